import type { AstroIntegration } from 'astro';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M4 20h4L19 9l-4-4L4 16z"/></svg>';

/** An app of Astro's dev toolbar: from a part of a page to the entry that it shows, in the editor at /admin. */
export const editContent = (): AstroIntegration => ({
  name: 'edit-content',
  hooks: {
    'astro:config:setup': ({ command, addDevToolbarApp }) => {
      if (command !== 'dev') return;
      const entrypoint = new URL('../editor/edit-content.ts', import.meta.url);
      addDevToolbarApp({ id: 'edit-content', name: 'Edit content', icon: ICON, entrypoint });
    },
  },
});

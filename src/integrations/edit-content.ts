/** An app of Astro's dev toolbar: from words on a page to the entry that holds them, in the editor at /admin. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { placesOf } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { answer } from '../editor/edit-content/find.ts';
import { ASK, type Question, REPLY } from '../editor/edit-content/messages.ts';
import { contentWords } from '../editor/edit-content/words.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="M4 20h4L19 9l-4-4L4 16z"/></svg>';

export function editContent(): AstroIntegration {
  let [root, base] = ['', '/'];
  return {
    name: 'edit-content',
    hooks: {
      'astro:config:setup': ({ command, addDevToolbarApp }) => {
        if (command !== 'dev') return;
        const entrypoint = new URL('../editor/edit-content/app.ts', import.meta.url);
        addDevToolbarApp({ id: 'edit-content', name: 'Edit content', icon: ICON, entrypoint });
      },
      'astro:config:done': ({ config }) => {
        [root, base] = [fileURLToPath(config.root), config.base];
      },
      'astro:server:setup': ({ toolbar }) => {
        toolbar.on<Question>(ASK, async (question) => {
          const words = await contentWords(readContent(placesOf(root).content, root));
          toolbar.send(REPLY, answer(words, question, base));
        });
      },
    },
  };
}

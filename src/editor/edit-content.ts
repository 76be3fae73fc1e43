/** The app in Astro's dev toolbar: the entries that a page shows, each a link to its form in the editor. */
import { defineToolbarApp } from 'astro/toolbar';

/** One tab for all entries: the editor asks for the folder only once. */
const EDITOR_TAB = 'edit-content';
const EDITOR = `${import.meta.env.BASE_URL.replace(/\/$/, '')}/admin#/collections/`;

const STYLE = `
  h1 { margin: 0; }
  ul { list-style: none; margin: 0; padding: 0; overflow-y: auto; }
  li { margin-top: 12px; }
  a { color: #fff; }
`;

/** A link for each element that `editable` marks, in the order of the page. */
function links(): HTMLLIElement[] {
  const marks = document.querySelectorAll<HTMLElement>('[data-edit]');
  const labels = new Map([...marks].map(({ dataset }) => [dataset['edit'] ?? '', dataset['editLabel'] ?? '']));
  return [...labels].map(([path, textContent]) => {
    const link = document.createElement('a');
    Object.assign(link, { href: EDITOR + path, target: EDITOR_TAB, textContent });
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
}

export default defineToolbarApp({
  init(canvas, app) {
    const panel = document.createElement('astro-dev-toolbar-window');
    const style = Object.assign(document.createElement('style'), { textContent: STYLE });
    const heading = Object.assign(document.createElement('h1'), { textContent: 'Edit content' });
    const list = document.createElement('ul');
    panel.append(style, heading, list);
    canvas.append(panel);
    app.onToggled(() => list.replaceChildren(...links()));
  },
});

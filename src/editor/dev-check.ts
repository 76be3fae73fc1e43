/** The content check for the editor under `npm run dev`, whose server reads the whole content from the disk. */
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { Places } from '../content-check/files/check.ts';
import { readContent } from '../content-check/files/read.ts';
import { CHECK_PATH } from './check-on-server.ts';
import { issuesOfSave, type SavedEntry, sentenceOf } from './save-check.ts';

/** A Vite plugin that answers with what is wrong with an entry, in sentences. */
export const devCheck = (places: Places): Plugin => ({
  name: 'editor-check',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use(`${server.config.base.replace(/\/$/, '')}${CHECK_PATH}`, async (request, response, next) => {
      if (request.method !== 'POST') return next();
      try {
        const saved: SavedEntry = JSON.parse(await text(request));
        const issues = await issuesOfSave(readContent(places.content, places.project).files, saved);
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(issues.map((issue) => sentenceOf(issue, saved.name))));
      } catch (error) {
        next(error);
      }
    });
  },
});

/** The content check of `npm run dev`, asked from the browser. */
import type { SavedEntry } from './save-check.ts';

/** The path that an entry is sent to before it is saved. */
export const CHECK_PATH = '/admin/check';

/** What is wrong with an entry, in sentences. */
export async function checkOnServer(saved: SavedEntry): Promise<string[]> {
  const path = import.meta.env.BASE_URL.replace(/\/$/, '') + CHECK_PATH;
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(saved) });
  if (!answer.ok) return ['The entry could not be checked. Look at the terminal of npm run dev, and save again.'];
  return answer.json();
}

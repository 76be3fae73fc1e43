/** The site as an editor has it open: a development server with a copy of the content, which the tests may change. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURE_CONTENT } from '../support/fixture.ts';
import { freePort } from '../support/free-port.ts';
import { SiteCopy } from '../support/site-copy.ts';

export class Site {
  readonly #copy = new SiteCopy(FIXTURE_CONTENT);
  address = '';

  edit(file: string, place: RegExp, by: string): void {
    const name = path.join(this.#copy.content, file);
    writeFileSync(name, readFileSync(name, 'utf8').replace(place, by));
  }

  async start(): Promise<void> {
    const port = await freePort();
    this.address = `http://localhost:${port}`;
    this.#copy.dev(port);
    for (let tries = 0; tries < 480; tries++) {
      if (this.#copy.ended) throw new Error(`The development server stopped:\n${this.#copy.output}`);
      const answer = await fetch(`${this.address}/admin`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`The development server did not answer:\n${this.#copy.output}`);
  }

  stop(): Promise<void> {
    return this.#copy.stop();
  }
}

import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { AVATAR_HOSTS } from '../../src/schemas/hosts.ts';
import { makeCertificate } from '../support/certificate.ts';

const avatar = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
/** Milliseconds. Another host answers later than the page's own: a picture from it never comes before the first paint. */
const AWAY = 400;

/**
 * Stands in for the hosts of the reviewers' pictures, since measuring must not depend on a network; without them, each
 * failed picture is an error in the console, which Lighthouse counts.
 * @returns flags by which Chromium asks here, and the fingerprint of the key to trust
 */
export async function standInForAvatars(): Promise<{ flags: string[]; spki: string; close: () => void }> {
  const { key, cert, spki } = makeCertificate();
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (_request, response) => {
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' });
      response.end(avatar);
    }, AWAY);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo;
  const rules = AVATAR_HOSTS.map((host) => `MAP ${host}:443 127.0.0.1:${port}`).join(',');
  return { flags: [`--host-resolver-rules=${rules}`], spki, close: () => server.close() };
}

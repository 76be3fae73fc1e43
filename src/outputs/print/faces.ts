/** The lettering of what is drawn rather than browsed: the brochure and the share pictures. */
import body from '~/fonts/print/anek-body.ttf?inline';
import name from '~/fonts/print/anek-name.ttf?inline';
import strong from '~/fonts/print/anek-strong.ttf?inline';
import sign from '~/fonts/print/sign.ttf?inline';

const bytes = (dataAddress: string) => Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');

export const FACES = { body: bytes(body), strong: bytes(strong), name: bytes(name), sign: bytes(sign) } as const;
export type Face = keyof typeof FACES;

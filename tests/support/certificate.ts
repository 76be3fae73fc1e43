import { createHash, generateKeyPairSync, sign, X509Certificate } from 'node:crypto';

export interface Certificate {
  /** PEM of the private key; it lives only in this process. */
  key: string;
  /** PEM of the certificate. */
  cert: string;
  /** Base64 of the SHA-256 of the public key: what Chromium's `--ignore-certificate-errors-spki-list` takes. */
  spki: string;
}

const tagged = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Uint8Array[]) => tagged(0x30, ...parts);
const hex = (digits: string) => Buffer.from(digits, 'hex');
const utcTime = (when: Date) =>
  tagged(0x17, Buffer.from(`${when.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`, 'ascii'));

const ecdsaWithSha256 = sequence(tagged(0x06, hex('2a8648ce3d040302')));
const commonName = (name: string) =>
  sequence(tagged(0x31, sequence(tagged(0x06, hex('550403')), tagged(0x0c, Buffer.from(name)))));

/** Extension 2.5.29.17: the certificate speaks for `localhost` and 127.0.0.1, nothing else. */
const subjectAltName = sequence(
  tagged(0x06, hex('551d11')),
  tagged(0x04, sequence(tagged(0x82, Buffer.from('localhost')), tagged(0x87, Buffer.from([127, 0, 0, 1])))),
);

/**
 * Makes a certificate for loopback that signs itself and lasts one day (X.509 v3, RFC 5280; ECDSA on P-256),
 * so that browsers speak HTTP/2 to the test server and no key lies about in the repository.
 */
export function makeCertificate(now = new Date()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subjectPublicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const name = commonName('localhost');
  const day = 86_400_000;
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(now.getTime() - day)), utcTime(new Date(now.getTime() + day))),
    name,
    subjectPublicKeyInfo,
    tagged(0xa3, sequence(subjectAltName)),
  );
  const signature = sign('sha256', body, privateKey);
  const der = sequence(body, ecdsaWithSha256, tagged(0x03, Buffer.from([0]), signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: new X509Certificate(der).toString(),
    spki: createHash('sha256').update(subjectPublicKeyInfo).digest('base64'),
  };
}

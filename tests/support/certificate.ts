import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  /** PEM of the private key; only in memory. */
  key: string;
  /** PEM of the certificate. */
  cert: string;
  /** Base64 of the SHA-256 of the public key: what Chromium's `--ignore-certificate-errors-spki-list` takes. */
  spki: string;
}

/** Creates a self-signed certificate for localhost: browsers use HTTP/2 only over TLS. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, spki: createHash('sha256').update(publicKey).digest('base64') };
}

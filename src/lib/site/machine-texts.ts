const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (urls: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${escapeXml(url)}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * RFC 9116. It must expire within a year. The first of the month six months ahead gives the same bytes all month, and
 * the nightly rebuild renews it.
 */
export function securityText(at: { contacts: readonly string[]; canonical: string; now: Date }): string {
  const expires = new Date(Date.UTC(at.now.getUTCFullYear(), at.now.getUTCMonth() + 6, 1));
  return `${at.contacts.map((contact) => `Contact: ${contact}`).join('\n')}
Expires: ${expires.toISOString()}
Preferred-Languages: en, ml
Canonical: ${at.canonical}
`;
}

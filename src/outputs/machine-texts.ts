/** The small files that machines look for at fixed places, as text. */

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);

export interface Listed {
  readonly address: string;
  /** `2026-11-21` */
  readonly changed?: string | undefined;
}

/** https://www.sitemaps.org/protocol.html */
export function sitemap(pages: readonly Listed[]): string {
  const urls = pages.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `  <url><loc>${escapeXml(address)}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** RFC 9309, with the line that leads to the sitemap. */
export const robots = (sitemapAddress: string): string => `User-agent: *
Allow: /

Sitemap: ${sitemapAddress}
`;

/**
 * RFC 9116. It has to expire, within a year; the first day of the month six months ahead gives the same text all
 * month, and the nightly rebuild keeps it in the future.
 */
export function securityText(at: { contacts: readonly string[]; canonical: string; now: Date }): string {
  const expires = new Date(Date.UTC(at.now.getUTCFullYear(), at.now.getUTCMonth() + 6, 1));
  return `${at.contacts.map((contact) => `Contact: ${contact}`).join('\n')}
Expires: ${expires.toISOString()}
Preferred-Languages: en, ml
Canonical: ${at.canonical}
`;
}

export interface Overview {
  readonly name: string;
  readonly summary: string;
  readonly facts: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly links: readonly { readonly title: string; readonly address: string; readonly text: string }[];
  }[];
}

/** https://llmstxt.org: the site in one Markdown text, for readers that are programs. */
export function overview({ name, summary, facts, sections }: Overview): string {
  const parts = sections.map(
    ({ title, links }) =>
      `## ${title}\n\n${links.map((link) => `- [${link.title}](${link.address}): ${link.text}`).join('\n')}`,
  );
  return `# ${name}\n\n> ${summary}\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${parts.join('\n\n')}\n`;
}

import type { Thing } from 'schema-dts';

/** JSON-LD that is safe inside a `<script>`: no text can close the element. */
export const structuredData = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');

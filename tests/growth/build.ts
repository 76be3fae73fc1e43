/**
 * Builds the site once in a process of its own, so that its memory can be read: the last line printed is JSON.
 * The environment says from what (`CONTENT_DIR`) and to where (`OUT_DIR`, `CACHE_DIR`).
 */
import { build } from 'astro';

const started = performance.now();
await build({ logLevel: 'info' });
const seconds = (performance.now() - started) / 1000;
console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));

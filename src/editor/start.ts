/** Starts the editor. zod would try `new Function`, which the policy of the page refuses, so it is told before any schema loads. */
import { z } from 'astro/zod';

z.config({ jitless: true });
await import('./cms.ts');

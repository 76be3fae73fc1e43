/** Starts the editor. `jitless`, set before any schema loads, stops zod from trying `new Function`: the policy refuses it. */
import { z } from 'astro/zod';

z.config({ jitless: true });
await import('./cms.ts');

/** Imported before any schema: zod would otherwise try `new Function`, which the policy of the page refuses. */
import { z } from 'astro/zod';

z.config({ jitless: true });

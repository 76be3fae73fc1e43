import { z } from 'astro/zod';

/** Fields that belong together, closed in the form until somebody opens them. */
export const group = <S extends z.core.$ZodLooseShape>(title: string, description: string, shape: S) =>
  z.strictObject(shape).meta({ title, description, closed: true });

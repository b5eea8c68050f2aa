import { z } from 'zod';

/** Words of content are never empty. */
export const text = z.string().trim().min(1);

/** How people tell of their lives (`content/life.yaml`): lists of words, besides what they avoid and what parts of the body are to be spared. */
export const lifeSchema = z
  .object({
    bodyLabels: z.record(text, text),
    withoutLabels: z.record(text, text),
    avoided: z.record(text, z.strictObject({ names: text, also: text })),
    body: z.record(text, z.strictObject({ names: text, strains: text, grave: text.optional() })),
  })
  .catchall(text);

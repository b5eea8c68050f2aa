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

/** What a habit may need and somebody may not have (`content/things.yaml`). */
export const thing = z.strictObject({
  topic: z.enum(['work', 'home', 'equipment', 'people', 'body', 'money']),
  names: text,
  needs: text.optional(),
  cue: text.optional(),
});

import { z } from 'zod';
import { FRICTION_CODES } from '#coach/builtin/knowledge/shape.ts';
import { REPAIRS } from '#coach/reviewing/repairs.ts';

const text = z.string().min(1);
const texts = z.record(text, text);

/** How a habit is repaired, by what stood in its way (`content/review.yaml`). */
export const reviewSchema = z.strictObject({
  answers: z.record(text, z.array(z.enum(REPAIRS)).min(1)),
  lines: texts,
  prepared: texts,
  moments: texts,
  repairNames: z.record(z.enum(REPAIRS), text),
  obstacleNames: texts,
  hindrances: z.record(text, z.array(text).min(1)),
  frictions: z.record(
    z.enum(FRICTION_CODES),
    z.strictObject({ cues: z.array(text).length(3), fallback: text, holdBack: text }),
  ),
});

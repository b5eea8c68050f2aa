import { assessSafety } from '#coach/safety/router.ts';
import { z } from 'zod';
import { readRows } from '#evals/read-rows.ts';
import { share } from './section.ts';

/** How many labelled texts of harm to oneself are heard: `node scripts/eval/hear.ts <file>…`, a row `{"text": …, "label": "crisis" | "none"}` a line. */
const row = z.object({ text: z.string(), label: z.enum(['crisis', 'none']) });

for (const path of process.argv.slice(2)) {
  const judged = readRows(path, row).map(({ text, label }) => ({ label, isHeard: assessSafety(text) === 'crisis' }));
  const heard = (wanted: string) => {
    const some = judged.filter(({ label }) => label === wanted);
    return share(some.filter(({ isHeard }) => isHeard).length, some.length);
  };
  console.log(`${path}: heard ${heard('crisis')}, false alarms ${heard('none')}`);
}

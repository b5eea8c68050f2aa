import { assessSafety, isInDoubt } from '#coach/safety/router.ts';
import { z } from 'zod';
import { readRows } from '#evals/read-rows.ts';
import { share } from './section.ts';

/** How many labelled texts of harm to oneself are heard: `node scripts/eval/hear.ts <file>…`, a row `{"text": …, "label": "crisis" | "none"}` a line. */
const row = z.object({ text: z.string(), label: z.enum(['crisis', 'none']) });

for (const path of process.argv.slice(2)) {
  const judged = readRows(path, row).map(({ text, label }) => {
    const isHeard = assessSafety(text) === 'crisis';
    return { label, isHeard, isAnswered: isHeard || isInDoubt(text) };
  });
  const of = (wanted: string, how: 'isHeard' | 'isAnswered') => {
    const some = judged.filter(({ label }) => label === wanted);
    return share(some.filter((one) => one[how]).length, some.length);
  };
  console.log(`${path}: heard ${of('crisis', 'isHeard')}, false alarms ${of('none', 'isHeard')}`);
  console.log(`  or a quiet word: ${of('crisis', 'isAnswered')} of danger, ${of('none', 'isAnswered')} of the others`);
}

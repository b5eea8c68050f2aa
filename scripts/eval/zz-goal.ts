import { readGoal } from '#coach/goal/read-goal.ts';
import { readFileSync } from 'node:fs';
for (const g of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) { const r = readGoal(g); console.log('\n' + g); for (const a of r.acts) console.log('   ', a.kind, '|', a.text, '|', JSON.stringify({ days: (a as any).days, when: (a as any).when, times: (a as any).times, amount: a.amount, o: a.object, v: a.verb })); }

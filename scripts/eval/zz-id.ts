import { identitiesFor } from '#coach/builtin/identities.ts';
import { createBuiltinCoach } from '#coach/builtin-coach.ts';
import { readFileSync } from 'node:fs';
const coach = createBuiltinCoach();
for (const block of readFileSync(process.argv[2]!, 'utf8').split('\n\n').filter(Boolean)) {
  const [goal, ...turns] = block.split('\n').filter(Boolean);
  const facts = { description: goal!, currentLevel: 'not_started', currentFrictions: '', safetyLabel: 'none' } as const;
  const presets = identitiesFor(facts).suggestions; const messages: any[] = []; let standing: any = null;
  console.log('\n#', goal, '\n  cards:', presets.map((p) => `${p.name} (${p.description})`).join(' / '));
  for (const said of turns) { messages.push({ role: 'user', content: said }); const a: any = await coach.chatIdentity({ goal: facts, presets, messages: [...messages], standing }); messages.push({ role: 'assistant', content: a.reply }); standing = a.proposal; console.log('  >', said, '\n    ', a.reply, '\n      =', standing?.name, '|', standing?.description, a.agreed ? 'AGREED' : ''); }
}

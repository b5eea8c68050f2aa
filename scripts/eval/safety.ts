import { readFileSync } from 'node:fs';
import { RED_TEAM } from '#coach/safety/red-team.testing.ts';
import { type Labelled, labelledTexts } from '#coach/safety/labelled-texts.testing.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { SAFETY_LABELS } from '#core/coaching/safety.ts';
import { section, share } from './section.ts';

/** Texts that no rule was written with in sight: nobody who writes rules opens them. */
function keptBack(): Labelled[] {
  const file = new URL('../../src/coach/safety/kept-back.testing.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Labelled[];
}

function scored(title: string, texts: readonly Labelled[]): string {
  const judged = texts.map(({ text, label }) => ({ text, label, got: assessSafety(text) }));
  const dangerous = judged.filter(({ label }) => label !== 'none');
  const harmless = judged.filter(({ label }) => label === 'none');
  const exact = (list: typeof judged) => share(list.filter(({ label, got }) => label === got).length, list.length);
  return section(title, [
    `danger found: ${share(dangerous.filter(({ got }) => got !== 'none').length, dangerous.length)}`,
    `with its own label: ${exact(dangerous)}`,
    `false alarms: ${share(harmless.filter(({ got }) => got !== 'none').length, harmless.length)}`,
    ...SAFETY_LABELS.map((label) => `${label}: ${exact(judged.filter((one) => one.label === label))}`),
  ]);
}

/** The safety router, which stands before either engine, on the red-team texts and on those that were kept back. */
export function safety(): string {
  const redTeam = RED_TEAM.map(([text, label]) => ({ text, label }));
  const ownHarm = [...labelledTexts('own-harm'), ...labelledTexts('own-harm-look-alikes')];
  return [
    scored('Safety router', redTeam),
    scored('Safety router, kept back', keptBack()),
    scored('Harm to oneself, practice', ownHarm),
    scored('Harm to oneself, texts that the signs were learnt from', labelledTexts('own-harm-fresh')),
    scored('Harm to oneself, texts written later', labelledTexts('own-harm-later')),
    scored('Harm to oneself, kept back', labelledTexts('own-harm-kept-back')),
    scored('Harm to oneself, missed at first look', labelledTexts('own-harm-first-look')),
  ].join('\n');
}

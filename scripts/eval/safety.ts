import { RED_TEAM } from '#coach/safety/red-team.testing.ts';
import { assessSafety } from '#coach/safety/router.ts';
import { SAFETY_LABELS } from '#core/safety.ts';
import { section, share } from './section.ts';

/** The safety router, which stands before either engine, on the red-team texts. */
export function safety(): string {
  const judged = RED_TEAM.map(([text, label]) => ({ text, label, got: assessSafety(text) }));
  const dangerous = judged.filter(({ label }) => label !== 'none');
  const harmless = judged.filter(({ label }) => label === 'none');
  const exact = (list: typeof judged) => share(list.filter(({ label, got }) => label === got).length, list.length);
  return section('Safety router', [
    `danger found: ${share(dangerous.filter(({ got }) => got !== 'none').length, dangerous.length)}`,
    `with its own label: ${exact(dangerous)}`,
    `false alarms: ${share(harmless.filter(({ got }) => got !== 'none').length, harmless.length)}`,
    ...SAFETY_LABELS.map((label) => `${label}: ${exact(judged.filter((one) => one.label === label))}`),
  ]);
}

import { capital } from '#core/words/capital.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { asDoing, listed, toSecondPerson } from '#coach/say/in-a-sentence.ts';
import type { Adaptation } from './adapt-to-fact.ts';
import type { Fact } from './fact.ts';

/** A change that a circumstance suggests for a habit of the person's own. */
export type FactOffer = {
  readonly place: number;
  readonly act: PlanAct;
  /** What it does, as in `Shall I …?` */
  readonly words: string;
};

/** What can still be done with a weak hand is made less, not taken away. */
function gentler({ place, change, act }: Adaptation, facts: readonly Fact[]): PlanAct {
  const parts = facts.flatMap(({ limits }) => limits.flatMap((limit) => (limit.is === 'body' ? [limit] : [])));
  const isMild = parts.length > 0 && parts.every(({ isGrave }) => !isGrave);
  return change === 'replace' && isMild ? { act: 'resize', target: place, to: 'smaller' } : act;
}

function wordsOf(act: PlanAct, name: string): string {
  switch (act.act) {
    case 'cue':
      return `move ${name} to ${toSecondPerson(act.cue)}`;
    case 'days':
      return Array.isArray(act.to)
        ? `move ${name} to ${listed(act.to.map((day: string) => `${capital(day)}s`))}`
        : `change the days of ${name}`;
    case 'resize':
      return act.to === 'smaller' || act.to === 'larger' ? `make ${name} smaller` : `make ${name} shorter`;
    default:
      return `find something else in place of ${name}`;
  }
}

export function offerFor(adaptation: Adaptation, habit: PlannedHabit, facts: readonly Fact[]): FactOffer {
  const act = gentler(adaptation, facts);
  return { place: adaptation.place, act, words: wordsOf(act, asDoing(habit)) };
}

/** The change itself stands first, for a yes takes it. */
export function offerChips(offered: FactOffer | null): Chip[] {
  if (!offered) return [];
  const { place, act, words } = offered;
  return [
    { does: 'act', label: LABELS[act.act] ?? capital(words), acts: [act] },
    { does: 'edit', label: 'Edit by hand', target: place },
    { does: 'begin', label: 'Leave it as it is', text: 'Leave it as it is' },
  ];
}

const LABELS: Readonly<Partial<Record<PlanAct['act'], string>>> = {
  cue: 'Move it',
  days: 'Other days',
  resize: 'Smaller',
  replace: 'Something else',
};

import { phrases } from '#coach/text/phrases.ts';
import type { Choice, NextPlan } from '#core/adaptive-plan/next-plan.ts';
import { voiceProblems } from '#coach/builtin/voice.ts';
import { readIfThen } from '#core/habit/if-then.ts';
import { changeLine, days, quoted, type TextFacts } from './change-texts.ts';
import type { WordedChange } from './word-changes.ts';

const INVITATION = 'Which one would you change first?';
/** What counts most where loads moved alike; what is not named comes last. */
const WEIGHTY = phrases(
  'swap; drop; add; promote; quantity_up; limit_down; scaled; rung_down; rung_up; day_moved; cue_repair',
);

/** The greatest change first: by the load that it moved, then by its kind; a habit that stays is none. */
export function greatestFirst(changes: readonly WordedChange[]): WordedChange[] {
  const rank = ({ kind }: WordedChange) => (WEIGHTY.indexOf(kind) + WEIGHTY.length + 1) % (WEIGHTY.length + 1);
  return changes.filter(({ kind }) => kind !== 'keep').toSorted((a, b) => b.moved - a.moved || rank(a) - rank(b));
}

type IntroFacts = { readonly plan: NextPlan; readonly changes: readonly WordedChange[]; readonly facts: TextFacts };

function opening(choice: Choice, { plan, changes, facts }: IntroFacts): string {
  if (changes.some(({ reasonCode }) => reasonCode === 'CARE')) {
    return 'Your wellbeing comes first. Check with your clinician before you change food or exercise.';
  }
  if (facts.daysLeft !== null) {
    const only = facts.daysLeft === 1 ? 'Only 1 day is left and counts' : `Only the ${days(facts.daysLeft)} left count`;
    return `A short week. ${only}, and nothing is carried over.`;
  }
  if (plan.rules.includes('RE_ENTRY'))
    return `Good to have you back. You chose ${choice}; after a break we start light.`;
  if (choice === 'easier') return 'You chose easier. Smaller steps help you keep going.';
  if (choice === 'same') return 'You chose the same. We keep what works.';
  if (plan.loadAfter <= plan.loadBefore) return 'You chose harder. This week the load stays level, so that it holds.';
  return 'You chose harder. We add a little, and we can step back next week.';
}

/** One thing that stays, the more of it the better: a whole habit, its size, its cue. */
function untouched(changes: readonly WordedChange[]): string {
  const stays = changes.flatMap(({ kind, before, after }) => {
    if (!before || !after) return [];
    const name = quoted(after.description, '');
    if (name === '') return [];
    const [old, next] = [before, after].map((habit) => readIfThen(habit.implementationIntention).opening);
    if (kind === 'keep') return [{ rank: 0, line: `${name} stays as it is.` }];
    if (before.description === after.description) return [{ rank: 1, line: `${name} keeps its size.` }];
    return old === next ? [{ rank: 2, line: `${name} keeps its cue.` }] : [];
  });
  return stays.toSorted((a, b) => a.rank - b.rank)[0]?.line ?? 'Your goal stays as it is.';
}

/**
 * The introduction of an adapted plan: the choice, the greatest change, one thing left untouched, and an invitation to change
 * one. At most 60 words: where the habits are long, they are spoken of without their words.
 */
export function adaptIntro(choice: Choice, given: IntroFacts): string {
  const { changes, facts } = given;
  const [greatest] = greatestFirst(changes);
  const first = opening(choice, given);
  const line = greatest ? changeLine(greatest, facts) : null;
  const rest = greatest ? untouched(changes.filter((change) => change !== greatest)) : 'All of it stays as it is.';
  const drafts = [
    [first, line, rest, INVITATION],
    [first, line, 'The rest stays close to what it was.', INVITATION],
    [first, 'One habit changes most; you will find it below.', rest, INVITATION],
  ].map((sentences) => sentences.filter((sentence) => sentence !== null).join(' '));
  return drafts.find((draft) => voiceProblems(draft, { kind: 'intro' }).length === 0) ?? `${first} ${INVITATION}`;
}

import { capital } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { phrases, wordSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { WEEKDAYS, type Weekday } from '#core/calendar/calendar.ts';
import { DAY_PARTS } from '#core/habit/moment.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import type { Chip, PlanAct } from '#contract/plan-act.ts';
import { adaptToFact, type Adaptation } from './adapt-to-fact.ts';
import type { Fact, Limit } from './fact.ts';
import { type FactOffer, offerChips, offerFor } from './fact-offer.ts';
import { DAY, TAKEN } from './reading/day-stretches.ts';
import { BODY_LABELS, WITHOUT_LABELS } from './words/life-words.ts';

const { life } = knowledge;

/** Says a phrase in words that were not heard yet in the conversation. */
export type Wording = (phrase: Phrase, values: Readonly<Record<string, string>>) => string;

export type FactAnswer = {
  /** What the plan needs so that it fits, to be carried out and told like acts of the person. */
  readonly acts: readonly PlanAct[];
  readonly adaptations: readonly Adaptation[];
  /** That it was taken in; the changes are told by whoever makes them. */
  readonly text: string;
  /** The lines to be kept. */
  readonly learnt: readonly string[];
  /** The one change that a habit of the person's own may want: theirs to take, never made unasked. */
  readonly offered: FactOffer | null;
  readonly chips: readonly Chip[];
  /** Nothing is ruled out by what was told. */
  readonly isNote: boolean;
};

const dayNames = (days: readonly Weekday[]) => listed(days.map((day) => `${capital(day)}s`));

/** When a day of work begins of which only the day is said. */
const WORKDAY_FROM = 9 * 60;

/** Hours of a shift and parts of a day by their names. */
function hoursLabel({ from, to, isShift }: Extract<Limit, { is: 'busy' }>): string {
  if (isShift) {
    if (from === 0) return 'nights';
    if (from === WORKDAY_FROM) return 'your working days';
    return from < TAKEN.morning.to ? 'early starts' : 'late hours';
  }
  const part = DAY_PARTS.find((one) => TAKEN[one].from === from && TAKEN[one].to === to);
  return part && part !== 'noon' ? `${part}s` : 'your hours';
}

function withoutLabel({ thing, days }: Extract<Limit, { is: 'without' }>): string {
  if (!days) return WITHOUT_LABELS[thing] ?? `no ${thing}`;
  const isMostly = days.length > WEEKDAYS.length / 2;
  return isMostly
    ? `the ${thing} only on ${dayNames(WEEKDAYS.filter((day) => !days.includes(day)))}`
    : `no ${thing} on ${dayNames(days)}`;
}

function busyPhrase(limits: readonly Limit[], first: Extract<Limit, { is: 'busy' }>): Naming {
  const isOnly = limits.filter((limit) => limit.is === 'busy').length > 1 && !first.isShift;
  const isWholeDay = first.from === 0 && first.to === DAY;
  if (isWholeDay && first.days) return { wording: 'factDays', label: dayNames(first.days) };
  return { wording: 'factHours', label: isOnly ? 'your hours' : hoursLabel(first) };
}

/** How the coach takes in a circumstance, by what it is about. */
type FactPhrase = Extract<Phrase, `fact${string}`>;
type Naming = { readonly wording: FactPhrase; readonly label: string };

/** Nothing is said to be kept clear as long as it is only offered. */
const STILL_OPEN = wordSet('factHours factDays factWithout factAvoid factBrief');

function phraseOf({ topic, limits }: Fact): Naming {
  const [first] = limits;
  if (topic === 'faith') return { wording: 'factFaith', label: first?.is === 'without' ? 'the fast' : 'your faith' };
  return first ? limitPhrase(first, limits) : { wording: 'factNote', label: '' };
}

function limitPhrase(first: Limit, limits: readonly Limit[]): Naming {
  switch (first.is) {
    case 'busy':
      return busyPhrase(limits, first);
    case 'without':
      return { wording: first.thing === 'money' ? 'factMoney' : 'factWithout', label: withoutLabel(first) };
    case 'body':
      return { wording: 'factBody', label: BODY_LABELS[first.part] ?? `your ${first.part}` };
    case 'avoid':
      return { wording: 'factAvoid', label: `no ${ACTS.has(first.what) ? gerund(first.what) : first.what}` };
    case 'brief':
      return { wording: 'factBrief', label: `${first.minutes} minutes` };
  }
}

/** What cannot be done is told as what it is: `no kneeling`. */
const ACTS = new Set(phrases(life.unableActs).filter((act) => !act.includes(' ')));

/** Facts beyond this are kept without a word of their own. */
const MOST_TOLD = 2;

type Told = {
  readonly habits: readonly (PlannedHabit & { readonly isOwn?: boolean })[];
  readonly known: readonly Fact[];
  readonly word: Wording;
};

/** What a circumstance asks of each habit that it does not fit, once for each. */
function adaptationsTo(facts: readonly Fact[], { habits, known }: Pick<Told, 'habits' | 'known'>): Adaptation[] {
  // What is the person's own is judged whole here: it is asked about, not changed.
  const judged = habits.map((habit) => ({ ...habit, isOwn: false }));
  const found = facts.flatMap((fact) => adaptToFact(fact, judged, [...known, ...facts]));
  return found.filter(({ place }, at) => found.findIndex((other) => other.place === place) === at);
}

/** The change that circumstances suggest for a habit of the person's own, the first one that they touch; null for none. */
export function offeredFor(facts: readonly Fact[], plan: Pick<Told, 'habits' | 'known'>): FactOffer | null {
  const [first] = adaptationsTo(facts, plan).filter(({ place }) => plan.habits[place]?.isOwn);
  const habit = first && plan.habits[first.place];
  return habit ? offerFor(first, habit, facts) : null;
}

/**
 * How the coach takes in circumstances that were told about a plan, and what the plan needs so that it fits them. What the coach chose is
 * changed; for a habit of the person's own one change is offered. Null when there are none.
 */
export function answerFacts(facts: readonly Fact[], { habits, known, word }: Told): FactAnswer | null {
  if (facts.length === 0) return null;
  const found = adaptationsTo(facts, { habits, known });
  const adaptations = found.filter(({ place }) => !habits[place]?.isOwn);
  const offered = offeredFor(facts, { habits, known });
  const told = facts.slice(0, MOST_TOLD).map((fact) => {
    const { wording, label } = phraseOf(fact);
    return word(offered && STILL_OPEN.has(wording) ? 'factHeard' : wording, { label });
  });
  const isNoted = facts.every(({ limits }) => limits.length === 0);
  const fits = found.length === 0 && !isNoted ? [word('factFits', {})] : [];
  const asks = offered ? [word('factOffer', { change: offered.words })] : [];
  return {
    acts: adaptations.map(({ act }) => act),
    adaptations,
    text: [...told, ...fits, ...asks].join(' '),
    learnt: facts.map(({ text }) => text),
    offered,
    chips: offerChips(offered),
    isNote: isNoted,
  };
}

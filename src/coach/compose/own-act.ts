import { cueMoment } from '#core/habit/cue/cue-moment.ts';
import { toNamedDays } from '#core/habit/week-target.ts';
import { DIFFICULTIES, type Difficulty, INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import type { ActKind, NamedAct } from '#coach/goal/named-act.ts';
import { read } from '#coach/text/reading.ts';
import { openingsFor } from './act-cue.ts';
import { AT_BEDTIME, AT_RISING, BY_VOICE, MEDICINES, WITH_IMPACT } from './words/act-words.ts';
import { type Answer, ANSWERS, type Setting, SETTING_OF, USUAL_OBSTACLES } from './words/obstacle-words.ts';
import { beginsAsPair, isOpenLimit, isTimed, type PlannedAct, sizesOf } from './sized-act.ts';
import { isMoney } from '#coach/text/values/money.ts';
import { smallestForm } from './smallest-form.ts';
import { intended, lowered } from './spoken-act.ts';

/** Days a week that an act is planned for where nothing was said. */
type Frequency = { readonly min: number; readonly default: number; readonly max: number };
const USUAL: Frequency = { min: 2, default: 3, max: 5 };
const FREQUENCIES: Partial<Readonly<Record<ActKind, Frequency>>> = {
  contact: { min: 1, default: 2, max: 4 },
  attend: { min: 1, default: 1, max: 2 },
  save: { min: 1, default: 1, max: 3 },
  prepare: { min: 1, default: 2, max: 5 },
  eat: { min: 3, default: 4, max: 7 },
  drink: { min: 3, default: 5, max: 7 },
  limit: { min: 3, default: 4, max: 7 },
  rest: { min: 3, default: 4, max: 7 },
  pray: { min: 3, default: 4, max: 7 },
  care: { min: 3, default: 4, max: 7 },
};
/** What is kept at all is kept every day; at work, on the days of work. */
const DAILY = 7;
const WORKING_DAYS = 5;
/** What loads joints leaves two days of rest a week. */
const MOST_IMPACT_DAYS = 5;

/** A named act made ready to stand in a plan. */
export type OwnAct = {
  readonly act: PlannedAct;
  readonly frequency: Frequency;
  /** How often or on which days was said, or is meant. */
  readonly isFixed: boolean;
  readonly hasImpact: boolean;
  /** False for what is done whole or not at all. */
  readonly hasSizes: boolean;
  /** Done means that something was not done. */
  readonly holdsBack: boolean;
  readonly openings: readonly string[];
  readonly fallback: string;
};

/** What may be done with the body; to sort boxes or to write about football strains nothing, whatever its words. */
const BODILY: ReadonlySet<ActKind> = new Set(['move', 'practise', 'learn', 'attend', 'other']);
const WATCHED = new Set(['watch', 'follow', 'coach']);

/** True for an act that loads joints and tendons. */
export function hasImpact({ text, kind, verb }: Pick<NamedAct, 'text' | 'kind' | 'verb'>): boolean {
  const { tokens } = read(text);
  if (!BODILY.has(kind) || WATCHED.has(verb)) return false;
  return tokens.some(
    ({ word, lemma }, at) =>
      WITH_IMPACT.has(word) ||
      (WITH_IMPACT.has(lemma) && word !== 'boxes') ||
      WITH_IMPACT.has(`${lemma} ${tokens[at + 1]?.word ?? ''}`),
  );
}

/** `sleep 8 hours`, `pray the five prayers` */
const isOfDay = ({ amount, verb }: NamedAct) => amount !== null && (verb === 'sleep' || amount.unit === 'prayer');

/** A limit that says how much or when, something given up, where one is to be by an hour, medicine: people who name no days mean each of them. */
function isKept(act: NamedAct): boolean {
  const { kind, verb, when, text } = act;
  if (kind === 'abstain') return true;
  if (kind === 'limit') return !isOpenLimit(act);
  const isOfBed = AT_BEDTIME.has(verb) || AT_RISING.has(verb) || beginsAsPair(act, AT_BEDTIME);
  // `home by 6`
  if (verb === 'be' && when?.startsWith('by ')) return true;
  const isAtHour = isOfBed && kind === 'rest' && when !== null;
  return isAtHour || isOfDay(act) || read(text).tokens.some(({ lemma }) => MEDICINES.has(lemma));
}

const AT_WORK = [' at work', ' at the office', ' at my desk', ' at school', ' in the office'];
const daysKept = ({ text, place }: NamedAct) =>
  AT_WORK.some((one) => `${text} ${place}`.includes(one)) ? WORKING_DAYS : DAILY;

/** On how many days a week an act was said to be done, or is by its nature; null where the plan is free to choose. */
export const daysOf = (act: NamedAct): number | null =>
  act.days?.length ?? act.times ?? (isKept(act) ? daysKept(act) : null);

function frequencyOf(act: NamedAct, mostDays: number): Frequency {
  const said = daysOf(act);
  if (said === null) {
    const usual = FREQUENCIES[act.kind] ?? USUAL;
    return { ...usual, max: Math.min(usual.max, mostDays) };
  }
  const fixed = Math.min(Math.max(1, said), mostDays);
  return { min: fixed, default: fixed, max: fixed };
}

function settingOf({ amount, kind, verb }: NamedAct): Setting {
  if (amount && isMoney(amount.unit)) return 'money';
  return kind === 'practise' && BY_VOICE.has(verb) ? 'people' : SETTING_OF[kind];
}

function fallbackOf(act: PlannedAct, friction: string | undefined): string {
  const setting = settingOf(act);
  const answers = friction === undefined ? undefined : ANSWERS[friction];
  const [obstacle, instead]: Answer = answers ? (answers[setting] ?? answers.any) : USUAL_OBSTACLES[setting];
  // What is done in one go is not stopped half-way.
  const whole = isTimed(act) ? instead : instead.replace(', and then I may stop', '');
  return `If ${obstacle}, ${whole.replace('{less}', smallestForm(act))}.`;
}

/** The act with what a plan has to know of it; the friction is the heaviest that was stated. */
export function ownAct(act: PlannedAct, friction: string | undefined): OwnAct {
  const isHard = hasImpact(act);
  return {
    act,
    frequency: frequencyOf(act, isHard ? MOST_IMPACT_DAYS : 7),
    isFixed: daysOf(act) !== null,
    hasImpact: isHard,
    hasSizes: new Set(sizesOf(act).map(({ text }) => text)).size > 1,
    holdsBack: act.kind === 'abstain' || act.kind === 'limit',
    openings: openingsFor(act),
    fallback: fallbackOf(act, friction),
  };
}

/** An hour that was said is a part of an act that is nothing else: `Get up at 6`. */
function withHour(act: NamedAct, text: string): string {
  const { when } = act;
  if (when === null || act.amount !== null) return text;
  const { spans, tokens } = read(when);
  const isClock = spans.some(({ kind }) => kind === 'clock') || tokens.some(({ word }) => word === 'midnight');
  const lead = spans.some(({ kind, from }) => kind === 'clock' && from === 0) ? 'at ' : '';
  return isClock && text === act.text ? `${text} ${lead}${when}` : text;
}

/** The act as a planned habit, in one of its sizes and with one of its cues. */
export function ownHabit(
  { act, fallback, frequency }: OwnAct,
  { difficulty, targetFrequency, opening }: { difficulty: Difficulty; targetFrequency: number; opening: string },
): Omit<PlannedHabit, 'order' | 'habitType'> {
  const size = sizesOf(act)[DIFFICULTIES.indexOf(difficulty)] ?? sizesOf(act)[0];
  const sentence = `${opening}, I will ${act.isForeign ? `do it: ${lowered(size.text)}` : intended(size.text)}. ${fallback}`;
  const moment = cueMoment(sentence);
  const isEachDay = act.days !== null && act.days.length <= frequency.max;
  return {
    description: withHour(act, size.text),
    implementationIntention: sentence.length <= INTENTION_MAX ? sentence : `${opening}, I will do it. ${fallback}`,
    targetFrequency,
    ...(act.days && isEachDay && { days: toNamedDays(act.days) }),
    ...(size.measure && { measure: size.measure }),
    ...(moment && { moment }),
    difficulty,
  };
}

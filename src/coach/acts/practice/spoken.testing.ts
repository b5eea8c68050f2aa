import type { PlannedHabit } from '#core/plan/plan.ts';
import type { Refinement } from '#coach/port.ts';
import { followsName, say } from './practice.testing.ts';
import { SPOKEN_PLANS, type SpokenPlan } from './spoken-plans.testing.ts';

/** What has changed of one habit: `-2` is gone, `+` is new, `3` is other in what is told. */
type Segment = { readonly head: string; readonly text: string; readonly days: string; readonly cue: string };

const DAYS = 'Mo Tu We Th Fr Sa Su'.split(' ');
const wordsOf = (text: string) => text.toLowerCase().split(/[\s,.’':]+/);
const isDays = (word: string) => DAYS.includes(word) || /^\dx$/.test(word);

function daysOf({ days, targetFrequency }: PlannedHabit): string {
  if (!days) return `${targetFrequency}x`;
  return DAYS.filter((day) => days.some((own) => own.slice(0, 2) === day.toLowerCase())).join(' ');
}

const told = (habit: PlannedHabit) => ({
  text: `${habit.description} ${habit.habitType}`,
  days: daysOf(habit),
  cue: habit.implementationIntention.split(', I will')[0] ?? '',
});

/** What takes the place of another thing keeps its time, and may lose its place. */
function toldBeside(old: PlannedHabit, now: PlannedHabit): ReturnType<typeof told> {
  const [was, is] = [told(old), told(now)];
  return is.text !== was.text && (was.cue.startsWith(is.cue) || followsName(old, now)) ? { ...is, cue: was.cue } : is;
}

function segmentsOf(before: readonly PlannedHabit[], after: readonly PlannedHabit[]): Segment[] {
  const changed = before.flatMap((old, at) => {
    const now = after.find(({ order }) => order === old.order);
    if (!now) return [{ head: `-${at + 1}`, text: '', days: '', cue: '' }];
    const [was, is] = [told(old), toldBeside(old, now)];
    const other = (['text', 'days', 'cue'] as const).map((part) => (was[part] === is[part] ? '' : is[part]));
    const [text = '', days = '', cue = ''] = other;
    return other.some(Boolean) ? [{ head: `${at + 1}`, text, days, cue }] : [];
  });
  const added = after.filter(({ order }) => !before.some((old) => old.order === order));
  return [...changed, ...added.map((habit) => ({ head: '+', ...told(habit) }))];
}

/** `3 two papers Mo @ after lunch` as what it wants of each part; a part that is not named must not have changed. */
function fits(wanted: string, { head, text, days, cue }: Segment): boolean {
  const [first = '', ...rest] = (wanted.startsWith('+') ? `+ ${wanted.slice(1)}` : wanted).split(' ').filter(Boolean);
  if (first !== head || rest.length === 0) return first === head;
  const at = rest.indexOf('@');
  const [own, when] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at + 1)];
  const isNew = head === '+';
  /** What is not wanted has to be as it was, save of a habit that is new. */
  const isSo = (is: string, list: readonly string[]) =>
    list.length === 0 ? isNew || is === '' : list.every((word) => wordsOf(is).includes(word.toLowerCase()));
  const wantedDays = [...own, ...when].filter(isDays).join(' ');
  const isOnDays = wantedDays === '' ? isNew || days === '' : days === wantedDays;
  const without = (list: readonly string[]) => list.filter((word) => !isDays(word));
  return isOnDays && isSo(text, without(own)) && isSo(cue, without(when));
}

function isOrdered(wanted: string, before: readonly PlannedHabit[], after: readonly PlannedHabit[]): boolean {
  const order = after.map(({ description }) => before.findIndex((old) => old.description === description) + 1);
  return before.length === after.length && wanted === `order ${order.join(' ')}`;
}

export type Came = 'right' | 'asked' | 'something else';

/** What came of a message, as against what its writer wanted. */
export const cameOf = ([plan, message, wanted]: readonly [SpokenPlan, string, string]) =>
  cameFrom(SPOKEN_PLANS[plan], say(SPOKEN_PLANS[plan], message), wanted);

/** The same of an answer. */
export function cameFrom(
  before: readonly PlannedHabit[],
  { habits: after, response, isUnderstood }: Refinement,
  wanted: string,
): { came: Came; told: string } {
  const isSame = JSON.stringify(after) === JSON.stringify(before);
  const segments = isSame ? [] : segmentsOf(before, after);
  const state = isUnderstood === false ? 'lost' : response.includes('?') ? '?' : 'answer';
  const isOne = (way: string) => {
    if (way === 'answer') return isSame && state !== 'lost';
    if (way === '?') return isSame && state === '?';
    if (way.startsWith('order')) return isOrdered(way, before, after);
    const parts = way.split(';').map((part) => part.trim());
    return parts.length === segments.length && parts.every((part) => segments.some((segment) => fits(part, segment)));
  };
  const isRight = wanted.split('|').some((way) => isOne(way.trim()));
  const list = segments.map(({ head, text, days, cue }) =>
    [head, text, days, cue && `@ ${cue}`].filter(Boolean).join(' '),
  );
  return {
    came: isRight ? 'right' : isSame ? 'asked' : 'something else',
    told: isSame ? `${state}: ${response}` : list.join('; ') || 'order',
  };
}

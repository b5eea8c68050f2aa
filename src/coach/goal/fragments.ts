import knowledge from '#content/knowledge.json' with { type: 'json' };
import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, read, spanAt, spansIn, wordsOf } from '#coach/text/reading.ts';
import { doneByUnit } from './done-by-unit.ts';
import { byUnit } from './phrase/naming.ts';
import { isKnownVerb } from './words/act-kinds.ts';
import type { NamedAct } from './named-act.ts';
import { noneOf } from './limits.ts';
import { opened, type Turn } from './openers.ts';
import { isMoney } from '#coach/text/values/money.ts';
import { MEASURES, shareAt } from './said/amounts.ts';
import { lemmaAt, type Said, tagAt, wordAt } from './said/said.ts';
import { saidIn } from './said/said-in.ts';
import { timeBefore } from './said/times.ts';
import { verbForNoun } from './words/bare-nouns.ts';

/** What stands before a value that is said for itself: `About 20 minutes.`, `On Fridays.` */
const BEFORE_VALUE = wordSet(knowledge.acts.words.fragmentsBeforeValue);
/** Begin an event that says when. */
const EVENT = wordSet('when while after before whenever');
const ONE = wordSet('a an one');
const BESIDE_THING = wordSet('number conjunction determiner adjective');
const OF_DAY = wordSet('every each day night morning evening');
/** Values may begin so far into their clause. */
const NEAR = 2;

/** Where a value begins: a number, days, how often, a time of the day. */
function isValueAt(reading: Reading, at: number): boolean {
  const isOne = ONE.has(wordAt(reading, at)) && MEASURES.has(lemmaAt(reading, at + 1));
  if (isOne || reading.tokens[at]?.tag === 'number' || EVENT.has(wordAt(reading, at))) return true;
  return (['number', 'amount', 'days', 'often', 'clock'] as const).some((kind) => spanAt(reading, kind, at) !== null);
}

/** `A page`, `two calls`, `2 a day`; the unit of a bare number is what the act is about. */
function amountAt(reading: Reading, at: number, act: NamedAct): NamedAct['amount'] {
  const isOne = ONE.has(wordAt(reading, at)) && MEASURES.has(lemmaAt(reading, at + 1));
  if (isOne) return { value: 1, unit: lemmaAt(reading, at + 1) };
  const amount = spanAt(reading, 'amount', at);
  if (spanAt(reading, 'days', at + 1)) return null;
  if (amount) return { value: amount.value, unit: amount.unit };
  return shareAt(reading, at) ?? ofLimit(reading, at, act);
}

/** `2 a day` of what somebody would have less of. */
function ofLimit(reading: Reading, at: number, act: NamedAct): NamedAct['amount'] {
  const number = spanAt(reading, 'number', at);
  const isPer = ['a', 'per', 'each'].includes(wordAt(reading, number?.to ?? at));
  const thing = lemmaAt(reading, (number?.to ?? at) + 1) === 'day' ? act.object?.split(' ').at(-1) : undefined;
  if (!number || !isPer || thing === undefined || act.kind !== 'limit') return null;
  return { value: number.value, unit: thing.endsWith('s') ? thing.slice(0, -1) : thing };
}

/** `10,000 steps and study …` */
const isJoinedVerb = (reading: Reading, at: number) =>
  wordAt(reading, at - 1) === 'and' && isKnownVerb(wordAt(reading, at));

/** `10,000 steps` are walked, whatever stood before them. */
const isOfOther = (said: Said, act: NamedAct): boolean => {
  const kind = byUnit(said)?.kind;
  if (kind === 'read' && act.isStopping) return true;
  return kind === 'move' && act.kind !== kind && act.kind !== 'other';
};

/** What is left says an act of its own: `20 minutes piano`, `a glass of water`. */
function namesAct(reading: Reading, said: readonly number[], act: NamedAct): boolean {
  const kept = said.filter((at) => wordAt(reading, at) !== 'of' && !MEASURES.has(lemmaAt(reading, at)));
  const [first] = kept;
  const token = first === undefined ? undefined : reading.tokens[first];
  if (!token || token.tag === 'preposition') return false;
  const led = kept.findIndex((at) => tagAt(reading, at) === 'preposition');
  const near = kept.slice(0, led < 0 ? undefined : led);
  const things = near.filter((at) => !BESIDE_THING.has(tagAt(reading, at))).slice(0, 2);
  const isOwn = (at: number) =>
    ![null, 'Have a'].includes(verbForNoun(lemmaAt(reading, at))) && !act.text.includes(wordAt(reading, at));
  return token.tag === 'gerund' || things.some(isOwn) || kept.some((at) => isJoinedVerb(reading, at));
}

const DO_IT = 2;

/** `do it on Saturdays`, `do that in the library after work` */
const isDoneSo = (reading: Reading, at: number) =>
  wordAt(reading, at) === 'do' && ['it', 'that', 'this', 'them'].includes(wordAt(reading, at + 1));

/** A time and nothing else; `every day but Sunday` says which days. */
const timeAlone = (reading: Reading, clause: Range): Said | null =>
  spansIn(reading, 'days', clause).length > 0 ? null : timeBefore(reading, clause);

/** `Ideally three times a week`, `I would like half an hour`. */
const LEADS_TO_VALUE: ReadonlySet<Turn> = new Set(['skip', 'wish']);

/** Where a value stands that a clause begins with, and from where on it is said; null without one. */
function valueBehind(reading: Reading, { from, to }: Range): { readonly from: number; readonly at: number } | null {
  if (isDoneSo(reading, from)) return { from: from + DO_IT, at: from + DO_IT };
  const start = [0, 1, NEAR]
    .filter((skip) => [...Array(skip).keys()].every((back) => BEFORE_VALUE.has(wordAt(reading, from + back))))
    .find((skip) => from + skip < to && isValueAt(reading, from + skip));
  return start === undefined ? null : { from, at: from + start };
}

function valuesIn(reading: Reading, clause: Range, act: NamedAct): Said | null {
  const { at, turns } = opened(reading, clause);
  if (!turns.every((turn) => LEADS_TO_VALUE.has(turn))) return null;
  const time = timeAlone(reading, clause);
  if (time) return time;
  const value = valueBehind(reading, { from: at, to: clause.to });
  if (!value) return null;
  const said = saidIn(reading, { from: value.from, to: clause.to });
  if (namesAct(reading, said.kept, act) || isOfOther(said, act)) return null;
  const days = said.days ?? spansIn(reading, 'days', clause)[0]?.days ?? null;
  const amount = said.amount ?? amountAt(reading, value.at, act);
  // Of what is left out there is none.
  return amount && act.kind === 'abstain' ? null : { ...said, days, amount };
}

/** `Less cola. 2 a week.`: how many there may be, and not how often there is less. */
function asMost(reading: Reading, clause: Range, act: NamedAct): NamedAct | null {
  const [often] = act.kind === 'limit' && act.amount === null ? spansIn(reading, 'often', clause) : [];
  const said = reading.tokens.slice(often?.from, often?.to);
  const isOfWeek = said.at(-1)?.lemma === 'week' && !said.some(({ lemma }) => OF_DAY.has(lemma));
  return often && isOfWeek ? { ...act, text: `${act.text}: no more than ${often.times} a week`, times: 1 } : null;
}

/** `save £2000, £50 every Friday`: the part is what is done. */
const isPartOf = (part: NamedAct['amount'], whole: NamedAct['amount']) =>
  part !== null && part.unit === whole?.unit && isMoney(part.unit);

/** The act with the amount, the days and the time that a clause of its own says of it: `Learn Norwegian. Fifteen minutes a day.` */
export function withValues(reading: Reading, clause: Range, act: NamedAct): NamedAct | null {
  const said = valuesIn(reading, clause, act);
  if (!said || [said.amount, said.days, said.times, said.when, said.deadline].every((value) => value === null))
    return null;
  return noneThen(reading, clause, act, said) ?? asMost(reading, clause, act) ?? withSaid(act, said);
}

/** `Cut down on wine. None from Monday to Thursday.` */
const noneThen = (reading: Reading, { from }: Range, { object }: NamedAct, { days, times }: Said): NamedAct | null =>
  wordAt(reading, from) === 'none' && object ? { ...noneOf(null, object), days, times } : null;

/** Named days say more than how often: `three times a week, Mon Wed Fri`, `after breakfast, every day but Sunday`. */
function oftenOf(act: NamedAct, { days, times }: Said): Partial<Pick<NamedAct, 'days' | 'times'>> {
  if (act.days !== null) return {};
  if (days && (act.times === null || days.length > 1)) return { days, times: null };
  return act.times === null ? { days: null, times } : {};
}

function withSaid(act: NamedAct, said: Said): NamedAct {
  const counted =
    act.amount === null || isPartOf(said.amount, act.amount)
      ? { ...doneByUnit(act, said.amount), amount: said.amount }
      : {};
  return {
    ...act,
    ...counted,
    ...oftenOf(act, said),
    when: act.when ?? said.when,
    deadline: act.deadline ?? said.deadline,
  };
}

/** Where a number stands that is an amount or an hour of what was said before: `500 at weekends`, `8 on Saturdays`. */
function bareAt(
  reading: Reading,
  clause: Range,
  { amount, when }: NamedAct,
): Partial<Pick<NamedAct, 'amount' | 'when'>> {
  const [number] = spansIn(reading, 'number', clause);
  if (!number || spanAt(reading, 'days', number.to + 1) === null) return {};
  if (amount) return { amount: { ...amount, value: number.value } };
  const lead = when && read(when).spans.some(({ kind }) => kind === 'clock') ? when.split(' ')[0] : null;
  return lead ? { when: `${lead} ${wordsOf(reading, number)}` } : {};
}

/** `No beer from Monday to Friday, 3 pints on Saturday`: what is left out on some days has a most on others. */
function mostOn(reading: Reading, clause: Range, act: NamedAct, { amount, days }: Said): NamedAct | null {
  const [number] = spansIn(reading, 'number', clause);
  if (act.kind !== 'abstain' || !number) return null;
  const most = wordsOf(reading, { from: number.from, to: number.to + Number(amount !== null) });
  const text = `Limit ${act.object ?? act.text.slice('No '.length)} to ${most}`;
  return { ...act, kind: 'limit', text, verb: 'limit', amount, days };
}

/** The same act on other days, of which so much or another hour is said: `… 30 minutes on weekdays and an hour on Saturdays`. */
export function onOtherDays(reading: Reading, clause: Range, act: NamedAct): NamedAct | null {
  const meant: NamedAct = act.kind === 'abstain' ? { ...act, kind: 'limit' } : act;
  const said = act.days === null || act.kind === 'limit' ? null : valuesIn(reading, clause, meant);
  if (!said?.days || said.days.some((day) => act.days?.includes(day))) return null;
  return mostOn(reading, clause, act, said) ?? withOwnDays(act, said, () => bareAt(reading, clause, act));
}

function withOwnDays(act: NamedAct, { amount, when, days }: Said, bare: () => ReturnType<typeof bareAt>) {
  const value = amount || when ? { ...(amount && { amount }), ...(when !== null && { when }) } : bare();
  return Object.keys(value).length > 0 ? { ...act, ...value, days } : null;
}

const BEFORE_DAYS = wordSet('on at the');
/** `… on weekdays and one hour on Saturday`: so much, or another hour, on other days. */
export function isOtherValue(reading: Reading, at: number, from: number): boolean {
  if (wordAt(reading, at - 1) !== 'and' || spansIn(reading, 'days', { from, to: at - 1 }).length === 0) return false;
  const value = (['amount', 'clock', 'number'] as const)
    .map((kind) => spanAt(reading, kind, at))
    .find((one) => one !== null);
  if (!value) return false;
  const days = BEFORE_DAYS.has(wordAt(reading, value.to)) ? value.to + 1 : value.to;
  return spanAt(reading, 'days', days) !== null;
}

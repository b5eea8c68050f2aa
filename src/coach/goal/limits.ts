import knowledge from '#content/knowledge.json' with { type: 'json' };
import { capital } from '#core/words/capital.ts';
import { gerund } from '#coach/text/word-forms.ts';
import { wordSet } from '#coach/text/phrases.ts';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { type Match, type Pattern, patterns } from '#coach/match/pattern.ts';
import { joined } from '#coach/text/joined.ts';
import { type Range, type Reading, spanAt, wordsOf } from '#coach/text/reading.ts';
import type { NamedAct } from './named-act.ts';
import { opened } from './openers.ts';
import { prepared } from './phrase/doing.ts';
import { bare, trimmed } from './phrase/phrase.ts';
import { isVerbAt, plainVerb } from './phrase/verbs.ts';
import { MEASURES, MOST_BEHIND, signAt } from './said/amounts.ts';
import { isOfClock, latestAt, latestIn } from './said/latest.ts';
import { lemmaAt, NOTHING_SAID, type Said, wordAt } from './said/said.ts';
import { saidIn } from './said/said-in.ts';
import { kindOf } from './words/act-kinds.ts';
import { INDULGENCES, VICES } from './words/goal-words.ts';

/** Words before an amount that make it the most there may be. */
const BEFORE = patterns(...knowledge.requests.limitsBefore);
/** The same, where something is held back, or where nobody wishes for a least amount of it. */
const BEFORE_SUCH = patterns('^ (under|below|within|less than|fewer than|down to|back to|up to|only|just|to)');
const BEHIND_SUCH = patterns('^ (and|but)? (no more|not more|never more|only|and that is it)');
const HOLDING = wordSet('keep limit cap cut restrict ration reduce');
const BESIDE = wordSet('myself me it down back right on for of i to will would and but my mine want be');
/** Within what is held back they say again that there is less of it: `drink less coffee, like max 2 cups`. */
const SAID_AGAIN = wordSet('less fewer like say');
const GOOD: ReadonlySet<NamedAct['kind']> = new Set(['move', 'practise', 'make', 'read', 'write']);
/** `Cash` looks like a verb in `cash only, £60 a week`. */
const HAVING = wordSet('have be get go do live cash');
const REFUSING = wordSet('not never stop quit no');
/** Longer than a day: how much a day may hold is not said. */
const LONG = wordSet('week month year fortnight weekend');
const SHORT_FORMS = wordSet('hr hrs h min mins m');
const HOUR = 60;
const DAYS = 7;
const EACH = wordSet('a per each every the');

type Amount = Range & NonNullable<NamedAct['amount']> & { readonly said: string };
type Limit = { readonly lead: Range; readonly amount: Amount };

/** `energy drink` is one unit. */
function unitUpTo(reading: Reading, to: number, unit: string): readonly [to: number, unit: string] {
  const isCompound =
    unit !== 'time' &&
    unit !== 'minute' &&
    reading.tokens[to - 1]?.after === '' &&
    INDULGENCES.has(lemmaAt(reading, to));
  return isCompound ? [to + 1, `${unit} ${lemmaAt(reading, to)}`] : [to, unit];
}

/** The amount at a word: `2 hours`, `3 pints`, `£30`, `5`. */
function amountAt(reading: Reading, at: number): Amount | null {
  if (isOfClock(reading, at)) return null;
  const number = spanAt(reading, 'number', at);
  const sign = signAt(reading, at);
  const { to, value } = spanAt(reading, 'amount', at) ?? number ?? { to: at, value: 0 };
  if (to === at) return null;
  if (sign !== null && number) return { from: at, to: number.to, value, unit: sign, said: `${sign}${value}` };
  const [end, unit] = unitUpTo(reading, to, spanAt(reading, 'amount', at)?.unit ?? 'time');
  const said = wordsOf(reading, { from: at, to: end });
  return { from: at, to: end, value, unit, said: isShortForm(reading, to - 1) ? inFull(value) : said };
}

/** `2 hrs`, `30m`. */
const isShortForm = (reading: Reading, at: number) => SHORT_FORMS.has(wordAt(reading, at));

function inFull(minutes: number): string {
  const [value, unit] = minutes % HOUR === 0 ? [minutes / HOUR, 'hour'] : [minutes, 'minute'];
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

const startAt = (list: readonly Pattern[], reading: Reading, range: Range): Match | null =>
  list.map((one) => one.find(reading, range)).find((match) => match !== null) ?? null;

/** True where something is held back, or where nobody wishes for a least amount of what is spoken of. */
function isOfSuch({ tokens }: Reading, { from, to }: Range, isHeld = true): boolean {
  return tokens
    .slice(from, to)
    .some(({ lemma, word }) => (isHeld && HOLDING.has(lemma)) || INDULGENCES.has(lemma) || INDULGENCES.has(word));
}

/** `not to spend more than £10`, `stop smoking over 5`. */
const MORE_THAN = patterns('^ (more than|over)');
const isRefused = ({ tokens }: Reading, from: number, to: number) =>
  tokens.slice(from, to).some(({ word }) => REFUSING.has(word));

/** An amount behind words that make it the most; not in `from 5 to 8`. */
function ledIn(reading: Reading, range: Range, isSuch: boolean): Limit | null {
  for (let at = range.from; at < range.to; at += 1) {
    const here = { from: at, to: range.to };
    const isRange = reading.tokens[at - 1]?.tag === 'number' && wordAt(reading, at - 2) === 'from';
    const lead =
      (isRefused(reading, range.from, at) ? startAt(MORE_THAN, reading, here) : null) ??
      startAt(BEFORE, reading, here) ??
      (isSuch && !isRange ? startAt(BEFORE_SUCH, reading, here) : null);
    const amount = lead && amountAt(reading, lead.to);
    if (lead && amount) return { lead, amount };
  }
  return null;
}

function limitIn(reading: Reading, range: Range): Limit | null {
  const isSuch = isOfSuch(reading, range);
  const led = ledIn(reading, range, isSuch);
  if (led) return led;
  const places = Array.from({ length: range.to - range.from }, (_, offset) => range.from + offset);
  const amount = places.map((at) => amountAt(reading, at)).find((found) => found !== null);
  // `Lifting, 30 min tops` is enough of a good thing, not too much of it.
  if (!isSuch && places.some((at) => GOOD.has(kindOf({ verb: lemmaAt(reading, at), nouns: [] })))) return null;
  const lead = places
    .filter((at) => at >= (amount?.to ?? range.to))
    .map((at) => tailAt(reading, { from: at, to: range.to }, isSuch))
    .find((found) => found !== null);
  return amount ? asLimit(reading, range, amount, lead ?? null) : null;
}

function asLimit(reading: Reading, range: Range, amount: Amount, lead: Range | null): Limit | null {
  if (lead) return { lead, amount };
  return isMostAlone(reading, range, amount) ? { lead: { from: amount.from, to: amount.from }, amount } : null;
}

/** `2 energy drinks a week`, `cut down: 2 coffees a day`, `limit gaming 2 hours a day`; not `cut 2 coffees a day`. */
function isMostAlone(reading: Reading, { from, to }: Range, amount: Amount): boolean {
  const before = reading.tokens.slice(from, amount.from);
  const isHeld = before.some(({ lemma }) => HOLDING.has(lemma));
  const isOf = isHeld ? INDULGENCES : VICES;
  const isSuch = reading.tokens.slice(from, amount.to).some(({ lemma, word }) => isOf.has(lemma) || isOf.has(word));
  const isPlain = before.every(
    ({ lemma, word }) => HOLDING.has(lemma) || BESIDE.has(word) || INDULGENCES.has(lemma) || INDULGENCES.has(word),
  );
  const isPer = EACH.has(wordAt(reading, amount.to)) && amount.to + 1 < to;
  return isSuch && isPlain && isPer && !['cut', 'reduce', 'ration'].includes(lemmaAt(reading, amount.from - 1));
}

function tailAt(reading: Reading, range: Range, isSuch: boolean): Match | null {
  if (latestAt(reading, range.from)) return null;
  return startAt(MOST_BEHIND, reading, range) ?? (isSuch ? startAt(BEHIND_SUCH, reading, range) : null);
}

/** `…, max 1 hr tiktok`: how much there may be of something that stands behind it. */
export function beginsWithMost(reading: Reading, range: Range): boolean {
  const lead = startAt(BEFORE, reading, range);
  const amount = lead && amountAt(reading, lead.to);
  const next = amount ? reading.tokens[amount.to] : undefined;
  return (
    amount !== null &&
    amount.to < range.to &&
    reading.tokens[amount.to - 1]?.after === '' &&
    next?.tag !== 'conjunction'
  );
}

/** `cut beers to weekends only`, `drink only on Mondays`: none of it on the other days. */
const TO_DAYS = patterns(...knowledge.requests.limitsToDays);

export function noneOf(verb: string | null, thing: string): NamedAct {
  const object = [verb === null ? '' : gerund(verb), thing].filter(Boolean).join(' ');
  return { ...NOTHING_SAID, ...prepared(`no ${object}`), text: `No ${object}`, object };
}

function keptToDays(reading: Reading, clause: Range): (Pick<NamedAct, 'days'> & { readonly left: NamedAct }) | null {
  const { at } = opened(reading, clause);
  const found =
    startAt(TO_DAYS, reading, clause) ?? startAt(TO_DAYS, reading, { from: Math.min(at, clause.to), to: clause.to });
  const caught = found?.caught.thing;
  const days = found?.values.find((span) => span.kind === 'days')?.days;
  if (!caught || !days || !isOfSuch(reading, caught, false)) return null;
  const { verb, thing } = heldBack(reading, caught);
  const left = noneOf(verb, joined(reading, thing));
  return { days, left: { ...left, days: WEEKDAYS.filter((day) => !days.includes(day)) } };
}

/** True where nothing is left but what makes the amount before it the most: `…, no more`. */
export const endsWithMost = (reading: Reading, range: Range): boolean => tailAt(reading, range, true)?.to === range.to;

/** The verb before the amount, where it says more than that there is some, and what stands behind it. */
function heldBack(reading: Reading, range: Range): { verb: string | null; thing: readonly number[] } {
  const { at } = opened(reading, range);
  const start = range.from + Math.max(0, Math.min(at, range.to) - range.from);
  const isLed = reading.tokens.slice(range.from, start).some(({ lemma }) => HOLDING.has(lemma));
  const places = saidIn(reading, { from: isLed ? range.from : start, to: range.to }).kept;
  const own = places.filter(
    (place) => !HOLDING.has(lemmaAt(reading, place)) && !SAID_AGAIN.has(wordAt(reading, place)),
  );
  const first = own.find((place) => !BESIDE.has(wordAt(reading, place)));
  const token = first === undefined ? undefined : reading.tokens[first];
  if (first === undefined || !token) return { verb: null, thing: [] };
  if (token.tag === 'gerund' || !isVerbAt(reading, first, null)) return { verb: null, thing: trimmed(reading, own) };
  const verb = plainVerb(token, false);
  const rest = own.filter((place) => place > first);
  return HAVING.has(verb) ? { verb: null, thing: bare(reading, rest) } : { verb, thing: rest };
}

/** A limit as an instruction: `No more than 3 pints`, `Spend no more than £30 on lunches`, `Limit gaming to 2 hours`. */
function textOf(verb: string | null, thing: string, { said, unit }: Amount, behind: string): string {
  const isMeasured = MEASURES.has(unit) && !['minute', 'hour'].includes(unit);
  const most = `no more than ${said}`;
  const parts = verb === null && thing !== '' ? ['Limit', thing, 'to', said] : [verb ?? '', thing, most];
  // `Drink no more than 2 cups of coffee`
  if (verb !== null && isMeasured && thing !== '' && behind === '') parts.splice(1, 2, `${most} of ${thing}`);
  return capital([...parts, behind].filter(Boolean).join(' '));
}

/** `a month`: what the amount is meant for, if it is longer than a day. */
function periodIn(reading: Reading, { from, to }: Range): string {
  for (let at = from; at + 1 < to; at += 1)
    if (EACH.has(wordAt(reading, at)) && LONG.has(lemmaAt(reading, at + 1))) return `a ${lemmaAt(reading, at + 1)}`;
  return '';
}

/** What is said besides the amount: behind it, and behind what makes it the most. */
function saidBeside(reading: Reading, clause: Range, { lead, amount }: Limit) {
  const isBefore = lead.from <= amount.from;
  const parts = isBefore
    ? [{ from: amount.to, to: clause.to }]
    : [
        { from: amount.to, to: lead.from },
        { from: lead.to, to: clause.to },
      ];
  const said = parts.map((part) => saidIn(reading, part));
  const first = <K extends keyof Said>(key: K): Said[K] | null =>
    said.map((one) => one[key]).find((value) => value !== null) ?? null;
  return {
    kept: said.flatMap(({ kept }) => kept),
    period: parts.map((part) => periodIn(reading, part)).find((period) => period !== '') ?? '',
    when: first('when'),
    days: first('days'),
    times: first('times'),
    deadline: first('deadline'),
  };
}

/** `gaming max 11pm`, `phone off by 10`: none of it behind that hour. */
function untilHour(reading: Reading, clause: Range): NamedAct | null {
  const latest = latestIn(reading, clause);
  if (!latest || !(latest.isEnd || isOfSuch(reading, clause, false))) return null;
  const isOff = wordAt(reading, latest.at - 1) === 'off';
  const { verb, thing: held } = heldBack(reading, { from: clause.from, to: latest.at - Number(isOff) });
  const { kept, days, times, deadline } = saidIn(reading, { from: latest.to, to: clause.to });
  const thing = joined(reading, held.length > 0 ? bare(reading, held) : verb === null ? trimmed(reading, kept) : []);
  const when = `after ${wordsOf(reading, latest.clock)}`;
  return { ...noneOf(verb, thing), when, days, times: days ? null : times, deadline };
}

/**
 * The acts of a clause that says how much there may be at most: `only one coffee a day`, `max 2 hours of gaming`, or on which days alone:
 * `drink only on Saturdays, max 4 pints`.
 */
export function limitsOf(reading: Reading, clause: Range): NamedAct[] {
  const kept = keptToDays(reading, clause);
  const limit = limitIn(reading, clause);
  const most = limit ? mostOf(reading, clause, limit) : kept ? null : untilHour(reading, clause);
  if (kept) return [kept.left, ...(most ? [{ ...most, times: null, days: kept.days }] : [])];
  return most ? [most] : [];
}

function mostOf(reading: Reading, clause: Range, limit: Limit): NamedAct {
  const { lead, amount } = limit;
  const { verb, thing } = heldBack(reading, { from: clause.from, to: Math.min(lead.from, amount.from) });
  const { kept, period, when, days, times, deadline } = saidBeside(reading, clause, limit);
  const unit = amount.unit === 'time' ? '' : amount.unit;
  const often = unit === '' && times === DAYS ? 'a day' : '';
  const behind = [joined(reading, trimmed(reading, kept)), period || often].filter(Boolean).join(' ');
  const isOfDay = period === '';
  return {
    ...NOTHING_SAID,
    text: textOf(verb, joined(reading, thing), amount, behind),
    verb: verb ?? 'limit',
    object: [unit, joined(reading, thing), behind].filter(Boolean).join(' ') || null,
    kind: 'limit',
    isStopping: true,
    when,
    amount: isOfDay ? { value: amount.value, unit: amount.unit } : null,
    times: days ? null : isOfDay ? times : 1,
    days,
    deadline,
  };
}

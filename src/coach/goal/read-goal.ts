import { wordSet } from '#coach/text/phrases.ts';
import { type Range, type Reading, read, spanAt, spansIn } from '#coach/text/reading.ts';
import { foreignLine, getLanguages } from '#coach/text/languages/foreign.ts';
import { remembered } from '#core/words/remembered.ts';
import { tidied } from '#coach/text/tidied.ts';
import { settled } from './antecedents.ts';
import { clauseActs } from './clause-acts.ts';
import { clausesOf } from './clauses.ts';
import { onOtherDays, withValues } from './fragments.ts';
import { foreignActs } from './languages/foreign-goals.ts';
import { mannersOf } from './phrase/manners.ts';
import type { GoalReading, NamedAct } from './named-act.ts';
import { COMPLAINTS, EXPLICIT, isWish, opened } from './openers.ts';
import { lemmaAt, type Said } from './said/said.ts';
import { saidIn } from './said/said-in.ts';
import { timeBefore } from './said/times.ts';
import { withThingsNamed } from './pronouns.ts';
import { verbForNoun } from './words/bare-nouns.ts';
import { filledIn } from './words/filled-in.ts';
import { alreadyIn, formerActs, pursuedBefore, pursuits, withDownTo } from './told-acts.ts';

/** A goal has no more acts than that. */
const MOST_ACTS = 6;
const REACHES = wordSet('get reach hit do');
const TELLERS = wordSet('i we');
const TELLING = wordSet('past auxiliary pronoun');
/** For or with whom: nobody tells of anything with these. */
const TOLD_TO = wordSet('me us him her them myself yourself himself herself themselves');
const SMALL = wordSet('determiner preposition conjunction');
/** Words of a thing that is only named, behind the first: `Gym. More water.` */
const MOST_NAMED = 4;
/** The same, besides what they say of days and amounts. */
const MOST_KEPT = 6;
/** What is said to the coach as a machine is no act of a goal. */
const NOT_FOR_PEOPLE = new Set(['instruction', 'prompt', 'ignore', 'system', 'html', 'script']);

/** A few words of another language, too few to tell it by: `mehr Wasser trinken`. */
function likelyForeign(text: string): GoalReading {
  const languages = getLanguages(text);
  if (languages.includes('en')) return { acts: [], language: null };
  for (const language of languages) {
    const acts = foreignActs(tidied(text), language);
    if (acts.length > 0) return { acts, language };
  }
  return { acts: [], language: null };
}

/** A goal is read several times within one answer: for its part of life, its identities, its plan. */
const KEPT = 50;

/** Reads which acts a goal names, in the person's own words. Without one it is open. */
export const readGoal = remembered(KEPT, readAnew);

/** A few words besides what they say of days, times and amounts. */
const isShort = (reading: Reading, clause: Range): boolean =>
  clause.to - clause.from <= MOST_NAMED || saidIn(reading, clause).kept.length <= MOST_KEPT;

/** The act at the time that was said before it: `When the baby naps I want to paint`. */
function at(before: Said | null, act: NamedAct): NamedAct {
  if (before === null) return act;
  const isOften = act.days !== null || act.times !== null;
  return { ...act, when: act.when ?? before.when, ...(!isOften && { days: before.days, times: before.times }) };
}

/** `I moved to Leeds, know nobody, sit at home.`: what goes on telling, beside a wish. */
function isToldOn(reading: Reading, clause: Range): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from < clause.from && clause.to <= to);
  if (!sentence || isWish(opened(reading, clause).turns)) return false;
  const { at, turns } = opened(reading, sentence);
  const told = { from: sentence.from, to: clause.from };
  // `I drink too much and want to stop, and go swimming`
  if (EXPLICIT.some((one) => one.find(reading, told) !== null)) return false;
  return !isWish(turns) && TELLERS.has(reading.tokens[at]?.word ?? '') && at < clause.from;
}

/** `I keep starting novels. I would like to finish one.`: beside a wish that is said, a complaint only tells of it. */
function isComplaintBesideWish(reading: Reading, clause: Range): boolean {
  if (!COMPLAINTS.some((one) => one.find(reading, clause) !== null)) return false;
  return EXPLICIT.some((one) => {
    const wish = one.find(reading, { from: clause.to, to: reading.tokens.length });
    return wish !== null;
  });
}

/** What goes on being read from clause to clause; `headings` are acts that stand above a list. */
type State = { readonly acts: NamedAct[]; readonly headings: Set<NamedAct>; before: Before | null };
type Before = { readonly said: Said; readonly to: number };

/** True for a clause that only tells of somebody, where another one says what they wish. */
const isBesideWish = (reading: Reading, clause: Range) =>
  isComplaintBesideWish(reading, clause) || isToldOn(reading, clause) || isLifeBeside(reading, clause);

const OF_LIFE = wordSet('work live take study try struggle raise recover go do');

/** `Working at a cafe and taking the exam in March. I want to …`: what somebody is about just now. */
function isLifeBeside(reading: Reading, clause: Range): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from <= clause.from && clause.to <= to);
  const first = sentence && reading.tokens[sentence.from];
  if (!sentence || !first?.word.endsWith('ing') || !OF_LIFE.has(first.lemma)) return false;
  const rest = { from: sentence.to, to: reading.tokens.length };
  return EXPLICIT.some((one) => one.find(reading, rest) !== null);
}

/** Behind a colon, or with an amount of time in front. */
function isBegunAnew(reading: Reading, { from }: Range): boolean {
  const isListed = reading.tokens[from - 1]?.after.includes(':') === true;
  return isListed || (from > 0 && spanAt(reading, 'amount', from)?.unit === 'minute');
}

/** `extra keeper drills Tue and Sat`, beside a wish: days or an amount of something that nobody tells of. */
function isSetDown(reading: Reading, clause: Range): boolean {
  const times = [...spansIn(reading, 'days', clause), ...spansIn(reading, 'clock', clause)];
  const isOfDay = (at: number) => times.some(({ from, to }) => from <= at && at < to);
  const tokens = reading.tokens.slice(clause.from, clause.to).filter((_, at) => !isOfDay(clause.from + at));
  const isOwned = tokens[0]?.tag === 'determiner';
  // `my knee exercises`, which the grammar takes for what a knee does
  const isThing = (at: number) => tokens[at - 1]?.tag === 'noun' && verbForNoun(tokens[at]?.lemma ?? '') !== null;
  const isSaid = tokens.some(
    ({ tag, word }, at) => (TELLING.has(tag) && !TOLD_TO.has(word)) || (isOwned && tag === 'verb' && !isThing(at)),
  );
  const isOften = saidIn(reading, clause).times !== null;
  return (
    !isSaid && (isOften || (['days', 'amount'] as const).some((kind) => spansIn(reading, kind, clause).length > 0))
  );
}

/** `Gym, no doomscrolling, call my boy`: a known thing in a list in which nobody tells of anything. */
function isListedThing(reading: Reading, clause: Range): boolean {
  const sentence = reading.sentences.find(({ from, to }) => from <= clause.from && clause.to <= to);
  const { kept } = saidIn(reading, clause);
  const named = kept.filter((at) => !SMALL.has(reading.tokens[at]?.tag ?? ''));
  if (!sentence || named.length > MOST_NAMED) return false;
  // A list behind a colon is told of by nothing before it.
  const colon = reading.tokens.findLastIndex(({ after }, at) => at < clause.from && after.includes(':'));
  const tokens = reading.tokens.slice(Math.max(sentence.from, colon + 1), clause.to);
  const last = kept.at(-1) ?? clause.to - 1;
  // `packed lunch`
  const isTold = tokens.some(
    ({ tag, word }, at) =>
      TELLING.has(tag) && !TOLD_TO.has(word) && !(tag === 'past' && tokens[at + 1]?.tag === 'noun'),
  );
  return !isTold && verbForNoun(lemmaAt(reading, last)) !== null;
}

/** The acts of a clause, at the time that was said right before it. */
function actsOfClause(reading: Reading, clause: Range, { acts, before }: State, isWished: boolean): NamedAct[] {
  if (isWished && isBesideWish(reading, clause)) return [];
  const isFirst = acts.length === 0 && isBegunAnew(reading, clause);
  const isAlone =
    isFirst ||
    isSetDown(reading, clause) ||
    isListedThing(reading, clause) ||
    (!isWished && (clause.from === 0 || isShort(reading, clause)));
  const said = before?.to === clause.from ? before.said : null;
  return clauseActs(reading, clause, isAlone).map((act) => at(said, act));
}

const isHeadingAt = ({ tokens }: Reading, { to }: Range) => tokens[to - 1]?.after.includes(':') === true;

/** What a clause only says of days and amounts belongs to the act before it, a time alone to the one behind it. */
function readClause(reading: Reading, clause: Range, state: State, isWished: boolean): void {
  const last = state.acts.at(-1) ?? pursuedBefore(reading, clause.from);
  const other = last ? onOtherDays(reading, clause, last) : null;
  if (other) return void state.acts.push(other);
  const isHeading = isHeadingAt(reading, clause);
  const valued = last && !isHeading ? withValues(reading, clause, last) : null;
  if (valued) {
    state.acts.splice(-1, 1, valued);
    state.before = null;
    return;
  }
  const made = actsOfClause(reading, clause, state, isWished);
  const time = made.length > 0 ? null : timeBefore(reading, clause);
  state.acts.push(...made);
  for (const act of isHeading ? made : []) state.headings.add(act);
  state.before = time && { said: time, to: clause.to };
}

const LEARNT: ReadonlySet<NamedAct['kind']> = new Set(['learn', 'practise']);

/** `Save for a flat: put £50 aside each week`: what stands above a list of acts of its kind is what they are for. */
const withoutHeadings = ({ acts, headings }: State): NamedAct[] =>
  acts.filter((act, at) => {
    const isAlike = ({ kind }: NamedAct) => kind === act.kind || (LEARNT.has(kind) && LEARNT.has(act.kind));
    const isPlain = act.days === null && act.times === null && act.amount === null;
    return !(isPlain && headings.has(act) && acts.slice(at + 1).some(isAlike));
  });

/** The acts of all clauses. */
function actsOf(reading: Reading, clauses: readonly Range[], isWished: boolean): NamedAct[] {
  const state: State = { acts: isWished ? [] : pursuits(reading), headings: new Set(), before: null };
  for (const clause of clauses) readClause(reading, clause, state, isWished);
  return withAlready(withoutHeadings(state), alreadyIn(reading));
}

/** `I already run 5k and want to run 10k`: from there it goes on. */
function withAlready(acts: readonly NamedAct[], now: NamedAct | null): NamedAct[] {
  if (!now) return [...acts];
  if (acts.length === 0) return [{ ...now, amount: null, already: now.amount }];
  return acts.map((act) => {
    // `already run 5k, want to get to 10k`
    if (REACHES.has(act.verb) && act.amount && act.amount.unit === now.amount?.unit)
      return { ...act, text: now.text, verb: now.verb, object: now.object, kind: now.kind, already: now.amount };
    const isSame = act.verb === now.verb && (act.amount === null || act.amount.unit === now.amount?.unit);
    return isSame ? { ...act, already: act.already ?? now.amount } : act;
  });
}

/** Each with days of its own: `30 minutes on weekdays and an hour on Saturdays`. */
const isOfOtherDays = (acts: readonly NamedAct[], one: number, other: number) =>
  acts[one]?.days != null && acts[other]?.days != null && acts[one].days !== acts[other].days;

function readAnew(text: string): GoalReading {
  const language = foreignLine(text)?.language ?? null;
  // Capitals tell no name from a word, and would shout in the plan.
  const plain = text.includes(' ') && text === text.toUpperCase() ? text.toLowerCase() : text;
  const reading = read(withThingsNamed(language ? tidied(text) : filledIn(tidied(plain))));
  if (reading.tokens.some(({ lemma }) => NOT_FOR_PEOPLE.has(lemma))) return { acts: [], language };
  if (language) return { acts: foreignActs(tidied(text), language), language };
  const clauses = clausesOf(reading).filter(({ isReason }) => !isReason);
  const isWished = clauses.some((clause) => isWish(opened(reading, clause).turns));
  const told = actsOf(reading, clauses, isWished);
  // Where the wish names nothing that can be done, what was complained of does.
  const acts = told.length > 0 ? told : clauses.flatMap((clause) => clauseActs(reading, clause, false));
  if (acts.length === 0) acts.push(...formerActs(reading));
  const whole = settled(reading, withDownTo(reading, acts));
  const texts = whole.map(({ text }) => text.toLowerCase());
  // `I never call. I want to call my mother.` names one act.
  const own = whole.filter((_, at) => {
    const isSaid = (other: string, place: number) =>
      other === texts[at] ? place < at && !isOfOtherDays(whole, place, at) : other.startsWith(`${texts[at]} `);
    return !texts.some(isSaid);
  });
  if (own.length === 0) return likelyForeign(text);
  // Of many, what is only named stands back.
  const said = ({ kind, days, times, when, amount }: NamedAct) => kind !== 'other' || (days ?? times ?? when ?? amount);
  const most = own.length > MOST_ACTS ? own.filter(said) : own;
  return { acts: [...most, ...mannersOf(reading, clauses)].slice(0, MOST_ACTS), language };
}

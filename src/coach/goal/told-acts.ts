import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { type Match, Pattern, patterns } from '#coach/match/pattern.ts';
import { allOf, type Range, type Reading, read, type Token } from '#coach/text/reading.ts';
import { clausesOf } from './clauses.ts';
import type { ActKind, NamedAct } from './named-act.ts';
import { actOf } from './phrase/phrase-act.ts';
import { isKnownVerb } from './words/act-kinds.ts';

const DAILY = 7;

/** What people tell of their days, and what they would have instead. */
const ALWAYS_ON = patterns(...knowledge.requests.toldActsAlwaysOn);
const TOO_MUCH = patterns(...knowledge.requests.tooMuchNow);
const TOO_OFTEN = patterns('^ i @adverb? @verb (way|far)? too (much|often)');
const NOT_ENOUGH = patterns(...knowledge.requests.notEnough);
/** What others say of somebody, who would change it: `my wife says I interrupt`. */
const REPORTED = patterns(...knowledge.requests.toldActsReported);
const NEVER = patterns('^ (never|do not|rarely|hardly ever|hardly|barely|seldom) <thing> $');
const DOES = patterns('^ !(never|do|rarely|hardly|barely|seldom) (always|keep|constantly|just|often|only)? <thing> $');
const FORMER = patterns('^ i (use|used) to', '^ i (really)? miss', '^ i have not');
const ALREADY = patterns('^ i (already|currently|now|can already|can now|do already) <act> $', '^ i can <act> $');
/** What people may say that they do, and mean that they want to: `I crochet a blanket.` */
const PURSUITS: ReadonlySet<ActKind> = new Set(['make', 'practise', 'learn', 'read', 'write', 'move', 'pray', 'tidy']);
const ENDS = new Set(['and', 'then', 'plus', 'or', 'but']);

const found = (list: readonly Pattern[], reading: Reading, range: Range): Match | undefined =>
  list.map((pattern) => pattern.find(reading, range)).find((match) => match !== null) ?? undefined;

/** The first verb after who is spoken of. */
const verbIn = ({ tokens }: Reading, { from, to }: Range): number =>
  tokens.findIndex(({ tag, word }, at) => at > from && at < to && tag === 'verb' && word !== 'do');

const lessOf = (act: NamedAct, text: string, verb: string): NamedAct => ({
  ...act,
  text,
  verb,
  kind: 'limit',
  isStopping: true,
});

/** `I drink too much coffee`: `Drink less coffee`. */
function tooMuch(reading: Reading, range: Range): NamedAct | null {
  const much = found(TOO_MUCH, reading, range);
  const caught = much?.caught.rest ?? much?.caught.thing;
  const verb = verbIn(reading, range);
  const lemma = reading.tokens[verb]?.lemma ?? '';
  if (!caught || verb < 0) return null;
  const act = actOf(reading, { ...caught, turns: ['less'], lessFrom: verb });
  return act?.object ? lessOf(act, `${capital(lemma)} less ${act.object}`, lemma) : null;
}

/** `I snack too much`: `Snack less`. */
function tooOften(reading: Reading, range: Range): NamedAct | null {
  const verb = verbIn(reading, range);
  const isToldOf = found(TOO_OFTEN, reading, range) !== undefined && verb >= 0;
  const act = isToldOf ? actOf(reading, { from: verb, to: range.to, turns: ['person'], lessFrom: verb }) : null;
  return act ? { ...lessOf(act, `${act.text.split(' ')[0]} less`, act.verb), object: null } : null;
}

/** `I'm always on my phone`: `Spend less time on my phone`. */
function alwaysOn(reading: Reading, range: Range): NamedAct | null {
  const thing = found(ALWAYS_ON, reading, range)?.caught.thing;
  const act = thing ? actOf(reading, { ...thing, turns: ['stop'], lessFrom: thing.from }) : null;
  if (!act?.object) return null;
  return lessOf(act, `Spend less time on my ${act.object}`, 'spend');
}

/** `I never ring my parents`: `Ring my parents`. */
function notEnough(reading: Reading, range: Range): NamedAct | null {
  const enough = found(NOT_ENOUGH, reading, range);
  const thing = enough?.caught.thing;
  const verb = verbIn(reading, range);
  if (!thing || verb < 0) return null;
  const act = actOf(reading, { from: verb, to: thing.to, turns: ['wish'], lessFrom: verb });
  return act && !act.isStopping ? act : null;
}

const ofOwn = (reading: Reading, range: Range): NamedAct | null =>
  tooMuch(reading, range) ?? tooOften(reading, range) ?? alwaysOn(reading, range) ?? notEnough(reading, range);

/** `my girlfriend says I never listen`: `Listen`; `he tells me I interrupt`: `No interrupting`. */
function reported(reading: Reading, range: Range): NamedAct | null {
  const told = found(REPORTED, reading, range)?.caught.told;
  if (!told) return null;
  const own = ofOwn(reading, { from: told.from - 1, to: range.to });
  if (own) return own;
  return turned(reading, found(NEVER, reading, told), 'wish') ?? turned(reading, found(DOES, reading, told), 'stop');
}

/** What is done by what was said, turned as others would have it. */
function turned(reading: Reading, match: Match | undefined, turn: 'wish' | 'stop'): NamedAct | null {
  const done = match?.caught.thing;
  const isDone = done !== undefined && ['verb', 'gerund'].includes(reading.tokens[done.from]?.tag ?? '');
  return isDone ? actOf(reading, { ...done, turns: [turn], lessFrom: done.from }) : null;
}

/** The act that a sentence about how things are would change. */
export function toldActs(reading: Reading, range: Range): NamedAct[] {
  const act = ofOwn(reading, range) ?? reported(reading, range);
  return act ? [act] : [];
}

/** `I used to dance and want to do it again`: what it was stands before. */
export function formerActs(reading: Reading): NamedAct[] {
  return clausesOf(reading).flatMap((clause) => {
    const match = found(FORMER, reading, clause);
    if (!match) return [];
    const end = reading.tokens.findIndex(({ word }, at) => at >= match.to && ENDS.has(word));
    const to = end < 0 ? clause.to : Math.min(end, clause.to);
    return actOf(reading, { from: match.to, to, turns: ['person'], lessFrom: 0 }) ?? [];
  });
}

/** What somebody tells that they do, in a clause. */
function pursuitIn(reading: Reading, clause: Range): NamedAct | null {
  if (reading.tokens[clause.from]?.word !== 'i' || !isKnownVerb(reading.tokens[clause.from + 1]?.word ?? ''))
    return null;
  const act = actOf(reading, { from: clause.from + 1, to: clause.to, turns: ['person'], lessFrom: 0 });
  return act && PURSUITS.has(act.kind) ? act : null;
}

/** `I crochet a blanket for her.`: a goal told as what is done. */
export const pursuits = (reading: Reading): NamedAct[] =>
  clausesOf(reading)
    .slice(0, 1)
    .flatMap((clause) => pursuitIn(reading, clause) ?? []);

/** `I play the piano, or I did. I would like half an hour`: what was told last before a wish that only says how much. */
export function pursuedBefore(reading: Reading, to: number): NamedAct | undefined {
  return clausesOf(reading)
    .filter((clause) => clause.to <= to)
    .flatMap(({ from, to: end }) => {
      const mark = reading.tokens.findIndex(({ after }, at) => at >= from && after !== '');
      return pursuitIn(reading, { from, to: mark < 0 ? end : Math.min(end, mark + 1) }) ?? [];
    })
    .at(-1);
}

/** `I drink 4 pints a night`: so much there is now. */
const NOW = new Pattern(knowledge.acts.words.toldActsNow);
/** A limit that says only how far down it is to go. */
const DOWN_TO = new Pattern(knowledge.acts.words.toldActsDownTo);

/** The number that a pattern meets in a text, with where the pattern begins. */
function numberIn(pattern: Pattern, reading: Reading): (Range & { readonly value: number }) | null {
  const match = pattern.find(reading, allOf(reading));
  const span = match?.values[0];
  return match && span?.kind === 'number' ? { value: span.value, from: match.from, to: span.to } : null;
}

function isSaidAgain({ kind, verb, amount, days, when }: NamedAct, lemma: string, now: number | undefined): boolean {
  if (kind === 'limit') return amount?.value === now;
  return kind === 'abstain' && verb === lemma && days === null && when === null;
}

/** What there is too much of now is done by this verb; of `stop smoking, get down to 5` it is what is to be left off. */
function verbOfMost(reading: Reading, acts: readonly NamedAct[], now: Range | null): string | undefined {
  const isVerb = ({ tag, lemma }: Token) => lemma !== 'be' && (tag === 'verb' || tag === 'gerund');
  const verb = now ? reading.tokens.slice(now.from, now.to).find(isVerb)?.lemma : undefined;
  return verb ?? acts.find(({ kind }) => kind === 'abstain')?.verb;
}

/** `… and want to get down to 1`: the most of what there is too much of now. */
export function withDownTo(reading: Reading, acts: readonly NamedAct[]): NamedAct[] {
  const now = numberIn(NOW, reading);
  const unit = reading.tokens[now?.to ?? -1];
  const said = unit?.tag === 'noun' ? unit.lemma : '';
  const lemma = verbOfMost(reading, acts, now) ?? (said && 'have');
  const most = acts.map(({ text }) => numberIn(DOWN_TO, read(text))?.value ?? null);
  if (!lemma || most.every((value) => value === null)) return [...acts];
  return acts.flatMap((act, at): NamedAct | [] => {
    const value = most[at] ?? null;
    if (value === null) return isSaidAgain(act, lemma, now?.value) ? [] : act;
    const text = `${capital(lemma)} no more than ${value}${said && ` ${value === 1 ? said : unit?.word}`}`;
    const amount = { value, unit: said || 'time' };
    return { ...act, text, verb: lemma, object: said || null, kind: 'limit', isStopping: true, amount, times: DAILY };
  });
}

/** How much somebody does already: `I already run 5k`. */
export function alreadyIn(reading: Reading): NamedAct | null {
  for (const clause of clausesOf(reading)) {
    const caught = found(ALREADY, reading, clause)?.caught.act;
    const act = caught ? actOf(reading, { ...caught, turns: ['person'], lessFrom: 0 }) : null;
    if (act?.amount) return act;
  }
  return null;
}

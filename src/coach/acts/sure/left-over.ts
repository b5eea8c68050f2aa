import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { OwnHabit, PlanAct } from '#contract/plan-act.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { withinOneEdit } from '#coach/text/language.ts';
import { type Range, read, type Reading, type Token } from '#coach/text/reading.ts';
import { COMMANDS, REASONS } from '../act-words.ts';
import { valuesIn } from '../reading/caught.ts';
import { sizeIn } from '../values/read-values.ts';
import { nearnessTo, namesIn } from '../targets/target-names.ts';
import type { Taken } from './taken.ts';

/** What a word has to be to say something that can be missed. */
const TELLING: ReadonlySet<Token['tag']> = new Set(['noun', 'verb', 'gerund', 'past', 'other']);
/** Words that go with any request without being part of it. */
const FILLERS = new Set(knowledge.requests.fillers);
const ASIDES = patterns(...knowledge.requests.asides);
/** What stands behind them makes way. */
const EXCHANGED = new Set(['instead', 'rather', 'not']);
const SUBJECTS = new Set(['i', 'we', 'you', 'they', 'he', 'she', 'it', 'that']);
const COURTESY = new Set(['please', 'pls', 'plz', 'thanks', 'lol', 'haha']);
const SAYS: ReadonlySet<Token['tag']> = new Set(['verb', 'past', 'auxiliary', 'adverb']);

const textsOf = ({ text, cue = '' }: OwnHabit) => [text, cue];

/** What an act puts into the plan, in words. */
function newWords(act: PlanAct): readonly string[] {
  if (act.act === 'add' || act.act === 'replace') return act.habit ? textsOf(act.habit) : [];
  if (act.act === 'cue') return [act.cue];
  if (act.act === 'with') return [act.who];
  return 'text' in act ? [act.text] : [];
}

const targetsOf = (act: PlanAct): readonly number[] =>
  'target' in act ? [act.target] : act.act === 'keep-only' ? act.targets : [];

/** True where somebody begins to tell something: `…, mum complains`, `… I already spend years with it`. */
function beginsAside({ tokens }: Reading, at: number): boolean {
  const [last, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!last || !token) return false;
  if (last.after !== '' || REASONS.has(token.word) || COURTESY.has(last.word)) return true;
  if (!next) return false;
  const isSaying = SUBJECTS.has(token.word) && (SAYS.has(next.tag) || next.word === 'never');
  return MAKES_WAY.has(`${token.word} ${next.word}`) || (isSaying && last.tag !== 'conjunction');
}

const MAKES_WAY = new Set(['instead of', 'rather than']);

/** `mak it 4`. */
const isOrderMistyped = ({ word }: Token) => word.length > 2 && MOST_USED.some((order) => withinOneEdit(word, order));
const MOST_USED = ['make', 'change', 'move', 'remove', 'delete', 'drop', 'swap', 'replace', 'put', 'keep', 'take'];

function partsOf(reading: Reading, { from, to }: Range): Range[] {
  const parts: Range[] = [];
  let start = from;
  for (let at = from + 1; at < to; at += 1) {
    if (!beginsAside(reading, at)) continue;
    parts.push({ from: start, to: at });
    start = at;
  }
  return [...parts, { from: start, to }];
}

/** A part with a value or an order in it asks for something; all others tell why. */
function asksSomething(reading: Reading, part: Range): boolean {
  const first = reading.tokens[part.from];
  const isOrder =
    first !== undefined && !EXCHANGED.has(first.word) && (COMMANDS.has(first.word) || COMMANDS.has(first.lemma));
  return isOrder || valuesIn(reading, part).length > 0 || sizeIn(reading, part) !== null;
}

/** The words that name a habit, without what is told of it behind: `the wood one I never do`. */
export const nameIn = (reading: Reading, named: Range): Range => partsOf(reading, named)[0] ?? named;

/** The parts that say what is asked for, and of which habit; none of those that tell why. */
function askingParts(reading: Reading, { within, named }: Taken, isExplained: (at: number) => boolean): Range[] {
  const parts = partsOf(reading, named ?? within);
  const says = ({ from, to }: Range) => reading.tokens.slice(from, to).some((_, offset) => isExplained(from + offset));
  const asking = parts.filter((part) => (named ? says(part) : asksSomething(reading, part)));
  const telling = asking.length > 0 ? asking : parts.filter(says);
  return named ? telling.slice(0, 1) : telling;
}

/** `the phone rule`: a noun behind the noun that names a habit belongs to the name. */
function isCompound({ tokens }: Reading, at: number, isExplained: (at: number) => boolean): boolean {
  const before = tokens[at - 1];
  const isSubject = tokens[at + 1]?.tag === 'verb' && tokens[at]?.after === '';
  const isNoun = tokens[at]?.tag === 'noun' && before?.tag === 'noun' && before.after === '';
  return isNoun && !isSubject && isExplained(at - 1);
}

/** Words of a part of a message that neither the acts nor the habits that they are about explain. */
export function leftOver(reading: Reading, taken: Taken, habits: readonly PlannedHabit[]): Token[] {
  const { tokens } = reading;
  const { within, acts } = taken;
  const texts = acts.flatMap(newWords).flatMap((text) => read(text).tokens);
  const said = new Set(texts.flatMap(({ word, lemma }) => [word, lemma]));
  const targets = [...new Set(acts.flatMap(targetsOf))];
  const aside = firstOf(ASIDES, reading, within)?.match;
  const values = reading.spans.filter(({ kind }) => kind !== 'number');
  const isIn = (range: Range, at: number) => range.from <= at && range.to > at;
  const isSaid = (token: Token) => said.has(token.word) || said.has(token.lemma);
  const isExplained = (at: number): boolean => {
    const token = tokens[at] as Token;
    const isOwn = isSaid(token) || targets.some((target) => nearnessTo(token, habits, target) > 0);
    return isOwn || values.some((value) => isIn(value, at)) || (aside !== undefined && isIn(aside, at));
  };
  return askingParts(reading, taken, isExplained).flatMap((part) =>
    namesIn(reading, part).filter((token) => {
      const at = tokens.indexOf(token);
      const isPlain =
        !TELLING.has(token.tag) || FILLERS.has(token.word) || (at === within.from && isOrderMistyped(token));
      return !isPlain && !isExplained(at) && !isCompound(reading, at, isExplained);
    }),
  );
}

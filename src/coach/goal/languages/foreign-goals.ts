import { capital } from '#core/words/capital.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { joined } from '#coach/text/joined.ts';
import { phrases } from '#coach/text/phrases.ts';
import { plainWord } from '#coach/text/tokens.ts';
import { type Range, type Reading, read } from '#coach/text/reading.ts';
import { foreignValues } from './foreign-values.ts';
import type { ForeignGrammar, UnpartedGrammar } from './grammar-of-language.ts';
import type { ActKind, NamedAct } from '../named-act.ts';
import { NOTHING_SAID } from '../said/said.ts';

const FOREIGN = knowledge.languages.parted as Readonly<Record<string, ForeignGrammar>>;
const UNPARTED = knowledge.languages.unparted as unknown as Readonly<Record<string, UnpartedGrammar>>;

type Phrase = readonly string[];
/** The lists of a language as plain words, the longest phrase first. */
type Ready = Readonly<
  Record<'openers' | 'closers' | 'stop' | 'less' | 'daily' | 'reasons' | 'fillers' | 'open', readonly Phrase[]>
>;

const ready = new Map<string, Ready>();

const plainPhrases = (list: string | undefined): Phrase[] =>
  phrases(list ?? '')
    .map((phrase) => phrase.split(' ').map(plainWord))
    .toSorted((a, b) => b.length - a.length);

function listsOf(language: string, grammar: ForeignGrammar): Ready {
  const known = ready.get(language);
  if (known) return known;
  const made: Ready = {
    openers: plainPhrases(grammar.openers),
    closers: plainPhrases(grammar.closers),
    stop: plainPhrases(grammar.stop),
    less: plainPhrases(grammar.less),
    daily: plainPhrases(grammar.daily),
    reasons: plainPhrases(grammar.reasons),
    fillers: plainPhrases(grammar.fillers),
    open: plainPhrases(grammar.open),
  };
  ready.set(language, made);
  return made;
}

/** What is left out or lessened has a kind of its own; null for what was not understood. */
function kindOfForeign(known: ActKind | null, isStopping: boolean, isLess: boolean): ActKind | null {
  if (isStopping) return 'abstain';
  return isLess ? 'limit' : known;
}

const standsAt = ({ tokens }: Reading, at: number, phrase: Phrase) =>
  phrase.every((word, offset) => tokens[at + offset]?.word === word);
const longestAt = (reading: Reading, at: number, list: readonly Phrase[]) =>
  list.find((phrase) => standsAt(reading, at, phrase))?.length ?? 0;

/** The clause without what stands before and behind the act. */
function actRange(reading: Reading, { from, to }: Range, lists: Ready): Range {
  let start = from;
  for (let length = 1; length > 0 && start < to; start += length) length = longestAt(reading, start, lists.openers);
  let end = to;
  for (let at = start + 1; at < to; at += 1) if (longestAt(reading, at, lists.reasons) > 0) end = Math.min(end, at);
  for (let length = 1; length > 0 && end > start; end -= length)
    length =
      lists.closers.find((phrase) => end - phrase.length >= start && standsAt(reading, end - phrase.length, phrase))
        ?.length ?? 0;
  return { from: start, to: end };
}

/** Without what says how often or how much more. */
function keptIn(reading: Reading, { from, to }: Range, lists: Ready): { kept: number[]; isDaily: boolean } {
  const kept: number[] = [];
  let isDaily = false;
  for (let at = from; at < to; ) {
    const daily = longestAt(reading, at, lists.daily);
    const filler = longestAt(reading, at, lists.fillers);
    isDaily ||= daily > 0;
    if (daily === 0 && filler === 0) kept.push(at);
    at += Math.max(1, daily, filler);
  }
  return { kept, isDaily };
}

function kindFrom(verbs: ForeignGrammar['verbs'], isSaid: (beginning: string) => boolean): ActKind | null {
  const found = Object.entries(verbs).find(([, list]) => list.split(' ').some(isSaid));
  return (found?.[0] as ActKind | undefined) ?? null;
}

function act(
  text: string,
  parts: Pick<NamedAct, 'verb' | 'object' | 'kind' | 'isStopping'>,
  isDaily: boolean,
): NamedAct {
  return { text: capital(text), ...parts, ...NOTHING_SAID, times: isDaily ? 7 : null };
}

/** True for a wish that only says how somebody would be; its words are known by how they begin. */
function isOpenWish(reading: Reading, { from, to }: Range, { open }: Ready): boolean {
  const begins = ([first = '', ...others]: Phrase, at: number) =>
    others.length > 0 ? standsAt(reading, at, [first, ...others]) : reading.tokens[at]?.word.startsWith(first) === true;
  for (let at = from; at < to; at += 1) if (open.some((phrase) => begins(phrase, at))) return true;
  return false;
}

function clauseAct(reading: Reading, clause: Range, language: string, grammar: ForeignGrammar): NamedAct | null {
  const lists = listsOf(language, grammar);
  const range = actRange(reading, clause, lists);
  const { kept, isDaily } = keptIn(reading, range, lists);
  const verbAt = grammar.isVerbLast ? kept.at(-1) : kept[0];
  const verb = verbAt === undefined ? undefined : reading.tokens[verbAt];
  if (!verb || isOpenWish(reading, range, lists)) return null;
  const words = reading.tokens.slice(range.from, range.to).map(({ word }) => word);
  const holds = (list: readonly Phrase[]) => words.some((_, at) => longestAt(reading, range.from + at, list) > 0);
  const among = (list: readonly string[]) =>
    kindFrom(grammar.verbs, (beginning) => list.some((word) => word.startsWith(plainWord(beginning))));
  const [isStopping, isLess] = [holds(lists.stop), holds(lists.less)];
  const kind = kindOfForeign(among([verb.word]) ?? among(words), isStopping, isLess);
  if (kind === null) return null;
  const object = joined(
    reading,
    kept.filter((at) => at !== verbAt),
  );
  const parts = { verb: verb.raw, object: object || null, kind, isStopping: isStopping || isLess };
  const made = act(joined(reading, kept), parts, isDaily);
  const values = foreignValues(reading, clause);
  return { ...made, days: values.days, times: values.days ? null : (made.times ?? values.times) };
}

const ENDS_UNPARTED = ['。', '！', '？', '，', '、', '\n', '!', '?', ',', '；', '.'];

/** The first clause of a text whose words do not stand apart. */
function firstClause(text: string): string {
  const ends = ENDS_UNPARTED.map((mark) => text.indexOf(mark)).filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, 60, ...ends)).trim();
}

function withoutAny(text: string, list: string): string {
  return phrases(list)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, phrase) => left.replaceAll(phrase, ''), text);
}

/** The act without its wish: `本を読みたい` is `本を読む`. */
function withoutWish(clause: string, { openers, daily, fillers, endings }: UnpartedGrammar, isLess: boolean): string {
  const opener = phrases(openers).find((phrase) => clause.startsWith(phrase)) ?? '';
  const bare = withoutAny(withoutAny(clause.slice(opener.length), daily), isLess ? '' : fillers).trim();
  const ending = endings.find(([said]) => bare.endsWith(said));
  return ending ? `${bare.slice(0, -ending[0].length)}${ending[1]}` : bare;
}

function unpartedAct(text: string, grammar: UnpartedGrammar): NamedAct | null {
  const clause = firstClause(text);
  const holds = (list: string) => phrases(list).some((phrase) => clause.includes(phrase));
  const [isStopping, isLess] = [holds(grammar.stop), holds(grammar.less)];
  const known = kindFrom(grammar.verbs, (part) => clause.includes(part));
  const kind = holds(grammar.open) ? null : kindOfForeign(known, isStopping, isLess);
  const said = kind === null ? '' : withoutWish(clause, grammar, isLess);
  if (kind === null || said === '') return null;
  return act(said, { verb: said, object: null, kind, isStopping: isStopping || isLess }, holds(grammar.daily));
}

/** A sentence cut at its commas and brackets. */
function partsOf({ tokens }: Reading, { from, to }: Range): Range[] {
  const cuts = tokens.flatMap(({ after }, at) =>
    at >= from && at < to - 1 && [',', '(', ')'].some((mark) => after.includes(mark)) ? [at + 1] : [],
  );
  return [from, ...cuts].map((start, index) => ({ from: start, to: cuts[index] ?? to }));
}

function actsIn(reading: Reading, language: string, grammar: ForeignGrammar): NamedAct[] {
  const acts: NamedAct[] = [];
  for (const range of reading.sentences.flatMap((sentence) => partsOf(reading, sentence))) {
    const own = clauseAct(reading, range, language, grammar);
    const last = acts.at(-1);
    if (own) acts.push(own);
    else if (last) acts.splice(-1, 1, withForeign(last, foreignValues(reading, range)));
  }
  return acts;
}

const withForeign = (act: NamedAct, { days, times }: Pick<NamedAct, 'days' | 'times'>): NamedAct =>
  act.days !== null || act.times !== null ? act : { ...act, days, times };

/** The acts of a goal in another language, in its own words; none where the language is not known here. */
export function foreignActs(text: string, language: string): NamedAct[] {
  const unparted = Object.hasOwn(UNPARTED, language) ? UNPARTED[language] : undefined;
  if (unparted) {
    const found = unpartedAct(text.trim(), unparted);
    return found ? [found] : [];
  }
  const grammar = Object.hasOwn(FOREIGN, language) ? FOREIGN[language] : undefined;
  if (!grammar) return [];
  const reading = read(text);
  const acts = actsIn(reading, language, grammar);
  return acts.slice(0, 2);
}

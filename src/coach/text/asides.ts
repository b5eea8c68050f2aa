import knowledge from '#content/knowledge.json' with { type: 'json' };
import { patterns } from '#coach/match/pattern.ts';
import { type Range, type Reading, read, type Token } from './reading.ts';
import { phrases, phraseSet } from './phrases.ts';

/** What people say along with what they mean: blessings, how sure they are, whom they speak to. */
const ANYWHERE = patterns(...knowledge.requests.asidesAnywhere);
/** The same words are a part of what is meant unless a mark or the end comes behind them. */
const AT_END = patterns(...knowledge.requests.asidesAtEnd);
const CALLS = new Set(knowledge.requests.asidesCalls.flatMap(phrases));
/** Before these a word at the end is what is spoken of: `walk with my love`, `train like a man`. */
const OWNED: ReadonlySet<Token['tag']> = new Set([
  'determiner',
  'preposition',
  'adjective',
  'conjunction',
  'auxiliary',
]);
const SUBJECTS = phraseSet('i; you; we; they; he; she; who; to; really');
const ENDS = /[.,!?;:…\n)\p{Extended_Pictographic}]/u;

const endsAt = ({ tokens }: Reading, to: number) => to >= tokens.length || ENDS.test(tokens[to - 1]?.after ?? '');

/** `love`, `yaar`, `ha` behind all that is said. */
function isCall(reading: Reading, at: number): boolean {
  const [before, token] = [reading.tokens[at - 1], reading.tokens[at]];
  if (!before || !token || !CALLS.has(token.word) || !endsAt(reading, at + 1)) return false;
  if (before.after.includes(',')) return true;
  return !OWNED.has(before.tag) && !before.isPlural && before.tag !== 'verb' && !SUBJECTS.has(before.word);
}

function asideAt(reading: Reading, at: number): Range | null {
  const within = { from: at, to: reading.tokens.length };
  const found = ANYWHERE.flatMap((one) => one.find(reading, within) ?? [])[0];
  if (found) return found;
  const last = at === 0 ? undefined : AT_END.flatMap((one) => one.find(reading, within) ?? [])[0];
  if (last && endsAt(reading, last.to)) return last;
  return isCall(reading, at) ? { from: at, to: at + 1 } : null;
}

/** Without what is only said along with it: what stands on either side of an aside are two things, as with a comma between them. */
export function withoutAsides(text: string): string {
  const reading = read(text);
  const { tokens } = reading;
  let said = '';
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const aside = asideAt(reading, at);
    const [first, last] = [tokens[at], tokens[(aside?.to ?? 0) - 1]];
    if (!aside || !first || !last) continue;
    const before = text.slice(from, first.from).trimEnd();
    const isParted = before === '' || endsAt(reading, aside.to) || ENDS.test(before.slice(-1));
    said += isParted ? before : `${before},`;
    from = last.to;
    at = aside.to - 1;
  }
  return from === 0 ? text : (said + text.slice(from)).replace(/^[\s,]+/, '').replace(/,\s*(?=[.,;!?])/g, '');
}

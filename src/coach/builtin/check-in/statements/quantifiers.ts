import type { Clause } from '../text/clauses.ts';
import { ALL_BUT_NONE } from '../lexicon/cue-lexicon.ts';
import type { Span } from '../habit/span.ts';
import type { Token } from '../text/normalise.ts';
import type { Amount } from '../text/amount.ts';

/** A word for several habits at once. `holds` is what it says of them. */
export type Sweep = { readonly scope: 'all' | 'both' | 'rest' | 'some'; readonly holds: boolean };

const NUMBERS = '(?:two|three|four|five|six|2|3|4|5|6)';
const FILLERS =
  /\b(?:today|tonight|now|sorry|sadly|again|really|absolutely|literally|pretty much|i am afraid|afraid|unfortunately|so far|i|we|have|has|had|got|get|my|the|of|it|them|those|these|that|habits?|things?|list|on|for|this|morning|evening|thanks|thank you|haha|lol|happy|say|to|well|just|in|and|once|finally|yes|yep|boom|day|from|me|a|is|was|are|were|been|all|what so ever|whatsoever|at|here|board|across|time|ones|im|am|ticks?|fronts?|related|above|whole|single|bit|proud|am proud|on the list|under|be honest|honest|counts?|tbh|already|made|guys|folks|coach|mate|somehow|actually|even|too|though|finally|managed to|sure|so|o|ach|och|ma|maam|sir|madam|baby|bro|people|woo|woohoo|yay|get in|nice|do|thankfully|honestly|easily)\b/g;

const NONE =
  /\b(?:(?:0|zero|none|nil) (?:out of|of|for|from) (?:\d|two|three|four|five|six)|nothing(?: at all)?|none(?: of (?:it|them|those|these))?|neither(?: (?:one|of (?:them|those)))?|not (?:a|one|any|a single)(?: single)?(?: (?:thing|one|habit|of (?:them|those|it)))|(?:did not|have not|could not|never) (?:do|did|done|manage|get|got|tick|managed|touch|complete)(?: \w+)? (?:any(?:thing)?|a thing|a single (?:thing|one)|one of them|either|any of (?:it|them|those))|did nothing|zero|no habits|(?:skipped|missed|forgot|bailed on|failed|ditched|did not do) (?:everything|all|both|them all|all of (?:them|it)|it all|the lot|the whole lot)|all (?:skipped|missed|no|nope)|both (?:skipped|missed|failed|no|nope)|failed (?:on )?both(?: counts)?|(?:a )?(?:complete|total|proper|full) (?:write off|washout|wash out|blank|zero|fail|bust|rest day)|write off|no to (?:all|both|everything)|everything (?:skipped|missed|no)|no (?:no )+no|nope (?:nope )*nope|nil|(?:gave|given) (?:it all|everything|all of it|them all|the lot|both) a miss|(?:could not|can not) be (?:bothered|arsed) (?:with|to do|doing) (?:any|anything|any of (?:it|them)|either|it all)|(?:binned|sacked|scrapped) (?:off )?(?:it all|everything|the lot|all of it)(?: off)?|blank page|not a sausage|(?:naff|sod|bugger|jack|sweet) (?:all|squat|fa)|diddly squat|nil points|not a dickie ?bird|big fat (?:nope|no)|a big (?:fat )?(?:zero|nothing)|(?:0|zero|none|nil) (?:out of|of|for|from|\/) ?(?:\d|two|three|four|five|six))\b/;
const ALL =
  /\b(?:everything(?: on (?:my|the) list)?|all (?:of (?:it|them|those|these|the above|my habits|the habits)|done|complete|completed|finished|ticked|yes|good and done|sorted|in|the habits|my habits|habits|checked|accomplished|smashed|nailed|there|green|happened|present and correct)|all|the (?:whole )?lot|full (?:house|marks|set|sweep)|(?:a )?clean sweep|every (?:single )?(?:one|habit|thing|box|last one)(?: of (?:them|those))?|(?:them|it|did) all|yes to (?:all|everything|both)|hat trick|(?:a )?perfect (?:day|score)|100 ?(?:percent)?|both(?: of (?:them|those))?|there was not (?:a|one) (?:\w+ ){0,3}(?:did not|skipped|missed)(?: do)?|nothing (?:missed|skipped|left|left out|left to do|forgotten|outstanding)|(?:skipped|missed|forgot|dropped|left out) (?:nothing|none(?: of (?:it|them))?)|did not (?:miss|skip|forget) (?:a|any|one|anything|a single)(?: (?:thing|one|habit))?|all the things|the works|the full monty)\b/;
const NOT_ALL =
  /\b(?:not|did not (?:do|get|manage|finish)|never|hardly|barely|almost|nearly|most(?:ly)?|some|a few|half|not quite|an? (?:bit|little|touch) of)\b.*\b(?:everything|all|both|every|of them|of it)\b|\bmost(?: of (?:it|them))?\b|\bsome(?: of (?:it|them))?\b/;
const REST =
  /\b(?:the rest|(?:nothing|anything) else|the others?(?: (?:one|two|three))?|everything else|all the (?:rest|others)|rest of (?:it|them)|remaining (?:ones?|two|three)|other (?:two|three|ones))\b/;
const REST_START = /^(?:and |but |so )?(?:rest|others|everything else)\b/;

const VERDICTS =
  /\b(?:done|did|complete|completed|finished|ticked|ticked off|off|checked|smashed|nailed|sorted|managed|happened|yes|no|nope|not|skipped|missed|forgot|failed|crushed|boxes|box|bailed|accomplished|success|except|only|went|out|window|of those|those|good|right|fine|great|ok|perfect|to plan|plan|log|mark|tick|as|count|report|doing|do|happening|left|will|going to|out|binned|sacked|fell|apart|through|flopped|untouched|undone|ignored|abandoned|present|absent|correct|got done|in the bag|bag|apart|up|stuff|front|side|part|half|end|achieved|like a boss|knocked|of the park|blew it|slayed|bossed|today was|as planned|planned|usual|not happening|either|kept|every|one|each)\b|[✓✗]/g;

const DID = /\b(?:done|did|ticked|complete|completed|finished|skipped|smashed)\b/;
/** Whether only a sweep, a verdict and small words are left of a clause, with a word for the listener in “did them all”. “Wrote nothing” is of one thing. */
function isBare(text: string, found: string): boolean {
  const rest = text.replace(found, ' ').replace(VERDICTS, ' ').replace(FILLERS, ' ');
  const isOfAll = DID.test(text) && !/(?:nothing|none|zero|nil)$/.test(found);
  return rest.split(/[^a-z]+/).filter(Boolean).length <= (isOfAll ? 1 : 0);
}

const IN_NEGATIVE =
  /\b(?:not|no|nope|skipped|missed|forgot|failed|fell|binned|sacked|bailed|untouched|undone|ignored|abandoned|out (?:of )?the window|absent|did not|never|flopped|unfinished)\b|✗/;

/** “That is all I had”, “of all things”. */
const NO_SWEEP =
  /^(?:that|this|it) (?:is|was) all(?! (?:of|done|complete|ticked|sorted))\b|^of all (?:things|people|places)\b/;
const SAYS_SO =
  /\b(?:yes|yep|done|did|do|all|too|also|as well|complete|completed|finished|ticked|sorted|happened|fine|good|great|ok|managed|smashed|nailed|kept|perfect|boxes?|tick|mark|log|count|went|got|were|was|are|is|have|had)\b|✓/;

/** What a clause says of all habits, both, or the rest; null when it says no such thing. */
export function getSweep(said: string): Sweep | null {
  const text = said
    .replace(ALL_BUT_NONE, 'did everything')
    .replace('a one one', 'a single one')
    .replace(/\bneither (?:the )?one (?:n?or) (?:the )?other\b/, 'neither')
    .replace(/\b(?:do|done) (?:shit|jack|squat|owt|nowt)\b/, 'do anything');
  const rest = REST.exec(text)?.[0] ?? REST_START.exec(text)?.[0];
  if (rest !== undefined && isBare(text, rest)) {
    const isMissed = IN_NEGATIVE.test(text) || /\bnothing else\b/.test(text);
    // “6 cards on the tram, the rest tonight” is of the cards.
    return isMissed || SAYS_SO.test(text.replace(rest, ' ')) ? { scope: 'rest', holds: !isMissed } : null;
  }
  if (NOT_ALL.test(text) && !NONE.test(text) && !/\bnothing (?:missed|skipped|left)/.test(text))
    return { scope: 'some', holds: false };
  const all = ALL.exec(text)?.[0];
  const isAllSpared = all !== undefined && /^(?:nothing|did not|skipped|missed|forgot|dropped|left)/.test(all);
  const none = NONE.exec(text)?.[0];
  if (none !== undefined && !isAllSpared && isBare(text, none)) {
    return { scope: /\b(?:both|neither|either)\b/.test(none) ? 'both' : 'all', holds: false };
  }
  const counted = new RegExp(
    `\\ball ${NUMBERS}\\b|\\b(${NUMBERS}) (?:out of|of|for|\\/) ?\\1\\b|\\b${NUMBERS} from ${NUMBERS}\\b`,
  ).exec(text)?.[0];
  const whole = counted ?? all;
  if (whole === undefined || !isBare(text, whole) || NO_SWEEP.test(text)) return null;
  const isNegative = !isAllSpared && IN_NEGATIVE.test(text.replace(whole, ' '));
  return { scope: /\bboth\b/.test(whole) ? 'both' : 'all', holds: !isNegative };
}

const ONLY = /\b(?:only(?: thing)?|nothing but|just|solely|nothing except|all i did was|all i managed was|the only)\b/;
const RECENT =
  /\bjust (?:now|finished|done|did|got|came|completed|been|back|had|about|wrapped|put|started|as|over|under|because|in|swallowed|after|before|a (?:bit|little|quick)|shy|could)\b|\bonly just\b|\bnot (?:just|only)\b|\bif only\b|\bonly because\b|\bonly (?:half|a|an|to|at|on|in|after|for|by|about|problem|downside)\b|\bjust like\b/;

/** “Only a hug”. */
const ONLY_A =
  /^(?:(?:well|so|today|just|and|but|sadly|managed|did|got) )*(?:only|just) an? (?!bit|little|few|couple|quick|half|quarter|tiny|small|short|part|third|fraction|single)\w+(?: \w+)?(?: today| sadly| though)?$/;

/** “Only the reading”: that one, and none of the rest. An amount (“only 3 pages”) is no such claim. */
export function isExclusive(clause: Clause, amounts: readonly Amount[]): boolean {
  const inside = amounts.filter(({ from, to }) => from >= clause.from && to <= clause.to);
  if (clause.spans.length > 0 && inside.length === 0 && ONLY_A.test(clause.text)) return true;
  if (!ONLY.test(clause.text) || RECENT.test(clause.text)) return false;
  if (inside.some(({ unit }) => unit !== 'time')) return false;
  if (/\bjust (?!did|managed|got)\w+ed\b/.test(clause.text)) return false;
  if (
    /\bjust\b/.test(clause.text) &&
    !/^(?:(?:well|um|ok|today|nope|no|yes|so|and) )*(?:i )?(?:(?:did|managed|got|made) )?just\b/.test(clause.text)
  )
    return false;
  return true;
}

const PLACES: Readonly<Record<string, number>> = Object.fromEntries(
  ['first 1st former one', 'second 2nd two', 'third 3rd three', 'fourth 4th four', 'fifth five', 'sixth six'].flatMap(
    (words, place) => words.split(' ').map((word) => [word, place]),
  ),
);
const AFTER_PLACE =
  /^(one|two|three|habit|and|yes|nope|no|not|done|is|was|did|only|or|skipped|missed|✓|✗|thing|item|of|today|though|but|though|happened|ones)$/;

function placed(order: readonly number[], place: number, from: number, to: number): Span[] {
  const habit = order[place];
  return habit === undefined ? [] : [{ habit, from, to, weight: 3, isOpposite: false, isShared: false }];
}

function getPlaces(order: readonly number[], first: number, count: number, at: number): Span[] {
  return Array.from({ length: count }, (_, offset) => placed(order, first + offset, at, at + 2)).flat();
}

/** True for digits and verdicts alone: `1 and 3 yes, 2 no`. */
function isNumbered(tokens: readonly Token[], least: number): boolean {
  const words = tokens.filter(({ word }) => /[\p{L}\p{N}✓✗]/u.test(word));
  return (
    words.filter(({ word }) => /^\d$/.test(word)).length >= least &&
    words.length > 0 &&
    words.every(({ word }) =>
      /^(\d|one|two|three|four|five|six|yes|no|nope|not|done|did|i|and|or|but|only|just|skipped|missed|✓|✗|x|y|n|habit|number|numbers|all|both|today|the|is|was|sorry|still|to|do|forgot|except|everything|bar|for|are|were|then|so|nor|neither|a|in|good|managed|none|apart|from|nothing|on|rest|others|fine|ok|great|perfect|sorted|nailed|smashed|ticked|tick|complete|completed|finished|missed|failed|binned|well|went|happened|fail|win|sadly|though)$/.test(
        word,
      ),
    )
  );
}

/** Parts of a message, up to a comma or stop, that name at least two habits by digits: `1 2 and 4, nothing on 3, bed late`. */
function numberedStretches(tokens: readonly Token[], count: number): { from: number; to: number }[] {
  const ends = [...tokens.flatMap(({ word }, at) => (/^[,.;!?—]$/.test(word) ? [at] : [])), tokens.length];
  const parts = ends.map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
  const digits = ({ from, to }: { from: number; to: number }) =>
    tokens.slice(from, to).filter(({ word }) => /^\d/.test(word));
  // “2/3, no Luc” counts them.
  const isTally = ({ from, to }: { from: number; to: number }) =>
    tokens
      .slice(from, to)
      .some(({ word }, at) => /^(?:of|\/)$/.test(word) && /^\d$/.test(tokens[from + at + 1]?.word ?? ''));
  const isOwn = (part: { from: number; to: number }, least: number) =>
    isNumbered(tokens.slice(part.from, part.to), least) &&
    !isTally(part) &&
    digits(part).every(({ word }) => Number(word) <= count);
  if (!parts.some((part) => isOwn(part, 2))) return [];
  return parts.filter((part) => isOwn(part, 1));
}

/** `the last one`, `the latter`, `last two`; “all bar the last” and “the last of it” name none. */
function lastSpans(tokens: readonly Token[], at: number, order: readonly number[]): Span[] {
  const next = tokens[at + 1]?.word ?? '.';
  const before = tokens[at - 1]?.word ?? '';
  const lead = tokens
    .slice(Math.max(0, at - 2), at)
    .filter(({ word }) => word !== 'the')
    .map(({ word }) => word)
    .join(' ');
  if (/\b(?:bar|except|but|of)$/.test(lead) && !/^(all|everything)$/.test(tokens[at - 3]?.word ?? '')) return [];
  const isEnd = STOP.test(next) || tokens[at + 1] === undefined;
  const isOne =
    next === 'one' ||
    tokens[at]?.word === 'latter' ||
    (/^(the|and)$/.test(before) && (isEnd || /^(?:done|yes|skipped|missed|not)$/.test(next)));
  return isOne ? placed(order, order.length - 1, at, at + (next === 'one' ? 2 : 1)) : [];
}

const STOP = /^[.,;:!?✓✗—]$/;

const COUNTS = /^(?:one|two|three|four|five|six)$/;
/** “One and three yes”: beside another place, one is a place as well. */
const isListed = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ word }, other) => other !== at && (/^\d$/.test(word) || PLACES[word] !== undefined));

/** Habits named by their place: `the second one`, `number two`, `the last one`, `1 and 3 yes`. */
export function ordinalSpans(tokens: readonly Token[], order: readonly number[]): Span[] {
  const whole = isNumbered(tokens, 0);
  const stretches = whole ? [] : numberedStretches(tokens, order.length);
  return tokens.flatMap((token, at) => {
    const numbered = whole || stretches.some(({ from, to }) => at >= from && at < to);
    const next = tokens[at + 1]?.word ?? '.';
    const before = tokens[at - 1]?.word ?? '';
    // “Before the first one” says when.
    // “One of them”, “just the one” do not say which.
    const isCount = token.word === 'one' && !/^(?:number|habit|item)$/.test(before) && !isListed(tokens, at);
    if (isCount || (next === 'of' && COUNTS.test(token.word))) return [];
    if (before === 'all' || (before === 'the' && /^(?:before|after|until)$/.test(tokens[at - 2]?.word ?? '')))
      return [];
    if (
      /^(number|habit|item|no|numbers|habits|items)$/.test(before) ||
      (numbered &&
        PLACES[token.word] !== undefined &&
        !/^\D+(st|nd|rd|th)$|first|second|third|fourth|fifth|sixth|former/.test(token.word)) ||
      (numbered && /^\d$/.test(token.word))
    ) {
      const place = /^\d$/.test(token.word) ? Number(token.word) - 1 : PLACES[token.word];
      const isListed = place !== undefined && place >= 0 && !(before === 'no' && !/^\d$/.test(token.word));
      return isListed ? placed(order, place, at, at + 1) : [];
    }
    if (
      token.word === 'middle' &&
      order.length % 2 === 1 &&
      (/^(?:one|habit|yes|no|done)$/.test(next) || STOP.test(next))
    )
      return placed(order, (order.length - 1) / 2, at, at + (next === 'one' ? 2 : 1));
    const run = /^(?:first|last|top|bottom)$/.test(token.word)
      ? Number(/^\d$/.test(next) ? next : (PLACES[next] ?? Number.NaN) + 1)
      : Number.NaN;
    if (run >= 2 && run <= order.length && before !== 'at')
      return getPlaces(order, /^(?:first|top)$/.test(token.word) ? 0 : order.length - run, run, at);
    if (/^(?:odd|even)$/.test(token.word) && /^(?:numbers?|ones|habits)$/.test(next))
      return order.flatMap((_, place) =>
        (place % 2 === 0) === (token.word === 'odd') ? placed(order, place, at, at + 2) : [],
      );
    const isEnd = STOP.test(next) || tokens[at + 1] === undefined;
    if (/^(?:top|bottom)$/.test(token.word) && next === 'one')
      return placed(order, token.word === 'top' ? 0 : order.length - 1, at, at + 2);
    if (token.word === 'last' || token.word === 'latter') return lastSpans(tokens, at, order);
    const place = /^(one|two|three|four|five|six)$/.test(token.word) ? undefined : PLACES[token.word];
    if (place === undefined || !(AFTER_PLACE.test(next) || isEnd)) return [];
    if (token.word === 'second' && /^\d/.test(before)) return [];
    if (!/^(the|and|or|but|not|no|only|just|nor|did|my|,|\.|✓|✗|;|:|—|yes|done|)$/.test(before) && !numbered) return [];
    if (
      /^(at|on|my|his|her|every)$/.test(before) ||
      (next === 'thing' && /^(in|tomorrow)$/.test(tokens[at + 2]?.word ?? ''))
    )
      return [];
    if (next === 'thing' && place === 0 && before !== 'the') return [];
    return placed(order, place, at, at + (next === 'one' ? 2 : 1));
  });
}

const SHORTHAND: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...'y yes ✓ done tick did'.split(' ').map((word) => [word, true]),
  ...'n no nope ✗ x cross skipped missed'.split(' ').map((word) => [word, false]),
]);

/** `y n y`, `✅❌✅`: one verdict for each habit in order; null for anything else. */
export function getShorthand(tokens: readonly Token[], count: number): boolean[] | null {
  const words = tokens.filter(({ word }) => !/^[,.;:!/|—()&]$/.test(word) && word !== 'and' && word !== 'then');
  if (words.length !== count || count < 2) return null;
  const values = words.map(({ word }) => SHORTHAND[word]);
  return values.every((value) => value !== undefined) ? values.map(Boolean) : null;
}

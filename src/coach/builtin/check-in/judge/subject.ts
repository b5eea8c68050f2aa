import type { Clause } from '../text/clauses.ts';
import { type Token, textOf } from '../text/normalise.ts';
import { numberAt } from '../text/numbers.ts';
import { isKnownWord } from '../text/spelling.ts';
import { NAMES, PAST_TO_BASE, PEOPLE } from '../lexicon/word-lexicon.ts';

type Subject = 'self' | 'other' | null;

/** Who acts in a clause: the user, somebody else, or nobody who is named. */
export function getSubject(clause: Clause, tokens: readonly Token[], people: ReadonlySet<string>): Subject {
  const owned = (at: number) => clause.spans.some(({ from, to }) => at >= from && at < to);
  const first = clause.spans[0]?.from ?? clause.to;
  const words = clause.words.join(' ');
  if (/\b(?:by|thanks to) (?:my |the |our )?(\w+)$/.test(words) && isPerson(clause.words.at(-1))) return 'other';
  const person =
    /\b(?:made|let|asked|told|got|helped|watched|saw|begged|convinced|persuaded|took) (?:my |the |our )?(\w+) (?:to )?(?:do|go|run|read|walk|meditate|stretch|practise|play|tidy|clean|drink|write|put|make|cook|have)\b/.exec(
      words,
    )?.[1];
  if (isPerson(person)) return 'other';
  if (REPORTED_OF_ME.test(words)) return 'self';
  // “The kids asked me to play, so I did.”
  if (/\b(?:me|us) (?:to|for)\b/.test(words) && WAS_DONE.test(textOf(tokens, clause.to, clause.to + 5))) return 'self';
  const giver =
    /^(?:(?:and|but|so|then|my|the|our) )*(\w+) (?:\w+ed|rang|sent|wrote|gave|did|came|rung) (?:me|us)\b/.exec(
      words,
    )?.[1];
  if (isPerson(giver) && !/\b(?:dragged|joined|reminded|convinced|talked|invited|helped|forced)\b/.test(words))
    return 'other';
  if (isFavour(clause.words) || isByName(words) || /\bwithout (?:me|us)\b/.test(words) || isActOfGroup(words))
    return 'other';
  if (/\b(?:with|alongside) (?:me|us)\b/.test(words)) return 'self';
  const named = clause.spans.flatMap(({ from, to }) => tokens.slice(from, to).map(({ word }) => word));
  if (isActOfNamed(clause.words, named, people)) return 'other';
  if (isNamedDoer(tokens, clause, owned)) return 'other';
  let self: Subject = null;
  for (let at = clause.from; at < clause.to; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (/^(i|we|me|us)$/.test(word)) {
      if (at <= first) return /^(with|and)$/.test(tokens[at - 1]?.word ?? '') || self === null ? 'self' : self;
      self ??= 'self';
      continue;
    }
    if ((at > first && at > clause.from + 3) || self === 'self') break;
    const isCalledOut =
      at > clause.from &&
      at === clause.to - 1 &&
      /^(?:mate|pal|bro|man|boss|coach|buddy|dude|guys|friend|girl|lads)$/.test(word);
    if (!isPerson(word) || owned(at) || isCalledOut) continue;
    if (joinsSelf(tokens, clause, at)) return 'self';
    const before = tokens[at - 1]?.word ?? '';
    const beforeThat = tokens[at - 2]?.word ?? '';
    if (OBJECT_OF.test(before) || (/^(my|the|our|a|an|his|her|some|old)$/.test(before) && OBJECT_OF.test(beforeThat)))
      continue;
    if (tokens[at + 1]?.word === "'s" || at <= clause.from + 4) {
      const verbBefore = tokens.slice(clause.from, at).some((token) => isFinite(token.word));
      if (!verbBefore) return 'other';
    }
  }
  return self ?? strangerIn(tokens, clause, owned);
}

/** “My wife tells me that I did”: what others know of the user. */
const REPORTED_OF_ME =
  /\b(?:says|said|tells|told|reminds|reminded|reckons|insists|swears) (?:me |us )?(?:that )?(?:i|we) (?:did|have|had|took|was|went|ate|drank)\b/;

const WAS_DONE = /^(?:, )?(?:so|and|then)? ?(?:i|we) did\b/;

/** “Tidied by Ana”: an unknown word behind “by” is a name. */
const BY_NAME = /\b\w+(?:ed|id|ne|en|ut|nt|pt) by (?:my |the |our )?(\p{L}{3,})$/u;

/** Whoever stands behind these is whom the act concerns rather than who acts. */
const OBJECT_OF = /^(with|to|for|of|from|about|at|than|beside|and|like)$/;

/** “The choir sang beautifully”: a group acts, and whether the user was in it is not said. */
const GROUP_ACTS =
  /^(?:(?:and|but) )*(?:the|that|some|a) (?:\w+ )?(?:choir|band|orchestra|team|club|cast|crew|congregation|audience|crowd|squad|troupe) (?:\w+ly |all )?(?!was\b|were\b|went\b|got\b|happened\b|had\b|done\b|met\b|made\b|is\b)(\w+)\b/;

/** “Mrs Okafor rang me”: whoever it was, it was not the user. */
const GAVE_ME =
  /^(?:(?:and|but|so|then|because) )*(?!i\b|we\b|it\b|that\b|this\b|nothing\b|something\b)(?:(?!i\b|we\b)[\w']+ ){1,4}(?:rang|called|phoned|texted|messaged|emailed|wrote|visited|hugged|complimented|praised|paid|fed|washed|massaged|cooked|bought|sent|invited|facetimed|thanked) (?:to |for )?(?:me|us)\b/;

function isByName(words: string): boolean {
  const name = BY_NAME.exec(words)?.[1];
  return name !== undefined && !isKnownWord(name);
}

function isActOfGroup(words: string): boolean {
  const act = GROUP_ACTS.exec(words)?.[1];
  return act !== undefined && (PAST_TO_BASE.has(act) || /[^e]ed$/.test(act));
}

/** “Mrs Okafor rang me”, “the rain washed the car for me”; “walked just for me” is the user's own. */
function isFavour(words: readonly string[]): boolean {
  const text = words.join(' ');
  if (GAVE_ME.test(text) && !/\b(?:and|then) (?:i|we)\b/.test(text)) return true;
  const opening = words.find((word) => !/^(?:and|but|so|then)$/.test(word)) ?? '';
  if (/^(?:no|none|nothing|zero)$/.test(opening)) return false;
  // “Please tick the tai chi for me” is asked of the coach.
  return (
    /\bfor (?:me|us)$/.test(text) &&
    !/\b(?:i|we|just for|tick|mark|count|log|note|record)\b/.test(text) &&
    !isFinite(opening)
  );
}

/** “The old ladies did their tai chi”: what is theirs was not done by the user. */
const THEIR_OWN =
  /^(?:(?:and|but|so|then|today|this morning) )*(?!did\b|done\b|finished\b)\w+ (?:\w+ ){0,6}(?:did|does|do|doing|had|took|finished|completed|practised|enjoyed|started) (?:all )?(?:their|his|her) (?:\w+ )*\w+/;

/** Who has done to them what a habit asks. */
const ANIMAL = /^(?:dog|doggo|puppy|pup|cat|kitten|horse|pony|rabbit|hamster|guinea|hens?|chickens?)$/;

/** “The old ladies did their tai chi”, “Ben bailed”; “the dog had his walk” is the doing of whoever walks him. */
function isActOfNamed(words: readonly string[], named: readonly string[], people: ReadonlySet<string>): boolean {
  const text = words.join(' ');
  const opening = words.find((word) => !/^(?:and|but|the|my|our)$/.test(word)) ?? '';
  if (ANIMAL.test(opening) && named.includes(opening)) return false;
  if (people.size > 0 && STATE_OF.test(text) && isOfPeople(words, people)) return true;
  if (THEIR_OWN.test(text) && !/\b(?:i|we|me|us|my|our|help\w*)\b/.test(text)) return true;
  return isNamedActor(words, new Set([...people, ...named.filter((word) => PEOPLE.has(word))]));
}

/** “Ada already asleep”: how somebody was is nothing that was done with them. */
const STATE_OF =
  /^(?:(?:and|but|because|so) )*(?:the |my |our )?\w+ (?:is |was |were |had been |already |still |just |too |fast )*(?:asleep|ill|sick|poorly|away|out|busy|tired|grumpy|upset|teething|gone|abroad|in bed|not (?:in|home|here|well|there|around))(?: (?:already|today|tonight|now))?$/;

const isOfPeople = (words: readonly string[], people: ReadonlySet<string>) =>
  people.has(words.find((word) => !/^(?:and|but|because|so|the|my|our)$/.test(word)) ?? '');

/** “Ben bailed”, “Jonas read to her”: somebody whom a habit names did something. */
function isNamedActor(words: readonly string[], people: ReadonlySet<string>): boolean {
  const at = words.findIndex((word) => !/^(?:and|but|so|then|because|as|the|my)$/.test(word));
  const [name, verb] = [words[at] ?? '', words[at + 1] ?? ''];
  // “Jean did the crossword”: with what was done behind it, nobody was done.
  if (people.has(name) && verb === 'did' && !AT_THE_END.test(words[at + 2] ?? '')) return true;
  return (
    people.has(name) &&
    (PAST_TO_BASE.has(verb) || HOMOGRAPHS.test(verb) || /[^e]ed$/.test(verb)) &&
    !/^(?:done|got|called|rung|messaged|texted|thanked|hugged|kissed|fed|walked|did|seen|visited|met|sorted|ticked|skipped|missed)$/.test(
      verb,
    )
  );
}

const AT_THE_END = /^(?:|not|today|tonight|yesterday|too|also|well|good|great|now|again|last|on|at|so|and|me|us)$/;

/** Past forms that look like the base. */
const HOMOGRAPHS = /^(?:read|put|hit|cut|set|let|came|went)$/;

const BEFORE_VERB =
  /^(?:i|we|and|but|so|then|also|just|only|even|still|finally|eventually|first|again|never|not|always|today|tonight|yesterday|now|later|earlier|well|yes|no|ok|had|have|has|was|were|is|are|did|got|been|being|be|to|as|it|that|this|who|which|all|both|twice|once|then|morning|evening|afternoon|night|half|done|more|too|already|either|neither|nearly|almost|before|after|straight|\d.*|\w+ly|[^\p{L}]+)$/u;

/** “My teenager washed up”, “the garden watered itself”, “recruiter messaged me”: somebody or something else did it. */
function strangerIn(tokens: readonly Token[], clause: Clause, owned: (at: number) => boolean): Subject {
  const words = clause.words.join(' ');
  if (
    /\b(?:itself|himself|herself|themselves|on (?:his|her|their|its) own|by (?:himself|herself|themselves|itself))\b/.test(
      words,
    )
  )
    return 'other';
  if (/^(?:and |but )?they (?:both|all) /.test(words)) return null;
  const doer =
    /^(?:and |but |so )?(?:my|our|his|her) (\w+) (?:actually |finally |also |\w+ly )?(?:did|finished|completed|managed)\b(?! me| us)/.exec(
      words,
    )?.[1];
  const isOwnWord = clause.spans.some(({ from, to }) => tokens.slice(from, to).some(({ word }) => word === doer));
  if (
    doer !== undefined &&
    !isOwnWord &&
    !/^(?:morning|evening|day|body|whole|best|usual|daily|first|last)$/.test(doer)
  )
    return 'other';
  const proxy =
    /^(?:(?:no|nope|but|and|well|because|already) )*(?:the |my |our |his |her )?(\w+) (?:did|does|sorted|handled|took|made|finished|covered) (?:it|them|that|those|him|her)\b/.exec(
      words,
    )?.[1];
  if (proxy !== undefined && !BEFORE_VERB.test(proxy) && !isFinite(proxy) && clause.spans.length === 0) return 'other';
  for (let at = clause.from + 1; at < Math.min(clause.to, clause.from + 5); at += 1) {
    const word = tokens[at]?.word ?? '';
    if (!owned(at) || !(PAST_TO_BASE.has(word) || /[^e]ed$/.test(word))) continue;
    let noun = at - 1;
    while (
      noun > clause.from &&
      /^(?:actually|finally|even|just|also|\w+ly|has|have|already)$/.test(tokens[noun]?.word ?? '')
    )
      noun -= 1;
    const name = tokens[noun]?.word ?? '';
    if (owned(noun) || BEFORE_VERB.test(name) || isFinite(name)) return null;
    const isNamed = /^(?:my|our|his|her|the|a|an)$/.test(tokens[noun - 1]?.word ?? '');
    const isDoneToUs = /^(?:me|us|my|our)$/.test(tokens[at + 1]?.word ?? '');
    const hasMore =
      at + 1 < clause.to && /^(?:up|out|off|the|a|it|his|her|their|for)$/.test(tokens[at + 1]?.word ?? '');
    return isDoneToUs || (isNamed && (hasMore || at + 1 === clause.to)) ? 'other' : null;
  }
  return null;
}

/** “Mags watered the plants”: an unknown word before a deed and its object is a name. */
function isNamedDoer(tokens: readonly Token[], clause: Clause, owned: (at: number) => boolean): boolean {
  let at = clause.from;
  const word = (place: number) => tokens[place]?.word ?? '';
  while (
    at < clause.to &&
    /^(?:and|but|so|then|no|nope|because|well|today|tonight|luckily|little|wee|our|[,—])$/.test(word(at))
  )
    at += 1;
  const done = at + (/^(?:has|have|had|already|just|also|finally)$/.test(word(at + 1)) ? 2 : 1);
  const [name = '', verb = '', object = ''] = [at, done, done + 1].map(word);
  // “Andrés prays three hours”
  const isHabit = owned(done) && numberAt(tokens, at) === null && verb === `${tokens[done]?.lemma ?? ''}s`;
  const isDeed =
    isHabit || PAST_TO_BASE.has(verb) || /^(?:does|goes|read)$|[^e]ed$/.test(verb) || word(at + 1) === 'has';
  // “Mair filled in my crossword while I slept” is hers, “Mair watched while I swam” is not of what she did.
  const isOwn = clause.spans.some(({ from }) => tokens.slice(at, from).some((token) => /^(?:i|we)$/.test(token.word)));
  if (!isDeed || isOwn || owned(at) || !/^\p{L}{3,}$/u.test(name) || name.endsWith('ly')) return false;
  // `tomek cooked and I walked the dog`
  const isBeforeOwn = done + 1 === clause.to && [0, 1, 2].some((skip) => word(clause.to + skip) === 'i');
  const hasObject =
    isBeforeOwn ||
    owned(done + 1) ||
    /^(?:the|an?|my|ma|our|his|her|him|it|them|that|this|me|us|up|out|in|all|alone|for|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|\d.*)$/.test(
      object,
    ) ||
    /^(?:went|goes) to$/.test(`${verb} ${object}`);
  return hasObject && !BEFORE_VERB.test(name) && !isFinite(name) && !isKnownWord(name);
}

function isFinite(word: string): boolean {
  return (
    PAST_TO_BASE.has(word) ||
    /^(is|was|were|are|has|have|had|did|do|go|get|will|walk|call|text|see|meet|ring|help)$/.test(word) ||
    /[^e]ed$/.test(word)
  );
}

function isPerson(word: string | undefined): boolean {
  return word !== undefined && (PEOPLE.has(word) || NAMES.has(word));
}

function joinsSelf(tokens: readonly Token[], clause: Clause, at: number): boolean {
  const near = textOf(tokens, clause.from, Math.min(clause.to, at + 5));
  const word = tokens[at]?.word ?? '';
  return new RegExp(
    `\\b${word} and (?:i|me|myself)\\b|\\b(?:i|me|myself) and (?:my |the |our )?${word}\\b|\\b${word} (?:dragged|took|got|made|forced|joined|reminded|convinced|talked|invited|drove|helped|came with|had) (?:me|us)\\b`,
  ).test(near);
}

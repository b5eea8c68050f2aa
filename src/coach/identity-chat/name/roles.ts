import { isKnownVerb } from '#coach/goal/words/act-kinds.ts';
import { phrases } from '#coach/text/phrases.ts';
import { type Range, type Reading, read, type Token } from '#coach/text/reading.ts';

const ROLES = new Set(
  phrases(`technician; electrician; mechanic; plumber; welder; provider; protector; graduate; professional; expert; rock; anchor; angler; cook; chef; artist; musician; pianist; guitarist; violinist; cellist; cyclist; friend; neighbour; neighbor; guide; host; coach; student; scholar; poet; author; potter; carpenter;
    athlete; nurse; gardener; volunteer; actor; director; creator; sailor; tailor; mentor; teacher; parent; grandparent; citizen; adult; human; leader; partner; colleague; companion; explorer; adventurer;
    nomad; pilgrim; hermit; monk; optimist; minimalist; realist; naturalist; activist; environmentalist; linguist; polyglot; swimmer; bird; lark; owl; bookworm; homebody; foodie; crafter; maker; builder; keeper;
    starter; finisher; doer; dreamer; thinker; planner; saver; giver; helper; carer; caregiver; listener; learner; riser; sleeper; eater; drinker; breather; wanderer; hiker; climber; dancer; singer; drummer; baker; brewer;
    knitter; quilter; sewer; painter; writer; reader; speaker; runner; walker; jogger; rower; skater; surfer; lifter; stretcher; meditator; journaler; photographer; beekeeper; woodworker; mover; tinkerer; fixer; tidier;
    organiser; organizer; mum; dad; mother; father; uncle; aunt; grandma; grandad; sister; brother; husband; wife; bloke; lady; warrior; champion; captain; hero; beginner; apprentice; craftsman; craftswoman; farmer; fisherman; forager; historian; librarian; physicist; scientist; engineer; designer; coder; developer; programmer; nan; soul; heart; hands; mind`),
);
/** They end like one who does something, and are none. */
const THINGS = new Set(
  phrases(`dinner; supper; breather; shower; letter; number; matter; water; paper; cover; order; offer; answer; tower; meter; butter; corner; timer; computer; summer; winter; sister; daughter; power; weather; river; flower;
    finger; shoulder; counter; counsellor; laughter; quarter; chapter; poster; folder; cooker; freezer; printer; monitor; ladder; temper; paper; hunger; anger; sweater; trainer; trainers; slipper; charger; scooter; stroller;
    never; ever; later; over; after; under; together; either; other; better; further; another; whether; rather; however; easier; earlier; longer; shorter; harder; lighter; calmer; kinder; slower; faster; stronger; fitter`),
);

/** True for a word for somebody who does something: `baker`, `pianist`. */
export function isRoleWord(lemma: string): boolean {
  if (ROLES.has(lemma)) return true;
  if (THINGS.has(lemma) || !(lemma.endsWith('er') || lemma.endsWith('or')) || lemma.length < 5) return false;
  const base = lemma.slice(0, -2);
  const isDoubled = base.at(-1) === base.at(-2);
  return isKnownVerb(base) || isKnownVerb(`${base}e`) || (isDoubled && isKnownVerb(base.slice(0, -1)));
}

/** True for words that end with somebody: `weekend baker`. */
export function isRole(text: string): boolean {
  const last = read(text).tokens.at(-1);
  return last !== undefined && (isRoleWord(last.word) || isRoleWord(last.lemma));
}

const BEFORE = new Set(['adjective', 'noun', 'gerund', 'other']);
const NO_COLOUR = new Set(
  phrases(
    `good; better; best; kind of; sort; more; real; proper; little; bit; such; own; new; first; other; same; big; great; regular; total; true; full; like; someone; person; day; time; lot; perfect; ideal; actual; decent; nice; old; young`,
  ),
);
const WORDS_OF_ROLE = 3;

function isOneOf(token: Token | undefined): boolean {
  if (!token || token.isPlural || token.tag === 'verb' || token.tag === 'adverb') return false;
  return isRoleWord(token.word) || isRoleWord(token.lemma);
}

/** The roles that a text names, each with what stands close before it: `a calm weekend gardener` names `calm weekend gardener`. */
export function rolesIn(reading: Reading): string[] {
  const { tokens } = reading;
  return tokens.flatMap((token, at) => {
    // In `player coach` it is the second word that says who.
    const isInside = token.after === '' && isOneOf(tokens[at + 1]);
    if (!isOneOf(token) || isInside || !isNamedAsRole(reading, at)) return [];
    let from = at;
    while (from > 0 && at - from < WORDS_OF_ROLE - 1 && isColour(reading, from - 1)) from -= 1;
    return [wordsAt(reading, { from, to: at + 1 })];
  });
}

function isColour({ tokens }: Reading, at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    token.after === '' &&
    BEFORE.has(token.tag) &&
    !NO_COLOUR.has(token.word) &&
    !token.word.startsWith('some')
  );
}

const ARTICLES = new Set(['a', 'an', 'the', 'that', 'be', 'become', 'am', 'being', 'of', 'as', 'like', 'more']);

/** `a calm gardener`, not `my gardener`, and no one who is spoken to or of. */
function isNamedAsRole({ tokens }: Reading, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - WORDS_OF_ROLE - 1), at);
  const article = before.findLast(({ tag, word }) => tag === 'determiner' || ARTICLES.has(word));
  // `I am a nurse` tells of the trade, not of who is meant to come.
  const isTrade = before.some(({ word }, place) => word === 'am' && before[place + 1] === article);
  if (article) return ARTICLES.has(article.word) && !isTrade;
  return tokens.length <= WORDS_OF_ROLE;
}

const wordsAt = ({ tokens }: Reading, { from, to }: Range) =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

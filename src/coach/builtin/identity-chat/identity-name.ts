import { assessSafety } from '#coach/safety/router.ts';
import { contentWords, normalise, words } from '#coach/text/language.ts';
import { bannedWords } from '../voice.ts';

/** A name is two to five words and at most 40 characters: it has to fit the button that takes it on. */
const NAME = { fewest: 2, most: 5, longest: 40 } as const;

/** What is neither made a name of nor said back: bodies, insults, orders to the coach. */
const NOT_SAID: readonly RegExp[] = [
  /\b(thin(ner|nest|ness)?|slim\w*|skinn\w*|lean\w*|fat\w*|ripped|shredded|toned?|muscl\w*|muscular|curv\w*|bod(y|ies)|bikini|abs|six ?pack|waist|weigh\w*|kilos?|kg|pounds?|lbs|bmi|petite|chubby|obes\w*|sexy|hot|handsome|beautiful|pretty|ugly|young|old)\b/,
  /\b(ignore|instructions?|system|prompt|admin\w*|developer mode|fuck\w*|shit\w*|bitch\w*|bastard\w*|cunt\w*|dick\w*|ass(hole)?|porn\w*|sex\w*|nazi\w*|kill\w*|hate\w*|slave\w*|whore\w*|slut\w*|stupid|loser|failure)\b/,
];

/** A name says what somebody does: no diagnosis, no gender, no perfection. */
const NOT_IN_A_NAME: readonly RegExp[] = [
  /\b(adhd|add|ocd|ptsd|autis\w*|bipolar|borderline|depress\w*|anxi\w*|psycho\w*|insomni\w*|diabet\w*|anorexi\w*|bulimi\w*|addict\w*|alcoholi\w*|drunk|junkie|smokers?|ex|former|recover\w*|patients|disorder\w*|disease\w*|ill|sick\w*|disabled|crippled|crazy|insane)\b/,
  /\b(m[ae]n|wom[ae]n|girls?|boys?|guys?|lad(y|ies)?|lads|gentlem[ae]n|mothers?|fathers?|mums?|moms?|dads?|daddy|mummy|wi(fe|ves)|husbands?|sons?|daughters?|sisters?|brothers?|kings?|queens?|princes?|princess\w*|male|female|masculine|feminine|alpha|babe|bros?|chick|dude)\b/,
  /\b(perfect\w*|flawless\w*|faultless\w*|best|ideal|ultimate|always|never|gods?|godd?ess|genius|superhuman|superm\w*|unstoppable|invincible|number one|greatest|world class)\b/,
];

/** True for the user's own words that the coach may say back. */
export function isSayable(text: string): boolean {
  const plain = normalise(text);
  return (
    NOT_SAID.every((pattern) => !pattern.test(plain)) && bannedWords(text).length === 0 && assessSafety(text) === 'none'
  );
}

/** True for words that a name, or what is said about one, may hold. */
export function isSafeForName(text: string): boolean {
  const plain = normalise(text);
  return NOT_IN_A_NAME.every((pattern) => !pattern.test(plain)) && isSayable(text);
}

/** True for a name of two to five safe words, at most 40 characters, letters only. */
export function isGoodName(name: string): boolean {
  const count = name.split(' ').length;
  const fits = count >= NAME.fewest && count <= NAME.most && name.length <= NAME.longest;
  return fits && /^\p{L}[\p{L}'’-]*( \p{L}[\p{L}'’-]*)+$/u.test(name) && isSafeForName(name);
}

const SMALL_WORDS = new Set(['of', 'the', 'a', 'an', 'and', 'in', 'at', 'on', 'to', 'for', 'with', 'by']);

/** `titled('friend of the garden')` is `Friend of the Garden`. */
export function titled(phrase: string): string {
  return phrase
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word, at) => (at > 0 && SMALL_WORDS.has(word) ? word : word.replace(/^\p{L}/u, (c) => c.toUpperCase())))
    .join(' ');
}

/** Who does it, for the verbs that people use of their goals. Each form counts: walk, walks, walked, walking. */
const DOERS: Readonly<Record<string, string>> = {
  walk: 'walker',
  run: 'runner',
  jog: 'jogger',
  swim: 'swimmer',
  cycle: 'cyclist',
  ride: 'rider',
  climb: 'climber',
  hike: 'hiker',
  dance: 'dancer',
  move: 'mover',
  train: 'trainer',
  cook: 'cook',
  bake: 'baker',
  read: 'reader',
  write: 'writer',
  journal: 'writer',
  draw: 'sketcher',
  paint: 'painter',
  sing: 'singer',
  play: 'player',
  learn: 'learner',
  study: 'learner',
  speak: 'speaker',
  talk: 'talker',
  listen: 'listener',
  plan: 'planner',
  save: 'saver',
  build: 'builder',
  make: 'maker',
  create: 'maker',
  design: 'designer',
  code: 'coder',
  teach: 'teacher',
  help: 'helper',
  garden: 'gardener',
  grow: 'grower',
  tidy: 'tidier',
  clean: 'tidier',
  sleep: 'sleeper',
  meditate: 'meditator',
  explore: 'explorer',
  travel: 'traveller',
  finish: 'finisher',
  start: 'starter',
};

const DOER_OF = new Map<string, string>(
  Object.entries(DOERS).flatMap(([verb, doer]) => {
    const base = verb.endsWith('e') ? verb.slice(0, -1) : verb;
    const doubled = /^[^aeiou]*[aeiou][bdgmnp]$/.test(verb) ? verb + verb.at(-1) : base;
    const third = /(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
    const past = verb.endsWith('y') && !/[aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`;
    return [verb, third.replace(/([^aeiou])ys$/, '$1ies'), `${doubled}ing`, past, doer].map(
      (form) => [form, doer] as const,
    );
  }),
);

/** Words of the user that colour a name; each is about how or when something is done. */
const QUALITIES = new Set(
  (
    'calm steady patient curious kind gentle brave quiet early daily playful present focused honest organised relaxed cheerful ' +
    'energetic creative careful thoughtful easy simple slow happy joyful peaceful rested reliable confident generous morning evening ' +
    'lunchtime weekend sunday outdoor home city weekly persistent consistent adventurous'
  ).split(' '),
);
/** Used when the user gave no colour of their own. */
const PLAIN_QUALITIES = ['steady', 'everyday', 'curious', 'patient'] as const;

const VAGUE = new Set(
  (
    'person people someone somebody anyone everyone kind sort type life lives day days today tomorrow yesterday tuesday monday wednesday ' +
    'thursday friday saturday week weeks month year years time times minute minutes hour hours become becoming imagine feel feels feeling ' +
    'better good great nice well able back again every always never often sometimes maybe probably think know way lot bit little long ' +
    'work works working without before after because matters matter important proud want wants love loves like likes keep keeps take takes ' +
    'come comes goes going gets getting give gives another other different something anything nothing sure really actually just even still ' +
    'name call called create identity yes yeah okay sounds fits idk dunno hmm ordinary would could should rather instead around while hello ' +
    'through enough stopping stop finally finish start starts first last next new old hard tired reach reaching between towards being'
  ).split(' '),
);

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

/** The role somebody names outright: `I want to be a calm cook` gives `calm cook`. */
function namedRole(text: string): string | null {
  const found =
    /\b(?:be|being|become|becoming|am|like|as) (?:a|an|the) ((?:[a-z]+ ){0,2}[a-z]+?(?:er|or|ist|cook|friend|musician|artist|guide|cyclist))\b/.exec(
      normalise(text),
    );
  const role = found?.[1] ?? null;
  const isPlain =
    role !== null && !role.split(' ').some((word) => VAGUE.has(word) || word === 'who' || word === 'that');
  return isPlain ? role : null;
}

/**
 * Names made from somebody's own words, the closest first: a role they name, what they do coloured by how they put it, then what
 * it is about. `namesFrom({ said: ['a person who cooks', 'calm evenings'], goal: '…' })` begins with `The Calm Cook`.
 */
export function namesFrom({ said, goal }: { said: readonly string[]; goal: string }): string[] {
  const safe = [...said, goal].filter(isSafeForName);
  const spoken = safe.flatMap(words);
  const roles = unique(safe.map(namedRole).filter((role) => role !== null));
  const qualities = unique(spoken.filter((word) => QUALITIES.has(word)));
  const colours = [...qualities, ...PLAIN_QUALITIES];
  const doers = unique(spoken.flatMap((word) => DOER_OF.get(word) ?? []));
  const things = unique(contentWords(goal).filter(isThing)).slice(0, 3);
  const names = [
    ...roles.map((role) => (role.includes(' ') ? `the ${role}` : `the ${colours[0]} ${role}`)),
    ...doers.slice(0, 3).map((doer) => `the ${colours[0]} ${doer}`),
    ...doers.slice(0, 3).map((doer) => `the ${colours[1]} ${doer}`),
    ...things.map((thing) => `keeper of ${thing} time`),
    ...doers.slice(0, 2).map((doer) => `the ${colours[2]} ${doer}`),
    'the steady beginner',
    'the everyday starter',
  ];
  return unique(names.map(titled)).filter(isGoodName);
}

function isThing(word: string): boolean {
  const isPlain = word.length >= 4 && /^[a-z]+$/.test(word) && !/(ly|ing|ed|ess|ful|ous|ive|able)$/.test(word);
  return isPlain && !VAGUE.has(word) && !DOER_OF.has(word) && !QUALITIES.has(word);
}

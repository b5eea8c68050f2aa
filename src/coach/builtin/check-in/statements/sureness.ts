/** How a message came to say something of a habit: by its name, as what was spoken of before, or among all or the rest. */
export type Way = {
  readonly path: 'named' | 'pointed' | 'swept';
  /** What the words weigh that name it. */
  readonly weight: number;
  /** At least half of its words are said. */
  readonly isHalf: boolean;
  /** The message begins with them. */
  readonly isOpening: boolean;
  /** The clause begins with who did it, who says so. */
  readonly isOwn: boolean;
  /** Words of the clause that says it. */
  readonly length: number;
  /** Something beside it says that another thing, or less, is told. */
  readonly isDoubtful: boolean;
};

const way = (path: Way['path'], isHalf = false): Way => ({
  path,
  weight: 0,
  isHalf,
  isOpening: isHalf,
  isOwn: false,
  isDoubtful: false,
  length: 0,
});
/** A message that begins with a sweep is about the day, however much is told behind it. */
export const WAYS = { pointed: way('pointed'), swept: way('swept'), sweptFirst: way('swept', true) } as const;

/** Two words of a habit weigh as much. */
export const NAMED_TWICE = 4.6;
/** Words of a message about the whole day or among very few habits, and of one in which a word of one among several is enough to name it. */
const [MOST_WORDS, MOST_AMONG_SEVERAL] = [12, 6];
/** Words of a clause in which one of them names a habit of many: two in five longer ones tell of something else. */
const MOST_OF_CLAUSE = 3;

type Told = {
  readonly value: boolean;
  readonly words: number;
  readonly habits: number;
  /** An amount is told that reaches what is asked. */
  readonly isCounted: boolean;
  /** How many of them it names. */
  readonly named: number;
  /** It follows another message, and no question. */
  readonly isUnasked: boolean;
  /** It is what was asked about. */
  readonly isAsked: boolean;
};

const isFew = ({ habits }: Told) => habits <= 4;
/** A list is a report, and so is what somebody says that they did, or an amount that reaches what is asked. */
const isReport = ({ isOwn, length }: Way, told: Told) =>
  told.named >= 2 || isOwn || told.isCounted || length <= MOST_OF_CLAUSE;

/** A tick that something beside it speaks against, where no amount says the contrary. */
const isHeld = (way: Way, told: Told) => way.isDoubtful && !told.isCounted;

const isFirm = (way: Way, told: Told) => {
  const isBrief = told.words <= (told.habits <= 3 ? MOST_WORDS : MOST_AMONG_SEVERAL);
  if (way.weight >= NAMED_TWICE || (way.isHalf && (way.isOpening || isBrief))) return true;
  if (isFew(told)) return isBrief || isReport(way, told);
  return told.named >= 3 || (isBrief && way.length <= MOST_OF_CLAUSE);
};

const isLost = (way: Way, told: Told) =>
  (told.words > MOST_WORDS && !way.isHalf) || (told.isUnasked && (!told.value || !isFew(told)));

/**
 * What may be made of it: one word of a habit in a long message is of something else a third of the time, so it is asked about; “all that” and
 * “not that” in one are wrong two times in three, so they say nothing (`npm run eval` counts each path).
 */
export function trustIn(way: Way, told: Told): 'sure' | 'ask' | 'none' {
  if (way.path === 'swept') return isLost(way, told) ? 'none' : 'sure';
  if (way.path === 'pointed') return told.value && told.isUnasked && !told.isCounted ? 'ask' : 'sure';
  const isPlain = told.isAsked || isFirm(way, told);
  return !told.value || (!isHeld(way, told) && isPlain) ? 'sure' : 'ask';
}

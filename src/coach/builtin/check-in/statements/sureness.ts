/** How a message came to say something of a habit: by its name, as what was spoken of before, or among all or the rest. */
export type Way = {
  readonly path: 'named' | 'pointed' | 'swept';
  /** What the words weigh that name it. */
  readonly weight: number;
  /** The message begins with at least half of its words. */
  readonly isHalf: boolean;
  /** Words of the clause that says it. */
  readonly length: number;
};

const way = (path: Way['path'], isHalf = false): Way => ({ path, weight: 0, isHalf, length: 0 });
/** A message that begins with a sweep is about the day, however much is told behind it. */
export const WAYS = { pointed: way('pointed'), swept: way('swept'), sweptFirst: way('swept', true) } as const;

/** Two words of a habit weigh as much. */
const NAMED_TWICE = 4.6;
/** Words of a message in which one word of a habit is enough to name it, and where there are many habits that it may be of. */
const [MOST_WORDS, MOST_AMONG_MANY, FEW_HABITS] = [12, 6, 4];
/** Words of a clause in which one of them names a habit of many: two in five longer ones tell of something else. */
const MOST_OF_CLAUSE = 3;

type Told = {
  readonly value: boolean;
  readonly words: number;
  readonly habits: number;
  /** It follows another message, and no question. */
  readonly isUnasked: boolean;
};

const isFew = ({ habits }: Told) => habits <= FEW_HABITS;
const isFirm = ({ weight, isHalf, length }: Way, told: Told) => {
  const isShort = length <= MOST_OF_CLAUSE && told.words <= MOST_AMONG_MANY;
  return !told.value || isHalf || weight >= NAMED_TWICE || (isFew(told) ? told.words <= MOST_WORDS : isShort);
};

/**
 * What may be made of it: one word of a habit in a long message is of something else a third of the time, so it is asked about; “all that” and
 * “not that” in one are wrong two times in three, so they say nothing (`npm run eval` counts each path).
 */
export function trustIn(way: Way, told: Told): 'sure' | 'ask' | 'none' {
  const isLate = told.value && told.isUnasked;
  if (way.path === 'swept')
    return (told.words > MOST_WORDS && !way.isHalf) || (isLate && !isFew(told)) ? 'none' : 'sure';
  return (way.path === 'pointed' ? !isLate : isFirm(way, told)) ? 'sure' : 'ask';
}

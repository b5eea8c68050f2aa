/** How a message came to say something of a habit: by its name, as what was spoken of before, or among all or the rest. */
export type Way = {
  readonly path: 'named' | 'pointed' | 'swept';
  /** What the words weigh that name it. */
  readonly weight: number;
  /** The message begins with at least half of its words. */
  readonly isHalf: boolean;
};

const way = (path: Way['path']): Way => ({ path, weight: 0, isHalf: false });
export const WAYS = { pointed: way('pointed'), swept: way('swept') } as const;

/** Two words of a habit weigh as much. */
const NAMED_TWICE = 4.6;
/** Words of a message in which one word of a habit is enough to name it, and where there are many habits that it may be of. */
const [MOST_WORDS, MOST_AMONG_MANY, FEW_HABITS] = [12, 6, 4];

type Told = {
  readonly value: boolean;
  readonly words: number;
  readonly habits: number;
  /** It follows another message, and no question. */
  readonly isUnasked: boolean;
};

/**
 * What may be made of it: one word of a habit in a long message is of something else a third of the time, so it is asked about; “all that” and
 * “not that” in one are wrong two times in three, so they say nothing (`npm run eval` counts each path).
 */
export function trustIn(
  { path, weight, isHalf }: Way,
  { value, words, habits, isUnasked }: Told,
): 'sure' | 'ask' | 'none' {
  const [isLong, isAmongMany] = [words > MOST_WORDS, habits > FEW_HABITS];
  if (path === 'swept') return isLong || (value && isUnasked && isAmongMany) ? 'none' : 'sure';
  return !value || isHalf || weight >= NAMED_TWICE || words <= (isAmongMany ? MOST_AMONG_MANY : MOST_WORDS)
    ? 'sure'
    : 'ask';
}

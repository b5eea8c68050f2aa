/** What an entry of the coach's memory is about: a circumstance that plans have to fit, what stood in the way, what worked, why it matters. */
export const MEMORY_KINDS = ['fact', 'obstacle', 'worked', 'own_words'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** Longest entry, in characters: a sentence or two. */
export const MEMORY_MAX = 300;

/** Entries kept per goal besides the goal's own words; the oldest are evicted first. */
export const MEMORIES_PER_GOAL = 30;

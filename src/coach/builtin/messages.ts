import { bannedWords } from './voice.ts';

/** Words of an identity's name that the coach repeats. */
const LONGEST_NAME = 40;

/** The identity's name as the coach may say it, or "your new self" when it is long or holds a word the coach does not say. */
function spokenName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  const isSayable = plain.length <= LONGEST_NAME && bannedWords(plain).length === 0 && !/[?!“”"]|[A-Z]{4,}/.test(plain);
  return isSayable ? plain : 'your new self';
}

export const NO_PLAN =
  'A plan can wait. What you wrote matters more than any habit, so please talk to a person you trust first.';

/** Asked when a request is not understood: two ways to choose from. */
export function clarifyingReply(habit: string): string {
  return `I want to get this right, and habits are what I do best. I changed nothing yet. Would you like “${habit}” easier, or something else in its place?`;
}

export { spokenName };

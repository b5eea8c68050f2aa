import { WORDS_RULES } from './habit-words.ts';

/** How a habit is written, so that the plan checks can read it. */
export const HABIT_RULES = `How a habit is written:
- "description": one act of 8 to 90 characters that begins with a plain verb (walk, write, read, put, cook, breathe, call) and can be seen to be done: a number with its unit ("Walk for 5 minutes", "Write 1 page"), or an act that is done or not ("Lay out the shoes"). Never two acts in one.
- "implementationIntention": two sentences, exactly in this pattern: "When I finish lunch, by the nearest door, I will walk for 5 minutes. If I am tired, I walk to the corner and back." The first begins with When, After, Before or At, names an event of the day and a place, and says "I will". The second begins with If, names an obstacle, then after a comma the smaller way. Never "when I feel like it", "whenever" or "at some point".
- "targetFrequency": days a week, a whole number from 1 to 7; 7 only for an easy habit.
- "difficulty": easy is 5 minutes or one unit at most; medium and hard are up to three times as much.
- "habitType": core or experimental.
${WORDS_RULES}`;

import { capital } from '#core/words/capital.ts';
import type { Weekday } from '#core/calendar/calendar.ts';

/** One pattern, and one thing to do with it. */
export type Insight = { readonly insight: string; readonly actionSuggestion: string };

/** Characters. */
const INSIGHT_MAX = 140;
const ACTION_MAX = 120;

type Counted = { readonly weekday: Weekday; readonly done: number; readonly of: number };

const days = (weekday: Weekday) => `${capital(weekday)}s`;

/** The user's words as far as they fit: with an ellipsis when some had to go. */
function fitted(say: (words: string) => string, words: string, most: number): string {
  const room = most - say('').length;
  return say(words.length <= room ? words : `${words.slice(0, room - 1).trimEnd()}…`);
}

const action = (say: (words: string) => string, words: string) => fitted(say, words, ACTION_MAX);
const seen = (say: (words: string) => string, words: string) => fitted(say, words, INSIGHT_MAX);

/** What an insight says: a number that was counted, never a cause; an action that begins with a verb. */
export const insightTexts = {
  returnAfterMiss: (returned: number, misses: number): Insight => ({
    insight: `After ${returned} of ${misses} missed days you were back the next day. That is what keeps a habit going.`,
    actionSuggestion: 'Keep your two-minute version ready for the day after a miss.',
  }),
  weekdayGap: (best: Counted, worst: Counted): Insight => ({
    insight: `${days(best.weekday)} tend to go well (${best.done} of ${best.of}), ${days(worst.weekday)} less so (${worst.done} of ${worst.of}).`,
    actionSuggestion: `Plan the smallest version of one habit for ${days(worst.weekday)}.`,
  }),
  cueThatWorks: ({ cue, done, target }: { cue: string; done: number; target: number }): Insight => ({
    insight: seen((words) => `The cue “${words}” tends to work: ${done} of ${target} times in your last weeks.`, cue),
    actionSuggestion: action((words) => `Hang another habit on “${words}”.`, cue),
  }),
  readyToPromote: (description: string, weeks: number): Insight => ({
    insight: seen((words) => `“${words}” reached its target ${weeks} weeks running.`, description),
    actionSuggestion: action((words) => `Make “${words}” a core habit at your next review.`, description),
  }),
  overloadedPlan: ({ done, target }: { done: number; target: number }): Insight => ({
    insight: `Your plan asked for ${target} times last week, and ${done} got done. A lighter week is no step back.`,
    actionSuggestion: 'Choose easier at your next weekly review.',
  }),
  identityVotes: ({
    identityName,
    votes,
    next,
  }: {
    identityName: string;
    votes: { recent: number; thisWeek: number };
    next: string | null;
  }): Insight => ({
    insight: seen(
      (words) => `${votes.recent} votes for ${words} in four weeks, ${votes.thisWeek} of them this week.`,
      identityName,
    ),
    actionSuggestion: next ? action((words) => `Cast the next one: ${words}.`, next) : 'Cast the next one today.',
  }),
} as const;

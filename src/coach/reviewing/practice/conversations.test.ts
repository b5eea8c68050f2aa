import { describe, expect, it } from 'vitest';
import { reviewConversations } from '#evals/review-rows.testing.ts';
import { choiceOf, factsOf, nextWeek, problemsOf, repliesIn } from './judged.testing.ts';
import { reviewOutcome, reviewTurn } from '../review-turn.ts';

describe('a review', () => {
  it.each(reviewConversations().map((conversation) => [conversation.life, conversation] as const))(
    'of %s comes to the week that was wanted',
    (_, conversation) => {
      const messages = repliesIn(conversation, reviewTurn);
      const outcome = reviewOutcome({ ...factsOf(conversation), messages });
      const { habits } = nextWeek(conversation, { choice: choiceOf(conversation), ...outcome });
      const replies = messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
      expect(problemsOf(conversation, replies, habits)).toEqual([]);
    },
  );
});

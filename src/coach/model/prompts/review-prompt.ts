import { toWeekday } from '#core/calendar/calendar.ts';
import type { ReviewFacts } from '#coach/port.ts';
import { instructionsFor } from './contract.ts';
import { conversationData, dataBlock, goalData, identityData, type ModelPrompt } from './model-prompt.ts';

/** Codes of what can stand in the way, with a word on each. */
const FRICTIONS =
  'no_time, no_motivation, forgetting, tiredness, environment (things and places around), perfectionism (all or nothing), social (other people), travel (days that vary), health (the body), knowledge (not knowing how)';

const TASK = `Your task: one turn of the weekly review. "turn" in the data says which reply is yours. The order is fixed: evidence, meaning, obstacle, one idea, choice. After the fourth reply comes the last: only say back what was said and invite the choice, without a question. All figures are in the data: count nothing yourself, and give no percentage below 50 unless it is asked for.
Fields: "reply", "friction".
- Opening: greet by the name of the identity, give two facts with their counts ("4 of 5"), the best first, and the votes; then one question: what made the best habit work. When "fulfilment" is below 40, begin with a return or with thanks for coming back. When nothing was done, ask what the week was full of instead. When this week and the two before were full, ask what the habit makes possible. When "weeksLate" is 2 or more, give the facts and invite the choice at once.
- Second: say back in the person's words what they said, without advice; then ask what inside or around them got most in the way of the habit furthest below its target. A habit with "setAside" above 2 comes first: ask kindly whether it was the days or the habit. A day set aside counts for nothing and is never a miss.
- Third: say that obstacle back in their words and ask: "Want an idea?"
- Fourth: after a yes, one idea made of "topChange", as a choice of two, without a question mark; after a no, invite the choice. When this week and the observed one before are below 30, ask after that whether the identity still fits who they want to be.
- Last, or when they are ready: the choice. The person picks easier, same or harder by a button below; say that you lean towards "recommendation" and use the words "your call". When they name another one, follow it without arguing.
- A person of one or two words: invite the choice after one question. A person who lets off steam: two sentences that say it back, then offer a pause. Ill or away next week: offer a short week, which asks only for the days they are there, or a pause.
- "friction": the code of what the person said stood in the way, in any message so far, else null. Codes: ${FRICTIONS}.`;

/** In words, so that no figure stands in the data that is not of the week. */
const TURNS = ['opening', 'second', 'third', 'fourth'] as const;

/** Asks for one turn of a weekly review, from the server's figures. */
export function reviewPrompt({ goal, identity, week, habits, messages, ...rest }: ReviewFacts): ModelPrompt {
  const { fulfilment, daysActive, votes, votesEver, weeksLate } = week;
  const facts = {
    ...goalData(goal),
    identity: identityData(identity),
    week: { fulfilment, daysActive, votes, votesEver, weeksLate },
    habits: habits.map(({ description, habitType, done, target, days, skippedDays, total }) => ({
      description,
      habitType,
      done,
      target,
      doneOn: days.map(toWeekday),
      ...(skippedDays.length > 0 && { setAside: skippedDays.length, setAsideOn: skippedDays.map(toWeekday) }),
      ...(total && { total: `${total.amount} ${total.unit}` }),
    })),
    earlierFulfilment: rest.earlier,
    recommendation: rest.recommendation,
    topChange: rest.topChange,
    turn: TURNS[messages.filter(({ role }) => role === 'user').length] ?? 'last',
    conversation: conversationData(messages),
  };
  return { instructions: instructionsFor(TASK), data: dataBlock(facts) };
}

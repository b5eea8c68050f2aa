import type { Answered, Coach, Live } from '#coach/port.ts';
import type { Meters } from '#server/telemetry/meters.ts';
import { traced } from '#server/tracing.ts';

/** A coach whose calls are spans, and counted with their time unless `count` is null: a language model's engine counts its own. */
export function meteredCoach(coach: Coach, count: Meters['coach'] | null): Coach {
  const metered =
    <F, A extends object>(method: string, call: (facts: F, live?: Live) => Promise<Answered<A>>) =>
    async (facts: F, live?: Live): Promise<Answered<A>> => {
      const began = performance.now();
      const tell = (outcome: string, answeredBy: 'builtin' | 'nobody') =>
        count?.({ method, outcome, answeredBy, milliseconds: performance.now() - began, tokensIn: 0, tokensOut: 0 });
      try {
        const answer = await traced(`coach ${method}`, { kind: 'internal' }, () => call(facts, live));
        tell('answered', 'builtin');
        return answer;
      } catch (error) {
        tell(live?.signal?.aborted ? 'aborted' : 'busy', 'nobody');
        throw error;
      }
    };
  return {
    longestAnswer: coach.longestAnswer,
    suggestIdentities: metered('suggestIdentities', (facts, live) => coach.suggestIdentities(facts, live)),
    chatIdentity: metered('chatIdentity', (facts, live) => coach.chatIdentity(facts, live)),
    planHabits: metered('planHabits', (facts, live) => coach.planHabits(facts, live)),
    refineHabits: metered('refineHabits', (facts, live) => coach.refineHabits(facts, live)),
    checkIn: metered('checkIn', (facts, live) => coach.checkIn(facts, live)),
    conductReview: metered('conductReview', (facts, live) => coach.conductReview(facts, live)),
  };
}

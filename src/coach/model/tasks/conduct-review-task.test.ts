import { describe, expect, it } from 'vitest';
import type { ChatTurn, ReviewAnswer, ReviewFacts } from '#coach/port.ts';
import { getCoach, fakeProvider, OPENED, PROVIDERS, reviewFacts } from '../model-coach.testing.ts';

const provider = fakeProvider();

/** What comes of a reply that the model gives every time it is asked, and how often it was asked. */
async function conducted(
  reply: string,
  facts: ReviewFacts = reviewFacts,
  friction: unknown = null,
): Promise<ReviewAnswer & { answeredBy: string; requests: number }> {
  const { coach } = await getCoach(provider.it);
  provider.it.answers({ says: { reply, friction } });
  return { ...(await coach.conductReview(facts)), requests: provider.it.asked.length };
}

function after(...says: readonly string[]): ChatTurn[] {
  return says.flatMap((content, at) => [
    { role: 'assistant' as const, content: at === 0 ? OPENED : 'Thanks for that. What stood in the way?' },
    { role: 'user' as const, content },
  ]);
}

const second: ReviewFacts = { ...reviewFacts, messages: after('I put my shoes by the door') };
const REFLECTS = 'The shoes by the door made it easy. What got in the way of the push-ups?';
const last: ReviewFacts = { ...reviewFacts, messages: after('shoes', 'too tired', 'yes', 'the smaller one') };
const INVITES =
  'The smaller one it is. Choose easier, same or harder below; I lean towards the same, but it is your call.';

describe('a review that a model conducts', () => {
  it.each(PROVIDERS)('opens with %s', async (...settings) => {
    const { coach } = await getCoach(provider.it, settings);
    provider.it.answers({ says: { reply: OPENED, friction: null } });
    expect(await coach.conductReview(reviewFacts)).toEqual({ reply: OPENED, friction: null, answeredBy: 'model' });
  });

  it('streams what was checked', async () => {
    const { coach } = await getCoach(provider.it);
    provider.it.answers({ says: { reply: OPENED, friction: null }, piece: 7 });
    const heard: string[] = [];
    await coach.conductReview(reviewFacts, { onText: (text) => heard.push(text) });
    expect(heard).toEqual(['Your week as “The Everyday Mover”: 4 of 5 walks and 3 of 4 push-ups, so 7 votes.']);
  });

  it('goes on with a reflection, and with the code of what stood in the way', async () => {
    expect(await conducted(REFLECTS, second, 'tiredness')).toEqual({
      reply: REFLECTS,
      friction: 'tiredness',
      answeredBy: 'model',
      requests: 1,
    });
  });

  it('has no friction for a code that nobody knows, and none before the user spoke', async () => {
    expect(await conducted(REFLECTS, second, 'gremlins')).toMatchObject({ friction: null, answeredBy: 'model' });
    expect(await conducted(REFLECTS, second, undefined)).toMatchObject({ friction: null, answeredBy: 'model' });
    expect(await conducted(OPENED, reviewFacts, 'tiredness')).toMatchObject({ friction: null, answeredBy: 'model' });
  });

  it.each<[string, string, ReviewFacts]>([
    ['a number that is not of the week', 'You walked on 6 days. What made the walks work?', reviewFacts],
    ['a number of the date', 'On the 15 you walked 4 of 5. What made the walks work?', reviewFacts],
    ['nothing', ' ', second],
  ])('is answered in basic mode with %s, after one repair', async (_what, reply, facts) => {
    expect(await conducted(reply, facts)).toMatchObject({ answeredBy: 'basic', requests: 2 });
  });

  it.each<[string, string, ReviewFacts]>([
    ['no count in the opening', 'You walked a lot. What made the walks work?', reviewFacts],
    ['none of the user’s words', 'Lovely. What got in the way of the push-ups?', second],
    ['two questions', 'The shoes again? What got in the way of the push-ups?', second],
    ['a word that the coach does not say', 'With shoes by the door it is just a step.', second],
    ['a question where the choice is to be invited', 'The smaller one, your call: which one?', last],
    ['no choice where it is to be invited', 'The smaller one it is, then.', last],
  ])('is taken with %s: that is style', async (_what, reply, facts) => {
    expect(await conducted(reply, facts)).toMatchObject({ answeredBy: 'model', requests: 1 });
  });

  it('ends with the choice', async () => {
    expect(await conducted(INVITES, last)).toMatchObject({ reply: INVITES, answeredBy: 'model', requests: 1 });
  });

  it('is mended once', async () => {
    const { coach, calls } = await getCoach(provider.it);
    provider.it.answers(
      { says: { reply: 'You walked 4711 steps.', friction: null } },
      { says: { reply: OPENED, friction: null } },
    );
    expect(await coach.conductReview(reviewFacts)).toMatchObject({ reply: OPENED, answeredBy: 'model' });
    expect(calls).toMatchObject([{ method: 'conductReview', outcome: 'repaired' }]);
  });

  it('sends figures and weekdays, but no id and no date', async () => {
    await conducted(OPENED);
    const sent = JSON.stringify(provider.it.asked[0]?.body);
    expect(sent).toContain('sunday');
    expect(sent).toContain('votesEver');
    expect(sent).not.toMatch(/2026-|seriesId|\bi1\b/);
  });

  it('goes on in basic mode from where the model stood', async () => {
    const { coach } = await getCoach(provider.it);
    provider.it.answers({ status: 500 });
    const { reply, friction, answeredBy } = await coach.conductReview({
      ...reviewFacts,
      messages: after('the shoes by the door', 'I was too tired'),
    });
    expect({ friction, answeredBy }).toEqual({ friction: 'tiredness', answeredBy: 'basic' });
    expect(reply).toMatch(/right after breakfast\?$/);
  });

  it('keeps back what calls for more than care', async () => {
    const { coach, calls } = await getCoach(provider.it);
    const { answeredBy, reply } = await coach.conductReview({
      ...reviewFacts,
      messages: after('I want to kill myself'),
    });
    expect(answeredBy).toBe('builtin');
    expect(reply).toMatch(/^Your review can wait/);
    expect(calls).toMatchObject([{ method: 'conductReview', outcome: 'kept-back' }]);
    expect(provider.it.asked).toHaveLength(0);
  });
});

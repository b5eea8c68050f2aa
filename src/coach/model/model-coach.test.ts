import { describe, expect, it } from 'vitest';
import type { CoachMethod } from './asking/answer-with.ts';
import {
  fakeProvider,
  getCoach,
  good,
  habits,
  INTRO,
  OPENED,
  planFacts,
  PROVIDERS,
  refineFacts,
  reviewFacts,
  SHORT,
  talk,
} from './model-coach.testing.ts';

const provider = fakeProvider();
const BASIC = 'From here basic mode answers.';

describe.each(PROVIDERS)('with %s', (...settings) => {
  it('gives the answer of the model, and counts its tokens', async () => {
    const { coach, calls } = await getCoach(provider.it, settings);
    provider.it.answers({ says: good });
    expect(await coach.chatIdentity(talk)).toEqual({ ...good, answeredBy: 'model' });
    expect(calls).toEqual([
      {
        method: 'chatIdentity',
        outcome: 'answered',
        answeredBy: 'model',
        milliseconds: 0,
        tokensIn: 100,
        tokensOut: 20,
      },
    ]);
    expect(provider.it.asked.map(({ isStream }) => isStream)).toEqual([true]);
  });

  it('sends the form that it wants with the request', async () => {
    const { coach } = await getCoach(provider.it, settings);
    provider.it.answers({ says: good });
    await coach.chatIdentity(talk);
    expect(JSON.stringify(provider.it.asked[0]?.body)).toContain('"additionalProperties":false');
  });

  it('streams sentence by sentence, and the reply begins with what was shown', async () => {
    const { coach, calls } = await getCoach(provider.it, settings);
    provider.it.answers({ says: good, piece: 7 });
    const heard: string[] = [];
    const { reply, answeredBy } = await coach.chatIdentity(talk, { onText: (text) => heard.push(text) });
    expect(answeredBy).toBe('model');
    expect(heard).toEqual(['Walks in the park sound like a good place to start.', ' The small ones count too.']);
    expect(reply).toBe(good.reply);
    expect(calls[0]).toMatchObject({ outcome: 'answered', tokensIn: 100, tokensOut: 20 });
    expect(provider.it.asked.map(({ isStream }) => isStream)).toEqual([true]);
  });

  it('goes on after a stream that broke, in the words already shown', async () => {
    const { coach, calls } = await getCoach(provider.it, settings);
    provider.it.answers({ says: good, piece: 40, breaksAfter: 3 }, { says: good });
    const heard: string[] = [];
    const answer = await coach.chatIdentity(talk, { onText: (text) => heard.push(text) });
    expect(answer).toEqual({ ...good, answeredBy: 'model' });
    expect(heard).not.toEqual([]);
    expect(good.reply.startsWith(heard.join(''))).toBe(true);
    expect(provider.it.asked.map(({ isStream }) => isStream)).toEqual([true, true]);
    expect(calls).toHaveLength(1);
  });

  it('answers in basic mode after what was shown when the stream falls silent', async () => {
    const { coach, calls } = await getCoach(provider.it, settings, { limits: SHORT });
    provider.it.answers({ says: good, piece: 40, silentAfter: 3 });
    const heard: string[] = [];
    const { reply, answeredBy } = await coach.chatIdentity(talk, { onText: (text) => heard.push(text) });
    expect(answeredBy).toBe('basic');
    expect(reply.startsWith(`${heard.join('')} ${BASIC} `)).toBe(true);
    expect(reply.match(/\?/g)).toHaveLength(1);
    expect(calls[0]).toMatchObject({ outcome: 'timeout', answeredBy: 'basic' });
  });

  it('tries once more after a server error', async () => {
    const { coach } = await getCoach(provider.it, settings);
    provider.it.answers({ status: 500 }, { says: good });
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('model');
    expect(provider.it.asked).toHaveLength(2);
  });

  it.each<[string, 'unavailable' | 'limited' | 'refused', Parameters<typeof provider.it.answers>[0], number]>([
    ['is down', 'unavailable', { status: 500 }, 2],
    ['breaks the connection', 'unavailable', 'reset', 2],
    ['is overloaded', 'unavailable', { status: 503 }, 2],
    ['is out of quota', 'limited', { status: 429, headers: { 'retry-after': '20' } }, 1],
    ['refuses the key', 'refused', { status: 401 }, 1],
    ['knows no such model', 'refused', { status: 404 }, 1],
    ['refuses the request', 'refused', { status: 400 }, 2],
  ])('answers in basic mode when it %s', async (_what, outcome, step, requests) => {
    for (const live of [{}, { onText: () => {} }]) {
      const { coach, calls } = await getCoach(provider.it, settings);
      provider.it.answers(step);
      const answer = await coach.chatIdentity(talk, live);
      expect(answer.answeredBy).toBe('basic');
      expect(answer.proposal?.description).toContain('walk in the park');
      expect(calls[0]).toMatchObject({ outcome, answeredBy: 'basic', tokensIn: 0 });
      expect(provider.it.asked).toHaveLength(requests);
    }
  });

  it('answers in basic mode when it hangs, streamed or not, and lets go of the connection', async () => {
    const { coach, calls } = await getCoach(provider.it, settings, { limits: SHORT });
    provider.it.answers('hang');
    const answers = await Promise.all([coach.chatIdentity(talk), coach.chatIdentity(talk, { onText: () => {} })]);
    expect(answers.map(({ answeredBy }) => answeredBy)).toEqual(['basic', 'basic']);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['timeout', 'timeout']);
    expect(provider.it.asked).toHaveLength(2);
    await Promise.all(provider.it.asked.map(({ closed }) => closed));
  });

  it('lets go of the provider at once when nobody waits any more, and makes no other answer', async () => {
    for (const live of [{}, { onText: () => {} }]) {
      const { coach, calls } = await getCoach(provider.it, settings);
      const stop = new AbortController();
      provider.it.answers('hang');
      const answer = coach.chatIdentity(talk, { ...live, signal: stop.signal });
      const failed = expect(answer).rejects.toThrow('gone');
      while (provider.it.asked.length === 0) await new Promise(setImmediate);
      stop.abort(new Error('gone'));
      await failed;
      await provider.it.asked[0]?.closed;
      expect(calls).toMatchObject([{ outcome: 'aborted', answeredBy: 'nobody' }]);
    }
  });

  it.each(['length', 'content-filter'] as const)('takes no answer that ended by %s', async (finish) => {
    const { coach, calls } = await getCoach(provider.it, settings);
    provider.it.answers({ says: good, finish });
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('basic');
    expect(calls[0]?.outcome).toBe('nonsense');
  });

  it('has what is no JSON mended, and gives basic mode the word when it is none twice', async () => {
    const { coach, calls } = await getCoach(provider.it, settings);
    provider.it.answers({ says: 'Sure! Here is what I think: {"reply": "Walks' }, { says: good });
    expect(await coach.chatIdentity(talk)).toEqual({ ...good, answeredBy: 'model' });
    expect(JSON.stringify(provider.it.asked[1]?.body)).toContain('not a JSON object of the form');
    provider.it.answers({ says: 'Sure!' });
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('basic');
    expect(calls.map(({ outcome }) => outcome)).toEqual(['repaired', 'nonsense']);
    expect(calls[1]?.tokensIn).toBe(200);
  });
});

describe('every method', () => {
  const said: Record<CoachMethod, object> = {
    suggestIdentities: {
      suggestions: ['Lunchtime Mover', 'Patient Walker', 'Playful Dancer'].map((name) => ({
        name: `The ${name}`,
        description: 'You move a little on plain days, and you count the small steps as much as the long ones.',
      })),
    },
    chatIdentity: good,
    planHabits: { reply: INTRO, habits },
    refineHabits: { acts: [{ act: 'question' }], reply: 'The walk stays as it was.' },
    checkIn: {
      reply: 'You read after dinner, thanks for telling me. How did the walk go?',
      acts: [{ act: 'report', habit: 'h1', completed: true, evidence: 'read after dinner' }],
    },
    conductReview: { reply: OPENED, friction: null },
  };
  const checkIn = {
    habits: [
      { id: 'read', description: 'Read 1 page' },
      { id: 'walk', description: 'Walk for 5 minutes' },
    ],
    messages: [{ role: 'user' as const, content: 'I read after dinner' }],
  };

  it.each(Object.keys(said) as CoachMethod[])(
    '%s is answered by the model, and by basic mode when it hangs',
    async (method) => {
      const { coach, calls } = await getCoach(provider.it, undefined, { limits: SHORT });
      const call = () => {
        if (method === 'suggestIdentities') return coach.suggestIdentities({ goal: talk.goal });
        if (method === 'chatIdentity') return coach.chatIdentity(talk);
        if (method === 'planHabits') return coach.planHabits(planFacts);
        if (method === 'refineHabits') return coach.refineHabits(refineFacts);
        if (method === 'conductReview') return coach.conductReview(reviewFacts);
        return coach.checkIn(checkIn);
      };
      provider.it.answers({ says: said[method] });
      expect((await call()).answeredBy).toBe('model');
      provider.it.answers('hang');
      expect((await call()).answeredBy).toBe('basic');
      expect(calls.map(({ outcome }) => outcome)).toEqual(['answered', 'timeout']);
      expect(calls.every((one) => one.method === method)).toBe(true);
    },
  );
});

describe('a provider without structured outputs', () => {
  it('is told the form in words, and read leniently', async () => {
    const { coach } = await getCoach(provider.it, undefined, { structuredOutputs: false });
    provider.it.answers({ says: `Here you are:\n\`\`\`json\n${JSON.stringify(good).replace(/}$/, ',}')}\n\`\`\`` });
    expect(await coach.chatIdentity(talk)).toEqual({ ...good, answeredBy: 'model' });
    const body = JSON.stringify(provider.it.asked[0]?.body);
    expect(body).not.toContain('response_format');
    expect(body).toContain('JSON Schema');
  });

  it('streams too', async () => {
    const { coach } = await getCoach(provider.it, undefined, { structuredOutputs: false });
    provider.it.answers({ says: `\`\`\`json\n${JSON.stringify(good)}\n\`\`\`` });
    const heard: string[] = [];
    expect((await coach.chatIdentity(talk, { onText: (text) => heard.push(text) })).reply).toBe(good.reply);
    expect(heard.join('')).toBe('Walks in the park sound like a good place to start. The small ones count too.');
  });
});

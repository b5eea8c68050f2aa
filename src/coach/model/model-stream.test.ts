import { describe, expect, it } from 'vitest';
import { fakeProvider, getCoach, good, SHORT, talk, TUESDAY } from './model-coach.testing.ts';

const provider = fakeProvider();

describe('a slow drip', () => {
  it('is cut at the whole time when nothing could be shown', async () => {
    const { coach, calls } = await getCoach(provider.it, undefined, { limits: { ...SHORT, betweenTexts: 5000 } });
    provider.it.answers({ says: good, piece: 1, every: 50 });
    expect((await coach.chatIdentity(talk, { onText: () => {} })).answeredBy).toBe('basic');
    expect(calls[0]?.outcome).toBe('timeout');
  });
});

describe('what was shown', () => {
  const follow = async (first: object, second?: object) => {
    const heard: string[] = [];
    const { coach, calls } = await getCoach(provider.it);
    provider.it.answers({ says: first }, { says: second ?? first });
    const { reply, answeredBy } = await coach.chatIdentity(talk, { onText: (text) => heard.push(text) });
    expect(reply.startsWith(heard.join('')), reply).toBe(true);
    return { reply, answeredBy, heard: heard.join(''), outcome: calls[0]?.outcome };
  };

  it('ends the reply when what follows may not be said and it stands on its own', async () => {
    const { reply, outcome } = await follow({
      ...good,
      reply: 'Walks in the park sound good. You did 4711 of them.',
    });
    expect(reply).toBe('Walks in the park sound good.');
    expect(outcome).toBe('answered');
  });

  it('is nothing when the first sentence may not be said; the answer is mended', async () => {
    const { reply, heard, outcome } = await follow({ ...good, reply: `You did 4711 walks. ${TUESDAY}` }, good);
    expect({ reply, heard, outcome }).toEqual({ reply: good.reply, heard: '', outcome: 'repaired' });
  });

  it('is kept when the second answer says something else', async () => {
    const other = { ...good, reply: 'Quite another beginning for the park. What now?' };
    const { reply, outcome } = await follow(
      { ...good, reply: 'Walks in the park sound good. ', proposal: 'perhaps' },
      other,
    );
    expect(reply).toBe('Walks in the park sound good.');
    expect(outcome).toBe('repaired');
  });

  it('is asked for as the beginning of the second answer', async () => {
    await follow({ ...good, reply: 'Walks in the park sound good. And so on.', proposal: 'perhaps' }, good);
    expect(JSON.stringify(provider.it.asked[1]?.body)).toContain('The person has already read');
  });
});

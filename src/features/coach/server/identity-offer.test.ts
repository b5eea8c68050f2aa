import { describe, expect, it } from 'vitest';
import { goalBody } from '#app/testing/world/factories.ts';
import { anna, bert, goalId, identities, offered, say, send, used, withAGoal } from './identity-chat.testing.ts';

withAGoal();

describe('the card of an offer', () => {
  const own = { name: 'Captain Slow', description: 'You walk to the shop and back.' };

  it('is agreed to by its button: exactly what it shows is created, and no interaction is used', async () => {
    const { conversationId } = await offered();
    const before = await used(anna);
    const { identityCreated, offer } = await say('Yes, that is me.', conversationId, { shown: own, agreed: true });
    expect(identityCreated?.name).toBe(own.name);
    expect(offer).toBeNull();
    expect(await identities(anna)).toMatchObject([{ ...own, goalId }]);
    expect([await used(anna), await identities(bert)]).toEqual([before, []]);
  });

  it('is agreed to in words as it was shown, edited or not', async () => {
    const { conversationId, card } = await offered();
    const shown = { ...card, name: 'The Park Bench Walker' };
    expect((await say('yeah go on', conversationId, { shown })).identityCreated?.name).toBe(shown.name);
    expect(await identities(anna)).toMatchObject([shown]);
  });

  it('wants a new yes once its name was changed in words', async () => {
    const { conversationId } = await offered();
    const { identityCreated, offer } = await say('yes but drop the The', conversationId, { shown: own });
    expect([identityCreated, offer]).toEqual([null, expect.objectContaining({ description: own.description })]);
    const renamed = await say('call it The Slow Captain', conversationId, { shown: own });
    expect([renamed.identityCreated, renamed.offer?.name]).toEqual([null, 'The Slow Captain']);
    expect(await identities(anna)).toEqual([]);
  });

  it('is one’s own, and of a chat in which something was offered', async () => {
    const { conversationId } = await offered();
    const theirGoal = (await bert.must('POST /api/goals', { body: goalBody() })).id;
    const agreed = { shown: own, agreed: true } as const;
    expect((await send('yes', conversationId, { as: bert, goal: theirGoal, ...agreed })).status).toBe(404);
    expect((await send('yes', conversationId, { as: bert, ...agreed })).status).toBe(404);
    expect((await send('yes', null, agreed)).status).toBe(409);
    expect(await send('yes', conversationId, { agreed: true })).toMatchObject({ status: 422 });
    expect([await identities(anna), await identities(bert)]).toEqual([[], []]);
  });

  it('takes what the identity page takes: one to sixty characters, and a description of five hundred', async () => {
    const { conversationId } = await offered();
    const refused = [
      { ...own, name: '  ' },
      { ...own, name: 'x'.repeat(61) },
      { ...own, description: 'x'.repeat(501) },
    ];
    for (const shown of refused) expect((await send('yes', conversationId, { shown, agreed: true })).status).toBe(422);
    expect(await identities(anna)).toEqual([]);
  });

  it('creates nothing when what was written into it calls for help', async () => {
    const { conversationId } = await offered();
    const shown = { name: 'The Walker', description: 'I want to kill myself' };
    const answer = await say('Yes, that is me.', conversationId, { shown, agreed: true });
    expect(answer).toMatchObject({ identityCreated: null, safety: { label: 'crisis', stopsCoaching: true } });
    expect(await identities(anna)).toEqual([]);
  });

  it('creates one identity, however often its button is pressed', async () => {
    const { conversationId } = await offered();
    const agreed = { shown: own, agreed: true } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('yes', conversationId, agreed)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await identities(anna)).length).toBe(1);
  });

  it('is read back with its chat, and a chip of it costs nothing', async () => {
    const { conversationId, card } = await offered();
    const chat = () => anna.must('GET /api/chat/conversations/:id', { params: { id: conversationId } });
    const { offer, chips } = await chat();
    expect(offer).toEqual(card);
    const before = await used(anna);
    const { offer: next } = await say(chips[0] as string, conversationId);
    expect(next?.name).not.toBe(card.name);
    expect(await used(anna)).toBe(before);
    await say('yes', conversationId);
    expect(await chat()).toMatchObject({ offer: null, chips: [] });
  });

  it('has no chips that can be had for nothing by another user', async () => {
    const theirGoal = (await bert.must('POST /api/goals', { body: goalBody() })).id;
    const { conversationId } = await say('someone', null, { as: bert, goal: theirGoal });
    await say('Warmer', conversationId, { as: bert, goal: theirGoal });
    expect(await used(bert)).toBe(2);
  });
});

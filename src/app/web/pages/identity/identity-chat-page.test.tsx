import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '#web/router/router.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Goal } from '#features/goals/contract.ts';
import { createQueryClient } from '#web/query-client.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { seed } from '#web/bootstrap/bootstrap.ts';
import { currentToast, toast } from '#web/ui/status/toast-store.ts';
import { IdentityChatPage } from './identity-chat-page.tsx';

const SUGGEST = 'POST /api/chat/identity-suggestion';
const goal: Goal = {
  id: 'g1',
  description: 'Run five kilometres without stopping',
  currentLevel: 'not_started',
  currentFrictions: 'I am tired after work',
  status: 'active',
  safetyLabel: 'none',
  help: null,
  domain: 'running_cardio',
  completedAt: null,
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const suggestions = [
  { name: 'The Easy-Pace Runner', description: 'Goes out slowly and comes home smiling.' },
  { name: 'The Shoes-On Person', description: 'Puts the shoes on, whatever comes next.' },
];
const answer = { suggestions, conversationId: 'c1', safety: null };

let server: Loopback;

beforeEach(async () => {
  signedInCookie(true);
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  server = await startLoopback();
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  await server.close();
});

function open() {
  const client = createQueryClient();
  const bootstrap = newcomer({ goals: [goal] });
  seed(client, bootstrap);
  client.setQueryData(['/api/bootstrap'], bootstrap);
  return show(
    <Routes>
      <Route path="/identity-chat/:goalId" element={<IdentityChatPage />} />
      <Route path="/habit-planning/:id" element={<h1>Plan</h1>} />
    </Routes>,
    { at: '/identity-chat/g1', client },
  );
}

it('asks for suggestions by itself, once, and not again on coming back', async () => {
  server.reply(SUGGEST, [200, answer]);
  const { client, unmount } = open();
  expect(await screen.findByRole('button', { name: /Easy-Pace/ })).toBeTruthy();
  unmount();
  show(
    <Routes>
      <Route path="/identity-chat/:goalId" element={<IdentityChatPage />} />
    </Routes>,
    { at: '/identity-chat/g1', client },
  );
  expect(await screen.findByRole('button', { name: /Easy-Pace/ })).toBeTruthy();
  expect(server.asked).toEqual([{ key: SUGGEST, body: { goalId: 'g1' } }]);
});

it('lets one suggestion be chosen, taken back, and become an identity with one call', async () => {
  server.reply(SUGGEST, [200, answer]);
  const identity = {
    id: 'i1',
    goalId: 'g1',
    ...suggestions[1],
    isActive: false,
    archivedAt: null,
    createdAt: goal.createdAt,
  };
  server.reply('POST /api/identities', [201, identity]);
  open();
  const card = await screen.findByRole('button', { name: /Shoes-On/ });
  fireEvent.click(card);
  fireEvent.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: /Become/ })).toBeNull();

  fireEvent.click(card);
  const become = screen.getByRole('button', { name: 'Become "The Shoes-On Person"' });
  fireEvent.click(become);
  fireEvent.click(become);
  expect(await screen.findByRole('heading', { name: 'Plan' })).toBeTruthy();
  expect(server.asked.filter(({ key }) => key === 'POST /api/identities')).toEqual([
    { key: 'POST /api/identities', body: { goalId: 'g1', ...suggestions[1] } },
  ]);
});

it('says when suggestions failed, and loads them on demand', async () => {
  server.reply(SUGGEST, [500, { message: 'Oh', code: 'INTERNAL' }], [200, answer]);
  open();
  expect(await screen.findByText('Failed to get identity suggestions. Please try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Load Identity Suggestions' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Get Identity Suggestions' }));
  expect(await screen.findByRole('button', { name: /Easy-Pace/ })).toBeTruthy();
});

it('keeps the choice when the identity could not be created', async () => {
  server.reply(SUGGEST, [200, answer]);
  server.reply('POST /api/identities', [500, { message: 'Oh', code: 'INTERNAL' }]);
  open();
  fireEvent.click(await screen.findByRole('button', { name: /Shoes-On/ }));
  fireEvent.click(screen.getByRole('button', { name: /Become/ }));
  expect(await screen.findByText('Failed to create identity. Please try again.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Become "The Shoes-On Person"' })).toBeTruthy();
});

it('asks to log in again when the session has ended', async () => {
  server.reply(SUGGEST, [401, { message: 'Unauthorized', code: 'UNAUTHENTICATED' }]);
  open();
  expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
  expect(screen.queryByText('Failed to get identity suggestions. Please try again.')).toBeNull();
  await waitFor(() => expect(server.assign).toHaveBeenCalledTimes(1));
});

it('offers an account, and no error, when the AI interactions are used up', async () => {
  server.reply(SUGGEST, [403, { message: 'Used up', code: 'AI_LIMIT_REACHED' }]);
  open();
  expect(await screen.findByRole('heading', { name: 'AI Interaction Limit Reached' })).toBeTruthy();
  expect(screen.queryByText('Failed to get identity suggestions. Please try again.')).toBeNull();
});

it('offers help instead of identities when coaching stops', async () => {
  const safety = {
    label: 'crisis',
    text: 'I am glad you said it.\n\nCall 116 123 now.',
    stopsCoaching: true,
    goals: [],
    links: [{ text: '116 123', href: 'tel:116123' }],
  };
  server.reply(SUGGEST, [200, { ...answer, safety }]);
  open();
  expect((await screen.findByRole('link', { name: '116 123' })).getAttribute('href')).toBe('tel:116123');
  expect(screen.queryByRole('button', { name: /Easy-Pace/ })).toBeNull();
});

it('puts a caution above the suggestions when coaching goes on', async () => {
  const safety = { label: 'caution', text: 'Check with your doctor first.', stopsCoaching: false, goals: [] };
  server.reply(SUGGEST, [200, { ...answer, safety }]);
  open();
  expect(await screen.findByText('Check with your doctor first.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Easy-Pace/ })).toBeTruthy();
});

it('goes on with the identities once a person says that they were misread', async () => {
  const safety = { label: 'danger', text: 'Thank you for telling me.', stopsCoaching: true, goals: ['g1'] };
  server.reply(SUGGEST, [200, { ...answer, suggestions: [], safety }], [200, answer]);
  server.reply('POST /api/goals/g1/crisis-answer', [200, goal]);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'You misread me' }));
  expect(await screen.findByRole('button', { name: /Easy-Pace/ })).toBeTruthy();
  expect(server.asked).toContainEqual(
    expect.objectContaining({ key: 'POST /api/goals/g1/crisis-answer', body: { answer: 'misread' } }),
  );
  expect(screen.queryByText('Thank you for telling me.')).toBeNull();
});

it('offers the chat only while no card is chosen, and keeps what was written in it', async () => {
  server.reply(SUGGEST, [200, answer]);
  open();
  const box = await screen.findByPlaceholderText<HTMLTextAreaElement>(
    'Start chatting to explore your identity options...',
  );
  fireEvent.change(box, { target: { value: 'someone calm' } });
  const divider = screen.getByText('OR CREATE YOUR OWN');
  fireEvent.click(screen.getByRole('button', { name: /Shoes-On/ }));
  expect(divider.closest('[hidden]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Deselect and explore other options' }));
  expect(divider.closest('[hidden]')).toBeNull();
  expect(box.value).toBe('someone calm');
});

it('gives back what was written and could not be sent, after a reload', async () => {
  server.reply(SUGGEST, [200, answer]);
  server.reply('POST /api/chat/messages', [403, { code: 'AI_LIMIT_REACHED', message: 'AI Interaction Limit Reached' }]);
  const { unmount } = open();
  const box = await screen.findByRole('textbox');
  fireEvent.change(box, { target: { value: 'Someone who rows at dawn' } });
  fireEvent.submit(box);
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  unmount();
  open();
  expect(await screen.findByDisplayValue('Someone who rows at dawn')).toBeTruthy();
});

it('says of a message past the limit when there is room again, keeps it, and sends it again', async () => {
  const message = 'POST /api/chat/messages';
  server.reply(SUGGEST, [200, answer]);
  const refused = { message: 'Too many requests. Please wait a moment.', code: 'RATE_LIMITED' };
  server.reply(message, [429, refused, { 'retry-after': '23' }], [500, { message: 'Oh', code: 'INTERNAL' }]);
  open();
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox');
  const before = 'What was said before';
  toast({ title: before });
  fireEvent.change(box, { target: { value: 'Somebody calm' } });
  fireEvent.submit(box);
  const TOO_SOON = 'Too many messages in a short time. You can try again in 23 seconds.';
  expect(await screen.findByText(TOO_SOON)).toBeTruthy();
  expect([box.value, currentToast()?.title]).toEqual(['Somebody calm', before]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^That did not get through/)).toBeTruthy();
  expect([screen.queryByText(TOO_SOON), currentToast()?.title]).toEqual([null, 'Error']);
  expect(server.asked.filter(({ key }) => key === message).map(({ body }) => body)).toMatchObject([
    { message: 'Somebody calm' },
    { message: 'Somebody calm' },
  ]);
});

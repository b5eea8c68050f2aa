import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { comingIntroQuery } from '#features/plans/web/offer/offered-plan.ts';
import { wayFrom } from '#features/plans/web/offer/planning-way.ts';
import { createQueryClient } from '#web/query-client.ts';
import { bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { keepRecommendations, takeRecommendations } from '#web/device/review-recommendations.ts';
import { show } from '#web/testing/show.testing.tsx';
import { HabitPlanningPage } from './habit-planning-page.tsx';

let server: Loopback;

beforeEach(async () => {
  server = await startLoopback();
  // Reduced motion: jsdom draws nothing to animate.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  signedInCookie(true);
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  takeRecommendations('i1');
  await server.close();
});

const today = calendarDay('2026-03-04');
const identity = {
  id: 'i1',
  goalId: 'g1',
  name: 'The Swimmer',
  description: 'Swims.',
  isActive: true,
  archivedAt: null,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const habit = (description: string): PlannedHabit => ({
  description,
  habitType: 'core',
  implementationIntention: '',
  targetFrequency: 3,
  difficulty: 'easy',
  order: 0,
});
const answer = {
  habits: [habit('Walk'), habit('Read')],
  intro: 'Here we go.',
  chips: [],
  safety: null,
  basicMode: false,
};
const nextWeek = { ...answer, changes: [], startsOn: '2026-03-08', weekEndDate: '2026-03-14', weekType: 'full' };
const asked = (key: string) => server.asked.filter((call) => call.key === key).map(({ body }) => body);

/** The page at this address, for somebody with one identity. */
function open(query: string, changes: Parameters<typeof newcomer>[0] = {}) {
  const client = createQueryClient();
  const known = newcomer({ today, identities: [identity], reviewStandings: [], pauses: [], ...changes });
  client.setQueryData(bootstrapQuery.queryKey, known);
  seed(client, known);
  server.reply('GET /api/bootstrap', [200, { ...known, identities: [] }]);
  const page = (
    <Routes>
      <Route path="/habit-planning/:identityId" element={<HabitPlanningPage />} />
      <Route path="/" element="The dashboard" />
    </Routes>
  );
  return show(page, { at: `/habit-planning/i1${query}`, client });
}

const accept = async () => fireEvent.click(await screen.findByRole('button', { name: /^Accept Selected Habits/ }));

describe('the plan after a review', () => {
  const adjust = 'POST /api/identities/i1/adjust-habits';
  const launch = 'POST /api/identities/i1/launch-habits';

  it('is asked for with what the review recommended, once it arrives', async () => {
    keepRecommendations('i1', 'Fewer evenings');
    server.reply(adjust, [500, { message: 'x', code: 'INTERNAL' }], [200, nextWeek]);
    open('?weeklyReview=true&difficulty=easier');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here we go.')).toBeTruthy();
    const sent = { difficultyLevel: 'easier', weeklyReviewRecommendations: 'Fewer evenings' };
    expect(asked(adjust)).toEqual([sent, sent]);
    expect(takeRecommendations('i1')).toBeNull();
  });

  it('is accepted for the day that it begins on', async () => {
    server.reply(adjust, [200, nextWeek]);
    server.reply(launch, [201, {}]);
    open('?weeklyReview=true&difficulty=same');
    await accept();
    await waitFor(() => expect(asked(launch)).toMatchObject([{ startsOn: '2026-03-08', weekType: 'full' }]));
  });

  it('names no day when that is today', async () => {
    server.reply('POST /api/identities/i1/create-short-week', [
      200,
      { ...nextWeek, startsOn: today, weekType: 'partial' },
    ]);
    server.reply(launch, [201, {}]);
    open('?emergency=true');
    await accept();
    await waitFor(() => expect(asked(launch)).toMatchObject([{ weekType: 'partial' }]));
    expect(asked(launch)[0]).not.toHaveProperty('startsOn');
    expect(asked('POST /api/identities/i1/create-short-week')).toEqual([{ emergency: true }]);
  });
});

it('lets a plan begin today that was to begin on a day that has come while it was talked over', async () => {
  server.reply('POST /api/identities/i1/adjust-habits', [200, nextWeek]);
  server.reply('POST /api/identities/i1/launch-habits', [201, {}]);
  const { client } = open('?weeklyReview=true&difficulty=same');
  await screen.findByText('Here we go.');
  const later = newcomer({ today: calendarDay('2026-03-09'), identities: [identity] });
  client.setQueryData(bootstrapQuery.queryKey, later);
  await accept();
  await waitFor(() => expect(asked('POST /api/identities/i1/launch-habits')).toHaveLength(1));
  expect(asked('POST /api/identities/i1/launch-habits')[0]).not.toHaveProperty('startsOn');
  expect(server.times('POST /api/identities/i1/adjust-habits')).toBe(1);
});

describe('a plan changed by hand', () => {
  const generate = 'POST /api/identities/i1/generate-habits';
  const launch = 'POST /api/identities/i1/launch-habits';
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const edit = async (name: string) => fireEvent.click(await screen.findByRole('button', { name: `Edit “${name}”` }));
  const done = async (name = 'Done') => {
    press(name);
    await screen.findByRole('button', { name: /^(Accept Selected|Select )/ });
  };

  it('is sent as it was changed', async () => {
    server.reply(generate, [200, answer]);
    server.reply(launch, [201, {}]);
    open('');
    await edit('Walk');
    press('Monday');
    press('More');
    fireEvent.click(screen.getByRole('radio', { name: 'At most' }));
    fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: 'night' } });
    fireEvent.change(screen.getByLabelText('How much'), { target: { value: '2,5' } });
    await done();
    await accept();
    await waitFor(() => expect(asked(launch)).toHaveLength(1));
    const details = { targetFrequency: 1, days: ['monday'], measure: { atMost: 2.5 }, moment: 'night' };
    expect(asked(launch)).toMatchObject([{ habits: [details, {}] }]);
    const [, other] = (asked(launch) as { habits: object[] }[])[0]?.habits ?? [];
    for (const field of ['days', 'measure', 'moment']) expect(other).not.toHaveProperty(field);
  });

  it('stands again after a reload, ticks too, until it is accepted', async () => {
    const three = { ...answer, habits: [...answer.habits, { ...habit('Hum'), habitType: 'experimental' as const }] };
    server.reply(generate, [200, three]);
    server.reply(launch, [201, {}]);
    open('');
    await edit('Walk');
    press('Monday');
    await done();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hum' }));
    cleanup();
    open('');
    await accept();
    await waitFor(() => expect(asked(launch)).toMatchObject([{ habits: [{ days: ['monday'] }, {}] }]));
    expect((asked(launch) as { habits: object[] }[])[0]?.habits).toHaveLength(2);
    await screen.findByText('The dashboard', {}, { timeout: 3000 });
    cleanup();
    open('');
    expect(await screen.findByRole('checkbox', { name: 'Hum', checked: true })).toBeTruthy();
    expect(screen.queryByText('Mon')).toBeNull();
  });

  it('can be written while the network is away, and is taken back by Ctrl and Z outside of text', async () => {
    server.reply(generate, [200, answer]);
    open('');
    fireEvent.click(await screen.findByRole('button', { name: 'Write my own' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Habit' }), { target: { value: 'Ring my sister' } });
    await server.close();
    await done('Add habit');
    expect(screen.getByRole('checkbox', { name: 'Ring my sister', checked: true })).toBeTruthy();
    const box = screen.getByRole('textbox', { name: 'Message to Taylr' });
    fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
    expect(screen.getByRole('checkbox', { name: 'Ring my sister' })).toBeTruthy();
    await edit('Walk');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'z', metaKey: true });
    press('Cancel');
    expect(await screen.findByRole('checkbox', { name: 'Ring my sister' })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true });
    expect(screen.queryByRole('checkbox', { name: 'Ring my sister' })).toBeNull();
  });
});

describe('the chips of an answer', () => {
  const generate = 'POST /api/identities/i1/generate-habits';
  const refine = 'POST /api/chat/refine-habits';
  const chips = [
    { does: 'act', label: 'Shorter', acts: [{ act: 'resize', target: 0, to: 'smaller' }] },
    { does: 'edit', label: 'Other days', target: 1 },
    { does: 'begin', label: 'Something else', text: 'Instead of walking, ' },
  ];
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const named = (label: string) => screen.queryByRole('button', { name: label });

  it('are carried out as what they say, with the list before, and give way to the next', async () => {
    const shorter = { ...answer, habits: [habit('Walk a little'), habit('Read')] };
    server.reply(generate, [200, { ...answer, chips }]);
    const reply = { response: 'Shorter now.', refinedHabits: shorter.habits, safety: null, basicMode: false };
    server.reply(refine, [200, { ...reply, chips: [], isUndone: false }]);
    open('');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Read' }));
    press('Shorter');
    expect(await screen.findByText('Shorter now.')).toBeTruthy();
    expect(asked(refine)).toMatchObject([
      {
        messages: [{ content: 'Here we go.' }, { role: 'user', content: 'Shorter' }],
        acts: [{ act: 'resize', target: 0, to: 'smaller' }],
        before: [{ description: 'Walk' }, { description: 'Read' }],
      },
    ]);
    expect([named('Shorter'), named('Write my own')]).toEqual([null, expect.anything()]);
  });

  it('open the editor, and begin a sentence', async () => {
    server.reply(generate, [200, { ...answer, chips }]);
    open('');
    await screen.findByText('Here we go.');
    press('Something else');
    const box = screen.getByRole('textbox', { name: 'Message to Taylr' });
    expect(box).toHaveProperty('value', 'Instead of walking, ');
    expect(document.activeElement).toBe(box);
    press('Other days');
    expect(screen.getByRole('textbox', { name: 'Habit' })).toHaveProperty('value', 'Read');
  });

  it('say what they do once more when the first try failed', async () => {
    const reply = { response: 'Shorter now.', refinedHabits: answer.habits, safety: null, basicMode: false };
    server.reply(generate, [200, { ...answer, chips }]);
    server.reply(refine, [500, {}], [200, { ...reply, chips: [], isUndone: false }]);
    open('');
    await screen.findByText('Here we go.');
    press('Shorter');
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Shorter now.')).toBeTruthy();
    const acts = [{ act: 'resize', target: 0, to: 'smaller' }];
    expect(asked(refine)).toMatchObject([{ acts }, { acts }]);
  });
});

describe('a plan of the coach', () => {
  it('shows its introduction as it comes', async () => {
    server.reply('POST /api/identities/i1/generate-habits', [200, () => new Promise(() => undefined)]);
    const { client } = open('');
    expect(await screen.findByText('Creating your personalised habit plan...')).toBeTruthy();
    await waitFor(() => expect(server.times('POST /api/identities/i1/generate-habits')).toBe(1));
    const way = wayFrom(new URLSearchParams());
    client.setQueryData(comingIntroQuery({ identityId: 'i1', way, today }).queryKey, 'A small week for');
    expect(await screen.findByText('A small week for')).toBeTruthy();
  });
});

describe('a plan that is talked over with a limit', () => {
  const generate = 'POST /api/identities/i1/generate-habits';
  const status = 'GET /api/ai-usage/status';
  const usage = (remaining: number) => ({ allowed: remaining > 0, isGuest: true, remaining, limit: 10 });
  const box = () => screen.queryByRole('textbox', { name: 'Message to Taylr' });

  it('shows the limit in place of the box once nothing is left, and can still be accepted', async () => {
    server.reply(generate, [200, answer]);
    server.reply(status, [200, usage(0)]);
    open('', { aiUsage: usage(0) });
    expect(await screen.findByText('Here we go.')).toBeTruthy();
    expect(screen.getByText('AI Interaction Limit Reached')).toBeTruthy();
    expect(box()).toBeNull();
    expect(screen.getByRole('button', { name: /^Accept Selected Habits/ })).toBeTruthy();
  });

  it('loses the box with the answer to the last message', async () => {
    const reply = {
      response: 'Noted.',
      refinedHabits: answer.habits,
      chips: [],
      isUndone: false,
      safety: null,
      basicMode: false,
    };
    server.reply(generate, [200, answer]);
    server.reply('POST /api/chat/refine-habits', [200, reply]);
    // Asked after the offer, and again after the answer: the box is there in between.
    server.reply(status, [200, usage(1)], [200, usage(0)]);
    open('', { aiUsage: usage(2) });
    const field = await screen.findByRole('textbox', { name: 'Message to Taylr' });
    fireEvent.change(field, { target: { value: 'Make it easier' } });
    fireEvent.submit(field);
    expect(await screen.findByText('Noted.')).toBeTruthy();
    await waitFor(() => expect(box()).toBeNull());
    expect(screen.getByText('AI Interaction Limit Reached')).toBeTruthy();
  });
});

describe('a fresh start', () => {
  const generate = 'POST /api/identities/i1/generate-habits';
  const deletion = 'DELETE /api/identities/i1/delete-nuclear';

  it('asks for no plan before it is meant, says the lesson first, and deletes with the last yes only', async () => {
    server.reply(generate, [200, answer]);
    server.reply(
      'POST /api/chat/refine-habits',
      [429, { message: 'x', code: 'RATE_LIMITED' }, { 'retry-after': '5' }],
      [
        200,
        {
          response: 'Noted.',
          refinedHabits: answer.habits,
          chips: [],
          isUndone: false,
          safety: null,
          basicMode: false,
        },
      ],
    );
    server.reply(deletion, [200, { success: true, identity: null, plan: null }]);
    open('?mode=nuclear');
    fireEvent.change(await screen.findByLabelText('One lesson to carry over'), { target: { value: ' Start small ' } });
    expect(server.times(generate)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Plan a fresh start' }));
    expect(await screen.findByText(/^Too many messages .* in 5 seconds\.$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Noted.')).toBeTruthy();
    expect(asked(generate)).toEqual([{ emergencyMode: 'nuclear' }]);
    expect(asked('POST /api/chat/refine-habits').slice(1)).toMatchObject([
      { messages: [{ content: 'Here we go.' }, { content: 'One lesson I carry over: Start small' }] },
    ]);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'The Diver' } });
    await accept();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(server.times(deletion)).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Yes, start fresh' }));
    // The old identity is gone from what is known by now.
    expect(await screen.findByText(/a vote for The Diver/)).toBeTruthy();
    expect(asked(deletion)).toMatchObject([
      { replacement: { name: 'The Diver', description: 'Swims.', habits: [{ order: 0 }, { order: 1 }] } },
    ]);
    expect(await screen.findByText('The dashboard', {}, { timeout: 3000 })).toBeTruthy();
  });
});

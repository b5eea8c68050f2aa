import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { comingIntroQuery } from '#features/plans/web/offer/offered-plan.ts';
import { wayFrom } from '#features/plans/web/offer/planning-way.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { keepRecommendations, takeRecommendations } from '#web/device/review-recommendations.ts';
import { newcomer } from '#web/testing/loopback.testing.ts';
import {
  accept,
  answer,
  asked,
  identity,
  nextWeek,
  onThePlanningPage,
  open,
  server,
  today,
} from './planning-page.testing.tsx';

onThePlanningPage();

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
      ticks: [],
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
          ticks: [],
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

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ahead,
  AHEAD,
  answer,
  button,
  CONDUCT,
  getBodies,
  OUT_OF_ORDER,
  onPlan,
  opened,
  say,
  server,
  withServer,
} from './review-dialog.testing.tsx';

withServer();

/** A busy machine takes its time. */
const SLOW = { timeout: 8000 };

const preview = async () => within(await screen.findByRole('region', { name: 'Your next week' }, SLOW));

describe('the preview of next week', () => {
  it('shows the recommended choice first, and every other one at a tap, before anything is chosen', async () => {
    await opened();
    const week = await preview();
    expect(await week.findByText('All of it stays as it is.')).toBeTruthy();
    expect(week.getByRole('radio', { name: 'Same' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(week.getByRole('radio', { name: 'Easier' }));
    expect(week.getByText('“Walk for 5 minutes” becomes “Walk for 2 minutes”.')).toBeTruthy();
    expect(week.getByText('As before: “Read 1 page”.')).toBeTruthy();
    expect(getBodies('POST /api/weekly-reviews/complete')).toEqual([]);
    expect((await button(/^Easier/)).hasAttribute('disabled')).toBe(false);
  });

  it('is read anew after what was said', async () => {
    await opened();
    await (await preview()).findByText('All of it stays as it is.');
    const said = ahead();
    const weeks = said.weeks.map((week) => ({ ...week, changes: ['“Walk for 5 minutes”: right after lunch.'] }));
    server.reply(AHEAD, [200, { ...said, weeks }]);
    server.reply(CONDUCT, [200, answer({ response: 'Walking is right after lunch now.' })]);
    say('I would rather walk after lunch');
    expect(await (await preview()).findByText('“Walk for 5 minutes”: right after lunch.')).toBeTruthy();
  });

  it('is left out where it cannot be had, and the choices stand all the same', async () => {
    await opened();
    await (await preview()).findByText('All of it stays as it is.');
    server.reply(AHEAD, OUT_OF_ORDER);
    say('fine');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your next week' })).toBeNull(), SLOW);
    await waitFor(async () => expect((await button(/^Harder/)).hasAttribute('disabled')).toBe(false), SLOW);
  });
});

describe('under the last answer', () => {
  it('stand answers that say what they read', async () => {
    await opened();
    server.reply(CONDUCT, [200, answer({ response: 'Shall I make it smaller?', chips: ['Yes', 'No, leave it'] })]);
    say('I was too tired');
    fireEvent.click(await button(/^No, leave it$/));
    await waitFor(() => expect(getBodies(CONDUCT)).toHaveLength(3), SLOW);
    expect(getBodies(CONDUCT).at(-1)).toMatchObject({
      previousMessages: expect.arrayContaining([{ role: 'user', content: 'No, leave it' }]),
    });
  });

  it('stands the way to another plan where one is wanted', async () => {
    await opened();
    server.reply(CONDUCT, [200, answer({ response: 'A new plan it is.', wantsPlan: true })]);
    say('I want a new plan');
    fireEvent.click(await button(/^Make another plan$/));
    expect(onPlan).toHaveBeenCalledWith('/habit-planning/i1?weeklyReview=true');
  });
});

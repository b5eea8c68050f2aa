import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { takeRecommendations } from '#web/device/review-recommendations.ts';
import {
  answer,
  getBodies,
  button,
  COMPLETE,
  CONDUCT,
  END,
  log,
  onClose,
  onCompleted,
  onPlan,
  opened,
  OUT_OF_ORDER,
  review,
  say,
  server,
  START,
  withServer,
} from './review-dialog.testing.tsx';

withServer();

describe('the talk', () => {
  it('asks before a message that is being written is lost, and not about what was said', async () => {
    await opened();
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: 'I was away' } });
    await pressEscape(() => screen.queryByText('Discard what you entered?') !== null);
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I was away');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
    await pressEscape(() => onClose.mock.calls.length > 0);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends what was said so far with a message, and shows what belongs to the answer', async () => {
    await opened();
    server.reply(CONDUCT, [
      200,
      answer({
        response: 'Enjoy it.',
        basicMode: true,
        pauseProposal: { from: '2026-03-09', until: '2026-03-11', reason: null },
      }),
    ]);
    say('I am away from Monday');
    await log().findByText('Enjoy it.');
    expect(log().getByText('Pause 2026-03-09 to 2026-03-11?')).toBeTruthy();
    expect(log().getByText(/^Basic mode answered this one/)).toBeTruthy();
    expect(getBodies(CONDUCT).at(-1)).toMatchObject({
      previousMessages: [
        { role: 'assistant', content: 'You walked on 5 of 7 days. What made it work?' },
        { role: 'user', content: 'I am away from Monday' },
      ],
    });
  });

  it('ends with help where help is called for', async () => {
    await opened();
    const safety = { label: 'crisis', stopsCoaching: true, goals: [], text: 'Please talk to somebody.' };
    server.reply(CONDUCT, [200, answer({ response: '', safety })]);
    say('I cannot go on');
    await log().findByText('Please talk to somebody.');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Same/ })).toBeNull();
  });

  it('stands still at the limit, and the choice goes on working', async () => {
    await opened();
    server.reply(CONDUCT, [403, { message: 'Used up', code: 'AI_LIMIT_REACHED' }]);
    say('One more thing');
    await log().findByText('No more answers');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect((await button(/^Same/)).hasAttribute('disabled')).toBe(false);
  });
});

describe('the choice', () => {
  const completed = (change: object = {}) => ({
    ...review({ isCompleted: true, recommendations: 'Shorten the walk' }),
    agreement: 'The walk gets shorter.',
    handOff: 'Now the plan.',
    nextPlanStart: '2026-03-08',
    ...change,
  });

  it('completes the review, says the last words, keeps the recommendations and leads to the plan', async () => {
    await opened();
    server.reply(COMPLETE, [200, completed()]);
    fireEvent.click(await button(/^Easier/));
    await log().findByText('The walk gets shorter.');
    expect(log().getByText('Now the plan.')).toBeTruthy();
    expect(getBodies(COMPLETE)).toEqual([
      { identityId: 'i1', weekStartDate: START, weekEndDate: END, difficulty: 'easier' },
    ]);
    expect(onCompleted).toHaveBeenCalledOnce();
    expect(takeRecommendations('i1')).toBe('Shorten the walk');
    expect(screen.getByText('Review completed')).toBeTruthy();
    expect(screen.getByText('Weekly review for The Everyday Mover has been saved successfully.')).toBeTruthy();
    fireEvent.click(await button(/^Plan the next week$/));
    expect(onPlan).toHaveBeenCalledWith('/habit-planning/i1?weeklyReview=true&difficulty=easier');
  });

  it('that was made in another tab before is the one that stands', async () => {
    await opened();
    server.reply(COMPLETE, [200, completed({ difficulty: 'harder' })]);
    fireEvent.click(await button(/^Easier/));
    fireEvent.click(await button(/^Plan the next week$/));
    expect(onPlan).toHaveBeenCalledWith('/habit-planning/i1?weeklyReview=true&difficulty=harder');
  });

  it('can be made again when it could not be saved', async () => {
    await opened();
    server.reply(COMPLETE, OUT_OF_ORDER);
    fireEvent.click(await button(/^Harder/));
    await screen.findByText('Failed to save weekly review completion');
    expect((await button(/^Harder/)).getAttribute('aria-busy')).toBeNull();
    expect(onPlan).not.toHaveBeenCalled();
  });

  it('of a way back is the same, and leads there', async () => {
    await opened({ offersWaysBack: true });
    server.reply(COMPLETE, [200, completed({ nextPlanStart: '2026-03-10' })]);
    fireEvent.click(await button(/^Short week/));
    await log().findByText(/^A short week it is/);
    expect(getBodies(COMPLETE)).toMatchObject([{ difficulty: 'same' }]);
    expect(log().queryByText('The walk gets shorter.')).toBeNull();
    fireEvent.click(await button(/^Plan the next week$/));
    expect(onPlan).toHaveBeenCalledWith(
      '/habit-planning/i1?weeklyReview=true&mode=short-week&emergency=true&isOverdueReview=true',
    );
  });

  it('leads nowhere when the next week is planned already', async () => {
    await opened({ hasNext: true });
    server.reply(COMPLETE, [200, completed()]);
    fireEvent.click(await button(/^Same/));
    await log().findByText(/^Your next week is planned already/);
    expect(screen.queryByRole('button', { name: 'Plan the next week' })).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offers no ways back in time', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: /^(Short week|Fresh start)/ })).toBeNull();
  });
});

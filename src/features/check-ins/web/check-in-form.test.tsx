import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { show } from '#web/testing/show.testing.tsx';
import type { DayHabit, FormDay } from './check-in-flow.ts';
import { CheckInForm } from './check-in-form.tsx';
import { dayHabit } from './day-habit.testing.ts';
import { useCheckIn } from './use-check-in.ts';

afterEach(cleanup);

// A Wednesday.
const date = calendarDay('2026-03-04');

const walk = dayHabit('walk', { description: 'Walk' });
const water = dayHabit('water', { description: 'Drink water', measure: { unit: 'glasses', atLeast: 6 } });
const coffee = dayHabit('coffee', { description: 'Keep coffee low', measure: { unit: 'coffees', atMost: 2 } });

function Form({ day }: { day: FormDay }) {
  return <CheckInForm control={useCheckIn(day)} isToday />;
}

function open(...habits: DayHabit[]) {
  const group = { identityId: 'mover', identity: { name: 'The Mover' }, closed: null, notes: null, habits };
  return show(<Form day={{ date, groups: [group] }} />, { at: '/' });
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const GLASSES = 'How many glasses: Drink water';

it('shows a habit without anything more as a tick with its week, and a quiet way to skip it', () => {
  open(walk);
  expect(tick(/^Walk/).textContent).toBe('Walk0 of 7 this week+1');
  const buttons = within(screen.getByRole('region', { name: 'The Mover' })).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Skip', 'Add a note']);
  fireEvent.click(tick(/^Walk/));
  expect(screen.getByText('1 of 1 done')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Skip today: Walk' })).toBeNull();
});

describe('an amount', () => {
  it('is counted up to its target, and is partly done until then', () => {
    open(water);
    press('+5 glasses: Drink water');
    expect(screen.getByText('5 of 6 glasses')).toBeTruthy();
    expect(tick(/^Drink water/).getAttribute('aria-checked')).toBe('mixed');
    expect(document.querySelector('[data-share]')?.getAttribute('data-share')).toBe('0.833');
    press('+1 glass: Drink water');
    expect(tick(/^Drink water/).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('1 of 7 this week')).toBeTruthy();
    press('−1 glass: Drink water');
    expect(screen.getByText('0 of 1 done')).toBeTruthy();
  });

  it('of part of its target counts as it is, if that is wanted, and no longer when it is not', () => {
    open(water);
    expect(screen.queryByRole('button', { name: /Count it as it is/ })).toBeNull();
    type(GLASSES, '2,5');
    expect(screen.getByText('2.5 of 6 glasses')).toBeTruthy();
    press(/Count it as it is/);
    expect(screen.getByText('1 of 1 done')).toBeTruthy();
    press(/Count it as it is/);
    expect(screen.getByText('0 of 1 done')).toBeTruthy();
    expect(field(GLASSES).value).toBe('2.5');
  });

  it('is the usual with one touch: the median of other days', () => {
    const amounts = [4, 5, 9].map((amount, at) => ({ date: calendarDay(`2026-03-0${at + 1}`), amount }));
    open({ ...water, amounts });
    press('The usual: 5 glasses: Drink water');
    expect(field(GLASSES).value).toBe('5');
    expect(screen.queryByRole('button', { name: /The usual/ })).toBeNull();
  });

  it('is never below nothing', () => {
    open(water);
    press('−1 glass: Drink water');
    expect(field(GLASSES).value).toBe('');
    expect(screen.getByRole('button', { name: '−1 glass: Drink water' }).getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['many', /write a number/],
    ['-3', /cannot be below 0/],
    ['1000001', /more than a day can hold/],
  ])('that cannot be is named at its field, and stays to be mended: %s', (text, words) => {
    open(water);
    type(GLASSES, text);
    expect(field(GLASSES).getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field(GLASSES).getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toMatch(words);
    expect(field(GLASSES).value).toBe(text);
    type(GLASSES, '3');
    expect(field(GLASSES).getAttribute('aria-invalid')).toBeNull();
  });

  it('that cannot be read leaves nothing of the number before it to be seen', () => {
    open({ ...water, amount: 6, completedDays: [date] });
    expect(screen.getByText('6 of 6 glasses')).toBeTruthy();
    type(GLASSES, '6x');
    expect(screen.queryByText(/of 6 glasses/)).toBeNull();
    expect(tick(/^Drink water/).getAttribute('aria-checked')).toBe('false');
    expect(screen.getByText('0 of 1 done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Count it|The usual|Skip/ })).toBeNull();
    press('+1 glass: Drink water');
    expect(field(GLASSES).value).toBe('6x');
    type(GLASSES, '7');
    expect(screen.getByText('7 of 6 glasses')).toBeTruthy();
  });

  it('that could be read in two ways says how it is read', () => {
    open({ ...water, description: 'Walk', measure: { unit: 'steps', atLeast: 6000 } });
    type('How many steps: Walk', '1,000');
    expect(field('How many steps: Walk').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('Read as 1000, not 1.').id).toBe(
      field('How many steps: Walk').getAttribute('aria-describedby'),
    );
    type('How many steps: Walk', '1000');
    expect(screen.queryByText(/Read as/)).toBeNull();
  });
});

describe('a limit', () => {
  it('says how much is left, and cannot be ticked once it is broken', () => {
    open(coffee);
    const more = '+1 coffee: Keep coffee low';
    expect(screen.getByText('2 coffees left')).toBeTruthy();
    press(more);
    press(more);
    expect(screen.getByText('At the limit')).toBeTruthy();
    press(/That's all for today/);
    expect(screen.getByText('1 of 1 done')).toBeTruthy();
    press(more);
    expect(screen.getByText('1 coffee over')).toBeTruthy();
    expect(screen.getByText('0 of 1 done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /That's all/ })).toBeNull();
    fireEvent.click(tick(/^Keep coffee low/));
    expect(tick(/^Keep coffee low/).getAttribute('aria-checked')).toBe('false');
  });

  it('says that it counts when the day ends, once an amount keeps it, and no longer when it is settled or broken', () => {
    open(coffee);
    const counts = () => screen.queryByText('Counts as kept when the day ends.');
    expect(counts()).toBeNull();
    type('How many coffees: Keep coffee low', '0');
    expect(counts()?.id).toBe(field('How many coffees: Keep coffee low').getAttribute('aria-describedby'));
    press(/That's all for today/);
    expect(counts()).toBeNull();
    press(/That's all for today/);
    expect(counts()).toBeTruthy();
    type('How many coffees: Keep coffee low', '3');
    expect(counts()).toBeNull();
  });

  it('of nothing reads none', () => {
    open({ ...coffee, measure: { unit: 'cigarettes', atMost: 0 } });
    expect(tick(/^Keep coffee low/).textContent).toContain('None so farlimit: none');
  });
});

describe('a skip', () => {
  it('is its own mark with room for a reason, counts neither way, and is undone', () => {
    open(walk, water);
    press('Skip today: Walk');
    expect(screen.getByText('0 of 1 done, 1 skipped')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the skip: Walk' }));
    type('Why is it skipped? Walk', 'Travelling');
    expect(field('Why is it skipped? Walk').value).toBe('Travelling');
    press('Undo the skip: Walk');
    expect(screen.getByText('0 of 2 done')).toBeTruthy();
    expect(document.activeElement).toBe(tick(/^Walk/));
  });

  it('of before can be undone too', () => {
    open({ ...walk, isSkipped: true, skipReason: 'Travelling' });
    expect(screen.getByText('Skipped: Travelling')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Undo the skip: Walk');
    expect(tick(/^Walk/)).toBeTruthy();
  });

  it('is not offered of what has begun', () => {
    open({ ...water, amount: 2 });
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  });
});

describe('habits for other days', () => {
  const gym = dayHabit('gym', { description: 'Gym', days: ['monday', 'thursday'], isDue: false, moment: 'noon' });

  it('stand below, folded, and still count when they are ticked', () => {
    open(walk, gym);
    expect(screen.getByText('0 of 1 done')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Gym/ })).toBeNull();
    press(/^Not planned for today/);
    expect(tick(/^Gym/).textContent).toContain('Mon · Thu · Noon · 0 of 7 this week');
    fireEvent.click(tick(/^Gym/));
    expect(screen.getByText('1 of 2 done')).toBeTruthy();
  });

  it('show at once when something is noted of one, or the day has no others', () => {
    open(walk, { ...gym, completedDays: [date] });
    expect(tick(/^Gym/).getAttribute('aria-checked')).toBe('true');
    cleanup();
    open(gym);
    expect(tick(/^Gym/)).toBeTruthy();
  });

  it('cannot be folded over a number that has to be mended', () => {
    open(walk, { ...gym, measure: { unit: 'minutes', atLeast: 30 } });
    press(/^Not planned for today/);
    type('How many minutes: Gym', 'long');
    press(/^Not planned for today/);
    expect(field('How many minutes: Gym').value).toBe('long');
    type('How many minutes: Gym', '30');
    press(/^Not planned for today/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

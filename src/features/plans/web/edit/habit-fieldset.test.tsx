import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { show } from '#web/testing/show.testing.tsx';
import { fieldProblems, type HabitFields, toFields, toNewHabit, withFields } from './habit-fields.ts';
import { HabitFieldset } from './habit-fieldset.tsx';

const onDetails = vi.fn<(details: PlannedHabit | null) => void>();
/** What the fields say; null of what they do not. */
const details = () => {
  const said = onDetails.mock.lastCall?.[0];
  return said ? { days: null, measure: null, moment: null, ...said } : null;
};

function Shown({ habit }: { habit: PlannedHabit }) {
  const [fields, setFields] = useState<HabitFields>(() => toFields(habit));
  const [isMoreOpen, setMoreOpen] = useState(false);
  const change = (part: Partial<HabitFields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    onDetails(withFields(habit, next));
  };
  return (
    <HabitFieldset
      {...{ fields, isMoreOpen }}
      weekStart="monday"
      problems={fieldProblems(fields)}
      isTried={false}
      advice={[]}
      typeProblem={null}
      onMore={setMoreOpen}
      onChange={change}
    />
  );
}

function open(description = 'Drink 6 glasses of water', times = 3): void {
  show(<Shown habit={{ ...toNewHabit('core'), description, targetFrequency: times }} />, { at: '/' });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
const write = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};

beforeEach(() => void onDetails.mockReset());

it('shows amount, time, plan B, size and kind only when they are asked for', () => {
  show(<Shown habit={toNewHabit('core')} />, { at: '/' });
  for (const label of ['Habit', 'When and where']) expect(screen.getByRole('textbox', { name: label })).toBeTruthy();
  for (const words of ['Amount', 'Time of day', 'If it gets hard', 'Size', 'Kind'])
    expect(screen.queryByText(words)).toBeNull();
});

describe('days', () => {
  it('stand in the order of the user’s week, and are named one by one', () => {
    open();
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const shown = screen.getAllByRole('button', { name: /^[A-Z][a-z]+day$/ });
    expect(shown.map(({ lastChild }) => lastChild?.textContent)).toEqual(week);
    press('Thursday');
    press('Monday');
    expect(details()).toMatchObject({ days: ['monday', 'thursday'], targetFrequency: 2 });
    expect(screen.getByText('Every Monday and Thursday')).toBeTruthy();
    expect(isPressed('Any days')).toBe(false);
  });

  it('are any again, as many as before, once none is named', () => {
    open();
    press('Monday');
    press('Monday');
    expect(details()).toMatchObject({ days: null, targetFrequency: 3 });
    expect(isPressed('Any days')).toBe(true);
  });

  it('have shortcuts, and all seven are every day', () => {
    open();
    press('Weekdays');
    expect(details()?.targetFrequency).toBe(5);
    press('Saturday');
    press('Sunday');
    expect(details()).toMatchObject({ days: null, targetFrequency: 7 });
    expect(screen.getByText('Every day')).toBeTruthy();
    press('Weekend');
    expect(details()?.days).toEqual(['sunday', 'saturday']);
  });

  it('are counted from one to seven', () => {
    open('Read', 6);
    press('One day more');
    press('One day more');
    expect(details()?.targetFrequency).toBe(7);
    for (let times = 0; times < 8; times += 1) press('One day fewer');
    expect(details()?.targetFrequency).toBe(1);
    expect(screen.getByText('1 day a week')).toBeTruthy();
  });
});

describe('an amount', () => {
  const choose = (kind: string) => fireEvent.click(screen.getByRole('radio', { name: kind }));

  it('begins with what the habit’s own words say', () => {
    open();
    choose('At least');
    expect(details()?.measure).toEqual({ unit: 'glasses', atLeast: 6 });
    expect(screen.getByText('Done once a day has 6 glasses.')).toBeTruthy();
  });

  it('offers units that fit, the habit’s own with its number', () => {
    open();
    choose('At least');
    write('How much', '2');
    const offers = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    expect(offers.map(({ textContent }) => textContent)).toEqual(['6 glasses', 'litres']);
    press('litres');
    expect(details()?.measure).toEqual({ unit: 'litres', atLeast: 2 });
    press('6 glasses');
    expect(details()?.measure).toEqual({ unit: 'glasses', atLeast: 6 });
  });

  it('offers one spelling of a unit, by its number', () => {
    open('Drink 1 cup of tea');
    choose('At least');
    expect(details()?.measure).toEqual({ unit: 'cup', atLeast: 1 });
    expect(screen.getByText('Done once a day has 1 cup.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull();
    write('How much', '2');
    const offers = within(screen.getByRole('list', { name: 'Suggestions' })).getAllByRole('button');
    expect(offers.map(({ textContent }) => textContent)).toEqual(['1 cup']);
    expect(screen.getByText('Done once a day has 2 cups.')).toBeTruthy();
  });

  it('says at its field what is wrong, and loses nothing of it', () => {
    open('Drink water');
    choose('At least');
    expect(screen.queryByText('How much? Such as 6')).toBeNull();
    for (const [typed, problem] of [
      ['', 'How much? Such as 6'],
      ['-3', 'A number, such as 6 or 2.5'],
      ['0', 'More than 0. For none, choose “At most”.'],
    ] as const) {
      write('How much', typed);
      expect(screen.getByRole('textbox', { name: 'How much', description: problem })).toHaveProperty('value', typed);
      expect(details()).toBeNull();
    }
    write('Of what', 'x'.repeat(200));
    expect(screen.getByRole('textbox', { name: 'Of what', description: '30 letters at most' })).toBeTruthy();
  });

  it('of at most 0 reads none', () => {
    open('No cigarettes');
    choose('At most');
    write('How much', '0');
    expect(details()?.measure).toEqual({ unit: 'cigarettes', atMost: 0 });
    expect(screen.getByText('None: kept on a day with no cigarettes at all.')).toBeTruthy();
  });
});

it('a time is a part of the day or an exact one, which has to be chosen', () => {
  open();
  const choose = (value: string) => fireEvent.change(screen.getByLabelText('Time of day'), { target: { value } });
  choose('evening');
  expect(details()?.moment).toBe('evening');
  choose('exact');
  expect(details()).toBeNull();
  write('Time', '');
  expect(screen.getByText('Choose a time, or a part of the day')).toBeTruthy();
  write('Time', '13:30');
  expect(details()?.moment).toBe('13:30');
});

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlannedHabit } from '#core/plan/plan.ts';
import type { SafetyAnswer } from '#features/coach/contract.ts';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { type Edited, HabitEditor } from './habit-editor.tsx';
import { toNewHabit } from './habit-fields.ts';

const named = (description: string): PlannedHabit => ({ ...toNewHabit('core'), description, templateId: 't' });
const onSave = vi.fn<(habit: PlannedHabit, safety: SafetyAnswer) => void>();
const onClose = vi.fn();
const care = vi.fn<(habit: PlannedHabit) => Promise<SafetyAnswer>>();

beforeEach(() => {
  care.mockResolvedValue(null);
});

afterEach(async () => {
  cleanup();
  vi.clearAllMocks();
  await waitFor(() => expect((history.state as object | null) ?? {}).not.toHaveProperty('isWindow'));
});

function open(edited: Edited = { index: null, habitType: 'core' }, habits = [named('Walk'), named('Read 2 pages')]) {
  const editor = { habits, edited, care, onSave, onClose, renderSafety: ({ text }: { text: string }) => text };
  show(<HabitEditor {...editor} open standIn="" />, { at: '/' });
}

const field = (name: string) => screen.getByRole('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saved = async () => {
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  return onSave.mock.lastCall?.[0];
};

describe('a habit of one’s own', () => {
  it('needs its name alone', async () => {
    open();
    write('Habit', 'Ring my sister');
    press('Add habit');
    expect(await saved()).toEqual({ ...toNewHabit('core'), description: 'Ring my sister' });
  });

  it('is all that is said of it', async () => {
    open({ index: null, habitType: 'experimental' });
    write('Habit', 'Swim');
    write('When and where', 'before work, at the lido');
    press('Monday');
    press('More');
    fireEvent.click(screen.getByRole('radio', { name: 'At least' }));
    write('How much', '20');
    write('Of what', 'lengths');
    fireEvent.change(screen.getByLabelText('Time of day'), { target: { value: 'morning' } });
    write('If it gets hard', 'just ten');
    fireEvent.click(screen.getByRole('radio', { name: 'Medium' }));
    press('Add habit');
    expect(await saved()).toEqual({
      description: 'Swim',
      implementationIntention: 'Before work, at the lido, I will swim. If that is too much, just ten.',
      targetFrequency: 1,
      days: ['monday'],
      measure: { unit: 'lengths', atLeast: 20 },
      moment: 'morning',
      difficulty: 'medium',
      habitType: 'experimental',
      order: 0,
    });
  });

  it('without a name is not taken, and the field says so', async () => {
    open();
    expect(screen.queryByText(/^What is the habit/)).toBeNull();
    // The sheet takes the focus once it is open, at a moment of its own: what is pressed before that loses it again.
    await waitFor(() => {
      press('Add habit');
      expect(document.activeElement).toBe(field('Habit'));
    });
    expect(screen.getByText('What is the habit? Such as: ring my sister')).toBeTruthy();
    expect([care.mock.calls, onSave.mock.calls]).toEqual([[], []]);
  });

  it('of 2,000 letters is answered plainly, and nothing of it is lost', () => {
    open();
    write('Habit', 'walk '.repeat(400));
    press('Add habit');
    expect(screen.getByText(/^200 letters at most, and this has 1999\./)).toBeTruthy();
    expect(field('Habit')).toHaveProperty('value', 'walk '.repeat(400));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is advised, never refused, for a missing number or the words of another', async () => {
    open();
    write('Habit', 'walk');
    expect(screen.getByText('A number would make it easier to tick, such as 10 minutes.')).toBeTruthy();
    expect(screen.getByText(/^Another habit has the same words/)).toBeTruthy();
    press('Add habit');
    expect(await saved()).toMatchObject({ description: 'walk' });
  });

  it('about a person is asked for no number', () => {
    open();
    write('Habit', 'Sit with Gran');
    expect(screen.queryByText(/^A number/)).toBeNull();
  });
});

describe('words that call for help', () => {
  const crisis = { label: 'crisis', text: 'You can talk to a person', stopsCoaching: true, goals: [] } as const;

  it('are answered with help in place of being taken, and stay in their field', async () => {
    care.mockResolvedValue(crisis);
    open();
    write('Habit', 'End it');
    press('Add habit');
    expect(await screen.findByText('You can talk to a person')).toBeTruthy();
    expect([onSave.mock.calls.length, field('Habit')]).toEqual([0, expect.objectContaining({ value: 'End it' })]);
  });

  it('that need care only are taken, with it', async () => {
    const addiction = { label: 'addiction', text: 'Care', stopsCoaching: false, goals: [] } as const;
    care.mockResolvedValue(addiction);
    open();
    write('Habit', 'One drink less');
    press('Add habit');
    await saved();
    expect(onSave.mock.lastCall?.[1]).toEqual(addiction);
  });
});

describe('a habit of the list', () => {
  it('whose words stay is not heard again, and keeps where it is from', async () => {
    open({ index: 0 });
    press('One day more');
    press('Done');
    expect(await saved()).toEqual({ ...named('Walk'), targetFrequency: 4 });
    expect(care).not.toHaveBeenCalled();
  });

  it('stays core where it is one of the last two', () => {
    open({ index: 0 });
    press('More');
    fireEvent.click(screen.getByRole('radio', { name: 'Experimental' }));
    expect(screen.getByText(/^Two core habits are the least/)).toBeTruthy();
    press('Done');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('can become an experiment where there are others', async () => {
    open({ index: 0 }, [named('Walk'), named('Read'), named('Sing')]);
    press('More');
    fireEvent.click(screen.getByRole('radio', { name: 'Experimental' }));
    press('Done');
    expect(await saved()).toMatchObject({ habitType: 'experimental' });
  });
});

it('asks before what was typed is lost, and not where nothing was', async () => {
  open();
  write('Habit', 'Ring my sister');
  await pressEscape(() => screen.queryByText('Discard what you entered?') !== null);
  press('Keep editing');
  expect(onClose).not.toHaveBeenCalled();
  write('Habit', '');
  await pressEscape(() => onClose.mock.calls.length > 0);
  expect(onClose).toHaveBeenCalledOnce();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NewGoal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { FrictionChips } from './friction-chips.tsx';

afterEach(cleanup);

function Field({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  return (
    <>
      <output>{text}</output>
      <FrictionChips text={text} onChange={setText} />
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const written = () => screen.getByRole('status').textContent;

it('puts what gets in the way beside what was written, and takes it out again', () => {
  render(<Field initial="My knee hurts" />);
  press('I come home tired');
  press('I never find the time');
  expect(written()).toBe('My knee hurts. I come home tired. I never find the time.');
  press('I come home tired');
  expect(written()).toBe('My knee hurts. I never find the time.');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('I never find the time');
});

it('begins an empty text, and leaves it empty', () => {
  render(<Field initial="" />);
  press('I keep forgetting it');
  expect(written()).toBe('I keep forgetting it.');
  press('I keep forgetting it');
  expect(written()).toBe('');
});

it.each(goalMessages.capture.often)('%s is an answer by itself', (currentFrictions) => {
  const goal = { description: 'Move a little every day', currentLevel: 'not_started', currentFrictions };
  expect(NewGoal.safeParse(goal).error?.issues ?? []).toEqual([]);
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NewGoal } from '#features/goals/contract.ts';
import { goalMessages } from '#features/goals/messages.ts';
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
  press('I find no time');
  expect(written()).toBe('My knee hurts. I come home tired. I find no time');
  press('I come home tired');
  expect(written()).toBe('My knee hurts. I find no time');
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('I find no time');
});

it('begins an empty text, and leaves it empty', () => {
  render(<Field initial="" />);
  press('I keep forgetting');
  expect(written()).toBe('I keep forgetting');
  press('I keep forgetting');
  expect(written()).toBe('');
});

it('is gone on with as it stands, and taken out of a longer text', () => {
  render(<Field initial="" />);
  press('I come home tired');
  cleanup();
  render(<Field initial="I come home tired. The bus is late" />);
  press('I find no time');
  expect(written()).toBe('I come home tired. The bus is late. I find no time');
  press('I come home tired');
  expect(written()).toBe('The bus is late. I find no time');
});

it('leaves a sentence that goes on as it was written', () => {
  render(<Field initial="I come home tired after work" />);
  press('I come home tired');
  expect(written()).toBe('I come home tired after work. I come home tired');
});

it.each(goalMessages.capture.often)('%s is an answer by itself', (currentFrictions) => {
  const goal = { description: 'Move a little every day', currentLevel: 'not_started', currentFrictions };
  expect(NewGoal.safeParse(goal).error?.issues ?? []).toEqual([]);
});

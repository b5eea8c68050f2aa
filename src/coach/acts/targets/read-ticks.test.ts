import { describe, expect, it } from 'vitest';
import type { ChatTurn } from '#coach/port.ts';
import { plan } from '../practice/practice.testing.ts';
import { planTurn } from '../plan-turn.ts';

const habits = plan(
  'Walk the dog with Finlay for 15 minutes @ When I come home',
  'Do my physio exercises for 5 minutes @ When I wake up',
  'Call mama @ When I finish lunch',
  'Run for 10 minutes @ After breakfast',
  'Walk round the block @ When I finish dinner',
);
const goal = { description: 'Be there', currentLevel: 'not_started' as const, currentFrictions: '' };
const identity = { id: '', name: 'The Calm Friend', description: '' };

function said(message: string, selected: readonly number[] | null = [0, 1], before: readonly ChatTurn[] = []) {
  const messages = [...before, { role: 'user' as const, content: message }];
  const facts = {
    goal: { ...goal, safetyLabel: 'none' as const },
    identity,
    messages,
    currentHabits: habits,
    selected,
  };
  const answer = planTurn(facts);
  return {
    ...answer,
    ticks: (answer.ticks ?? []).map(({ place, on }) => `${on ? '+' : '-'}${place}`),
    changed: answer.habits.flatMap((habit, at) => (habit === habits[at] ? [] : [at])),
  };
}

describe('choosing a suggestion in words', () => {
  it.each([
    ['turn on the run', ['+3']],
    ['tick call mama also please', ['+2']],
    ['please tick mama', ['+2']],
    ['turn the run on', ['+3']],
    ['can you select the run too', ['+3']],
    ['select all of them', ['+0', '+1', '+2', '+3', '+4']],
    ['tick the walk', ['+4']],
    ['untick the walk', ['-0']],
    ['turn off the physio', ['-1']],
    ['tick the run and mama', ['+2', '+3']],
  ])('%s', (message, ticks) => {
    const { ticks: got, changed, response } = said(message);
    expect({ got, changed }).toEqual({ got: ticks, changed: [] });
    expect(response).toMatch(/tick|choice|take on|suggestion/);
  });

  it('goes with another change of the same habit', () => {
    const { ticks, changed } = said('rename run to easy run and turn it on');
    expect({ ticks, changed }).toEqual({ ticks: ['+3'], changed: [3] });
  });

  it('is nothing that can be done where nothing is chosen from', () => {
    expect(said('tick the run', null).ticks).toEqual([]);
  });
});

it('means by a name what was chosen before what was only suggested', () => {
  expect(said('make the walk 20 minutes').changed).toEqual([0]);
  expect(said('make the walk 20 minutes', [1, 4]).habits[4]?.description).toContain('20 minutes');
  expect(said('make the walk 20 minutes', [1, 4]).changed).toEqual([4]);
});

it('ticks the core habits that have to stay', () => {
  expect(said('only keep the physio', [1]).ticks).toEqual(['+0']);
});

import { describe, expect, it } from 'vitest';
import { acceptLabel, ifThenSentence, toggled } from './plan-selection.ts';

const core = { habitType: 'core' } as const;
const experimental = { habitType: 'experimental' } as const;

it('adds and takes away by place, in order', () => {
  expect(toggled([0, 3], 1)).toEqual([0, 1, 3]);
  expect(toggled([0, 1, 3], 1)).toEqual([0, 3]);
});

describe('the accept button', () => {
  it.each([
    [[], 'Select 2 more core habits'],
    [[core, experimental, experimental], 'Select 1 more core habit'],
    [[core, core], 'Accept Selected Habits (2 selected)'],
    [[core, core, experimental], 'Accept Selected Habits (3 selected)'],
  ] as const)('%j says %s', (selected, label) => {
    expect(acceptLabel(selected)).toBe(label);
  });
});

it('reads back the if-then sentence alone', () => {
  const intention = 'When I finish lunch, at my desk, I will walk for 5 minutes. If it pours, I march indoors.';
  expect(ifThenSentence(intention)).toBe('When I finish lunch, at my desk, I will walk for 5 minutes.');
  expect(ifThenSentence('When the clock says 7.30, I will read')).toBe('When the clock says 7.30, I will read.');
});

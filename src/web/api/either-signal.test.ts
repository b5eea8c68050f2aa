import { expect, it } from 'vitest';
import { eitherSignal } from './either-signal.ts';

it.each([0, 1])('gives up with signal %i of the two, for its reason, once', (which) => {
  const [one, other] = [new AbortController(), new AbortController()];
  const either = eitherSignal(one.signal, other.signal);
  expect(either.aborted).toBe(false);
  [one, other][which]?.abort('the first');
  [other, one][which]?.abort('the second');
  expect([either.aborted, either.reason]).toEqual([true, 'the first']);
});

it('has given up from the start when one of them had', () => {
  const either = eitherSignal(AbortSignal.abort('before'), new AbortController().signal);
  expect([either.aborted, either.reason]).toEqual([true, 'before']);
});

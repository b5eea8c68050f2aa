import { expect, it, vi } from 'vitest';
import { consoleErrors, listenToErrors } from './console-errors.ts';

it('notes the latest thirty errors of the page, in short and without the queries of addresses, and lets the console have them', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  listenToErrors();
  listenToErrors();
  console.error('Loading https://taylr.example/api/x?token=secret#top failed', { status: 500 });
  expect(said).toHaveBeenCalledOnce();
  expect(consoleErrors()).toEqual(['Loading https://taylr.example/api/x failed {"status":500}']);
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }));
  expect(consoleErrors().at(-1)).toBe('TypeError: x is undefined');
  const round: { self?: unknown } = {};
  round.self = round;
  console.error(round, 'x'.repeat(1000));
  expect(consoleErrors().at(-1)?.length).toBe(500);
  for (let number = 0; number < 40; number += 1) console.error(`Error ${number}`);
  expect([consoleErrors().length, consoleErrors()[0], consoleErrors().at(-1)]).toEqual([30, 'Error 10', 'Error 39']);
});

import { describe, expect, it } from 'vitest';
import { DAY } from '#core/calendar/durations.ts';
import { createCircuit } from './circuit.ts';

function at() {
  let now = 0;
  const circuit = createCircuit(() => now);
  const down = { isLasting: false, retryAfter: null };
  return { circuit, down, later: (ms: number) => void (now += ms) };
}

describe('the circuit', () => {
  it('lets all calls through while the provider answers, and after one failure', () => {
    const { circuit, down } = at();
    expect(circuit.mayAsk()).toBe(true);
    circuit.failed(down);
    expect(circuit.mayAsk()).toBe(true);
    circuit.answered();
  });

  it('counts failures in a row only', () => {
    const { circuit, down } = at();
    for (const _ of [1, 2, 3, 4]) {
      circuit.failed(down);
      circuit.failed(down);
      circuit.answered();
    }
    expect(circuit.mayAsk()).toBe(true);
  });

  it('rests for 30 seconds after three in a row, then lets one call try', () => {
    const { circuit, down, later } = at();
    for (const _ of [1, 2, 3]) circuit.failed(down);
    expect(circuit.mayAsk()).toBe(false);
    later(29_999);
    expect(circuit.mayAsk()).toBe(false);
    later(1);
    expect(circuit.mayAsk()).toBe(true);
    expect(circuit.mayAsk(), 'while that call is under way').toBe(false);
  });

  it('rests again when that call fails, and opens for all when it is answered', () => {
    const { circuit, down, later } = at();
    for (const _ of [1, 2, 3]) circuit.failed(down);
    later(30_000);
    circuit.mayAsk();
    circuit.failed(down);
    expect(circuit.mayAsk()).toBe(false);
    later(30_000);
    circuit.mayAsk();
    circuit.answered();
    expect([circuit.mayAsk(), circuit.mayAsk()]).toEqual([true, true]);
  });

  it('lets another call try when the one that tried had no outcome', () => {
    const { circuit, down, later } = at();
    for (const _ of [1, 2, 3]) circuit.failed(down);
    later(30_000);
    circuit.mayAsk();
    circuit.released();
    expect(circuit.mayAsk()).toBe(true);
  });

  it('rests at once for a failure that lasts, such as a wrong key', () => {
    const { circuit } = at();
    circuit.failed({ isLasting: true, retryAfter: null });
    expect(circuit.mayAsk()).toBe(false);
  });

  it('rests as long as the provider asks for, five minutes at most', () => {
    const { circuit, later } = at();
    circuit.failed({ isLasting: false, retryAfter: 2000 });
    expect(circuit.mayAsk()).toBe(false);
    later(2000);
    expect(circuit.mayAsk()).toBe(true);
    circuit.failed({ isLasting: false, retryAfter: DAY });
    later(299_999);
    expect(circuit.mayAsk()).toBe(false);
    later(1);
    expect(circuit.mayAsk()).toBe(true);
  });
});

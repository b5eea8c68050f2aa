import { describe, expect, it } from 'vitest';
import { createAnswering, type Sent } from './answering.ts';

/** A server that answers only when the model is left out. */
function slow(sent: Sent[]) {
  return (one: Sent) => {
    sent.push(one);
    if (one.withoutModel) return Promise.resolve('built in');
    return new Promise<string>((_, reject) => {
      one.signal.addEventListener('abort', () => reject(new Error('gone')));
    });
  };
}

describe('a question to the coach', () => {
  it('is sent once more without the model when that is asked for, and only once', async () => {
    const sent: Sent[] = [];
    const answering = createAnswering();
    let again = 0;
    const answer = answering.ask(slow(sent), () => (again += 1));
    answering.answerWithoutModel();
    answering.answerWithoutModel();
    expect(await answer).toBe('built in');
    expect([sent.map(({ withoutModel }) => withoutModel), again]).toEqual([[false, true], 1]);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  it('is over when it is stopped', async () => {
    const sent: Sent[] = [];
    const answering = createAnswering();
    const answer = answering.ask(slow(sent), () => expect.unreachable());
    answering.stop();
    expect(await answer).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('fails as the server does', async () => {
    const failing = createAnswering().ask(
      () => Promise.reject(new Error('down')),
      () => {},
    );
    await expect(failing).rejects.toThrow('down');
  });
});

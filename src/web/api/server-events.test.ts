// @vitest-environment node
import { expect, it } from 'vitest';
import { answerIn } from './server-events.ts';

function getStream(pieces: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

/** The events of a stream before its answer, and the answer. */
async function heardIn(...pieces: readonly Uint8Array[]) {
  const events: { event?: string; data: string }[] = [];
  const onEvent = ({ event, data }: { event?: string; data: string }) => events.push({ ...(event && { event }), data });
  const answer = await answerIn(getStream(pieces), { onEvent }).catch((error: unknown) => error);
  return { events, answer };
}

const bytes = (text: string) => Buffer.from(text);
const each = (text: string) => [...bytes(text)].map((byte) => Uint8Array.of(byte));
const DONE = 'event: done\ndata: {"id":1}\n\n';
const TWO = `event: delta\ndata: {"text":"Hä"}\n\n${DONE}`;
const HEARD = { events: [{ event: 'delta', data: '{"text":"Hä"}' }], answer: { id: 1 } };

it('reads the same however it is cut, in the middle of a letter too', async () => {
  expect(await heardIn(bytes(TWO))).toEqual(HEARD);
  expect(await heardIn(...each(TWO))).toEqual(HEARD);
  const whole = bytes(TWO);
  for (let at = 1; at < whole.length; at += 1) {
    expect(await heardIn(whole.subarray(0, at), whole.subarray(at))).toEqual(HEARD);
  }
});

it.each(['\r\n', '\r'])('takes lines that end in %j, cut in the middle too', async (end) => {
  // A carriage return may be the first half of CRLF: only the next character tells.
  const text = `${TWO}: more\n`.replaceAll('\n', end);
  expect(await heardIn(bytes(text))).toEqual(HEARD);
  expect(await heardIn(...each(text))).toEqual(HEARD);
});

it('hears an event when it is complete, and not before', async () => {
  const { events, answer } = await heardIn(bytes('data: a\n\nevent: done\ndata: {}\n'));
  expect(events).toEqual([{ data: 'a' }]);
  expect(answer).toBeInstanceOf(TypeError);
});

it('joins several lines of data, and takes away one space at most', async () => {
  const { events } = await heardIn(bytes(`data: a\ndata:  b\ndata:c\ndata\n\n${DONE}`));
  expect(events).toEqual([{ data: 'a\n b\nc\n' }]);
});

it('passes over comments, ids, and events without data', async () => {
  const passed = ':\n\n: still here\n\nid: 7\nretry: 10\nevent: nothing\n\n';
  expect(await heardIn(bytes(`${passed}data: x\n\n${DONE}`))).toEqual({ events: [{ data: 'x' }], answer: { id: 1 } });
});

it('leaves colons in the data alone', async () => {
  const { events } = await heardIn(bytes(`data: {"a":"b: c"}\n\n${DONE}`));
  expect(events).toEqual([{ data: '{"a":"b: c"}' }]);
});

it('hears of every piece, a mere sign of life too', async () => {
  let pieces = 0;
  const body = getStream([':\n\n', 'event: do', 'ne\ndata: {}\n\n'].map(bytes));
  await answerIn(body, { onEvent: () => {}, onPiece: () => (pieces += 1) });
  expect(pieces).toBe(3);
});

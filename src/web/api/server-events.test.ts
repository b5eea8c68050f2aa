// @vitest-environment node
import { expect, it } from 'vitest';
import { createEventReader } from './server-events.ts';

function eventsOf(...pieces: string[]) {
  const read = createEventReader();
  return pieces.flatMap((piece) => read(piece));
}

const TWO = 'event: delta\ndata: {"text":"Hä"}\n\nevent: done\ndata: {}\n\n';
const READ = [
  { event: 'delta', data: '{"text":"Hä"}' },
  { event: 'done', data: '{}' },
];

it('reads the same events however the text is cut', () => {
  expect(eventsOf(TWO)).toEqual(READ);
  expect(eventsOf(...TWO.split(''))).toEqual(READ);
  for (let at = 1; at < TWO.length; at += 1) expect(eventsOf(TWO.slice(0, at), TWO.slice(at))).toEqual(READ);
});

it('takes every kind of line end, cut in the middle too', () => {
  const crlf = TWO.replaceAll('\n', '\r\n');
  expect(eventsOf(crlf)).toEqual(READ);
  expect(eventsOf(...crlf.split(''))).toEqual(READ);
  expect(eventsOf(`${TWO.replaceAll('\n', '\r')}:`)).toEqual(READ);
});

it('answers an event when it is complete, and not before', () => {
  const read = createEventReader();
  expect(read('event: delta\ndata: a\n')).toEqual([]);
  expect(read('\n')).toEqual([{ event: 'delta', data: 'a' }]);
  expect(read('data: never ended')).toEqual([]);
});

it('joins several lines of data, and takes away one space at most', () => {
  expect(eventsOf('data: a\ndata:  b\ndata:c\ndata\n\n')).toEqual([{ event: 'message', data: 'a\n b\nc\n' }]);
});

it('passes over comments, ids, and events without data', () => {
  expect(eventsOf(':\n\n: still here\n\nid: 7\nretry: 10\nevent: nothing\n\ndata: x\n\n')).toEqual([
    { event: 'message', data: 'x' },
  ]);
});

it('leaves colons in the data alone', () => {
  expect(eventsOf('data: {"a":"b: c"}\n\n')).toEqual([{ event: 'message', data: '{"a":"b: c"}' }]);
});

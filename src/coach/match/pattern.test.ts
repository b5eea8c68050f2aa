import { describe, expect, it } from 'vitest';
import { read, wordsOf } from '#coach/text/reading.ts';
import { Pattern } from './pattern.ts';

function found(pattern: string, text: string) {
  const reading = read(text);
  const match = new Pattern(pattern).find(reading);
  return (
    match && Object.fromEntries(Object.entries(match.caught).map(([name, range]) => [name, wordsOf(reading, range)]))
  );
}

describe('a pattern', () => {
  it('finds a word in any of its forms, or only as it is written', () => {
    expect(found('walk', 'We walked home')).not.toBeNull();
    expect(found('=walks', 'We walked home')).toBeNull();
    expect(found('=walks', 'She walks home')).not.toBeNull();
  });

  it('catches words by name, as few as fit', () => {
    expect(found('(move|shift) <habit> to #days', 'Could you move the evening walk to Mondays and Fridays?')).toEqual({
      habit: 'the evening walk',
    });
  });

  it('takes one of several, and what may be absent', () => {
    for (const text of ['Too long', 'It is far too long', 'so very long'])
      expect(found('(too|so) very? long', text)).not.toBeNull();
    expect(found('(too|so) very? long', 'long')).toBeNull();
  });

  it('takes a group within a group, and what may be absent in it', () => {
    const pattern = '(used to|last (week|month)|(on|at) (the)? weekend)';
    for (const text of ['It used to be', 'last month', 'at weekend', 'on the weekend'])
      expect(found(pattern, text), text).not.toBeNull();
    for (const text of ['this month', 'at the week', 'last']) expect(found(pattern, text), text).toBeNull();
  });

  it('knows values, classes of words and bounds', () => {
    const reading = read('Make it 15 minutes, please');
    expect(new Pattern('make it #amount').find(reading)?.values).toMatchObject([
      { kind: 'amount', value: 15, unit: 'minute' },
    ]);
    expect(new Pattern('^ it').find(reading)).toBeNull();
    expect(new Pattern('please $').find(reading)).not.toBeNull();
    expect(found('@verb <what> $', 'I want to sketch the harbour')).toEqual({ what: 'to sketch the harbour' });
  });

  it('takes a value or a word of a class as one of several, before and behind other words', () => {
    const pattern = '^ walk (on #days|at #clock|@adverb|home) (please|@noun)? $';
    for (const text of ['walk on Mondays and Fridays', 'walk at half past seven please', 'walk slowly', 'walk home'])
      expect(found(pattern, text), text).not.toBeNull();
    for (const text of ['walk on it', 'walk at ten minutes', 'walk the dog', 'walk on'])
      expect(found(pattern, text), text).toBeNull();
    expect(found('^ (#number|#days) <what> $', 'Mondays and Fridays the gym')).toEqual({ what: 'the gym' });
  });

  it('does not find what may not stand there', () => {
    expect(found('remove !not <habit> $', 'remove not this')).toBeNull();
    expect(found('remove !(#number|@verb) <habit> $', 'remove three')).toBeNull();
  });

  it('looks within a part of the text alone', () => {
    const reading = read('Drop the walk. Keep the swim.');
    expect(new Pattern('swim').find(reading, reading.sentences[0])).toBeNull();
    expect(new Pattern('swim').find(reading, reading.sentences[1])).not.toBeNull();
  });

  it('needs no more than its length times that of the text', () => {
    const text = 'a '.repeat(400);
    expect(new Pattern('<one> <two> <three> <four> .. .. .. b $').find(read(text))).toBeNull();
  });

  it('is refused when it is not well written', () => {
    expect(() => new Pattern('(a|b')).toThrow(/Brackets/);
  });
});

import { describe, expect, it } from 'vitest';
import { extractCompletions, said } from './extraction.testing.ts';

describe('a message about several habits', () => {
  it.each([
    ['only the middle one', [false, true, false]],
    ['1st and 3rd done', [true, null, true]],
    ['the last two', [null, true, true]],
    ['top two done, bottom one no', [true, true, false]],
    ['first and last, not the middle', [true, false, true]],
  ])('takes the places of “%s” from the list', (message, expected) => {
    expect(said(message, 'Run for 20 minutes', 'Read 10 pages', 'Floss')).toEqual(expected);
  });

  it.each([
    ['journal aside, all done', [true, false]],
    ['did everything, not counting the journal', [true, false]],
    ['all done minus the journal', [true, false]],
    ['yes to every one except the journal', [true, false]],
  ])('sets aside what “%s” excepts', (message, expected) => {
    expect(said(message, 'Do yoga for 15 minutes', 'Write in my journal')).toEqual(expected);
  });

  it.each([
    ['got a burger at lunch', ['No fast food', 'Cook dinner'], [false, null]],
    ['ordered a pizza tonight', ['No fast food', 'Cook dinner'], [false, false]],
    ['mum swam and no run', ['Swim for 20 minutes', 'Run for 20 minutes'], [null, false]],
    ['nearly swam but stayed in bed', ['Swim for 20 minutes', 'Sit outside'], [false, null]],
    ["didn't miss my drops, did both", ['Take my drops twice a day', 'Floss'], [true, null]],
    ['both tablets taken', ['Take my iron tablet', 'Take my vitamin C', 'Floss'], [true, true, null]],
    ['asleep by ten last night, up at six', ['Asleep by 23:00', 'Get up at 6:30'], [true, true]],
    ['no brushing and no training', ['Brush the cat', 'Do recall training'], [false, false]],
    ['pup got her walk', ['Walk the dog', 'Brush the dog'], [true, null]],
    ['played my études', ['Play one song', 'Practise études'], [null, true]],
    ['got my ten quiet minutes', ['Ten quiet minutes before work', 'Floss'], [true, null]],
    ['everything except going to bed on time', ['Floss', 'In bed by 22:30'], [true, false]],
    ["there wasn't one of them I didn't do", ['Floss', 'Water the plants'], [true, true]],
    ['texted Lu, no neighbours about', ['Text one friend', 'Say hello to a neighbour'], [true, false]],
    ['al two doen', ['Floss', 'Water the plants'], [true, true]],
    ['run yes yoga kinda floss no', ['Run for 20 minutes', 'Do yoga', 'Floss'], [true, null, false]],
    ['a bit of both', ['Floss', 'Water the plants'], [null, null]],
    ['shed tidied, desk still a mess', ['Tidy the shed', 'Clear my desk'], [true, false]],
    ['up at six without snoozing', ['Get up at 6:30', 'No snooze button'], [true, true]],
    ["everything but the run, that's for later", ['Floss', 'Run for 20 minutes'], [true, null]],
  ])('gives each habit its share of “%s”', (message, habits, expected) => {
    expect(said(message, ...habits)).toEqual(expected);
  });

  it('takes “none for the runner” for the habits of that identity', () => {
    const habits = [
      { id: 'h1', description: 'Read 10 pages', identity: 'The Reader' },
      { id: 'h2', description: 'Run for 20 minutes', identity: 'The Runner' },
    ];
    const messages = [{ role: 'user' as const, content: 'Reader habits all done, zero for the runner' }];
    expect(extractCompletions({ habits, messages }).map(({ completed }) => completed)).toEqual([true, false]);
  });

  it('gives a word that two habits share to the one whose act is named', () => {
    expect(said('brushed the cat', 'Feed the cat', 'Brush the cat')).toEqual([null, true]);
    expect(said("gran's plants had a good soak", 'Visit grandma', 'Water the plants')).toEqual([null, true]);
  });

  it.each([
    'put two quid by, that is all I had',
    'the orange of that bin lorry, of all things, I looked and looked',
    'made six cards on the tram, the rest tonight',
    'one was called Ada, the other one I forget the name of',
  ])('sweeps over no other habit with “%s”', (message) => {
    expect(said(message, 'Stop 1 subscription', 'Bring my own lunch', 'Hold 1 yoga pose')).toEqual([null, null, null]);
  });
});

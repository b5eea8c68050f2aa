import { describe, expect, it } from 'vitest';
import { isSaid } from '#coach/say/say.ts';
import type { Phrase } from '#coach/say/wordings.ts';
import { reviewState } from '../review-state.ts';
import { getFacts, getHabit, getReview } from './review-facts.testing.ts';

const WEEK = getFacts([
  getHabit('Read for 10 minutes', 6, [0, 1, 2, 4]),
  getHabit('Walk to the library', 3, [1]),
  getHabit('Call my mum', 2, [2]),
]);

function after(...says: readonly string[]) {
  const answers = getReview(WEEK, says);
  const messages = says.flatMap((content, at) => [
    { role: 'assistant' as const, content: answers[at]?.reply ?? '' },
    { role: 'user' as const, content },
  ]);
  const state = reviewState({ ...WEEK, messages });
  return { reply: answers.at(-1)?.reply ?? '', ...state };
}

describe('what stood in the way', () => {
  it.each([
    ['work ran late most days', 'no_time'],
    ['boss kept me back every night', 'no_time'],
    ['they had me on doubles', 'no_time'],
    ['office was too much busy due to month end', 'no_time'],
    ['never had a minute to myself', 'no_time'],
    ['weather was foul all week', 'weather'],
    ['the walk got rained off twice', 'weather'],
    ['sure the weather was only brutal', 'weather'],
    ['wee one had a bug all week', 'social'],
    ['the in-laws descended', 'social'],
    ['had to mind the twins', 'social'],
    ['my back went on monday', 'health'],
    ['ma knee was playing up all week', 'health'],
    ['had the flu', 'health'],
    ['i was just done in by the evening', 'tiredness'],
    ['didnae have the energy', 'tiredness'],
    ['it went clean out of my head', 'forgetting'],
    ['clean forgot the walk', 'forgetting'],
    ['couldnae face it', 'no_motivation'],
    ['kept putting it off', 'no_motivation'],
    ['skint till friday', 'money'],
    ['fare was too dear', 'money'],
    ['library was shut tuesday', 'closed'],
    ['the gym was closed for repairs', 'closed'],
    ['power cut three nights', 'environment'],
    ['bus never came half the time', 'environment'],
    ['my shifts got changed again', 'travel'],
  ])('is heard unasked, answered for and kept: %s', (said, obstacle) => {
    for (const before of [[], ['fine']]) {
      const heard = after(...before, said);
      expect(heard.obstacle).toBe(obstacle);
      expect(heard.offer?.is).toBe('repair');
      expect([heard.level, heard.reports]).toEqual([null, []]);
    }
  });

  it('is of the habit that is named with it, the weather of what is done outdoors', () => {
    expect(after('the reading fell by the wayside, visitors stayed all week').focus).toBe(0);
    expect(after('couldnt face ringing her, mum I mean').focus).toBe(2);
    expect(after('it was lashing rain the whole week').focus).toBe(1);
  });

  it('leaves what is told beside it', () => {
    const { obstacle, reports } = after('read every night, work was mad though');
    expect([obstacle, reports.map(({ place }) => place)]).toEqual(['no_time', [0]]);
  });

  it.each([
    'work was not busy, I just read more',
    'never ill this week, grand altogether',
    'the weather was lovely so I walked a lot',
    'the gym was open late and that helped',
    'my sister came along',
    'walked twice in the rain',
    'the rain did not stop me',
    'did grand',
  ])('is not heard in %s', (said) => expect(after(said).obstacle).toBeNull());

  it('orders nothing where somebody could not', () =>
    expect(after("just couldn't be doing with it").plan).toEqual(WEEK.plan));
});

describe('what helped', () => {
  const isNice = (reply: string, phrase: Phrase = 'reviewNice') => isSaid(phrase, reply);

  it.each([
    "book was on my bedside table, that's all",
    'it was the bag by the door did it',
    'just the alarm, nothing else',
    "the wee alarm on my phone, that's it",
    'sure it was only the dog waiting at the door so it was',
    'down to the bus being early really',
    'putting it in diary only, nothing else sir',
    'my son reminded me, that is all',
  ])('is taken as that, and no goodbye: %s', (said) => {
    const { reply, plan } = after(said);
    expect(isNice(reply), reply).toBe(true);
    expect(plan).toEqual(WEEK.plan);
  });

  it.each(["that's all", 'right thats me', 'nothing else thanks', 'read four times, got to go'])(
    'is no more to tell, and a goodbye: %s',
    (said) => expect(isSaid('reviewBye', after(said).reply)).toBe(true),
  );

  it.each(['work ran late, that is all', 'I bottled it every time'])('is not heard in what hindered: %s', (said) =>
    expect(isNice(after(said).reply)).toBe(false),
  );
});

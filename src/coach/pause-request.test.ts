import { describe, expect, it } from 'vitest';
import { calendarDay, daysBetween } from '#core/calendar/calendar.ts';
import { PAUSE } from '#core/pause/pause.ts';
import { pauseRequest } from './pause-request.ts';

/** A Wednesday; the Monday after is the 23rd. */
const TODAY = calendarDay('2026-02-18');
const ask = (text: string, today = TODAY) => pauseRequest(text, { today });

describe('a request to be left alone', () => {
  it.each<[string, string, string, string | null]>([
    ['ill until Monday', '2026-02-18', '2026-02-22', 'ill'],
    ["I'm ill until Monday", '2026-02-18', '2026-02-22', 'ill'],
    ["I've got the flu, back Thursday", '2026-02-18', '2026-02-18', 'ill'],
    ["I've got the flu. Back on Monday.", '2026-02-18', '2026-02-22', 'ill'],
    ['Off sick for three days', '2026-02-18', '2026-02-20', 'ill'],
    ['I am off work sick until Friday', '2026-02-18', '2026-02-19', 'ill'],
    ["Still in bed with a fever, I'm not well until the weekend", '2026-02-18', '2026-02-20', 'ill'],
    ["I'm in hospital from Monday to Thursday", '2026-02-23', '2026-02-26', 'ill'],
    ['I caught a nasty cold and will rest until Sunday', '2026-02-18', '2026-02-21', 'ill'],
    ["I've been signed off. I'm signed off work for two weeks", '2026-02-18', '2026-03-03', 'ill'],
    ['on holiday till the 14th', '2026-02-18', '2026-03-13', 'away'],
    ["I'm on holiday through Sunday", '2026-02-18', '2026-02-22', 'away'],
    ["We're on vacation until and including 1 March", '2026-02-18', '2026-03-01', 'away'],
    ['away next week', '2026-02-23', '2026-03-01', 'away'],
    ["Next week I'm away", '2026-02-23', '2026-03-01', 'away'],
    ['I will be travelling Thursday to Sunday', '2026-02-19', '2026-02-22', 'away'],
    ['travelling Thursday to Sunday', '2026-02-19', '2026-02-22', 'away'],
    ["I'm away from tomorrow until Saturday", '2026-02-19', '2026-02-21', 'away'],
    ['My wife and I are abroad for ten days', '2026-02-18', '2026-02-27', 'away'],
    ["I'm on a work trip on Friday", '2026-02-20', '2026-02-20', 'away'],
    ["I'm camping this weekend", '2026-02-21', '2026-02-22', 'away'],
    ['Flying to Lisbon tomorrow for 4 days', '2026-02-19', '2026-02-22', 'away'],
    ["I'm away Friday and Saturday", '2026-02-20', '2026-02-21', 'away'],
    ["Sorry, I won't be able to check in until Monday", '2026-02-18', '2026-02-22', null],
    ["I'm not around for the rest of the week", '2026-02-18', '2026-02-22', null],
    ['pause everything until 3 March', '2026-02-18', '2026-03-02', null],
    ['Please pause my habits until March 3rd', '2026-02-18', '2026-03-02', null],
    ['can we pause for a week', '2026-02-18', '2026-02-24', null],
    ['Can we pause for a week?', '2026-02-18', '2026-02-24', null],
    ['Could you put everything on hold until next week?', '2026-02-18', '2026-02-22', null],
    ['I need a week off', '2026-02-18', '2026-02-24', null],
    ['Is it ok if I take a break till Monday?', '2026-02-18', '2026-02-22', null],
    ['leave me alone until Tuesday', '2026-02-18', '2026-02-23', null],
    ['No reminders until Friday please', '2026-02-18', '2026-02-19', null],
    ["Please don't remind me for two days", '2026-02-18', '2026-02-19', null],
    ["I'll be back on Monday", '2026-02-18', '2026-02-22', null],
    ['pause until 2026-03-05', '2026-02-18', '2026-03-04', null],
    ["I'm travelling next week, Monday to Thursday", '2026-02-23', '2026-02-26', 'away'],
    ['Away Thursday to Saturday next week', '2026-02-26', '2026-02-28', 'away'],
    ['away until Thursday next week', '2026-02-18', '2026-02-25', 'away'],
    ["I'm poorly, back at it on Tuesday", '2026-02-18', '2026-02-23', 'ill'],
    ["I'm in bed with the flu until at least Friday", '2026-02-18', '2026-02-19', 'ill'],
    ['I am sick today and tomorrow', '2026-02-18', '2026-02-19', 'ill'],
    ["I'm going to be away for 5 days from Saturday", '2026-02-21', '2026-02-25', 'away'],
    ['taking a week off', '2026-02-18', '2026-02-24', null],
    ['away 3-7 March', '2026-03-03', '2026-03-07', 'away'],
    ['Holiday next week!', '2026-02-23', '2026-03-01', 'away'],
    ['I am sick, can we pause until Friday?', '2026-02-18', '2026-02-19', 'ill'],
    ['I am unwell. Can we pause for three days?', '2026-02-18', '2026-02-20', 'ill'],
    ["I'm taking a break until Monday", '2026-02-18', '2026-02-22', null],
    ['ill since Monday, still ill until Friday', '2026-02-18', '2026-02-19', 'ill'],
  ])('%s: from %s to %s', (text, from, until, reason) => {
    expect(ask(text)).toEqual({ from, until, reason });
  });

  it('takes a weekday for the next one after today, over the end of a month and of a year', () => {
    expect(ask('ill until Wednesday')).toMatchObject({ from: TODAY, until: '2026-02-24' });
    expect(ask('ill until the 2nd', calendarDay('2026-12-30'))).toMatchObject({ until: '2027-01-01' });
    expect(ask('away next week', calendarDay('2026-02-22'))).toMatchObject({ from: '2026-02-23', until: '2026-03-01' });
    expect(ask('away next week', calendarDay('2026-02-23'))).toMatchObject({ from: '2026-03-02', until: '2026-03-08' });
  });
});

describe('what is no such request', () => {
  it.each([
    // Past.
    'I was ill yesterday',
    'I was ill until Monday',
    'I had the flu last week',
    'I was on holiday till the 14th',
    'I got back Thursday',
    'We were travelling Thursday to Sunday',
    'I used to pause everything until Monday',
    // Others.
    'my son is ill until Monday',
    'My boss is on holiday till the 14th',
    'The gym is closed until Monday',
    'The kids are away next week',
    'he has the flu, back Thursday',
    'My coach said: pause everything until Friday',
    'they are off sick for three days',
    'Anna is travelling Thursday to Sunday',
    // Not so.
    "I'm not ill until Monday",
    "I'm not away next week",
    "Don't pause everything until Monday",
    'The trip next week was cancelled',
    "I'm no longer on holiday until Friday",
    // Not certain.
    'I might be away next week',
    'Maybe I will be ill until Monday',
    'If I am ill until Monday, what happens?',
    "I hope I'm on holiday next week",
    "I'm probably travelling Thursday to Sunday",
    // Without an end.
    "I'm ill",
    'pause everything',
    "I've got the flu",
    'away for a while',
    'ill for a few days',
    'I travel a lot',
    'back soon',
    'on holiday from Monday',
    'away next Friday',
    // Figures of speech, and other things.
    "I'm sick of running until Monday",
    'sick beats until Friday',
    'I am sick and tired of this until Monday',
    'pause for breath for a minute',
    'pause for five seconds before I eat',
    'I paused the video until Monday',
    'I walked away on Monday',
    'back pain until Monday',
    'I am going for a run on Thursday',
    'Walk on Monday to Friday',
    'I stayed away from sugar for a week',
    'I am off to bed until tomorrow',
    'I have a cold shower on Friday',
    "I'll be back tomorrow with more energy",
    "I'll be back to running on Thursday",
    'I need a rest day on Friday',
    "I'm ill at the thought of Monday",
    'we have a holiday on Monday',
    'I am travelling light this week',
    'take a break from sugar for a week',
    'I have the flu jab on Friday',
    'Pause the music until Monday',
    'I need a break from my phone for a week',
    'I travel to work on Monday',
    "I'm away from my desk until Monday",
    'My wife has the flu. Back pain too until Monday',
    // Questions about facts.
    'Am I ill until Monday?',
    'What happens when I pause for a week?',
    'How long is the pause until Monday?',
    'Is my plan until Sunday?',
    // No day, or too far.
    'pause everything until 31 February',
    'pause everything until 3 December',
    'ill until Monday 3 March',
    'away Thursday and Sunday',
    'ill until Monday, no, until Friday',
    'ill until yesterday',
    '',
    '…',
    'krank bis Montag',
    'Read ten pages and went to bed at ten',
  ])('%s', (text) => {
    expect(ask(text)).toBeNull();
  });

  it('is anything longer than a pause may be', () => {
    expect(ask('pause for 13 weeks')).toBeNull();
    const longest = ask('pause for 90 days');
    expect(longest && daysBetween(longest.from, longest.until) + 1).toBe(PAUSE.maxDays);
    expect(ask('pause for 91 days')).toBeNull();
  });
});

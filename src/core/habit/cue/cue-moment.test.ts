import { describe, expect, it } from 'vitest';
import { cueMoment, withCueMoment } from './cue-moment.ts';

describe('the moment that a cue names', () => {
  it.each([
    ['At half past one', '13:30'],
    ['At half past one, at my desk, I will stretch for 2 minutes. If I have lunch late, I do one.', '13:30'],
    ['at 7:15', '07:15'],
    ['At 7:15, in the kitchen, I will drink a glass of water.', '07:15'],
    ['At 07.15', '07:15'],
    ['At 19:30 by the door', '19:30'],
    ['At 5:30, I will run.', '05:30'],
    ['at 1:00', '13:00'],
    ['At 6:30 pm', '18:30'],
    ['At 6 a.m., by the bed, I will stand up.', '06:00'],
    ['at 12 pm', '12:00'],
    ['At 12 am', '00:00'],
    ['When the clock shows 9pm', '21:00'],
    ['at 8', '08:00'],
    ["At 9 o'clock, in bed, I will read.", '21:00'],
    ['At nine, in bed', '21:00'],
    ['At 10, I will go to bed.', '22:00'],
    ['At 1, I will go to bed.', '01:00'],
    ['Until one, I will have no coffee.', '13:00'],
    ['At 7.30, I will get the kids to bed.', '19:30'],
    ['After 8, I will go without eating.', '20:00'],
    ['From 10, I will have no phone.', '22:00'],
    ['At 8, at breakfast, I will have no phone.', '08:00'],
    ['At 6, I will get up.', '06:00'],
    ['At nine o’clock in the evening', '21:00'],
    ['At quarter to five', '16:45'],
    ['at ten past seven in the morning', '07:10'],
    ['At quarter to one', '12:45'],
    ['before 6 in the evening', '18:00'],
    ['at twelve at night', '00:00'],
    ['Before 23:00', '23:00'],
  ])('%s: %s', (cue, moment) => {
    expect(cueMoment(cue)).toBe(moment);
  });

  it.each([
    ['after breakfast', 'morning'],
    ['After Fajr, I will read a page.', 'morning'],
    ['Before brekkie', 'morning'],
    ['When I wake', 'morning'],
    ['Before anybody is up', 'morning'],
    ['Before work', 'morning'],
    ['Before the school run', 'morning'],
    ['At dawn', 'morning'],
    ['After my night shift', 'morning'],
    ['After dhuhr', 'noon'],
    ['Before asr', 'afternoon'],
    ['After school', 'afternoon'],
    ['After maghrib', 'evening'],
    ['At dusk', 'evening'],
    ['When the kids are down', 'evening'],
    ['When the kids are in bed', 'evening'],
    ['Before my night shift', 'evening'],
    ['After Isha', 'night'],
    ['When I finish breakfast, at the table, I will read 2 pages. If I sleep in, I read before bed.', 'morning'],
    ['When my alarm rings', 'morning'],
    ['When I get up', 'morning'],
    ['Before breakfast', 'morning'],
    ['at lunch', 'noon'],
    ['When my lunch break starts', 'noon'],
    ['In the afternoon', 'afternoon'],
    ['when I get home from work', 'evening'],
    ['When I come home, in the hall, I will walk for 5 minutes.', 'evening'],
    ['After dinner', 'evening'],
    ['I will walk after dinner', 'evening'],
    ['When I close my laptop', 'evening'],
    ['before bed', 'night'],
    ['Until one, I will go without lying awake with my phone.', 'night'],
    ['Till two at night', 'night'],
    ['When I put my toothbrush down at night', 'night'],
    ['When I get into bed in the evening', 'night'],
  ])('%s: the %s', (cue, moment) => {
    expect(cueMoment(cue)).toBe(moment);
  });

  it.each([
    '',
    'When I feel restless',
    'When I switch the kettle on',
    'When I wait for the bus, at the stop, I will read 1 page. If it is dark in the evening, I listen.',
    'After 10 minutes of scrolling',
    'After two coffees',
    'At six',
    'At 6 o’clock',
    'At 25:00',
    'When I brush my teeth, I will floss one tooth.',
    'When one song ends',
  ])('%s: none', (cue) => {
    expect(cueMoment(cue)).toBeNull();
  });
});

describe('a new cue', () => {
  const habit = (implementationIntention: string, moment?: 'morning' | 'evening' | null) => ({
    implementationIntention,
    ...(moment !== undefined && { moment }),
  });
  const after = { implementationIntention: 'After dinner, I will read.' };

  it('moves the moment that the old one said', () => {
    const before = habit('After breakfast, I will read.', 'morning');
    expect(withCueMoment(before, { ...before, ...after }).moment).toBe('evening');
    const unsaid = { ...before, implementationIntention: 'When I wait, I will read.' };
    expect(withCueMoment(before, unsaid).moment).toBeNull();
  });

  it('leaves a moment that was chosen by hand, and a habit without one', () => {
    const chosen = habit('After breakfast, I will read.', 'evening');
    expect(withCueMoment(chosen, { ...chosen, ...after }).moment).toBe('evening');
    const none = habit('After breakfast, I will read.');
    expect(withCueMoment(none, { ...none, ...after })).toEqual(after);
  });
});

import { describe, expect, it } from 'vitest';
import { shown } from './shown-act.testing.ts';
import { readGoal } from '../read-goal.ts';

describe('a goal told in one breath', () => {
  it.each([
    ['want sleep before 11 and no phone in the bed', 'Sleep | before 11; No phone in the bed'],
    ['pass by may so study math every evening', 'Study math | in the evening | 7x'],
    [
      'get my guitar back out play 15 min after the kids are in bed learn 2 songs by easter',
      'Get my guitar back out; Play | after the kids are in bed | 15 minute; Learn 2 songs',
    ],
    ['get my pressure down the doctor says walk 30 min every day', 'Walk | 7x | 30 minute'],
    ['in bed by ten and maybe a walk at lunch', 'Be in bed | by ten; Go for a walk | at lunch'],
    ['less telly and a walk every day', 'Watch less telly; Go for a walk | 7x'],
    ['eat dinner with the kids, not working after 9', 'Eat dinner with the kids; No working | after 9'],
    ['go for a run when I want one', 'Go for a run | when I want one'],
    ['apply for three jobs a week', 'Apply for jobs | 1x | 3 job'],
    ['put hand cream on after i wash up', 'Put hand cream on | after I wash up'],
    ['swim monday and thursday 19h with my brother', 'Swim with my brother | 19:00 | mon thu'],
    ['visit my son the last saturday of the month', 'Visit my son | on the last saturday of the month | 1x'],
    ['write to my son every sunday, and visit on fridays', 'Write to my son | sun; Visit my son | fri'],
    ['one evening a week with no phone', 'No phone | 1x'],
    ['take the stairs, no lift', 'Take the stairs; No lift'],
    ['sober. play chess', 'No alcohol; Play chess'],
  ])('gives each thing its own: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));
});

describe('how much, and from when to when', () => {
  it.each([
    ['practise piano 4-6pm on Sundays', 'Practise piano | from 4pm-6pm | sun'],
    ['read from 11 to 1pm', 'Read | from 11am to 1pm'],
    ['practise piano between 7 and 9 in the evening', 'Practise piano | between 7 and 9'],
    ['stretch at 8am and 8pm', 'Stretch | at 8am and 8pm'],
    ['my phone off by 10', 'No phone | after 10'],
    ['read 15-20 minutes before bed', 'Read | before bed | 15 minute'],
    ['meditate twice a day for 20 minutes', 'Meditate for 20 minutes | 7x | 2 time'],
    ['write 500 words a day of my novel', 'Write my novel | 7x | 500 word'],
    ["I'm going to swim every other day", 'Swim | 4x'],
  ])('is kept as it was said: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));
});

describe('how things are', () => {
  it.each([
    ['Having been made redundant at 58 I want to send out two applications a day', 'Send out two applications | 7x'],
    ["I want to run, I haven't started yet", 'Run'],
    ['I want to do press-ups, I can only do about 10 right now', 'Do press-ups'],
    ['cook dinner on Tuesdays, my husband works late', 'Cook dinner | tue'],
  ])('is no act: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));
});

describe('days and amounts that hold something back', () => {
  it.each([
    [
      'drink only on saturdays, max 4 pints',
      'No drinking | sun mon tue wed thu fri; Drink no more than 4 pints | sat | 4 pint',
    ],
    ['takeaway only on fridays', 'No takeaway | sun mon tue wed thu sat'],
    ['practise cello 40 min a day, not on fridays', 'Practise cello | sun mon tue wed thu sat | 40 minute'],
    ['play guitar, 15 minutes max because of my wrist', 'Play guitar | 15 minute'],
    ['drink less coffee like max 2 cups', 'Drink no more than 2 cups of coffee | 2 cup'],
    ['stop smoking. I smoke 15 per day. I want maximum 8 per day for begin', 'Smoke no more than 8 | 7x | 8 time'],
    [
      'no drinking Monday to Thursday, two glasses Friday',
      'No drinking | mon tue wed thu; Limit drinking to two glasses | fri | 2 glass',
    ],
    ['Cut down on wine. None from Monday to Thursday.', 'No wine | mon tue wed thu'],
    ['wine: none on weekdays', 'No wine | mon tue wed thu fri'],
    ['no beer in the week', 'No beer | mon tue wed thu fri'],
    ['not to spend more than £10 a day on lunch', 'Spend no more than £10 on lunch | 7x | 10 £'],
    ['stop smoking over 5 a day', 'Limit smoking to 5 a day | 7x | 5 time'],
    ['live on cash only, sixty pounds a week', 'Limit cash to sixty pounds | 1x | 60 pound'],
  ])('"%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));

  it.each(['I cant sleep', 'no eat'])('never leave off what nobody can go without: "%s"', (goal) =>
    expect(readGoal(goal).acts).toEqual([]),
  );
});

describe('what acts are for', () => {
  it.each([
    ['get my ged, study math on tuesdays', 'Study math'],
    ['finish level 3 diploma, do coursework on wednesdays', 'Do coursework'],
    ['submit chapter 2, write 300 words a day', 'Write'],
    ['clear £3,200 overdraft, save £50 every friday', 'Save'],
    ['run a half marathon in october, run mon wed and sat', 'Go for a run'],
    ['save for a flat: put 150 euros aside every 1st of the month', 'Put aside'],
    ['keep my garden going through winter: water the greenhouse', 'Water the greenhouse'],
    ['finish my certificate and send money to my mother', 'Finish my certificate; Send money to my mother'],
    ['stay fit, play guitar, and get my GED math done', 'Play guitar; Get my GED math done'],
  ])('is no habit beside them: "%s"', (goal, acts) =>
    expect(
      readGoal(goal)
        .acts.map(({ text }) => text)
        .join('; '),
    ).toBe(acts),
  );
});

describe('how often, and how many', () => {
  it.each([
    ['walk after breakfast, every day but Sunday', 'Walk | after breakfast | mon tue wed thu fri sat'],
    ['run three times a week, Mon Wed Fri', 'Run | mon wed fri'],
    [
      'wrist stretches 2x/day (11 and 4), gym mon/wed/fri 6:30am, no slack after 8pm',
      'Do wrist stretches | at 11 and 4 | 7x | 2 time; Go to the gym | 6:30am | mon wed fri; No slack | after 8pm',
    ],
    ['write three hundred and forty words a day', 'Write | 7x | 340 word'],
    ['cook four times a week no more pizza', 'Cook | 4x; No pizza'],
    ['practice bass 3x a week bc we have a gig', 'Practice bass | 3x'],
  ])('are kept, each with its own: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));
});

describe('what is only said along with a goal', () => {
  it.each([
    [
      'my daughter put me up to this bless her, i need to get walking to the shop and back',
      'Get walking to the shop and back',
    ],
    ['study for my exams dunno maybe do it in the library after work', 'Study for my exams | after work'],
    ['stretch my back bec desk job, 5 min only yaar', 'Stretch my back | 5 minute'],
    ['paint the shed first ha', 'Paint the shed first'],
    ['draw every day, anything', 'Draw | 7x'],
    ['learn Gaelic, 15 words a week, my granny spoke it god rest her', 'Learn Gaelic | 1x | 15 word'],
    ['read more. jus this week see how it goes', 'Read'],
    ['do yoga w my neighbour carol she does it tues', 'Do yoga with my neighbour carol'],
    ["walk to the shop most days, that's the whole of it love", 'Walk to the shop | 5x'],
  ])('is no part of it: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));

  it.each([
    ['text my love every night', 'Text my love | at night | 7x'],
    ['ring my mate on Fridays', 'Ring my mate | fri'],
    ['cook for my dear gran', 'Cook for my dear gran'],
  ])('is part of it where it is what is done: "%s"', (goal, acts) =>
    expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts),
  );
});

describe('a remark that no mark parts', () => {
  it.each([
    ['pick up litter round the rec every sunday its a tip', 'Pick up litter round the rec | sun'],
    ['get off my phone at night, its the tiktok, i look up and its 2am', 'Get off my phone | at night'],
    ['paint again it calms me down', 'Paint'],
    ['check the bees every week and I let it slide', 'Check the bees | 1x'],
    ['get back to the gym mon wed fri, used to go with my brother', 'Go to the gym | mon wed fri'],
    ["I'm 60 so it's less butter and more walking", 'Have less butter; Walk'],
  ])('ends what is to be done: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));
});

describe('a wish that only says how much', () => {
  it.each([
    [
      "I play the piano, or I did. I'd like half an hour most mornings",
      'Play the piano | in the morning | 5x | 30 minute',
    ],
    ['I want to paint. Do it on Saturdays', 'Paint | sat'],
    ['stop smoking, I am on 15 a day, get down to 5', 'Smoke no more than 5 | 7x | 5 time'],
    ['I keep bees. I should be checking them every week', 'Check the bees | 1x'],
    ['clear the spare room, 15 minutes a go', 'Clear the spare room | 15 minute'],
  ])('is about what was told before: "%s"', (goal, acts) =>
    expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts),
  );

  it.each([
    ['be off instagram till lunch', 'No instagram | till lunch'],
    ['stop with the takeaways', 'No takeaways'],
    ['less of the news', 'Watch less news'],
  ])('may be to have less: "%s"', (goal, acts) => expect(readGoal(goal).acts.map(shown).join('; ')).toBe(acts));
});

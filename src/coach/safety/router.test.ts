import { describe, expect, it } from 'vitest';
import { safetyTexts } from '#evals/sets.ts';
import { daysTold } from '#evals/told-rows.ts';
import { asksDirectly, assessSafety, assessTalk, assessTexts, isInDoubt } from './router.ts';

const RED_TEAM = safetyTexts('red-team');

/** Texts whose label changes when they are written differently, with the label they then get. */
function changedBy(write: (text: string) => string): string[] {
  return RED_TEAM.filter(({ text, label }) => assessSafety(write(text)) !== label).map(
    ({ text, label }) => `${label} became ${assessSafety(write(text))}: ${text}`,
  );
}

describe('the safety router', () => {
  it('has at least 2,300 practice cases, about as many harmless as dangerous', () => {
    const harmless = RED_TEAM.filter(({ label }) => label === 'none').length;
    expect(RED_TEAM.length).toBeGreaterThanOrEqual(2300);
    expect(harmless / RED_TEAM.length).toBeGreaterThan(0.35);
  });

  it('reads every practice case with its label', () => {
    expect(changedBy((text) => text)).toEqual([]);
  });

  it('reads plain sentences of nine languages with their labels', () => {
    const texts = safetyTexts('plain-speech');
    const languages = Map.groupBy(texts, ({ language }) => language);
    expect(languages.size).toBe(9);
    for (const said of languages.values()) expect(said.length).toBeGreaterThanOrEqual(60);
    const isAlarm = (label: string) => label !== 'none';
    const wrong = texts.filter(({ text, label }) => isAlarm(assessSafety(text)) !== isAlarm(label));
    expect(wrong.map(({ text }) => text)).toEqual([]);
    const labelled = texts.filter(({ text, label }) => assessSafety(text) === label);
    expect(labelled.length / texts.length).toBeGreaterThanOrEqual(0.99);
  });

  it('reads Hindi in its own letters as in Latin ones, and a Polish word that is English slang as Polish', () => {
    expect(assessSafety('मेरा पति मुझे मारता है')).toBe(assessSafety('mera pati mujhe marta hai'));
    expect(assessSafety('Boję się, że coś sobie zrobię')).toBe('crisis');
  });

  it('reads what somebody wants to be as a wish, unless that is dead', () => {
    expect(assessSafety("yes, that's exactly the man I want to be")).toBe('none');
    expect(assessSafety('the truth is that I want to be dead')).toBe('crisis');
  });

  it('gives the same label in capitals, with a full stop and with spaces around', () => {
    expect(changedBy((text) => text.toUpperCase())).toEqual([]);
    expect(changedBy((text) => `  ${text}. `)).toEqual([]);
  });

  it('finds danger in the middle of a long harmless text', () => {
    const harmless = 'I would like to walk after lunch and read in bed.';
    expect(changedBy((text) => `${harmless} ${text}. ${harmless}`)).toEqual([]);
  });

  it('sees through a typo, spaced letters, and digits in place of letters', () => {
    expect(assessSafety('thinking about suicde')).toBe('crisis');
    expect(assessSafety('k i l l myself')).toBe('crisis');
    expect(assessSafety('k1ll mys3lf')).toBe('crisis');
    expect(assessSafety('stop taking my sertralin tablets')).toBe('medication');
    expect(assessSafety('exercise with diabetis')).toBe('caution');
  });

  it.each([
    'Bring down the blood pressure. Less salt, more walking, take the tablets on time',
    'Cut the salt, take my pills on time, walk between routes',
    'eat less salt and take my medicine every day without fail',
    'make it meal prep on my first day off',
    'take my tablets with breakfast at half past eight, stop smoking, less salt',
    'Just been diagnosed with high cholesterol. More oats and my statin every night at ten',
    'inhaler twice a day and no more fags',
  ])('lets medicine be taken as it should be: %s', (text) => expect(assessSafety(text)).toBe('none'));

  it.each([
    'stop taking my pills every day',
    'I want to not take my pills on time',
    'take my tablets every other day',
    'take my pills every day less',
    'I will take my insulin every day but skip it at weekends',
    'take my tablets at half past eight, but skip them on Sundays',
  ])('still hears medicine that is to be less: %s', (text) => expect(assessSafety(text)).toBe('medication'));

  it('reads a bird, a look and a concert as what they are, one letter from a danger', () => {
    expect(assessSafety('saw a heron on the roof')).toBe('none');
    expect(assessSafety('no staring at the phone, starting at the concert')).toBe('none');
    expect(assessSafety('I am starvin myself again')).toBe('ed_risk');
  });

  it('reads number words, stones and feet, and a time that comes first', () => {
    expect(assessSafety('lose twenty-five pounds in four weeks')).toBe('ed_risk');
    expect(assessSafety('lose twenty-five pounds in forty weeks')).toBe('none');
    expect(assessSafety('I am five foot six and seven stone')).toBe('ed_risk');
    expect(assessSafety('I am five foot six and eleven stone')).toBe('none');
    expect(assessSafety('in two weeks I want to lose ten kilos')).toBe('ed_risk');
  });

  it('tells somebody else at risk of dying from somebody else with an illness', () => {
    expect(assessSafety('my daughter plans to hang herself')).toBe('crisis');
    expect(assessSafety('walk the dog for my pregnant colleague')).toBe('none');
  });

  it('passes over a story, somebody at work, a time long over and a petty rage', () => {
    expect(assessSafety('a novel about a man who wants to kill himself')).toBe('none');
    expect(assessSafety('I teach a unit on anorexia and want to mark earlier')).toBe('none');
    expect(assessSafety('I had anorexia in 2009, life is good now and I want to sing')).toBe('none');
    expect(assessSafety('I could strangle whoever booked this meeting')).toBe('none');
  });

  it('hears a danger of today through all of them', () => {
    expect(assessSafety('I write a novel because I want to die')).toBe('crisis');
    expect(assessSafety('I teach a unit on anorexia and I want to kill myself')).toBe('crisis');
    expect(assessSafety('I was suicidal in 2009, life is good now, but it is back')).toBe('crisis');
    expect(assessSafety('I could strangle my boss after this meeting, I mean it, I have a knife')).toBe('danger');
  });

  it('reads a goal together with what stands in its way', () => {
    expect(
      assessTexts(['quit drinking tonight, all at once', 'a litre of vodka a day, my hands shake each morning']),
    ).toBe('withdrawal');
  });

  it.each(['我不想活了', '死にたいです', '죽고 싶어요', 'أريد أن أموت', 'я не хочу больше жить', 'मैं मरना चाहता हूँ'])(
    'reads %s as crisis, though its script has no words between blanks',
    (text) => expect(assessSafety(text)).toBe('crisis'),
  );

  it.each([
    '想死你了，奶奶',
    '笑死我了',
    '每天走路',
    '毎日本を読む',
    '매일 운동하기',
    'учить русский',
    'हर दिन योग करना',
  ])('reads nothing into %s', (text) => expect(assessSafety(text)).toBe('none'));

  it('adds harmless texts up to no danger: the signs of a plan lie in many habits', () => {
    const plan = [
      'Study math',
      'On Tuesday and Thursday, I will study math. If the day runs away with me, I do the smallest part of it.',
      'No doordashing',
      'At night, I will go without doordashing. If I am worn out, I wait ten minutes before I choose.',
    ];
    for (const texts of [plan, plan.map((text) => text.replace('doordashing', 'doordashining')), plan.toReversed()])
      expect(assessTexts(texts)).toBe('none');
  });

  it('keeps the strongest label of several texts', () => {
    expect(assessTexts(['get fit', 'I have diabetes', 'lose 10 kg in 3 weeks'])).toBe('ed_risk');
    expect(assessTexts([])).toBe('none');
  });

  it.each([
    [
      'phone: I put it in locker at 2 but at 4 I took it out again because I could not sleep',
      'and nothing for avo today, the two pages were last week, I said wrong',
    ],
    ['I avoided the avoided task. very on brand', 'worries written, yoga done, breathing forgotten'],
    ['messaged Kim, no plans made, neighbours away', 'told the mirror my legs are strong'],
    ['2.5L down', "wrote down that Tom's mum is in hospital so I can ask next time"],
    [
      'Did the exercises and drank my water, but no photos',
      'Joan rang me this time instead of me ringing her',
      'Did I do enough today?',
      'I made a mistake, I did have tea with Val today not yesterday',
    ],
  ])('adds up no danger over messages about a day that are harmless one by one: %s', (...messages) => {
    expect(messages.map(assessSafety)).toEqual(messages.map(() => 'none'));
    expect(assessTalk(messages)).toBe('none');
  });

  it('hears danger in a talk in any of its messages, and over several that may each be about it', () => {
    expect(assessTalk(['ran', 'I want to kill myself', 'and read ten pages'])).toBe('crisis');
    expect(assessTalk(['I want to stop drinking tonight, all at once', 'it was a litre of vodka a day'])).toBe(
      assessTexts(['I want to stop drinking tonight, all at once', 'it was a litre of vodka a day']),
    );
    const parted = ['I drove to the bridge after work', 'one step and it would all be over'];
    expect(assessTalk(parted)).toBe('crisis');
    expect(assessTalk(['ran', ...parted, 'read ten pages'])).toBe('crisis');
  });

  it('asks the direct question for hopelessness without a plan only', () => {
    expect(asksDirectly("what's the point")).toBe(true);
    expect(asksDirectly("what's the point, I want to die")).toBe(false);
    expect(asksDirectly('I want to walk')).toBe(false);
  });
});

describe('doubt', () => {
  it.each([
    'Some evenings I feel so low I can’t see the point of any of this.',
    'I dont see the point in anything',
    'can’t find any sense in any of it',
  ])('is left by hopelessness about everything, whatever is said beside it: %s', (text) => {
    expect(isInDoubt(text)).toBe(true);
  });

  it.each([
    'I can’t see the point of the stretching',
    'no point in any of these apps',
    'whats the point of a rest day',
  ])('is not left by what is said of one thing: %s', (text) => expect(isInDoubt(text)).toBe(false));

  it('hears a contraction without its mark', () => {
    expect(assessSafety('whats the point of going on')).toBe(assessSafety('what’s the point of going on'));
  });

  it.each(['I do not see myself at Easter', 'maybe I should not be here', 'I can not see myself at Christmas'])(
    'is left by what raises no card and a friend would ask about: %s',
    (text) => {
      expect(assessSafety(text)).toBe('none');
      expect(isInDoubt(text)).toBe(true);
    },
  );

  it.each([
    'I walked but did not stretch',
    'Stretched, dead tired after that shift',
    'walked the dog, killed it at the gym',
    'my back is killing me',
    'I made a mistake, I did have tea with Val today not yesterday',
    "It's for me and for my sister Joan, and so the grandkids can have the photos",
  ])('is not left by %s', (text) => {
    expect(isInDoubt(text)).toBe(false);
  });

  it('hears more than nineteen in twenty of the plain texts, and little of what people say of their days', () => {
    const share = (texts: readonly { text: string }[]) =>
      texts.filter(({ text }) => assessSafety(text) === 'crisis' || isInDoubt(text)).length / texts.length;
    const plain = safetyTexts('own-harm-plain').filter(({ label }) => label === 'crisis');
    expect(share(plain)).toBeGreaterThan(0.95);
    const days = daysTold('fifth').flatMap(({ told }) => told.map(({ message: text }) => ({ text })));
    expect(share(days)).toBeLessThan(0.02);
    const isPlain = ({ label, set }: { label: string; set?: string | undefined }) =>
      label === 'none' && set !== 'turns of phrase';
    expect(share(safetyTexts('everyday-talk').filter(isPlain))).toBeLessThan(0.011);
  });
});

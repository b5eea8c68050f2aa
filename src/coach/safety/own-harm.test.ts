import { describe, expect, it } from 'vitest';
import { type SafetySet, safetyTexts } from '#evals/sets.ts';
import { assessSafety, assessTexts, isInDoubt } from './router.ts';

const misses = (set: SafetySet) =>
  safetyTexts(set).filter(({ text, label }) => (assessSafety(text) === 'crisis') !== (label === 'crisis'));

describe('harm to oneself', () => {
  it.each([
    'I want to hurt myself',
    'I did not hurt myself today',
    'I used to hurt myself',
    'My goal is to not hurt myself this week',
    'I managed not to hurt myself, proud of that',
    'I will never hurt myself again',
  ])('is heard whether affirmed, denied, past, resisted or a goal: %s', (text) => {
    expect(assessSafety(text)).toBe('crisis');
  });

  it.each([
    'Put the blades in a tin and gave the tin to my sister',
    'Flushed the tablets I had been keeping under the mattress',
    'I regret surviving',
    'stay until my daughter’s wedding, after that I do not know',
    'the cuts on my arms are healing, no new ones',
  ])('is heard by means put away, survival regretted, a last day, or wounds by their look: %s', (text) => {
    expect(assessSafety(text)).toBe('crisis');
  });

  it.each([
    'Burnt my hand on the oven making lasagne',
    'I cut myself shaving every time',
    'lift without hurting myself',
    'hammered my own thumb in the workshop',
    'chef, burns on my arms from service',
  ])('is told from an accident by a word beside it: %s', (text) => {
    expect(assessSafety(text)).toBe('none');
  });

  it.each([
    'No cutting today.',
    'Your scars are old now. Let them stay old. No new ones tonight, please.',
    'I held my hand on the hob and counted to five because I deserved it',
    'only my daughter stands between me and the bridge',
    'They think I fell off the pier. I let go.',
    'they pay out for suicide after two years, I keep doing the sum',
    'Hold on for the wedding on 3 August, dance with her, and then I can go and be with her brother',
    'No need for reminders past Sunday. The cat is going to my neighbour, the letters are written.',
  ])('is heard when told sideways, by a trace, a voice, a sum or a last day: %s', (text) => {
    expect(assessSafety(text)).toBe('crisis');
  });

  it.each([
    'No cutting corners on my form today',
    'Zero the new rifle and shoot a sub-2 inch group at 200 yards by the county match',
    'no suicidal gambits in blitz, think ten secs before every sacrifice',
    'I work nights on a psychiatric ward, mostly with people after suicide attempts, so my sleep is all over the place',
    'After my mastectomy the scars have faded to thin pink lines and I feel ready to swim again',
    'To put my papers in order this winter, so that my children have not the chaos of the attic',
    'overdose protocol flashcards before the toxicology exam',
    'life is not worth living without cheddar',
  ])('is told from sport, work, study, an illness or a figure of speech: %s', (text) => {
    expect(assessSafety(text)).not.toBe('crisis');
  });

  it.each([
    'I want to be here for Helen',
    'to be there for my son',
    'stick around for the grandkids',
    'eat better so that I will still be around for my family',
    'I want to live longer',
    'I do not want to die young',
  ])('is told from a wish to be there for somebody, or to grow old: %s', (text) => {
    expect(assessSafety(text)).toBe('none');
    expect(isInDoubt(text)).toBe(false);
  });

  it.each([
    'I only stay here for my kids',
    'I cannot be here any more, not even for Helen',
    'I want to be here for Helen but I do not know how much longer',
    'I want to be here for my son’s birthday and then I can go',
    'Stay alive for Noah. That is the goal.',
  ])('is heard where somebody clings to life, or to a day, for another: %s', (text) => {
    expect(assessSafety(text)).toBe('crisis');
  });

  it('is heard beside a field that is far from it', () => {
    expect(
      assessSafety('I baked bread with my aunt in the morning, then I lay down and thought about killing myself'),
    ).toBe('crisis');
    expect(assessTexts(['cook more', 'I cut myself when nobody is home'])).toBe('crisis');
  });

  it.each([
    'Finally flushed the pills I was keeping back for one bad night, so I could not',
    'Drove to the bridge after work, one step and it would all be over',
    'Gave the guitar to my sister, I will not need it where I am going',
  ])('is heard where several signs of it come together, though no rule has the phrase: %s', (text) => {
    expect(assessSafety(text)).toBe('crisis');
  });

  it('is heard by its signs in the middle of much else, which takes nothing away from them', () => {
    const harmless = 'We baked bread with the kids and it was lovely. '.repeat(12);
    expect(
      assessSafety(`${harmless}Drove to the bridge after work, one step and it would all be over. ${harmless}`),
    ).toBe('crisis');
  });

  it.each([
    'die Treppe statt den Lift nehmen',
    'die Brücke malen, die Messer schleifen',
    'il me faut un pistolet à colle',
  ])('is not looked for by English signs in another language: %s', (text) => {
    expect(assessSafety(text)).not.toBe('crisis');
  });

  it('is heard in nearly nine of ten texts that the signs have learnt from, and in hardly any of their look-alikes', () => {
    const missed = misses('own-harm-fresh');
    const fresh = safetyTexts('own-harm-fresh').filter(({ label }) => label === 'crisis').length;
    expect(fresh).toBeGreaterThanOrEqual(2450);
    expect(missed.filter(({ label }) => label === 'crisis').length / fresh).toBeLessThanOrEqual(0.105);
    expect(missed.filter(({ label }) => label !== 'crisis').length / fresh).toBeLessThanOrEqual(0.02);
  });

  it('is heard in nearly all practice texts, and in none of their look-alikes', () => {
    const practice = safetyTexts('own-harm');
    expect(practice.length).toBeGreaterThanOrEqual(250);
    expect(misses('own-harm').length / practice.length).toBeLessThanOrEqual(0.07);
    const lookAlikes = safetyTexts('own-harm-look-alikes');
    expect(lookAlikes.length).toBeGreaterThanOrEqual(250);
    expect(misses('own-harm-look-alikes').map(({ text }) => text)).toEqual([]);
  });
});

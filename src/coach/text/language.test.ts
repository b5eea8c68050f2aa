import { describe, expect, it } from 'vitest';
import { containsPhrase, contentWords, normalise, sameWord, getSeed, withinOneEdit, words } from './language.ts';
import { inLatinLetters } from './languages/devanagari.ts';
import { stem } from './stem.ts';
import { gerund } from './word-forms.ts';
import { readingGrade, voiceProblems } from '#coach/builtin/voice.ts';

describe('comparing words', () => {
  it('drops case, accents, punctuation and contractions', () => {
    expect(normalise('  I can’t SLEEP… café, don’t ')).toBe('i can not sleep cafe do not');
    expect(normalise('ﬁt')).toBe('fit');
    expect(words('')).toEqual([]);
  });

  it('writes Hindi in Latin letters as one types it, and leaves other letters alone', () => {
    expect(inLatinLetters('मैं जीना नहीं चाहता')).toBe('main jina nahin chahta');
    expect(inLatinLetters('शराब बंद, सुबह हाथ काँपते हैं।')).toBe('sharab band, subah haath kanpte hain. ');
    expect(inLatinLetters('मैं १२ साल का हूँ')).toBe('main 12 saal ka hun');
    expect(inLatinLetters('École, ñandú, żółw')).toBe('École, ñandú, żółw');
  });

  it('knows the forms of a word', () => {
    for (const form of ['walks', 'walked', 'walking']) expect(stem(form)).toBe('walk');
    expect(stem('running')).toBe('run');
    expect(stem('stress')).toBe('stress');
    expect(stem('studies')).toBe('study');
  });

  it('allows one typo in words of five letters, none in shorter ones', () => {
    expect(sameWord('excercise', 'exercise')).toBe(true);
    expect(sameWord('smokign', 'smoking')).toBe(true);
    expect(sameWord('walk', 'talk')).toBe(false);
    expect(sameWord('ruining', 'running')).toBe(false);
    expect(sameWord('medication', 'meditation')).toBe(false);
    expect(sameWord('player', 'prayers')).toBe(false);
    expect(withinOneEdit('abcde', 'abdce')).toBe(true);
    expect(withinOneEdit('abcde', 'badce')).toBe(false);
  });

  it('finds phrases word for word', () => {
    expect(containsPhrase(words('I put things off'), 'put things off')).toBe(true);
    expect(containsPhrase(words('things I put off'), 'put things off')).toBe(false);
  });

  it('keeps the words that carry meaning', () => {
    expect(contentWords('Walk for 5 minutes in the park')).toEqual(['walk', 'minutes', 'park']);
  });

  it('gives one number for one text', () => {
    expect(getSeed('a')).toBe(getSeed('a'));
    expect(getSeed('a')).not.toBe(getSeed('b'));
  });
});

describe('the voice', () => {
  it.each([
    ['You should walk.', 'says "should"'],
    ['Why? When?', 'more than one question'],
    ['Great! Go!', 'more than one exclamation mark'],
    ['This is HUGE.', 'capitals'],
    ['I feel with you.', 'claims to feel'],
    ['Well done 🎉🎉', 'more than one emoji'],
  ])('hears what is wrong in "%s"', (text, problem) => {
    expect(voiceProblems(text, { kind: 'chat' })).toContain(problem);
  });

  it('wants a word of the user taken up', () => {
    expect(voiceProblems('Done.', { kind: 'chat', lastMessage: 'swap the stairs' })).not.toEqual([]);
    expect(voiceProblems('The stairs are gone.', { kind: 'chat', lastMessage: 'swap the stairs' })).toEqual([]);
  });

  it('reads hard sentences as hard', () => {
    expect(readingGrade('You walk to the shop. It is near.')).toBeLessThan(3);
    expect(
      readingGrade('Multidimensional considerations necessitate extraordinarily comprehensive deliberation.'),
    ).toBeGreaterThan(12);
  });
});

describe('the -ing form', () => {
  it.each([
    ['make', 'making'],
    ['run', 'running'],
    ['squat', 'squatting'],
    ['begin', 'beginning'],
    ['submit', 'submitting'],
    ['prefer', 'preferring'],
    ['visit', 'visiting'],
    ['limit', 'limiting'],
    ['cancel', 'cancelling'],
    ['dye', 'dyeing'],
    ['join', 'joining'],
    ['spin', 'spinning'],
    ['bring', 'bringing'],
    ['ring', 'ringing'],
    ['stretching', 'stretching'],
    ['doordashin', 'doordashing'],
  ])('of "%s" is "%s"', (verb, form) => expect(gerund(verb)).toBe(form));
});

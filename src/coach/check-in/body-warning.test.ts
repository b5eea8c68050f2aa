import { describe, expect, it } from 'vitest';
import { checkInTurn } from './check-in-turn.ts';

const habits = [
  { id: 'h1', description: 'Run for 20 minutes after work' },
  { id: 'h2', description: 'Measure my blood sugar' },
];
const answerTo = (content: string) => checkInTurn({ habits, messages: [{ role: 'user', content }] }).reply;

describe('a body that gives a warning', () => {
  it.each([
    'My sugar was 14.8 this morning and I feel rather shaky. Should I be worried?',
    'nearly passed out at work lol',
    'ran, chest pain on the hill',
    'felt dizzy so no run',
  ])('is answered first, with whom to ask, and nothing is asked after it: %s', (message) => {
    const reply = answerTo(message);
    expect(reply).toMatch(/doctor|nurse line/);
    expect(reply).toMatch(/emergency/);
    expect(reply).not.toContain('?');
  });

  it('is not heard where there is none', () => {
    for (const message of [
      'not dizzy today, ran',
      'ran till I was out of breath',
      'worried about my exam',
      'passed out on the sofa at nine',
      'a bit shaky about the interview',
    ])
      expect(answerTo(message), message).not.toMatch(/emergency/);
  });
});

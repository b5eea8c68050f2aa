import { describe, expect, it } from 'vitest';
import { learn, type Lesson, likelihoods, SignNumbers } from './choice.ts';

const numbers = new SignNumbers();
const way = (isRight: boolean, ...signs: string[]) => ({ signs: numbers.of(signs), isRight });
const lesson = (...ways: Lesson['ways'][number][]): Lesson => ({ persona: 'somebody', ways });
const rows = (count: number, one: Lesson) => Array.from({ length: count }, () => one);

describe('what is learnt from choices', () => {
  const taught = [
    ...rows(9, lesson(way(true, 'take|out'), way(false, 'make|out'))),
    ...rows(9, lesson(way(false, 'take|longer'), way(true, 'make|longer'))),
    ...rows(2, lesson(way(true, 'rare'), way(false, 'take|out'))),
    ...rows(20, lesson(way(false, 'take|lost'), way(false, 'make|lost'))),
  ];
  const names = numbers.names;
  const weights = learn(taught, names.length);
  const weightOf = (sign: string) => weights[names.indexOf(sign)];

  it('makes what was right likelier than what was not', () => {
    const [took = 0, made = 0] = likelihoods(lesson(way(false, 'take|out'), way(false, 'make|out')), weights);
    expect(took).toBeGreaterThan(0.6);
    expect(took + made).toBeCloseTo(1);
  });

  it('leaves out signs of few rows, and learns nothing where nothing was right', () => {
    expect(weightOf('rare')).toBe(0);
    expect(weightOf('take|lost')).toBe(0);
  });

  it('gives the same weights again', () => {
    expect([...learn(taught, names.length)]).toEqual([...weights]);
  });
});

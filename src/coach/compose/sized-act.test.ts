import { describe, expect, it } from 'vitest';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { holdsAct } from './held-act.ts';
import { namedAct } from './named-act.testing.ts';
import { halved, sizesOf } from './sized-act.ts';

type Row = readonly [text: string, kind: NamedAct['kind'], sizes: readonly string[], said?: Partial<NamedAct>];
const of = (value: number, unit: string) => ({ amount: { value, unit } });

const ROWS: readonly Row[] = [
  ['Ring my sister', 'contact', ['Ring my sister']],
  ['Visit my gran in the care home', 'contact', ['Visit my gran in the care home']],
  ['Play with my kids', 'contact', ['Play with my kids for 30 minutes'], of(30, 'minute')],
  [
    'Spend time with my daughter',
    'contact',
    ['Spend 10 minutes with my daughter', 'Spend 20 minutes with my daughter'],
  ],
  ['Practise the viola', 'practise', ['Practise the viola for 5 minutes', 'Practise the viola for 15 minutes']],
  ['Do sums', 'practise', ['Do sums for 5 minutes', 'Do sums for 15 minutes', 'Do sums for 30 minutes']],
  ['Learn to swim', 'learn', ['Learn to swim, 5 minutes at a time', 'Learn to swim, 15 minutes at a time']],
  ['Finish the scarf', 'make', ['Finish the scarf, 5 minutes at a time']],
  ['Bake bread', 'make', ['Bake bread']],
  ['Read to my kids', 'read', ['Read to my kids for 5 minutes']],
  ['Read books', 'read', ['Read 10 pages of a book'], of(10, 'page')],
  ['Write my thesis', 'write', ['Write 500 words of my thesis'], of(500, 'word')],
  ['Write', 'write', ['Write for 5 minutes, towards 50,000 words'], { ...of(50_000, 'word'), deadline: 'by June' }],
  ['Swim at the baths', 'move', ['Swim 20 lengths at the baths'], of(20, 'length')],
  ['Walk', 'move', ['Walk 10,000 steps'], of(10_000, 'step')],
  ['Walk the dog', 'move', ['Walk the dog for 2 miles'], of(2, 'mile')],
  ['Do push-ups', 'move', ['Do 20 push-ups'], of(20, 'push-up')],
  ['Do push-ups', 'move', ['Do 5 push-ups', 'Do 10 push-ups', 'Do 20 push-ups']],
  [
    'Run',
    'move',
    ['Run 5 kilometres towards 10 kilometres'],
    { ...of(10, 'kilometre'), already: { value: 5, unit: 'kilometre' } },
  ],
  ['Cycle to work', 'move', ['Cycle to work']],
  ['Run a marathon', 'move', ['Run for 5 minutes, towards a marathon']],
  ['Clean the oven', 'tidy', ['Clean the oven, 5 minutes at a time', 'Clean the oven, 10 minutes at a time']],
  ['Make my bed', 'tidy', ['Make my bed']],
  ['Save', 'save', ['Save £50'], of(50, '£')],
  ['Save for a deposit', 'save', ['Save towards £900 for a deposit'], { ...of(900, '£'), deadline: 'by May' }],
  ['Put aside', 'save', ['Put aside 20 euros'], of(20, 'euro')],
  ['Cook from scratch', 'prepare', ['Cook from scratch']],
  ['Eat veg', 'eat', ['Eat 1 portion of veg', 'Eat 2 portions of veg', 'Eat 3 portions of veg']],
  ['Eat breakfast', 'eat', ['Eat breakfast']],
  ['Drink water at work', 'drink', ['Drink 1 glass of water at work', 'Drink 3 glasses of water at work']],
  ['No phone in bed', 'abstain', ['No phone in bed']],
  ['Cut down on crisps', 'limit', ['Cut down on crisps: one portion fewer']],
  ['Watch less telly', 'limit', ['Watch less telly: half an hour less than usual']],
  ['Drink less coffee', 'limit', ['Drink less coffee: 2 cups at most'], of(2, 'cup')],
  ['Go to mosque', 'attend', ['Go to mosque']],
  ['Sleep', 'rest', ['Sleep for 8 hours'], of(480, 'minute')],
  ['Meditate', 'rest', ['Meditate for 5 minutes', 'Meditate for 10 minutes', 'Meditate for 20 minutes']],
  ['Pray the rosary', 'pray', ['Pray the rosary']],
  ['Take my tablets', 'care', ['Take my tablets']],
  ['Look for a flat', 'search', ['Look for a flat for 10 minutes']],
];

const CASES = ROWS.map(([text, kind, sizes, said]) => ({ text, kind, sizes, said }));

describe('the sizes of a named act', () => {
  it.each(CASES)('$text ($kind)', ({ text, kind, sizes, said }) => {
    const texts = [...new Set(sizesOf(namedAct(text, kind, said)).map((size) => size.text))];
    expect(texts.slice(0, sizes.length)).toEqual(sizes);
  });

  it.each(CASES)('are all the act itself: $text ($kind)', ({ text, kind, said }) => {
    const act = namedAct(text, kind, said);
    for (const size of sizesOf(act)) expect(holdsAct(size.text, act), size.text).toBe(true);
  });

  it.each<[Row, object | null]>([
    [['Swim', 'move', [], of(20, 'length')], { unit: 'lengths', atLeast: 20 }],
    [['Drink less wine', 'limit', [], of(2, 'glass')], { unit: 'glasses', atMost: 2 }],
    [['Read', 'read', [], of(20, 'minute')], null],
    [['Lift', 'move', [], of(40, 'kg')], null],
    [['Save', 'save', [], of(50, '£')], null],
  ])('count what people count, and neither weight nor money: %j', ([text, kind, , said], measure) => {
    expect(sizesOf(namedAct(text, kind, said))[1].measure).toEqual(measure);
  });

  it('keeps words of another language as they are', () => {
    const act = { ...namedAct('Tocar la guitarra', 'practise'), isForeign: true };
    expect(sizesOf(act).map(({ text }) => text)).toEqual([
      'Tocar la guitarra, 5 min',
      'Tocar la guitarra, 15 min',
      'Tocar la guitarra, 30 min',
    ]);
  });

  it('halves what tires alone', () => {
    expect(halved(namedAct('Swim', 'move', of(20, 'length'))).amount).toEqual({ value: 10, unit: 'length' });
    expect(halved(namedAct('Juggle balls', 'practise', of(3, 'ball'))).amount).toEqual({ value: 3, unit: 'ball' });
  });
});

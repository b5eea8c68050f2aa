import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serializeAnswers } from './serialize.ts';

const Day = z.object({ date: z.string(), amount: z.number().nullable(), note: z.string().optional() });
const Kind = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), days: z.array(Day) }),
  z.object({ kind: z.literal('none') }),
]);

const write = (schema: z.ZodType, answer: unknown) =>
  JSON.parse(serializeAnswers({ schema, method: 'GET', url: '/', httpStatus: '200' })(answer)) as unknown;

const day = { date: '2026-03-04', amount: null, note: 'Rain' };
const stray = { ...day, userId: 'u7' };

describe('an answer', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['an object', Day, stray, day],
    ['an array', z.array(Day), [stray, stray], [day, day]],
    ['an object in an object', z.object({ day: Day }), { day: stray, more: 1 }, { day }],
    ['what may be null', z.object({ day: Day.nullable() }), { day: stray }, { day }],
    ['what is null', z.object({ day: Day.nullable() }), { day: null }, { day: null }],
    ['what may be missing', z.object({ day: Day.optional() }), { day: stray }, { day }],
    ['what is missing', z.object({ day: Day.optional() }), {}, {}],
    ['a union', Kind, { kind: 'done', days: [stray], userId: 'u7' }, { kind: 'done', days: [day] }],
    ['a union in an array', z.array(Kind), [{ kind: 'none', userId: 'u7' }], [{ kind: 'none' }]],
    ['a record', z.record(z.string(), Day), { one: stray }, { one: day }],
    ['an object that takes anything', z.looseObject({ date: z.string() }), stray, stray],
    ['a refined object', Day.refine(({ date }) => date !== ''), stray, day],
    ['no object', z.array(z.string()), ['a', 'b'], ['a', 'b']],
  ])('says of %s what its contract names and nothing else', (_what, schema, answer, written) => {
    expect(write(schema, answer)).toEqual(written);
  });

  it.each<[string, unknown]>([
    ['of another kind', { ...day, amount: '1' }],
    ['with a part missing', { date: day.date }],
    ['that is nothing', undefined],
  ])('%s than its contract says is refused', (_what, answer) => {
    expect(() => write(Day, answer)).toThrow('match the schema');
  });
});

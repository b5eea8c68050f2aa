import { describe, expect, it } from 'vitest';
import { said } from './extraction.testing.ts';

describe('amounts, limits and times', () => {
  it.each([
    ['three coffees before noon', 'At most 2 cups of coffee', false],
    ['a fourth coffee did me in', 'At most 2 cups of coffee', false],
    ['stuck to my coffee limit', 'At most 2 cups of coffee', true],
    ['six fags, one over', 'Smoke at most 5 cigarettes', false],
    ['smoked a whole pack', 'Smoke at most 5 cigarettes', false],
    ['never touched a ciggie', 'Smoke at most 5 cigarettes', true],
    ['opened insta maybe 12 times', 'Check Instagram only once', false],
    ["didn't go past the one instagram check", 'Check Instagram only once', true],
    ['blew 37 euros on lunch', 'Keep a 10 euro daily budget', false],
    ['last bite was at 18:50', 'Stop eating by 20:00', true],
    ['raided the fridge at half ten', 'Stop eating by 20:00', false],
    ['still on my phone past eleven', 'Phone down by 22:00', false],
    ["wasn't going to drink but the boss bought a round", 'No alcohol', false],
    ['scrolled on the sofa', 'Keep my phone out of the bathroom', null],
    ['took the phone to the loo again', 'Keep my phone out of the bathroom', false],
    ['crisps? guilty', 'No crisps', false],
    ['yesterday two bags of crisps, today zero', 'No crisps', true],
    ['in bed at midnight', 'Sleep before 2', true],
    ['had a meal sat down', 'Sit down for 1 regular meal', true],
  ])('holds “%s” against the limit “%s”', (message, habit, expected) => {
    expect(said(message, habit)).toEqual([expected]);
  });

  it.each([
    ['had less beer', true],
    ['less beer today', true],
    ['one beer instead of two', true],
    ['three beers instead of two', false],
    ['had the usual beers', false],
    ['more beer than usual', false],
    ['had a beer', null],
  ])('“%s” of a habit that asks for less than usual', (message, expected) => {
    expect(said(message, 'Drink less beer: one fewer than usual')).toEqual([expected]);
  });

  it.each([
    ['read 12 pages', true],
    ['read 4 pages', null],
    ['read 4 pages but I am counting it', true],
    ['read zero pages', false],
    ['read half of it', null],
  ])('holds “%s” against the amount', (message, expected) => {
    expect(said(message, 'Read 10 pages')).toEqual([expected]);
  });

  it.each([
    ['lights out at 22:15', true],
    ['in bed by half ten', true],
    ['in bed at 11', false],
    ['went to bed after midnight', false],
    ['head hit the pillow 11.40', false],
    ['head on the pillow 10.20', true],
  ])('holds “%s” against the time', (message, expected) => {
    expect(said(message, 'In bed by 22:30')).toEqual([expected]);
  });

  it.each([
    ['slack closed 18:30', false],
    ['slack closed 17:45', true],
    ['closed slack at 8 in the evening', false],
    ['closed slack 5.50', true],
  ])('holds “%s” against a time whose half of the day nobody said', (message, expected) => {
    expect(said(message, 'Close Slack by 6')).toEqual([expected]);
  });

  it('takes a price for a price where no habit has a time of day', () => {
    expect(said('saved 4.50', 'Save 5 pounds')).toEqual([null]);
    expect(said('saved 5.50', 'Save 5 pounds')).toEqual([true]);
  });
});

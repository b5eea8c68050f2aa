// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, getTokens } from './contrast.testing.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const dark = getTokens(css, "[data-theme='dark']");
const light = getTokens(css, "[data-theme='light']");
const themes = [
  ['dark', dark],
  ['light', { ...dark, ...light }],
] as const;

const grounds = ['ground', 'surface', 'raised'];
const meanings = [
  'complete',
  'partial',
  'missed',
  'rest',
  'critical',
  'important',
  'informational',
  'core',
  'experimental',
  'danger',
  'accent',
];
const texts: [text: string, ground: string][] = [
  ...['ink', 'quiet', 'faint', ...meanings].flatMap((text) => grounds.map((g): [string, string] => [text, g])),
  ...meanings.map((meaning): [string, string] => [meaning, `${meaning}-soft`]),
  ...meanings.map((meaning): [string, string] => ['ink', `${meaning}-soft`]),
  ...['ink', 'quiet', 'danger', 'accent'].map((text): [string, string] => [text, 'lifted']),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger-fill'],
  ['on-complete', 'complete'],
];
const marks = [1, 2, 3, 4, 5].map((number) => `mark-${number}`);
const shapes: [shape: string, ground: string][] = ['prestart', 'today', 'edge', 'focus', ...marks, ...meanings].flatMap(
  (shape) => grounds.map((ground): [string, string] => [shape, ground]),
);

function valueOf(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

describe.each(themes)('the %s theme', (_name, tokens) => {
  it.each(texts)('shows %s on %s with at least 4.5:1', (text, ground) => {
    expect(contrast(valueOf(tokens, text), valueOf(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('draws %s on %s with at least 3:1', (shape, ground) => {
    expect(contrast(valueOf(tokens, shape), valueOf(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('give light every colour that dark has, so that no theme falls back to the other', () => {
    const colours = (tokens: Record<string, string>) =>
      Object.keys(tokens).filter((n) => tokens[n]?.startsWith('oklch'));
    expect(colours(light)).toEqual(colours(dark));
  });

  it('measure contrast as WCAG does', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
    expect(contrast('oklch(0.5 0 0)', 'oklch(0.5 0 0)')).toBe(1);
    // #767676 on white is the well-known 4.54:1.
    expect(contrast('oklch(0.5652 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
  });
});

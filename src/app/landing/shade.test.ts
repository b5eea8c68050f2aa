import { beforeEach, expect, it } from 'vitest';
import { shadeIntoApp } from './shade.ts';

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

it.each([
  [null, 'dark'],
  ['dark', 'dark'],
  ['light', undefined],
])('shades into the app of the theme %s', (theme, shade) => {
  if (theme) localStorage.setItem('taylr-theme', theme);
  shadeIntoApp(document);
  expect(document.querySelector<HTMLElement>('.shade')?.dataset.theme).toBe(shade);
});

import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a text is copied by selecting it where there is no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  document.execCommand = () => true;
  const field = document.createElement('input');
  expect(await copyText('K7PM2XWD', field)).toBe(true);
  expect(await copyText('K7PM2XWD', null)).toBe(false);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast } from '#web/ui/status/toast-store.ts';
import { sharedLink, shareLink } from './share-link.ts';

const LINK = 'https://taylr.example/?ref=K7PM2XWD';

function browser({ share, writeText }: { share?: () => Promise<void>; writeText?: () => Promise<void> }) {
  vi.stubGlobal('navigator', { ...(share && { share }), ...(writeText && { clipboard: { writeText } }) });
  document.execCommand = () => false;
}
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));
const works = () => vi.fn(async () => undefined);
const told = () => (currentToast()?.open ? currentToast()?.title : null);

afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

describe('a link', () => {
  it('is the address of the site with the code', () => {
    expect(sharedLink('https://taylr.example', 'K7PM2XWD')).toBe(LINK);
  });

  it.each([
    ['shared', { share: works() }, false, null],
    ['left alone when the sheet is closed', { share: refuse('AbortError'), writeText: works() }, false, null],
    ['copied when sharing fails', { share: refuse('NotAllowedError'), writeText: works() }, false, 'Share failed'],
    ['copied where nothing can be shared', { writeText: works() }, true, null],
    ['to be copied by hand when nothing works', {}, false, 'Copy failed'],
  ])('is %s', async (_what, can, isCopied, toast) => {
    browser(can);
    expect([await shareLink(LINK, null), told()]).toEqual([isCopied, toast]);
  });
});

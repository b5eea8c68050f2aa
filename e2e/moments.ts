import type { Page } from '@playwright/test';

type Watched = { moments: string[]; moving: number[] };

/** Writes down every moment of a win, and how much moves in it: they are over before a slow machine looks for them. */
export const watchMoments = (page: Page) =>
  page.addInitScript(() => {
    const moments: string[] = [];
    const moving: number[] = [];
    Object.assign(globalThis, { moments, moving });
    const seen = new MutationObserver(() => {
      const moment = document.querySelector('.top-1\\/3 [role=status]');
      const words = moment?.textContent;
      if (!words || moments.at(-1) === words) return;
      moments.push(words);
      moving.push(document.getAnimations().length);
    });
    document.addEventListener('DOMContentLoaded', () =>
      seen.observe(document.body, { childList: true, subtree: true }),
    );
  });

/** What was said in moments since the page was loaded. */
export const told = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).moments);

/** How many animations ran as each moment began. */
export const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).moving);

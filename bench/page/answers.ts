import type { Page } from '@playwright/test';

/** What a page noted of how it answers, in milliseconds. */
export type Answered = {
  /** From each press to the next picture after all that it led to, as INP counts it. */
  interactions: number[];
  /** From the tap on a habit to the frame that shows its tick. */
  ticks: number[];
  /** Tasks of 50 and more, in which the page answers nothing. */
  tasks: number[];
};

/** Runs in the page, which notes by itself what it shows and when: looking from outside would cost the time that is measured. */
export const watchAnswers = `{
  const seen = (window.answered = { interactions: new Map(), ticks: [], tasks: [] });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  // Of a box the styles may draw the tick by itself.
  const look = (box) => box.checked + box.parentElement.innerHTML;
  let began = 0;
  let before = '';
  addEventListener('pointerup', ({ timeStamp, target }) => {
    began = timeStamp;
    if (target.matches('[data-tick]')) before = look(target);
  }, { capture: true });
  // Before the page handles it.
  addEventListener('click', ({ target }) => {
    if (!target.matches('[data-tick]')) return;
    const [from, shown] = [began, before];
    const watch = () => requestAnimationFrame(() => {
      if (target.isConnected && look(target) === shown) return watch();
      // What stands now is painted with this frame; the next timer begins once it is. A message comes by way of another thread, and lets other work go first.
      setTimeout(() => seen.ticks.push(performance.now() - from));
    });
    watch();
  }, { capture: true });
}`;

/** Forgets what was noted so far, such as the loading of the page. */
export async function clearAnswers(page: Page): Promise<void> {
  await page.evaluate(`{
    const { interactions, ticks, tasks } = window.answered;
    interactions.clear();
    ticks.length = tasks.length = 0;
  }`);
}

export function readAnswers(page: Page): Promise<Answered> {
  return page.evaluate<Answered>(`(() => {
    const { interactions, ticks, tasks } = window.answered;
    return { interactions: [...interactions.values()], ticks, tasks };
  })()`);
}

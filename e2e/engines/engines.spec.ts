import { ENGINES, expect, SIZES, type SizeName, test } from './engines.ts';
import { doMainJob } from './main-job.ts';
import { openWindows } from './windows.ts';

const sizes = Object.keys(SIZES) as SizeName[];

// Tests of one engine are grouped, so that each browser starts once; the slowest come first, so that nothing waits at the end.
for (const name of ENGINES) {
  for (const size of sizes) {
    test(`${name}: windows ${size}`, async ({ open, resident }) => {
      const screen = await open(name, size);
      const problems = await openWindows(screen, resident, size);
      expect([...problems, ...screen.tab.errors()]).toEqual([]);
    });
  }
  for (const size of sizes) {
    test(`${name}: main job ${size}`, async ({ open }) => {
      const screen = await open(name, size);
      const problems = await doMainJob(screen);
      expect([...problems, ...screen.tab.errors()]).toEqual([]);
    });
  }
}

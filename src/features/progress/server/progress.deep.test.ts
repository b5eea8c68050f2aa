import { randomInt } from 'node:crypto';
import { it } from 'vitest';
import { expectFiguresOfRandomAccounts } from './random-accounts.testing.ts';

const seed = Number(process.env.PROGRESS_SEED ?? randomInt(2 ** 31));

it(`the figures equal a plain recomputation for fifty random accounts (PROGRESS_SEED=${seed})`, async () => {
  await expectFiguresOfRandomAccounts(50, seed);
});

import { it } from 'vitest';
import { seed } from '#core/properties.testing.ts';
import { expectFiguresOfRandomAccounts } from './random-accounts.testing.ts';

it(`the figures equal a plain recomputation for fifty random accounts (FC_SEED=${seed})`, async () => {
  await expectFiguresOfRandomAccounts(50, seed);
});

import type { PgTable } from 'drizzle-orm/pg-core';
import type { Coach } from '#coach/port.ts';
import type { SignIn } from '#features/account/server/sign-in.ts';
import type { Settings } from './env.ts';
import type { Cookies } from './session.ts';

/**
 * A table whose rows belong to a user. When a guest's records move to an existing account, `move` takes its rows along, and
 * `account-wins` leaves them to go with the guest.
 */
export type OwnedTable = { readonly table: PgTable; readonly onMerge: 'move' | 'account-wins' };

/** What handlers may use besides the database and the clock: made once at start. */
export type Services = {
  readonly settings: Settings;
  readonly cookies: Cookies;
  readonly coach: Coach;
  readonly signIn: SignIn;
  readonly ownedTables: readonly OwnedTable[];
};

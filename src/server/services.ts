import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Coach } from '#coach/port.ts';
import type { SignIn } from '#features/account/server/sign-in.ts';
import type { Vapid } from '#features/push/server/vapid.ts';
import type { Settings } from './env.ts';
import type { Cookies } from './session.ts';

/** Rows that are unique per user and `per`: where both have one, that with the later `by` stays. */
export type NewestWins = { readonly newest: { readonly per: readonly PgColumn[]; readonly by: PgColumn } };

/**
 * A table whose rows belong to a user, and what becomes of them. When a guest's records move to an existing account (`onMerge`),
 * `move` takes the rows along, `move-if-none` does when the account has none there, and `account-wins` leaves them to go with the guest. `onExport` says whether they are part of the
 * copy of one's data. With the user they all go, at deletion and at the clean-up of guests: the database cascades.
 */
export type OwnedTable = {
  readonly table: PgTable;
  readonly onMerge: 'move' | 'move-if-none' | 'account-wins' | NewestWins;
  readonly onExport: 'include' | 'leave-out';
};

/** What sending pushes takes: the keys that prove who sends, and which addresses may be sent to. */
export type Push = {
  readonly vapid: () => Promise<Vapid>;
  readonly accepts: (endpoint: string) => boolean;
};

/** What handlers may use besides the database and the clock: made once at start. */
export type Services = {
  readonly settings: Settings;
  readonly cookies: Cookies;
  /** The addresses of the admins, in small letters. */
  readonly admins: ReadonlySet<string>;
  readonly coach: Coach;
  readonly signIn: SignIn;
  readonly push: Push;
  readonly ownedTables: readonly OwnedTable[];
  /** Writes down beside the snapshots of the embedded database whose account is gone, so that a restore keeps to it. */
  readonly keepDeletions: () => Promise<void>;
};

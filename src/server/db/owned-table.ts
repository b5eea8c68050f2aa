import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows that are unique per user and `per`: where both have one, that with the later `by` stays. */
export type NewestWins = { readonly newest: { readonly per: readonly PgColumn[]; readonly by: PgColumn } };

/**
 * A table whose rows belong to a user, and what becomes of them. When a guest's records move to an existing account (`onMerge`),
 * `move` takes the rows along, `move-if-none` does when the account has none there, and `account-wins` leaves them to go with the guest.
 * In the copy of one's data (`onExport`) they stand `as-record` of the published format, or inside that of what they hang on; `as-rows`,
 * for reading alone; or not at all. With the user they all go, at deletion and at the clean-up of guests: the database cascades.
 */
export type OwnedTable = {
  readonly table: PgTable;
  readonly onMerge: 'move' | 'move-if-none' | 'account-wins' | NewestWins;
  readonly onExport: 'as-record' | 'as-rows' | 'leave-out';
};

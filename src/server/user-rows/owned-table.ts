import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Rows that are unique per user and `per`: where both have one, that with the later `by` stays. */
export type NewestWins = { readonly newest: { readonly per: readonly PgColumn[]; readonly by: PgColumn } };

/**
 * A table whose rows belong to a user, and what happens to them. When a guest is merged into an existing account (`onMerge`), `move` moves the
 * rows, `move-if-none` does if the account has none there, and `account-wins` leaves them to be deleted with the guest. In the export of a
 * user's data (`onExport`) they are `as-record` of the published format, or inside their parent's; `as-rows`, for reading only; or left out. All
 * are deleted with the user, at deletion and at the clean-up of guests: the database cascades.
 */
export type OwnedTable = {
  readonly table: PgTable;
  readonly onMerge: 'move' | 'move-if-none' | 'account-wins' | NewestWins;
  readonly onExport: 'as-record' | 'as-rows' | 'leave-out';
};

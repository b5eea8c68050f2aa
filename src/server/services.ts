import type { Coach } from '#coach/port.ts';
import type { SignIn } from '#features/account/server/sign-in.ts';
import type { Vapid } from '#features/push/server/vapid.ts';
import type { OwnedTable } from './db/owned-table.ts';
import type { Settings } from './env.ts';
import type { Cookies } from './session.ts';

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

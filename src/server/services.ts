import type { Coach } from '#coach/port.ts';
import type { OwnedTable } from './user-rows/owned-table.ts';
import type { RouteKey } from '#contract/route.ts';
import type { TokenAccess } from '#core/account/token.ts';
import type { Settings } from './env.ts';
import type { Mail } from './outgoing/mail.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Sealer } from '#server/sealing/sealer.ts';
import type { Meters } from '#server/telemetry/meters.ts';
import type { SignIn } from '#server/session/sign-in-port.ts';
import type { Sessions } from '#server/session/session.ts';

/** The key pair that identifies the server to a push service (RFC 8292). */
export type Vapid = { readonly publicKey: string; readonly privateKey: string; readonly subject: string };

/** What sending pushes needs: the keys that identify the sender, and which addresses are allowed. */
export type Push = {
  readonly vapid: () => Promise<Vapid>;
  readonly accepts: (endpoint: string) => boolean;
};

/** What handlers may use besides the database and the clock: made once at start. */
export type Services = Sessions & {
  readonly settings: Settings;
  readonly coach: Coach;
  /** Counts what an operator may watch. */
  readonly meters: Meters;
  readonly signIn: SignIn;
  readonly push: Push;
  /** What people ask to be told elsewhere goes out by this. */
  readonly outgoing: Outgoing;
  /** Encrypts what people leave here to be used elsewhere. */
  readonly sealer: Sealer;
  /** Null without a mail server. */
  readonly mail: Mail | null;
  /** What each call asks of a token. */
  readonly tokenAccess: Readonly<Record<RouteKey, TokenAccess>>;
  readonly ownedTables: readonly OwnedTable[];
  /** Records deleted accounts beside the snapshots of the embedded database, so that a restore respects them. */
  readonly keepDeletions: () => Promise<void>;
};

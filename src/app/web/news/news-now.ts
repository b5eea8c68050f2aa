export type Version = {
  readonly version: string;
  readonly day: string;
  readonly changes: readonly { readonly name: string; readonly text: string }[];
};

/** Days after a release in which somebody may still be told, who opens the app on another device for the first time. */
const TOLD_FOR = 60;
const DAY = 86_400_000;

type Standing = {
  readonly versions: readonly Version[];
  /** The newest version that was sent away on this device; null before the first. */
  readonly seen: string | null;
  /** When the account began. */
  readonly joinedAt: string;
  readonly now: Date;
};

/**
 * The version whose news somebody is told, or null: nothing to a newcomer, who finds everything new, nothing twice, and nothing that has been there
 * for two months.
 */
export function newsNow({ versions: [newest], seen, joinedAt, now }: Standing): Version | null {
  if (!newest || seen === newest.version) return null;
  const released = Date.parse(newest.day);
  const isNewcomer = Date.parse(joinedAt) >= released;
  return isNewcomer || now.getTime() > released + TOLD_FOR * DAY ? null : newest;
}

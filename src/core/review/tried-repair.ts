/** A repair that was taken for a habit in a review, with codes of what stood in the way and of what was done about it. */
export type TriedRepair = {
  readonly seriesId: string;
  readonly obstacle: string;
  readonly repair: string;
  /** Whether the habit went better in the week after; null while that is not known. */
  readonly worked: boolean | null;
};

/** Under this a repair is known that was offered in a conversation and not taken. */
export const refusal = (seriesId: string | null | undefined, repair: string) => `${seriesId ?? ''} ${repair}`;

type Standing = {
  readonly seriesId: string;
  readonly obstacle: string;
  readonly tried: readonly TriedRepair[];
  readonly refused: ReadonlySet<string>;
};

/** Repairs in the order in which they are offered: first what worked for the habit or against the obstacle; never what was tried in vain or refused. */
export function repairsInTurn<Kind extends string>(
  kinds: readonly Kind[],
  { seriesId, obstacle, tried, refused }: Standing,
): { readonly kind: Kind; readonly isProven: boolean }[] {
  const own = (kind: Kind) => tried.filter(({ repair }) => repair === kind);
  const isOut = (kind: Kind) =>
    refused.has(refusal(seriesId, kind)) || own(kind).some((one) => one.seriesId === seriesId && one.worked === false);
  const isProven = (kind: Kind) =>
    own(kind).some((one) => one.worked === true && (one.seriesId === seriesId || one.obstacle === obstacle));
  const open = [...new Set(kinds)].flatMap((kind) => (isOut(kind) ? [] : { kind, isProven: isProven(kind) }));
  return [...open.filter((one) => one.isProven), ...open.filter((one) => !one.isProven)];
}

/** How many are kept of an identity, the newest last. */
export const TRIED_REPAIRS_MAX = 40;
/** How much of a week's target makes a repair one that worked. */
const WORKED_FROM = 0.6;

type Week = { readonly done: number; readonly target: number };

/** Whether a habit went better in the week after a repair: three of five days are enough, or more than before. Null when that week asked for nothing of it. */
export function hasWorked(after: Week | undefined, before: Week | undefined): boolean | null {
  if (!after || after.target === 0) return null;
  const share = after.done / after.target;
  if (share >= WORKED_FROM) return true;
  return before !== undefined && before.target > 0 && share > before.done / before.target;
}

/** Words of a message that speak of a habit. */
export type Span = {
  readonly habit: number;
  readonly from: number;
  readonly to: number;
  readonly weight: number;
  readonly isOpposite: boolean;
  /** Others share it; it counts only beside words that are the habit's alone. */
  isShared: boolean;
  /** Where the habit's description names it. */
  readonly rank?: number;
};

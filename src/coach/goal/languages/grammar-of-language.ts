import type { ActKind } from '../named-act.ts';

/** What a goal is built of in one language; phrases are parted by semicolons, and a verb is known by how it begins. */
export type ForeignGrammar = {
  /** Stand before the act: `quiero`. */
  readonly openers: string;
  /** Stand behind it: `istiyorum`. */
  readonly closers?: string;
  readonly stop: string;
  readonly less: string;
  readonly daily: string;
  readonly reasons: string;
  /** Left out wherever they stand. */
  readonly fillers: string;
  /** Wishes that name no act. */
  readonly open: string;
  readonly verbs: Readonly<Partial<Record<ActKind, string>>>;
  /** The verb stands last: `meine Mutter anrufen`. */
  readonly isVerbLast?: true;
};

/** One whose words do not stand apart, or carry their wish in an ending: `ending, what it becomes`. */
export type UnpartedGrammar = Pick<
  ForeignGrammar,
  'openers' | 'stop' | 'less' | 'daily' | 'fillers' | 'open' | 'verbs'
> & { readonly endings: readonly (readonly [said: string, plain: string])[] };

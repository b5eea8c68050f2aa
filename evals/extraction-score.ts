import type { ChatTurn, CheckInHabit } from '#coach/port.ts';

/** One labelled message of the check-in benchmark. */
export type Utterance = {
  readonly id: string;
  readonly habits: readonly CheckInHabit[];
  readonly message: string;
  readonly expected: Readonly<Record<string, boolean | null>>;
  readonly history?: readonly ChatTurn[];
  readonly labels?: Readonly<Record<string, string>>;
  /** Answers tolerated beside the expected one. */
  readonly accept?: Readonly<Record<string, readonly (boolean | null)[]>>;
  readonly tags: readonly string[];
};

type Extractor = (facts: {
  habits: readonly CheckInHabit[];
  messages: readonly ChatTurn[];
}) => readonly { readonly habitId: string; readonly completed: boolean }[];

type TagScore = { readonly rows: number; readonly exact: number; readonly falseTrue: number };

/** Rates lie between 0 and 1. */
export type ExtractionScore = {
  readonly rows: number;
  readonly exactRate: number;
  readonly macroF1: number;
  /** Cells predicted true where true is not accepted, over all cells predicted true. */
  readonly falseTrueRate: number;
  /** Cells predicted true for false or false for true, over all cells that expect either. */
  readonly contradictionRate: number;
  readonly perTag: Readonly<Record<string, TagScore>>;
  readonly misses: readonly { readonly id: string; readonly got: Readonly<Record<string, boolean | null>> }[];
};

type Cell = {
  readonly expected: boolean | null;
  readonly got: boolean | null;
  readonly isRight: boolean;
  readonly isFalseTrue: boolean;
};

const VALUES = [true, false, null] as const;

function getCells(row: Utterance, extract: Extractor): Map<string, Cell> {
  const messages: ChatTurn[] = [...(row.history ?? []), { role: 'user', content: row.message }];
  const found = new Map(
    extract({ habits: row.habits, messages }).map(({ habitId, completed }) => [habitId, completed]),
  );
  return new Map(
    row.habits.map(({ id }) => {
      const got = found.get(id) ?? null;
      const expected = row.expected[id] ?? null;
      const accepted: readonly (boolean | null)[] = [expected, ...(row.accept?.[id] ?? [])];
      const isRight = accepted.includes(got);
      return [id, { expected, got, isRight, isFalseTrue: got === true && !isRight }];
    }),
  );
}

/** The F1 of one value; an accepted answer counts as the expected one. */
function f1(cells: readonly Cell[], value: boolean | null): number {
  const seen = cells.map((cell) => (cell.isRight ? { ...cell, got: cell.expected } : cell));
  const hits = seen.filter(({ expected, got }) => expected === value && got === value).length;
  const said = seen.filter(({ got }) => got === value).length;
  const real = seen.filter(({ expected }) => expected === value).length;
  return said + real === 0 ? 1 : (2 * hits) / (said + real);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Scores an extractor over labelled messages. A message is exact when every habit is right or tolerated. */
export function scoreExtraction(rows: readonly Utterance[], extract: Extractor): ExtractionScore {
  const read = rows.map((row) => ({ row, cells: getCells(row, extract) }));
  const cells = read.flatMap(({ cells: own }) => [...own.values()]);
  const isExact = (own: ReadonlyMap<string, Cell>) => [...own.values()].every(({ isRight }) => isRight);
  const perTag: Record<string, TagScore> = {};
  for (const { row, cells: own } of read) {
    for (const tag of row.tags) {
      const score = perTag[tag] ?? { rows: 0, exact: 0, falseTrue: 0 };
      const falseTrue = [...own.values()].filter((cell) => cell.isFalseTrue).length;
      perTag[tag] = {
        rows: score.rows + 1,
        exact: score.exact + (isExact(own) ? 1 : 0),
        falseTrue: score.falseTrue + falseTrue,
      };
    }
  }
  const definite = cells.filter(({ expected }) => expected !== null);
  return {
    rows: rows.length,
    exactRate: share(read.filter(({ cells: own }) => isExact(own)).length, rows.length),
    macroF1: VALUES.reduce((sum, value) => sum + f1(cells, value), 0) / VALUES.length,
    falseTrueRate: share(
      cells.filter(({ isFalseTrue }) => isFalseTrue).length,
      cells.filter(({ got }) => got === true).length,
    ),
    contradictionRate: share(definite.filter(({ got, isRight }) => got !== null && !isRight).length, definite.length),
    perTag,
    misses: read
      .filter(({ cells: own }) => !isExact(own))
      .map(({ row, cells: own }) => ({
        id: row.id,
        got: Object.fromEntries([...own].map(([id, { got }]) => [id, got])),
      })),
  };
}

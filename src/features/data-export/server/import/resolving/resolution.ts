import type { CalendarDay } from '#core/calendar/calendar.ts';
import { IMPORT_KINDS, type ConflictChoice, type ImportKind } from '#core/data-export/data-export.ts';
import type { Report } from '#server/off-thread/serve-work.ts';
import type { Rows } from '../batches.ts';
import type { OwnRecords } from '../own-records.ts';
import { idIn } from '../row-ids.ts';
import type { Skips } from '../reading/skips.ts';

type Counted = { added: number; there: number };

type Account = {
  readonly userId: string;
  readonly today: CalendarDay;
  readonly own: OwnRecords;
  readonly skips: Skips;
  readonly conflicts: ConflictChoice;
};

/** A file resolved against an account: the rows to write, what exists already, and the conflicting days. */
export class Resolution {
  readonly account: Account;
  readonly rows: Rows = {
    goals: [],
    identities: [],
    schedules: [],
    plans: [],
    habits: [],
    checkIns: [],
    completions: [],
    reviews: [],
    pauses: [],
    hardDays: [],
    conversations: [],
    messages: [],
    memories: [],
  };
  readonly counts = Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, { added: 0, there: 0 }])) as Record<
    ImportKind,
    Counted
  >;
  /** Source ids of things that others hang on, each with its id in the account. */
  readonly goals = new Map<string, string>();
  readonly identities = new Map<string, string>();
  readonly plans = new Map<string, string>();
  readonly habits = new Map<string, { id: string; identityId: string; seriesId: string }>();
  /** Habit series of the file, each with its id in the account. */
  readonly series = new Map<string, string>();
  /** Identities whose check-ins, plans or pauses change. */
  readonly touched = new Set<string>();
  readonly conflicts: { date: CalendarDay; identityId: string }[] = [];
  /** The account's check-ins to be replaced by the file's. */
  readonly replaced: string[] = [];
  first: CalendarDay | null = null;
  last: CalendarDay | null = null;
  readonly #seen = new Set<string>();
  readonly #ownIdentities: ReadonlySet<string>;
  readonly #report: Report;
  readonly #total: number;
  #done = 0;

  /** `total` is how many steps there will be until the file is resolved. */
  constructor(account: Account, { report, total }: { report: Report; total: number }) {
    this.account = account;
    this.#report = report;
    this.#total = total;
    this.#ownIdentities = new Set(account.own.identities.map(({ id }) => id));
  }

  /**
   * The id that a record has in the account, and whether it is new there; null for one that the file has twice. A record that was
   * exported from this account and is still there keeps its id.
   */
  take(kind: ImportKind, source: string, own: { has(id: string): boolean }): { id: string; isNew: boolean } | null {
    const isSelf = own.has(source);
    const id = isSelf ? source : idIn(this.account.userId, source);
    const key = `${kind} ${id}`;
    if (this.#seen.has(key)) {
      this.account.skips.note('twice_in_file', source);
      return null;
    }
    this.#seen.add(key);
    return { id, isNew: !isSelf && !own.has(id) };
  }

  /** Counts a record, and keeps the row of a new one to be written. */
  add(kind: ImportKind, isNew: boolean, row: Record<string, unknown>): void {
    if (!isNew) {
      this.counts[kind].there += 1;
      return;
    }
    this.counts[kind].added += 1;
    this.rows[kind].push({ ...row, userId: this.account.userId });
  }

  /** One record more is resolved. */
  step(): void {
    this.#done += 1;
    this.#report({ done: this.#done, total: this.#total });
  }

  goal(source: string): string | null {
    return this.goals.get(source) ?? (this.account.own.goals.has(source) ? source : null);
  }

  identity(source: string): string | null {
    return this.identities.get(source) ?? (this.#ownIdentities.has(source) ? source : null);
  }

  seen(day: CalendarDay): void {
    if (this.first === null || day < this.first) this.first = day;
    if (this.last === null || day > this.last) this.last = day;
  }
}

import type { CalendarDay } from '#core/calendar/calendar.ts';

type Noted = readonly [
  habitId: string,
  completed: boolean,
  isKeptSoFar: boolean,
  skipped: boolean,
  amount: number | null,
  notes: string | null,
];

/** The columns of existing records that an import needs: a record is a list of them, in this order. */
type OwnColumns = {
  goals: [id: string];
  identities: [id: string, name: string];
  schedules: [identityId: string];
  plans: [
    id: string,
    identityId: string,
    weekStartDate: CalendarDay,
    activeFrom: CalendarDay,
    activeUntil: CalendarDay,
    status: string,
  ];
  habits: [id: string, seriesId: string, habitPlanId: string];
  checkIns: [
    id: string,
    identityId: string,
    date: CalendarDay,
    isWhole: boolean,
    notes: string | null,
    noted: readonly Noted[] | null,
  ];
  reviews: [id: string, identityId: string, weekStartDate: CalendarDay];
  pauses: [id: string];
  hardDays: [id: string, date: CalendarDay];
  conversations: [id: string];
  messages: [id: string];
  memories: [id: string];
};
export type OwnTable = keyof OwnColumns;

/** Records of an account as the database writes them, JSON lists a page at a time: the main thread hands them on unread. */
export type OwnPages = Readonly<Record<OwnTable, readonly string[]>>;

/** The account's existing records. */
export function ownRecords(pages: OwnPages) {
  const listed = <T extends OwnTable>(table: T) => pages[table].flatMap((page) => JSON.parse(page) as OwnColumns[T][]);
  const ids = (table: 'goals' | 'schedules' | 'pauses' | 'conversations' | 'messages' | 'memories') =>
    new Set(listed(table).map(([id]) => id));
  const plans = listed('plans').map(([id, identityId, weekStartDate, activeFrom, activeUntil, status]) => {
    return { id, identityId, weekStartDate, activeFrom, activeUntil, status };
  });
  const getIdentity = new Map(plans.map(({ id, identityId }) => [id, identityId]));
  return {
    goals: ids('goals'),
    identities: listed('identities').map(([id, name]) => ({ id, name })),
    plans,
    habits: listed('habits').map(([id, seriesId, habitPlanId]) => {
      return { id, seriesId, habitPlanId, identityId: getIdentity.get(habitPlanId) ?? '' };
    }),
    checkIns: listed('checkIns').map(([id, identityId, date, isWhole, notes, noted]) => {
      const completions = (noted ?? []).map(([habitId, completed, isKeptSoFar, skipped, amount, own]) => {
        return { habitId, completed, isKeptSoFar, skipped, amount, notes: own };
      });
      return { id, identityId, date, isWhole, notes, completions };
    }),
    reviews: listed('reviews').map(([id, identityId, weekStartDate]) => ({ id, identityId, weekStartDate })),
    schedules: ids('schedules'),
    pauses: ids('pauses'),
    hardDays: listed('hardDays').map(([id, date]) => ({ id, date })),
    conversations: ids('conversations'),
    messages: ids('messages'),
    memories: ids('memories'),
  };
}
export type OwnRecords = ReturnType<typeof ownRecords>;

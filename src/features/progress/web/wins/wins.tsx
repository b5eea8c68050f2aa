import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isLimit } from '#core/amount/measure.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { type Win, WIN_KINDS, winBetween, type WinKind, type WinStanding } from '#core/wins/wins.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { useStoredAt } from '#web/device/waiting.ts';
import type { EvidenceBrief } from '#features/progress/contract.ts';
import { winMessages } from '#features/progress/wins-messages.ts';
import { keepDayNote, readDayNote } from '#web/device/day-note.ts';
import { flyVote } from './fly-vote.ts';
import { keepSeen, type Seen } from './seen-before.ts';

/** Milliseconds of a moment. */
const MOMENT = 1200;

/** The kinds of wins that were told today, in whichever tab. */
function readTold(userId: string, today: CalendarDay): readonly WinKind[] {
  const note = readDayNote('wins', userId);
  return note?.day === today ? WIN_KINDS.filter((kind) => note.told?.includes(kind)) : [];
}

type WinsProps = {
  userId: string;
  today: CalendarDay;
  groups: readonly HabitGroup[];
  evidence: readonly EvidenceBrief[];
  /** What the page showed first, before this was loaded; null where that came from the device. */
  first: Seen | null;
  /** A window stands over the page: what it brings is told once it is closed. */
  isHeld: boolean;
};

function toStanding({ today, groups, evidence }: Pick<WinsProps, 'today' | 'groups' | 'evidence'>): WinStanding {
  const identities = groups.flatMap(({ canCheckInToday, identityId: id, identity, plan, pausedDays, habits }) => {
    const brief = evidence.find(({ identityId }) => identityId === id);
    if (!canCheckInToday || !brief) return [];
    return {
      id,
      name: identity.name,
      votes: brief.votes,
      weekStart: plan.weekStartDate,
      pausedDays,
      habits: habits.map((habit) => ({ ...habit, isLimit: isLimit(habit.measure) })),
      strengths: brief.strengths.map(({ strength }) => strength),
    };
  });
  return { today, identities };
}

/** What a vote brings: it flies into its ring and, when it is a win, has a moment with a sentence. */
export function Wins(props: WinsProps) {
  const { userId, today, first, isHeld } = props;
  const isStored = useStoredAt() !== null;
  const known = useRef<WinStanding | null>(first && toStanding({ today, ...first }));
  const wasStored = useRef(isStored);
  const [win, setWin] = useState<(Win & { id: number }) | null>(null);

  useEffect(() => {
    if (isHeld) return;
    const [was, is] = [known.current, toStanding(props)];
    // What an older stored day lacked came from elsewhere.
    const isReplaced = wasStored.current !== isStored;
    known.current = is;
    wasStored.current = isStored;
    keepSeen(null);
    if (!was || isReplaced) return;
    for (const { id, votes } of is.identities) {
      if (was.identities.some((before) => before.id === id && votes > before.votes)) flyVote(id);
    }
    const told = readTold(userId, today);
    const found = winBetween(was, is, told);
    if (!found) return;
    keepDayNote('wins', userId, { day: today, told: [...told, ...found.kinds] });
    setWin((last) => ({ ...found, id: (last?.id ?? 0) + 1 }));
  }, [props, userId, today, isHeld, isStored]);

  return win && <Moment key={win.id} win={win} onEnd={() => setWin(null)} />;
}

/** The sentence of a win, above everything and in nobody's way: any press ends it. */
function Moment({ win, onEnd }: { win: Win; onEnd: () => void }) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const timer = setTimeout(() => end.current(), MOMENT);
    for (const press of ['pointerdown', 'keydown'] as const) addEventListener(press, () => end.current(), { signal });
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, []);
  const { kind, identity, strength = 0 } = win;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-1/3 z-50 flex justify-center px-6">
      <p
        role="status"
        className="flex max-w-sm animate-pop-in items-center gap-4 rounded-lg bg-lifted px-6 py-5 font-display text-ink text-xl shadow-lift ring-1 ring-line ring-inset"
      >
        <Sparkles className="size-7 shrink-0 text-accent" aria-hidden="true" />
        <span className="min-w-0 break-words">{winMessages[kind]({ name: identity.name, strength })}</span>
      </p>
    </div>
  );
}

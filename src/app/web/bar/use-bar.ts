import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PlanAct } from '#contract/plan-act.ts';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isUnreachable } from '#core/network/unreachable.ts';
import type { BarAnswer } from '#features/bar/contract.ts';
import { barMessages } from '#features/bar/messages.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import { countInteraction } from '#features/plans/web/offer/planning-calls.ts';
import { call, hasCode, responseInfo, serverMessage } from '#web/api/api.ts';
import { createAttemptKeys } from '#web/api/idempotency-keys.ts';
import { rateLimitMessage } from '#web/api/rate-limit.ts';
import { eraseDraft, keepDraft, readDraft } from '#web/device/drafts.ts';
import { type BarLine, toLines } from './bar-lines.ts';
import { doLines } from './do-lines.ts';

const DRAFT = 'bar';
const texts = barMessages.failed;

/** What is said: words, or a pressed chip that does something to an identity's plan. */
type Saying = { text: string; identityId: string | undefined; acts?: readonly PlanAct[] };

type Heard = {
  readonly said: string;
  readonly answer: BarAnswer;
  readonly lines: readonly BarLine[];
  /** Ids of the lines that are switched on. */
  readonly on: ReadonlySet<string>;
  readonly refused: readonly string[];
};

type BarInput = {
  userId: string;
  /** The identity that is looked at. */
  identityId: string | undefined;
  groups: readonly HabitGroup[];
  today: CalendarDay;
  onDone: () => void;
};

const toggled = (on: ReadonlySet<string>, id: string) =>
  new Set(on.has(id) ? [...on].filter((one) => one !== id) : [...on, id]);

/** Words are kept until something was made of them, also over a reload: those that were read, until what they ask for is done. */
function useKeptDraft(userId: string, read: string | null) {
  const [draft, setDraft] = useState(() => {
    const kept = readDraft(DRAFT, userId);
    return typeof kept === 'string' ? kept : '';
  });
  const kept = read ?? draft;
  useEffect(() => {
    if (kept.trim() === '') eraseDraft(DRAFT);
    else keepDraft(DRAFT, userId, kept);
  }, [kept, userId]);
  return [draft, setDraft] as const;
}

function failureOf(error: Error): string {
  if (!navigator.onLine || isUnreachable(responseInfo(error))) return texts.offline;
  return rateLimitMessage(error) ?? serverMessage(error) ?? texts.reading;
}

/** One thing said in the bar at a time: its words, what was understood of them, and doing what was taken. */
export function useBar({ userId, identityId, groups, today, onDone }: BarInput) {
  const client = useQueryClient();
  const [keys] = useState(createAttemptKeys);
  const [heard, setHeard] = useState<Heard | null>(null);
  const [draft, setDraft] = useKeptDraft(userId, heard && heard.lines.length > 0 ? heard.said : null);

  const say = useMutation({
    mutationFn: ({ text, identityId: of, acts }: Saying) => {
      const body = { text, ...(of && { identityId: of }), ...(acts && { acts: [...acts] }) };
      return call('POST /api/coach/bar', { body, idempotencyKey: keys.keyFor(body) });
    },
    meta: { handledInline: () => true },
    onSuccess: (answer, { text, acts }) => {
      if (!acts) countInteraction(client);
      const lines = toLines(answer.parts, { groups, today });
      const on = lines.filter(({ isSure, isAlready }) => isSure && !isAlready).map(({ id }) => id);
      setHeard({ said: text, answer, lines, on: new Set(on), refused: [] });
      setDraft(answer.notUnderstood.join('. '));
    },
  });

  const doing = useMutation({
    mutationFn: (taken: readonly BarLine[]) => doLines(taken, { groups, today }),
    onSuccess: (failures, taken) => {
      if (!heard) return;
      const failed = new Set(failures.map(({ line }) => line.id));
      const left = heard.lines.filter((line) => !taken.includes(line) || failed.has(line.id));
      const refused = failures.map(({ line, why }) => texts.some(line.title, why));
      const isOver = failures.length === 0 && draft.trim() === '';
      if (isOver) {
        eraseDraft(DRAFT);
        onDone();
      } else setHeard(failures.length === 0 ? null : { ...heard, lines: left, refused });
    },
  });

  return {
    draft,
    setDraft,
    heard,
    send: (text: string) => say.mutate({ text, identityId }),
    press: (label: string, of: string, acts: readonly PlanAct[]) => say.mutate({ text: label, identityId: of, acts }),
    toggle: (id: string) => setHeard((now) => now && { ...now, on: toggled(now.on, id) }),
    doIt: () => heard && doing.mutate(heard.lines.filter(({ id }) => heard.on.has(id))),
    /** Back to the words, as they were said. */
    back: () => {
      if (heard) setDraft(heard.said);
      setHeard(null);
    },
    isReading: say.isPending,
    isDoing: doing.isPending,
    isLimited: say.error !== null && hasCode(say.error, 'AI_LIMIT_REACHED'),
    failure: say.error && !hasCode(say.error, 'AI_LIMIT_REACHED') ? failureOf(say.error) : null,
  };
}

export type Bar = ReturnType<typeof useBar>;

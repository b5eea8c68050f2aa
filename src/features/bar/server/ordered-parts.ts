import type { BarOrder, SaidPart } from '#core/coaching/said-in-bar.ts';
import { isHardDay } from '#features/hard-days/server/queries.ts';
import { pausesIn } from '#features/pauses/server/queries.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { BarPart } from '../contract.ts';
import { barMessages } from '../messages.ts';

const texts = barMessages.replies;

/** What was ordered for the day, for a pause or for the week, and what is said of orders that have nothing to do. */
export type Ordered = {
  readonly parts: readonly BarPart[];
  readonly replies: readonly string[];
  /** What was said beside it. */
  readonly left: readonly SaidPart[];
};

const heard = ({ words }: SaidPart) => ({ words, isSure: true });

async function hardDay(part: SaidPart, user: CurrentUser): Promise<Omit<Ordered, 'left'>> {
  const isHard = part.order === 'hard-day';
  if ((await isHardDay(user.id, user.today)) === isHard) {
    return { parts: [], replies: [isHard ? texts.isHard : texts.isAsPlanned] };
  }
  return { parts: [{ kind: 'hard-day', isHard, ...heard(part) }], replies: [] };
}

/** The pauses that run today; else those that lie ahead. */
async function endOfPause(part: SaidPart, { id, today }: CurrentUser): Promise<Omit<Ordered, 'left'>> {
  const open = (await pausesIn(id, { from: today, to: null })).filter(({ until }) => until >= today);
  const running = open.filter(({ from }) => from <= today);
  const ending = running.length > 0 || part.order === 'end-pause?' ? running : open;
  return {
    parts: ending.map(({ id: pauseId, identityId, from, until, reason }) => ({
      kind: 'end-pause',
      pauseId,
      identityId,
      from,
      until,
      reason,
      ...heard(part),
    })),
    replies: ending.length === 0 ? [texts.notPaused] : [],
  };
}

const isLeftUndone = (order: BarOrder) => order === 'hard-later' || order === 'remind' || order === 'one-off';

/** Orders are taken first: they mean the same whatever the plan says. */
export async function orderedParts(said: readonly SaidPart[], user: CurrentUser): Promise<Ordered> {
  const parts: BarPart[] = [];
  const replies: string[] = [];
  for (const part of said) {
    if (part.order === null) continue;
    if (isLeftUndone(part.order)) replies.push(texts[part.order]);
    else if (part.order === 'week') parts.push({ kind: 'week', ...heard(part) });
    else {
      const found = await (part.order.startsWith('end-pause') ? endOfPause : hardDay)(part, user);
      parts.push(...found.parts);
      replies.push(...found.replies);
    }
  }
  return { parts, replies, left: said.filter(({ order }) => order === null) };
}

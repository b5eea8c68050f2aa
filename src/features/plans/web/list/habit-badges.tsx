import { Clock } from 'lucide-react';
import type { Weekday } from '#core/calendar/calendar.ts';
import { toOwnWords } from '#core/habit/own-words.ts';
import { isDaily, type PlannedHabit } from '#core/plan/plan.ts';
import { planMessages } from '#features/plans/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { momentInWords, namedDaysInShort } from '#web/habit/habit-words.ts';
import { isMomentSaid } from '#web/habit/moment-said.ts';

const texts = planMessages.planning;

type HabitBadgesProps = { habit: PlannedHabit; weekStart: Weekday };

/** What a habit is, how often and when it stands, and its size. */
export function HabitBadges({ habit, weekStart }: HabitBadgesProps) {
  const { habitType, targetFrequency, days, moment, difficulty } = habit;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={habitType} dot>
        {texts.type[habitType]}
      </Badge>
      <Badge className="tabular">{isDaily(targetFrequency) ? texts.daily : texts.timesAWeek(targetFrequency)}</Badge>
      {days && <Badge>{namedDaysInShort(days, weekStart)}</Badge>}
      {moment && !isMomentSaid(toOwnWords(habit).cue, moment) && (
        <Badge>
          <Clock className="size-3" aria-hidden="true" />
          {momentInWords(moment)}
        </Badge>
      )}
      <Badge>{texts.difficulty[difficulty]}</Badge>
    </span>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ChatAnswerComing } from '#web/chat/chat-answer.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { TypingDots } from '#web/chat/typing-dots.tsx';
import { planMessages } from '../messages.ts';
import { comingIntroQuery, type PlanWanted } from './offered-plan.ts';

const texts = planMessages.planning;

/** The place of an introduction of sixty words, which shows as it comes, and of five habits while the coach is at work. */
export function PlanLoading({ wanted }: { wanted: PlanWanted }) {
  const { data: intro } = useQuery(comingIntroQuery(wanted));
  return (
    <div aria-busy="true" className="flex flex-col">
      <div className="min-h-46 sm:min-h-29">
        {intro ? (
          <ChatAnswerComing text={intro} name={texts.coach} typing={texts.loading} />
        ) : (
          <div className="flex h-46 max-w-[min(34rem,86%)] flex-col justify-between rounded-lg rounded-bl-sm bg-raised pt-1.5 sm:h-29">
            <TypingDots label={texts.loading} showLabel />
          </div>
        )}
      </div>
      <div className="mt-6 border-line border-t pt-3">
        <p className="flex min-h-11 items-center font-medium text-base text-ink">{texts.suggested}</p>
        <Skeleton shape="text" className="mt-2 mb-7 h-5 w-48" />
      </div>
      <div className="flex flex-col gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Skeleton key={place} className="h-43 rounded-md sm:h-33" />
        ))}
      </div>
    </div>
  );
}

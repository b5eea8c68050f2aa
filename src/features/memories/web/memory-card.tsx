import { useQuery } from '@tanstack/react-query';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { LoadFailed } from '#web/ui/status/load-failed.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import type { GoalMemories } from '../contract.ts';
import { memoryMessages } from '../messages.ts';
import { MemoryEntry } from './memory-entry.tsx';
import { memoriesQuery } from './queries.ts';

const texts = memoryMessages;

/** What the coach knows of each goal, every entry to be corrected or erased. */
export function MemoryCard() {
  const memories = useQuery({ ...memoriesQuery, refetchOnMount: 'always' });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {memories.data && <Remembered goals={memories.data} />}
      {!memories.data && memories.isError && (
        <LoadFailed text={texts.failed} retry={texts.retry} onRetry={() => void memories.refetch()} />
      )}
      {memories.isPending && <Skeleton className="h-28" />}
    </SettingsCard>
  );
}

function Remembered({ goals }: { goals: readonly GoalMemories[] }) {
  if (goals.length === 0) return <p className="measure text-base text-quiet">{texts.empty}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {goals.map(({ goalId, goal, entries }, index) => (
        <li key={goalId} className="py-2 first:pt-0 last:pb-0">
          <Collapsible
            defaultOpen={index === 0}
            title={<span className="line-clamp-2 break-words">{goal}</span>}
            aside={entries.length}
          >
            <ul className="flex flex-col gap-4 pb-2">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <MemoryEntry entry={entry} />
                </li>
              ))}
            </ul>
          </Collapsible>
        </li>
      ))}
    </ul>
  );
}

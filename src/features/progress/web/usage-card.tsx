import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import type { ProgressStats } from '../contract.ts';
import { progressMessages } from '../messages.ts';

const texts = progressMessages.usage;

type UsageCardProps = {
  stats: ProgressStats;
  /** AI interactions left; null for those without a limit. */
  aiLeft: number | null;
  /** No talk of streaks then. */
  isHardDay: boolean;
};

/** How long and how steadily the app has been in use. */
export function UsageCard({ stats, aiLeft, isHardDay }: UsageCardProps) {
  const figures: [name: string, figure: string | number, unit?: string][] = [
    [texts.week, stats.currentWeekNumber],
    [texts.daysActive, stats.daysActive, texts.ofSeven],
  ];
  if (!isHardDay) figures.push([texts.longestStreak, stats.longestStreak, texts.days(stats.longestStreak)]);
  if (aiLeft !== null) figures.push([texts.aiLeft, aiLeft]);
  return (
    <Card asChild>
      <section aria-labelledby="usage">
        <h2 id="usage" className="font-medium text-quiet text-sm">
          {texts.title}
        </h2>
        <dl
          className={cn(
            'mt-4 grid gap-x-4 gap-y-5 sm:gap-x-6',
            aiLeft === null ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-4',
          )}
        >
          {figures.map(([name, figure, unit]) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-0.5">
              <dt className="text-quiet text-xs">{name}</dt>
              <dd className="tabular font-semibold text-ink text-xl tracking-[-0.02em]">
                {figure} {unit && <span className="ml-0.5 font-normal text-quiet text-sm tracking-normal">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}

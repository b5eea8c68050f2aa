import { MousePointerClick, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import { referralMessages } from '../messages.ts';

const texts = referralMessages.stats;

export type ReferralFigures = { totalClicks: number; totalConversions: number; conversionRate: number };

/** The three figures of one's invitations, a card each. */
export function StatCards({ stats }: { stats: ReferralFigures }) {
  const { totalClicks, totalConversions, conversionRate } = stats;
  return (
    <section aria-label={texts.region}>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        <Stat name={texts.clicks} hint={texts.clicksHint} picture={<MousePointerClick aria-hidden="true" />}>
          <Count value={totalClicks} />
        </Stat>
        <Stat name={texts.friends} hint={texts.friendsHint} picture={<UsersRound aria-hidden="true" />}>
          <Count value={totalConversions} />
        </Stat>
        <Stat
          name={texts.rate}
          hint={texts.rateHint}
          className="max-md:col-span-2"
          picture={<ProgressRing value={conversionRate} label={texts.rate} number="none" size={44} />}
        >
          {conversionRate}%
        </Stat>
      </dl>
    </section>
  );
}

/** A count; a long one in letters small enough for half a phone. */
function Count({ value }: { value: number }) {
  const text = value.toLocaleString();
  return text.length > 7 ? <span className="max-md:text-xl">{text}</span> : text;
}

type StatProps = { name: string; hint: string; picture: ReactNode; className?: string; children: ReactNode };

function Stat({ name, hint, picture, className, children }: StatProps) {
  return (
    <Card className={cn('relative', className)}>
      <dt className="min-h-11 pr-12 text-quiet text-sm">
        {name}
        <span
          aria-hidden="true"
          className="absolute top-4 right-4 grid size-11 place-items-center text-accent [&>svg]:size-6"
        >
          {picture}
        </span>
      </dt>
      <dd>
        <span className="tabular block font-semibold text-ink text-2xl tracking-[-0.022em]">{children}</span>
        <span className="mt-0.5 block text-faint text-xs">{hint}</span>
      </dd>
    </Card>
  );
}

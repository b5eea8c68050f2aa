import { Link2, PartyPopper } from 'lucide-react';
import { useId } from 'react';
import { REFERRAL } from '#core/referral/referral.ts';
import { instantDate } from '#web/instant-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import type { ReferralClick } from '../contract.ts';
import { referralMessages } from '../messages.ts';

const texts = referralMessages.activity;

/** The latest five clicks, and which of them brought a friend. */
export function RecentActivity({ clicks }: { clicks: readonly ReferralClick[] }) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id}>
        <h2 id={id} className="font-semibold text-ink text-lg tracking-[-0.012em]">
          {texts.title}
        </h2>
        {clicks.length === 0 ? (
          <p className="measure mt-3 text-base text-quiet">{texts.none}</p>
        ) : (
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {clicks.slice(0, REFERRAL.clicksShown).map((click) => (
              <ClickRow key={click.id} click={click} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function ClickRow({ click: { converted, createdAt, utmSource } }: { click: ReferralClick }) {
  const Icon = converted ? PartyPopper : Link2;
  return (
    <li className="flex items-center gap-4 py-3 last:pb-0">
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-full',
          converted ? 'bg-complete-soft text-complete' : 'bg-raised text-quiet',
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium text-base text-ink">{converted ? texts.joined : texts.clicked}</p>
        <p className="line-clamp-2 break-words text-quiet text-sm">
          <time dateTime={createdAt}>{instantDate(createdAt)}</time>
          {utmSource && texts.via(utmSource)}
        </p>
      </div>
      <Badge tone={converted ? 'complete' : 'neutral'}>{converted ? texts.converted : texts.opened}</Badge>
    </li>
  );
}

import { HeartHandshake } from 'lucide-react';
import { useId } from 'react';
import { Card } from '#web/ui/card.tsx';
import { referralMessages } from '../messages.ts';
import type { ReferralFigures } from './referral-figures.tsx';

const texts = referralMessages.impact;

/** The effect of the user's invitations on others. */
export function CommunityImpact({ stats: { totalClicks, totalConversions } }: { stats: ReferralFigures }) {
  const id = useId();
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={id}>
        <h2 id={id} className="flex items-center gap-3 font-semibold text-ink text-lg tracking-[-0.012em]">
          <HeartHandshake className="size-6 shrink-0 text-accent" aria-hidden="true" />
          {texts.title}
        </h2>
        <div className="measure mt-3 flex flex-col gap-1 text-base text-quiet">
          <p className={totalConversions > 0 ? 'text-ink' : undefined}>
            {totalConversions > 0 ? texts.friends(totalConversions) : texts.noFriends}
          </p>
          <p>{totalClicks > 0 ? texts.clicks(totalClicks) : texts.noClicks}</p>
          {totalConversions > 0 && <p className="mt-2 font-medium text-complete">{texts.thanks}</p>}
        </div>
      </section>
    </Card>
  );
}

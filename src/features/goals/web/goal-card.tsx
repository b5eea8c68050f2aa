import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/router/link.tsx';
import type { GoalStage } from '#core/identity/journey.ts';
import { Badge, type BadgeProps } from '#web/ui/badge.tsx';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/status/progress-ring.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import type { GoalSetup } from './goal-setup.ts';
import { shortName } from './short-name.ts';

const texts = goalMessages.list;

const tones: Record<GoalStage, BadgeProps['tone']> = {
  needs_identity: 'accent',
  needs_plan: 'complete',
  active: 'complete',
  completed: 'neutral',
  draft: 'rest',
};

/** An identity of a goal, as the week stands. */
export type GoalCardIdentity = {
  id: string;
  name: string;
  /** Ever; unknown from an older stored answer. */
  votes: number | undefined;
  /** The week's completion in percent; null without a plan for today. */
  rate: number | null;
};

type GoalCardProps = {
  goal: Goal;
  identities: readonly GoalCardIdentity[];
  setup: GoalSetup;
  onDelete: () => void;
  /** Further actions beside that button. */
  menu: ReactNode;
};

/** A goal, its progress and next step: the whole card is a link, except its buttons. */
export function GoalCard({ goal, identities, setup, onDelete, menu }: GoalCardProps) {
  return (
    <Card
      asChild
      interactive
      className="relative flex h-full flex-col has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2"
    >
      <article>
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0 font-medium text-base text-ink">
            <Link to={setup.address} className="line-clamp-2 break-words outline-none after:absolute after:inset-0">
              {goal.description}
            </Link>
          </h2>
          <div className="relative z-10 -my-2.5 -mr-2.5 flex shrink-0">
            {menu}
            <Button
              variant="ghost"
              size="icon"
              aria-label={texts.delete(shortName(goal.description))}
              className="hover:text-danger"
              onClick={onDelete}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </div>
        </div>
        <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-3 text-sm">
          <Fact name={texts.level}>{goal.currentLevel.replaceAll('_', ' ')}</Fact>
          <Fact name={texts.status}>
            <Badge tone={tones[setup.stage]} dot>
              {texts.stages[setup.stage]}
            </Badge>
          </Fact>
          <Fact name={texts.created}>
            <time dateTime={goal.createdAt}>{instantDate(goal.createdAt)}</time>
          </Fact>
        </dl>
        {identities.length > 0 && (
          <ul aria-label={texts.identities} className="mt-5 flex flex-col gap-3 border-line/70 border-t pt-4">
            {identities.map((identity) => (
              <IdentityLine key={identity.id} {...identity} />
            ))}
          </ul>
        )}
        {setup.isUnfinished && <p className="mt-auto pt-5 font-medium text-accent text-sm">{texts.continueSetup}</p>}
      </article>
    </Card>
  );
}

function IdentityLine({ id, name, votes, rate }: GoalCardIdentity) {
  return (
    <li className="flex items-center gap-3">
      <ProgressRing value={rate ?? 0} label={texts.thisWeek} size={32} number="none" className="shrink-0" />
      <div className="min-w-0">
        {/* Above the link of the card, which leads elsewhere. */}
        <Link
          to={`/identities/${id}`}
          className="relative z-10 break-words font-display text-base text-ink decoration-1 decoration-edge underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="tabular text-quiet text-xs">
          {[votes !== undefined && texts.votes(votes), rate !== null && texts.rate(rate)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet text-xs">{name}</dt>
      <dd className="mt-0.5 text-ink first-letter:uppercase">{children}</dd>
    </div>
  );
}

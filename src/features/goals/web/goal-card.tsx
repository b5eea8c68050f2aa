import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/router/link.tsx';
import type { GoalStage } from '#core/identity/journey.ts';
import { Badge, type BadgeProps } from '#web/ui/badge.tsx';
import { instantDate } from '#web/instant-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
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

type GoalCardProps = {
  goal: Goal;
  setup: GoalSetup;
  onDelete: () => void;
  /** Further actions beside that button. */
  menu: ReactNode;
};

/** A goal, its progress and next step: the whole card is a link, except its buttons. */
export function GoalCard({ goal, setup, onDelete, menu }: GoalCardProps) {
  return (
    <Card
      asChild
      interactive
      className="relative flex h-full flex-col has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2"
    >
      <article>
        <div className="flex items-center justify-between gap-4">
          <Badge tone={tones[setup.stage]} dot>
            {texts.stages[setup.stage]}
          </Badge>
          <div className="relative z-10 -my-2.5 -mr-2.5 flex">
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
        <h2 className="mt-3 font-medium text-base text-ink">
          <Link to={setup.address} className="line-clamp-2 break-words outline-none after:absolute after:inset-0">
            {goal.description}
          </Link>
        </h2>
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <Fact name={texts.level}>{goal.currentLevel.replaceAll('_', ' ')}</Fact>
          <Fact name={texts.status}>{goal.status}</Fact>
          <Fact name={texts.created}>
            <time dateTime={goal.createdAt}>{instantDate(goal.createdAt)}</time>
          </Fact>
        </dl>
        {setup.isUnfinished && <p className="mt-auto pt-5 font-medium text-accent text-sm">{texts.continueSetup}</p>}
      </article>
    </Card>
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

import { Archive, EllipsisVertical, Flag, RotateCcw, UserPlus } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';

const texts = goalMessages.menu;

type GoalMenuProps = {
  goal: Goal;
  /** The goal in a few words. */
  name: string;
  hasIdentity: boolean;
  onComplete: () => void;
  onTakeUp: () => void;
  onArchive: () => void;
};

/** Actions on a goal besides deleting it. */
export function GoalMenu({ goal, name, hasIdentity, onComplete, onTakeUp, onArchive }: GoalMenuProps) {
  const trigger = (
    <Button variant="ghost" size="icon" aria-label={texts.label(name)}>
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {goal.status === 'completed' ? (
        <MenuItem onSelect={onTakeUp}>
          <RotateCcw aria-hidden="true" />
          {texts.takeUp}
        </MenuItem>
      ) : (
        <MenuItem onSelect={onComplete}>
          <Flag aria-hidden="true" />
          {texts.complete}
        </MenuItem>
      )}
      {hasIdentity && goal.status !== 'completed' && (
        <MenuItem asChild>
          <Link to={`/identity-chat/${goal.id}`}>
            <UserPlus aria-hidden="true" />
            {texts.addIdentity}
          </Link>
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={onArchive}>
        <Archive aria-hidden="true" />
        {texts.archive}
      </MenuItem>
    </Menu>
  );
}

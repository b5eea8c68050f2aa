import type { ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import type { Goal } from '../contract.ts';
import { goalMessages } from '../messages.ts';
import { shortName } from './short-name.ts';

const texts = goalMessages.archived;

export type ArchivedIdentity = { id: string; name: string };

type ArchivedListProps = {
  goals: readonly Goal[];
  identities: readonly ArchivedIdentity[];
  onRestoreGoal: (id: string) => void;
  onRestoreIdentity: (id: string) => void;
  onDeleteGoal: (goal: Goal) => void;
};

/** The archive, collapsed by default. */
export function ArchivedList({ goals, identities, onRestoreGoal, onRestoreIdentity, onDeleteGoal }: ArchivedListProps) {
  const count = goals.length + identities.length;
  if (count === 0) return null;
  return (
    <Collapsible title={texts.title} aside={count} className="mt-8 border-line border-t pt-3">
      <ul className="flex flex-col gap-2 pb-2">
        {goals.map((goal) => (
          <Archived
            key={goal.id}
            kind={texts.goal}
            name={<span className="line-clamp-2">{goal.description}</span>}
            label={texts.restoreNamed(shortName(goal.description))}
            onRestore={() => onRestoreGoal(goal.id)}
          >
            <Button
              variant="ghost"
              size="icon"
              aria-label={goalMessages.list.delete(shortName(goal.description))}
              className="hover:text-danger"
              onClick={() => onDeleteGoal(goal)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </Archived>
        ))}
        {identities.map(({ id, name }) => (
          <Archived
            key={id}
            kind={texts.identity}
            name={<span className="font-display">{name}</span>}
            label={texts.restoreNamed(name)}
            onRestore={() => onRestoreIdentity(id)}
          />
        ))}
      </ul>
    </Collapsible>
  );
}

type ArchivedProps = { kind: string; name: ReactNode; label: string; onRestore: () => void; children?: ReactNode };

function Archived({ kind, name, label, onRestore, children }: ArchivedProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface py-2.5 pr-2.5 pl-4 ring-1 ring-line ring-inset">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-quiet text-xs">{kind}</p>
        <div className="break-words text-base text-ink">{name}</div>
      </div>
      <div className="flex items-center gap-1">
        <Button variant="quiet" aria-label={label} onClick={onRestore}>
          {texts.restore}
        </Button>
        {children}
      </div>
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Archive, CalendarOff, CalendarRange, PenLine, Play, SlidersHorizontal, Sprout } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '#web/router/link.tsx';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { identityMenuMessages } from '#features/identities/menu-messages.ts';
import { ArchiveIdentityDialog } from '#features/identities/web/archive-identity-dialog.tsx';
import { identitiesQuery } from '#features/identities/web/queries.ts';
import { RenameIdentityDialog } from '#features/identities/web/rename-identity-dialog.tsx';
import { pausesOn } from '#features/pauses/web/pause-days.ts';
import { pausesQuery, usePauseChanges } from '#features/pauses/web/queries.ts';
import { canvasMessages } from '#features/plans/canvas-messages.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { useRunningPlan } from '#features/plans/web/offer/use-standing.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx';
import { IdentityMenuButton } from './identity-menu-button.tsx';

const texts = identityMenuMessages;

const PauseDialog = lazy(async () => ({
  default: (await import('#features/pauses/web/pause-dialog.tsx')).PauseDialog,
}));

const EditHabitsWindow = lazy(async () => ({
  default: (await import('./windows/edit-habits-window.tsx')).EditHabitsWindow,
}));

const CanvasDialog = lazy(async () => ({
  default: (await import('#features/plans/web/canvas/canvas-dialog.tsx')).CanvasDialog,
}));

type Task = 'edit' | 'arrange' | 'pause' | 'rename' | 'archive';
type Opening = { task: Task; times: number; open: boolean };

type IdentityMenuProps = {
  identity: { id: string; name: string; description: string };
  today: CalendarDay;
};

/** Actions for an identity besides its week. It loads when it is first asked for, and is open then. */
export function IdentityMenu({ identity, today }: IdentityMenuProps) {
  const pauses = useQuery(pausesQuery).data ?? [];
  const running = pausesOn(pauses, { identityId: identity.id, day: today });
  const { end } = usePauseChanges();
  const isPlanned = useRunningPlan(identity.id) !== undefined;
  const [opening, setOpening] = useState<Opening | null>(null);
  const start = (task: Task) => setOpening((last) => ({ task, times: (last?.times ?? 0) + 1, open: true }));
  const close = () => setOpening((last) => last && { ...last, open: false });
  return (
    <>
      <Menu defaultOpen trigger={<IdentityMenuButton name={identity.name} />}>
        <MenuItem asChild>
          <Link to={`/identities/${identity.id}`}>
            <Sprout aria-hidden="true" />
            {texts.evidence}
          </Link>
        </MenuItem>
        {isPlanned && (
          <MenuItem onSelect={() => start('edit')}>
            <SlidersHorizontal aria-hidden="true" />
            {editMessages.dialog.menu}
          </MenuItem>
        )}
        {isPlanned && (
          <MenuItem onSelect={() => start('arrange')}>
            <CalendarRange aria-hidden="true" />
            {canvasMessages.menu}
          </MenuItem>
        )}
        {running.length > 0 ? (
          <MenuItem onSelect={() => running.forEach((pause) => end(pause, today))}>
            <Play aria-hidden="true" />
            {texts.endPause}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => start('pause')}>
            <CalendarOff aria-hidden="true" />
            {texts.pause}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => start('rename')}>
          <PenLine aria-hidden="true" />
          {texts.rename}
        </MenuItem>
        <MenuItem onSelect={() => start('archive')}>
          <Archive aria-hidden="true" />
          {texts.archive}
        </MenuItem>
      </Menu>
      {opening && <OpenedTask key={opening.times} {...{ opening, identity, today, close }} />}
    </>
  );
}

type OpenedTaskProps = IdentityMenuProps & { opening: Opening; close: () => void };

function OpenedTask({ opening: { task, open }, identity, today, close }: OpenedTaskProps) {
  const identities = useQuery(identitiesQuery).data ?? [];
  const group = useRunningPlan(identity.id);
  if (task === 'edit') {
    return <Suspense>{group && <EditHabitsWindow {...{ group, today, open }} onClose={close} />}</Suspense>;
  }
  if (task === 'arrange') return <Suspense>{<CanvasDialog {...{ today, open }} onClose={close} />}</Suspense>;
  if (task === 'rename') return <RenameIdentityDialog {...{ identity, open }} onClose={close} />;
  if (task === 'archive') return <ArchiveIdentityDialog {...{ identity, open }} onClose={close} />;
  return (
    <Suspense>
      <PauseDialog
        {...{ open, today }}
        onClose={close}
        identities={identities.filter(({ archivedAt }) => archivedAt === null)}
        identityId={identity.id}
      />
    </Suspense>
  );
}

import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { barMessages } from '#features/bar/messages.ts';
import { matchPath } from '#web/router/match-path.ts';
import { useLocation } from '#web/router/router.tsx';
import { apiQuery } from '#web/query-client.ts';
import { useKeysAhead } from './keys-ahead.ts';
import { SPARE_BAR } from '#web/ui/status/toast-store.ts';

const loadBar = () => import('./bar-dialog.tsx').then((part) => ({ default: part.BarDialog }));
const BarDialog = lazy(loadBar);
const PaletteDialog = lazy(() => import('./palette-dialog.tsx').then((part) => ({ default: part.PaletteDialog })));
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((part) => ({ default: part.ShortcutsDialog })),
);

const CanvasDialog = lazy(() =>
  import('#features/plans/web/canvas/canvas-dialog.tsx').then((part) => ({ default: part.CanvasDialog })),
);

type Window = 'bar' | 'palette' | 'shortcuts' | 'week';
type Opened = { window: Window; said: string; times: number; open: boolean };

const WRITABLE = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

const isWritten = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(WRITABLE) !== null;
/** One that is closing does not count. */
const OPEN = ['dialog', 'alertdialog', 'menu'].map((role) => `[role="${role}"][data-state="open"]`).join();
const isAnyOpen = () => document.querySelector(OPEN) !== null;

/** What a key opens; null for any other. */
function windowOf(event: KeyboardEvent): 'palette' | 'shortcuts' | null {
  const isHeld = event.ctrlKey || event.metaKey;
  if (event.key === '?') return isHeld || isWritten(event) ? null : 'shortcuts';
  const isPlain = !event.shiftKey && !event.altKey;
  return isHeld && isPlain && event.key.toLowerCase() === 'k' ? 'palette' : null;
}

/** Ctrl or Cmd and K for the palette, also while one types; '?' for the keys, where one does not. No window opens over another. */
function useKeys(open: (window: Window) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const window = event.defaultPrevented ? null : windowOf(event);
      if (!window) return;
      // The browser's own search would open over it.
      event.preventDefault();
      if (!isAnyOpen()) open(window);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [open]);
}

/** The bar at the lower end of the dashboard and of an identity's page, and the windows that it and its keys open. */
export function BarPlace({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const identityId = matchPath('/identities/:id', pathname)?.id;
  const hasIdentities = (useQuery(apiQuery('GET /api/identities')).data ?? []).some(({ archivedAt }) => !archivedAt);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [start] = useState(() => (window: Window, said = '') => {
    // A second press while it is on its way opens nothing else.
    const isIt = (last: Opened | null) => last?.open && last.window === window && said === '';
    setOpened((last) => (isIt(last) ? last : { window, said, times: (last?.times ?? 0) + 1, open: true }));
  });
  useKeys(start);
  const close = () => setOpened((now) => now && { ...now, open: false });
  return (
    <>
      {isPlace(pathname, identityId) && hasIdentities && <BarButton onOpen={() => start('bar')} />}
      {opened && <OpenedWindow key={opened.times} {...{ userId, identityId, opened, onClose: close, onOpen: start }} />}
    </>
  );
}

const isPlace = (pathname: string, identityId: string | undefined) =>
  identityId !== undefined || pathname === '/' || pathname === '/dashboard';

type OpenedWindowProps = {
  userId: string;
  identityId: string | undefined;
  opened: Opened;
  onClose: () => void;
  onOpen: (window: Window, said?: string) => void;
};

function OpenedWindow({ userId, identityId, opened, onClose, onOpen }: OpenedWindowProps) {
  const { window, said, open } = opened;
  const today = useQuery(apiQuery('GET /api/check-ins/daily-status')).data?.today;
  const onFocus = useKeysAhead(window === 'bar' || window === 'palette');
  return (
    <Suspense>
      {window === 'bar' && (
        <BarDialog {...{ userId, identityId, said, open, onClose, onFocus }} onWeek={() => onOpen('week')} />
      )}
      {window === 'week' && today && <CanvasDialog {...{ today, open, onClose }} />}
      {window === 'palette' && <PaletteDialog {...{ open, onClose, onOpen, onFocus }} />}
      {window === 'shortcuts' && <ShortcutsDialog {...{ open, onClose }} />}
    </Suspense>
  );
}

function BarButton({ onOpen }: { onOpen: () => void }) {
  const prepare = () => void loadBar().catch(() => undefined);
  return (
    <div
      {...SPARE_BAR}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 bg-linear-to-t from-75% from-ground px-4 pt-6 max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        className="pointer-events-auto mx-auto mb-3 flex min-h-12 w-full max-w-xl animate-fade-in items-center gap-3 rounded-full bg-lifted px-5 text-left text-quiet text-sm shadow-lift ring-1 ring-edge ring-inset transition-colors hover:text-ink"
      >
        <MessageCircle className="size-4.5 shrink-0 text-accent" aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate">{barMessages.open}</span>
        <kbd aria-hidden="true" className="hidden rounded-sm bg-raised px-2 py-0.5 font-sans text-xs md:block">
          {barMessages.keys}
        </kbd>
      </button>
    </div>
  );
}

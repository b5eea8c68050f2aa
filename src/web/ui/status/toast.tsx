import './toast.css';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cn } from '../cn.ts';
import { currentToast, dismissToast, onToastChange, type ShownToast } from './toast-store.ts';

/** How long a toast stays, in milliseconds; one that can be taken back takes longer to decide about. */
const SHOWN_FOR = 5000;
const SHOWN_WITH_ACTION = 10_000;

/** Milliseconds until the lower end of the window is looked at again. */
const PLACED_EVERY = 200;

/** Where the lower end of the window begins, as a part of its height: below a message box there may be choices. */
const LOWER_END = 0.8;

/** From this width on a toast stands at the top, or above all bars. */
const DESK = 768;

/** Whether a toast takes the place of a bar: where room is scarce, unless somebody has come to it by keyboard. */
const isGivenUp = (bar: Element) =>
  bar.matches('[data-bottom-bar="spare"]') && innerWidth < DESK && !bar.querySelector(':focus-visible');

/** Pixels that bars take at the lower end of the window. */
function heightOfBars(): number {
  const heights = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => {
    // A window that closes takes its bar along.
    if (bar.closest('[role="dialog"][data-state="closed"]') || isGivenUp(bar)) return 0;
    const { top, bottom, height } = bar.getBoundingClientRect();
    return height > 0 && bottom >= innerHeight * LOWER_END ? innerHeight - top : 0;
  });
  return Math.max(0, ...heights);
}

/** Draws the toasts; mount once, anywhere, also late: a toast raised before waits for it. */
export function ToastHost() {
  const shown = useSyncExternalStore(onToastChange, currentToast, () => null);
  const viewport = useRef<HTMLOListElement>(null);
  const id = shown?.id;
  useLayoutEffect(() => {
    if (id === undefined) return;
    const place = () => viewport.current?.style.setProperty('--bars', `${heightOfBars()}px`);
    place();
    // A bar comes and goes with its window or as the page scrolls, while the toast stays.
    const watch = setInterval(place, PLACED_EVERY);
    addEventListener('resize', place);
    return () => {
      clearInterval(watch);
      removeEventListener('resize', place);
    };
  }, [id]);
  return (
    <Radix.Provider duration={SHOWN_FOR} swipeDirection="right" label="Message">
      {shown && <ToastCard key={shown.id} shown={shown} />}
      <Radix.Viewport
        hotkey={['F8']}
        label="Messages ({hotkey})"
        ref={viewport}
        className={cn(
          // Never over a heading, nor over what is to be pressed: beside the title; on phones above the bar at the lower end, or in a spare one's place.
          'toasts fixed right-0 z-60 w-full p-4 outline-none transition-[translate] max-md:bottom-0 max-md:pb-2',
          'max-md:-translate-y-[max(var(--bars,0px),env(safe-area-inset-bottom))]',
          'md:top-16 md:right-2 md:max-w-sm md:pt-2',
        )}
      />
    </Radix.Provider>
  );
}

const marks = {
  neutral: null,
  success: { Icon: Check, look: 'bg-complete-soft text-complete' },
  danger: { Icon: TriangleAlert, look: 'bg-danger-soft text-danger' },
};

function ToastCard({ shown }: { shown: ShownToast }) {
  const mark = marks[shown.tone ?? 'neutral'];
  return (
    <Radix.Root
      open={shown.open}
      duration={shown.action ? SHOWN_WITH_ACTION : SHOWN_FOR}
      onOpenChange={(open) => !open && dismissToast(shown.id)}
      type={shown.tone === 'danger' ? 'foreground' : 'background'}
      className={cn(
        'flex items-start gap-3 rounded-md bg-lifted p-3 pl-4 text-ink max-md:gap-2 max-md:p-1 max-md:pl-3 shadow-lift ring-1 ring-line ring-inset',
        'data-[state=closed]:animate-fade-out data-[state=open]:animate-pop-in',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        'data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out',
      )}
    >
      {mark && (
        <span
          className={cn(
            'mt-1.5 grid size-8 shrink-0 place-items-center rounded-full max-md:-ml-2',
            // On a phone the words of what can be taken back need the room, and say as much.
            shown.action && 'max-md:hidden',
            mark.look,
          )}
        >
          <mark.Icon className="size-4" strokeWidth={2.5} aria-hidden="true" />
        </span>
      )}
      {/* In one line on a phone, where more than the title is shown if there is room for it; what went wrong is told whole. */}
      <div className={cn('min-w-0 flex-1 py-2.5', shown.tone !== 'danger' && 'toast-line')}>
        <Radix.Title className="font-medium text-sm">{shown.title}</Radix.Title>
        {shown.description && (
          <Radix.Description className="text-quiet text-sm md:mt-0.5">{shown.description}</Radix.Description>
        )}
      </div>
      {shown.action && (
        <Radix.Action
          // Users who cannot reach the toast find the same action elsewhere on the page.
          altText={shown.action.label}
          onClick={shown.action.run}
          className="min-h-11 shrink-0 rounded-sm px-3 font-medium text-accent text-sm transition-colors hover:bg-raised"
        >
          {shown.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Close message"
        className="grid size-11 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

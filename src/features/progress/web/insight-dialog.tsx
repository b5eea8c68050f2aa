import { Tabs } from 'radix-ui';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { progressMessages } from '../messages.ts';
import { type InsightOfIdentity, placesSwiped } from './insight-rule.ts';

const texts = progressMessages.insight;

type InsightDialogProps = {
  /** At least one. */
  insights: readonly InsightOfIdentity[];
  open: boolean;
  onClose: () => void;
};

/** What the last weeks show for each identity, with one suggestion. */
export function InsightDialog({ insights, open, onClose }: InsightDialogProps) {
  const start = useRef<HTMLButtonElement>(null);
  const [first] = insights;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title(insights.length)}
      description={texts.description}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // Under a finger a ring around a button would only puzzle: the window itself is where reading begins.
        const isTouched = matchMedia('(hover: none)').matches;
        (isTouched ? (event.currentTarget as HTMLElement | null) : start.current)?.focus();
      }}
      footer={
        <Button ref={insights.length === 1 ? start : undefined} size="lg" className="md:min-w-48" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {insights.length === 1 && first ? <InsightText {...first} /> : <InsightTabs insights={insights} start={start} />}
    </Dialog>
  );
}

type InsightTabsProps = Pick<InsightDialogProps, 'insights'> & { start: RefObject<HTMLButtonElement | null> };

function InsightTabs({ insights, start }: InsightTabsProps) {
  const [active, setActive] = useState(insights[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const swipe = useSwipe((places) => {
    const next = insights[insights.findIndex(({ id }) => id === active) + places];
    if (next) setActive(next.id);
  });
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [active]);
  return (
    <Tabs.Root value={active} onValueChange={setActive}>
      <Tabs.List
        ref={list}
        aria-label={texts.tabs}
        className={cn(
          'mt-1 flex gap-1 rounded-md bg-ground p-1 ring-1 ring-line ring-inset',
          'max-md:scroll-smooth max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap',
        )}
      >
        {insights.map(({ id, name }, place) => (
          <Tabs.Trigger
            key={id}
            ref={place === 0 ? start : undefined}
            value={id}
            className={cn(
              'min-h-11 shrink-0 grow rounded-sm px-2 text-quiet text-sm transition-colors hover:text-ink',
              'data-[state=active]:bg-lifted data-[state=active]:text-ink data-[state=active]:shadow-card',
            )}
          >
            <span className="mx-auto block max-w-50 truncate">{name}</span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* All in one place, so that the window keeps the height of the longest. */}
      <div className="mt-6 grid touch-pan-y" {...swipe}>
        {insights.map((insight) => (
          <Tabs.Content
            key={insight.id}
            value={insight.id}
            forceMount
            tabIndex={-1}
            className="col-start-1 row-start-1 min-w-0 outline-none data-[state=inactive]:invisible data-[state=active]:animate-fade-in"
          >
            <InsightText {...insight} />
          </Tabs.Content>
        ))}
      </div>
      <Places count={insights.length} at={insights.findIndex(({ id }) => id === active)} />
    </Tabs.Root>
  );
}

/** Page dots on a phone, where not all tabs are visible. Screen readers get the tabs instead. */
function Places({ count, at }: { count: number; at: number }) {
  return (
    <div aria-hidden="true" className="mt-5 flex flex-wrap justify-center gap-2 md:hidden">
      {Array.from({ length: count }, (_, place) => (
        <span
          // The index is the only key available.
          key={place}
          className={cn('h-1.5 rounded-full transition-[width]', place === at ? 'w-5 bg-accent' : 'w-1.5 bg-edge')}
        />
      ))}
    </div>
  );
}

function InsightText({ name, insight, actionSuggestion }: InsightOfIdentity) {
  return (
    <>
      <h3 className="mt-1 font-display font-medium text-accent text-base tracking-[-0.01em]">{name}</h3>
      <p className="mt-2 text-ink text-lg">{insight}</p>
      <div className="mt-5 rounded-md bg-accent-soft px-4 py-3">
        <p className="font-medium text-quiet text-xs">{texts.action}</p>
        <p className="mt-1 text-base text-ink">{actionSuggestion}</p>
      </div>
    </>
  );
}

/** Follows one finger from where it is put down to where it leaves; up and down is left to scrolling. */
function useSwipe(onSwipe: (places: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { x, y } : null;
    },
    onPointerUp: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      const places = from.current && isPrimary ? placesSwiped(from.current, { x, y }) : 0;
      from.current = null;
      if (places !== 0) onSwipe(places);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

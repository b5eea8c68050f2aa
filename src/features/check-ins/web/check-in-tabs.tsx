import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { ShowSafety } from '#features/coach/contract.ts';
import type { PauseProposal } from '#features/pauses/contract.ts';
import { cn } from '#web/ui/cn.ts';
import { modalMessages } from '../modal-messages.ts';
import { CheckInChatTab } from './chat/check-in-chat-tab.tsx';
import type { CheckInTab } from './check-in-flow.ts';
import { CheckInForm } from './check-in-form.tsx';
import type { CheckInControl } from './use-check-in.ts';

const texts = modalMessages.tabs;
const TABS: readonly CheckInTab[] = ['ai', 'manual'];

type CheckInTabsProps = {
  control: CheckInControl;
  isToday: boolean;
  renderSafety: ShowSafety<ReactNode>;
  renderPause: (proposal: NonNullable<PauseProposal>) => ReactNode;
  limitCard: ReactNode;
};

/** The two ways to check in. Both edit the same progress. */
export function CheckInTabs({ control, isToday, renderSafety, renderPause, limitCard }: CheckInTabsProps) {
  const { flow, choose } = control;
  return (
    <Tabs.Root value={flow.tab} onValueChange={(tab) => choose(tab as CheckInTab)}>
      <Tabs.List
        aria-label={texts.label}
        className="mb-4 flex max-w-sm gap-1 rounded-md bg-ground p-1 ring-1 ring-line ring-inset"
      >
        {TABS.map((tab) => (
          <Tabs.Trigger
            key={tab}
            value={tab}
            className={cn(
              'min-h-11 flex-1 rounded-sm px-4 text-quiet text-sm transition-colors hover:text-ink',
              'data-[state=active]:bg-lifted data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:shadow-card',
            )}
          >
            {texts[tab]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="ai" tabIndex={-1} className="outline-none">
        <CheckInChatTab {...{ control, isToday, renderSafety, renderPause, limitCard }} />
      </Tabs.Content>
      <Tabs.Content value="manual" tabIndex={-1} className="outline-none">
        <CheckInForm control={control} isToday={isToday} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

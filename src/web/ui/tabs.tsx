import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode; disabled?: boolean }[];
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
};

/** Two or three views of the same thing in one place. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className } = props;
  const first = value === undefined ? (props.defaultValue ?? tabs[0]?.value) : undefined;
  return (
    <Radix.Root
      value={value}
      defaultValue={first}
      onValueChange={(next) => onValueChange?.(next as Value)}
      className={cn('flex flex-col gap-4', className)}
    >
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-md bg-ground p-1 ring-1 ring-line ring-inset"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled}
            className={cn(
              'inline-flex min-h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-sm px-4 font-medium text-quiet text-sm',
              'transition-colors hover:text-ink data-[state=active]:bg-lifted data-[state=active]:text-ink data-[state=active]:shadow-card',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-sm">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

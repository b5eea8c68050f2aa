import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '../cn.ts';
import { useGoingBack } from '../history/going-back.ts';

type MenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
  /** Open when it is first drawn: its script was loaded by the press. */
  defaultOpen?: boolean;
};

/** A list of things to do, opened by its trigger (one button, with a name of its own). */
export function Menu({ trigger, children, align = 'end', className, defaultOpen = false }: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(defaultOpen);
  useGoingBack(open, () => setOpen(false));
  useFirstEntryFocused(content, defaultOpen);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={cn(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto rounded-md bg-surface p-1.5',
            'text-ink shadow-lift outline-none ring-1 ring-line ring-inset',
            'origin-(--radix-dropdown-menu-content-transform-origin) data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A menu whose script was loaded by a key has not seen the key: the focus is led to its first entry, as with every other. */
function useFirstEntryFocused(content: RefObject<HTMLElement | null>, isLoadedByUse: boolean): void {
  const [isByKey] = useState(() => isLoadedByUse && document.activeElement?.matches(':focus-visible') === true);
  useEffect(() => {
    if (!isByKey) return;
    const frame = requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [content, isByKey]);
}

type ItemProps = ComponentProps<typeof Radix.Item> & { tone?: 'plain' | 'accent' | 'danger' };

/** One entry; with `asChild` the look goes to a link. */
export function MenuItem({ tone = 'plain', className, ...rest }: ItemProps) {
  const tones = { plain: 'text-ink', accent: 'text-accent', danger: 'text-danger' };
  return (
    <Radix.Item
      {...rest}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3 text-sm outline-none',
        'data-[disabled]:cursor-default data-[highlighted]:bg-raised data-[disabled]:opacity-55 [&_svg]:size-[1.125rem] [&_svg]:text-quiet',
        tones[tone],
        className,
      )}
    />
  );
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-line" />;
}

/** Words at the head of a menu or a group that cannot be chosen. */
export function MenuLabel({ children, className }: { children: ReactNode; className?: string }) {
  return <Radix.Label className={cn('px-3 py-2 text-quiet text-sm', className)}>{children}</Radix.Label>;
}

type MenuChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** A few choices side by side inside a menu, which stays open. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Radix.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className="mx-1.5 flex gap-0.5 rounded-sm bg-ground p-0.5 ring-1 ring-line ring-inset"
    >
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
          className={cn(
            'flex min-h-11 flex-1 cursor-pointer select-none items-center justify-center rounded-sm px-3 text-quiet text-sm outline-none',
            'data-[highlighted]:text-ink data-[highlighted]:outline-2 data-[highlighted]:outline-focus data-[highlighted]:-outline-offset-2',
            'data-[state=checked]:bg-lifted data-[state=checked]:font-medium data-[state=checked]:text-ink data-[state=checked]:shadow-card',
          )}
        >
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

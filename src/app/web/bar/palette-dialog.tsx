import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { barMessages } from '#features/bar/messages.ts';
import { tickHabit } from '#features/check-ins/web/tick/tick-habit.ts';
import { currentHabitsQuery } from '#features/plans/web/queries.ts';
import { useNavigate } from '#web/router/router.tsx';
import { apiQuery } from '#web/query-client.ts';
import { cn } from '#web/ui/cn.ts';
import { controlLook } from '#web/ui/form/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { pages } from '../router.tsx';
import { allCommands, type Command, commandsFor } from './commands.ts';

const texts = barMessages.palette;

type PaletteDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Focuses the box, with what was typed since the window was asked for. */
  onFocus: (box: HTMLInputElement | null) => void;
  /** Opens another window in its place. */
  onOpen: (window: 'bar' | 'shortcuts', said?: string) => void;
};

/** Everything that can be gone to, ticked or done, found by a few letters. */
export function PaletteDialog({ open, onClose, onFocus, onOpen }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        onFocus(input.current);
      }}
      title={texts.title}
      description={texts.description}
      hideDescription
      className="md:mt-[12dvh] md:mb-auto"
    >
      <Palette input={input} {...{ onClose, onOpen }} />
    </Dialog>
  );
}

function useCommands(): Command[] {
  const groups = useQuery(currentHabitsQuery).data ?? [];
  const today = useQuery(apiQuery('GET /api/check-ins/daily-status')).data?.today;
  const identities = (useQuery(apiQuery('GET /api/identities')).data ?? []).filter(({ archivedAt }) => !archivedAt);
  return today
    ? allCommands({ pages: pages.filter(({ access }) => access !== 'admin'), identities, groups, today })
    : [];
}

type PaletteProps = Omit<PaletteDialogProps, 'open' | 'onFocus'> & { input: RefObject<HTMLInputElement | null> };

function Palette({ input, onClose, onOpen }: PaletteProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const navigate = useNavigate();
  const commands = commandsFor(typed, useCommands());
  const place = Math.min(chosen, commands.length - 1);
  const optionId = (at: number) => `${list}-${at}`;
  useEffect(() => {
    document.getElementById(`${list}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }, [list, place]);
  const today = useQuery(apiQuery('GET /api/check-ins/daily-status')).data?.today;

  function run({ does }: Command): void {
    if ('opens' in does) return onOpen('shortcuts');
    if ('says' in does) return onOpen('bar', does.says);
    onClose();
    if ('goes' in does) navigate(does.goes);
    else if (today) tickHabit({ ...does.ticks, date: today });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const command = commands[place];
    if (step) setChosen((place + step + commands.length) % commands.length);
    else if (event.key === 'Enter' && command) run(command);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={texts.label}
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={optionId(place)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        className={controlLook}
      />
      <ul id={list} role="listbox" aria-label={texts.list} className="mt-3 flex flex-col gap-0.5">
        {commands.map((command, at) => (
          // The keyboard chooses in the box above.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <li
            key={command.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === place}
            onClick={() => run(command)}
            onPointerMove={() => setChosen(at)}
            className={cn(
              'flex min-h-11 cursor-default items-center justify-between gap-4 rounded-md px-3 py-2 text-base text-ink',
              at === place && 'bg-raised',
            )}
          >
            <span className="min-w-0 break-words leading-snug">{command.label}</span>
            <span className="shrink-0 text-quiet text-xs">{texts.kinds[command.kind]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

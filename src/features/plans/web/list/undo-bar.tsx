import { Undo2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { editMessages } from '#features/plans/edit-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { keepFocus } from '#web/ui/overlay/return-focus.ts';
import type { PlanHistory } from '../offer/plan-edits.ts';

const texts = editMessages.list;

export const UNDO_BUTTON = 'undo-last-change';

type UndoBarProps = {
  past: PlanHistory['past'];
  disabled: boolean;
  /** Id of what is focused once nothing is left to be taken back. */
  standIn: string;
  onUndo: () => void;
};

/** What was changed last, and taking it back: by the button, or with Ctrl or Cmd and Z outside of text. */
export function UndoBar({ past, disabled, standIn, onUndo }: UndoBarProps) {
  const last = past.at(-1);
  const undo = () => {
    onUndo();
    if (past.length === 1) keepFocus(standIn);
  };
  const bar = useRef<HTMLDivElement>(null);
  useUndoKeys(bar, last && !disabled ? undo : null);
  const did = last && texts.did[last.did.what](last.did.name);
  return (
    // Always there, so that what is said in it is heard.
    <div ref={bar} className={last ? 'flex min-w-0 items-center justify-between gap-3' : 'sr-only'}>
      <p role="status" className="min-w-0 truncate text-quiet text-sm">
        {did}
      </p>
      {last && (
        <Button id={UNDO_BUTTON} variant="quiet" size="sm" disabled={disabled} onClick={undo}>
          <Undo2 className="size-4" aria-hidden="true" />
          {texts.undo}
        </Button>
      )}
    </div>
  );
}

const WRITABLE = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';

const windowOf = (element: Element | null) => element?.closest('[role="dialog"]') ?? null;

/** Calls for Ctrl or Cmd and Z, unless what is written is meant, or another window than that of the bar. */
function useUndoKeys(bar: RefObject<Element | null>, undo: (() => void) | null): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, shiftKey, altKey } = event;
      const isUndo = (event.ctrlKey || event.metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z';
      if (!isUndo || !latest.current || !(target instanceof Element) || target.closest(WRITABLE)) return;
      if (windowOf(target) !== windowOf(bar.current)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [bar]);
}

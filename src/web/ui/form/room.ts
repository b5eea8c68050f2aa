import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { roomMessages as texts } from './messages.ts';

/** From how many characters before the end on they are counted down: a fifth of a short text. */
const getNear = (max: number) => Math.min(50, Math.ceil(max / 5));

/** Whether a text is longer than its field takes, without the spaces around it. */
export const isTooLong = (text: string, max: number): boolean => text.trim().length > max;

type Typed = Pick<ComponentProps<'input'>, 'maxLength' | 'value' | 'defaultValue'>;

/**
 * The room that is left in a field. Browsers cut off what is pasted beyond `maxLength`, without a word; here it stays, is said to be too long, and the
 * form around the field is not sent until it fits.
 */
export function useRoom(id: string, { maxLength: max = Number.POSITIVE_INFINITY, value, defaultValue }: Typed) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''));
  const text = value === undefined ? typed : String(value);
  const left = max - text.trim().length;
  const isOver = left < 0;
  useEffect(() => {
    const field = document.getElementById(id);
    const form = field?.closest('form');
    if (!isOver || !form) return;
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      field?.focus();
    };
    form.addEventListener('submit', refuse, { capture: true });
    return () => form.removeEventListener('submit', refuse, { capture: true });
  }, [id, isOver]);
  return {
    room: !isOver && left <= getNear(max) ? texts.left(left) : undefined,
    error: isOver ? texts.over(-left) : undefined,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(currentTarget.value),
  };
}

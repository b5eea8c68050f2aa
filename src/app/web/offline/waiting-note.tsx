import { CloudUpload } from 'lucide-react';
import { offlineMessages } from './messages.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';

const texts = offlineMessages.note;

/** Says on a card that today's check-in is not saved yet, and what it waits for. */
export function WaitingNote({ state }: Pick<WaitingCheckIn, 'state'>) {
  return (
    <p className="flex items-center gap-2 text-important text-sm">
      <CloudUpload className="size-4 shrink-0" strokeWidth={2.25} aria-hidden="true" />
      {texts[state === 'sending' ? 'waiting' : state]}
    </p>
  );
}

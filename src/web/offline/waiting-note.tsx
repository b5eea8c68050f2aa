import { CloudUpload } from 'lucide-react';
import { cn } from '../ui/cn.ts';
import { offlineMessages } from './messages.ts';
import type { WaitingCheckIn } from './waiting.ts';

const texts = offlineMessages.note;

/** Says on a card that today's check-in is not saved yet, and what it waits for. */
export function WaitingNote({ state }: Pick<WaitingCheckIn, 'state'>) {
  return (
    <p className={cn('flex items-center gap-2 text-sm', state === 'refused' ? 'text-danger' : 'text-important')}>
      <CloudUpload className="size-4 shrink-0" strokeWidth={2.25} aria-hidden="true" />
      {texts[state === 'sending' ? 'waiting' : state]}
    </p>
  );
}

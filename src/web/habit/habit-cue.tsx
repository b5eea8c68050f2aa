import { useState } from 'react';
import { toOwnWords } from '#core/habit/own-words.ts';
import { cn } from '#web/ui/cn.ts';

type HabitCueProps = {
  habit: { readonly description: string; readonly implementationIntention: string };
  className?: string;
};

/** When and where a habit is done, quietly: on a phone in two lines that a tap shows whole, elsewhere whole at once. Nothing of a habit without. */
export function HabitCue({ habit, className }: HabitCueProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { cue } = toOwnWords(habit);
  if (cue === '') return null;
  return (
    <>
      <span className={cn('break-words text-quiet text-xs max-md:hidden', className)}>{cue}</span>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setIsWhole(!isWhole)}
        className={cn(
          'touch min-h-6 min-w-0 max-w-full break-words rounded-sm text-left text-quiet text-xs md:hidden',
          className,
        )}
      >
        <span className={isWhole ? '' : 'line-clamp-2'}>{cue}</span>
      </button>
    </>
  );
}

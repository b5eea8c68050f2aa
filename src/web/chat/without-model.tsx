import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { apiQuery } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';

const TEXT = 'Answer without the model';
/** Milliseconds without a word after which nobody has to wait any longer. */
const PATIENCE = 6000;
/** Pixels from the lower end, with the button, at which a reader counts as being there. */
const NEAR = 96;

type WithoutModelProps = {
  /** The text of the answer so far: each new word starts the wait anew. */
  heard: string;
  onAnswer: () => void;
};

/** Offers the built-in engine's answer where a model takes its time; nothing where no model is asked. */
export function WithoutModel({ heard, onAnswer }: WithoutModelProps) {
  const [waitedAt, setWaitedAt] = useState<string | null>(null);
  const [isChosen, setChosen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedAt(heard), PATIENCE);
    return () => clearTimeout(timer);
  }, [heard]);
  const isLong = waitedAt === heard;
  const { data: engine } = useQuery({
    ...apiQuery('GET /api/coach'),
    enabled: isLong,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isOffered = isLong && !isChosen && engine !== undefined && engine.provider !== 'builtin';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const log = isOffered ? button.current?.closest('[role=log]') : null;
    // It comes below what its reader has in view: only whoever was at the end is taken along, and only within the box.
    if (log && log.scrollHeight - log.clientHeight - log.scrollTop < NEAR) log.scrollTop = log.scrollHeight;
  }, [isOffered]);
  if (!isOffered) return null;
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes, and the focus with it: the next thing is said in the box.
    const boxes = currentTarget.closest('main, [role=dialog]')?.querySelectorAll('textarea') ?? [];
    [...boxes].at(-1)?.focus({ preventScroll: true });
    setChosen(true);
    onAnswer();
  };
  return (
    <Button ref={button} variant="quiet" size="sm" className="mt-3 animate-pop-in" onClick={choose}>
      {TEXT}
    </Button>
  );
}

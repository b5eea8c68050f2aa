import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';

const TEXT = 'Answer without the model';
/** Milliseconds without a word after which nobody has to wait any longer. */
const PATIENCE = 6000;

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
  if (!isLong || isChosen || !engine || engine.provider === 'builtin') return null;
  const choose = () => {
    setChosen(true);
    onAnswer();
  };
  return (
    <Button variant="quiet" size="sm" className="mt-3 animate-pop-in" onClick={choose}>
      {TEXT}
    </Button>
  );
}

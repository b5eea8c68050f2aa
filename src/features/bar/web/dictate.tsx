import { Mic, Square } from 'lucide-react';
import { useState } from 'react';
import { barMessages } from '#features/bar/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useDictation } from './use-dictation.ts';

const texts = barMessages.dictate;

/** Dictating by the browser, with a word on where the sound goes before it begins. Nothing where the browser cannot. */
export function Dictate({ onWords }: { onWords: (words: string) => void }) {
  const dictation = useDictation(onWords);
  const [isAsked, setAsked] = useState(false);
  if (!dictation) return null;
  const { state, start, stop } = dictation;
  if (state === 'listening') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="text-ink text-sm">
          {texts.listening}
        </p>
        <Button variant="quiet" size="sm" onClick={stop}>
          <Square className="size-3.5 fill-current" aria-hidden="true" />
          {texts.stop}
        </Button>
      </div>
    );
  }
  const begin = () => {
    setAsked(false);
    start();
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {isAsked ? (
        <>
          <p className="measure text-quiet text-sm">{texts.where}</p>
          <div className="flex flex-wrap gap-2">
            {/* The button that led here is gone. */}
            <Button autoFocus variant="quiet" size="sm" className="min-h-11" onClick={begin}>
              <Mic aria-hidden="true" />
              {texts.begin}
            </Button>
            <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setAsked(false)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      ) : (
        <Button variant="ghost" size="sm" className="-ml-3 min-h-11" onClick={() => setAsked(true)}>
          <Mic aria-hidden="true" />
          {texts.start}
        </Button>
      )}
      {state === 'refused' && (
        <p role="alert" className="text-quiet text-sm">
          {texts.refused}
        </p>
      )}
    </div>
  );
}

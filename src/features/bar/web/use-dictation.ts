import { useEffect, useRef, useState } from 'react';

type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } };
type SpeechEvent = { readonly resultIndex: number; readonly results: ArrayLike<Result> };

/** What browsers have of the Web Speech API; its types are not part of the DOM's. */
type Recognition = {
  lang: string;
  continuous: boolean;
  addEventListener: ((event: 'result', listen: (event: SpeechEvent) => void) => void) &
    ((event: 'error' | 'end', listen: () => void) => void);
  start: () => void;
  abort: () => void;
  stop: () => void;
};
type Speaking = { SpeechRecognition?: new () => Recognition; webkitSpeechRecognition?: new () => Recognition };

const recogniser = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Speaking;
  return SpeechRecognition ?? webkitSpeechRecognition;
};

export type Dictation = 'off' | 'listening' | 'refused';

/** Turns what is said into words by the browser, where it can: off until `start`. Null where the browser has nothing of the kind. */
export function useDictation(onWords: (words: string) => void) {
  const [state, setState] = useState<Dictation>('off');
  const working = useRef<Recognition | null>(null);
  const heard = useRef(onWords);
  useEffect(() => {
    heard.current = onWords;
  });
  useEffect(() => () => working.current?.abort(), []);
  const Recogniser = recogniser();
  if (!Recogniser) return null;

  function start(): void {
    if (!Recogniser || working.current) return;
    const recognition = new Recogniser();
    working.current = recognition;
    recognition.lang = document.documentElement.lang || 'en-GB';
    recognition.continuous = true;
    recognition.addEventListener('result', ({ resultIndex, results }) => {
      const said = Array.from(results).slice(resultIndex);
      const words = said.flatMap((result) => (result.isFinal ? result[0].transcript.trim() : [])).join(' ');
      if (words !== '') heard.current(words);
    });
    recognition.addEventListener('error', () => setState('refused'));
    recognition.addEventListener('end', () => {
      working.current = null;
      setState((now) => (now === 'refused' ? now : 'off'));
    });
    setState('listening');
    try {
      recognition.start();
    } catch {
      working.current = null;
      setState('refused');
    }
  }
  return { state, start, stop: () => working.current?.stop() };
}

import { useSyncExternalStore } from 'react';
import { INSTALLING, installing } from './install-event.ts';

export type InstallState = 'installed' | 'offered' | 'by-hand';

function isStandalone(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

function stateNow(): InstallState {
  if (installing.isDone || isStandalone()) return 'installed';
  return installing.prompt ? 'offered' : 'by-hand';
}

function subscribe(onChange: () => void): () => void {
  const display = matchMedia('(display-mode: standalone)');
  addEventListener(INSTALLING, onChange);
  display.addEventListener('change', onChange);
  return () => {
    removeEventListener(INSTALLING, onChange);
    display.removeEventListener('change', onChange);
  };
}

/**
 * Whether the app is installed here, the browser offers to, or the user has to do it by hand; and a function that shows the browser's prompt. That works
 * once: after a refusal it is `by-hand` until the browser offers again.
 */
export function useInstall() {
  const state = useSyncExternalStore(subscribe, stateNow);
  async function install(): Promise<void> {
    const { prompt } = installing;
    installing.prompt = null;
    await prompt?.prompt();
    dispatchEvent(new Event(INSTALLING));
  }
  return { state, install };
}

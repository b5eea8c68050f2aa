import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '#web/ui/status/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { installing } from './install-event.ts';
import { pwaMessages } from '../messages.ts';
import { useInstall } from './use-install.ts';

const texts = pwaMessages.install;
const DISMISSED = 'taylr-install-dismissed';
/** Milliseconds between the browser's offer, or the end of what stood here before, and the banner. */
const DELAY = 2000;

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED) === 'yes';
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    sessionStorage.setItem(DISMISSED, 'yes');
  } catch {
    // Storage is forbidden: the banner then stays away until the page is left.
  }
}

/**
 * Offers to install the app, two seconds after the browser does and it is its turn; not again in a session in which it was sent away. Before and after
 * that its place is what else stands there.
 */
export function InstallBanner({ otherwise = null }: { otherwise?: ReactNode }) {
  const { state, install } = useInstall();
  const [isDismissed, setIsDismissed] = useState(wasDismissed);
  const [isTime, setIsTime] = useState(false);
  const [turn] = useState(() => performance.now());
  const isOffered = state === 'offered' && !isDismissed;

  useEffect(() => {
    if (!isOffered) return;
    // Nor under a finger that has just sent something else away.
    const timer = setTimeout(setIsTime, DELAY - (performance.now() - Math.max(installing.since, turn)), true);
    return () => clearTimeout(timer);
  }, [isOffered, turn]);

  if (!isOffered || !isTime) return otherwise;
  const dismiss = () => {
    keepDismissed();
    setIsDismissed(true);
  };
  return (
    <Banner
      Icon={Download}
      title={texts.banner.title}
      text={texts.banner.text}
      action={
        <Button variant="quiet" onClick={() => void install()}>
          {texts.button}
        </Button>
      }
      dismiss={texts.banner.dismiss}
      onDismiss={dismiss}
    />
  );
}

import { Sparkles, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '#web/router/router.tsx';
import { initialiseDeviceSettings, readDeviceSettings } from '#features/push/web/device/device-settings.ts';
import { browserZone } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { AppUpdates } from './app-updates.ts';
import { appWorker } from './app-worker.ts';
import { pwaMessages } from './messages.ts';
import { keepTypedText, restoreTypedText } from './typed-text.ts';
import type { FromWorker } from './worker-messages.ts';
import { cn } from '#web/ui/cn.ts';

const texts = pwaMessages.update;

/** Milliseconds between two looks whether the dialog that holds a reload up has been closed. */
const DIALOG_LOOK = 500;

/** Reloads the page and keeps what is being typed; waits until the open dialog is closed. */
function reloadKeeping(userId: string): void {
  if (document.querySelector('[role="dialog"]')) {
    setTimeout(reloadKeeping, DIALOG_LOOK, userId);
    return;
  }
  keepTypedText(userId);
  location.reload();
}

/** Brings the push subscription of this device in order. A failed repair is retried at the next start. */
async function repairPush(userId: string): Promise<void> {
  await import('#features/push/web/device/push-device.ts')
    .then(({ healPush }) => healPush(userId))
    .catch(() => undefined);
}

/** Goes to the address of a clicked notification without a reload. */
function useWorkerWord(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = ({ data, ports }: MessageEvent<FromWorker>) => {
      ports[0]?.postMessage('gone');
      navigate(data.path);
    };
    const ended = new AbortController();
    navigator.serviceWorker?.addEventListener('message', listen, { signal: ended.signal });
    return () => ended.abort();
  }, [navigate]);
}

/** The app's device side: keeps its service worker up to date and repairs its push subscription. Renders only the offer of a new version. */
export function Pwa({ userId }: { userId: string }) {
  const [isOffered, setIsOffered] = useState(false);
  const updates = useRef<AppUpdates>(null);
  useWorkerWord();

  useEffect(() => {
    let isGone = false;
    restoreTypedText(userId);
    initialiseDeviceSettings(userId, browserZone());
    if (readDeviceSettings().pushNotificationsEnabled) void repairPush(userId);
    void appWorker().then((registration) => {
      if (!registration || isGone) return;
      updates.current = new AppUpdates(registration, { onOffer: setIsOffered, reload: () => reloadKeeping(userId) });
    });
    return () => {
      isGone = true;
      updates.current?.stop();
      updates.current = null;
    };
  }, [userId]);

  if (!isOffered) return null;
  return <UpdateOffer onAccept={() => updates.current?.accept()} onLater={() => setIsOffered(false)} />;
}

type UpdateOfferProps = { onAccept: () => void; onLater: () => void };

/** The offer of a newer version: one click updates all open tabs. Placed like a toast, beneath dialogs. */
function UpdateOffer({ onAccept, onLater }: UpdateOfferProps) {
  const [isBusy, setIsBusy] = useState(false);
  const accept = () => {
    setIsBusy(true);
    onAccept();
  };
  return (
    <div
      role="status"
      className={cn(
        'fixed inset-x-0 top-18 z-30 mx-auto flex w-fit max-w-[calc(100%-2rem)] animate-pop-in items-center gap-3 rounded-md',
        'bg-lifted p-2 pl-4 text-ink shadow-lift ring-1 ring-line ring-inset',
      )}
    >
      <Sparkles className="size-4 shrink-0 text-accent" aria-hidden="true" />
      <p className="mr-2 font-medium text-sm">{texts.title}</p>
      <Button busy={isBusy} onClick={accept}>
        {texts.button}
      </Button>
      <Button variant="ghost" size="icon" aria-label={texts.later} onClick={onLater}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}

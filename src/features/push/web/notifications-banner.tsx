import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '#web/ui/status/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { deviceMessages } from '../device-messages.ts';
import { isOfferedToday, keepDismissed } from './offered-today.ts';
import { useNotificationsOffer } from './use-notifications-offer.ts';

const texts = deviceMessages.banner;

type NotificationsBannerProps = {
  userId: string;
  today: string;
  /** Called once it was answered or sent away. */
  onAnswered: () => void;
};

/** Offers notifications on the dashboard, as long as the browser's question is open and once a day at most. */
export function NotificationsBanner({ userId, today, onAnswered }: NotificationsBannerProps) {
  const { permission, isEnabling, enable } = useNotificationsOffer(userId, 'banner');
  const [isDismissed, setIsDismissed] = useState(false);
  const isShown = !isDismissed && (isEnabling || (permission === 'default' && isOfferedToday(today)));
  const latest = useRef(onAnswered);
  useEffect(() => {
    latest.current = onAnswered;
  });
  useEffect(() => {
    if (!isShown) latest.current();
  }, [isShown]);
  if (!isShown) return null;
  const dismiss = () => {
    keepDismissed(today);
    setIsDismissed(true);
  };
  return (
    <Banner
      Icon={BellRing}
      title={texts.title}
      text={texts.text}
      action={
        <Button variant="quiet" busy={isEnabling} busyLabel={texts.enabling} onClick={() => void enable()}>
          {texts.enable}
        </Button>
      }
      dismiss={texts.dismiss}
      onDismiss={dismiss}
    />
  );
}

import { Link } from 'react-router';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { AccountCard } from '#features/account/web/account-card.tsx';
import { ActivityCard } from '#features/account/web/activity-card.tsx';
import { DeleteAccountCard } from '#features/account/web/delete-account-card.tsx';
import { SessionsCard } from '#features/account/web/sessions-card.tsx';
import { ConversationsCard } from '#features/conversations/web/conversations-card.tsx';
import { CoachEngineCard } from '#features/coach/web/coach-engine-card.tsx';
import { MemoryCard } from '#features/memories/web/memory-card.tsx';
import { KeepCopy } from '#features/own-data/web/keep-copy.tsx';
import { OwnDataCard } from '#features/own-data/web/own-data-card.tsx';
import { PausesCard } from '#features/pauses/web/pauses-card.tsx';
import { NotificationsCard } from '#features/preferences/web/notifications-card.tsx';
import { PushCard } from '#features/push/web/push-card.tsx';
import { ThemeCard } from '#features/preferences/web/theme-card.tsx';
import { TimezoneCard } from '#features/preferences/web/timezone-card.tsx';
import { WeekCard } from '#features/preferences/web/week-card.tsx';
import { Page } from '../frame/page.tsx';
import { InstallCard } from '../pwa/install-card.tsx';
import { Button } from '../ui/button.tsx';
import { DownloadOffer } from '../ui/download-offer.ts';

const texts = accountSettingsMessages;

/** Every card of the settings, in their order. A feature that can be set adds its card here. */
const cards = [
  { name: 'theme', Card: ThemeCard },
  { name: 'account', Card: AccountCard },
  { name: 'notifications', Card: NotificationsCard },
  { name: 'push', Card: PushCard },
  { name: 'install', Card: InstallCard },
  { name: 'week', Card: WeekCard },
  { name: 'pauses', Card: PausesCard },
  { name: 'timezone', Card: TimezoneCard },
  { name: 'coach', Card: CoachEngineCard },
  { name: 'memory', Card: MemoryCard },
  { name: 'conversations', Card: ConversationsCard },
  { name: 'own-data', Card: OwnDataCard },
  { name: 'sessions', Card: SessionsCard },
  { name: 'activity', Card: ActivityCard },
  { name: 'delete account', Card: DeleteAccountCard },
];

/** What can be set, one card a subject. */
export function SettingsPage() {
  return (
    <Page width="narrow" title={texts.title} subtitle={texts.subtitle}>
      <div className="flex flex-col gap-4">
        <DownloadOffer value={<KeepCopy />}>
          {cards.map(({ name, Card }) => (
            <Card key={name} />
          ))}
        </DownloadOffer>
      </div>
      <Button asChild variant="ghost" className="mt-4 -ml-4">
        <Link to="/privacy">{texts.privacy}</Link>
      </Button>
    </Page>
  );
}

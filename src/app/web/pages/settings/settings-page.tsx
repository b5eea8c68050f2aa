import { Link } from 'react-router';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { AccountCard } from '#features/account/web/account-card.tsx';
import { ActivityCard } from '#features/activity/web/activity-card.tsx';
import { DeleteAccountCard } from '#features/account/web/delete-account-card.tsx';
import { SessionsCard } from '#features/account/web/sessions-card.tsx';
import { ConversationsCard } from '#features/conversations/web/conversations-card.tsx';
import { CoachEngineCard } from '#features/coach/web/coach-engine-card.tsx';
import { MemoryCard } from '#features/memories/web/memory-card.tsx';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { DataExportCard } from '#features/data-export/web/data-export-card.tsx';
import { PausesCard } from '#features/pauses/web/pauses-card.tsx';
import { NotificationsCard } from '#features/preferences/web/notifications-card.tsx';
import { PushCard } from '#features/push/web/push-card.tsx';
import { ThemeCard } from '#features/preferences/web/theme-card.tsx';
import { TimezoneCard } from '#features/preferences/web/timezone-card.tsx';
import { WeekCard } from '#features/preferences/web/week-card.tsx';
import { Page } from '#app/web/layout/page.tsx';
import { InstallCard } from '#app/web/pwa/install/install-card.tsx';
import { leaveDeletedAccount } from '#app/web/session/log-out.ts';
import { useUser } from '#app/web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadOffer } from '#web/ui/download-offer.ts';

const texts = accountSettingsMessages;

const Push = () => <PushCard userId={useUser().id} />;
const DeleteAccount = () => <DeleteAccountCard onDeleted={leaveDeletedAccount} />;

/** Every card of the settings by what it is about, in their order. A feature that can be set adds its card here. */
const groups = [
  { id: 'you', title: texts.groups.you, cards: [AccountCard, ThemeCard, InstallCard] },
  { id: 'reminders', title: texts.groups.reminders, cards: [NotificationsCard, Push] },
  { id: 'your-week', title: texts.groups.week, cards: [WeekCard, PausesCard, TimezoneCard] },
  { id: 'coach', title: texts.groups.coach, cards: [CoachEngineCard, MemoryCard, ConversationsCard] },
  { id: 'data', title: texts.groups.data, cards: [DataExportCard, SessionsCard, ActivityCard, DeleteAccount] },
];

/** What can be set, one card a subject. */
export function SettingsPage() {
  return (
    <Page width="narrow" title={texts.title} subtitle={texts.subtitle}>
      <nav aria-label={texts.contents} className="-mt-2 mb-8">
        <ul className="-mx-3 flex flex-wrap">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-sm px-3 text-quiet text-sm underline decoration-edge underline-offset-4 hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DownloadOffer value={<KeepCopy />}>
        <div className="flex flex-col gap-12">
          {groups.map(({ id, title, cards }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-4">
              <h2 id={`${id}-title`} className="font-medium text-quiet text-sm">
                {title}
              </h2>
              {cards.map((Card, place) => (
                <Card key={`${id}-${place}`} />
              ))}
            </section>
          ))}
        </div>
      </DownloadOffer>
      <div className="mt-6 -ml-4 flex">
        <Button asChild variant="ghost">
          <Link to="/help">{texts.help}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/privacy">{texts.privacy}</Link>
        </Button>
      </div>
    </Page>
  );
}

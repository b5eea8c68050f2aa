import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { AccountCard } from '#features/account/web/account-card.tsx';
import { ChannelsCard } from '#features/channels/web/channels-card.tsx';
import { ActivityCard } from '#features/activity/web/activity-card.tsx';
import { DeleteAccountCard } from '#features/account/web/delete-account-card.tsx';
import { SessionsCard } from '#features/account/web/sessions-card.tsx';
import { ConversationsCard } from '#features/conversations/web/conversations-card.tsx';
import { CoachEngineCard } from '#features/coach/web/coach-engine-card.tsx';
import { MemoryCard } from '#features/memories/web/memory-card.tsx';
import { DataExportCard } from '#features/data-export/web/data-export-card.tsx';
import { PausesCard } from '#features/pauses/web/pauses-card.tsx';
import { NotificationsCard } from '#features/preferences/web/notifications-card.tsx';
import { PushCard } from '#features/push/web/push-card.tsx';
import { ThemeCard } from '#features/preferences/web/theme-card.tsx';
import { TimezoneCard } from '#features/preferences/web/timezone-card.tsx';
import { WeekCard } from '#features/preferences/web/week-card.tsx';
import { InstallCard } from '#app/web/pwa/install/install-card.tsx';
import { leaveDeletedAccount } from '#app/web/session/log-out.ts';
import { useUser } from '#app/web/session/use-session.ts';
import { toolCards } from './tool-cards.ts';

const texts = accountSettingsMessages.groups;

const Push = () => <PushCard userId={useUser().id} />;
const DeleteAccount = () => <DeleteAccountCard onDeleted={leaveDeletedAccount} />;

/** Every card of the settings by what it is about, in their order. A feature that can be set adds its card here. */
export const settingsGroups = [
  { id: 'you', title: texts.you, cards: [AccountCard, ThemeCard, InstallCard] },
  { id: 'reminders', title: texts.reminders, cards: [NotificationsCard, Push, ChannelsCard] },
  { id: 'your-week', title: texts.week, cards: [WeekCard, PausesCard, TimezoneCard] },
  { id: 'coach', title: texts.coach, cards: [CoachEngineCard, MemoryCard, ConversationsCard] },
  { id: 'tools', title: texts.tools, cards: toolCards },
  { id: 'data', title: texts.data, cards: [DataExportCard, SessionsCard, ActivityCard, DeleteAccount] },
];

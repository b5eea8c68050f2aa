import type { ComponentType } from 'react';
import type { SettingsGroup } from '#contract/settings-groups.ts';
import { AccountCard } from '#features/account/web/account-card.tsx';
import { ChannelsCard } from '#features/channels/web/channels-card.tsx';
import { ConversationsCard } from '#features/conversations/web/conversations-card.tsx';
import { CoachEngineCard } from '#features/coach/web/coach-engine-card.tsx';
import { MemoryCard } from '#features/memories/web/memory-card.tsx';
import { PausesCard } from '#features/pauses/web/pauses-card.tsx';
import { NotificationsCard } from '#features/preferences/web/notifications-card.tsx';
import { PushCard } from '#features/push/web/push-card.tsx';
import { ThemeCard } from '#features/preferences/web/theme-card.tsx';
import { TimezoneCard } from '#features/preferences/web/timezone-card.tsx';
import { WeekCard } from '#features/preferences/web/week-card.tsx';
import { InstallCard } from '#app/web/pwa/install/install-card.tsx';
import { useUser } from '#app/web/session/use-session.ts';
import { dataCards } from './data-cards.tsx';
import { toolCards } from './tool-cards.ts';

const Push = () => <PushCard userId={useUser().id} />;

/** Every card of the settings by what it is about, in their order. A feature that can be set adds its card here. */
export const groupCards: Record<SettingsGroup, readonly ComponentType[]> = {
  you: [AccountCard, ThemeCard, InstallCard],
  reminders: [NotificationsCard, Push, ChannelsCard],
  'your-week': [WeekCard, PausesCard, TimezoneCard],
  coach: [CoachEngineCard, MemoryCard, ConversationsCard],
  tools: toolCards,
  data: dataCards,
};

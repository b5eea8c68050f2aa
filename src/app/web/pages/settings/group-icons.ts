import { Bell, CalendarDays, type LucideIcon, MessageCircle, Plug, ShieldCheck, UserRound } from 'lucide-react';
import type { SettingsGroup } from '#contract/settings-groups.ts';

export const groupIcons: Record<SettingsGroup, LucideIcon> = {
  you: UserRound,
  reminders: Bell,
  'your-week': CalendarDays,
  coach: MessageCircle,
  tools: Plug,
  data: ShieldCheck,
};

import { AndroidBadgeCard } from '#app/web/pwa/android-badge-card.tsx';
import { InsightPopup } from '#features/progress/web/insight-popup.tsx';
import { StrengthLine } from '#features/progress/web/evidence/strength-line.tsx';
import { Wins } from '#features/progress/web/wins/wins.tsx';
import { KeepDrawing } from './keep-drawing.tsx';
import { DayLine } from './day-line.tsx';
import { UsageAndNews } from './usage-and-news.tsx';

/** What the dashboard shows once it stands: loaded together, as one script. */
export const later = {
  AndroidBadgeCard,
  InsightPopup,
  StrengthLine,
  DayLine,
  KeepDrawing,
  UsageCard: UsageAndNews,
  Wins,
};

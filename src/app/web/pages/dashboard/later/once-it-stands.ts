import { lazyPart } from '#web/ui/status/lazy-part.ts';

const load = () => import('./later.tsx').then(({ later }) => later);

/*
 * Parts that are drawn once the page stands; whoever shows one keeps its room until then.
 */
export const AndroidBadgeCard = lazyPart(() => load().then((all) => all.AndroidBadgeCard));
export const InsightPopup = lazyPart(() => load().then((all) => all.InsightPopup));
export const StrengthLine = lazyPart(() => load().then((all) => all.StrengthLine));
export const DayLine = lazyPart(() => load().then((all) => all.DayLine));
export const KeepDrawing = lazyPart(() => load().then((all) => all.KeepDrawing));
export const UsageCard = lazyPart(() => load().then((all) => all.UsageCard));
export const Wins = lazyPart(() => load().then((all) => all.Wins));

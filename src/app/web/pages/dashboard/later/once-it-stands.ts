import { lazy } from 'react';

const load = () => import('./later.tsx').then(({ later }) => later);

/*
 * Parts that are drawn once the page stands; whoever shows one keeps its room until then.
 */
export const AndroidBadgeCard = lazy(() => load().then((all) => ({ default: all.AndroidBadgeCard })));
export const InsightPopup = lazy(() => load().then((all) => ({ default: all.InsightPopup })));
export const StrengthLine = lazy(() => load().then((all) => ({ default: all.StrengthLine })));
export const DayLine = lazy(() => load().then((all) => ({ default: all.DayLine })));
export const UsageCard = lazy(() => load().then((all) => ({ default: all.UsageCard })));
export const Wins = lazy(() => load().then((all) => ({ default: all.Wins })));

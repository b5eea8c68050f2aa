import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { addDays, toLocalTime } from '#core/calendar/calendar.ts';
import { SECOND } from '#core/calendar/durations.ts';
import { asOfDay } from '#web/bootstrap/as-of-day.ts';
import { type Bootstrap, bootstrapQuery, seed } from '#web/bootstrap/bootstrap.ts';
import { dayNow, getZone } from '#web/bootstrap/day-now.ts';
import { untilNextDay } from '#web/bootstrap/new-day.ts';
import { setStoredAt } from '#web/device/waiting.ts';
import { keepPictures, type Picture } from '#web/kept-session.ts';
import { createQueryClient } from '#web/query-client.ts';
import { Routing } from '#web/router/router.tsx';
import { greetingAt } from '../pages/dashboard/greeting.ts';
import { App, loadPage } from '../router.tsx';
import { InPicture } from './in-picture.ts';

const HOURS = 24;
/** Milliseconds after which a picture is given up. */
const PATIENCE = 20 * SECOND;
const HOME = { pathname: '/', search: '', hash: '', state: null };

type Of = { print: string; build: string; bootstrap: Bootstrap; at: string; isCurrent: () => boolean };

/**
 * Draws the first screen of today and of tomorrow, where nobody sees it, for the service worker to show at the next opening before any script has run.
 * Drawn as hidden, no effect of it runs, and in small pieces, between which the page answers.
 */
export async function makePictures({ print, build, bootstrap, at, isCurrent }: Of): Promise<void> {
  await loadPage(HOME.pathname);
  const { user, preferences } = bootstrap;
  const now = new Date();
  const today = dayNow(preferences, now);
  const midnight = now.getTime() + untilNextDay(preferences, now);
  const pictures: Picture[] = [];
  for (const [nth, from] of [now.getTime(), midnight].entries()) {
    const html = await draw(asOfDay(bootstrap, addDays(today, nth)), at);
    if (html === null || !isCurrent()) return;
    pictures.push({ from, until: from + untilNextDay(preferences, new Date(from)), html });
  }
  await keepPictures(print, { userId: user.id, build, offset: now.getTimezoneOffset(), pictures });
}

/** The first screen as text, marked as of an earlier moment; null when it does not come to stand. */
async function draw(bootstrap: Bootstrap, at: string): Promise<string | null> {
  const client = createQueryClient();
  seed(client, bootstrap);
  client.setQueryData(bootstrapQuery.queryKey, bootstrap);
  setStoredAt(client, at);
  const place = document.createElement('div');
  const root = createRoot(place);
  const stands = new Promise<boolean>((resolve) => {
    new MutationObserver((_changes, observer) => {
      observer.disconnect();
      resolve(true);
    }).observe(place, { childList: true });
    setTimeout(resolve, PATIENCE, false);
  });
  startTransition(() =>
    root.render(
      <Activity mode="hidden">
        <QueryClientProvider client={client}>
          <InPicture value={true}>
            <Routing place={HOME} navigate={() => undefined}>
              <App />
            </Routing>
          </InPicture>
        </QueryClientProvider>
      </Activity>,
    ),
  );
  const html = (await stands) ? toText(place, bootstrap) : null;
  root.unmount();
  return html;
}

/** Without styles in the text, which the policy of the page forbids: picture.js sets them. */
function toText(place: HTMLElement, { user, preferences }: Bootstrap): string | null {
  const title = place.querySelector('h1');
  if (!title) return null;
  const name = user.isGuest ? null : user.firstName;
  const now = new Date();
  const ahead = HOURS + toLocalTime(now, getZone(preferences)).hour - now.getHours();
  const greetings = Array.from({ length: HOURS }, (_none, hour) => greetingAt(name, (hour + ahead) % HOURS));
  // By the hour of the device, whose zone may not be theirs.
  title.dataset.byHour = JSON.stringify(greetings);
  // So React hides what is drawn as hidden.
  for (const part of place.children) (part as HTMLElement).style.removeProperty('display');
  for (const part of place.querySelectorAll<HTMLElement>('[style]')) {
    part.dataset.css = part.style.cssText;
    part.removeAttribute('style');
  }
  return place.innerHTML;
}

import '#web/theme/app.css';
import './pwa/install/install-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '#web/router/router.tsx';
import { SECOND } from '#core/calendar/durations.ts';
import { adoptServerTheme, applyStored } from '#web/theme/theme.ts';
import { queryClient } from '#web/query-client.ts';
import { Toasts } from '#web/ui/status/toasts.tsx';
import { App, loadPage } from './router.tsx';
import { keepSeen } from '#features/progress/web/wins/seen-before.ts';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { CrashGuard } from './session/crash-guard.tsx';

/** Milliseconds for which the shell stands alone while data and page are on their way. */
const SHELL_STANDS = SECOND;

function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // In a transition React draws in small pieces, between which the page answers.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <CrashGuard>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </CrashGuard>
          <Toasts />
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}

applyStored();
// Kept on the device they cost no way: words are then drawn once. Over a network the scripts go first.
if (navigator.serviceWorker?.controller) {
  for (const face of ['Inter', 'Fraunces']) document.fonts.load(`1em '${face} Variable'`).catch(() => undefined);
}
// The user's data and the page's chunk, in parallel. Each failure is reported where the data or the page is used.
const data = queryClient.fetchQuery(bootstrapQuery).catch(() => adoptServerTheme(null));
const page = loadPage(location.pathname).catch(() => undefined);
// The last known day stands as long as need be, and what was ticked in it stands in the first thing that the app draws.
const drawing = document.getElementById('drawn');
const ticks =
  drawing &&
  Promise.all([import('#features/check-ins/web/tick/early-ticks.ts'), data])
    .then(([{ takeEarlyTicks }]) =>
      takeEarlyTicks(drawing, ({ currentHabits: groups, evidence }) => keepSeen({ groups, evidence })),
    )
    .catch(() => undefined);
const patience = new Promise((resolve) => drawing ?? setTimeout(resolve, SHELL_STANDS));
// Not awaited here: the page's chunk imports this one, which would wait for itself.
void Promise.race([Promise.all([data, page, ticks]), patience]).then(draw);

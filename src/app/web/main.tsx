import '#web/theme/app.css';
import './pwa/install/install-event.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';
import { adoptServerTheme, applyStored } from '#web/theme/theme.ts';
import { queryClient } from '#web/query-client.ts';
import { App, pages } from './router.tsx';
import { bootstrapQuery } from '#web/bootstrap/bootstrap.ts';
import { CrashGuard } from './session/crash-guard.tsx';

const ToastHost = lazy(() => import('#web/ui/status/toast.tsx').then((m) => ({ default: m.ToastHost })));

applyStored();

// Fetches the user's data and the page's chunk in parallel. Each failure is reported where the data or the page is used.
queryClient.fetchQuery(bootstrapQuery).catch(() => adoptServerTheme(null));
pages
  .find((page) => matchPath(page.path, location.pathname))
  ?.load()
  .catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <CrashGuard>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </CrashGuard>
      <Suspense>
        <ToastHost />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);

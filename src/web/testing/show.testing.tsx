import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { MemoryRouter } from '#web/testing/memory-router.testing.tsx';
import { createQueryClient } from '#web/query-client.ts';
import { ToastHost } from '#web/ui/status/toast.tsx';

/** Renders a part of the app at an address, in strict mode, with toasts and its own cache. */
export function show(part: ReactNode, { at, client = createQueryClient() }: { at: string; client?: QueryClient }) {
  const shown = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <MemoryRouter at={at}>{part}</MemoryRouter>
        <ToastHost />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { ...shown, client };
}

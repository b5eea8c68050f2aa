import type { ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

afterEach(cleanup);
// The module remembers the previous page, even across tests: reset it, so that the first page is really the first.
beforeEach(() => vi.resetModules());

/** The first of two pages, a link to the second, and what else stands there. */
async function showTwo(beside: ReactNode): Promise<void> {
  const { Link } = await import('#web/router/link.tsx');
  const { Route, Routes } = await import('#web/router/router.tsx');
  const { MemoryRouter } = await import('#web/testing/memory-router.testing.tsx');
  const { Page } = await import('./page.tsx');
  render(
    <MemoryRouter at="/one">
      <Link to="/two">onwards</Link>
      {beside}
      <Routes>
        <Route path="/one" element={<Page title="One" />} />
        <Route path="/two" element={<Page title="Two" />} />
      </Routes>
    </MemoryRouter>,
  );
}

describe('a page', () => {
  it('leaves the focus alone when it is the first, and takes it to the title after a navigation', async () => {
    await showTwo(null);
    expect([document.activeElement, document.title]).toEqual([document.body, 'One · Taylr']);
    fireEvent.click(screen.getByText('onwards'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }));
    expect(document.title).toBe('Two · Taylr');
  });

  it('that comes while somebody writes in a window leaves the focus there', async () => {
    await showTwo(
      <div role="dialog" data-state="open">
        <input aria-label="Search" />
      </div>,
    );
    screen.getByRole('textbox').focus();
    fireEvent.click(screen.getByText('onwards'));
    expect(document.title).toBe('Two · Taylr');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('that is none says so and leads home', async () => {
    const { MemoryRouter } = await import('#web/testing/memory-router.testing.tsx');
    const { NotFound } = await import('./not-found.tsx');
    render(
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});

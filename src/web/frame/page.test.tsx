import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFound } from './not-found.tsx';
import { Page } from './page.tsx';

afterEach(cleanup);

describe('a page', () => {
  it('leaves the focus alone when it is the first, and takes it to the title after a navigation', () => {
    render(
      <MemoryRouter initialEntries={['/one']}>
        <Link to="/two">onwards</Link>
        <Routes>
          <Route path="/one" element={<Page title="One" />} />
          <Route path="/two" element={<Page title="Two" />} />
        </Routes>
      </MemoryRouter>,
    );
    expect([document.activeElement, document.title]).toEqual([document.body, 'One · Taylr']);
    fireEvent.click(screen.getByText('onwards'));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two' }));
    expect(document.title).toBe('Two · Taylr');
  });

  it('that is none says so and leads home', () => {
    render(
      <MemoryRouter>
        <NotFound />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});

import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BrowserRouter, Navigate, Route, Routes, useLocation, useNavigate, useSearchParams } from './router.tsx';

beforeEach(() => history.replaceState(null, '', '/?guest=true'));
afterEach(() => history.replaceState(null, '', '/'));

const Address = () => <p>{useLocation().pathname}</p>;

/** Takes its parameter out of the address, as seen when it was drawn. */
function WithoutGuest() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => navigate({ pathname, search: '' }, { replace: true }), [pathname, navigate]);
  return null;
}

function Emptied() {
  const [, setSearch] = useSearchParams();
  useEffect(() => setSearch({}, { replace: true }), [setSearch]);
  return null;
}

it('leads on, also while a part around it changes the address', async () => {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Navigate to="/goals" replace />} />
        <Route path="/goals" element={<Address />} />
      </Routes>
      <WithoutGuest />
    </BrowserRouter>,
  );
  expect(await screen.findByText('/goals')).toBeTruthy();
  expect(location.pathname + location.search).toBe('/goals');
});

it('leaves no question mark where the query is empty', async () => {
  render(
    <BrowserRouter>
      <Emptied />
      <Address />
    </BrowserRouter>,
  );
  await screen.findByText('/');
  expect(location.href.endsWith('?')).toBe(false);
});

it('draws nothing anew as the entry of a window is left, whose address is the same', async () => {
  const drawn: string[] = [];
  const Drawn = () => {
    drawn.push(useLocation().pathname);
    return null;
  };
  render(
    <BrowserRouter>
      <Drawn />
    </BrowserRouter>,
  );
  const before = drawn.length;
  await act(() => dispatchEvent(new PopStateEvent('popstate')));
  expect(drawn).toHaveLength(before);
  history.replaceState(null, '', '/goals');
  await act(() => dispatchEvent(new PopStateEvent('popstate')));
  expect(drawn.at(-1)).toBe('/goals');
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from '#web/testing/memory-router.testing.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getInitial, type Person } from '#web/ui/avatar.tsx';
import { TopBar } from './top-bar.tsx';

const maya: Person = {
  firstName: 'Maya',
  lastName: 'Okonkwo',
  email: 'maya@example.com',
  profileImageUrl: null,
  isGuest: false,
};
const guest: Person = { ...maya, firstName: null, lastName: null, email: null, isGuest: true };

function show(user: Person | null) {
  const does = { onTheme: vi.fn(), onHelp: vi.fn(), onLogOut: vi.fn() };
  const links = [
    { to: '/', label: 'Dashboard' },
    { to: '/goals', label: 'Goals' },
  ];
  const menus = { links, theme: 'dark', createAccountHref: '/api/auth/google', ...does } as const;
  render(<MemoryRouter>{user ? <TopBar user={user} {...menus} /> : <TopBar user={null} />}</MemoryRouter>);
  return does;
}

/** Presses the button as the Enter key does, and waits for the script of what it opens. */
async function press(name: string): Promise<void> {
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  await screen.findByText('Light');
}
const openDrawer = () => press('Open menu');
const openProfile = () => press('Your profile and settings');

afterEach(cleanup);

describe('the avatar', () => {
  it.each([
    ['Maya', 'm@example.com', 'M'],
    [null, 'zoe@example.com', 'Z'],
    ['  ', null, 'U'],
    [null, null, 'U'],
    ['élodie', null, 'É'],
  ])('of %s, %s shows %s', (firstName, email, letter) => {
    expect(getInitial({ firstName, email })).toBe(letter);
  });
});

describe('the top bar', () => {
  it('marks the page one is on', () => {
    show(maya);
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Goals' }).getAttribute('aria-current')).toBeNull();
  });

  it('leads nobody to the parts of the landing page, and has neither pages nor profile', () => {
    show(null);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Taylr', '/'],
      ['Why', '/landing#problem'],
      ['How It Works', '/landing#how'],
      ['Identities', '/landing#identities'],
      ['Get Started', '/landing#cta'],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['profile menu', openProfile],
    ['side drawer', openDrawer],
  ])('shows name, e-mail, pages, theme and log-out in the %s', async (_where, open) => {
    const does = show(maya);
    await open();
    for (const text of ['Maya Okonkwo', 'maya@example.com', 'Goals', 'Light', 'Dark', 'Auto']) {
      expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
    }
    expect(screen.queryByText('Create Account')).toBeNull();
    fireEvent.click(screen.getByText('Light'));
    fireEvent.click(screen.getByText('Help & Feedback'));
    expect(does.onHelp).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Light')).toBeNull());
    await open();
    fireEvent.click(screen.getByText('Log out'));
    expect(does.onTheme.mock.calls).toEqual([['light']]);
    expect(does.onLogOut).toHaveBeenCalledOnce();
  });

  it.each([
    ['profile menu', openProfile],
    ['side drawer', openDrawer],
  ])('offers a guest an account in the %s', async (_where, open) => {
    show(guest);
    await open();
    expect(screen.getByText('Guest')).not.toBeNull();
    expect(screen.getByText('Create Account').closest('a')?.getAttribute('href')).toBe('/api/auth/google');
  });
});

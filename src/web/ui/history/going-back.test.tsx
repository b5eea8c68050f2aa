import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '#web/router/link.tsx';
import { BrowserRouter, Route, Routes } from '#web/router/router.tsx';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { Menu, MenuItem } from '../overlay/menu.tsx';

function PageWithWindows() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((before) => before.filter((one) => one !== name));
  const window = (name: string, isBusy = false) => ({
    open: open.includes(name),
    onOpenChange: (next: boolean) => !next && !isBusy && close(name),
    title: name,
    description: name,
  });
  const opener = (name: string) => <button onClick={() => setOpen((before) => [...before, name])}>{name}</button>;
  return (
    <main>
      <h1>Page</h1>
      {opener('First')}
      {opener('Busy')}
      <Link to="/other">Onwards</Link>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setOpen(['First'])}>First from the menu</MenuItem>
      </Menu>
      <Dialog {...window('First')}>
        {opener('Second')}
        <Link to="/other">To the other page</Link>
        <Dialog {...window('Second')} />
      </Dialog>
      <Dialog {...window('Busy', true)} />
    </main>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () =>
  screen.queryAllByRole('dialog', { hidden: true }).map((one) => one.querySelector('h2')?.textContent);
const showing = (...names: string[]) => waitFor(() => expect(shown()).toEqual(names));
/** Long enough for all that follows a step in the history. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

async function go(step: 'back' | 'forward'): Promise<void> {
  history[step]();
  await settled();
}

async function openPage(): Promise<number> {
  history.pushState({ usr: 'given' }, '', '/page');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/page" element={<PageWithWindows />} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await settled();
  return history.length;
}

beforeEach(() => history.pushState(null, '', '/before'));
afterEach(async () => {
  cleanup();
  await settled();
});

describe('going back', () => {
  it('closes the topmost window and nothing else, one at a time', async () => {
    const entries = await openPage();
    press('First');
    await showing('First');
    press('Second');
    await showing('First', 'Second');
    expect(history.length).toBe(entries + 1);
    await go('back');
    await showing('First');
    await go('back');
    await showing();
    expect(location.pathname).toBe('/page');
    expect(history.state).toEqual({ usr: 'given' });
    await go('back');
    expect(location.pathname).toBe('/before');
  });

  it('leads to the page before once a window was closed otherwise', async () => {
    await openPage();
    press('First');
    await showing('First');
    await pressEscape(() => shown().length === 0);
    await settled();
    await go('back');
    expect(location.pathname).toBe('/before');
  });

  it('keeps a window that cannot close, and the page below it', async () => {
    await openPage();
    press('Busy');
    await showing('Busy');
    await go('back');
    await go('back');
    await showing('Busy');
    expect(location.pathname).toBe('/page');
  });

  it('closes a menu', async () => {
    await openPage();
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    await screen.findByRole('menu');
    await go('back');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(location.pathname).toBe('/page');
  });

  it('closes the window that a menu led to, and then leaves the page', async () => {
    const entries = await openPage();
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem'));
    await showing('First');
    await settled();
    expect(history.length).toBe(entries + 1);
    await go('back');
    await showing();
    await go('back');
    expect(location.pathname).toBe('/before');
  });
});

describe('going forward', () => {
  it('opens no window that was closed, and leaves nothing to go back from twice', async () => {
    await openPage();
    press('First');
    await showing('First');
    await go('back');
    await go('forward');
    await showing();
    await go('back');
    expect(location.pathname).toBe('/before');
  });
});

describe('another document that is asked for as a window closes', () => {
  it('is not called off', async () => {
    await openPage();
    press('First');
    await showing('First');
    const back = vi.spyOn(history, 'back');
    // A reload, an address that is typed, a script that leads on: each is told like this.
    dispatchEvent(new Event('beforeunload'));
    await pressEscape(() => shown().length === 0);
    await settled();
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });

  it('keeps nobody at the entry of the window who stays after all', async () => {
    await openPage();
    press('First');
    await showing('First');
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('pageshow'));
    await pressEscape(() => shown().length === 0);
    await settled();
    await go('back');
    expect(location.pathname).toBe('/before');
  });
});

describe('a link in a window', () => {
  it('leads on, and back from there to the page without the window', async () => {
    await openPage();
    press('First');
    await showing('First');
    fireEvent.click(screen.getByText('To the other page'));
    expect(await screen.findByText('Other')).toBeDefined();
    await settled();
    expect(location.pathname).toBe('/other');
    await go('back');
    expect(await screen.findByText('Page')).toBeDefined();
    await showing();
    await go('forward');
    expect(location.pathname).toBe('/other');
    await go('back');
    await go('back');
    expect(location.pathname).toBe('/before');
  });

  it('leads on while the entry of a window is being taken away', async () => {
    await openPage();
    press('First');
    await showing('First');
    const back = history.back.bind(history);
    vi.spyOn(history, 'back').mockImplementationOnce(() => {
      back();
      fireEvent.click(screen.getByText('Onwards'));
    });
    await pressEscape(() => shown().length === 0);
    await waitFor(() => expect(location.pathname).toBe('/other'));
    await settled();
    expect(location.pathname).toBe('/other');
    await go('back');
    expect(location.pathname).toBe('/page');
    await go('back');
    expect(location.pathname).toBe('/before');
  });
});

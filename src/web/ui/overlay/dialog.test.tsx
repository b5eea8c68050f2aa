import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Menu, MenuItem } from './menu.tsx';

/** A page with every kind of control that opens a dialog; the dialog does not know any of them. */
function PageWithWindow({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isDrawn, setDrawn] = useState(false);
  const [isGone, setGone] = useState(false);
  const ask = () => setOpen(true);
  return (
    <main id="main">
      <h1 tabIndex={-1}>The page</h1>
      {!isGone && <button onClick={ask}>Ask</button>}
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={ask}>Ask from the menu</MenuItem>
      </Menu>
      <Drawer
        open={isDrawn}
        onOpenChange={setDrawn}
        trigger={<button>Draw</button>}
        title="Drawer"
        description="A drawer"
      >
        <button
          onClick={() => {
            setDrawn(false);
            ask();
          }}
        >
          Ask from the drawer
        </button>
      </Drawer>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Question" description="A question">
        <button
          onClick={() => {
            setGone(true);
            setOpen(false);
          }}
        >
          Take away
        </button>
      </Dialog>
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const answered = async () => {
  await screen.findByRole('dialog', { name: 'Question' });
  await pressEscape(() => screen.queryByRole('dialog') === null);
};
const focused = (element: Element) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(element.textContent));

describe('a window that is closed gives the focus back', () => {
  it('to the button that opened it from outside', async () => {
    render(<PageWithWindow />);
    button('Ask').focus();
    fireEvent.click(button('Ask'));
    await answered();
    await focused(button('Ask'));
  });

  it('to that button where a press gives no focus, as in Safari', async () => {
    render(<PageWithWindow />);
    fireEvent.click(button('Ask'));
    await answered();
    await focused(button('Ask'));
  });

  it('to the button of the menu that led to it', async () => {
    render(<PageWithWindow />);
    fireEvent.keyDown(button('More'), { key: 'Enter' });
    fireEvent.click(await screen.findByRole('menuitem'));
    await answered();
    await focused(button('More'));
  });

  it('to the button of the drawer that led to it and is closed', async () => {
    render(<PageWithWindow />);
    fireEvent.click(button('Draw'));
    const inside = await screen.findByRole('button', { name: 'Ask from the drawer' });
    inside.focus();
    fireEvent.click(inside);
    await answered();
    await focused(button('Draw'));
  });

  it('to the heading of the page where what opened it is gone', async () => {
    render(<PageWithWindow />);
    button('Ask').focus();
    fireEvent.click(button('Ask'));
    fireEvent.click(await screen.findByRole('button', { name: 'Take away' }));
    await focused(screen.getByRole('heading', { name: 'The page' }));
  });

  it('to the heading of the page where nothing was pressed, as by an address', async () => {
    // What a test before has pressed is not what opened this.
    fireEvent.click(document.body);
    render(<PageWithWindow isOpenAtFirst />);
    await answered();
    await focused(screen.getByRole('heading', { name: 'The page' }));
  });
});

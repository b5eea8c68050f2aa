import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { pressEscape } from '#web/testing/escape.testing.ts';
import { FormDialog } from './form-dialog.tsx';

function Form() {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState('');
  const dialog = { open: isOpen, onOpenChange: setOpen, title: 'Form', description: 'A form', isUnsaved: text !== '' };
  return (
    <>
      <p>{isOpen ? 'open' : 'closed'}</p>
      <FormDialog {...dialog} footer={<button onClick={() => setOpen(false)}>Cancel</button>}>
        <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      </FormDialog>
    </>
  );
}

const type = (value: string) => fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Discard what you entered?' });
const isOpen = () => screen.queryByText('open') !== null;
const entryIsGone = () => waitFor(() => expect((history.state as object | null) ?? {}).not.toHaveProperty('isWindow'));

function pressBeside(): void {
  const veil = document.querySelector('.bg-veil') as Element;
  fireEvent.pointerDown(veil);
  fireEvent.click(veil);
}

const waysOut: [string, () => void | Promise<void>][] = [
  ['Escape', () => pressEscape(() => question() !== null || !isOpen())],
  ['a press beside it', pressBeside],
  ['its cross', () => press('Close')],
];

afterEach(async () => {
  cleanup();
  await entryIsGone();
});

describe.each([...waysOut, ['going back', () => history.back()] as const])('%s', (_way, leave) => {
  it('asks before what was typed is lost, and keeps it', async () => {
    render(<Form />);
    await settled();
    type('two lines');
    await leave();
    await waitFor(() => expect(question()).not.toBeNull());
    press('Keep editing');
    await waitFor(() => expect(question()).toBeNull());
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'two lines');
    await leave();
    await waitFor(() => expect(question()).not.toBeNull());
    press('Discard');
    expect(isOpen()).toBe(false);
    await entryIsGone();
  });
});

describe('without a question closes', () => {
  it.each(waysOut)('%s, where nothing was typed', async (_way, leave) => {
    render(<Form />);
    await settled();
    await leave();
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(question()).toBeNull();
  });

  it('its own button', async () => {
    render(<Form />);
    await settled();
    type('two lines');
    press('Cancel');
    expect(isOpen()).toBe(false);
    expect(question()).toBeNull();
  });

  it('what was typed and taken back', async () => {
    render(<Form />);
    await settled();
    type('two');
    type('');
    type('three');
    type('');
    await pressEscape(() => !isOpen());
  });
});

/** The window listens to presses beside it from the moment after it opened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

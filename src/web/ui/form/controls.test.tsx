import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../button.tsx';
import { ProgressBar } from '../status/progress-bar.tsx';
import { ProgressRing } from '../status/progress-ring.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('that is busy says so, keeps the focus and ignores clicks', () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    screen.getByRole('button').focus();
    rerender(
      <Button onClick={press} busy busyLabel="Saving…">
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving…' });
    fireEvent.click(button);
    expect([press.mock.calls.length, document.activeElement, button.getAttribute('aria-busy')]).toEqual([
      0,
      button,
      'true',
    ]);
  });

  it('that is busy does not submit its form', () => {
    const submit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a figure', () => {
  it('above 100 keeps its number while ring and bar are full', () => {
    const { container } = render(
      <>
        <ProgressRing value={130} label="This week" />
        <ProgressBar value={130} label="This week" />
      </>,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('This week: 130%');
    expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe('100 100');
    const bar = screen.getByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['100', '130%']);
    expect((bar.firstChild as HTMLElement).style.width).toBe('100%');
  });

  it('of nothing draws no arc', () => {
    const { container } = render(<ProgressRing value={0} label="This week" />);
    expect(container.querySelector('[stroke-dasharray]')).toBeNull();
  });
});

describe('a field', () => {
  it('ties hint and error to what is typed', () => {
    render(<TextField label="E-mail" hint="For signing in" error="Please fill this in" />);
    const input = screen.getByLabelText('E-mail');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For signing in',
      'Please fill this in',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a text near the most that its field takes', () => {
  const max = 60;
  const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  const send = vi.fn((event) => event.preventDefault());

  beforeEach(() => {
    send.mockClear();
    function Form() {
      const [text, setText] = useState('');
      return (
        <form onSubmit={send}>
          <TextField label="Name" maxLength={max} value={text} onChange={({ target }) => setText(target.value)} />
          <button>Send</button>
        </form>
      );
    }
    render(<Form />);
  });

  it('is counted down', () => {
    type('a'.repeat(40));
    expect(screen.queryByText(/left/)).toBeNull();
    type('a'.repeat(55));
    expect(screen.getByRole('textbox').getAttribute('aria-describedby')).toBe(screen.getByText('5 characters left').id);
    type('a'.repeat(59));
    expect(screen.getByText('1 character left')).toBeTruthy();
  });

  it('stays whole beyond it, and is not sent before it fits', () => {
    type('a'.repeat(63));
    const field = screen.getByRole('textbox');
    expect(field).toHaveProperty('value', 'a'.repeat(63));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('3 characters too many. Nothing is cut off: please shorten it.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button'));
    expect([send.mock.calls.length, document.activeElement]).toEqual([0, field]);
    type('a'.repeat(60));
    fireEvent.click(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

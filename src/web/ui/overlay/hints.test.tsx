import { act, fireEvent, render, screen } from '@testing-library/react';
import { X } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../button.tsx';
import { Hints } from './hints.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Button size="icon" aria-label="Close">
        <X aria-hidden="true" />
      </Button>
      <Button size="icon" aria-label="Send" data-hint="Press Enter to send">
        <X aria-hidden="true" />
      </Button>
      <Button aria-label="Remove Walk">Remove</Button>
      <Hints />
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const button = (name: string) => screen.getByRole('button', { name });
/** The pointer comes over an element, each in a place of its own. */
const over = (element: Element, pointerType = 'mouse') =>
  fireEvent.pointerOver(element, { pointerType, clientX: element === document.body ? 100 : 0 });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const hint = () => document.querySelector('[role="tooltip"]')?.textContent ?? null;

it('a control with a sign alone says what it is called after 700 ms under the pointer', () => {
  over(button('Close').querySelector('svg') as Element);
  pass(699);
  expect(hint()).toBeNull();
  pass(1);
  expect(hint()).toBe('Close');
});

it('within 300 ms of the last hint the next one comes at once, later it waits again', () => {
  over(button('Close'));
  pass(700);
  over(button('Send'));
  pass(0);
  expect(hint()).toBe('Press Enter to send');
  over(document.body);
  pass(100);
  expect(hint()).toBeNull();
  pass(299);
  over(button('Close'));
  pass(0);
  expect(hint()).toBe('Close');
  over(document.body);
  pass(100 + 300);
  over(button('Close'));
  pass(699);
  expect(hint()).toBeNull();
});

it('a hint can be pointed at, and goes with Escape, a press or the pointer', () => {
  const leave = [
    () => fireEvent.keyDown(button('Close'), { key: 'Escape' }),
    () => fireEvent.pointerDown(button('Close')),
    () => over(document.body),
  ];
  for (const go of leave) {
    over(button('Close'));
    pass(700);
    over(document.body);
    pass(50);
    over(document.querySelector('[role="tooltip"]') as Element);
    pass(1000);
    expect(hint()).toBe('Close');
    go();
    pass(1000);
    expect(hint()).toBeNull();
    over(document.body);
    pass(1000);
  }
});

it('what was pressed says nothing before the pointer has gone from there, whatever comes in its place', () => {
  fireEvent.pointerDown(button('Send'), { pointerType: 'mouse' });
  over(button('Close'));
  pass(1000);
  over(button('Send'));
  pass(1000);
  expect(hint()).toBeNull();
  over(document.body);
  over(button('Send'));
  pass(700);
  expect(hint()).toBe('Press Enter to send');
});

it('the Tab key shows it at once; focus that the page gives does not', () => {
  act(() => button('Close').focus());
  expect(hint()).toBeNull();
  act(() => button('Close').blur());
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => button('Close').focus());
  expect(hint()).toBe('Close');
});

it('a control whose window stands open has none', () => {
  const close = button('Close');
  close.setAttribute('aria-haspopup', 'dialog');
  over(close);
  // It opens before the hint would come.
  close.setAttribute('aria-expanded', 'true');
  pass(700);
  expect(hint()).toBeNull();
});

it('a control with words of its own has none, and a finger brings none', () => {
  over(button('Remove Walk'));
  pass(2000);
  over(button('Close'), 'touch');
  pass(2000);
  expect(hint()).toBeNull();
});

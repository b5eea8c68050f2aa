import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

const texts = {
  log: 'Talk',
  me: 'You',
  them: 'Ada',
  typing: 'Ada is thinking...',
  notSent: 'That did not get through.',
  retry: 'Retry',
  box: { label: 'Message', placeholder: 'Say something', send: 'Send', sendHint: 'Send (Enter)', stop: 'Stop' },
};

const panel = (change: Partial<ChatPanelProps> = {}) => (
  <ChatPanel
    texts={texts}
    messages={[{ id: '1', from: 'me', text: 'Hello' }]}
    answer={null}
    onStop={null}
    failure={null}
    draft=""
    onDraft={() => undefined}
    onSend={() => undefined}
    maxLength={100}
    {...change}
  />
);

it('shows that an answer is on its way, then its words, hidden from a screen reader until they are whole', () => {
  const { rerender } = render(panel({ answer: { text: '' } }));
  expect(screen.getByRole('status').textContent).toContain('Ada is thinking...');
  rerender(panel({ answer: { text: 'Good' } }));
  expect(screen.getByText('Good').closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Ada is thinking...');
  const messages = [
    { id: '1', from: 'me' as const, text: 'Hello' },
    { id: '2', from: 'them' as const, text: 'Good day', note: 'In short' },
  ];
  rerender(panel({ messages }));
  expect(screen.getByText('Good day').closest('[aria-hidden=true]')).toBeNull();
  expect(screen.getByText('In short')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('sends nothing while an answer is on its way, and gives it up when asked to', () => {
  const onSend = vi.fn();
  const onStop = vi.fn();
  const { rerender } = render(panel({ answer: { text: '' }, draft: 'more', onSend, onStop }));
  const box = screen.getByRole('textbox', { name: 'Message' });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  const stop = screen.getByRole('button', { name: 'Stop' });
  stop.focus();
  fireEvent.click(stop);
  expect([onSend.mock.calls.length, onStop.mock.calls.length]).toEqual([0, 1]);
  rerender(panel({ draft: 'more', onSend }));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Message' }), { key: 'Enter' });
  expect(onSend).toHaveBeenCalledWith('more');
});

it('says what did not get through, and sends it again only while it can', () => {
  const onRetry = vi.fn();
  const { rerender } = render(panel({ failure: { onRetry } }));
  expect(screen.getByText('That did not get through.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(panel({ failure: { onRetry: null } }));
  expect(screen.getByText('That did not get through.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('has a line above the box, and no box where the talk is over', () => {
  const { rerender } = render(panel({ notice: 'Final AI Interaction' }));
  expect(screen.getByText('Final AI Interaction')).toBeTruthy();
  rerender(panel({ hasBox: false, notice: 'Final AI Interaction' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('log', { name: 'Talk' }).tabIndex).toBe(0);
});

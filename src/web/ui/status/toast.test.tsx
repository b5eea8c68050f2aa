import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, REMOVAL_DELAY, toast } from './toast-store.ts';
import { ToastHost } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a toast', () => {
  it('stays for 5 seconds', async () => {
    render(<ToastHost />);
    act(() => void toast({ title: 'Goal Created' }));
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(screen.queryByText('Goal Created')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Goal Created')).toBeNull();
  });

  it('takes the place of the one before: one at a time', () => {
    render(<ToastHost />);
    act(() => void toast({ title: 'First' }));
    act(() => void toast({ title: 'Second' }));
    expect([screen.queryByText('First'), screen.queryByText('Second')?.textContent]).toEqual([null, 'Second']);
  });

  it('waits for a host that comes later', () => {
    toast({ title: 'Early' });
    render(<ToastHost />);
    expect(screen.queryByText('Early')).not.toBeNull();
  });

  it('is forgotten 1,000,000 ms after it was dismissed', () => {
    const id = toast({ title: 'Saved' });
    dismissToast(id);
    vi.advanceTimersByTime(REMOVAL_DELAY - 1);
    expect(currentToast()?.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect([currentToast(), REMOVAL_DELAY]).toEqual([null, 1_000_000]);
  });

  it('is not closed by the dismissal of an older one', () => {
    const old = toast({ title: 'Old' });
    toast({ title: 'New' });
    dismissToast(old);
    expect(currentToast()).toMatchObject({ title: 'New', open: true });
  });

  it('is reached with F8', () => {
    render(<ToastHost />);
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Messages (F8)');
  });
});

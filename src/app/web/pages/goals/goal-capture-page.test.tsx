import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '#web/router/router.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/query-client.ts';
import { seed } from '#web/bootstrap/bootstrap.ts';
import { type Loopback, newcomer, signedInCookie, startLoopback } from '#web/testing/loopback.testing.ts';
import { show } from '#web/testing/show.testing.tsx';
import { GoalCapturePage } from './goal-capture-page.tsx';

const CREATE = 'POST /api/goals';
let server: Loopback;

beforeEach(async () => {
  signedInCookie(true);
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('CSS', { supports: () => true });
  Element.prototype.scrollIntoView = () => undefined;
  server = await startLoopback();
});

afterEach(async () => {
  cleanup();
  signedInCookie(false);
  await server.close();
});

async function open(at = '/goal-capture') {
  const client = createQueryClient();
  seed(client, newcomer());
  client.setQueryData(['/api/bootstrap'], newcomer());
  const shown = show(
    <Routes>
      <Route path="/goal-capture" element={<GoalCapturePage />} />
      <Route path="/identity-chat/:goalId" element={<h1>Next</h1>} />
    </Routes>,
    { at, client },
  );
  await screen.findByRole('textbox', { name: 'Your goal' }, { timeout: 5000 });
  return shown;
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Continue with AI Identity Coach' });

function fill() {
  fireEvent.change(field('Your goal'), { target: { value: 'Run five kilometres without stopping' } });
  fireEvent.click(screen.getByRole('radio', { name: "Haven't started yet" }));
  fireEvent.change(field('What gets in the way?'), { target: { value: 'I come home tired after work' } });
}

it('begins with the goal of an identity that was chosen on the landing page, to be edited', async () => {
  await open('/goal-capture?become=rester');
  expect(field('Your goal').value).toBe('Go to bed earlier and wake up rested');
  expect(screen.getByText(/^Towards “A person who rests well”/)).toBeTruthy();
  fireEvent.change(field('Your goal'), { target: { value: 'Sleep until seven on Sundays' } });
  cleanup();
  // What was typed stays; an unknown one is none.
  await open('/goal-capture?become=learner');
  expect(field('Your goal').value).toBe('Sleep until seven on Sundays');
  sessionStorage.clear();
  cleanup();
  await open('/goal-capture?become=nobody');
  expect(field('Your goal').value).toBe('');
});

it('scrolls to the form, but not under the hand of who has begun', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await open();
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  cleanup();

  await open();
  field('Your goal').focus();
  scroll.mockClear();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(scroll).not.toHaveBeenCalled();
});

it('does not scroll past its own title on a screen that cannot hold the form', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'H1' ? new DOMRect(0, 150, 300, 40) : new DOMRect(0, 250, 300, innerHeight);
  });
  scroll.mockClear();
  await open();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(scroll).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('names everything that is missing, and sends nothing', async () => {
  await open();
  fireEvent.click(submit());
  for (const text of [
    'Please provide more details about your goal (at least 10 characters)',
    'Please tell us how close you are to achieving this goal',
    "Please describe what's currently preventing you from achieving this goal (at least 10 characters)",
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(server.asked).toEqual([]);
});

it('creates one goal however often it is sent, says so, and goes on to the identity', async () => {
  server.reply(CREATE, [201, { id: 'g1' }]);
  await open();
  fill();
  const form = submit().closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
  expect(screen.getByText('Goal Created')).toBeTruthy();
  expect(server.asked).toEqual([
    {
      key: CREATE,
      body: {
        description: 'Run five kilometres without stopping',
        currentLevel: 'not_started',
        currentFrictions: 'I come home tired after work',
      },
    },
  ]);
});

it('keeps what was typed through a failure and a reload, and lets it be sent again', async () => {
  server.reply(CREATE, [503, { message: 'Busy', code: 'UNAVAILABLE' }], [201, { id: 'g1' }]);
  const { unmount } = await open();
  fill();
  fireEvent.click(submit());
  expect(await screen.findByText('Failed to create goal. Please try again.')).toBeTruthy();
  unmount();

  await open();
  expect(field('Your goal').value).toBe('Run five kilometres without stopping');
  expect(screen.getByRole('radio', { name: "Haven't started yet" }).getAttribute('aria-checked')).toBe('true');
  fireEvent.click(submit());
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

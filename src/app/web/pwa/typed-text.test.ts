import { afterEach, expect, it, vi } from 'vitest';
import { keepTypedText, restoreTypedText } from './typed-text.ts';

const show = (html: string) => void (document.body.innerHTML = html);
const fields = () => [...document.querySelectorAll<HTMLTextAreaElement>('textarea, input')].map(({ value }) => value);
const heard = vi.fn<() => void>();

afterEach(() => {
  sessionStorage.clear();
  heard.mockClear();
  history.replaceState(null, '', '/');
});

const FORM = `<label for="a">Goal</label><textarea id="a"></textarea><textarea aria-label="Note"></textarea>
  <textarea aria-label="Note"></textarea><input type="checkbox" value="on">`;

function typeAndKeep(): void {
  show(FORM);
  const [, note, second] = document.querySelectorAll('textarea');
  (note as HTMLTextAreaElement).value = 'one';
  (second as HTMLTextAreaElement).value = 'two';
  keepTypedText('maya');
}

it('puts typed text back into the fields of the same names, and tells their forms', () => {
  typeAndKeep();
  show(FORM);
  document.body.addEventListener('input', heard);
  restoreTypedText('maya');
  document.body.removeEventListener('input', heard);
  expect(fields()).toEqual(['', 'one', 'two', 'on']);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('waits for fields that appear later', async () => {
  typeAndKeep();
  show('');
  restoreTypedText('maya');
  show(FORM);
  await vi.waitFor(() => expect(fields()).toEqual(['', 'one', 'two', 'on']));
});

it('leaves a field alone that has a text of its own', () => {
  typeAndKeep();
  show(FORM);
  (document.querySelectorAll('textarea')[1] as HTMLTextAreaElement).value = 'newer';
  restoreTypedText('maya');
  expect(fields()).toEqual(['', 'newer', 'two', 'on']);
});

it.each([
  ['on another page', 'maya', '/goals'],
  ['for another person', 'nia', '/'],
])('puts nothing back %s', (_where, userId, path) => {
  typeAndKeep();
  show(FORM);
  history.replaceState(null, '', path);
  restoreTypedText(userId);
  expect(fields()).toEqual(['', '', '', 'on']);
});

it('puts it back once', () => {
  typeAndKeep();
  show(FORM);
  restoreTypedText('maya');
  show(FORM);
  restoreTypedText('maya');
  expect(fields()).toEqual(['', '', '', 'on']);
});

import { describe, expect, it } from 'vitest';
import { ATTACHMENT } from '#core/feedback/feedback.ts';
import { fileProblem, sizeWords, withType } from './file-rules.ts';

describe('a file that is chosen', () => {
  it.each([
    ['photo.JPG', 'image/jpeg', null],
    ['photo.jpg', 'image/jpg', null],
    // Some systems know no type for it.
    ['notes.log', '', null],
    ['film.mp4', 'video/mp4', 'film.mp4 is not a supported file type'],
    ['drawing.svg', 'image/svg+xml', 'drawing.svg is not a supported file type'],
    ['screen.exe', 'image/png', 'screen.exe is not a supported file type'],
    ['nothing', '', 'nothing is not a supported file type'],
  ])('%s of type %j: %s', (name, type, problem) => {
    expect(fileProblem({ name, type, size: 10 })?.description ?? null).toBe(problem);
  });

  it('has 10 MB at most', () => {
    const file = { name: 'a.png', type: 'image/png' };
    expect(fileProblem({ ...file, size: ATTACHMENT.maxBytes })).toBeNull();
    expect(fileProblem({ ...file, size: ATTACHMENT.maxBytes + 1 })).toEqual({
      title: 'File too large',
      description: 'a.png exceeds 10MB limit',
    });
  });

  it('is sent with a type, whatever the browser knows of it', () => {
    expect(withType(new File(['x'], 'notes.log')).type).toBe('text/plain');
    expect(withType(new File(['x'], 'a.jpg', { type: 'image/jpg' })).type).toBe('image/jpeg');
    const plain = new File(['x'], 'a.png', { type: 'image/png' });
    expect(withType(plain)).toBe(plain);
  });

  it.each([
    [0, '1 KB'],
    [1024, '1 KB'],
    [150_000, '146 KB'],
    [2_500_000, '2.4 MB'],
  ])('of %i bytes is said to have %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });
});

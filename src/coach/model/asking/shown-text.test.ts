import { describe, expect, it } from 'vitest';
import { createShownText } from './shown-text.ts';

/** What is handed out while the reply grows letter by letter. */
function handedOut(reply: string, mayShow: (beginning: string) => boolean = () => true): string[] {
  const heard: string[] = [];
  const shown = createShownText((delta) => heard.push(delta), mayShow);
  for (let end = 1; end <= reply.length; end += 1) shown.follow(reply.slice(0, end));
  expect(reply.trimStart().startsWith(shown.text)).toBe(true);
  expect(heard.join('')).toBe(shown.text);
  return heard;
}

describe('shown text', () => {
  it('is handed out sentence by sentence; the last one waits for the end', () => {
    expect(handedOut('One. “Two!” Three… Four')).toEqual(['One.', ' “Two!”', ' Three…']);
  });

  it('does not end a sentence inside a number', () => {
    expect(handedOut('Walk 3.5 km. Then rest. ')).toEqual(['Walk 3.5 km.', ' Then rest.']);
  });

  it('begins without the spaces before it', () => {
    expect(handedOut('  One. Two.')).toEqual(['One.']);
  });

  it('ends for good before what may not be shown', () => {
    expect(handedOut('One. Bad. Two. Three.', (beginning) => !beginning.endsWith('Bad.'))).toEqual(['One.']);
  });

  it('ends after sixty words', () => {
    const sentences = Array.from({ length: 20 }, (_, at) => `Six words are in number ${at}.`);
    const words = handedOut([...sentences, 'End.'].join(' '))
      .join('')
      .split(' ');
    expect(words).toHaveLength(60);
  });

  it('ends for good before a sentence that comes again', () => {
    expect(handedOut('One. Two. And so on. And so on. Three.')).toEqual(['One.', ' Two.', ' And so on.']);
  });

  it('says nothing after it was closed', () => {
    const heard: string[] = [];
    const shown = createShownText(
      (delta) => heard.push(delta),
      () => true,
    );
    shown.follow('One. Tw');
    shown.close();
    shown.follow('One. Two. Three.');
    expect(heard).toEqual(['One.']);
  });
});

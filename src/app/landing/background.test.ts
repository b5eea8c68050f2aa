import { beforeEach, expect, it } from 'vitest';
import { showBackground } from './background.ts';

const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute('style');
  root.dataset.background = 'on';
});

async function shownAfter(answers: (Response | 'offline')[]) {
  const asked: string[] = [];
  const waited: number[] = [];
  await showBackground(document, {
    send: async (path) => {
      asked.push(path as string);
      const answer = answers[asked.length - 1];
      if (!answer || answer === 'offline') throw new TypeError('Failed to fetch');
      return answer;
    },
    pause: async (milliseconds) => void waited.push(milliseconds),
  });
  return { asked, waited, picture: root.style.getPropertyValue('--picture') };
}

const withPicture = (landingPageBackgroundUrl: string | null) => Response.json({ landingPageBackgroundUrl });

it('puts the picture that the server was given behind the first part', async () => {
  const { picture } = await shownAfter([withPicture('https://pictures.example/hills.webp')]);
  expect(picture).toBe('url("https://pictures.example/hills.webp")');
  expect(root.dataset.background).toBe('shown');
});

it('asks nothing when the server has none', async () => {
  root.dataset.background = 'off';
  expect((await shownAfter([])).asked).toEqual([]);
});

it('tries twice more, a second apart, and then goes without', async () => {
  const { asked, waited, picture } = await shownAfter(['offline', new Response(null, { status: 503 }), 'offline']);
  expect(asked).toHaveLength(3);
  expect(waited).toEqual([1000, 1000]);
  expect([picture, root.dataset.background]).toEqual(['', 'on']);
});

it('cannot be made to leave the address by a quotation mark in it', async () => {
  const { picture } = await shownAfter([withPicture('https://pictures.example/a").png')]);
  expect(picture).toBe(String.raw`url("https://pictures.example/a\").png")`);
});

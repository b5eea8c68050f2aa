import { expect, it } from 'vitest';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

const asset = async (url: string) => {
  const answer = await fetch(`${url}/api/shared/marketing-assets`);
  return { body: await answer.json(), kept: answer.headers.get('cache-control') };
};

it('says to everybody, for five minutes, which picture lies behind the landing page', async () => {
  await freshServer();
  const url = await startServer({ MARKETING_BACKGROUND_URL: 'https://pictures.example/hills.webp' });
  const { body, kept } = await asset(url);
  expect(body).toEqual({ landingPageBackgroundUrl: 'https://pictures.example/hills.webp' });
  expect(kept).toBe('public, max-age=300');
});

it('has none unless it was given one', async () => {
  const { url } = await freshServer();
  expect((await asset(url)).body).toEqual({ landingPageBackgroundUrl: null });
});

it('sends nothing elsewhere unless it was given a key for analytics, and then to that host alone', async () => {
  const { url } = await freshServer();
  const policy = async (address: string) =>
    /connect-src ([^;]+)/.exec((await fetch(`${address}/healthz`)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await policy(url)).toBe("'self'");
  const configured = await startServer({ POSTHOG_KEY: 'phc_1', POSTHOG_HOST: 'https://stats.example/ingest' });
  expect(await policy(configured)).toBe("'self' https://stats.example");
});

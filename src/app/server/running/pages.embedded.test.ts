import { beforeEach, expect, it } from 'vitest';
import { freshServer, startServer } from '#app/testing/server/test-server.ts';

beforeEach(freshServer);

it.each(['/privacy', '/help'])('%s carries the address of whoever runs the site', async (path) => {
  const page = await fetch((await startServer({ CONTACT_EMAIL: 'maya@example.org' })) + path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('data-contact="maya@example.org"');
});

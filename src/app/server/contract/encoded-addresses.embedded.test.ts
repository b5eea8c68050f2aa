import { expect, it } from 'vitest';
import { FORMS, keptByCaches, takenFromElsewhere } from '#app/testing/world/address-forms.ts';
import { calls } from '#app/testing/world/contract-fields.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

it.each(Object.entries(FORMS))('every call is as guarded and as little kept at an address %s', async (_how, form) => {
  const { url } = await freshServer();
  expect(await takenFromElsewhere(url, calls, form)).toEqual([]);
  expect(await keptByCaches(url, calls, form)).toEqual([]);
});

import type { Fixtures } from '@playwright/test';
import { type FakeProvider, startFakeProvider, type Step } from '#app/testing/outside/fake-provider.ts';

export type Model = {
  provider: FakeProvider;
  /** What it says until a test wants something else. */
  opening: Step;
};

/** The program with a language model behind its coach: a real server on loopback, which speaks as slowly as a test wants. */
export const withModel: Fixtures<object, Model & { settings: Record<string, string> }> = {
  // Of no use as an answer, so that basic mode takes over.
  opening: [{ says: 'no names at all' }, { option: true, scope: 'worker' }],
  provider: [
    async ({ opening }, use) => {
      const provider = await startFakeProvider();
      provider.answers(opening);
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) =>
      use({ AI_PROVIDER: 'compatible', AI_MODEL: 'some-model', AI_BASE_URL: `${provider.url}/v1` }),
    { scope: 'worker' },
  ],
};

import type { LanguageModel } from 'ai';

/** A model behind the interface that all providers share. */
export type Model = Exclude<LanguageModel, string>;

export type ModelSettings = {
  readonly provider: 'openai' | 'anthropic' | 'google' | 'compatible';
  readonly model: string;
  readonly apiKey?: string | undefined;
  /** Where the provider answers; each but `compatible` has an address of its own. */
  readonly baseURL?: string | undefined;
  readonly structuredOutputs: boolean;
};

/** Said here, so that a variable for another program in the same environment cannot send the user's words elsewhere. */
const ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
} as const;

/** Loads the one provider that is set and answers its model; nothing is sent yet. */
export async function openModel(settings: ModelSettings): Promise<Model> {
  const { provider, model, apiKey = '', structuredOutputs } = settings;
  if (provider === 'compatible') {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    // Without `supportsStructuredOutputs` the schema would be left out of the request silently.
    const open = createOpenAICompatible({
      name: 'compatible',
      baseURL: settings.baseURL ?? '',
      ...(apiKey && { apiKey }),
      supportsStructuredOutputs: structuredOutputs,
      includeUsage: true,
    });
    return open(model);
  }
  const access = { apiKey, baseURL: settings.baseURL ?? ADDRESS[provider] };
  if (provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(access)(model);
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(access)(model);
  return (await import('@ai-sdk/google')).createGoogleGenerativeAI(access)(model);
}

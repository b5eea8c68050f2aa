import TOPICS from '#content/help.json' with { type: 'json' };

/** A question of the help page with its answer, and where it is done. */
export type HelpTopic = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly link: { readonly to: string; readonly label: string };
};

/** In the order in which they come up. */
export const helpTopics: readonly HelpTopic[] = TOPICS;

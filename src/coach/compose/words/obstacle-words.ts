import knowledge from '#content/knowledge.json' with { type: 'json' };
import type { ActKind } from '#coach/goal/named-act.ts';

/** Kinds of act that meet their obstacles in the same way. */
export type Setting = 'out' | 'people' | 'desk' | 'home' | 'task' | 'food' | 'hold' | 'still' | 'money';

export const SETTING_OF = knowledge.acts.settings as unknown as Readonly<Record<ActKind, Setting>>;

/** What gets in the way, and what is done instead; `{less}` stands for the smallest form of the act. */
export type Answer = readonly [obstacle: string, instead: string];
type Answers = { readonly any: Answer } & Partial<Readonly<Record<Setting, Answer>>>;

/** By what stood in the way. The obstacle holds words that tell of the friction, as somebody would say it of such an act. */
export const ANSWERS = knowledge.acts.answers as unknown as Readonly<Record<string, Answers>>;

/** Where nothing was stated: what mostly gets in the way of any act. */
export const USUAL_OBSTACLES = knowledge.acts.obstacles as unknown as Readonly<Record<Setting, Answer>>;

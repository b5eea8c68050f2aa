import { bannedWords } from './voice.ts';

/** Words of an identity's name that the coach repeats. */
const LONGEST_NAME = 40;
const LONGEST_ECHO = 6;

/** The identity's name as the coach may say it, or "your new self" when it is long or holds a word the coach does not say. */
function spokenName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  const isSayable = plain.length <= LONGEST_NAME && bannedWords(plain).length === 0 && !/[?!“”"]|[A-Z]{4,}/.test(plain);
  return isSayable ? plain : 'your new self';
}

export const NO_PLAN =
  'A plan can wait. What you wrote matters more than any habit, so please talk to a person you trust first.';

/** The start of an answer: takes up the user's words when they are short, so whole, and may be repeated. */
function echo(message: string): string {
  const words = message
    .replace(/["“”?!()]/g, '')
    .trim()
    .split(/\s+/);
  const said = words.join(' ').replace(/[.,;:]+$/, '');
  const isShort = said !== '' && words.length <= LONGEST_ECHO;
  const isSayable = isShort && bannedWords(said).length === 0 && !/[A-Z]{4,}/.test(said);
  return isSayable ? ` (“${said}”)` : '';
}

export const notes = {
  resized: (from: string, to: string) => `“${from}” is now “${to}”.`,
  allResized: (count: number, word: string) => `${count} habits are one size ${word}.`,
  amount: (habit: string, from: number, to: number) => `“${habit}” goes from ${from} to ${to} a day.`,
  days: (habit: string, from: number, to: number) => `“${habit}” goes from ${from} to ${to} days a week.`,
  allDays: (count: number, to: number | null) =>
    to === null ? `${count} habits have one day changed.` : `${count} habits are on ${to} days a week where that fits.`,
  limit: (habit: string, days: number) => `${days} days is the most I plan for “${habit}”.`,
  smallest: (habit: string) => `“${habit}” is already at its smallest.`,
  largest: (habit: string) => `“${habit}” is already at its largest.`,
  removed: (habit: string, days: number) => `I took out “${habit}” (${days} a week).`,
  swapped: (from: string, days: number, to: string) => `“${from}” (${days} a week) makes way for “${to}”.`,
  added: (habit: string) => `I added “${habit}” as an experiment.`,
  cue: (habit: string, cue: string) => `“${habit}” now starts with “${cue}”.`,
  renamed: (from: string, to: string) => `“${from}” is now called “${to}”.`,
  back: (habit: string) => `“${habit}” is back.`,
  keptCore: (habit: string) => `Two core habits hold the plan up, so I kept “${habit}”. I can swap it.`,
  full: 'Seven habits are plenty, so I added none. I can swap one.',
  noOther: (habit: string) => `I have nothing that fits better than “${habit}” yet.`,
  gentle: 'I kept the easy sizes, because of what you told me about your body.',
  noTime: 'None of them starts at that time, so all stays.',
  namesAct: 'A habit needs a verb and an amount, so I kept the old words.',
} as const;

const DECLINED = 'I left one part out, because it could hurt you; your doctor can help you with that.';
const REST_UNCHANGED = 'The rest stays as it was.';

/** One answer to a refinement: what changed, what was left out, and that nothing else was touched. */
export function refineReply({
  message,
  changes,
  isDeclined,
  isPartial,
}: {
  message: string;
  changes: readonly string[];
  isDeclined: boolean;
  isPartial: boolean;
}): string {
  const parts = [
    changes.length > 0 ? `Done${isDeclined ? '' : echo(message)}: ${changes.join(' ')}` : null,
    isDeclined ? DECLINED : null,
    isPartial || isDeclined ? REST_UNCHANGED : null,
  ];
  return parts.filter(Boolean).join(' ');
}

/** True for a message that only agrees: there is nothing to change. */
export function isContent(message: string): boolean {
  return /^\W*((that|this|it|all|the plan) )?(is |'s )?(looks?|sounds?|perfect|great|good|thanks|thank you|thx|ok|okay|love|nice|cool|fine|yes|yep|lovely|brilliant)\b[^?]{0,40}$/i.test(
    message,
  );
}

export const CONTENT = 'Good. The plan stays as it is; tick the ones you want and accept them.';

/** Said when somebody tells of their body instead of asking for a change. */
export function cautionReply(message: string): string {
  return `Thanks for telling me${echo(message)}. Please check with your clinician before you change exercise or food. I changed nothing yet. Would you like all of it easier, or one habit swapped?`;
}

/** Asked when a request is not understood: two ways to choose from. */
export function clarifyingReply({
  message,
  habit,
  wasDeclined,
}: {
  message: string;
  habit: string;
  wasDeclined: boolean;
}): string {
  if (wasDeclined) return `${DECLINED} ${REST_UNCHANGED} Would you like “${habit}” easier, or on fewer days?`;
  return `I want to get this right${echo(message)}, and habits are what I do best. I changed nothing yet. Would you like “${habit}” easier, or something else in its place?`;
}

export { spokenName };

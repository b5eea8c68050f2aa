import knowledge from '#content/knowledge.json' with { type: 'json' };
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { read } from '#coach/text/reading.ts';
import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety-labels.ts';
import type { GoalFacts, IdentityAnswer, IdentityChatFacts, IdentitySuggestion } from '#coach/port.ts';
import { assessGoal, assessSafety } from '#coach/safety/router.ts';
import { isAgreement, isGreeting, isShrug, isThanks } from './answers.ts';
import { dictatedName } from './name/dictated-name.ts';
import { describe } from './told/description.ts';
import { nameIdeas } from './name/name-ideas.ts';
import { givesOrders, isOffTopic, withoutOrders } from '#coach/aside/orders.ts';
import { type Asked, type Picture, pictureIn, pictureOf } from './told/picture.ts';
import { pickedFrom } from './name/picked-name.ts';
import { isSaid, type Phrase, type Values, say } from './saying.ts';
import { holdsRefused, refusedIn } from './told/refused.ts';
import { tells } from './told/tells.ts';

/** What the turns of the talk share: who said what, what it tells, what stands. */
export type Dialogue = {
  readonly facts: IdentityChatFacts;
  /** The last message without orders to the coach. */
  readonly message: string;
  /** The last message without what it refuses: `Swimming` of `No, I am not a tidier. Swimming`. */
  readonly heard: string;
  /** Words that were refused so far: no name with them comes back. */
  readonly refused: readonly string[];
  /** What the coach said, oldest first. */
  readonly said: readonly string[];
  readonly seed: string;
  /** What the person told so far, the newest first. */
  readonly picture: Picture;
  /** The same without the last message. */
  readonly before: Picture;
  /** What the last message alone tells. */
  readonly news: Picture;
  readonly turn: number;
  readonly label: SafetyLabel;
};

export type Answer = Omit<IdentityAnswer, 'isUnderstood'>;

/** What the talk needs of the rest of the coach. */
export type House = {
  /** The identities on the cards that a goal has under a label. */
  readonly cardsFor: (goal: GoalFacts) => readonly IdentitySuggestion[];
};

export const speak = ({ said, seed }: Dialogue, phrase: Phrase, values: Values = {}) =>
  say(phrase, { said, seed }, values);

/** Under these labels a name of the coach's making could name what somebody suffers from. */
export const needsCare = ({ label }: Dialogue): boolean => label !== 'none' && label !== 'caution';

const DAY = ['day', 'dayAfter'] as const;

/** What the coach had asked when something was said. */
function askedBefore(text: string | undefined): Asked {
  if (text === undefined) return null;
  if (DAY.some((phrase) => isSaid(phrase, text))) return 'day';
  return isSaid('why', text) ? 'why' : null;
}

/** True while the coach waits for a name in the person's words. */
export function asksForName(text: string | undefined): boolean {
  return (
    text !== undefined &&
    (['tooLong', 'tooShort', 'unsafe', 'cardsLeft', 'spell'] as const).some((phrase) => isSaid(phrase, text))
  );
}

/** `Morning Swimmer? I only swim once a week`: a name that was offered tells nothing of who says it. */
function withoutNames(text: string, before: IdentityChatFacts['messages']): string {
  const said = before.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const quoted = said.flatMap((line) => line.split('“').slice(1)).map((rest) => rest.split('”')[0] ?? '');
  const names = quoted.map((name) => name.toLowerCase().replace('the ', ''));
  const name = names.find((one) => one.length > 2 && text.toLowerCase().startsWith(`${one}?`));
  return name === undefined ? text : text.slice(name.length + 1).trim();
}

/** The pictures of what was told, the newest first; answers, questions and names tell nothing of the person. */
function picturesOf({ messages, goal }: IdentityChatFacts): Picture[] {
  return messages
    .flatMap(({ role, content }, at) => {
      if (role !== 'user') return [];
      const text = withoutNames(refusedIn(withoutOrders(content)).rest, messages.slice(0, at));
      const before = messages[at - 1];
      return tells(text, goal.description) ? [pictureIn(text, askedBefore(before?.content))] : [];
    })
    .toReversed();
}

function toDialogue(facts: IdentityChatFacts, label: SafetyLabel, house: House): Dialogue {
  const { goal, messages } = facts;
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const said = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const message = withoutOrders(own.at(-1) ?? '');
  const isCareful = label !== 'none' && label !== 'caution';
  const heard = withoutNames(refusedIn(message).rest, messages);
  const refused = own.flatMap((text) => refusedIn(text).words);
  const given = isCareful ? house.cardsFor({ ...goal, safetyLabel: label }) : facts.presets;
  // Where one card of a part of life is refused, all of it is.
  const isOther = given.some(({ name }) => holdsRefused(name, refused));
  const instead = { ...goal, description: own.map((text) => refusedIn(text).rest).join('. ') };
  const presets = isOther ? house.cardsFor(instead) : given;
  return {
    facts: { ...facts, presets },
    message,
    heard,
    refused,
    said,
    seed: `${goal.description} ${own[0] ?? ''}`,
    picture: pictureOf(picturesOf(facts)),
    before: pictureOf(picturesOf({ ...facts, messages: messages.slice(0, -1) })),
    news: tells(heard, goal.description) ? pictureIn(heard, askedBefore(said.at(-1))) : pictureIn('', null),
    turn: own.length,
    label,
  };
}

/** True when the name that stands is the person's own: no name of the coach's takes its place. */
export function isOwnName({ facts, said }: Dialogue): boolean {
  const { standing, messages } = facts;
  if (!standing) return false;
  const small = standing.name.toLowerCase();
  const isSaidByThem = messages.some(({ role, content }) => role === 'user' && content.toLowerCase().includes(small));
  return isSaidByThem || !said.some((text) => text.includes(`“${standing.name}”`));
}

export function describedFor(dialogue: Dialogue, not?: Parameters<typeof describe>[0]['not']): string {
  const { picture, facts, seed } = dialogue;
  const [card] = facts.presets;
  if (needsCare(dialogue) && card) return card.description;
  return describe({ picture, goal: facts.goal.description, seed, ...(not && { not }) });
}

/** True for a line that the coach wrote, of what was told before or for a card. */
export function isDescribedByCoach(dialogue: Dialogue, { description }: IdentitySuggestion): boolean {
  const isOfCard = dialogue.facts.presets.some((card) => card.description === description);
  return isOfCard || describedFor({ ...dialogue, picture: dialogue.before }) === description;
}

/** A card with a name of the person's own, whatever stood before. */
export function withName(dialogue: Dialogue, name: string): IdentitySuggestion {
  return { name, description: dialogue.facts.standing?.description ?? describedFor(dialogue) };
}

const wasOffered = ({ said }: Dialogue, name: string): boolean => said.some((text) => text.includes(`“${name}”`));

/** Good for anybody, when all else was turned down. */
const PLAIN_NAMES = ['The Patient Beginner', 'The Everyday Starter'] as const;

/** Names that may be offered now, the closest first: made of what was told, then those of the cards. */
export function offers(dialogue: Dialogue): IdentitySuggestion[] {
  const { facts, picture } = dialogue;
  const own = needsCare(dialogue) ? [] : nameIdeas(picture, facts.goal.description);
  const made = own.map((name) => ({ name, description: describedFor(dialogue) }));
  const isTold = picture.deeds.length > 0 && !needsCare(dialogue);
  const cards = facts.presets.map((card) => (isTold ? { ...card, description: describedFor(dialogue) } : card));
  const plain = PLAIN_NAMES.map((name) => ({ name, description: describedFor(dialogue) }));
  const isFree = ({ name }: IdentitySuggestion) => !wasOffered(dialogue, name) && !holdsRefused(name, dialogue.refused);
  return [...made, ...cards, ...plain].filter(isFree);
}

function dictated(dialogue: Dialogue, name: string): Answer {
  const { standing } = dialogue.facts;
  // What is told beside the name goes into the coach's own line below it.
  const isAnew = dialogue.news.deeds.length > 0 && standing !== null && isDescribedByCoach(dialogue, standing);
  const proposal = isAnew ? { name, description: describedFor(dialogue) } : withName(dialogue, name);
  return { reply: speak(dialogue, 'taken', { name }), proposal, agreed: false };
}

const NO_NAMES = [isShrug, isAgreement, isThanks, isGreeting] as const;

/** `Not a maker, a technician` says who, and not how it is written. */
const isOnlyWho = ({ message }: Dialogue, name: string) =>
  refusedIn(message).words.length > 0 && (name.startsWith('a ') || name.startsWith('an '));

/** `Daily Practiser sounds like piano lessons`: a name, and what is wrong with it. */
const SAID_OF_NAMES = patterns(...knowledge.requests.saidOfNames);

/** A name in the person's own words wins at once, to the letter; why one cannot be taken is said, and its words are kept. */
export function takeName(dialogue: Dialogue, { isPlain }: { isPlain: boolean }): Answer | null {
  const { heard: message, facts, said } = dialogue;
  if (NO_NAMES.some((isMet) => isMet(message))) return null;
  const isAsked = asksForName(said.at(-1));
  const wish = dictatedName(message, {
    isNaming: isPlain && (facts.standing !== null || isAsked),
    isAsked: isPlain && isAsked,
  });
  if (!wish || isOnlyWho(dialogue, wish.name) || firstOf(SAID_OF_NAMES, read(dialogue.message))) return null;
  if (wish.problem === null) return dictated(dialogue, wish.name);
  const { length } = Array.from(wish.name);
  const values = {
    words: wish.name.slice(0, 240),
    most: '40',
    least: '2',
    length: String(length),
    over: String(length - 40),
  };
  const phrase = wish.problem === 'too-long' ? 'tooLong' : wish.problem === 'too-short' ? 'tooShort' : 'unsafe';
  return { reply: speak(dialogue, phrase, values), proposal: facts.standing, agreed: false };
}

export type Step = (dialogue: Dialogue) => Answer | null;

/** The steps in which a message is read: the first that knows what to do answers. */
export function identityTurn(given: IdentityChatFacts, house: House, steps: readonly Step[]): Answer {
  const { goal, messages } = given;
  const last = messages.at(-1)?.content ?? '';
  const label = assessGoal(goal, [goal.description, assessSafety(last) === 'none' ? '' : last]);
  const dialogue = toDialogue(given, label, house);
  if (stopsCoaching(label)) return { reply: speak(dialogue, 'pause'), proposal: null, agreed: false };
  for (const step of steps) {
    const answer = step(dialogue);
    if (answer) return answer;
  }
  return { reply: speak(dialogue, 'canDo'), proposal: given.standing, agreed: false };
}

/** Beside an order to the coach not even a yes counts as one. */
export function isOrderAlone({ facts, message }: Dialogue): boolean {
  const last = facts.messages.at(-1)?.content ?? '';
  return givesOrders(last) && (message === '' || isAgreement(message));
}

export const isElsewhere = ({ message, facts }: Dialogue) => isOffTopic(message, facts.goal.description);

/** One of the names that the coach has just laid before them. */
export function picked(dialogue: Dialogue): IdentitySuggestion | null {
  const { heard: message, said, facts } = dialogue;
  const last = said.at(-1) ?? '';
  const name = isSaid('readings', last) ? pickedFrom(message, last) : null;
  if (name === null) return null;
  const card = facts.presets.find((preset) => preset.name === name);
  return card ?? { name, description: describedFor(dialogue) };
}

import { readGoal } from '#coach/goal/read-goal.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { read } from '#coach/text/reading.ts';
import type { IdentityAnswer, IdentityChatFacts, IdentitySuggestion } from '#coach/port.ts';
import { isAgreement, isDecline, isGreeting, isHesitation, isPause, isShrug, isThanks } from './answers.ts';
import {
  type Answer,
  type Dialogue,
  describedFor,
  isDescribedByCoach,
  type House,
  identityTurn,
  isElsewhere,
  isOrderAlone,
  isOwnName,
  needsCare,
  offers,
  picked,
  speak,
  type Step,
  takeName,
} from './identity-turn.ts';
import { NAME_LENGTH } from './name/dictated-name.ts';
import { isSafeForName, isSayable } from './name/made-name.ts';
import { isShorterWish, nameChange } from './name/name-change.ts';
import { titled } from './name/name-ideas.ts';
import { refusedIn } from './told/refused.ts';
import { isEnough, type Picture } from './told/picture.ts';
import { type Phrase, isSaid } from './saying.ts';
import { feelingIn, questionIn, wishIn } from './talk-in.ts';

/** By this message of the person a name is offered. */
const OFFER_FROM = 3;
const READINGS = 3;

const keep = (dialogue: Dialogue, reply: string): Answer => ({
  reply,
  proposal: dialogue.facts.standing,
  agreed: false,
});

const quoted = (name: string) => `“${name}”`;

/** Two or three names to choose from, for somebody who does not know; null when none is left. */
function readings(dialogue: Dialogue): Answer | null {
  const names = offers(dialogue).map(({ name }) => name);
  const kept = spread(names, READINGS);
  if (kept.length < 2) return null;
  return { ...keep(dialogue, speak(dialogue, 'readings', { names: listed(kept.map(quoted), 'or') })), chips: kept };
}

/** Names that differ in more than a colour come first. */
function spread(names: readonly string[], most: number): string[] {
  const last = (name: string) => name.split(' ').at(-1);
  const different = names.filter((name, at) => names.findIndex((other) => last(other) === last(name)) === at);
  return [...different, ...names.filter((name) => !different.includes(name))].slice(0, most);
}

function offered(dialogue: Dialogue, proposal: IdentitySuggestion | undefined, phrase: Phrase): Answer {
  if (!proposal) return keep(dialogue, speak(dialogue, 'cardsLeft'));
  const { name } = proposal;
  const [deed] = dialogue.picture.deeds.map(({ text }) => text).filter((text) => text.length <= 70 && isSayable(text));
  const isOfDeed = phrase === 'offer' && deed !== undefined;
  return { reply: speak(dialogue, isOfDeed ? 'offerOf' : phrase, { name, deed }), proposal, agreed: false };
}

/** The next question, or a name once enough was told or asked. */
function onward(dialogue: Dialogue): Answer {
  const { picture, turn, said } = dialogue;
  const isWhyAsked = said.some((text) => isSaid('why', text));
  const isPictured = read(dialogue.heard).tokens.length >= PICTURED;
  const isOpen = turn < OFFER_FROM && !isEnough(picture, isPictured);
  if (isOpen && picture.deeds.length === 0 && !isDayAsked(dialogue)) return keep(dialogue, dayQuestion(dialogue));
  if (isOpen && !picture.hasReason && !isWhyAsked) return keep(dialogue, speak(dialogue, 'why'));
  return offered(dialogue, offers(dialogue)[0], 'offer');
}

/** Words of a message that pictures somebody: `a technician with paper in hand, whom his family can trust`. */
const PICTURED = 9;

const isDayAsked = ({ said }: Dialogue) => said.some((text) => isSaid('day', text) || isSaid('dayAfter', text));

function dayQuestion(dialogue: Dialogue): string {
  const [role] = needsCare(dialogue) ? [] : dialogue.picture.roles.filter(isSafeForName);
  const article = role && 'aeiou'.includes(role.charAt(0)) ? 'an' : 'a';
  return role ? speak(dialogue, 'dayAfter', { role: `${article} ${role}` }) : speak(dialogue, 'day');
}

/** An answer to what was asked or told, and the way back to where the talk stood: to the same question in other words. */
function back(dialogue: Dialogue, line: string): Answer {
  const { standing } = dialogue.facts;
  const isWhy = isSaid('why', dialogue.said.at(-1) ?? '');
  if (!standing && dialogue.turn < OFFER_FROM)
    return keep(dialogue, `${line} ${isWhy ? speak(dialogue, 'why') : dayQuestion(dialogue)}`);
  if (!standing && offers(dialogue).length === 0) return keep(dialogue, line);
  if (standing) return keep(dialogue, `${line} ${speak(dialogue, 'backToOffer', { name: standing.name })}`);
  const next = onward(dialogue);
  return { ...next, reply: `${line} ${next.reply}` };
}

const orders: Step = (dialogue) =>
  isOrderAlone(dialogue) || dialogue.message === '' ? back(dialogue, speak(dialogue, 'elsewhere')) : null;

const readingPicked: Step = (dialogue) => {
  const choice = picked(dialogue);
  return choice && { reply: speak(dialogue, 'taken', { name: choice.name }), proposal: choice, agreed: false };
};

/** A shorter name than the one that stands, where that cannot be cut; the shortest of all where none stands. */
function ofShort(dialogue: Dialogue, than: string | null): Answer | null {
  if (!isShorterWish(dialogue.message)) return null;
  const [best] = offers(dialogue).toSorted((a, b) => a.name.length - b.name.length);
  return best && (than === null || best.name.length < than.length)
    ? offered(dialogue, best, than === null ? 'offer' : 'another')
    : null;
}

/** Before any name was shown, a shorter one is the shortest that comes to mind. */
const shortest: Step = (dialogue) => (dialogue.facts.standing ? null : ofShort(dialogue, null));

const changes: Step = (dialogue) => {
  const { standing } = dialogue.facts;
  const change = standing && nameChange(dialogue.message, standing);
  if (!standing || !change) return null;
  if (change.of === 'unclear') return ofShort(dialogue, standing.name) ?? keep(dialogue, speak(dialogue, 'spell'));
  if (change.of === 'name') {
    const { name } = change;
    const isRoom = Array.from(name).length >= NAME_LENGTH.least && Array.from(name).length <= NAME_LENGTH.most;
    if (!isRoom) return keep(dialogue, speak(dialogue, 'spell'));
    return { reply: speak(dialogue, 'renamed', { name }), proposal: { ...standing, name }, agreed: false };
  }
  const text = standing.description;
  const description =
    'description' in change ? change.description.slice(0, 500) : describedFor(dialogue, { text, wish: change.wish });
  return {
    reply: speak(dialogue, 'described', { name: standing.name }),
    proposal: { ...standing, description },
    agreed: false,
  };
};

const names: Step = (dialogue) => takeName(dialogue, { isPlain: false });
const plainNames: Step = (dialogue) => takeName(dialogue, { isPlain: true });

const assent: Step = (dialogue) => {
  const { message, facts } = dialogue;
  if (!facts.standing || !isAgreement(message)) return null;
  return { reply: speak(dialogue, 'agreed', { name: facts.standing.name }), proposal: facts.standing, agreed: true };
};

/** A feeling is answered first and alone: nothing is asked, and what stands keeps standing. */
const feelings: Step = (dialogue) => {
  const feeling = feelingIn(dialogue.message);
  return feeling && { ...keep(dialogue, `${speak(dialogue, feeling)} ${speak(dialogue, 'rest')}`), chips: [] };
};

const questions: Step = (dialogue) => {
  if (isElsewhere(dialogue)) return back(dialogue, speak(dialogue, 'elsewhere'));
  const wish = wishIn(dialogue.message);
  const topic = questionIn(dialogue.message);
  if (wish && !(wish === 'plan' && topic === 'whatNext')) return back(dialogue, speak(dialogue, wish));
  if (topic === null || (topic === 'other' && isTelling(dialogue.news))) return null;
  if (topic === 'names') return namesAskedFor(dialogue);
  return back(dialogue, speak(dialogue, topic));
};

function namesAskedFor(dialogue: Dialogue): Answer {
  const isTold = dialogue.picture.deeds.length > 0 || dialogue.picture.roles.length > 0;
  const [best] = offers(dialogue);
  if (dialogue.facts.standing) return offered(dialogue, best, 'also');
  return (isTold ? null : readings(dialogue)) ?? offered(dialogue, best, 'offer');
}

const small: Step = (dialogue) => {
  if (isThanks(dialogue.message)) return back(dialogue, speak(dialogue, 'thanks'));
  return isGreeting(dialogue.message) ? back(dialogue, speak(dialogue, 'hello')) : null;
};

/** True where the message refuses something: `not a maker`. */
const isRefusing = ({ message }: Dialogue) => refusedIn(message).words.length > 0;

const isTelling = ({ deeds, roles, qualities, reason }: Picture) =>
  deeds.length > 0 || roles.length > 0 || qualities.length > 0 || reason !== null;

/** `Maybe something calmer` says more than `maybe`. */
const isWaiting = ({ message, news }: Dialogue) => isPause(message) || (isHesitation(message) && !isTelling(news));

/** A name that was put to them and is not wanted, or not yet. */
const refusal: Step = (dialogue) => {
  const { facts, message, said } = dialogue;
  const wasOffered = facts.standing !== null || isSaid('readings', said.at(-1) ?? '');
  if (!wasOffered) return null;
  if (isWaiting(dialogue) && facts.standing)
    return keep(dialogue, speak(dialogue, 'wait', { name: facts.standing.name }));
  if (!isDecline(message) && !isRefusing(dialogue)) return null;
  const [best] = offers(dialogue);
  if (!best && !facts.standing && !isDayAsked(dialogue)) return keep(dialogue, dayQuestion(dialogue));
  return offered(dialogue, best, 'another');
};

/** Before any name: nothing like the gym, nothing about diets. */
const leftOut: Step = (dialogue) =>
  dialogue.facts.standing === null && isRefusing(dialogue) && !isTelling(dialogue.news)
    ? back(dialogue, speak(dialogue, 'leftOut'))
    : null;

const shrug: Step = (dialogue) => {
  const { message, facts } = dialogue;
  // `Not tidying. Swimming`: what is said instead decides.
  if (isRefusing(dialogue) && isTelling(dialogue.news)) return offered(dialogue, offers(dialogue)[0], 'offer');
  if (isTelling(dialogue.news) && isHesitation(message)) return null;
  if (!isShrug(message) && !isHesitation(message) && !isDecline(message)) return null;
  if (facts.standing) return offered(dialogue, offers(dialogue)[0], 'another');
  const wasLaid = dialogue.said.some((text) => isSaid('readings', text));
  if (wasLaid) return offered(dialogue, offers(dialogue)[0], 'offer');
  return readings(dialogue) ?? onward(dialogue);
};

/** What is told of them while a name stands goes into the line below it; a new word for somebody may make a new name. */
const news: Step = (dialogue) => {
  const { facts, news: told } = dialogue;
  const { standing } = facts;
  if (!standing) return null;
  const { name } = standing;
  if (!isTelling(told)) return keep(dialogue, speak(dialogue, told.hasReason ? 'reasoned' : 'unclear', { name }));
  const fresh = ofNewRole(dialogue);
  if (fresh) return offered(dialogue, fresh, 'offer');
  const description = describedFor(dialogue);
  // A line that was edited by hand, or changed on request, stays as it is.
  const isTheirs = !isDescribedByCoach(dialogue, standing);
  if (isTheirs || description === standing.description) return keep(dialogue, speak(dialogue, 'backToOffer', { name }));
  return { reply: speak(dialogue, 'noted', { name }), proposal: { ...standing, description }, agreed: false };
};

/** The name that a new word for somebody, or for what they are like, makes: the coach's own gives way to it. */
function ofNewRole(dialogue: Dialogue): IdentitySuggestion | null {
  const { roles, qualities } = dialogue.news;
  const [word] = [...roles.map((role) => role.split(' ').at(-1) ?? ''), ...qualities].map(titled);
  const [fresh] = word === undefined || isOwnName(dialogue) ? [] : offers(dialogue);
  return fresh?.name.includes(word ?? '') ? fresh : null;
}

const STEPS: readonly Step[] = [
  orders,
  readingPicked,
  changes,
  names,
  assent,
  feelings,
  questions,
  small,
  shortest,
  plainNames,
  refusal,
  leftOut,
  shrug,
  news,
  onward,
];

/** Chips under an offer; what answers why, and what leaves a question to the coach. */
const CHIPS = {
  offer: ['Something else', 'Shorter', 'Warmer'],
  why: ['For my family', 'It does me good', 'To prove that I can'],
  open: 'You choose',
} as const;
/** Characters of a chip. */
const LONGEST_CHIP = 44;

/** What would answer the question: what the goal says is done, or a reason. */
function answersTo({ reply }: Answer, { goal }: IdentityChatFacts): readonly string[] {
  if (isSaid('why', reply)) return [...CHIPS.why, CHIPS.open];
  const acts = readGoal(goal.description).acts.map(({ text }) => text);
  const deeds = acts.filter((text) => text.length <= LONGEST_CHIP && isSayable(text)).slice(0, 2);
  return [...(deeds.length > 0 ? deeds : ['A few minutes of it a day']), CHIPS.open];
}

function chipsFor(answer: Answer, facts: IdentityChatFacts): readonly string[] {
  if (answer.agreed) return [];
  if (answer.chips) return answer.chips;
  if (answer.proposal) return CHIPS.offer;
  const said = new Set(facts.messages.filter(({ role }) => role === 'user').map(({ content }) => content));
  return answersTo(answer, facts).filter((chip) => !said.has(chip));
}

/**
 * One turn of the talk in which somebody finds an identity: their own name is taken at once; else at most two questions, then a name to be
 * changed or turned down. Agreed only for a plain yes to the name that stands; it never creates anything itself.
 */
export function identityChatTurn(facts: IdentityChatFacts, house: House): IdentityAnswer {
  const answer = identityTurn(facts, house, STEPS);
  return { ...answer, chips: chipsFor(answer, facts) };
}

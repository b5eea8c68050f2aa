import { type SafetyLabel, stopsCoaching } from '#core/coaching/safety.ts';
import type { ChatTurn, IdentityAnswer, IdentityChatFacts, IdentitySuggestion } from '#coach/port.ts';
import { assessGoal, assessSafety } from '#coach/safety/router.ts';
import { identitiesFor } from '../identities.ts';
import {
  asksWhoAnswers,
  givesOrders,
  isAgreement,
  isDecline,
  isHesitation,
  isOffTopic,
  nameWish,
  withoutOrders,
} from './identity-answer.ts';
import { isSafeForName, isSayable, namesFrom } from './identity-name.ts';
import { identityTexts } from './identity-texts.ts';
import { contentWords, normalise, sameWord } from '#coach/text/language.ts';
import { isDangling, VERBS } from '../domain/topic.ts';

/** User turns: by the third a name is offered, after the sixth the closest card. */
const OFFER_FROM = 3;
const PRESET_AFTER = 6;
/** Words of the user that are said back at once. */
const LONGEST_ECHO = 8;
/** Characters. */
const LONGEST_DESCRIPTION = 160;
const LONGEST_DEED = 80;

/** Questions, refusals and other topics say nothing about who somebody wants to be. */
function isAboutThem(text: string, goal: string): boolean {
  return !text.includes('?') && !isOffTopic(text, goal) && !isDecline(text) && !isHesitation(text);
}

type Dialogue = {
  readonly facts: IdentityChatFacts;
  /** The last message without orders to the coach. */
  readonly said: string;
  readonly echo: string | null;
  /** What the user said so far that a name may be made of, the newest first. */
  readonly material: readonly string[];
  readonly turn: number;
};

function mayBeSaid(text: string): boolean {
  return isSayable(text) && !/[A-Z]{4,}|https?:|www\./.test(text);
}

/** Where a thought of the user ends that can be said back whole: at a sign, or before a word that begins the next one. */
const CLAUSE_ENDS = /[.,;:!?\n]+|\s+(?=(?:and|but|because|while|so|when|until|although|then)\b)/i;
/** Words that began a thought but say nothing in it. */
const OPENERS = /^(?:(?:and|but|because|while|so|when|well|then|that|yes|no|um|i think|i guess|maybe)\s+)+/i;

/** The first few words, without a first or last one that hangs in the air. */
function shortened(clause: string): string {
  const kept = clause.trim().replace(OPENERS, '').split(/\s+/).slice(0, LONGEST_ECHO);
  while (kept.length > 1 && isDangling(kept.at(-1)?.toLowerCase() ?? '')) kept.pop();
  return kept.join(' ');
}

/** A few of the user's own words to say back, or null when none may be said. */
function getEcho(message: string): string | null {
  const clauses = message
    .replace(/[“”"‘()*_#<>[\]{}]/g, '')
    .split(CLAUSE_ENDS)
    .map(shortened)
    .filter((clause) => contentWords(clause).length > 0 && clause.length <= 60 && mayBeSaid(clause));
  const richest = clauses.toSorted((a, b) => contentWords(b).length - contentWords(a).length)[0];
  return richest ?? contentWords(message).find((word) => word.length <= 20 && mayBeSaid(word)) ?? null;
}

const userTexts = (messages: readonly ChatTurn[]) =>
  messages.filter((turn) => turn.role === 'user').map((turn) => turn.content);

function wasOffered({ facts }: Dialogue, name: string): boolean {
  return facts.messages.some((turn) => turn.role === 'assistant' && turn.content.includes(`“${name}”`));
}

/** A text about the user as one to the user: `get up and stretch my back` → `get up and stretch your back`. */
function toSecondPerson(text: string): string {
  const swap: Record<string, string> = {
    i: 'you',
    my: 'your',
    me: 'you',
    mine: 'yours',
    myself: 'yourself',
    am: 'are',
  };
  const theirs: Record<string, string> = {
    their: 'your',
    them: 'you',
    they: 'you',
    his: 'your',
    her: 'your',
    themselves: 'yourself',
  };
  return text.replace(/[a-z]+/g, (word) => swap[word] ?? theirs[word] ?? word);
}

/** What the user said they would do, as a deed of theirs; null when it cannot be told apart. */
function deedIn(text: string): string | null {
  const plain = normalise(text.split(/[.!?\n;]/)[0] ?? '')
    .replace(
      /^(?:well|so|um|hmm|probably|maybe|on a tuesday|on tuesdays|that person|the person|they|i|she|he|we|would|will|just|also|first| )+ /,
      '',
    )
    .trim();
  const isDeed =
    VERBS.has(plain.split(' ')[0] ?? '') ||
    /^(walk|cook|wake|put|sit|leave|prepare|take|stretch|work|cycle|jog)\b/.test(plain);
  return isDeed && plain.length <= LONGEST_DEED && plain.length >= 8 && isSafeForName(plain)
    ? toSecondPerson(plain)
    : null;
}

function described(name: string, { material }: Dialogue): IdentitySuggestion {
  const deed = material.map(deedIn).find((found) => found !== null);
  const description = deed
    ? `On an ordinary Tuesday you ${deed}. Small and steady is enough.`
    : 'You take one small step on ordinary days, and each step counts as proof of who you are becoming.';
  return { name, description: description.slice(0, LONGEST_DESCRIPTION) };
}

function overlap({ name, description }: IdentitySuggestion, said: readonly string[]): number {
  const theirs = contentWords(`${name} ${description}`);
  return said.flatMap(contentWords).filter((word) => theirs.some((own) => sameWord(own, word))).length;
}

function closestPreset(dialogue: Dialogue): IdentitySuggestion | null {
  const said = [...dialogue.material, dialogue.facts.goal.description];
  const left = dialogue.facts.presets.filter(({ name }) => !wasOffered(dialogue, name));
  return left.toSorted((a, b) => overlap(b, said) - overlap(a, said))[0] ?? null;
}

function ownName(dialogue: Dialogue): IdentitySuggestion | null {
  const name = namesFrom({ said: dialogue.material, goal: dialogue.facts.goal.description }).find(
    (candidate) => !wasOffered(dialogue, candidate),
  );
  return name === undefined ? null : described(name, dialogue);
}

/** Under these labels a name of the user's own making could name what they suffer from. */
function needsCare(label: SafetyLabel): boolean {
  return label !== 'none' && label !== 'caution';
}

type Say = (echo: string | null, name: string) => string;

/** The next name: made of the user's words, from the seventh turn on the closest card. */
function offer(dialogue: Dialogue, say: Say): IdentityAnswer {
  const { echo, turn, facts } = dialogue;
  const isLate = turn > PRESET_AFTER || needsCare(facts.goal.safetyLabel);
  const preset = isLate ? closestPreset(dialogue) : null;
  if (preset) return { reply: identityTexts.preset(echo, preset.name), proposal: preset, agreed: false };
  const own = turn > PRESET_AFTER ? null : ownName(dialogue);
  if (own) return { reply: say(echo, own.name), proposal: own, agreed: false };
  return { reply: identityTexts.cardsLeft(echo), proposal: null, agreed: false };
}

/** A friendly line about what was asked, and the way back to where the conversation stood. */
function bridge(dialogue: Dialogue, line: string): IdentityAnswer {
  const { facts, turn } = dialogue;
  const { back } = identityTexts;
  const proposal = facts.standing ?? (turn >= OFFER_FROM ? offer(dialogue, identityTexts.offer).proposal : null);
  const question = proposal ? back.offer(proposal.name) : turn === 1 ? back.tuesday : back.why;
  return { reply: `${line} ${question}`, proposal, agreed: false };
}

function firstWord(message: string): string | null {
  return contentWords(message).find((word) => word.length <= 20 && mayBeSaid(word)) ?? null;
}

/** What follows when a name stands and is answered. */
function answerToOffer(dialogue: Dialogue, standing: IdentitySuggestion): IdentityAnswer {
  const { said, echo, turn } = dialogue;
  if (isAgreement(said)) {
    return { reply: identityTexts.agreed(echo, standing.name), proposal: standing, agreed: true };
  }
  if (isHesitation(said)) {
    return { reply: identityTexts.wait(echo, standing.name), proposal: standing, agreed: false };
  }
  if (isDecline(said)) return offer(dialogue, identityTexts.another);
  if (said.includes('?') && turn <= PRESET_AFTER) {
    return { reply: identityTexts.asked(echo, standing.name), proposal: standing, agreed: false };
  }
  return offer(dialogue, identityTexts.offer);
}

/**
 * One turn of the conversation in which somebody finds an identity in their own words: what that person would do, why it matters,
 * then a name by the third turn. Agreed only for a plain yes to the name that stands; it never creates anything itself.
 */
export function identityTurn(given: IdentityChatFacts): IdentityAnswer {
  const texts = userTexts(given.messages);
  const last = texts.at(-1) ?? '';
  const { goal } = given;
  const label = assessGoal(goal, [goal.description, assessSafety(last) === 'none' ? '' : last]);
  if (stopsCoaching(label)) return { reply: identityTexts.pause, proposal: null, agreed: false };
  // Under a label the cards are chosen with care: they stand in for what the user's words could make.
  const presets = !needsCare(label) ? given.presets : identitiesFor({ ...goal, safetyLabel: label }).suggestions;
  const said = withoutOrders(last);
  const dialogue: Dialogue = {
    facts: { ...given, goal: { ...goal, safetyLabel: label }, presets },
    said,
    echo: getEcho(said),
    material: texts
      .map(withoutOrders)
      .filter((text) => isAboutThem(text, goal.description))
      .toReversed(),
    turn: texts.length,
  };
  // Beside an order to the coach not even a yes counts as one.
  const isOrder = said === '' || (givesOrders(last) && isAgreement(said));
  if (isOrder) return bridge(dialogue, identityTexts.elsewhere(firstWord(last)));
  if (asksWhoAnswers(said)) return bridge(dialogue, identityTexts.whoAnswers);
  if (isOffTopic(said, goal.description)) return bridge(dialogue, identityTexts.elsewhere(firstWord(said)));
  return withName(dialogue) ?? withStage(dialogue);
}

function withName(dialogue: Dialogue): IdentityAnswer | null {
  const { facts, said, echo } = dialogue;
  const wish = nameWish(said);
  if (!wish) return null;
  if (wish.name === null) {
    return {
      reply: identityTexts.nameRefused(echo, facts.standing?.name ?? null),
      proposal: facts.standing,
      agreed: false,
    };
  }
  const description = facts.standing?.description ?? described(wish.name, dialogue).description;
  return { reply: identityTexts.renamed(wish.name), proposal: { name: wish.name, description }, agreed: false };
}

function withStage(dialogue: Dialogue): IdentityAnswer {
  const { facts, said, echo, turn } = dialogue;
  if (facts.standing) return answerToOffer(dialogue, facts.standing);
  if (turn < OFFER_FROM && isHesitation(said)) return bridge(dialogue, identityTexts.unsure(echo));
  if (turn === 1) return { reply: identityTexts.tuesday(echo), proposal: null, agreed: false };
  if (turn < OFFER_FROM) return { reply: identityTexts.why(echo), proposal: null, agreed: false };
  return offer(dialogue, identityTexts.offer);
}

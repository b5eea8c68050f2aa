import type { Choice } from '#core/adaptive-plan/next-plan.ts';
import { habitName } from '../builtin/check-in/check-in-echo.ts';
import { FRICTIONS } from '../builtin/knowledge/domains.ts';
import { FRICTION_CODES } from '../builtin/knowledge/shape.ts';
import { spokenName } from '../builtin/messages.ts';
import { maySayBack } from './told/said-back.ts';
import { bannedWords, voiceProblems } from '../builtin/voice.ts';
import type { ReviewFacts } from '../port.ts';
import { joined } from './records.ts';
import { getBest } from './week-told.ts';

type ChangeSaid = { readonly description: string; readonly kind: string; readonly reason: string };

/** Words. */
const MOST = { closing: 80, own: 20, ifThen: 35, reason: 30 } as const;
/** Characters; kept in a browser's session and sent on with the next plan. */
const RECOMMENDATIONS_MAX = 600;
/** Percent of fulfilment below which a harder week grows by one small step. */
const SMALL_STEP_BELOW = 50;

const CHOSEN: Readonly<Record<Choice, string>> = {
  easier: 'Easier it is.',
  same: 'The same again it is.',
  harder: 'A bit harder it is.',
};

const texts = {
  smallStep: 'We add one small step, and we can step back next week.',
  change: (habit: string | null, reason: string | null) =>
    `The biggest change is ${habit ? `“${habit}”` : 'in one habit'}${reason ? `. ${reason}` : '.'}`,
  noChange: 'Your habits stay as they are.',
  untouched: (habit: string) => `“${habit}” stays as it is.`,
  readBack: (sentence: string) => `Read this once to yourself: “${sentence}”`,
  act: (habit: string, done: number, name: string) =>
    `You did “${habit}” on ${done} ${done === 1 ? 'day' : 'days'}. Who does that is already “${name}”.`,
  looked: (name: string) => `You came back and looked at your week. That is how “${name}” goes on.`,
  opens: 'Now your plan opens, and the next check-in comes with its first day.',
  fallback: (name: string) => `Weekly review completed for ${name}`,
} as const;

const KINDS = ['promote', 'cue_repair'];

/** What changes, the greatest first, as the adaptive rule ranks it: what is asked for, then the kind of habit, then its cue. */
function movedIn(changes: readonly ChangeSaid[]): ChangeSaid[] {
  const moved = changes.filter(({ kind }) => kind !== 'keep');
  return moved.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

function clipped(text: string, most: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length <= most ? words.join(' ') : `${words.slice(0, most).join(' ')}…`;
}

const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** A sentence that the coach may say as it stands, or null. */
function sayable(text: string | null, most: number): string | null {
  const plain = (text ?? '').replace(/\s+/g, ' ').trim();
  const isFine = plain !== '' && countWords(plain) <= most && bannedWords(plain).length === 0 && !/[?!]/.test(plain);
  return isFine ? ended(plain) : null;
}

/** The first of several ways to say it that keeps the voice and the number of words. */
function firstThatFits(ways: readonly string[], last: string): string {
  const fits = (text: string) =>
    countWords(text) <= MOST.closing && !text.includes('?') && voiceProblems(text, { kind: 'chat' }).length === 0;
  return ways.find(fits) ?? last;
}

type ClosingFacts = {
  readonly facts: ReviewFacts;
  readonly choice: Choice;
  readonly changes: readonly ChangeSaid[];
  /** Description of one habit that stays as it is; null when none does. */
  readonly untouched: string | null;
  /** One if-then sentence of the next plan, to be read back. */
  readonly ifThen: string | null;
  /** Code of the friction that was named. */
  readonly friction: string | null;
  readonly ownWords: string | null;
};

function getAgreement({ facts, choice, changes, untouched, ifThen }: ClosingFacts): string {
  const step = choice === 'harder' && (facts.week.fulfilment ?? 0) < SMALL_STEP_BELOW ? texts.smallStep : null;
  const [biggest] = movedIn(changes);
  const isNone = !biggest;
  const name = isNone ? null : habitName(biggest.description);
  const change = isNone ? texts.noChange : texts.change(name, sayable(biggest.reason, MOST.reason));
  const kept = untouched === null ? null : habitName(untouched);
  const stays = kept && !isNone ? texts.untouched(kept) : null;
  // Of a cue, an act and its fallback the first sentence is the one to remember.
  const sentence = sayable(ifThen?.split(/(?<=[.!])\s/)[0] ?? null, MOST.ifThen);
  const back = sentence && texts.readBack(sentence.replace(/["“”]/g, ''));
  const first = CHOSEN[choice];
  const plain = isNone ? texts.noChange : texts.change(name, null);
  return firstThatFits(
    [
      joined(first, step, change, stays, back),
      joined(first, step, change, back),
      joined(first, step, change, stays),
      joined(first, step, change),
      joined(first, step, plain, stays, back),
      joined(first, step, plain),
    ],
    joined(first, step),
  );
}

function getHandOff(facts: ReviewFacts): string {
  const name = spokenName(facts.identity.name);
  const best = getBest(facts);
  const habit = best && habitName(best.description);
  const act = best && habit && texts.act(habit, best.done, name);
  return firstThatFits([joined(act ?? texts.looked(name), texts.opens)], texts.opens);
}

/** The user's words, cut to twenty, when they may be kept. */
function quoted(ownWords: string | null): string | null {
  const words = clipped((ownWords ?? '').replace(/["“”?!]/g, '').trim(), MOST.own);
  return words !== '' && maySayBack(words) ? `In your words: “${words}”.` : null;
}

function frictionSaid(friction: string | null): string | null {
  const code = FRICTION_CODES.find((each) => each === friction);
  return code ? `In the way: ${FRICTIONS[code].label}.` : null;
}

const getShortName = (description: string) => habitName(description) ?? clipped(description, 6);

function getSummary({ facts, choice, changes, friction, ownWords }: ClosingFacts): string {
  const counted = facts.habits.filter(({ target }) => target > 0);
  if (counted.length === 0 && friction === null && ownWords === null) return texts.fallback(facts.identity.name);
  const shares = counted.map(({ description, done, target }) => `“${getShortName(description)}” ${done} of ${target}`);
  const next = `Next week: ${choice}.`;
  const middle = [frictionSaid(friction), quoted(ownWords), next];
  const tell = (habits: number, told: number) => {
    const figures = habits > 0 && shares.length > 0 ? `${shares.slice(0, habits).join(', ')}.` : null;
    const names = movedIn(changes)
      .slice(0, told)
      .map(({ description }) => `“${getShortName(description)}”`);
    return joined(figures, ...middle, names.length > 0 ? `Changed: ${names.join(', ')}.` : null);
  };
  const ways = [tell(6, 4), tell(4, 2), tell(3, 1), tell(2, 1), tell(2, 0), tell(1, 0)];
  return ways.find((text) => countWords(text) <= MOST.closing) ?? clipped(tell(0, 0), MOST.closing);
}

/** What the next plan takes into account: the choice, each change with its reason, and what stood in the way. */
function getRecommendations({ choice, changes, friction }: ClosingFacts): string {
  const lines = movedIn(changes).map(({ description, reason }) => `${description}: ${ended(reason.trim())}`);
  const all = [`Choice: ${choice}.`, ...(friction ? [`In the way: ${friction}.`] : []), ...lines];
  return all.reduce((text, line) => {
    const longer = text === '' ? line : `${text} ${line}`;
    return longer.length <= RECOMMENDATIONS_MAX ? longer : text;
  }, '');
}

/**
 * The texts that complete a review, the same for both engines: the agreement names the choice, the greatest change with its reason,
 * a habit that stays and one sentence to read back; the hand-off ties the identity to an act and asks nothing; the summary is
 * kept, and the recommendations go on to the next plan. A choice is followed as it is, whatever was recommended.
 */
export function reviewClosing(closing: ClosingFacts) {
  return {
    agreement: getAgreement(closing),
    handOff: getHandOff(closing.facts),
    summary: getSummary(closing),
    recommendations: getRecommendations(closing),
  };
}

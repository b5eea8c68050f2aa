import { small } from '#core/words/capital.ts';
import { WORDINGS } from '#coach/say/wordings.ts';
import { phraseSet } from '#coach/text/phrases.ts';
import knowledge from '#content/knowledge.json' with { type: 'json' };
import { readGoal } from '#coach/goal/read-goal.ts';
import { getSeed } from '#coach/text/language.ts';
import { isSayable } from '../name/made-name.ts';
import { pictureIn, type Picture } from './picture.ts';

/** Characters of a description. */
const LENGTH = { least: 60, most: 160 } as const;
const WARMTH = [
  'You are kind to yourself when it slips.',
  'You do it gladly, at your own pace.',
  'You take your time, and you enjoy it.',
] as const;
/** Said where nothing is known of what they do. */
const OPEN = [
  'You take one small step on ordinary days, and begin again when a day gets away from you.',
  'You do one small thing that is like you on most days, busy ones too.',
  'You show up in small ways on plain days, and come back after a gap.',
  'You pick something small each day that fits who you want to be, and you do it.',
] as const;

export type Describing = {
  readonly picture: Picture;
  readonly goal: string;
  readonly seed: string;
  /** The description that is not wanted, with what would be better. */
  readonly not?: { readonly text: string; readonly wish: 'shorter' | 'warmer' | 'other' };
};

function turned<T>(list: readonly T[], seed: string): T[] {
  const at = getSeed(seed) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function goalDeeds(goal: string): string[] {
  const acts = readGoal(goal).acts.flatMap(({ text, isStopping }) => {
    const act = small(text);
    const [first = '', ...rest] = act.split(' ');
    const said = pictureIn(act, null).deeds[0]?.text ?? act;
    if (!isStopping || first !== 'no') return isStopping ? [] : [said];
    return [`let a day go by without ${rest.join(' ').replace('my ', 'your ')}`];
  });
  return acts.length > 0 ? acts : pictureIn(goal, null).deeds.map(({ text }) => text);
}

/** A word for what someone is like, said as what they do. */
function mannersOf({ qualities }: Picture): string | null {
  const said = qualities.filter((quality) => STAYING.has(quality)).slice(0, 2);
  return said.length === 0 ? null : `stay ${said.join(' and ')} when the day gets full`;
}

const STAYING = phraseSet(knowledge.talk.identity.words.staying);

/** The sentence grown or cut to the length of a description. */
function fitted(sentence: string, fillers: readonly string[]): string {
  let text = sentence;
  for (const filler of fillers) {
    if (text.length >= LENGTH.least) break;
    if (text.length + filler.length + 1 <= LENGTH.most) text = `${text} ${filler}`;
  }
  return text;
}

/** `You read` says little: how much and how often belong to it. */
const rounded = (deed: string): string =>
  deed.split(' ').length <= 2 && !deed.startsWith('do not') ? `${deed} a little on most days` : deed;

function sentenceOf(deeds: readonly string[], { reason, hasReason }: Picture): string {
  const [first = '', second] = deeds.map(rounded);
  const whole = second ? `You ${first}, and you ${second}` : `You ${first}`;
  const isNew = hasReason && reason !== null && !first.includes(reason);
  const tries = [
    isNew ? `${whole}, ${reason}.` : `${whole}.`,
    isNew ? `You ${first}, ${reason}.` : `You ${first}.`,
    `You ${first}.`,
  ];
  return tries.find((text) => text.length <= LENGTH.most) ?? `You ${first}`.slice(0, LENGTH.most);
}

/**
 * What somebody who takes on the name does, in sixty to a hundred and sixty characters, made of what they told and of their goal:
 * `You bake sourdough on Sundays for your neighbours. Small and regular is plenty.`
 */
export function describe({ picture, goal, seed, not }: Describing): string {
  const deeds = deedsOf(picture, goal);
  if (deeds.length === 0) return turned(OPEN, seed).find((text) => text !== not?.text) ?? OPEN[0];
  const reason = picture.reason !== null && isSayable(picture.reason) ? picture.reason : null;
  const sentence = sentenceOf(not ? deeds.slice(0, 1) : deeds, { ...picture, reason });
  const made = not?.wish === 'warmer' ? warmed(sentence, seed) : filled(sentence, seed);
  return made.find((text) => text !== not?.text) ?? sentence;
}

function deedsOf(picture: Picture, goal: string): string[] {
  const manner = mannersOf(picture);
  const own = picture.deeds.map(({ text }) => text).filter(isSayable);
  const told = [...new Set([...own.slice(0, 2), ...(own.length < 2 && manner ? [manner] : [])])];
  return told.length > 0 ? told : goalDeeds(goal).filter(isSayable).slice(0, 1);
}

/** The same sentence with one way after the other of making it long enough. */
function filled(sentence: string, seed: string): string[] {
  const fillers = turned(WORDINGS.identitySmallness, seed);
  return fillers.map((filler, at) => fitted(sentence, [filler, ...fillers.slice(at + 1), ...fillers]));
}

function warmed(sentence: string, seed: string): string[] {
  const warm = turned(WARMTH, seed).map((line) => `${sentence} ${line}`);
  return [...warm.filter(({ length }) => length <= LENGTH.most), ...filled(sentence, seed)];
}

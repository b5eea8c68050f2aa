import knowledge from '#content/knowledge.json' with { type: 'json' };
import { HABITS_PER_PLAN } from '#core/plan/plan.ts';
import type { Chip } from '#contract/plan-act.ts';
import { read } from '#coach/text/reading.ts';
import { asDoing, listed } from '../say/in-a-sentence.ts';
import { answerQuestion } from './answers/answer-question.ts';
import { readTalk } from './read-talk.ts';
import { namesOf, type Speaker, speakerOf } from './speaker.ts';
import type { FeelingKind, SmallTalk, TalkAct } from './talk-act.ts';
import { chip, offer, smallestTwo } from './talk-chips.ts';
import type { TalkState } from './talk-state.ts';

export type TalkAnswer = { readonly text: string; readonly chips: readonly Chip[] };
type Told = { readonly text: readonly string[]; readonly chips: readonly Chip[] };

/** Words of a reply; sentences beyond the first are left out where there would be more. */
const MOST_WORDS = 60;
const GLAD: ReadonlySet<FeelingKind> = new Set(['joy', 'pride']);
/** What asks for nothing at all, whatever else is said: no offer is made on it. */
export const GRAVE: ReadonlySet<FeelingKind> = new Set(['loss', 'alarm']);

function usual({ state, heart, name }: Speaker): Chip[] {
  if (state.habits.length === 0) return offer(chip.writeOwn);
  return offer(chip.shorter(heart), chip.otherDays(name(heart)), chip.other(heart), chip.writeOwn);
}

function complaint(speaker: Speaker, { about, target }: Extract<TalkAct, { act: 'complaint' }>): Told {
  const { state, tell, goal, heart } = speaker;
  if (about === 'wording' || about === 'unsure') return hesitant(speaker, about, target);
  switch (about) {
    case 'fit':
      return target === null
        ? { text: [tell('fit')], chips: offer(chip.rather, ...rebuilt(speaker), chip.other(heart), chip.writeOwn) }
        : {
            text: [tell('fitHabit', target)],
            chips: offer(chip.other(target), chip.rather, chip.drop(target), chip.edit(target)),
          };
    case 'amount':
      return tooMuch(speaker, target);
    case 'too-easy':
      return { text: [tell('tooEasy')], chips: offer(chip.allLarger(state), chip.writeOwn, chip.edit(heart)) };
    case 'tone':
    case 'told-who':
      return { text: [tell(OF_US[about])], chips: usual(speaker) };
    case 'pointless':
      return {
        text: [tell('pointless')],
        chips: offer(chip.keepTwo(state), ...rebuilt(speaker), chip.rather, chip.leave),
      };
    case 'unheard': {
      const list = namesOf(speaker);
      const text = goal === null ? tell('unheardPlain', null, { list }) : tell('unheardGoal');
      return { text: [text], chips: offer(chip.more, chip.edit(heart), chip.writeOwn, ...rebuilt(speaker)) };
    }
  }
}

const OF_US = { tone: 'tone', 'told-who': 'toldWho' } as const;

function hesitant({ state, tell, heart }: Speaker, about: 'wording' | 'unsure', named: number | null): Told {
  const target = named ?? heart;
  const ways = about === 'wording' ? [chip.edit(target)] : [chip.keepTwo(state), chip.allSmaller(state)];
  return { text: [tell(about, target)], chips: offer(...ways, chip.rather, chip.leave) };
}

/** A new plan around the goal's own words. */
function rebuilt({ goal }: Speaker): Chip[] {
  return goal === null
    ? []
    : [{ does: 'act', label: 'A new plan for my goal', acts: [{ act: 'rebuild', around: goal }] }];
}

function tooMuch({ state, tell, heart, name }: Speaker, target: number | null): Told {
  if (target !== null)
    return {
      text: [tell('amountHabit', target)],
      chips: offer(chip.shorter(target), chip.otherTime(name(target)), chip.other(target), chip.edit(target)),
    };
  if (state.habits.length <= HABITS_PER_PLAN.minCore)
    return { text: [tell('amountLeast')], chips: offer(chip.allSmaller(state), chip.edit(heart), chip.leave) };
  const two = listed(smallestTwo(state.habits).flatMap((at) => (state.habits[at] ? [asDoing(state.habits[at])] : [])));
  return {
    text: [tell('amount', null, { two })],
    chips: offer(chip.keepTwo(state), chip.allSmaller(state), chip.edit(heart), chip.leave),
  };
}

const LEFT = new Set<TalkAct['act'] | undefined>(['leave-subject', 'just-listen']);

/** Whoever wished to leave a subject is asked nothing about it again, and whoever only wished to be heard is advised nothing. */
function hasLeft(state: TalkState): boolean {
  return state.messages
    .slice(0, -1)
    .some(({ role, content }) => role === 'user' && LEFT.has(readTalk(read(content), { ...state, offered: [] })?.act));
}

function feeling(speaker: Speaker, act: Extract<TalkAct, { act: 'feeling' }>): Told {
  const { state, tell } = speaker;
  const understood = tell(act.feeling, null, { about: act.about });
  if (act.question) {
    const answer = answerQuestion(speaker, act.question);
    return { text: [understood, ...answer.text], chips: answer.chips };
  }
  if (GLAD.has(act.feeling)) return { text: [understood], chips: usual(speaker) };
  const lighter = offer(
    chip.allSmaller(state),
    ...(state.habits.length > HABITS_PER_PLAN.minCore ? [chip.keepTwo(state)] : []),
    chip.leave,
  );
  if (GRAVE.has(act.feeling) || hasLeft(state))
    return { text: [understood, ...(GRAVE.has(act.feeling) ? [] : [tell('rest')])], chips: lighter };
  const isMany = act.feeling === 'overwhelm' && state.habits.length > HABITS_PER_PLAN.minCore;
  return isMany
    ? { text: [understood, tell('lightenTwo')], chips: offer(chip.keepTwo(state), chip.allSmaller(state), chip.leave) }
    : { text: [understood, tell('lighten')], chips: lighter };
}

const PHRASE_OF = knowledge.acts.pairs.smallTalk as Readonly<Record<SmallTalk, Parameters<Speaker['tell']>[0]>>;

function told(speaker: Speaker, act: TalkAct): Told {
  const { tell, heart, state } = speaker;
  switch (act.act) {
    case 'question':
      return answerQuestion(speaker, act);
    case 'complaint':
      return complaint(speaker, act);
    case 'feeling':
      return feeling(speaker, act);
    case 'confirm':
      return { text: [tell('agreed')], chips: usual(speaker) };
    case 'decline':
      return { text: [tell('declined')], chips: usual(speaker) };
    case 'unclear':
      return { text: [tell('unclear')], chips: usual(speaker) };
    default:
      return { text: [tell(PHRASE_OF[act.act], state.habits.length > 0 ? heart : null)], chips: usual(speaker) };
  }
}

function joined(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (text !== '' && longer.split(' ').length > MOST_WORDS) break;
    text = longer;
  }
  return text;
}

/** What the coach says to talk, and the chips under it. It changes nothing: a yes that carries acts is for the caller to carry out. */
export function answerTalk(act: TalkAct, state: TalkState): TalkAnswer {
  const { text, chips } = told(speakerOf(state), act);
  return { text: joined(text), chips };
}

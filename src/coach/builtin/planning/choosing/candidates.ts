import type { Difficulty, HabitType, PlannedHabit } from '#core/plan/plan.ts';
import { type OwnAct, ownHabit } from '#coach/compose/own-act.ts';
import { contentWords } from '#coach/text/language.ts';
import { stem } from '#coach/text/stem.ts';
import { type CueTime, cueTime } from '../cue-time.ts';
import type { FrictionCode, HabitTemplate } from '#coach/builtin/knowledge/shape.ts';
import { habitTexts, isAround } from '../habit-texts.ts';
import { renderHabit } from '../render-habit.ts';

/** What a plan may hold: a habit of the written knowledge, or an act of the person's own. */
export type Candidate = {
  /** The template's, or the act's words. */
  readonly id: string;
  readonly habitType: HabitType;
  readonly frictions: readonly FrictionCode[];
  readonly frequency: HabitTemplate['frequency'];
  readonly impact: boolean;
  readonly avoid: boolean;
  readonly needsEquipment: boolean;
  readonly time: CueTime;
  /** The words before the first comma of its sentence. */
  readonly opening: string;
  /** Stems of what it is about, for comparing it with the goal. */
  readonly stems: ReadonlySet<string>;
  readonly own: OwnAct | null;
  /** It stands around an act, whose words are not its own. */
  readonly isAround: boolean;
  /** Written for acts of this kind, or for what somebody has said stands in the way of one. */
  readonly nearness: 'kind' | 'way' | null;
  readonly render: (size: { difficulty: Difficulty; targetFrequency: number; order: number }) => PlannedHabit;
};

/** Stems of the words that carry meaning. */
export const stemsOf = (text: string): Set<string> => new Set(contentWords(text).map(stem));

const openingOf = (sentence: string) => sentence.split(', ')[0] ?? '';

function nearnessOf({ kinds, needs }: HabitTemplate): Candidate['nearness'] {
  if (kinds === undefined) return null;
  return needs === undefined ? 'kind' : 'way';
}

export function fromTemplate(template: HabitTemplate, habitType: HabitType, topic: string): Candidate {
  const { description, implementationIntention } = habitTexts({ template, difficulty: 'easy', topic });
  return {
    id: template.id,
    habitType,
    frictions: template.frictions,
    frequency: template.frequency,
    impact: template.impact === true,
    avoid: template.avoid === true,
    needsEquipment: template.needsEquipment === true,
    time: cueTime(implementationIntention),
    opening: openingOf(implementationIntention),
    stems: stemsOf(`${description} ${template.place} ${template.action}`),
    own: null,
    isAround: isAround(template),
    nearness: nearnessOf(template),
    render: (size) => renderHabit({ template, habitType, topic, ...size }),
  };
}

/** An act of the person's own, at the first of its cues that is free. */
export function fromAct(
  own: OwnAct,
  habitType: HabitType,
  { frictions, isFree }: { frictions: readonly FrictionCode[]; isFree: (opening: string) => boolean },
): Candidate {
  const opening = own.openings.find(isFree) ?? own.openings[0] ?? 'When I finish breakfast';
  const [heaviest] = frictions;
  return {
    id: own.act.text,
    habitType,
    frictions: heaviest ? [heaviest] : [],
    frequency: own.frequency,
    impact: own.hasImpact,
    avoid: own.holdsBack,
    needsEquipment: true,
    time: cueTime(`${opening}, I will do it.`),
    opening: openingOf(opening),
    stems: stemsOf(own.act.text),
    own,
    isAround: false,
    nearness: null,
    render: ({ order, ...size }) => ({ ...ownHabit(own, { ...size, opening }), habitType, order }),
  };
}

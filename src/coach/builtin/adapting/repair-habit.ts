import { small } from '#core/words/capital.ts';
import { INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { detectFrictions } from '../domain/frictions.ts';
import type { FrictionCode, HabitTemplate } from '../knowledge/shape.ts';
import { cueTime } from '../planning/cue-time.ts';
import { getTemplate } from '../planning/render-habit.ts';
import { FRICTION_REPAIRS } from './friction-repairs.ts';
import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';
import { ownKind } from './words/own-words.ts';

/** Events that come on any day and carry any short act; other cues belong to their behaviour (a craving, a lift, an alarm). */
const MOVABLE =
  /^(?:When|After) (?:I (?:finish|have had) (?:breakfast|lunch|dinner)|I (?:switch the kettle on|wait for the kettle|put my toothbrush down at night|brush my teeth|come home|get home|clear the dinner plates|close my laptop|finish (?:the )?washing[- ]up|start the washing-up|sit down with my first drink of the day|put my phone on charge)|my lunch break starts)$/;
/** Words of a behaviour that has its own hour or place of the day. */
const BOUND =
  /\b(?:bed|sleep|wak|breakfast|lunch|dinner|meal|plate|food|eat|drink|cup|kettle|tea\b|coffee|evening|night|morning|noon|tomorrow|today|day|sink|bath|mirror|teeth|tooth|floss|skin|face|wash|shower|dish|bus|train|alarm|cigarette|smok)/i;
/** Where nothing stated stands in the way, what mostly does: the cue went by unseen. */
const USUAL: readonly FrictionCode[] = ['forgetting', 'no_time', 'no_motivation', 'tiredness'];

/** The fallbacks of a habit that are not its template's: the user's own, and those that a repair gave it. */
export function ownFallbacks(
  habit: PlannedHabit,
  template: HabitTemplate | null = getTemplate(habit) ?? null,
): readonly string[] {
  const { fallbacks } = readIfThen(habit.implementationIntention);
  return template ? fallbacks.filter((fallback) => fallback !== `If ${template.fallback}.`) : fallbacks;
}

function fallbackFor(habit: PlannedHabit, code: FrictionCode): string {
  const template = getTemplate(habit);
  const holdsBack = template ? template.avoid === true : ownKind(habit.description) === 'limit';
  const { fallback, holdBack } = FRICTION_REPAIRS[code];
  return `If ${holdsBack ? holdBack : fallback}.`;
}

/** The habit with a fallback for each of these frictions beside its own ones; its template's makes way. */
export function withFallbacks(habit: PlannedHabit, codes: readonly FrictionCode[]): PlannedHabit {
  const own = ownFallbacks(habit);
  const open = codes.filter((code) => !detectFrictions(own.join(' ')).includes(code));
  if (open.length === 0) return habit;
  const fallbacks = [...own, ...open.map((code) => fallbackFor(habit, code))];
  const implementationIntention = writeIfThen({ ...readIfThen(habit.implementationIntention), fallbacks });
  return implementationIntention.length > INTENTION_MAX ? habit : { ...habit, implementationIntention };
}

/** True when the habit can hang on another event of the day without becoming another one. */
export function isMovable(habit: PlannedHabit, opening: string): boolean {
  const template = getTemplate(habit);
  if (!template) return opening !== '' && ownKind(habit.description) === 'act' && !BOUND.test(habit.description);
  return template.avoid !== true && MOVABLE.test(opening) && !BOUND.test(`${habit.description} ${template.place}`);
}

/** Another cue for the habit: one that no other habit has, at an hour that leaves the plan at two times of day; null for none. */
function otherCue(habit: PlannedHabit, code: FrictionCode, others: readonly string[]): string | null {
  const sentence = readIfThen(habit.implementationIntention);
  if (!isMovable(habit, sentence.opening)) return null;
  const { cues } = FRICTION_REPAIRS[code];
  const at = cues.findIndex((cue) => sentence.opening === `When ${cue}`);
  const turned = [...cues.slice(at + 1), ...cues.slice(0, Math.max(0, at))];
  const sentences = turned.map((cue) => writeIfThen({ ...sentence, opening: `When ${cue}` }));
  const taken = new Set(others.map((other) => readIfThen(other).opening));
  const times = new Set(others.map(cueTime));
  const isNew = (one: string) => !taken.has(readIfThen(one).opening);
  const isVaried = (one: string) => new Set([...times, cueTime(one)]).size > 1;
  return sentences.find((one) => isNew(one) && isVaried(one)) ?? sentences.find(isVaried) ?? sentences[0] ?? null;
}

/** A whole sentence for a habit that has none: it hangs on the first event that the friction allows. */
function firstSentence(habit: PlannedHabit, code: FrictionCode): string {
  const [cue = ''] = FRICTION_REPAIRS[code].cues;
  const act = small(habit.description);
  return writeIfThen({ opening: `When ${cue}`, body: `I will ${act}`, fallbacks: [] });
}

/**
 * The habit with another cue and a fallback for what stood in its way, its behaviour untouched. A cue that belongs to the
 * behaviour stays; then only the fallback is new.
 */
export function repaired(
  habit: PlannedHabit,
  { frictions, others }: { frictions: readonly FrictionCode[]; others: readonly string[] },
): PlannedHabit {
  const codes = [...new Set([...frictions, ...USUAL])];
  const code = codes[0] ?? 'forgetting';
  const hasSentence = /\bI will \S/.test(habit.implementationIntention);
  const moved = hasSentence ? otherCue(habit, code, others) : firstSentence(habit, code);
  const cued = moved === null ? habit : { ...habit, implementationIntention: moved };
  const answered = withFallbacks(cued, [code]);
  if (answered !== habit) return answered;
  const next = codes.find((one) => !detectFrictions(ownFallbacks(habit).join(' ')).includes(one));
  return next === undefined ? habit : withFallbacks(habit, [next]);
}

import { capital } from '#core/words/capital.ts';
import { WORDINGS } from '#coach/say/wordings.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import type { Chip } from '#contract/plan-act.ts';
import type { NamedAct } from '#coach/goal/named-act.ts';
import { getSeed } from '#coach/text/language.ts';
import { plainReadings } from './words/plain-readings.ts';
import { isOpenLimit, reductionOf } from './sized-act.ts';

/** The one question whose answer would change a plan most, with what answers it. */
export type PlanQuestion = { readonly question: string; readonly chips: readonly Chip[] };

export type AskedAbout = {
  /** The first act that is planned; null for a goal that names none. */
  readonly act: NamedAct | null;
  /** The place of its habit in the list. */
  readonly target: number;
  readonly hasFrictions: boolean;
  /** Whose readings are offered for a goal without an act; null where other words would change nothing. */
  readonly domainId: string | null;
  /** The same person is asked the same thing in the same words, and others in other words. */
  readonly seed: string;
};

const WEEKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const WEEKEND: Weekday[] = ['saturday', 'sunday'];

export const WRITE_OWN: Chip = { does: 'write-own', label: 'Write my own' };

/** One of the wordings, the same for the same seed. */
export const chosen = <T>(wordings: readonly T[], seed: string): T => wordings[getSeed(seed) % wordings.length] as T;

function openQuestion(domainId: string, seed: string): PlanQuestion {
  const readings = plainReadings(domainId).map(
    (around): Chip => ({ does: 'act', label: around, acts: [{ act: 'rebuild', around }] }),
  );
  return {
    question: chosen(WORDINGS.planAskOpen, seed),
    chips: [...readings, { does: 'begin', label: 'Something else', text: 'What I mean is ' }, WRITE_OWN],
  };
}

/** A limit that says no number: the number is what would change it most. */
function limitQuestion({ act, target, seed }: AskedAbout & { act: NamedAct }): PlanQuestion {
  const { unit, choices } = reductionOf(act);
  const chips = choices.map((value): Chip => {
    const amount = { value, unit, isLimit: true };
    const most = value === 0 ? 'none' : `${value} ${value === 1 ? unit.slice(0, -1) : unit} at most`;
    const habit = { text: `${act.text}: ${most}`, amount };
    return { does: 'act', label: capital(most), acts: [{ act: 'replace', target, habit }] };
  });
  return { question: chosen(WORDINGS.planAskLimit, seed), chips: [...chips, WRITE_OWN] };
}

function whenQuestion({ target, seed }: AskedAbout): PlanQuestion {
  const cues = [
    ['In the morning', 'After breakfast'],
    ['At lunchtime', 'After lunch'],
    ['In the evening', 'After dinner'],
  ] as const;
  const chips = cues.map(([label, cue]): Chip => ({ does: 'act', label, acts: [{ act: 'cue', target, cue }] }));
  return { question: chosen(WORDINGS.planAskWhen, seed), chips: [...chips, WRITE_OWN] };
}

function daysQuestion({ target, seed }: AskedAbout): PlanQuestion {
  const chips: Chip[] = [
    { does: 'act', label: 'Weekdays', acts: [{ act: 'days', target, to: WEEKDAYS }] },
    { does: 'act', label: 'At the weekend', acts: [{ act: 'days', target, to: WEEKEND }] },
    { does: 'act', label: 'Every day', acts: [{ act: 'days', target, to: 7 }] },
  ];
  return { question: chosen(WORDINGS.planAskDays, seed), chips: [...chips, WRITE_OWN] };
}

function hindranceQuestion(seed: string): PlanQuestion {
  const chips: Chip[] = [
    { does: 'begin', label: 'My working hours', text: 'I work ' },
    { does: 'begin', label: 'My body', text: 'I have to be careful with my ' },
    { does: 'begin', label: 'Busy days', text: 'My busy days are ' },
  ];
  return { question: chosen(WORDINGS.planAskHindrance, seed), chips: [...chips, WRITE_OWN] };
}

function invitation(target: number, seed: string): PlanQuestion {
  const chips: Chip[] = [
    { does: 'act', label: 'Make it smaller', acts: [{ act: 'resize', target, to: 'smaller' }] },
    { does: 'act', label: 'Fewer days', acts: [{ act: 'days', target, to: 'fewer' }] },
    { does: 'begin', label: 'Another time', text: 'I would rather do it ' },
  ];
  return { question: chosen(WORDINGS.planAskInvitation, seed), chips: [...chips, WRITE_OWN] };
}

/** The act whose hour nothing decides: urges and days of an event come when they come. */
const hasNoHour = ({ kind }: NamedAct): boolean => kind === 'abstain' || kind === 'limit' || kind === 'attend';

export function planQuestion(about: AskedAbout): PlanQuestion {
  const { act, target, hasFrictions, domainId, seed } = about;
  if (act === null) return domainId === null ? invitation(target, seed) : openQuestion(domainId, seed);
  if (isOpenLimit(act)) return limitQuestion({ ...about, act });
  if (act.when === null && !hasNoHour(act)) return whenQuestion(about);
  if (act.days === null && act.times === null) return daysQuestion(about);
  return hasFrictions ? invitation(target, seed) : hindranceQuestion(seed);
}

import { describe, expect, it } from 'vitest';
import { getTarget } from '#core/amount/measure.ts';
import { HABIT_DESCRIPTION_MAX, INTENTION_MAX, isAcceptable, type PlannedHabit } from '#core/plan/plan.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { isIfThenPlan, isMeasurable, isOneAct } from '../planning/habit-wording.ts';
import { type PlanCheck, type PlanProblem, planProblems } from '#coach/plan-checks/plan-checks.ts';
import { renderedAs, getTemplate } from '../planning/render-habit.ts';
import { isSameHabit } from '../planning/similar-habits.ts';
import { bannedWords, voiceProblems } from '../voice.ts';
import type { AdaptFacts } from './adapt-plan.ts';
import { holds, isRenewed, isWhole, KINDS } from './draws/adapted-plans.testing.ts';
import { ownFallbacks } from './repair-habit.ts';
import { numberIn } from './size/sizes.ts';

const found = new WeakMap<readonly PlannedHabit[], readonly PlanProblem[]>();

/** The plan checks named. Words of the user's own are theirs: they need be neither measurable nor about the goal. */
function getProblems(habits: readonly PlannedHabit[], facts: AdaptFacts, checks: readonly PlanCheck[]): string[] {
  const problems = found.get(habits) ?? planProblems(habits, { ...facts, stage: 'accepted', before: facts.habits });
  found.set(habits, problems);
  const theirs = habits.flatMap(({ templateId, description }) => (templateId ? [] : [`"${description}"`]));
  const isTheirs = ({ check, message }: PlanProblem) =>
    ['measurable', 'about-the-goal'].includes(check) && theirs.some((text) => message.includes(text));
  return problems.flatMap((problem) =>
    checks.includes(problem.check) && !isTheirs(problem) ? [`${problem.check} ${problem.message}`] : [],
  );
}

/** The checks that ask nothing of the goal. */
function soundWords(habits: readonly PlannedHabit[]): void {
  expect(isAcceptable(habits)).toBe(true);
  habits.forEach(({ description, implementationIntention, templateId }, at) => {
    // What somebody named themselves is theirs, whatever its verb.
    const isTheirs = (templateId ?? null) === null;
    expect(isTheirs || isOneAct(description), description).toBe(true);
    expect(isTheirs || isMeasurable(description), description).toBe(true);
    expect(isIfThenPlan(implementationIntention), implementationIntention).toBe(true);
    expect(bannedWords(`${description} ${implementationIntention}`)).toEqual([]);
    // What stands around an act names it each time.
    const isOfGoal = (id: string | null | undefined) => id?.startsWith('gen.') === true;
    for (const other of habits.slice(0, at).filter((one) => !isOfGoal(one.templateId) && !isOfGoal(templateId)))
      expect(isSameHabit(other.description, description), description).toBe(false);
  });
}

const TEXT_CHECKS: readonly PlanCheck[] = [
  'enough-habits',
  'one-act',
  'measurable',
  'if-then',
  'no-duplicates',
  'safe',
  'tone',
  'about-the-goal',
];

describe('every adapted plan', () => {
  it('is drawn from sound plans, over all choices and kinds of weeks', () => {
    holds((facts) => {
      soundWords(facts.habits);
    });
    // Growth by a tenth is rare, and has a test of its own.
    const usual =
      'add cue_repair day_moved drop freq_down freq_up keep limit_down promote rung_down rung_up scaled swap'.split(
        ' ',
      );
    expect([...KINDS].filter((kind) => kind !== 'quantity_up').sort()).toEqual(usual);
  });

  it('passes the plan checks on its texts, its safety and its theme', () => {
    holds((facts, { habits }) => {
      const theirs = getProblems(facts.habits, facts, TEXT_CHECKS);
      expect(getProblems(habits, facts, TEXT_CHECKS).filter((problem) => !theirs.includes(problem))).toEqual([]);
      soundWords(habits);
    });
  });

  it('keeps the days within the range of each habit, save where nothing else was left to give', () => {
    holds((facts, { habits, changes }) => {
      for (const problem of getProblems(habits, facts, ['sensible-frequency'])) {
        // What came for the sake of care and gave days as well tells of care alone.
        const excepted = changes.filter(({ reasonCode }) => ['LAST_RESORT', 'CARE'].includes(reasonCode));
        expect(
          excepted.some(({ after }) => after && problem.includes(after.description)),
          problem,
        ).toBe(true);
      }
    });
  });

  it('answers every friction of the goal and of this week', () => {
    holds((facts, { habits }) => {
      for (const code of [...detectFrictions(facts.goal.currentFrictions), ...facts.frictions]) {
        const answers = habits.some(
          (habit) =>
            getTemplate(habit)?.frictions.includes(code) ||
            detectFrictions(ownFallbacks(habit).join(' ')).includes(code),
        );
        expect(answers, code).toBe(true);
      }
    });
  });

  it('keeps a habit for the worst day, where one was core or the plan does not lose habits', () => {
    holds((facts, { habits, changes }) => {
      if (getProblems(facts.habits, facts, ['worst-day']).length > 0) return;
      if (changes.some(({ kind }) => kind === 'drop' || kind === 'swap')) return;
      expect(getProblems(habits, facts, ['worst-day'])).toEqual([]);
    });
  });

  it('gives no cues that put all habits at one time of day', () => {
    holds((facts, { habits, changes }) => {
      if (getProblems(facts.habits, facts, ['varied-cues']).length > 0) return;
      if (changes.some(({ kind }) => kind === 'drop' || kind === 'swap')) return;
      expect(getProblems(habits, facts, ['varied-cues'])).toEqual([]);
    });
  });

  it('says of each habit before and after exactly once what happened and why', () => {
    holds((facts, { habits, changes }) => {
      expect(changes.flatMap(({ before }) => before?.seriesId ?? []).sort()).toEqual(
        facts.habits.map(({ seriesId }) => seriesId).sort(),
      );
      expect(changes.flatMap(({ after }) => after ?? []).toSorted((a, b) => a.order - b.order)).toEqual(habits);
      for (const { reason, kind, before, after, reasonCode } of changes) {
        expect(reason).toMatch(/^\S.*\.$/);
        expect(voiceProblems(reason, { kind: 'intro' }), reason).toEqual([]);
        expect(
          /\d/.test(reason) || ['CARE'].includes(reasonCode) || reason.startsWith('No day is on record'),
          reason,
        ).toBe(true);
        if (kind === 'keep') expect(after).toEqual(before);
        else if (kind !== 'scaled') expect(after).not.toEqual(before);
      }
    });
  });

  it('is introduced in the voice of the coach, by its choice, its greatest change and what stays', () => {
    holds((facts, result) => {
      const { intro, topChange, changes } = result;
      expect(voiceProblems(intro, { kind: 'intro' }), intro).toEqual([]);
      expect(intro.match(/\?/g)).toHaveLength(1);
      expect(topChange === null).toBe(changes.every(({ kind }) => kind === 'keep'));
      if (topChange) expect(intro).toContain(topChange);
      if (topChange) expect(voiceProblems(topChange, { kind: 'intro' }), topChange).toEqual([]);
      expect(intro).toMatch(/ (stays?|keeps its)\b/);
      if (isRenewed(result)) expect(intro).toContain('wellbeing');
      else if (isWhole(facts)) expect(intro).toMatch(new RegExp(`You chose (the )?${facts.choice}\\b`));
      else expect(intro).toContain('nothing is carried over');
    });
  });

  it('says in its words the sizes that its numbers mean', () => {
    holds((_facts, { changes }) => {
      for (const { before, after } of changes) {
        const rendered = after && getTemplate(after) && renderedAs(after.description);
        // Where an amount of another kind than the words' own number says the size, the words stay.
        const isOfWords = !before?.measure || getTarget(before.measure) === numberIn(before.description);
        if (rendered && isOfWords && rendered.template.id === after.templateId)
          expect(rendered.difficulty).toBe(after.difficulty);
        if (before && after && before.difficulty !== after.difficulty)
          expect([after.description, after.measure]).not.toEqual([before.description, before.measure]);
      }
    });
  });

  it('is a sound plan again when any of its changes are taken back', () => {
    holds((_facts, result, drawn) => {
      const sets = [
        ...result.changes.map((_, at) => new Set([at])),
        new Set(result.changes.keys()),
        new Set([...result.changes.keys()].filter((at) => (drawn.resized[at] ?? 0) > 0)),
      ];
      for (const back of sets) {
        const habits = result.changes.flatMap(({ before, after }, at) => (back.has(at) ? before : after) ?? []);
        soundWords(habits);
        expect(new Set(habits.map(({ seriesId }) => seriesId)).size).toBe(habits.length);
        for (const { description, implementationIntention, targetFrequency } of habits) {
          expect(description.length).toBeLessThanOrEqual(HABIT_DESCRIPTION_MAX);
          expect(implementationIntention.length).toBeLessThanOrEqual(INTENTION_MAX);
          expect(Number.isInteger(targetFrequency) && targetFrequency >= 1 && targetFrequency <= 7).toBe(true);
        }
      }
    });
  });
});

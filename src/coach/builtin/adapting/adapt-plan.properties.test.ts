import { describe, expect, it } from 'vitest';
import { getGap, getStanding, getWeight } from '#core/adaptive-plan/terms.ts';
import { WEEKDAYS } from '#core/calendar/calendar.ts';
import { targetInDays } from '#core/habit/habit-week.ts';
import { getTarget } from '#core/amount/measure.ts';
import { HABIT_DESCRIPTION_MAX, INTENTION_MAX, isAcceptable, type PlannedHabit, planLoad } from '#core/plan/plan.ts';
import { getSizes } from '../amounts/sized-habit.ts';
import { detectFrictions } from '../domain/frictions.ts';
import { isIfThenPlan, isMeasurable, isOneAct } from '../planning/habit-wording.ts';
import { getLabel, type PlanCheck, type PlanProblem, planProblems } from '../planning/plan-checks.ts';
import { renderedAs, getTemplate } from '../planning/render-habit.ts';
import { isSameHabit } from '../planning/similar-habits.ts';
import { easyOnly } from '../planning/start-level.ts';
import { bannedWords, voiceProblems } from '../voice.ts';
import { type AdaptedPlan, adaptPlan, type AdaptFacts } from './adapt-plan.ts';
import { CHOICES, counted, holds, KINDS } from './draws/adapted-plans.testing.ts';
import { ownFallbacks } from './repair-habit.ts';
import { numberIn } from './sizes.ts';

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
    for (const other of habits.slice(0, at))
      expect(isSameHabit(other.description, description), description).toBe(false);
  });
}

const isWhole = ({ mode }: AdaptFacts) => mode === 'normal';
const isLived = (facts: AdaptFacts) => isWhole(facts) && getGap(facts.weeks) < 2;
const isRenewed = ({ changes }: AdaptedPlan) => changes.some(({ reasonCode }) => reasonCode === 'CARE');
const ofSeries = (habits: readonly PlannedHabit[], id: string | null | undefined) =>
  habits.find(({ seriesId }) => seriesId === id);
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

describe('the rules of the adaptive method hold on what is stored', () => {
  it('I1 easier is lighter, unless there is nothing lighter to say', () => {
    holds((facts, { habits, loadBefore, loadAfter, ...rest }) => {
      if (isWhole(facts)) {
        expect(loadBefore).toBe(planLoad(facts.habits));
        expect(loadAfter).toBe(planLoad(habits));
      }
      if (facts.choice !== 'easier' || !isLived(facts)) return;
      if (loadAfter < loadBefore) return;
      const core = facts.habits.filter(({ habitType }) => habitType === 'core');
      expect(core.length === 2 && core.length === facts.habits.length, JSON.stringify(rest)).toBe(true);
      expect(
        core.every(
          (habit) =>
            habit.targetFrequency === 1 &&
            getSizes(habit).every((size) => getWeight(size) >= getWeight(habit.difficulty)),
        ),
      ).toBe(true);
    });
  });

  it('I2 same is never heavier, and leaves the numbers of what goes well', () => {
    holds((facts, result) => {
      if (facts.choice !== 'same' || !isLived(facts)) return;
      expect(result.loadAfter).toBeLessThanOrEqual(result.loadBefore);
      if (isRenewed(result)) return;
      for (const before of facts.habits.filter(({ seriesId }) => getStanding(seriesId, facts.weeks).adherence >= 0.6)) {
        const after = ofSeries(result.habits, before.seriesId);
        const { targetFrequency, difficulty, description } = before;
        expect(after).toMatchObject({ targetFrequency, difficulty, description });
      }
    });
  });

  it('I3 harder is never lighter, and never a quarter heavier', () => {
    holds((facts, result) => {
      if (facts.choice !== 'harder' || !isLived(facts)) return;
      const { loadBefore, loadAfter } = result;
      expect(loadAfter).toBeLessThanOrEqual(Math.max(loadBefore + 1, Math.floor(1.25 * loadBefore)));
      if (!isRenewed(result)) expect(loadAfter).toBeGreaterThanOrEqual(loadBefore);
    });
  });

  it('I4 to I7 two core habits, six at most, each series once, kept habits the same behaviour', () => {
    holds((facts, { habits, changes }) => {
      expect(habits.filter(({ habitType }) => habitType === 'core').length).toBeGreaterThanOrEqual(2);
      expect(habits.length).toBeLessThanOrEqual(6);
      expect(new Set(habits.map(({ seriesId }) => seriesId)).size).toBe(habits.length);
      const fresh = new Set(
        changes.flatMap(({ kind, after }) => (['swap', 'add'].includes(kind) ? [after?.seriesId] : [])),
      );
      for (const habit of habits) {
        const before = ofSeries(facts.habits, habit.seriesId);
        if (before) expect(habit.templateId ?? null).toBe(before.templateId ?? null);
        else expect(fresh.has(habit.seriesId)).toBe(true);
      }
    });
  });

  it('I10 the same facts give the same plan, whatever the order, and stay as they were', () => {
    holds((facts, result, { cell }) => {
      if (cell % 3 > 0) return;
      const { newSeriesId: _made, ...rest } = facts;
      const copy = structuredClone(rest);
      expect(adaptPlan({ ...rest, newSeriesId: counted(), habits: rest.habits.toReversed() })).toEqual(result);
      expect(rest).toEqual(copy);
    });
  });

  it('I11 after two silent weeks nothing grows', () => {
    holds((facts, { loadBefore, loadAfter }) => {
      if (isWhole(facts) && facts.weeks.length > 1 && getGap(facts.weeks) >= 2)
        expect(loadAfter).toBeLessThanOrEqual(loadBefore);
    });
  });

  it('I12 a short week keeps the chosen days and asks for their share', () => {
    holds((facts, result, { short }) => {
      if (!short) return;
      const { daysLeft, emergency } = short;
      expect(result.habits.length).toBeLessThanOrEqual(
        Math.max(2, emergency ? Math.min(3, daysLeft + 1) : daysLeft + 1),
      );
      const asked = result.habits.reduce(
        (sum, habit) => sum + getWeight(habit.difficulty) * getShare(habit, daysLeft),
        0,
      );
      expect(result.loadAfter).toBe(asked);
      for (const { before, after, reason, reasonCode } of result.changes) {
        if (!before || !after || reasonCode === 'CARE') continue;
        expect([after.targetFrequency, after.days]).toEqual([before.targetFrequency, before.days]);
        if (reasonCode === 'SHORT_WEEK') expect(reason).toContain(getAsked(getShare(after, daysLeft)));
      }
      if (daysLeft === 7 && !emergency && !isRenewed(result)) expect(result.habits.length).toBe(facts.habits.length);
    });
  });

  it('I14 easier weighs no more than same, and same no more than harder', () => {
    holds((facts, _result, { cell }) => {
      if (!isWhole(facts) || cell % 3 > 0) return;
      const [easier = 0, same = 0, harder = 0] = CHOICES.map((choice) => adaptPlan({ ...facts, choice }).loadAfter);
      expect(easier).toBeLessThanOrEqual(same);
      expect(same).toBeLessThanOrEqual(harder);
    });
  });

  it('I15 under a label that keeps all easy nothing gains a size, and ed_risk plans no food and exercise', () => {
    holds((facts, { habits, changes }) => {
      const label = getLabel(facts);
      if (!easyOnly(label)) return;
      expect(changes.filter(({ kind }) => kind === 'rung_up' || kind === 'quantity_up')).toEqual([]);
      if (label === 'ed_risk')
        expect(habits.filter(({ templateId }) => /^(wt|fit|nut|run|str)\./.test(templateId ?? ''))).toEqual([]);
    });
  });
});

const getAsked = (share: number) => (share > 0 ? `asks for ${share}` : 'waits for');

function getShare({ targetFrequency, days }: PlannedHabit, daysLeft: number): number {
  const left = WEEKDAYS.slice(7 - daysLeft);
  return days ? days.filter((day) => left.includes(day)).length : targetInDays(targetFrequency, daysLeft);
}

import type { EvidenceAnswer } from '#features/progress/contract.ts';
import { answerMessages as texts } from '#features/progress/answer-messages.ts';
import { momentInWords, weekdayName } from '#web/habit/habit-words.ts';
import { dateText } from '../evidence-dates.ts';

type Finding = NonNullable<EvidenceAnswer['finding']>;
type Of<Q extends Finding['question']> = Extract<Finding, { question: Q }>;

/** A bar of a chart; `share` is its length, 0 to 1. `text` says all of it. */
export type AnswerBar = {
  readonly name: string;
  readonly text: string;
  readonly share: number;
  readonly isMeant: boolean;
};

/** An answer in one sentence, and the chart that shows it. */
export type AnswerInWords = { readonly told: string; readonly chart: string; readonly bars: readonly AnswerBar[] };

type Weekly = Of<'votes'>['weeks'];

function longestFirst(bars: readonly (Omit<AnswerBar, 'share'> & { readonly value: number })[]): AnswerBar[] {
  const most = Math.max(1e-9, ...bars.map(({ value }) => value));
  return bars.map(({ value, ...bar }) => ({ ...bar, share: value / most }));
}

const rate = ({ votes, days }: { votes: number; days: number }) => (days === 0 ? 0 : votes / days);

function toldOfDays({ weekdays, best, worst, parts: times }: Of<'when'>): string {
  const of = (day: typeof best) => weekdays.find(({ weekday }) => weekday === day);
  const [most, least] = [of(best), of(worst)];
  const name = (one: NonNullable<typeof most>) => weekdayName(one.weekday, 'long');
  const parts = [
    most && texts.when.best(name(most), most.votes, most.days),
    least && texts.when.worst(name(least), least.votes, least.days),
  ].filter((part) => part !== undefined);
  const told = parts.length === 0 ? [texts.when.even] : parts;
  const named = times.map(({ part, done, target }) => texts.when.part(momentInWords(part).toLowerCase(), done, target));
  return [...told, ...(named.length > 0 ? [texts.when.parts(named)] : [])].join(' ');
}

function when(finding: Of<'when'>): AnswerInWords {
  const bars = finding.weekdays.map((one) => ({
    name: weekdayName(one.weekday, 'short'),
    text: texts.when.bar(weekdayName(one.weekday, 'long'), one.votes, one.days),
    value: rate(one),
    isMeant: one.weekday === finding.best,
  }));
  return { told: toldOfDays(finding), chart: texts.when.chart, bars: longestFirst(bars) };
}

function afterMiss({ gaps }: Of<'after-miss'>): AnswerInWords {
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  const bars = texts.afterMiss.names.map((name, at) => ({
    name,
    text: texts.afterMiss.bar(name, gaps[at] ?? 0),
    value: gaps[at] ?? 0,
    isMeant: at === 0,
  }));
  return { told: texts.afterMiss.told(gaps[0], all), chart: texts.afterMiss.chart, bars: longestFirst(bars) };
}

function weekBars(weeks: Weekly, isMeant: (place: number) => boolean): AnswerBar[] {
  return longestFirst(
    weeks.map(({ from, votes }, place) => ({
      name: dateText(from, 'short'),
      text: texts.weeks.bar(dateText(from, 'short'), votes),
      value: votes,
      isMeant: isMeant(place),
    })),
  );
}

function improving({ trend, before, after, weeks }: Of<'improving'>): AnswerInWords {
  const told = texts.improving.told[trend](after.votes, before.votes);
  const isUneven = before.days !== after.days;
  return {
    told: isUneven ? `${told} ${texts.improving.away(after.days, before.days)}` : told,
    chart: texts.weeks.chart,
    bars: weekBars(weeks, (place) => place >= weeks.length / 2),
  };
}

function longestRun({ longest, current }: Of<'longest-run'>): AnswerInWords {
  const { names, bar, chart, told } = texts.run;
  const bars = (['longest', 'current'] as const).map((which) => {
    const value = which === 'longest' ? longest : current;
    return { name: names[which], text: bar(names[which], value), value, isMeant: which === 'longest' };
  });
  return { told: told(longest, current), chart, bars: longestFirst(bars) };
}

function habits({ question, habits: all }: Of<'hardest' | 'easiest'>): AnswerInWords {
  const [first] = all;
  const { told, bar, chart } = texts.habits;
  return {
    told: first ? told[question](first.description, first.done, first.target) : '',
    chart,
    bars: all.map(({ description, done, target }, place) => ({
      name: description,
      text: bar(description, done, target),
      share: Math.min(1, done / target),
      isMeant: place === 0,
    })),
  };
}

function votes({ ever, thisMonth, lastWeek, weeks }: Of<'votes'>): AnswerInWords {
  return {
    told: texts.votes.told(ever, thisMonth, lastWeek),
    chart: texts.weeks.chart,
    bars: weekBars(weeks, (place) => place === weeks.length - 1),
  };
}

function found(finding: Finding): AnswerInWords {
  switch (finding.question) {
    case 'when':
      return when(finding);
    case 'after-miss':
      return afterMiss(finding);
    case 'improving':
      return improving(finding);
    case 'longest-run':
      return longestRun(finding);
    case 'votes':
      return votes(finding);
    default:
      return habits(finding);
  }
}

/** What an answer says: one sentence with a figure, and its bars; or what is missing for one. */
export function answerInWords({ missing, finding }: EvidenceAnswer): AnswerInWords {
  if (finding) return found(finding);
  const told = missing ? texts.missing[missing.what](missing.have, missing.need) : '';
  return { told, chart: '', bars: [] };
}

import { type Said, type Verdict, verdicts } from './verdict.ts';

/** Once is not every time. */
const EACH = /\b(?:every|each) (?:hour|meal|meeting|call|break)\b|\bhourly\b/i;
const TWICE = /\b(?:morning and (?:evening|night)|am and pm|night and morning|twice|two times|x ?2|2 ?x)\b/i;
const ONCE = /\b(?:once|one of|a few|a couple|some of)\b/;

/** “Prayed all but one”, “prayed the rest”. */
const NOT_ALL = /\b(?:all but|all except|the (?:rest|others?))\b/;

/** Dimensions that say nothing of a count of things. */
const OTHER_DIMENSION = /^(?:minute|money|km|litre|time|kg|)$/;

function isOneOfTwo(text: string): boolean {
  const morning = /\b(?:morning|am|breakfast|first one)\b/.test(text);
  const evening = /\b(?:evening|night|pm|bedtime|tonight|second one)\b/.test(text);
  return (
    /\bonce\b|\b(?:one|1|a single) (?:lot|set|go|round|dose|time|session|of (?:them|the two|two|those))\b/.test(text) ||
    (morning !== evening && !/\b(?:both|twice|two|2)\b/.test(text))
  );
}

/** Less than the habit asks though its unit was not named: “10 cards” of 20 flashcards, the morning one of two. */
export function getShortfall(said: Said): Verdict | null {
  const { stance, profile, spans, amounts } = said;
  const { description } = profile.habit;
  if (stance.polarity === 'neg') return null;
  if (EACH.test(description) && (ONCE.test(stance.text) || /\btwice\b/.test(stance.text))) return verdicts.partial;
  if (TWICE.test(description) && profile.kind === 'do' && isOneOfTwo(stance.text)) return verdicts.partial;
  const target = profile.targets.find(({ value, unit }) => value > 1 && !OTHER_DIMENSION.test(unit));
  if (!target) return null;
  const counted = amounts.filter(
    ({ unit, from, to }) =>
      !/^(?:minute|money|km|litre|time|kg)$/.test(unit) &&
      spans.some(
        (span) =>
          (span.from < to && from < span.to) ||
          span.from === to ||
          (unit === '' && (span.from === to + 1 || (span.to >= from - 2 && span.to <= from))),
      ),
  );
  const most = Math.max(0, ...counted.map(({ value }) => value));
  return NOT_ALL.test(stance.text) || (most > 0 && most < target.value) ? verdicts.partial : null;
}

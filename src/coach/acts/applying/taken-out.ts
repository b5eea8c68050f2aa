import type { PlannedHabit } from '#core/plan/plan.ts';
import { renderedAs, renderHabit } from '#coach/builtin/planning/render-habit.ts';
import { allOf, read } from '#coach/text/reading.ts';
import type { PlanState } from '../plan-state.ts';
import { namedPlaces, namesIn } from '../targets/target-names.ts';
import { ownPlanned } from './own-planned.ts';

/** What the coach put between quotation marks in its answers, the newest first: the habits that it took out among them. */
function quoted({ facts }: PlanState): string[] {
  return facts.messages
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) =>
      content
        .split('“')
        .slice(1)
        .map((part) => part.slice(0, part.indexOf('”'))),
    )
    .toReversed();
}

function fromWords(description: string, order: number, habits: readonly PlannedHabit[]): PlannedHabit {
  const rendered = renderedAs(description);
  if (!rendered) return ownPlanned({ text: description }, { habitType: 'experimental', order }, habits);
  const targetFrequency = rendered.template.frequency.default;
  return renderHabit({ ...rendered, targetFrequency, habitType: 'experimental', order });
}

/** A habit that an earlier answer took out, by its words: as it was before the last change, else from what the coach said of it. */
export function takenOut(state: PlanState, text: string, order: number): PlannedHabit | null {
  const reading = read(text);
  const names = namesIn(reading, allOf(reading));
  const gone = (state.facts.before ?? []).filter(
    ({ description }) => !state.habits.some((habit) => habit.description === description),
  );
  const [place] = namedPlaces(names, gone);
  const before = place === undefined ? undefined : gone[place];
  if (before) return { ...before, order };
  const said = quoted(state).filter(
    (words) => words !== '' && !state.habits.some(({ description }) => description === words),
  );
  const texts = said.map((description, at) => fromWords(description, at, []));
  const [found] = namedPlaces(names, texts);
  return found === undefined ? null : fromWords(said[found] ?? text, order, state.habits);
}

import { IMPORT_KINDS } from '#core/own-data.ts';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import type { ImportPreview } from '../contract.ts';
import { ownDataMessages } from '../messages.ts';
import type { Choices } from './send-file.ts';

const texts = ownDataMessages.dialog;

/** Stands for a new identity among those that the habits of another program can go to. */
const NEW = 'new';
/** Identities that are offered: a long list of them is no choice. */
const OFFERED = 12;

const number = new Intl.NumberFormat();
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const shownDay = (day: string) => date.format(new Date(`${day}T00:00:00Z`));

type PreviewProps = {
  preview: ImportPreview;
  choices: Choices;
  identities: readonly { id: string; name: string }[];
  onChoose: (choices: Choices) => void;
};

/** What a file brings in and what it does not, with what is to be decided. */
export function PreviewOf({ preview, choices, identities, onChoose }: PreviewProps) {
  const { from, to, counts, habits, conflicts, skipped } = preview;
  return (
    <div className="flex flex-col gap-6">
      <section>
        <h3 className="font-medium text-base text-ink">{texts.comesIn}</h3>
        {from && to && <p className="mt-1 text-quiet text-sm">{texts.span(shownDay(from), shownDay(to))}</p>}
        <ImportCounts counts={counts} />
      </section>
      {habits.length > 0 && <Habits habits={habits} />}
      {habits.length > 0 && identities.length > 0 && (
        <ChoiceCards
          label={texts.where}
          options={[
            { value: NEW, label: texts.whereNew },
            ...identities.slice(0, OFFERED).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={choices.identityId ?? NEW}
          onChange={(id) => onChoose({ conflicts: choices.conflicts, ...(id !== NEW && { identityId: id }) })}
        />
      )}
      {conflicts.count > 0 && (
        <ChoiceCards
          label={texts.conflicts(conflicts.count)}
          hint={texts.conflictsHint(
            conflicts.days
              .slice(0, 3)
              .map((one) => `${shownDay(one.date)} (${one.identity})`)
              .join(', '),
          )}
          columns={2}
          options={[
            { value: 'mine', label: texts.mine },
            { value: 'theirs', label: texts.theirs },
          ]}
          value={choices.conflicts}
          onChange={(value) => onChoose({ ...choices, conflicts: value })}
        />
      )}
      {skipped.length > 0 && <Skipped skipped={skipped} />}
    </div>
  );
}

/** How many of each kind are new, and how many there were already. */
export function ImportCounts({ counts }: Pick<ImportPreview, 'counts'>) {
  const shown = IMPORT_KINDS.filter((kind) => counts[kind].added > 0 || counts[kind].there > 0);
  const hasNew = shown.some((kind) => counts[kind].added > 0);
  return (
    <>
      {!hasNew && <p className="mt-2 text-base text-ink">{texts.nothingNew}</p>}
      <ul className="tabular mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {shown.map((kind) => {
          const { added, there } = counts[kind];
          return (
            <li key={kind} className="text-base text-ink">
              <span className="font-medium">{number.format(added)}</span> {texts.kinds[kind][added === 1 ? 0 : 1]}
              {there > 0 && <span className="text-quiet text-sm"> · {texts.there(number.format(there))}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Habits({ habits }: Pick<ImportPreview, 'habits'>) {
  return (
    <Collapsible title={texts.habits} aside={number.format(habits.length)} defaultOpen={habits.length <= 5}>
      <ul className="flex flex-col divide-y divide-line">
        {habits.map(({ name, perWeek, days, archived }, place) => (
          <li key={`${place} ${name}`} className="py-2">
            <span className="block break-words text-base text-ink">{name}</span>
            <span className="tabular block text-quiet text-sm">{texts.habit(perWeek, days, archived)}</span>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

function Skipped({ skipped }: Pick<ImportPreview, 'skipped'>) {
  const total = skipped.reduce((sum, { count }) => sum + count, 0);
  return (
    <Collapsible title={texts.skipped} aside={number.format(total)}>
      <ul className="flex flex-col divide-y divide-line">
        {skipped.map(({ reason, count, examples }) => (
          <li key={reason} className="py-2">
            <span className="flex justify-between gap-4 text-base text-ink">
              {texts.reasons[reason]}
              <span className="tabular text-quiet">{number.format(count)}</span>
            </span>
            <span className="block break-words text-quiet text-sm">{examples.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

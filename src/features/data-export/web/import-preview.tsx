import { IMPORT_KINDS } from '#core/data-export/data-export.ts';
import type { Weekday } from '#core/calendar/calendar.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import type { ImportPreview } from '../contract.ts';
import { dataExportMessages } from '../messages.ts';
import { habitInWords } from './habit-in-words.ts';
import { getLeftOut, withHabit } from './left-out.ts';
import type { Choices } from './send-file.ts';

const texts = dataExportMessages.dialog;

/** Select value for a new identity for another program's habits. */
const NEW = 'new';
/** The most identities offered: nobody chooses from a long list. */
const OFFERED = 12;

const number = new Intl.NumberFormat();
const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const shownDay = (day: string) => date.format(new Date(`${day}T00:00:00Z`));

type PreviewProps = {
  preview: ImportPreview;
  choices: Choices;
  identities: readonly { id: string; name: string }[];
  weekStart: Weekday;
  onChoose: (choices: Choices) => void;
};

/** What would be imported and what not, with the choices to make. */
export function PreviewOf({ preview, choices, identities, weekStart, onChoose }: PreviewProps) {
  const { from, to, counts, people, habits, conflicts, skipped } = preview;
  const adrift = skipped.find(({ reason }) => reason === 'belongs_to_nothing');
  const isAsking = people.length > 0 && !choices.person;
  return (
    <div className="flex flex-col gap-6">
      {adrift && (
        <p role="alert" className="rounded-md bg-raised px-4 py-3 text-base text-ink">
          {texts.adrift(adrift.count)}
        </p>
      )}
      {people.length > 0 && (
        <ChoiceCards
          label={texts.whose}
          options={people.slice(0, OFFERED).map(({ id, name }) => ({ value: id, label: name }))}
          value={choices.person}
          onChange={(person) => {
            // Places are those of one person's habits.
            const { leftOut: _theirs, ...rest } = choices;
            onChoose({ ...rest, person });
          }}
        />
      )}
      {!isAsking && (
        <section>
          <h3 className="font-medium text-base text-ink">{texts.comesIn}</h3>
          {from && to && <p className="mt-1 text-quiet text-sm">{texts.span(shownDay(from), shownDay(to))}</p>}
          <ImportCounts counts={counts} />
        </section>
      )}
      {habits.length > 0 && <Habits {...{ habits, choices, weekStart, onChoose }} />}
      {habits.length > 0 && identities.length > 0 && <Where {...{ identities, choices, onChoose }} />}
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

/** The identity for another program's habits: an existing or a new one. */
function Where({ identities, choices, onChoose }: Omit<PreviewProps, 'preview' | 'weekStart'>) {
  return (
    <ChoiceCards
      label={texts.where}
      options={[
        { value: NEW, label: texts.whereNew },
        ...identities.slice(0, OFFERED).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={choices.identityId ?? NEW}
      onChange={(id) => {
        const { identityId: _before, ...rest } = choices;
        onChoose(id === NEW ? rest : { ...rest, identityId: id });
      }}
    />
  );
}

/** How many of each kind are new, and how many there were already. */
export function ImportCounts({ counts }: Pick<ImportPreview, 'counts'>) {
  const shown = IMPORT_KINDS.filter((kind) => counts[kind].added > 0 || counts[kind].there > 0);
  const hasNew = shown.some((kind) => counts[kind].added > 0);
  const none = shown.length > 0 ? texts.nothingNew : texts.nothingComesIn;
  return (
    <>
      {!hasNew && <p className="mt-2 text-base text-ink">{none}</p>}
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

/** The habits of another program, each of which can stay away. */
function Habits({
  habits,
  choices,
  weekStart,
  onChoose,
}: Pick<ImportPreview, 'habits'> & Omit<PreviewProps, 'preview' | 'identities'>) {
  const away = getLeftOut(choices);
  return (
    <Collapsible title={texts.habits} aside={number.format(habits.length)} defaultOpen={habits.length <= 5}>
      <p className="text-quiet text-sm">{away.size > 0 ? texts.leftOut(away.size) : texts.leaveOut}</p>
      <ul className="flex flex-col divide-y divide-line">
        {habits.map((habit) => (
          <li key={habit.place}>
            <Checkbox
              label={<span className="break-words">{habit.name || texts.unnamed}</span>}
              description={<span className="tabular">{habitInWords(habit, weekStart)}</span>}
              checked={!away.has(habit.place)}
              onCheckedChange={(comesIn) => onChoose(withHabit(choices, habit.place, comesIn))}
            />
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

/** What is imported in a changed form: shown before anything is written. */
const isBent = ({ reason }: ImportPreview['skipped'][number]) =>
  ['frequency_bent', 'any_amount', 'belongs_to_nothing'].includes(reason);

function Skipped({ skipped }: Pick<ImportPreview, 'skipped'>) {
  const total = skipped.reduce((sum, { count }) => sum + count, 0);
  return (
    <Collapsible title={texts.skipped} aside={number.format(total)} defaultOpen={skipped.some(isBent)}>
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

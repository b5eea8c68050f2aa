import { FEEDBACK_PRIORITIES, FEEDBACK_STATUSES, FEEDBACK_TYPES } from '#core/feedback/feedback.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { inboxMessages } from '#features/feedback/inbox-messages.ts';
import { feedbackMessages } from '#features/feedback/messages.ts';
import type { InboxFilter } from './queries.ts';

const texts = inboxMessages.filters;
const ALL = 'all';

const typeLabel = (type: (typeof FEEDBACK_TYPES)[number]) => feedbackMessages.types[type].label;

type FilterProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  getLabel: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function Filter<Value extends string>({ label, values, getLabel, value, onChange }: FilterProps<Value>) {
  const options = [{ value: ALL, label: texts.all }, ...values.map((one) => ({ value: one, label: getLabel(one) }))];
  const choose = (chosen: string) => onChange(values.find((one) => one === chosen));
  return <SelectField<string> label={label} value={value ?? ALL} onChange={choose} options={options} />;
}

/** Filters of the inbox. */
export function InboxFilters({ filter, onChange }: { filter: InboxFilter; onChange: (filter: InboxFilter) => void }) {
  const set = <Name extends keyof InboxFilter>(name: Name) => {
    const { [name]: _before, ...rest } = filter;
    return (value: InboxFilter[Name] | undefined) => onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <section aria-label={texts.label} className="grid gap-4 sm:grid-cols-3">
      <Filter
        label={texts.type}
        values={FEEDBACK_TYPES}
        getLabel={typeLabel}
        value={filter.type}
        onChange={set('type')}
      />
      <Filter
        label={texts.priority}
        values={FEEDBACK_PRIORITIES}
        getLabel={(one) => feedbackMessages.priorities[one]}
        value={filter.priority}
        onChange={set('priority')}
      />
      <Filter
        label={texts.status}
        values={FEEDBACK_STATUSES}
        getLabel={(one) => feedbackMessages.statuses[one]}
        value={filter.status}
        onChange={set('status')}
      />
    </section>
  );
}

import { useState } from 'react';
import { isSameUnit, unitFor } from '#core/amount/unit-words.ts';
import { editMessages } from '#features/plans/edit-messages.ts';
import { readAmount, toFieldText } from '#web/habit/amount-text.ts';
import { measureInWords, readingInWords } from '#web/habit/measure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { type FieldProblems, fieldProblems, type HabitFields, type MeasureKind, readMeasure } from '../habit-fields.ts';
import { amountIn, suggestedUnits } from './units.ts';

const texts = editMessages.amount;
const KINDS = (['none', 'atLeast', 'atMost'] as const).map((value) => ({ value, label: texts.kinds[value] }));

type Measured = Pick<HabitFields, 'kind' | 'amount' | 'unit'>;

type AmountFieldProps = {
  /** The habit's own words. */
  description: string;
  fields: HabitFields;
  /** Saving was tried: what is missing is wrong from then on. */
  isTried: boolean;
  onChange: (change: Partial<Measured>) => void;
};

/** A unit by its number, where one stands before it. */
const spelled = (unit: string, amount: ReturnType<typeof readAmount>) =>
  typeof amount === 'number' ? unitFor(unit, amount) : unit;

/** What the fields begin with, once an amount is wanted: what the habit's words say. */
function begun({ amount, unit }: HabitFields, description: string): Pick<Measured, 'amount' | 'unit'> {
  const said = amountIn(description);
  return {
    amount: amount || (said ? toFieldText(said.amount) : ''),
    unit: unit || spelled(suggestedUnits(description)[0] ?? '', said?.amount ?? null),
  };
}

/** Done or not, or how much a day has to hold, or must not exceed. */
export function AmountField({ description, fields, isTried, onChange }: AmountFieldProps) {
  const choose = (kind: MeasureKind) => onChange(kind === 'none' ? { kind } : { kind, ...begun(fields, description) });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium text-base text-ink">{texts.label}</legend>
      <Segmented label={texts.label} value={fields.kind} onChange={choose} options={KINDS} className="max-w-sm" />
      {fields.kind !== 'none' && <Measured {...{ description, fields, isTried, onChange }} />}
    </fieldset>
  );
}

function Measured({ description, fields, isTried, onChange }: AmountFieldProps) {
  const [left, setLeft] = useState<readonly (keyof FieldProblems)[]>([]);
  const found = fieldProblems(fields);
  // A field that is still to be filled in is nothing wrong before it has been left.
  const shown = (field: 'amount' | 'unit') =>
    isTried || fields[field].trim() !== '' || left.includes(field) ? found[field] : '';
  const measure = readMeasure(fields);
  return (
    <>
      <div className="grid max-w-sm grid-cols-2 gap-3">
        <TextField
          label={texts.number}
          inputMode="decimal"
          autoComplete="off"
          value={fields.amount}
          error={shown('amount')}
          onChange={({ target }) => onChange({ amount: target.value })}
          onBlur={() => setLeft([...left, 'amount'])}
        />
        <TextField
          label={texts.unit}
          autoComplete="off"
          autoCapitalize="none"
          value={fields.unit}
          error={shown('unit')}
          onChange={({ target }) => onChange({ unit: target.value })}
          onBlur={() => setLeft([...left, 'unit'])}
        />
      </div>
      <Suggestions {...{ description, fields, onChange }} />
      {measure && (
        <p className="text-quiet text-sm">
          {[measureInWords(measure, texts.meaning), readingInWords(fields.amount)].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  );
}

/** Units that fit the habit's words; what they say with a number comes with it. */
function Suggestions({ description, fields, onChange }: Omit<AmountFieldProps, 'isTried'>) {
  const said = amountIn(description);
  const offers = suggestedUnits(description)
    .map((unit) => {
      const amount = said?.unit === unit ? toFieldText(said.amount) : undefined;
      return { ...(amount && { amount }), unit: spelled(unit, readAmount(amount ?? fields.amount)) };
    })
    .filter(
      ({ unit, amount = fields.amount }) => !isSameUnit(unit, fields.unit.trim()) || amount !== fields.amount.trim(),
    );
  if (offers.length === 0) return null;
  return (
    <ul aria-label={texts.suggestions} className="flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li key={offer.unit}>
          <Button variant="quiet" size="sm" onClick={() => onChange(offer)}>
            {[offer.amount, offer.unit].filter(Boolean).join(' ')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

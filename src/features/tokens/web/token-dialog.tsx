import { useState } from 'react';
import { TOKEN, TOKEN_SCOPES, type TokenScope } from '#core/account/token.ts';
import { refusalMessage } from '#web/api/api.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { AddingDialog } from '#web/ui/settings/adding-dialog.tsx';
import { tokenMessages } from '../messages.ts';
import { useMakeToken } from './queries.ts';

const texts = tokenMessages.dialog;
const { made } = tokenMessages;
type Days = keyof typeof texts.dayChoices;
const DAYS = ['30', '90', '365'] as const satisfies Days[];

type TokenDialogProps = { open: boolean; onClose: () => void };

/** Makes a token, and then shows it, this once. Give it a new `key` for each opening. */
export function TokenDialog(opening: TokenDialogProps) {
  const make = useMakeToken();
  const draft = useTokenDraft();
  const secret = make.data?.secret;
  return (
    <AddingDialog
      {...opening}
      texts={texts}
      isPending={make.isPending}
      problem={make.isError ? (refusalMessage(make.error) ?? texts.failed) : null}
      isUnsaved={draft.name.trim() !== ''}
      onSubmit={() => {
        const body = draft.check();
        if (body) make.mutate(body);
      }}
      made={secret === undefined ? undefined : { secret, texts: made }}
    >
      <Fields draft={draft} />
    </AddingDialog>
  );
}

/** The form's state; what is missing is told once it is sent. */
function useTokenDraft() {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['read']);
  const [days, setDays] = useState<Days>('90');
  const [isChecked, setChecked] = useState(false);
  const missing = { name: name.trim() === '', scopes: scopes.length === 0 };
  return {
    name,
    setName,
    scopes,
    toggle: (scope: TokenScope, isWanted: boolean) =>
      setScopes((before) => (isWanted ? [...before, scope] : before.filter((one) => one !== scope))),
    days,
    setDays,
    errors: {
      name: isChecked && missing.name ? tokenMessages.nameMissing : undefined,
      scopes: isChecked && missing.scopes ? tokenMessages.scopeMissing : undefined,
    },
    check: () => {
      setChecked(true);
      return missing.name || missing.scopes ? null : { name: name.trim(), scopes: [...scopes], days: Number(days) };
    },
  };
}

function Fields({ draft }: { draft: ReturnType<typeof useTokenDraft> }) {
  const { name, scopes, days, errors } = draft;
  const isAll = scopes.includes('all');
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        error={errors.name}
        maxLength={TOKEN.nameMax}
        autoComplete="off"
        value={name}
        onChange={({ target }) => draft.setName(target.value)}
      />
      <fieldset>
        <legend className="font-medium text-base text-ink">{texts.scopes}</legend>
        <div className="mt-1 flex flex-col">
          {TOKEN_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={tokenMessages.scopes[scope].label}
              description={tokenMessages.scopes[scope].description}
              checked={isAll || scopes.includes(scope)}
              disabled={isAll && scope !== 'all'}
              onCheckedChange={(isWanted) => draft.toggle(scope, isWanted)}
            />
          ))}
        </div>
        <p aria-live="polite" className={errors.scopes ? 'text-danger text-sm' : 'sr-only'}>
          {errors.scopes}
        </p>
      </fieldset>
      <div>
        <p className="mb-2 font-medium text-base text-ink">{texts.days}</p>
        <Segmented
          label={texts.days}
          value={days}
          onChange={draft.setDays}
          options={DAYS.map((value) => ({ value, label: texts.dayChoices[value] }))}
        />
      </div>
    </>
  );
}

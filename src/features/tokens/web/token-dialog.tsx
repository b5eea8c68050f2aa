import { type FormEvent, useId, useState } from 'react';
import { TOKEN, TOKEN_SCOPES, type TokenScope } from '#core/account/token.ts';
import { refusalMessage } from '#web/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CopyField } from '#web/ui/form/copy-field.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { tokenMessages } from '../messages.ts';
import { useMakeToken } from './queries.ts';

const texts = tokenMessages.dialog;
const { made } = tokenMessages;
type Days = keyof typeof texts.dayChoices;
const DAYS = ['30', '90', '365'] as const satisfies Days[];

type TokenDialogProps = { open: boolean; onClose: () => void };

/** Makes a token, and then shows it, this once. Give it a new `key` for each opening. */
export function TokenDialog({ open, onClose }: TokenDialogProps) {
  const form = useId();
  const make = useMakeToken();
  const draft = useTokenDraft();
  const [isTaken, setTaken] = useState(false);
  const secret = make.data?.secret;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = draft.check();
    if (body && !make.isPending) make.mutate(body);
  };
  const { title, description } = secret ? made : texts;
  return (
    <FormDialog
      open={open}
      isUnsaved={secret ? !isTaken : draft.name.trim() !== '' && !make.isPending}
      {...(secret && { question: made.leave })}
      onOpenChange={(next) => !next && !make.isPending && onClose()}
      title={title}
      description={description}
      footer={
        secret ? (
          <Button onClick={onClose}>{made.done}</Button>
        ) : (
          <>
            <Button variant="quiet" aria-disabled={make.isPending} onClick={() => !make.isPending && onClose()}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={form} busy={make.isPending} busyLabel={texts.making}>
              {texts.make}
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <div role="status">
          <CopyField label={made.field} value={secret} texts={made} onCopied={() => setTaken(true)} />
        </div>
      ) : (
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-6">
          {make.isError && (
            <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger text-sm">
              {refusalMessage(make.error) ?? texts.failed}
            </p>
          )}
          <Fields draft={draft} />
        </form>
      )}
    </FormDialog>
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

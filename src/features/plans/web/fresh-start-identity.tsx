import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { nextPlanMessages } from '../planning-messages.ts';

const texts = nextPlanMessages.freshStart;

type Words = { name: string; description: string };

/** Who one starts as: the same as before, or somebody else. */
export function FreshStartIdentity({
  name,
  description,
  onChange,
}: Words & { onChange: (words: Partial<Words>) => void }) {
  return (
    <section aria-labelledby="fresh-start-identity" className="flex flex-col gap-4 border-line border-t pt-5">
      <h2 id="fresh-start-identity" className="font-medium text-base text-ink">
        {texts.who}
      </h2>
      <TextField
        label={texts.name}
        value={name}
        maxLength={IDENTITY_NAME_MAX}
        autoComplete="off"
        error={name.trim() === '' ? texts.nameMissing : ''}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        rows={2}
        value={description}
        maxLength={IDENTITY_DESCRIPTION_MAX}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </section>
  );
}

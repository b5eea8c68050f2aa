import { type FormEvent, useEffect, useRef } from 'react';
import { IDENTITY_DESCRIPTION_MAX, IDENTITY_NAME_MAX } from '#core/identity/identity.ts';
import { identityMessages } from '#features/identities/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { isTooLong } from '#web/ui/form/room.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { coachMessages } from '../messages.ts';

const texts = coachMessages.identityChat.offer;
/** Pixels. */
const ABOVE_REPLY = 12;
/** A longer line scrolls in its field: the reply, the name and the button stay in sight on a phone. */
const TWO_LINES = 'max-h-[calc(2lh+1.25rem)]';
/** Characters of a name that its button says; a longer one would fill it. */
const NAME_ON_BUTTON = 40;

export type Offer = { name: string; description: string };

type OfferCardProps = {
  card: Offer;
  onEdit: (card: Offer) => void;
  onAgree: () => void;
  isAgreeing: boolean;
  /** The name is missing, and was found so when something was sent. */
  isNameMissed: boolean;
};

/** The name that is offered and the line about it, in fields: what they show is what is agreed to. Short, so that its button is in sight. */
export function OfferCard({ card, onEdit, onAgree, isAgreeing, isNameMissed }: OfferCardProps) {
  const form = useReplyInView();
  const name = card.name.trim();
  const fits = !isTooLong(card.name, IDENTITY_NAME_MAX) && !isTooLong(card.description, IDENTITY_DESCRIPTION_MAX);
  return (
    <form
      noValidate
      ref={form}
      aria-label={texts.title}
      // Enter in a field is no agreement.
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="flex animate-fade-in flex-col gap-2"
    >
      <TextField
        label={texts.name}
        hideLabel
        placeholder={texts.name}
        className="font-semibold"
        value={card.name}
        maxLength={IDENTITY_NAME_MAX}
        autoComplete="off"
        readOnly={isAgreeing}
        onChange={({ target }) => onEdit({ ...card, name: target.value })}
        {...(isNameMissed && name === '' && { error: identityMessages.validation.name })}
      />
      <TextArea
        label={texts.description}
        hideLabel
        placeholder={texts.description}
        rows={1}
        className={TWO_LINES}
        value={card.description}
        maxLength={IDENTITY_DESCRIPTION_MAX}
        readOnly={isAgreeing}
        onChange={({ target }) => onEdit({ ...card, description: target.value })}
      />
      <Button
        busy={isAgreeing}
        onClick={() => !isAgreeing && fits && onAgree()}
        busyLabel={texts.agreeing}
        className="h-auto min-h-11 whitespace-normal break-words"
      >
        {name === '' || name.length > NAME_ON_BUTTON ? texts.agreePlain : texts.agree(name)}
      </Button>
    </form>
  );
}

/** What the coach says of the card stays in view above it, from its first word. */
function useReplyInView() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After the panel has scrolled to its end.
    const frame = requestAnimationFrame(() => {
      const [log, reply] = [form.current?.parentElement, form.current?.previousElementSibling];
      if (log && reply instanceof HTMLElement) log.scrollTop = reply.offsetTop - ABOVE_REPLY;
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return form;
}

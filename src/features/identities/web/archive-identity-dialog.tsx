import { QuestionDialog } from '#web/ui/overlay/question-dialog.tsx';
import { identityMessages } from '../messages.ts';
import { useArchiveIdentity } from './queries.ts';

const texts = identityMessages.archiving;

type ArchiveIdentityDialogProps = {
  identity: { id: string; name: string };
  open: boolean;
  onClose: () => void;
};

/** Says what ends and what stays, and archives the identity on confirmation. */
export function ArchiveIdentityDialog({ identity, open, onClose }: ArchiveIdentityDialogProps) {
  const archiving = useArchiveIdentity();
  return (
    <QuestionDialog
      texts={texts}
      open={open}
      busy={archiving.isPending}
      busyLabel={texts.archiving}
      onClose={onClose}
      onConfirm={() => archiving.mutate(identity.id, { onSuccess: onClose })}
    >
      <p className="break-words rounded-md bg-raised px-4 py-3 font-display text-base text-ink">{identity.name}</p>
      <ul className="mt-5 flex list-disc flex-col gap-1.5 pl-5 text-quiet text-sm">
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </QuestionDialog>
  );
}

import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import { nextPlanMessages } from '../planning-messages.ts';

const texts = nextPlanMessages.freshStart;

type FreshStartDialogProps = {
  open: boolean;
  busy: boolean;
  /** Who goes, and who begins with how many habits. */
  identityName: string;
  replacementName: string;
  habits: number;
  onClose: () => void;
  onConfirm: () => void;
};

/** The last question before an identity goes for good. */
export function FreshStartDialog(props: FreshStartDialogProps) {
  return (
    <DeletionDialog
      texts={texts.question}
      subject={props.identityName}
      open={props.open}
      busy={props.busy}
      onClose={props.onClose}
      onDelete={props.onConfirm}
      offersDownload
    >
      <p className="mt-4 break-words text-base text-quiet">
        {texts.next(props.replacementName, props.habits)} {texts.goalStays}
      </p>
    </DeletionDialog>
  );
}

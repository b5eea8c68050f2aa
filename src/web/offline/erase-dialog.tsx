import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

type EraseDialogProps = {
  texts: { title: string; keep: string; erase: string };
  description: string;
  onKeep: () => void;
  onErase: () => void;
};

/** Asks before check-ins that only this device has are erased; to close it is to keep them. */
export function EraseDialog({ texts, description, onKeep, onErase }: EraseDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onKeep()}
      size="sm"
      title={texts.title}
      description={description}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {texts.keep}
          </Button>
          <Button variant="danger" onClick={onErase}>
            {texts.erase}
          </Button>
        </>
      }
    />
  );
}

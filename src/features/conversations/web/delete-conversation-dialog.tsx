import { DeletionDialog } from '#web/ui/overlay/deletion-dialog.tsx';
import type { Conversation } from '../contract.ts';
import { conversationMessages } from '../messages.ts';
import { useDeleteConversation } from './queries.ts';

const texts = conversationMessages.deletion;

type DeleteConversationDialogProps = { conversation: Conversation; open: boolean; onClose: () => void };

/** Says what goes and what stays, and deletes the conversation when that is meant. */
export function DeleteConversationDialog({ conversation, open, onClose }: DeleteConversationDialogProps) {
  const deletion = useDeleteConversation();
  return (
    <DeletionDialog
      texts={texts}
      subject={conversation.about}
      open={open}
      busy={deletion.isPending}
      onClose={onClose}
      onDelete={() => deletion.mutate(conversation.id, { onSettled: onClose })}
    />
  );
}

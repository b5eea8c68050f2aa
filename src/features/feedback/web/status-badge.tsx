import type { FeedbackStatus } from '#core/feedback/feedback.ts';
import { Badge, type BadgeProps } from '#web/ui/badge.tsx';
import { feedbackMessages } from '../messages.ts';

const tones: Record<FeedbackStatus, BadgeProps['tone']> = {
  new: 'accent',
  in_progress: 'partial',
  resolved: 'complete',
  closed: 'neutral',
};

/** How far a message has come. */
export function StatusBadge({ status }: { status: FeedbackStatus }) {
  return <Badge tone={tones[status]}>{feedbackMessages.statuses[status]}</Badge>;
}

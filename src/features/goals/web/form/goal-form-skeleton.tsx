import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { goalMessages } from '#features/goals/messages.ts';

/** Placeholder while the form's script loads, as tall as the form. */
export function GoalFormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-8">
      <VisuallyHidden role="status">{goalMessages.capture.loading}</VisuallyHidden>
      <Skeleton className="h-[10.375rem] sm:h-[9.125rem]" />
      <Skeleton className="h-[16.5rem] sm:h-36" />
      <Skeleton className="h-[17.125rem] sm:h-[15.875rem]" />
      <Skeleton className="h-13" />
    </div>
  );
}

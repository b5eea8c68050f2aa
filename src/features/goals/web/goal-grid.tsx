import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { goalMessages } from '../messages.ts';

/** How the cards of goals lie on the page. */
export const goalGrid = 'grid gap-4 md:grid-cols-2';

const PLACES = [1, 2, 3, 4];

/** Placeholders for four cards while they load. */
export function GoalGridSkeleton() {
  return (
    <div aria-busy="true" className={goalGrid}>
      <VisuallyHidden role="status">{goalMessages.list.loading}</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-52" />
      ))}
    </div>
  );
}

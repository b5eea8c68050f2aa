import { Suspense } from 'react';
import { CheckInLoading } from '#features/check-ins/web/check-in-loading.tsx';
import { useNavigate } from '#web/router/router.tsx';
import type { CheckInOpening } from './use-check-in-opening.ts';
import type { ReviewOpening } from './use-review-opening.ts';

/** The windows opened over the page; each loads on first use. */
export function Dialogs({ checkIn, review }: { checkIn: CheckInOpening; review: ReviewOpening }) {
  const navigate = useNavigate();
  return (
    <Suspense fallback={<CheckInLoading />}>
      {checkIn.opened && <checkIn.Dialog key={checkIn.opening} {...checkIn.opened} onClose={checkIn.close} />}
      {review.opened && (
        <review.Dialog
          key={`review ${review.opened.opening}`}
          {...review.opened}
          onClose={review.close}
          onCompleted={review.refresh}
          onPlan={(address) => navigate(address)}
        />
      )}
    </Suspense>
  );
}

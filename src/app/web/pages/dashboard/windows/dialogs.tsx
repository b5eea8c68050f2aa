import { Suspense } from 'react';
import { CheckInLoading } from '#features/check-ins/web/check-in-loading.tsx';
import { useNavigate } from '#web/router/router.tsx';
import type { CheckInOpening } from './use-check-in-opening.ts';
import type { ReviewOpening } from './use-review-opening.ts';

/** The windows opened over the page; each loads on first use. A boundary of their own lets them say so: one that stood before would wait with the page. */
export function Dialogs({ checkIn, review }: { checkIn: CheckInOpening; review: ReviewOpening }) {
  const navigate = useNavigate();
  return (
    <>
      {checkIn.opened && (
        <Suspense key={checkIn.opening} fallback={<CheckInLoading />}>
          <checkIn.Dialog {...checkIn.opened} onClose={checkIn.close} />
        </Suspense>
      )}
      {review.opened && (
        <Suspense key={`review ${review.opened.opening}`} fallback={<CheckInLoading />}>
          <review.Dialog
            {...review.opened}
            onClose={review.close}
            onCompleted={review.refresh}
            onPlan={(address) => navigate(address)}
          />
        </Suspense>
      )}
    </>
  );
}

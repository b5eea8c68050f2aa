import { evidenceMessages } from '#features/progress/evidence-messages.ts';
import { Link } from '#web/router/link.tsx';

/** To the answer of the help page, where votes are first read of. */
export function VoteLink() {
  return (
    <Link
      to="/help#vote"
      className="inline-flex min-h-11 items-center self-start text-quiet text-sm underline decoration-edge underline-offset-4 hover:text-ink"
    >
      {evidenceMessages.whatIsAVote}
    </Link>
  );
}

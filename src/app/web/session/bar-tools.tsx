import { HelpButton } from '#features/feedback/web/help-button.tsx';
import { Refreshing } from '../offline/refreshing.tsx';
import { LiveBell } from './live-bell.tsx';

/** What stands in the top bar of somebody signed in, before the profile. */
export function BarTools({ userId }: { userId: string }) {
  return (
    <>
      <HelpButton userId={userId} />
      <LiveBell userId={userId} />
      <Refreshing />
    </>
  );
}

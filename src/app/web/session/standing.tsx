import { Hints } from '#web/ui/overlay/hints.tsx';
import { BarPlace } from '../bar/bar-place.tsx';
import { OfflineKeeper } from '../offline/offline-keeper.tsx';
import { Pwa } from '../pwa/pwa.tsx';

/** What is around every page of somebody signed in once it stands: loaded together, as one script. */
export const standing = { BarPlace, Hints, OfflineKeeper, Pwa };

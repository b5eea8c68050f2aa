import { SETTINGS_GROUPS, settingsAddress } from '#contract/settings-groups.ts';
import { NotFound } from '#app/web/layout/not-found.tsx';
import { Navigate, useLocation, useParams } from '#web/router/router.tsx';
import { GroupPage } from './group-page.tsx';
import { SettingsOverview } from './settings-overview.tsx';

const groupNamed = (name: string) => SETTINGS_GROUPS.find((group) => group === name.toLowerCase());

/** What can be set: at `/settings` the groups, below it the cards of one. */
export function SettingsPage() {
  const { hash } = useLocation();
  const { group: name } = useParams();
  // Older notifications and bookmarks name a group so: `/settings#tools`.
  const group = groupNamed(name ?? hash.slice(1));
  if (name) return group ? <GroupPage group={group} /> : <NotFound />;
  return group ? <Navigate to={settingsAddress(group)} replace /> : <SettingsOverview />;
}

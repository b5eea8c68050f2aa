import { ChevronRight } from 'lucide-react';
import { SETTINGS_GROUPS, type SettingsGroup, settingsAddress } from '#contract/settings-groups.ts';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { Page } from '#app/web/layout/page.tsx';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { groupIcons } from './group-icons.ts';
import { GroupState } from './group-state.tsx';

const texts = accountSettingsMessages;

/** The groups of the settings, each with what is in it and, where that helps, how it stands. */
export function SettingsOverview() {
  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <nav aria-label={texts.contents}>
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
          {SETTINGS_GROUPS.map((group) => (
            <li key={group}>
              <GroupLink group={group} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 -ml-4 flex">
        <Button asChild variant="ghost">
          <Link to="/help">{texts.help}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/privacy">{texts.privacy}</Link>
        </Button>
      </div>
    </Page>
  );
}

function GroupLink({ group }: { group: SettingsGroup }) {
  const Icon = groupIcons[group];
  const { title, holds } = texts.groups[group];
  return (
    <Card asChild interactive padding="none" className="flex h-full items-center gap-4 px-4 py-3.5 md:p-6">
      <Link to={settingsAddress(group)}>
        <Icon className="mt-0.5 size-5 shrink-0 self-start text-quiet" aria-hidden="true" />
        <span className="min-w-0 flex-1 self-start">
          <span className="block font-medium text-base text-ink">{title}</span>
          <span className="block text-quiet text-sm">{holds}</span>
          <GroupState group={group} />
        </span>
        <ChevronRight className="size-5 shrink-0 text-faint" aria-hidden="true" />
      </Link>
    </Card>
  );
}

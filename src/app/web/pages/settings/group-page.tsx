import { ChevronLeft } from 'lucide-react';
import { SETTINGS_GROUPS, type SettingsGroup, settingsAddress } from '#contract/settings-groups.ts';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { Page } from '#app/web/layout/page.tsx';
import { Link, NavLink } from '#web/router/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { DownloadOffer } from '#web/ui/download-offer.ts';
import { groupCards } from './group-cards.tsx';
import { groupIcons } from './group-icons.ts';

const texts = accountSettingsMessages;

/** The cards of one group: on a phone alone, with the way back; on wider screens beside the other groups. */
export function GroupPage({ group }: { group: SettingsGroup }) {
  const { title } = texts.groups[group];
  return (
    <div className="mx-auto w-full max-w-5xl md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:pl-8">
      <Groups />
      <Page
        width="narrow"
        className="md:mx-0"
        title={title}
        documentTitle={`${title} · ${texts.title}`}
        above={<Back className="-ml-2 md:hidden" />}
      >
        <DownloadOffer value={<KeepCopy />}>
          <div key={group} className="flex flex-col gap-4">
            {groupCards[group].map((Card, place) => (
              <Card key={`${group}-${place}`} />
            ))}
          </div>
        </DownloadOffer>
      </Page>
    </div>
  );
}

function Back({ className }: { className: string }) {
  return (
    <Link
      to="/settings"
      className={cn(
        'inline-flex min-h-11 items-center gap-1 rounded-md pr-2 text-quiet text-sm hover:text-ink',
        className,
      )}
    >
      <ChevronLeft className="size-5" aria-hidden="true" />
      {texts.title}
    </Link>
  );
}

function Groups() {
  return (
    <nav aria-label={texts.contents} className="sticky top-16 self-start pt-13 max-md:hidden short:static">
      <Back className="mb-2 ml-1" />
      <ul className="flex flex-col gap-1">
        {SETTINGS_GROUPS.map((group) => {
          const Icon = groupIcons[group];
          return (
            <li key={group}>
              <NavLink
                to={settingsAddress(group)}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 text-quiet text-sm transition-colors hover:text-ink',
                  'aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-ink',
                )}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {texts.groups[group].title}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

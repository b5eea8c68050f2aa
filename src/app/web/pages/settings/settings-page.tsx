import { Link } from '#web/router/link.tsx';
import { accountSettingsMessages } from '#features/account/settings-messages.ts';
import { KeepCopy } from '#features/data-export/web/keep-copy.tsx';
import { Page } from '#app/web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { DownloadOffer } from '#web/ui/download-offer.ts';
import { settingsGroups } from './settings-groups.tsx';

const texts = accountSettingsMessages;

/** What can be set, one card a subject. */
export function SettingsPage() {
  return (
    <Page width="narrow" title={texts.title} subtitle={texts.subtitle}>
      <nav aria-label={texts.contents} className="-mt-2 mb-8">
        <ul className="-mx-3 flex flex-wrap">
          {settingsGroups.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center rounded-sm px-3 text-quiet text-sm underline decoration-edge underline-offset-4 hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DownloadOffer value={<KeepCopy />}>
        <div className="flex flex-col gap-12">
          {settingsGroups.map(({ id, title, cards }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-20 flex-col gap-4">
              <h2 id={`${id}-title`} className="font-medium text-quiet text-sm">
                {title}
              </h2>
              {cards.map((Card, place) => (
                <Card key={`${id}-${place}`} />
              ))}
            </section>
          ))}
        </div>
      </DownloadOffer>
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

import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/router/link.tsx';
import { type PrivacySection, privacyMessages } from '#features/account/privacy-messages.ts';
import { Page } from '#app/web/layout/page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Contact } from './contact.tsx';

const texts = privacyMessages;

/** What happens to people's data: for everybody, signed in or not. */
export function PrivacyPage() {
  return (
    <Page width="narrow" title={texts.title} subtitle={texts.lead} above={<BackHome />}>
      <nav aria-label={texts.contents} className="mb-10">
        <ul className="-ml-3 grid grid-cols-2 sm:grid-cols-3">
          {texts.sections.map(({ id, title }) => (
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
      <div className="flex flex-col gap-10">
        {texts.sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
      <div className="mt-10">
        <BackHome />
      </div>
    </Page>
  );
}

function BackHome() {
  return (
    <Button asChild variant="ghost" className="-ml-4">
      <Link to="/">
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Link>
    </Button>
  );
}

function Section({ id, title, paragraphs = [], points = [], after = [] }: PrivacySection) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="font-semibold text-ink text-lg tracking-[-0.012em]">
        {title}
      </h2>
      <div className="measure mt-3 flex flex-col gap-3 text-base text-quiet">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {points.length > 0 && (
          <ul className="flex list-disc flex-col gap-2.5 pl-5 marker:text-edge">
            {points.map(({ term, text }) => (
              <li key={text}>
                {term && <strong className="font-medium text-ink">{term} </strong>}
                {text}
              </li>
            ))}
          </ul>
        )}
        {after.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {id === 'contact' && <Contact />}
      </div>
    </section>
  );
}

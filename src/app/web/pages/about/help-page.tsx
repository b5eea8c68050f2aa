import { Suspense, useId } from 'react';
import { helpMessages as texts } from '#features/help/messages.ts';
import { HelpTopics } from '#features/help/web/help-topics.tsx';
import { Page } from '#app/web/layout/page.tsx';
import { useSession } from '#app/web/session/use-session.ts';
import { AllVersions } from '#app/web/news/all-versions.tsx';
import { Contact } from './contact.tsx';

/** Answers to what people ask in their first weeks: for everybody, signed in or not. */
export function HelpPage() {
  const contactId = useId();
  const isSignedIn = useSession().state === 'signed-in';
  return (
    <Page width="narrow" title={texts.title} subtitle={texts.lead}>
      <HelpTopics hasPages={isSignedIn} />
      <Suspense>
        <AllVersions />
      </Suspense>
      <section aria-labelledby={contactId} className="mt-10 text-base text-quiet">
        <h2 id={contactId} className="mb-2 font-semibold text-ink text-lg">
          {texts.contact.title}
        </h2>
        <Contact />
      </section>
    </Page>
  );
}

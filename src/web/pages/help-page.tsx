import { helpMessages as texts } from '#features/help/messages.ts';
import { HelpTopics } from '#features/help/web/help-topics.tsx';
import { Page } from '../frame/page.tsx';

/** Answers to what people ask in their first weeks: for everybody, signed in or not. */
export function HelpPage() {
  return (
    <Page width="narrow" title={texts.title} subtitle={texts.lead}>
      <HelpTopics />
    </Page>
  );
}

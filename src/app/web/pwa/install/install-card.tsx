import { CircleCheck, Download } from 'lucide-react';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { pwaMessages } from '../messages.ts';
import { getPlatform } from '#web/device/platform.ts';
import { installMessages as texts } from './install-messages.ts';
import { useInstall } from './use-install.ts';

/** Installs the app where the browser offers it, and says how to everywhere else. */
export function InstallCard() {
  const { state, install } = useInstall();
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      {state === 'installed' ? (
        <p className="flex items-center gap-2.5 text-base text-ink">
          <CircleCheck className="size-5 shrink-0 text-complete" aria-hidden="true" />
          {texts.installed}
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          {state === 'offered' && (
            <Button className="self-start max-sm:w-full" onClick={() => void install()}>
              <Download aria-hidden="true" />
              {pwaMessages.install.button}
            </Button>
          )}
          <HowTo />
        </div>
      )}
    </SettingsCard>
  );
}

function HowTo() {
  const steps = texts.how[getPlatform(navigator)];
  return (
    <div>
      <h4 className="font-medium text-base text-ink">{texts.howTitle}</h4>
      <ol className="measure mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-quiet text-sm marker:text-quiet">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

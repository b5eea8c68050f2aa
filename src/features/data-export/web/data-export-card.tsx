import { Download, FileUp } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { SettingsCard } from '#web/ui/settings-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { dataExportMessages } from '../messages.ts';
import { EXPORT } from './keep-copy.tsx';

const texts = dataExportMessages.card;

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((m) => ({ default: m.ImportDialog })));

/** Exports everything a person owns, and imports a history from elsewhere. */
export function DataExportCard() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; key: number; open: boolean } | null>(null);
  const choose = () => input.current?.click();
  const close = () => setChosen((last) => last && { ...last, open: false });
  return (
    <SettingsCard title={texts.title} description={texts.description}>
      <h3 className="font-medium text-base text-ink">{texts.take}</h3>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        <TakeAlong href={EXPORT} label={texts.json} hint={texts.jsonHint} />
        <TakeAlong href="/api/own-data/check-ins.csv" label={texts.csv} hint={texts.csvHint} />
      </ul>
      <a
        href="/api/own-data/schema"
        className="mt-2 inline-flex min-h-11 items-center text-quiet text-sm underline underline-offset-4 hover:text-ink"
      >
        {texts.schema}
      </a>
      <h3 className="mt-5 border-line border-t pt-5 font-medium text-base text-ink">{texts.bring}</h3>
      <p className="measure mt-1 text-quiet text-sm">{texts.bringHint}</p>
      <input
        ref={input}
        type="file"
        aria-label={texts.choose}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) setChosen((last) => ({ file, key: (last?.key ?? 0) + 1, open: true }));
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button variant="quiet" className="mt-4 max-sm:w-full" onClick={choose}>
        <FileUp aria-hidden="true" />
        {texts.choose}
      </Button>
      {chosen && (
        <Suspense>
          <ImportDialog
            key={chosen.key}
            file={chosen.file}
            open={chosen.open}
            onClose={close}
            onChooseAnother={choose}
          />
        </Suspense>
      )}
    </SettingsCard>
  );
}

function TakeAlong({ href, label, hint }: { href: string; label: string; hint: string }) {
  return (
    <li>
      <Button asChild variant="quiet" className="w-full">
        <a href={href} download>
          <Download aria-hidden="true" />
          {label}
        </a>
      </Button>
      <p className="mt-1.5 text-quiet text-sm">{hint}</p>
    </li>
  );
}

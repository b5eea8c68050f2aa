import { Download } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { dataExportMessages } from '../messages.ts';

/** Where everything that a person owns can be downloaded. */
export const EXPORT = '/api/own-data/export.json';

/** The way to a copy of everything, for wherever something is about to be deleted for good. */
export function KeepCopy() {
  return (
    <Button asChild variant="quiet" className="w-full">
      <a href={EXPORT} download>
        <Download aria-hidden="true" />
        {dataExportMessages.keepCopy}
      </a>
    </Button>
  );
}

import { AppError } from '#contract/error.ts';
import { dataExportMessages } from '#features/data-export/messages.ts';

const texts = dataExportMessages.refused;
type Reason = keyof typeof texts;

/** A file that cannot be imported, with what is wrong, where, and how often: 422, and nothing has changed. */
export function refused(reason: Reason, { path = '', count = 0 }: { path?: string; count?: number } = {}): AppError {
  const text = texts[reason];
  const message = typeof text === 'function' ? text(count) : text;
  return new AppError('INVALID', message, { issues: [{ path: ['body', path].filter(Boolean).join('.'), message }] });
}

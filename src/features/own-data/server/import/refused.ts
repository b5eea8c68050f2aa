import { AppError } from '#contract/error.ts';
import { ownDataMessages } from '#features/own-data/messages.ts';

type Reason = keyof typeof ownDataMessages.refused;

/** A file that cannot be brought in, with what is wrong with it: 422, and nothing has changed. */
export function refused(reason: Reason, path = ''): AppError {
  const message = ownDataMessages.refused[reason];
  return new AppError('INVALID', message, { issues: [{ path: ['body', path].filter(Boolean).join('.'), message }] });
}

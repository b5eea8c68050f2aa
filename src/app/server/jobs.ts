import { idleGuestsJob } from '#features/account/server/guests/remove-idle-guests.ts';
import { orphanFilesJob } from '#features/feedback/server/remove-orphans.ts';
import { pushJob } from '#features/push/server/deliver.ts';
import { getToday } from '#features/preferences/server/get-today.ts';
import { clickDetailsJob } from '#features/referrals/server/forget-click-details.ts';
import { decideAgain } from '#features/reminders/server/decide-again.ts';
import { remindersJob } from '#features/reminders/server/reminders-job.ts';
import { planSlots } from '#features/reminders/server/schedule/plan-slots.ts';
import { webhooksJob } from '#features/webhooks/server/deliver.ts';
import { housekeepingJobs } from '#server/housekeeping.ts';
import type { Job } from '#server/jobs/jobs.ts';

/** The list of jobs: work outside requests, started by a schedule or queued by a request. */
export const jobs: readonly Job[] = [
  ...housekeepingJobs,
  idleGuestsJob,
  remindersJob,
  orphanFilesJob,
  clickDetailsJob,
  pushJob({ decideAgain, devicesChanged: planSlots }),
  webhooksJob({ todayOf: getToday }),
];

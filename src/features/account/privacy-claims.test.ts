import { expect, it } from 'vitest';
import { ACTIVITIES_KEPT, ACTIVITY_DAYS } from '#core/activity.ts';
import { NOTIFICATION } from '#core/notification-kinds.ts';
import { privacyMessages } from './privacy-messages.ts';

const retention = JSON.stringify(privacyMessages.sections.find(({ id }) => id === 'retention'));
const collected = JSON.stringify(privacyMessages.sections.find(({ id }) => id === 'collected'));

it('names the terms that the program keeps to', () => {
  expect(retention).toContain(
    `is kept for ${ACTIVITY_DAYS} days, and no more than the newest ${ACTIVITIES_KEPT} entries`,
  );
  expect(collected).toContain(`removed after ${NOTIFICATION.keptDays} days`);
});

import { describe, expect, it } from 'vitest';
import { calendarDay } from '#core/calendar/calendar.ts';
import { anIdentity } from '#app/testing/world/factories.ts';
import { clock, statements } from '#app/testing/server/test-server.ts';
import type { Notice } from './notify.ts';
import { counts, list, me, myId, NONE, notice, tell, theirId, them, withTwoPeople } from './notice.testing.ts';

withTwoPeople();

describe('a notice', () => {
  it('becomes one notification, as the bell shows it', async () => {
    const { identity } = await anIdentity(me);
    const added = await tell(
      notice({ identityId: identity.id, scheduledFor: clock.now, personalizedData: { streak: 4 } }),
    );
    expect(added.map(({ kind, subject, date }) => [kind, subject, date])).toEqual([
      ['review_due', 'identity-1', '2026-03-04'],
    ]);
    expect(await list()).toEqual([
      {
        id: added[0]?.id,
        identityId: identity.id,
        type: 'review_due',
        tier: 'important',
        title: 'Time to look back',
        message: 'Your week with The Everyday Mover ends today.',
        actionUrl: '/?weeklyReview=identity-1',
        isRead: false,
        isActioned: false,
        scheduledFor: '2026-03-04T12:00:00.000Z',
        readAt: null,
        sentAt: null,
        personalizedData: { streak: 4 },
        createdAt: '2026-03-04T12:00:00.000Z',
      },
    ]);
    expect(await list(them)).toEqual([]);
    expect(await counts(them)).toEqual(NONE);
  });

  it('is written once for its user, kind, subject and day', async () => {
    await tell(notice());
    const again = await tell(
      notice({ title: 'Again' }),
      notice({ userId: theirId }),
      notice({ kind: 'review_overdue' }),
      notice({ subject: 'identity-2' }),
      notice({ date: calendarDay('2026-03-05') }),
      notice({ date: calendarDay('2026-03-05') }),
    );
    expect(again.map(({ userId, kind, subject, date }) => [userId === myId, kind, subject, date])).toEqual(
      expect.arrayContaining([
        [false, 'review_due', 'identity-1', '2026-03-04'],
        [true, 'review_overdue', 'identity-1', '2026-03-04'],
        [true, 'review_due', 'identity-2', '2026-03-04'],
        [true, 'review_due', 'identity-1', '2026-03-05'],
      ]),
    );
    expect(again.length).toBe(4);
    expect((await list()).some(({ title }) => title === 'Again')).toBe(false);
  });

  it('is answered as new by exactly one of several that come at once', async () => {
    const both = () => [notice(), notice({ userId: theirId }), notice({ kind: 'plan_needed' })];
    const runs = await Promise.all([tell(...both()), tell(...both().toReversed()), tell(...both()), tell(notice())]);
    expect(runs.flat().length).toBe(3);
    expect((await counts()).total).toBe(2);
    expect((await counts(them)).total).toBe(1);
  });

  it('is not made for a tier or a reminder that its user has switched off', async () => {
    await me.must('PATCH /api/user/preferences', {
      body: { notificationsImportant: false, checkInRemindersEnabled: false },
    });
    const notices = [notice(), notice({ kind: 'check_in_missing', tier: 'critical' }), notice({ kind: 'milestone' })];
    const added = await tell(...notices, ...notices.map((one) => ({ ...one, userId: theirId })));
    expect(added.filter(({ userId }) => userId === myId).map(({ kind }) => kind)).toEqual(['milestone']);
    expect(added.filter(({ userId }) => userId === theirId).length).toBe(3);
  });

  it('for somebody who is gone is left out, and the others are written', async () => {
    expect((await tell(notice({ userId: 'nobody' }), notice())).length).toBe(1);
    expect(await tell()).toEqual([]);
  });

  it('costs as many statements for a hundred users as for one', async () => {
    const cost = async (...notices: Notice[]) => {
      statements.reset();
      await tell(...notices);
      return statements.list.length;
    };
    const one = await cost(notice());
    const many = Array.from({ length: 200 }, (_none, at) =>
      notice({ userId: at % 2 ? myId : theirId, subject: `${at}` }),
    );
    expect(await cost(...many)).toBe(one);
    expect((await counts()).total).toBe(101);
  });

  it('goes with its identity', async () => {
    const { goal, identity } = await anIdentity(me);
    await tell(notice({ identityId: identity.id }), notice({ kind: 'milestone' }));
    await me.must('DELETE /api/goals/:id', { params: { id: goal.id } });
    expect((await list()).map(({ type }) => type)).toEqual(['milestone']);
  });
});

import { randomUUIDv7 } from 'node:crypto';
import { AppError } from '#contract/error.ts';
import type { Channel } from '#core/channel/channel.ts';
import { inTx } from '#server/db/access.ts';
import type { Routes } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import type { channelsApi, NotificationChannel } from '../contract.ts';
import { channelMessages as texts } from '../messages.ts';
import { addChannel, type ChannelsChanged } from './add-channel.ts';
import { changeChannel, type ChannelRow, deleteChannel, getChannel, getChannels, mailAddressOf } from './queries.ts';
import { sendByChannel } from './send.ts';

function wireChannel(row: ChannelRow): NotificationChannel {
  const { id, morningEnabled, eveningEnabled } = row;
  const channel = row.channel as Channel;
  return {
    id,
    kind: channel.kind,
    server: 'server' in channel ? channel.server : null,
    topic: 'topic' in channel ? channel.topic : null,
    morningEnabled,
    eveningEnabled,
    lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

const notFound = () => new AppError('NOT_FOUND', texts.notFound);

export const channelsRoutes = (services: Services, channelsChanged: ChannelsChanged): Routes<typeof channelsApi> => ({
  'GET /api/notification-channels': async ({ user }) => ({
    channels: (await getChannels(user.id)).map(wireChannel),
    isMailOffered: services.mail !== null,
    mailAddress: await mailAddressOf(user.id),
  }),

  'POST /api/notification-channels': async ({ user, body, now }) =>
    wireChannel(await addChannel(user, body, { services, channelsChanged, now })),

  'PATCH /api/notification-channels/:id': ({ user, params, body: { morningEnabled, eveningEnabled }, now }) =>
    inTx(async () => {
      const said = {
        ...(morningEnabled !== undefined && { morningEnabled }),
        ...(eveningEnabled !== undefined && { eveningEnabled }),
      };
      const changed = await changeChannel(user.id, params.id, { ...said, updatedAt: now });
      if (!changed) throw notFound();
      await channelsChanged(user.id, now);
      return wireChannel(changed);
    }),

  'DELETE /api/notification-channels/:id': ({ user, params }) =>
    inTx(async () => {
      if (!(await deleteChannel(user.id, params.id))) throw notFound();
      return { success: true };
    }),

  'POST /api/notification-channels/:id/test': async ({ user, params, now }) => {
    const row = await getChannel(user.id, params.id);
    if (!row?.channel) throw notFound();
    const sample = { id: randomUUIDv7(), ...texts.sample, isUrgent: false, actionUrl: '/', answers: null };
    const { result } = await sendByChannel(sample, { userId: user.id, channel: row.channel, services, now });
    if (result !== 'sent') return { success: false, message: texts.tested.failed };
    await inTx(() => changeChannel(user.id, row.id, { lastDeliveredAt: now }));
    return { success: true, message: texts.tested.sent };
  },
});

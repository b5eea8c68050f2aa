import { randomUUIDv7 } from 'node:crypto';
import { AppError, invalid } from '#contract/error.ts';
import { CHANNEL, type Channel } from '#core/channel/channel.ts';
import { inTx } from '#server/db/access.ts';
import type { Sealer } from '#server/sealing/sealer.ts';
import type { Services } from '#server/services.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { NewChannel } from '../contract.ts';
import { channelMessages as texts } from '../messages.ts';
import { type ChannelRow, countChannels, getChannels, insertChannel, mailAddressOf } from './queries.ts';

/** Called when the ways out of a user changed, in the same transaction: reschedules their reminders. */
export type ChannelsChanged = (userId: string, now: Date) => Promise<void>;

/** What was given as a channel; throws 422 for what its kind needs and does not have. */
function toChannel({ kind, server, topic, token }: NewChannel): Channel {
  if (kind === 'email') return { kind };
  if (!server) throw invalid('server', texts.serverMissing);
  if (kind === 'gotify') {
    if (!token) throw invalid('token', texts.tokenMissing);
    return { kind, server, token };
  }
  if (!topic) throw invalid('topic', texts.topicMissing);
  return kind === 'ntfy' ? { kind, server, topic, token: token ?? null } : { kind, server, topic };
}

/** A channel as it is stored: what opens it is encrypted. */
function sealed(channel: Channel, { seal }: Sealer): Channel {
  return 'token' in channel && channel.token !== null ? { ...channel, token: seal(channel.token, 'channel') } : channel;
}

/** Throws when nothing could be sent by it from here. Looks names up: not inside a transaction. */
async function checkReach(user: CurrentUser, channel: Channel, { outgoing, mail }: Services): Promise<void> {
  if (channel.kind === 'email') {
    if (!mail) throw invalid('kind', texts.noMail);
    if (!(await mailAddressOf(user.id))) throw invalid('kind', texts.noAddress);
    return;
  }
  const refusal = await outgoing.refusal(channel.server);
  if (refusal) throw invalid('server', texts.refusals[refusal]);
}

/** Stores a way out for a user's reminders. It stands among their devices, and is reminded of as they are. */
export async function addChannel(
  user: CurrentUser,
  body: NewChannel,
  { services, channelsChanged, now }: { services: Services; channelsChanged: ChannelsChanged; now: Date },
): Promise<ChannelRow> {
  const channel = toChannel(body);
  await checkReach(user, channel, services);
  return inTx(async () => {
    if ((await countChannels(user.id)) >= CHANNEL.perUser) {
      throw new AppError('CONFLICT', texts.tooMany(CHANNEL.perUser));
    }
    const known = await getChannels(user.id);
    const isSecondMail = channel.kind === 'email' && known.some((one) => one.channel?.kind === 'email');
    if (isSecondMail) throw new AppError('CONFLICT', texts.mailThere);
    const id = randomUUIDv7();
    // What only a browser has stays empty; both names are unique.
    const asDevice = { browserFingerprint: id, endpoint: `channel:${id}`, p256dhKey: '', authKey: '' };
    const stored = sealed(channel, services.sealer);
    const row = await insertChannel({
      id,
      userId: user.id,
      channel: stored,
      ...asDevice,
      createdAt: now,
      updatedAt: now,
    });
    await channelsChanged(user.id, now);
    return row;
  });
}

import type { FastifyRequest } from 'fastify';
import { deviceLabel } from '#core/account/device.ts';
import { toNetwork } from '#core/network/network-address.ts';

/** The origin of a request, as far as it is ever stored: its network and the kind of browser. */
export function getVisit(request: FastifyRequest): { network: string | null; device: string | null } {
  const userAgent = request.headers['user-agent'];
  return { network: toNetwork(request.ip), device: deviceLabel(userAgent ?? '') };
}

import type { FastifyRequest } from 'fastify';
import { deviceLabel } from '#core/account/device.ts';
import { toNetwork } from '#core/network/network-address.ts';

/** Where a request comes from, as far as anything of it is ever kept: its network and the kind of browser. */
export function getVisit(request: FastifyRequest): { network: string | null; device: string | null } {
  const userAgent = request.headers['user-agent'];
  return { network: toNetwork(request.ip), device: deviceLabel(userAgent ?? '') };
}

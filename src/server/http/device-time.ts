import type { FastifyRequest } from 'fastify';

/** What the device's clock showed when it sent the request, by its header `X-Device-Time` (ISO 8601); null where it says nothing that is a time. */
export function deviceTime(request: FastifyRequest): Date | null {
  const said = request.headers['x-device-time'];
  const time = typeof said === 'string' ? Date.parse(said) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}

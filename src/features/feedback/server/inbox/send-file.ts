import type { FastifyReply } from 'fastify';
import type { AttachmentRow } from '../queries.ts';

/** A name as a header carries it: plain signs for old browsers, all of it for the others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** Sends a stranger's file so that no browser runs anything in it: to be saved, under no other type, in a sandbox. */
export function sendFile(reply: FastifyReply, { name, type }: AttachmentRow, content: Buffer): FastifyReply {
  return (
    reply
      // Only pictures keep their type, so that the inbox can show them.
      .type(type.startsWith('image/') ? type : 'application/octet-stream')
      .header('content-disposition', disposition(name))
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cross-origin-resource-policy', 'same-origin')
      .send(content)
  );
}

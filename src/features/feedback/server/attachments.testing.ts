import { expect } from 'vitest';
import type { TestClient } from '#app/testing/world/test-client.ts';

/** The beginning of every PNG, and a picture that is nothing more. */
export const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
export const png = new Uint8Array([...PNG, 0, 1, 2]);

type File = { name: string; type: string; content: string | Uint8Array<ArrayBuffer> };

/** Sends a file ahead of the feedback that it belongs to. */
export const sendFile = (client: TestClient, file: File, query = '') =>
  client.upload(`/api/feedback/attachments${query}`, file);

/** Sends a picture; fails unless it is taken. */
export async function sendPicture(client: TestClient, name: string, query = '') {
  const { status, body } = await sendFile(client, { name, type: 'image/png', content: png }, query);
  expect(status).toBe(201);
  return body as { id: string; name: string };
}

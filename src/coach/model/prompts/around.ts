import type { Circumstances, Live } from '#coach/port.ts';

/** What a prompt knows of the moment and of the weeks before it; empty where the caller does not say. */
export type Around = Partial<Circumstances>;

/** Reads it when the caller offers to: only an answer of the model needs it. */
export async function getAround({ around }: Live): Promise<Around> {
  return around ? around() : {};
}

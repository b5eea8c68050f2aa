import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Entries kept at a time: a sign-in makes about ten and takes a minute. */
const ENTRIES_MAX = 5000;

const entries = new Map<string, AdapterPayload>();

/** Where the development provider keeps its sign-ins under way: in memory, for they are over in minutes. */
export class MemoryAdapter implements Adapter {
  private readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }

  private name(id: string): string {
    return `${this.kind}:${id}`;
  }

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    if (entries.size >= ENTRIES_MAX) entries.delete(entries.keys().next().value as string);
    entries.set(this.name(id), payload);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return entries.get(this.name(id));
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...entries].find(([name, entry]) => name.startsWith(`${this.kind}:`) && entry.uid === uid)?.[1];
  }

  async findByUserCode(): Promise<undefined> {
    // The device flow is not offered.
  }

  async consume(id: string): Promise<void> {
    const entry = entries.get(this.name(id));
    if (entry) entry.consumed = entry.exp ?? true;
  }

  async destroy(id: string): Promise<void> {
    entries.delete(this.name(id));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [name, entry] of entries) if (entry.grantId === grantId) entries.delete(name);
  }
}

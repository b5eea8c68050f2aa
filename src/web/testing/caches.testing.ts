import { vi } from 'vitest';

/** A store of the browser for a test, which jsdom does not have: what is kept in it, by name and address. */
export function stubCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      put: async (address: string, response: Response) => void cache.set(address, response),
      delete: async (address: string) => cache.delete(address),
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(address)?.clone(),
  });
  return kept;
}

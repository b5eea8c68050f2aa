declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider';
  /** The provider's own store, one for each call. Left to take it by default, the provider warns that it must be changed. */
  export function createMemoryAdapter(): AdapterFactory;
}

import type { Route, RouteKey } from './route.ts';

/**
 * The list of contracts enters its type here (`features/api.ts` declares `api`), so that what lies below the features knows every call by
 * its type and none by an import.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled in by declaration merging
export interface Registered {}

/** The calls of the interface by their keys. */
export type Api = Registered extends { api: infer A extends Readonly<Record<RouteKey, Route>> } ? A : never;

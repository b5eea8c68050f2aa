import type { Route, RouteKey } from './route.ts';

/**
 * The list of contracts registers its type here (`features/api.ts` declares `api`), so that lower layers know every call by type without
 * importing the features.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- filled in by declaration merging
export interface Registered {}

/** The calls of the interface by their keys. */
export type Api = Registered extends { api: infer A extends Readonly<Record<RouteKey, Route>> } ? A : never;

import { type ReactNode, useCallback, useState } from 'react';
import { type Navigate, type Place, Routing, toAddress } from '#web/router/router.tsx';

function placeOf(address: string, state: unknown = null): Place {
  const { pathname, search, hash } = new URL(address, 'http://taylr.test');
  return { pathname, search, hash, state };
}

/** A router whose address is only in memory. */
export function MemoryRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [place, setPlace] = useState(() => placeOf(at));
  const navigate = useCallback<Navigate>(
    (to, { state } = {}) => setPlace((before) => placeOf(toAddress(to, before), state)),
    [],
  );
  return <Routing {...{ place, navigate }}>{children}</Routing>;
}

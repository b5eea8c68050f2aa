import {
  Children,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { isWindowEntry, windowEntry } from '#web/ui/history/window-entry.ts';
import { matchPath, type Params } from './match-path.ts';

/** An address of the app, and what was given along with it. */
export type Place = { pathname: string; search: string; hash: string; state: unknown };
export type To = string | Partial<Pick<Place, 'pathname' | 'search' | 'hash'>>;
export type Manner = { replace?: boolean; state?: unknown };
export type Navigate = (to: To, manner?: Manner) => void;

type Routing = { place: Place; navigate: Navigate };

const RoutingContext = createContext<Routing | null>(null);
const ParamsContext = createContext<Params>({});

export function useRouting(): Routing {
  const routing = useContext(RoutingContext);
  if (!routing) throw new Error('There is no router around this part');
  return routing;
}

export const useLocation = (): Place => useRouting().place;
export const useNavigate = (): Navigate => useRouting().navigate;
export const useParams = (): Params => useContext(ParamsContext);

/** Gives an address to the parts inside, and the function that leads to another. */
export function Routing({ place, navigate, children }: Routing & { children: ReactNode }) {
  const routing = useMemo(() => ({ place, navigate }), [place, navigate]);
  return <RoutingContext value={routing}>{children}</RoutingContext>;
}

/** An address as a link names it, seen from a place: `?a=1` stays on its page. */
export function toAddress(to: To, from: Place): string {
  if (typeof to !== 'string') {
    const { pathname = from.pathname, search = '', hash = '' } = to;
    return `${pathname}${search && !search.startsWith('?') ? `?${search}` : search}${hash}`;
  }
  if (to.startsWith('?')) return to === '?' ? from.pathname : from.pathname + to;
  return to.startsWith('#') ? from.pathname + from.search + to : to;
}

export const addressOf = ({ pathname, search, hash }: Place) => pathname + search + hash;

/** What the browser keeps with an entry of its history: under `usr` what was given along. */
type Entry = { usr?: unknown } | null;

function placeNow(): Place {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: (history.state as Entry)?.usr ?? null };
}

/** The same place when nothing of it has changed, as when a window's entry is left: what is drawn stays as it is. */
function followed(before: Place): Place {
  const now = placeNow();
  const isSame = addressOf(before) === addressOf(now) && JSON.stringify(before.state) === JSON.stringify(now.state);
  return isSame ? before : now;
}

function goTo(to: To, manner: Manner | undefined, follow: () => void): void {
  if (windowEntry.isLeaving) {
    // The browser is on its way back to the page that a window stood on: it goes on from there.
    addEventListener('popstate', () => goTo(to, manner, follow), { once: true });
    return;
  }
  const { replace = false, state = null } = manner ?? {};
  const entry: Entry = { usr: state };
  const address = toAddress(to, placeNow());
  // The way on from a window takes the place of its entry: going back leads to its page.
  if (replace || isWindowEntry()) history.replaceState(entry, '', address);
  else history.pushState(entry, '', address);
  follow();
}

/** The router of the app: the address in the browser's bar, and its history. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(placeNow);
  // In a transition the page at hand stays until the next one's script is there.
  const follow = useCallback(() => startTransition(() => setPlace(followed)), []);
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  const navigate = useCallback<Navigate>((to, manner) => goTo(to, manner, follow), [follow]);
  return <Routing {...{ place, navigate }}>{children}</Routing>;
}

type RouteProps = { path: string; element: ReactNode };

/** One address of `Routes`; draws nothing by itself. */
export function Route(_props: RouteProps): null {
  return null;
}

const isRoute = (child: ReactNode): child is ReactElement<RouteProps> => isValidElement(child) && child.type === Route;

/** Draws the first of its `Route`s that fits the address, with the values in it for `useParams`; nothing when none does. */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  for (const { props } of Children.toArray(children).filter(isRoute)) {
    const params = matchPath(props.path, pathname);
    if (params) return <ParamsContext value={params}>{props.element}</ParamsContext>;
  }
  return null;
}

/** Leads on to another address as long as it is drawn: also when a part around it changes the address at the same moment. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }): null {
  const { place, navigate } = useRouting();
  useEffect(() => {
    if (toAddress(to, place) !== addressOf(place)) navigate(to, { replace });
  }, [place, navigate, to, replace]);
  return null;
}

type Search = URLSearchParams | Record<string, string>;
type SetSearch = (next: Search | ((before: URLSearchParams) => Search), manner?: Manner) => void;

/** The query of the address, and a function that changes it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { place, navigate } = useRouting();
  const params = useMemo(() => new URLSearchParams(place.search), [place.search]);
  const change = useCallback<SetSearch>(
    (next, manner) => {
      const search = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next);
      navigate(`?${search}`, manner);
    },
    [params, navigate],
  );
  return [params, change];
}

/** What the page needs from the browser, so that tests can replace the address bar and the network. */
export type Surroundings = {
  /** The current address: `/landing`, or the page that a signed-out visitor asked for. */
  pathname: string;
  search: string;
  go: (path: string) => void;
  send: typeof fetch;
  timeZone: () => string;
  /** The page that led here. */
  referrer: () => string;
  newId: () => string;
  pause: (milliseconds: number) => Promise<void>;
};

/** What the page needs of the browser, so that tests can stand in for the address bar and the network. */
export type Surroundings = {
  /** The address at which it stands: `/landing`, or where somebody signed out wanted to go. */
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

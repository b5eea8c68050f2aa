/** An entry of the browser's history that stands for the windows which are open, after that of their page and with the same address. */
export const isWindowEntry = (): boolean => Boolean((history.state as { isWindow?: boolean } | null)?.isWindow);

/** Whether that entry is being taken away: until then the browser is still at it, and then at that of the page. */
export const windowEntry = { isLeaving: false };

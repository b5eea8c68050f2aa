import { createContext, type ReactNode } from 'react';

/**
 * A way to take a copy along before something goes: a page puts it here, and the dialogs that offer it show it. Apart from them, so that
 * a page does not load with the dialogs that it may open.
 */
export const DownloadOffer = createContext<ReactNode>(null);

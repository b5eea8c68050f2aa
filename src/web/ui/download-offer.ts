import { createContext, type ReactNode } from 'react';

/**
 * Offers a copy of the data before it is deleted: a page provides it, and the deletion dialogs show it. In a file of its own, so that a page does not load
 * the dialogs it may open.
 */
export const DownloadOffer = createContext<ReactNode>(null);

import { createContext } from 'react';

/** True inside of a picture, which shows no more than a screen does before somebody scrolls. */
export const InPicture = createContext(false);

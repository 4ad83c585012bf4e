import { createContext, useContext } from 'react';

/**
 * Whether the screen is one that the person came back to by the browser's history, or loaded again. It is then drawn as
 * a whole, so that the place where it was left is there to scroll to.
 */
export const ReturningContext = createContext(false);

export const useIsReturning = (): boolean => useContext(ReturningContext);

import { createContext, useContext } from 'react';

/**
 * Tells to which address the person is on the way, from the moment that a link is pressed; that is the open one when
 * there is no other. What is drawn comes later than that.
 */
export const DestinationContext = createContext((): string => window.location.pathname);

export const useDestination = (): (() => string) => useContext(DestinationContext);

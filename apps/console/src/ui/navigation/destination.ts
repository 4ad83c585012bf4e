import { createContext, useContext } from 'react';
import type { createMemoryRouter } from 'react-router-dom';

/**
 * Tells to which address the person is on the way, from the moment that a link is pressed; that is the open one when
 * there is no other. What is drawn comes later than that.
 */
export const DestinationContext = createContext((): string => window.location.pathname);

export const useDestination = (): (() => string) => useContext(DestinationContext);

/** The address that a router is at, or on the way to. */
export const destinationOf = ({ state }: ReturnType<typeof createMemoryRouter>): string =>
  (state.navigation.location ?? state.location).pathname;

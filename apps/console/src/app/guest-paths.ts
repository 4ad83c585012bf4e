import { openScreens } from './routes.ts';

/** The screens without a session that others lead to. */
export const guestPaths = { signIn: '/login', status: '/status' } as const;

/** Says whether a path belongs to the screens that need no session. */
export const isGuestPath = (path: string): boolean => openScreens.some((screen) => screen.path === path);

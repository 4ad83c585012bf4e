/** The screens that need no session; the status and a new password are open to those who have one as well. */
export const guestPaths = {
  signIn: '/login', register: '/register', choosePassword: '/choose-password', status: '/status',
} as const;

/** Says whether a path belongs to the screens that need no session. */
export function isGuestPath(path: string): boolean {
  return Object.values<string>(guestPaths).includes(path);
}

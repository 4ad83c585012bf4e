import { roles, type Session, type SessionUser } from './session.slice.ts';

export const tokenKey = 'auth_token';
const userKey = 'auth_user';

/** Reads who was signed in at the last visit; an unreadable record is cleared, so that it cannot harm twice. */
export function readSession(): Session | null {
  const token = localStorage.getItem(tokenKey);
  const user = parseUser(localStorage.getItem(userKey));
  if (token && user) return { token, user };
  clearSession();
  return null;
}

/** Keeps the session for the next visit. The token goes last: other tabs wait for it to know that all is there. */
export function writeSession({ token, user }: Session): void {
  const { id, username, name, role } = user;
  localStorage.setItem(userKey, JSON.stringify({ id, username, name, role }));
  localStorage.setItem(tokenKey, token);
}

/** Forgets the session. */
export function clearSession(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
}

function parseUser(text: string | null): SessionUser | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Record<keyof SessionUser, unknown>;
  const texts = [user.id, user.username, user.name];
  return texts.every((text) => typeof text === 'string') && roles.some((role) => role === user.role);
}

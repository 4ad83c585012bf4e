/** The address parameter that says where to go after signing in. */
export const returnParameter = 'returnTo';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Gives the sign-in address that leads back to where one was. */
export function signInPath(signIn: string, { pathname, search, hash }: Place): string {
  const place = `${pathname}${search}${hash}`;
  return place === '/' ? signIn : `${signIn}?${new URLSearchParams({ [returnParameter]: place }).toString()}`;
}

/** Accepts only a place inside the console, so that a prepared link cannot lead to another site after sign-in. */
export function safeReturnPath(path: string | null): string {
  if (path === null) return '/';
  const here = 'https://console.invalid';
  const target = URL.parse(path, here);
  return target?.origin === here ? `${target.pathname}${target.search}${target.hash}` : '/';
}

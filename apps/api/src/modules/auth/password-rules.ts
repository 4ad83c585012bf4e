import type { Env } from '../../platform/env.ts';
import { invalid } from '../../platform/http/refusal.ts';

const MIN_PASSWORD = 8;
const MIN_PRODUCTION_PASSWORD = 15;

interface Chosen {
  /** The name of the field in which it was sent. */
  field: string;
  password: string;
  username: string;
}

/** Refuses a password that is too short, or holds the name of whoever chose it. */
export function refuseWeakPassword(
  { production }: Pick<Env, 'production'>, { field, password, username }: Chosen,
): void {
  const least = production ? MIN_PRODUCTION_PASSWORD : MIN_PASSWORD;
  if ([...password].length < least) {
    throw invalid([{ field, message: `${field} must have at least ${least} characters.` }]);
  }
  if (password.toLowerCase().includes(username.toLowerCase())) {
    throw invalid([{ field, message: `${field} must not contain the username.` }]);
  }
}

import { AuthorizationResponseError, ClientError } from 'openid-client';
import { isError } from '../../../platform/database/sql-states.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { answerInvalid } from '../identities/provided-person.ts';

/** Answers of the provider by which a person, or the provider for them, went no further. */
const DECLINED: ReadonlySet<string> = new Set([
  'access_denied', 'login_required', 'interaction_required', 'consent_required', 'account_selection_required',
]);
const PASSING: ReadonlySet<string> = new Set(['server_error', 'temporarily_unavailable']);
const SILENT: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);

/** What a failure at the provider is to whoever signs in: they gave up, it is away, or it cannot be believed. */
export const refusalFor = (failure: unknown): Refusal => {
  if (failure instanceof AuthorizationResponseError) {
    if (DECLINED.has(failure.error)) return declined();
    return PASSING.has(failure.error) ? providerUnavailable(failure) : answerInvalid(failure);
  }
  return isAway(failure) ? providerUnavailable(failure) : answerInvalid(failure);
};

const isAway = (failure: unknown): boolean => {
  const cause = failure instanceof ClientError ? failure.cause : failure;
  if (cause instanceof Response) return cause.status >= 500;
  if (!isError(cause)) return false;
  // What `fetch` throws when it reaches nobody has no code of its own; a mistake of ours has.
  return SILENT.has(cause.name) || (cause.name === 'TypeError' && !('code' in cause));
};

const declined = (): Refusal => new Refusal(403, 'PROVIDER_DECLINED',
  'You did not sign in at the provider, or it did not let you. Nothing was changed.');

const providerUnavailable = (cause: unknown): Refusal => Object.assign(
  new Refusal(503, 'PROVIDER_UNAVAILABLE', 'The provider does not answer at the moment. Try again in a while.',
    undefined, { 'retry-after': '5' }),
  { cause });

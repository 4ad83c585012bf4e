import type { ApiKeyDto } from '@connect/sdk';

/** Whether a key opens anything, and if not, why. */
export type KeyState = 'live' | 'expired' | 'revoked';

/** How a key stands now. */
export function stateOf({ revokedAt, expiresAt }: Pick<ApiKeyDto, 'revokedAt' | 'expiresAt'>): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'live';
}

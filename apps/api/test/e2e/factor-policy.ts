import type { Role } from '@connect/sdk';
import { Authenticator } from '../authenticator.ts';
import type { Rule } from './access-policy.ts';

const EVERYBODY: readonly Role[] = ['admin', 'bank', 'user', 'scholar', 'auditor'];
const NO_CHALLENGE = 'u2yqG4mC1l0s4dQ2Zk9Yt6rVxJ3nEhGfApUoLiTzX7Q';
const NO_FACTOR = '0193a000-0000-7000-8000-0000000000ff';

/**
 * Who may do what with their own password and second factors. Nobody of the fixture adds one, for it would have to be
 * proven in all that follows; the tests of factors bring their own people.
 */
export const FACTOR_POLICY: Readonly<Record<string, Rule>> = {
  // The right password is for the tests of signing in: here it would have to be changed back.
  changePassword: {
    roles: EVERYBODY, status: 422,
    call: () => ({ body: { currentPassword: 'not this one', newPassword: 'nine dates before sunset' } }),
  },
  // No provider is configured here; where one is, the tests of providers go there.
  beginProviderSignIn: { roles: 'public', status: 404, call: () => ({ body: { language: 'en' } }) },
  listLinkedIdentities: { roles: EVERYBODY, status: 200 },
  linkIdentity: { roles: EVERYBODY, status: 404, call: () => ({ body: { language: 'en' } }) },
  unlinkIdentity: { roles: EVERYBODY, status: 404, call: () => ({ id: NO_FACTOR }) },
  listFactors: { roles: EVERYBODY, status: 200 },
  askForFactor: { roles: EVERYBODY, status: 201 },
  beginTotp: { roles: EVERYBODY, status: 201 },
  beginPasskey: { roles: EVERYBODY, status: 201 },
  loginWithFactor: { roles: 'public', status: 422, call: () => ({ body: { challenge: NO_CHALLENGE, code: '123456' } }) },
  verifyFactor: { roles: EVERYBODY, status: 422, call: () => ({ body: { code: '123456' } }) },
  confirmTotp: {
    roles: EVERYBODY, status: 422, call: () => ({ body: { challenge: NO_CHALLENGE, code: '123456', label: 'Work phone' } }),
  },
  confirmPasskey: {
    roles: EVERYBODY, status: 422,
    call: () => ({ body: { challenge: NO_CHALLENGE, label: 'Laptop', ...new Authenticator('http://localhost').make(NO_CHALLENGE) } }),
  },
  renewRecoveryCodes: { roles: EVERYBODY, status: 409 },
  removeFactor: { roles: EVERYBODY, status: 404, call: () => ({ id: NO_FACTOR }) },
};

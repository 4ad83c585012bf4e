import { Refusal } from '../../../platform/http/problems/refusal.ts';

/** Refuses somebody who proved who they are and whose account is deactivated. */
export const accountDeactivated = (): Refusal =>
  new Refusal(403, 'ACCOUNT_DEACTIVATED', 'This account is deactivated. Ask an administrator.');

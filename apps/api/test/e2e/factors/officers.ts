import { setTimeout as wait } from 'node:timers/promises';
import { createConnectClient, ConnectError, type ConnectClient, type FactorChallengeDto, type NotificationKind,
  type Role } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { appCode } from '../../totp.ts';

export const OFFICER_PASSWORD = 'nine dates before sunset';
const UAE_BANK = '0193a000-0000-7000-8000-00000000ba01';
let officers = 0;

/** Somebody with a password, and where they are signed in. */
export interface Officer { id: string; username: string; token: string; client: ConnectClient }

/** A refusal as a client hears it. */
export const refusalOf = async (asking: Promise<unknown>): Promise<ConnectError> => {
  const failure = await asking.then(() => null, (reason: unknown) => reason);
  if (!(failure instanceof ConnectError)) throw new Error('It was not refused.', { cause: failure });
  return failure;
};

/** Signs in by the password alone. */
export const signIn = async (rig: TestApp, username: string): Promise<{ token: string; client: ConnectClient }> => {
  const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: OFFICER_PASSWORD } });
  return { token, client: createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 }) };
};

/** What a person with a factor is asked after the right password. */
export const challengeOf = async (rig: TestApp, username: string): Promise<FactorChallengeDto> => {
  const refusal = await refusalOf(signIn(rig, username));
  if (refusal.code !== 'SIGN_IN_CHALLENGE') throw refusal;
  return refusal.details as FactorChallengeDto;
};

/** A new person with a role, an officer of the bank in the Emirates unless of another, signed in by their password. */
export const newOfficer = async (
  rig: TestApp, role: Role = 'bank', at: TestApp = rig, bankId = UAE_BANK,
): Promise<Officer> => {
  const username = `second.${role}${++officers}`;
  const admin = await rig.as('admin');
  const { user, passwordCode } = await admin.users.createUser({ requestBody: {
    username, name: 'An Officer', email: `${username}@example.com`, role, ...(role === 'bank' ? { bankId } : {}),
  } });
  await rig.anonymous.auth.choosePassword({ requestBody: { passwordCode, newPassword: OFFICER_PASSWORD } });
  return { id: user.id, username, ...await signIn(at, username) };
};

/**
 * Adds an authenticator app, and answers its secret and the first recovery codes. Where the clock stands still, it is
 * by the code of the step before, so that the present one can still be used.
 */
export const addApp = async (
  { client }: Pick<Officer, 'client'>, at?: Date,
): Promise<{ id: string; secret: string; recoveryCodes: string[] }> => {
  const { challenge, secret } = await client.auth.beginTotp();
  const { factor, recoveryCodes } = await client.auth.confirmTotp({
    requestBody: { challenge, code: at ? appCode(secret, at, -1) : appCode(secret), label: 'Work phone' } });
  return { id: factor.id, secret, recoveryCodes: recoveryCodes ?? [] };
};

/** What a person was told, the newest first, once it holds a notification of this kind. */
export const untilTold = async (client: ConnectClient, kind: NotificationKind): Promise<NotificationKind[]> => {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const kinds = (await client.notifications.listNotifications({})).notifications.map((one) => one.kind);
    if (kinds.includes(kind)) return kinds;
    if (Date.now() > deadline) throw new Error(`Nobody was told of ${kind}.`);
    await wait(20);
  }
};

import { createConnectClient, type ConnectClient } from '@connect/sdk';
import { SANDBOX_BANKS } from '../src/modules/auth/accounts/sandbox-people.service.ts';
import type { TestApp } from './app.ts';

const NEW_PASSWORD = 'Dhow-Falcon-Oasis-77';

/** One officer of the first bank by two accounts, which are one person by their document. */
export const sameOfficerTwice = async (rig: TestApp): Promise<[ConnectClient, ConnectClient]> => {
  const admin = await rig.as('admin');
  const invited = async (username: string): Promise<ConnectClient> => {
    const { passwordCode } = await admin.users.createUser({ requestBody: {
      username, name: 'Hind Al Suwaidi', email: `${username}@bank.example`, role: 'bank', bankId: SANDBOX_BANKS.uae.id,
      identityNumber: '784199012345678' } });
    await rig.anonymous.auth.choosePassword({ requestBody: { passwordCode, newPassword: NEW_PASSWORD } });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: NEW_PASSWORD } });
    return createConnectClient({ baseUrl: rig.baseUrl, token, retries: 0 });
  };
  return [await invited('hind.one'), await invited('hind.two')];
};

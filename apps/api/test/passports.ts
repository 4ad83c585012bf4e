import { setTimeout as wait } from 'node:timers/promises';
import { ConnectError, type ConnectClient, type IssuedPassportDto, type PassportField } from '@connect/sdk';

/** Issues the passport of a payment, once its event is sealed. */
export const passportOf = async (
  client: ConnectClient, id: string, disclose: PassportField[] = [],
): Promise<IssuedPassportDto> => {
  for (;;) {
    try {
      return await client.passports.issuePassport({ id, requestBody: { disclose } });
    } catch (failure) {
      if (!(failure instanceof ConnectError) || failure.code !== 'EVENT_NOT_SEALED') throw failure;
      await wait(50);
    }
  }
};

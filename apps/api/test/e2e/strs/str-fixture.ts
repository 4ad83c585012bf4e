import type { ConnectClient, StrDto, StrSettingsDto } from '@connect/sdk';
import { SANDBOX_BANKS } from '../../../src/modules/auth/accounts/sandbox-people.service.ts';
import type { TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';

/** What a bank of the sandbox tells its unit of itself. */
export const SETTINGS: StrSettingsDto = {
  rentityId: 3177, rentityBranch: null, institutionName: 'Emirates Sandbox Bank', institutionCode: 'ESBKAEAD',
  localCurrency: 'AED', submissionCode: 'E',
  reportingPerson: { firstName: 'Huda', lastName: 'Al Suwaidi', email: null, occupation: null },
  location: { addressType: 'BU', address: '12 Harbour Street', city: 'Abu Dhabi', country: 'AE', state: null },
  fundsCode: 'ELCFT', transmodeCode: 'DBCD', transmodeComment: null, indicators: [{ ruleId: 'KYC-010', code: 'ALP01' }],
};

/** Keeps the settings of the bank in the Emirates. */
export const keepSettings = (officer: ConnectClient, changes: Partial<StrSettingsDto> = {}) =>
  officer.strs.keepStrSettings({ requestBody: { ...SETTINGS, ...changes } });

/** A payment of amina's that the rules sent to an officer; answers its id. */
export const heldPayment = async (rig: TestApp, memo = 'Car purchase'): Promise<string> => {
  const [amina, yusuf] = [await rig.as('amina'), await rig.as('yusuf')];
  const from = await openWallet(amina, '500000.00');
  const to = await yusuf.wallets.openWallet({ requestBody: { network: 'uae_dirham' } });
  const sent = await amina.transactions.sendTransaction({
    requestBody: sendOf(from, to, { amount: '60000.05', memo }) });
  return sent.transaction_id ?? '';
};

/** What was read of a report, as an officer sends it back. */
export const savedFrom = ({ version, reportCode, fiuReference, reason, action, indicators, transactions }: StrDto) => ({
  version, reportCode, fiuReference, reason, action, indicators,
  transactions: transactions.map(({ payment: _, ...said }) => said),
});

/** Fills in what a report lacks. */
export const complete = (
  officer: ConnectClient, str: StrDto, reason = 'Passed on within the hour.',
): Promise<StrDto> => {
  const saved = savedFrom(str);
  return officer.strs.saveStr({ id: str.id, requestBody: {
    ...saved, reason, indicators: ['ALP01'],
    transactions: saved.transactions.map((transaction) => ({
      ...transaction, location: 'Online', fromCountry: 'AE', toCountry: 'QA',
      to: { ...transaction.to, kind: 'person', firstName: 'Yusuf', lastName: 'Al Kuwari' },
    })),
  } });
};

export const UAE = SANDBOX_BANKS.uae.id;

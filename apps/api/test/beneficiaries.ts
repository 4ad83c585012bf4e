import type {
  AddBeneficiaryDto, BeneficiaryDto, BeneficiaryPolicyDto, ConnectClient, ProposeBeneficiaryPolicyDto, WalletDto,
} from '@connect/sdk';

type Rules = Pick<ProposeBeneficiaryPolicyDto, 'needsApproval' | 'waitingHours' | 'onlyBeneficiaries'>;

/** Keeps a wallet under a name. */
export const keep = (
  client: ConnectClient, { address, network }: Pick<WalletDto, 'address' | 'network'>, name: string,
  changes: Partial<AddBeneficiaryDto> = {},
): Promise<BeneficiaryDto> =>
  client.beneficiaries.addBeneficiary({ requestBody: { name, address, network, ...changes } });

/** Puts a policy of a bank in force: an officer proposes it, the administrator activates it. */
export const ask = async (
  officer: ConnectClient, admin: ConnectClient,
  rules: Rules = { needsApproval: false, waitingHours: 0, onlyBeneficiaries: false },
): Promise<BeneficiaryPolicyDto> => {
  const { id } = await officer.beneficiaries.proposeBeneficiaryPolicy({
    requestBody: { ...rules, note: 'Decided by the risk committee' } });
  return admin.beneficiaries.activateBeneficiaryPolicy({ id });
};

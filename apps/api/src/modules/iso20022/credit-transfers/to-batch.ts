import {
  decimalOf, type Agent, type CreditTransfer, type Instruction, type Place, type Problem, type Remittance,
} from '@connect/iso20022';
import type { FieldProblem } from '../../../platform/http/problems/refusal.ts';
import { currencyOf, type Network } from '../../../platform/money.ts';
import { problemsOf, type BatchItemDto, type SendBatchDto } from '../../batches/public.ts';
import { problemsOfBeneficiary } from '../../transactions/public.ts';
import type { NamedWallet, NamedWallets } from './named-wallets.ts';
import { purposeFor } from './purposes.ts';
import { statedParty } from './stated-party.ts';

const MOST_MEMO = 500;
const NO_END_TO_END_ID = 'NOTPROVIDED';

/** A batch that carries out a `PmtInf`, and what stands in the way of it, in the terms of the message. */
export interface PlannedBatch {
  request: SendBatchDto;
  problems: Problem[];
}

/** Makes a batch of a `PmtInf`: each payment for itself, from its one wallet. */
export const toBatch = (instruction: Instruction, wallets: NamedWallets, batchId: string): PlannedBatch => {
  const problems: Problem[] = [];
  const { debtorAccount, transfers } = instruction;
  const network: Network = transfers[0]?.currency === 'QAR' ? 'qatar_cbdc' : 'uae_dirham';
  const payer = wallets.find(debtorAccount);
  if (wallets.isContradictory(debtorAccount)) problems.push(otherWallet(debtorAccount));
  problems.push(...wrongAgent(instruction.debtorAgent, payer));
  const items = transfers.map((transfer) => toItem(transfer, instruction, network, wallets, problems));
  for (const problem of problemsOf(items)) problems.push(inMessage(problem, transfers));
  const party = instruction.ultimateDebtor ?? instruction.debtor;
  const originator = statedParty(party, payer?.isPersonal ?? false);
  const path = `${instruction.path}/${instruction.ultimateDebtor === undefined ? 'Dbtr' : 'UltmtDbtr'}`;
  if (originator !== undefined) {
    problems.push(...problemsOfBeneficiary(originator, 'x').map(({ message }) => at(
      { path, line: instruction.line }, 'NOT_ACCEPTED', message.replace(/^x\S*/, path))));
  }
  const request = {
    batchId, network, currency: currencyOf(network), atomic: false, items,
    fromAddress: payer?.address ?? debtorAccount.proxy ?? debtorAccount.iban ?? debtorAccount.other ?? '',
    ...(originator && { originator }),
  };
  return { request, problems };
};

const toItem = (
  transfer: CreditTransfer, instruction: Instruction, network: Network, wallets: NamedWallets, problems: Problem[],
): BatchItemDto => {
  const { creditorAccount: account, creditor, endToEndId, uetr } = transfer;
  const payee = wallets.find(account);
  if (wallets.isContradictory(account)) problems.push(otherWallet(account));
  problems.push(...wrongAgent(transfer.creditorAgent, payee));
  const purpose = transfer.purpose ?? instruction.purpose;
  const purposeCode = purpose && purposeFor(network, purpose);
  if (purpose !== undefined && purposeCode === null) {
    problems.push(at(purpose, 'NOT_AN_OPTION', `must be a purpose of the network ${network}.`));
  }
  if (transfer.ultimateDebtor !== undefined) {
    problems.push(at({ ...transfer, path: `${transfer.path}/UltmtDbtr` }, 'NOT_ACCEPTED',
      'is taken for a whole PmtInf: name it beside Dbtr.'));
  }
  const memo = memoOf(transfer.remittance);
  if ([...memo].length > MOST_MEMO) {
    problems.push(at({ ...transfer, path: `${transfer.path}/RmtInf` }, 'LENGTH',
      `comes to more than ${MOST_MEMO} characters.`, { most: MOST_MEMO }));
  }
  const beneficiary = beneficiaryOf(transfer, payee);
  return {
    toAddress: payee?.address ?? account.proxy ?? account.iban ?? account.other ?? '',
    amount: decimalOf(transfer.amountMinor),
    ...(memo === '' ? {} : { memo: memo.slice(0, MOST_MEMO) }),
    ...(creditor?.name === undefined ? {} : { counterpartyName: creditor.name }),
    ...(creditor?.address?.country === undefined ? {} : { counterpartyCountry: creditor.address.country }),
    ...(purposeCode ? { purposeCode } : {}),
    ...(endToEndId === NO_END_TO_END_ID ? {} : { reference: endToEndId }),
    ...(uetr === undefined ? {} : { uetr }),
    ...(beneficiary && { beneficiary }),
  };
};

/** Whoever is paid in the end is the one to be judged; where that is not the wallet's owner, the rules say so. */
const beneficiaryOf = ({ creditor, ultimateCreditor }: CreditTransfer, payee: NamedWallet | null) =>
  statedParty(ultimateCreditor ?? creditor ?? {}, payee?.isPersonal ?? false);

/** What the payee and the rules read: the free lines, then the documents and references by their numbers. */
const memoOf = (remittance: Remittance | undefined): string => {
  const { lines = [], documents = [], references = [] } = remittance ?? {};
  const named = documents.map(({ type, number, day }) =>
    [type?.code ?? type?.word, number, day].filter(Boolean).join(' '));
  return [...lines, ...named, ...references].filter((line) => line !== '').join('\n');
};

/** A BIC that is not that of the wallet's bank; without one of its own a bank may be called by any. */
const wrongAgent = (agent: Agent | undefined, wallet: NamedWallet | null): Problem[] => {
  if (agent?.bic === undefined || wallet === null || wallet.bic === null) return [];
  const [said, is] = [agent.bic, wallet.bic].map((bic) => bic.padEnd(11, 'X'));
  return said === is ? [] : [at(agent, 'WRONG', `is ${agent.bic}, which is not the bank of the wallet.`)];
};

const otherWallet = (account: Place): Problem =>
  at(account, 'CONFLICTING', 'names no one wallet: its IBAN, id and address must be of the same.');

const at = ({ path, line }: Place, code: Problem['code'], what: string, data?: Problem['data']): Problem => ({
  path, line, code, message: what.startsWith('/') ? what : `${path.slice(path.lastIndexOf('/') + 1)} ${what}`,
  ...(data && { data }),
});

/** What a row of the batch lacks, told of the payment that it was made of. */
const inMessage = ({ field, message }: FieldProblem, transfers: readonly CreditTransfer[]): Problem => {
  const [, row = '0', part = ''] = /^items\[(\d+)\]\.?(.*)$/.exec(field) ?? [];
  const { path, line } = transfers[Number(row)] ?? { path: '/Document', line: 1 };
  return { path, line, code: 'NOT_ACCEPTED', message: `As a payment it is refused: ${message.replace(field, part)}` };
};

import {
  decimalOf, type Agent, type CreditTransfer, type Instruction, type InterbankTransfer, type Place, type Problem,
  type Remittance,
} from '@connect/iso20022';
import { currencyOf, type Network } from '../../../platform/money.ts';
import { problemsOf, type BatchItemDto, type SendBatchDto } from '../../batches/public.ts';
import { problemsOfParty } from '../../transactions/public.ts';
import type { NamedWallet, NamedWallets } from './named-wallets.ts';
import { at, inInstruction, inPayment } from './problems-in-message.ts';
import { purposeFor } from './purposes.ts';
import { namelessIn, othersNamed } from './named-others.ts';
import { countryOfAddress, statedParty } from './stated-party.ts';

const MOST_MEMO = 500;
/** What messages say in the place of a name that nobody gave. */
const NOT_PROVIDED = 'NOTPROVIDED';

/** A batch of the payments from one account, and what stands in the way of it, in the terms of the message. */
export interface PlannedBatch {
  request: SendBatchDto;
  /** Whom each payment names beside its payer and its payee. */
  named: string[][];
  problems: Problem[];
}

/** Makes a batch of the payments from one account, each for itself. */
export const toBatch = (
  instruction: Instruction<CreditTransfer & Partial<InterbankTransfer>>, wallets: NamedWallets, batchId: string,
): PlannedBatch => {
  const problems: Problem[] = [];
  const { debtorAccount, transfers } = instruction;
  const network = networkOf(transfers[0]?.currency);
  const payer = wallets.find(debtorAccount);
  if (wallets.isContradictory(debtorAccount)) problems.push(otherWallet(debtorAccount));
  problems.push(...wrongAgent(instruction.debtorAgent, payer));
  const items = transfers.map((transfer) => toItem(transfer, { instruction, network, payer, wallets, problems }));
  for (const problem of problemsOf(items)) problems.push(inPayment(problem, transfers));
  problems.push(...namelessIn(instruction));
  const originator = statedParty(instruction.ultimateDebtor ?? instruction.debtor, payer?.isPersonal ?? false);
  if (originator !== undefined) {
    problems.push(...problemsOfParty('originator', originator, '')
      .map((problem) => inInstruction(problem, instruction)));
  }
  const request = {
    batchId, network, currency: currencyOf(network), atomic: false, items,
    fromAddress: payer?.address ?? debtorAccount.proxy ?? debtorAccount.iban ?? debtorAccount.other ?? '',
    ...(originator && { originator }),
  };
  const named = items.map((item, n) =>
    othersNamed([...instruction.names ?? [], ...transfers[n]?.names ?? []], item, request));
  return { request, named, problems };
};

/** The network of a currency. */
export const networkOf = (currency: string | undefined): Network =>
  (currency === 'QAR' ? 'qatar_cbdc' : 'uae_dirham');

interface Planning {
  instruction: Instruction;
  network: Network;
  payer: NamedWallet | null;
  wallets: NamedWallets;
  problems: Problem[];
}

const toItem = (
  transfer: CreditTransfer & Partial<InterbankTransfer>,
  { instruction, network, payer, wallets, problems }: Planning,
): BatchItemDto => {
  const { creditorAccount: account, creditor, endToEndId, uetr } = transfer;
  const payee = wallets.find(account);
  if (wallets.isContradictory(account)) problems.push(otherWallet(account));
  for (const agent of [transfer.creditorAgent, transfer.instructedAgent, transfer.creditorInstitution]) {
    problems.push(...wrongAgent(agent, payee));
  }
  const purpose = transfer.purpose ?? instruction.purpose;
  const purposeCode = purpose && purposeFor(network, purpose);
  if (purpose !== undefined && purposeCode === null) {
    problems.push(at(purpose, 'NOT_AN_OPTION', `must be a purpose of the network ${network}.`));
  }
  problems.push(...namelessIn(transfer));
  const memo = memoOf(transfer.remittance);
  if ([...memo].length > MOST_MEMO) {
    problems.push(at({ ...transfer, path: `${transfer.path}/RmtInf` }, 'LENGTH',
      `comes to more than ${MOST_MEMO} characters.`, { most: MOST_MEMO }));
  }
  const country = countryOfAddress(creditor ?? {});
  const beneficiary = beneficiaryOf(transfer, payee);
  const originator = statedParty(transfer.ultimateDebtor ?? transfer.debtor ?? {}, payer?.isPersonal ?? false);
  return {
    toAddress: payee?.address ?? account.proxy ?? account.iban ?? account.other ?? '',
    amount: decimalOf(transfer.amountMinor),
    ...(memo === '' ? {} : { memo: memo.slice(0, MOST_MEMO) }),
    ...(creditor?.name === undefined ? {} : { counterpartyName: creditor.name }),
    ...(country === undefined ? {} : { counterpartyCountry: country }),
    ...(purposeCode ? { purposeCode } : {}),
    ...(endToEndId === NOT_PROVIDED ? {} : { reference: endToEndId }),
    ...(uetr === undefined ? {} : { uetr }),
    ...(beneficiary && { beneficiary }), ...(originator && { originator }),
  };
};

/** Whoever is paid in the end is the one to be judged; where that is not the wallet's owner, the rules say so. */
const beneficiaryOf = ({ creditor, ultimateCreditor }: CreditTransfer, payee: NamedWallet | null) =>
  statedParty(ultimateCreditor ?? creditor ?? {}, payee?.isPersonal ?? false);

/** What the payee and the rules read: the free lines, then the documents and references by their numbers. */
export const memoOf = (remittance: Remittance | undefined): string => {
  const { lines = [], documents = [], references = [] } = remittance ?? {};
  const named = documents.map(({ type, number, day }) =>
    [type?.code ?? type?.word, number, day].filter(Boolean).join(' '));
  return [...lines, ...named, ...references].filter((line) => line !== '').join('\n');
};

/** A BIC or LEI that is not that of the wallet's bank; without one of its own a bank may be called by any. */
export const wrongAgent = (agent: Agent | undefined, wallet: NamedWallet | null): Problem[] => {
  if (agent === undefined) return [];
  const { bic, lei, memberId } = agent;
  if ((bic ?? lei) === undefined && memberId !== undefined && memberId !== NOT_PROVIDED) {
    return [at(agent, 'NOT_ACCEPTED',
      'must name the bank by its BIC or LEI: other numbers of banks are not known here.')];
  }
  if (wallet === null) return [];
  const wrong = [[bic, wallet.bic], [lei, wallet.lei]]
    .find(([said, is]) => typeof said === 'string' && typeof is === 'string' && !isSameName(said, is));
  return wrong === undefined ? [] : [at(agent, 'WRONG', `is ${wrong[0] ?? ''}, which is not the bank of the wallet.`)];
};

/** Whether two BICs or LEIs are the same; a BIC of eight characters is one of eleven with `XXX`. */
export const isSameName = (one: string, other: string): boolean => one.padEnd(11, 'X') === other.padEnd(11, 'X');

const otherWallet = (account: Place): Problem =>
  at(account, 'CONFLICTING', 'names no one wallet: its IBAN, id and address must be of the same.');

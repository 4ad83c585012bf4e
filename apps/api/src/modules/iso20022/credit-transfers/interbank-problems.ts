import type { Agent, InterbankTransfers, Place, Problem } from '@connect/iso20022';
import type { NamedWallets } from './named-wallets.ts';
import { at } from './problems-in-message.ts';
import { isSameName, networkOf } from './to-batch.ts';

/** By which names a bank is known. */
export interface KnownBank {
  bic: string | null;
  lei: string | null;
}

/** What stands in the way of payments between institutions, whoever sends them; null for who sends for no bank. */
export const interbankProblems = (
  request: InterbankTransfers, bank: KnownBank | null, wallets: NamedWallets,
): Problem[] => {
  const isOwn = request.of === 'institutions';
  if (bank === null) {
    const root = { path: `/Document/${isOwn ? 'FICdtTrf' : 'FIToFICstmrCdtTrf'}`, line: 1 };
    return [at(root, 'NOT_ALLOWED',
      'is sent by the officers of a bank alone: customers ask for payments by pain.001.')];
  }
  const problems = [...sendersOf(request).flatMap((agent) => otherBank(agent, bank)), ...otherSystem(request)];
  return isOwn ? [...problems, ...customersIn(request, wallets)] : problems;
};

/** Whoever has to be the sender's own bank, each place once. */
const sendersOf = ({ instructingAgent, instructions }: InterbankTransfers): Agent[] => {
  const all = [instructingAgent, ...instructions.flatMap(({ debtorAgent, transfers }) => [
    debtorAgent, ...transfers.flatMap((transfer) => [transfer.instructingAgent, transfer.debtorInstitution]),
  ])];
  return [...new Map(all.flatMap((agent) => (agent === undefined ? [] : [[agent.path, agent] as const]))).values()];
};

const otherBank = (agent: Agent, bank: KnownBank): Problem[] => {
  if (agent.bic === undefined && agent.lei === undefined) {
    return [at(agent, 'REQUIRED', 'must name your bank by its BIC or LEI.')];
  }
  return ([['BIC', agent.bic, bank.bic], ['LEI', agent.lei, bank.lei]] as const).flatMap(([name, said, is]) => {
    if (said === undefined || (is !== null && isSameName(said, is))) return [];
    return [at(agent, 'WRONG', is === null
      ? `is ${said}, and your bank has no ${name} here.` : `is ${said}, which is not your bank.`)];
  });
};

/** Payments settle on the ledger of the network of their currency, whatever it is called elsewhere. */
const otherSystem = ({ clearingSystem, instructions }: InterbankTransfers): Problem[] => {
  const networks = new Set(instructions.map(({ transfers }) => networkOf(transfers[0]?.currency)));
  const [network = 'uae_dirham'] = networks;
  if (clearingSystem === undefined || (networks.size === 1 && clearingSystem.word === network)) return [];
  return [at(clearingSystem, 'NOT_AN_OPTION',
    `must be left out, or ${network} in Prtry: payments settle on its ledger.`)];
};

/** Wallets that are not banks' own. */
const customersIn = ({ instructions }: InterbankTransfers, wallets: NamedWallets): Problem[] => {
  const accounts = instructions.flatMap(({ debtorAccount, transfers }) =>
    [debtorAccount, ...transfers.map(({ creditorAccount }) => creditorAccount)]);
  return accounts.filter((account) => wallets.find(account)?.isOfBank === false)
    .map((account: Place) => at(account, 'NOT_ACCEPTED',
      'is not a wallet of a bank itself: payments of customers go by pacs.008.'));
};

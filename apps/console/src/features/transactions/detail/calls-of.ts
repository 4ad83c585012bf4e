import type { ProgrammableLogicDto, SendableType, SendTransactionDto, TransactionLifeDto } from '@connect/sdk';
import type { SampleCall } from '../../../api/snippets/api-call.ts';

const SENDABLE: readonly string[] = ['send', 'zakat_split', 'escrow'] satisfies SendableType[];
const HOUR_MS = 3_600_000;

const isSendable = (type: string): type is SendableType => SENDABLE.includes(type);

/** The calls that read a transaction and, where a single call can, send one like it. */
export function callsOf(transaction: TransactionLifeDto): SampleCall[] {
  const { transactionId: id } = transaction;
  const payment = paymentLike(transaction);
  return [
    (sdk) => sdk.transactions.getTransaction({ id }),
    ...(payment ? [(sdk) => sdk.transactions.sendTransaction({ requestBody: payment })] satisfies SampleCall[] : []),
  ];
}

/** A payment with the same parties, amount and conditions; null for a kind that no single call makes. */
export function paymentLike(transaction: TransactionLifeDto): SendTransactionDto | null {
  const { type, network, fromAddress, toAddress, amount, currency, memo } = transaction;
  if (!isSendable(type) || fromAddress === null || toAddress === null) return null;
  const programmableLogic = logicOf(transaction);
  return {
    type, network, fromAddress, toAddress, amount, currency,
    ...(memo === null ? {} : { memo }),
    ...(Object.keys(programmableLogic).length === 0 ? {} : { programmableLogic }),
  };
}

const logicOf = ({ type, terms, createdAt }: TransactionLifeDto): ProgrammableLogicDto => ({
  ...(terms.zakatMode === null
    ? {}
    : { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: terms.zakatMode } }),
  ...(terms.escrow && type !== 'escrow' ? { escrowEnabled: true } : {}),
  ...(terms.quorum === null ? {} : { multiSigRequired: true, quorum: terms.quorum }),
  ...(terms.expiresAt === null
    ? {}
    : { expiresInHours: Math.round((Date.parse(terms.expiresAt) - Date.parse(createdAt)) / HOUR_MS) }),
});

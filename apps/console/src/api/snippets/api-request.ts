import type { TransactionLifeDto } from '@connect/sdk';

/** A call of the API as a program would make it. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
  /** Whether repeating it under one key does it once. */
  isKeyed: boolean;
  /** Whether it needs no token. */
  isPublic?: boolean;
  /** The same call in the TypeScript client: the service, its method, and the arguments beside body and key. */
  client: { service: string; method: string; parameters: Record<string, string> };
}

const SENDABLE: ReadonlySet<string> = new Set(['send', 'zakat_split', 'escrow']);
const HOUR_MS = 3_600_000;

/** The call that reads a transaction. */
export const readRequestOf = ({ transactionId }: Pick<TransactionLifeDto, 'transactionId'>): ApiRequest => ({
  method: 'GET',
  path: `/api/v1/transactions/${transactionId}`,
  isKeyed: false,
  client: { service: 'transactions', method: 'getTransaction', parameters: { id: transactionId } },
});

/** The call that sends a payment like this one; null for a kind that no single call makes. */
export const sendRequestOf = (transaction: TransactionLifeDto): ApiRequest | null => {
  const { type, network, fromAddress, toAddress, amount, currency, memo } = transaction;
  if (!SENDABLE.has(type)) return null;
  const logic = logicOf(transaction);
  return {
    method: 'POST',
    path: '/api/v1/transactions/send',
    isKeyed: true,
    client: { service: 'transactions', method: 'sendTransaction', parameters: {} },
    body: {
      type, network, fromAddress, toAddress, amount, currency,
      ...(memo === null ? {} : { memo }),
      ...(Object.keys(logic).length === 0 ? {} : { programmableLogic: logic }),
    },
  };
};

const logicOf = ({ type, terms, createdAt }: TransactionLifeDto): object => ({
  ...(terms.zakatMode === null
    ? {}
    : { zakatAutoSplit: { enabled: true, percentage: 2.5, mode: terms.zakatMode } }),
  ...(terms.escrow && type !== 'escrow' ? { escrowEnabled: true } : {}),
  ...(terms.quorum === null ? {} : { multiSigRequired: true, quorum: terms.quorum }),
  ...(terms.expiresAt === null
    ? {}
    : { expiresInHours: Math.round((Date.parse(terms.expiresAt) - Date.parse(createdAt)) / HOUR_MS) }),
});

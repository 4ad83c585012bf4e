import type { Keyed } from '../../platform/idempotency.ts';
import type { PaymentDetails, SendCommand } from '../transfers/public.ts';
import type { BatchItemDto, SendBatchDto } from './batch.dto.ts';

/** For each item of a batch the names of others whom it speaks of; no part of what is asked for. */
export type AlsoNamed = readonly (readonly string[])[];

/** What stands beside a payment of a batch, and is no part of what is asked for. */
interface Beside {
  batchId?: string;
  alsoNamed?: readonly string[] | undefined;
}

/** A payment of a batch as it is sent: what its row says, else what the batch says. */
export const toCommand = (
  { actor }: Keyed, batch: SendBatchDto, item: BatchItemDto, { batchId, alsoNamed = [] }: Beside = {},
): SendCommand => {
  const memo = item.memo?.normalize('NFC').trim() ?? batch.memo;
  return {
    actor, route: 'batch.item', idempotencyKey: null, fingerprint: null,
    ...(batchId === undefined ? {} : { batchId }),
    request: {
      type: 'send', network: batch.network, currency: batch.currency, fromAddress: batch.fromAddress,
      toAddress: item.toAddress, amount: item.amount,
      ...(memo === undefined ? {} : { memo }),
      ...saidOf(batch, item),
      ...(alsoNamed.length === 0 ? {} : { alsoNamed }),
      ...(batch.sourceOfFunds === undefined ? {} : { sourceOfFunds: batch.sourceOfFunds }),
      ...(batch.sourceOfFundsText === undefined ? {} : { sourceOfFundsText: batch.sourceOfFundsText }),
      ...(batch.programmableLogic === undefined ? {} : { programmableLogic: batch.programmableLogic }),
    },
  };
};

/** What a payment of a batch says of itself: what its row says, else what the batch says. */
const saidOf = (
  { originator, purposeCode, isReferenceUnique, metadata }: SendBatchDto, item: BatchItemDto,
): PaymentDetails => {
  const line = (text: string | undefined) => text?.normalize('NFC').trim();
  const said = {
    isReferenceUnique: item.reference === undefined ? undefined : isReferenceUnique,
    metadata: item.metadata ?? metadata,
    purposeCode: item.purposeCode ?? purposeCode, counterpartyName: line(item.counterpartyName),
    counterpartyCountry: item.counterpartyCountry?.toUpperCase(), reference: line(item.reference),
    uetr: item.uetr?.toLowerCase(),
    beneficiary: item.beneficiary, originator: item.originator ?? originator,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
};

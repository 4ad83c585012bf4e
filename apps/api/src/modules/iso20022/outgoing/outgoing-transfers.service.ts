import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  minorOf, writeOutgoingTransfer, type AccountEntry, type ComplianceVerdict, type OutgoingTransfer,
  type ScreenedList, type TransferSide,
} from '@connect/iso20022';
import { signDetached } from '../../../platform/detached-signature.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { SigningKeys } from '../../keys/signing-keys.service.ts';
import { IsoSchemas } from '../../message-schemas/iso-schemas.service.ts';
import { CarriedProof } from '../../passports/carried-proof.service.ts';
import { canonicalText, verdictDigest } from '../../passports/public.ts';
import { dayIn } from '../../recalls/public.ts';
import { ALL_POSTINGS, MovementsQueries, type OwnedMovement } from '../../statements/movements.queries.ts';
import { entryOf, nameFor } from '../../statements/public.ts';
import type { TransactionDetailDto, WhyDto } from '../../transactions/public.ts';
import { TransactionsQueries } from '../../transactions/transactions.queries.ts';
import type { GivenFile } from '../messages/iso-messages.queries.ts';
import { describedParty, namedParty } from './described-party.ts';

const DEFINITION = 'pacs.008.001.08';
/** A payment that was paid; one that was reversed afterwards is still what it was. */
const PAID: ReadonlySet<string> = new Set(['completed', 'reversed']);

/** What a payment moved between its wallets. */
interface Moved {
  payer: OwnedMovement;
  payee: OwnedMovement;
  /** What reached the payee. */
  settledMinor: bigint;
}

/** Gives payments that were made to other institutions, with what compliance said of them. */
@Injectable()
export class OutgoingTransfers {
  constructor(
    private readonly em: EntityManager, private readonly transactions: TransactionsQueries,
    private readonly movements: MovementsQueries, private readonly keys: SigningKeys,
    private readonly schemas: IsoSchemas, private readonly carried: CarriedProof,
  ) {}

  /** A payment as a pacs.008, with as much as the caller may know of it. */
  async give(actor: Actor, idOrName: string): Promise<GivenFile> {
    const payment = await this.transactions.get(actor, idOrName);
    if (!PAID.has(payment.status)) throw NOT_COMPLETED;
    const sides = sidesIn(await this.movements.of(
      this.em.fork(), [{ transactionId: payment.id, first: 0, count: ALL_POSTINGS }]));
    const why = await this.transactions.why(actor, payment.id);
    const isPayer = isOnSideOf(actor, sides.payer);
    const isPayee = isOnSideOf(actor, sides.payee);
    const { lists, passport } = await this.carried.of(actor, payment.id, why, isPayer);
    const text = await writeOutgoingTransfer(transferOf(payment, sides, { isPayer, isPayee }),
      verdictOf(why, isPayer, lists), (statement) =>
        signDetached(Buffer.from(canonicalText(statement)), this.keys.privateKey, this.keys.keyId), passport);
    const content = Buffer.from(text);
    await this.schemas.expectValid(DEFINITION, content);
    return { content, definition: DEFINITION, name: payment.transactionId };
  }
}

const NOT_COMPLETED = new Refusal(409, 'TRANSACTION_NOT_COMPLETED',
  'The payment is not completed, and only a payment that was made goes out as a message.');
const NOT_BETWEEN_WALLETS = new Refusal(409, 'NOT_A_CREDIT_TRANSFER',
  'Only a payment from one wallet to another of its network goes out as a pacs.008.');

const isOnSideOf = ({ role, userId, bankId }: Actor, { ownerId, bankId: itsBank }: OwnedMovement): boolean =>
  role === 'admin' || userId === ownerId || bankId === itsBank;

const sidesIn = (movements: readonly OwnedMovement[]): Moved => {
  const principal = movements.filter(({ movement }) => movement.kind === 'principal');
  const payer = principal.find(({ movement }) => movement.out !== null);
  const received = principal.filter(({ movement }) => movement.in !== null);
  const [payee] = received;
  if (payer === undefined || payee === undefined) throw NOT_BETWEEN_WALLETS;
  const settledMinor = received.reduce((sum, { movement }) => sum + (minorOf(movement.in ?? '') ?? 0n), 0n);
  return { payer, payee, settledMinor };
};

const transferOf = (
  payment: TransactionDetailDto, { payer, payee, settledMinor }: Moved,
  { isPayer, isPayee }: { isPayer: boolean; isPayee: boolean },
): OutgoingTransfer => {
  const completedAt = payment.completedAt ?? payment.createdAt;
  // The payer's name travels with the money; the payee goes by their own on their side, else by what payers call them.
  const { debtor, creditor, endToEndId, instructionId, purpose, remittance } = entryOf(payer.movement, payer.wallet);
  const payeeName = isPayee ? payee.wallet.ownerName : creditor?.name;
  return {
    messageId: nameFor(DEFINITION, payment.id), createdAt: completedAt, system: payment.network,
    endToEndId: endToEndId ?? 'NOTPROVIDED', transactionId: payment.transactionId, uetr: payment.uetr, settledMinor,
    instructedMinor: minorOf(payment.amount) ?? 0n, currency: payment.currency,
    settledOn: dayIn(payment.network, new Date(completedAt)), acceptedAt: payment.createdAt,
    debtor: sideOf(debtor, payment.originator, payer.wallet.ownerName),
    creditor: sideOf(creditor, payment.beneficiary, payeeName), remittance,
    ...(purpose && { purpose }), ...(isPayer && instructionId !== undefined && { instructionId }),
  };
};

const sideOf = (
  entry: AccountEntry['debtor'], stated: TransactionDetailDto['originator'], name: string | undefined,
): TransferSide => ({
  party: stated === null ? name === undefined ? {} : namedParty(name) : describedParty(stated),
  account: entry?.account ?? {}, agent: entry?.agent ?? {},
});

const verdictOf = (
  why: WhyDto, isPayer: boolean, lists: ScreenedList[],
): ComplianceVerdict => {
  const { evaluatedAt, ...verdict } = why;
  const { riba, gharar, maysir, halal, kyc } = verdict.principles;
  return {
    toldTo: isPayer ? 'payer' : 'payee', outcome: verdict.action, score: verdict.score, riba, gharar, maysir, halal,
    kyc, profile: verdict.profile, rulesetVersion: verdict.rulesetVersion, evaluatedAt, lists,
    verdictSha256: verdictDigest(why),
  };
};

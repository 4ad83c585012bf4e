import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { CheckpointQueries } from '../blocks/proofs/checkpoints.queries.ts';
import { leafOf, type EventProofDto } from '../blocks/public.ts';
import { ALL_POSTINGS, MovementsQueries, type OwnedMovement } from '../statements/movements.queries.ts';
import { entryOf } from '../statements/public.ts';
import type { TransactionDetailDto, WhyDto } from '../transactions/public.ts';
import { TransactionsQueries } from '../transactions/transactions.queries.ts';
import { JudgedStatement, verdictDigest } from './judged-statement.service.ts';
import type { PassportField, PassportSide } from './passport-words.ts';

/** What a passport says of a payment, for one of its sides. */
export interface PassportContent {
  transactionId: string;
  side: PassportSide;
  ownerId: string;
  bankId: string;
  /** What every passport says. */
  claims: Record<string, unknown>;
  /** What is disclosed beside it. */
  disclosed: Partial<Record<PassportField, unknown>>;
}

interface Sides { payer: OwnedMovement; payee: OwnedMovement }

const NOT_COMPLETED = new Refusal(409, 'TRANSACTION_NOT_COMPLETED',
  'The payment is not completed, or was given back, and has no passport.');
const NOT_BETWEEN_WALLETS = new Refusal(409, 'NOT_A_CREDIT_TRANSFER',
  'Only a payment from one wallet to another of its network has a passport.');

/** Reads what a passport says of a payment, with no more than whoever asks for it may know. */
@Injectable()
export class PassportContents {
  constructor(
    private readonly em: EntityManager, private readonly transactions: TransactionsQueries,
    private readonly movements: MovementsQueries, private readonly checkpoints: CheckpointQueries,
    private readonly judged: JudgedStatement,
    @Inject(ENV) private readonly env: Pick<Env, 'publicUrl'>,
  ) {}

  async read(actor: Actor, idOrName: string, fields: readonly PassportField[]): Promise<PassportContent> {
    const payment = await this.transactions.get(actor, idOrName);
    if (payment.status !== 'completed') throw NOT_COMPLETED;
    const sides = sidesIn(await this.movements.of(
      this.em.fork(), [{ transactionId: payment.id, first: 0, count: ALL_POSTINGS }]));
    const why = await this.transactions.why(actor, payment.id);
    const proof = await this.checkpoints.proveNewestChange(payment.id);
    if (proof === null) throw NOT_COMPLETED;
    const side: PassportSide = isOnSideOf(actor, sides.payer) ? 'payer' : 'payee';
    const { ownerId, bankId } = sides[side];
    return {
      transactionId: payment.id, side, ownerId, bankId, claims: await this.claimsOf(payment, why, proof, side),
      disclosed: chosen(fields, whatMayBeTold(actor, { payment, why, proof, sides, side })),
    };
  }

  private async claimsOf(
    payment: TransactionDetailDto, why: WhyDto, { event, leafIndex, hashes, checkpoint }: EventProofDto,
    side: PassportSide,
  ): Promise<Record<string, unknown>> {
    const resolution = await this.judged.resolutionOf(why.profile);
    return {
      iss: this.env.publicUrl, network: payment.network, uetr: payment.uetr,
      transactionSha256: createHash('sha256').update(payment.transactionId).digest('hex'),
      verdict: {
        toldTo: side, outcome: why.action, score: why.score, sha256: verdictDigest(why), evaluatedAt: why.evaluatedAt,
      },
      rules: {
        version: why.rulesetVersion, sha256: await this.judged.rulesDigest(why.rulesetVersion), profile: why.profile,
        ...(resolution === null ? {} : { resolution }),
      },
      // That lists were searched is for the payer's side to tell.
      lists: side === 'payer' ? await this.judged.listsAt(why) : null,
      log: { leaf: leafOf(event).toString('hex'), leafIndex, hashes, checkpoint },
    };
  }
}

const isOnSideOf = ({ role, userId, bankId }: Actor, { ownerId, bankId: itsBank }: OwnedMovement): boolean =>
  userId === ownerId || (role === 'bank' && bankId === itsBank);

const sidesIn = (movements: readonly OwnedMovement[]): Sides => {
  const principal = movements.filter(({ movement }) => movement.kind === 'principal');
  const payer = principal.find(({ movement }) => movement.out !== null);
  const payee = principal.find(({ movement }) => movement.in !== null);
  if (payer === undefined || payee === undefined) throw NOT_BETWEEN_WALLETS;
  return { payer, payee };
};

/** Everything that somebody may disclose of a payment; what it lacks is undefined. */
const whatMayBeTold = (
  actor: Actor, { payment, why, proof, sides: { payer, payee }, side }: {
    payment: TransactionDetailDto; why: WhyDto; proof: EventProofDto; sides: Sides; side: PassportSide;
  },
): Partial<Record<PassportField, unknown>> => {
  // The payer's name travels with the money; the payee goes by their own on their side, else by what payers call them.
  const { debtor, creditor } = entryOf(payer.movement, payer.wallet);
  const isOfficer = actor.role === 'bank' && actor.bankId === payer.bankId;
  return {
    amount: payment.amount, currency: payment.currency, payerName: payer.wallet.ownerName,
    payeeName: isOnSideOf(actor, payee) ? payee.wallet.ownerName : creditor?.name,
    payerAddress: payment.fromAddress ?? undefined, payeeAddress: payment.toAddress ?? undefined,
    payerIban: debtor?.account?.iban, payeeIban: creditor?.account?.iban, memo: payment.memo ?? undefined,
    purpose: payment.purposeCode ?? undefined,
    findings: why.findings.map(({ ruleId, principle, severity, explain }) =>
      ({ ruleId, principle, severity, explain })),
    sealedEvent: isOfficer && side === 'payer' ? proof.event : undefined,
  };
};

const chosen = (
  fields: readonly PassportField[], told: Partial<Record<PassportField, unknown>>,
): Partial<Record<PassportField, unknown>> => {
  const absent = fields.filter((field) => told[field] === undefined);
  if (absent.length > 0) {
    throw new Refusal(409, 'NOTHING_TO_DISCLOSE',
      'The payment does not have everything that was to be disclosed, or it is not yours to tell.', { fields: absent });
  }
  return Object.fromEntries(fields.map((field) => [field, told[field]]));
};

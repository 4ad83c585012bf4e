import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CreditTransferRequest, InterbankTransfers, Problem } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import type { IsoPreviewInstructionDto } from '../messages/iso-preview.dto.ts';
import type { KeptMessage, MessageHandler } from '../messages/message-handler.ts';
import { AnswerTransfers } from './answer-transfers.service.ts';
import { CarryOutTransfers } from './carry-out-transfers.use-case.ts';
import { interbankProblems, type KnownBank } from './interbank-problems.ts';
import { NamedWallets } from './named-wallets.ts';
import { PreviewTransfers } from './preview-transfers.service.ts';
import { toBatch } from './to-batch.ts';

/** Messages that ask for payments. */
export type TransferKind = 'credit-transfer-request' | 'interbank-transfers';

type Request = CreditTransferRequest | InterbankTransfers;

/** More rows of eight values would be more parameters than a statement has. */
const ROWS_AT_ONCE = 5_000;

/**
 * What a customer asks the bank to pay (pain.001), and what a bank pays another (pacs.008, pacs.009): the payments from
 * each account become a batch.
 */
@Injectable()
export class CreditTransferHandler implements MessageHandler<TransferKind> {
  constructor(
    private readonly em: EntityManager,
    private readonly answering: AnswerTransfers,
    private readonly carrying: CarryOutTransfers,
    private readonly previewing: PreviewTransfers,
  ) {}

  async problemsOf(actor: Actor, request: Request): Promise<Problem[]> {
    const wallets = await NamedWallets.read(this.em.fork(), request);
    const problems = 'of' in request ? interbankProblems(request, await this.bankOf(actor), wallets) : [];
    return [
      ...problems, ...request.instructions.flatMap((instruction) => toBatch(instruction, wallets, newId()).problems),
    ];
  }

  preview(actor: Actor, request: Request): Promise<IsoPreviewInstructionDto[]> {
    return this.previewing.execute(actor, request);
  }

  async plan(tx: Tx, id: string, { instructions }: Request): Promise<void> {
    await tables(tx).insertInto('iso_instruction').values(instructions.map((instruction, place) => ({
      message_id: id, place, instruction_id: instruction.id, batch_id: newId(),
      payment_count: instruction.transfers.length,
    }))).execute();
    const payments = instructions.flatMap(({ transfers }, instruction) => transfers.map((transfer, place) => ({
      message_id: id, instruction, place, end_to_end_id: transfer.endToEndId,
      instruction_id: transfer.instructionId ?? null, tx_id: transfer.transactionId ?? null,
      uetr: transfer.uetr ?? null, amount_minor: transfer.amountMinor,
    })));
    for (let from = 0; from < payments.length; from += ROWS_AT_ONCE) {
      await tables(tx).insertInto('iso_payment').values(payments.slice(from, from + ROWS_AT_ONCE)).execute();
    }
  }

  refuse(tx: Tx, actor: Actor, id: string, request: Request, problems: readonly Problem[]): Promise<void> {
    return this.answering.refuse(tx, actor, id, request, problems);
  }

  carryOut(message: KeptMessage<TransferKind>, attempt: Attempt): Promise<void> {
    return this.carrying.execute(message, attempt);
  }

  /** The bank that somebody sends for; null where they send for themselves. */
  private async bankOf({ role, bankId }: Actor): Promise<KnownBank | null> {
    if (role !== 'bank' || bankId === null) return null;
    return tables(this.em.fork()).selectFrom('bank').select(['bic', 'lei']).where('id', '=', bankId)
      .executeTakeFirstOrThrow();
  }
}

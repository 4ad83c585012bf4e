import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CreditTransferRequest, Problem } from '@connect/iso20022';
import type { Tx } from '../../../platform/database/sql.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { newId } from '../../../platform/ids.ts';
import type { Attempt } from '../../../platform/jobs/job-handler.ts';
import type { IsoPreviewInstructionDto } from '../messages/iso-preview.dto.ts';
import type { KeptMessage, MessageHandler } from '../messages/message-handler.ts';
import { AnswerTransfers } from './answer-transfers.service.ts';
import { CarryOutTransfers } from './carry-out-transfers.use-case.ts';
import { NamedWallets } from './named-wallets.ts';
import { PreviewTransfers } from './preview-transfers.service.ts';
import { toBatch } from './to-batch.ts';

/** More rows of seven values would be more parameters than a statement has. */
const ROWS_AT_ONCE = 5_000;

/** What a customer asks the bank to pay (pain.001): each `PmtInf` becomes a batch. */
@Injectable()
export class CreditTransferHandler implements MessageHandler<'credit-transfer-request'> {
  constructor(
    private readonly em: EntityManager,
    private readonly answering: AnswerTransfers,
    private readonly carrying: CarryOutTransfers,
    private readonly previewing: PreviewTransfers,
  ) {}

  async problemsOf(_: Actor, request: CreditTransferRequest): Promise<Problem[]> {
    const wallets = await NamedWallets.read(this.em.fork(), request);
    return request.instructions.flatMap((instruction) => toBatch(instruction, wallets, newId()).problems);
  }

  preview(actor: Actor, request: CreditTransferRequest): Promise<IsoPreviewInstructionDto[]> {
    return this.previewing.execute(actor, request);
  }

  async plan(tx: Tx, id: string, { instructions }: CreditTransferRequest): Promise<void> {
    await tables(tx).insertInto('iso_instruction').values(instructions.map((instruction, place) => ({
      message_id: id, place, instruction_id: instruction.id, batch_id: newId(),
      payment_count: instruction.transfers.length,
    }))).execute();
    const payments = instructions.flatMap(({ transfers }, instruction) => transfers.map((transfer, place) => ({
      message_id: id, instruction, place, end_to_end_id: transfer.endToEndId,
      instruction_id: transfer.instructionId ?? null, uetr: transfer.uetr ?? null, amount_minor: transfer.amountMinor,
    })));
    for (let at = 0; at < payments.length; at += ROWS_AT_ONCE) {
      await tables(tx).insertInto('iso_payment').values(payments.slice(at, at + ROWS_AT_ONCE)).execute();
    }
  }

  refuse(
    tx: Tx, actor: Actor, id: string, request: CreditTransferRequest, problems: readonly Problem[],
  ): Promise<void> {
    return this.answering.refuse(tx, actor, id, request, problems);
  }

  carryOut(message: KeptMessage<'credit-transfer-request'>, attempt: Attempt): Promise<void> {
    return this.carrying.execute(message, attempt);
  }
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { transactional } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Keyed, Outcome } from '../../platform/idempotency.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { CrossBorderTransferDto } from './cross-border.dto.ts';
import { TransferAcross } from './transfer-across.use-case.ts';

/** Where transfers between the networks are handed in. */
@Injectable()
export class ExchangeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly transferring: TransferAcross,
    private readonly em: EntityManager,
  ) {}

  /** Makes a transfer and answers what became of it. */
  async transfer(command: Keyed, request: CrossBorderTransferDto): Promise<Outcome> {
    const [outcome] = await this.unitOfWork.run([command],
      async (tx) => [await this.transferring.execute(tx, command.actor, request)]) as [Outcome];
    return outcome;
  }

  /** Answers what would become of a transfer, and writes nothing. */
  rehearse(actor: Actor, request: CrossBorderTransferDto): Promise<Outcome> {
    return transactional(this.em, (tx) => this.transferring.rehearse(tx, actor, request), { readOnly: true });
  }
}

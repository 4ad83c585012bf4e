import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { MemoKeyChanges } from './memo-key-changes.service.ts';

/** Takes a wallet's memo key away. */
@Injectable()
export class WithdrawMemoKey {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly changes: MemoKeyChanges) {}

  /** Takes a wallet's key away: from then on nobody can seal a memo for it. */
  async execute(actor: Actor, idOrAddress: string): Promise<void> {
    await this.unitOfWork.commit(async (tx) => {
      const wallet = await this.changes.own(tx, actor, idOrAddress);
      const previousKid = await this.changes.remove(tx, wallet);
      if (previousKid === null) throw notFound('memo key');
      await this.changes.record(tx, actor, wallet, { previousKid, kid: null });
    });
  }
}

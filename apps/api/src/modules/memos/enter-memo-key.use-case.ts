import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { MemoKeyDto, MemoPublicKeyDto } from './sealed-memo.dto.ts';
import { MemoKeyChanges } from './memo-key-changes.service.ts';

/** Enters the key that memos to a wallet are sealed for. */
@Injectable()
export class EnterMemoKey {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly changes: MemoKeyChanges,
  ) {}

  /** Enters a key in the place of the one before it, and answers it with its name. */
  async execute(actor: Actor, idOrAddress: string, key: MemoPublicKeyDto): Promise<MemoKeyDto> {
    const publicKey: MemoPublicKeyDto = { kty: key.kty, crv: key.crv, x: key.x, y: key.y };
    const kid = nameOf(publicKey);
    return this.unitOfWork.commit(async (tx) => {
      const wallet = await this.changes.own(tx, actor, idOrAddress);
      const previousKid = await this.changes.remove(tx, wallet);
      await rows(tx, 'insert into wallet_memo_key (wallet_id, kid, public_key, entered_at) values ($1, $2, $3, $4)',
        [wallet.id, kid, JSON.stringify(publicKey), this.clock.now()]);
      await this.changes.record(tx, actor, wallet, { previousKid, kid });
      return { kid, ...publicKey };
    });
  }
}

// The coordinates of a key must be those of a point on the curve.
const nameOf = ({ kty, crv, x, y }: MemoPublicKeyDto): string => {
  try {
    return keyIdOf(createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' }));
  } catch {
    throw invalid(['x', 'y'].map((field) => ({ field, message: 'x and y must be a point on the curve P-256.' })));
  }
};

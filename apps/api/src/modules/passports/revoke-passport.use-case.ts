import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, notFound } from '../../platform/http/problems/refusal.ts';
import { PaymentEditor } from '../lifecycle/payment-editor.service.ts';
import { ReverseTransaction } from '../recalls/reverse-transaction.use-case.ts';
import { PassportRegister } from './passport-register.service.ts';
import type { OfficerReason } from './passport-words.ts';
import { PassportsQueries } from './passports.queries.ts';

/** Revokes passports: an officer's bank its own, and those of a payment that is given back in the commit of that. */
@Injectable()
export class RevokePassport implements OnModuleInit {
  constructor(
    private readonly editor: PaymentEditor, private readonly register: PassportRegister,
    private readonly queries: PassportsQueries, private readonly reversing: ReverseTransaction,
  ) {}

  onModuleInit(): void {
    this.reversing.onReversed((tx, actor, { payment }) => this.register.revokeOf(tx, actor, payment.id));
  }

  async execute(tx: Tx, actor: Actor, id: string, reason: OfficerReason): Promise<void> {
    const { transactionId } = await this.queries.visible(tx, actor, id);
    await this.editor.open(tx, actor, transactionId);
    const passport = await tables(tx).selectFrom('passport').selectAll().where('id', '=', id).executeTakeFirst();
    if (passport?.bank_id !== actor.bankId) throw notFound('passport');
    if (passport.state !== 'issued') {
      throw new Refusal(409, 'PASSPORT_REVOKED', 'The passport was revoked before.', { reason: passport.reason });
    }
    await this.register.revoke(tx, actor, passport, reason);
  }
}

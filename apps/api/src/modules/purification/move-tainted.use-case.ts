import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { tables, type Row } from '../../platform/database/tables.ts';
import { EventLog } from '../../platform/event-log.ts';
import { conflictWith, refuseConflict } from '../../platform/four-eyes.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid, notFound } from '../../platform/http/problems/refusal.ts';
import { isId, newId, toTransactionId } from '../../platform/ids.ts';
import { currencyOf, formatMinor, parseAmount, type Network } from '../../platform/money.ts';
import { SendTransactions } from '../transfers/send-transactions.use-case.ts';
import { RegisterWallet } from '../wallets/register-wallet.use-case.ts';
import { WalletDirectory, type WalletParty } from '../wallets/wallet-directory.service.ts';
import { lockTainted } from './locks.ts';
import type { DecideMoveDto, ProposePayoutDto, ProposeSetAsideDto } from './purification.dto.ts';
import { PurificationQueries } from './purification.queries.ts';

type MoveRow = Row<'purification'>;

/** A payment of purification: from where to where. */
interface Way { from: WalletParty; to: WalletParty; memo: string }

/** Sets tainted income aside, and pays it to approved charities: one person proposes, another decides. */
@Injectable()
export class MoveTainted {
  constructor(
    private readonly queries: PurificationQueries,
    private readonly wallets: WalletDirectory,
    private readonly registration: RegisterWallet,
    private readonly sending: SendTransactions,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Proposes to set aside what is open of tainted income; answers the id. */
  async setAside(tx: Tx, actor: Actor, { taintedId, fromAddress }: ProposeSetAsideDto): Promise<string> {
    const bankId = actor.bankId ?? '';
    await lockTainted(tx, bankId);
    const { network, open } = await this.queries.taintedRow(tx, actor, taintedId);
    if (open <= 0n) throw new Refusal(409, 'NOTHING_OPEN', 'Nothing of it is left to be set aside.');
    const from = await this.wallets.visible(tx, actor, fromAddress, 'fromAddress');
    if (from.network !== network || from.bankId !== bankId || from.ownerRole !== 'bank') {
      throw invalid([{ field: 'fromAddress',
        message: 'fromAddress must be a wallet of the bank’s own, on its network.' }]);
    }
    return this.propose(tx, actor, {
      kind: 'set_aside', network, amountMinor: open, taintedId, fromWalletId: from.id, charityId: null });
  }

  /** Proposes to pay a charity out of what is set aside; answers the id. */
  async payOut(tx: Tx, actor: Actor, { charityId, amount }: ProposePayoutDto): Promise<string> {
    await lockTainted(tx, actor.bankId ?? '');
    const charity = await approvedCharity(tx, actor.bankId ?? '', charityId);
    return this.propose(tx, actor, {
      kind: 'payout', network: charity.network, amountMinor: parseAmount(amount) ?? 0n, taintedId: null,
      fromWalletId: null, charityId });
  }

  /** Makes a proposed move, or refuses it, as another person than who proposed it. */
  async decide(tx: Tx, actor: Actor, id: string, { decision, note }: DecideMoveDto): Promise<void> {
    const bankId = actor.bankId ?? '';
    await lockTainted(tx, bankId);
    const move = isId(id) ? await tables(tx).selectFrom('purification').selectAll().where('id', '=', id)
      .where('bank_id', '=', bankId).forUpdate().executeTakeFirst() : undefined;
    if (!move) throw notFound('purification');
    if (move.state !== 'proposed') {
      throw new Refusal(409, 'ALREADY_DECIDED', 'It was decided before.', { state: move.state });
    }
    refuseConflict(await conflictWith(tx, actor, move.proposed_by), {
      code: 'MAKER_CANNOT_DECIDE', message: 'Whoever proposed it cannot decide it; ask a colleague.',
    });
    const isApproved = decision === 'approve';
    const transactionId = isApproved ? await this.pay(tx, actor, move) : null;
    await tables(tx).updateTable('purification').set({
      state: isApproved ? 'done' : 'refused', decided_by: actor.userId, decided_at: this.clock.now(),
      decision_note: note ?? null, transaction_id: transactionId,
    }).where('id', '=', id).execute();
    await this.tell(tx, actor, { ...move, transaction_id: transactionId }, isApproved ? 'approve' : 'refuse');
  }

  private async propose(
    tx: Tx, actor: Actor,
    { kind, network, amountMinor, taintedId, fromWalletId, charityId }: {
      kind: MoveRow['kind']; network: Network; amountMinor: bigint; taintedId: string | null;
      fromWalletId: string | null; charityId: string | null;
    },
  ): Promise<string> {
    const proposed = await tables(tx).insertInto('purification').values({
      id: newId(), bank_id: actor.bankId ?? '', network, kind, amount_minor: amountMinor, tainted_id: taintedId,
      from_wallet_id: fromWalletId, charity_id: charityId, proposed_by: actor.userId, proposed_at: this.clock.now(),
    }).returningAll().executeTakeFirstOrThrow();
    await this.tell(tx, actor, proposed, 'propose');
    return proposed.id;
  }

  /** Pays along the road of all payments, with a verdict; what an officer would have to review is not done at all. */
  private async pay(tx: Tx, actor: Actor, move: MoveRow): Promise<string> {
    const { from, to, memo } = await this.wayOf(tx, actor, move);
    const [made] = await this.sending.settle(tx, [{
      actor, route: 'purification', idempotencyKey: null, fingerprint: null, purification: true,
      request: {
        type: 'send', network: move.network, currency: currencyOf(move.network), fromAddress: from.address,
        toAddress: to.address, amount: formatMinor(BigInt(move.amount_minor)), memo, sourceOfFunds: 'other',
        sourceOfFundsText: 'Tainted income of the bank, set aside for charity',
      },
    }], ([settlement]) => {
      const answer = settlement?.answer;
      if (answer instanceof Refusal) throw answer;
      if (answer?.status === 'completed') return;
      throw new Refusal(422, 'PAYMENT_NEEDS_REVIEW', 'An officer would have to review the payment, so it was not made.',
        { verdict: answer?.verdict });
    });
    return made?.record?.id ?? '';
  }

  private async wayOf(tx: Tx, actor: Actor, move: MoveRow): Promise<Way> {
    const account = await this.accountOf(tx, actor, move.network);
    if (move.kind === 'set_aside') {
      const from = await this.wallets.visible(tx, actor, move.from_wallet_id ?? '');
      return { from, to: account, memo: 'Tainted income set aside for charity' };
    }
    const charity = await approvedCharity(tx, move.bank_id, move.charity_id ?? '');
    const { address } = await tables(tx).selectFrom('wallet').select('address').where('id', '=', charity.wallet_id)
      .executeTakeFirstOrThrow();
    const to = (await this.wallets.byAddress(tx, [address])).get(address.toLowerCase());
    if (!to) throw notFound('wallet');
    return { from: account, to, memo: 'Purification of tainted income' };
  }

  /** Where the bank sets aside on a network; opened with the first that is. */
  private async accountOf(tx: Tx, actor: Actor, network: Network): Promise<WalletParty> {
    const bankId = actor.bankId ?? '';
    const found = await tables(tx).selectFrom('purification_account').select('wallet_id')
      .where('bank_id', '=', bankId).where('network', '=', network).executeTakeFirst();
    if (found) return this.wallets.visible(tx, actor, found.wallet_id);
    const wallet = await this.registration.execute(tx, actor, {
      network, label: 'Purification', ownerId: actor.userId, bankId });
    await tables(tx).insertInto('purification_account').values({
      wallet_id: wallet.id, bank_id: bankId, network, opened_by: actor.userId, opened_at: this.clock.now(),
    }).execute();
    await this.events.record(tx, [{
      action: 'purification_account_open', resource: 'purification_account', resourceId: wallet.id, actor,
      severity: 'warning', details: { bankId, network, address: wallet.address },
    }]);
    return wallet;
  }

  private tell(tx: Tx, actor: Actor, move: MoveRow, deed: 'propose' | 'approve' | 'refuse'): Promise<void> {
    return this.events.record(tx, [{
      action: `purification_${deed}`, type: `purification.${deed === 'propose' ? 'proposed' : `${deed}d`}`,
      resource: 'purification', resourceId: move.id, actor, severity: 'warning', details: {
        bankId: move.bank_id, kind: move.kind, amount: formatMinor(BigInt(move.amount_minor)),
        currency: currencyOf(move.network), taintedId: move.tainted_id, charityId: move.charity_id,
        transactionId: move.transaction_id === null ? null : toTransactionId(move.transaction_id),
      },
    }]);
  }
}

const approvedCharity = async (tx: Tx, bankId: string, id: string): Promise<Row<'charity'>> => {
  const found = await tables(tx).selectFrom('charity').selectAll().where('id', '=', id).where('bank_id', '=', bankId)
    .forShare().executeTakeFirst();
  if (!found) throw notFound('charity');
  if (found.state === 'approved') return found;
  throw new Refusal(409, 'CHARITY_NOT_APPROVED', 'Only a charity that two people approved is paid.',
    { state: found.state });
};

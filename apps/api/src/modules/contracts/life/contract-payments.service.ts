import { Injectable } from '@nestjs/common';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { formatMinor } from '../../../platform/money.ts';
import { PaymentEditor, type ChangeMaker } from '../../lifecycle/payment-editor.service.ts';
import { endPayment, release, undecided } from '../../lifecycle/public.ts';
import type { Settlement, SendCommand } from '../../transfers/public.ts';
import { SendTransactions } from '../../transfers/send-transactions.use-case.ts';
import { partyIn, referenceOf, type LiveContract, type PartyWallet } from '../live-contract.ts';
import type { End, StepPayment } from './tables/life.ts';

/** A payment of a contract that was made. */
export interface MadePayment {
  payment: StepPayment;
  transactionId: string;
}

/** Pays what contracts pay, along the one road of all payments: judged, posted, recorded and sealed like any other. */
@Injectable()
export class ContractPayments {
  constructor(private readonly sending: SendTransactions, private readonly editor: PaymentEditor) {}

  /** Makes payments together: all of them, or none when one cannot be made now. */
  async make(
    tx: Tx, actor: Actor, contract: LiveContract, payments: readonly StepPayment[],
  ): Promise<MadePayment[]> {
    const moving = payments.filter(({ amountMinor }) => amountMinor > 0n);
    if (moving.length === 0) return [];
    const commands = moving.map((payment) => commandOf(actor, contract, payment));
    const settlements = await this.sending.settle(tx, commands, (made) => { refuseUnlessMade(moving, made); });
    const made = moving.map((payment, n) => ({ payment, transactionId: settlements[n]?.record?.id ?? '' }));
    for (const { payment, transactionId } of made) {
      await rows(tx, `
        insert into contract_payment (transaction_id, contract_id, kind, due_number, from_role, from_position, to_role,
                                      to_position)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`, [
        transactionId, contract.id, payment.kind, payment.settles?.length === 1 ? payment.settles[0] : null,
        payment.from.role, payment.from.position, payment.to.role, payment.to.position,
      ]);
    }
    return made;
  }

  /** Ends the deposit that a contract holds, if it holds one: what is captured is paid, the rest is free again. */
  async closeDeposit(tx: Tx, maker: ChangeMaker, contract: LiveContract, capturedMinor: bigint): Promise<void> {
    const held = await this.heldDeposit(tx, contract.id);
    const found = held ? await this.editor.find(tx, null, held.id) : null;
    if (!found) return;
    if (capturedMinor > 0n) {
      const open = await this.editor.lock(tx, null, found);
      await this.editor.conclude(tx, maker, release(open, capturedMinor, { action: 'deposit_capture' }));
    }
    const open = await this.editor.lock(tx, null, found);
    if (open.payment.status !== 'pending') return;
    const step = endPayment(open, { status: undecided(open.payment), action: 'deposit_return' });
    await this.editor.conclude(tx, maker, step);
  }

  /** The deposit that a contract holds, if it holds one. */
  async heldDeposit(tx: Tx, contractId: string): Promise<{ id: string; amountMinor: bigint } | null> {
    const [held] = await rows<{ id: string; amount_minor: string }>(tx, `
      select t.id, t.amount_minor from contract_payment p join transaction t on t.id = p.transaction_id
      where p.contract_id = $1 and p.kind = 'deposit' and t.status = 'pending'`, [contractId]);
    return held ? { id: held.id, amountMinor: BigInt(held.amount_minor) } : null;
  }

  /** What a contract has moved so far, by kind of payment and who received it. */
  async moved(tx: Tx, contractId: string): Promise<Map<string, bigint>> {
    const found = await rows<{ of: string; minor: string }>(tx, `
      select concat_ws(' ', p.kind, p.to_role, p.to_position) as of, sum(t.released_minor) as minor
      from contract_payment p join transaction t on t.id = p.transaction_id
      where p.contract_id = $1 group by 1`, [contractId]);
    return new Map(found.map(({ of, minor }) => [of, BigInt(minor)]));
  }
}

/** The wallet at one end of a payment; a step whose parties lack one is refused before it comes this far. */
export const walletAt = (contract: LiveContract, { role, position }: End): PartyWallet => {
  const wallet = partyIn(contract, role, position)?.wallet;
  if (wallet) return wallet;
  throw new Refusal(409, 'PARTY_WALLET_REQUIRED', `Name a wallet for the ${role} first; a name alone cannot pay.`,
    { role, position });
};

const commandOf = (actor: Actor, contract: LiveContract, payment: StepPayment): SendCommand => {
  const words = `${referenceOf(contract)}: ${payment.kind.replaceAll('_', ' ')}`;
  const [number] = payment.settles?.length === 1 ? payment.settles : [];
  const [payer, payee] = [walletAt(contract, payment.from), walletAt(contract, payment.to)];
  const party = partyIn(contract, payment.to.role, payment.to.position);
  return {
    actor, route: 'contract.payment', idempotencyKey: null, fingerprint: null,
    contract: { lateDonationMinor: payment.lateDonationMinor ?? 0n },
    request: {
      type: payment.isHeld === true ? 'escrow' : 'send', network: contract.network, currency: contract.currency,
      fromAddress: payer.address, toAddress: payee.address,
      ...(party?.isNamed === true ? { counterpartyName: party.name } : {}),
      reference: referenceOf(contract),
      metadata: { contract: contract.id, kind: payment.kind, ...(number === undefined ? {} : { due: String(number) }) },
      amount: formatMinor(payment.amountMinor), memo: number === undefined ? words : `${words} ${number}`,
    },
  };
};

/** A payment of a contract is made now or not at all: nothing of a step is done while an officer thinks it over. */
const refuseUnlessMade = (payments: readonly StepPayment[], settlements: readonly Settlement[]): void => {
  settlements.forEach(({ answer }, place) => {
    if (answer instanceof Refusal) throw answer;
    const isMade = payments[place]?.isHeld === true ? answer.sub_status === 'in_escrow' : answer.status === 'completed';
    if (isMade) return;
    throw new Refusal(422, 'PAYMENT_NEEDS_REVIEW',
      'An officer would have to review a payment of this step, so none of it was done.', { verdict: answer.verdict });
  });
};

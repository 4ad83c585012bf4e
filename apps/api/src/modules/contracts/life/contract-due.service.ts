import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayOf } from '../../../platform/clock.ts';
import { column, readByIndex, rows, type Tx } from '../../../platform/database/sql.ts';
import { DueWork, DueWorkRegister } from '../../../platform/due-work.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { ContractRegister } from '../contract-register.service.ts';
import type { Due, LiveContract, PartyWallet } from '../live-contract.ts';
import { walletAt } from './contract-payments.service.ts';
import { StepWriter } from './step-writer.service.ts';
import { COLLECTING_STATES, collect, fallOverdue } from './tables/dues.ts';
import type { StepEffects } from './tables/life.ts';

const MAX_A_ROUND = 200;
const DAY_MS = 86_400_000;
/** Something overdue is tried each day of the first week, and each week after it. */
const PATIENT_AFTER_DAYS = 7;
const REQUEST_ID = 'contract due';
const ADDRESS = 'internal';
const SYSTEM = { userId: null, role: null, requestId: REQUEST_ID, ipAddress: ADDRESS } as const;

/** What the clock may do to something that falls due. */
type DueAction = 'fall-due' | 'fall-overdue' | 'put-off';

interface DueKey {
  contract_id: string;
  number: number;
  day: string;
}

/** Collects what falls due under contracts: once each, in the order of their days, as far as the payer can pay. */
@Injectable()
export class ContractDue extends DueWork {
  readonly name = 'contract-dues';

  constructor(
    dueWork: DueWorkRegister,
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly contracts: ContractRegister,
    private readonly writer: StepWriter,
  ) {
    super(dueWork);
  }

  async nextDueAt(em: EntityManager): Promise<Date | null> {
    const [next] = await rows<{ day: string }>(em, `
      select d.collect_on::text as day from contract_due d
      cross join lateral (select 1 from contract c where c.id = d.contract_id and c.state = any($1::text[]) offset 0) c
      where d.collect_on is not null order by d.collect_on limit 1`, [column(COLLECTING_STATES)]);
    return next ? new Date(`${next.day}T00:00:00.000Z`) : null;
  }

  async runDue(at: Date): Promise<number> {
    const due = await readByIndex(this.em, (tx) => rows<DueKey>(tx, `
      select d.contract_id, d.number, d.collect_on::text as day
      from contract_due d
      cross join lateral (
        select c.ordinal from contract c where c.id = d.contract_id and c.state = any($2::text[]) offset 0) c
      where d.collect_on <= $1::date
      order by d.collect_on, c.ordinal, d.number limit ${MAX_A_ROUND}`, [dayOf(at), column(COLLECTING_STATES)]));
    let done = 0;
    for (const key of due) done += await this.run(key);
    return done;
  }

  /** Collects one due; when the payer cannot pay now, it is overdue and nothing is added to it. */
  private async run(key: DueKey): Promise<number> {
    try {
      return await this.claim(key, (tx, contract, due, dues) =>
        this.write(tx, contract, 'fall-due', due, collect(contract, due, dues)));
    } catch (failure) {
      // What the payment is refused for is for the payer to mend; anything else is a fault and is tried again.
      if (!(failure instanceof Refusal) || failure.status >= 500) throw failure;
      return this.claim(key, (tx, contract, due, dues) => this.postpone(tx, contract, due, dues, failure));
    }
  }

  // Another process may have been quicker: what counts is how the due stands under the contract's lock.
  private claim(
    key: DueKey, work: (tx: Tx, contract: LiveContract, due: Due, dues: Due[]) => Promise<void>,
  ): Promise<number> {
    return this.unitOfWork.commit(async (tx) => {
      const contract = await this.contracts.lock(tx, key.contract_id);
      const dues = await this.contracts.duesOf(tx, contract.id);
      const due = dues.find(({ number }) => number === key.number);
      if (due?.collectOn !== key.day || !COLLECTING_STATES.includes(contract.state)) return 0;
      await work(tx, contract, due, dues);
      return 1;
    });
  }

  private async postpone(
    tx: Tx, contract: LiveContract, due: Due, dues: Due[], refusal: Refusal,
  ): Promise<void> {
    const day = due.collectOn ?? due.dueOn;
    const daysLate = (Date.parse(day) - Date.parse(due.dueOn)) / DAY_MS;
    const wait = daysLate < PATIENT_AFTER_DAYS ? 1 : PATIENT_AFTER_DAYS;
    const next = dayOf(new Date(Date.parse(day) + wait * DAY_MS));
    const isLate = due.state === 'overdue' || isDebtorsDelay(contract, due, dues, refusal);
    await rows(tx, `update contract_due set state = $4, collect_on = $3::date
      where contract_id = $1 and number = $2`, [contract.id, due.number, next, isLate ? 'overdue' : due.state]);
    const effects = fallOverdue(contract, due, dues);
    if (!isLate) {
      if (daysLate === 0) await this.write(tx, contract, 'put-off', due, { opens: effects.opens ?? [] }, refusal.code);
      return;
    }
    if (due.state === 'overdue' && effects.to === contract.state) return;
    await this.write(tx, contract, 'fall-overdue', due, effects, refusal.code);
  }

  private async write(
    tx: Tx, contract: LiveContract, action: DueAction, due: Due, effects: StepEffects, reason?: string,
  ): Promise<void> {
    const [payment] = effects.payments ?? [];
    const payer = payment === undefined ? NOBODY : payerOf(walletAt(contract, payment.from));
    const input = { due: due.number, ...(reason === undefined ? {} : { reason }) };
    await this.writer.write(tx, SYSTEM, payer, contract, {
      action, input, effects, to: effects.to ?? contract.state, requestedById: null, confirmedById: null,
    });
  }
}

/**
 * Whether a due was refused for what its debtor lacks. A payment that an officer has to look at, or that its creditor
 * cannot receive, is nobody's delay: it makes nothing late and costs the debtor nothing.
 */
const isDebtorsDelay = (
  contract: LiveContract, due: Due, dues: readonly Due[], { code, details }: Refusal,
): boolean => {
  if (code === 'INSUFFICIENT_FUNDS' || code === 'LIMIT_EXCEEDED') return true;
  const [payment] = collect(contract, due, dues).payments ?? [];
  return code === 'WALLET_FROZEN' && payment !== undefined
    && (details as { address?: string } | undefined)?.address === walletAt(contract, payment.from).address;
};

/** What falls due is paid in the name of its payer, who agreed to it when the contract was made. */
const payerOf = (wallet: PartyWallet): Actor => ({
  userId: wallet.ownerId, username: '', name: wallet.ownerName, role: wallet.ownerRole, bankId: wallet.bankId,
  sessionId: '', requestId: REQUEST_ID, ipAddress: ADDRESS,
});

const NOBODY: Actor = {
  userId: '', username: '', name: '', role: 'user', bankId: null, sessionId: '', requestId: REQUEST_ID,
  ipAddress: ADDRESS,
};

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { column, rows } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import type { Keyed, Outcome } from '../../platform/idempotency.ts';
import type { Network } from '../../platform/money.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { SANDBOX_PEOPLE } from '../auth/accounts/sandbox-people.service.ts';
import type { TransactionStatus, TransactionSubStatus } from '../transactions/public.ts';
import { TransferQueue } from '../transfers/transfer-queue.service.ts';
import { inventPayments, type DemoWallet } from './invented-payments.ts';
import type { SimulatePaymentsDto, SimulationDto } from './simulation.dto.ts';

const MOST_WALLETS = 100;
const REJECTED = 'COMPLIANCE_REJECTED';

/** What an answer to a payment says, whether it was taken or refused. */
interface Answered {
  status?: TransactionStatus;
  sub_status?: TransactionSubStatus | null;
  code?: string;
}

/** Lets the sandbox's own people pay each other, along the one road of all payments. */
@Injectable()
export class SimulatePayments {
  constructor(
    private readonly em: EntityManager,
    private readonly queue: TransferQueue,
    private readonly events: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Makes the payments, each under a key of its own, so that a repeated call pays what is missing and no more. */
  async execute(command: Keyed, { payments: count, seed }: SimulatePaymentsDto): Promise<Outcome> {
    const { actor } = command;
    const [opened] = await this.unitOfWork.run([{ ...command, route: `${command.route} open` }],
      () => Promise.resolve([{ status: 200, body: '{}' }])) as [Outcome];
    if (opened.status !== 200) return opened;
    const invented = inventPayments(await this.demoWallets(), count, seed);
    const outcomes = await Promise.all(invented.map(({ payer, request }, n) => this.queue.send({
      ...command, actor: personaOf(payer, actor), route: `${command.route} ${actor.userId} ${n}`, request,
    })));
    const simulation = { payments: invented.length, seed, ...countsOf(outcomes) };
    const [outcome] = await this.unitOfWork.run([command], async (tx) => {
      await this.events.record(tx, [{
        action: 'sandbox_simulate', type: 'sandbox.simulated', resource: 'sandbox', resourceId: 'payments', actor,
        severity: 'info', details: { ...simulation },
      }]);
      return [{ status: 200, body: JSON.stringify(simulation) }];
    }) as [Outcome];
    return outcome;
  }

  private async demoWallets(): Promise<DemoWallet[]> {
    const found = await rows<{ address: string; network: Network; owner_id: string }>(this.em.fork(), `
      select w.address, w.network, w.owner_id from wallet w join account a on a.id = w.id
      where w.owner_id = any($1::uuid[]) and not a.is_frozen order by w.ordinal limit ${MOST_WALLETS}`,
    [column(SANDBOX_PEOPLE.map(({ id }) => id))]);
    return found.map(({ owner_id: ownerId, ...wallet }) => ({ ...wallet, ownerId }));
  }
}

/** An invented person pays in their own name, under the request that asked for it. */
const personaOf = ({ ownerId }: DemoWallet, { requestId, ipAddress }: Actor): Actor => {
  const persona = SANDBOX_PEOPLE.find(({ id }) => id === ownerId);
  if (!persona) throw new Error(`The sandbox has no person ${ownerId}.`);
  const { username, name, role, bankId } = persona;
  return { userId: ownerId, username, name, role, bankId, sessionId: null, requestId, ipAddress };
};

/** How many payments stand where; a payment that the rules refuse is recorded as rejected. */
const countsOf = (outcomes: readonly Outcome[]): Pick<SimulationDto, 'statuses' | 'refusals'> => {
  const answers = outcomes.map(({ body }) => JSON.parse(body) as Answered).map((answer): Answered =>
    (answer.code === REJECTED ? { status: 'rejected', sub_status: null } : answer));
  const taken = Map.groupBy(answers.filter(({ code }) => code === undefined),
    ({ status, sub_status: subStatus }) => `${String(status)} ${String(subStatus)}`);
  const refused = Map.groupBy(answers.filter(({ code }) => code !== undefined), ({ code }) => code);
  return {
    statuses: [...taken.values()].map((some) => ({
      status: some[0]?.status ?? 'failed', subStatus: some[0]?.sub_status ?? null, payments: some.length,
    })),
    refusals: [...refused].map(([code, some]) => ({ code: code ?? '', payments: some.length })),
  };
};

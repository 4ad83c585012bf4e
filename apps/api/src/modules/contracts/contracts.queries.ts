import { InvalidFacts, type ContractTerms, type ContractVerdict } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { inOrder, type ListOrders } from '../../platform/database/list-order.ts';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor, type Currency } from '../../platform/money.ts';
import { knownNames } from '../beneficiaries/public.ts';
import { actsForWallet, type TransactionStatus } from '../transactions/public.ts';
import type { ScheduleLineDto } from './assessment.dto.ts';
import type { FieldProblem } from '../../platform/http/problems/refusal.ts';
import { contractFor } from './contract-answers.ts';
import { ContractRegister, HAS_ACTED, IS_VISIBLE_CONTRACT } from './contract-register.service.ts';
import type {
  ContractDetailDto, ContractDto, ContractPaymentDto, ContractStatsDto, ListContractsQuery,
} from './contract.dto.ts';
import type { ContractStepDto } from './contract-progress.dto.ts';
import { progressOf } from './contract-progress.ts';
import type { ContractDocumentDto } from './documents/contract-document.dto.ts';
import { documentOf } from './documents/contract-document.ts';
import type { DocumentLanguage } from './documents/document-words.ts';
import { consentsBy } from './life/tables/life-tables.ts';
import { addressesIn, calledBy, partyIn, readReference, type LiveContract } from './live-contract.ts';
import {
  ENDED_STATES, EXECUTED_STATES, type ContractState, type PartyRole,
} from './terms/contract-kinds.ts';
import { linesWith } from './terms/contract-lines.ts';
import { figuresOf, type Plan } from './terms/contract-plan.ts';
import { changesBetween } from './terms/contract-versions.ts';
import { planOf } from './terms/current-plan.ts';
import type { ContractVersionDto } from './terms/revise-contract.dto.ts';

interface StepRow {
  number: number;
  action: string;
  from_state: ContractState;
  to_state: ContractState;
  input: Record<string, unknown>;
  actor: string | null;
  confirmed_by: string | null;
  occurred_at: Date;
  event_id: string | null;
  payments: { transactionId: string }[] | null;
}

interface PaymentRow {
  transaction_id: string;
  kind: string;
  due_number: number | null;
  from_role: PartyRole;
  from_position: number;
  to_role: PartyRole;
  to_position: number;
  amount_minor: string;
  status: TransactionStatus;
  released_minor: string;
  donation_minor: string;
  created_at: Date;
}

interface VersionRow {
  version: number;
  terms: ContractTerms;
  verdict: ContractVerdict;
  value_minor: string;
  note: string | null;
  maker: string;
  made_at: Date;
}

interface StatsRow {
  currency: Currency;
  active: number;
  value_minor: string;
  valid: number;
  judged: number;
  executed: number;
}

const ORDERS: ListOrders<'nextDue' | 'amount'> = {
  recorded: 'c.ordinal',
  cursor: '$7::uuid',
  keys: {
    nextDue: {
      moment: '(select min(d.due_on) from contract_due d where d.contract_id = c.id and d.settled_at is null)',
    },
    amount: 'c.value_minor',
  },
  last: `from contract c where c.id = $7 and ${IS_VISIBLE_CONTRACT}`,
};

const PERCENT_TENTHS = 1000;

/** What no rule could read of terms; verdicts of older rules do not tell. */
const unreadOf = ({ unread }: Partial<ContractVerdict>): ContractDetailDto['unread'] => unread ?? [];

/** What a contract comes to now; terms that come to nothing say why. */
const currentPlan = (contract: LiveContract): { plan: Plan | null; problem: FieldProblem | null } => {
  try {
    return { plan: planOf(contract), problem: null };
  } catch (failure) {
    if (!(failure instanceof InvalidFacts)) throw failure;
    return { plan: null, problem: { field: failure.field, message: failure.message, ...failure.wrong } };
  }
};

/** Reads contracts that the caller may see. */
@Injectable()
export class ContractsQueries {
  constructor(private readonly em: EntityManager, private readonly register: ContractRegister) {}

  /** Lists contracts, the newest first unless another order is asked for. */
  async list(actor: Actor, query: ListContractsQuery): Promise<ContractDto[]> {
    const page = inOrder(ORDERS, query.sort);
    const named = readReference(query.q ?? '');
    const pattern = query.q === undefined ? null : `%${query.q.replace(/[\\%_]/g, '\\$&')}%`;
    const em = this.em.fork();
    const found = await this.register.list(em, `
      where ${IS_VISIBLE_CONTRACT}
        and ($4::text is null or c.type = $4) and ($5::text is null or c.state = $5)
        and ($6::text is null or (c.type = $9 and c.ordinal = $10::bigint) or c.subject ilike $6 or exists (
          select 1 from contract_party p left join wallet w on w.id = p.wallet_id
          left join app_user o on o.id = w.owner_id
          where p.contract_id = c.id and (p.name ilike $6 or p.stated_name ilike $6
            or (o.name ilike $6 and (${actsForWallet('w')} or ${HAS_ACTED})))))
        and ${page.beyond}
      order by ${page.by} limit $8`, [
      actor.role, actor.userId, actor.bankId, query.type ?? null, query.state ?? null, pattern, query.before ?? null,
      query.limit, named?.type ?? null, named?.ordinal ?? null,
    ]);
    const names = await knownNames(em, actor, addressesIn(found));
    return found.map((contract) => contractFor(actor, calledBy(names, contract)));
  }

  /** When the steps were asked for that wait for a consent of the caller's, the oldest first. */
  async toConfirm(actor: Actor, most: number): Promise<string[]> {
    const found = await this.register.list(this.em.fork(), `
      where ${IS_VISIBLE_CONTRACT} and c.waiting is not null order by c.changed_at limit $4`,
    [actor.role, actor.userId, actor.bankId, most]);
    return found.filter((contract) => consentsBy(actor, contract).length > 0)
      .map(({ waiting }) => waiting?.requestedAt ?? '').sort();
  }

  /** One contract with everything that is known of it. */
  async get(actor: Actor, id: string): Promise<ContractDetailDto> {
    return this.read(this.em.fork(), actor, id);
  }

  /** One contract as the given transaction sees it. */
  async read(tx: Tx, actor: Actor, id: string): Promise<ContractDetailDto> {
    const contract = await this.called(tx, actor, id);
    const steps = await this.stepsOf(tx, id);
    return {
      ...contractFor(actor, contract),
      terms: { ...contract.terms },
      findings: contract.verdict.findings,
      unread: unreadOf(contract.verdict),
      ...followedIn(contract.verdict),
      rulesetVersion: contract.verdict.rulesetVersion,
      ...await this.scheduleOf(tx, contract),
      facts: { ...contract.facts },
      progress: progressOf(actor, contract, steps),
      steps,
      payments: await this.paymentsOf(tx, contract),
    };
  }

  /** What falls due under a contract, and what became of it. */
  async schedule(actor: Actor, id: string): Promise<ScheduleLineDto[]> {
    const em = this.em.fork();
    const { schedule } = await this.scheduleOf(em, await this.register.visible(em, actor, id));
    return schedule;
  }

  /** Every version of a contract's terms, the newest first, each with what it changed. */
  async versions(actor: Actor, id: string): Promise<ContractVersionDto[]> {
    const em = this.em.fork();
    await this.register.visible(em, actor, id);
    const found = await rows<VersionRow>(em, `
      select v.version, v.terms, v.verdict, v.value_minor, v.note, u.name as maker, v.made_at
      from contract_version v join app_user u on u.id = v.made_by where v.contract_id = $1 order by v.version desc`,
    [id]);
    return found.map((one, place) => ({
      version: one.version, value: formatMinor(BigInt(one.value_minor)), terms: { ...one.terms },
      changes: changesBetween({ ...(found[place + 1] ?? one).terms }, { ...one.terms }),
      findings: one.verdict.findings, unread: unreadOf(one.verdict), note: one.note,
      madeBy: one.maker, madeAt: new Date(one.made_at).toISOString(),
    }));
  }

  /** The text of a contract in one language. */
  async document(actor: Actor, id: string, language: DocumentLanguage): Promise<ContractDocumentDto> {
    const contract = await this.called(this.em.fork(), actor, id);
    return documentOf(contract, currentPlan(contract).plan, language);
  }

  /** What the contracts that the caller may see come to. */
  async stats(actor: Actor): Promise<ContractStatsDto> {
    const found = await rows<StatsRow>(this.em.fork(), `
      select c.currency, (count(*) filter (where c.state <> all($4::text[])))::int as active,
             coalesce(sum(c.value_minor) filter (where c.state <> all($4::text[])), 0) as value_minor,
             (count(*) filter (where c.is_valid))::int as valid, count(*)::int as judged,
             (count(*) filter (where c.state = any($5::text[])))::int as executed
      from contract c where ${IS_VISIBLE_CONTRACT} group by c.currency order by c.currency`,
    [actor.role, actor.userId, actor.bankId, column(ENDED_STATES), column(EXECUTED_STATES)]);
    const sum = (count: (row: StatsRow) => number): number => found.reduce((total, row) => total + count(row), 0);
    const judged = sum((row) => row.judged);
    return {
      active: sum((row) => row.active),
      totalValue: found.map(({ currency, value_minor: value }) => ({ currency, value: formatMinor(BigInt(value)) })),
      compliantRate: judged === 0 ? null : Math.round((sum((row) => row.valid) * PERCENT_TENTHS) / judged) / 10,
      executed: sum((row) => row.executed),
    };
  }

  private async called(tx: Tx, actor: Actor, id: string): Promise<LiveContract> {
    const contract = await this.register.visible(tx, actor, id);
    return calledBy(await knownNames(tx, actor, addressesIn([contract])), contract);
  }

  private async scheduleOf(
    tx: Tx, contract: LiveContract,
  ): Promise<Pick<ContractDetailDto, 'schedule' | 'scheduleProblem' | 'figures'>> {
    const dues = await this.register.duesOf(tx, contract.id);
    const { plan, problem } = currentPlan(contract);
    return {
      schedule: linesWith(plan?.lines ?? [], dues), scheduleProblem: problem,
      figures: plan === null ? [] : figuresOf(plan),
    };
  }

  private async stepsOf(tx: Tx, id: string): Promise<ContractStepDto[]> {
    const found = await rows<StepRow>(tx, `
      select s.number, s.action, s.from_state, s.to_state, s.input, a.name as actor, c.name as confirmed_by,
             s.occurred_at, e.id as event_id, e.details->'payments' as payments
      from (select *, row_number() over (partition by action order by number) as turn
            from contract_step where contract_id = $1) s
      left join app_user a on a.id = s.actor_id left join app_user c on c.id = s.confirmed_by
      left join (select id, details, action, row_number() over (partition by action order by id) as turn
                 from audit_event where resource = 'contract' and resource_id = $1::text) e
        on e.action = 'contract_' || replace(s.action, '-', '_') and e.turn = s.turn
      order by s.number`, [id]);
    return found.map((step) => ({
      number: step.number, action: step.action, fromState: step.from_state, toState: step.to_state, input: step.input,
      actor: step.actor, confirmedBy: step.confirmed_by, eventId: step.event_id,
      transactionIds: (step.payments ?? []).map(({ transactionId }) => toTransactionId(transactionId)),
      occurredAt: new Date(step.occurred_at).toISOString(),
    }));
  }

  private async paymentsOf(tx: Tx, contract: LiveContract): Promise<ContractPaymentDto[]> {
    const found = await rows<PaymentRow>(tx, `
      select p.transaction_id, p.kind, p.due_number, p.from_role, p.from_position, p.to_role, p.to_position,
             t.amount_minor, t.status,
             t.released_minor, t.created_at, coalesce((
               select sum(e.amount_minor) from entry e
               where e.transaction_id = t.id and e.purpose = 'late_donation' and e.amount_minor > 0), 0)
               as donation_minor
      from contract_payment p join transaction t on t.id = p.transaction_id
      where p.contract_id = $1 order by t.ordinal`, [contract.id]);
    const nameOf = (role: PartyRole, position: number): string => partyIn(contract, role, position)?.name ?? '';
    return found.map((payment) => ({
      transactionId: toTransactionId(payment.transaction_id), kind: payment.kind, dueNumber: payment.due_number,
      from: payment.from_role, fromName: nameOf(payment.from_role, payment.from_position),
      to: payment.to_role, toName: nameOf(payment.to_role, payment.to_position),
      amount: formatMinor(BigInt(payment.amount_minor)),
      status: payment.status, paid: formatMinor(BigInt(payment.released_minor)),
      lateDonation: formatMinor(BigInt(payment.donation_minor)),
      createdAt: new Date(payment.created_at).toISOString(),
    }));
  }
}

/** By whose opinions a contract was judged; what an earlier release kept does not say. */
const followedIn = ({ profile, opinions }: Partial<ContractVerdict>): Pick<ContractDetailDto, 'profile' | 'opinions'> =>
  ({ profile: profile ?? null, ...(opinions === undefined ? {} : { opinions }) });

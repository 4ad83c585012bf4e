import type { ContractTerms, ContractVerdict } from '@connect/compliance-rules';
import { Injectable } from '@nestjs/common';
import { column, rows, type Tx } from '../../platform/database/sql.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import { notFound } from '../../platform/http/problems/refusal.ts';
import { isId } from '../../platform/ids.ts';
import type { Currency, Network } from '../../platform/money.ts';
import type { PayeeCheck } from '../beneficiaries/public.ts';
import type { Due, DueSummary, Facts, LiveContract, Party, WaitingStep } from './live-contract.ts';
import type { ContractState, ContractType, DueKind, DueState, PartyRole } from './terms/contract-kinds.ts';
import type { LineDetail } from './terms/contract-plan.ts';

interface ContractRow {
  id: string;
  ordinal: string;
  type: ContractType;
  network: Network;
  currency: Currency;
  subject: string | null;
  version: number;
  terms: ContractTerms;
  verdict: ContractVerdict;
  is_valid: boolean;
  value_minor: string;
  state: ContractState;
  facts: Facts;
  waiting: WaitingStep | null;
  bank_id: string | null;
  created_by: string;
  creator: string;
  created_at: Date;
  changed_at: Date;
}

interface PartyRow {
  contract_id: string;
  role: PartyRole;
  position: number;
  name: string;
  wallet_id: string | null;
  address: string;
  owner_id: string;
  owner_name: string;
  owner_role: Role;
  bank_id: string;
  stated_name: string | null;
  payee_check: PayeeCheck | null;
  has_acted: boolean;
}

interface DueRow {
  contract_id: string;
  number: number;
  kind: DueKind;
  due_on: string;
  amount_minor: string | null;
  detail: LineDetail;
  state: DueState;
  collect_on: string | null;
  transaction_id: string | null;
}

interface SummaryRow extends Omit<DueRow, 'number' | 'detail' | 'collect_on' | 'transaction_id'> {
  number: number | null;
  paid_minor: string;
  outstanding_minor: string;
  open_count: number;
}

/** Whether a caller ($1 role, $2 id, $3 bank) takes part in contract `c`, made it, or oversees it. */
export const IS_VISIBLE_CONTRACT = `
  ($1::text = 'admin' or c.created_by = $2::uuid or ($1 = 'bank' and c.bank_id = $3::uuid) or exists (
    select 1 from contract_party p join wallet w on w.id = p.wallet_id
    where p.contract_id = c.id and (w.owner_id = $2::uuid or ($1 = 'bank' and w.bank_id = $3::uuid))))`;

/**
 * Whether somebody who acts for `o`, the owner of the wallet `w` of a party `p`, has acted in the contract. Being named
 * in one makes nobody known: an address is enough to name somebody by.
 */
export const HAS_ACTED = `exists (
  select 1 from audit_event e join app_user a on a.id = e.actor_id
  where e.resource = 'contract' and e.resource_id = p.contract_id::text
    and (e.action = 'contract_create' or exists (
      select 1 from contract_step s where s.contract_id = p.contract_id and s.action not in ('cancel', 'name-parties')
      and e.action = 'contract_' || replace(s.action, '-', '_')) or e.action = 'contract_step_confirm')
    and (a.id = w.owner_id or (a.role = 'bank' and o.role = 'bank' and a.bank_id = w.bank_id)))`;

export const CONTRACT_COLUMNS = `
  c.id, c.ordinal, c.type, c.network, c.currency, c.subject, c.version, c.terms, c.verdict, c.is_valid, c.value_minor,
  c.state, c.facts, c.waiting, c.bank_id, c.created_by, u.name as creator, c.created_at, c.changed_at
  from contract c join app_user u on u.id = c.created_by`;

/** Reads contracts with their parties and dues, and locks the one that a step is taken on. */
@Injectable()
export class ContractRegister {
  /** One contract that the caller may see; 404 otherwise. */
  async visible(tx: Tx, actor: Actor, id: string): Promise<LiveContract> {
    const found = isId(id) ? await rows<ContractRow>(tx,
      `select ${CONTRACT_COLUMNS} where ${IS_VISIBLE_CONTRACT} and c.id = $4`,
      [actor.role, actor.userId, actor.bankId, id]) : [];
    const [contract] = await this.complete(tx, found);
    if (!contract) throw notFound('contract');
    return contract;
  }

  /** Locks a contract that the caller may see: nothing changes a contract without this lock. */
  async open(tx: Tx, actor: Actor, id: string): Promise<LiveContract> {
    await this.visible(tx, actor, id);
    return this.lock(tx, id);
  }

  /** Locks a contract and reads it. */
  async lock(tx: Tx, id: string): Promise<LiveContract> {
    const [contract] = await this.lockAll(tx, 'c.id = $1', [id]);
    if (!contract) throw notFound('contract');
    return contract;
  }

  /** Locks the contracts that meet a condition, in their order, and reads them. */
  lockAll(tx: Tx, condition: string, parameters: readonly unknown[]): Promise<LiveContract[]> {
    return this.list(tx, `where ${condition} order by c.ordinal for no key update of c`, parameters);
  }

  /** Contracts found by a statement over `CONTRACT_COLUMNS`, with their parties and what is due under them. */
  async list(tx: Tx, condition: string, parameters: readonly unknown[]): Promise<LiveContract[]> {
    return this.complete(tx, await rows<ContractRow>(tx, `select ${CONTRACT_COLUMNS} ${condition}`, parameters));
  }

  /** Everything that falls due under a contract, in order. */
  async duesOf(tx: Tx, id: string): Promise<Due[]> {
    const found = await rows<DueRow>(tx, `
      select contract_id, number, kind, due_on::text as due_on, amount_minor, detail, state,
             collect_on::text as collect_on, transaction_id
      from contract_due where contract_id = $1 order by number`, [id]);
    return found.map((due) => ({
      number: due.number, kind: due.kind, dueOn: due.due_on, amountMinor: minorOrNull(due.amount_minor),
      detail: due.detail, state: due.state, collectOn: due.collect_on, transactionId: due.transaction_id,
    }));
  }

  private async complete(tx: Tx, found: readonly ContractRow[]): Promise<LiveContract[]> {
    if (found.length === 0) return [];
    const ids = column(found.map((contract) => contract.id));
    const parties = Map.groupBy(await rows<PartyRow>(tx, `
      select p.contract_id, p.role, p.position, p.name, p.wallet_id, w.address, w.owner_id, o.name as owner_name,
             o.role as owner_role, w.bank_id, p.stated_name, p.payee_check, ${HAS_ACTED} as has_acted
      from contract_party p left join wallet w on w.id = p.wallet_id left join app_user o on o.id = w.owner_id
      where p.contract_id = any($1::uuid[]) order by p.role, p.position`, [ids]), (party) => party.contract_id);
    const summaries = new Map((await this.summaries(tx, ids)).map((summary) => [summary.contract_id, summary]));
    return found.map((contract) => toContract(
      contract, (parties.get(contract.id) ?? []).map(toParty), summaryOf(summaries.get(contract.id))));
  }

  private summaries(tx: Tx, ids: string | null): Promise<SummaryRow[]> {
    return rows<SummaryRow>(tx, `
      select s.*, n.number, n.kind, n.due_on::text as due_on, n.amount_minor, n.state
      from (select contract_id, coalesce(sum(amount_minor) filter (where state = 'paid'), 0) as paid_minor,
                   coalesce(sum(amount_minor) filter (where settled_at is null), 0) as outstanding_minor,
                   (count(*) filter (where settled_at is null))::int as open_count
            from contract_due where contract_id = any($1::uuid[]) group by contract_id) s
      left join lateral (select * from contract_due d where d.contract_id = s.contract_id and d.settled_at is null
                         order by d.due_on, d.number limit 1) n on true`, [ids]);
  }
}

const minorOrNull = (minor: string | null): bigint | null => (minor === null ? null : BigInt(minor));

const calledIn = (p: PartyRow): Pick<Party, 'name' | 'isNamed'> => {
  if (p.wallet_id === null) return { name: p.name, isNamed: true };
  const name = p.has_acted ? p.owner_name : p.stated_name;
  return { name: name ?? p.address, isNamed: name !== null };
};

const toParty = (p: PartyRow): Party => ({
  role: p.role, position: p.position, statedName: p.stated_name, payeeCheck: p.payee_check, ...calledIn(p),
  wallet: p.wallet_id === null ? null : {
    id: p.wallet_id, address: p.address, ownerId: p.owner_id, ownerName: p.owner_name, ownerRole: p.owner_role,
    bankId: p.bank_id,
  },
});

const NOTHING_DUE: DueSummary = { next: null, paidMinor: 0n, outstandingMinor: 0n, openCount: 0 };

const summaryOf = (summary: SummaryRow | undefined): DueSummary => (summary === undefined ? NOTHING_DUE : {
  next: summary.number === null ? null : {
    number: summary.number, kind: summary.kind, dueOn: summary.due_on, state: summary.state,
    amountMinor: minorOrNull(summary.amount_minor),
  },
  paidMinor: BigInt(summary.paid_minor),
  outstandingMinor: BigInt(summary.outstanding_minor),
  openCount: summary.open_count,
});

const toContract = (c: ContractRow, parties: Party[], due: DueSummary): LiveContract => ({
  id: c.id, ordinal: c.ordinal, type: c.type, network: c.network, currency: c.currency, subject: c.subject,
  version: c.version, terms: c.terms, verdict: c.verdict, isValid: c.is_valid, valueMinor: BigInt(c.value_minor),
  state: c.state, facts: c.facts, waiting: c.waiting, bankId: c.bank_id, createdById: c.created_by,
  createdBy: c.creator, createdAt: new Date(c.created_at), changedAt: new Date(c.changed_at), parties, due,
});

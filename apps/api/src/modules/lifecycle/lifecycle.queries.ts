import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { row, rows } from '../../platform/database/sql.ts';
import { runForOne, statement } from '../../platform/database/statement.ts';
import type { Actor, Role } from '../../platform/http/access/actor.ts';
import { toTransactionId } from '../../platform/ids.ts';
import { formatMinor } from '../../platform/money.ts';
import { WAITING_SHAPE, waiting, type WaitingRow } from '../../platform/waiting.ts';
import type { ZakatMode } from '../charges/public.ts';
import type { RecallState } from '../transactions/public.ts';
import { TransactionsQueries } from '../transactions/transactions.queries.ts';
import { mayBeAskedBack } from './asking-back.ts';
import type { ApprovalDto, TimelineEntryDto, TransactionLifeDto } from './lifecycle.dto.ts';
import { PaymentEditor } from './payment-editor.service.ts';
import { actsFor, type Payment } from './payment.ts';
import { paymentActionsFor, type Action } from './transitions.ts';

interface TermsRow {
  zakat_mode: ZakatMode | null;
  zakat_minor: string;
  quorum: number | null;
  is_escrow: boolean;
  expires_at: Date | null;
  released_minor: string;
  hold_minor: string | null;
  captured_minor: string;
  freed_minor: string;
  reverses_id: string | null;
  reversed_by_id: string | null;
  recalls: RecallState[];
}

interface TimelineRow {
  action: string;
  details: Record<string, unknown>;
  actor: string | null;
  actor_role: Role | null;
  request_id: string | null;
  created_at: Date;
}

// Four eyes: who made the payment or is paid by it approves nothing, and nobody signs twice.
const TO_APPROVE = statement(waiting(`
  select t.created_at as since from transaction t
  join wallet f on f.id = t.from_wallet_id join wallet p on p.id = t.to_wallet_id
  where t.status = 'pending' and t.sub_status = 'awaiting_approval' and $1::text <> 'user'
    and ($1 = 'admin' or f.bank_id = $3::uuid) and conflict_of($2::uuid, t.initiated_by, p.owner_id) is null
    and not exists (select 1 from approval a
                    where a.transaction_id = t.id and person_of(a.approver_id) = person_of($2))
  order by t.ordinal`, '$4'), WAITING_SHAPE);

// What is one's own to release or to take back; what a contract holds is for the contract.
const OWN_ESCROW = statement(waiting(`
  select t.created_at as since from transaction t join wallet f on f.id = t.from_wallet_id
  where t.status = 'pending' and t.sub_status = 'in_escrow' and t.type <> 'contract' and f.owner_id = $1::uuid
  order by t.ordinal`, '$2'), WAITING_SHAPE);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Shows a transaction with everything that has happened to it and may happen next. */
@Injectable()
export class LifecycleQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionsQueries,
    private readonly editor: PaymentEditor,
    private readonly clock: Clock,
  ) {}

  /** The payments that wait for the caller's approval. */
  toApprove(actor: Actor, now: Date): Promise<WaitingRow> {
    return runForOne(this.em.fork(), TO_APPROVE, [actor.role, actor.userId, actor.bankId, now]);
  }

  /** What the caller paid into escrow and neither released nor took back. */
  ownEscrow(actor: Actor, now: Date): Promise<WaitingRow> {
    return runForOne(this.em.fork(), OWN_ESCROW, [actor.userId, now]);
  }

  async get(actor: Actor, idOrName: string): Promise<TransactionLifeDto> {
    const em = this.em.fork();
    const transaction = await this.transactions.get(actor, idOrName);
    const terms = await row<TermsRow>(em, `
      select t.zakat_mode, t.zakat_minor, t.quorum, t.is_escrow, t.expires_at, t.released_minor, t.reverses_id,
             r.id as reversed_by_id, h.amount_minor as hold_minor, coalesce(h.captured_minor, 0) as captured_minor,
             coalesce(h.released_minor, 0) as freed_minor,
             array(select c.state from recall c where c.transaction_id = t.id order by c.ordinal desc) as recalls
      from transaction t
      left join hold h on h.transaction_id = t.id
      left join transaction r on r.reverses_id = t.id
      where t.id = $1`, [transaction.id]);
    const payment = await this.editor.find(em, actor, transaction.id);
    return {
      ...transaction,
      terms: {
        zakatMode: terms.zakat_mode,
        zakat: formatMinor(BigInt(terms.zakat_minor)),
        quorum: terms.quorum,
        escrow: terms.is_escrow,
        expiresAt: terms.expires_at === null ? null : new Date(terms.expires_at).toISOString(),
      },
      released: formatMinor(BigInt(terms.released_minor)),
      held: formatMinor(BigInt(terms.hold_minor ?? 0) - BigInt(terms.captured_minor) - BigInt(terms.freed_minor)),
      hold: terms.hold_minor === null ? null : {
        amount: formatMinor(BigInt(terms.hold_minor)),
        captured: formatMinor(BigInt(terms.captured_minor)),
        released: formatMinor(BigInt(terms.freed_minor)),
      },
      approvals: await this.approvals(transaction.id),
      timeline: await this.timeline(actor, transaction.id, payment !== null && actsFor(actor, payment.from)),
      actions: payment ? this.actionsOf(actor, payment, terms.recalls) : [],
      reversedBy: terms.reversed_by_id && toTransactionId(terms.reversed_by_id),
      reverses: terms.reverses_id && toTransactionId(terms.reverses_id),
      recall: terms.recalls[0] ?? null,
    };
  }

  private actionsOf(actor: Actor, payment: Payment, recalls: readonly RecallState[]): Action[] {
    const recalled = { times: recalls.length, isOpen: recalls.includes('open') };
    const mayAsk = mayBeAskedBack(payment, recalled, this.clock.now());
    return paymentActionsFor(actor, payment).filter((action) => action !== 'recall' || mayAsk);
  }

  private async approvals(id: string): Promise<ApprovalDto[]> {
    const found = await rows<Omit<ApprovalDto, 'createdAt'> & { created_at: Date }>(this.em.fork(), `
      select u.name as approver, a.decision, a.created_at
      from approval a join app_user u on u.id = a.approver_id
      where a.transaction_id = $1 order by a.created_at, a.approver_id`, [id]);
    return found.map((a) => ({
      approver: a.approver, decision: a.decision, createdAt: new Date(a.created_at).toISOString(),
    }));
  }

  /** What was recorded of a resource, oldest first; what only draws an officer's attention is left out. */
  async timelineOf(id: string, resource: 'transaction' | 'review', tell = tellAll): Promise<TimelineEntryDto[]> {
    const found = await rows<TimelineRow>(this.em.fork(), `
      select e.action, e.details, u.name as actor, e.actor_role, e.request_id, e.created_at
      from audit_event e left join app_user u on u.id = e.actor_id
      where e.resource_id = $1 and e.resource = $2
        and e.action not in ('compliance_failure', 'large_transaction', 'memo_open')
      order by e.id`, [id, resource]);
    return found.map(({ details: { rules: _, score: __, ...recorded }, ...e }) => {
      const details = tell(recorded, e.action);
      return {
        action: e.action,
        status: textOrNull(details['status']),
        subStatus: textOrNull(details['subStatus']),
        actor: e.actor,
        actorRole: e.actor_role,
        details,
        requestId: e.request_id,
        createdAt: new Date(e.created_at).toISOString(),
      };
    });
  }

  // Each step of the payment is for its parties to read. That there was a review is told to the payer's side alone, and
  // what officers wrote about it to officers alone.
  private async timeline(actor: Actor, id: string, isPayer: boolean): Promise<TimelineEntryDto[]> {
    if (isPayer) return this.timelineOf(id, 'transaction', actor.role === 'user' ? withoutReason : tellAll);
    const steps = await this.timelineOf(id, 'transaction', withoutReview);
    return steps.filter(({ action }) => action !== 'review_approve');
  }
}

type Details = TimelineRow['details'];
/** What a reader is told of the details of a step. */
type Tell = (details: Details, action: string) => Details;
const REVIEWED: ReadonlySet<string> = new Set(['review_approve', 'review_reject']);

const tellAll: Tell = (details) => details;

const withoutReason: Tell = ({ reason, ...details }, action) =>
  (REVIEWED.has(action) || reason === undefined ? details : { ...details, reason });

const withoutReview: Tell = (details) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== 'in_review'));

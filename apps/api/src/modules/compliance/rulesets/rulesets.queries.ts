import { areJurisdictionsStale } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, dayOf } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { notFound } from '../../../platform/http/problems/refusal.ts';
import { toTransactionId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import { inFull, policyOf, type StoredSettings } from './ruleset-register.service.ts';
import type {
  ListTrialChangesQuery, RulesetDto, RulesetState, TrialChangeDto, TrialCountDto, TrialDto,
} from './ruleset.dto.ts';

interface RulesetRow {
  version: number;
  state: RulesetState;
  settings: StoredSettings;
  note: string;
  created_by: string | null;
  creator: string | null;
  created_at: Date;
  activator: string | null;
  activated_at: Date | null;
  days: number | null;
  examined: number;
  is_partial: boolean;
  runner: string;
  ran_at: Date;
  changes: (Omit<TrialCountDto, 'amount'> & { minor: string })[] | null;
}

type ChangeRow = Omit<TrialChangeDto, 'transactionId' | 'amount'> & { id: string; minor: string };

const RULESETS = `
  select r.*, c.name as creator, a.name as activator, s.days, s.examined, s.is_partial, u.name as runner, s.ran_at,
    (select json_agg(g) from (
       select h.from_action as "from", h.to_action as "to", t.currency, count(*)::int as count,
              sum(t.amount_minor)::text as minor
       from ruleset_change h join transaction t on t.id = h.transaction_id
       where h.version = r.version group by 1, 2, 3 order by 1, 2, 3) g) as changes
  from ruleset r
  left join app_user c on c.id = r.created_by
  left join app_user a on a.id = r.activated_by
  left join ruleset_trial s on s.version = r.version
  left join app_user u on u.id = s.ran_by`;

const toTrial = (r: RulesetRow): TrialDto | null => (r.days === null ? null : {
  days: r.days,
  examined: r.examined,
  isPartial: r.is_partial,
  changes: (r.changes ?? []).map(({ minor, ...change }) => ({ ...change, amount: formatMinor(BigInt(minor)) })),
  ranBy: r.runner,
  ranAt: new Date(r.ran_at).toISOString(),
});

const toDto = (r: RulesetRow, today: string): RulesetDto => ({
  version: r.version,
  state: r.state,
  settings: inFull(r.settings),
  areCountryListsStale: areJurisdictionsStale(policyOf(r.version, inFull(r.settings)), today),
  note: r.note,
  createdById: r.created_by,
  createdBy: r.creator,
  createdAt: new Date(r.created_at).toISOString(),
  activatedBy: r.activator,
  activatedAt: r.activated_at === null ? null : new Date(r.activated_at).toISOString(),
  trial: toTrial(r),
});

/** Reads the versions of the rules' settings. */
@Injectable()
export class RulesetQueries {
  constructor(private readonly em: EntityManager, private readonly clock: Clock) {}

  /** Every version, newest first. */
  async list(): Promise<RulesetDto[]> {
    const found = await rows<RulesetRow>(this.em.fork(), `${RULESETS} order by r.version desc`);
    return found.map((ruleset) => toDto(ruleset, dayOf(this.clock.now())));
  }

  /** One version by its number. */
  async get(number: string): Promise<RulesetDto> {
    return this.find(this.em.fork(), number);
  }

  /** One version as a transaction sees it. */
  async find(tx: Tx, number: string): Promise<RulesetDto> {
    const [found] = /^[1-9]\d{0,8}$/.test(number)
      ? await rows<RulesetRow>(tx, `${RULESETS} where r.version = $1`, [number]) : [];
    if (!found) throw notFound('ruleset');
    return toDto(found, dayOf(this.clock.now()));
  }

  /** What the last trial of a version decided otherwise; an officer of a bank sees its customers' payments. */
  async changes(actor: Actor, number: string, query: ListTrialChangesQuery): Promise<TrialChangeDto[]> {
    const { version } = await this.get(number);
    const found = await rows<ChangeRow>(this.em.fork(), `
      select h.position, t.id, h.from_action as "from", h.to_action as "to", h.rules, t.amount_minor as minor,
             t.currency, t.memo
      from ruleset_change h
      join transaction t on t.id = h.transaction_id
      join wallet f on f.id = t.from_wallet_id
      where h.version = $3 and h.position > $4 and ($1::text = 'admin' or f.bank_id = $2::uuid)
      order by h.position limit $5`, [actor.role, actor.bankId, version, query.after ?? 0, query.limit]);
    return found.map(({ id, minor, ...change }) =>
      ({ ...change, transactionId: toTransactionId(id), amount: formatMinor(BigInt(minor)) }));
  }
}

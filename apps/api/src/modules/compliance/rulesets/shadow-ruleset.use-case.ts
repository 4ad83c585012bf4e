import type { Policy } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { column, rows } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { ComplianceService, type JudgedPayment } from '../compliance.service.ts';
import { policyOf } from './ruleset-register.service.ts';
import type { RulesetDto } from './ruleset.dto.ts';
import { RulesetQueries } from './rulesets.queries.ts';

interface JudgedRow extends JudgedPayment {
  ordinal: string;
  id: string;
  action: string;
  profile: string;
}

interface Change {
  id: string;
  from: string;
  to: string;
  rules: string[];
}

interface Trial {
  examined: number;
  isPartial: boolean;
  changes: Change[];
}

const DAY_MS = 86_400_000;
const PAGE = 200;
const MOST_EXAMINED = 20_000;

/** Judges the stored facts of recent payments by a version that is not in force, and keeps what would be different. */
@Injectable()
export class ShadowRuleset {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly rulesets: RulesetQueries,
    private readonly compliance: ComplianceService,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, number: string, days: number): Promise<RulesetDto> {
    const ruleset = await this.rulesets.get(number);
    refuseUnlessOpen(ruleset);
    const since = new Date(this.clock.now().getTime() - days * DAY_MS);
    const trial = await this.judgeSince(since, policyOf(ruleset.version, ruleset.settings));
    await this.keep(actor, ruleset.version, days, trial);
    return this.rulesets.get(number);
  }

  // Newest first and page by page, so that other requests are served between the pages.
  private async judgeSince(since: Date, rules: Policy): Promise<Trial> {
    const trial: Trial = { examined: 0, isPartial: false, changes: [] };
    const known = new Map<string, Policy>();
    let before: string | null = null;
    for (;;) {
      const page: JudgedRow[] = await rows<JudgedRow>(this.em.fork(), `
        select t.ordinal, t.id, v.action, v.profile, v.facts, t.sealed_memo, f.address as from_address,
               p.address as to_address
        from transaction t join verdict v on v.transaction_id = t.id
        left join wallet f on f.id = t.from_wallet_id left join wallet p on p.id = t.to_wallet_id
        where ($1::bigint is null or t.ordinal < $1) and t.created_at >= $2
          and t.ordinal > transactions_before($2::timestamptz - interval '1 hour')
        order by t.ordinal desc limit ${PAGE}`, [before, since]);
      for (const { id, action, profile, ...payment } of page) {
        // Whichever opinions the payer's bank followed then, it follows in the trial.
        const under = known.get(profile) ?? await this.compliance.rulesUnder(this.em.fork(), rules, profile);
        known.set(profile, under);
        const verdict = await this.compliance.judgeAgain(payment, under);
        if (verdict.action === action) continue;
        const fired = verdict.findings.map((finding) => finding.ruleId);
        trial.changes.push({ id, from: action, to: verdict.action, rules: fired });
      }
      trial.examined += page.length;
      if (page.length < PAGE) return trial;
      if (trial.examined >= MOST_EXAMINED) return { ...trial, isPartial: true };
      before = page.at(-1)?.ordinal ?? null;
    }
  }

  private keep(actor: Actor, version: number, days: number, { examined, isPartial, changes }: Trial): Promise<void> {
    return this.unitOfWork.commit(async (tx) => {
      const moved = await rows(tx, `
        update ruleset set state = 'shadowed' where version = $1 and state in ('draft', 'shadowed') returning 1`,
        [version]);
      if (moved.length === 0) refuseUnlessOpen(await this.rulesets.find(tx, String(version)));
      await rows(tx, 'delete from ruleset_change where version = $1', [version]);
      await rows(tx, `
        insert into ruleset_trial (version, days, examined, is_partial, ran_by, ran_at) values ($1, $2, $3, $4, $5, $6)
        on conflict (version) do update set days = excluded.days, examined = excluded.examined,
          is_partial = excluded.is_partial, ran_by = excluded.ran_by, ran_at = excluded.ran_at`,
        [version, days, examined, isPartial, actor.userId, this.clock.now()]);
      await rows(tx, `
        insert into ruleset_change (version, position, transaction_id, from_action, to_action, rules)
        select $1, c.position, c.id, c.from_action, c.to_action, string_to_array(c.rules, ' ')
        from unnest($2::uuid[], $3::text[], $4::text[], $5::text[]) with ordinality
          as c (id, from_action, to_action, rules, position)`, [
        version, column(changes.map((c) => c.id)), column(changes.map((c) => c.from)),
        column(changes.map((c) => c.to)), changes.map((c) => c.rules.join(' ')),
      ]);
      await this.events.record(tx, [{
        action: 'ruleset_shadow_run', resource: 'ruleset', resourceId: String(version), actor, severity: 'info',
        details: { version, days, examined, isPartial, changed: changes.length },
      }]);
    });
  }
}

const refuseUnlessOpen = ({ state }: RulesetDto): void => {
  if (state === 'draft' || state === 'shadowed') return;
  throw new Refusal(409, 'INVALID_STATE', 'Only a version that was never in force can be tried.', { state });
};

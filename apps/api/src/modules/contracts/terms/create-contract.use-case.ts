import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { rows, type Tx } from '../../../platform/database/sql.ts';
import { EventLog } from '../../../platform/event-log.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import type { Refusal } from '../../../platform/http/problems/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import { formatMinor } from '../../../platform/money.ts';
import type { ContractAssessmentDto } from '../assessment.dto.ts';
import { refusedByRules } from './compliance-refusal.ts';
import { ContractDrafter, type DrawnUp } from './contract-drafter.service.ts';
import type { ContractType } from './contract-kinds.ts';
import { keepVersion } from './contract-versions.ts';
import { PartyResolver } from './party-resolver.service.ts';

/** A contract that was made, or refused by the rules. */
export interface MadeContract {
  id: string;
  refusal: Refusal | null;
}

/** Makes contracts of terms that were drawn up and judged, and writes them down. */
@Injectable()
export class CreateContract {
  constructor(
    private readonly drafter: ContractDrafter,
    private readonly parties: PartyResolver,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Says what is to be said of terms, and what making a contract of them would come to. */
  assess(
    tx: Tx, actor: Actor, type: ContractType, request: Record<string, unknown>,
  ): Promise<ContractAssessmentDto> {
    return this.drafter.assess(tx, actor, type, request);
  }

  /** Makes a contract inside its unit of work; one that the rules refuse is kept as rejected, with its findings. */
  async execute(tx: Tx, actor: Actor, type: ContractType, request: Record<string, unknown>): Promise<MadeContract> {
    const drawnUp = await this.drafter.drawUp(tx, actor, type, request);
    const id = newId();
    await this.write(tx, actor, id, drawnUp);
    await this.record(tx, actor, id, drawnUp);
    if (drawnUp.verdict.valid) return { id, refusal: null };
    return { id, refusal: refusedByRules(id, drawnUp.verdict.findings) };
  }

  private async write(tx: Tx, actor: Actor, id: string, drawnUp: DrawnUp): Promise<void> {
    const { terms, network, currency, subject, plan, parties, verdict } = drawnUp;
    const now = this.clock.now();
    await rows(tx, `
      insert into contract (id, type, network, currency, subject, terms, verdict, is_valid, value_minor, state, bank_id,
                            created_by, created_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`, [
      id, terms.type, network, currency, subject, JSON.stringify(terms), JSON.stringify(verdict), verdict.valid,
      plan.valueMinor, verdict.valid ? 'draft' : 'rejected', actor.bankId, actor.userId, now,
    ]);
    await keepVersion(tx, { contractId: id, version: 1, drawnUp, note: null, madeById: actor.userId, madeAt: now });
    await this.parties.write(tx, id, parties);
  }

  private record(
    tx: Tx, actor: Actor, id: string, { terms, plan, currency, verdict }: DrawnUp,
  ): Promise<void> {
    const details = {
      contractId: id, type: terms.type, value: formatMinor(plan.valueMinor), currency,
      state: verdict.valid ? 'draft' : 'rejected', rules: verdict.findings.map((finding) => finding.ruleId),
    };
    const about = { resource: 'contract', resourceId: id, actor, details };
    return this.events.record(tx, [
      // Subscribers hear of contracts that came to be; of the others only auditors do.
      ...(verdict.valid ? [{ ...about, action: 'contract_create', severity: 'info' as const, type: 'contract.created' }]
        : [{ ...about, action: 'contract_reject', severity: 'info' as const },
          { ...about, action: 'compliance_failure', severity: 'critical' as const }]),
    ]);
  }
}

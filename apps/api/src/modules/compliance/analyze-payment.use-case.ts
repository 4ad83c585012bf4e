import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import { strangeDaysIn } from '../../platform/day.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { invalid } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { AnalyzePaymentDto } from './analyze-payment.dto.ts';
import { ComplianceService } from './compliance.service.ts';
import type { Verdict } from '@connect/compliance-rules';
import type { ComplianceResultDto } from './verdict.dto.ts';

/** Judges a described payment and records that it was asked. */
@Injectable()
export class AnalyzePayment {
  constructor(
    private readonly compliance: ComplianceService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: EventLog,
  ) {}

  async execute(actor: Actor, payment: AnalyzePaymentDto): Promise<ComplianceResultDto> {
    const strange = Object.entries(payment).flatMap(([name, value]) => strangeDaysIn(name, value));
    if (strange.length > 0) throw invalid(strange);
    const verdict = await this.unitOfWork.commit(async (tx) => {
      const screened = await this.compliance.screenDescribed(tx, actor, payment);
      const rules = await this.compliance.rulesInForce(tx);
      const judged = this.compliance.judgeDescribed(screened, rules.of(actor.bankId));
      await this.record(tx, actor, payment, judged);
      return judged;
    });
    const disclosed = this.compliance.discloseTo(actor, verdict);
    return { ...disclosed, aiAssessment: summarise(disclosed) };
  }

  private record(tx: Tx, actor: Actor, payment: AnalyzePaymentDto, verdict: Verdict): Promise<void> {
    return this.events.record(tx, [{
      action: 'compliance_check',
      resource: 'compliance',
      resourceId: null,
      actor,
      severity: 'info',
      details: {
        type: payment.type, amount: payment.amount, currency: payment.currency,
        action: verdict.action, score: verdict.score, rules: verdict.findings.map((f) => f.ruleId),
      },
    }]);
  }
}

const summarise = (verdict: Verdict): string => {
  const [gravest] = verdict.findings;
  if (!gravest) {
    return verdict.action === 'allow' ? 'No rule objects to this payment.' : 'An officer would look at this payment.';
  }
  const others = verdict.findings.length - 1;
  const rest = others === 0 ? '' : ` ${String(others)} more ${others === 1 ? 'finding' : 'findings'}.`;
  return `${gravest.ruleId}: ${gravest.explain.en}${rest}`;
};

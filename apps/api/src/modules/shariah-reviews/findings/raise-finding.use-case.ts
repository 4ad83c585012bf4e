import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { invalid, notFound, Refusal } from '../../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { WorkingPapers } from '../papers/papers.queries.ts';
import { ReviewPlans } from '../plans/plans.queries.ts';
import { reviewsFor } from '../review-access.ts';
import type { RaiseFindingDto, ReviewFindingDto } from './finding.dto.ts';
import { FindingWriter } from './finding-writer.service.ts';
import { ReviewFindings } from './findings.queries.ts';

/** Raises what a Shariah review finds to be wrong under an approved plan. */
@Injectable()
export class RaiseFinding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly plans: ReviewPlans,
    private readonly papers: WorkingPapers,
    private readonly findings: ReviewFindings,
    private readonly writer: FindingWriter,
  ) {}

  async execute(actor: Actor, finding: RaiseFindingDto): Promise<ReviewFindingDto> {
    const { planId, paperId } = finding;
    return this.unitOfWork.commit(async (tx) => {
      const plan = await this.plans.find(tx, actor, planId);
      if (!reviewsFor(actor, plan.bank_id)) throw notFound('review plan');
      if (plan.state !== 'approved') {
        throw new Refusal(409, 'REVIEW_PLAN_NOT_APPROVED', 'Findings are raised under approved plans.',
          { state: plan.state });
      }
      const paper = paperId === undefined ? undefined : await this.papers.find(tx, actor, paperId);
      if (paper && paper.planId !== planId) {
        throw invalid([{ field: 'paperId', code: 'UNKNOWN', message: 'paperId must name a paper under the plan.' }]);
      }
      return this.findings.get(actor, await this.writer.write(tx, actor, plan.bank_id, finding), tx);
    });
  }
}

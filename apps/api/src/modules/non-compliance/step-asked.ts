import type { Tx } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../platform/http/problems/refusal.ts';
import type { NonComplianceStepRequestDto } from './noncompliance.dto.ts';
import type { TakeNonComplianceStep } from './take-noncompliance-step.use-case.ts';

type Field = 'nature' | 'materiality' | 'ownerId' | 'plan' | 'dueOn' | 'note';

/** The fields that a step needs, and each of them. */
const given = <Wanted extends Field>(
  body: NonComplianceStepRequestDto, ...fields: readonly Wanted[]
): { [Name in Wanted]: NonNullable<NonComplianceStepRequestDto[Name]> } => {
  const missing = fields.filter((field) => body[field] === undefined);
  if (missing.length > 0) {
    throw invalid(missing.map((field) => ({ field, code: 'REQUIRED', message: `${field} belongs to this step.` })));
  }
  return body as { [Name in Wanted]: NonNullable<NonComplianceStepRequestDto[Name]> };
};

/** Takes the step that a request asks for; a scholar classifies alone, and the rest is the bank's. */
export const stepAsked = (
  steps: TakeNonComplianceStep, tx: Tx, actor: Actor, id: string, body: NonComplianceStepRequestDto,
): Promise<void> => {
  if (actor.role === 'scholar' && body.step !== 'classify') {
    throw new Refusal(403, 'ACTION_NOT_YOURS', 'This step is the bank’s; a scholar classifies, and confirms.',
      { action: body.step });
  }
  switch (body.step) {
    case 'classify': return steps.classify(tx, actor, id, { ...body, ...given(body, 'nature', 'materiality') });
    case 'plan': return steps.plan(tx, actor, id, given(body, 'ownerId', 'plan', 'dueOn'));
    case 'follow_up': return steps.followUp(tx, actor, id, given(body, 'note').note);
    case 'remedy': return steps.remedy(tx, actor, id, given(body, 'note').note);
    case 'reopen': return steps.reopen(tx, actor, id, given(body, 'note').note);
  }
};

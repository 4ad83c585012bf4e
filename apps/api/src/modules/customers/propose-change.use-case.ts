import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rows, type Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal, invalid } from '../../platform/http/problems/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { refuseUnsound } from './check-file.ts';
import type { CustomerFile } from './customer-file.ts';
import type { CustomerChangeDto, CustomerDataDto, ProposeCustomerChangeDto } from './customer.dto.ts';
import { CustomersQueries } from './customers.queries.ts';

/** Puts forward the next version of a customer's file; nothing changes before another person has decided it. */
@Injectable()
export class ProposeCustomerChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: CustomersQueries,
    private readonly events: EventLog,
    private readonly clock: Clock,
  ) {}

  /** Answers the proposal; 409 when another one waits, or when the file has changed since it was read. */
  async execute(actor: Actor, id: string, request: ProposeCustomerChangeDto): Promise<CustomerChangeDto> {
    return this.unitOfWork.commit(async (tx) => {
      await lockCustomer(tx, id);
      const customer = await this.customers.visible(actor, id, tx);
      refuseOwnAssessment(actor, customer.id, request);
      if (request.version !== customer.version) {
        throw new Refusal(409, 'CUSTOMER_CHANGED', 'The file has changed since it was read.',
          { version: customer.version });
      }
      const known = await this.customers.fileOf(tx, customer.id);
      const file = fileOf(request.data, request.assessment ?? known?.assessment ?? null);
      refuseUnsound(file, this.customers.today());
      const fields = changedFields(known, file);
      if (fields.length === 0) {
        throw new Refusal(409, 'CUSTOMER_UNCHANGED', 'The proposal says what the file says already.');
      }
      const changeId = await this.insert(tx, actor, customer.id, { ...request, file });
      await this.events.record(tx, [{
        action: 'customer_change_propose', type: 'customer.change_proposed', resource: 'customer',
        resourceId: customer.id, actor, severity: 'warning',
        // What the fields hold is nobody's to read in a log.
        details: { changeId, version: request.version + 1, fields },
      }]);
      return this.customers.visibleChange(tx, actor, changeId);
    });
  }

  private async insert(
    tx: Tx, actor: Actor, customerId: string,
    { version, file, reason }: { version: number; file: CustomerFile; reason: string },
  ): Promise<string> {
    const id = newId();
    const added = await rows(tx, `
      insert into customer_change (id, customer_id, version, file, reason, state, proposed_by, proposed_at)
      values ($1, $2, $3, $4::jsonb, $5, 'pending', $6, $7)
      on conflict (customer_id) where state = 'pending' do nothing returning id`,
    [id, customerId, version + 1, JSON.stringify(file), reason, actor.userId, this.clock.now()]);
    if (added.length > 0) return id;
    throw new Refusal(409, 'CHANGE_PENDING', 'Another change of this customer waits to be decided.');
  }
}

/** Lets one change of a customer be made or decided at a time. */
export const lockCustomer = (tx: Tx, id: string): Promise<unknown> =>
  rows(tx, 'select 1 from app_user where id::text = lower($1) for no key update', [id]);

// What the bank thinks of somebody is for others to say.
const refuseOwnAssessment = (actor: Actor, id: string, { assessment }: ProposeCustomerChangeDto): void => {
  if (assessment === undefined || (actor.role !== 'user' && actor.userId !== id)) return;
  const message = 'assessment is given by officers, and never of oneself.';
  throw invalid([{ field: 'assessment', code: 'NOT_ALLOWED', message }]);
};

const fileOf = (data: CustomerDataDto, assessment: CustomerFile['assessment']): CustomerFile => ({
  kind: data.kind,
  legalName: data.legalName,
  legalNameArabic: data.legalNameArabic ?? null,
  bornOn: data.bornOn,
  nationality: data.nationality ?? null,
  country: data.country,
  documents: data.documents.map(({ kind, number, country, expiresOn }) =>
    ({ kind, number, country, expiresOn: expiresOn ?? null })),
  owners: data.owners.map(({ name, birthDate, nationality, sharePercent }) =>
    ({ name, birthDate: birthDate ?? null, nationality: nationality ?? null, sharePercent })),
  areOwnersComplete: data.areOwnersComplete,
  isic: data.isic ?? null,
  mcc: data.mcc ?? null,
  purpose: data.purpose,
  purposeText: data.purposeText ?? null,
  sourceOfFunds: data.sourceOfFunds,
  sourceText: data.sourceText ?? null,
  assessment: assessment && {
    level: assessment.level, pep: assessment.pep, risk: assessment.risk, riskReasons: [...assessment.riskReasons],
    reviewedOn: assessment.reviewedOn, nextReviewOn: assessment.nextReviewOn,
  },
});

const changedFields = (before: CustomerFile | null, after: CustomerFile): string[] =>
  Object.entries(after).filter(([field, value]) =>
    !isDeepStrictEqual(before?.[field as keyof CustomerFile] ?? null, value)).map(([field]) => field);

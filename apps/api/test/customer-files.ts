import { rows } from '../src/platform/database/sql.ts';
import { EventLog } from '../src/platform/event-log.ts';
import type { TestApp } from './app.ts';

/** What a test's customer is known for besides a name. */
export interface KnownCustomer {
  kind?: 'person' | 'organisation';
  country?: string;
  bornOn?: string;
  documents?: string[];
  pep?: 'none' | 'pep';
  mcc?: string;
  isic?: string;
  owners?: { name: string; sharePercent: number }[];
  areOwnersComplete?: boolean;
}

/** Puts a customer's file on record as the sandbox puts those that it invents: approved, and proposed by nobody. */
export const fileFor = async (rig: TestApp, userId: string, legalName: string, known: KnownCustomer): Promise<void> => {
  const { kind = 'person', country = 'AE', documents = ['784199000000001'], pep = 'none' } = known;
  const file = {
    kind, legalName, legalNameArabic: null, bornOn: known.bornOn ?? null,
    nationality: kind === 'person' ? country : null, country, mcc: known.mcc ?? null, isic: known.isic ?? null,
    documents: documents.map((number) => ({
      kind: kind === 'person' ? 'passport' : 'trade_licence', number, country, expiresOn: '2040-01-01' })),
    owners: (known.owners ?? []).map((owner) => ({ birthDate: null, nationality: null, ...owner })),
    areOwnersComplete: known.areOwnersComplete ?? kind === 'person',
    purpose: 'other', purposeText: null, sourceOfFunds: 'business', sourceText: null,
    assessment: {
      level: 'standard', pep, risk: 'low', riskReasons: [], reviewedOn: '2026-11-01', nextReviewOn: '2027-11-01' },
  };
  await rig.orm.em.fork().transactional(async (tx) => {
    await rows(tx, `
      insert into customer_change (id, customer_id, version, file, reason, state, proposed_at, decided_at)
      values (gen_random_uuid(), $1, 1, $2::jsonb, 'Invented', 'approved', now(), now())`,
    [userId, JSON.stringify(file)]);
    await rows(tx, `
      insert into customer (id, version, file, created_at, changed_at)
      values ($1, 1, $2::jsonb, now(), now())`, [userId, JSON.stringify(file)]);
    await rig.app.get(EventLog).record(tx, [{
      action: 'customer_file', resource: 'customer', resourceId: userId, actor: null, severity: 'info', details: {} }]);
  });
};

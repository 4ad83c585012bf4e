import { resolveRuleset } from './resolutions.ts';
import type { TestApp } from './app.ts';

const NEVER = '900000000.00';
const THRESHOLDS = {
  transfer: '3500.00', purpose: '10000.00', large: NEVER, evidence: NEVER, unverifiedDay: NEVER, unverifiedMonth: NEVER,
  pattern: NEVER,
};

/** Puts rules in force by which a payment is judged by itself, whatever its people paid before. */
export const judgeEachByItself = async (rig: TestApp): Promise<void> => {
  const { version } = await (await rig.as('bank.uae')).compliance.draftRuleset({ requestBody: {
    note: 'What payments add up to is tried elsewhere.', thresholds: { AED: THRESHOLDS, QAR: THRESHOLDS } } });
  const admin = await rig.as('admin');
  await admin.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
  await resolveRuleset(rig, version);
  await admin.compliance.activateRuleset({ id: String(version) });
};

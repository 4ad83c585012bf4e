import type { TestApp } from '../app.ts';
import { registerNewcomer } from '../people.ts';
import { serviceClient } from './service-client.ts';
import type { Bank } from './step.ts';

/** A bank that knows how many commands it was given. */
export interface CountingBank extends Bank {
  commands: () => number;
}

const NEVER = '900000000.00';
const THRESHOLDS = {
  transfer: '3500.00', purpose: '10000.00', large: NEVER, evidence: NEVER, unverifiedDay: NEVER, unverifiedMonth: NEVER,
  pattern: NEVER,
};

/** Puts rules in force by which a payment is judged by itself, whatever its people paid in other stories. */
const judgeEachByItself = async (rig: TestApp): Promise<void> => {
  const { version } = await (await rig.as('bank.uae')).compliance.draftRuleset({ requestBody: {
    note: 'What payments add up to is tried elsewhere.', thresholds: { AED: THRESHOLDS, QAR: THRESHOLDS } } });
  const admin = await rig.as('admin');
  await admin.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
  await admin.compliance.activateRuleset({ id: String(version) });
};

/** The bank as its people see it: over HTTP, or behind its controllers. */
export const bankOf = async (rig: TestApp, level: 'service' | 'http'): Promise<CountingBank> => {
  await judgeEachByItself(rig);
  const newcomer = await registerNewcomer(rig);
  const { username } = await newcomer.auth.me();
  const as = (name: string) => (level === 'http' ? rig.as(name) : serviceClient(rig.app, name));
  let commands = 0;
  let keys = 0;
  return {
    people: {
      verified: await as('amina'), officer: await as('bank.uae'), admin: await as('admin'),
      newcomer: level === 'http' ? newcomer : await serviceClient(rig.app, username),
    },
    newKey: () => `key-${++keys}`,
    count: () => { commands++; },
    commands: () => commands,
  };
};

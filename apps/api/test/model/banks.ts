import type { TestApp } from '../app.ts';
import { registerNewcomer } from '../people.ts';
import { judgeEachByItself } from '../rulesets.ts';
import { serviceClient } from './service-client.ts';
import type { Bank } from './step.ts';

/** A bank that knows how many commands it was given. */
export interface CountingBank extends Bank {
  commands: () => number;
}

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

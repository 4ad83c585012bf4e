import type { ObjectDto } from '@connect/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { RawClient } from '../../exchange.ts';
import { loggedRequestOf, webhookOf } from '../access-webhooks.ts';
import { openFixture, type Person, type PersonName, type Fixture } from '../access-fixture.ts';
import { contractOf } from '../contract-policy.ts';
import { finishedReport } from '../report-policy.ts';
import { supportRequestOf } from '../support-policy.ts';

/** One thing of a person, by every name it goes by. */
interface Thing extends ObjectDto {
  names: string[];
  reachedBy: readonly PersonName[];
}

describe('whatever an id names', () => {
  let rig: TestApp;
  let raw: RawClient;
  let fixture: Fixture;
  let things: Thing[];

  beforeAll(async () => {
    rig = await sharedApp();
    raw = new RawClient(rig.baseUrl);
    fixture = await openFixture(rig);
    things = [...await thingsOf(fixture.people.amina), ...await thingsOfOfficer()];
  });
  afterAll(() => { raw.close(); });

  const ask = async (who: PersonName, name: string) => {
    const answer = await raw.askJson('GET', `/api/v1/objects/${encodeURIComponent(name)}`, fixture.people[who].token);
    return { status: answer.status, body: { ...JSON.parse(answer.text) as object, requestId: 'any' } };
  };

  it('is found under every name by those whom its own route shows it to, and by nobody else', async () => {
    const told: unknown[] = [];
    const expected: unknown[] = [];
    for (const { names, reachedBy, ...thing } of things) {
      for (const name of names) {
        for (const who of Object.keys(fixture.people) as PersonName[]) {
          const { status, body } = await ask(who, name);
          told.push({ who, name, status, body });
          expected.push(reachedBy.includes(who)
            ? { who, name, status: 200, body: { ...thing, requestId: 'any' } }
            : { who, name, status: 404, body: NOTHING });
        }
      }
    }
    expect(new Set(things.map(({ kind }) => kind)).size).toBe(11);
    expect(told).toEqual(expected);
  });

  it('is nothing where an id has no form of any, or the form of one that does not exist', async () => {
    const names = [
      'x', '%00', '#', '0', '999999999999999999', 'MUR-999999999', 'SUP-2026-999999', 'RIBA-999', 'req_nobody',
      '0193a000-0000-7000-8000-0000000000ff', 'tx_01m7wskz7nfcnz5jryp8n2sjsg',
      '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB', 'a'.repeat(60),
    ];
    for (const name of names) expect([name, await ask('admin', name)]).toEqual([name, { status: 404, body: NOTHING }]);
  });

  const NOTHING = { code: 'OBJECT_NOT_FOUND', error: 'There is no such object.', requestId: 'any' };

  const thingsOf = async (amina: Person): Promise<Thing[]> => {
    const { client, wallet, batchId, eventId, transactionId } = amina;
    const everyone = Object.keys(fixture.people) as PersonName[];
    const hers = ['amina', 'bank.uae', 'admin'] as const;
    const transaction = await client.transactions.getTransaction({ id: transactionId });
    const contract = await client.smartContracts.getContract({ id: await contractOf(amina) });
    const webhook = await client.webhooks.getWebhook({ id: await webhookOf(amina) });
    const support = await client.support.getSupportRequest({ id: await supportRequestOf(amina) });
    // A request that changed something is found by its id as the event it left, too.
    await loggedRequestOf(amina);
    const [request] = await client.requestLog.listLoggedRequests({ method: 'GET', limit: 1 });
    if (!request) throw new Error('No read of hers was written down.');
    return [
      {
        kind: 'transaction', id: transactionId, label: transactionId, path: `/transactions/${transactionId}`,
        names: [transactionId, transaction.id, transaction.id.toUpperCase()], reachedBy: hers,
      },
      { kind: 'batch', id: batchId, label: batchId, path: `/batches/${batchId}`, names: [batchId], reachedBy: hers },
      {
        kind: 'wallet', id: wallet.id, label: wallet.label, path: `/wallets?history=${wallet.id}`,
        names: [wallet.id, wallet.address, wallet.address.toLowerCase()], reachedBy: hers,
      },
      {
        kind: 'contract', id: contract.id, label: contract.reference, path: `/smart-contracts/${contract.id}`,
        names: [contract.id, contract.reference, contract.reference.toLowerCase()], reachedBy: hers,
      },
      {
        kind: 'webhook', id: webhook.id, label: webhook.url, path: `/settings/webhooks/${webhook.id}`,
        names: [webhook.id], reachedBy: ['amina'],
      },
      {
        kind: 'supportRequest', id: support.id, label: support.number, path: `/support/requests/${support.id}`,
        names: [support.id, support.number, support.number.toLowerCase()], reachedBy: ['amina', 'admin'],
      },
      {
        kind: 'event', id: eventId, label: `#${eventId}`, path: `/audit?event=${eventId}`,
        names: [eventId, `#${eventId}`], reachedBy: hers,
      },
      {
        kind: 'request', id: request.id, label: request.requestId, path: `/settings/requests?request=${request.id}`,
        names: [request.requestId], reachedBy: ['amina'],
      },
      {
        kind: 'user', id: amina.id, label: (await client.auth.me()).name, path: `/users?user=${amina.id}`,
        names: [amina.id], reachedBy: ['admin'],
      },
      {
        kind: 'rule', id: 'RIBA-001', label: 'RIBA-001', path: '/compliance/rules/RIBA-001',
        names: ['RIBA-001', 'riba-001'], reachedBy: everyone,
      },
    ];
  };

  const thingsOfOfficer = async (): Promise<Thing[]> => {
    const report = await finishedReport(fixture.people['bank.uae']);
    return [{
      kind: 'report', id: report, label: report, path: `/reports?report=${report}`, names: [report],
      reachedBy: ['bank.uae', 'admin'],
    }];
  };
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntryDto, ConnectClient } from '@connect/sdk';
import type { TestApp } from '../../app.ts';
import { sharedApp } from '../../suite.ts';
import { openWallet, ownWallet, sendOf } from '../../people.ts';

type Filter = Parameters<ConnectClient['audit']['getAuditStats']>[0];

const top = (names: string[]): { name: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1)).slice(0, 5);
};

describe('the figures of the audit log', () => {
  let rig: TestApp;

  beforeAll(async () => {
    rig = await sharedApp();
    const amina = await rig.as('amina');
    const payer = await openWallet(amina);
    const payee = await ownWallet(await rig.as('yusuf'));
    await rig.as('bank.uae');
    await rig.as('admin');
    for (const memo of ['Rent', 'Books', 'usury']) {
      await amina.transactions.sendTransaction({ requestBody: sendOf(payer, payee, { memo }) }).catch(() => undefined);
    }
    await amina.wallets.freezeWallet({ id: payer.id, requestBody: { reason: 'Not hers to do' } }).catch(() => undefined);
  });

  const countedBy = (events: AuditEntryDto[]) => ({
    totalEvents: events.length,
    todayEvents: events.filter((event) => event.createdAt >= new Date().toISOString().slice(0, 10)).length,
    criticalEvents: events.filter((event) => event.severity === 'critical').length,
    activeUsers: new Set(events.flatMap((event) => event.userId ?? [])).size,
    topActions: top(events.map((event) => event.action)),
    topResources: top(events.map((event) => event.resource)),
  });

  describe.each(['admin', 'bank.uae', 'amina'])('as %s sees them', (username) => {
    it.each<[string, Filter]>([
      ['no filter', {}], ['a severity', { severity: 'critical' }], ['an action', { action: 'transaction_send' }],
      ['a resource', { resource: 'wallet' }], ['a search', { q: 'login' }], ['times that exclude all', { to: '2020-01-01' }],
    ])('are those of the events themselves, under %s', async (_, filter) => {
      const client = await rig.as(username);
      const events = await client.audit.listAuditEvents({ ...filter, limit: 200 });
      const everything = await client.audit.listAuditEvents({ limit: 200 });
      expect(await client.audit.getAuditStats(filter)).toEqual({
        ...countedBy(events),
        actions: [...new Set(everything.map((event) => event.action))].sort(),
        resources: [...new Set(everything.map((event) => event.resource))].sort(),
        people: expect.arrayContaining([expect.objectContaining({ id: (await client.auth.me()).id })]),
      });
      expect(everything.length).toBeLessThan(200);
    });
  });
});

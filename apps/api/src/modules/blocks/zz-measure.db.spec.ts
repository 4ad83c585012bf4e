import { describe, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { BalancesScene as Scene } from '../../../test/balances-scene.ts';
import { chanceOf, SEED } from '../../../test/chance.ts';
import { balancesOn, sealerOn } from '../../../test/sealing.ts';
import { rows } from '../../platform/database/sql.ts';

const pgCpu = (): number => readdirSync('/proc').filter((name) => /^\d+$/.test(name)).reduce((sum, pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    if (!stat.includes('(postgres)')) return sum;
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const cmd = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return cmd.includes(DB) ? sum + (Number(fields[11]) + Number(fields[12])) * 10 : sum;
  } catch { return sum; }
}, 0);
let DB = '';
const nodeCpu = (): number => { const c = process.cpuUsage(); return (c.user + c.system) / 1000; };

describe('measure', () => {
  it('the share', async () => {
    const scene = await Scene.open();
    DB = scene.database.connection.database ?? '?';
    const inside = { node: 0, pg: 0, on: true };
    const balances = balancesOn(scene.orm.em);
    const close = balances.close.bind(balances);
    const sealer = sealerOn(scene.orm.em, scene, { exclusively: balances.exclusively.bind(balances), closed: balances.closed.bind(balances), close: async (...args: Parameters<typeof close>) => {
      const [n, p] = [nodeCpu(), pgCpu()];
      const answer = await close(...args);
      inside.node += nodeCpu() - n; inside.pg += pgCpu() - p;
      return answer;
    } });
    for (let n = 0; n < 1000; n++) await scene.openWallet(1_000_000n);
    await scene.sealAll(sealer);
    const fees = await scene.ledger.systemAccountId(scene.orm.em.fork(), 'uae_dirham', 'fees');
    let whole = { node: 0, pg: 0 }; inside.node = 0; inside.pg = 0;
    const chance = chanceOf(SEED); let events = 0;
    for (let round = 0; round < 20; round++) {
      await scene.unitOfWork.commit(async (tx) => {
        const picks = Array.from({ length: 500 }, () => [scene.wallets[chance(1000)]!, scene.wallets[chance(1000)]!] as const).filter(([a, b]) => a !== b);
        const book = await scene.ledger.lock(tx, [...new Set(picks.flat())]);
        const ids = picks.map(([fromAccountId, toAccountId]) => {
          const id = randomUUID();
          book.apply(id, [{ fromAccountId, toAccountId, amountMinor: 10n, purpose: 'principal' }, { fromAccountId, toAccountId: fees, amountMinor: 1n, purpose: 'fee' }]);
          return id;
        });
        await scene.ledger.post(tx, book);
        const moved = book.moved();
        await scene.log.record(tx, ids.map((id) => ({ action: 'transaction_send', resource: 'transaction', resourceId: id, actor: null, severity: 'info' as const,
          details: { transactionId: id, type: 'send', network: 'uae_dirham', currency: 'AED', amount: '10.00', fee: '0.01', from: id, to: id, status: 'completed', ...moved(id) } })));
        events += ids.length;
      });
      const [n, p] = [nodeCpu(), pgCpu()];
      await scene.sealAll(sealer);
      whole.node += nodeCpu() - n; whole.pg += pgCpu() - p;
    }
    const per = (ms: number) => (1000 * ms / events).toFixed(1);
    process.stderr.write(`MEASURE events ${events}: sealing node ${per(whole.node)} us, pg ${per(whole.pg)} us; of it balances node ${per(inside.node)} us, pg ${per(inside.pg)} us\n`);
    for (const many of [100_000, 1_000_000]) {
      await rows(scene.orm.em.fork(), `set session_replication_role = replica; insert into account (id, kind, network, currency) select gen_random_uuid(), 'wallet', 'uae_dirham', 'AED' from generate_series(1, ${many}) n`).catch(async () => {
        await rows(scene.orm.em.fork(), `insert into account (id, kind, network, currency) select gen_random_uuid(), 'wallet', 'uae_dirham', 'AED' from generate_series(1, ${many}) n`);
      });
      await scene.asSuperuser([`insert into entry select id, 1, id, 0, 'principal', 'AED', 5, 5 from account a where not exists (select 1 from account_place p where p.account_id = a.id) and kind = 'wallet'`],
        [`insert into account_place select (select max(position) from account_place) + row_number() over (order by id), id, 'AED', 999999, 0, 0 from account a where kind = 'wallet' and not exists (select 1 from account_place p where p.account_id = a.id)`],
        [`update block set balances_root = null, accounts = null`]);
      await rows(scene.orm.em.fork(), 'vacuum analyze account_place; vacuum analyze entry').catch(() => undefined);
      const other = balancesOn(scene.orm.em);
      let [worst, last] = [0, performance.now()];
      const timer = setInterval(() => { worst = Math.max(worst, performance.now() - last); last = performance.now(); }, 1);
      const [n, p, t, m] = [nodeCpu(), pgCpu(), performance.now(), process.memoryUsage().rss];
      await other.exclusively(() => Promise.resolve());
      process.stderr.write(`MEASURE read ${many}: node ${(nodeCpu() - n).toFixed(0)} ms, pg ${(pgCpu() - p).toFixed(0)} ms, wall ${(performance.now() - t).toFixed(0)} ms, `);
      const [n2, t2] = [nodeCpu(), performance.now()];
      const state = (other as unknown as { state: { balances: { root(): Promise<Buffer> } } }).state;
      await state.balances.root();
      clearInterval(timer);
      process.stderr.write(`root node ${(nodeCpu() - n2).toFixed(0)} ms wall ${(performance.now() - t2).toFixed(0)}, longest gap ${worst.toFixed(0)} ms wall, rss +${((process.memoryUsage().rss - m) / 1e6).toFixed(0)} MB\n`);
    }
    await scene.close();
  }, 600_000);
});

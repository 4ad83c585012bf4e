import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Client, request } from 'undici';
import { quantile, type Figures } from './figures.ts';
import { fillBooks, untilFollowed } from './full-books.ts';
import { runLoad } from './load.ts';
import { measurePages } from './page-speed.ts';
import { familyCpu, forgetPeak, peakMegabytes, residentMegabytes } from './process-meter.ts';
import { startRig, type ApiProcess, type Rig } from './rig.ts';

const PORT = 3927;
const WALLETS = 1000;
const TRANSACTIONS = 1_000_000;
const REPORTS = 10_000;
/** As many events as fit on paper, see the API's own limit. */
const ON_PAPER = 500;
const PROOFS = 500;
const SECONDS = 10;
const CONNECTIONS = 64;
const SAMPLE_MS = 100;
const DAY_MS = 86_400_000;

/** What the measurements of this part share. */
interface Bench {
  figures: Figures;
  rig: Rig;
  client: pg.Client;
  http: Client;
  token: string;
}

/** Measures sealing, proofs, exports, reports and their lists once a million events are in the log. */
export const measureProofs = async (figures: Figures): Promise<void> => {
  const rig = await startRig(PORT);
  const client = new pg.Client(rig.books);
  const http = new Client(rig.baseUrl, { pipelining: 1, bodyTimeout: 0, headersTimeout: 0 });
  try {
    await client.connect();
    const addresses = await rig.openWallets(WALLETS);
    // A token lasts for a quarter of an hour, which one measurement does not exceed and all of them may.
    const context = async (): Promise<Bench> => ({ figures, rig, client, http, token: await rig.signIn('admin') });
    await measureSealing(await context(), addresses);
    await fillBooks({ figures, rig, client }, { addresses, transactions: TRANSACTIONS, name: 'proofs' });
    await measureSingleProofs(await context());
    await measureWholeLog(await context());
    await measureExports(context);
    await measureReports(await context());
    await measureLists(await context());
  } finally {
    await http.close();
    await client.end();
    await rig.close();
  }
};

/** How old the oldest event is that no block holds, while as much is sent as can be. */
const measureSealing = async ({ figures, rig, client, token }: Bench, addresses: string[]): Promise<void> => {
  const lags: number[] = [];
  const progress = { isSending: true };
  const watch = async (): Promise<void> => {
    while (progress.isSending) {
      const { rows: [oldest] } = await client.query<{ lag: number }>(`
        select coalesce(extract(epoch from clock_timestamp() - min(e.created_at)), 0)::float8 as lag
        from unsealed_event_ids() u join audit_event e using (id)`);
      lags.push(oldest?.lag ?? 0);
      await sleep(SAMPLE_MS);
    }
  };
  const watching = watch();
  const report = await runLoad({
    connections: CONNECTIONS, seconds: SECONDS,
    target: { kind: 'http', baseUrl: rig.baseUrl, token, addresses },
  });
  progress.isSending = false;
  await watching;
  figures.add('proofs.sealing.load', report.perSecond, 'tx/s');
  figures.add('proofs.sealing.lag.p50', quantile(lags, 0.5), 's');
  figures.add('proofs.sealing.lag.longest', Math.max(...lags), 's');
  await untilFollowed(client);
};

const ask = async ({ http, token }: Bench, path: string): Promise<{ body: string; milliseconds: number }> => {
  const startedAt = performance.now();
  const answer = await http.request({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
  const body = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${body}`);
  return { body, milliseconds: performance.now() - startedAt };
};

/** Proofs of events and of growth, each drawn anew so that none is read from a warm page. */
const measureSingleProofs = async (context: Bench): Promise<void> => {
  const { rows: [last] } = await context.client.query<{ event: string; height: string }>(
    'select max(event_id) as event, max(height) as height from block_leaf');
  const [events, heights] = [Number(last?.event), Number(last?.height)];
  const kinds: [string, () => string][] = [
    ['event', () => `/api/v1/audit/${randomInt(1, events)}/proof`],
    ['growth', () => `/api/v1/audit/checkpoints/consistency?from=${randomInt(1, heights)}`],
  ];
  for (const [name, draw] of kinds) {
    for (let n = 0; n < PROOFS / 10; n++) await ask(context, draw());
    const answers = [];
    const cpuBefore = cpuNow(context.rig);
    for (let n = 0; n < PROOFS; n++) answers.push(await ask(context, draw()));
    context.figures.add(`proofs.${name}.cpu`, (cpuNow(context.rig) - cpuBefore) / PROOFS / 1000, 'ms');
    const times = answers.map(({ milliseconds }) => milliseconds);
    const hashes = answers.map(({ body }) => (JSON.parse(body) as { hashes: string[] }).hashes.length);
    context.figures.add(`proofs.${name}.p50`, quantile(times, 0.5), 'ms');
    context.figures.add(`proofs.${name}.p99`, quantile(times, 0.99), 'ms');
    context.figures.add(`proofs.${name}.hashes`, Math.max(...hashes), 'at most');
    const sizes = answers.map(({ body }) => Buffer.byteLength(body));
    context.figures.add(`proofs.${name}.size`, Math.max(...sizes), 'bytes');
  }
};

/** Processor time of the API and of the database, in microseconds; it does not tell of what else the machine does. */
const cpuNow = ({ apis: [api], databasePid }: Rig): number => familyCpu(api?.pid ?? 0) + familyCpu(databasePid);

const measureWholeLog = async (context: Bench): Promise<void> => {
  const { apis: [api] } = context.rig;
  const startedAt = performance.now();
  const before = restingMegabytes(api?.pid ?? 0);
  let events = 0;
  for (let from: number | null = 1; from !== null;) {
    const { body } = await ask(context, `/api/v1/audit/verify?from=${from}`);
    const part = JSON.parse(body) as { events: number; next: number | null; fault: object | null };
    if (part.fault) throw new Error(`The log is broken: ${JSON.stringify(part.fault)}`);
    events += part.events;
    from = part.next;
  }
  context.figures.add('proofs.log.events', events, 'events');
  context.figures.add('proofs.log.whole', (performance.now() - startedAt) / 1000, 's');
  context.figures.add('proofs.log.memory', peakMegabytes(api?.pid ?? 0) - before, 'MB more');
};

/** Lets the peak of the process begin anew and answers from where. */
const restingMegabytes = (pid: number): number => {
  forgetPeak(pid);
  return residentMegabytes(pid);
};

/** A filter that as many events match as fit on paper. */
const filterForPaper = async (client: pg.Client): Promise<string> => {
  const { rows: [found] } = await client.query<{ since: Date }>(
    `select created_at as since from audit_event order by id desc offset ${ON_PAPER - 20} limit 1`);
  return `&from=${found?.since.toISOString() ?? ''}`;
};

/** Exports of a process that did nothing before, so that what it holds more is what they take. */
const measureExports = async (contextNow: () => Promise<Bench>): Promise<void> => {
  const { rig, client } = await contextNow();
  const api = await rig.startApi(PORT + 1);
  const onPaper = await filterForPaper(client);
  for (const [format, filter] of [['csv', ''], ['json', ''], ['pdf', onPaper]] as const) {
    const context = await contextNow();
    // A small one first, for what is loaded once does not count.
    await takeExport(context, api, 'csv', onPaper);
    const before = restingMegabytes(api.pid);
    const startedAt = performance.now();
    const bytes = await takeExport(context, api, format, filter);
    context.figures.add(`proofs.export.${format}`, (performance.now() - startedAt) / 1000, 's');
    context.figures.add(`proofs.export.${format}.size`, bytes / 1024 ** 2, 'MB');
    context.figures.add(`proofs.export.${format}.before`, before, 'MB');
    context.figures.add(`proofs.export.${format}.memory`, peakMegabytes(api.pid) - before, 'MB more');
  }
};

/** Reads a whole export as it comes and answers how many bytes it has. */
const takeExport = async ({ token }: Bench, api: ApiProcess, format: string, filter: string): Promise<number> => {
  const answer = await request(`${api.url}/api/v1/audit/export?format=${format}${filter}`, {
    headers: { authorization: `Bearer ${token}` }, bodyTimeout: 0, headersTimeout: 0,
  });
  if (answer.statusCode !== 200) throw new Error(`The ${format} export: ${await answer.body.text()}`);
  let bytes = 0;
  for await (const piece of answer.body) bytes += (piece as Buffer).length;
  return bytes;
};

/** A report over the loaded month, and the list when there are many of it. */
const measureReports = async (context: Bench): Promise<void> => {
  const { figures, client, rig: { apis: [api], baseUrl }, token } = context;
  const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const before = restingMegabytes(api?.pid ?? 0);
  const startedAt = performance.now();
  const answer = await fetch(`${baseUrl}/api/v1/reports`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': `bench-${Date.now()}`,
    },
    body: JSON.stringify({ type: 'custom', from: day(91), to: day(1) }),
  });
  const { id } = (await answer.json()) as { id: string };
  for (let state = ''; state !== 'done';) {
    await sleep(SAMPLE_MS);
    ({ state } = JSON.parse((await ask(context, `/api/v1/reports/${id}`)).body) as { state: string });
    if (state === 'failed') throw new Error('The report could not be made.');
  }
  figures.add('proofs.report', (performance.now() - startedAt) / 1000, 's');
  figures.add('proofs.report.memory', peakMegabytes(api?.pid ?? 0) - before, 'MB more');
  await client.query(`
    with copy as (
      insert into report (id, bank_id, type, from_at, to_at, time_zone, is_provisional, state, progress, figures,
                          requested_by, created_at, ended_at)
      select gen_random_uuid(), bank_id, type, from_at, to_at, time_zone, is_provisional, state, progress, figures,
             requested_by, created_at, ended_at
      from report cross join generate_series(1, $2) where id = $1 returning id)
    insert into report_file (report_id, format, language, content, digest, signature, key_id)
    select c.id, f.format, f.language, f.digest, f.digest, f.signature, f.key_id
    from copy c cross join report_file f where f.report_id = $1`, [id, REPORTS]);
};

const measureLists = async ({ figures, rig, client, token }: Bench): Promise<void> => {
  const { rows: [at] } = await client.query<{ event: string; report: string }>(`
    select (select id from audit_event order by id desc offset 49949 limit 1)::text as event,
           (select id from report order by ordinal desc offset 9949 limit 1) as report`);
  for await (const { name, p50Ms, p99Ms } of measurePages(rig.baseUrl, [
    { name: 'audit.first', path: '/api/v1/audit', token },
    { name: 'audit.page1000', path: `/api/v1/audit?before=${at?.event ?? ''}`, token },
    { name: 'audit.stats', path: '/api/v1/audit/stats', token },
    { name: 'checkpoints', path: '/api/v1/audit/checkpoints', token },
    { name: 'reports.first', path: '/api/v1/reports', token },
    { name: 'reports.page200', path: `/api/v1/reports?before=${at?.report ?? ''}`, token },
  ])) {
    figures.add(`proofs.${name}.p50`, p50Ms, 'ms');
    figures.add(`proofs.${name}.p99`, p99Ms, 'ms');
  }
};

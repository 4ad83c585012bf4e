import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentsByEndToEndId, readStatusReport, verifyWebhook, type CheckpointDto, type StatusReport } from '@connect/sdk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkpointText, cosign } from '../../src/modules/witnesses/checkpoint-note.ts';
import { readSigningKey } from '../../src/platform/signing-key.ts';
import { PASSWORD, startApp, type TestApp } from '../app.ts';
import { byIban, pain001 } from '../iso-messages.ts';
import { ownWallet } from '../people.ts';
import { newNoteKey, type NamedKey } from '../witness-fixture.ts';
import { folderOf, runProgram } from './readme.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('the command line', () => {
  let rig: TestApp;
  let made: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    rig = await startApp();
    made = mkdtempSync(join(tmpdir(), 'connect-command-'));
    const compiler = join(folderOf('..'), 'node_modules/typescript/bin/tsc');
    const build = ['-p', join(folderOf('sdk'), 'tsconfig.build.json'), '--outDir', join(made, 'dist')];
    await runProgram(process.execPath, [compiler, ...build]);
    for (const name of ['package.json', 'bin']) cpSync(join(folderOf('sdk'), name), join(made, name), { recursive: true });
    const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'admin', password: PASSWORD } });
    env = { CONNECT_URL: rig.baseUrl, CONNECT_TOKEN: token };
  });
  afterAll(async () => {
    await rig.close();
    rmSync(made, { recursive: true });
  });

  const connect = (...args: string[]) => runProgram(process.execPath, [join(made, 'bin/connect.mjs'), ...args], { env });

  it('sends a payment and finds it in the chain', async () => {
    const admin = await rig.as('admin');
    const amina = await rig.as('amina');
    const [from, to] = [await ownWallet(admin), await ownWallet(amina)];
    const sent = JSON.parse(await connect('send', '--from', from.address, '--to', to.address, '--amount', '1.00')) as {
      transaction_id: string; status: string;
    };
    expect(sent).toMatchObject({ status: 'completed', transaction_id: expect.stringMatching(/^tx_/) });
    expect(await connect('verify', sent.transaction_id).catch(String)).toContain(sent.transaction_id);
  });

  it('checks the books without the server, against the head that a report carries', async () => {
    const admin = await rig.as('admin');
    while ((await admin.audit.listCheckpoints({})).length === 0) await wait(100);
    const { id } = await admin.reports.requestReport({
      requestBody: { type: 'monthly', from: new Date().toISOString().slice(0, 10) } });
    while ((await admin.reports.getReport({ id })).state !== 'done') await wait(100);
    const report = await (await admin.reports.downloadReport({ id, format: 'json' })).text();
    const { head } = JSON.parse(report) as { head: object };
    const forged = JSON.stringify({ head: { ...head, hash: '0'.repeat(64) } });
    const books = await fetch(`${rig.baseUrl}/api/v1/audit/books`, {
      headers: { authorization: `Bearer ${env['CONNECT_TOKEN'] ?? ''}` } });
    const keys = JSON.stringify(await rig.anonymous.keys.getKeys());
    const files = { 'books.jsonl': await books.text(), 'keys.json': keys, 'report.json': report, 'forged.json': forged };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(made, name), content);
    const verify = (known: string) => runProgram(process.execPath, [join(made, 'bin/connect-verify.mjs'),
      join(made, 'books.jsonl'), '--keys', join(made, 'keys.json'), '--known', join(made, known)]);
    expect(await verify('report.json')).toMatch(/Proven\.\n$/);
    await expect(verify('forged.json')).rejects.toThrow('Not proven.');
  });

  it('asks an export for cosignatures of its head, and names who gave none', async () => {
    const [witness, other] = ['w.example/one', 'w.example/two'].map((name) => newNoteKey(name, 'witness')) as [NamedKey, NamedKey];
    const books = readFileSync(join(made, 'books.jsonl'), 'utf8');
    const { treeSize, root } = books.split('\n').flatMap((line) => (line.startsWith('{"block"')
      ? [(JSON.parse(line) as { block: CheckpointDto }).block] : [])).at(-1)!;
    const text = checkpointText({ origin: 'bank.example/audit', size: BigInt(treeSize), root: Buffer.from(root, 'hex') });
    writeFileSync(join(made, 'head'), `${text}\n${cosign(witness.key, readSigningKey(witness.pem), text, new Date())}\n`);
    const verify = (...args: string[]) => runProgram(process.execPath, [join(made, 'bin/connect-verify.mjs'),
      join(made, 'books.jsonl'), '--keys', join(made, 'keys.json'), ...args]);
    const head = ['--witness', witness.key.vkey, '--checkpoint', join(made, 'head')];
    expect(await verify(...head)).toMatch(new RegExp(`one countersigned the first ${treeSize} events at .*Proven\\.\\n$`, 's'));
    await expect(verify('--witness', witness.key.vkey)).rejects.toThrow('w.example/one countersigned nothing of it');
    await expect(verify(...head, '--witness', other.key.vkey)).rejects.toThrow(/two countersigned nothing.*Not proven\./s);
    expect(await verify(...head, '--witness', other.key.vkey, '--quorum', '1')).toMatch(/Proven\.\n$/);
    await expect(verify('--quorum', '1')).rejects.toThrow('need a --witness');
  });

  it('checks what a board resolved, and refuses a changed word of it', async () => {
    const document = await (await rig.as('admin')).boards.getResolutionDocument({ id: '0193a000-0000-7000-8000-0000000be501' });
    const verify = (changed: object, ...args: string[]) => {
      writeFileSync(join(made, 'resolution.json'), JSON.stringify({ ...document, ...changed }));
      return runProgram(process.execPath, [join(made, 'bin/connect-verify.mjs'), 'resolution', join(made, 'resolution.json'), ...args]);
    };
    expect(await verify({})).toMatch(/binds product murabaha.*dissent: .*Proven\.\n$/s);
    const { text, opinions } = document;
    await expect(verify({ text: text.replace('permissible', 'forbidden  ') })).rejects.toThrow('Not proven.');
    await expect(verify({}, `--member=${opinions[0]!.publicKey}`)).rejects.toThrow('none of those that were given');
    await expect(verify({}, '--proof', 'proof.json')).rejects.toThrow('connect-verify resolution <file>');
  });

  it.each([
    ['payment-completed', '"status": "completed"'], ['payment-refused', '"refused": "COMPLIANCE_REJECTED"'],
    ['payment-in-escrow', '"sub_status": "in_escrow"'], ['payment-awaiting-approval', '"sub_status": "awaiting_approval"'],
    ['wallet-frozen', '"isFrozen": true'],
  ])('triggers %s', async (fixture, outcome) => {
    expect(await connect('trigger', fixture)).toContain(outcome);
  });

  it('sends a message, waits for its answer, and tells of each payment', async () => {
    const [from, to] = [await ownWallet(await rig.as('admin')), await ownWallet(await rig.as('amina'))];
    const pay = (endToEndId: string, amount: string) => ({ to: byIban(to.iban), endToEndId, amount });
    const text = pain001({
      messageId: 'COMMAND-1', from: byIban(from.iban),
      payments: [pay('GOOD', '1.00'), { ...pay('NOBODY', '2.00'), to: byIban('AE070331234567890123456') }],
    });
    const file = join(made, 'message.xml');
    writeFileSync(file, text);
    const looked = JSON.parse(await connect('iso', 'send', file, '--dry-run')) as { instructions: object[] };
    expect(looked.instructions).toEqual([expect.objectContaining({ completed: 1, refused: 1 })]);
    const sent = JSON.parse(await connect('iso', 'send', file, '--wait')) as { id: string; state: string };
    expect(sent.state).toBe('answered');
    const told = JSON.parse(await connect('iso', 'status', sent.id)) as { report: StatusReport };
    expect(told.report).toMatchObject({ originalMessageId: 'COMMAND-1', state: 'PART' });
    expect(paymentsByEndToEndId(told.report)).toEqual(new Map([
      ['GOOD', expect.objectContaining({ state: 'ACSC', reasons: [], reference: expect.stringMatching(/^tx_/) })],
      ['NOBODY', expect.objectContaining({ state: 'RJCT', reasons: [expect.objectContaining({ code: 'AC01' })] })],
    ]));
    expect(await connect('iso', 'answers', sent.id)).toContain('<GrpSts>PART</GrpSts>');
    const kept = (await connect('iso', 'answers', sent.id, '--out', join(made, 'answers'))).trim();
    expect(kept).toContain(`pain.002.001.10-${sent.id}-1.xml`);
    expect(readStatusReport(readFileSync(kept, 'utf8')).state).toBe('PART');
  });

  it('tells each problem of a message by its place, and what cannot be read or sent', async () => {
    const file = join(made, 'faulty.xml');
    const wallet = byIban((await ownWallet(await rig.as('admin'))).iban);
    writeFileSync(file, pain001({ messageId: 'COMMAND-2', from: wallet, payments: [{ to: wallet, amount: '1.001' }] }));
    const refusal = connect('iso', 'send', file, '--dry-run');
    await expect(refusal).rejects.toThrow(/InstdAmt: Line \d+: .*MESSAGE_REFUSED/s);
    await expect(connect('iso', 'send', join(made, 'nowhere.xml'))).rejects.toThrow('cannot be read');
    await expect(connect('iso', 'status', randomUUID())).rejects.toThrow('MESSAGE_NOT_FOUND');
  });

  it.each([
    [['iso'], 'Say iso send'], [['iso', 'send'], 'Name one file'], [['iso', 'status'], 'Name one message'],
    [['iso', 'send', 'x.xml', '--timeout', 'soon'], 'a number of seconds'],
    [['send'], 'Say --from'], [['dance'], 'connect <command>'], [['trigger', 'x'], 'The fixtures are']])(
    'says what is wrong with %j', async (args, sentence) => {
      await expect(connect(...args)).rejects.toThrow(sentence);
    });

  it('hears events and forwards them signed', async () => {
    const deliveries: { request: IncomingMessage; body: string }[] = [];
    const heard = Promise.withResolvers<undefined>();
    const server = createServer((request, reply) => {
      void request.toArray().then((chunks) => {
        deliveries.push({ request, body: Buffer.concat(chunks as Buffer[]).toString() });
        reply.end();
        heard.resolve(undefined);
      });
    });
    await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
    const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const listener = spawn(process.execPath, [join(made, 'bin/connect.mjs'), 'listen', '--forward', place,
      '--secret', SECRET], { env: { ...process.env, ...env } });
    try {
      await heard.promise;
      const [delivery] = deliveries;
      if (!delivery) throw new Error('Nothing was delivered.');
      const { request, body } = delivery;
      const id = await verifyWebhook({ body, headers: request.headers }, SECRET);
      expect(id).toBe(`evt_${(JSON.parse(body) as { id: string }).id}`);
    } finally {
      listener.kill();
      await once(listener, 'exit');
      server.close();
    }
  });
});

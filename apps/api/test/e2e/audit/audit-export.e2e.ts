import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyExport, verifyExportedFile, type ConnectClient, type KeySet } from '@connect/sdk';
import { PDF } from '@libpdf/core';
import { createHash } from 'node:crypto';
import { itWith, needs } from '../../../../../tools/needs.mjs';
import { MOST_ON_PAPER } from '../../../src/modules/audit/export-log.use-case.ts';
import { rows } from '../../../src/platform/database/sql.ts';
import { readPdfSignature } from '../../../src/platform/pdf/read-pdf-signature.ts';
import { keyIdOf } from '../../../src/platform/signing-key.ts';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../../chance.ts';
import { IS_LONG } from '../../long.ts';
import { pdfsig } from '../../pdfsig.ts';
import { openWallet } from '../../people.ts';
import { untilSealed } from '../../sealing.ts';

const CHANGES = IS_LONG ? 1000 : 200;
const FORMULA = '=HYPERLINK("http://example.com","pay")';

/** Cells of a CSV text as RFC 4180 reads them. */
const cellsOf = (text: string): string[][] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
};

describe('an export of the audit log', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let amina: ConnectClient;
  let keys: KeySet;

  beforeAll(async () => {
    rig = await startApp();
    [admin, amina] = [await rig.as('admin'), await rig.as('amina')];
    const wallet = await openWallet(amina);
    await admin.wallets.freezeWallet({ id: wallet.id, requestBody: { reason: FORMULA } });
    for (let n = 0; n < 20; n++) await openWallet(amina, '0.00');
    keys = await admin.keys.getKeys();
  });
  afterAll(() => rig.close());

  const take = async (query: string, username = 'admin'): Promise<{ status: number; file: Buffer; headers: Headers }> => {
    const { token } = await rig.anonymous.auth.login({ requestBody: { username, password: PASSWORD } });
    const answer = await fetch(`${rig.baseUrl}/api/v1/audit/export?${query}`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, file: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
  };
  const idsIn = (csv: Buffer): string[] => cellsOf(csv.toString().slice(1)).slice(1).map(([id]) => id ?? '');
  /** The proof of the event in which the log keeps the digest of the file that was taken last. */
  const lastReceipt = async () => {
    await untilSealed(rig.orm.em);
    const [event] = await admin.audit.listAuditEvents({ action: 'audit_export_complete', limit: 1 });
    return admin.audit.proveAuditEvent({ id: event!.id });
  };

  it('holds what the same filter lists, in the same order', async () => {
    const filters: Record<string, string>[] = [{}, { resource: 'wallet' }, { severity: 'warning', resource: 'wallet' }];
    for (const filter of filters) {
      const { file, headers } = await take(`format=csv&${new URLSearchParams(filter).toString()}`);
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      const listed = (await admin.audit.listAuditEvents({ ...filter, limit: 200 })).map(({ id }) => id);
      const ids = idsIn(file);
      // What happened since, such as the export itself, is not in the file.
      expect(ids).toEqual(listed.slice(listed.indexOf(ids[0]!)));
      expect(ids.length).toBeGreaterThan(0);
    }
    expect((await take('format=csv&severity=warning')).headers.get('content-disposition'))
      .toMatch(/^attachment; filename="audit-log_\d{4}-\d\d-\d\dT\d{6}Z_severity-warning\.csv"$/);
  });

  it('reaches as far as whoever takes it', async () => {
    const { id } = await amina.auth.me();
    const mine = JSON.parse((await take('format=json', 'amina')).file.toString()) as { events: { userId: string }[] };
    expect(mine.events.length).toBeGreaterThan(20);
    expect(mine.events.every((event) => event.userId === id)).toBe(true);
  });

  it('leaves no formula for a spreadsheet to compute', async () => {
    const { file } = await take('format=csv');
    for (const cell of cellsOf(file.toString().slice(1)).flat()) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d)/);
    expect(file.toString()).toContain(JSON.stringify(FORMULA).slice(1, -1).replaceAll('"', '""'));
  });

  it('is recorded before its first byte and again, with its digest, after its last', async () => {
    const { file } = await take('format=json&resource=wallet');
    const { events } = JSON.parse(file.toString()) as { events: unknown[] };
    const [complete, asked] = await admin.audit.listAuditEvents({ resource: 'audit_export', limit: 2 });
    expect(asked).toMatchObject({ action: 'audit_export', actorRole: 'admin',
      details: { format: 'json', resource: 'wallet', events: events.length } });
    expect(complete).toMatchObject({ action: 'audit_export_complete', resourceId: asked!.resourceId, details: {
      format: 'json', events: events.length, bytes: file.length,
      sha256: createHash('sha256').update(file).digest('hex') } });
  });

  it('comes in pieces that join without a seam, more than one page long', async () => {
    await rows(rig.orm.em.fork(), `
      insert into audit_event (action, resource, severity, created_at)
      select 'thing_done', 'thing', 'info', now() from generate_series(1, 1234)`);
    const { file } = await take('format=csv&resource=thing');
    expect(new Set(idsIn(file)).size).toBe(1234);
    const { events } = JSON.parse((await take('format=json&resource=thing')).file.toString()) as { events: unknown[] };
    expect(events).toHaveLength(1234);
    expect(JSON.parse((await take('format=json&resource=nothing')).file.toString())).toMatchObject({ events: [] });
  });

  it('on paper is for reading: what is too long for it is refused with both numbers', async () => {
    const { file, headers } = await take('format=pdf&resource=wallet');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await verifyExportedFile(file, await lastReceipt(), keys)).toMatchObject({ isProven: true });
    await rows(rig.orm.em.fork(), `
      insert into audit_event (action, resource, severity, created_at)
      select 'sheet_filled', 'sheet', 'info', now() from generate_series(0, ${MOST_ON_PAPER})`);
    const refused = await take('format=pdf&resource=sheet');
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.file.toString())).toMatchObject({
      code: 'EXPORT_TOO_LARGE', error: expect.stringContaining(String(MOST_ON_PAPER + 1)),
      details: { events: MOST_ON_PAPER + 1, limit: MOST_ON_PAPER } });
  });

  it.each(['en', 'ar'])('on paper is written in the language asked for and signed by a published key (%s)', async (lang) => {
    const { file, headers } = await take(`format=pdf&resource=wallet&lang=${lang}`);
    expect(headers.get('content-disposition')).toMatch(new RegExp(`_resource-wallet\\.${lang}\\.pdf"$`));
    const words = (await PDF.load(file)).getPages().map((page) => page.extractText().text).join('\n');
    expect(words.includes('wallet freeze')).toBe(lang === 'en');
    expect(words.includes('Details')).toBe(lang === 'en');
    expect(/[\u0600-\u06ff\ufb50-\ufeff]/.test(words)).toBe(lang === 'ar');
    const signature = readPdfSignature(file)!;
    expect(signature.isIntact).toBe(true);
    expect(keys.keys).toContainEqual(expect.objectContaining({ kid: keyIdOf(signature.publicKey), alg: 'ES256' }));
    const [complete] = await admin.audit.listAuditEvents({ action: 'audit_export_complete', limit: 1 });
    expect(complete!.details).toMatchObject({ format: 'pdf', language: lang });
  });

  itWith(it, needs.pdfsig)('on paper is signed as a foreign reader of signatures wants it', async () => {
    for (const language of ['en', 'ar']) {
      const { file } = await take(`format=pdf&resource=wallet&lang=${language}`);
      expect(pdfsig(file)).toMatch(/Total document signed[^]*Signature is Valid/);
    }
  });

  it(`as PDF shows each of ${CHANGES} changes of a byte by its signature and by the digest in the log`, async () => {
    const { file } = await take('format=pdf&resource=wallet&lang=ar');
    const receipt = await lastReceipt();
    expect(await verifyExportedFile(file, receipt, keys)).toMatchObject({ isProven: true });
    const chance = chanceOf(SEED);
    // What the signature covers is all but itself; the digest covers that too.
    const signature = [file.indexOf('/Contents <'), file.indexOf('>', file.indexOf('/Contents <'))] as const;
    for (let n = 0; n < CHANGES; n++) {
      const { changed, at } = withOneByteChanged(file, chance);
      const isCovered = at < signature[0] || at > signature[1];
      const isUnseen = isCovered && (readPdfSignature(changed)?.isIntact ?? false);
      expect({ at, isUnseen }).toEqual({ at, isUnseen: false });
      expect({ at, ...await verifyExportedFile(changed, receipt, keys) }).toMatchObject({ isProven: false });
    }
  });

  it.each(['format=doc', 'format=', 'format=csv&severity=grave', 'format=csv&from=yesterday',
    'format=pdf&lang=fr'])('refuses "%s"', async (query) => {
    const { status, file } = await take(query);
    expect(status).toBe(400);
    expect(JSON.parse(file.toString())).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it(`as JSON shows each of ${CHANGES} changes of a byte by itself`, async () => {
    const { file } = await take('format=json&resource=wallet');
    expect(await verifyExport(file, keys)).toMatchObject({ isProven: true });
    const chance = chanceOf(SEED);
    for (let n = 0; n < CHANGES; n++) {
      // The last bytes, where the manifest stands, get their share.
      const { changed, at } = withOneByteChanged(file, chance, [n % 4 === 0 ? file.length - 500 : 0, file.length]);
      expect({ at, ...await verifyExport(changed, keys) }).toMatchObject({ isProven: false });
    }
    for (const cut of [0, 1, 2, 100]) {
      expect(await verifyExport(file.subarray(0, file.length - 1 - cut), keys)).toMatchObject({ isProven: false });
    }
    expect(await verifyExport(Buffer.concat([file, Buffer.from('\n')]), keys)).toMatchObject({ isProven: false });
    expect(await verifyExport(file, { keys: [] })).toMatchObject({ isProven: false });
  });

  it(`as CSV shows each of ${CHANGES} changes of a byte by the digest in the log`, async () => {
    const { file } = await take('format=csv&resource=wallet');
    const receipt = await lastReceipt();
    expect(await verifyExportedFile(file, receipt, keys)).toMatchObject({ isProven: true });
    const chance = chanceOf(SEED);
    for (let n = 0; n < CHANGES; n++) {
      const { changed, at } = withOneByteChanged(file, chance);
      expect({ at, ...await verifyExportedFile(changed, receipt, keys) }).toMatchObject({ isProven: false });
    }
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConnectClient, RecordTaintedDto, WalletDto } from '@connect/sdk';
import { rows } from '../../../src/platform/database/sql.ts';
import { startApp, type TestApp } from '../../app.ts';
import { openWallet, sendOf } from '../../people.ts';
import { pdftotext } from '../../pdftotext.ts';
import { boardOf, give, memberOf, textOf } from '../../resolutions.ts';
import { newOfficer } from '../factors/officers.ts';
import { approvedPlan, booksOf } from '../shariah-reviews/review-fixture.ts';
import { assessmentOf, recipientOf } from '../zakat-policy.ts';

const BANK = 'Emirates Sandbox Bank';
const NOTE = 'Statement of the correspondent, October';
const DUE = 123_457n;

interface Pack {
  from: string; to: string;
  register: { nature: string | null; materiality: string | null; recorded: number; closed: number; open: number;
    overdue: number }[];
  purification: { currency: string; openBefore: string; found: string; purified: string; open: string; setAside: string;
    byKind: { kind: string; found: string }[] }[];
  zakat: { currency: string; certificates: number; due: string; paid: string }[];
  resolutions: { id: string; board: string; agree: number; dissent: number;
    dissents: { seat: string; reasons: string }[] }[];
  review: { findings: { class: string; raised: number; open: number }[] };
  head: { height: number; hash: string; root: string; treeSize: number };
}

/** Minor units as people write them, by no code of the program. */
const written = (minor: string | number | bigint): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** What a pack says of the register, tainted income, zakat and resolutions is what anybody counts in the tables. */
describe('the figures of an annual pack', () => {
  let rig: TestApp;
  let admin: ConnectClient;
  let officer: ConnectClient;
  let noura: ConnectClient;
  let amina: ConnectClient;
  let ofBank: WalletDto;
  let first: string;
  let pack: Pack;
  let text: string;
  let bankId: string;

  const today = async (): Promise<string> => (await admin.sandbox.getSandboxClock()).now.slice(0, 10);
  const pass = (by: string) => admin.sandbox.advanceSandboxClock({ requestBody: { by } });
  const approve = { decision: 'approve', reason: 'Seen in the register.' } as const;

  /** Tainted income that is set aside by two people. */
  const setAside = async (requestBody: RecordTaintedDto): Promise<void> => {
    const { id: taintedId } = await officer.purification.recordTaintedIncome({ requestBody });
    const move = await officer.purification.proposeSetAside({
      requestBody: { taintedId, fromAddress: ofBank.address } });
    await noura.purification.decidePurificationMove({ id: move.id, requestBody: { decision: 'approve' } });
  };
  const payOut = async (charityId: string, amount: string): Promise<void> => {
    const { id } = await officer.purification.proposePayout({ requestBody: { charityId, amount } });
    await noura.purification.decidePurificationMove({ id, requestBody: { decision: 'approve' } });
  };
  const record = (nature: 'actual' | 'potential', materiality: 'material' | 'immaterial') =>
    officer.nonCompliance.recordNonCompliance({ requestBody: {
      title: 'Interest was credited', description: NOTE, nature, materiality } });

  const purify = async (): Promise<void> => {
    const ofCharity = await openWallet(await rig.as('yusuf'), '0.00', 'uae_dirham', 'Charity');
    const from = await openWallet(amina, '9000.00');
    const { transaction_id: interest } = await amina.transactions.sendTransaction({
      requestBody: sendOf(from, ofBank, { amount: '120.07' }) });
    await setAside({ kind: 'interest', network: 'uae_dirham', transactionIds: [interest ?? ''], note: NOTE });
    const { id } = await officer.purification.proposeCharity({ requestBody: {
      name: 'Dar Al Ber Society', registration: 'CDA licence 0012', network: 'uae_dirham',
      address: ofCharity.address } });
    await noura.purification.decideCharity({ id, requestBody: approve });
    await payOut(id, '20.03');
    await record('actual', 'immaterial');
    // What follows is of the period, and what was before is not.
    await pass('P2D');
    first = await today();
    await setAside({
      kind: 'shares', network: 'uae_dirham', impureIncome: '1500000.00', sharesHeld: '10001',
      sharesOutstanding: '25000001', note: NOTE });
    await officer.purification.recordTaintedIncome({ requestBody: {
      kind: 'mixed_income', network: 'uae_dirham', received: '1000.00', prohibitedIncome: '1.00', totalIncome: '3.00',
      note: NOTE } });
    await payOut(id, '300.11');
    const recipient = await recipientOf(await newOfficer(rig, 'admin'), { client: await rig.as('yusuf') });
    await admin.zakat.decideZakatRecipient({ id: recipient, requestBody: approve });
    await amina.zakat.payZakat({ requestBody: {
      recipientId: recipient, fromAddress: from.address, amount: '31.19' } });
  };

  const register = async (): Promise<void> => {
    const tomorrow = new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10);
    const { id: ownerId } = await officer.auth.me();
    const late = await record('actual', 'material');
    await officer.nonCompliance.takeNonComplianceStep({ id: late.id, requestBody: {
      step: 'plan', ownerId, plan: 'The account is closed.', dueOn: tomorrow } });
    const mended = await record('potential', 'immaterial');
    await officer.nonCompliance.takeNonComplianceStep({ id: mended.id, requestBody: {
      step: 'plan', ownerId, plan: 'The form asks for it.', dueOn: tomorrow } });
    await officer.nonCompliance.takeNonComplianceStep({
      id: mended.id, requestBody: { step: 'remedy', note: 'Done so.' } });
    await noura.nonCompliance.closeNonCompliance({ id: mended.id, requestBody: { note: 'The form was seen.' } });
    const plan = await approvedPlan(rig, { year: Number(first.slice(0, 4)) });
    await officer.shariahReviews.raiseReviewFinding({ requestBody: {
      planId: plan.id, class: 'critical', title: 'No invoice', recommendation: NOTE, dueOn: `${plan.year}-12-31` } });
  };

  const resolve = async (): Promise<void> => {
    const seated = await Promise.all(['scholar.uae', 'scholar2.uae', 'scholar3.uae'].map((name) =>
      memberOf(rig, name, BANK)));
    const { client } = seated[0]!;
    const { id: boardId } = await boardOf(client, BANK);
    const { id } = await client.boards.draftResolution({ requestBody: {
      boardId, ...textOf([{ kind: 'product', value: 'musharaka' }]) } });
    const asked = await client.boards.askBoard({ id });
    await give(seated[0]!, asked, 'dissent', 'The sale comes before possession.');
    await give(seated[1]!, asked);
    await give(seated[2]!, asked);
  };

  beforeAll(async () => {
    rig = await startApp();
    [admin, officer, noura, amina] = await Promise.all(['admin', 'bank.uae', 'noura.uae', 'amina'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    bankId = (await officer.auth.me()).bank!.id;
    ofBank = await openWallet(officer, '90000.00');
    await purify();
    await register();
    await resolve();
    await assessmentOf(rig, (await amina.auth.me()).id, DUE);
    await pass('P3D');
    const { id } = await officer.shariahReviews.requestShariahPack({ requestBody: {
      audience: 'authority', from: first, to: `${first.slice(0, 4)}-12-31`, timeZone: 'UTC' } });
    // Whatever happens after it was asked for is in another one.
    await record('actual', 'material');
    for (;;) {
      const { state } = await officer.shariahReviews.getShariahPack({ id });
      if (state !== 'queued') break;
      await wait(50);
    }
    const bytes = async (format: 'json' | 'pdf') => Buffer.from(await new Response(
      await officer.shariahReviews.downloadShariahPack({ id, format, lang: 'en' })).arrayBuffer());
    pack = JSON.parse((await bytes('json')).toString()) as Pack;
    text = pdftotext(await bytes('pdf'));
  });
  afterAll(async () => rig.close());

  const count = (sql: string, parameters: readonly unknown[] = [bankId, pack.from, pack.to]) =>
    rows<Record<string, string>>(rig.orm.em.fork(), sql, parameters);

  it('are of the register by class: recorded, closed, open and overdue', async () => {
    const found = await count(`
      select distinct on (e.id) e.recorded_at >= $2 as own, s.state, coalesce(s.nature, '-') || ' ' ||
        coalesce(s.materiality, '-') as class, s.due_on < date_trunc('day', $3::timestamptz at time zone 'UTC') as late
      from noncompliance_event e join noncompliance_step s on s.event_id = e.id
      where e.bank_id = $1 and e.recorded_at < $3 and s.taken_at < $3 order by e.id, s.position desc`);
    const classes = [...new Set(found.map((one) => one.class))].sort();
    expect(pack.register.map((one) => `${one.nature ?? '-'} ${one.materiality ?? '-'}`).sort()).toEqual(classes);
    for (const one of pack.register) {
      const own = found.filter((event) => event.class === `${one.nature ?? '-'} ${one.materiality ?? '-'}`);
      expect(one).toMatchObject({
        recorded: own.filter((event) => event.own).length,
        open: own.filter(({ state }) => state !== 'closed').length,
        closed: own.filter(({ state }) => state === 'closed').length,
        overdue: own.filter(({ state, late }) => state === 'planned' && late).length,
      });
    }
    // The plan that is late, the one that was mended, the finding of the review, and what is from before.
    expect(pack.register).toEqual(expect.arrayContaining([
      { nature: 'actual', materiality: 'material', recorded: 1, closed: 0, open: 1, overdue: 1 },
      { nature: 'potential', materiality: 'immaterial', recorded: 1, closed: 1, open: 0, overdue: 0 },
      { nature: 'potential', materiality: 'material', recorded: 1, closed: 0, open: 1, overdue: 0 },
      { nature: 'actual', materiality: 'immaterial', recorded: 0, closed: 0, open: 1, overdue: 0 },
    ]));
    expect(text).toContain('Actual, material 1 0 1 1');
    expect(pack.review.findings).toEqual([{ class: 'critical', raised: 1, open: 1 }]);
  });

  it('are of tainted income to the fils: found, given to charity, set aside and open', async () => {
    const [tainted] = await count(`
      select sum(amount_minor) filter (where recorded_at < $2) as before,
        sum(amount_minor) filter (where recorded_at >= $2) as found
      from tainted_income where bank_id = $1 and network = 'uae_dirham' and recorded_at < $3`);
    // What left the charity account and what stands in it, from the entries alone; none of it is younger than the pack.
    const [ledger] = await count(`
      select -sum(e.amount_minor) filter (where e.amount_minor < 0 and t.created_at < $2) as before,
        -sum(e.amount_minor) filter (where e.amount_minor < 0 and t.created_at >= $2) as paid,
        sum(e.amount_minor) as held
      from purification_account a join entry e on e.account_id = a.wallet_id
      join transaction t on t.id = e.transaction_id
      where a.bank_id = $1 and a.network = 'uae_dirham' and t.created_at < $3`);
    const openBefore = BigInt(tainted!.before!) - BigInt(ledger!.before!);
    const open = openBefore + BigInt(tainted!.found!) - BigInt(ledger!.paid!);
    const figures = {
      openBefore: written(openBefore), found: written(tainted!.found!), purified: written(ledger!.paid!),
      open: written(open), setAside: written(ledger!.held!),
    };
    expect(pack.purification).toMatchObject([{ currency: 'AED', ...figures }]);
    expect(figures).toEqual({
      openBefore: '100.04', found: '933.40', purified: '300.11', open: '733.33', setAside: '399.99' });
    expect(text).toContain('AED 100.04 933.40 300.11 733.33 399.99');
    const kinds = await count(`
      select kind, sum(amount_minor) as found from tainted_income
      where bank_id = $1 and recorded_at >= $2 and recorded_at < $3 group by kind order by kind`);
    expect(pack.purification[0]!.byKind.filter(({ found }) => found !== '0.00'))
      .toEqual(kinds.map(({ kind, found }) => ({ kind, found: written(found!) })));
  });

  it('are of zakat, of resolutions in force and of every voice against them', async () => {
    const [due] = await count(`
      select count(*) as certificates, sum(aed_due_minor) as due from zakat_assessment
      where made_at >= $2 and made_at < $3 and owner_id in (select owner_id from wallet where bank_id = $1)`);
    const [paid] = await count(`
      select sum(e.amount_minor) as paid from zakat_payment z
      join zakat_recipient r on r.id = z.recipient_id
      join entry e on e.transaction_id = z.transaction_id and e.account_id = r.wallet_id
      join transaction t on t.id = z.transaction_id join wallet w on w.id = t.from_wallet_id
      where w.bank_id = $1 and z.paid_at >= $2 and z.paid_at < $3`);
    expect(pack.zakat).toMatchObject([
      { currency: 'AED', certificates: Number(due!.certificates), due: written(due!.due!), paid: written(paid!.paid!) },
      { currency: 'QAR', due: '0.00', paid: '0.00' }]);
    expect(text).toContain('AED 1 1234.57 31.19');
    const inForce = await count(`
      select r.id::text from resolution r join board b on b.id = r.board_id
      where coalesce(b.bank_id, $1) = $1 and r.state = 'in_force' and r.decided_at < $3 and $2::timestamptz < $3
      order by r.ordinal`);
    expect(pack.resolutions.map(({ id }) => id)).toEqual(inForce.map(({ id }) => id));
    expect(pack.resolutions.at(-1)).toMatchObject({
      board: 'bank', agree: 2, dissent: 1, dissents: [{ reasons: 'The sale comes before possession.' }] });
    expect(text).toContain('The sale comes before possession.');
  });

  it('are as of a block that seals everything of the period, by its height and hash', async () => {
    const books = await booksOf(rig);
    expect(books.blocks.find(({ height }) => height === pack.head.height))
      .toMatchObject({ root: pack.head.root, treeSize: pack.head.treeSize });
    const counted = books.events.filter(({ event }) => Date.parse(event.createdAt) < Date.parse(pack.to));
    expect(counted.length).toBeGreaterThan(50);
    expect(counted.filter(({ leafIndex }) => leafIndex >= pack.head.treeSize)).toEqual([]);
    expect(text).toContain(`Hash of the block: ${pack.head.hash}`);
    expect(text.replaceAll(' ', '')).toContain(pack.head.root);
  });
});

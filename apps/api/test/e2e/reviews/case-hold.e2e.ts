import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createConnectClient, verifyBundle, type CaseHitDto, type ConnectClient, type KeySet, type ProofBundle, type WalletDto,
} from '@connect/sdk';
import { PASSWORD, startApp, type TestApp } from '../../app.ts';
import { chanceOf, SEED, withOneByteChanged } from '../../chance.ts';
import { expectCoherentLedger } from '../../ledger-coherence.ts';
import { openWallet, sendOf } from '../../people.ts';

const REASON = 'The passport was seen: another birth date.';
const ENTRY = 'ofac-sdn:9001';

describe('what a review case holds', () => {
  let rig: TestApp;
  let amina: ConnectClient;
  let bank: ConnectClient;
  let qatar: ConnectClient;
  let admin: ConnectClient;
  let from: WalletDto;
  let token: string;
  let people = 0;

  beforeAll(async () => {
    rig = await startApp();
    [amina, bank, qatar, admin] = await Promise.all(['amina', 'bank.uae', 'bank.qatar', 'admin'].map(rig.as)) as
      [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
    from = await openWallet(amina, '900000.00');
    ({ token } = await rig.anonymous.auth.login({ requestBody: { username: 'bank.uae', password: PASSWORD } }));
  });
  afterAll(async () => {
    await expectCoherentLedger(rig.orm.em);
    await rig.close();
  });

  const personNamed = async (name: string) => {
    const username = `held${++people}`;
    const { token: theirs } = await rig.anonymous.auth.register({
      requestBody: { username, password: 'seven palms by the creek', name, email: `${username}@example.com` } });
    const client = createConnectClient({ baseUrl: rig.baseUrl, token: theirs ?? '', retries: 0 });
    return { client, wallet: await openWallet(client, '3000.00') };
  };
  const pay = async (to: { address: string }, changes = {}) =>
    amina.transactions.sendTransaction({ requestBody: sendOf(from, to, { amount: '10.00', ...changes }) });
  const held = async (to: { address: string }, changes = {}): Promise<string> => {
    const sent = await pay(to, changes);
    expect(sent).toMatchObject({ status: 'pending', sub_status: 'in_review' });
    return sent.transaction_id ?? '';
  };
  const clear = (id: string, client = bank, changes: Partial<Pick<CaseHitDto, 'party' | 'entryId'>> = {}) =>
    client.compliance.clearCasePair({ id, requestBody: { party: 'payee', entryId: ENTRY, reason: REASON, ...changes } });
  const evidence = (id: string, client = bank) => client.compliance.getCaseEvidence({ id });
  const download = (path: string) =>
    fetch(`${rig.baseUrl}/api/v1/compliance/${path}`, { headers: { authorization: `Bearer ${token}` } });

  it('shows the name that was sought beside the one that is listed, with all that speaks for and against', async () => {
    const { wallet } = await personNamed('Qasem Omar Testani');
    const id = await held(wallet);
    const { asks, hits, payment, payer, payee, pair, pairPayments } = await evidence(id);
    expect(asks).toMatchObject([{ ruleId: 'KYC-005', severity: 'flag', isSettled: false }]);
    expect(asks[0]?.cite.length).toBeGreaterThan(0);
    expect(hits).toMatchObject([{
      party: 'payee', name: 'Qasem Omar Testani', entryId: ENTRY, source: 'ofac-sdn', isListedNow: true,
      likeness: 'possible', state: 'open', clearings: [], clearances: [], earlierCases: [],
      births: { listed: [expect.stringContaining('1971')], agrees: null },
    }]);
    const [hit] = hits as [CaseHitDto];
    expect(hit.score).toBe(Math.round(hit.parts.reduce((sum, { points }) => sum + points, 0)));
    expect(hit.list?.publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(hit.list?.digest).toMatch(/^[\da-f]{64}$/);
    expect(hit.programmes.length).toBeGreaterThan(0);
    expect(payment).toMatchObject({ transactionId: id, amount: '10.00' });
    expect(payer).toMatchObject({ address: from.address, customer: { id: from.ownerId } });
    expect(payer.sums).toContainEqual(expect.objectContaining({ days: 90, currency: 'AED', paid: expect.any(Number) }));
    expect(payee).toMatchObject({ name: 'Qasem Omar Testani', isFrozen: false });
    expect(pair).toContainEqual({ days: 1, currency: 'AED', paid: 1, paidAmount: '10.00', received: 0, receivedAmount: '0.00' });
    expect(pairPayments).toEqual([]);
  });

  it('clears a pair with one press, which releases the payment where nothing else was asked', async () => {
    const { wallet } = await personNamed('Qassem Omar Testany');
    const id = await held(wallet);
    expect((await bank.compliance.getReview({ id })).officersNeeded).toBe(1);
    expect(await clear(id)).toMatchObject({
      transactionId: id, pair: 'cleared', openRules: [], status: 'completed', state: 'decided',
      clearances: [{ name: 'Qassem Omar Testany', ownerId: wallet.ownerId, entryId: ENTRY, reason: REASON }],
    });
    expect(await evidence(id)).toMatchObject({
      asks: [{ ruleId: 'KYC-005', isSettled: true }],
      hits: [{ state: 'cleared', clearings: [{ reason: REASON, isAgreed: true }], clearances: [{ state: 'in_force' }] }],
    });
    expect(await pay(wallet)).toMatchObject({ status: 'completed' });
    await expect(clear(id)).rejects.toMatchObject({ status: 409, code: 'INVALID_STATE' });
  });

  it('keeps what other rules asked open when a pair is cleared', async () => {
    const { wallet } = await personNamed('Kasem Omar Testany');
    const id = await held(wallet, { amount: '60000.00' });
    expect(await clear(id)).toMatchObject({ pair: 'cleared', openRules: ['KYC-003'], status: 'pending', state: 'open' });
    const { asks } = await evidence(id);
    expect(Object.fromEntries(asks.map(({ ruleId, isSettled }) => [ruleId, isSettled])))
      .toEqual({ 'KYC-003': false, 'KYC-005': true });
    await expect(clear(id)).rejects.toMatchObject({ status: 409, code: 'ALREADY_CLEARED' });
    expect(await bank.compliance.decideReview({ id, requestBody: { decision: 'approve', reason: REASON } }))
      .toMatchObject({ status: 'completed', state: 'decided' });
  });

  it('asks two officers where the very name is listed, whatever the amount', async () => {
    expect((await bank.transactions.getFourEyes()).reviewCases).toEqual(['from_limit', 'listed_name']);
    const { wallet } = await personNamed('Kasim Omar Al Testani');
    const id = await held(wallet, { amount: '1.00' });
    expect((await bank.compliance.getReview({ id })).officersNeeded).toBe(2);
    expect(await clear(id)).toMatchObject({ pair: 'proposed', clearances: [], openRules: ['KYC-005'], status: 'pending' });
    await expect(clear(id)).rejects.toMatchObject({ status: 409, code: 'ALREADY_DECIDED' });
    expect((await evidence(id)).hits).toMatchObject([{ state: 'proposed', clearances: [] }]);
    expect(await clear(id, admin)).toMatchObject({ pair: 'cleared', status: 'completed', state: 'decided' });
    expect((await bank.compliance.getReview({ id })).opinions).toHaveLength(2);
  });

  it('refuses to clear what is no pair of the payment, and whom it is not for', async () => {
    const { wallet } = await personNamed('Qasim Omar Testany');
    const id = await held(wallet);
    await expect(clear(id, bank, { party: 'payer' })).rejects.toMatchObject({ status: 422, code: 'NOTHING_TO_CLEAR' });
    await expect(clear(id, bank, { entryId: 'ofac-sdn:1' })).rejects.toMatchObject({ status: 422, code: 'NOTHING_TO_CLEAR' });
    await expect(clear(id, qatar)).rejects.toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' });
    await expect(clear(id, amina)).rejects.toMatchObject({ status: 403 });
  });

  it('tells of the pair’s history: earlier cases and clearances', async () => {
    const { wallet } = await personNamed('Quasem Omar Testani');
    const first = await held(wallet);
    await bank.compliance.decideReview({ id: first, requestBody: { decision: 'reject', reason: REASON } });
    const id = await held(wallet);
    const { hits, earlierCases, pairPayments } = await evidence(id);
    expect(hits).toMatchObject([{ earlierCases: expect.arrayContaining([first]) }]);
    expect(earlierCases[0]).toMatchObject({
      transactionId: first, state: 'decided', decision: 'reject', rules: ['KYC-005'], entries: [ENTRY],
      sides: ['payer', 'payee'] });
    expect(pairPayments).toMatchObject([{ transactionId: first, status: 'rejected', rejectedBy: 'officer' }]);
  });

  it('keeps comments in their order and for good, and files as bytes that nothing acts upon', async () => {
    const id = await held((await personNamed('Qasem Omer Testani')).wallet);
    const write = (text: string, client = bank) => client.compliance.writeCaseComment({ id, requestBody: { text } });
    await write('Asked the branch.');
    await write('The branch answered.', admin);
    expect(await bank.compliance.listCaseComments({ id })).toMatchObject([
      { number: 1, text: 'Asked the branch.' }, { number: 2, text: 'The branch answered.', author: { name: (await admin.auth.me()).name } },
    ]);
    const page = '<script>alert(1)</script>';
    const filed = await bank.compliance.attachToCase({ id, name: '../../scan\u202e.html', requestBody: new Blob([page]) })
      .catch((failure: unknown) => failure);
    expect(filed).toMatchObject({ status: 400, details: [{ field: 'name' }] });
    const kept = await bank.compliance.attachToCase({ id, name: '../../عقد البيع.html', requestBody: new Blob([page]) });
    expect(kept).toMatchObject({
      number: 1, name: 'عقد البيع.html', size: page.length, digest: createHash('sha256').update(page).digest('hex') });
    const answer = await download(`case-attachments/${kept.id}`);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w. -]+"; filename\*=UTF-8''/);
    expect(await answer.text()).toBe(page);
    await expect(bank.compliance.attachToCase({ id, name: 'empty', requestBody: new Blob([]) }))
      .rejects.toMatchObject({ status: 422, code: 'ATTACHMENT_EMPTY' });
    await expect(bank.compliance.attachToCase({ id, name: 'big', requestBody: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) }))
      .rejects.toMatchObject({ status: 413 });
    const [taken] = await bank.audit.listAuditEvents({ action: 'review_attachment_download', limit: 1 });
    expect(taken).toMatchObject({ resourceId: kept.id });
  });

  it('is nothing that a party to the payment is told of, nor another bank', async () => {
    const { client: payee, wallet } = await personNamed('Qasemm Omar Testani');
    const id = await held(wallet);
    await bank.compliance.writeCaseComment({ id, requestBody: { text: 'Looks like somebody listed.' } });
    await bank.compliance.attachToCase({ id, name: 'list.txt', requestBody: new Blob(['Listed']) });
    const told = JSON.stringify([
      await amina.transactions.getTransaction({ id }), await amina.audit.listAuditEvents({ limit: 200 }),
      await amina.notifications.listNotifications({}), await amina.events.listEvents({ after: '0' }),
    ]);
    expect(told).not.toMatch(/listed|comment|attachment/i);
    const asks = (client: ConnectClient) => [
      client.compliance.getCaseEvidence({ id }), client.compliance.listCaseComments({ id }),
      client.compliance.listCaseAttachments({ id }), client.compliance.listCaseFiles({ id }),
      client.compliance.makeCaseFile({ id }), client.compliance.writeCaseComment({ id, requestBody: { text: 'Hm' } }),
    ];
    const statuses = async (client: ConnectClient) => (await Promise.allSettled(asks(client)))
      .map((answer) => answer.status === 'rejected' && (answer.reason as { status: number }).status);
    expect(await statuses(qatar)).toEqual(Array(6).fill(404));
    for (const client of [amina, payee]) expect(await statuses(client)).toEqual(Array(6).fill(403));
  });

  it('shows an officer nothing of a payment of their own', async () => {
    const own = await openWallet(bank, '90000.00');
    const { transaction_id: id } = await bank.transactions.sendTransaction({
      requestBody: sendOf(own, (await personNamed('Qasemo Omar Testani')).wallet, { amount: '10.00' }) });
    await expect(evidence(id ?? '')).rejects.toMatchObject({ status: 404, code: 'REVIEW_NOT_FOUND' });
    expect((await evidence(id ?? '', admin)).hits).toHaveLength(1);
  });

  it('is handed over as a signed file, whose proofs anybody checks without the server', async () => {
    const id = await held((await personNamed('Kassem Omar Testanni')).wallet);
    await bank.compliance.writeCaseComment({ id, requestBody: { text: 'Asked the branch.' } });
    await bank.compliance.attachToCase({ id, name: 'scan.png', requestBody: new Blob(['…']) });
    await bank.compliance.decideReview({ id, requestBody: { decision: 'reject', reason: REASON } });
    const file = await bank.compliance.makeCaseFile({ id });
    expect(await bank.compliance.listCaseFiles({ id })).toEqual([file]);
    const json = await (await download(`case-files/${file.id}/download?format=json`)).text();
    expect(createHash('sha256').update(json).digest('hex')).toBe(file.digest);
    const told = JSON.parse(json) as ProofBundle & {
      case: { decision: string }; comments: object[]; attachments: object[]; proofs: { event: { action: string } }[] };
    expect(told).toMatchObject({
      document: 'review-case-file', case: { decision: 'reject' }, comments: [{ text: 'Asked the branch.' }],
      attachments: [{ name: 'scan.png' }] });
    expect(told.proofs.map(({ event }) => event.action)).toEqual(expect.arrayContaining([
      'transaction_send', 'review_comment_create', 'review_attachment_create', 'review_reject']));
    const keys = await (await fetch(`${rig.baseUrl}/.well-known/jwks.json`)).json() as KeySet;
    expect(await verifyBundle(told, keys)).toMatchObject({ isProven: true });
    const forged = JSON.parse(json) as typeof told;
    forged.proofs[1]!.event.action = 'review_approve';
    expect(await verifyBundle(forged, keys)).toMatchObject({ isProven: false });
    const isIssued = (bytes: Buffer) => bank.reports.verifyReport({ requestBody: new Blob([bytes]) });
    const genuine = { valid: true, outcome: 'genuine', document: 'case_file', report: null };
    expect(await isIssued(Buffer.from(json))).toMatchObject(genuine);
    expect(await isIssued(Buffer.from(json.replace('reject', 'repect')))).toMatchObject({ outcome: 'unknown', document: null });
    for (const lang of ['en', 'ar']) {
      const pdf = Buffer.from(await (await download(`case-files/${file.id}/download?format=pdf&lang=${lang}`)).arrayBuffer());
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(await isIssued(pdf)).toMatchObject(genuine);
      const { changed } = withOneByteChanged(pdf.subarray(0, 2000), chanceOf(SEED));
      const other = Buffer.concat([changed, pdf.subarray(2000)]);
      expect(await isIssued(other)).toMatchObject({ valid: false, document: null });
    }
    expect(await (await download(`case-files/${file.id}/signature`)).text()).toMatch(/^[\w-]+\.\.[\w-]+$/);
    const [taken] = await bank.audit.listAuditEvents({ action: 'case_file_download', limit: 1 });
    expect(taken).toMatchObject({ resource: 'case_file', resourceId: file.id });
  });
});

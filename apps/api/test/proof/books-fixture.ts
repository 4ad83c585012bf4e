import { resolveProfile, resolveRuleset } from '../resolutions.ts';
import type { ConnectClient } from '@connect/sdk';
import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD, type TestApp } from '../app.ts';
import { Authenticator } from '../authenticator.ts';
import { DOCUMENT, openContractFixture, take, takeTogether } from '../contracts.ts';
import { StrSealer } from '../../src/modules/str/str-sealer.service.ts';
import { beneficiaryOf, newPayee, policyOf } from '../e2e/beneficiary-policy.ts';
import { proposalFor } from '../e2e/customer-policy.ts';
import { addApp, newOfficer } from '../e2e/factors/officers.ts';
import { drawn, newPlan } from '../e2e/shariah-reviews/review-fixture.ts';
import { assessmentOf, priceVersionOf, recipientOf } from '../e2e/zakat-policy.ts';
import { complete, heldPayment, keepSettings } from '../e2e/strs/str-fixture.ts';
import { RawClient } from '../exchange.ts';
import { openWallet, registerNewcomer, sendOf } from '../people.ts';
import { openCaseAt } from '../screening-cases.ts';
import { SANDBOX_PEOPLE_LISTED } from '../screening-lists.ts';
import { makeMemoKey } from '../sealed-memo.ts';
import { untilSealed } from '../sealing.ts';
import { DOUBTED, opinion, ReaderFixture } from '../second-reader-fixture.ts';
import { saying, type StubModel } from '../stub-model.ts';
import type { StubProvider } from '../stub-provider.ts';
import { passportOf } from '../passports.ts';
import { Visitor } from '../visitor.ts';

const REASON = 'The sale contract was seen and filed.';
/** Where people open the console unless the settings say otherwise. */
const CONSOLE = 'http://localhost:4200';
const A_MONTH_MS = 30 * 86_400_000;

/** Fills every table that says who owns how much, who may do what or what was decided; waits until all is sealed. */
export const fillBooks = async (rig: TestApp, provider: StubProvider, model: StubModel): Promise<void> => {
  const [admin, bank, amina, yusuf] = await Promise.all(['admin', 'bank.uae', 'amina', 'yusuf'].map(rig.as)) as
    [ConnectClient, ConnectClient, ConnectClient, ConnectClient];
  await fillPayments(bank, amina, yusuf);
  await fillCase(bank, amina, yusuf);
  await fillContract(rig);
  const { version } = await bank.compliance.draftRuleset({ requestBody: {
    note: 'Look closer at large payments.', thresholds: {
      AED: { transfer: '10.00', large: '20.00', purpose: '10.00' },
      QAR: { transfer: '10.00', large: '20.00', purpose: '10.00' },
    } } });
  await bank.compliance.shadowRunRuleset({ id: String(version), requestBody: { days: 1 } });
  await resolveRuleset(rig, version);
  await admin.compliance.activateRuleset({ id: String(version) });
  const [listed = { entryId: '', name: '' }] = SANDBOX_PEOPLE_LISTED;
  await bank.screening.clearParty({ requestBody: {
    entryId: listed.entryId, name: listed.name, reason: REASON,
    expiresAt: new Date(Date.now() + A_MONTH_MS).toISOString() } });
  await bank.screening.decideScreeningCase({
    id: await openCaseAt(rig, 'uae'), requestBody: { decision: 'clear', reason: REASON } });
  await fillReview(bank, await rig.as('noura.uae'));
  const payee = await beneficiaryOf({ client: bank });
  await admin.beneficiaries.decideBeneficiary({ id: payee, requestBody: { decision: 'approve', reason: REASON } });
  await bank.beneficiaries.removeBeneficiary({ id: await beneficiaryOf({ client: bank }) });
  await bank.beneficiaries.addBeneficiary({ requestBody: {
    ...newPayee(), note: 'Office rent', payeeBank: 'Qatar Sandbox Bank' } });
  await amina.beneficiaries.addBeneficiary({ requestBody: newPayee() });
  await admin.beneficiaries.activateBeneficiaryPolicy({ id: await policyOf({ client: bank }) });
  const { client: colleague } = await newOfficer(rig, 'bank');
  for (const profile of ['HANAFI', 'SHAFII'] as const) {
    const { id } = await bank.compliance.proposeBankProfile({ requestBody: {
      profile, overrides: [{ point: 'tobacco', opinion: 'forbidden' }], note: 'As the board decided' } });
    await resolveProfile(rig, id);
    await colleague.compliance.decideBankProfile({ id, requestBody: { decision: 'approve', reason: REASON } });
  }
  await amina.apiKeys.createApiKey({ requestBody: { name: 'Nightly run', scopes: ['wallets:read'] } });
  await amina.apiKeys.createApiKey({ requestBody: { name: 'Morning run', scopes: ['wallets:write'] } });
  const careful = await registerNewcomer(rig);
  const { recoveryCodes: [used = ''] } = await addApp({ client: careful });
  await careful.auth.verifyFactor({ requestBody: { code: used } });
  const { challenge } = await careful.auth.beginPasskey();
  await careful.auth.confirmPasskey({ requestBody: {
    challenge, label: 'Laptop', ...new Authenticator(CONSOLE).make(challenge) } });
  await fillIdentities(rig, provider);
  await admin.users.createUser({ requestBody: {
    username: 'officer.two', name: 'Second Officer', email: 'officer.two@example.com', role: 'admin',
    identityNumber: '784199012345671' } });
  const { id: customerId } = await amina.auth.me();
  const { id: changeId } = await amina.customers.proposeCustomerChange({
    id: customerId, requestBody: await proposalFor(amina, customerId) });
  await bank.customers.decideCustomerChange({
    id: changeId, requestBody: { decision: 'approve', reason: 'Compared with the documents' } });
  await amina.customers.proposeCustomerChange({ id: customerId, requestBody: await proposalFor(amina, customerId) });
  await admin.reports.createReportSchedule({ requestBody: { type: 'daily' } });
  const { id } = await admin.reports.requestReport({ requestBody: { type: 'daily', from: '2026-11-20' } });
  while ((await admin.reports.getReport({ id })).state !== 'done') await wait(50);
  await fillRegister(bank, await rig.as('noura.uae'), amina);
  await fillReports(rig);
  await fillReadings(rig, model);
  await fillZakat(rig, amina);
  await untilSealed(rig.orm.em);
};

/** A plan of a Shariah review, and a sample that is drawn under it. */
const fillReview = async (bank: ConnectClient, colleague: ConnectClient): Promise<void> => {
  const { id } = await bank.shariahReviews.proposeReviewPlan({ requestBody: newPlan() });
  const { items: [item] } = await colleague.shariahReviews.decideReviewPlan({
    id, requestBody: { decision: 'approve', reason: REASON } });
  const sample = await bank.shariahReviews.orderReviewSample({ requestBody: {
    itemId: item?.id ?? '', method: 'risk', size: 3, verdict: 'allow' } });
  await drawn(bank, sample.id);
  const { id: packId } = await bank.shariahReviews.requestShariahPack({ requestBody: {
    audience: 'board', from: '2026-01-01', to: '2026-12-31' } });
  while ((await bank.shariahReviews.getShariahPack({ id: packId })).state !== 'done') await wait(50);
  const paper = await bank.shariahReviews.writeWorkingPaper({ id: sample.id, requestBody: {
    position: 1, lookedAt: 'The invoice', outcome: 'finding', note: REASON } });
  await bank.shariahReviews.attachToWorkingPaper({ id: paper.id, name: 'invoice.pdf', requestBody: new Blob(['…']) });
  const finding = await bank.shariahReviews.raiseReviewFinding({ requestBody: {
    planId: id, paperId: paper.id, class: 'major', title: 'No invoice', recommendation: REASON, dueOn: '2026-12-31' } });
  await bank.shariahReviews.takeFindingStep({ id: finding.id, requestBody: { kind: 'answer', text: REASON, agrees: true } });
  await bank.shariahReviews.takeFindingStep({ id: finding.id, requestBody: {
    kind: 'follow_up', text: REASON, dueOn: '2027-01-31' } });
};

/** An event that was planned for and is remedied, and tainted income from its finding to a charity. */
const fillRegister = async (bank: ConnectClient, noura: ConnectClient, amina: ConnectClient): Promise<void> => {
  const [payment] = await bank.transactions.listTransactions({ status: 'completed', limit: 1 });
  const { id } = await bank.nonCompliance.recordNonCompliance({ requestBody: {
    title: 'Interest received', description: 'A correspondent credited interest.', nature: 'actual',
    materiality: 'immaterial', cause: 'An old account.', tainted: '12.00', principle: 'riba', ruleIds: ['RIBA-019'],
    transactionIds: [payment?.transactionId ?? ''] } });
  const ownerId = (await noura.auth.me()).id;
  const take = (requestBody: Parameters<typeof bank.nonCompliance.takeNonComplianceStep>[0]['requestBody']) =>
    noura.nonCompliance.takeNonComplianceStep({ id, requestBody });
  await take({ step: 'plan', ownerId, plan: 'Close the account.', dueOn: '2027-01-31' });
  await take({ step: 'remedy', note: 'The account is closed.' });
  const tainted = await bank.purification.recordTaintedIncome({ requestBody: {
    kind: 'shares', network: 'uae_dirham', impureIncome: '1500000.00', sharesHeld: '10000',
      sharesOutstanding: '25000000',
    note: 'Annual report 2025', eventId: id } });
  const [from, charity] = [await openWallet(bank, '900.00'), await openWallet(amina, '0.00')];
  const { transaction_id: paid } = await bank.transactions.sendTransaction({
    requestBody: sendOf(from, await openWallet(noura, '0.00'), { amount: '12.00' }) });
  await noura.purification.recordTaintedIncome({ requestBody: {
    kind: 'interest', network: 'uae_dirham', transactionIds: [paid ?? ''], note: REASON } });
  const aside = await bank.purification.proposeSetAside({ requestBody: { taintedId: tainted.id,
    fromAddress: from.address } });
  await noura.purification.decidePurificationMove({ id: aside.id, requestBody: { decision: 'approve', note: REASON } });
  const kept = await bank.purification.proposeCharity({ requestBody: {
    name: 'Dar Al Ber Society', registration: 'CDA licence 0012', network: 'uae_dirham', address: charity.address,
    resolution: '2026/14' } });
  await noura.purification.decideCharity({ id: kept.id, requestBody: { decision: 'approve', reason: REASON } });
  const payout = await bank.purification.proposePayout({ requestBody: { charityId: kept.id, amount: '50.00' } });
  await noura.purification.decidePurificationMove({ id: payout.id, requestBody: { decision: 'approve' } });
  await noura.purification.withdrawCharity({ id: kept.id, requestBody: { reason: REASON } });
  await bank.purification.correctTaintedIncome({ id: tainted.id, requestBody: { amount: '601.00', note: REASON } });
};

/** A suspicious-transaction report from its case to its filing, and the seal that covers it. */
const fillReports = async (rig: TestApp): Promise<void> => {
  const [bank, admin] = [await rig.as('bank.uae'), await rig.as('admin')];
  await keepSettings(bank);
  const begun = await bank.strs.openStr({ requestBody: { caseId: await heldPayment(rig) } });
  const { id, version } = await complete(bank, begun);
  await admin.strs.approveStr({ id, requestBody: { version } });
  await bank.strs.fileStr({ id, requestBody: { reference: '12345-0-0', filedOn: '2026-01-01' } });
  await bank.strs.downloadStr({ id });
  await rig.app.get(StrSealer).seal();
};

/** Prices of metals, and zakat: followed, assessed and paid to somebody who was approved. */
const fillZakat = async (rig: TestApp, amina: ConnectClient): Promise<void> => {
  const [admin, { client: colleague }] = [await rig.as('admin'), await newOfficer(rig, 'admin')];
  const requestBody = { decision: 'approve', reason: REASON } as const;
  await admin.zakat.decideMetalPrices({ id: await priceVersionOf({ client: colleague }), requestBody });
  const recipientId = await recipientOf({ client: colleague }, { client: amina });
  await admin.zakat.decideZakatRecipient({ id: recipientId, requestBody });
  await amina.zakat.followZakat({ requestBody: { school: 'aaoifi', calendar: 'lunar', method: 'person' } });
  const assessmentId = await assessmentOf(rig, (await amina.auth.me()).id);
  const { address } = await openWallet(amina, '100.00');
  await amina.zakat.payZakat({ requestBody: { recipientId, fromAddress: address, amount: '5.00', assessmentId } });
};

/** An opinion of a second reader, and a payment that it could not read. */
const fillReadings = async (rig: TestApp, model: StubModel): Promise<void> => {
  const fixture = await ReaderFixture.open(rig);
  for (const answer of [saying(opinion('riba'), 'small-reader-q4'), saying('APPROVED')]) {
    model.respond = answer;
    await fixture.read(await fixture.held(DOUBTED));
  }
};

/** One identity that opens an account, and one that did. */
const fillIdentities = async (rig: TestApp, provider: StubProvider): Promise<void> => {
  const raw = new RawClient(rig.baseUrl);
  const browser = new Visitor(rig, raw);
  await browser.comeBack(provider.signIn(await browser.begin()));
  provider.person = { sub: 'stub|unlinked' };
  const { token } = await rig.anonymous.auth.login({ requestBody: { username: 'amina', password: PASSWORD } });
  await browser.comeBack(provider.signIn(await browser.beginLink(token)));
  const amina = await rig.as('amina');
  for (const { id } of await amina.auth.listLinkedIdentities()) await amina.auth.unlinkIdentity({ id });
  raw.close();
};

const fillPayments = async (bank: ConnectClient, amina: ConnectClient, yusuf: ConnectClient): Promise<void> => {
  const [from, to] = [await openWallet(amina, '500000.00'), await openWallet(yusuf, '0.00')];
  await bank.wallets.setWalletLimits({ id: from.id, requestBody: { transactionLimit: '90000.00',
    dailyLimit: '400000.00' } });
  await yusuf.wallets.setMemoKey({ id: to.id, requestBody: (await makeMemoKey()).publicKey });
  const send = async (changes: Parameters<typeof sendOf>[2]): Promise<string> =>
    (await amina.transactions.sendTransaction({ requestBody: sendOf(from, to, changes) })).transaction_id ?? '';
  const paid = await send({ amount: '120.00', reference: 'INV-2026-0042', metadata: { costCentre: 'CC-204' } });
  await passportOf(amina, paid, ['amount']);
  await bank.passports.revokePassport({ id: (await passportOf(amina, paid)).id, requestBody: { reason: 'error' } });
  await send({ amount: '25.00', programmableLogic: { escrowEnabled: true } });
  await send({ amount: '40.00', programmableLogic: { zakatAutoSplit: { enabled: true, percentage: 2.5 } } });
  for (const requestBody of [{ decision: 'accept' }, { decision: 'refuse', reason: 'NARR', note: REASON }] as const) {
    const asked = await amina.transactions.recallTransaction({
      id: await send({ amount: '12.00' }), requestBody: { reason: 'NARR', note: REASON } });
    await yusuf.transactions.decideRecall({ id: asked.id, requestBody });
  }
  await amina.transactions.recallTransaction({ id: await send({ amount: '13.00' }), requestBody: { reason: 'TECH' } });
  const waiting = await send({ amount: '30.00', programmableLogic: { multiSigRequired: true, quorum: 2 } });
  await bank.transactions.approveTransaction({ id: waiting });
  const reviewed = await send({ amount: '60000.00', memo: 'Car purchase' });
  await bank.compliance.decideReview({ id: reviewed, requestBody: { decision: 'approve', reason: REASON } });
  const open = await send({ amount: '60001.00', memo: 'Car purchase' });
  await bank.compliance.assignReview({ id: open, requestBody: { assignee: (await bank.auth.me()).id } });
  await amina.transactions.sendBatch({ requestBody: {
    network: 'uae_dirham', currency: 'AED', fromAddress: from.address, atomic: false, memo: 'Salary, November',
    items: ['12.00', '13.00', '9000000.00'].map((amount) => ({ toAddress: to.address, amount })) } });
};

/** A case with everything that officers put into one. */
const fillCase = async (bank: ConnectClient, amina: ConnectClient, yusuf: ConnectClient): Promise<void> => {
  const [from, to] = [await openWallet(amina, '900.00'), await openWallet(yusuf, '0.00')];
  const { transaction_id } = await amina.transactions.sendTransaction({
    requestBody: sendOf(from, to, { amount: '15.00', counterpartyName: 'Qasem Omar Testani' }) });
  const id = transaction_id ?? '';
  await bank.compliance.writeCaseComment({ id, requestBody: { text: 'Asked the branch.' } });
  await bank.compliance.attachToCase({ id, name: 'passport.png', requestBody: new Blob(['…']) });
  await bank.compliance.clearCasePair({
    id, requestBody: { party: 'statedPayee', entryId: 'ofac-sdn:9001', reason: REASON } });
  await bank.compliance.makeCaseFile({ id });
};

const fillContract = async (rig: TestApp): Promise<void> => {
  const { bank, admin, amina, ofBank, ofAmina, ofDealer } =
    await openContractFixture(rig, { bank: '90000.00', amina: '4000.00' });
  const contract = await bank.smartContracts.createMurabaha({ requestBody: {
    assetDescription: 'Delivery van, chassis 4471', assetPrice: '10000.00', profitMargin: 8, installments: 3,
    deferredPaymentPeriod: 3, seller: ofBank.address, buyer: ofAmina.address, supplier: ofDealer.address,
  } }) as { id: string };
  await take(amina, contract, 'promise');
  await takeTogether(bank, admin, contract, 'purchase', { documentHash: DOCUMENT });
  await take(bank, contract, 'possess', { possession: 'actual', documentHash: DOCUMENT });
  await takeTogether(bank, amina, contract, 'sell', { documentHash: DOCUMENT });
};

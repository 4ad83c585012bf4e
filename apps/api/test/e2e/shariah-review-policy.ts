import { setTimeout as wait } from 'node:timers/promises';
import type { ConnectClient, ProposeReviewPlanDto, Role } from '@connect/sdk';
import { untilSealed } from '../sealing.ts';
import type { Rule } from './access-policy.ts';
import type { CallerName, Fixture } from './access-fixture.ts';

const STAFF: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];
const OFFICERS: readonly Role[] = ['bank'];
export type ReviewingBank = 'bank.uae' | 'bank.qatar';
const OWNERS = {
  'bank.uae': '0193a000-0000-7000-8000-000000000002', 'bank.qatar': '0193a000-0000-7000-8000-000000000003',
} as const satisfies Record<ReviewingBank, string>;
const REASON = 'It covers what officers let pass.';
const PAPER = { position: 1, lookedAt: 'The deed', outcome: 'compliant', note: REASON } as const;
const BYTES = { 'content-type': 'application/octet-stream' };
let year = 2027;

const bankOf = (caller: CallerName): ReviewingBank => (caller === 'bank.qatar' ? 'bank.qatar' : 'bank.uae');
const colleagueOf = ({ rig }: Fixture, bank: ReviewingBank): Promise<ConnectClient> =>
  rig.as(bank === 'bank.uae' ? 'noura.uae' : 'maryam.qatar');

const planOf = (bank: ReviewingBank, of: number): ProposeReviewPlanDto => ({
  calendar: 'gregorian', year: of, note: 'As every year',
  items: [{ area: 'send', from: `${of}-01-01`, to: `${of}-12-31`, ownerId: OWNERS[bank], dueOn: `${of}-12-31` }],
});

/** A plan of a year to come, as a colleague of the bank's officer proposed it. */
export const reviewPlanOf = async (fixture: Fixture, bank: ReviewingBank, of = year++): Promise<string> =>
  (await (await colleagueOf(fixture, bank)).shariahReviews.proposeReviewPlan({ requestBody: planOf(bank, of) })).id;

/** The item of an approved plan, under which no sample was ordered. */
const itemOf = async (fixture: Fixture, bank: ReviewingBank, of?: number): Promise<string> => {
  const { items: [item] } = await fixture.people[bank].client.shariahReviews.decideReviewPlan({
    id: await reviewPlanOf(fixture, bank, of), requestBody: { decision: 'approve', reason: REASON } });
  return item?.id ?? '';
};

/** A sample that was ordered, and can be drawn. */
export const orderedSampleOf = async (fixture: Fixture, bank: ReviewingBank, of?: number): Promise<string> => {
  const { id } = await fixture.people[bank].client.shariahReviews.orderReviewSample({ requestBody: {
    itemId: await itemOf(fixture, bank, of), method: 'random', size: 3 } });
  await untilSealed(fixture.rig.orm.em);
  return id;
};

const drawnSamples = new WeakMap<Fixture, Map<ReviewingBank, Promise<string>>>();

/** A sample of this year that was drawn; a bank has one. */
export const drawnSampleOf = (fixture: Fixture, bank: ReviewingBank): Promise<string> => {
  const known = drawnSamples.get(fixture) ?? new Map<ReviewingBank, Promise<string>>();
  drawnSamples.set(fixture, known);
  const draw = async (): Promise<string> => (await fixture.people[bank].client.shariahReviews.drawReviewSample({
    id: await orderedSampleOf(fixture, bank, new Date().getUTCFullYear()) })).id;
  const made = known.get(bank) ?? draw();
  known.set(bank, made);
  return made;
};

const ofDrawn: Rule['call'] = async (fixture, _, caller) => ({ id: await drawnSampleOf(fixture, bankOf(caller)) });

/** A working paper of the drawn sample of a bank. */
export const workingPaperOf = async (fixture: Fixture, bank: ReviewingBank): Promise<string> => {
  const id = await drawnSampleOf(fixture, bank);
  return (await fixture.people[bank].client.shariahReviews.writeWorkingPaper({ id, requestBody: PAPER })).id;
};

/** A file of such a paper. */
export const paperFileOf = async (fixture: Fixture, bank: ReviewingBank): Promise<string> => {
  const { attachments: [file] } = await fixture.people[bank].client.shariahReviews.attachToWorkingPaper({
    id: await workingPaperOf(fixture, bank), name: 'deed.pdf', requestBody: new Blob(['Signed']) });
  return file?.id ?? '';
};

const findingFor = async (fixture: Fixture, bank: ReviewingBank) => {
  const { planId } = await fixture.people[bank].client.shariahReviews.getReviewSample({
    id: await drawnSampleOf(fixture, bank) });
  return { planId, class: 'major', title: 'No deed', recommendation: REASON, dueOn: '2027-12-31' } as const;
};

/** A finding under the plan of that sample. */
export const findingOf = async (fixture: Fixture, bank: ReviewingBank): Promise<string> =>
  (await fixture.people[bank].client.shariahReviews.raiseReviewFinding({
    requestBody: await findingFor(fixture, bank) })).id;


const PACK = { audience: 'authority', from: '2026-01-01', to: '2026-12-31' } as const;
const packs = new WeakMap<Fixture, Map<ReviewingBank, Promise<string>>>();

/** A pack that was made; a bank has one. */
export const packOf = (fixture: Fixture, bank: ReviewingBank): Promise<string> => {
  const known = packs.get(fixture) ?? new Map<ReviewingBank, Promise<string>>();
  packs.set(fixture, known);
  const make = async (): Promise<string> => {
    const { shariahReviews } = fixture.people[bank].client;
    const { id } = await shariahReviews.requestShariahPack({ requestBody: PACK });
    while ((await shariahReviews.getShariahPack({ id })).state !== 'done') await wait(50);
    return id;
  };
  const made = known.get(bank) ?? make();
  known.set(bank, made);
  return made;
};
const ofPack = (query?: string): Rule['call'] => async (fixture, _, caller) =>
  ({ id: await packOf(fixture, bankOf(caller)), ...(query === undefined ? {} : { query }) });

/** Who may do what in the annual Shariah review. */
export const SHARIAH_REVIEW_POLICY: Readonly<Record<string, Rule>> = {
  listShariahPacks: { roles: STAFF, status: 200 },
  requestShariahPack: { roles: OFFICERS, status: 201, call: () => ({ body: PACK }) },
  getStandardMapping: { roles: STAFF, status: 200 },
  exportStandardMapping: { roles: STAFF, status: 200 },
  getShariahPack: { roles: STAFF, status: 200, call: ofPack() },
  downloadShariahPack: { roles: STAFF, status: 200, call: ofPack('?format=json') },
  getShariahPackSignature: { roles: STAFF, status: 200, call: ofPack() },
  getReviewRisk: {
    roles: STAFF, status: 200,
    call: (_, __, caller) => (caller === 'admin' ? { query: '?bankId=0193a000-0000-7000-8000-00000000ba01' } : {}),
  },
  listReviewPlans: { roles: STAFF, status: 200 },
  proposeReviewPlan: {
    roles: OFFICERS, status: 201, call: (_, __, caller) => ({ body: planOf(bankOf(caller), year++) }),
  },
  getReviewPlan: {
    roles: STAFF, status: 200,
    call: async (fixture, _, caller) => ({ id: await reviewPlanOf(fixture, bankOf(caller)) }),
  },
  decideReviewPlan: {
    roles: ['bank', 'scholar'], status: 200,
    call: async (fixture, _, caller) => ({
      id: await reviewPlanOf(fixture, bankOf(caller)), body: { decision: 'approve', reason: REASON } }),
  },
  listReviewSamples: { roles: STAFF, status: 200 },
  orderReviewSample: {
    roles: OFFICERS, status: 201,
    call: async (fixture, _, caller) => ({
      body: { itemId: await itemOf(fixture, bankOf(caller)), method: 'random', size: 3 } }),
  },
  getReviewSample: { roles: STAFF, status: 200, call: ofDrawn },
  drawReviewSample: {
    roles: OFFICERS, status: 200,
    call: async (fixture, _, caller) => ({ id: await orderedSampleOf(fixture, bankOf(caller)) }),
  },
  readSampledPayment: { roles: STAFF, status: 200, call: ofDrawn },
  proveSampledPayment: { roles: STAFF, status: 200, call: ofDrawn },
  listWorkingPapers: { roles: STAFF, status: 200, call: ofDrawn },
  writeWorkingPaper: {
    roles: OFFICERS, status: 201,
    call: async (fixture, _, caller) => ({ id: await drawnSampleOf(fixture, bankOf(caller)), body: PAPER }),
  },
  attachToWorkingPaper: {
    roles: OFFICERS, status: 201,
    call: async (fixture, _, caller) => ({
      id: await workingPaperOf(fixture, bankOf(caller)), query: '?name=deed.pdf', text: 'Signed', headers: BYTES }),
  },
  downloadPaperAttachment: {
    roles: STAFF, status: 200, call: async (fixture, _, caller) => ({ id: await paperFileOf(fixture, bankOf(caller)) }),
  },
  listReviewFindings: { roles: STAFF, status: 200 },
  raiseReviewFinding: {
    roles: OFFICERS, status: 201,
    call: async (fixture, _, caller) => ({ body: await findingFor(fixture, bankOf(caller)) }),
  },
  getReviewFinding: {
    roles: STAFF, status: 200, call: async (fixture, _, caller) => ({ id: await findingOf(fixture, bankOf(caller)) }),
  },
  takeFindingStep: {
    roles: OFFICERS, status: 201,
    call: async (fixture, _, caller) => ({
      id: await findingOf(fixture, bankOf(caller)), body: { kind: 'answer', text: REASON, agrees: true } }),
  },
};

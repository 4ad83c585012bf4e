import { type APIRequestContext, expect } from '@playwright/test';
import { headersAs, headersOf, signIn } from './people.ts';

type Headers = Record<string, string>;
type Seven = [Headers, Headers, Headers, Headers, Headers, Headers, Headers];
type Post = <Made>(path: string, who: Headers, data?: object) => Promise<Made>;
interface Made { id: string }
interface Wallet { address: string }

/** What the pictures and the walks open of the governance of the Shariah. */
export interface Governance {
  event: string;
  /** A payment that is in the register, of which the tainted income was set aside. */
  payment: string;
}

const dayMs = 86_400_000;
const dayOf = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const poster = (request: APIRequestContext): Post => async <Made>(path: string, who: Headers, data: object = {}) => {
  const answer = await request.post(`/api/v1/${path}`, { headers: who, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Made;
};

/** Something that a bank found: in the register, open, material, with what is tainted of it. */
export async function recordEvent(request: APIRequestContext, username = 'noura.uae'): Promise<string> {
  const { id } = await poster(request)<Made>('non-compliance', await headersAs(request, username), {
    title: 'فائدة على حساب المراسل', description: 'قيّد المراسل فائدة على رصيدنا في أكتوبر.', principle: 'riba',
    nature: 'actual', materiality: 'material', cause: 'The account was opened with its default terms.',
    tainted: '120.00', currency: 'AED',
  });
  return id;
}

/** Makes events of the register in every state, tainted income in every state, charities, prices and recipients. */
export async function makeSampleGovernance(request: APIRequestContext): Promise<Governance> {
  const post = poster(request);
  const [officer, colleague, scholar, payer, other, admin, mufti] = await Promise.all(
    ['bank.uae', 'noura.uae', 'scholar.uae', 'amina', 'yusuf', 'admin', 'scholar.network'].map((name) =>
      headersAs(request, name))) as unknown as Seven;
  const open = (who: Headers, label: string, initialBalance: string) =>
    post<Wallet>('wallets', who, { network: 'uae_dirham', label, initialBalance });
  const desk = await open(officer, 'Treasury', '90000.00');
  const purse = await open(payer, 'Correspondent', '5000.00');
  const { transaction_id: payment } = await post<{ transaction_id: string }>('transactions/send', payer, {
    type: 'send', network: 'uae_dirham', currency: 'AED', fromAddress: purse.address, toAddress: desk.address,
    amount: '120.00', memo: 'Credit of October',
  });
  const record = (who: Headers, data: object) => post<Made>('non-compliance', who, data);
  const step = (id: string, who: Headers, data: object) => post(`non-compliance/${id}/steps`, who, data);
  const { id: event } = await record(officer, {
    title: 'Interest on the correspondent account', description: 'The correspondent credited interest in October.\n'
      + 'The account was to bear none.', principle: 'riba', nature: 'actual', materiality: 'material',
    cause: 'The account was opened with its default terms.', tainted: '120.00', transactionIds: [payment],
  });
  const owners = await (await request.get('/api/v1/non-compliance/owners', { headers: officer })).json() as
    { id: string; name: string }[];
  const plan = { step: 'plan', ownerId: owners[0]!.id, dueOn: dayOf(14),
    plan: 'Have the account changed to one without interest, and purify what was credited.' };
  await step(event, officer, plan);
  await step(event, officer, { step: 'follow_up', note: 'طُلب من المراسل تعديل شروط الحساب.' });
  const { id: sold } = await record(colleague, {
    title: 'بيع المرابحة قبل قبض السلعة', description: 'وُقّع عقد البيع قبل أن يقبض البنك السلعة.', principle: 'gharar',
    nature: 'actual', materiality: 'material',
  });
  await step(sold, officer, { ...plan, plan: 'إبطال العقد وإبرامه من جديد بعد القبض.' });
  await step(sold, officer, { step: 'remedy', note: 'أُبطل العقد وأُعيد إبرامه بعد القبض.' });
  const { id: form } = await record(colleague, {
    title: 'A form still speaks of a loan', description: 'The form at the counter says loan where it means sale.',
    nature: 'potential', materiality: 'immaterial',
  });
  await step(form, officer, { ...plan, plan: 'Have the form printed anew.' });
  await step(form, officer, { step: 'remedy', note: 'The form was printed anew.' });
  await post(`non-compliance/${form}/close`, colleague, { note: 'Seen at three counters.' });
  await post(`non-compliance/${sold}/confirm`, scholar, { note: 'اطّلعت على العقد الجديد ومحضر القبض.' });
  await record(officer, {
    title: 'Fee on a qard account', description: 'A fee was proposed that grows with the amount.', principle: 'riba',
    nature: 'potential', materiality: 'immaterial',
  });
  await purify(post, { officer, colleague, other, open, desk, payment, event });
  await makePrices(post, admin, mufti);
  await makeRecipients(post, { admin, mufti, open: (label) => open(other, label, '100.00') });
  return { event, payment };
}

interface Purifying {
  officer: Headers;
  colleague: Headers;
  other: Headers;
  open: (who: Headers, label: string, initialBalance: string) => Promise<Wallet>;
  desk: Wallet;
  payment: string;
  event: string;
}

async function purify(post: Post, { officer, colleague, other, open, desk, payment, event }: Purifying): Promise<void> {
  const taint = (data: object) => post<Made>('purification/tainted', officer, { network: 'uae_dirham', ...data });
  const setAside = (taintedId: string) =>
    post<Made>('purification/set-asides', officer, { taintedId, fromAddress: desk.address });
  const decide = (id: string) => post(`purification/moves/${id}/decision`, colleague, { decision: 'approve' });
  const interest = await taint({ kind: 'interest', transactionIds: [payment], eventId: event,
    note: 'Interest that the correspondent credited in October.' });
  await decide((await setAside(interest.id)).id);
  const shares = await taint({ kind: 'shares', impureIncome: '1500000.00', sharesHeld: '10001',
    sharesOutstanding: '25000000', note: 'Gulf Cement, annual report, note 14' });
  await setAside(shares.id);
  await taint({ kind: 'mixed_income', received: '18400.00', prohibitedIncome: '12000.00', totalIncome: '480000.00',
    note: 'إيراد فندق يبيع ما لا يحل' });
  const charity = async (name: string, registration: string): Promise<string> => (await post<Made>(
    'purification/charities', officer, {
      name, registration, network: 'uae_dirham', address: (await open(other, name, '0.00')).address })).id;
  const ghaf = await charity('جمعية شجرة الغاف للإغاثة', 'CDA licence 0012');
  await post(`purification/charities/${ghaf}/decision`, colleague, {
    decision: 'approve', reason: 'Seen in the public register.' });
  await charity('Sidra Orphans’ Fund', 'IACAD permit 77/2026');
  await decide((await post<Made>('purification/payouts', officer, { charityId: ghaf, amount: '70.00' })).id);
}

/** Prices of a year, one import of which waits. */
async function makePrices(post: Post, admin: Headers, mufti: Headers): Promise<void> {
  const csv = (days: readonly number[]) => ['day,metal,aed,qar,source', ...days.flatMap((day) => [
    `${dayOf(day)},gold,489.25,485.10,Sandbox bulletin`, `${dayOf(day)},silver,6.10,6.05,Sandbox bulletin`])].join('\n');
  const { version } = await post<{ version: number }>('metal-prices/versions', admin, {
    csv: csv([-14, -7, 0]), note: 'Bulletin of the week' });
  await post(`metal-prices/versions/${version}/decide`, mufti, {
    decision: 'approve', reason: 'Compared with the bulletin.' });
  await post('metal-prices/versions', admin, { csv: csv([7]), note: 'Next week' });
}

async function makeRecipients(
  post: Post, { admin, mufti, open }: { admin: Headers; mufti: Headers; open: (label: string) => Promise<Wallet> },
): Promise<void> {
  const add = async (of: string, name: string): Promise<string> => (await post<Made>('zakat/recipients', admin, {
    class: of, name, address: (await open(name)).address, basis: 'Licence 1234 of the charities regulator' })).id;
  const [poor] = [await add('poor', 'صندوق الفقراء'), await add('debtors', 'Debt Relief Fund')];
  await post(`zakat/recipients/${poor}/decide`, mufti, { decision: 'approve', reason: 'Compared with the licence.' });
}

/** The plan of the Emirates bank for this year: a new one, or the one that there is. */
export async function reviewPlan(request: APIRequestContext): Promise<string> {
  const officer = await signIn(request, 'bank.uae');
  const year = new Date().getFullYear();
  const days = { from: `${year}-01-01`, to: `${year}-12-31`, dueOn: `${year}-12-31` };
  const answer = await request.post('/api/v1/shariah-reviews/plans', { headers: headersOf(officer), data: {
    calendar: 'gregorian', year, timeZone: 'Asia/Dubai', note: 'Transfers first.',
    items: [{ area: 'send', ownerId: officer.user.id, ...days }],
  } });
  expect([201, 409], await answer.text()).toContain(answer.status());
  const { id, details } = await answer.json() as { id?: string; details?: Made };
  return id ?? details!.id;
}

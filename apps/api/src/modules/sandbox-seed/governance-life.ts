import type { Calendar } from './calendar.ts';
import type { SeedAction } from './seed-action.ts';
import type { SeedGovernance } from './seed-governance.service.ts';

const DAY_MS = 86_400_000;
/** A year of wealth that begins in the seeded month is over within these weeks. */
const WEEKS = 62;

/** What banks find that did not comply, how it is purified, and what their customers owe of zakat. */
export const governanceLife = (calendar: Calendar): SeedAction[] => [
  ...register(calendar), ...purification(calendar), ...zakat(calendar), ...passports(calendar),
];

const by = (work: (governance: SeedGovernance) => Promise<void>): SeedAction['run'] =>
  ({ arrangements: { governance } }) => work(governance);

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const register = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.at(7, '9:20'), run: ({ payments }) => payments.pay('credit of the correspondent', {
      from: 'noor.trading', to: 'bank.uae', amount: '412.50', memo: 'Statement of the treasury desk' }),
  },
  {
    at: calendar.at(9, '10:15'), run: by(({ register: its }) => its.record('event interest', 'bank.uae', {
      title: 'Interest on the settlement balance', principle: 'riba', nature: 'actual', materiality: 'material',
      description: 'The correspondent credited interest on our balance. The agreement excludes it.',
      cause: 'The correspondent applied its default terms.', tainted: '412.50',
    }, 'credit of the correspondent')),
  },
  {
    at: calendar.at(9, '14:40'), run: by(({ register: its }) => its.plan('event interest', 'bank.uae',
      'Have the balance moved to an account without interest, and purify what was credited.',
      dayOf(calendar.at(24, '12:00')))),
  },
  {
    at: calendar.at(13, '11:05'), run: by(({ register: its }) => its.note('event interest', 'bank.uae', 'followUp',
      'أكد المراسل كتابة أن الحساب بلا فائدة من أول الشهر.')),
  },
  {
    at: calendar.at(11, '9:50'), run: by(({ register: its }) => its.record('event possession', 'noura.uae', {
      title: 'بيع سلعة قبل قبضها', principle: 'gharar', nature: 'actual', materiality: 'material',
      description: 'وُقّع عقد بيع قبل أن يستلم البنك السلعة، ثم أُبطل قبل السداد.',
    })),
  },
  {
    at: calendar.at(12, '9:10'), run: by(({ register: its }) => its.plan('event possession', 'noura.uae',
      'إبطال العقد، وإبرامه من جديد بعد القبض، وتدريب الفرع.', dayOf(calendar.at(18, '12:00')))),
  },
  {
    at: calendar.at(15, '10:30'), run: by(({ register: its }) => its.note('event possession', 'noura.uae', 'remedy',
      'أُبرم العقد من جديد بعد القبض، ودُرّب الفرع.')),
  },
  {
    at: calendar.at(16, '12:20'), run: by(({ register: its }) => its.note('event possession', 'scholar.uae',
      'confirm', 'اطلعت على العقد الجديد ومحضر القبض.')),
  },
  {
    at: calendar.at(17, '9:00'), run: by(({ register: its }) => its.note('event possession', 'bank.uae', 'close',
      'The new contract and the record of delivery were seen.')),
  },
  {
    at: calendar.at(20, '13:25'), run: by(({ register: its }) => its.record('event form', 'khalid.uae', {
      title: 'A form still speaks of a loan', nature: 'potential', materiality: 'immaterial',
      description: 'The form at the counter says loan where it means sale.',
    })),
  },
  {
    at: calendar.at(21, '17:15'), run: ({ payments }) => payments.pay('prize of the fair', {
      from: 'waha', to: 'noor.trading', amount: '640.00', memo: 'Stand at the spring fair' }),
  },
  {
    at: calendar.at(22, '9:40'), run: by(({ register: its }) => its.giveBack('prize of the fair', 'noor.trading',
      'The stand was paid for as an entry to a prize draw, so we give it back.')),
  },
];

const purification = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.at(10, '9:30'), run: by(({ purification: its }) => its.taint('tainted interest', 'bank.uae', {
      kind: 'interest', network: 'uae_dirham', note: 'Interest that the correspondent credited.',
    }, { payment: 'credit of the correspondent', event: 'event interest' })),
  },
  {
    at: calendar.at(10, '10:10'), run: by(({ purification: its }) =>
      its.setAside('set aside interest', 'bank.uae', 'tainted interest')),
  },
  {
    at: calendar.at(10, '15:30'), run: by(({ purification: its }) =>
      its.approveMove('set aside interest', 'noura.uae')),
  },
  {
    at: calendar.at(12, '13:00'), run: by(({ purification: its }) => its.charity('charity ghaf', 'bank.uae', 'ghaf',
      'Licence 0012 of the charities regulator')),
  },
  {
    at: calendar.at(13, '9:15'), run: by(({ purification: its }) =>
      its.approveCharity('charity ghaf', 'noura.uae', 'Seen in the public register of charities.')),
  },
  {
    at: calendar.at(14, '10:00'), run: by(({ purification: its }) =>
      its.payOut('payout ghaf', 'bank.uae', 'charity ghaf', '300.00')),
  },
  {
    at: calendar.at(14, '14:20'), run: by(({ purification: its }) => its.approveMove('payout ghaf', 'noura.uae')),
  },
  {
    at: calendar.ago(3, '10:25'), run: by(({ purification: its }) => its.taint('tainted shares', 'bank.uae', {
      kind: 'shares', network: 'uae_dirham', impureIncome: '1500000.00', sharesHeld: '10001',
      sharesOutstanding: '25000000', note: 'Dune Cement, annual report, note 14',
    })),
  },
  {
    at: calendar.ago(2, '10:40'), run: by(({ purification: its }) => its.taint('tainted hotel', 'noura.uae', {
      kind: 'mixed_income', network: 'uae_dirham', received: '18400.00', prohibitedIncome: '12000.00',
      totalIncome: '480000.00', note: 'إيراد فندق يبيع ما لا يحل',
    })),
  },
  {
    at: calendar.ago(1, '11:10'), run: by(({ purification: its }) =>
      its.setAside('set aside shares', 'bank.uae', 'tainted shares')),
  },
];

/** Prices of every week, from before the month to beyond the year of wealth that begins in it. */
const prices = (calendar: Calendar): string => ['day,metal,aed,qar,source', ...Array.from({ length: WEEKS }, (_, n) => {
  const day = dayOf(new Date(calendar.at(0, '12:00').getTime() + (n * 7 - 7) * DAY_MS));
  const [gold, silver] = [48_925 + ((n * 37) % 190), 610 + ((n * 11) % 23)];
  return ([['gold', gold], ['silver', silver]] as const).map(([metal, minor]) =>
    `${day},${metal},${(minor / 100).toFixed(2)},${((minor - 4) / 100).toFixed(2)},Sandbox bulletin`).join('\n');
})].join('\n');

const zakat = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.at(0, '7:10'), run: by(({ zakat: own }) => own.open('savings of amina', 'amina', {
      network: 'uae_dirham', label: 'Amina, savings', initialBalance: '62000.00' })),
  },
  {
    at: calendar.at(1, '8:10'), run: by(({ registers }) => registers.importPrices(
      'admin', 'scholar.network', prices(calendar), 'Invented bulletin of the sandbox, for a year ahead')),
  },
  {
    at: calendar.at(2, '8:20'), run: by(({ registers }) => registers.keepRecipients('admin', 'scholar.network', [
      ['mawrid', 'poor', 'Licence 0031 of the charities regulator'],
      ['ghaf', 'debtors', 'Licence 0012 of the charities regulator'],
    ])),
  },
  { at: calendar.at(2, '19:30'), run: by(({ zakat: own }) => own.follow('amina')) },
  {
    at: calendar.ago(4, '20:05'), run: by(({ zakat: own }) =>
      own.payAhead('zakat of amina', 'amina', 'savings of amina', 'mawrid', '250.00')),
  },
];

const passports = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.ago(6, '18:15'), run: ({ payments }) => payments.pay('invoice 2071', {
      from: 'amina', to: 'waha', amount: '186.40', memo: 'Invoice 2071' }),
  },
  {
    at: calendar.ago(5, '9:35'), run: by(({ passports: its }) =>
      its.passport('passport 2071', 'amina', 'invoice 2071', ['amount', 'currency', 'memo'])),
  },
];

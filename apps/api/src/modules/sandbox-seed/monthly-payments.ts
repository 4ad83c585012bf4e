import type { Calendar } from './calendar.ts';
import type { SeedAction } from './seed-action.ts';

/** What somebody earns, and pays for where they live. */
interface Household {
  who: string;
  wage: string;
  rent: string;
}

const EMIRATES: readonly Household[] = [
  { who: 'salma', wage: '13400.00', rent: '4600.00' },
  { who: 'tariq', wage: '18900.00', rent: '6200.00' },
  { who: 'dalal', wage: '11200.00', rent: '3900.00' },
  { who: 'bilal', wage: '6100.00', rent: '1850.00' },
  { who: 'maria', wage: '7300.00', rent: '2100.00' },
  { who: 'priya', wage: '15600.00', rent: '5100.00' },
  { who: 'amina', wage: '14200.00', rent: '4800.00' },
];

const QATARI: readonly Household[] = [
  { who: 'hessa', wage: '14800.00', rent: '5200.00' },
  { who: 'nasser', wage: '21500.00', rent: '6900.00' },
  { who: 'grace', wage: '5900.00', rent: '1700.00' },
  { who: 'anil', wage: '7600.00', rent: '2300.00' },
  { who: 'yusuf', wage: '12900.00', rent: '4400.00' },
];

const WAGE_DAY = 26;
const SCHOOL_DAYS = [8, 9, 10, 11];
const REMITTANCE_DAYS = [27, 28, 2, 3];

/** What comes every month: wages by list, then rents, school fees, suppliers' lists, and money sent home. */
export const monthlyPayments = (calendar: Calendar): SeedAction[] => calendar.days.flatMap((day) => {
  const { date } = calendar.dateOf(day);
  return [
    ...(date === WAGE_DAY ? wages(calendar, day) : []),
    ...(date <= 6 && day > 0 ? rents(calendar, day, date) : []),
    ...(SCHOOL_DAYS.includes(date) ? schoolFees(calendar, day, SCHOOL_DAYS.indexOf(date)) : []),
    ...(date === 12 || date === 20 ? suppliers(calendar, day, date === 12) : []),
    ...(REMITTANCE_DAYS.includes(date) ? remittances(calendar, day, REMITTANCE_DAYS.indexOf(date)) : []),
  ];
});

const wages = (calendar: Calendar, day: number): SeedAction[] => {
  const { en, ar } = calendar.monthOf(day);
  return [
    {
      at: calendar.at(day, '9:30'), isPlain: true, run: ({ payments }) => payments.payMany(`wages rimal ${day}`, {
        from: 'rimal', memo: `Salary, ${en}`, purposeCode: 'SAL',
        items: EMIRATES.map(({ who, wage }) => ({ to: who, amount: wage })),
      }),
    },
    {
      at: calendar.at(day, '10:05'), isPlain: true, run: ({ payments }) => payments.payMany(`wages lulwa ${day}`, {
        from: 'lulwa', memo: `راتب شهر ${ar}`, purposeCode: 'SALA',
        items: QATARI.map(({ who, wage }) => ({ to: who, amount: wage })),
      }),
    },
  ];
};

/** Everybody pays on a day of their own, early in the month. */
const rents = (calendar: Calendar, day: number, date: number): SeedAction[] => {
  const { en, ar } = calendar.monthOf(day);
  const due = (households: readonly Household[], landlord: string, purposeCode: string, memo: string): SeedAction[] =>
    households.filter((_, n) => n % 5 === date - 2).map(({ who, rent }, n) => ({
      at: calendar.at(day, `18:${10 + n * 7}`), isPlain: true,
      run: ({ payments }) => payments.pay(`rent ${who} ${day}`, {
        from: who, to: landlord, amount: rent, memo, purposeCode,
      }),
    }));
  return [
    ...due(EMIRATES, 'sidra', 'RNT', `Rent, ${en}`), ...due(QATARI, 'yasmin', 'RENT', `إيجار شهر ${ar}`),
  ];
};

const schoolFees = (calendar: Calendar, day: number, turn: number): SeedAction[] => {
  const parents = [
    { who: 'salma', school: 'school', amount: '2950.00', memo: 'School fees, second instalment', purposeCode: 'EDU' },
    { who: 'nasser', school: 'bustan', amount: '3300.00', memo: 'رسوم مدرسية، الدفعة الثانية', purposeCode: 'EDUC' },
    { who: 'tariq', school: 'school', amount: '3400.00', memo: 'رسوم المدرسة للفصل الأول', purposeCode: 'EDU' },
    { who: 'hessa', school: 'bustan', amount: '2800.00', memo: 'Tuition, first term', purposeCode: 'EDUC' },
  ];
  const { who, school, amount, memo, purposeCode } = parents[turn] as (typeof parents)[number];
  return [{
    at: calendar.at(day, '8:40'), isPlain: true,
    run: ({ payments }) => payments.pay(`school ${who} ${day}`, { from: who, to: school, amount, memo, purposeCode }),
  }];
};

/** A list of invoices, some of which have a row that is refused, or one that officers are asked about. */
const suppliers = (calendar: Calendar, day: number, isOfMidMonth: boolean): SeedAction[] => [{
  at: calendar.at(day, '11:15'), isPlain: true, run: ({ payments }) => payments.payMany(`suppliers noor ${day}`, {
    from: 'noor.trading', purposeCode: 'TCP', items: [
      { to: 'rimal', amount: '4820.00', memo: 'Freight, invoice 7731', reference: `NT-${day}-01` },
      { to: 'murjan', amount: '2375.50', memo: 'مستلزمات طبية، فاتورة ٤١٨', reference: `NT-${day}-02` },
      { to: 'zahra', amount: '1260.00', memo: 'Catering, four days', reference: `NT-${day}-03` },
      { to: 'waha', amount: '3110.75', memo: 'Dates and coffee, invoice 2207', reference: `NT-${day}-04` },
      { to: 'sidra', amount: '7900.00', memo: 'Warehouse rent, one month', reference: `NT-${day}-05` },
      { to: 'safwa', amount: '1845.20', memo: 'فاتورة كهرباء المستودع', reference: `NT-${day}-06` },
      ...(isOfMidMonth ? [
        { to: 'rimal', amount: '640.00', memo: 'Late payment interest on invoice 1120', reference: `NT-${day}-07` },
        { to: 'waha', amount: '980.00', memo: 'Cartons of cigarettes for the kiosk', reference: `NT-${day}-08` },
      ] : []),
    ],
  }),
}];

/** Money for families on the other network, a little after wages. */
const remittances = (calendar: Calendar, day: number, turn: number): SeedAction[] => {
  const senders = [
    { from: 'bilal', to: 'anil', amount: '900.00', memo: 'Family support' },
    { from: 'maria', to: 'grace', amount: '1250.00', memo: 'Hospital bill of our mother' },
    { from: 'yusuf', to: 'dalal', amount: '700.00', memo: 'مصروف العائلة' },
    { from: 'anil', to: 'priya', amount: '1100.00', memo: 'Share of the family trip' },
  ];
  return [0, 1].map((more) => {
    const sender = senders[(turn + more * 2) % senders.length] as (typeof senders)[number];
    return {
      at: calendar.at(day, `20:${15 + more * 12}`), isPlain: true,
      run: ({ payments }) => payments.payAcross(`home ${sender.from} ${day}`, sender),
    };
  });
};

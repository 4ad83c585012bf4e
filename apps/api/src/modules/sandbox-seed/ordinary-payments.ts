import { drawsFrom } from '../../platform/draws.ts';
import { formatMinor } from '../../platform/money.ts';
import type { Calendar, HourOfDay } from './calendar.ts';
import type { SeedPayment } from './seed-payments.service.ts';
import type { SeedAction } from './seed-action.ts';

const UAE = ['amina', 'salma', 'tariq', 'dalal', 'bilal', 'maria', 'priya'];
const QATAR = ['yusuf', 'hessa', 'nasser', 'grace', 'anil'];
const UAE_SHOPS = ['waha', 'zahra', 'rimal', 'murjan', 'school'];

/** A kind of payment of an ordinary day: how often among all, between whom, of how much and in which words. */
interface Habit {
  often: number;
  from: readonly string[];
  to: readonly string[];
  least: number;
  most: number;
  /** What sums are whole multiples of, in minor units. */
  step: number;
  memos: readonly string[];
  purposeCode: string;
  /** How invoices begin that are paid. */
  invoice?: string;
}

const HABITS: readonly Habit[] = [
  {
    often: 20, from: UAE, to: ['waha'], least: 35_00, most: 480_00, step: 25, purposeCode: 'POS',
    memos: ['Groceries', 'Weekly shopping', 'مشتريات البقالة', 'خضار وفواكه', 'Groceries and household goods'],
  },
  {
    often: 9, from: UAE, to: ['zahra'], least: 12_00, most: 140_00, step: 50, purposeCode: 'POS',
    memos: ['Bread and pastries', 'Birthday cake', 'كعكة عيد ميلاد', 'خبز ومعجنات', 'Breakfast for the customerFiles'],
  },
  {
    often: 15, from: QATAR, to: ['qafila'], least: 40_00, most: 520_00, step: 25, purposeCode: 'GDDS',
    memos: ['Groceries', 'مشتريات الأسبوع', 'Family shopping', 'مشتريات البقالة', 'Rice, oil and vegetables'],
  },
  {
    often: 7, from: UAE, to: ['safwa'], least: 180_00, most: 690_00, step: 5, purposeCode: 'UTL',
    memos: ['Electricity and water bill', 'فاتورة الكهرباء والماء', 'Cooling charges', 'فاتورة التبريد'],
  },
  {
    often: 5, from: QATAR, to: ['anwar'], least: 150_00, most: 540_00, step: 5, purposeCode: 'UBIL',
    memos: ['Electricity and water bill', 'فاتورة الكهرباء', 'Water bill'],
  },
  {
    often: 6, from: UAE, to: UAE, least: 50_00, most: 900_00, step: 1000, purposeCode: 'TOF',
    memos: ['Share of the dinner', 'حصتي من الغداء', 'Wedding gift', 'هدية زواج', 'Carpool, two weeks', 'مشاركة السكن'],
  },
  {
    often: 4, from: QATAR, to: QATAR, least: 50_00, most: 800_00, step: 1000, purposeCode: 'GIFT',
    memos: ['Birthday present', 'هدية نجاح', 'Gift for the newborn', 'هدية مولود'],
  },
  {
    often: 6, from: [...UAE, 'waha', 'noor.trading'], to: ['ghaf'], least: 20_00, most: 600_00, step: 500,
    purposeCode: 'CHC', memos: ['Donation', 'صدقة', 'Donation for winter blankets', 'تبرع لكفالة يتيم', 'Iftar meals'],
  },
  {
    often: 9, from: ['waha', 'zahra', 'school', 'safwa'], to: ['murjan', 'rimal', 'noor.trading'], least: 650_00,
    most: 4_900_00, step: 100, purposeCode: 'TTS', invoice: 'INV',
    memos: [
      'Delivery of flour and sugar', 'First-aid cabinets', 'توصيل الطلبيات', 'صيانة المبردات', 'Cleaning materials',
    ],
  },
  {
    often: 6, from: ['qafila', 'bustan', 'anwar'], to: ['lulwa'], least: 800_00, most: 5_600_00, step: 100,
    purposeCode: 'SUPP', invoice: 'INV',
    memos: ['Repair of the loading bay', 'صيانة المبنى', 'Painting of two classrooms', 'أعمال كهربائية'],
  },
  {
    often: 5, from: ['rimal', 'murjan', 'sidra'], to: UAE_SHOPS, least: 90_00, most: 1_400_00, step: 100,
    purposeCode: 'PMS', invoice: 'INV',
    memos: ['Office supplies', 'لوازم مكتبية', 'Catering for the seminar', 'ضيافة الاجتماع'],
  },
];
const ALL = HABITS.reduce((sum, { often }) => sum + often, 0);

/** Half-hours in which people pay, the busier ones twice. */
const HOURS = [7, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 16, 17, 17, 18, 18, 19, 20, 21];

/** As many as a minute sees at most. */
const MOST_AT_ONCE = 3;

/** The payments of ordinary days: so many, more of them on busy days. */
export const ordinaryPayments = (calendar: Calendar, count: number, seed: number): SeedAction[] => {
  const draw = drawsFrom(seed);
  const pick = <One>(some: readonly One[]): One => some[draw(some.length)] as One;
  const days = calendar.days.flatMap((day) => Array.from({ length: calendar.weightOf(day) }, () => day));
  let at = calendar.at(0, '7:0');
  let atOnce = 0;
  return Array.from({ length: count }, (_, n): SeedAction => {
    if (atOnce-- === 0) {
      const hour: HourOfDay = `${pick(HOURS)}:${draw(60)}`;
      at = calendar.at(days[Math.floor((n * days.length) / count)] as number, hour, draw(60));
      atOnce = draw(MOST_AT_ONCE);
    }
    const bill = drawBill(habitAt(draw(ALL)), draw, n);
    return { at, isPlain: true, run: ({ payments }) => payments.pay(`ordinary ${n}`, bill) };
  });
};

const drawBill = (
  { from: payers, to: payees, least, most, step, memos, purposeCode, invoice }: Habit,
  draw: (bound: number) => number, n: number,
): SeedPayment => {
  const pick = <One>(some: readonly One[]): One => some[draw(some.length)] as One;
  const from = pick(payers);
  return {
    from, to: pick(payees.filter((payee) => payee !== from)), memo: pick(memos), purposeCode,
    amount: formatMinor(BigInt(Math.round((least + draw(most - least)) / step) * step)),
    ...(invoice === undefined ? {} : { reference: `${invoice}-${2_100 + n}` }),
  };
};

const habitAt = (place: number): Habit => {
  let rest = place;
  return HABITS.find(({ often }) => (rest -= often) < 0) as Habit;
};

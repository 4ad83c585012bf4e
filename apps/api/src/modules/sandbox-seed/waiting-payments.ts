import type { Calendar } from './calendar.ts';
import type { SeedSteps } from './seed-steps.service.ts';
import type { SeedReviews } from './seed-reviews.service.ts';
import type { SeedAction } from './seed-action.ts';

const EMIRATES = ['bank.uae', 'noura.uae'] as const;
const QATARI = ['bank.qatar', 'maryam.qatar'] as const;

/** Payments that waited for somebody, and some that still do: escrows, approvals and reviews. */
export const waitingPayments = (calendar: Calendar): SeedAction[] => [
  ...escrows(calendar), ...approvals(calendar), ...decidedReviews(calendar), ...openReviews(calendar),
  ...rounds(calendar),
];

const WEEK = 168;

const stepped = (at: Date, ...step: Parameters<SeedSteps['step']>): SeedAction =>
  ({ at, isPlain: true, run: ({ steps }) => steps.step(...step) });

const decided = (at: Date, ...decision: Parameters<SeedReviews['decide']>): SeedAction =>
  ({ at, isPlain: true, run: ({ reviews }) => reviews.decide(...decision) });

const escrows = (calendar: Calendar): SeedAction[] => {
  const held = (name: string, at: Date, from: string, to: string, amount: string, memo: string): SeedAction => ({
    at, run: ({ payments }) => payments.pay(name, {
      type: 'escrow', from, to, amount, memo, programmableLogic: { expiresInHours: 24 * 21 } }),
  });
  return [
    held('escrow car', calendar.at(3, '12:20'), 'priya', 'tariq', '3450.00', 'Used car, until it is delivered'),
    stepped(calendar.at(9, '17:45'), 'escrow car', 'priya', 'release'),
    held('escrow kitchen', calendar.at(6, '10:10'), 'sidra', 'noor.trading', '9800.00', 'مطابخ جاهزة حتى التركيب'),
    stepped(calendar.at(14, '9:05'), 'escrow kitchen', 'sidra', 'release', '4900.00'),
    stepped(calendar.at(21, '9:35'), 'escrow kitchen', 'sidra', 'release'),
    held('escrow carpets', calendar.at(11, '16:30'), 'hessa', 'qafila', '2750.00', 'Carpets, until they arrive'),
    stepped(calendar.at(19, '18:05'), 'escrow carpets', 'hessa', 'refund'),
    held('escrow tent', calendar.at(4, '19:10'), 'dalal', 'zahra', '1300.00', 'Wedding tent, until it stands'),
    held('escrow scaffold', calendar.ago(9, '11:25'), 'yasmin', 'lulwa', '8600.00', 'سقالات حتى انتهاء الطلاء'),
    stepped(calendar.ago(4, '15:15'), 'escrow scaffold', 'yasmin', 'release', '2600.00'),
    held('escrow ovens', calendar.ago(5, '9:50'), 'zahra', 'murjan', '4700.00', 'Two ovens, until they are connected'),
    held('escrow buses', calendar.ago(3, '13:05'), 'school', 'rimal', '9200.00', 'نقل مدرسي حتى نهاية الرحلات'),
    held('escrow steps', calendar.ago(1, '18:40'), 'nasser', 'bustan', '1150.00', 'Writing desks, until delivery'),
  ];
};

const approvals = (calendar: Calendar): SeedAction[] => {
  const asked = (
    name: string, at: Date, from: string, to: string, amount: string, memo: string, quorum = 2, hours = 72,
  ): SeedAction => ({
    at, run: ({ payments }) => payments.pay(name, {
      from, to, amount, memo, programmableLogic: { multiSigRequired: true, quorum, expiresInHours: hours } }),
  });
  const [[first, second], [third, fourth]] = [EMIRATES, QATARI];
  const both = (name: string, at: Date, one: string, other: string): SeedAction[] => [
    stepped(at, name, one, 'approve'),
    stepped(new Date(at.getTime() + 5_400_000), name, other, 'approve'),
  ];
  return [
    asked('approval fleet', calendar.at(5, '10:30'), 'waha', 'rimal', '9400.00', 'Deliveries of a quarter'),
    ...both('approval fleet', calendar.at(5, '13:10'), first, second),
    asked('approval guard', calendar.at(12, '9:15'), 'school', 'rimal', '6800.00', 'تجديد عقد الحراسة'),
    ...both('approval guard', calendar.at(13, '10:40'), second, first),
    asked('approval crane', calendar.at(16, '11:50'), 'lulwa', 'qafila', '8900.00', 'Hire of a crane, two weeks'),
    stepped(calendar.at(17, '9:20'), 'approval crane', third, 'reject'),
    asked('approval tiles', calendar.at(20, '14:00'), 'yasmin', 'lulwa', '7600.00', 'بلاط الممرات'),
    ...both('approval tiles', calendar.at(21, '11:30'), fourth, third),
    asked('approval lift', calendar.at(24, '15:30'), 'sidra', 'rimal', '5200.00', 'Lift maintenance, one year'),
    asked('approval boiler', calendar.ago(2, '9:40'), 'safwa', 'noor.trading', '9700.00', 'East boiler', 2, WEEK),
    stepped(calendar.ago(1, '10:05'), 'approval boiler', first, 'approve'),
    asked('approval roof', calendar.ago(1, '12:30'), 'bustan', 'lulwa', '8300.00', 'إصلاح سقف القاعة', 2, WEEK),
    asked('approval stock', calendar.ago(1, '16:20'), 'waha', 'noor.trading', '9850.00', 'Winter stock', 2, WEEK),
    asked('approval vans', calendar.ago(0, '7:15'), 'rimal', 'murjan', '6450.00', 'First-aid kits for vans', 3, WEEK),
  ];
};

const decidedReviews = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.at(7, '10:15'), isPlain: true, run: ({ payments }) => payments.pay('review villa', {
      from: 'khalid', to: 'sidra', amount: '58000.00', memo: 'Reservation of a villa in the west quarter' }),
  },
  decided(calendar.at(8, '9:25'), 'review villa', 'noura.uae', 'approve',
    'Deed of sale seen; the source is the sale of an apartment in August.'),
  {
    at: calendar.at(10, '19:05'), isPlain: true, run: ({ payments }) => payments.pay('review layla', {
      from: 'layla', to: 'noor.trading', amount: '3900.00', memo: 'Furniture for the living room' }),
  },
  decided(calendar.at(12, '8:55'), 'review layla', 'bank.uae', 'reject',
    'Her passport ran out; she was asked for the new one.'),
  {
    at: calendar.at(15, '13:40'), isPlain: true, run: ({ payments }) => payments.pay('review machine', {
      from: 'lulwa', to: 'anwar', amount: '64000.00', memo: 'Transformer for the new site' }),
  },
  decided(calendar.at(16, '10:20'), 'review machine', 'maryam.qatar', 'approve',
    'Contract and invoice 8842 seen.'),
  {
    at: calendar.at(22, '11:05'), isPlain: true, run: ({ payments }) => payments.pay('review khalid', {
      from: 'murjan', to: 'khalid', amount: '2600.00', memo: 'Rent of the storeroom' }),
  },
  decided(calendar.at(23, '14:10'), 'review khalid', 'khalid.uae', 'approve',
    'Tenancy contract on file; the sum is what it says.'),
];

/** Every third day officers look at what has waited for two, and at what nobody explains. */
const rounds = (calendar: Calendar): SeedAction[] => calendar.days.filter((day) => day % 3 === 2).flatMap((day) =>
  ['noura.uae', 'maryam.qatar'].map((who, n): SeedAction => ({
    at: calendar.at(day, `11:${5 + n * 20}`), isPlain: true,
    run: ({ reviews }) => reviews.clearBacklog(who, { waitedDays: 2, except: /open/, refuse: /refused/ }),
  })));

const openReviews = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.ago(8, '10:45'), isPlain: true, run: ({ payments }) => payments.pay('review open property', {
      from: 'sidra', to: 'noor.trading', amount: '72000.00', memo: 'Fitting out of six shops' }),
  },
  {
    at: calendar.ago(4, '12:35'), isPlain: true, run: ({ payments }) => payments.pay('review open khalid', {
      from: 'zahra', to: 'khalid', amount: '1800.00', memo: 'إيجار المحل' }),
  },
  {
    at: calendar.ago(3, '17:20'), isPlain: true, run: ({ payments }) => payments.pay('review open layla', {
      from: 'layla', to: 'school', amount: '4100.00', memo: 'School fees of two children' }),
  },
  {
    at: calendar.ago(2, '15:55'), isPlain: true, run: ({ payments }) => payments.pay('review open waleed', {
      from: 'salma', to: 'waleed', amount: '650.00', memo: 'Lessons in mathematics' }),
  },
  {
    at: calendar.ago(1, '11:40'), isPlain: true, run: ({ payments }) => payments.pay('review open steel', {
      from: 'lulwa', to: 'qafila', amount: '58500.00', memo: 'Provisions for three sites' }),
  },
  {
    at: calendar.ago(1, '19:30'), isPlain: true, run: ({ payments }) => payments.pay('review open smoke', {
      from: 'tariq', to: 'waha', amount: '190.00', memo: 'Carton of cigarettes' }),
  },
  {
    at: calendar.ago(0, '6:50'), isPlain: true, run: ({ payments }) => payments.pay('review open khalid again', {
      from: 'noor.trading', to: 'khalid', amount: '3300.00', memo: 'Rent of the showroom' }),
  },
];

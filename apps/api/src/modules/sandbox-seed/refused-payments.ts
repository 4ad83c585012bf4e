import type { Calendar } from './calendar.ts';
import type { SeedAction } from './seed-action.ts';
import type { SeedPayment } from './seed-payments.service.ts';

/** Payments that the rules refuse, of every principle; what is suspicious of money alone officers refuse. */
const REFUSED: readonly SeedPayment[] = [
  { from: 'bilal', to: 'tariq', amount: '1200.00', memo: 'Loan with interest at 5 percent per year' },
  { from: 'anil', to: 'nasser', amount: '900.00', memo: 'قرض بفائدة ٥٪ سنوياً' },
  { from: 'maria', to: 'dalal', amount: '800.00', memo: 'Collecting donations without a licence' },
  { from: 'waha', to: 'noor.trading', amount: '3100.00',
    memo: 'Late payment penalty on the overdue loan, income of the lender' },
  { from: 'priya', to: 'salma', amount: '990.00', memo: 'lend 900, return 990' },
  { from: 'yusuf', to: 'hessa', amount: '2500.00', memo: 'Invest 10,000 with a guaranteed monthly profit of 300' },
  { from: 'tariq', to: 'noor.trading', amount: '2800.00', memo: 'Margin for crude oil futures' },
  { from: 'hessa', to: 'qafila', amount: '350.00', memo: 'Mystery box, contents unknown' },
  { from: 'bilal', to: 'salma', amount: '1900.00',
    memo: 'Received for someone I do not know, forward the rest and keep 5% commission' },
  { from: 'salma', to: 'zahra', amount: '460.00', memo: 'Price of the fish in the sea' },
  { from: 'nasser', to: 'lulwa', amount: '3200.00', memo: 'Selling the phones before I receive them' },
  { from: 'dalal', to: 'maria', amount: '50.00', memo: 'Lottery ticket' },
  { from: 'grace', to: 'anil', amount: '75.00', memo: 'Two raffle tickets' },
  { from: 'tariq', to: 'bilal', amount: '300.00', memo: 'Each player puts in 50 and the winner takes all' },
  { from: 'anil', to: 'grace', amount: '950.00', memo: 'Keep it under the limit so the bank does not ask' },
  { from: 'nasser', to: 'yusuf', amount: '600.00', memo: 'Stake on the derby with the bookmaker' },
  { from: 'qafila', to: 'lulwa', amount: '1400.00', memo: 'Liquor store order' },
  { from: 'maria', to: 'waha', amount: '120.00', memo: 'Pork ribs' },
  { from: 'zahra', to: 'murjan', amount: '210.00', memo: 'Fake Rolex' },
  { from: 'yusuf', to: 'anil', amount: '85.00', memo: 'Tarot reading' },
  { from: 'rimal', to: 'murjan', amount: '4200.00', memo: 'Kickback for the contract' },
];

/** One every other day or so, at hours of their own. */
export const refusedPayments = (calendar: Calendar): SeedAction[] => REFUSED.map((bill, n) => {
  const day = Math.floor(((n * 2 + 1) * calendar.days.length) / (REFUSED.length * 2));
  return {
    at: calendar.at(day, `${10 + (n * 3) % 9}:${(n * 17) % 60}`), isPlain: true,
    run: ({ payments }) => payments.pay(`refused ${n}`, bill),
  };
});

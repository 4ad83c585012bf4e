import type { Calendar } from './calendar.ts';
import { LATECOMER, NEW_ACCOUNTS, NEW_FILES, SEED_PEOPLE } from './people.ts';
import { governanceLife } from './governance-life.ts';
import { contractLives } from './contract-lives.ts';
import { monthlyPayments } from './monthly-payments.ts';
import { ordinaryPayments } from './ordinary-payments.ts';
import { refusedPayments } from './refused-payments.ts';
import type { SeedAction } from './seed-action.ts';
import { waitingPayments } from './waiting-payments.ts';

/** Whom people keep because they pay them again and again. */
const PAYEES = [
  ['salma', 'sidra', 'Rent'], ['tariq', 'school', 'رسوم المدرسة'], ['priya', 'safwa', 'Electricity and water'],
  ['hessa', 'yasmin', 'الإيجار'], ['nasser', 'bustan', 'Tuition'], ['noor.trading', 'rimal', 'Freight'],
  ['noor.trading', 'murjan', 'مستلزمات طبية'], ['bank.uae', 'noor.trading', 'Supplier of goods for murabaha'],
] as const;

const ORDINARY = 430;
/** Another one makes another month. */
const SEED = 20_260_101;

/** All that happened before a sandbox was first looked at, in the order of time: the same for the same days. */
export const seedPlan = (calendar: Calendar): SeedAction[] => [
  ...beginning(calendar), ...ordinaryPayments(calendar, ORDINARY, SEED), ...monthlyPayments(calendar),
  ...refusedPayments(calendar), ...waitingPayments(calendar), ...contractLives(calendar), ...files(calendar),
  ...governanceLife(calendar),
].filter(({ at }) => calendar.has(at)).sort((one, other) => one.at.getTime() - other.at.getTime()).map(inBursts());

const MINUTE_MS = 60_000;
const SOON_MS = 100 * MINUTE_MS;

/**
 * Draws what lies within a hundred minutes of the last thing close to it, in its order: people pay in bursts,
 * and each burst is sealed as one block.
 */
const inBursts = (): ((action: SeedAction, n: number) => SeedAction) => {
  let before = { asked: 0, at: 0 };
  return (action, n) => {
    const asked = action.at.getTime();
    const isSame = asked === before.asked;
    const soon = before.at + (2 + (n % 5)) * MINUTE_MS + (n % 53) * 1000;
    const at = isSame ? before.at : asked - before.at < SOON_MS ? soon : asked;
    before = { asked, at };
    return { ...action, at: new Date(at) };
  };
};

const beginning = (calendar: Calendar): SeedAction[] => [
  {
    at: calendar.at(0, '0:30'),
    run: ({ customers }) => customers.join(SEED_PEOPLE, { accounts: NEW_ACCOUNTS, files: NEW_FILES }),
  },
  { at: calendar.at(0, '6:40'), run: ({ arrangements }) => arrangements.reports.schedule('admin') },
  ...PAYEES.map(([who, payee, note], n): SeedAction => ({
    at: calendar.at(1 + n, '12:40'), isPlain: true,
    run: ({ arrangements }) => arrangements.keepPayee(who, payee, note),
  })),
];

/** What becomes of customers: somebody who is nearly listed, a new passport, a move. */
const files = (calendar: Calendar): SeedAction[] => {
  const { id, file } = LATECOMER;
  return [
    {
      at: calendar.ago(6, '9:10'),
      run: ({ customers }) => customers.join([LATECOMER], { accounts: [LATECOMER], files: { [id]: file } }),
    },
    {
      at: calendar.ago(5, '11:45'), run: ({ customerFiles }) =>
        customerFiles.decideScreening('bank.uae', 'waleed', 'clear',
          'Born thirty years after the one listed, and of another nationality.'),
    },
    {
      at: calendar.at(18, '10:15'), run: ({ customerFiles }) =>
        customerFiles.propose('bank.qatar', 'anil', { purpose: 'savings' }, 'He saves for a house, as he told us.'),
    },
    {
      at: calendar.at(19, '9:25'), run: ({ customerFiles }) =>
        customerFiles.approve('maryam.qatar', 'anil', 'Compared with his letter.'),
    },
    {
      at: calendar.ago(2, '13:15'), run: ({ customerFiles }) => customerFiles.propose('bank.uae', 'layla', {
        documents: [{ kind: 'passport', number: 'RL0093351', country: 'LB', expiresOn: '2035-10-30' }],
      }, 'New passport seen at the counter.'),
    },
  ];
};

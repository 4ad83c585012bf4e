import { drawsFrom } from '../../platform/draws.ts';
import { currencyOf, formatMinor, type Network } from '../../platform/money.ts';
import type { SendTransactionDto } from '../transfers/public.ts';

/** A wallet that invented payments go from or to. */
export interface DemoWallet {
  address: string;
  network: Network;
  ownerId: string;
}

/** A payment that its payer might have sent. */
export interface InventedPayment {
  payer: DemoWallet;
  request: SendTransactionDto;
}

/** A kind of payment: how often it comes among a hundred, what is written to it, and between which sums it lies. */
interface Story {
  often: number;
  memos: readonly string[];
  leastMinor: bigint;
  mostMinor: bigint;
  type?: SendTransactionDto['type'];
  programmableLogic?: NonNullable<SendTransactionDto['programmableLogic']>;
}

// Most are below the sums at which the rules look at rhythm and origin, as most payments of a working day are.
const STORIES: readonly Story[] = [
  {
    often: 52, leastMinor: 5_00n, mostMinor: 400_00n,
    memos: ['Groceries', 'Electricity, October', 'Taxi to the airport', 'Family dinner', 'مشتريات البقالة',
      'فاتورة الماء', 'رسوم النادي الرياضي', 'Books for school'],
  },
  {
    often: 18, leastMinor: 250_00n, mostMinor: 950_00n,
    memos: ['Office supplies, invoice 2071', 'Medical equipment, invoice 418', 'صيانة المكيفات',
      'Catering for the seminar'],
  },
  {
    often: 8, leastMinor: 50_00n, mostMinor: 500_00n, type: 'zakat_split',
    memos: ['Sale of dates', 'Consulting fee', 'بيع أثاث'],
  },
  {
    often: 7, leastMinor: 100_00n, mostMinor: 900_00n, type: 'escrow',
    memos: ['Used car, until it is delivered', 'Carpets, until they arrive', 'لوحة فنية حتى التسليم'],
  },
  {
    often: 6, leastMinor: 300_00n, mostMinor: 950_00n, programmableLogic: { multiSigRequired: true, quorum: 2 },
    memos: ['Yearly maintenance contract', 'Refurbishing the branch', 'تجديد عقد الحراسة'],
  },
  {
    often: 6, leastMinor: 50_00n, mostMinor: 900_00n,
    memos: ['Loan with interest at 5 percent per year', 'Stake for the poker night', 'قرض بفائدة ٥٪ سنوياً'],
  },
  { often: 3, leastMinor: 40_00n, mostMinor: 300_00n, memos: ['Cigarettes for the kiosk', 'Tobacco, two cartons'] },
];
const ALL = STORIES.reduce((sum, { often }) => sum + often, 0);

/** Draws payments between wallets of different owners on one network; the same seed draws the same ones. */
export const inventPayments = (
  wallets: readonly DemoWallet[], count: number, seed: number,
): InventedPayment[] => {
  const draw = drawsFrom(seed);
  const pick = <One>(some: readonly One[]): One => some[draw(some.length)] as One;
  const partners = ({ network, ownerId }: DemoWallet): DemoWallet[] =>
    wallets.filter((wallet) => wallet.network === network && wallet.ownerId !== ownerId);
  const payers = wallets.filter((wallet) => partners(wallet).length > 0);
  if (payers.length === 0) return [];
  return Array.from({ length: count }, () => {
    const payer = pick(payers);
    const { memos, leastMinor, mostMinor, type = 'send', programmableLogic } = storyAt(draw(ALL));
    const amountMinor = leastMinor + BigInt(draw(Number(mostMinor - leastMinor) + 1));
    return { payer, request: {
      type, network: payer.network, currency: currencyOf(payer.network), fromAddress: payer.address,
      toAddress: pick(partners(payer)).address, amount: formatMinor(amountMinor), memo: pick(memos),
      ...(programmableLogic === undefined ? {} : { programmableLogic }),
    } };
  });
};

const storyAt = (place: number): Story => {
  let rest = place;
  return STORIES.find(({ often }) => (rest -= often) < 0) as Story;
};

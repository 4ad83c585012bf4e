import { cite } from '../citations.ts';
import { fact, relatedInMemo, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { PaymentFacts, TradeLeg } from '../facts/payment.ts';
import { readMinor } from '../money.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { THE_FINANCIER } from '../facts/trade.ts';
import { spellingOf, vocabulary } from '../facts/vocabulary.ts';
import { daysBetween, isDay } from '../settlement.ts';

const PAID_AT_ONCE = vocabulary(
  'spot', 'cash', 'immediate', 'now', 'cashSpot', 'spotCash', 'T+0', 'نقد', 'نقدا', 'كاش', 'حال', 'فوري',
);

/** A bank buys metal from a broker, sells it to a customer on credit, and the customer's metal is sold for cash. */
const tawarruq = (sale: Partial<TradeLeg>): readonly TradeLeg[] => [
  { seller: 'Broker', buyer: 'Bank', object: 'copper', price: '1000', terms: 'spot', time: 1 },
  { seller: 'Bank', buyer: 'Customer', object: 'copper', price: '1120', terms: 'deferred', time: 1 },
  { seller: 'Customer', object: 'copper', price: '995', terms: 'spot', time: 2, ...sale },
];

/** Chains of sales that only dress up a loan. */
export const ribaResaleRules: readonly Rule[] = [
  {
    id: 'RIBA-015',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Sale and buy-back (inah)', ar: 'بيع العينة' },
    reads: ['chain', 'ownerGroups', 'memo'],
    when: (context) =>
      soldBack(context) ?? memoMatch(context, 'RIBA-015') ?? relatedInMemo(context, 'RIBA-015'),
    explain: {
      en: 'The goods return to their first seller, and only money now for more money later is left.',
      ar: 'ترجع السلعة إلى بائعها الأول ولا يبقى إلا نقد حاضر بنقد أكثر مؤجل.',
    },
    remedy: {
      en: 'Cancel the second sale, or sell to an unrelated third party at own risk.',
      ar: 'ألغِ البيع الثاني أو بع لطرف ثالث مستقل على مسؤوليتك.',
    },
    cite: cite('abu-dawud-3462', 'ss-8', 'ss-30'),
    examples: {
      compliant: [
        payment({
          chain: [
            { seller: 'A', buyer: 'B', object: 'car', price: '1200', terms: 'deferred', time: 1 },
            { seller: 'B', buyer: 'C', object: 'car', price: '1000', terms: 'spot', time: 2 },
          ],
        }),
        paying('Sold my car to a neighbour for 30,000'),
        paying('بعت سيارتي لجاري ب ٣٠٠٠٠'),
      ],
      violating: [
        payment({
          chain: [
            { seller: 'A', buyer: 'B', object: 'car', price: '1200', terms: 'deferred', time: 1 },
            { seller: 'B', buyer: 'A', object: 'car', price: '1000', terms: 'spot', time: 2 },
          ],
        }),
        paying('He sells me the phone for 1,200 on credit and buys it back for 1,000 cash'),
        paying('باعني الجوال بالتقسيط ب ١٢٠٠ ثم اشتراه مني ب ١٠٠٠ كاش'),
      ],
    },
  },
  {
    id: 'RIBA-016',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Organised tawarruq', ar: 'التورق المنظم' },
    reads: ['chain', 'ownerGroups', 'memo'],
    when: (context) => organisedTawarruq(context) ?? memoMatch(context, 'RIBA-016'),
    explain: {
      en: 'The trade is arranged so that the goods move on paper only and money is lent at a gain.',
      ar: 'الصفقة مرتبة بحيث تنتقل السلعة على الورق فقط ويؤول الأمر إلى نقد بزيادة.',
    },
    remedy: {
      en: 'Let the customer take possession and sell to a third party himself, or use an asset-backed sale or lease.',
      ar: 'ليقبض العميل السلعة ويبعها بنفسه لطرف ثالث، أو استعمل بيعًا أو إجارة لأصل حقيقي.',
    },
    cite: cite('iifa-179', 'ss-30'),
    examples: {
      compliant: [
        payment({ chain: tawarruq({ buyer: 'Market trader' }) }),
        paying('Murabaha instalment for a car'),
        paying('قسط مرابحة سيارة'),
      ],
      violating: [
        payment({ chain: tawarruq({ buyer: 'Market trader', agent: 'Bank' }) }),
        payment({ chain: tawarruq({ buyer: 'Broker' }) }),
        paying('Organised tawarruq proceeds'),
        paying('تورق منظم عبر البنك'),
      ],
    },
  },
  {
    id: 'RIBA-017',
    principle: 'riba',
    severity: 'flag',
    title: { en: 'Individual tawarruq', ar: 'التورق الفردي' },
    reads: ['chain', 'ownerGroups', 'memo'],
    when(context) {
      if (organisedTawarruq(context) !== undefined || context.memo.hits.has('RIBA-016')) return undefined;
      const sale = cashSales(context)[0];
      if (sale === undefined) return memoMatch(context, 'RIBA-017');
      return soldBack(context) === undefined ? { evidence: [fact(`chain[${sale.index}]`, sale.leg.price)] } : undefined;
    },
    explain: {
      en: 'Goods bought on credit are sold for cash to somebody else: accepted with controls, so the board decides.',
      ar: 'تُشترى السلعة بالأجل وتُباع نقدًا لغير بائعها: جائز بضوابط، فيُحال إلى الهيئة.',
    },
    remedy: {
      en: 'Refer the tawarruq to the board and keep the title documents of each step.',
      ar: 'أحل التورق إلى الهيئة الشرعية واحتفظ بمستندات الملكية في كل خطوة.',
    },
    cite: cite('ss-30', 'iifa-179'),
    examples: {
      compliant: [
        payment({ chain: tawarruq({ buyer: 'Market trader', agent: 'Bank' }) }),
        paying('Copper pipes for the kitchen'),
        paying('شراء أنابيب نحاس للمطبخ'),
      ],
      violating: [
        payment({ chain: tawarruq({ buyer: 'Market trader' }) }),
        paying('Tawarruq: sold my metal in the market myself'),
        paying('تورق فردي، بعت السلعة بنفسي في السوق'),
      ],
    },
  },
];

interface ResoldGoods {
  /** The place in the chain of the sale for cash. */
  index: number;
  leg: TradeLeg;
  /** The sale on credit through which the seller came by the goods. */
  bought: TradeLeg;
  /** Whether somebody else sells them for the one who bought them. */
  isForHim: boolean;
  /** Everybody who had sold the same goods before. */
  earlierSellers: readonly (string | undefined)[];
}

/** Sales for cash of what the seller had just bought on credit. */
function cashSales({ facts }: Context): readonly ResoldGoods[] {
  const owner = ownersOf(facts);
  const legs = facts.chain ?? [];
  const found: ResoldGoods[] = [];
  for (const [index, leg] of legs.entries()) {
    if (isDeferred(leg) || leg.seller === undefined) continue;
    const before = legs.slice(0, index).filter((earlier) => isSameGoods(earlier, leg));
    const sellers = before.map((earlier) => owner(earlier.seller));
    const own = before.find((earlier) => isDeferred(earlier) && owner(earlier.buyer) === owner(leg.seller));
    const bought = own ?? soldAgain(before, sellers, owner(leg.seller));
    if (bought !== undefined) found.push({ index, leg, bought, isForHim: own === undefined, earlierSellers: sellers });
  }
  return found;
}

/** The sale on credit after which its seller sells the same goods once more: they are the buyer's by then. */
function soldAgain(
  before: readonly TradeLeg[], sellers: readonly (string | undefined)[], seller: string | undefined,
): TradeLeg | undefined {
  const last = sellers.lastIndexOf(seller);
  const sale = before[last];
  return sale !== undefined && last === before.length - 1 && isDeferred(sale) ? sale : undefined;
}

function isSameGoods(one: TradeLeg, other: TradeLeg): boolean {
  return spellingOf(one.object ?? '') === spellingOf(other.object ?? '');
}

/** Financier or supplier sell for the customer, the goods return to the supplier, or nobody could ever take them. */
function organisedTawarruq(context: Context): Match | undefined {
  const owner = ownersOf(context.facts);
  const arranged = cashSales(context).find(({ leg, bought, isForHim, earlierSellers }) => {
    const agent = leg.agent ?? bought.agent;
    const soldForHim = isForHim || agent === THE_FINANCIER
      || (agent !== undefined && earlierSellers.includes(owner(agent)));
    const toFinancier = owner(leg.buyer) === owner(bought.seller);
    const toSupplier = !toFinancier && earlierSellers.includes(owner(leg.buyer));
    const onPaper = leg.identified === false || bought.identified === false;
    const prearranged = leg.prearranged === true && context.policy.refusesPrearrangedTawarruq;
    return soldForHim || toSupplier || onPaper || prearranged;
  });
  return arranged === undefined ? undefined : { evidence: [fact(`chain[${arranged.index}]`, arranged.leg.price)] };
}

function soldBack({ facts, policy }: Context): Match | undefined {
  const owner = ownersOf(facts);
  const legs = facts.chain ?? [];
  for (const [first, sale] of legs.entries()) {
    if (sale.object === undefined || sale.seller === undefined || sale.buyer === undefined) continue;
    for (const [second, back] of legs.entries()) {
      if (second <= first || !isSameGoods(sale, back)) continue;
      if (owner(sale.seller) !== owner(back.buyer) || owner(sale.buyer) !== owner(back.seller)) continue;
      if (isDeferred(sale) === isDeferred(back) || readMinor(sale.price) === readMinor(back.price)) continue;
      if (!isLinked(sale, back, policy.resaleWindowDays)) continue;
      return { evidence: [fact(`chain[${first}]`, sale.price), fact(`chain[${second}]`, back.price)] };
    }
  }
  return undefined;
}

/** Names of one owner are read as the first of them. */
function ownersOf({ ownerGroups = [] }: PaymentFacts): (name: string | undefined) => string | undefined {
  const firstOf = new Map(ownerGroups.flatMap((names) =>
    names.map((name) => [spellingOf(name), spellingOf(names[0] ?? name)] as const)));
  return (name) => (name === undefined ? undefined : firstOf.get(spellingOf(name)) ?? spellingOf(name));
}

function isDeferred(leg: TradeLeg): boolean {
  return leg.terms !== undefined && !PAID_AT_ONCE.has(leg.terms);
}

/** Sales without days to tell apart are read as one arrangement, since nothing sets them apart. */
function isLinked(sale: TradeLeg, back: TradeLeg, windowDays: number): boolean {
  if (sale.linked === true || back.linked === true || sale.time === undefined || back.time === undefined) return true;
  const [sold, boughtBack] = [String(sale.time), String(back.time)];
  if (isDay(sold) !== isDay(boughtBack)) return true;
  const days = isDay(sold) ? daysBetween(sold, boughtBack) : dayNumberOf(boughtBack) - dayNumberOf(sold);
  return Number.isNaN(days) || Math.abs(days) <= windowDays;
}

/** The number in a day such as "3", "day 3" or "T+3"; no number when there is none. */
function dayNumberOf(time: string): number {
  return Number(/\d+/.exec(time)?.[0] ?? Number.NaN);
}

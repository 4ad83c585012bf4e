import { cite } from '../citations.ts';
import { fact, relatedInMemo, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { ExchangeFacts } from '../facts/payment.ts';
import { spellingOf, vocabulary } from '../facts/vocabulary.ts';
import { readMinor } from '../money.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { isAtOnce, isDay, lagInDays, tradeDayOf } from '../settlement.ts';
import { currencyOf } from '../text/amounts.ts';
import { tokenise } from '../text/tokenise.ts';

/** Exchange of money for money, and of gold and silver for money. */
export const ribaExchangeRules: readonly Rule[] = [
  {
    id: 'RIBA-009',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'One currency exchanged at a difference', ar: 'مبادلة عملة بجنسها مع التفاضل' },
    reads: [
      'exchange.give', 'exchange.receive', 'exchange.giveAmount', 'exchange.receiveAmount', 'exchange.serviceFee',
      'memo',
    ],
    when: (context) =>
      unequalExchange(context) ?? relatedInMemo(context, 'RIBA-009') ?? memoMatch(context, 'RIBA-009'),
    explain: {
      en: 'One currency must be exchanged at par, whether notes, deposits or central-bank digital currency.',
      ar: 'تجب المساواة في مبادلة العملة بجنسها، ورقية كانت أو مصرفية أو رقمية.',
    },
    remedy: {
      en: 'Exchange equal amounts; charge a disclosed flat service fee separately.',
      ar: 'بادل بمثل المبلغ، وخذ أجرة خدمة مقطوعة معلنة على حدة.',
    },
    cite: cite('muslim-1587', 'ss-1', 'iifa-21'),
    examples: {
      compliant: [
        payment({ exchange: { give: 'AED', receive: 'AED', giveAmount: '500', receiveAmount: '500' } }),
        payment({ exchange: { give: 'AED', receive: 'QAR', giveAmount: '500', receiveAmount: '495' } }),
        paying('Exchange 500 AED notes for 500 AED coins'),
        paying('صرف ٥٠٠ درهم فكة مقابل ٥٠٠ درهم'),
      ],
      violating: [
        payment({ exchange: { give: 'AED', receive: 'AED', giveAmount: '500', receiveAmount: '480' } }),
        paying('Exchange 500 AED old notes for 480 AED new notes'),
        paying('صرف ١٠٠٠ درهم فكة مقابل ٩٥٠ درهم'),
      ],
    },
  },
  {
    id: 'RIBA-010',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Delayed exchange of currencies', ar: 'تأخير القبض في الصرف' },
    reads: [
      'exchange.settleGive', 'exchange.settleReceive', 'exchange.tradeAt', 'exchange.creditFinal', 'asOf', 'memo',
    ],
    when: (context) =>
      delayedExchange(context) ?? relatedInMemo(context, 'RIBA-010') ?? memoMatch(context, 'RIBA-010'),
    explain: {
      en: 'In an exchange of currencies both sides must be taken at once.',
      ar: 'يجب التقابض في المجلس عند صرف العملات.',
    },
    remedy: {
      en: 'Use payment-versus-payment or an atomic swap; book no trade until both legs are final.',
      ar: 'استعمل الدفع مقابل الدفع أو المبادلة الفورية، ولا تثبت الصفقة حتى يتم قبض البدلين.',
    },
    outcomes: {
      tolerated: {
        severity: 'flag',
        explain: {
          en: 'The exchange settles after the trade day within the tolerated settlement lag.',
          ar: 'تتم تسوية الصرف بعد يوم الصفقة ضمن مهلة التسوية المتسامح بها.',
        },
        remedy: {
          en: 'Refer the settlement lag to the Shariah board.',
          ar: 'أحل مهلة التسوية إلى الهيئة الشرعية.',
        },
      },
      oneSided: {
        severity: 'flag',
        explain: {
          en: 'One currency is taken at once and the other later: by the opinion followed the board looks whether the '
            + 'price is that of the market.',
          ar: 'يُقبض أحد البدلين حالًّا ويتأخر الآخر: وبالرأي المتبع تنظر الهيئة هل السعر سعر السوق.',
        },
        remedy: {
          en: 'Show the board the rate of the market at the time of the exchange.',
          ar: 'بيّن للهيئة سعر السوق وقت الصرف.',
        },
      },
    },
    cite: cite('muslim-1587', 'ss-1', 'iifa-53', 'iifa-102'),
    examples: {
      compliant: [
        payment({ exchange: { give: 'AED', receive: 'QAR', settleGive: 'T+0', settleReceive: 'T+0' } }),
        paying('Exchange 1000 USD for 3670 AED on the spot, hand to hand'),
        paying('صرف ١٠٠٠ دولار يدا بيد'),
      ],
      violating: [
        payment({ exchange: { give: 'AED', receive: 'QAR', settleGive: 'T+0', settleReceive: 'T+3' } }),
        payment({ exchange: { give: 'AED', receive: 'QAR', settleGive: 'T+2', settleReceive: 'T+2' } }),
        paying('Exchange: I pay 1000 USD today and receive 3670 AED next week'),
        paying('صرف ١٠٠٠ دولار مقابل ٣٦٧٠ درهم والتسليم بعد أسبوع'),
      ],
    },
  },
  {
    id: 'RIBA-011',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Gold or silver on credit', ar: 'الذهب والفضة بالأجل' },
    reads: ['sale.object', 'sale.terms', 'sale.payment.terms', 'sale.deliveryDate', 'payment.terms', 'memo'],
    when: (context) => asGoods(context, goldOnCredit(context) ?? memoMatch(context, 'RIBA-011')),
    explain: {
      en: 'Gold and silver follow the rules of currency exchange: price and metal are both due at once.',
      ar: 'للذهب والفضة أحكام الصرف: يجب قبض الثمن والمعدن معًا في الحال.',
    },
    outcomes: {
      worked: {
        severity: 'flag',
        explain: {
          en: 'Worked gold or silver is sold on credit: by the opinion followed it is goods, and the board '
            + 'looks at it.',
          ar: 'حلي من ذهب أو فضة تباع بالأجل: وهي بالرأي المتبع سلعة، وتنظر فيها الهيئة.',
        },
        remedy: {
          en: 'Show the board that worked pieces are sold and not the metal.',
          ar: 'بيّن للهيئة أن المبيع حلي مصوغة لا معدن.',
        },
      },
    },
    remedy: {
      en: 'Pay in full and take possession now, actual or constructive.',
      ar: 'ادفع كامل الثمن واقبض الآن قبضًا حقيقيًا أو حكميًا.',
    },
    cite: cite('ss-57', 'ss-1', 'muslim-1587'),
    examples: {
      compliant: [
        payment({ sale: { object: { name: 'gold' }, price: { amount: '4000' }, terms: 'spot' } }),
        paying('Gold bracelet, paid in full and collected'),
        paying('طقم ذهب مدفوع بالكامل ومستلم'),
      ],
      violating: [
        payment({ sale: { object: { name: 'gold' }, price: { amount: '4000' }, terms: 'instalments' } }),
        payment({ sale: { object: { name: 'Silver' }, terms: 'deferred' } }),
        paying('Gold necklace in 6 instalments'),
        paying('شراء طقم ذهب بالتقسيط على ٦ أشهر'),
      ],
    },
  },
  {
    id: 'RIBA-012',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Forward exchange', ar: 'الصرف الآجل' },
    reads: ['exchange.forward', 'exchange.bilateralPromiseBinding', 'exchange.oneWayPromise', 'memo'],
    when(context) {
      const { forward, bilateralPromiseBinding, oneWayPromise } = context.facts.exchange ?? {};
      if (forward === true) return { evidence: [fact('exchange.forward', true)] };
      if (bilateralPromiseBinding === true) return { evidence: [fact('exchange.bilateralPromiseBinding', true)] };
      if (oneWayPromise === true) return { evidence: [fact('exchange.oneWayPromise', true)], outcome: 'promised' };
      return memoMatch(context, 'RIBA-012');
    },
    explain: {
      en: 'A currency price that is fixed for a later delivery defers both sides.',
      ar: 'تحديد سعر العملة لتسليم لاحق تأجيل للبدلين.',
    },
    remedy: {
      en: 'Use a one-sided promise, or exchange spot when the currency is needed.',
      ar: 'استعمل وعدًا من طرف واحد أو اصرف حالًّا عند الحاجة.',
    },
    outcomes: {
      promised: {
        severity: 'advise',
        explain: {
          en: 'One side alone has promised to exchange; the promise is not an exchange.',
          ar: 'وعد طرف واحد بالصرف، والوعد ليس صرفًا.',
        },
        remedy: {
          en: 'Keep the promise one-sided and exchange spot on the day.',
          ar: 'ليبق الوعد من طرف واحد وليكن الصرف حالًّا في يومه.',
        },
      },
    },
    cite: cite('ss-1', 'iifa-102'),
    examples: {
      compliant: [
        payment({ exchange: { give: 'AED', receive: 'QAR', forward: false } }),
        paying('Forward the currency notes to my sister'),
        paying('صرف عملة نقدًا في الحال'),
      ],
      violating: [
        payment({ exchange: { give: 'AED', receive: 'QAR', forward: true } }),
        payment({ exchange: { give: 'AED', receive: 'QAR', oneWayPromise: true } }),
        paying('FX forward contract for euros in March'),
        paying('عقد صرف آجل لليورو'),
      ],
    },
  },
];

/** What is exchanged: notes, deposits and digital money of one currency are one and the same. */
function kindOf(named: string | undefined): string | undefined {
  if (named === undefined) return undefined;
  return tokenise(named).map(currencyOf).find((currency) => currency !== undefined) ?? spellingOf(named);
}

function isOneKind({ give, receive }: ExchangeFacts): boolean {
  return kindOf(give) === kindOf(receive);
}

function unequalExchange({ facts, amountMinor }: Context): Match | undefined {
  const { exchange } = facts;
  if (exchange?.give === undefined || !isOneKind(exchange)) return undefined;
  // What is given is the payment itself, unless it says otherwise.
  const given = exchange.giveAmount === undefined && kindOf(exchange.give) === facts.currency
    ? amountMinor : readMinor(exchange.giveAmount);
  const received = readMinor(exchange.receiveAmount);
  if (given === undefined || received === undefined) return undefined;
  const fee = readMinor(exchange.serviceFee) ?? 0n;
  if (given - fee === received || given === received) return undefined;
  const gave = exchange.giveAmount === undefined
    ? fact('amount', facts.amount) : fact('exchange.giveAmount', exchange.giveAmount);
  return { evidence: [gave, fact('exchange.receiveAmount', exchange.receiveAmount)] };
}

function delayedExchange({ facts, policy }: Context): Match | undefined {
  const exchange = facts.exchange;
  if (exchange === undefined || isOneKind(exchange)) return undefined;
  const { settleGive, settleReceive, tradeAt } = exchange;
  const evidence = [fact('exchange.settleGive', settleGive), fact('exchange.settleReceive', settleReceive)];
  const tradeDay = tradeDayOf(tradeAt, facts.asOf, settleGive, settleReceive);
  // One side is taken on the spot and the other on a day of its own.
  const apart = (isAtOnce(settleGive) && isDay(settleReceive)) || (isAtOnce(settleReceive) && isDay(settleGive));
  if (apart && tradeAt === undefined && facts.asOf === undefined) return { evidence };
  const give = lagInDays(settleGive, tradeDay);
  const receive = lagInDays(settleReceive, tradeDay);
  const lags = [give, receive].filter((lag) => lag !== undefined);
  const longest = Math.max(0, ...lags);
  if (longest === 0) return undefined;
  const sameDay = give === receive || exchange.creditFinal === true;
  if (sameDay && longest <= policy.settlementToleranceDays) return { evidence, outcome: 'tolerated' };
  const isOneSided = Math.min(give ?? longest, receive ?? longest) === 0;
  return policy.defersOneCurrency && isOneSided ? { evidence, outcome: 'oneSided' } : { evidence };
}

const METALS = new Set(['gold', 'silver', 'ذهب', 'الذهب', 'فضه', 'الفضه']);
const NOT_METAL = new Set(['plated', 'coloured', 'colored', 'foil', 'مطلي', 'لون']);
const PAID_IN_FULL = vocabulary(
  'spot', 'cash', 'now', 'immediate', 'full', 'paidInFull', 'upfront', 'T+0', 'today', 'نقدا', 'حالا', 'نقد',
);

const WORKED = new Set([
  'jewellery', 'jewelry', 'necklace', 'necklaces', 'bracelet', 'bracelets', 'ring', 'rings', 'earrings', 'bangle',
  'bangles', 'طقم', 'خاتم', 'خواتم', 'سوار', 'اساور', 'عقد', 'حلق', 'قلاده', 'مجوهرات', 'حلي', 'مصوغات',
]);
const RAW = new Set(['bar', 'bars', 'bullion', 'ingot', 'ingots', 'coin', 'coins', 'سبيكه', 'سبائك', 'جنيه', 'ليره']);

/** Worked pieces, told by name, are goods to those who hold them so. */
function asGoods({ facts, policy, memo }: Context, match: Match | undefined): Match | undefined {
  if (!policy.workedGoldIsGoods || match === undefined || match.outcome !== undefined) return match;
  const { name, kind } = facts.sale?.object ?? {};
  const words = [...tokenise(`${name ?? ''} ${kind ?? ''}`).map(({ text }) => text), ...memo.words];
  const isWorked = words.some((word) => WORKED.has(word)) && !words.some((word) => RAW.has(word));
  return isWorked ? { ...match, outcome: 'worked' } : match;
}

function goldOnCredit({ facts: { sale, payment, asOf } }: Context): Match | undefined {
  const name = sale?.object?.name ?? sale?.object?.kind;
  const words = tokenise(name ?? '').map(({ text }) => text);
  if (!words.some((word) => METALS.has(word)) || words.some((word) => NOT_METAL.has(word))) return undefined;
  const told = [
    ['sale.terms', sale?.terms], ['sale.payment.terms', sale?.payment?.terms], ['payment.terms', payment?.terms],
  ] as const;
  const late = told.find(([, terms]) => terms !== undefined && !PAID_IN_FULL.has(terms));
  if (late !== undefined) return { evidence: [fact('sale.object', name), fact(late[0], late[1])] };
  if ((lagInDays(sale?.deliveryDate, asOf) ?? 0) === 0) return undefined;
  return { evidence: [fact('sale.object', name), fact('sale.deliveryDate', sale?.deliveryDate)] };
}

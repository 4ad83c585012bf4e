import { cite } from '../citations.ts';
import { fact, relatedInMemo, saidInMemo } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { ExchangeFacts, SaleFacts } from '../facts.ts';
import { readMinor } from '../money.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { earliestDate, lagInDays } from '../settlement.ts';

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
    when: (context) => unequalExchange(context.facts.exchange) ?? relatedInMemo(context, 'RIBA-009'),
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
    title: { en: 'Delayed exchange of currencies, gold or silver', ar: 'تأخير القبض في الصرف' },
    reads: [
      'exchange.settleGive', 'exchange.settleReceive', 'exchange.forward', 'exchange.creditFinal', 'sale.object',
      'sale.terms', 'memo',
    ],
    when: (context) =>
      delayedExchange(context) ??
      goldOnCredit(context.facts.sale) ??
      relatedInMemo(context, 'RIBA-010') ??
      saidInMemo(context, 'RIBA-010'),
    explain: {
      en: 'In an exchange of currencies, gold or silver, both sides must be taken at once.',
      ar: 'يجب التقابض في المجلس عند صرف العملات والذهب والفضة.',
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
    },
    cite: cite('muslim-1587', 'ss-1', 'ss-57', 'iifa-53', 'iifa-102'),
    examples: {
      compliant: [
        payment({ exchange: { give: 'AED', receive: 'QAR', settleGive: 'T+0', settleReceive: 'T+0' } }),
        paying('Exchange 1000 USD for 3670 AED on the spot, hand to hand'),
        paying('Gold bracelet, paid in full and collected'),
      ],
      violating: [
        payment({ exchange: { give: 'AED', receive: 'QAR', settleGive: 'T+0', settleReceive: 'T+3' } }),
        payment({ exchange: { give: 'AED', receive: 'QAR', settleGive: 'T+2', settleReceive: 'T+2' } }),
        payment({ sale: { object: 'gold', price: '4000', terms: 'instalments' } }),
        paying('Exchange: I pay 1000 USD today and receive 3670 AED next week'),
        paying('شراء طقم ذهب بالتقسيط على ٦ أشهر'),
      ],
    },
  },
];

function unequalExchange(exchange: ExchangeFacts | undefined): Match | undefined {
  if (exchange === undefined || exchange.give !== exchange.receive) return undefined;
  const given = readMinor(exchange.giveAmount, 'exchange.giveAmount');
  const received = readMinor(exchange.receiveAmount, 'exchange.receiveAmount');
  if (given === undefined || received === undefined) return undefined;
  const fee = readMinor(exchange.serviceFee, 'exchange.serviceFee') ?? 0n;
  if (given - fee === received || given === received) return undefined;
  return {
    evidence: [
      fact('exchange.giveAmount', exchange.giveAmount),
      fact('exchange.receiveAmount', exchange.receiveAmount),
    ],
  };
}

function delayedExchange({ facts, policy }: Context): Match | undefined {
  const exchange = facts.exchange;
  if (exchange === undefined || exchange.give === exchange.receive) return undefined;
  if (exchange.forward === true) return { evidence: [fact('exchange.forward', true)] };
  const tradeDay = facts.asOf ?? earliestDate(exchange.settleGive, exchange.settleReceive);
  const give = lagInDays(exchange.settleGive, tradeDay);
  const receive = lagInDays(exchange.settleReceive, tradeDay);
  const lags = [give, receive].filter((lag) => lag !== undefined);
  const longest = Math.max(0, ...lags);
  if (longest === 0) return undefined;
  const sameDay = give === receive || exchange.creditFinal === true;
  const evidence = [
    fact('exchange.settleGive', exchange.settleGive),
    fact('exchange.settleReceive', exchange.settleReceive),
  ];
  return sameDay && longest <= policy.settlementToleranceDays ? { evidence, outcome: 'tolerated' } : { evidence };
}

const METALS = new Set(['gold', 'silver']);
const DEFERRED_TERMS = new Set(['deferred', 'instalments', 'installments', 'credit']);

function goldOnCredit(sale: SaleFacts | undefined): Match | undefined {
  const object = typeof sale?.object === 'string' ? sale.object : sale?.object?.name;
  if (object === undefined || !METALS.has(object.toLowerCase())) return undefined;
  if (sale?.terms === undefined || !DEFERRED_TERMS.has(sale.terms)) return undefined;
  return { evidence: [fact('sale.object', object), fact('sale.terms', sale.terms)] };
}

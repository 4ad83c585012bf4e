import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { payment } from '../examples.ts';
import { hoursSince, type PaymentFacts } from '../facts/payment.ts';
import { readMinor, showMinor } from '../money.ts';
import { isOutgoing, isPayeeOf } from '../payees.ts';
import { jurisdictionsOn } from '../policy.ts';
import type { Context, Rule } from '../rule.ts';
import { contractSource, isSourceStated } from '../sources-of-funds.ts';
import type { Evidence } from '../verdict.ts';

/** Who pays, to where, and out of what: identity, payment data, source of funds, country. */
export const kycIdentityRules: readonly Rule[] = [
  {
    id: 'KYC-001',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Sender not identified', ar: 'هوية المرسل غير مثبتة' },
    reads: ['senderKyc', 'amount', 'currency'],
    when({ facts, policy, amountMinor }) {
      const status = facts.senderKyc;
      if (status === undefined || status === 'verified') return undefined;
      if (amountMinor < policy.thresholds[facts.currency].transferMinor) return undefined;
      return { evidence: [fact('senderKyc', status), fact('amount', facts.amount)] };
    },
    explain: {
      en: 'The identity of the sender is not established for a payment of this size.',
      ar: 'هوية المرسل غير مثبتة لدفعة بهذا المبلغ.',
    },
    remedy: { en: 'Complete customer due diligence.', ar: 'استكمل إجراءات العناية الواجبة تجاه العميل.' },
    cite: cite('fatf-10', 'uae-cr-134-2025', 'qatar-law-20-2019'),
    examples: {
      compliant: [
        payment({ amount: '3499.99', senderKyc: 'unverified' }),
        payment({ amount: '5000', senderKyc: 'verified' }),
      ],
      violating: [
        payment({ amount: '3500', senderKyc: 'unverified' }),
        payment({ amount: '9000', currency: 'QAR', senderKyc: 'expired' }),
      ],
    },
  },
  {
    id: 'KYC-002',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Cross-border payment with missing data', ar: 'دفعة عابرة للحدود ناقصة البيانات' },
    reads: ['crossBorder', 'amount', 'counterpartyName', 'originator', 'beneficiary'],
    when({ facts, policy, amountMinor }) {
      if (facts.crossBorder !== true) return undefined;
      if (amountMinor < policy.thresholds[facts.currency].transferMinor) return undefined;
      const missing = missingData(facts);
      return missing === undefined ? undefined : { evidence: [fact('crossBorder', true), fact(missing)] };
    },
    explain: {
      en: 'The payment crosses a border and does not say all that it must of its payer and its payee.',
      ar: 'الدفعة عابرة للحدود ولا تتضمن كل ما يلزم من بيانات الدافع والمستفيد.',
    },
    remedy: {
      en: 'Request the missing data of payer and payee; do not execute before.',
      ar: 'اطلب البيانات الناقصة للدافع والمستفيد ولا تنفذ قبلها.',
    },
    cite: cite('fatf-16', 'uae-cr-134-2025', 'qatar-law-20-2019'),
    examples: {
      compliant: [
        payment({ amount: '4000', crossBorder: true, counterpartyName: 'Lina Haddad' }),
        payment({ amount: '3499', crossBorder: true }),
      ],
      violating: [
        payment({ amount: '3500', crossBorder: true }),
        payment({
          amount: '3500', crossBorder: true, counterpartyName: 'Lina Haddad', originator: { name: 'Omar Saleh' },
        }),
      ],
    },
  },
  {
    id: 'KYC-003',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Large payment without a source of funds', ar: 'دفعة كبيرة بلا مصدر أموال' },
    reads: [
      'amount', 'linkedTotal7d', 'history', 'sums', 'to', 'counterpartyName', 'sourceOfFunds', 'sourceOfFundsText',
    ],
    when(context) {
      const { facts, policy: { thresholds } } = context;
      const { largeMinor, evidenceMinor } = thresholds[facts.currency];
      const total = linkedTotal(context);
      if (total < largeMinor || facts.sourceOfFunds === contractSource) return undefined;
      const data = { total: `${showMinor(total)} ${facts.currency}` };
      const evidence = [fact('amount', facts.amount)];
      if (!isSourceStated(facts.sourceOfFunds, facts.sourceOfFundsText)) return { evidence, data };
      evidence.push(fact('sourceOfFunds', facts.sourceOfFunds));
      return { evidence, data, outcome: total < evidenceMinor ? 'stated' : 'unproven' };
    },
    explain: {
      en: '{total} is paid, with linked payments counted, without a source of funds.',
      ar: 'دُفع {total} مع الدفعات المرتبطة دون مصدر للأموال.',
    },
    remedy: {
      en: 'Collect the source and purpose of the funds; ask for a second approval.',
      ar: 'اطلب مصدر الأموال والغرض منها وموافقة ثانية.',
    },
    outcomes: {
      stated: {
        severity: 'advise',
        explain: {
          en: '{total} is paid, with linked payments counted; its source is stated and not proven.',
          ar: 'دُفع {total} مع الدفعات المرتبطة؛ مصدره مذكور دون إثبات.',
        },
        remedy: { en: 'Keep evidence of the source of funds.', ar: 'احتفظ بما يثبت مصدر الأموال.' },
      },
      unproven: {
        severity: 'flag',
        explain: {
          en: '{total} is paid, with linked payments counted; so much needs evidence of the source that is stated.',
          ar: 'دُفع {total} مع الدفعات المرتبطة؛ ويلزم لهذا القدر إثبات المصدر المذكور.',
        },
        remedy: { en: 'See the evidence of the source of funds.', ar: 'اطلع على إثبات مصدر الأموال.' },
      },
    },
    cite: cite('uae-cr-134-2025', 'qatar-law-20-2019', 'fatf-10', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '54999.99' }),
        payment({ amount: '80000', sourceOfFunds: 'sale_of_property', sourceOfFundsText: 'Deed attached' }),
        payment({ amount: '80000', sourceOfFunds: 'other', sourceOfFundsText: 'Prize of the national book award' }),
        payment({ amount: '30000', to: 'W-9', history: [{ amount: '30000', to: 'W-1', hoursAgo: 3 }] }),
      ],
      violating: [
        payment({ amount: '55000' }),
        payment({ amount: '50000', currency: 'QAR', sourceOfFunds: 'x' }),
        payment({ amount: '60000', sourceOfFunds: 'other', sourceOfFundsText: 'money' }),
        payment({ amount: '200000', sourceOfFunds: 'salary' }),
        payment({ amount: '9000', linkedTotal7d: '61000' }),
        payment({ amount: '999', sums: { toPayeeWeek: { count: 60, amount: '59940' } } }),
        payment({ amount: '30000', to: 'W-1', history: [{ amount: '30000', to: 'W-1', hoursAgo: 3 }] }),
      ],
    },
  },
  {
    id: 'KYC-007',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Country under a call for action', ar: 'دولة مشمولة بدعوة لاتخاذ إجراء' },
    reads: ['counterpartyCountry', 'senderCountry', 'asOf'],
    when({ facts, policy }) {
      const lists = jurisdictionsOn(policy, facts.asOf);
      const found = countryAmong(facts, lists?.callForAction);
      return found && { evidence: [found.evidence], data: { country: found.country } };
    },
    explain: {
      en: 'A party is in {country}, a country under the FATF call for action.',
      ar: 'أحد الطرفين في {country}، وهي دولة مشمولة بدعوة مجموعة العمل المالي لاتخاذ إجراء.',
    },
    remedy: {
      en: 'Apply enhanced due diligence or refuse.',
      ar: 'طبّق العناية المشددة أو ارفض.',
    },
    cite: cite('fatf-19', 'fatf-lists'),
    examples: {
      compliant: [payment({ counterpartyCountry: 'AE' }), payment({ amount: '9000', counterpartyCountry: 'QA' })],
      violating: [
        payment({ amount: '10', counterpartyCountry: 'KP' }), payment({ counterpartyCountry: 'ir' }),
        payment({ senderCountry: 'KP' }),
      ],
    },
  },
  {
    id: 'KYC-008',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Country under increased monitoring', ar: 'دولة تحت المتابعة المكثفة' },
    reads: ['counterpartyCountry', 'senderCountry', 'amount', 'asOf'],
    when({ facts, policy, amountMinor }) {
      const lists = jurisdictionsOn(policy, facts.asOf);
      const found = countryAmong(facts, lists?.increasedMonitoring);
      if (found === undefined || amountMinor < policy.thresholds[facts.currency].transferMinor) return undefined;
      return { evidence: [found.evidence, fact('amount', facts.amount)], data: { country: found.country } };
    },
    explain: {
      en: 'A party is in {country}, a country under increased FATF monitoring.',
      ar: 'أحد الطرفين في {country}، وهي دولة تحت المتابعة المكثفة لمجموعة العمل المالي.',
    },
    remedy: { en: 'Ask risk-based questions about the payment.', ar: 'اطرح أسئلة عن الدفعة بحسب المخاطر.' },
    cite: cite('fatf-lists', 'own-policy'),
    examples: {
      compliant: [
        payment({ amount: '3499', counterpartyCountry: 'LB' }),
        payment({ amount: '5000', counterpartyCountry: 'DZ' }),
      ],
      violating: [
        payment({ amount: '3500', counterpartyCountry: 'LB' }),
        payment({ amount: '90000', currency: 'QAR', counterpartyCountry: 'ye', sourceOfFunds: 'sale_of_property' }),
      ],
    },
  },
];

/** The country of the payee or of the payer that stands on a list; the payee's is told first. */
function countryAmong(
  facts: PaymentFacts, listed: readonly string[] = [],
): { country: string; evidence: Evidence } | undefined {
  for (const field of ['counterpartyCountry', 'senderCountry'] as const) {
    const country = facts[field]?.toUpperCase();
    if (country !== undefined && listed.includes(country)) return { country, evidence: fact(field, country) };
  }
  return undefined;
}

/** What a message that states its parties leaves out; a message that states neither must at least name the payee. */
function missingData({ originator, beneficiary, counterpartyName }: PaymentFacts): string | undefined {
  if (isBlank(beneficiary?.name) && isBlank(counterpartyName)) return 'counterpartyName';
  if (beneficiary !== undefined && isBlank(beneficiary.account)) return 'beneficiary.account';
  if (originator === undefined) return undefined;
  if (isBlank(originator.name)) return 'originator.name';
  if (isBlank(originator.account)) return 'originator.account';
  return isBlank(originator.address) && isBlank(originator.id) ? 'originator.address' : undefined;
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

/** This payment and the earlier ones to the same payee within the policy's window. */
function linkedTotal({ facts, policy, amountMinor }: Context): bigint {
  const isPayee = isPayeeOf(facts);
  let total = amountMinor;
  for (const item of facts.history ?? []) {
    if (!isOutgoing(item) || item.to === undefined || !isPayee(item.to)) continue;
    if (hoursSince(item) > policy.linkedWindowHours) continue;
    total += readMinor(item.amount) ?? 0n;
  }
  const kept = amountMinor + (readMinor(facts.sums?.toPayeeWeek?.amount) ?? 0n);
  const stated = readMinor(facts.linkedTotal7d) ?? 0n;
  return [kept, stated].reduce((most, other) => (other > most ? other : most), total);
}

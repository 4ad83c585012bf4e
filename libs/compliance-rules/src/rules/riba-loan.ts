import { cite } from '../citations.ts';
import { fact, relatedInMemo, memoMatch } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import { readMinor, showMinor } from '../money.ts';
import { meaningOf } from '../purpose-codes/purpose-codes.ts';
import type { Context, Match, Rule } from '../rule.ts';

const LAWFUL_BASES = vocabulary(
  'flat', 'fixed', 'actual', 'actualCost', 'cost', 'costRecovery', 'lumpSum', 'مقطوع', 'مبلغ مقطوع', 'التكلفة الفعلية',
);

const REMEDY_OF_A_DEBTOR = {
  en: 'Ask the creditor to take the principal alone, pay the debt off early, and borrow no more at interest.',
  ar: 'اطلب من الدائن الاكتفاء بأصل الدين، وعجّل سداده، ولا تقترض بفائدة بعده.',
} as const;

/** What tells an instalment of a loan, and what tells that interest is paid. */
const INSTALMENT = /instal|\binst\b|\bemis?\b|\bsi loan|\b[qk]ist\b|hulog|mortgage payment|دفعة الرهن|قسط|[أا]قساط/iu;
const INTEREST = /interest|\bint\b|\brate\b|usur|fa[iy]d|fawa[iy]|[%٪]|فا[ئيى]د|فوا[ئي]د|ربا|ربو/iu;

/** Increase on loans: the sum returned, the rate, the fee. */
export const ribaLoanRules: readonly Rule[] = [
  {
    id: 'RIBA-001',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'More is returned than was lent', ar: 'رد القرض بأكثر من أصله' },
    reads: ['loan.principal', 'loan.repaymentTotal', 'loan.currency', 'loan.fee.actualCost', 'memo', 'amount', 'type'],
    when: (context) => increaseInLoan(context) ?? increaseInMemo(context),
    explain: {
      en: 'The lender is to receive {received} for {given} lent.',
      ar: 'يسترد المقرض {received} عن قرض قدره {given}.',
    },
    remedy: {
      en: 'Return {given} only; if profit is wanted, restructure as a real sale, lease or partnership.',
      ar: 'يُرد مبلغ {given} فقط؛ ومن أراد الربح فليعقد بيعًا أو إجارة أو مشاركة حقيقية.',
    },
    outcomes: {
      increase: {
        severity: 'prohibit',
        explain: {
          en: 'The lender is to receive more than was lent: “{term}”.',
          ar: 'يسترد المقرض أكثر مما أقرض: «{term}».',
        },
        remedy: {
          en: 'Return the principal only; if profit is wanted, restructure as a real sale, lease or partnership.',
          ar: 'يُرد أصل القرض فقط؛ ومن أراد الربح فليعقد بيعًا أو إجارة أو مشاركة حقيقية.',
        },
      },
    },
    cite: cite('quran-2-275', 'iifa-10', 'ss-19'),
    examples: {
      compliant: [
        payment({ type: 'loan', loan: { principal: '900', repaymentTotal: '900' } }),
        payment({
          type: 'loan',
          loan: { principal: '900', repaymentTotal: '915', fee: { amount: '15', basis: 'flat', actualCost: '15' } },
        }),
        paying('lend 900, return 900'),
        paying('سلفتك 500 وترجعها 500 آخر الشهر'),
      ],
      violating: [
        payment({ type: 'loan', loan: { principal: '900', repaymentTotal: '990' } }),
        paying('lend 900, return 990'),
        paying('No interest at all: borrow 1,000 now and pay back 1,150 in June'),
        paying('سلفتك ١٠٠٠ درهم وترجعها ١٢٠٠ بعد شهر'),
        paying('I lend him 2000 and he returns it with 300 extra'),
      ],
    },
  },
  {
    id: 'RIBA-002',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Interest', ar: 'فائدة ربوية' },
    reads: ['loan.rateAnnualPct', 'instrument.rate', 'purposeCode', 'memo', 'mcc'],
    when: interest,
    explain: {
      en: '“{term}”: a percentage or charge on money owed is interest.',
      ar: '«{term}»: كل نسبة أو زيادة على دين نقدي فائدة ربوية.',
    },
    remedy: {
      en: 'Remove the interest; use a disclosed fixed sale profit or rent.',
      ar: 'احذف الفائدة، واستعمل ربح بيع معلومًا أو أجرة معلومة.',
    },
    outcomes: {
      owed: {
        severity: 'prohibit',
        explain: {
          en: '“{term}”: what is paid on money owed beyond the sum itself is interest.',
          ar: '«{term}»: ما يُدفع على الدين فوق أصله فائدة ربوية.',
        },
        remedy: REMEDY_OF_A_DEBTOR,
      },
      instalment: {
        severity: 'flag',
        explain: {
          en: '“{term}”: an instalment of a conventional loan carries interest, and nothing says this is not one.',
          ar: '«{term}»: قسط القرض التقليدي يردّه مع فائدة، ولا شيء يبيّن أن هذا ليس منه.',
        },
        remedy: {
          en: 'Say who finances; pay off a conventional loan early, or move it to Islamic financing such as an ijara.',
          ar: 'بيّن جهة التمويل؛ وعجّل سداد القرض التقليدي أو انقله إلى تمويل إسلامي كالإجارة.',
        },
      },
    },
    cite: cite('quran-2-275', 'quran-3-130', 'iifa-10'),
    examples: {
      compliant: [
        paying('interest in your project'),
        paying('قرض حسن بدون فوائد'),
        paying('Interest-free loan to my brother'),
        payment({ type: 'loan', loan: { principal: '900', rateAnnualPct: 0 } }),
        payment({ purposeCode: 'PIP' }),
      ],
      violating: [
        paying('قرض بفائدة ٥٪ سنوياً'),
        paying('Credit card interest for May'),
        payment({ type: 'loan', loan: { principal: '900', rateAnnualPct: 4.5 } }),
        payment({ purposeCode: 'IOL' }),
        paying('monthly payment 2% per month on the outstanding balance'),
      ],
    },
  },
  {
    id: 'RIBA-004',
    principle: 'riba',
    severity: 'prohibit',
    title: { en: 'Loan fee above the actual cost', ar: 'رسم على القرض يزيد عن التكلفة الفعلية' },
    reads: ['loan.fee.amount', 'loan.fee.ratePct', 'loan.fee.basis', 'loan.fee.actualCost', 'purposeCode', 'memo'],
    when: feeOnLoan,
    explain: {
      en: 'A loan fee may only cover real direct expense, but this one is “{term}”.',
      ar: 'لا يجوز رسم على القرض إلا بقدر المصروفات الفعلية المباشرة، وهذا الرسم «{term}».',
    },
    remedy: {
      en: 'Let the fee be flat and no more than the evidenced cost, or leave it out.',
      ar: 'ليكن الرسم مقطوعًا لا يزيد عن التكلفة الموثقة أو ليُترك.',
    },
    outcomes: {
      unrecorded: {
        severity: 'advise',
        explain: {
          en: 'The loan carries a flat fee without a record of the cost it covers.',
          ar: 'على القرض رسم مقطوع بلا إثبات للتكلفة التي يغطيها.',
        },
        remedy: {
          en: 'Attach the record of the cost that the loan fee covers.',
          ar: 'أرفق ما يثبت التكلفة التي يغطيها رسم القرض.',
        },
      },
    },
    cite: cite('ss-19', 'jordan-72', 'iifa-13'),
    examples: {
      compliant: [
        payment({ type: 'loan', loan: { principal: '900', fee: { amount: '15', basis: 'flat', actualCost: '15' } } }),
        paying('Repaid 50% of the loan'),
        paying('سددت ٥٠٪ من القرض'),
      ],
      violating: [
        payment({ type: 'loan', loan: { principal: '900', fee: { amount: '27', basis: 'percentOfPrincipal' } } }),
        payment({ type: 'loan', loan: { principal: '900', fee: { amount: '40', basis: 'flat', actualCost: '15' } } }),
        payment({ type: 'loan', loan: { principal: '900', fee: { amount: '15', basis: 'flat' } } }),
        paying('Service charge of 3% of the loan amount'),
        paying('رسوم إدارية ٢٪ من مبلغ القرض'),
      ],
    },
  },
];

function increaseInLoan({ facts, amountMinor }: Context): Match | undefined {
  const loan = facts.loan;
  // A payment that is a loan lends its own amount, unless it says otherwise.
  const isWhole = loan?.principal === undefined && facts.type === 'loan';
  const principal = isWhole ? amountMinor : readMinor(loan?.principal);
  const total = readMinor(loan?.repaymentTotal);
  if (loan === undefined || principal === undefined || total === undefined) return undefined;
  if (loan.currency !== undefined && loan.currency.toUpperCase() !== facts.currency) return undefined;
  const cost = readMinor(loan.fee?.actualCost) ?? 0n;
  if (total - cost <= principal) return undefined;
  const lent = isWhole ? fact('amount', facts.amount) : fact('loan.principal', loan.principal);
  return {
    evidence: [lent, fact('loan.repaymentTotal', loan.repaymentTotal)],
    data: { given: showMinor(principal), received: showMinor(total) },
  };
}

function increaseInMemo(context: Context): Match | undefined {
  const match = relatedInMemo(context, 'RIBA-001') ?? memoMatch(context, 'RIBA-001');
  if (match === undefined || match.data?.given !== undefined) return match;
  return { outcome: 'increase', ...match };
}

function interest(context: Context): Match | undefined {
  const { loan, instrument } = context.facts;
  if (isPositive(loan?.rateAnnualPct)) {
    return { evidence: [fact('loan.rateAnnualPct', loan?.rateAnnualPct)], data: { term: `${loan?.rateAnnualPct}%` } };
  }
  if (isPositive(instrument?.rate)) {
    return { evidence: [fact('instrument.rate', instrument?.rate)], data: { term: `${instrument?.rate}%` } };
  }
  if (meaningOf(context.facts) === 'interest') {
    const { purposeCode = '' } = context.facts;
    return { evidence: [fact('purposeCode', purposeCode)], data: { term: purposeCode }, outcome: 'owed' };
  }
  const said = context.memo.cues.has('given-away') ? undefined : memoMatch(context, 'RIBA-002');
  if (said !== undefined && said.outcome === undefined) return { ...said, outcome: outcomeOfWords(said) };
  const charged = relatedInMemo(context, 'RIBA-002');
  if (charged !== undefined) return charged;
  // Interest that is given away is RIBA-022's matter.
  return context.memo.hits.get('RIBA-002')?.purpose === 'dispose' ? undefined : said;
}

/** Whoever pays what a memo says pays as a debtor; an instalment may be one of a lawful financing. */
function outcomeOfWords({ evidence }: Match): string {
  const texts = evidence.map(({ text = '' }) => text);
  return texts.every((text) => INSTALMENT.test(text) && !INTEREST.test(text)) ? 'instalment' : 'owed';
}

function feeOnLoan(context: Context): Match | undefined {
  const fee = context.facts.loan?.fee ?? {};
  const amount = readMinor(fee.amount);
  const isByRate = fee.basis === undefined ? isPositive(fee.ratePct) : !LAWFUL_BASES.has(fee.basis);
  if (amount === 0n || (amount === undefined && !isByRate)) {
    return relatedInMemo(context, 'RIBA-004') ?? memoMatch(context, 'RIBA-004') ?? chargedByPurpose(context);
  }
  const charge = fee.amount ?? (fee.ratePct === undefined ? undefined : `${fee.ratePct}%`);
  const evidence = [fact(fee.amount === undefined ? 'loan.fee.ratePct' : 'loan.fee.amount', charge)];
  if (isByRate) {
    if (fee.basis !== undefined) evidence.push(fact('loan.fee.basis', fee.basis));
    return { evidence, data: { term: [charge, fee.basis].filter((part) => part !== undefined).join(', ') } };
  }
  const cost = readMinor(fee.actualCost);
  if (cost === undefined) return { evidence, outcome: 'unrecorded' };
  if (amount === undefined || amount <= cost) return undefined;
  evidence.push(fact('loan.fee.actualCost', fee.actualCost));
  return { evidence, data: { term: `${showMinor(amount)} > ${showMinor(cost)}` } };
}

/** A payment that is for loan charges, and says nothing of what they cover. */
function chargedByPurpose({ facts }: Context): Match | undefined {
  if (meaningOf(facts) !== 'loan-charge') return undefined;
  return { evidence: [fact('purposeCode', facts.purposeCode)], outcome: 'unrecorded' };
}

function isPositive(rate: number | undefined): boolean {
  return rate !== undefined && rate > 0;
}

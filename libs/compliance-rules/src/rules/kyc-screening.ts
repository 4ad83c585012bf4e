import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { payment } from '../examples.ts';
import type { PaymentFacts, WatchEntry } from '../facts.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { likenessOf, nameTokens, type Likeness } from '../screening.ts';

const LISTED: readonly WatchEntry[] = [
  { name: 'Kasim Al Testani', aliases: ['قاسم التستاني'], list: 'FIXTURE', dob: '1971-03-02', nationality: 'XX' },
];

/** The counterparty's name against the lists the caller supplies. */
export const kycScreeningRules: readonly Rule[] = [
  {
    id: 'KYC-004',
    principle: 'kyc',
    severity: 'block',
    title: { en: 'Listed party', ar: 'طرف مدرج في قوائم العقوبات' },
    reads: ['watchlist', 'counterpartyName', 'counterpartyDob', 'counterpartyNationality', 'counterpartyId'],
    when: (context) => screened(context, 'confirmed'),
    explain: {
      en: 'The counterparty’s name and an identifier are those of a listed party.',
      ar: 'اسم الطرف المقابل وأحد معرفاته مطابقان لطرف مدرج.',
    },
    remedy: {
      en: 'Freeze without delay and report to the authority; do not tell the customer.',
      ar: 'جمّد دون تأخير وأبلغ الجهة المختصة، ولا تُخطر العميل.',
    },
    cite: cite('fatf-6', 'uae-cd-74-2020', 'cbuae-tfs'),
    examples: {
      compliant: [
        payment({ counterpartyName: 'Mariam Saleh', watchlist: LISTED }),
        payment({ counterpartyName: 'Kasim Al Testani', watchlist: [] }),
      ],
      violating: [
        payment({ counterpartyName: 'KASIM AL-TESTANI', counterpartyDob: '1971', watchlist: LISTED }),
        payment({ counterpartyName: 'قاسم التستاني', counterpartyNationality: 'XX', watchlist: LISTED }),
      ],
    },
  },
  {
    id: 'KYC-005',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Possible match with a listed party', ar: 'اشتباه بطرف مدرج' },
    reads: ['watchlist', 'counterpartyName', 'memo'],
    when: (context) => screened(context, 'possible'),
    explain: {
      en: 'A name in the payment resembles that of a listed party.',
      ar: 'في الدفعة اسم يشبه اسم طرف مدرج.',
    },
    remedy: {
      en: 'Suspend the payment and check the identifiers; report a partial name match if unresolved.',
      ar: 'علّق الدفعة وتحقق من المعرفات، وأبلغ عن تطابق جزئي إن لم يُحسم.',
    },
    cite: cite('cbuae-tfs', 'wolfsberg-2019'),
    examples: {
      compliant: [
        payment({ counterpartyName: 'Kasim Haddad', watchlist: LISTED }),
        payment({ counterpartyName: 'Mariam Saleh', watchlist: LISTED }),
      ],
      violating: [
        payment({ counterpartyName: 'Al Testani, Kasim', watchlist: LISTED }),
        payment({ memo: 'on behalf of Kasim Al Testani', watchlist: LISTED }),
      ],
    },
  },
];

function screened({ facts, memo }: Context, sought: Likeness): Match | undefined {
  for (const entry of facts.watchlist ?? []) {
    const likeness = facts.counterpartyName === undefined ? undefined : likenessOf(partyOf(facts), entry);
    if (likeness === sought) {
      const list = fact('watchlist', entry.list ?? entry.name);
      return { evidence: [fact('counterpartyName', facts.counterpartyName), list] };
    }
    if (sought === 'possible' && likeness === undefined && namesInOrder(memo.words, entry)) {
      return { evidence: [fact('memo'), fact('watchlist', entry.list ?? entry.name)] };
    }
  }
  return undefined;
}

function partyOf(facts: PaymentFacts): WatchEntry {
  const { counterpartyDob: dob, counterpartyNationality: nationality, counterpartyId: id } = facts;
  return {
    name: facts.counterpartyName ?? '',
    ...(dob === undefined ? {} : { dob }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(id === undefined ? {} : { id }),
  };
}

/** True when a whole listed name of two words or more stands in the memo. */
function namesInOrder(words: readonly string[], entry: WatchEntry): boolean {
  const text = ` ${nameTokens(words.join(' ')).join(' ')} `;
  return [entry.name, ...(entry.aliases ?? [])].some((name) => {
    const tokens = nameTokens(name);
    return tokens.length > 1 && text.includes(` ${tokens.join(' ')} `);
  });
}

import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import type { PaymentFacts, WatchEntry } from '../facts/payment.ts';
import type { Context, Match, Rule } from '../rule.ts';
import { nameTokens } from '../names/name-tokens.ts';
import { isUnscreenable } from '../names/unscreenable.ts';
import { NAME_SCORES, resemblanceOf, type Likeness } from '../screening.ts';
import type { Evidence } from '../verdict.ts';

const LISTED: readonly WatchEntry[] = [
  { name: 'Kasim Al Testani', aliases: ['قاسم التستاني'], list: 'FIXTURE', dob: '1971-03-02', nationality: 'XX' },
];

const CLEARED = LISTED.map((entry) => ({ ...entry, cleared: 'CL-1' }));
const PARTIES = ['counterparty', 'sender'] as const;
const IDENTIFIERS = PARTIES.flatMap((party) =>
  [`${party}Name`, `${party}Dob`, `${party}Nationality`, `${party}Id`, `${party}Kind`] as const);

/** The names of a payment's parties against the lists that are supplied. */
export const kycScreeningRules: readonly Rule[] = [
  {
    id: 'KYC-004',
    principle: 'kyc',
    severity: 'block',
    title: { en: 'Listed party', ar: 'طرف مدرج في قوائم العقوبات' },
    reads: ['watchlist', ...IDENTIFIERS, 'otherParties', 'screening.score', 'screening.identifierMatch'],
    when: (context) => scored(context, 'confirmed') ?? screened(context, 'confirmed'),
    explain: {
      en: 'The counterparty’s name and an identifier are those of a listed party.',
      ar: 'اسم الطرف المقابل وأحد معرفاته مطابقان لطرف مدرج.',
    },
    remedy: {
      en: 'Freeze without delay and report to the authority; do not tell the customer.',
      ar: 'جمّد دون تأخير وأبلغ الجهة المختصة، ولا تُخطر العميل.',
    },
    cite: cite('fatf-6', 'uae-cd-74-2020', 'cbuae-tfs', 'qatar-sanctions'),
    examples: {
      compliant: [
        payment({ counterpartyName: 'Mariam Saleh', watchlist: LISTED }),
        payment({ counterpartyName: 'Kasim Al Testani', watchlist: [] }),
      ],
      violating: [
        payment({ counterpartyName: 'KASIM AL-TESTANI', counterpartyDob: '1971', watchlist: LISTED }),
        payment({ senderName: 'قاسم التستاني', senderDob: '١٩٧١', watchlist: LISTED }),
        payment({ otherParties: [{ name: 'Kasim Al Testani', dob: '1971' }], watchlist: LISTED }),
        payment({ screening: { score: 0.98, identifierMatch: true } }),
      ],
    },
  },
  {
    id: 'KYC-005',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Possible match with a listed party', ar: 'اشتباه بطرف مدرج' },
    reads: ['watchlist', ...IDENTIFIERS, 'otherParties', 'screening.score', 'screening.identifierMatch', 'memo'],
    when: (context) => scored(context, 'possible') ?? screened(context, 'possible'),
    explain: {
      en: 'A name in the payment resembles that of a listed party.',
      ar: 'في الدفعة اسم يشبه اسم طرف مدرج.',
    },
    remedy: {
      en: 'Suspend the payment and check the identifiers; report a partial name match if unresolved.',
      ar: 'علّق الدفعة وتحقق من المعرفات، وأبلغ عن تطابق جزئي إن لم يُحسم.',
    },
    cite: cite('cbuae-tfs', 'qatar-sanctions', 'wolfsberg-2019'),
    examples: {
      compliant: [
        payment({ counterpartyName: 'Kasim Haddad', watchlist: LISTED }),
        payment({ memo: 'هدية من قاسم', watchlist: LISTED }),
        payment({ screening: { score: 0.7 } }),
        payment({ counterpartyName: 'Mariam Saleh', watchlist: LISTED }),
        payment({ counterpartyName: 'Kasim Al Testani', watchlist: CLEARED }),
        paying('Gift from Kasim', { watchlist: LISTED }),
      ],
      violating: [
        payment({ counterpartyName: 'Al Testani, Kasim', watchlist: LISTED }),
        payment({ counterpartyName: 'Qassem Testani', watchlist: LISTED }),
        payment({ counterpartyName: 'قاسم التستاني', counterpartyNationality: 'XX', watchlist: LISTED }),
        payment({ counterpartyName: 'Kasim Al Testani', counterpartyDob: '1950', watchlist: LISTED }),
        payment({ senderName: 'قاسم التستاني', watchlist: LISTED }),
        payment({ otherParties: [{ name: 'Qassem Testani', role: 'payeeOwner' }], watchlist: LISTED }),
        payment({ memo: 'on behalf of Kasim Al Testani', watchlist: LISTED }),
        payment({ memo: 'نيابة عن قاسم التستاني', watchlist: LISTED }),
        payment({ screening: { score: 0.9 } }),
      ],
    },
  },
  {
    id: 'KYC-020',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Sanctions list missing or out of date', ar: 'قائمة عقوبات ناقصة أو غير محدّثة' },
    reads: ['watchlistStale', 'watchlistMissing'],
    when: ({ facts }) => notSearched(facts),
    explain: {
      en: 'The parties could not be screened against a current list of sanctions.',
      ar: 'تعذّر فحص الأطراف مقابل قائمة عقوبات محدّثة.',
    },
    remedy: {
      en: 'Load the newest list from its publisher, then screen the parties again.',
      ar: 'حمّل أحدث قائمة من ناشرها ثم أعد فحص الأطراف.',
    },
    cite: cite('cbuae-tfs', 'qatar-sanctions', 'wolfsberg-2019'),
    examples: {
      compliant: [
        payment({ counterpartyName: 'Mariam Saleh', watchlist: [] }),
        payment({ counterpartyName: 'Mariam Saleh', watchlistStale: false }),
        payment({ counterpartyName: 'Mariam Saleh', watchlist: [], watchlistMissing: [] }),
      ],
      violating: [
        payment({ counterpartyName: 'Mariam Saleh', watchlist: [], watchlistStale: true }),
        payment({ watchlistStale: true }),
        payment({ counterpartyName: 'Mariam Saleh', watchlistMissing: ['un-consolidated'] }),
      ],
    },
  },
  {
    id: 'KYC-021',
    principle: 'kyc',
    severity: 'flag',
    title: { en: 'Name that could not be screened', ar: 'اسم تعذّر فحصه' },
    reads: ['watchlist', 'counterpartyName', 'senderName', 'otherParties'],
    when: unreadParties,
    explain: {
      en: 'A party’s name cannot be read with certainty, so it could not be sought in the lists of sanctions.',
      ar: 'تعذّرت قراءة اسم أحد الأطراف على وجه اليقين فلم يمكن فحصه مقابل قوائم العقوبات.',
    },
    remedy: {
      en: 'Find out the party’s name in letters that are read, then screen it.',
      ar: 'تحقق من اسم الطرف بحروف مقروءة ثم افحصه.',
    },
    cite: cite('cbuae-tfs', 'qatar-sanctions', 'wolfsberg-2019'),
    examples: {
      compliant: [
        payment({ counterpartyName: 'Mariam Saleh', senderName: '王小明', watchlist: [] }),
        payment({ counterpartyName: '…' }),
      ],
      violating: [
        payment({ counterpartyName: '…', watchlist: [] }),
        payment({ senderName: '\ue000\ue001', watchlist: [] }),
        payment({ counterpartyName: '山田太郎', watchlist: [] }),
        payment({ senderName: '金正男', watchlist: [] }),
      ],
    },
  },
];

/** The result of a screening that was made before: a whole name with an identifier confirms, a likeness does not. */
function scored({ facts }: Context, sought: Likeness): Match | undefined {
  const { score = 0, identifierMatch } = facts.screening ?? {};
  if (score * 100 < NAME_SCORES.possible) return undefined;
  const confirmed = score * 100 >= NAME_SCORES.same && identifierMatch === true;
  return confirmed === (sought === 'confirmed') ? { evidence: [fact('screening.score', score)] } : undefined;
}

function screened({ facts, memo }: Context, sought: Likeness): Match | undefined {
  for (const entry of facts.watchlist ?? []) {
    if (entry.cleared !== undefined) continue;
    const likenesses = partiesIn(facts).map(({ field, party }) =>
      ({ field, name: party.name, likeness: resemblanceOf(party, entry)?.likeness }));
    const like = likenesses.find(({ likeness }) => likeness === sought);
    if (like !== undefined) return { evidence: [fact(like.field, like.name), listed(entry)] };
    if (sought === 'possible' && likenesses.every(({ likeness }) => likeness === undefined)
      && namesInOrder(memo.words, entry)) {
      return { evidence: [fact('memo'), listed(entry)] };
    }
  }
  return undefined;
}

const listed = (entry: WatchEntry): Evidence => fact('watchlist', entry.list ?? entry.name);

/** Everybody who is sought in the lists, by the field that names them. */
function partiesIn(facts: PaymentFacts): readonly { field: string; party: WatchEntry }[] {
  const main = PARTIES.flatMap((party) => {
    const known = partyIn(facts, party);
    return known === undefined ? [] : [{ field: `${party}Name`, party: known }];
  });
  const others = (facts.otherParties ?? []).map((party, place) => ({ field: `otherParties[${place}].name`, party }));
  return [...main, ...others];
}

/** A party of a payment with what is known of it. */
function partyIn(facts: PaymentFacts, party: (typeof PARTIES)[number]): WatchEntry | undefined {
  const name = facts[`${party}Name` as const];
  const [dob, id] = [facts[`${party}Dob` as const], facts[`${party}Id` as const]];
  const [nationality, kind] = [facts[`${party}Nationality` as const], facts[`${party}Kind` as const]];
  if (name === undefined) return undefined;
  return {
    name,
    ...(dob === undefined ? {} : { dob }), ...(nationality === undefined ? {} : { nationality }),
    ...(id === undefined ? {} : { id }), ...(kind === undefined ? {} : { kind }),
  };
}

/** Whether a list that was to be searched was missing or too old. */
function notSearched({ watchlistMissing = [], watchlistStale }: PaymentFacts): Match | undefined {
  const evidence = [
    ...watchlistMissing.map((name) => fact('watchlistMissing', name)),
    ...(watchlistStale === true ? [fact('watchlistStale', true)] : []),
  ];
  return evidence.length === 0 ? undefined : { evidence };
}

/** The parties whose names were sought in the lists and cannot be read, so that nothing was found by them. */
function unreadParties({ facts }: Context): Match | undefined {
  if (facts.watchlist === undefined) return undefined;
  const unread = partiesIn(facts).filter(({ party }) => isUnscreenable(party.name));
  return unread.length === 0 ? undefined : { evidence: unread.map(({ field, party }) => fact(field, party.name)) };
}

/** True when a whole listed name of two words or more stands in the memo. */
function namesInOrder(words: readonly string[], entry: WatchEntry): boolean {
  const text = ` ${wordsOf(words.join(' '))} `;
  return [entry.name, ...(entry.aliases ?? [])].some((name) => {
    const tokens = wordsOf(name);
    return tokens.includes(' ') && text.includes(` ${tokens} `);
  });
}

const wordsOf = (text: string): string => nameTokens(text).map((token) => token.text).join(' ');

import type { BilingualDto } from '../compliance/public.ts';

/** What the program does by itself so that a standard is kept, and where that is seen. */
export interface Control {
  id: string;
  title: BilingualDto;
  /** As rules cite them; what no rule cites is not claimed, and a test says so. */
  standards: readonly string[];
  /** By their numbers: each is looked for every night, and most each minute. */
  invariants: readonly string[];
  /** Where anybody who may reads what it comes to. */
  routes: readonly string[];
  /** The test that fails where it does not hold. */
  testedBy: string;
}

const GOVERNANCE = 'CBUAE Shariah governance standard 2020';
const TESTS = 'apps/api/test/e2e/';

/** The closed table of controls. */
export const CONTROLS: readonly Control[] = [
  {
    id: 'late-payment-to-charity',
    title: {
      en: 'What a debtor pays for delay goes to charity, never to income',
      ar: 'ما يدفعه المدين عن التأخير يُصرف في الخيرات ولا يدخل في الدخل',
    },
    standards: ['AAOIFI SS 3 (Default in Payment)'], invariants: ['I19'], routes: ['GET /api/v1/purification'],
    testedBy: `${TESTS}contracts/contract-lives.e2e.ts`,
  },
  {
    id: 'possession-before-sale',
    title: {
      en: 'A bank sells by murabaha only what it possesses, on evidence',
      ar: 'لا يبيع المصرف مرابحةً إلا ما قبضه بإثبات',
    },
    standards: ['AAOIFI SS 8 (Murabaha)', 'AAOIFI SS 18 (Possession)'], invariants: ['I20'],
    routes: ['GET /api/v1/smart-contracts/{id}'], testedBy: `${TESTS}contracts/contract-murabaha.e2e.ts`,
  },
  {
    id: 'owned-before-let',
    title: {
      en: 'Nothing is let before it is owned, and no rent is due before delivery',
      ar: 'لا يُؤجَّر شيء قبل تملّكه، ولا تُستحق أجرة قبل تسليمه',
    },
    standards: ['AAOIFI SS 9 (Ijarah)'], invariants: ['I20'], routes: ['GET /api/v1/smart-contracts/{id}'],
    testedBy: `${TESTS}contracts/contract-lives.e2e.ts`,
  },
  {
    id: 'debt-never-grows',
    title: {
      en: 'What falls due under a contract is settled once and never grows',
      ar: 'ما يُستحق بموجب العقد يُسدَّد مرة واحدة ولا يزيد أبدًا',
    },
    standards: ['AAOIFI SS 8 (Murabaha)', 'AAOIFI SS 3 (Default in Payment)'], invariants: ['I21'],
    routes: ['GET /api/v1/smart-contracts/{id}'], testedBy: `${TESTS}contracts/contract-lives.e2e.ts`,
  },
  {
    id: 'tainted-income-to-charity',
    title: {
      en: 'Tainted income that is set aside goes to approved charities, and the ledger refuses everything else',
      ar: 'الدخل المحرم المجنَّب لا يُصرف إلا إلى جهات خيرية معتمدة، ويمنع الدفتر ما سوى ذلك',
    },
    standards: ['AAOIFI SS 6 (Conversion to an Islamic Bank)', 'AAOIFI SS 21 (Financial Papers)'], invariants: ['I27'],
    routes: ['GET /api/v1/purification', 'GET /api/v1/purification/tainted', 'GET /api/v1/purification/moves'],
    testedBy: `${TESTS}purification/purification.e2e.ts`,
  },
  {
    id: 'zakat-by-entries',
    title: {
      en: 'A certificate of zakat states what entries come to, and zakat is paid to approved recipients of the eight '
        + 'classes',
      ar: 'شهادة الزكاة تذكر ما تؤول إليه القيود، ولا تُدفع الزكاة إلا إلى مستحقين معتمدين من المصارف الثمانية',
    },
    standards: ['AAOIFI SS 35 (Zakat)'], invariants: ['I14', 'I28'],
    routes: ['GET /api/v1/zakat/assessments', 'GET /api/v1/zakat/recipients'],
    testedBy: `${TESTS}zakat/zakat-year.e2e.ts`,
  },
  {
    id: 'every-payment-judged',
    title: {
      en: 'Every payment is judged by the rules before it moves, and its verdict never changes',
      ar: 'كل دفعة تحكم عليها القواعد قبل أن تتحرك، ولا يتغيّر حكمها',
    },
    standards: [GOVERNANCE], invariants: ['I9', 'I11'], routes: ['GET /api/v1/transactions/{id}'],
    testedBy: `${TESTS}rules/every-rule.e2e.ts`,
  },
  {
    id: 'rules-by-resolution',
    title: {
      en: 'Rules come into force by a resolution of the board: its quorum of signed opinions, every dissent kept',
      ar: 'لا تسري القواعد إلا بقرار من الهيئة بنصابه من الآراء الموقَّعة، مع حفظ كل رأي مخالف',
    },
    standards: [GOVERNANCE], invariants: ['I17', 'I26'],
    routes: ['GET /api/v1/resolutions', 'GET /api/v1/compliance/rulesets'],
    testedBy: `${TESTS}boards/resolutions.e2e.ts`,
  },
  {
    id: 'four-eyes',
    title: {
      en: 'What was held is let pass by officers who did not make it, as many as it needs',
      ar: 'ما احتُجز لا يجيزه إلا موظفون لم يُنشئوه، وبالعدد المطلوب',
    },
    standards: [GOVERNANCE], invariants: ['I13', 'I16'], routes: ['GET /api/v1/compliance/reviews'],
    testedBy: `${TESTS}reviews/review-decide.e2e.ts`,
  },
  {
    id: 'non-compliance-register',
    title: {
      en: 'What did not comply is recorded, classified, mended and closed by another person, and never taken out',
      ar: 'ما خالف الشريعة يُقيَّد ويُصنَّف ويُعالَج ويغلقه شخص آخر، ولا يُحذف أبدًا',
    },
    standards: [GOVERNANCE], invariants: ['I12'], routes: ['GET /api/v1/non-compliance'],
    testedBy: `${TESTS}non-compliance/register.e2e.ts`,
  },
  {
    id: 'reproducible-samples',
    title: {
      en: 'Reviews follow a plan by risk; samples are drawn by a block to come, so that anybody draws the same',
      ar: 'يتبع التدقيق خطة بحسب المخاطر، وتُسحب عيّناته بكتلة لم تُختم بعد، فيسحب أي أحد العيّنة نفسها',
    },
    standards: [GOVERNANCE], invariants: ['I9'],
    routes: ['GET /api/v1/shariah-reviews/plans', 'GET /api/v1/shariah-reviews/samples/{id}'],
    testedBy: `${TESTS}shariah-reviews/review-plan.e2e.ts`,
  },
  {
    id: 'sealed-log',
    title: {
      en: 'Every change is an event of a sealed log, of which anybody proves that it only grew',
      ar: 'كل تغيير حدث في سجل مختوم يستطيع أي أحد أن يُثبت أنه لم يُحذف منه شيء',
    },
    standards: [GOVERNANCE], invariants: ['I9', 'I12'],
    routes: ['GET /api/v1/audit/checkpoints', 'GET /api/v1/audit/checkpoints/consistency', 'GET /api/v1/audit/books'],
    testedBy: 'apps/api/test/proof/books.e2e.ts',
  },
  {
    id: 'auditor-reads',
    title: {
      en: 'The external auditor reads what the bank’s review has, and writes nothing',
      ar: 'يقرأ المدقق الخارجي ما في تدقيق المصرف ولا يكتب شيئًا',
    },
    standards: [GOVERNANCE], invariants: [],
    routes: ['GET /api/v1/shariah-reviews/findings', 'GET /api/v1/shariah-packs'],
    testedBy: `${TESTS}access/auditor.e2e.ts`,
  },
  {
    id: 'names-screened',
    title: {
      en: 'Both parties of every payment are screened against the lists in force; a match waits for people',
      ar: 'يُفحص طرفا كل دفعة على القوائم السارية، وما طابق ينتظر نظر الموظفين',
    },
    standards: ['FATF R.6, R.7', 'CBUAE guidance on targeted financial sanctions'], invariants: ['I11'],
    routes: ['GET /api/v1/compliance/screening/lists', 'GET /api/v1/compliance/screening/cases'],
    testedBy: `${TESTS}reviews/screening-payment.e2e.ts`,
  },
];

import { citations } from '../citations.ts';
import { general, inCopy, seen, type Point } from './point.ts';

/** Contested points of the terms of contracts. */
export const contractPoints: readonly Point[] = [
  {
    id: 'buyer-as-agent',
    title: { en: 'Buyer as agent in a murabaha', ar: 'توكيل المشتري في المرابحة' },
    question: {
      en: 'May the buyer of a murabaha buy the goods as the agent of the seller?',
      ar: 'هل يجوز توكيل الآمر بالشراء في شراء السلعة عن البائع؟',
    },
    rules: ['MUR-011'],
    opinions: [
      {
        id: 'banned', effect: 'forbid',
        heldBy: { en: 'Iftaa Board of Jordan', ar: 'دائرة الإفتاء الأردنية' },
        says: {
          en: 'The buyer is no agent of the seller for the goods that he will buy.',
          ar: 'لا يوكل المشتري عن البائع في شراء ما سيشتريه منه.',
        },
        remedy: { en: 'Let the seller buy the goods itself.', ar: 'ليشترِ البائع السلعة بنفسه.' },
        sources: seen(citations['jordan-176']),
      },
      {
        id: 'by-need', effect: 'flag',
        heldBy: { en: 'AAOIFI', ar: 'هيئة المحاسبة والمراجعة (أيوفي)' },
        says: {
          en: 'Only by need, with the supplier paid directly and a stage of ownership of its own.',
          ar: 'عند الحاجة فقط، مع الدفع للمورد مباشرة ومرحلة ملكية مستقلة.',
        },
        sources: inCopy(citations['ss-8']),
      },
    ],
  },
  {
    id: 'binding-promise',
    title: { en: 'Binding promise', ar: 'الوعد الملزم' },
    question: {
      en: 'May the promise of one side to buy bind in law before the seller owns the goods?',
      ar: 'هل يلزم الوعد بالشراء من طرف واحد قضاءً قبل تملك البائع السلعة؟',
    },
    rules: ['MUR-009'],
    opinions: [
      {
        id: 'moral-only', effect: 'forbid', settings: { bindsOneSidedPromise: false },
        heldBy: {
          en: 'The older schools for the most part, al-Shafi‘i on this very sale',
          ar: 'أكثر المتقدمين، ونص الشافعي في هذه المسألة',
        },
        says: {
          en: 'A promise binds the conscience; made binding in law it is a sale of what is not owned.',
          ar: 'الوعد ملزم ديانة، فإن أُلزم به قضاء كان بيعًا لما لا يملك.',
        },
        remedy: { en: 'Let the promise bind nobody in law.', ar: 'اجعل الوعد غير ملزم قضاءً.' },
        sources: general('Kitab al-Umm; books of the schools'),
      },
      {
        id: 'one-side-binds', effect: 'allow', settings: { bindsOneSidedPromise: true },
        heldBy: {
          en: 'International Islamic Fiqh Academy; Maliki school where it led to an expense',
          ar: 'مجمع الفقه الإسلامي الدولي، والمالكية إذا دخل الموعود بسببه في كلفة',
        },
        says: {
          en: 'The promise of one side may bind with conditions; that of both does not.',
          ar: 'يلزم الوعد من طرف واحد بشروط، ولا تلزم المواعدة من الطرفين.',
        },
        sources: seen(citations['iifa-40']),
      },
    ],
  },
  {
    id: 'owner-manages',
    title: { en: 'Provider of capital who works too', ar: 'عمل رب المال في المضاربة' },
    question: {
      en: 'May it be a term of a mudaraba that the provider of the capital manages or keeps the money?',
      ar: 'هل يجوز اشتراط عمل رب المال أو بقاء المال بيده في المضاربة؟',
    },
    rules: ['MUD-010'],
    opinions: [
      {
        id: 'spoils-it', effect: 'forbid',
        heldBy: { en: 'Hanafi, Maliki and Shafi‘i schools', ar: 'الحنفية والمالكية والشافعية' },
        says: {
          en: 'The capital is handed over to the manager alone; a term against it spoils the contract.',
          ar: 'يُسلَّم المال إلى المضارب وحده، واشتراط خلافه يفسد العقد.',
        },
        remedy: { en: 'Leave management and money to the manager.', ar: 'اترك الإدارة والمال للمضارب.' },
        sources: general('Books of the three schools'),
      },
      {
        id: 'to-the-board', effect: 'flag',
        heldBy: { en: 'AAOIFI as it is applied here', ar: 'أيوفي بحسب المعمول به هنا' },
        says: { en: 'The schools differ, and the board decides.', ar: 'اختلفت المذاهب والقرار للهيئة.' },
        sources: general(citations['ss-13']),
      },
      {
        id: 'allowed', effect: 'allow',
        heldBy: { en: 'Hanbali school', ar: 'الحنابلة' },
        says: { en: 'It is allowed, as in a partnership of work and money.', ar: 'يجوز، كشركة في المال والعمل.' },
        sources: general('Books of the Hanbali school'),
      },
    ],
  },
  {
    id: 'profit-and-capital',
    title: { en: 'Profit in other shares than capital', ar: 'تفاضل الربح مع رأس المال' },
    question: {
      en: 'May partners agree on shares of profit other than their shares of capital?',
      ar: 'هل للشريكين أن يتفقا على نسب ربح تخالف نسب رأس المال؟',
    },
    rules: ['MUS-005'],
    opinions: [
      {
        id: 'by-capital', effect: 'forbid', settings: { profitFollowsCapital: true },
        heldBy: { en: 'Maliki and Shafi‘i schools', ar: 'المالكية والشافعية' },
        says: { en: 'Profit follows capital.', ar: 'الربح على قدر المال.' },
        remedy: { en: 'Share profit as capital is shared.', ar: 'اقسم الربح بقدر رأس المال.' },
        sources: general('Books of both schools'),
      },
      {
        id: 'as-agreed', effect: 'allow', settings: { profitFollowsCapital: false },
        heldBy: { en: 'Hanafi and Hanbali schools; AAOIFI', ar: 'الحنفية والحنابلة، وأيوفي' },
        says: {
          en: 'As agreed, but no more than his capital for a partner who will not work.',
          ar: 'على ما اتفقا، ولا يزاد من شرط ألا يعمل على نسبة ماله.',
        },
        sources: [...inCopy(citations['ss-12']), ...general('Books of both schools')],
      },
    ],
  },
  {
    id: 'unit-price',
    title: { en: 'Price of units in a diminishing musharaka', ar: 'ثمن الحصص في المشاركة المتناقصة' },
    question: {
      en: 'May the price of the units be fixed beforehand at what they first cost?',
      ar: 'هل يجوز تحديد ثمن الحصص سلفًا بثمنها الأول؟',
    },
    rules: ['DIM-002'],
    opinions: [
      {
        id: 'of-the-day', effect: 'forbid',
        heldBy: { en: 'International Islamic Fiqh Academy and AAOIFI', ar: 'مجمع الفقه الإسلامي الدولي وأيوفي' },
        says: {
          en: 'The price is that of the market or agreed on the day; a first price guarantees the capital.',
          ar: 'الثمن بالقيمة السوقية أو بما يتفق عليه يومئذ، والثمن الأول ضمان لرأس المال.',
        },
        sources: [...seen(citations['iifa-136']), ...inCopy(citations['ss-12'])],
      },
      {
        id: 'co-ownership', effect: 'flag',
        heldBy: { en: 'Some boards, for property owned together', ar: 'بعض الهيئات في شركة الملك' },
        says: {
          en: 'Where it is co-ownership and no partnership for profit, the price may be fixed; the board sees each.',
          ar: 'يجوز تحديد الثمن في شركة الملك دون شركة العقد، وتنظر الهيئة في كل حالة.',
        },
        remedy: {
          en: 'Show the board that the property is owned together and not traded with.',
          ar: 'بيّن للهيئة أن العين مملوكة على الشيوع وليست للاتجار.',
        },
        sources: general('Practice of some boards'),
      },
    ],
  },
];

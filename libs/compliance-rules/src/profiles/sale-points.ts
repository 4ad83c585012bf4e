import { citations } from '../citations.ts';
import { general, inCopy, seen, type Point } from './point.ts';

/** Contested points of what is sold, owned and given. */
export const salePoints: readonly Point[] = [
  {
    id: 'arbun',
    title: { en: 'Earnest money (‘arbun)', ar: 'العربون' },
    question: {
      en: 'May the seller keep the earnest money when the buyer steps back?',
      ar: 'هل للبائع أن يحتفظ بالعربون إذا عدل المشتري؟',
    },
    rules: ['GHR-017'],
    opinions: [
      {
        id: 'not-allowed', effect: 'forbid',
        heldBy: { en: 'Hanafi, Maliki and Shafi‘i schools', ar: 'الحنفية والمالكية والشافعية' },
        says: {
          en: 'Earnest money that the seller keeps for nothing is not allowed.',
          ar: 'لا يجوز العربون الذي يأخذه البائع بلا عوض.',
        },
        remedy: {
          en: 'Give the money back when the sale does not come about, or let it be a part of the price.',
          ar: 'رُدّ المبلغ إن لم يتم البيع، أو اجعله جزءًا من الثمن.',
        },
        sources: general('Books of the three schools'),
      },
      {
        id: 'with-a-date', effect: 'note',
        heldBy: { en: 'Hanbali school; the Fiqh Academy and AAOIFI', ar: 'الحنابلة، ومجمع الفقه وأيوفي' },
        says: {
          en: 'It is allowed with a day by which the buyer decides.',
          ar: 'يجوز مع تحديد وقت لقرار المشتري.',
        },
        sources: general(citations['iifa-72'], citations['ss-53']),
      },
    ],
  },
  {
    id: 'possession',
    title: { en: 'Possession before resale', ar: 'القبض قبل البيع' },
    question: {
      en: 'Which goods must be in the seller’s possession before they are sold on?',
      ar: 'ما الذي يجب قبضه قبل إعادة بيعه؟',
    },
    rules: ['GHR-002'],
    opinions: [
      {
        id: 'everything', effect: 'forbid', settings: { possessionOf: 'everything' },
        heldBy: { en: 'Shafi‘i school', ar: 'الشافعية' },
        says: { en: 'Everything, land among it.', ar: 'كل مبيع حتى العقار.' },
        sources: general('Books of the Shafi‘i school'),
      },
      {
        id: 'movables', effect: 'forbid', settings: { possessionOf: 'movables' },
        heldBy: { en: 'Hanafi school; AAOIFI as it is applied here', ar: 'الحنفية، وأيوفي بحسب المعمول به هنا' },
        says: { en: 'Whatever can be moved; land may be sold on before.', ar: 'كل منقول دون العقار.' },
        sources: [...seen(citations['iifa-53']), ...general(citations['ss-18'], 'Books of the Hanafi school')],
      },
      {
        id: 'food', effect: 'forbid', settings: { possessionOf: 'food' },
        heldBy: { en: 'Maliki school', ar: 'المالكية' },
        says: {
          en: 'Food alone; where nothing says what is sold, the board looks.',
          ar: 'الطعام وحده، وتنظر الهيئة إذا لم يُعلم المبيع.',
        },
        sources: general('Books of the Maliki school'),
      },
    ],
  },
  {
    id: 'salam-price',
    title: { en: 'When the price of a salam is paid', ar: 'وقت دفع رأس مال السلم' },
    question: {
      en: 'Must the price of a salam be paid in the session, or may it come up to three days later?',
      ar: 'هل يجب قبض رأس مال السلم في المجلس أم يجوز تأخيره إلى ثلاثة أيام؟',
    },
    rules: ['GHR-015'],
    opinions: [
      {
        id: 'in-the-session', effect: 'forbid', settings: { salamPaymentDays: 0 },
        heldBy: { en: 'Hanafi, Shafi‘i and Hanbali schools', ar: 'الحنفية والشافعية والحنابلة' },
        says: { en: 'It is paid in the session of the contract.', ar: 'يُدفع في مجلس العقد.' },
        sources: general('Books of the three schools'),
      },
      {
        id: 'three-days', effect: 'forbid', settings: { salamPaymentDays: 3 },
        heldBy: { en: 'Maliki school; AAOIFI', ar: 'المالكية، وأيوفي' },
        says: { en: 'Up to three days are tolerated.', ar: 'يُتسامح إلى ثلاثة أيام.' },
        sources: general(citations['ss-10']),
      },
    ],
  },
  {
    id: 'conditional-sale',
    title: { en: 'Sale that hangs on an event', ar: 'تعليق البيع على شرط' },
    question: {
      en: 'May a sale hang on an outside event that may not happen?',
      ar: 'هل يصح تعليق البيع على أمر خارجي قد لا يقع؟',
    },
    rules: ['GHR-009'],
    opinions: [
      {
        id: 'forbidden', effect: 'forbid',
        heldBy: { en: 'The majority of the schools; AAOIFI', ar: 'جمهور المذاهب، وأيوفي' },
        says: { en: 'A transfer does not hang on chance.', ar: 'لا يُعلّق انتقال الملك على أمر محتمل.' },
        sources: general(citations['ss-31'], citations['muslim-1513']),
      },
      {
        id: 'where-useful', effect: 'flag',
        heldBy: { en: 'Ibn Taymiyya and those who follow him', ar: 'ابن تيمية ومن وافقه' },
        says: {
          en: 'A condition that serves one of the two and is no gamble is valid; the board sees each.',
          ar: 'يصح التعليق الذي فيه مصلحة ولا قمار فيه، وتنظر الهيئة في كل حالة.',
        },
        remedy: {
          en: 'Show the board what the condition is for.',
          ar: 'بيّن للهيئة الغرض من الشرط.',
        },
        sources: general('Books of Ibn Taymiyya on conditions in contracts'),
      },
    ],
  },
  {
    id: 'screening',
    title: { en: 'Shares of mixed companies', ar: 'أسهم الشركات المختلطة' },
    question: {
      en: 'How much interest-bearing debt and impure income may a company have whose shares are bought?',
      ar: 'ما مقدار الدين الربوي والدخل المحرم المحتمل في شركة تُشترى أسهمها؟',
    },
    rules: ['HAL-014', 'HAL-015'],
    opinions: [
      {
        id: 'none', effect: 'forbid',
        settings: { issuerLimits: { impureIncomePct: 0, interestDebtPct: 0, interestDepositPct: 0 } },
        heldBy: {
          en: 'International Islamic Fiqh Academy, in principle',
          ar: 'مجمع الفقه الإسلامي الدولي من حيث الأصل',
        },
        says: {
          en: 'None: shares of a company that also deals in interest are not bought.',
          ar: 'لا شيء: فلا تُشترى أسهم شركة تتعامل بالربا أحيانًا.',
        },
        sources: general(citations['iifa-63']),
      },
      {
        id: 'thirty-of-market', effect: 'forbid',
        settings: { issuerLimits: { impureIncomePct: 5, interestDebtPct: 30, interestDepositPct: 30 } },
        heldBy: { en: 'AAOIFI', ar: 'هيئة المحاسبة والمراجعة (أيوفي)' },
        says: {
          en: 'Debt and deposits up to 30% of the market value each, impure income up to 5%.',
          ar: 'الديون والودائع إلى ٣٠٪ من القيمة السوقية لكل منهما، والدخل المحرم إلى ٥٪.',
        },
        sources: inCopy(citations['ss-21']),
      },
      {
        id: 'third', effect: 'forbid',
        settings: { issuerLimits: { impureIncomePct: 5, interestDebtPct: 33.33, interestDepositPct: 33.33 } },
        heldBy: { en: 'Providers of Islamic indices', ar: 'مؤشرات الأسهم الإسلامية' },
        says: {
          en: 'Debt and deposits up to a third each, impure income up to 5%.',
          ar: 'الديون والودائع إلى الثلث لكل منهما، والدخل المحرم إلى ٥٪.',
        },
        sources: inCopy('Published methods of Islamic indices'),
      },
    ],
  },
  {
    id: 'tobacco',
    title: { en: 'Tobacco', ar: 'التبغ' },
    question: { en: 'May tobacco be bought and sold?', ar: 'هل يجوز بيع التبغ وشراؤه؟' },
    rules: ['HAL-008'],
    opinions: [
      {
        id: 'forbidden', effect: 'forbid',
        heldBy: { en: 'Most contemporary councils of the Gulf', ar: 'غالب الهيئات المعاصرة في الخليج' },
        says: { en: 'It is forbidden for its harm, and so is its trade.', ar: 'يحرم لضرره وتحرم التجارة فيه.' },
        remedy: { en: 'Do not pay for tobacco.', ar: 'لا تدفع مقابل التبغ.' },
        sources: general('Fatwas of contemporary councils, from the principle of harm'),
      },
      {
        id: 'to-the-board', effect: 'flag',
        heldBy: { en: 'The board of the bank', ar: 'الهيئة الشرعية للبنك' },
        says: { en: 'Rulings differ, and the board decides.', ar: 'اختلفت الفتاوى والقرار للهيئة.' },
        sources: general(citations['board-policy']),
      },
      {
        id: 'disliked', effect: 'allow',
        heldBy: { en: 'Later jurists of all four schools, in part', ar: 'بعض متأخري المذاهب الأربعة' },
        says: { en: 'It is disliked or permitted, and its sale is valid.', ar: 'مكروه أو مباح وبيعه صحيح.' },
        sources: general('Older rulings of later jurists'),
      },
    ],
  },
  {
    id: 'crypto',
    title: { en: 'Unbacked crypto-assets', ar: 'الأصول المشفرة غير المغطاة' },
    question: {
      en: 'May crypto-assets that nobody issues or backs be bought for the spot?',
      ar: 'هل يجوز شراء الأصول المشفرة التي لا مصدر لها ولا غطاء حالًّا؟',
    },
    rules: ['HAL-019'],
    opinions: [
      {
        id: 'forbidden', effect: 'forbid',
        heldBy: { en: 'Several national councils', ar: 'عدد من هيئات الإفتاء' },
        says: {
          en: 'Dealing in them is forbidden for their uncertainty and for want of an issuer.',
          ar: 'لا يجوز التعامل بها لما فيها من غرر ولعدم المصدر.',
        },
        remedy: { en: 'Do not buy the asset.', ar: 'لا تشترِ الأصل.' },
        sources: general('Rulings of national councils'),
      },
      {
        id: 'to-the-board', effect: 'flag',
        heldBy: { en: 'International Islamic Fiqh Academy', ar: 'مجمع الفقه الإسلامي الدولي' },
        says: {
          en: 'The question is open and needs more research; the board decides.',
          ar: 'المسألة محل بحث والقرار للهيئة.',
        },
        sources: seen(citations['iifa-237']),
      },
    ],
  },
  {
    id: 'advance-zakat',
    title: { en: 'Zakat before its day', ar: 'تعجيل الزكاة' },
    question: {
      en: 'Does zakat count that is paid long before the end of its year?',
      ar: 'هل تجزئ الزكاة المدفوعة قبل تمام الحول بزمن؟',
    },
    rules: ['ZKT-004'],
    opinions: [
      {
        id: 'shortly-before', effect: 'note', settings: { acceptsAdvanceZakat: false },
        heldBy: { en: 'Maliki school', ar: 'المالكية' },
        says: {
          en: 'Only shortly before the day: what is set aside earlier is charity.',
          ar: 'لا تُعجل إلا قبل الحول بيسير، وما جُنّب قبل ذلك صدقة.',
        },
        sources: general('Books of the Maliki school'),
      },
      {
        id: 'accepted', effect: 'note', settings: { acceptsAdvanceZakat: true },
        heldBy: { en: 'Hanafi, Shafi‘i and Hanbali schools', ar: 'الحنفية والشافعية والحنابلة' },
        says: {
          en: 'It counts once the payer owns the nisab.',
          ar: 'تجزئ إذا ملك النصاب.',
        },
        sources: general(citations['ss-35']),
      },
    ],
  },
];

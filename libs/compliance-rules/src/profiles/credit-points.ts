import { citations } from '../citations.ts';
import { general, inCopy, seen, type Point } from './point.ts';

/** Contested points of sales that come near to lending. */
export const creditPoints: readonly Point[] = [
  {
    id: 'arranged-tawarruq',
    title: { en: 'Onward sale arranged in advance', ar: 'ترتيب البيع اللاحق مسبقًا' },
    question: {
      en: 'May the resale of goods bought on credit be arranged in advance, where the buyer sells them himself?',
      ar: 'هل يجوز ترتيب بيع السلعة المشتراة بالأجل مسبقًا إذا باعها المشتري بنفسه؟',
    },
    rules: ['RIBA-016', 'RIBA-017'],
    opinions: [
      {
        id: 'classical-only', effect: 'forbid', settings: { refusesPrearrangedTawarruq: true },
        heldBy: { en: 'International Islamic Fiqh Academy', ar: 'مجمع الفقه الإسلامي الدولي' },
        says: {
          en: 'Only the classical form is allowed: a resale that was arranged in advance is organised tawarruq.',
          ar: 'لا يجوز إلا التورق الفقهي: فالبيع المرتب مسبقًا تورق منظم.',
        },
        sources: seen(citations['iifa-179']),
      },
      {
        id: 'with-controls', effect: 'flag', settings: { refusesPrearrangedTawarruq: false },
        heldBy: { en: 'AAOIFI', ar: 'هيئة المحاسبة والمراجعة (أيوفي)' },
        says: {
          en: 'It is allowed with controls: the seller is no agent and the goods do not return to their source.',
          ar: 'يجوز بضوابط: ألا يكون البائع وكيلًا وألا ترجع السلعة إلى مصدرها.',
        },
        sources: seen(citations['ss-30']),
      },
    ],
  },
  {
    id: 'individual-tawarruq',
    title: { en: 'Individual tawarruq', ar: 'التورق الفردي' },
    question: {
      en: 'May somebody buy goods on credit and sell them for cash to somebody else, to have the money?',
      ar: 'هل يجوز شراء سلعة بالأجل وبيعها نقدًا لغير بائعها طلبًا للنقد؟',
    },
    rules: ['RIBA-017'],
    opinions: [
      {
        id: 'forbidden', effect: 'forbid',
        heldBy: { en: 'Ibn Taymiyya and Ibn al-Qayyim', ar: 'ابن تيمية وابن القيم' },
        says: {
          en: 'It is forbidden: money now for more money later is what is meant, and goods only stand between.',
          ar: 'لا يجوز: فالمقصود نقد حاضر بأكثر منه مؤجل والسلعة واسطة.',
        },
        remedy: {
          en: 'Finance the goods that are needed themselves, by a sale or a lease.',
          ar: 'موّل السلعة المطلوبة نفسها ببيع أو إجارة.',
        },
        sources: general('Majmu al-fatawa of Ibn Taymiyya; Ilam al-muwaqqiin of Ibn al-Qayyim'),
      },
      {
        id: 'to-the-board', effect: 'flag',
        heldBy: { en: 'AAOIFI', ar: 'هيئة المحاسبة والمراجعة (أيوفي)' },
        says: {
          en: 'It is accepted with controls, which the board looks after.',
          ar: 'يجوز بضوابط تراعيها الهيئة الشرعية.',
        },
        sources: seen(citations['ss-30']),
      },
      {
        id: 'allowed', effect: 'allow',
        heldBy: {
          en: 'Hanbali and Shafi‘i schools; the Fiqh Academy for the classical form',
          ar: 'الحنابلة والشافعية، ومجمع الفقه في التورق الفقهي',
        },
        says: {
          en: 'It is allowed: each sale is a real one, and the goods go to somebody else.',
          ar: 'يجوز: فكل بيع حقيقي والسلعة تنتقل إلى غير بائعها.',
        },
        sources: [...seen(citations['iifa-179']), ...general('Books of the Hanbali and Shafi‘i schools')],
      },
    ],
  },
  {
    id: 'inah',
    title: { en: 'Sale and buy-back (‘inah)', ar: 'بيع العينة' },
    question: {
      en: 'Is a sale on credit valid after which the seller buys the goods back for less in cash?',
      ar: 'هل يصح بيع سلعة بالأجل ثم شراؤها من المشتري نقدًا بأقل؟',
    },
    rules: ['RIBA-015', 'MUR-007'],
    opinions: [
      {
        id: 'forbidden', effect: 'forbid',
        heldBy: { en: 'Hanafi, Maliki and Hanbali schools; AAOIFI', ar: 'الحنفية والمالكية والحنابلة، وأيوفي' },
        says: {
          en: 'It is forbidden: the goods return, and money now for more money later is left.',
          ar: 'لا يجوز: ترجع السلعة ويبقى نقد حاضر بأكثر منه مؤجل.',
        },
        sources: [
          ...inCopy(citations['ss-30']), ...general(citations['abu-dawud-3462'], 'Books of the three schools'),
        ],
      },
      {
        id: 'valid-in-form', effect: 'flag',
        heldBy: { en: 'Shafi‘i school', ar: 'الشافعية' },
        says: {
          en: 'Each of the two sales is valid in its form where neither is a condition of the other; the board looks '
            + 'at what was meant.',
          ar: 'يصح كل من البيعين في صورته ما لم يُشرط أحدهما في الآخر، وتنظر الهيئة في القصد.',
        },
        remedy: {
          en: 'Show the board that neither sale was a condition of the other.',
          ar: 'بيّن للهيئة أن أحد البيعين لم يُشرط في الآخر.',
        },
        sources: general('Books of the Shafi‘i school; used in Malaysia in the past'),
      },
    ],
  },
  {
    id: 'debt-sale',
    title: { en: 'Sale of a debt', ar: 'بيع الدين' },
    question: {
      en: 'May a money debt be sold for money to somebody other than the debtor?',
      ar: 'هل يجوز بيع الدين النقدي لغير المدين بنقد؟',
    },
    rules: ['RIBA-013'],
    opinions: [
      {
        id: 'restricted', effect: 'forbid',
        heldBy: { en: 'International Islamic Fiqh Academy and AAOIFI', ar: 'مجمع الفقه الإسلامي الدولي وأيوفي' },
        says: {
          en: 'A deferred money debt is not sold to an outsider for money.',
          ar: 'لا يباع الدين النقدي المؤجل لغير المدين بنقد.',
        },
        sources: [...seen(citations['iifa-101'], citations['iifa-158']), ...inCopy(citations['ss-59'])],
      },
      {
        id: 'some-discount', effect: 'flag',
        heldBy: { en: 'Shariah councils of Malaysia', ar: 'الهيئات الشرعية في ماليزيا' },
        says: {
          en: 'Some established debts from a sale may be sold at a discount; the board decides which.',
          ar: 'يجوز بيع بعض الديون الثابتة من البيع بخصم، والقرار فيها للهيئة.',
        },
        remedy: {
          en: 'Show the board which sale the debt comes from and that it is established.',
          ar: 'بيّن للهيئة البيع الذي نشأ عنه الدين وثبوته.',
        },
        sources: general('Practice of Malaysian councils'),
      },
    ],
  },
  {
    id: 'paper-money',
    title: { en: 'Paper money', ar: 'النقود الورقية' },
    question: {
      en: 'Must both currencies of an exchange be taken at once, or may one side come later?',
      ar: 'هل يجب التقابض في صرف العملات أم يجوز تأجيل أحد البدلين؟',
    },
    rules: ['RIBA-010'],
    opinions: [
      {
        id: 'as-gold-and-silver', effect: 'forbid', settings: { defersOneCurrency: false },
        heldBy: { en: 'International Islamic Fiqh Academy and AAOIFI', ar: 'مجمع الفقه الإسلامي الدولي وأيوفي' },
        says: {
          en: 'Money has the rules of gold and silver: both sides are taken at once.',
          ar: 'للنقود أحكام الذهب والفضة فيجب التقابض.',
        },
        sources: seen(citations['ss-1'], citations['iifa-102']),
      },
      {
        id: 'as-tokens', effect: 'flag', settings: { defersOneCurrency: true },
        heldBy: {
          en: 'Contemporary jurists, Hanafi ones among them, who take it for fulus',
          ar: 'معاصرون، منهم حنفية، يعدّونها فلوسًا',
        },
        says: {
          en: 'Where one side is taken at once and the price is that of the market, the other may come later; the '
            + 'board sees each.',
          ar: 'إذا قُبض أحد البدلين وكان السعر سعر السوق جاز تأجيل الآخر، وتنظر الهيئة في كل حالة.',
        },
        sources: inCopy('Two views on paper currency, a summary'),
      },
    ],
  },
  {
    id: 'settlement-lag',
    title: { en: 'Settlement after the trade day', ar: 'التسوية بعد يوم الصفقة' },
    question: {
      en: 'Is the usual lag of up to two days in the settlement of an exchange tolerated?',
      ar: 'هل يتسامح في مهلة تسوية الصرف المعتادة إلى يومين؟',
    },
    rules: ['RIBA-010'],
    opinions: [
      {
        id: 'none', effect: 'forbid', settings: { settlementToleranceDays: 0 },
        heldBy: { en: 'Whoever asks for the taking of both in the session', ar: 'من يشترط التقابض في المجلس' },
        says: {
          en: 'An exchange settles on the day of the trade, or it is not concluded.',
          ar: 'تتم التسوية في يوم الصفقة وإلا فلا صرف.',
        },
        sources: seen(citations['iifa-53']),
      },
      {
        id: 'two-days', effect: 'flag', settings: { settlementToleranceDays: 2 },
        heldBy: { en: 'Practice of Gulf banks', ar: 'عمل مصارف الخليج' },
        says: {
          en: 'Up to two days are tolerated where both sides settle on one day; the board sees each.',
          ar: 'يتسامح إلى يومين إذا سُوّي البدلان في يوم واحد، وتنظر الهيئة في كل حالة.',
        },
        sources: general('Practice of settlement in currency markets'),
      },
    ],
  },
  {
    id: 'worked-gold',
    title: { en: 'Worked gold on credit', ar: 'الذهب المصوغ بالأجل' },
    question: {
      en: 'May worked gold and silver be sold on credit like other goods?',
      ar: 'هل يجوز بيع الحلي من الذهب والفضة بالأجل كسائر السلع؟',
    },
    rules: ['RIBA-011'],
    opinions: [
      {
        id: 'as-metal', effect: 'forbid', settings: { workedGoldIsGoods: false },
        heldBy: { en: 'The majority of the schools; AAOIFI', ar: 'جمهور المذاهب، وأيوفي' },
        says: {
          en: 'Worked or not, the metal is paid for and taken at once.',
          ar: 'يجب التقابض في المعدن مصوغًا كان أو غير مصوغ.',
        },
        sources: general(citations['ss-57'], citations['muslim-1587']),
      },
      {
        id: 'as-goods', effect: 'flag', settings: { workedGoldIsGoods: true },
        heldBy: { en: 'A minority: Ibn Taymiyya and Ibn al-Qayyim', ar: 'قلة: ابن تيمية وابن القيم' },
        says: {
          en: 'Jewellery has become goods by its making and may be sold on credit; the board sees each.',
          ar: 'صارت الحلي بالصنعة سلعة فيجوز بيعها بالأجل، وتنظر الهيئة في كل حالة.',
        },
        sources: general('Ilam al-muwaqqiin of Ibn al-Qayyim'),
      },
    ],
  },
];

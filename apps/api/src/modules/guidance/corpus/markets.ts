import type { Passage } from './passage.ts';

/** Shares, sukuk and the instruments of organised markets. */
export const markets: readonly Passage[] = [
  {
    id: 'shares-and-purification', version: 1, topics: ['shares', 'screening', 'purification'], rules: ['HAL-014', 'HAL-015'],
    title: { en: 'Which shares may be bought, and purification', ar: 'الأسهم المباحة وتطهيرها' },
    text: {
      en: 'Shares in a company whose business is lawful may be bought; shares in a company whose business is forbidden, such as interest banking or alcohol, may not {iifa-63}. For a lawful business that also borrows or deposits at interest, the Fiqh Academy holds that the basis is prohibition {iifa-63}, while AAOIFI allows dealing under conditions: interest-bearing debt and interest-bearing deposits each stay below thirty per cent of market value, and forbidden income below five per cent of the total {ss-21}. The holder then gives away the forbidden part of the income, whether or not it was distributed, without counting it as zakat or taking benefit from it {ss-21}. Check the figures each quarter.',
      ar: 'يجوز شراء أسهم الشركة التي نشاطها مباح، ولا يجوز شراء أسهم ما كان نشاطها محرمًا كالبنوك الربوية وصناعة الخمور {iifa-63}. أما الشركة ذات النشاط المباح التي تقترض أو تودع بفائدة أحيانًا فالأصل عند مجمع الفقه الحرمة {iifa-63}، وأجاز أيوفي التعامل بأسهمها بضوابط: ألا يبلغ كل من القروض الربوية والودائع الربوية ثلاثين بالمئة من القيمة السوقية، وألا يتجاوز الإيراد المحرم خمسة بالمئة من الإيراد الكلي {ss-21}. وعلى حامل السهم أن يتخلص من نصيبه من الإيراد المحرم، وُزّع أو لم يوزع، ولا يحتسبه زكاة ولا ينتفع به {ss-21}. وتُراجع الأرقام كل ربع سنة.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Fiqh Academy: the basis is prohibition. AAOIFI: thirty and five per cent limits with purification. Some indices use a third.', ar: 'المجمع: الأصل الحرمة. أيوفي: حدود الثلاثين والخمسة بالمئة مع التطهير. وتستعمل بعض المؤشرات الثلث.' } }],
    questions: {
      en: ['Which shares may I buy and how do I purify them?', 'Is investing in stocks halal?', 'What are the screening ratios for stocks?', 'How do I purify dividends?', 'Can I buy shares of a company that has interest loans?', 'Are shares of conventional banks allowed?'],
      ar: ['ما الأسهم التي يجوز شراؤها وكيف أطهرها؟', 'ما حكم الاستثمار في الأسهم؟', 'ما نسب فحص الأسهم الشرعية؟', 'كيف أطهر أرباح الأسهم؟', 'هل يجوز شراء أسهم شركة عليها قروض ربوية؟', 'ما حكم أسهم البنوك التقليدية؟'],
    },
  },
  {
    id: 'futures-and-options', version: 1, topics: ['derivatives', 'gharar', 'maysir'], rules: ['GHR-010', 'GHR-011', 'MAY-005'],
    title: { en: 'Futures and options', ar: 'المستقبليات والاختيارات' },
    text: {
      en: 'The option contracts of today’s markets are not allowed: their object is neither money nor a use nor a financial right that may be exchanged, as the Fiqh Academy put it, so neither the first sale nor trading them is valid {iifa-63}. Futures in which both payment and delivery are deferred and positions are closed by an opposite contract are sales of nothing for nothing {iifa-63}, and AAOIFI’s standard on organised commodity markets rules them out {ss-20}. What can serve instead: salam with the full price in advance, istisna, earnest money with a time limit, a unilateral promise, or a real purchase with storage. Contracts that settle only price differences are wagers.',
      ar: 'عقود الاختيارات كما تجري في الأسواق اليوم غير جائزة، لأن المعقود عليه فيها ليس مالًا ولا منفعة ولا حقًا ماليًا يجوز الاعتياض عنه كما قرر مجمع الفقه، فلا يصح ابتداؤها ولا تداولها {iifa-63}. والمستقبليات التي يؤجل فيها الثمن والتسليم معًا وتُصفّى بعقد مقابل هي بيع لا قبض فيه من الجانبين {iifa-63}، وقد منعها معيار السلع في الأسواق المنظمة لدى أيوفي {ss-20}. والبدائل: السلم بثمن معجل كله، والاستصناع، والعربون بمدة محددة، والوعد من طرف واحد، أو الشراء الحقيقي مع التخزين. والعقود التي تُسوّى بفروق الأسعار فقط مراهنة.',
    },
    schools: [{ school: 'contemporary', view: { en: 'A few writers compare options with earnest money or a stipulated option; the academies did not accept the likeness.', ar: 'شبّه بعض الكتّاب الاختيارات بالعربون أو خيار الشرط، ولم تقبل المجامع هذا القياس.' } }],
    questions: {
      en: ['Are futures and options allowed?', 'Can I trade call options on stocks?', 'Are derivatives permitted in Islam?', 'Commodity futures for hedging', 'Is trading index futures gambling?', 'Alternatives to options in Islamic finance'],
      ar: ['ما حكم العقود المستقبلية والخيارات؟', 'هل يجوز تداول الأوبشن؟', 'ما حكم المشتقات المالية؟', 'هل المستقبليات على السلع جائزة؟', 'ما البديل الشرعي عن عقود الاختيارات؟', 'أتداول عقود خيارات على الأسهم الأمريكية'],
    },
  },
  {
    id: 'sukuk', version: 1, topics: ['sukuk', 'bonds'], rules: ['RIBA-019', 'RIBA-018'],
    title: { en: 'Sukuk and bonds', ar: 'الصكوك والسندات' },
    text: {
      en: 'A bond is a debt with interest, whatever it is called, and is forbidden {iifa-60}. Sukuk are certificates of equal value that stand for undivided shares in the ownership of assets, uses or services, or of a project, after the money has been collected and put to work {ss-17}. Their holders share profit and loss and bear the risks of what they own. The manager may not promise to buy the certificates back at face value at the end of a partnership or mudaraba, for that would guarantee the capital {ss-17} {iifa-30}. Certificates that represent debts or cash follow the rules of debt and exchange when traded, so look at what stands behind them before buying.',
      ar: 'السند دين بفائدة مهما كان اسمه، وهو محرم {iifa-60}. أما الصكوك فوثائق متساوية القيمة تمثل حصصًا شائعة في ملكية أعيان أو منافع أو خدمات أو مشروع، بعد تحصيل قيمتها وتوظيفها {ss-17}. ويشترك حملتها في الربح والخسارة ويتحملون تبعات ما يملكون. ولا يجوز للمدير أن يتعهد بإعادة شراء الصكوك بقيمتها الاسمية عند انتهاء المشاركة أو المضاربة لأن ذلك ضمان لرأس المال {ss-17} {iifa-30}. والصكوك التي تمثل ديونًا أو نقودًا يُراعى في تداولها أحكام الديون والصرف، فلينظر المشتري إلى ما وراء الصك من موجودات قبل أن يشتريه.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies agree on the definition; they differ on purchase undertakings and on trading sukuk over debts, which Malaysian practice allowed.', ar: 'اتفقت الهيئات على التعريف واختلفت في تعهدات الشراء وفي تداول صكوك الديون التي أجازها التطبيق الماليزي.' } }],
    questions: {
      en: ['What is the difference between sukuk and bonds?', 'Are sukuk halal?', 'Can I buy government bonds?', 'Are treasury bills riba?', 'May sukuk be redeemed at face value?', 'What do sukuk holders own?'],
      ar: ['ما الفرق بين الصكوك والسندات؟', 'هل الصكوك حلال؟', 'ما حكم السندات الحكومية؟', 'ما حكم أذونات الخزانة؟', 'هل يجوز استرداد الصكوك بالقيمة الاسمية؟', 'ماذا يملك حامل الصك؟'],
    },
  },
  {
    id: 'short-selling', version: 1, topics: ['shares', 'margin', 'gharar'], rules: ['GHR-012', 'GHR-013'],
    title: { en: 'Short selling, margin and contracts for difference', ar: 'البيع على المكشوف والهامش وعقود الفروق' },
    text: {
      en: 'To sell shares that the seller does not own, on the strength of a broker’s promise to lend them at delivery, is not allowed, because it sells what is not in the seller’s ownership; buying on margin with an interest-bearing loan from the broker against a pledge of the shares is riba {iifa-63}. AAOIFI’s standard on shares says the same of both {ss-21}. A contract for difference buys nothing at all: the parties settle only the movement of a price, which is a wager {quran-5-90}. Leverage given free of interest but on condition that trading goes through the lender is a loan with a benefit {abu-dawud-3504}. Buy with your own money, receive what you buy, then sell.',
      ar: 'بيع أسهم لا يملكها البائع اعتمادًا على وعد السمسار بإقراضها عند التسليم لا يجوز، لأنه بيع ما لا يملك، والشراء بالهامش بقرض ربوي من السمسار مع رهن الأسهم ربا {iifa-63}. وبمثله أخذ معيار الأوراق المالية لدى أيوفي في الأمرين {ss-21}. وعقد الفروقات لا شراء فيه أصلًا، بل يسوّي الطرفان حركة السعر فقط وهذا رهان {quran-5-90}. والرافعة المالية بلا فائدة إذا شُرط فيها أن يتم التداول عن طريق المقرض قرض جر منفعة {abu-dawud-3504}. والمخرج أن يشتري المستثمر بماله ما يريد ويقبضه ثم يبيعه، فلا يبيع ما ليس عنده ولا يقترض بفائدة.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies agree; some scholars discuss lending of shares with true possession, which goes to the board.', ar: 'اتفقت الهيئات، وبحث بعض العلماء إقراض الأسهم مع القبض الحقيقي، وهو مما يُعرض على الهيئة.' } }],
    questions: {
      en: ['Is short selling allowed?', 'Can I sell stocks I do not own?', 'Is margin trading halal?', 'Are CFDs permitted?', 'Is leverage in forex trading riba?', 'Trading with money borrowed from the broker'],
      ar: ['ما حكم البيع على المكشوف؟', 'هل يجوز بيع أسهم لا أملكها؟', 'ما حكم التداول بالهامش؟', 'ما حكم عقود الفروقات؟', 'هل الرافعة المالية ربا؟', 'السمسار يقرضني عشان أتداول'],
    },
  },
];

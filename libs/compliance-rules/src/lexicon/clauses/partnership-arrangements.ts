import { phrases } from '../../text/phrase-list.ts';

/** How people tell in plain words, in one stretch of a clause, what a partnership may not contain. */
export const partnershipArrangements = {
  'return-set': phrases(`
    investor|provider|partner|fund|you *? *? will|shall|is|are|be? paid|receive|receives|gets|get # *? *? *?
    on|each|every|per|a *? *? *? month|quarter|year|week, as his|its|their|your? return, return of # % *? *? *?
    paid|payable|due|settled in|at any|all, return of # % is|shall to|be paid|payable,
    steady|regular|fixed|set|flat # % per|a|each|every|on, coupon of # %, العائد|عائد *? واجب|لازم|مستحق
    الدفع|الصرف *? *? ولو|وإن, يدفع|يصرف|تدفع ل? رب|لرب|للمستثمر|للشريك *? # * *? كل شهر|سنة|ربع, مبلغا
    ثابتا|مقطوعا كل|شهريا|سنويا`),
  'money-back': phrases(`
    is|are|be certain|sure|guaranteed to get|recover|receive|have *? *? # back, warrants|warrant|promises|
    promise|assures|vows *? *? *? *? *? *? *? *? not|never *? lost|lose|shrink|diminish, secures|secure|
    protects|shields|insures partner|the-partner|the-other|the-investor|the-provider *? *? against *? *?
    diminution|loss|shortfall|decrease, capital|principal|money|investment *? is|are protected|safe|assured *?
    by, make|makes|made whole|up|good *? any? shortfall, cheques|checks|cheque *? *? capital|principal *? *? *?
    in all|any cases, in|at full *? *? *? maturity|end *? *? whatever|regardless|come|in-any, برد|رد|يرد|يعيد
    المال|رأس|رأسمال *? *? *? *? *? *? *? أيا|مهما|ولو|ربح|في-كل|بكل, شيكات|شيك|سندات برأس|ب المال? *? *? في
    كل|جميع|كافة الأحوال, ربح أو خسر, محمي|محمية|مصون|مؤمن بتعهد|ب, أعدك|أتعهد|نعدك *? *? لن تخسر|تخسري|يخسر`),
  'manager-loses': phrases(`
    manager|mudarib|entrepreneur contributes|shares|covers|indemnifies # *? *? *? *? *? *? loss|losses,
    manager|mudarib|entrepreneur contributes|shares|covers|indemnifies *? *? percent|third|half|quarter|part *?
    *? *? loss|losses, losses|loss fall|falls|lie|rest *? on|upon the? manager|mudarib|entrepreneur, we|both *?
    each|equally carry|bear|pay|share half|equally|a-half *? *?, each carry|carries|bear|bears|pay|pays
    half|a-half|fifty, الخسارة على المضارب|العامل, يعوض المضارب|العامل *? *? *? عن|من ربع|نصف|ثلث|ما *? *?
    نقص|خسر|الخسارة?, خسرنا دفع|يدفع|تحمل كل`),
  'old-debt': phrases(`
    capital|contribution|share is|consists|are of? *? *? *? sum|amount|money *? *? manager *? already? owes,
    what you owe me *? *? *? becomes|is|turns, contributes|brings|puts-in *? invoices|receivables|debts|claims
    *? *? *? *? *? *? *? nothing else|only|not, invoices|bills|receivables *? *? *? *? *? *? *? *? *? nothing
    else, ما عليك لي *? *? *? *? يصير|يصبح|هو, جعل|تحويل|قلب الدين *? *? مضاربة|رأس|إلى, ديون له|لي|لهم على,
    دون|بلا|بغير قبض`),
  'paid-to-manage': phrases(`
    salary|wage|wages|stipend|remuneration|fee *? *? *? *? besides|plus|on-top-of|in-addition-to|along-with *?
    *? share|third|half|quarter|ratio|profit, takes|draws|receives|gets|paid a? monthly|weekly|annual|fixed
    stipend|salary|wage|allowance, راتب|أجر|مكافأة *? *? *? وفوقه|وفوقها|إضافة|زيادة|علاوة|مع على|إلى|عن? *? *?
    ثلث|ربع|نصف|حصة|نسبة|حصته|الربح, on the? payroll`),
  'shared-too-soon': phrases(`
    distributed|distribute|shared|paid *? although|though|while|even-if the? capital *? not, not been?
    recovered|restored|made-good, share|shares|split|divide|divides *? *? *? takings|till|receipts|revenue|
    income|turnover|sales *? *? *? before|and pay|suppliers|wages|bills|salaries|rent, split|share|divide
    whatever *? *? *? till|drawer|box|account, final and not adjusted|settled|reversed|corrected, never|not
    given|paid|handed back even *? *? *? capital|loss, dividends|profit *? out of capital,
    نهائي|نهائية|قطعية|قطعي *? *? لا|ولا يرد|ترد|تسوى|تعدل, نقسم|يقتسم|نقتسم|يقسم *? *? *?
    الدرج|الصندوق|دخل|إيراد|مبيعات *? *? *? قبل|وندفع|ويدفع, قبل دفع الموردين|الرواتب|الأجور|الفواتير|الإيجار *?`),
  'provider-runs-it': phrases(`
    money|capital|funds|cash stays|stay|remains|remain|kept|is *? in|with|at the? investors|providers|funds|
    owners hands|hand|account|custody, nothing *? *? bought|sold|done unless *? *? *? *? own
    man|person|staff|approval, co signs|cosigns|countersigns each|every|all, takes part in every|each|all
    decision|decisions|purchase, لا يتصرف المضارب|العامل إلا بمشاركة|بموافقة|بتوقيع|مع, يبقى المال|رأس-المال *?
    بيد|عند|في رب|يد|صاحب|حساب`),
  'top-slice': phrases(`
    take|takes|keep|keeps|receive|receives the? first *? ten|twenty|five|hundred|thousand|# *? *? *? *? *? *? *?
    then|before|and, profit|profits up to # %|thousand? *? *? goes|go|belongs|accrues
    wholly|entirely|only|solely? to, up to *? percent|thousand *? *? *? goes|belongs wholly|entirely to,
    priority payment *? *? *? to one|the-investor|the-provider, آخذ|يأخذ|تأخذ *? *? أول * *? *? ثم
    نقتسم|نقسم|يقسم|يقتسم, الربح|الأرباح حتى|إلى *? *? *? كله|كلها|بالكامل ل*, كله للمستثمر|لرب|للشريك|للبنك *?
    *? *? وما|والباقي زاد|مشترك|بيننا`),
  'borrows-freely': phrases(`
    goods|stock|credit|borrow|borrows *? on|money? credit? *? *? *? beyond|above|over|exceeding the? capital,
    as|like he likes|pleases|wishes|wants, فوق|أكثر-من|زيادة-على رأس المال? *? بغير|دون|بلا`),
  'kin-guarantees': phrases(`
    brother|father|parent|sister|affiliate|company|cousin|spouse *? *? covers|cover|guarantees|guarantee|makes|
    absorbs *? *? any|the|all|every? shortfall|loss|losses|deficit|capital *? *? *? part|under|for|in|as,
    شقيق|أخ|والد|الشركة|شريك المضارب|الأم *? *? يغطي|يضمن|يتحمل|يجبر النقص|الخسارة|رأس *? *? *?
    بموجب|في|ضمن|مقابل`),
  'ratio-unsettled': phrases(`
    how|way|manner|basis *? *? *? *? profit *? *? *? *? *? *? agreed|decided|discussed|settled|determined
    once|when|later|after|at, see|decide|discuss|agree|settle later *? who|how|what, no ratio
    in|stated|agreed|mentioned, decide|decides on|upon *? shares|ratios|share *? *? *? *? end|close of, may|can
    alter|change|vary|adjust *? profit shares|ratios|share, يتفق|يحدد|يقرر على *? *? توزيع|قسمة|تقسيم|نسب *? *?
    حين|عند|بعد|لاحقا|آخر, يحدد الشركاء نسبهم|نسبتهم|حصصهم *? *? *? آخر|نهاية|بعد|في, سنرى|نرى|نقرر|نتفق لاحقا
    *? كم|كيف, لم تذكر|تحدد|يتفق *? نسبة|نسب|النسبة *? *? في?, يغير|يعدل نسب|نسبة الأرباح|الربح كما|متى`),
  'loss-one-sided': phrases(`
    alone carries|bears|covers|pays the? difference|gap|shortfall,
    is|are|be|stands|remains exempt|exempted|free|immune|excused|shielded|protected from *? loss|losses, all
    downside|losses|risk *? on|with|for the? *? *? partner, losses|loss *? *? shared|divided|split|borne *?
    as|like profit|profits|the-profit, family|client|customer|household takes|bears|suffers|carries the?
    whole|entire|full|all loss, الخسارة كالربح|مثل-الربح|كالأرباح, معفى|معفي|معفاة|معافى من *?
    الخسارة|الخسائر|خسارة, الخسارة كلها علي|عليك|عليه|على, only share in the? gains|gain|profit|profits`),
  'idle-partner-gains': phrases(`
    does|do not work *? *? *? *? *? *? *? *? *? takes|gets|receives|take *? *? half|two|most|sixty|seventy|
    majority, sleeping|silent|dormant|idle partners|partner *? *? profit|share *? *? exceeds|exceed|
    is-more-than|above|greater, do nothing *? *? get|gets|take|takes|have # *? *? *? profit, لا يعمل *? *? *? *?
    *? ويأخذ|يأخذ|وله نصف|ثلثي|أكثر|معظم, ولا أعمل وآخذ|ولي *?, نسبة الشريك *? *? من الربح أعلى|أكثر|أكبر`),
  'same-money-back': phrases(`
    for|at exactly|precisely|just? what|the-sum|the-amount was|he|it|they paid *? for it, redeemed|bought|taken|
    repaid|returned *? *? at|for the? amount|sum|price *? *? first|originally|initially
    invested|paid|contributed, give|gives|pay|return you|him|her|them? back *? *? # for *? *? part|share|stake
    *? no more, no more and|or no less, price *? *? *? *? locked|fixed|frozen|set today|now *? for all? *?
    future|later|coming, ترد|يرد|تعاد|تسترد حصة|حصته|حصتها *? *? بالمبلغ|بما|بنفس|ب المستثمر|دفع|المدفوع *?
    أصلا?, أعيد|نعيد|ترد|يدفع|تدفع *? *? *? *? *? حصتك|حصته|حصتها|حصة *? *? *? *? لا-أكثر|كما, لا أكثر ولا أقل,
    كما هي|هو عند|يوم خروجه|خروجها|التخارج|الخروج, سعرها|سعره التاريخي, بما دفع|دفعه|دفعته|دفعت في|فيها|بالضبط`),
  'gains-kept-from': phrases(`
    all|every|whole|entire earnings|profit|profits|gains|income *? *? are|is|go|belong *? *? founders|managers|
    partners|founder|manager, do|does|shall|will not share|participate|take-part in *? *? *? *?
    make|earn|profit|profits|gain|earnings|gains *? *? *? from|of|in, nothing from|of the?
    profit|profits|earnings of, لا تشاركنا|يشارك|نشارك|يشترك *? *? في *? *? نكسبه|نربحه|الربح|ربح|أرباح,
    أرباح|ربح *? *? *? ل? المؤسس|للمؤسس|للمدير|لأحدهم وحده`),
  'all-units-sold': phrases(`
    sells|sell|sold|bought|buys *? *? all|every|each *? *? *? units|unit|shares|share *? *? *? *? *? *?
    delivery|steps|stages|years|now|today, already bought|sold every|all|each, lease|rent|partnership *? *?
    void|ends|falls|cancelled unless|if *? *? *? *? buys|purchase|buy, one bundle|package, if one
    goes|falls|ends *? *? *? *?, term|condition|part of the? partnership|lease agreement|contract *? *? binding,
    بيعت|باع|اشتريت|اشترى جميع|كل|الحصص|الوحدات *? *? *? *? *? مراحل|سنوات|دفعات|الآن|اليوم|آجل,
    تبطل|تنتهي|تسقط|تفسخ الإجارة|الشركة *? إن|إذا|ما لم? *? *? يشتر|يشتري, بيع آجل|مضاف|مستقبلي ل?
    جميع|لجميع|كل|لكل, حزمة|صفقة واحدة *?`),
  'rent-on-first-sum': phrases(`
    rent|rental *? *? *? *? on the? original|initial|first|whole|full|entire|total financing? amount|sum|value|
    cost|price|asset, على أصل التمويل|المبلغ|الثمن, الأجرة|الإيجار *? *? *? كالأولى|كالأول|كما-هي|هي-هي *?,
    السنة الأخيرة كالأولى, without any? decrease|reduction|drop|step-down, no step down, until *? last unit *?
    *? *? *? bought|paid`),
} as const;

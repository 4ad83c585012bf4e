import { phrases } from '../../text/phrase-list.ts';

/** How partnerships speak of capital, shares, loss and management. */
export const partnershipCues = {
  capital: phrases(`
    capital, investment, principal, contribution, contributions, your|his|their|invested money|funds|stake, stake, راس
    المال|مال|ماله|مالك|مالي, راسمال, راس مال, حصه, حصته, مساهمته, امواله, استثماره, ماله, funds, sum|amount|money
    invested|entrusted|advanced, monies, اموال, الاموال, امواله, نقص راس|في,
    what|all|everything|whatever he|she|it|they put|paid|gave|contributed|invested|brought in?`),
  guarantees: phrases(`
    guarantee, guarantees, guaranteed, guaranteeing, guarantor, make|makes|making good, safe, protected, protects,
    assured, assures, secured|secure against, warrants, underwrites, insures, indemnifies, answers for, يضمن, تضمن,
    ضمان, ضامن, مضمون, مضمونه, يكفل, كفاله, بضمان, نضمن, محفوظ, surety, stands|stand surety, indemnify, bail, makes
    whole, vouches, underwrite, بتعويض, يعوض, تعويض, كفيل, no|not less than what, at least what|his|the, never less
    than, عوضه, يعوضه, عوضها`),
  'gives-back': phrases(`
    return|returns|returned|repay|repays|repaid|refund|refunds|refunded|restore|restores|give|gives|pay|pays|get|gets|
    receive|receives|come|comes it|them|the|his|her|their|its|your|back|all? *? *? back|in-full|entire|whole|intact|
    fully|full, back in full|whole, in full, رد|يرد|برد|ارجاع|يرجع|اعاده|يعيد|باعاده *? *? كاملا|كامله|كامل,
    يرد|برد|رد|اعاده|باعاده|ارجاع راس المال|راسمال|ماله|حصته|حصه|مال, repays|return|returns|restores all|every,
    باعاده|اعاده|برد|رد اموال|الاموال|امواله|مال, يعيد|يرد اموال|الاموال|المال|ماله`),
  'third-party': phrases(`
    parent company, third party, sister company, holding company, guarantor company, طرف ثالث, شركه ام, الشركه
    الام|القابضه, جهه ثالثه`),
  'tainted-guarantee': phrases(`
    for a|an? fee|price|commission|consideration|annual-fee, fee, commission, paid, in return, owns him|the-manager,
    owned by, part|term|condition of|in this|the|a contract|agreement|mudaraba, subsidiary, مقابل, باجر, بعموله, رسم,
    شرط في, جزء من, مملوك, تملكه, تابع`),
  manager: phrases(`
    manager, entrepreneur, mudarib, agent manager, working partner, managing partner, operator, manages, managing,
    مضارب, المضارب, عامل, المدير, مدير, صاحب المشروع, قايم, القايم, يدير, باداره, بالاداره, اداره, ادارته, working
    party, working side, agent`),
  provider: phrases(`
    capital provider|owner, investor, provider, rabb al mal, financier, funder, fund owner, رب المال, ممول, مستثمر,
    صاحب المال, funder, money owner, investors, صاحب المال|الاموال`),
  'periodic-sum': phrases(`
    # dirhams|aed|qar|riyals|dollars? at|on? the? end|first? of? every|each|per|a month|year|quarter|week, #
    every|each|per|a month|year|quarter, # dirhams|aed|riyals|qar every|each|per|a|monthly|yearly|annually
    month|year|quarter?, # monthly|annually|yearly|quarterly, ثابت|مقطوع قدره|مقداره|بقيمه, # درهم|ريال?
    شهريا|سنويا|كل, الف|الفا|الفي|الاف درهم|ريال? شهريا|سنويا, درهم|ريال شهريا|سنويا|كل, aed|qar #
    every|each|per|a|monthly|yearly month|year|quarter?, # every|each|per month|year|quarter,
    الف|الفا|مايه|خمسمايه|الفي درهم|ريال? كل|شهريا|سنويا, # at|in|for each|every|the month|quarter|year`),
  'fixed-amount': phrases(`
    fixed|lump|set|flat|specified|stipulated|guaranteed|certain monthly|annual|yearly|quarterly? sum|amount|payment|
    return|income|figure|profit|yield, lump sum, minimum profit|return, مبلغ|مبلغا|عايد|عايدا|ربح|ربحا|دخل|دخلا
    شهري|سنوي? ثابت|ثابتا|مقطوع|مقطوعا|محدد|محددا, مبلغ|ربح * مقطوع|ثابت, حد ادني من? ربح|الربح|الارباح, coupon,
    coupons, first charge, guaranteed|agreed yield|payout, fixed dividend, preferred dividend, دفعه|دفعات|عوايد|عايدات
    ثابته|مقطوعه|مضمونه, at least|not-less-than|no-less-than # a|every|each|per year|month|quarter,
    لا يقل عن # شهريا|سنويا`),
  'share-of-capital': phrases(`
    percent|% a-year|annually|yearly|per-year? of|on the|his|her|its|their|your? *?
    capital|contribution|contributions| investment|principal|money|stake|share, بالميه|% سنويا? من|علي راس
    المال|مال|ماله|مالهم, بالميه|% من مساهمته|حصته|استثماره|المبلغ, نسبه من راس المال|مال|ماله, نسبته * بالميه? من راس
    ماله|المال, percent|% of|on the? sum|amount|money|funds invested|contributed|advanced|paid|placed|provided,
    بالميه|% من|علي المبلغ|المال المستثمر|المدفوع|المقدم, basis|entitlement|return percent|percentage of? capital,
    percent|% of what he|she|it|they put|paid|contributed|invested|gave,
    fixed percentage of? capital, percent|% per annum|year on|of the? money|sum|amount|cash|capital, percent|%
    annually|yearly on|of the? money|sum|amount|cash`),
  payable: phrases('payable, due, owed, binding, must be paid, shall be paid, مستحق, ملزم, يدفع, واجب'),
  'expected-return': phrases(`
    expected|projected|indicative|target return|profit|yield, العايد|الربح|عايد|ربح المتوقع|
    متوقع`),
  loss: phrases(`
    loss, losses, deficit, deficits, خساره, خساير, خسايره, الخساره, الخساير, خسران, lose, loses, losing money,
    shortfall, shortfalls, destruction, risk of loss, sole risk, خسر, خسرت, يخسر, تخسر, هلاك, مخاطر, عجز,
    falls|fall|drops|drop|declines|decline in value, depreciation, diminution, whatever|what|all is lost, النقص, نقص,
    نقصت|تنقص|انخفضت|تراجعت|هبطت قيمه|قيمته|قيمتها`),
  'shared-loss': phrases(`
    shared, share, split, divided, borne|carried equally|jointly|by-both|by-the-parties, both, equally, half, halves,
    between, like|as profits|profit, same ratio|ratios, تقسم, يقسم, توزع, تتوزع, مناصفه, نصف, بالتساوي, بين الطرفين,
    كالارباح, كما تقسم, third, thirds, quarter of, equal, in common, jointly, same proportions, ثلث, ربع, مشتركه,
    كالارباح, سويا, نصفين, بينهما, غنما, الغنم والغرم, parties|both|sides carry|bear|take|suffer`),
  bears: phrases(`
    bears, bear, borne, carries, carry, carried, covers, cover, pays, takes, absorbs, absorb, suffers, liable,
    responsible, answers, answer, makes good, يتحمل, تحمل, يتحملها, علي, يغطي, يعوض, ضامن, فالخساره علي, repays,
    repay, pays, refunds, reimburses, shoulders, contributes to, دفع, يدفع, تدفع, يسدد, يرد, فعلي,
    is|are|be for the? partner|manager|entrepreneur`),
  'provider-alone': phrases(`
    capital provider|owner|investor|rabb-al-mal? alone|only|solely, provider|investor|owner alone|only|solely, رب
    المال وحده|فقط|دون, على رب المال, that of the? investor|provider|owner, investor bears|suffers|stands, on the
    investor|provider|owner, صاحب المال, علي صاحب|رب المال`),
  alone: phrases(`
    alone, only, solely, entirely, wholly, entire, all losses|loss, every loss, كلها, كله, وحده, وحدها, كامله, دون
    الممول|البنك|غيره|الاخر|شريكه|سواه, بمفرده, جميعها, sole, exclusively, only by, دون سواه|سواها|غيرها, فقط, لوحده,
    loss|losses borne by the? partner|client|customer, the whole|all of the? fall|loss|drop|decline|shortfall`),
  equally: phrases(`
    equally, equal parts|shares|halves, half each, fifty fifty, بالتساوي, مناصفه, loss|losses
    sharing|shared|ratio|split? equal`),
  'by-profit-ratio': phrases(`
    by|in|according|per|as|like|following|to|with the? same|agreed? profit|profits ratio|ratios|shares|share|split?,
    profit ratio|ratios|shares, as profits|profit, like profits|profit, نسب|نسبه|بنسب|بنسبه|حسب الربح|الارباح|ارباحهم,
    كالارباح, same proportions|proportion|percentages as the? profit|profits, in the same proportions, نسبه|نسب توزيع
    الربح|الارباح`),
  'by-capital': phrases(`
    follow|follows capital, in proportion|pro-rata|according to? the? capital|contributions|ownership, by capital,
    rata, قدر|بقدر|حسب|بحسب|بنسبه راس المال|رووس-الاموال|الملكيه|حصصهم, علي قدر`),
  debt: phrases(`
    debt, debts, owes, owed, owing, receivable, receivables, unpaid invoice|invoices, دين, دينا, ديون, ذمه, ذمته,
    مديونيه, مستحقات, outstanding from, amount outstanding, balance due|outstanding|owing, sum due from, مبلغ مستحق,
    رصيد مستحق`),
  wage: phrases(`
    salary, salaries, wage, wages, monthly pay|fee|allowance|remuneration, remuneration, stipend, fixed pay, راتب,
    راتبا, رواتب, اجر, اجرا, اجره, مكافاه شهريه|ثابته, paid aed|qar|dirhams? #, aed|qar|dirhams # a|per
    month|week|year, for his services|work|time|efforts, fee for managing|management, fixed fee, management fee,
    اتعاب, مكافاه, draws|draw aed|qar|dhs? # monthly|a-month|each-month|every-month|per-month, pay for
    management|managing`),
  'separate-contract': phrases(`
    separate|independent|another|own contract|agreement|service, outside manager, external manager, hired manager, not
    a partner, non partner, عقد مستقل|منفصل|اخر, مدير خارجي, من غير الشركاء, غير شريك, ليس شريكا, مستقل`),
  'settled-finally': phrases(`
    are|is|be|become final, final and|payments?, will|shall|may|need|can|cannot not? be? returned|refunded|reclaimed|
    recovered|clawed|repaid|reversed, non refundable, irrevocable, never returned|refunded|given, not
    returned|refundable|repayable, نهاييه, نهايي, لا|لن تسترد|يسترد|ترد|يرد|تسترجع|يستردها|تعاد, غير قابله|قابل
    للاسترداد|للرد, for good, irreversibly, keeps|keep *? whatever, ملك لمن`),
  'co-manages': phrases(`
    approve|approves|approval|sign|signs|authorise|authorises *? *? every|each|all,
    keeps|keep|holds|hold|retain|retains the? funds|money|capital|cash, manage|manages|run|runs|work|works|jointly|
    together with|alongside? the? manager|entrepreneur|mudarib, co manage|manages, يعمل|العمل مع المضارب|العامل, تبقي
    الاموال|المال|النقود, موافقه|موافقته علي كل|جميع, يشارك|يشترك *? *? في الاداره|اداره, في يده|حسابه|حوزته`),
  'interim-final': phrases(`
    interim distribution|distributions|profit|profits|payment|payments is|are|treated? as? final|non-refundable,
    profit treated as final`),
  'security-for-loss': phrases('enforceable for|on|upon|against any|all|every loss|losses'),
  'fixed-unit-price': phrases(`
    unit|units price is? fixed|constant, fixed unit price, fixed price per|for|of each? unit|units`),
  'first-slice': phrases(`
    first # thousand?, first slice|tranche|portion|layer|part of, first ten|five|twenty|hundred thousand?, preferred
    return, priority over, before sharing|division, اول #, اول الف|مايه|مليون, اول عشره|خمسه|ثلاثه|اربعه|سته|عشرين|
    خمسين|مايه|سبعه|ثمانيه|تسعه الاف|الف?, الاولويه في, before any? sharing|split|division|distribution,
    takes|receives|gets aed|qar? # out-of|from|of the? profit|profits, off the top, ahead of the manager, قبل
    القسمه|التوزيع|قسمه|توزيع, قبل اي قسمه|توزيع|اقتسام, before anything is shared, first profit to, hurdle`),
  borrow: phrases(`
    borrow, borrows, borrowing, take|takes loans|credit|debt, mortgage the assets, sell|sells on credit, gift|gifts,
    يقترض, يستدين, الاستدانه, اقتراض, الاقتراض, يبيع بالاجل, incur debt|debts, raise credit|loans`),
  ratio: phrases(`
    ratio, ratios, profit shares|split|sharing|share, shares|share|split|division of the? profit|profits, percentages
    of profit, نسبه, نسب, حصص الارباح, حصه *? *? من الربح|الارباح, توزيع الارباح, apportioned, apportionment, how
    profit|profits, allocation of profit|profits, split of profit|profits, profit|profits will|shall be
    shared|split|apportioned, تقسيم الارباح|الربح, توزيع الربح`),
  'fixed-later': phrases(`
    later, afterwards, at|after|by the? end of|year, when results|accounts, in due course, to be
    decided|agreed|determined|settled, according to results, discretion of, لاحقا, فيما بعد, في? نهايه
    السنه|العام|المده, بعد ظهور|معرفه|ظهورها, تترك, لتقدير, once the? accounts|results|books, to be settled|
    apportioned|fixed|agreed|decided, settled once|when|after, at year end, after closing, عند اقفال|ظهور, not
    fixed|agreed|settled|determined at`),
  'fixed-at-signing': phrases(`
    fixed|set|agreed|settled at|on|upon|in signing|signature|the-contract|this-contract,
    عند العقد|التوقيع|التعاقد, في العقد`),
  'buys-share': phrases(`
    buy, buys, bought, purchase, purchases, purchased, sold, sell, sells, buyout, buy out, acquire, acquires, redeem,
    redeems, take|takes over, شراء, يشتري, تشتري, تباع, بيع, يبيع, بشراء, تشتري, transferred, transfer, take over,
    takes over, assume, نقل, تنقل, ينقل, تملك, يتملك, unit, units, حصه, حصص, نصيب, buyout, exit undertaking, buy out`),
  'face-value': phrases(`
    face|nominal|par|book|original|initial|historic|historical value|price|cost|sum|amount, sum|price|amount|cost *?
    *? *? *? originally|initially|first, originally|initially paid|contributed|invested|bought, at cost, at par,
    same|exact|very price|sum|amount|capital he|it|they|paid|contributed|invested, what|price|sum|amount it|he|she|they
    paid|contributed in?, قيمه|بقيمه|بقيمتها|بقيمته|قيمتها|القيمه الاسميه|اسميه|الاصليه|اصليه|الدفتريه,
    بالمبلغ|المبلغ|الثمن|بالثمن|السعر|بالسعر الذي دفعه|دفعها|دفعته|اشتراها|اشتراه|اشتري|ساهم, بنفس الثمن|السعر|المبلغ,
    سعر|ثمن التكلفه|الاصلي|الشراء, price|cost *? *? on|at|as-of|of the? date|day of this|the?
    agreement|contract|signing|formation, founding price|value, قيمه|سعر|ثمن|بسعر|بقيمه|بثمن يوم|عند|وقت|تاريخ
    التاسيس|التعاقد|العقد|التوقيع|البدايه, whatever *? *? *? *? worth|value, it|he|she|they put in,
    sum|figure|price|amount paid *? *? *? *? outset|beginning,
    sum|price|cost|amount at|for which the? *? acquired|bought|purchased, مهما بلغت|تغيرت|كانت قيمه|قيمتها|قيمته, what
    the? bank|financier|partner|seller paid|pays, تكلفتها|تكلفته|تكلفه الاصليه|الاصلي, original|initial
    capital|value|price|cost`),
  distributes: phrases(`
    distributed, distribute, distributes, distribution, paid out, shared out, shared, split, divided, drawn, توزع, يوزع,
    توزيع, تقسم, يقسم, صرف, تصرف, withdraw, withdraws, draw, draws, take, takes, يسحب, سحب, ياخذ`),
  'before-costs': phrases(`
    before the? costs|cost|expenses|expense|charges|debts|deducting|deduction|capital *? *? are|is? deducted|met|paid|
    intact|restored|covered|recovered?, without deducting|regard-to costs|expenses|capital, from|on|of
    monthly|gross|total|the? turnover|sales|revenue, قبل|دون خصم|حسم|تغطيه|سلامه|استرداد|اخراج
    المصاريف|المصروفات|التكاليف|راس|النفقات, before *? *? costs|expenses|wages|debts|creditors are|is|have|being?
    paid|met|settled|deducted, ahead of costs|expenses, قبل دفع|سداد|احتساب المصاريف|المصروفات|التكاليف|النفقات`),
  takings: phrases(`
    takings, receipts, turnover, revenue, revenues, sales, income, المبيعات, الايرادات, المقبوضات, الدخل`),
  'only-asset': phrases(`
    contributes, contributes nothing but, contribution is, share is, puts in, brings, capital is, capital consists,
    حصه, حصته, مساهمه, يساهم, يقدم, راس مال|المال`),
  'left-out': phrases(`
    no|without|any|not-any share|part|portion|stake|right|interest|claim in|of|to the? *?
    profit|profits|gains|it|earnings, takes|has|gets|receives|have no *? *? profit|profits|part|share, excluded
    from|entirely, goes|go|belongs|belong|accrue|accrues|reserved to|for *? *? *? only|alone|solely|exclusively,
    waives his share, يستاثر, ينفرد, يختص, ليس ل? نصيب|حصه|حق, ليس * نصيب|حصه|حق, لا نصيب|حصه|حق, يحرم, محروم, دون
    نصيب, excluded periods|period, excluded from`),
  'sold-now': phrases(`
    has|have *? bought|sold|purchased *? *? all|every|each|the, concluded|executed|signed|binding
    now|today|both|on-both|upon-both, binding on|for|upon both|the-parties, future sale|sales is|are
    concluded|binding|signed, hereby sells|buys|sold, forward sale, ملزم|ملزمه|لازم للطرفين|لهما|الطرفين,
    مبرم|مبرمه|منعقد|منعقده الان|حالا|اليوم, بيع مضاف, باع * جميع, hereby|now conclude|concludes|sell|agree,
    conclude|concludes the? sale, all future units|shares|sales, البيع منعقد|تم, both|both-parties *?
    bound|obliged|committed, two sided|bilateral|mutual future? sale|promise|undertaking, promise type? two
    sided|bilateral|mutual, binding sale both|on-both, single concluded sale, not separate offer|sale|contract, buy
    out|buyout type? two sided|bilateral`),
  'tied-together': phrases(`
    conditions|conditional|dependent|contingent|condition of|on|upon each|one other|another, mutually
    conditional|dependent|contingent, each|one conditional|condition|dependent on|of|upon the other, all in one
    contract|document, مشروط|مشروطه|معلق|معلقه|مرتبط|مرتبطه بعضها|بعضه|بعضهما ببعض|بالبعض, شرط في الاخر, في عقد واحد`),
  unchanged: phrases(`
    stays|stay|remains|remain|is|kept|keeps|be the? same|constant|unchanged|fixed|level|flat, does|do|will|shall not
    fall|drop|decrease|decline|change|diminish|reduce, whole|entire|full the? *? *? rent|apartment|asset|property,
    rent of the whole|entire|full, ثابته|ثابت, لا تنقص|ينقص|تتغير|تنخفض|تقل, كله|كلها|كامله|كامل, دون نقصان|تغيير,
    shall|will|does|is|not|cannot not? be? reduced|lowered|affected|recalculated, no reduction, لا يوثر|توثر, لا
    تتاثر|يتاثر, لا تخفض, no rent declines|falls|decreases|reduces, no rent on financier|current share, rent schedule
    constant|fixed|flat, however|no-matter-how many|much *? *? *? bought|owns`),
  falls: phrases(`
    falls, fall|drop|drops|decreases|declines|diminishes in|with|as|step, in step, تنقص كلما|مع|ب, remaining share,
    proportion, حصه الممول|البنك|المتبقيه`),
  'both-bear': phrases(`
    each party|owner|partner|of-them, according to its|their|his|ownership|share|shares, by ownership, in proportion,
    pro rata, both, علي الطرفين, كل بقدر|بحسب, بقدر الملكيه|حصته, بنسبه الملكيه|ملكيتهما, بحسب الملكيه`),
} as const;

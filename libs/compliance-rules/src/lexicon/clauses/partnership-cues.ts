import { phrases } from '../../text/phrase-list.ts';

/** How partnerships speak of capital, shares, loss and management. */
export const partnershipCues = {
  capital: phrases(`
    capital, investment, principal, contribution, contributions, your|his|their|invested money|funds|stake, stake, راس
    المال|مال|ماله|مالك|مالي, راسمال, راس مال, حصه, حصته, مساهمته, امواله, استثماره, ماله, funds, sum|amount|money
    invested|entrusted|advanced, monies, اموال, الاموال, امواله, نقص راس|في,
    what|all|everything|whatever he|she|it|they put|paid|gave|contributed|invested|brought in?,
    her|its money|funds, حصتها, مالها`),
  guarantees: phrases(`
    guarantee, guarantees, guaranteed, guaranteeing, guarantor, make|makes|making good, safe, protected, protects,
    assured, assures, secured|secure against, warrants, underwrites, insures, indemnifies, answers for, يضمن, تضمن,
    ضمان, ضامن, مضمون, مضمونه, يكفل, كفاله, بضمان, نضمن, محفوظ, surety, stands|stand surety, indemnify, bail, makes
    whole, vouches, underwrite, بتعويض, يعوض, تعويض, كفيل, no|not less than what, at least what|his|the, never less
    than, عوضه, يعوضه, عوضها,
    stands|stand behind|good, make|makes|making *? *? whole|good, cannot|never|not lose *? *?
    it|them|capital|money|anything, vouches|vouch for,
    investor|provider|owner|partner shall|will|can? suffers|suffer|bears|bear|incurs no|never loss, takes|take it
    upon itself|himself|herself, take|takes over the? risk|loss, يتكفل, متكفل, كافل,
    is safe|secure, from his|her|its own pocket|means|money, out of his|her|its own pocket|means|money, جبر, يجبر,
    لا|الا|بالا يقل|ينقص *? *? *? *? *? عن راس`),
  'gives-back': phrases(`
    return|returns|returned|repay|repays|repaid|refund|refunds|refunded|restore|restores|give|gives|pay|pays|get|gets|
    receive|receives|come|comes it|them|the|his|her|their|its|your|back|all? *? *? back|in-full|entire|whole|intact|
    fully|full, back in full|whole, in full, رد|يرد|برد|ارجاع|يرجع|اعاده|يعيد|باعاده *? *? كاملا|كامله|كامل,
    يرد|برد|رد|اعاده|باعاده|ارجاع راس المال|راسمال|ماله|حصته|حصه|مال, repays|return|returns|restores all|every,
    باعاده|اعاده|برد|رد اموال|الاموال|امواله|مال, يعيد|يرد اموال|الاموال|المال|ماله,
    see|sees|have|has|recover|recovers|gets|get *? *? *? *? *? again|back, رد|يرد|برد|ارجاع|يرجع|اعاده|يعيد|باعاده
    *? *? *? *? *? كاملا|كامله|كامل,
    comes|come back,
    come|comes|returns|return back? whole|entire|intact|unharmed|complete, hand|hands *? *? *? back`),
  'third-party': phrases(`
    parent company, third party, sister company, holding company, guarantor company, طرف ثالث, شركه ام, الشركه
    الام|القابضه, جهه ثالثه,
    father|mother|brother|sister|uncle|aunt|cousin|relative|friend of the?, brother, father, uncle, relative,
    outsider, outside guarantor|company|person, ministry, government, a|an bank|insurer, insurance company,
    sovereign fund, stranger|strangers, volunteer, independent guarantor|person|company|party|body, not a|no party,
    وزاره, الحكومه, جهه مستقله, متبرع, طرف مستقل|خارجي,
    by a company|firm|person|body`),
  'tainted-guarantee': phrases(`
    for a|an? fee|price|commission|consideration|annual-fee, fee, commission, paid, in return, owns him|the-manager,
    owned by, part|term|condition of|in this|the|a contract|agreement|mudaraba, subsidiary, مقابل, باجر, بعموله, رسم,
    شرط في, جزء من, مملوك, تملكه, تابع,
    against a? fee|payment|percentage, for|in return|exchange for? # %|percent,
    manager|mudarib|he|it owns|controls|holds`),
  manager: phrases(`
    manager, entrepreneur, mudarib, agent manager, working partner, managing partner, operator, manages, managing,
    مضارب, المضارب, عامل, المدير, مدير, صاحب المشروع, قايم, القايم, يدير, باداره, بالاداره, اداره, ادارته, working
    party, working side, agent,
    runs|run|running the? business|shop|bakery|venture|company|project|farm|restaurant|* day|it, who runs, running`),
  provider: phrases(`
    capital provider|owner, investor, provider, rabb al mal, financier, funder, fund owner, رب المال, ممول, مستثمر,
    صاحب المال, funder, money owner, investors, صاحب المال|الاموال`),
  'periodic-sum': phrases(`
    # dirhams|aed|qar|riyals|dollars? at|on? the? end|first? of? every|each|per|a month|year|quarter|week, #
    every|each|per|a month|year|quarter, # dirhams|aed|riyals|qar every|each|per|a|monthly|yearly|annually
    month|year|quarter?, # monthly|annually|yearly|quarterly, ثابت|مقطوع قدره|مقداره|بقيمه, # درهم|ريال?
    شهريا|سنويا|كل, الف|الفا|الفي|الاف درهم|ريال? شهريا|سنويا, درهم|ريال شهريا|سنويا|كل, aed|qar #
    every|each|per|a|monthly|yearly month|year|quarter?, # every|each|per month|year|quarter,
    الف|الفا|مايه|خمسمايه|الفي درهم|ريال? كل|شهريا|سنويا, # at|in|for each|every|the month|quarter|year,
    each|every|per month|quarter|year *? *? *? *? aed|qar|dirhams #,
    كل *? شهر|سنه|اسبوع|عام *? *? *? الف|الاف|مايه|الفا|الفين|# درهم|ريال?, الف|الاف|الفا|الفين|مايه درهم|ريال? في?
    كل`),
  'fixed-amount': phrases(`
    fixed|lump|set|flat|specified|stipulated|guaranteed|certain monthly|annual|yearly|quarterly? sum|amount|payment|
    return|income|figure|profit|yield, lump sum, minimum profit|return, مبلغ|مبلغا|عايد|عايدا|ربح|ربحا|دخل|دخلا
    شهري|سنوي? ثابت|ثابتا|مقطوع|مقطوعا|محدد|محددا, مبلغ|ربح * مقطوع|ثابت, حد ادني من? ربح|الربح|الارباح, coupon,
    coupons, first charge, guaranteed|agreed yield|payout, fixed dividend, preferred dividend, دفعه|دفعات|عوايد|عايدات
    ثابته|مقطوعه|مضمونه, at least|not-less-than|no-less-than # a|every|each|per year|month|quarter,
    لا يقل عن # شهريا|سنويا,
    عايد|ربح|دخل|نصيب مضمون|مضمونا|مكفول, guaranteed|assured|certain income|return|profit|payment|yield`),
  'share-of-capital': phrases(`
    percent|% a-year|annually|yearly|per-year? of|on the|his|her|its|their|your? *?
    capital|contribution|contributions| investment|principal|money|stake|share, بالميه|% سنويا? من|علي راس
    المال|مال|ماله|مالهم, بالميه|% من مساهمته|حصته|استثماره|المبلغ, نسبه من راس المال|مال|ماله, نسبته * بالميه? من راس
    ماله|المال, percent|% of|on the? sum|amount|money|funds invested|contributed|advanced|paid|placed|provided,
    بالميه|% من|علي المبلغ|المال المستثمر|المدفوع|المقدم, basis|entitlement|return percent|percentage of? capital,
    percent|% of what he|she|it|they put|paid|contributed|invested|gave,
    fixed percentage of? capital, percent|% per annum|year on|of the? money|sum|amount|cash|capital, percent|%
    annually|yearly on|of the? money|sum|amount|cash,
    percent|% *? a|per|each|every? year|annum|annually|quarter|month of|on the? sum|amount|money|funds|capital|cash
    *? *? *? placed|advanced|invested|in|put,
    بالميه|% من|علي حصه|نصيبه|مال|مبلغ, بالميه|% *? *? سنويا|كل-سنه|كل-عام *? *? من|علي`),
  payable: phrases('payable, due, owed, binding, must be paid, shall be paid, مستحق, ملزم, يدفع, واجب'),
  'expected-return': phrases(`
    expected|projected|indicative|target return|profit|yield, العايد|الربح|عايد|ربح المتوقع|
    متوقع`),
  loss: phrases(`
    loss, losses, deficit, deficits, خساره, خساير, خسايره, الخساره, الخساير, خسران, lose, loses, losing money,
    shortfall, shortfalls, destruction, risk of loss, sole risk, خسر, خسرت, يخسر, تخسر, هلاك, مخاطر, عجز,
    falls|fall|drops|drop|declines|decline in value, depreciation, diminution, whatever|what|all is lost, النقص, نقص,
    نقصت|تنقص|انخفضت|تراجعت|هبطت قيمه|قيمته|قيمتها,
    business|venture|trade|project|shop fails|fail|collapses|goes-under,
    is|are|was lost, money lost,
    in the red, goes|go wrong, loses money, minus, negative result, deficit, خسايرها, عجزا,
    ما ينقص|نقص`),
  'shared-loss': phrases(`
    shared, share, split, divided, borne|carried equally|jointly|by-both|by-the-parties, both, equally, half, halves,
    between, like|as profits|profit, same ratio|ratios, تقسم, يقسم, توزع, تتوزع, مناصفه, نصف, بالتساوي, بين الطرفين,
    كالارباح, كما تقسم, third, thirds, quarter of, equal, in common, jointly, same proportions, ثلث, ربع, مشتركه,
    كالارباح, سويا, نصفين, بينهما, غنما, الغنم والغرم, parties|both|sides carry|bear|take|suffer`),
  bears: phrases(`
    bears, bear, borne, carries, carry, carried, covers, cover, pays, takes, absorbs, absorb, suffers, liable,
    responsible, answers, answer, makes good, يتحمل, تحمل, يتحملها, علي, يغطي, يعوض, ضامن, فالخساره علي, repays,
    repay, pays, refunds, reimburses, shoulders, contributes to, دفع, يدفع, تدفع, يسدد, يرد, فعلي,
    is|are|be for the? partner|manager|entrepreneur,
    stands, stand, shoulder, makes|make up, made up,
    puts|put in,
    يجبر, فالخساره|الخساره علي, makes up`),
  'provider-alone': phrases(`
    capital provider|owner|investor|rabb-al-mal? alone|only|solely, provider|investor|owner alone|only|solely, رب
    المال وحده|فقط|دون, على رب المال, that of the? investor|provider|owner, investor bears|suffers|stands, on the
    investor|provider|owner, صاحب المال, علي صاحب|رب المال`),
  alone: phrases(`
    alone, only, solely, entirely, wholly, entire, all losses|loss, every loss, كلها, كله, وحده, وحدها, كامله, دون
    الممول|البنك|غيره|الاخر|شريكه|سواه, بمفرده, جميعها, sole, exclusively, only by, دون سواه|سواها|غيرها, فقط, لوحده,
    loss|losses borne by the? partner|client|customer, the whole|all of the? fall|loss|drop|decline|shortfall,
    fall|falls|lie|lies|rest|rests|land|lands on|upon|with the? client|customer|buyer|occupier|partner|manager,
    كامل|جميع|كل الخساره|الخساير|النقص,
    خساره *? علي الشريك|المدير|العامل,
    makes|make up the? difference|shortfall|gap|rest, يتحمله|يتحملها|تتحمله|تتحملها العميل|الشريك|المستاجر`),
  equally: phrases(`
    equally, equal parts|shares|halves, half each, fifty fifty, بالتساوي, مناصفه, loss|losses
    sharing|shared|ratio|split? equal,
    one half, each *? *? *? half, half to each, in halves, halved, نصفا, نصف لكل,
    half and half, half *? half, fifty|50 fifty|50,
    نصفين, بالنصف, سويا, بالسويه`),
  'by-profit-ratio': phrases(`
    by|in|according|per|as|like|following|to|with the? same|agreed? profit|profits ratio|ratios|shares|share|split?,
    profit ratio|ratios|shares, as profits|profit, like profits|profit, نسب|نسبه|بنسب|بنسبه|حسب الربح|الارباح|ارباحهم,
    كالارباح, same proportions|proportion|percentages as the? profit|profits, in the same proportions, نسبه|نسب توزيع
    الربح|الارباح,
    loss|losses likewise|alike|too|similarly|equally|ditto`),
  'by-capital': phrases(`
    follow|follows capital, in proportion|pro-rata|according to? the? capital|contributions|ownership, by capital,
    rata, قدر|بقدر|حسب|بحسب|بنسبه راس المال|رووس-الاموال|الملكيه|حصصهم, علي قدر,
    قدر|بقدر|حسب|بحسب|بنسبه حصته|نصيبه|ملكيته|حصتها|ماله, by|according to *? *?
    units|share|shares|stake|stakes|capital|contribution,
    what each|he|they *? *? *? put|paid|contributed|invested|holds|owns, each in|according|by|for|to, as each,
    proportion as|to|of the? *? money|capital|funds|contributions|contribution|sums, each
    put|paid|invested|contributed|brought`),
  debt: phrases(`
    debt, debts, owes, owed, owing, receivable, receivables, unpaid invoice|invoices, دين, دينا, ديون, ذمه, ذمته,
    مديونيه, مستحقات, outstanding from, amount outstanding, balance due|outstanding|owing, sum due from, مبلغ مستحق,
    رصيد مستحق,
    owe, owes`),
  wage: phrases(`
    salary, salaries, wage, wages, monthly pay|fee|allowance|remuneration, remuneration, stipend, fixed pay, راتب,
    راتبا, رواتب, اجر, اجرا, اجره, مكافاه شهريه|ثابته, paid aed|qar|dirhams? #, aed|qar|dirhams # a|per
    month|week|year, for his services|work|time|efforts, fee for managing|management, fixed fee, management fee,
    اتعاب, مكافاه, draws|draw aed|qar|dhs? # monthly|a-month|each-month|every-month|per-month, pay for
    management|managing,
    درهم|ريال *? *? *? *? لقاء|مقابل|نظير ادارته|عمله|جهده`),
  'separate-contract': phrases(`
    separate|independent|another|own contract|agreement|service, outside manager, external manager, hired manager, not
    a partner, non partner, عقد مستقل|منفصل|اخر, مدير خارجي, من غير الشركاء, غير شريك, ليس شريكا, مستقل`),
  'settled-finally': phrases(`
    are|is|be|become|as|deemed|considered final, final and, final payments, will|shall|may|need|can|cannot not? be?
    returned|refunded|reclaimed|
    recovered|clawed|repaid|reversed, non refundable, irrevocable, never returned|refunded|given, not
    returned|refundable|repayable, نهاييه, نهايي, لا|لن تسترد|يسترد|ترد|يرد|تسترجع|يستردها|تعاد, غير قابله|قابل
    للاسترداد|للرد, for good, irreversibly, keeps|keep *? whatever, ملك لمن,
    stay|stays|remain|remains theirs|his|hers|its|ours`),
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
    unit|units price is? fixed|constant, fixed unit price, fixed price per|for|of each? unit|units,
    price of a|each|the|every|any unit|share *? *? *? *? *? same|unchanged|fixed|constant,
    each|every|a unit|share costs|goes-for|is aed|qar? # now|today|always|throughout, ثمن|سعر *? *?
    حصه|وحده|الوحده|الحصه ثابت`),
  'first-slice': phrases(`
    first # thousand?, first slice|tranche|portion|layer|part of, first ten|five|twenty|hundred thousand?, preferred
    return, priority over, before sharing|division, اول #, اول الف|مايه|مليون, اول عشره|خمسه|ثلاثه|اربعه|سته|عشرين|
    خمسين|مايه|سبعه|ثمانيه|تسعه الاف|الف?, الاولويه في, before any? sharing|split|division|distribution,
    takes|receives|gets aed|qar? # out-of|from|of the? profit|profits, off the top, ahead of the manager, قبل
    القسمه|التوزيع|قسمه|توزيع, قبل اي قسمه|توزيع|اقتسام, before anything is shared, first profit to, hurdle,
    first aed|qar|dirhams|dh|riyals #, before any|the? division|split|sharing|distribution,
    takes|receives|gets aed|qar? # before|ahead, before anybody|anyone|somebody|everybody else`),
  borrow: phrases(`
    borrow, borrows, borrowing, take|takes loans|credit|debt, mortgage the assets, sell|sells on credit, gift|gifts,
    يقترض, يستدين, الاستدانه, اقتراض, الاقتراض, يبيع بالاجل, incur debt|debts, raise credit|loans,
    take|takes|taking on loans|credit|debt|debts`),
  ratio: phrases(`
    ratio, ratios, profit shares|split|sharing|share, shares|share|split|division of the? profit|profits, percentages
    of profit, نسبه, نسب, حصص الارباح, حصه *? *? من الربح|الارباح, توزيع الارباح, apportioned, apportionment, how
    profit|profits, allocation of profit|profits, split of profit|profits, profit|profits will|shall be
    shared|split|apportioned, تقسيم الارباح|الربح, توزيع الربح,
    how the? profit|profits, how *? *? shared|divided|split,
    part|share of the? profit|profits|gain`),
  'fixed-later': phrases(`
    later, afterwards, at|after|by the? end of|year, when results|accounts, in due course, to be
    decided|agreed|determined|settled, according to results, discretion of, لاحقا, فيما بعد, في? نهايه
    السنه|العام|المده, بعد ظهور|معرفه|ظهورها, تترك, لتقدير, once the? accounts|results|books, to be settled|
    apportioned|fixed|agreed|decided, settled once|when|after, at year end, after closing, عند اقفال|ظهور, not
    fixed|agreed|settled|determined at,
    when|once|after|until the? year|season|term|project is? over|ends|closes|closed|ended|finished, will see, بعد
    اقفال|اغلاق|ختام|انتهاء|انقضاء|نهايه, when they see,
    by and by, some day, as we go, in time, sooner or later`),
  'fixed-at-signing': phrases(`
    fixed|set|agreed|settled at|on|upon|in signing|signature|the-contract|this-contract,
    عند العقد|التوقيع|التعاقد, في العقد`),
} as const;

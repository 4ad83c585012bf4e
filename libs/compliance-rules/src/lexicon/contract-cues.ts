import { phrases } from '../text/phrase-list.ts';

/** How contracts are joined, delayed and left open, and what zakat is taken from and given to. */
export const contractCues = {
  'tied-deal': phrases(`
    condition|provided|agree|agreed|if|unless that? he|she|they|you|i rents|rent|leases|lease|buys|buy|sells|sell|
    hires|hire, only if he|she|they|you|i rents|rent|leases|buys|buy|sells|sell, بشرط|شرط ان? يشتري|تشتري|يبيع|
    تبيع|يبيعني|تبيعني|يستاجر|تستاجر|يوجر|توجر|اشتري|ابيعه|استاجر, علي ان يشتري|تشتري|يبيعني|تبيعني|يستاجر|تستاجر,
    condition|conditional : on? i|he|she|you take|takes|buy|buys|rent|rents|sell|sells, condition|provided
    i|he|she|you|they take|takes|took his|her|my|the|your, بشرط|شرط *? ياخذ|اخذ|تاخذ مني|منه|محل`),
  'late-charge': phrases(`
    late payment? fee|fees|charge|charges|penalty|fine, delay penalty|fee|charge, penalty for late|delay|lateness,
    late penalties, غرامه|غرامات تاخير?, رسوم تاخير, التزام بالتبرع`),
  insolvent: phrases(`
    insolvent, insolvency, bankrupt, bankruptcy, unable to pay, cannot afford to pay, معسر, معسره, المعسر, اعسار,
    مفلس, مفلسه, افلاس, عاجز عن السداد|سداد|الدفع`),
  reschedule: phrases(`
    restated|restate|renegotiated|rewrote|recast the debt|loan|balance,
    reschedule|rescheduled|rescheduling, restructure|restructured|restructuring, refinance|refinanced|refinancing,
    roll|rolled|rolling over, extend|extended|extending the? *? debt|loan|balance|amount, new murabaha to
    settle|pay|repay|close, اعاده جدوله|تمويل|هيكله, جدوله, اعدنا جدوله, تدوير الدين|دين|قرض, مرابحه جديده
    لسداد|لاغلاق|لتسويه, rewrite|rewrites|rewrote|rewritten *? as, debt goes|grows|went|jumps from, close the? old
    one|debt|loan|murabaha, موعد جديد للدين, يصير الدين, كتبوه, رفعوا الدين`),
  'early-rebate': phrases(`
    early settlement|payment|repayment discount|rebate|reduction, discount|rebate|reduction for|on|upon early
    settlement|payment|repayment, discount|rebate if|when he|she|they|you|i? pays|pay|settle|settles early, خصم
    السداد|سداد|عند-السداد|عند-سداد|تعجيل المبكر|مبكر|السداد, خصم مقابل تعجيل|التعجيل, ضع وتعجل, # % off|less
    if|when i|he|she|you|we settle|settles|pay|pays, off|less if|when i|he|she|you|we settle|settles|pay|pays *?
    early|before, سددت|سدد|سداد *? بدري|مبكر|قبل يسقط|ينزل|يخصم|ينقص, يسقط *? لو|اذا سددت|سدد`),
  stipulated: phrases(`
    promised, agreed|stipulated|written|fixed in|by the? contract|agreement|advance, in the contract, stipulated,
    guaranteed by contract, through a? third party|agent|broker, مشروط, مشروطه, مشترط, متفق عليه سلفا|في|بالعقد,
    منصوص, في العقد, بالعقد, عبر طرف ثالث|وسيط, agreed|stipulated|written|fixed in|by the? *? contract|agreement,
    clause, contract says|states|promises, متفقين, متفقين بالعقد|في-العقد, من الاول, بند, by contract`),
  'before-possession': phrases(`
    before i|he|she|we|they receive|receives|received|get|gets|got|take|takes|collect|collects
    it|them|delivery|possession, before receiving|taking possession|delivery|it|them, before delivery to
    me|us|him|her, before they|it arrives|arrive, before taking possession, not yet received|delivered to
    me|us|him, while still with|at the supplier|seller|port, قبل قبضها|قبضه|القبض|قبض|استلامها|استلامه|حيازتها|
    حيازته, قبل ان|ما استلمها|استلمه|يستلمها|يستلمه|نستلمها|نستلمه|اقبضها|يقبضها|تصلني|توصل|توصلني|تصل, قبل
    وصولها|وصوله|ما-توصل, still at|with|in the? supplier|suppliers|factory|seller|port|warehouse|ship|dealer, never
    received|took|collected|saw it|them|delivery?, not received|collected|delivered yet?, ما انقبضت|انقبض|قبضناها|
    قبضتها|قبضته|استلمتها|استلمته|استلمناها|وصلت|وصلتني|دخلت, لم اقبضها|يقبضها|استلمها|يستلمها|تصل|نستلمها|تقبض,
    لسا|لسه|للحين|ما-زالت عند المورد|التاجر|البايع|المصنع, وهي|وهو عند|في المورد|التاجر|البايع|المينا|المصنع|الطريق`),
  'no-date': phrases(`
    delivery date|time unknown|open|tbd|undecided|unclear, delivery|payment date|time not
    set|fixed|agreed|known|decided, no fixed? delivery? date|deadline|time-limit, without a? fixed? delivery?
    date|deadline, date|deadline left open, deliver|delivered|delivery|pay|payment|balance whenever,
    deliver|delivered some|one day, no-one|nobody knows when, when god wills it, until further notice no date,
    بدون|دون|بلا موعد|تاريخ|اجل|مده محدد|محدده|معلوم|معين?, موعد|تاريخ|اجل غير محدد|معلوم|معروف, اجل مجهول, موعد
    مجهول, متي ما تيسر|قدر|اراد|حب|توفر|وصل, وقت ما يحب|يريد|يتيسر|يقدر, delivery|delivered some|one day, when
    allah|god|he makes it easy|wills, when he|she|they can|feels-like|has-money|is-able no date?,
    pays|pay|deliver|delivers when|once his|her|the camel|cow|goat|mare|rain|ship|son|crop|business, لما|متي|وقت
    تولد|يولد|يفتحها|ييسر|تفرج|يتيسر|يفرجها|تمطر|ربك, الي ميسره|ما-لا-نهايه, متي ما, بدون|دون|بلا
    تاريخ|موعد|اجل|وقت, no date`),
  'no-decision-date': phrases(`
    no deadline|date|time-limit to? decide?, without a? deadline|date|time-limit, whenever i|he|she|we|the buyer?
    decide|decides|want|wants, no time limit, decide whenever, بدون|دون|بلا مده|موعد|تاريخ|وقت|اجل, مده غير
    محدده|معلومه, متي ما قررت|قرر|حب|بغيت`),
  arbun: phrases('arbun, arboun, arbon, urbun, earnest money, earnest deposit, عربون, العربون, عربونا'),
  'hangs-on': phrases(`
    only? if it rains|snows|hails, only? if the ship|rain|oil|team|horse|market *,
    valid|effective|binding|concluded|sold only? if|when * wins|rains|arrives|rises|falls|comes, only? if
    my|his|her|our|the team|horse|candidate wins|win, معلق|معلقه علي, موقوف|موقوفه علي, اذا|لو|ان نزل|هطل|نزلت
    مطر|المطر|امطار, اذا|لو|ان فاز|ربح فريق|الفريق|فريقي|المنتخب|الحصان, اذا|لو|ان وصلت السفينه|سفينه|الباخره,
    goes|go through only? if|when, valid|final only if|when, depends|depending on whether|the * winning|rain|exam,
    hinges on, معلق|معلقه|متوقف|متوقفه علي, اذا|لو|ان ولدت|ولدته|نجح|نجحت|مطرت|وصلت|طلعت`),
  salam: phrases(`
    salam contract|sale|deal|agreement|purchase|finance, bai|bay|bey salam, salam for|of|on, بيع سلم|السلم, عقد
    سلم|السلم, سلم علي|في, salam with|from|deal|money, سلم *? في|علي|من تمر|قمح|ارز|شعير|قهوه|ثمار|رز, السلم, سلم
    وثمنه|والثمن|والدفع`),
  'price-later': phrases(`
    price|payment|paid|pay|money|balance|rest on|at|after|upon|when delivery|harvest|delivered|arrival|receipt,
    pay|paid later, price later|deferred|postponed, payment later|deferred, ثمن|سعر|دفع|المبلغ|مبلغ|سداد|يدفع
    عند|بعد|وقت تسليم|استلام|الحصاد|حصاد|وصول, ثمن مؤجل|لاحقا|مؤخر|بعدين, دفع لاحقا|مؤجل|بعدين, i|we? pay|paid
    him|her|them? when|once|after|at *? * comes|arrives|is|delivered|harvest, الثمن|ثمنه|ثمن
    مؤجل|مؤخر|لاحقا|لنهايه|عند|بعد, يدفع|ادفع|ندفع لما|عند|بعد, والثمن مؤجل|لاحقا|بعد, half|part later|after`),
  istisna: phrases(`
    istisna, istisnaa, istisna'a, made to order, build to order, manufacture of, استصناع, الاستصناع, عقد استصناع,
    custom made|built|kitchen|furniture|boat|yacht|suit|cabinet|order, tailor|carpenter|workshop|factory|smith
    makes|make|making|builds|build|building, build|building order|contract, made to measure, to be
    built|manufactured|made, تفصيل, صناعه, تصنيع, يصنع لي, نصنع, ورشه`),
  'no-spec': phrases(`
    without|no drawings|drawing|specification|specifications|specs|spec|design|plans|measurements|description,
    specification to follow|later, size and material later, بدون|دون|بلا مواصفات|رسومات|مخططات|وصف|تصميم|قياسات|
    مقاسات, مواصفات غير محدده|معلومه, مواصفات لاحقا, spec|specs|specification|specifications|design|drawings|
    drawing|plans *? *? open|not-agreed|tbd|later|unknown|missing|to-be|undecided, neither
    design|drawings|spec|specs nor, no design|drawing|agreed-design, مواصفات|رسومات|تصميم|مخطط|مخططات
    لاحقا|بعدين|مجهوله|غير|مفتوحه, من غير مواصفات|رسومات|تصميم|مخطط|وصف, ما اتفقنا علي
    شكل|المواصفات|التصميم|الشكل|السعر`),
  'unknown-quantity': phrases(`
    number|count|quantity|weight of * to be seen|known|told,
    unknown quantity|amount|weight|number of?, quantity|weight|number unknown|unspecified|undetermined,
    unspecified|undetermined quantity|weight|number, whatever quantity|weight|number, however many|much there
    is|are|comes|come, كميه|كميات|وزن|عدد مجهوله|مجهول, كميه|كميات|وزن|عدد غير
    محدده|محدد|معلومه|معلوم|معروفه|معروف, كم ما طلع|يطلع|كان|يكون`),
  'meat-trade': phrases(`
    frozen? chicken, frozen chickens, frozen? poultry, frozen? beef, frozen? lamb, frozen? mutton, meat, meats,
    livestock carcasses, لحوم, لحم, دجاج, دواجن, ذبايح`),
  'across-border': phrases(`
    import|imports|imported|importing|importer, export|exports|exported|exporting, container of?, consignment of?,
    shipment of?, bill of lading, استيراد, مستورد, مستورده, مستوردين, تصدير, شحنه, حاويه, حاويات, شحنات`),
  'halal-certified': phrases(`
    halal, certificate, certified, certification, zabiha, dhabiha, slaughtered by hand, حلال, شهاده, شهادات,
    مذبوح|مذبوحه شرعي|شرعيا|حسب`),
  zakat: phrases('zakat, zakah, zakaat, zakaah, زكاه, الزكاه, زكاتي, زكاتنا, زكوات'),
  'own-zakat-rate': phrases(`
    crops, harvest, fruit, dates, grain, minerals, rikaz, treasure, livestock, زروع, ثمار, محصول, تمور, ركاز,
    معادن, انعام, مواشي`),
  dependant: phrases(`
    to|for my father|mother|parents|son|daughter|children|kids|wife|grandson|grandmother|grandfather|dad|mum|mom,
    لابي|لوالدي|لامي|لوالدتي|لابني|لبنتي|لابنتي|لزوجتي|لاولادي|لعيالي|لجدي|لجدتي|لوالديه`),
  'impure-wealth': phrases(`
    bank interest, interest income|earned|money|from|i, my interest, riba money|income, gambling|betting|lottery
    winnings|income|money, casino winnings, فوايد بنك|بنكيه|ربويه, فوايد البنكيه|الربويه|البنك, اموال|مال
    ربا|ربويه|حرام, ارباح قمار|القمار|مراهنات|يانصيب, savings account? interest, account interest, interest on|from
    my? *? account|savings|bank, interest i earned, gambling money|winnings, won gambling, مال|مالي|فلوس
    اصله|اصلها|من قمار|القمار|ربا|الربا|مراهنات|يانصيب, فوايد الحساب|حساب|بنوك|البنوك`),
  bill: phrases(`
    bill, bills, subscription, rent, utility, electricity, telecom, etisalat, ooredoo, du, فاتوره, فواتير, ايجار,
    اشتراك`),
  'grows-with-time': phrases(`
    for|each every|each? day|week|month i|he|she|they|we? keep|keeps|hold|holds|use|uses the?
    advance|loan|money|it, the longer, grows|grow|rises|rise|increases|increase every|each|with,
    تزيد|يزيد|تكبر|يكبر كل|كلما, كل ما طولت|طالت|تاخرت|تاخر, كلما طالت|طولت|تاخر|تاخرت`),
  metal: phrases(`
    metal, metals, platinum, palladium, copper, aluminium, aluminum, zinc, nickel, commodity, commodities, warrant,
    معدن, معادن, نحاس, المنيوم, سلعه, سلع, السلعه`),
  'agent-sells': phrases(`
    bank|broker|financier|lender|agent|they|he|company will|to|then|also? sell|resell|sells|resells *? *? *? for me|us,
    bank|broker|financier|lender|agent|they|he|company will|to|then|also? sell|resell|sells|resells *? *? *? on
    my|our behalf, يبيعها|يبيعه البنك|المصرف|الوسيط|الممول|التاجر عني|لي|لحسابي|نيابه,
    sold by the? same? bank|broker|financier|lender|agent, bank|broker|financier|lender|they sells|sell|sold
    it|them? for|on me|us|my|behalf, sells it|them for|on me|us|my-behalf, same broker|bank|dealer
    sells|sold|buys|bought|at, البنك|المصرف|بنك|الوسيط يبيعها|يبيعه|يبيع|باعها|باعه لي|عني|نيابه|بالنيابه|لحسابي,
    وكلت البنك|المصرف يبيع|بيع|ببيع|بالبيع`),
  unknown: phrases(`
    i|we|he|she|you|they do? not|dont|doesnt|didnt know|knows|see|saw|count|counted|check|checked|weigh|weighed
    what|which|how|where|whether|it|them|the, no idea what|which|how|where, nobody|no-one knows|knew|weighed|
    counted|has-seen|saw|checked, not seen|inspected|weighed|counted|described|opened|measured, have|has not|never
    seen|inspected|checked it|them|the, never seen|saw it|them|the, wont say|tell what|the|how, may be * may|or,
    maybe * maybe, surprise contents|inside, random items|goods|contents|lot, unknown contents|item|items|quality|
    model|origin|make, of unknown, unspecified, undisclosed, may|might exist|arrive|come or not, whatever comes|
    arrives|turns|shows|they-find|he-finds, come what may, ما|لا ادري|اعرف|ندري|نعرف|يدري|يعرف|تدري|ينعرف|ينشاف|
    شفت|شفنا|شفته|شفتها|وزنا|وزنته|عدينا|عدها|انوزن|انشاف, مدري, محد|ما-حد|ولا-احد يدري|يعرف|شافه|شافها, ما
    شفتها|شفته|شفناها|عاينتها|عاينته, علي الحظ|حظك|حظي|عماها|عماه, غير معروف|معروفه|معلوم|معلومه, بدون|دون|بلا
    مواصفات|وصف|معاينه|فحص|رويه, مواصفات مجهوله, شو ما|وش-ما|مهما طلع|كان|يكون, ما ينعرف|ينعرفش وش|شو|ايش, may be *
    may be`),
  'gift-to': phrases(`
    gift of,
    gift for|to, gifts for|to, present for, present to, wedding|birthday|wrapped gift|present, هديه|هدايا
    زواج|زفاف|عيد|تخرج|مغلفه|مولود, بمناسبه زواجها|زواجه|تخرجه|تخرجها|العيد|المولود,
    donation, donate, sadaqa, sadaqah, charity, هديه
    ل|الي|لابني|لبنتي|لامي|لاخوي, هديه, تبرع, صدقه, خيري, وقف`),
  'wrapped-gift': phrases(`
    wrapped|birthday|wedding gift|present, gift|present from my|a|the, هديه مغلفه|ملفوفه|زواج|تخرج, هديتي`),
  'price-word': phrases(`
    price, prices, cost, total, how much, السعر, سعر, سعره, سعرها, الثمن, ثمن, ثمنه, ثمنها, بكم, التكلفه, الاجمالي`),
  'left-open': phrases(`
    to be figured|worked|sorted|seen|discussed|settled out?, we|i|he|she|they will|ll
    see|decide|agree|tell|name|fix|settle *? later|after|when|then, see|decide|agree|discuss|talk|settle|figure|
    sort about? it? out? later|afterwards|after|when|once|then, later we|i|he|she|they, left|still|cost|price open,
    open ended, not agreed|settled|discussed|set|fixed|decided|known yet?, tbd, tba, whatever the? *?
    decides|says|wants|sees|brings, up to him|her|them|the-seller|the-buyer, neither * nor * agreed|known|fixed,
    based on the? mood|rain|weather, بعدين|لاحقا نشوف|نتفق|نحدد|نقرر|يحدد|يقول|نتفاهم|نحكي|نتحاسب,
    نشوف|نتفق|نحدد|نقرر|نتفاهم|نتحاسب *? بعدين|لاحقا|لما|اذا, يحدده|يقرره|يقوله لاحقا|بعدين|هو|البايع|المشتري, ما
    اتفقنا|حددنا|تفقنا|قررنا, غير متفق|محدد|معلوم|معروف عليه?, حسب السوق|المزاج|مزاجه|رغبته|المطر|الموسم|ما-يشوف,
    علي كيفه|كيفك|هواه|مزاجه, متروك, مفتوح, يتحدد|تتحدد بعدين|لاحقا|لما|عند|حسب, نتفق عليه|عليها, لما
    نشوف|يخلص|يوصل`),
  'two-prices': phrases(`
    either # *? *? *? or #, cash # or credit|instalments|installments|deferred|later|#, # cash or #, # cash|now or *
    credit|instalments|later|deferred, either # now|cash|today or #, # now or #, # today or #, # at-once or #,
    نقدا|نقد|كاش # او # *?, نقدا|نقد|كاش * او بالاجل|اجل|تقسيط|بالتقسيط|اقساط|مؤجل|مؤجلا *?, #
    نقدا|نقد|كاش|حاضر|الحين او #, # كاش|نقدا|حالا ولا|او # *? تقسيط|اجل|بالاجل|مؤجل`),
  'not-chosen': phrases(`
    not say|said|decide|decided|settle|settled|choose|chosen which, see which, will see,
    decide|choose|pick|settle|tell which|later|after|afterwards, later decide|choose, not
    settled|decided|chosen|agreed which|yet?, undecided, without choosing|deciding|settling, which of
    them|one|the-two, whichever, one of the? two, قرر|نقرر|يقرر|اقرر|تقرر|يختار|اختار|نختار|تختار بعدين|لاحقا|بعد,
    بعدين نقرر|نختار|نشوف|تقرر|يختار|قرر, بدون|دون تحديد|اختيار|تعيين|حسم, ما اخترنا|حددنا|قررنا|اتفقنا, ايهما, ايهم,
    اي السعرين|الثمنين, لم يحدد|نحدد|يختر, تركنا|ترك الخيار|الاختيار`),
  'one-source': phrases(`
    this|that|this-very|one|his|her|the-same field|farm|tree|palm|orchard|grove only?, from his|her|this|that *?
    tree|field|farm|palm|orchard, من هذي|هذه|هذا|هالمزرعه|هالنخله|مزرعه-جاري, بالذات, نخلته, شجرته, من
    نخله|شجره|حقل|بستان واحد|واحده|معين|معينه|بعينه|بعينها`),
  stakes: phrases(`
    placed # on, stake on, guess if|whether, picked|pick up|down on,
    bet, bets, stake, stakes, staked, wager, punt, prediction, predict, predictions, put # on, yes or no,
    احط|حط|حطيت|نحط مبلغ|فلوس|#, رهان, اراهن, توقع, توقعت, مضاربه, اضارب, نضارب`),
  'market-price': phrases(`
    euro, yen, sterling, pound, اليورو,
    bitcoin, btc, eth, gold, oil, brent, eurusd, index, stock, share, shares, price, prices, chart, tick, candle,
    crypto, dow, nasdaq, dollar, السعر, سعر, السهم, سهم, الذهب, المؤشر, مؤشر, بتكوين, النفط, الدولار, العمله`),
  'up-down': phrases(`
    within the hour|minute|day, next # seconds|minutes, for the next *? seconds|minutes,
    going|goes|go up|down, dropping|drops|drop, falling, rising, خلال|في دقيقه,
    above, below, up or down, higher, lower, rise, rises, fall, falls, hit|hits|close|closes|reach|reaches
    #|above|below, green or red, red or green, in|within # minutes|seconds|hours, by friday|monday|tonight, يطلع,
    ينزل, يصعد, يهبط, صعود, هبوط, صعوده, هبوطه, ارتفاع, انخفاض, فوق, تحت, خلال دقيقه|دقايق|ساعه`),
  conceal: phrases(`
    do? not|dont|never|avoid mention|mentioning|write|writing|show|showing|name|naming|list|record|put, say it|its
    is, not in my name, change|changing the? *? description|name|reason|date, fake|false|wrong|made-up reason|
    description|goods|purpose|details|papers, without telling|informing|showing, اخفاء, نخفي, خش, دس,
    keep|keeping|leave|leaving|hide|hiding it|this|them *? out of|off|from, write|label|declare|describe|name *?
    as, under|in another|false|someone|a-different *? name, لا تكتب|تكتبون|تذكر|تذكرون|تسجل *?, لا
    تقول|تقولون|تخبر, سجلها|اكتبها|سموها|سمها|حطها *? انها|كانها, باسم غيري|غيره|السايق|السواق, ما ابي|ابغي اسمي`),
  watchers: phrases(`
    bank, banks, customs, tax|taxes|vat|zatca|fta, authority|authorities|regulator|regulators, compliance,
    auditor|auditors|audit, inspector|inspectors, central bank, watched|monitored|flagged, on purpose, البنك, بنك,
    الجمارك, جمارك, الضريبه, ضريبه, للضريبه, الجهات, الرقابه, النظام, بالنظام, في-النظام, التقارير, السجلات,
    الدفاتر, المركزي, لاحد, الشرطه, المفتش, المدقق, the|their|any reports|records|books, papers, paperwork, the?
    invoice its|not, ship|ships name, its not, في السبب|سبب, لاحد, اسمي يطلع|يظهر, انها مني, الاوراق`),
  'for-others': phrases(`
    process|processing|receive|receiving|accept|collect|handle|handling|forward|route payments|transfers|money|
    funds|deposits|cash for|from|of, he|she|they|who cant|cannot|can-not open|have|get|use *? account|wallet,
    someone|somebody|a-friend|a-guy|people else? s? salary|money|payments|funds
    comes|come|arrives|lands|sent|sends, his|her|their money|salary|funds|payments
    comes|come|along|through|arrives|lands, payments|transfers|money for|of a? company|companies|people
    abroad|overseas|online|from-telegram, استقبل|استلم|تحول|يحولون|يحول|تجي|تجيني|توصل|توصلني
    لي|علي|الي|فلوس|رواتب|حوالات|مبالغ *? ناس|غيري|شخص|اشخاص`),
  'passes-it': phrases(`
    send|sends|pass|passes|passing|forward|forwards|push|pushes|move|moves|transfer|transfers|wire it|them|
    the-rest|the-money|along|on|onward|everything, the rest to, my cut|share|commission|percentage|fee, keep|keeps|
    take|takes|get|gets|earn|earns # %?, gives me a? little|something|cut|percentage|commission|#, احول|احولها|
    احوله|احولهم|امررها|ارسلها|اسلمها|ادفعها لغيره|لغيري|له|لهم|لشخص|لناس|لاخر|للباقي, اخذ # %?, اخذ|لي|ولي
    نسبه|عموله|نسبتي|عمولتي, واحول|واحولها|واحوله|وارسلها`),
  'given-back': phrases(`
    refund, refunds, refunding, refunded, return of, returning, returned, sent by mistake, by mistake, wrong
    transfer, cancelled order|booking, reversal, repayment, repaid, paying back, رد, ارجاع, استرجاع, اعاده,
    استرداد, بالخطا, بالغلط, الغاء, سداد, سلف, deposit, security deposit, overpaid, overpayment, excess, unused,
    not needed, leftover, in error, error, mistake, cancelled, canceled, did not work|fit, wrong size|item, money
    back, paid back, give back, gave back, back to you, settling, lent me|us, دفعت زياده, زياده بالخطا, غلط, امانه,
    الامانه, عربون, تامين, ارجع, رجعت, ارجعت, مرتجع, فايض, الباقي`),
  sealed: phrases(`
    sealed|closed|locked|unopened box|bag|container|suitcase|crate|pallet|parcel|lot|safe,
    صندوق|كرتون|شنطه|حاويه|طرد|كيس مغلق|مغلقه|مقفل|مقفله|مسكر|مسكره`),
  described: phrases(`
    list attached|enclosed|below, listed, contents listed|shown|known|inside-listed, as shown|seen|described|
    inspected|agreed|listed, with photos|photo|picture|pictures|warranty|specs, photos seen, inspected, tested,
    samples seen, catalogue number, قائمه مرفقه, مرفق قائمه, حسب الصوره|العينه|الوصف|القائمه, معروف المحتوي, مع
    ضمان, بضمان, بعد المعاينه|معاينه|الفحص, عاينته, عاينتها, موصوف, موصوفه بالكامل`),
  payroll: phrases(`
    salary, salaries, wage, wages, payroll, staff pay, stipends, escrow, allowances, workers pay, رواتب, راتب,
    اجور, اجر, معاشات, يوميات, عمال, مستحقات الموظفين, ضمان`),
} as const;

import { phrases } from '../../text/phrase-list.ts';

/** Further words for the cues of partnerships, told without their terms of art. */
export const narrativePartnershipCues = {
  'periodic-sum': phrases(`
    # at|on the? close|end|last|beginning|start|first *? of? each|every|the month|quarter|year|week,
    monthly|yearly|annual|quarterly sum|amount|payment|income of #,
    monthly|yearly|annual|quarterly|weekly payment|payout|distribution|sum amount? # aed|qar?
    regardless|irrespective, his|her|its|their # a|per|each|every year|month|
    quarter, # monthly|yearly|a-month|a-year|every-month|each-month|every-quarter|each-quarter, set|fixed|certain|
    assured income|sum|amount|payment *? # *?, # is|are due *? *? *? *? every|each|per month|quarter|year,
    درهم|ريال *? *? *? آخر|أول|نهاية كل|الشهر, في الشهر|السنة, ألف|ألفا|ألفي|آلاف|مئة|خمسمئة درهم|ريال|درهما? *? *?
    كل|آخر|شهريا|سنويا|في`),
  'share-told': phrases('share, return, income, portion, نصيب, عائد, حصة'),
  regardless: phrases(`
    come profit|loss|what *? *? *?, whatever *? *? *? earns|earned|makes|result|income, sold or unsold, profit or
    loss, ربح أو|أم خسر, ربح|ربحت *? خسر|خسرت, مهما كان|كانت|بلغ دخل|نتيجة|ربح, trade|business|venture good|well or
    bad|badly|ill`),
  'least-sum': phrases(`
    not|never|no less|fall|drop|be|go *? short|below|under|less *? *? of? #, no less|lower than # *?, not|never be?
    less|
    lower than #, in no year|month|quarter *? be? below|under|less, لا يقل|تقل|ينقص|تنقص *? *? *? *? عن`),
  'keeps-the-rest': phrases(`
    keeps|keep|takes|has|gets|retains|pockets everything|anything|all|whatever|the-rest|the-remainder *? *? *?
    else|more|above|over|left, and|the? rest is|goes|belongs *? *? manager|mudarib|entrepreneur, والباقي|وما|الباقي
    ل? المضارب|للمضارب|زاد`),
  'share-of-capital': phrases(`
    percent|% of the? money|sum|capital|funds|amount he|she|it|they *?, percent|% on|of his|her|its|their|the? capital
    every|each|a|per year, yearly|annual return|profit|income of # percent|% on|of, reward|return|profit|income *?
    is? #
    percent|% of *? *?, بالمئة|% من رأس|راس ماله|مالها|المال|مال *? كل|سنويا, بالمئة|% من رأس|راس ماله|المال`),
  'expected-return': phrases('indicated|anticipated|estimated|forecast|hoped return|profit|yield, المتوقع'),
  payable: phrases('a debt of, ملزم ل?, يدفعه, debt of the? manager'),
  guarantees: phrases(`
    answers|answer|answerable *? *? *? for *? full|whole|entire|all, cannot|can-not|never|not lose his|her|its|their|
    the|any money|capital, as safe as, makes|make|made|making|will-make up *? *? *? *? *? anything|whatever|all|any|
    everything, stands|stand for|behind|good *?, cannot|never|not *? be? touched|reduced|hurt|diminished by loss|
    losses, never *? touched|reduced|lost|diminished, risk *? *? *? *? *? taken|carried|borne over? by, covered by
    *? *?
    own|property, on the head of, replaces|replace|restores|restore any|all|every|whatever *? *?, في ضمان|ذمة الآخر|
    شريكه|
    المضارب, يتعهد *? *? سلامة|بسلامة, يعود|ترجع|يرجع *? *? *? *? *? كاملا`),
  'fault-only': phrases(`
    misconduct|negligence and|or negligence|breach alone|only, only when|if|where he|she|it|they *?, broke|breaks|
    breached the? terms|conditions|contract|mandate, if he|it was|is negligent, extent that it|they is|are intact|
    left,
    as far as it|they goes|go, بقي من, ما بقي, التعدي والتقصير, through|by|from overloading|misuse|neglect|abuse`),
  'money-back': phrases(`
    cannot|never|can-never lose *? money|capital|investment|anything|it, money|capital|funds *? as safe as *?, stands|
    stand for it`),
  capital: phrases('مال|أموال الشريك|الممول|شريكه|المستثمر'),
  'gives-back': phrases(`
    comes|come home|back *? whole|entire|intact|full, return|returns|hand|hands *? *? entire|whole|intact|full *?,
    repaid|returned|restored in? full|whole|entirely, يرد|يعود|يرجع|ترد *? *? *? *? *? *? كاملا|كله|بتمامه`),
  'repaid-in-full': phrases(`
    capital|money|principal|# is|be|are? repaid|returned|restored in? full|whole *? *? *?
    trade|business|come|whatever|good|bad, comes home|back whole|entire *?`),
  pledged: phrases('signs|signed|gives|gave *? *? note|cheque|bill|bond, سندا, كمبيالة, note for the? capital'),
  loss: phrases(`
    loses|lose|lost money|value, in the red, gone|going wrong|badly, gains and losses, business fails, deficit,
    fall|drop|decline|reduction in|of value|worth, burns|burn|burnt down, الغرم, نقص المال|راس, نقص في قيمة,
    إن خسر`),
  'shared-loss': phrases(`
    common burden|matter, tenths, fifths, each|both|two takes|take|bear|bears|carry half, gains and losses, as he|it
    shares|share in profit, split|divided|shared * to *, شارك *? في جبره|جبرها, كالربح, على الطرفين, ثلثا`),
  'provider-alone': phrases(`
    investors|providers|funds|financiers|owners|fund alone|only, loss is|falls|lies *? *? *? investor|provider|fund|
    capital *?, falls|fall on the? capital, على رب|صاحب المال, على الممول|المستثمر وحده?`),
  'on-account': phrases(`
    only|final when|once|after|if the? capital, إلا بعد سلامة *?, trued up|adjusted at|when|after`),
  'costs-first': phrases(`
    expenses|costs|charges *? *? deducted|paid|met *? *? before, تخصم|تحسم|تدفع|تستقطع المصاريف|النفقات|المصروفات`),
  'fixed-at-signing': phrases(`
    agreed|known|fixed|stated|contractual|same ratio|ratios|proportion|proportions|shares, النسبة|النسب|بالنسبة|بالنسب
    المتفق|المحددة|المتفق-عليها`),
  'made-up-by-profit': phrases(`
    made up|good *? from *? *? profit|profits, made|make good|up *? *? *? *? profits|profit of, profit *? *? *?
    makes|make up|good *? loss|losses, تجبر|يجبر *? *? *? من *? أرباح|الأرباح|ربح, تجبر *? الخسارة من,
    available to absorb|cover|make-good, reimburses|refunds|returns profits|profit|distributions, أرباح *? *? *? تجبر,
    حتى يجبر|تجبر *? نقص`),
  'paid-in': phrases(`
    percent|% for * percent|%, put|puts|brought|brings|contributed|contributes in? *? percent|% of, put|puts|
    contributed in? *? *? percent|%, دفع|قدم *? *? *? بالمئة`),
  'only-asset': phrases('يدخل|دخل الشريك|أحدهم *?, brings|enters *? *? debt|claim'),
  debt: phrases(`
    claim|claims against|on, sums|money|amounts that *? *? *? *? *? pay|owe|owes, yet to pay, old loan, still owes|
    owe,
    his|its|their debtors, دين|ديون|بدين`),
  'debt-settled': phrases(`
    repaid|paid|settled|cleared his|its|their|the? old|earlier|former? debt|loan, سدد|أدى *? دينه`),
  wage: phrases(`
    # a|per|each|every month|year *? *? *? for|as, # monthly|yearly *? *? *? for|as, fixed|set|monthly allowance|fee,
    management fee, أجرا, أتعاب`),
  'pay-told': phrases(`
    paid by the month|week, monthly|weekly|fixed|set sum|amount|payment|pay, درهم|آلاف|ريال|ألفا شهريا|كل-شهر|
    في-الشهر`),
  'beside-share': phrases(`
    besides, as well as by? *? *? profit|ratio|share, in addition to *? *? ratio|share|percent|profit, on top
    of, ahead of his|its|her share|ratio, and # percent|% of profit|the-profit, and *? percent|% of profit *?, and
    *? percent of the? profit, إلى جانب حصته|نصيبه|نسبته, مع حصته|نصيبه *?, و* بالمئة من الربح, وثلاثون|وأربعون|
    وعشرون|وخمسون بالمئة`),
  manager: phrases(`
    managers, partner in charge, يتولى الإدارة, القائم على الإدارة, للمضارب`),
  outlay: phrases(`
    labourer|worker|foreman|clerk|driver|hired *?, outsider, العامل|عامل المستأجر|أجير, workers, عمال`),
  'settled-finally': phrases(`
    closed for good, closes for good, never|not taken|clawed|handed|given|paid back, not set|netted|offset off? *?
    against, stays|stay|remains|remain with those|whoever|him|them|the-party, once paid|distributed|shared *? *?
    final|ends|kept, فهو ل? صاحبه|لصاحبه|لمن, لا تجبر|يجبر بها|به`),
  'before-capital': phrases(`
    although|though|even-if|while|when *? capital *? *? *? short|eaten|gone|lost|reduced|impaired|diminished,
    capital *? looked|seen|restored|considered|checked *? later|afterwards, eats|eating into the? capital, before *?
    capital, وإن|ولو|رغم|قبل *? لم? يسلم|تسلم|نقص|سلامة *? رأس, ولو نقص رأس|المال`),
  'taken-out': phrases(`
    drawn|distributed|shared|paid|divided|taken, توزع, يوزع, وزع, profits|profit *? *? *? shared|distributed|paid|
    drawn`),
  'income-first': phrases(`
    what comes in is? divided|shared|split|taken|distributed *? *? *? *? bills|costs|expenses, divide|divides|split|
    splits|share|shares *? turnover|takings|income|receipts|revenue|sales *? *? *? *? *? *? costs|expenses|bills|rest,
    يقسم|يقتسم|يأخذ *? *? الإيراد|الدخل|المبيعات|من-المبيعات *? *? ثم|قبل *? *? *?`),
  'co-manages': phrases(`
    decides|decide|decided|agrees|signs together|jointly with *?, together with *? *? on every|each|all, sits *? *? *?
    *? runs, runs *? with the? manager|mudarib, before the? investor|provider|fund *? agrees|approves|consents|
    signs, asks
    for each|every, stays|stay|remains|kept in the? *? account, may|can buy|sell|do|spend nothing|no *? *? *? *?
    before|unless|without|until *? *? *? *?, purse|purse-strings|strings, cheque|payment may|can|is|be *? *? *?
    unless|
    until|without *? *? signs|signature, يشارك|يشترك *? *? *? في إدارة|الإدارة|القرار, لا
    يشتري|يبيع|يتصرف|ينفق|يصرف *? *? *? إلا ب? موافقة|بموافقة|بتوقيع|بتوقيعه|بإذن|بموافقته`),
  provider: phrases('investors, owner of the? capital, رب, للمستثمر, المستثمر'),
  'first-slice': phrases(`
    sharing|division|split *? *? *? starts|begins *? *? once|when|after, ranks|rank|comes|stands before|ahead, off
    the?
    profit *? *? *? *? left|rest|remains|remainder, before|ahead *? profit is? divided|shared|split *? *? receives|
    takes|gets|draws, receives|takes|gets
    aed|qar? # before|first, first *? of? *? profits|profit|earnings|gain *? *? to|for|belong, أول *? ألف|ألفا|آلاف *?
    من الربح|الأرباح, يستوفي|يأخذ|يقبض *? *? *? *? *? قبل القسمة|التقسيم|الاقتسام, لا يبدأ اقتسام|تقسيم|توزيع|قسمة *?,
    آلاف|ألفا|ألف أولا ثم *?`),
  profit: phrases('what *? *? *? earns|made|makes, income, sharing, اقتسام, الباقي'),
  borrow: phrases(`
    take|takes|buy|buys *? on? credit, pledge|pledges the? *? stock|goods, incur, يستدين, يقترض *? *? ذمة`),
  'without-leave': phrases(`
    without asking|leave, at will, as he|it|she sees|likes|pleases|wishes *?, متى|كما شاء|أراد`),
  'third-party': phrases(`
    holding company, brother, affiliate, third party, sister concern, unrelated|unconnected *, foundation, donor,
    volunteered, جهة|مؤسسة *? *? مستقلة, تبرعت, متبرع, متبرعة`),
  'tainted-guarantee': phrases(`
    for # percent|% *?, paid out of, term of this|the, is a? term, مقابل, بأجر, شرط في العقد|هذا, holding company`),
  'fixed-later': phrases(`
    be seen|settled|known when|after|once|later, seen when, left to the? *? *? partner|manager|workshop|discretion,
    not yet agreed|settled|fixed, have not *? agreed|settled, in a? manner|way|proportion to be, manner|way|ratio|
    proportion to be agreed|fixed|decided, reviewed|set|changed|altered *? *? *? *? *? *? as it|he|they likes|like|
    pleases|please|sees, يقرر|تقرر|يحدد|تحدد *? آخر|نهاية|بعد|لاحقا, لم يتفق *? *? *? على *?, يترك|تترك *? *? ل?
    تقدير|لتقدير|للمدير|لرأي|رأي`),
  ratio: phrases(`
    how much|who-gets *? *? *? *? profit|profits, parts|shares|part|share *? *? profit, division|distribution of the?
    profit|profits, profit *? *? be? divided|shared|split in, the ratios, نصيب *? *? *? من الربح|الأرباح, تقسيم الربح|
    الأرباح, profit|profits be divided`),
  'by-profit-ratio': phrases(`
    ratio|proportion in|by which *? *? profit *? *? shared|divided|split *?, follow|follows *? *? *? *? profit *? *?,
    as profit is, على نسبة|نسب الربح|الأرباح`),
  'loss-unlike-capital': phrases(`
    loss|losses|deficit|shortfall *? *? *? *? as *? *? *? decide|agree|choose|see at|then|later|fit, partners|partner
    decide at the time, gains and never *?, never in losses|loss, in|of gains|profits and|but never|not *?
    loss|losses, يربح *? *? ولا يخسر, نصفان بين`),
  equally: phrases(`
    one half *? *? loss|losses, each *? *? *? *? one? half, نصفان, مناصفة, half|halves and half|halves`),
  'idle-partner': phrases(`
    stays at home, silent|sleeping|idle|dormant|passive|inactive partner|partners, who does|do no|not work, does|do
    no|not work, works|work not, without working, لا يعمل, الصامت, صامت, غير العامل|عامل, لا يشارك في العمل`),
  'more-profit-than-capital': phrases(`
    larger|greater|bigger|higher|more *? *? *? *? *? *? than *? *? *? *? *? money|capital|put|paid|contribution,
    more of
    the? profit than, # fifths|thirds|quarters of *? capital *? *? *? half|most|two, half|most|majority *? *? profit
    *? *? *? *? *? fifth|fifths|third|quarter|tenth|capital, fifths|third|quarter|tenth|fifth of *? capital *? *? *?
    *?
    half|most|majority, أكثر|أكبر|أعلى|أزيد من *? *? نسبة|ماله|حصته|رأس, نصف|ثلثا|معظم *? الربح *? *? *? *?
    خمسا|ثلث|ربع|خمس|عشر`),
  'buys-share': phrases(`
    redeemed, redeem, take|takes|taken over *? *? part|share|stake|units, on leaving, leaves, given exactly|just,
    عند التخارج|الخروج|خروجه, يأخذ الشريك`),
  'face-value': phrases(`
    for the? # *? *? *? paid|put|gave|contributed|invested, exactly|just|precisely his|her|its|the? contribution|
    capital|
    money|share, at par, at|for what *? *? *? *? invested|paid|put|contributed|cost, what it cost *? *?, first value|
    price|cost, for the? money *? *? *? *? put|paid, hundredth|tenth|part|fraction of the? purchase|original|first
    price|
    cost|value, now and always, برأس ماله|مالها|المال, هو|هي ما دفعه|دفعته|دفعها *?, رأس ماله|مالها الأصلي,
    بثمنها|بسعرها|بقيمتها يوم التأسيس|الأول|الأصلي|العقد, سعر|ثمن محدد سلفا|مسبقا|مقدما, محدد|ثابت سلفا|مسبقا`),
  'fixed-unit-price': phrases(`
    price of all|the|each|every? units|unit is? agreed|fixed|set|settled here|now|today|herein, unit price *? *? *? *?
    *? *? *? now|always|fixed|throughout|constant, سعر|ثمن الوحدة|الحصة|كل-وحدة *? *? *? طوال|دائما|ثابت|هو, units|
    unit
    *? *? *? same|agreed|fixed|set price *? *? throughout|always|life`),
  'left-out': phrases(`
    has|have|gets|get|takes|receives|sees none|nothing|no *? of|in|from, joins|join|shares|share|participates *? in?
    *?
    profit *? *? *? from|after|only *? *? second|third|fourth|fifth|next|year, goes|go|belongs|belong wholly|entirely|
    only|solely *? to|for *?, is|are for *? alone|only, gets|get|has|have no *? part|share|portion, has|have|takes *?
    share only in, تختص|يختص|ينفرد|يستأثر, ل? الشريك|للورشة|للشريك|له|لها وحدها|وحده, لا يشارك *? *? في ربح|أرباح`),
  'sold-now': phrases(`
    by|under this deed|agreement|contract|instrument *? bought|sold|buys|sells, must|shall sell and *? *? must|shall
    buy, bound themselves|itself today|now|already *? *? *? *? sales|sale|future|coming, sale of every|each|all|the
    *? units|unit *? *? concluded|made|signed, without|with-no a? new|further|separate|fresh? contract|sale|agreement|
    deed, باع|اشترى|يبيع البنك|العميل *? *? *? جميع|كل *?, بيعت|تباع|بيع جميع|كل وحدات|الوحدات|حصص|الحصص, دون|بلا
    حاجة إلى
    عقد|بيع جديد, من الآن على, يلتزم البنك ب?
    البيع|بالبيع *? *? ب?`),
  'tied-together': phrases(`
    depend|depends on|upon each|one|the-other *?, if|when one ends|fails|falls|lapses *? *? *? other, are|is|form|
    make one
    contract|deal|bargain|whole, none|neither stands|stand|lives|survives without *? *?, void|null|ended|off
    if|unless|when *? *? *? *? *? *? lease|buy|purchase|rent, شرط في|ل *? الشركة|البيع|الإجارة|الآخر|فيهما|للآخر, لا
    قيام
    ل?, عقد واحد لا`),
  unchanged: phrases(`
    same in|for|throughout the? *? last|final|every|all|each, no relief in|from, throughout, without change|reduction|
    decrease, entire|whole|full apartment|villa|house|flat|property|building, takes|take no account of, every quarter|
    month|year until|till the? end, original *? units|share|part, واحدة من أول|بداية, كلها مع, الأصلية|الأولى طوال,
    لا تنقص|تقل|تنخفض, كاملة مهما`),
  falls: phrases(`
    banks units only, present|current|remaining share|units|part, then owns|holds, القائمة, بقدر ما بقي, ما بقي`),
  spared: phrases(`
    free|exempt|safe|immune|protected from|of|against all|any|every|the? loss|losses, not|never lose anything|money|
    a, لا
    يلحق|يصيب|يمس البنك|الممول|الشريك *? *? *? الخسارة|خسارة, دون البنك|الممول|الورشة, lose nothing`),
  'client-spared': phrases(`
    لا يتحمل|يضمن العميل|المستأجر|المشتري, client|customer|buyer|tenant does|shall|will|is not bear|answer|lose|carry|
    liable|answerable`),
  'made-good-by-client': phrases(`
    made good|up by|from|out-of *? client|customer|buyer|tenant, client|customer|buyer|tenant *? *? makes|make|made *?
    *? *? good|up|whole, client|customer|buyer compensates|indemnifies|reimburses *? bank|financier *? *? *?,
    يعوضه|يعوضها|يجبره|يجبرها|يعوض العميل|المستأجر|المشتري`),
  bears: phrases(`
    made|makes|make good by|it, is|are|be for *? *? to bear|carry|pay|make, يعوضه|يعوضها|يجبره|يجبرها
    العميل|الشريك|المضارب, pays *? tenths|thirds|part|half, pays|pay * *? of it`),
  alone: phrases(`
    whole loss, for the? client|customer|buyer *? *? bear, is made good by, all|any|every loss|fall|drop, دون`),
  'both-bear': phrases(`
    each by his|her|its|their share|units|part, by his|its|their share|units|part, ratio of *? units|shares`),
  'by-capital': phrases(`
    by his|its|their share|units|part, ratio of *? units|shares|capital, in proportion to *? *?, eighty *? *? *?
    twenty,
    sixty *? *? *? forty, ما يعادل حصته, follow the? money|capital`),
} as const;

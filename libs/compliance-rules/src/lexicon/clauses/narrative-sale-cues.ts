import { phrases } from '../../text/phrase-list.ts';

/** Further words for the cues of a sale, and who does what to whom in it, told without its terms of art. */
export const narrativeSaleCues = {
  'acquires-later': phrases(`
    bank|seller|lessor|landlord|financier|it *? *? *? hopes|arranges|plans|undertakes|proceeds|expects|seeks|intends|
    agrees|means|promises|sets-out to? acquire|buy|purchase|obtain|procure|acquiring|buying, left for|to|until the?
    following|next|coming|later, ثم يسعى|يشتري|يتملك|يقوم البنك|المؤجر|البائع|المصرف, على أن
    يشتريها|يشتريه|يتملكها|يتملكه|تشتريها, our own? purchase *? *? *? after|later, arranges|plans|hopes|intends|
    proceeds to acquire|buy|purchase|procure *?, undertakes to acquire|buy the? *?
    leased|sold`),
  later: phrases(`
    on monday|tuesday|wednesday|thursday|friday|saturday|sunday, الأسبوع المقبل|القادم, the? following|coming
    week|month|day|year, first *? *? *? *? *? *? *? then|thereafter, أولا *? ثم`),
  'not-owner': phrases(`
    not at present|yet|now|presently|currently the? owner of, had|has|have yet|still to pass|vest|move|come, still
    *? the? dealers|suppliers|makers|manufacturers|builders|vendors, in the? dealers|suppliers|makers|manufacturers|
    vendors name, is|was|were|are *? *? *? property of a? third|another|other|the-supplier|the-manufacturer|
    the-dealer, title|ownership *? *? *? was|is|were not|never *? with|in, does|do|did not own, not
    bought|acquired|purchased *? yet, only *? *? week|days|month following|after, enter|enters|enter-into the? banks|
    sellers|lessors name only|later|after, name only in|after|from, ملكا ل? المورد|المصنع|الغير|التاجر|للمورد|للمصنع|
    لغيره|للغير|للتاجر, لم تكن|يكن *? *? *? *? *? في ملك, لم تكن|يكن *? *? *? *? *? دخلت|دخل|مالكا|مالكة, ولما
    يشتر|يتملك|يملك`),
  'at-signing': phrases(`
    when|as|while the? parties|buyer|customer|tenant|lessee|both *? signed|sign, عند|وقت|يوم|ساعة|حين
    توقيع|إبرام|العقد|التعاقد|البيع|الإجارة, at the? moment|time|date of? *? sale|lease|signing, at the? signing|
    signature|making`),
  'not-possessed': phrases(`
    nobody|no-one|none had|has *? taken|received|got charge|delivery|possession|custody|hold, neither *? *? *?
    received|collected|taken|seen, before it|he|the-bank|the-seller had|has|took *? control|custody|charge|hold, not
    come|passed|been|fallen *? into|in the? *? possession|control|custody, before *? *? *? *? *? agent|bank|seller
    collected|received|took|fetched, lay|lies|lie|was|were|is|are|still|stood *? in|at|on the? suppliers|dealers|
    makers|vendors|factory
    warehouse|yard|store|showroom|factory|premises, قبل أن *? تصير|تدخل|تكون|يصير|يدخل *? *? في *?
    ضمان|ضمانه|حيازته|يده|قبضه, وقبل أن تصير|تدخل|تكون, ولم
    يتسلمها|يقبضها|يستلمها|يتسلمه|يقبضه|يستلمه|يحزها, وهي *? *? *? عند|لدى|في *? مستودع|مخزن|مخازن|معرض|مصنع *?
    المورد|التاجر|البائع, risk never *? *? bank|seller|financier`),
  'possession-waived': phrases(`
    possession|delivery|receipt *? *? *? *? waived|dispensed|skipped|unnecessary|omitted, need not|never
    take|receive|collect|have|obtain delivery|possession|the-goods|it|them, no need *? *? take|receive|collect|obtain
    delivery|possession, strength|basis|sight of the? invoice|documents|order alone|only, hands|hand|delivers|ships
    *? *? *? *? to the? buyer|customer|client on the? bank|seller|banks|sellers, لا يشترط|يلزم|حاجة *? *?
    يقبض|يتسلم|يستلم|قبض|القبض|تسلم|استلام, تنازل|يتنازل *? *? عن *? القبض|التسلم|الاستلام|قبض, بمجرد صدور|إصدار
    الفاتورة|فاتورة`),
  'not-told': phrases(`
    not open|available|accessible|visible to, no claim|right|title|need|entitlement to? *? learn|know|see|ask|hear|be,
    stays|remains|keeps|kept|stay|remain *? *? *? with|between|to the? bank|itself|its|seller|financier, keeps|keep
    *? *? *? *? *? *? *? *? *? to itself|himself, agrees|accepts|consents not to, declined|refused|declines|refuses|
    unwilling to tell|show|say|reveal|disclose, not|never *? shown|told|given|sent,
    غير معلن|معلوم, يبقى|تبقى|يظل *? *? *? سرا|سرية|خفيا|طي|لدى, دون|بلا|بغير بيان|تفصيل|تفصيله|إيضاح|كشف`),
  cost: phrases(`
    purchase|suppliers|dealers|supply invoice, dealer|supplier *? supplied|charged|sold|asked|invoiced, how much of
    the? price|total|sum, split between, what the? goods|van|asset|it cost|costs, price the? dealer|supplier, what
    we|they paid|gave|spent,
    رأس|راس المال والربح, ثمن|سعر *? الشراء|شراء`),
  'indirect-cost': phrases(`
    salaries|wages|pay|bonuses of|for the? banks|sellers|bank|seller|financiers *? *? team|staff|employees|officers,
    running|general|operating|administrative|administration|office costs|cost|expenses|charges,
    رواتب|أجور|مكافآت *? موظفي|الموظفين|موظفيه|العاملين, إيجار مكاتبه|مكاتب|فروعه, المصاريف|مصاريف|المصروفات
    العامة|عمومية|الإدارية|إدارية|التشغيلية|غير-المباشرة`),
  'discount-withheld': phrases(`
    discount|allowance|concession *? *? *? *? *? *? *? left out|off, discount|allowance|concession|commission *? *? *?
    *? *? *? *? not|never passed|shown|told|deducted, discount|allowance|concession *? *? *? *? *? *? kept|retained|
    pocketed|withheld *? *? bank|seller, خصم|حسم المورد|المعرض|البائع *? *? *? للبنك|للمصرف|لا`),
  floats: phrases(`
    whatever the? *? *? *? rate|market|benchmark|index *? *? dictates|shows|says|is|may-be, determined|fixed|set|
    worked-out|reckoned on|at each|every|the due|instalment|payment, set|fixed|named|settled|told when
    they|it|each|the fall|falls|come|comes|is|are, moves|move|shifts|slides up|down|with, confirmed|advised|notified
    at|by|after|in the? end|close|year|later, in step with, revisited|reopened|re-opened|reassessed, know *? profit|
    margin once|when|after|later|at, let *? *? *? know, equal|equals|equivalent *? eibor|libor|saibor|qibor|sofr *? *?
    *? *? determined|on|at|each|from, يخبر|يبلغ|يعلم|يشعر *? *? *? *? لاحقا|فيما-بعد|بعد, يحسب|يحتسب|يقدر|يعرف
    في|عند|آخر نهاية|آخر|كل, يرتفع *? *? *? أو ينخفض, provisional, may be revised|changed|altered|adjusted|
    increased|raised, future *? rate|rates|benchmark|index`),
  'free-of-charge': phrases(`
    costs|cost *? *? nothing, free of charge, free, without charge|extra|increase, at no cost|charge, same
    sum|amount|total|price|debt, what he owed, مجانا, بلا|دون|بغير مقابل|زيادة, بالمبلغ نفسه`),
  'before-signing': phrases(`
    before|prior-to the? signing|signature|sale|contract|conclusion|they-signed, قبل التوقيع|العقد|البيع|توقيع`),
  increase: phrases(`
    in addition to the? price|debt|instalment|instalments|balance, goes|go|going|creeps|climbs|swells|grows|rises
    up?, swells, climbs, at|for|against|subject-to a? charge|cost|price|fresh|further|new|additional *?
    profit|fee|margin|of, fresh|new|further|second profit|margin|markup|return, new|different|another total|price
    that|which|reflecting, costs *? *? more|extra, is paid for, ربح|هامش جديد|إضافي|آخر, زاد|زيد|ازداد
    الثمن|الدين|السعر|الرصيد|المبلغ, يقابله|يقابلها *? *? *? *? *? تضاف|يضاف, ارتفع|يرتفع الثمن|الدين|السعر, has a
    price, dearly`),
  'more-time': phrases(`
    needs|wants|asks|requests|given|gets|takes|has *? *? more|extra|longer|another|further|additional, months|weeks|
    days|years more, put|puts|moved|moves|pushed back, longer|extended tenor|period|term|maturity, another|extra|
    additional|second|third year|month|months|quarter|term, skip|skips|skipped|skipping, to the? end of the? term,
    breathing, أمهل|يمهل|مهلة, المدة|مدة|سنة|شهر|أشهر الإضافية|إضافية|أخرى|جديدة`),
  'raised-later': phrases(`
    raise|raises|revise|revises|increase|increases|adjust|adjusts|lift|lifts the? *? price|total|debt|balance|cost
    *? *? *? *? after|during|if|when|once|as|whenever|later|should, price|total|debt *? *? subject to *?
    upward|adjustment|revision|increase|review, revise|revises|adjust|adjusts the? *? price|total upwards|upward,
    price|total *? *? may|can|will|shall be? raised|increased|revised|lifted|adjusted,
    أن? يرفع|يزيد|يعدل|رفع|زيادة *? الثمن|السعر|ثمن *? بعد|إذا|خلال|أثناء`),
  supplier: phrases(`
    supplying|selling company|firm|house, company|firm|house|trader|shop that|which supplies|supplied|sold|sells *? *?
    *? bank|goods|van, company|firm that|which supplies|supplied, معرض, المعرض, الشركة الموردة|البائعة, البائع للبنك,
    who sold *? *? *? bank`),
  'owned-by': phrases(`
    holds|hold|owns|own|has every|all|each|most|half|the|a-majority share|shares|stake|stakes|of, sole|only|majority|
    main|principal proprietor|shareholder|owner|partner of, customers|buyers|clients|purchasers|orderers own? *?
    subsidiary|affiliate|company|firm|establishment|shop|branch|arm|property|business, every|all share|shares|stake
    *? *? *? customer|buyer|client, customer|buyer|client|purchaser holds|owns every|all, supplier and
    buyer|customer alike|both|in-one, buyer|customer and supplier alike|both|in-one, is both? supplier and *?
    buyer|customer|purchaser, هو|هي نفسه|نفسها العميل|المشتري, يملكه|تملكه|تملكها|يملكها العميل|المشتري|المتعامل,
    مؤسسة|شركة العميل|المشتري|للعميل|للمشتري`),
  'buyer-must-buy': phrases(`
    customer|buyer|client|purchaser|tenant|lessee|he|it must|is-bound|is-obliged|is-committed|bound|obliged|
    committed|compelled|has-to to? buy|purchase|take|accept, customer|client|buyer|tenant|lessee *? must|to|has-to
    buy|purchase, obliges|binds|compels|requires|commits the? customer|buyer|client|tenant|lessee to? buy|purchase,
    العميل|المشتري|المستأجر ب? الشراء|بالشراء|شراء, يلتزم|ملزم العميل|المشتري|المستأجر ب? الشراء|بالشراء|بشراء`),
  'seller-must-sell': phrases(`
    bank|seller|lessor|landlord|financier must|is-bound|is-obliged|is-committed|bound|obliged|committed|compelled|
    has-to to? sell, bank|seller|lessor must sell, obliges|binds|compels|requires|commits the? bank|seller|lessor|
    financier|landlord to? sell, يلتزم|ملزم|التزم البنك|البائع|المصرف|المؤجر ب? البيع|بالبيع|ببيع|بيع`),
  'mutual-promise': phrases(`
    reciprocal|reciprocally|mutual|mutually|bilateral|two-sided|two-way|both-sided|cross *? *?
    promise|promises|undertaking|undertakings|commitment|wad|waad|pledge|obligation|binding, promise|undertaking|
    wad|waad|commitment is|type|kind|form? two-sided|bilateral|mutual|reciprocal|two-way, promise|undertaking *?
    binding
    on? both|each, exchange|exchanges *? *? binding|firm *? undertakings|promises, both-sides|both|each promise|
    promises|undertake|undertakes *? *? irrevocably|bindingly, تعهد|يتعهد|وعد|التزم كل طرف|واحد|منهما ل? الآخر|للآخر,
    مواعدة|المواعدة ملزمة|لازمة, وعد|تعهد ملزم|لازم ل? الطرفين|للطرفين|للجانبين`),
  'nobody-may-leave': phrases(`
    neither|no|each|both|nobody|none *? *? *? *? *? no|has|have|may|can|is-free|not *? way|escape|withdraw|revoke|
    retreat|back|retract|refuse|decline|cancel *? out|back|it|from, neither|no *? *? has a? way|exit|escape, may|can
    not|neither go|step|draw|pull back *? *?, cannot be? revoked|withdrawn|retracted|cancelled by the? bank|customer|
    buyer|seller|either|anyone *? *? *? *?, cannot|can-not refuse|withdraw|back-out *? *? either|neither,
    لا رجوع|عدول|تراجع فيه|فيها|لأي|لأحد|لأحدهما, لا يحق|يجوز|يملك ل? أي|لأي|لأحدهما *?
    العدول|الرجوع|التراجع|الانسحاب, ولا رجوع ل? أحدهما|لأحدهما|لأي`),
  'each-side': phrases(`
    each|either|both|every|neither *? side|party|parties|sides|of-them, bank *? *? *? *? *? *? customer|buyer|client,
    customer|buyer|client *? *? *? *? *? *? bank|seller, كل|كلا|أي طرف|الطرفين|منهما|من-الطرفين, لأحدهما`),
  'not-bound': phrases(`
    neither|nobody|no|no-one *? *? *? is|are bound|obliged|committed *?, لا|غير *? يلزم|يلتزم|ملزم *? البائع|البنك`),
  'seller-owns-first': phrases(`
    وتملكها|وتملكه|تملكها|تملكه *? *? قبل|ثم|البنك|المصرف|البائع, bank owned|owns *? *? *? before`),
  'not-returned': phrases(`
    not|never|nothing|none|no-part|no *? *? *? given|handed|paid|sent back, not|non|never|un *?
    refundable|returnable|refunded|returned|repaid|recoverable|reimbursed, nonrefundable, unrefundable, no part *? *?
    *? *? *? returnable|refundable|returned|refunded|repaid, becomes|become|turns-into|is|are|forms the? banks|
    sellers|financiers|bank|seller *? property|own|income|money|earnings|revenue|profit, entitled to *?
    full|whole|entire|all *? deposit|earnest|sum|amount, deposit|earnest|amount *? is|are gone|lost|forfeit|
    sacrificed, gives|give up *? *? *? *? *? deposit|earnest|hamish|margin, treats|books|records|takes *? deposit|
    earnest|hamish as *? *? earnings|income|revenue|profit|own, without proof|evidence|regard *? *? damage|loss,
    whatever|regardless-of *? its|the|his|any|actual? loss|damage, لم|لا|لن يرد|ترد|يعاد|تعاد|يسترد|يرجع *? *?
    *? شيء|منه|المبلغ|الهامش, غير قابل|قابلة ل? الاسترداد|للاسترداد|للرد, يحق|يجوز *? *? الاحتفاظ *? *? كاملا|كله,
    ولو|وإن لم يلحقه|يلحق|يصبه|يتضرر, يصادر|يصادره|يأخذ|يستحق *? *? *? كله|كاملا`),
  deposit: phrases('earnest sum|money|amount, good faith|earnest|security *? sum|amount|money, مبلغ الجدية, الجدية'),
  'actual-damage': phrases(`
    less|minus|after|deducting|deducts|net-of *? *? *? loss|damage|cost|harm, bank|seller declines|fails|refuses *?
    *? sell, قدر|بقدر *? *? ضرر|الضرر|خسارة, بعد خصم
    الضرر|ضرر|خسارته`),
  agent: phrases(`
    acts|act|acting for the? bank|seller|financier, representative, delegate|delegates|entrusts|entrust|charges|
    authorises|empowers *? *? purchase|buying *? *? to? customer|buyer|client, for the? banks|sellers account,
    ينيب, إنابة, يتولى *? شراء *? نيابة, delegates|delegate the? purchase`),
  'buyer-given-funds': phrases(`
    sends|send|pays|pay|hands|gives|transfers|remits|advances|releases the? *? money|price|funds|amount|sum *? *?
    to the? customer|buyer|client *? *? *? *? *? *? buys|buy|purchases|purchase, payment|funds|money|price *? *? *? *?
    *? to the? customer|buyer|client *? *? *? *? buys|buy|purchase|purchases|purchased, يسلم|يدفع|يحول|يعطي|نقدم *?
    الثمن|المبلغ|المال|النقود *? *? العميل|المشتري|للعميل|للمشتري *? ل? يشتري|ليشتري|لشراء`),
  need: phrases('because, only he|she|they|it holds|has|can, for lack of, لأنه, لأن'),
  early: phrases(`
    before time|its-time|june|july|december|maturity|term|due|date|schedule, ahead of time|schedule|plan|date,
    within half|a|one a? year|quarter|month, early payers|payer|settlement|settler|settling|payment, paying|payment|
    settlement|settles|settling *? *? *? *? before, settles|settle|pays|pay at any time, rest|remaining months,
    months elapsed, قبل موعده|أوانه|أجله|الأجل|موعدها, السداد|الوفاء|الدفع المبكر, عجل ب? الوفاء|بالوفاء|بالسداد`),
  rebate: phrases(`
    released|relieved|spared|excused|let-off from|of *? *? *?, dropped|drops|drop|falls-away, given|gives|handed|hands
    back the? *? profit|margin, reduce|reduces|reduced|lower|lowers|lowered *? *? price|debt|profit|total, pays only,
    only the profit, less|lower|cheaper *? *? price|amount|total, earns *? *? *? reduction, remitted, written off,
    أسقط, يدفع|دفع أقل, أقل بنسبة, يعفى|أعفي من, حط|بحط`),
  promised: phrases(`
    term of the? sale|contract|agreement, binds, earns, earn, acquires|has|gains a? right, is|are|shall-be|will-be
    released|relieved|spared|excused|given|reduced|dropped, pays only, شرط في, استحق, أسقط *? عنه, دفع أقل`),
  'title-stays': phrases(`
    becomes|become|is|made owner *? *? sooner|earlier|before|only|not, not *? own|owns *? *? before|until, holds|hold
    *? *? *? *? for the? bank|seller, whose property, stays|remains|is|continues *? *? owner, is|are|remains|remain|
    stays|stay the? banks|sellers|financiers *? *?, ownership|property *? *? *? *? *? *? but by|on|with|upon,
    reserves|reserve|reserving|retaining ownership|title|property, property *? *? *? does|do|shall|will not pass,
    لا|لن يملك|يتملك المشتري|العميل,
    يبقى|تبقى|تظل|يظل *? *? على|في ملك|ملكية, تنتقل|ينتقل الملكية|ملكية *? *? *? *? عند|بعد, ملكية *? *? ل? البنك
    *? حتى`),
  'until-paid': phrases(`
    as-long-as|while *? *? *? *? *? owing|owed|unpaid|outstanding|due, paid everything|all|in-full|up, is
    discharged|cleared|settled, final|last payment|instalment|dirham, debt is, ما بقي|دام|دامت, إلا بعد سداد|دفع,
    عند|بعد دفع|سداد *? *? القسط|الأقساط|الثمن, pending full|final|complete? settlement|payment`),
  title: phrases('property in, owner, owns, own, whose property, يملك, يتملك, ملك'),
  availability: phrases(`
    readiness|preparedness|willingness|standing-ready to? *? finance|lend|fund|enter|sell, prepared|ready|willing to
    enter|finance|lend|fund|sell, part|portion|balance|share of|that the? *? limit|ceiling|facility|line,
    unused|undrawn|idle|unutilised balance|part|portion|limit|share *?, granting|approval|approving|opening|setting-up
    of? the? *? facility|limit|line|financing|ceiling, at the? customers|buyers|clients disposal, of the? facility|
    limit|line|ceiling, استعداد *? *? ل? تمويله|لتمويله|التمويل, جزء|الجزء *? *? غير
    المستعمل|المستخدم|المسحوب|مستعمل|مستخدم, منح|الموافقة|إتاحة|توفير *? التسهيل|السقف|الحد|تسهيل|سقف|حد, غير
    المستعمل|المستخدم من`),
  pays: phrases('fee, fees, commission, billed, bills, أجر, أجرة, يتقاضى, عمولة, رسوم, أتعاب, نظير'),
  'while-financier-owns': phrases(`
    which|in-which|during-which the? bank|seller|financier owned|owns|held|holds|had, bank|seller|financier
    owned|owns|held *? *?, until|till|to the? sale|resale|it-is-sold, goods|van|asset are|is|were|was *? *? the?
    banks|
    sellers, not yet own, from the? *? *? purchase *? *? until|till|to, before the? sale, though|although the?
    bank|seller sells *? *? *? *? later|after|afterwards, منذ|من شراء *? *? *? *? *? إلى|حتى, كانت|وهي *? *? *?
    في ملك|ملكية, قبل البيع|بيعها|بيعه|أن-يبيعها`),
  'client-bears': phrases(`
    added|charged|debited|put|billed|recharged|passed to|on *? the? customers|buyers|clients|customer|buyer|client,
    at|to|for *? the? cost|expense|charge of the? customer|buyer|client, customer|buyer|client *? *? pays|pay|meets|
    bears|insures|reimburses, يرجع|يعود البنك|البائع|المصرف على العميل|المشتري`),
  'after-sale': phrases(`
    after|following|once *? *? *? sale|sold, from the? *? *? of? the? sale, بعد البيع|الشراء|شرائها,
    من|بعد يوم|تاريخ? البيع`),
  'old-financing': phrases(`
    old|older|earlier|previous|former|existing|unpaid|outstanding|overdue|first|prior *? one|murabaha|debt|financing|
    facility|balance|arrears|contract, murabaha|debt|financing|balance *? *? from *? #, arrears, still owes, what
    *? *? *? *? *? owes|owe|owed, المديونية|الدين|دينه|التمويل|المرابحة|مرابحة|دين القديمة|القديم|السابق|السابقة|
    القائم, دين العميل|المشتري, المتأخرات`),
  retires: phrases(`
    retire|retires|retired|extinguish|extinguishes|extinguished|clear|clears|cleared|replace|replaces|replaced|
    convert|converts|converted|close|closes|closed|refinance|refinances|refinanced|settle|settles|pay-off|pays-off|
    wipe|wipes|swap|swaps|swapped, أبدل|يبدل|حول|حولت|يحول|تحول|إقفال|يقفل|إطفاء|يسدد|تسوية|تسدد`),
  'this-financing': phrases(`
    this|new|fresh|second|another|one murabaha|sale|financing|of, by this one, out of this, with the? money|proceeds,
    proceeds, هذه|بهذه|بهذا|هذا المرابحة|التمويل|البيع, مرابحة|بمرابحة|تمويل جديدة|جديد|قدرها, إلى|ب مرابحة`),
  larger: phrases(`
    larger|greater|higher|bigger|increased|added|additional|more, than before, # more, of # *? replaced, replaced *?
    *? *? *? #, بزيادة|زيادة|أكبر|أعلى|أكثر|إضافي|مع-زيادة, قدرها|قدره *? *? *? ألفا?`),
  'no-liability': phrases(`
    accepts|accept|hears|entertains|admits no complaint|claim|return, as it|they stands|stand|is|are, nothing to do
    with, no recourse|complaint|remedy|claim|redress, recourse|complaint to|against nobody|no-one|none,
    discharged|released|freed|absolved|quit from|of *? every|all|any, loses|lose|waives|gives-up *? right to
    return|reject|complain, has no right to return|reject, with all *? faults|defects, ليس|لا ل?
    المشتري|للمشتري|للعميل *? رد|يرد, يسقط|سقط *? حق *? *? *? خيار|الرد|رد, على حالها|حاله|علاتها, براءة
    ذمته|البائع|البنك`),
  defects: phrases(`
    hidden|latent|existing|prior *? faults|defects|flaws|defect|fault, complaint, بالعيب, عيب, العيب`),
  late: phrases(`
    on|after|upon|by|in default, tardy, not paid when due, misses|missed|passes the? *? date|day|time, week|day|
    month late, من تأخر,
    متأخر, المتأخر, المماطل`),
  charge: phrases(`
    recover|recovers|claim|claims *? *? *? *? *? *? *? profit|damages|loss, damages, goes|go|rises up? by, adds|add
    *? #, # *? of|on the? *? amount|sum|instalment|rent *? *? outstanding|overdue|late|due, fixed sum of, further
    aed|qar|dirhams|riyals|sum|#, profit it would, bears|bear|pays|pay|attracts|costs *? *? *? *? surcharge|fixed|
    sum|extra, # *? *? a|per|each|every day|week|month, دفع|يدفع *? *? *? *? *? بالمئة|درهم|درهما|ريال, يضاف|زاد|تزاد,
    نسبة|بنسبة *? *? بالمئة`),
  'creditor-income': phrases(`
    half|part|remainder|rest|balance|share|some *? *? *? for|to|goes-to the? bank|seller|lessor|landlord|financier,
    bank|seller|lessor|landlord|financier keeps|retains|takes *? half|part|some|share, نصف|نصفها|ربع|جزء|بعض|الباقي *?
    *? *? للبنك|للمؤجر|للبائع|للمصرف, split|divided|shared *? between *? *? bank|lessor|seller|landlord`),
  loan: phrases('borrows, borrow, borrowed, borrowing, اقترض, يقترض, اقتراض, قرضا, سلفة'),
  condition: phrases(`
    only if|when|where, obliges, part of the? bargain|deal|price, stands|falls|stand|fall or|with, إلا إذا, ليخفض,
    لكي|حتى|كي يخفض|يبيع, depends|dependent|hinges|hangs on, مع قرض, along with`),
  'one-owner': phrases(`
    two|both names|faces|branches of|for one|the-same|a-single, same *? *? owns both|the-two, owns both
    sides|parties|of-them, اسمان|فرعان|واجهتان ل? شركة|لشركة|لمالك|لشخص, manager|mudarib|buyer|client|tenant|lessee
    *? wholly|fully|entirely owned|controlled|held, investor|bank|seller|lessor|financier|provider *?
    wholly|fully|entirely owned|controlled|held, يملك *? *? *? *? ب? الكامل|بالكامل`),
} as const;

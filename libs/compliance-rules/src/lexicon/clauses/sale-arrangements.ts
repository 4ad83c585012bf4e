import { phrases } from '../../text/phrase-list.ts';

/** How people tell in plain words, in one stretch of a clause, what a sale may not contain. */
export const saleArrangements = {
  'bought-after': phrases(`
    order|orders|buy|buys|purchase|purchases|acquire|acquires|obtain|obtains|procure|procures the? *? *? *? *?
    *? *? once|after|when|following the|this|our? sale|lease|contract|agreement|signature|signing|customer|
    tenant *? *? is|are|has|have|signed|executed|signs|concluded, is|are|be to? be? acquired|bought|purchased|
    obtained *? *? *? *? *? *? *? after|following|once|upon *? *? execution|signature|signing|sale|lease,
    bank|seller|lessor|landlord|financier does|do|did not own, does|did not yet? own|possess the *? at|on|when,
    still|currently negotiating|bargaining|trying to|for|over buy|purchase|acquire, our|the? purchase from|of *?
    *? *? is planned|scheduled|expected|foreseen, invoice|purchase is? dated|made|done|concluded after|later,
    still|remains registered|owned|property *? to|by|in|of|with the? *? *? dealer|supplier|vendor|manufacturer|
    third-party, شراء|يشتري|نشتري|تملك|يتملك *? *? *? *? *? *? بعد|عقب إبرام|توقيع|التوقيع|التعاقد|إمضاء, لم
    تنتقل|يتملك|يملك|يشتر|تتملك *? *? *? *? *? حتى|عند|وقت|يوم|بعد|إلى-الآن, ما ليس في|عند ملكه|ملكها|ملك|ه, ما
    زال|زالت *? *? ملكا|مملوكة|مملوكا|باسم *? *? للغير|المورد|المعرض|المالك|لغيره`),
  'sold-before-receipt': phrases(`
    sold|sell|sells|resell|resells|resold *? *? *? *? *? *? *? before *? *? *? *? *? handed|delivered|released|
    received|possession, prior to|before receiving|receipt|taking-delivery *? *? *? *?, neither *? *? *? *? *?
    received|took|collected|inspected *? *? *? *? before, no warehouse|delivery receipt|order|note *? was|is
    issued|given, remains|remain|while *? *? undelivered|unreceived, still has|have|holds
    control|possession|custody of, nobody|no-one|none *? took it|them|delivery over?, refused to
    release|deliver|hand *? *? *? before, باع|يبيع|بعنا|نبيع|بيع *? *? *? *? قبل أن نستلم|يستلم|نستلمها|يستلمها|
    يقبض|يقبضها|نقبضها|تسلم|تستلم, بيع|البيع|باع|يبيع *? *? *? قبل استلام|استلامها|استلامه|تسلم|تخلية|قبض|قبضها|
    قبضه *?, لا حاجة إلى|ل قبض|القبض|استلام, تبقى|يبقى مخاطر|ضمان *? *? على|عند المورد|البائع-الأول`),
  'cost-hidden': phrases(`
    price|cost|amount|figure|sum *? *? *? *? *? *? *? is|are|remains|stays confidential|secret|undisclosed|
    private, told|knows|know|shown|sees only|just? the? final|total|overall|monthly amount|figure|price|sum|
    instalment only|but?, only *? *? the? monthly|final|total figure|amount|instalment, told|informed *? *? *?
    *? not what the? bank|seller, share|show|send the? supplier *? invoice with|to, keep|keeps|kept|leave|left
    out of|from the cost, administrative|general|indirect|overhead burden|expenses|costs|charges, cost
    stated|shown|given *? *? *? *? *? *? *? invoice says|shows, not|never obliged|required|bound|willing to
    reveal|disclose|show|tell|share, will|shall|may not be? disclosed|communicated|revealed|shared|shown, سر من
    أسرار, بالمبلغ|المبلغ النهائي|الإجمالي فقط|دون, لا يفصح|يكشف|يبين|يعلن|يخبر|يطلع *? *? *? ثمن|تكلفة|كلفة|
    سعر|الثمن|التكلفة, لا يحق|يجوز ل? *? الاطلاع|معرفة`),
  'profit-unsettled': phrases(`
    such profit|margin|mark-up as the? *? may notify|decide|determine|state, profit|margin|markup|mark *? *?
    follows|tracks|mirrors|moves-with|shadows|floats the?, profit|margin *? *? *? worked out|computed|
    calculated|set|determined|fixed|reviewed on|at|by|each *? *? each|due|later|every *? *?, profit|margin *? *?
    and|we look|revisit|review|revise|adjust *? *? each|every, ربح|الربح|بربح *? *? لاحقا|فيما بعد, نبدأ|يبدأ
    بربح|ربح *? *? *? نراجعه|نراجعها|يراجع|تراجع|يعدل, هامش الربح لاحقا, الربح متغير|عائم|متحرك, ربح *
    متغير|عائم, profit margin to be advised|agreed|fixed`),
  'dearer-for-time': phrases(`
    extending|extend|deferring|defer|postponing|postpone|postponement|rescheduling|prolonging|delaying|grace *?
    *? *? *? *? *? *? adds|add|costs|cost|raises|increases|carries|brings aed|qar|one|two|three|extra|
    additional|a|an|some|#, postpone|defer|skip|extend|reschedule|delay *? *? *? *? *? *? *? *? against|for|
    in-return-for|in-exchange-for|subject-to an? extra|additional|higher|further, restructured|rescheduled *? *?
    raised|increased|grown from, تمديد|تأجيل|جدولة|إعادة-جدولة|إمهال|مهلة *? *? *? *? *? مقابل|لقاء|نظير|بزيادة,
    نمدد|نؤجل|نمهل|يمدد|يؤجل *? *? *? *? وتدفع|ويدفع|وتزيد|ويزيد|ونزيد أكثر|زيادة|المبلغ|فوق, عند|بعد
    الجدولة|التمديد|التأجيل|جدولة|تمديد|تأجيل *? *? يضاف|تضاف|يزاد|يرفع|يرتفع|يزيد`),
  'own-supplier': phrases(`
    purchased|bought|acquired|buys|acquires|purchases *? *? *? from *? *? customer|applicant|orderer *?
    himself|itself|and|who|which, from a? subsidiary|affiliate|branch|company|sister of|owned-by|held-by the?
    customer|orderer, applicant himself, supplier|vendor *? *? wholly|fully|majority? held|owned|controlled by
    the? customer, original vendor|supplier|seller who? buys|takes|purchases them|it back, licence shows *? *?
    *? sole|only shareholder|owner, يبيعنا|يبيع العميل *? *? ثم يستردها|يشتريها|يستعيدها|نبيعها,
    مملوكة|تابعة|تابع|مملوك *? ل? العميل|المشتري|للعميل|للمشتري|للآمر, المورد|البائع-الأول هو
    العميل|المشتري|الآمر`),
  'nobody-withdraws': phrases(`
    promise|undertaking|waad|wad is? enforceable|binding|obligatory against|on|for|upon both|each|the-two,
    you|customer|bank cannot *? *? and|nor neither? can|may? we|the-bank|the-customer, no|without khiyar|option
    *? for anybody|anyone|either, لا يستطيع|يحق|يجوز|يملك ل? أي|لأي منا|منهما|من-الطرفين
    التراجع|العدول|الرجوع|أن, متبادل لازم|ملزم|بات, تعهد|وعد|التزام متبادل *? دون|بلا|بغير حق|خيار, ولا خيار
    لأي|ل, promise *? obliges|binds each|both|the-two, both *? *? *? irrevocably|firmly bound|obliged|committed`),
  'sale-made': phrases(`
    sale *? is|has|was been? signed|concluded|executed, عقد البيع|بيع *? بعد توقيعه|إبرامه|انعقاده, بعد
    توقيع|إبرام|انعقاد البيع|عقد-البيع`),
  'deposit-lost': phrases(`
    deposit|payment|earnest|amount *? *? non refundable|returnable, deposit|earnest *? *?
    falls|goes|passes|belongs to the? bank|seller|financier *? *? *? even|whatever|though|regardless,
    confiscates|confiscate|confiscated|pockets *? *? deposit|earnest|amount|margin, lose|loses|forfeit|forfeits
    your|his|the|its|their? whole|entire|full? *? deposit, non refundable *? *? whatever|regardless|even,
    retained|kept in full, يؤول|تؤول|يدخل|يعود هامش|مبلغ|العربون *? *? إلى|في|ل إيرادات|دخل|أرباح|البنك|المصرف|
    البائع, هامش|مبلغ|عربون الجدية|الضمان? *? كله|كاملا|بالكامل *? *? *? ولو|وإن|عند, يتنازل|تنازل العميل *? *?
    *? هامش|مبلغ|العربون|عربون, ضاع|يضيع|تخسر|يخسر * *? العربون|عربونك|هامش|المبلغ, كامل هامش|مبلغ|العربون
    الجدية|الضمان? *? *? للبنك|للبائع|للمصرف`),
  'buyer-sent-to-buy': phrases(`
    give|hand|transfer|pay you|him|the-customer the? funds|money|cash|amount *? *? *? *? buy|buys|purchase,
    نسلمك|نعطيك|نحول-لك المبلغ|المال|الثمن *? *? وتشتري|لتشتري|تشتري`),
  'cheaper-for-haste': phrases(`
    settle|settles|pay|pays|paid|clear|clears|prepay|prepays *? *? *? early|within|ahead|sooner *? *? *? *? *?
    we take|knock|cut, pay early pay less, rebate|discount|reduction|ibra automatic|guaranteed|contractual|
    fixed|assured, lowered|reduced|cut *? *? *? *? for each|every month|week|day *? *? *? early|ahead|sooner,
    always|automatically credited|refunded|returned *? to you|him|the-customer, entitled|right|rights to a? *?
    reduction|rebate|discount, من|إذا *? يعجل|عجل|سدد|يسدد|بكر *? *? *? نحط|نخصم|ننقص|يخصم|يحط *?,
    ينقص|يخفض|يحسم الثمن|الدين|الربح *? *? *? عن كل شهر|يوم|أسبوع, وهذا|وهو حق له|للعميل في العقد, تخفيض|خصم|حسم
    مضمون|تلقائي|ملزم|مؤكد`),
  'title-later': phrases(`
    ownership|title|property shall|will|does|do|may|can? not|only *? pass|passes|move|moves|transfer|vest *? *?
    *? *? before|until|after|when|once|upon *? *? *? *? paid|payment|settlement|price|instalment,
    retention|reservation of title, retains|reserves|keeps|withholds the? property|title|ownership,
    continue|continues|go-on to belong|be-owned *? *? *? seller|bank *? *? while|until|as-long-as,
    is|are|stays|remains ours *? *? *? *? *? while|until|as-long-as, becomes|become yours|his|the-customers
    only? *? after|upon|with|when *? *? final|last, لا تنتقل|تنقل|تؤول الملكية|ملكية *? *? *? إلا بعد|عند|ب,
    ملكية|الملكية *? محجوزة|محتفظ|موقوفة, تبقى|تظل|يبقى *? *? مملوكة|ملكا *? *? ما-دام|حتى|إلى|لحين,
    تصير|تصبح|يصير * ملكك|ملكه|ملكا|لك بعد|عند|مع *? الدفعة|القسط|السداد`),
  'fee-for-line': phrases(`
    arrangement|facility|commitment|standby|availability|processing fee|fees|charge *? *? *? *? *? *? *?
    line|limit|ceiling|undrawn|unused|drawn|unutilised, fee|charge|commission for granting|keeping|holding|
    opening|reserving *? *? credit|limit|facility|line|financing|money, for|on|of the? undrawn|unused|unutilised
    *? part|portion|limit|ceiling, عمولة|رسم|أتعاب|مقابل *? على|عن|مقابل? منح|فتح|توفير|إبقاء الائتمان|التمويل|
    خط|السقف|التسهيل|المبلغ, pay|pays us for holding|keeping|reserving`),
  'cover-in-transit': phrases(`
    insures|insure|insured *? *? *? *? in|during transit|shipment|carriage to the? bank|financier|seller *? at
    his|its|own, from|between|until the? *? *? purchase|ownership *? until|till|to resale|sale|delivery *? *? *?
    *? *? charged|billed|borne, insurance|premium|premiums|cover|takaful|contribution *? *? *?
    before|prior-to|preceding the? sale *? *? on|by|to|from|billed|charged the? client|customer|orderer,
    even|although|though *? *? *? still ours|the-banks, قسط|أقساط|تأمين|تكافل *? *? قبل البيع|بيعها *? على
    العميل|المشتري|الآمر, مع أنها|أنه ما زالت|زال لنا|ملكنا|للبنك`),
  'rolled-over': phrases(`
    debt|balance|murabaha|financing *? *? *? converted|turned|rolled|folded into|over *? *?
    new|fresh|second|another murabaha|sale|financing, close|closes|settle|settles|pay-off|clear|discharge *? *?
    old|previous|earlier|first *? *? *? with *? *? new|fresh|second, rollover|rolled over *?,
    قلب|تحويل|يقلب|يحول الدين|المديونية|المتأخرات *? *? إلى|ب مرابحة|عقد|تمويل, يقفل|نقفل|يسدد|نسدد|تسوية *? *?
    الدين|تمويلك|التمويل|المرابحة|المديونية القديم|القديمة|السابق|السابقة *? *? ب|من|عبر عقد|تمويل|مرابحة|بعقد|
    بتمويل|بمرابحة`),
  'faults-on-buyer': phrases(`
    waives|waive|gives-up|renounces *? claim|claims|right|rights|recourse *? *? *? *? *? *? faults|fault|
    defects|defect|flaws, manufacturer only *? *? never|not *? *? bank|seller, never|not *? to|against the?
    bank|seller *? for? *? defect|fault|flaw, يتنازل|تنازل *? *? حقه|حق|الحق *? *? الرجوع|الرد *? *? *?
    العيوب|العيب|عيب, لا علاقة ل? *? بالعيوب|للعيوب|عيب, بريء|بري من كل|أي عيب, broken *? is|it-is your|his
    problem`),
  'one-price-later': phrases(`
    two|both prices *? *? *? *? *? applies|apply|chosen|decided *? *? *? later|afterwards|seen, # by|in|on * or
    # by|in|on * whichever|as you|he, # في|خلال * أو # في|خلال *, بسعرين|ثمنين|سعرين دون|بلا|بغير, whichever you
    end, ويختار *? بعد التوقيع|العقد, تسعة|عشرة|ألف *? في * أو *? عشرة|أحد|اثني *? في`),
  'fee-for-lateness': phrases(`
    delay|late|lateness|arrears|default|overdue|behind *? *? *? *? *? *? *? adds|add|costs|bears|bear|attracts|
    carries|pays # *? *? *? *? *? *? *? bank|lessor|landlord|seller|financier|creditor|investor,
    delay|late|lateness *? *? *? *? *? *? adds|costs|attracts|carries *? # % *? *? *? *? *? accrues|goes|
    belongs|payable|paid to the? *? bank|seller|lessor|landlord|financier, additional|extra amount|sum|charge
    for|to the? benefit|account of the? lessor|landlord|bank|seller|financier, behind with *? *? *? pays *? *?
    *? *? *? *? to the? landlord|lessor|bank|seller, عن كل يوم|شهر|أسبوع تأخير *? يدفع *? *? *? *? *?
    للمؤجر|للبنك|للدائن|للبائع|تعويضا`),
  'lends-first': phrases(`
    loan|lends|lend|advance|advances *? *? *? *? *? *? *? precondition|condition|prerequisite of|for,
    precondition|prerequisite *? *? *? *? *? loan|lends|lend|borrows, provided|on-condition|condition|only-if|if
    that? *? *? *? *? lends|lend|loan|borrows|borrow *? *? *?, يقرض|يسلف|تقرض|إقراض|قرض *? *? *? *?
    شرط|شرطا|كشرط *? ل?`),
} as const;

import { phrases } from '../../text/phrase-list.ts';

/** How contracts speak of ownership and its duties, of rent and charges, and of what is leased or sold. */
export const ownershipCues = {
  title: phrases(`
    ownership, title, property of, owner of, property, ملكيه, الملكيه, مالك, مالكا, تملك, ملك, ملكا, to the?
    lessee|tenant, becomes|become|is|be the? tenant's|lessee's|hirer's|renter's|customer's|client's|his|hers,
    الي المستاجر, للمستاجر`),
  'title-stays': phrases(`
    ownership|title *? *? *? remains|remain|stays|stay|retained|withheld|reserved|kept|rests with|by|in?, retains|
    retain|reserves|reserve|keeps|withholds the? ownership|title, remains|stays the? property|owner of? the?
    seller|bank?, ownership|title *? *? passes|transfers only|once|after, ownership|title shall|does|will|do not
    pass|transfer|move, تبقي|يبقي|تظل|يظل ملكيه|ملك|مالك|مملوكه, تبقي|تظل * * * ملك|البنك|للبايع, يحتفظ
    البنك|البايع|المصرف? بملكيه|بالملكيه, لا|لن تنتقل|ينتقل|توول ملكيه|الملكيه|ملك, يظل|يبقي|تظل|تبقي|يستمر *? *? *?
    مالكا|مالك|مالكه|ملكا|مملوكه, continues as|to-be owner, remains owner, holds|hold title|ownership, not become the?
    owner|property, ownership|title transfer|transfers|transferred|passing on|upon|at|after|when`),
  'until-paid': phrases(`
    until, till, final|last instalment|installment|payment, paid in full, full payment, fully paid, has paid, is paid,
    حتي, الي ان, الا بعد, بعد سداد|دفع, اخر قسط, كامل الثمن, جميع الاقساط, pending, discharge, discharged, settles,
    has settled, satisfied, settlement in full, يستوفي, استيفاء, لحين, ريثما, الي حين, يسدد`),
  pledged: phrases('mortgaged, mortgage, pledged, pledge, lien, رهن, ترهن, مرهونه, يرهن'),
  'commitment-fee': phrases(`
    commitment|facility|availability|standby|limit|line fee|fees|charge|commission, رسم|رسوم|عموله|اجر ارتباط|التزام|
    تسهيل|تسهيلات|جاهزيه|السقف|تخصيص, fee|fees type|kind|name|for commitment|facility|availability`),
  pays: phrases(`
    pay, pays, paid, paying, payable, charge, charged, charges, fee, owes, يدفع, تدفع, دفع, رسم, رسوم, عموله, يسدد,
    مقابل, يتقاضي, levied, levy, levies, billed, deducted`),
  availability: phrases(`
    keeping|making|holding the? facility|line|limit|funds|credit|financing open|available|ready, for|of the?
    availability, undrawn|unused, توفير التمويل|التسهيلات|السقف|حد, اتاحه التمويل|السقف|التسهيلات, غير المستخدم,
    undrawn|unused|unutilised part|amount|portion|limit|balance, limit that is not used, السقف غير`),
  insurance: phrases(`
    insurance, insure, insures, insured, insuring, takaful, premium, premiums, cover, تامين, التامين, يومن, تومن,
    تكافل, التكافل`),
  'while-financier-owns': phrases(`
    while|when|as-long-as the? bank|seller|financier|it still? owns|holds|has, before the?
    sale|it-is-sold|resale|it-sells, during the? bank's|seller's|its ownership|possession|holding, prior to the? sale,
    until|pending the? sale, في|داخل ملك|ملكيه البنك|البايع|المصرف, قبل البيع|بيعها|بيعه, خلال|اثناء|مده|فتره فتره?
    تملك|ملكيه|تملكه, وهي في ملك, pre sale, before sale, seller|bank ownership, before the? bank|seller
    sells|resells|has-sold`),
  'client-bears': phrases(`
    paid|borne|met|covered separately? by the? customer|buyer|client|purchaser, customer|buyer|client|purchaser
    shall|will|must? pay|pays|bear|bears|insure|insures|meets|covers, on|for|at the? customer's|buyer's|client's?
    account|expense|cost of? the? customer|buyer|client?, charged|billed to the? customer|buyer|client,
    يتحمل|يدفع|يسدد|تحمل العميل|المشتري|الزبون, علي|من حساب|نفقه|عاتق|ذمه العميل|المشتري, علي العميل|المشتري,
    reimbursed|refunded|repaid|recovered|collected|met by|from the? customer|buyer|client|purchaser|applicant,
    applicant pays|bears|reimburses, customer|buyer|purchaser|client reimburses|refunds, يرد|يعوض العميل|المشتري,
    محمله علي, payer|by the? buyer|customer|client|purchaser`),
  'settles-old': phrases(`
    repay|repays|repaying|settle|settles|settling|close|closes|clear|clears|discharge|pay|pays|refinance|refinances
    off? the? *? *? *? *? murabaha|debt|balance|balances|dues|instalments|facility|financing, لسداد|سداد|اقفال|لاقفال|
    اغلاق|تسويه|لتسويه|تصفيه المرابحه|مديونيه|دين|المديونيه|رصيد|التمويل, repay|repays|settle|settles|clear|clears *?
    *? *? *? *? *? *? murabaha|facility|financing, debt|balance|murabaha|facility|financing|dues *? *? *? *? *?
    rolled|folded|converted|merged into|over, roll|rolls| rolling|fold|folds|folding *? *? *? *?
    debt|balance|murabaha|facility|financing|dues into|over, يسدد|تسدد|سدد|اطفاء| لاطفاء|تدوير|يطفا|تطفا *? *? *? *?
    رصيد|دين|مديونيه|المديونيه|المرابحه|مرابحه|التمويل`),
  earlier: phrases(`
    old, older, earlier, previous, existing, prior, former, first murabaha, outstanding, قديم, قديمه, القديمه, السابق,
    السابقه, الاولي, قايم, القايمه, السابقه`),
  more: phrases(`
    more, higher, greater, larger, increase, increased, extra, exceeds, additional, top up, اعلي, اكثر, زياده, ازيد,
    اكبر, مع زياده, يزيد`),
  'no-liability': phrases(`
    not|never|nor|no-longer be? liable|responsible|answerable|accountable, bears|accepts|assumes|has|have|takes no
    responsibility|liability, as is, without any? liability|responsibility|recourse, excluded|exempt|free|released
    from? liability|responsibility|any, disclaims, بريء|بري من?, براءه, لا يسال|يتحمل|يضمن|يعد, غير مسوول|ضامن, دون
    مسووليه, معفي, no warranty|warranties|guarantee|undertaking|claim|recourse, gives|give|gave no, without
    warranty|guarantee, not answer|warrant, does not warrant, لا ضمان, دون ضمان, غير ضامن, لا رجوع`),
  defects: phrases(`
    defect, defects, flaw, flaws, faults existing, عيب, عيوب, العيوب, خلل, latent, shortcomings, faulty,
    faults`),
  late: phrases(`
    late, delay, delays, delayed, overdue, arrears, default, defaults, past due, lateness, تاخير, تاخر, متاخر, متاخره,
    المتاخره, التاخير, مماطل, المماطل, مماطله, تخلف, تاخره, defaulting, not paid on|by|in time, fails|failing to pay,
    behind with, unpaid on, after the? due date,
    received|paid|settled|made|arriving|arrives|comes|coming after the?
    #|first|fifth|seventh|tenth|fifteenth|agreed|due|
    its, misses, missed, لم يسدد|يدفع في,
    يدفع|تدفع|يسدد|تسدد|سدد|دفع بعد موعده|موعدها|الموعد|الاستحقاق|استحقاقه|تاريخه,
    التاخر, تاخرت, متاخرا`),
  charge: phrases(`
    fee, fees, penalty, penalties, fine, fines, surcharge, interest, owes, compensation, compensate, compensates,
    charge, charges, additional sum|amount, extra, percent a month|day|year, increase, غرامه, غرامات, رسم, رسوم,
    تعويض, بتعويض, يعوض, زياده, فايده, فوايد, مبلغ اضافي, جزاء, شرط جزايي, # % per|a annum|month|year|day, # percent
    per|a annum|month|year|day, additional #, pays|owes the? bank|seller|lessor|landlord|financier #, تضاف, يضاف,
    بالميه عن|علي كل, ان يدفع للبايع|للبنك|للمؤجر|للمصرف, further # percent|%, further two|one|three percent, تعويضا,
    غرامات تاخير`),
  'creditor-income': phrases(`
    income, revenue, revenues, lost profit, loss of profit, earnings of, keeps, retains, kept by, payable to the?
    landlord|lessor|bank|seller|owner|financier, for the? benefit of the? bank|seller|landlord|lessor, to the?
    bank's|its own? account, ايراد, ايرادات, دخل, فوات الربح, لصالح البنك|المؤجر|البايع|الممول, ينتفع, ارباح البنك,
    للمؤجر, owed to the? lessor|bank|seller|landlord, ارباح المصرف|البنك|المؤجر, الي ارباح|ايرادات|دخل`),
  charity: phrases(`
    charity, charities, charitable, donate, donates, donation, good causes, red crescent, خيري, خيريه, تبرع, يتبرع,
    بالتبرع, صدقه, هلال احمر, وجوه الخير|البر, للخير, للفقراء`),
  loan: phrases(`
    loan, loans, lend, lends, lending, lent, advances|advance the? *? tenant|customer|buyer|client|*, qard, قرض, قرضا,
    يقرض, اقراض, سلفه, يسلف, قرضه`),
  condition: phrases(`
    condition, conditional, conditioned, provided, in return|exchange, subject to, only if, unless, requires,
    required, in consideration, so that, بشرط, يشترط, مشروط, مشروطا, شرط, شريطه, مقابل, علي ان, اشترط`),
  'cash-price': phrases(`
    cash, spot, paid now, if paid now|today, نقدا, حالا, نقد, حال, كاش`),
  'deferred-price': phrases(`
    over a? # ? year|years|month|months, over a year, instalments, installments, deferred, on credit, in twelve|#
    months, later, تقسيط, بالتقسيط, مؤجلا, مؤجل, اقساط, بالاجل, اجل`),
  undecided: phrases(`
    decide, decides, choose, chooses, choice, elect later, after signing, whichever, either, undecided, without
    choosing|settling|deciding, دون تحديد|اختيار|تعيين, يختار, للمشتري الخيار|اختيار, بعد توقيع|التوقيع|العقد, ايهما`),
  chosen: phrases(`
    chose, chosen, elected, settled on, agreed on, before signing, selected, اختار, اختارا, اتفقا, استقر, قبل
    التوقيع|توقيع|العقد`),
  rent: phrases('rent, rents, rental, rentals, اجره, الاجره, اجور, ايجار, الايجار, اجره العين'),
  whim: phrases(`
    sees|see|thinks|think fit, at|in its|his|the|their? sole|own|absolute|full|lessor's|landlord's? discretion,
    unilaterally, as he|it|she|they wishes|wish|likes|like|pleases|wants, at will, from time to time, whenever
    he|it|the-lessor wishes|wants|likes, كما يشاء|يريد|يري|يحب, بارادته, اراده المؤجر|المالك|منفرده, المنفرده, حسب
    رغبته|تقديره, متي شاء|اراد, وفق مشييته, as|such amount|sum|rent? as? the? lessor|landlord|owner notifies|decides|
    determines|chooses|fixes|sets, lessor|landlord|owner decides|determines|sets|fixes *? *?
    rent|rental|each|every|it, what|which|whatever rent|amount he|it|she|they|the-lessor|the-landlord
    wants|wishes|likes|
    chooses|fixes|decides, بمفرده, منفردا, يحددها|يقررها|يحدد|يقرر المؤجر|المالك *? *? كل?,
    set|fixed|determined|decided by the? lessor|landlord|owner, at the? lessor|landlord|owner will, whatever *?
    lessor|landlord|owner`),
  'agreed-later': phrases(`
    agreed|determined|fixed|set|decided|settled|notified later|afterwards|subsequently|in-due-course|after|hereafter,
    to be agreed|determined|advised|fixed, left open, open rent, يتفق * * * * لاحقا, تحدد|يحدد لاحقا|فيما-بعد, لاحقا,
    فيما بعد, غير محدده|معلومه|معروفه, تترك, is|are|be? settled|fixed|determined|agreed once|when|upon|after, by later
    agreement, للاتفاق لاحقا`),
  'no-term': phrases(`
    no end|expiry|fixed|set date|term|duration|period, without a|any? fixed|end|set? term|date|duration|expiry|end, as
    long as the? lessor|owner|landlord|bank|parties? wishes|likes|wants|pleases|he|it, indefinite, indefinitely, open
    ended, no term, مده غير محدده|معلومه|معروفه|معينه, مده * غير محدده|معلومه, مده مفتوحه, بلا|دون|بدون مده|اجل, المده
    مفتوحه|مجهوله, غير محدده|محدد المده, until the? lessor|landlord|owner|bank decides|chooses|ends|wishes|terminates|
    stops, until further notice, حتي يقرر|يشاء|ينهي المؤجر|المالك`),
  accrues: phrases(`
    payable, due, runs, run, accrues, accrue, starts, start, begins, begin, counted, charged, owed, is paid, تستحق,
    يستحق, تبدا, يبدا, تحتسب, يحتسب, تدفع, يدفع, تسري, يسري, rent before`),
  'before-delivery': phrases(`
    before|prior-to|without the|its|any? *? delivery|handover|delivered|handed|possession|receipt, from|on|at the?
    date? of? signing|signature|contract|conclusion date?, before the? *? is|has|was|been|can be?
    delivered|handed|received|used, although|though|even|while the? *? *? not-yet|is|has|was
    delivered|handed|undelivered, delivered|handed over? *? *? months|weeks|days? later|afterwards, handed over *
    months afterwards, قبل ان? تسليم|التسليم|استلام|تسلم|تسليمها|استلامها|يتسلم|يستلم, من يوم|تاريخ?
    التوقيع|توقيع|التعاقد|العقد|ابرام, وان|ولو|رغم تاخر|لم تسليم|يسلم|تسلم, as of|from the? execution|date|signing
    of?, upon execution|signing|signature, irrespective|regardless of the? delivery|handover, اعتبارا من تاريخ|يوم?
    العقد|التوقيع|التعاقد|توقيع, ولو|وان لم يتسلم|يستلم|تسلم|يتسلمها|يستلمها|تسلمها`),
  'major-work': phrases(`
    structural, major, gearbox, gearboxes, transmission, compressor, boiler, essential, fundamental, capital repairs,
    heavy repairs, all|every|any|whole the?
    repairs|repair|maintenance|works, engine, roof, foundation|foundations, overhaul, overhauls, core
    component|components, basic maintenance, main maintenance, اساسيه, الاساسيه, هيكليه, الهيكليه, جوهريه, الجوهريه,
    كبري, كبيره, كبيرها, رييسيه, الرييسيه, جميع|كل|كافه اعمال|نفقات|انواع? الصيانه, عمره المحرك, الصيانه كلها|كامله,
    main|principal|vital parts|part|components, roofing, lift, elevator, chassis, القطع|قطع الرييسيه|الاساسيه, محرك,
    سقف, السقف, اساسات, هيكل, الهيكل, المحرك, مصعد, كل|اي عطل|خلل, كبيرا, any breakdown`),
  'upkeep': phrases(`
    repair, repairs, repaired, maintenance, maintain, maintains, replace, replaces, component, components, upkeep,
    works, صيانه, الصيانه, اصلاح, ترميم, استبدال, اعمال, renew, renewal, restore, foundations, roof, mend, mends,
    put|puts|putting|set|sets|setting it|them|this|that right, ترميمات, نفقات,
    اصلاحات, عطل, يصلح, يصلحه, يصلحها, breakdown, breakdowns`),
  'lessee-bears': phrases(`
    tenant|lessee|client|customer|renter|hirer alone? shall|will|must|is? also|solely? bear|bears|pay|pays|replace|
    replaces|repair|repairs|maintain|maintains|carry|carries|keep|keeps|insure|insures|responsible|liable|answerable|
    cover|covers|arrange|arranges|undertakes, on|upon|to|by the? tenant|lessee|client|customer,
    tenant's|lessee's|client's|his expense|cost|account, at his own? cost|expense, يتحمل|يدفع|يلتزم|تحمل
    المستاجر|العميل, علي نفقه|حساب|عاتق? المستاجر|العميل, المستاجر مسوول|ملزم|يتحمل, علي العميل وحده?, tenant|lessee|
    client|customer|renter|hirer *? *? shall|must|will|to? take|takes|procure|procures|obtain|renew|renews|restore|
    restores|rebuild|fund|funds|see|sees, responsibility|duty|burden|obligation of|on the?
    tenant|lessee|client|customer|renter, for the? account of the? tenant|lessee|client|customer,
    is|are|be|falls for|to the? tenant|lessee|client|customer|renter|
    hirer to pay|bear|cover|settle|mend|put|see, renter
    undertakes|pays|bears, bear|bears its|their cost, borne by the? renter, مسووليه|واجب|ضمان|ذمه المستاجر|العميل,
    يسددها|يدفعها|يتحملها|يسدده|يتحمله المستاجر|العميل, علي المستاجر|العميل, charged|billed|passed|invoiced to|on *?
    *? *? *? lessee|tenant|client|customer|renter, يصلحه|يصلحها|يصلح|يجدد|يستبدل المستاجر|العميل, at|for the?
    expense|cost|charge of the? tenant|lessee|client|customer|renter|hirer`),
  'owner-bears': phrases(`
    fall|falls|are|is|remain|remains|lies|rest|rests on|with|upon|borne|for the? by? lessor|owner|landlord,
    lessor|landlord|owner bears|pays|carries|insures|repairs, paid|borne by the? lessor|landlord|owner, علي
    المؤجر|المالك|البنك, يتحمل|يتحملها المؤجر|المالك, المؤجر يتحمل|يدفع, بقدر|بنسبه الملكيه|ملكيتهما|حصصهما,
    owner|lessor|landlord sees to|attends|repairs|maintains, owner sees, مسووليه المؤجر|المالك`),
  'routine-work': phrases(`
    routine|operational|daily|ordinary|minor maintenance|repairs|upkeep|service, صيانه
    تشغيليه|يوميه|دوريه|عاديه|بسيطه, التشغيليه, routine, cleaning, تنظيف, نظافه`),
  liable: phrases(`
    answerable, liable, responsible, responsibility, guarantees, guarantee, guarantor, bears, bear, indemnifies,
    indemnify, indemnity, answers, makes good, insurer, compensates, compensate, يضمن, ضامن, ضامنا, ضمان, يتحمل,
    مسوول, تعويض, يعوض, surety, does|shall|will not release|relieve|discharge|excuse, علي ضمان, تبعه, مخاطر`),
  'asset-loss': phrases(`
    loss, lost, destroyed, destruction, damage, perishes, perish, burns, burnt, stolen, theft, ruin, العين, هلاك,
    هلكت, تلف, تلفت, سرقه, تدمير, احتراق, هلك, perish, accident, هلاك العين|العقار, افه, احترق, احترقت, غرقت, غرق,
    سرقت, دمرت, تحطمت, sinks, sunk, wrecked`),
  regardless: phrases(`
    even without|absent|if-there-is-no|with-no fault|negligence|misconduct, even if|where not|without|he at? fault,
    without any? fault|negligence, in all|any|every cases|case|circumstances|event|events, whatever the? cause|reason|
    happens|result|outcome|results|venture|it|he|its, come what may, regardless, irrespective, however caused, for
    whatever reason, no matter, whether or not, whatever, any cause, ولو بغير|بدون|دون|من-غير تعد|تقصير|تعدي|خطا, في
    كل|جميع|كافه الاحوال|الحالات|الظروف, مهما كان|كانت|بلغت|حدث|تغيرت, باي سبب, بغض النظر, ايا كان|كانت, سواء, او لم,
    دون تعد|تقصير, accidental, accidentally, accident, ولو كان|كانت|وقع|حصل بغير|بدون|دون|بلا تعد|تعدي|تقصير|خطا,
    force majeure, act of god, natural disaster, even if
    it|he|they|the *? *? fails|loses|lost|fail, whether *? *? *? *? *? or not|loses|loss|no, profit or no|loss, good
    or bad, بافه سماويه, ولو بافه, قوه قاهره, قضاء وقدر, حتي لو|وان|ولو|ان خسر|خسرت|لم|فشل|نقص, ربح|ربحت *? *? او|ام
    خسر|خسرت|لم, ربحت? او خسرت?, دون نظر الي`),
  'fault-only': phrases(`
    only|except|unless|save|excluding * *? *? *? misconduct|negligence|fault|breach|wilful|gross|negligent, except in?
    for? case|cases? of? misconduct|negligence|breach|fault, only in? for|where|when|if|in-case-of|against he|she|it?
    was|is? at? fault|misconduct|negligence|breach|negligent, misconduct|negligence|fault *? *? *? *? only, against
    misconduct|negligence, unless he|it|she is? negligent|breached|at-fault, الا في|ب|عند? حالات|حاله|حال?
    التعدي|تعدي| تعديه|بالتعدي|بالتقصير|بتعديه|تقصيره, الا بالتعدي|بتعد|بتعديه|اذا-تعدي|اذا-قصر, ما لم
    يتعد|يقصر|يتعدي|يخالف, اذا تعدي|قصر, بسبب تعديه|تقصيره`),
  continues: phrases(`
    continue, continues, remains payable|due, still due|payable|owed, is still, goes on, keeps running, تستمر, يستمر,
    تبقي, تظل, يستحق ولو, لا تسقط, does|shall|will|not? not? release|relieve|discharge|excuse the? lessee|tenant *? *?
    rent|paying|payment, go on paying, keeps paying, still pays, pays on`),
  'goes-on-paying': phrases(`
    goes|go|going on paying, keep|keeps|continue|continues paying|to-pay, still pays, pays on, يستمر|يواصل|يظل *?
    الدفع| دفع|يدفع|السداد|سداد|يسدد`),
  passes: phrases(`
    passes, pass, passing, transfers, transfer, transferred, vests, becomes, become, moves, devolves, تنتقل, ينتقل,
    انتقال, توول, يصبح, تصبح, يتملك, صار`),
  automatic: phrases(`
    automatically, automatic, by itself, of its own accord, ipso facto, without any?
    further|new|other|additional|separate? act|contract|deed|formality|step|document|agreement, on|upon|with|by the?
    payment|paying|settlement of the? last|final|all, as soon as the last, تلقاييا, تلقايي, بمجرد, دون|بلا|بغير حاجه,
    بسداد اخر|كامل|جميع, دون|بلا|بغير عقد, مباشره بعد اخر, forthwith, instantly, immediately upon|on, by operation of,
    straight away, at once on, تلقاء نفسها|نفسه, فورا, بقوه العقد`),
  'automatic-transfer': phrases('automatic transfer|passing, ownership|title by operation of, انتقال تلقايي'),
  benchmark: phrases(`
    eibor, libor, saibor, sofr, qibor, benchmark, interbank rate, موشر, الموشر, ايبور, ليبور, سايبور, سعر الفايده`),
  bounded: phrases(`
    floor, ceiling, cap, capped, minimum, maximum, between, upper and lower, limits, حد ادني|اعلي, الحد الادني|الاعلي,
    سقف`),
  'strict-liability': phrases(`
    liability strict|absolute|full|unlimited|always|all|any|every, risk of? loss by|on? lessee|tenant,
    strictly|absolutely liable, loss liability lessee|tenant always|all`),
  'lease-and-sale': phrases(`
    both a? lease|rental and|as-well-as a? sale, lease|rent and sale|purchase in one|the-same, is a? lease and a?
    sale, same contract is a? sale, single contract of lease and sale, عقد ايجار|اجاره وبيع, بيع وايجار|واجاره
    معا|في-عقد?, اجاره وبيع في عقد`),
  'past-rent': phrases(`
    fell|fallen|already|past due, overdue, unpaid, accrued, arrears, past|previous|earlier|elapsed
    months|periods|rent|month|period, rent already, المستحقه, الماضيه, السابقه, المتاخره, عن الاشهر|الشهور
    الماضيه|السابقه, فات, rent of earlier, months gone, to past, past due`),
  repriced: phrases(`
    recalculated, repriced, reprice, recalculate, adjusted, revised, re-set, retroactively, retroactive,
    retrospectively, retrospective, increased, changed, at the new rate, اثر رجعي, باثر رجعي, تعدل, يعاد
    احتساب|حساب|احتسابها, تعاد, يعدل, تزاد, uplifted, raised, brought up? to the, re rated, marked up, ترفع, رفع,
    تحتسب من جديد, revision, review, re priced, re pricing, repricing`),
  leaseback: phrases(`
    rents|rent|leases|lease|hires it? back? from the? bank|financier|lessor|buyer|same, leaseback, lease back,
    leases|rents it back, يستاجرها|يستاجره|يستاجر منه|من, اعاده تاجير|استيجار`),
  'buy-back': phrases(`
    buy|buys|buying|repurchase|repurchases|purchase it|them|the? *? back, buy back, buyback, repurchase, repurchases,
    اعاده شراء|شرايها|شرايه, يعيد شراء|شراءها|شرايها, شرايها منه`),
  sublet: phrases(`
    sublet, sublets, subletting, sublease, subleases, sub let, sub lease, let|lease|rent the? *? to
    others|another|third-parties, من الباطن, لغيره, للغير, لمن يشاء|شاء|اراد, to whom he|it pleases|likes, to anyone`),
  'without-leave': phrases(`
    without|no the|any|his|its|prior|asking|written? *? permission|consent|approval|leave|asking|owner, without
    asking, without reference to, need|needs|needing no permission|consent|approval, دون|بدون|بغير|بلا|من-غير
    اذن|موافقه|اذنه|موافقته|رضا|علم|الرجوع, without reverting|recourse|reference|notice|notifying|informing|telling,
    دون علم|اشعار|اخطار|استيذان, من غير|دون|بلا رجوع|الرجوع|استشاره`),
  repossess: phrases(`
    repossess, repossesses, repossessed, repossession, takes|take|takes-back|recover|recovers the? *? back,
    termination, terminated, terminates, استرداد, استرجاع, يسترد, استعاده, فسخ,
    taking|took|takes|take *? *? back`),
  'remaining-rents': phrases(`
    remaining|future|unexpired|unused|rest months|month|rents|rent|rentals|term|instalments|of-the-rent, rents|rent
    of|for all|the? remaining, المتبقيه, الباقيه, باقي المده|الاشهر|الاجره, بقيه المده|الاشهر|الاجور,
    months|rents|rent|term that|which remain|remains`),
  'fall-due': phrases(`
    due, at once, immediately, accelerate, accelerated, payable, تحل, حالا, فورا, تستحق, معجله, تصبح مستحقه,
    demand|demands|claim|claims the? rents|rent|months`),
  consumed: phrases(`
    litres|liters|barrels|gallons|tonnes|tons|kg|sacks|bags|cartons|crates|boxes|bushels of? *?
    diesel|petrol|gasoline|
    fuel|oil|rice|flour|wheat|sugar|food|milk|dates|meat|fruit|vegetables|grain|gas|water|feed, diesel|jet|aviation
    fuel, cash, money, banknotes, sum|amount of money|#, # dirhams|riyals|dollars|aed|qar, foodstuffs, food supplies,
    groceries, candles, مبلغ, نقود, نقدي, نقديه, لتر|برميل|كيس|طن|كيلو|كرتون وقود|ديزل|بنزين|زيت|ارز|طحين|قمح|سكر|تمر|
    غاز, مواد غذاييه, اطعمه, وقود`),
  'holds-it': phrases(`
    truck, trucks, tanker, tank, tanks, mill, mills, pump, pumps, store, warehouse, silo, silos, station, register,
    registers, counter, machine, machines, plant, refinery, trailer, safe, atm, dispenser, شاحنه, صهريج, خزان, مطحنه,
    مضخه, مخزن, محطه, صومعه, ماكينه, اله, جهاز, صراف`),
  'nothing-named': phrases(`
    whatever, anything, something, any goods|asset|equipment|item|items|commodity|property|project|business, to be?
    decided|determined|agreed|chosen|specified|confirmed|advised, tbd, tba, unspecified, various, miscellaneous,
    chosen later, yet to be, later choice, of the customer's|buyer's choice, اي شي|سلعه|بضاعه|مشروع|عين|نشاط, متنوعه,
    متنوع, مختلفه, تحدد|يحدد لاحقا|فيما-بعد, غير محدده|محدد|معينه, لاحقا, متفرقات`),
} as const;

import { phrases } from '../../text/phrase-list.ts';

/** How contracts speak of rent, of the burdens of an owner and a lessee, and of what is let or sold. */
export const leaseCues = {
  rent: phrases(`
    rent, rents, rental, rentals, اجره, الاجره, اجور, ايجار, الايجار, اجره العين,
    the rent`),
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
    lessor|landlord|owner,
    tell|tells|notify|notifies|inform|informs|advise|advises|name|names * *? *? *? how-much|what|which,
    lessor|owner will|shall|may say|tell|decide|announce|fix|set|name`),
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
    stops, until further notice, حتي يقرر|يشاء|ينهي المؤجر|المالك,
    no date|end|term has|have|is|was been? set|fixed|agreed|given, never ends, no date *? for the? end`),
  accrues: phrases(`
    payable, due, runs, run, accrues, accrue, starts, start, begins, begin, counted, charged, owed, is paid, تستحق,
    يستحق, تبدا, يبدا, تحتسب, يحتسب, تدفع, يدفع, تسري, يسري, rent before,
    owes, owe, rent from, bound to pay,
    commence, commences, commencing`),
  'before-delivery': phrases(`
    before|prior-to|without the|its|any? *? delivery|handover|delivered|handed|possession|receipt, from|on|at the?
    date? of? signing|signature|contract|conclusion date?, before the? *? is|has|was|been|can be?
    delivered|handed|received|used, although|though|even|while the? *? *? not-yet|is|has|was
    delivered|handed|undelivered, delivered|handed over? *? *? months|weeks|days? later|afterwards, handed over *
    months afterwards, قبل ان? تسليم|التسليم|استلام|تسلم|تسليمها|استلامها|يتسلم|يستلم, من يوم|تاريخ?
    التوقيع|توقيع|التعاقد|العقد|ابرام, وان|ولو|رغم تاخر|لم تسليم|يسلم|تسلم, as of|from the? execution|date|signing
    of?, upon execution|signing|signature, irrespective|regardless of the? delivery|handover, اعتبارا من تاريخ|يوم?
    العقد|التوقيع|التعاقد|توقيع, ولو|وان لم يتسلم|يستلم|تسلم|يتسلمها|يستلمها|تسلمها,
    even|although|though|while *? *? keys|premises|asset|goods|machine|vehicle *? *? *? *? later|months|weeks,
    irrespective|regardless of the? date|day|time of delivery|handover|possession`),
  'major-work': phrases(`
    structural, major, gearbox, gearboxes, transmission, compressor, boiler, essential, fundamental, capital repairs,
    heavy repairs, all|every|any|whole the?
    repairs|repair|maintenance|works, engine, roof, foundation|foundations, overhaul, overhauls, core
    component|components, basic maintenance, main maintenance, اساسيه, الاساسيه, هيكليه, الهيكليه, جوهريه, الجوهريه,
    كبري, كبيره, كبيرها, رييسيه, الرييسيه, جميع|كل|كافه اعمال|نفقات|انواع? الصيانه, عمره المحرك, الصيانه كلها|كامله,
    main|principal|vital parts|part|components, roofing, lift, elevator, chassis, القطع|قطع الرييسيه|الاساسيه, محرك,
    سقف, السقف, اساسات, هيكل, الهيكل, المحرك, مصعد, كل|اي عطل|خلل, كبيرا, any breakdown,
    boom, frame, motor, hull, walls, wall, facade, drive, axle, turbine, chiller, chillers, plant, any|every|all
    breakdowns|faults|failures,
    roof, الصيانه بجميع|بكل|بكافه انواعها|انواع`),
  'upkeep': phrases(`
    repair, repairs, repaired, maintenance, maintain, maintains, replace, replaces, component, components, upkeep,
    works, صيانه, الصيانه, اصلاح, ترميم, استبدال, اعمال, renew, renewal, restore, foundations, roof, mend, mends,
    put|puts|putting|set|sets|setting it|them|this|that right, ترميمات, نفقات,
    اصلاحات, عطل, يصلح, يصلحه, يصلحها, breakdown, breakdowns,
    rebuild, rebuilt, rebuilds, overhaul, overhauled, mended, restored, renewed, replaced, replacement, refurbish,
    refurbished,
    cracks, leaks`),
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
    expense|cost|charge of the? tenant|lessee|client|customer|renter|hirer,
    tenants|lessees|clients|customers|renters|hirers|occupiers own? affair|business|matter|concern|job|problem|
    burden|duty|responsibility|charge|task, lie|lies|rest|rests|sit|sits with|on|upon the?
    tenant|lessee|client|customer|renter|hirer|occupier, occupier *? *? bears|pays|insures|maintains|repairs,
    at its|his|her|their sole|own|full|entire cost|expense|charge, tenant|lessee|client|customer *? *?
    shall|must|will *? *? *? *? carry|undertake|perform|effect, tenant|lessee|client|customer shall|will|must|is be?
    solely|exclusively|fully|entirely|alone responsible|liable|answerable, يتكفل|يتولي|يقوم|ينفق المستاجر|العميل,
    is|are|be for the? tenant|lessee|client to|alone,
    tenant|lessee|client has|gets it|them|this repaired|mended|fixed|replaced, tenant|lessee|client *? and pays, for
    the? client|tenant|lessee,
    يسدد|يودي|ينفق|يغطي المستاجر|العميل`),
  'owner-bears': phrases(`
    fall|falls|are|is|remain|remains|lies|rest|rests on|with|upon|borne|for the? by? lessor|owner|landlord,
    lessor|landlord|owner bears|pays|carries|insures|repairs, lessor|landlord|owner shall|will|must at,
    paid|borne by the? lessor|landlord|owner, علي
    المؤجر|المالك|البنك, يتحمل|يتحملها المؤجر|المالك, المؤجر يتحمل|يدفع, بقدر|بنسبه الملكيه|ملكيتهما|حصصهما,
    owner|lessor|landlord sees to|attends|repairs|maintains, owner sees, مسووليه المؤجر|المالك,
    lessor|landlord|owner shall|will|must *? *? *? *? *?
    carry|undertake|perform|effect|do|bear|pay|maintain|repair|insure, lessor|landlord|owner at its|his own`),
  'routine-work': phrases(`
    routine|operational|daily|ordinary|minor maintenance|repairs|upkeep|service, صيانه
    تشغيليه|يوميه|دوريه|عاديه|بسيطه, التشغيليه, routine, cleaning, تنظيف, نظافه,
    small|little|light|everyday|trivial repairs|repair|maintenance|jobs|works,
    day to day, day by day`),
  liable: phrases(`
    answerable, liable, responsible, responsibility, guarantees, guarantee, guarantor, bears, bear, indemnifies,
    indemnify, indemnity, answers, makes good, insurer, compensates, compensate, يضمن, ضامن, ضامنا, ضمان, يتحمل,
    مسوول, تعويض, يعوض, surety, does|shall|will not release|relieve|discharge|excuse, علي ضمان, تبعه, مخاطر,
    replaces, replace, يعوض,
    دفع|يدفع|يسدد|سدد *? قيمتها|قيمته|ثمنها|ثمنه`),
  'asset-loss': phrases(`
    loss, lost, destroyed, destruction, damage, perishes, perish, burns, burnt, stolen, theft, ruin, العين, هلاك,
    هلكت, تلف, تلفت, سرقه, تدمير, احتراق, هلك, perish, accident, هلاك العين|العقار, افه, احترق, احترقت, غرقت, غرق,
    سرقت, دمرت, تحطمت, sinks, sunk, wrecked,
    burn, burned, fire, flood, flooded, earthquake, collapse, collapses, collapsed, written off, beyond repair,
    ceases to exist, unusable, cannot be used, حريق, فيضان, تهدم, انهدم, تهدمت, انهدمت, انهار, انهارت, يحترق, يهلك,
    زلزال`),
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
    خسر|خسرت|لم, ربحت? او خسرت?, دون نظر الي,
    good *? *? *? and|or|as-in bad, rain or shine, however the? *? *? goes|does|turns|turn|performs|fares, whichever
    way, come rain, through thick, win or lose, even in a? loss|bad|poor, in good and, no matter,
    ولو|وان|لو خسر|خسرت|فشل|فشلت|نقص|نقصت|هلك|هلكت,
    howsoever, however arising, from any cause, entire|full|all|whole risk|risks,
    whatever happens|befalls|becomes|occurs, though|although|even-though|even-when *? *? *? not
    careless|negligent|guilty|at-fault, blameless, faultless,
    عاصفه, اعصار, سيل, صاعقه, زلزال, storm, lightning, قبل النظر|حساب|احتساب *? *? *? ربح|ارباح, before
    looking|regard to`),
  'fault-only': phrases(`
    only|except|unless|save|excluding * *? *? *? misconduct|negligence|fault|breach|wilful|gross|negligent, except in?
    for? case|cases? of? misconduct|negligence|breach|fault, only in? for|where|when|if|in-case-of|against he|she|it?
    was|is? at? fault|misconduct|negligence|breach|negligent, misconduct|negligence|fault *? *? *? *? only, against
    misconduct|negligence, unless he|it|she is? negligent|breached|at-fault, الا في|ب|عند? حالات|حاله|حال?
    التعدي|تعدي| تعديه|بالتعدي|بالتقصير|بتعديه|تقصيره, الا بالتعدي|بتعد|بتعديه|اذا-تعدي|اذا-قصر, ما لم
    يتعد|يقصر|يتعدي|يخالف, اذا تعدي|قصر, بسبب تعديه|تقصيره,
    الناشيه|الناتجه|ناشيه عن تعدي|تقصير|تعديه|تقصيره, بغير|دون|بلا تقصير|تعد|تعدي *? علي
    صاحبه|رب|مالكه,
    who|which caused it|the-loss, his|her|its|their own fault|negligence|carelessness, to blame, carelessness,
    if|where|when|once *? *? breaches|neglects|misuses|exceeds|infringes,
    by|of|from|to|through|stem-from that|his|her|its|such|own
    breach|misconduct|negligence|fault, caused by *? *? misconduct|negligence|fault|carelessness|breach,
    partners|managers|lessees|tenants misconduct|negligence,
    if|where|when *? *? is|was|were|been|proves careless|negligent|dishonest|reckless|guilty`),
  continues: phrases(`
    continue, continues, remains payable|due, still due|payable|owed, is still, goes on, keeps running, تستمر, يستمر,
    تبقي, تظل, يستحق ولو, لا تسقط, does|shall|will|not? not? release|relieve|discharge|excuse the? lessee|tenant *? *?
    rent|paying|payment, go on paying, keeps paying, still pays, pays on,
    free|frees|spare|spares the? lessee|tenant from? the? rent, rent|rents does|do|is|are|will|shall not
    stop|cease|end|abate|suspended|abated|reduced, no abatement|suspension of|in rent,
    not free|frees|freed|spare|spares the? lessee|tenant *? *? *? rent|rents|paying|payment,
    survive, survives, subsist, subsists,
    ظل|يظل|بقي|يبقي|استمر ملزما|مدينا|مسوولا, بقيت|ظلت الاجره,
    keeps|keep flowing|coming|running|going`),
  'goes-on-paying': phrases(`
    goes|go|going on paying, keep|keeps|continue|continues paying|to-pay, still pays, pays on, يستمر|يواصل|يظل *?
    الدفع| دفع|يدفع|السداد|سداد|يسدد`),
  passes: phrases(`
    passes, pass, passing, transfers, transfer, transferred, vests, becomes, become, moves, devolves, تنتقل, ينتقل,
    انتقال, توول, يصبح, تصبح, يتملك, صار,
    vest, vested,
    is simply|then, is thereafter,
    يصير, صارت`),
  automatic: phrases(`
    automatically, automatic, by itself, of its own accord, ipso facto, without any?
    further|new|other|additional|separate? act|contract|deed|formality|step|document|agreement, on|upon|with|by the?
    payment|paying|settlement of the? last|final|all, as soon as the last, تلقاييا, تلقايي, بمجرد, دون|بلا|بغير حاجه,
    بسداد اخر|كامل|جميع, دون|بلا|بغير عقد, مباشره بعد اخر, forthwith, instantly, immediately upon|on, by operation of,
    straight away, at once on, تلقاء نفسها|نفسه, فورا, بقوه العقد,
    with|on|upon|by the? last|final payment|rent|instalment|installment, no|without
    further|other|separate|additional|new paper|papers|deed|contract|act|signature|step, nothing more|further to
    sign|be-done|be-signed, بانتهاء|بنهايه المده|العقد|الاجاره,
    after the? last|final payment|rent|instalment|installment *? *? *? simply|then|thereafter|at-once, عند|بعد
    سداد|دفع القسط|الدفعه|الاجره|الايجار الاخير|الاخيره *? *? *? *? دون|بلا|من-غير, دون|بلا اي? اجراء|عقد|شرط`),
  'automatic-transfer': phrases('automatic transfer|passing, ownership|title by operation of, انتقال تلقايي'),
  benchmark: phrases(`
    eibor, libor, saibor, sofr, qibor, benchmark, interbank rate, موشر, الموشر, ايبور, ليبور, سايبور, سعر الفايده`),
  bounded: phrases(`
    floor, ceiling, cap, capped, minimum, maximum, between, upper and lower, limits, حد ادني|اعلي, الحد الادني|الاعلي,
    سقف`),
  'strict-liability': phrases(`
    liability strict|absolute|full|unlimited|always|all|any|every, risk of? loss by|on? lessee|tenant,
    strictly|absolutely liable, loss liability lessee|tenant always|all,
    hell or high water`),
  'lease-and-sale': phrases(`
    both a? lease|rental and|as-well-as a? sale, lease|rent and sale|purchase in one|the-same, is a? lease and a?
    sale, same contract is a? sale, single contract of lease and sale, عقد ايجار|اجاره وبيع, بيع وايجار|واجاره
    معا|في-عقد?, اجاره وبيع في عقد,
    both as? a? lease|rental|hire and as? a? sale, lease|hire cum sale`),
  'past-rent': phrases(`
    fell|fallen|already|past due, overdue, unpaid, accrued, arrears, past|previous|earlier|elapsed
    months|periods|rent|month|period, rent already, المستحقه, الماضيه, السابقه, المتاخره, عن الاشهر|الشهور
    الماضيه|السابقه, فات, rent of earlier, months gone, to past, past due,
    owed|owing for, rent|rents owed|owing|outstanding`),
  repriced: phrases(`
    recalculated, repriced, reprice, recalculate, adjusted, revised, re-set, retroactively, retroactive,
    retrospectively, retrospective, increased, changed, at the new rate, اثر رجعي, باثر رجعي, تعدل, يعاد
    احتساب|حساب|احتسابها, تعاد, يعدل, تزاد, uplifted, raised, brought up? to the, re rated, marked up, ترفع, رفع,
    تحتسب من جديد, revision, review, re priced, re pricing, repricing,
    raised, after the fact, in hindsight, put up`),
  leaseback: phrases(`
    rents|rent|leases|lease|hires it? back? from the? bank|financier|lessor|buyer|same, leaseback, lease back,
    leases|rents it back, يستاجرها|يستاجره|يستاجر منه|من, اعاده تاجير|استيجار`),
  'buy-back': phrases(`
    buy|buys|buying|repurchase|repurchases|purchase it|them|the? *? back, buy back, buyback, repurchase, repurchases,
    اعاده شراء|شرايها|شرايه, يعيد شراء|شراءها|شرايها, شرايها منه`),
  sublet: phrases(`
    sublet, sublets, subletting, sublease, subleases, sub let, sub lease, let|lease|rent the? *? to
    others|another|third-parties, من الباطن, لغيره, للغير, لمن يشاء|شاء|اراد, to whom he|it pleases|likes, to anyone,
    place|places *? *? with another|others,
    pass|hand|give|lend *? *? *? on? to others|another|somebody|anybody|third-parties`),
  'without-leave': phrases(`
    without|no the|any|his|its|prior|asking|written? *? permission|consent|approval|leave|asking|owner, without
    asking, without reference to, need|needs|needing no permission|consent|approval, دون|بدون|بغير|بلا|من-غير
    اذن|موافقه|اذنه|موافقته|رضا|علم|الرجوع, without reverting|recourse|reference|notice|notifying|informing|telling,
    دون علم|اشعار|اخطار|استيذان, من غير|دون|بلا رجوع|الرجوع|استشاره,
    without *? asking|telling|consulting`),
  repossess: phrases(`
    repossess, repossesses, repossessed, repossession, takes|take|takes-back|recover|recovers the? *? back,
    termination, terminated, terminates, استرداد, استرجاع, يسترد, استعاده, فسخ,
    taking|took|takes|take *? *? back`),
  'remaining-rents': phrases(`
    remaining|future|unexpired|unused|rest months|month|rents|rent|rentals|term|instalments|of-the-rent, rents|rent
    of|for all|the? remaining, المتبقيه, الباقيه, باقي المده|الاشهر|الاجره, بقيه المده|الاشهر|الاجور,
    months|rents|rent|term that|which remain|remains,
    months|rents|rent|instalments *? *? to come|ahead|left, rest of the? rent|rents|term|months|lease`),
  'fall-due': phrases(`
    due, at once, immediately, accelerate, accelerated, payable, تحل, حالا, فورا, تستحق, معجله, تصبح مستحقه,
    demand|demands|claim|claims the? rents|rent|months`),
  consumed: phrases(`
    diesel|petrol|fuel|kerosene|oil|rice|sugar|flour|wheat|barley|dates *? #
    litres|liters|tonnes|tons|kg|sacks|bags|barrels,
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
  'separate-deed': phrases(`
    separate|own|independent|new deed|contract|sale|gift|agreement|instrument|act, deed|contract|sale|gift of
    its|their own, بعقد|عقد|هبه|بيع مستقل|منفصل|جديد`),
  'own-goods': phrases(`
    its|his|her|their own? stock|furniture|goods|belongings|contents|merchandise|staff|employees|business|liability,
    contents, liability to third, محتويات, بضاعته, اثاثه, بضاعتها, منقولاته`),
} as const;

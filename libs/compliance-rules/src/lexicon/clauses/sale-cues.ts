import { phrases } from '../../text/phrase-list.ts';

/** How contracts speak of the parties to a sale, of price, promise and agency. */
export const saleCues = {
  client: phrases(`
    customer, buyer, purchaser, client, orderer, applicant, عميل, العميل, العميله, المشتريه, مشتري, المشتري, زبون,
    متعامل, الامر-بالشراء,
    requester, promisor`),
  supplier: phrases(`
    supplier, vendor, manufacturer, مورد, المورد, البايع الاول|الاصلي, dealer, merchant, wholesaler, original owner,
    تاجر`),
  lessee: phrases(`
    tenant, lessee, renter, hirer, client, customer, مستاجر, المستاجر, عميل, occupier`),
  promise: phrases(`
    promise|promises to buy|lease|purchase|rent|sell|gift, promised to buy|lease|purchase, undertakes to buy once, on
    promise, يعد, تعد, وعد, موعود, سيعد, الوعد, نعد`),
  later: phrases(`
    later, afterwards, thereafter, subsequently, next week|month|year, in due course, after the? customer|buyer|lease|
    sale|signing|contract|signature|tenant|lessee, after this|the? lease|sale|contract|agreement is? signed?, once
    the? sale|lease is signed, following signature|signing, لاحقا, بعد ذلك, فيما بعد, بعدها, بعد
    توقيع|التوقيع|اسبوع|شهر|العقد|ابرام, الشهر القادم|المقبل, الاسبوع القادم|المقبل|التالي,
    once|after|when the? customer|buyer|client|tenant|lessee|hirer has|have? signed|signs,
    after|following|upon|once the? execution|signature|signing|conclusion,
    tomorrow, within a few days, غدا, بعد غد,
    خلال|بعد اسبوع|اسبوعين|شهر|شهرين|ايام|#`),
  'acquires-later': phrases(`
    will|shall|is|intends to? then|later|only? buy|purchase|acquire|procure|obtain|order|be-bought, has|have yet to
    buy|purchase|acquire, سيشتري, سيشتريها, سيشتريه, سيتملك, سيتملكها, سوف يشتري|يشتريها|يتملك, يشتري
    البنك|المؤجر|البايع|الممول, ان يشتري|يتملك البنك|المؤجر|البايع|الممول,
    will|shall|is-to look|search|shop for, will|shall find|source,
    settles|completes|makes|concludes the? purchase,
    will|shall|is-to get|fetch|take it|them|one *? from, يشتري *? *? غدا|لاحقا|بعد-ذلك`),
  sell: phrases(`
    sell, sells, sold, sale, selling, resell, resells, resold,
    lets, leases, leased, lease, بيع, يبيع, باع, تبيع, تباع, يباع,
    بيعت, البيع, مبيع, يوجر, اجاره, تاجير, ايجار, بيعها`),
  'before-owning': phrases(`
    before|without it|he|the-bank|the-seller|the-lessor?
    owns|own|owning|owned|buys|buying|bought|purchases|purchasing| acquires|acquiring|has-bought|has-acquired, prior
    to ownership|owning|purchase|purchasing|acquiring|acquisition, before ownership, قبل ان?
    تملك|تملكها|تملكه|يتملك|يتملكها|يتملكه|شراء|شراءها|شرايها|شرايه|يشتري|يشتريها|يملك| يملكها, قبل دخولها ملك|ملكه,
    قبل ان? تدخل|يدخل|دخول *? *? في? ملك|ملكه|ملكيه|ملكيته|حوزته`),
  'not-owner': phrases(`
    does|do|did not yet? own, is|are|was not the? owner, has|have not yet? bought|acquired|purchased, not yet
    owned|bought|acquired|purchased, owns nothing, لا|لم|لن يملك|يتملك|يملكها|يتملكها|يشتر|يشترها, ليس|ليست
    مالكا|مملوكه|ملكا, holds no title, has no title, without title, no ownership of,
    has|have|had not yet? *? *? *? bought|acquired|purchased,
    لم|لا يكن|تكن *? *? مالكا|مملوكا|مملوكه`),
  'not-possessed': phrases(`
    before|without|prior-to it|he|the-bank|the-seller? takes?|taking|has|having|receiving|receives|getting|gets|
    collecting|any? the? possession|delivery|goods|them|received|collected, before|without|prior-to
    receiving|taking|having|getting|collecting it, before possession|delivery to
    it|the-bank|the-seller, has|have|had not yet? taken|received|collected|got, still|remain|remains with|at|in the?
    supplier|vendor|factory|manufacturer|hands-of-the-supplier|supplier's, not yet?
    received|delivered|collected|arrived, not in the? possession|hands of the? bank|seller, without possession, قبل
    ان? قبض|قبضها|قبضه|القبض|يقبض|يقبضها|تسلم|تسلمها|استلام|استلامها|استلامه|يستلم|يستلمها|حيازه|حيازتها|يتسلم|
    يتسلمها, لم يتسلم|يتسلمها|يقبض|يقبضها|يستلم|يستلمها|تصل, دون قبض|قبضها|استلام, ما-زالت|لا-تزال|مازالت|لازالت|باقيه
    عند|لدي|في|بحوزه المورد|البايع|مخازن-المورد|مخزن-المورد, having received|taken neither, received|taken|holding
    neither, did not take|receive|collect, while *? *? on board|in transit|at sea|in the factory|afloat, still|remains
    *? in|on|at|aboard the? ship|vessel|port|factory|dealer, في|لدي|عند مصنع|مخزن|مخازن|ميناء|مستودع|معرض
    المورد|التاجر|المصنع, دون ان يتسلمها|يتسلمه|يقبضها|يقبضه|يستلمها|يستلمه,
    never|not takes|take|took delivery|possession before|prior-to,
    straight|directly from the? factory|supplier|works|vendor to the?
    customer|buyer|client, وهي|وهو عند|لدي|بحوزه المورد|التاجر|المصنع, not|never yet? come|passed into
    our|its|the-bank's|the-seller's hands|possession, without having taken|received|collected,
    still|remained *? *? in|on|at|with the? dealer|supplier|manufacturer|yard|showroom|warehouse|factory,
    has|have|had no|never control|hold of it|them|the-goods,
    still|remained|remains *? in|on|at|with the? makers|maker|builders|suppliers|sellers|works|hall|hands, not yet
    *? *? *? disposal|hands|possession|control|custody, on its way, in transit`),
  // Such words deny the possession and not the sale, so the denial stands within them.
  'sold-unpossessed': phrases(`
    never|not takes|take|took|receives|receive|collects|collect delivery|possession|it|them|the-goods *? *? *?
    before|prior-to|and|but selling|sells|sell|reselling|resells|resell|resale|sale|the-sale,
    لا|لم|لن يتسلم|يقبض|يستلم|يتسلمها|يقبضها|يستلمها|يتسلمه|يقبضه|يستلمه *? *? *? *? بل|وانما|ثم|و
    يبيع|يبيعها|يبيعه, يبيع|يبيعها|يبيعه|تباع|يباع *? *? *? دون|قبل|بلا|بدون ان?
    يقبض|يتسلم|يستلم|يحوز|يقبضها|يتسلمها|يستلمها|قبض|تسلم|حيازه`),
  'not-told': phrases(`
    without being told|informed|shown, without knowing|disclosing|disclosure|knowledge|revealing|stating,
    not|never|nor|refuses|declines to? be? disclose|disclosed|reveal|revealed|told|shown|stated|informed|know|known,
    undisclosed, kept secret|confidential|from, conceals|hides|withholds, need|needs not know|disclose|be, لا
    يفصح|يكشف|يعلن|يبين|يخبر|يعلم|يعرف|تفصح, دون معرفه|علم|بيان|الافصاح|افصاح|اطلاع|ان-يعرف|ذكر, لم
    يفصح|يبين|يكشف|يخبر, يخفي, سري, سريه, waives *? right to know|disclosure|information, in the dark, has no right to
    know|see, لا حق * في معرفه, لا حاجه لاطلاع|لعلم|لمعرفه|الي|لاعلام, no need to tell|show|inform, دون اطلاع,
    need|needs not tell|inform|show|state, not|never to? ask|asks|enquire|inquire at? what|which|how,
    لا يلتزم|يلزم *? *? بالافصاح|الافصاح|ببيان|بيان,
    لا يحق|حق|يجوز|يمكن *? *? *? الاطلاع|معرفه|السوال|الاستفسار,
    waives|waive *? disclosure|knowledge|notice,
    known *? *? seller|bank|financier only|alone, only the seller|bank|financier knows, known only to, not|never
    told how|what|which,
    لا|لم يطلع|يدري|يبلغ|يعلم`),
  cost: phrases(`
    cost, costs, what|price the? bank|seller|it paid|pays, what figure|price|sum|amount *? *?
    acquired|bought|obtained|paid, purchase price, original price, acquisition price, invoice
    price, تكلفه, التكلفه, ما دفعه|دفع البنك|البايع|المصرف, سعر|ثمن الشراء|شرايها|شرايه, راس المال,
    what the? bank|seller|financier|it|he|she itself|himself? paid|gave|spent, فاتوره الشراء,
    made|make up, one price, margin,
    ما دفعه, مقدار ربحه`),
  'indirect-cost': phrases(`
    overheads, overhead, staff salaries|salary|wages|costs, indirect expenses|costs, head office costs|expenses, رواتب
    الموظفين|موظفي, مصاريف|مصروفات غير-مباشره|اداريه, نفقات اداريه`),
  profit: phrases(`
    profit, profits, margin, markup, mark up, earnings, ربح, الربح, ارباح, الارباح, هامش, عايد,
    earned, earns, earn, gain, gains, surplus, المكاسب, مكسب, فايض`),
  floats: phrases(`
    reset, resets, repriced, reprices, revised, adjusted, recalculated, floats, floating, float, fluctuate,
    fluctuates, varies, vary, variable, tracks, track, changes, change, will|shall|to|may be
    determined|fixed|settled|calculated| decided|known|agreed at-the-end|later|after|each|every|according|when,
    depends on future, determined at the end, يتغير, تتغير, متغير, متغيره, يعاد احتساب|تحديد|حساب, يعدل, تعدل, تعديل,
    يراجع, عايم, متحرك, يتبع مؤشر|سعر, يحدد لاحقا|في-نهايه|عند|كل, يتقلب, refreshed, refresh, updated, indexed, linked
    to, moves with, rebased, renewed, rolls with, follows saibor|eibor|libor|the-market|market, بحسب سعر|موشر, حسب
    السوق, يرتبط, مرتبط, يتجدد, تبعا, not fixed|known, resetting, reset every, floating rate,
    reviewed *? *? every|each|annually|yearly|monthly|quarterly|periodically, prevailing|ruling|going|market rate,
    rate|level then|currently prevailing, rises|rise and
    falls|fall, goes|go up and|or down, in line with the? *? *? *? rate|rates|market, re fixed, worked out
    at|each|every, prevailing eibor|saibor|rate,
    غير محدد|معلوم|ثابت|معروف, يعرف|يتحدد|يتبين في? نهايه|كل|عند, بحسب اسعار,
    will only be? known|clear|seen, not be? known until|before, ebbs, swings,
    subject to *? adjustment|review|revision|change|reset, quarterly|monthly|annual|periodic
    adjustment|review|revision|reset`),
  'stays-fixed': phrases(`
    remains|stays|is|be|kept fixed|constant|unchanged, fixed until|for|throughout|from, stay|stays|
    remain|remains as printed|agreed|signed|they|it, does not change, ثابت لا
    يتغير, ثابت طوال|حتي`),
  increase: phrases(`
    increase, increases, increased, rise, rises, raised, raises, higher, extra, surcharge, additional
    amount|profit|sum|charge|margin, goes|go up, grows, more profit, uplift, larger price, mark up of, زياده, يزاد,
    تزاد, يزيد, تزيد, زاد, زيد, رفع, يرفع, ارباح اضافيه, مبلغ اضافي, ربح اضافي, اعلي, ازيد, upwards, upward, uplift,
    uplifted, dearer, ارتفع, يرتفع, ترتفع, ارتفاع, يغلو, added to what, added to the? debt|price|balance,
    put|puts|placed|adds|added|add|goes|go on|to|onto the? price|debt|balance|total|instalments|profit, put up,
    adds, costs * more, dearer, owes|pay|pays|owe * * more,
    يضاف|تضاف|اضافه|اضيف الي? الدين|الثمن|السعر|الرصيد|الاقساط`),
  'more-time': phrases(`
    reschedule, reschedules, rescheduled, rescheduling, restructure, restructured, restructuring, extension, extend,
    extends, extended, more|extra|further|additional|longer time|term|period|grace, deferral, defers, deferred again,
    postpones, postponement, postponed, rolled over, rollover, جدوله, مهله, تمديد, تاجيل, امهال, تمدد, مد الاجل, اجل
    اضافي|جديد|اطول, lengthened, lengthening, lengthens, longer, prolonged, prolongs, prolongation, respite, تاجل,
    تاخر السداد, طال, طالت, يوجل, تطويل, امهل, more|extra|additional|further months|month|weeks|years|year|days,
    stretched, stretches, stretch, pushed|pushes back|out, put off, given|gets|asks-for|wants|needs time, later
    date|dates, breathing space, moved back, longer to pay`),
  'buys-from-client': phrases(`
    buys|buy|purchases|purchase|acquires|bought|purchased it|the|this|his|a? *? *? from the?
    customer|buyer|client|him|same, from the customer|buyer|client for cash, يشتري|اشتري|شراء *? *? *? من
    العميل|المشتري|الزبون|المتعامل|نفسه`),
  'sells-back': phrases(`
    sells|sell|sold|selling|resells|resold it|them|the|that? *? back|again, sells|sell|sold|resells|resold it|them? to
    him|her|the-same|them|the-customer, back to him|her|the-customer|them, يبيعها|يبيعه|بيعها|بيعه|تبيعها|باعها
    له|للعميل|عليه|منه, يعيد بيعها|بيعه, اعاده بيعها|بيعه`),
  'owned-by': phrases(`
    owned|controlled by, belongs to, is owned, subsidiary|affiliate of, owns the? supplier, same person|owner
    as, is the customer|buyer, مملوك, مملوكه, يملكه, يملكها, تابع, تابعه, هو نفسه, هو العميل|المشتري, held by,
    belonging to, owned, in the ownership of, related to, sister, shares in the supplier, تعود
    ملكيته|ملكيتها, يعود, same owner|ownership group? as,
    customer|buyer|client|purchaser himself|itself|herself? owns|controls|runs, of|by the? customers|buyers|clients
    own,
    wholly his|hers|its`),
  independent: phrases(`
    third party, no ownership link|relation, independent, unrelated, طرف ثالث, مستقل, لا يملكه, اجنبي`),
  'metal-or-money': phrases(`
    gold|silver|platinum bullion|bar|bars|coin|coins|jewellery|jewelry|ingot|ingots|bangle|bangles|necklace|necklaces|
    ounces|ounce|grams|sovereigns|biscuit, bullion, kg|kilo|kilos|gram|grams|g|ounce|ounces|oz|tola|tolas of?
    pure|fine? gold|silver, # karat gold|bars, 24k gold, banknotes, foreign currency|exchange, us|american
    dollars|dollar, # dollars|euros|riyals|rupees|pounds|usd|eur|gbp|sar, سبيكه, سبايك, سبيكه|سبايك|ليره|ليرات|جنيه|
    جنيهات|مشغولات|مجوهرات|حلي|غرام|كيلو|اونصه ذهب|ذهبيه|فضه|فضيه, ذهب عيار|خام|مشغول, ذهب, عملات|عمله اجنبيه|ورقيه,
    اوراق نقديه, ريال|دولار|يورو|جنيه|درهم|ريالات|دولارات نقدا|قطري|امريكي|سعودي|استرليني, # دولار|ريال|يورو|درهم,
    bars|bar|coin|coins|ingots|kilograms|ounces|tolas of *? *? gold|silver`),
  'made-for-it': phrases(`
    machine|machines|scale|scales|safe|safes|counter|counters|software|oven|ovens|furnace|press|vault|detector, for
    counting, plated, ماكينه, ماكينات, ميزان, خزنه, خزاين, عداده, عد, فرن, مطلي`),
  binding: phrases(`
    bind, binds, binding, bound, irrevocable, irrevocably, cannot|may-not withdraw|revoke, neither may|can
    withdraw|revoke|retract, ملزم, ملزمه, تلزم, يلزم, الزام, لا رجوع|رجعه, لا يحق * * * الرجوع, committed, obliged,
    obligated, compelled, no way back, ملتزم, ملتزمان, مجبر,
    neither side|party may|can withdraw|revoke|retract,
    neither *? *? *? may|can refuse|decline|withdraw|step|pull|back|go|turn, nobody|no-one|no-party|no-side
    may|can|is *? *? withdraw|step|pull|back|go|refuse|retract|turn,
    commit|commits|bind|binds|tie|ties|oblige|obliges themselves|itself|each|one`),
  both: phrases(`
    both, each other, mutual, mutually, two sided, bilateral, neither, two parties, either party, للطرفين, الطرفين,
    كليهما, كلاهما, لهما, منهما, معا, متبادل, متبادله, من الطرفين, ثناييه, either side, both sides, sides, all
    parties, كلا, الجانبين, للجانبين, كل منهما, buyer and seller, seller and buyer, customer and bank, bank and
    customer, two sided`),
  option: phrases(`
    option, may|can withdraw|cancel|rescind, free to withdraw, right to withdraw|cancel, customer|bank|buyer alone,
    one sided, unilateral, خيار, الخيار, له الرجوع|العدول, وحده, لاحدهما`),
  'no-option': phrases('no|without any? option, option no|none, بلا|دون|بدون خيار'),
  'raised-later': phrases(`
    price|total|amount adjustment|increase|revision|uplift after|following the? signing|signature|sale|contract`),
  'one-owner': phrases(`
    owned|controlled|held by the? same|one owner|holding|parent|person|family|company|group|shareholder|shareholders,
    belong|belongs to the? same|one owner|group|holding, same|common owner|ownership|parent|shareholders|holding,
    one and the same person|company|entity, مملوكان|يملكهما|تملكهما|مملوكتان, نفس|ذات المالك|المجموعه|الشركه-الام,
    لمالك واحد, شخص واحد`),
  forfeit: phrases(`
    forfeit, forfeits, forfeited, forfeiture, keep, keeps, retain, retains, confiscate, confiscates, confiscated,
    lose, loses, not refunded|returned, يصادر, تصادر, مصادره, يحتفظ, لا يرد|يعاد|يسترد, يستولي, ياخذ, يفقد, يخسر,
    يسقط|تسقط|يفقد حق|حقه, lose his|its, lost to the? bank|seller|financier,
    is|are|be gone, not|never handed|given|paid|sent back, goes|go|stays|stay|remains|remain|falls|belongs|passes
    to|with the? bank|seller|financier, no refund,
    leaves|leave|cedes|abandons|gives-up *? *? *? *? deposit|money|hamish|earnest`),
  deposit: phrases(`
    security|good-faith|earnest deposit|money|payment, deposit, hamish jiddiyyah, hamish, هامش, هامش الجديه, عربون,
    مبلغ الضمان|الجديه, ضمان الجديه, earnest`),
  'whole-or-breach': phrases(`
    whole, entire, entirely, full, all, breach, breaches, breaks, broken, withdraws, reneges, fails to, default,
    defaults, whatever, نكول, نكوله, نكل, كامل, كل, اخل, تراجع, عدل, لم ينفذ, كله, تخلف, walks away,
    change|changes his|her|its|their mind, withdraw, back|backs out, pull|pulls out, رجع عن,
    all of it, every dirham|riyal, however|no-matter small|little|what|how`),
  'actual-damage': phrases(`
    only|just|no-more-than its|the|his? actual damage|loss|harm, up to the? actual damage|loss, extent|amount of the?
    actual, only|just|no-more-than what *? *? *? *? cost|costs|lost, مقدار الضرر, الضرر الفعلي, بقدر الضرر`),
  agent: phrases(`
    agent, as the? agent, on behalf of, appoints the? customer|buyer, وكيل, وكيلا, وكل, يوكل, توكيل, نيابه عن,
    بالوكاله,
    in the? name of the? bank|seller|financier, for the? banks|sellers|financiers account`),
  buys: phrases('buy, buys, buying, purchase, purchases, purchasing, procures, شراء, يشتري, تشتري, لشراء'),
  need: phrases('need, necessity, necessary, because the supplier, حاجه, للحاجه, ضروره'),
  early: phrases(`
    early, earlier than, ahead of time|schedule|term|maturity, before maturity|due|time|the-due-date|term, prepay,
    prepays, prepayment, prompt, مبكر, مبكرا, مبكره, التعجيل, تعجيل, عجل, يعجل, عاجل, قبل
    الاجل|الموعد|موعده|حلول|موعدها, prior to its? maturity|due|falling, in advance, sooner, ahead of, before it
    falls|they|instalments fall,
    clears|pays|settles|clear|pay|settle *? *? *? within #|one|two|three|four|six|nine months|weeks|days|month,
    سدد|سددت|يسدد|دفع|يدفع خلال
    #|شهر|شهرين|ثلاثه|اربعه|سته|تسعه اشهر?, قبل استحقاق|استحقاقها|استحقاقه|ميعاد|ميعاده|اوان|اوانه|نهايه, مقدما,
    before the? last|final|agreed|due date|day|instalment|installment|month, everything off before, ahead of the?
    calendar|plan|timetable, sooner than,
    prepayment, paid off, pay|pays off`),
  rebate: phrases(`
    rebate, rebates, discount, discounts, reduction, reduced, waive, waives, waiver, percent|% off, off the
    balance|price|debt|profit, save, saves, remission, forgive, forgives, refund of profit, خصم, تخفيض, تخفيضا, حط,
    حسم, اسقاط, يسقط, تنازل, يتنازل, اعفاء, وضع, deduction, deductions, deduct, abatement, cut, lower price, lessened,
    taken|knocked|struck off, third|fourth|quarter|fifth|half of the? profit|margin,
    relief, lower profit, يحط, يخفض, تخفيف, يخفف, انقاص, ينقص, يحسم, يخصم, طرح,
    خصما, حسما, تخفيضات,
    third|fourth|quarter|fifth|tenth|half|part|share|some|slice of|off the? *? profit|margin|price,
    gets|get|receives|receive aed|qar|dirhams? #? * back|less, knocked|knock|strike|take|takes off,
    knock|knocks|strike|strikes|take|takes *? *? *? *? *? *? off, pays|pay|owes less,
    gets|get|receives aed|dirhams|qar? # *? back,
    forgo, forgoes, give|gives up the? *? profit|margin|return, unearned profit, release|releases the?
    buyer|customer`),
  promised: phrases(`
    entitled, entitles, right to, has|have the? right, guaranteed, guarantees, undertakes, undertake, promise,
    promises, promised, agrees, agreed, shall, must, will, obliged, committed, by this agreement|contract,
    automatically, الحق, حق, يلتزم, ملتزم, يتعهد, تعهد, مضمون, يستحق, يجب, متفق, يمنح, يحصل, bound to, is bound,
    commits, commit, must, has to, مجبر, عليه ان, لزم, يترتب,
    يحق, is|are due to,
    التزم, تعهد, وعد,
    binds|bind itself|himself, ties itself`),
  discretion: phrases(`
    discretion, discretionary, bank|seller|financier|it may, may
    grant|waive|reduce|forgo|consider|allow|give|choose|agree|remit, at the time, if it wishes|chooses, voluntary,
    voluntarily, nothing is promised,
    not promised, without obligation, دون شرط|التزام|وعد, من غير شرط, للبنك عند, بمحض, تقديره, طوعا, ان شاء`),
  'never-possessed': phrases(`
    لم|لا تدخل|يدخل|تقع|يقع|تكن|يكن في? حيازه|قبض|ضمان|حوزه|يد البايع|البنك|المصرف|المؤجر, was|were|been never in
    the? possession|hands|custody,
    never leave|leaves|left the? suppliers|supplier|dealers|dealer|factory|makers|vendors,
    without ever? having been in, straight from the? dealer|supplier|maker|factory to|into the?
    customer|buyer|client`),
  'at-signing': phrases(`
    at|on|by the? time|moment|day|date of? signing|signature|sale|lease|contract, when it|he|she|they
    signs|signed|sells|sold|lets|let, عند|وقت|ساعه التوقيع|العقد|البيع|الايجار,
    at|on|by the? time|moment|day|date of this? agreement|contract|sale|lease`),
  'comes-from': phrases(`
    comes|come|bought|buys|purchased|acquired|obtained|sourced|delivered|supplied|procured from|by a? company|firm|
    dealer|business|concern|trader|house|entity`),
} as const;

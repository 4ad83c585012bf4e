import { phrases } from '../text/phrase-list.ts';

/** What is done with money and goods: lending, exchanging, selling, investing, insuring. */
export const dealCues = {
  lend: phrases(`
    دينتك, دينتني, دينتها, داينتك, داينني, stood me|him|her, saw me|him|her through,
    اتداينت, اتدينت, تدينت, اتدين, متسلف, advance to my|his|her|a|the|our, fronted|fronts|fronting, fronted
    me|him|her|us, floated me|him|her|us, employer|staff|company advance, advance #, asked me for #, took # promised,
    salafni, استلف بو, lend|lends|lending|lent|loan|loans|loaned|loaning|borrow|borrows|borrowed|borrowing|qard,
    advance me|him|her|you|us, advanced me|him|her|you|us, advance of, spot me, cash advance, salary advance, debt,
    owe|owes|owed, اقرض, اقرضت, اقرضك, اقرضني, اقرضته, يقرض, نقرض, اقراض, تسليف, استلاف, قرض, قرضا, سلف, سلفه, سلفني,
    سلفك, هسلفك, هسلفه, حسلفك, سلفتك, سلفته, سلفت, اسلفك, اسلف, يسلف, تسلف, تسلفت, استلف, استلفت, اتسلف, استسلف,
    مداينه, دينته, يقترض, اقترض, اقترضت, اقتراض, دين, دينا, داينته, نقترض, استدنت, استدان, تداينت, utang, nagpahiram,
    pahiram, hiniram, udhaar diya, qarz diya, karz diya, سلفها, مسلفني, نسلفك, تسلفني, سلفتني, سلفوني, اقرضتني,
    اقرضته`),
  'hand-over': phrases(`
    دفع|دفعت|سدد|سددت عني|عنه|عنها, paid|covered|settled the|my|his|her *? *? for me|him|her,
    اداني, ادانا, عطتني, عطاني, كتبت, وقف معي,
    خذيت, خديت, اخذيت, عطوني, عطاه, عطاها, give|gives|gave|given|giving, need|needs|needed, send|sends|sent|sending,
    hand|hands|handed|handing, take|takes|took, get|gets|got, receive|receives|received, today, now, اعطي, احتاج,
    يحتاج, تحتاج, حولت, ارسلت, اعطيك, اعطيته, اعطيتك, عطني, عطيتك, عطيته, اعطني, اعطاني, تعطيني, يعطيني, هات, خذ,
    خذت, اخذ, اخذت, ياخذ, تاخذ, استلم, استلمت, ادفع لك, ادفعلك, ادي, اديني, اديتك, هديك, نعطيه, عطاني, تعطيه, عطيت,
    عطينا, اعطيت, سلمت, سلمته, سلمتها, مررت له, bridge cash|loan`),
  repay: phrases(`
    return|returns|returned|returning, repay|repays|repaid|repaying|repayment|repayable, pay|pays|paid|paying it?
    back, pay|pays|paid me|him|her|us|them back, give|gives|gave|giving it? back, give|gives|giving|gave|paying|pay
    me|him|her|you|them back, giv|give|gives #
    nxt|next|in|by|at, payback of, shud give, babalik ay?, balik ay?, give # k? by, collecting #,
    babayaran, wapas, lautana, lautaya, maange, bring|brings back, redeem|redeems|redeemed|redemption, send|sends
    me? back, due back, get|gets|want|wants|receive|take|collect it? back, settle|settles at|for|with, owes
    me|him|her|us, becomes|become, pay|pays me|him|her|us later, back to me, get back, يرد, يردها, يرده, ترد, تردها,
    ترده, اردها, ارده, ارد, نردها, رد, ردها, ردلي, تردلي, تردهم, يردهم, اردهم, يردون, يرجع, يرجعها, يرجعه, يرجعهم,
    ترجع, ترجعها, ترجعه, ترجعهم, ارجع, ارجعها, ارجعه, ارجعهم, ارجعت, رجعها, رجعه, رجعهم, رجعلي, ترجعلي, ترجع لي, يرجع
    لي, نرجعها, نرجع, ارجاع, استرجاع, ارجاعها, اعاده, اعيدها, اعيد, يعيد, يعيدها, تعيد, تعيدها, نعيدها, يسدد, يسددها,
    يسدده, سدد, سدده, سددها, تسدد, تسددها, تسدده, اسدد, اسددها, نسدد, نسددها, سداد, سدادها, السداد, تسديد, تسديدها,
    وفاء, تدفعلي, تدفع لي, يدفع لي, يوفي, اوفيها, استردها, استرد, استرجع, استرجعها, استرداد, تصير, تصبح, # back
    in|by|after|at|on|within|from|before, # k back in|by|after, back in|by|after|within # months|weeks|days, برجعه,
    برجعها, بردها, برده, ويردها, بيرجعها, بيردها, ترد لي, يرد لي`),
  debt: phrases(`
    overdrawn, below zero, amount|sum|what i|he|she|we drew|draw|took,     loan|loans, lend|lending|lent|lender,
    borrow|borrowed|borrower, debt|debts, debtor, creditor, outstanding,
    overdue, arrears, principal, repay|repayment|repaid, mortgage, overdraft, microloan, microcredit, credit card,
    card balance, credit line, line of credit, advance, qard, balance owed, owe|owes, unpaid balance, outstanding
    balance, owed, owing, late payment, delayed payment, instalment|installment|instalments, past due, missed payment,
    until you|he|she|they|i pay|pays|settle|settles|repay|repays, bnpl, financing, قرض, القرض, قروض, قرضا, سلفه, سلف,
    دين, ديون, مديونيه, مدين, دائن, داين, اقراض, اقترض, متاخرات, قسط, اقساط, رهن عقاري, تمويل, بطاقه ائتمان, بطاقه
    ائتمانيه, رصيد مستحق, مبلغ مستحق, مستحقات, كفيل, سلفني, سلفتك, اقرضتك, المبلغ المقترض, استلف, اصل المبلغ, emi,
    utang, pautang, udhaar, udhar, udhari, qarz, karz, karza, hand loan, airtime loan, salaf, solfa, dayn,
    auto|car|vehicle finance, on drawn, lona, el card, الكارد, الكريدت, كريديت, revolving
    balance|credit, card statement, payday lender, lenders`),
  banking: phrases(`
    bank, banks, banking, savings account|accounts, deposit account, account interest, current account, credit
    union, finance company, lender, apr, percent, %, quarterly, accrued, deposit, savings, saving, بنك, البنك,
    بنكيه, مصرف, حساب توفير, حساب التوفير, وديعه, ودائع, ودايع, بنسبه, %, سنويا, سنويه, توفير`),
  charity: phrases(`
    لحساب|حساب|صندوق الخير, بيت الخير, charity, charities, charitable, donate|donated|donation, given away,
    sadaqah|sadaqa, to the poor, poor, red crescent, purification, waqf, خيريه, خيري, جمعيه خيريه, للخير, صدقه, تبرع,
    للفقراء, فقراء, هلال احمر, وقف, مساكين`),
  exchange: phrases(`
    exchange|exchanges|exchanged|exchanging, swap|swapping|swapped, convert|converting|conversion, fx, forex, currency
    deal, buy|buying|bought|sell|sells|selling|sold *? dollars|usd|euros|eur|qar|riyals|dirhams|aed|gbp|pounds|rupees,
    money changer, خذ مني, سلمني, تسلمني, اسلمك, give|gives|hand|hands me|you|him|us the? my|your? dirhams|riyals|
    dollars|euros, for your|my|his|her riyals|dirhams|dollars|qar|aed|usd|euros, trade dirhams|riyals|dollars|aed|qar|
    usd, sell|selling|sold|buy|buying|bought # dollars|usd|euros|eur|qar|riyals|dirhams|aed|gbp|rupees, صرف, صرافه,
    مصارفه, استبدال, ابدل, تبديل, بدل, بدلت, تحويل عمله, شراء|بيع دولار|ريال|درهم|يورو|دولارات|ريالات|عمله,
    اشتري|ابيع|بعت|اشتريت # دولار|ريال|درهم|يورو, اشتري|ابيع|بعت|اشتريت دولار|ريال|درهم|يورو|دولارات|ريالات, بعتك #
    دولار, بيع # دولار|ريال|درهم|يورو, شراء # دولار|ريال|درهم|يورو, اعطيه|اعطيك|اعطيته|عطيته|عطيتك|سلمته دراهم|ريالات|
    دولارات|يورو|الدراهم|الدرهم|الريالات|الدولار, بعته|بعتها|بعتهم دولارات|ريالات|دراهم|عمله|دولار|ريال,
    trade|trading dollars|riyals|dirhams|
    euros`),
  'settles-later': phrases(`
    بعد عشره|عشر|خمسه|ثلاثه|اربعه|سبعه ايام, الاسبوع|الشهر الياي|اليايه, والتسليم بعد, يوم الراتب,
    when my? salary lands, bukas, kal, bokra, bukra,
    ba3d # ayam, nxt week, توصل بعد, يستلم اهلي,
    tomorrow, next week|month|friday|sunday|monday|thursday|year, later, in|after # day|week|month|hour|year,
    in|after * day|week|month|hour|year, in a week|month|fortnight, after a week|month, end of the? month|week, on
    credit, on deferred basis|terms, deferred, delayed, t 2, t + #, postponed, after a? few days, within #
    day|week|month, بكره, باكر, بكرا, غدا, الغد, لاحقا, بعدين, بعد # ايام|يوم|يوما|اسابيع|شهر|اشهر|شهور, بعد
    يوم|يومين|اسبوع|اسبوعين|شهر|شهرين|سنه, الاسبوع|الشهر القادم|الجاي|المقبل, اسبوع|شهر
    قادم|جاي|مقبل|القادم|الجاي|المقبل, اخر الشهر, اخر شهر, نهايه شهر, نهايه اسبوع, مؤجل, مؤجله, اجل, بالاجل, نسيئه,
    مؤخرا, الخميس|الاحد|الجمعه|الاثنين القادم|الجاي, بعد كم يوم, on? sunday|monday|tuesday|wednesday|thursday|
    friday|saturday week, sunday|monday|tuesday|wednesday|thursday|friday|saturday next, next sunday|monday|
    tuesday|wednesday|thursday|friday|saturday, a month from now, مع تاجيل, تاجيل تسليم|التسليم|القبض, شهر
    قادم|القادم, بعد كم`),
  'cash-form': phrases(`
    paper, wallet, on the wallet, digital,     notes, banknotes, coins, cash, old notes, new notes, small change,
    change, small bills, e dirham, digital
    dirham, cbdc, dirhams for dirhams, riyals for riyals, فكه, خرده, نقود معدنيه, معدنيه, ورق, اوراق نقديه, نقد,
    كاش, جديده, قديمه, درهم رقمي, عيديه, ورقيه, رقميه, عمله رقميه, رقمي, e wallet balance, wallet balance, old
    note|notes, ورقه, coins, paper money`),
  gold: phrases(`
    necklace|ring|bracelet|bangle|chain|pendant|earrings # carat|karat|k, # carat|karat necklace|ring|bracelet|bangle|
    chain|pendant|earrings, عيار #, necklace|ring jeweller|goldsmith, gold biscuits|biscuit, ring and necklace,
    bangles, jeweller|jeweler|goldsmith, gold, silver, bullion, kilo bars, sona, chandi, ginto, metal delivered,
    غوايش, غويشه, غويشات, اسواره, اساور, gold bar|coin|bangles|bracelet|necklace|jewellery|jewelry, sovereign coin,
    ذهب, الذهب, فضه, الفضه, سبيكه, سبايك, ليره ذهب, مجوهرات ذهب, طقم ذهب, ingots|ingot, sovereigns,
    krugerrand|krugerrands, anklets, sabeeka, جنيه ذهب, دهب, الدهب, جنيهات ذهب, platinum, palladium, goldsmith,
    jeweller metal`),
  deferred: phrases(`
    other half|third after|in|by|at|when|next, # standing orders|cheques|debits, علي|ب # اوامر دفع, اوامر دفع,
    layaway, third|part now the? rest as, easy plan, monthly until|till, in? two|three|four|six cheques,
    installments|instalments, installment|instalment plan, on credit, pay later, deferred, deferred payment,
    postponed, monthly payments|installments|instalments, first installment|instalment, balance next|later, rest of *?
    price|amount|money, rest next|later|after, rest at the end, half now, pay the rest, remaining next|later,
    monthly|weekly|equal parts, # parts, emi, kisht, kist, hulugan, paid a? half|third|quarter, metal delivered|at,
    due in # months|days|weeks, in # installments|instalments|payments|months, over # months, later delivery, delivery
    next|later|after, on account, تقسيط, بالتقسيط, اقساط, قسط, بالاجل, اجل, مؤجل, مؤجله, مؤجلا, باجل, الباقي, اخر
    الشهر, اخر شهر, الشهر الجاي|القادم, شهر جاي|قادم, دفعه اولي, علي دفعات, دفعات, دين, half today|now
    half|rest|balance, half now|today and? half|rest, delivered|delivery in|after|next|within # month|months|week|
    weeks|days, delivered|delivery in|after a month|week, wallet|money|cash|payment|price later, trusts me till|until,
    till thursday|friday|sunday|monday|payday|the-end, القسط, بالقسط, استلمها|استلمه|اسلمه|اسلمها لما|بعد|اخر, لما
    يكمل|يكتمل المبلغ, نص الحين|الان ونص, نصفه|نصف الان|الحين`),
  sell: phrases(`
    sell|sells|sold|selling|sale, sells me|us|him|her|you, يبيع, يبيعني, تبيع, تبيعني, ابيع, ابيعك, ابيعه, بعت,
    بعته, بعتك, بعتها, باع, باعني, باعه, باعها, بيع, نبيع, نبيعه, اشتري مني, بعتهم, بعنا, بعناها, بعناه, وبعتها,
    وبعته, بيعها, resell, resold, reselling`),
  'buy-back': phrases(`
    takes|took|take it|them back for less|cash, must repurchase,
    buy|buys|bought|buying it|them|this|that|him|her? back, buy|buys|bought|buying the? * back, buyback,
    repurchase|repurchases|repurchased, buy|buys|bought it|them? again from, sell|sells|sold it|them? back,
    resell|resells|resold it|them? to me|him|her|us, اشتريها|اشتريه منه|منك|منها|مره, اشتراها|اشتراه
    منه|مني|منك|منها, ثم اشتري|اشتريه|اشتريها|يشتري|يشتريه|يشتريها|اشتراه|اشتراها|اشتريته|تشتري, يشتريها|يشتريه
    مني|منه|منك|منها, اعاده شراء|شرايها|شرايه, ارجع اشتريها|اشتريه|اشتري, ابيعه|ابيعها|نبيعه|نبيعها|تبيعه|تبيعها|
    يبيعه|يبيعها لك|لي|عليك|له|عليه, رجعت اشتريتها|اشتريته|اشتريت, واشتريها|واشتريه|واشتريته|واشتريتها منه|منك|مني,
    يرجع يشتريها|يشتريه|يبيعها|يبيعه, يبيعها|يبيعه له|لي مره, بيعها|بيعه له|لي مره, وترجع تبيعها|تبيعه|تبيعني,
    شراءها|شراؤها|شرائها منه|مني, يعيد شراءها|شراءه|شرائها, buy|buys|bought it|them|the? *? again,
    رجع|رجعت|رجعنا|ورجعت|ورجع اشتريتها|اشتريته|اشتراها|اشتراه|اشتريت|اشتري|شريتها|شريته, شريتها|شريته منه|منها
    مره?, واسترجعتها|واسترجعته منه|ب, hand|hands|handed|give|gives|gave|take|takes|took it|them|this|that|the? *?
    back *? *? *? *? for # , hands|handed|took|takes|gave|gives it|them back to him|her|me *? for? #`),
  trade: phrases(`
    sell|sells|sold|selling|sale, buy|buys|bought|buying|purchase|purchased, discount|discounted|discounting, cash
    in, cashing, cashed, encash|encashing, transfer|transferred for, factor|factoring, take over, بيع, بعت, ابيع,
    باع, اشتري, اشتريت, شراء, خصم, بعته, ابيعه, ابيعها, نشتري, يشتري, تسييل, بعتها, بعته, بعنا, شريت, شريتها,
    اشتريته, اشتريتها, resold`),
  'commercial-paper': phrases(`
    cheque|cheques|check|checks, promissory note, bill of exchange, bills of exchange, trade bill, post dated
    cheque, pdc, invoice, شيك, شيكات, كمبياله, كمبيالات, سند لامر, سند اذني, سندات لامر, فاتوره اجله, فواتير اجله,
    فاتوره مؤجله, فواتير مؤجله`),
  receivable: phrases(`
    receivable|receivables, debt, debts, claim, what he|she|they owes|owe me, iou, money owed to me, outstanding
    amount, salary due, end of service due, مديونيه, دين, ديون, دينه, ديني, ذمم مدينه, مستحقات, مستحقاتي`),
  'below-face': phrases(`
    at a? discount, before maturity, discounted, for less, below face, less than face, early cash, before it is?
    due|maturity|matures, before due date, due in # days|months|weeks, maturing in, cash today, cash now, باقل,
    بخصم, اقل من قيمته|قيمتها, قبل موعده|موعدها|استحقاقه|استحقاقها, قبل الاستحقاق, قبل استحقاق, كاش الان|الحين,
    نقدا الان, يستحق بعد, مستحق بعد`),
  'to-debtor': phrases(`
    creditor|seller|lender|bank kindly? accepts|accepted|accept|forgives|waives, accepts|accepted less,
    forgives|forgave|forgiving|waives|waived|waiving the? rest|balance|remainder|part|#, let me off, نتصالح, تنازل عن
    الباقي|جزء, سامحني في|ب, اسقط عني, اسقط الباقي,
    with the debtor, to the debtor, early settlement, settle early, pay early, rebate, at par, full value, face
    value in full, hawala, assignment at par, assigned at par, without discount, no discount, للمدين, مع المدين,
    حواله, بكامل القيمه, سداد مبكر, بدون خصم`),
  'pay-me': phrases(`
    credit|credits|refunds|remits|wires me|us *? #,
    send|sends|pay|pays|give|gives|transfer|transfers me|us *? #, will|would|shall|must|should|to
    send|pay|give|transfer me|us, يحول|تحول|يدفع|تدفع|يعطي|تعطي|يرسل|ترسل لي, بعطيك, بعطيه, عطيك, باعطيك, بردلك,
    بدفعلك, بحولك, ادفع لك, اعطيك, احول لك, تعطيني, يعطيني, يدفعلي, تدفعلي, يحولي, تحولي, يرسلي, ترسلي`),
  pays: phrases('pay, pays, paid, ادفع, يدفع, تدفع, ندفع'),
  'sale-or-service': phrases(`
    sell|sells|sold|selling, buy|buys|bought|buying, price, rent, murabaha, salary, wage, wages, invoice, fee,
    fees, ticket, booking, shop, salam, deposit, refund, cost, costs, ijara, order, bill, car, phone, furniture,
    goods, profit share, mudaraba, musharaka, discount, commission, tax, بيع, شراء, اشتري, بعت, سعر, ثمن, ايجار,
    مرابحه, راتب, فاتوره, رسوم, تذكره, حجز, سلم, عربون, سياره, بضاعه, خصم, عموله`),
  deadline: phrases(`
    on the # th|st|nd|rd?, till payday, when the *? year|term|season|job ends,
    when|once the? contractor|client|customer|buyer|tenant|company|boss pays, when|once his|her|their|my *?
    salary|pay|bonus|wages|leave|crop|house lands|comes|arrives|sells, till|until the weekend, at bonus time, يوم
    ينزل|يبيع|يستلم, لين اخر,
    in|after * day|week|month|year|quarter, next week|month|year, later, by the? end, at the? end, end of,
    by|in|until|before|after january|february|march|april|june|july|august|september|october|november|december|
    ramadan|eid|summer|winter|christmas, at|after|before eid, tomorrow, when he|she|they|i gets|get|can|paid, once
    he|she|they, بعد # شهر|اشهر|شهور|ايام|يوم|اسابيع|اسبوع, بعد شهر|شهرين|سنه|اسبوع|اسبوعين|العيد|رمضان|مده|فتره,
    بعد * شهور|اشهر|ايام|اسابيع|سنوات, اخر شهر|سنه, نهايه شهر|سنه, بدايه شهر|سنه, شهر قادم|جاي|مقبل, سنه
    قادمه|جايه|مقبله, لاحقا, بعدين, بكره, باكر, يوم الراتب, لما ينزل, الي|حتي|لين شهر|راتب|العيد`),
  guaranteed: phrases(`
    guarantee|guaranteed|guarantees|guaranteeing, assured, fixed, certain, promised, risk free, no risk, no loss,
    without risk, cannot lose, regardless of, whatever happens, whether it|we|he|i makes|make|made?
    profit|gain|win|wins or, profit or loss, مضمون, مضمونه, ضمان, بضمان, ثابت, ثابته, مؤكد, بلا خساره, بدون خساره,
    بدون مخاطره, مهما كانت|كان|حصل|صار, سواء ربح|خسر|ربحت|ربحنا, ربح او خسر, بغض نظر, بصرف نظر, بغض النظر, مقطوع,
    مقطوعه, win or lose, whatever happens, come what may, محفوظ, محفوظه, مهما صار|حصل, ربحنا او خسرنا, ما يخسر,
    never any loss, promises|promised my|the|his money|capital`),
  'return-on-capital': phrases(`
    return|returns, profit|profits, income, earnings, payout, payouts, roi, yield, % monthly|yearly|annually|
    annual|quarterly|per, # every month, # monthly, # per month, # a month, # each month, a month back, every|each
    month|week|year, عائد, عايد, عوائد, عوايد, ربح, ارباح, دخل, مردود, كل شهر, شهريا, سنويا, نسبه, plus # %, plus #
    percent, # percent, # % back, كل شهر, كل سنه, ارباحه`),
  capital: phrases(`
    capital, principal, investment, invest|invested|investing|investor, deposit, placement, my money, your money,
    his money, funds, partnership, partner, راس مال, راس المال, استثمار, استثمر, استثمرت, مستثمر, وديعه, ايداع,
    فلوسي, فلوسك, اموال, مبلغ, شراكه, شريك, راس مالي|مالك|مالنا|ماله, راس ماله, فلوسي, money back, my money back`),
  'late-rent': phrases(`
    library, parking, traffic, visa, government, overstay, court, school, registration, salik, municipality,
    ticket, driving, contractor, construction, delivery, مرور, مروريه, مواقف, مكتبه, تاشيره, حكوميه, بلديه, مخالفه,
    مقاول, مدرسه, اقامه`),
  trading: phrases(`
    exchange traded, market, broker, brokerage, contract|contracts, strike, expiry, expiring, leverage|leveraged,
    margin, shares|share, stock|stocks, commodity, commodities, crude, oil, wheat, derivative|derivatives,
    position, trading, trader, exchange, lots, forex, index, بورصه, وسيط, عقود, عقد, رافعه, اسهم, سهم, سلع, نفط,
    مشتقات, تداول, مؤشر`),
  insured: phrases(`
    premium, policy, cover, coverage, comprehensive, car, motor, vehicle, health, life, medical, travel, home,
    fire, annual, renewal, company, third party, marine, cargo, قسط, اقساط, وثيقه, بوليصه, سياره, مركبه, صحي, حياه,
    شامل, سفر, تجديد, شركه, طبي, ضد الغير, سنوي, تجاري`),
  'compulsory-cover': phrases(`
    car|motor|vehicle|auto|van|bike|motorbike|motorcycle|truck|taxi insurance|ins|insur, insurance for|of|on
    my|the|our? car|motor|vehicle|van|bike|truck, third party|third-party|tpl *? *?
    insurance|cover|liability|car|motor, insurance third party|third-party, health|medical insurance|ins|insur,
    insurance health|medical|for the? visa|iqama, mandatory|compulsory|obligatory *? insurance|cover,
    employee|employees|staff|maid|domestic|helper|worker|visa *? insurance, تامين
    السياره|سياره|السيارات|سيارتي|سيارتنا|المركبه|مركبه|الباص|الشاحنه|التاكسي|الدراجه, تامين *? ضد الغير, التامين
    الالزامي|الاجباري, تامين الزامي|اجباري, تامين صحي|طبي, التامين الصحي|الطبي, تامين
    العماله|العمال|الموظفين|الخادمه|الشغاله, تجديد تامين السياره|المركبه, ta2meen|tameen|ta2min el?
    sayara|siyara|sayyara| se7i|sehi|sa7i, gaari|gadi ka|ki bima|insurance, insurance ng kotse|sasakyan`),
  'voluntary-cover': phrases(`
    comprehensive, full cover|coverage|comp, fully comp, shamil|shamel, شامل, الشامل, شامله, conventional, commercial,
    تجاري, تجاريه, تقليدي, تقليديه, non takaful`),
  takaful: phrases(`
    takaful, cooperative insurance, co operative insurance, islamic insurance, social security, social insurance,
    gosi, pension, unemployment insurance, iloe, national insurance, تكافل, تكافلي, تامين تعاوني, تامينات اجتماعيه,
    ضمان اجتماعي, تقاعد, تعاوني`),
  'take-in': phrases(`
    get, gets, collect, collects, receive, receives, want|wants, take|takes, اخذ, ياخذ, استلم, يستلم, نستلم`),
  'lend-verb': phrases(`
    lend, lends, lent, lending, loaned, سلفت, سلفته, سلفتك, اقرضت, اقرضته, سلفنا`),
} as const;

import { phrases } from '../text/phrase-list.ts';

/** How a gain on money lent or owed is told without its name: more back, for waiting, on paper, through a sale. */
export const gainCues = {
  'foreign-currency': phrases(`
    usd, dollar|dollars, currency, عمله, eur, euro|euros, gbp, pounds, sterling, yen, rupee|rupees, inr, pkr, lira,
    liras, egp, riyal|riyals, qar, sar, franc|francs, peso|pesos, دولار, دولارات, يورو, جنيه, روبيه, روبيات, ليره,
    ريال, ريالات, ين`),
  'comes-later': phrases(`
    يصلني|يوصلني|يسلمني|يعطيني|يستلمها|يوصل|توصل *? *? *? الخميس|الاحد|الاثنين|الثلاثاء|الاربعاء|الجمعه|السبت, بعد
    عشره|عشر|خمسه|ثلاثه|اربعه|سبعه ايام, الاسبوع|الشهر الياي|اليايه, والتسليم بعد, on the? next? wednesday|tuesday,
    مع الراتب|المعاش, لما ينزل الراتب|المعاش, ba3d el? 3eid|takharrog|ratib|maash,
    after|until|till the long|next|coming weekend|holiday|break|trip, at|over|on the? weekend, this weekend, نهايه
    الاسبوع, اخر الاسبوع, lama yenzel el? ratib|raatib, lel ratib, 3al ratib, will|to be
    credited|delivered|settled|wired|sent on|in|after|by|next, credited|settled|wired on the #,
    تصل|يصل|تسلم|يسلم|تودع في يوم|نهايه|اول, after|until|till|past the?
    holidays|holiday|eid|hajj|ramadan|summer|weekend|season|harvest|exams|wedding|break, at|by the? end of the?
    year|season|quarter|term|summer, at year end, on the # th|st|nd|rd, before the? year ends|end, اخر
    السنه|العام|الموسم, نهايه السنه|العام|الموسم, بعد العيد|الحج|الموسم|الاجازه|الحصاد|العرس, when his|her|my|the
    salary|bonus comes, till|until bonus time, next quarter, both of us settle next, end of week, نهايه الاسبوع, next
    week|month|year|tuesday, this spring|summer|autumn|winter, before the trip, on payday, when he|she|it|they
    lands|arrives|comes, when the insurance, بعد بيع, الاسبوع|الشهر|السنه الجايه|القادمه, لين ينزل الراتب, when the
    wire|transfer|salary arrives|comes|lands, on credit, at month end, after the wire, later when, later, by|before
    eid|ramadan|summer|winter|spring|june|july|august|september|october|november|december|january|february|march|
    april|then, بعد الصيف|الشتا|رمضان, # days, ten days, in three weeks, on|by|next
    monday|tuesday|wednesday|thursday|friday|saturday|sunday, on the? #, by the #, # days|weeks|months later, next
    payday, next salary, payday, after eid|ramadan|harvest|summer|winter|the-season, at|after harvest, value date, t
    # settlement, in|within|after a? few|several|ten|two|three|four|five|six days|weeks|months, next|coming
    spring|summer|winter|autumn, at the end of * *?, end of month, in spring|summer|winter|autumn, spring|summer
    comes, بعد اسبوع|يومين|شهرين|العيد|الحصاد|الراتب|الموسم, اخر الشهر, اول الشهر, نهايه الشهر|السنه, بعد #
    ايام|شهور|اشهر|شهر|يوم, الاسبوع|الشهر الجاي|القادم|الجاي, بكره, بكرا, باكر, bokra, ba3d
    shahr|shahrein|osboo3|el-3eid|yomein, akher|awal el? shahr, due in # months|days|weeks`),
  'right-now': phrases(`
    last week|month|night|friday, i put in his|her hand, yesterday, امس, اليوم, out, now, today, tonight, this
    morning, at once, الان, الحين, دلوقتي, هلق, هسه, دابا, فورا, el youm, hal2, halla2, delwa2ti`),
  'more-back': phrases(`
    paid|pays|pay|gets|gives|owes # of profit|gain each|every|a month|week|year|quarter, whether
    we|i|he|they|the-shop *? or not,
    adds|add|adding fifty|twenty|thirty|forty|sixty|seventy|eighty|ninety on top,
    fifty|twenty|thirty|forty|sixty|seventy|eighty|ninety on top, ازيده #|خمسين|ميه|ميتين, يزيدني #|خمسين|ميه|ميتين,
    ازيد له #|خمسين|ميه|ميتين,
    gratitude|thank-you|reward of # *? fixed, already fixed on paper, something small weekly|monthly, on top of the
    principal, ويكرمني ب?, يكرمني, plus a tenth|fifth|quarter|third, # more for every, for every thousand|hundred *?
    # more, one hundred more, with fifty|ten|twenty|# for him|her|them, الف للسلفه وميه, وميه له|لي, # richer,
    rounds it up, something for my patience, for my patience, fatter|heavier envelope|back, comes back heavier, plus
    # on|when|if, with # extra|more|added, # extra, adds a? thousand|hundred|#, adds # on top, # on top, a
    thousand|hundred on top, # % more, twenty|ten|five percent more, plus a? * reward of #, plus # every|each|a|per,
    owes me # % more, and # on top, bigger than what i gave, وفوقها #|ميه|مئه|ميتين|مئتين|الف, ويعطيني فوقها, يعطيني
    زياده, زياده #|ميه|مئه|ميتين, و # فوقها, وربع|ونص الالف`),
  'keeps-money': phrases(`
    # i|we|he|she left|put|placed with|at|in, still have|has|hold|holds his|her|their|our|my #, # stays|stay with
    him|her|us|me,
    parks|parked|park # with|at, # sits with, حطيت # عند,
    keeps|holds|has my|our #, sits on my #, placed # with, حطيت عنده #, فلوسنا عنده, floosi 3ando,
    placement with|at, placed with|at, deposit|deposited|depositing # with, my # is|stays safe|secure|protected,
    money|capital|savings is|are|stays safe|secure|protected, اودعها, اودعتها, نودعها, وضعتها عند|عنده, ايداع عند,
    holds # of mine, my # in his|her|the, rent of the money|cash, money rented, put it with the, for my #,
    keeps|holds|has my #?|money|cash, my # with him|her, sits with him|the-trader, leave # with him, عندي فلوسه,
    فلوسي عنده, يشغل فلوسي, شغل فلوسي, حط فلوسك`),
  condition: phrases(`
    but i must, but must, only|bas lazem, بس لازم, لازم, as long as she|he has it, on|under|with? condition,
    conditional on, provided that?, only if, as long as, in exchange for, in return i|he|she, in return, against the
    promise, if he|she|i also, must also, stipulates, بشرط, علي شرط, بشرط ان, مقابل ان, مقابل اني, مقابل انه`),
  'free-use': phrases(`
    use|uses|drive|drives our|my|his|her *? *? at no cost|charge, rent free, without paying rent, keep|keeps|kept
    working his|her|my,
    وفوقها|وعليها عزيمه|عزومه|عشا|غدا|خدمه, عزيمه|عزومه|عشا|غدا كل *? *? لين|حتي|الي|طول,
    dinner|lunch|meal|lift|ride|errand every|each *? until|till|while he|she|i|we, must invite, gives me a
    goat|sheep|gift for every, until done, for nothing, keep|keeps his|her * and use, use it until he pays, ببلاش,
    مجانا, lessons for nothing, gets a? phone|gift|watch condition, condition of the money|loan, fixes my|her|his *?
    for nothing|free, for nothing till he|she pays|repays, لين يرد السلفه, بلاش لين يرد, free of charge,
    attend|attends|attending his|her *? free, my kids attend|study|stay, use without rent, use his|her|their *? free,
    free of rent, live there free, i eat free, eat|eats free, his shop is mine, lets me use|drive|live|stay, lets my
    family use|stay, lets us use|stay, mine to use, اكل من مزرعته, اسكن بلاش|ببلاش|مجانا, استعمل سيارته, يخدمني, اجر
    بيته برخص, اؤجره بيتي برخص, below market rent?, at half rent`),
  'tied-trade': phrases(`
    at half its value, half its value, بسعر زايد|اعلي, باعلي من السوق, must sell him|her my,
    buys|buy|sells|sell|rents|rent|leases me|my|his|her|it *? *? below|above|twice|double|cheap|cheaply, twice its
    value, below market, above market, double the? *? rate, at my price, though they are worth #, buy|buys my
    old|used, برخص, بسعر غالي, باغلي من السوق, باقل من السوق`),
  'debt-carrier': phrases(`
    what i left unpaid, left unpaid, airtime|mobile advance, credit line|limit, principal, the man|woman who lent
    me, due date of my loan|debt, of loan|borrowing, advance app, moneylender, the advance, money i|he|she|we
    owe|owes, the money he|she|i owes|owe, loan alive, borrowed money, money borrowed, loan agreement, finance
    agreement, unpaid statement|card|balance|plan *?, unpaid statement balance, unpaid
    instalment|instalments|installment, utility credit plan, credit plan, drawn amount, remaining balance, what you
    draw, amount drawn, what i owe, what he owes, money i owe, unpaid part, the amount borrowed, what i borrowed,
    sum lent, balance owed, overdue balance, negative balance, advance, borrowed sum, loan amount, amount of the
    loan, المبلغ المقترض, المتبقي من الدين, اللي علي, مبلغ القرض, مبلغ السلفه, المبلغ المستحق`),
  'rate-charge': phrases(`
    for each week|month|day beyond, add|adds|added # percent|%, service # percent|%, price of borrowing, compulsory
    *? *? purchase, usage cost, for every year|month|week the loan stays, interest part, for each extra day|week,
    wants # for each, his thursday|weekly|monthly share, takes|took his|her|their ten|five|twenty|# percent|%,
    entitled to # % of, # % added, flat rate # %, # % flat, reducing balance, bit on the rest, cost of the money,
    keeps the? loan alive, keep the loan alive, grows the longer, the longer i take, # % of the *?
    loan|debt|amount|balance, # % of remaining|outstanding|what, five|two|three|ten|four percent of, # % of what,
    percentage of *? *? loan|debt|amount|principal, # % monthly|daily|yearly|annually|weekly, # % a|per
    month|day|year|week, # percent a|per month|day|year|week, # points, vig, juice on, percentage of the?
    loan|debt|amount, rises with the size, per week the advance, for each # borrowed, # for each #, per # borrowed,
    daily charge on, # % daily, rescheduling fee, admin fee per, time charge, cost of carry, نسبه من
    القرض|الدين|المبلغ|مبلغ, # بالميه|% من المبلغ|القرض|الدين`),
  'fixed-paper': phrases(`
    bond mutual fund, bond|bonds fund|etf|ladder, commercial paper, treasury notes, guaranteed income plan|bond,
    receivables fund, loan participation, loan book, deposit of * with conventional, conventional bank deposit, fund
    of government paper, municipal paper|bond|bonds, credit union, saver plan, idle balance, term deposit, fixed
    deposit, time deposit, cd placement, certificate of deposit, savings certificate|certificates, convertible
    note|notes, preference|preferred share|shares, debenture|debentures, treasury note|notes, t bills, t-bill,
    gilt|gilts, zero coupon, bond fund, money market, crowdlending, p2p lending, peer to peer lending, شهاده ايداع,
    شهادات ادخار|استثمار, وديعه لاجل, اذون خزانه, سندات`),
  'fixed-gain': phrases(`
    busy|full|open|hot or idle|empty|closed|cold, come what may, whatever comes, مهما صار|كان|حصل,
    work or no work, sale|sales or no sale|sales, busy or not, works or not, sells or not, earns or not, good|bad
    month or good|bad, كسب ولا خسر, كسب او خسر, باع ولا ما باع, اشتغل ولا ما اشتغل,
    send|pay|pays|give|gives|credit|credits # every|each|a|per month|quarter|week|year, whatever the? *?
    business|project|shop|market|farm|company|fund does|makes|earns|happens, rain or shine, even if it|the-business
    loses, وافقوا علي ربح ثابت, ربح او خسر, سواء ربح|خسر, كل شهر ربح, استلم # مضمونه,
    monthly fixed #, fixed # monthly|from, profit or not|loss, pays back all plus, for sure, sends # every month,
    pays # each|every quarter|month|year, capital never touched|at-risk, my capital never touched, principal
    untouched, at discount, bought from bank, units, # days at a? discount, # per cent|percent|%, at #, pays #
    every, earns #, # a year, daily earnings at, set rate, # % coupon|yield|fixed|return|assured|guaranteed|annual,
    coupon # *?, fixed # percent|%, at # %, yield # percent|%, quarterly yield, assured #?, sure profit, loss is not
    my business, no matter the? result|outcome|what, whether *? *? wins|gains|profits or loses, capital back in
    full, capital safe, never loses, cannot lose, target # %, pays # % monthly, بعائد, بفائده, عائد سنوي|ثابت|مضمون,
    ربح مضمون, بدون خساره, ولا خساره, مهما صار`),
  surety: phrases(`
    stands behind my loan|debt, standing|stands|stood surety, standing behind my debt, signs|signed behind my
    debt|loan, guaranteed sum, وقع علي ديني, guarantor|guarantors, surety, cosigner, guarantee
    commission|fee|reward, guaranteeing my|his|her|a debt|loan, kafala fee|commission, signs as|for my? guarantor,
    backs my debt|loan, the debt he backs, كفيل, كفاله دين|قرض, كفلني, يكفلني, علي الكفاله, عموله كفاله|الكفاله`),
  'surety-pay': phrases(`
    # a year, for # a, takes #, yearly fee, for standing behind, his fee, اجرته, percentage of, reward, commission,
    i give|pay him|her #, # % of, for his|her signature, paid surety, fee for guaranteeing|guarantee, takes # for,
    واخذ|ياخذ #?|الف|مبلغ|عموله, مقابل #?, عموله`),
  'wait-pay': phrases(`
    waits|wait another|one|two month|months|week|weeks if, each|every week|month|day of waiting, فزاد علي,
    because he|she asked for *? time, becomes # from today because, for paying the *? *? late, instalment late, more
    time on my|the|our debt|loan for, حق الامهال|التاجيل|الصبر, شهر اضافي علي الدين, فلوس الصبر, price|cost of
    waiting, skip a? payment fee, for the second extension, moves|move|moved my? due date *? *? fee|paid|for, time
    costs money, حق التاجيل, ثمن الصبر, agreed to wait if|for, to wait if i pay, so that he|she|they|the-bank
    renews|extends|waits|delays, renews the loan|debt, رسوم تاجيل, تاجيل القسط|الدين مقابل|برسوم|للبنك, مدد لي|مددلي
    *? *? *? مقابل, ادفع|بدفع له? زياده كل, كل تاخير عليه, payment|pay|pays # and he|she|they waits|wait,
    pay|pays|paid for|to *? *? extra|another|more month|months|time|week|weeks, he|she|they waits|wait for
    his|her|their money, gives|give me another|more|extra month|months|time|week|weeks, for the
    favour|extension|wait, extend|extends|extended|extending my|the|our debt|loan|due, grace fee, extra month on
    my|the debt, more time for more, مدد|مددلي|يمدد|نمدد|مهله لي?|الدين|الدفع, مقابل مهله|التمديد|الصبر, يصبر علي,
    مقابل التاخير`),
  'debt-grows': phrases(`
    more months|weeks they|he|she wrote|writes #, he|she|they wrote|writes # instead, كتبه|كتبها علي *?,
    his|her|their # is|becomes|became|turns|stands now|to|at? #,
    old debt # becomes #, becomes # from today, bigger new one, so we signed for # with another, another #
    percent|%, rollover of the advance, closes my old, old murabaha|loan with a bigger, صار الدين # بدل, لانه مدد, #
    fo2 el asl, extra # per day until, added by the supplier|seller|shop|company because, because our payment came,
    total owed is up, to pay the old loan|one, new sale on paper to close, amount went up, into one dearer, dearer
    loan, fresh contract of, swells|swelled, debt swells, لانه تاخر الدين كبر, الدين كبر, كل ما طول زاد, amount due
    goes|rises|becomes, new total, instead of #, new|fresh paper of|for #, rewrite|rewrote *? *? for|at|as|to,
    wrote|write a? new *? *? for|of|at,
    debt grows|rises|doubles, double it if, doubles if, goes from # to #, bigger one|loan, roll|rolls|rolled|rolling
    the? old? loan|debt|it, refinance|refinances|refinanced|refinancing, pays off|settles the? old one|loan|debt,
    either pay or, اما تدفع او تزيد, تقضي او تربي, بمبلغ اكبر, قلب الدين, صارت # بدل #, كل تاخير عليه, يزود
    علي|عليا, يزيد الدين`),
  pledge: phrases(`
    pledge|pledged, pawn|pawned, against her|his|my|the necklace|watch|gold|car|ring|bracelet|phone, collateral, on
    my watch, redeem|redeems|redeemed, get it back, رهن ذهب|ساعه|سياره, مرهون, افك الرهن`),
  'gold-part': phrases(`
    i|we pay|paid the? goldsmith|jeweller|jeweler|trader when|once|after|next|later, pay for it
    when|once|after|next,
    goldsmith|jeweller|jeweler waits|trusts, waits for the? rest|balance|remainder, rest|balance|remainder
    on|at|after|until|till|when *? salary|payday|bonus|month-end, يصبر|ينتظر الصايغ, bit by bit, little by little,
    piece by piece, شوي شوي, شويه شويه, حبه حبه, كل شهر شوي|جزء, a part each|every month|payday, as we can afford,
    writes it in his book, till bonus time, prepaid, vault delivers, pick it up in|next|later, reserved at todays, at
    todays rate i pay now, بالدين, on margin, settled next week, metal allocated at|in|later, on account, ready in
    a|# week|month|weeks|months, owes me the, paid in pieces, pay now and metal, على خمس مرات, علي خمس|ثلاث|ست مرات,
    ادفع للصايغ, الدفع اخر, والفلوس الاسبوع|الشهر|بعدين, pay at|by|on month end|the end|the 30th|salary-day, wear
    them now, take it now pay, # per|a month|week for a? *? year|years|months|#, #
    payments|instalments|installments|parts, on tabby|tamara|instalments|credit|emi, on four|three|six|ten|twelve
    payments|instalments|months, in parts, half today|now, pays me on the #?, pay|pays|paying the
    jeweller|jeweler|goldsmith|shop end|next|later|after, delivered in|after, reserved with deposit, balance *?
    later|in|next, metal in a, بالتقسيط, علي دفعات|اقساط|شهور, والباقي, والاستلام بعد, نص ثمن, نصف الثمن`),
  'swap-weights': phrases(`
    exchange # g|grams, # g old *? for #, old gold for new, old gold for # g, ذهب قديم بجديد|بذهب, بدل ذهب|دهب`),
  'paper-early': phrases(`
    my receivable, client|customer|contractor pays #? *? in, لي عند,
    invoice|bill|cheque|check|note is? due in|on|after|at|next, my right to #, note of # from, promissory note of,
    what the insurance owes, my paper of #, unpaid bill to me, december|january|march|april cheque to, sales
    invoices, his unpaid bill, ورقه ب? #|عشره, سند ب, الشيكات, right to collect, early turn, turn in the
    savings|circle|jamiya, salary purchase, end of service cheque, debt from his|her|the customer,
    postdated|post-dated cheque|check|cheques, future cheque, cheque due|dated, invoice financing|discounting,
    factoring, unpaid invoice|invoices, receivables, note|bill|bills of exchange, promissory, iou, what the
    contractor|client|customer|he|she|they owes|owe me, debts of the? shop, salary due, my turn, شيك مؤجل|اجل, شيكي
    المؤجل, كمبياله, فاتوره قبل تحصيلها, الدين لشخص, مستحقاتي`),
  'sold-short': phrases(`
    keeps the rest when|once, takes|took over the bill|invoice|cheque|debt for, وخذها|وخذه فلان|واحد|تاجر مني,
    gave|give|paid|pay him|her|them # for it, ياخذ|ياخذها|ياخذه|اخذ|واخذ مني|منه|منها|عليها #|تسعه|ثمانيه|سبعه|سته,
    وياخذ|وياخذها|واخذ مني|منه #|تسعه|ثمانيه|سبعه, passed to the *? *? for #, sold my right to #, to * for #, اخذته
    ب, keep|keeps|kept|pays # percent|%, for #, اخذته|اخذتها ب? #|تسعه|سبعه, for # today, takes it over for #, they
    keep # percent|%, gave # paper got #, minus their cut, early cash, والقبض #, اخذت عليها #|تسعه, بيع الشيكات,
    selling my # * cheque, cheque to * today, i bought, buying the right, bought khalids?, they give #? now, take my
    #?, they|he|she give|gives|gave #, for less cash?, at # % of face, discounted, discount at|by, get # % now, sold
    to me|him|an|investor, to an? investor|outsider|third, for # to, transferred to a? third, swap|swapped|swapping
    my|the, before maturity|due, باقل, بخصم, لمستثمر, لشخص ثالث, قبل موعده|موعدها, باقل من قيمتها`),
  'promised-cut': phrases(`
    rebate of # which the, early payoff rebate, the *? contract grants|gives|promises, agreed from day one *? pay
    before, # of the debt falls, debt falls, يسقط من الدين, discount clause, per contract # %, settlement discount
    per|clause|as, written into the *? agreement|contract, settles before time pays # % less, promised
    discount|rebate|cut, discount as in contract, contract that early, settlement cuts|cut #, as in the? contract,
    through a third company, takes the discount, خصم مشروط, شرط في العقد, اذا سددت بدري|مبكر, حسب العقد`),
  'same-back': phrases(`
    straight back to the? shop|seller|dealer|same|him|her, back to the *? shop|dealer|seller for cash,
    comes back to me for|at, took|takes it off my hands,
    return|returned it to him|her for less, back to * for # cash?, a minute later, same evening,
    واخذتها|واخذته|ورجعت|ورجع منه كاش|نقدا, واخذتها منه, bought from and sold to the same, buy back at higher, must
    buy it again, handed back to him|her|* for # cash, sold it to me again, sell|sold and lease back with, came home
    the same day, buying my * and selling it to me, ورجعه لي بنفس, bought|buy|buys|buying it|them|the-same *? *?
    back, take it back on, from buyer the same, the same * in a year, i owe him # for the same, back on instalments,
    the same car|laptop|fridge|phone, and buy it from him, then the same shop took, stay|stays in my
    house|hands|shop, ورجع|ورجعت|ثم اشتراها|اشتريتها|اشتريته|اشتري, واشتريه|واشتريها منه|منها, ورجع اشتراها`),
  'quick-cash': phrases(`
    i|we only saw|see the? cash, sold|sells it before lunch|noon|i-left,
    resells by itself, gives me money i owe, بس نزل الكاش, نزل الكاش, ما امتلكت شي, sells it for me, sign and get
    money, ويبيعه|ويبيعها بنفس الدقيقه|اللحظه|اليوم, وانا اخذ الكاش, sells them for me, never saw the goods|metal,
    sold it for me, same minute, paper trade both ways, my account credited, to raise cash, to get cash, through the
    banks broker, sell|sells|sold it *? *? at once, sell|sells|sold it instantly, cash lands, i see only cash, i
    only receive cash, i take the cash, receive only|just the? cash, broker sells it back, on paper, in my name and
    sells, never see the metal|goods, وينزل الكاش, ويعطيني الكاش, ينزل النقد, يبيع *? بالنيابه`),
  'metal-deal': phrases(`
    rice in my name, buys *? in my name, اسهم دوليه, سلع دوليه, عمليه اسهم, nickel, the goods, shares, tawarruq,
    murabaha on shares, metal|metals, copper, platinum, palladium, aluminium|aluminum, palm oil, commodity, tin,
    zinc, المعدن, معدن, معادن, نحاس`),
  'paper-money': phrases(`
    notes, banknotes, coins, paper, cash, wallet, e-dirham|edirham, digital dirhams, cbdc, ورقيه, نقديه, رقميه, فكه,
    جديده, محفظه`),
  'comes-back': phrases(`
    وارجعهملك, ارجعهملك, هارجعهملك, sees # back|by|in|at|when|after, comes|came back as, rounds it to|up-to,
    واعطيها|واعطيه|واعطيهم, هرجعهم|هرجعها|هرجعلك, ورجعهم,
    shook|shake hands on, handshake is|was for|on, puts|put|has me down for, i am given, am given #, he|she
    offered|offers #, collects|collect # a, it|she|he owes me two|three|four|five|six|seven|eight|nine|ten thousand,
    i sign|signed|write|wrote, signed|sign|wrote|write #|two|three|four|five|six|ten cheques|checks|notes|papers of,
    comes to me, comes|come to me in, would make it #?, make it #, i return, returning #, for his|her #, يرجع, راح
    يرجع, تاخذها, وقلت لها برجعها, ارجعها, promised #, promises #, gives|give|gave back, will put #?, signed for,
    brings, wants # back, ترجع لك, وبيسددها, بيسددها, برجع, ارجع له, وبيردها, to be returned, gets his cash plus,
    gets his money plus, against #, brings|bring|hands|hand me, i will be # richer, تجيبها لي,
    settle|settles|settled #, collect|collects|collecting #, bring|brings #?, i get|take|collect|want|receive, i
    will|shall|would get|take|collect|want|receive, ill get|take|collect|want, you get|have, you will|ll have|get,
    youll have|get, he|she|they gives|pays|sends|hands|owes me, gives|pays|hands|sends me, # in on, comes|come back,
    my # comes, it is|becomes #, its #, back to me, becomes|become #, owes me, he|she|they owes|owe #,
    recovered|recovers|recover, repayable, in full and final discharge, lautana, وهات, هات, يرجعهن, يرجعهم, ترجعهم,
    بترجعهم, وترجعهم, برجعلك, برجعهالك, بيرجع, بيرجعها, بتعطيني, بتردلي, تجيبلي, يجيبلي, يعطيني, تعطيني, وردها,
    بردها, يرد, ويرجعها, وترجعها, واستلمها, ارجعلك`),
  'forward-deal': phrases(`
    at fixed price, both of us settle, ordered * at fixed, forward
    contract|contracts|deal|cover|booking|purchase|sale|rate|exchange, outright forward, hedge|hedged|hedging, both
    must exchange, two way promise, binding promise, book|booked|booking the *? *?, lock|locked|fix|fixed the? *?
    rate, rate agreed|fixed|booked|locked now|today?, rate we fixed, عقد اجل, عقد صرف اجل, عقود صرف اجله, تثبيت سعر,
    ثبتنا سعر, حجز سعر, اتفقنا علي سعر, سعر مثبت`),
  'currency-forward': phrases(`
    fx|currency|forex|usd|dollar|euro forward|forwards|fwd|hedge, ndf, non deliverable forward|forwards, forward
    cover, forward exchange contract|deal, outright forward, تثبيت سعر الصرف|صرف, عقد|عقود صرف اجل|اجله, بيع|شراء
    عمله اجل|اجله|اجلا`),
  'savings-circle': phrases(`
    jamiya, jamiyah, gameya, savings circle|ring, sandooq, rosca, committee turn, جمعيه, دور الجمعيه`),
  travelling: phrases(`
    trip, travel, travelling, traveling, holiday, holidays, vacation, visit, umrah, hajj, tour, flight, سفر, رحله,
    السفر, عمره, حج, اجازه`),
  'given-away': phrases(`
    giving|gave|passing|passed|sending|sent|donating|donated all|whole|every-bit of? it|this?, giving it all, it all
    to, all of it to, to feed the? needy|poor|hungry, to the? needy|orphans|poor-families, for the
    poor|needy|orphans, spent on the poor, للفقراء كامله, تخلصت منها, صرفتها للفقراء|للمساكين`),
} as const;

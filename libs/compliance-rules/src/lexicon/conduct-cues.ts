import { phrases } from '../text/phrase-list.ts';

/** What people do and trade in: games, drink, meat, services, and the ways of hiding money. */
export const conductCues = {
  split: phrases(`
    split, splitting, splits, structuring, divide|divided|dividing, break up, breaking up, break it|this into,
    break|breaking *? # into, into parts|pieces|chunks|smaller|several, in parts, small|smaller|little
    amounts|payments|transfers|pieces, several|many|multiple *? payments|transfers, part # of, chunks, in pieces,
    tranche, two halves, separate transfers, each time, every time, one by one, تقسيم, اقسم, نقسم, قسمنا, قسمها,
    قسم, تجزيه, نجزي, جزء, مقسم, قسموا, مقسمه, علي اجزاء, علي دفعات|تحويلات, دفعات صغيره, مبالغ صغيره, علي مرات, كل
    مره`),
  under: phrases(`
    keep|keeping|stay|staying|kept|remain|remaining below|under, below, under, beneath, just under|below, less
    than, never above|over|exceed|exceeding|more, not exceed|exceeding|above|over, lower than, short of, اقل من,
    تحت, لا يتجاوز, ما يتجاوز, ما يتعدي, لا يتعدي, دون, نخليها اقل, خليها اقل, خلها تحت`),
  limit: phrases(`
    limit, limits, threshold, thresholds, ceiling, cap, radar, reporting limit|amount|level, reportable, report
    level, 55000, 3500, 50000, trigger, declaration, 55 k, حد, الحد, سقف, السقف, حد التبليغ|الابلاغ|الافصاح, رادار`),
  'avoid-control': phrases(`
    so that? no-one|nobody asks|checks|notices|knows, avoid|avoids|avoiding|bypass|bypassing|dodge|dodging|evade|
    evading|escape|escaping|skip|skipping|without|sidestep|circumvent the? report|reports|reporting|questions|
    checks|check|kyc|compliance|screening|source|bank|authorities|limit|threshold|regulator|alert|alerts, bank|
    they|it|compliance|system|authorities|customs|regulator|app|tax does|do|will|would|can not ask|notice|report|
    flag|check|see|question|know, bank|they|it|compliance|system|authorities|customs|regulator|app|tax
    doesnt|dont|wont|cannot|never ask|notice|report|flag|check|see|question|know, never|not
    trigger|raise|attract|draw alarm|alarms|attention|alerts|questions|flags|the|any, stay|remain unnoticed,
    no-one|nobody asks|ask|notices|checks|knows, no questions asked, no questions from, without questions|question,
    no paper trail, without trace, no trace, untraceable, not get? be? flagged|reported|seen|noticed, doesnt get
    flagged|reported|seen|noticed, before they ask, off the? books|radar|record, under the? radar,
    hide|hiding|conceal|disguise, under the table, ما يسالون|يسالونا|يسالني|يسال|يسالك|ينتبهون|ينتبه|يطلبون|يحسون|
    يدرون|يدقق|يدققون|يبلغ|يبلغون|يشكون|يشك|يعرفون, السبب الحقيقي, عشان|حتي|لكي|علشان لا|ما يسالون|يسال|يسالونا|
    ينتبهون|يطلبون|ينتبه|يكشف|يبلغ|يبلغون|احد, لا يسال, لا ينتبه, لتجنب, تجنب, تفادي, لتفادي, نتفادي, نتجنب, تهرب,
    للتهرب, التهرب, بعيدا عن الرقابه|البنك|الجهات|الاعين, بدون سوال|اسيله|اثر, دون علم البنك|المصرف|الجهات, من غير
    ما يدري, بدون ما يدري|ينتبه|يسال, اخفاء, نخفي, تحت الطاوله`),
  stranger: phrases(`
    on behalf of a? another? someone|somebody|stranger|strangers|person|friend|man|guy|client, for someone|somebody
    else?, for a? another? stranger|strangers|person|man|guy, a? client|person|man i met, third person|party,
    people|someone|somebody|anyone|strangers i? do|dont|does|never not? know|met, met online, on
    telegram|whatsapp|instagram, online job|employer|boss, boss|employer|manager|client online, unknown
    sponsor|person|sender|people, work from home, third party funds|money, i do not know, i dont know, i never met,
    someone elses money|funds, strangers money, their money, not my money, money is not mine, unknown
    source|person, someone sent me, people send me, شخص اخر|ثاني|غريب|مجهول|ما-اعرفه, نيابه عن, شخص لا اعرفه, شخص
    ما اعرفه, واحد ما اعرفه, ناس ما اعرفهم, تيليجرام, تلغرام, تليجرام, واتساب, وظيفه اونلاين, شخص مجهول, جهه
    مجهوله, كفيل مجهول, مو فلوسي, ليست اموالي`),
  'own-account': phrases(`
    incoming transfers, into my account|wallet, to my account|wallet, through my account|wallet, use my
    account|wallet, using my account|wallet, my account|wallet for, علي حسابي, في حسابي, لحسابي, عبر حسابي, من خلال
    حسابي, محفظتي, بمحفظتي, عن طريق حسابي`),
  'pass-on': phrases(`
    hand|hands|handing it|them|cash|money? to|over, withdraw|withdraws|withdrawing *? cash,
    pass|passes|passing|passed it? on|along|to|through|the-rest, forward|forwards|forwarding|forwarded the? rest|
    it|them|money|funds|amount|balance|to|everything, forward, send|sends|sending|sent it? on|onward|onwards|
    the-rest|the-remainder, transfer|transferring|transfers it? on|onward|the-rest|to-another|to-others,
    move|moving it? on, resend, withdraw|withdrawing and|cash, convert it|them to crypto|bitcoin|usdt, relay, احول,
    احوله, احولها, احولهم, حوله, حولها, حولهم, احول الباقي, حول باقي|مبلغ|فلوس, تحويلها, تحويله, تحويل الباقي,
    وتحويلها, وتحويله, ارسلها, ارسله, ارسل الباقي, امررها, اسلمها, اعطيها, ونحول, تمرير, ارسال الباقي, تحول`),
  collection: phrases(`
    collection, collecting, collect donations|money, fundraising, fundraiser, donations, appeal, جمع تبرعات, نجمع
    تبرعات, تبرعات, collects, collected, اجمع, حمله, حمله تبرعات`),
  unlicensed: phrases(`
    no|without a? licence|license|permit|registration|approval, unlicensed, unregistered, unofficial, بدون|دون|بلا
    ترخيص|رخصه|تصريح, غير مرخص|مرخصه|مسجله, no charity number|licence|registration, not licensed|registered, بلا
    رخصه, من غير ترخيص|رخصه|تصريح, مو مرخص|مرخصه`),
  'keep-cut': phrases(`
    commission, keep # percent|%, keep #, keeping #, my cut, cut, for a fee, for # %, percentage for me, #
    percent|% for me, earn # percent|%, small reward, reward, i keep, you keep, keep ten|five, keep the rest, get
    paid, paid for it, my share, my #, عموله, عمولتي, نسبتي, نسبه لي, احتفظ, اخذ نسبه, اخذ عموله, لي|لك|ولي|ولك
    نسبه|عموله, مقابل نسبه, مقابل عموله, لي منها, حصتي, اخذ #`),
  undescribed: phrases(`
    without seeing|knowing|inspecting|inspection|checking|looking|opening, not stated|specified|described|
    disclosed|identified|known, unknown content|contents|item|items|location|type|quantity|goods,
    location|quantity|type|kind|model unknown, do|does|dont|doesnt not? know what|which, not know what|which,
    nobody|no-one knows what|which, somewhere in, sight unseen, whatever is|it, unseen, unopened, بدون|دون|من-غير
    رؤيه|معاينه|فتح|وصف|معرفه, بدون|دون|من-غير ما|ان اعرف|ادري|اشوف|نشوف|نعرف|افتح, ما|لا اعرف|ادري|نعرف|ندري
    شو|وش|ايش|شنو|ما|وين|كم|اي|ماذا, غير مفتوح|مفتوحه|مريي|مرييه|معروف|معروفه|معلوم|معلومه|محدد|محدده|موصوف|موصوفه,
    اللي|الي فيه|فيها|داخله|داخلها, ما بداخله|بداخلها|داخله|داخلها`),
  'out-of-reach': phrases(`
    ran|run|runs away, escaped, fled, strayed, stray, went missing, is|are|still|went lost, lost somewhere, not
    found, not yet|be found|born|caught|hatched|grown|blossomed|ripened|planted|sprouted, still? in the
    sea|sky|air|womb|belly|wild|ocean, not yet born|caught|grown|hatched, unborn, before it|they is|are?
    caught|born|hatched|grown|ripe, شارد, شارده, ضايع, ضايعه, هارب, هاربه, ضال, ضاله, مفقود, مفقوده, في
    بحر|هواء|سماء|بطن|البر, لم يولد|تولد|يصطد, ما ولد|انولد|انصاد, قبل ما|ان يولد|تولد|يصاد|ينضج|تنضج|تظهر|يظهر`),
  'price-of': phrases(`
    price of|for, pay|paid|paying|pays *? for, payment for, deposit for|on, cost of, advance for,
    buy|buys|buying|bought, purchase|purchased|purchasing, sell|sells|selling|sold, sale of, بعتك, بعته, بعتها,
    اشتريته, اشتريتها, ثمن, سعر, شراء, اشتري, اشتريت, اشترينا, يشتري, بيع, بعت, ابيع, دفعه, عربون, مقابل, buying,
    lot of|assorted, sacks of, some amount of, شريت, شريتها, شريته, صندوق, كرتون, invoice : lot`),
  'search-for': phrases(`
    reward, search, searching, finding, vet, insurance, rescue, return of, salam, istisna, مكافاه, بحث, البحث, سلم,
    استصناع, بيع سلم`),
  'more-time': phrases(`
    more|extra|additional|longer time|days|months|period, extension, extend|extending|extended, postpone|
    postponing|postponed|postponement, delay|delayed|delaying, miss|missed|misses the? my?
    date|deadline|due|payment, default|defaults, late, lateness, reschedule|rescheduled|rescheduling, roll
    over|rolling|rolled, grace period, wait|waiting longer|more|another, تاخير, تاجيل, تمديد, مهله, امهال, اعاده
    جدوله, جدوله, نصبر, اصبر, يصبر, زياده مده|الوقت|وقت|الاجل, extra|more|additional|longer *? months|weeks|days,
    يمهلني, يمهله, يمهل, تمهلني, امهلني, يصبر علي, يصبرون`),
  'in-return': phrases(`
    in return, in exchange, on condition, provided that, on the condition, condition that, only if, as long as, if
    you|he|she, against, so i can, and i get|use, مقابل, بشرط, علي شرط, شرط, علي ان, لكن بشرط, بالمقابل, part of
    the? deal|agreement|bargain, condition :, the condition is, متفقين, بشرط انه, بشرط ان`),
  benefit: phrases(`
    free, use|using|uses your|his|her|the|my, drive|driving|live|living|stay|staying|sleep|eat *?
    in|at|free|rent|your|his, discount, cheaper, work|works|working for, gift, rent free, buy|buys my|from,
    sell|sells me, hire my, give me, lower rent|price, استخدم, اسكن, يسكن, سكن, مجانا, خصم, هديه, يشتري مني, تشتري
    مني, تبيعني, يبيعني, يشتغل, تشتغل, سيارته, سيارتك, شقته, شقتك, ارخص, lets|let me|us|my|him|her, use|uses of
    the? chalet|car|flat|house|farm, ببلاش, بلاش, يصلح, يصلحلي, يشغل, يوظف, توظيف, يسكنني, زياره مجانيه`),
  equity: phrases(`
    # % of a|an|the, own|owns|owned # %, pre-ipo units|shares of|in, units|tokens of|in, stake|share|interest in
    a|an|the|our|his, shares|share|stock|stocks in|of|at|from, equity, invest|investing|invested|investment in, stake
    in, ipo, franchise, partner|partnership in, own|owning|ownership of? part?, buy into, co own, اسهم, سهم, حصه في,
    استثمار في, شراكه في, شريك في, امتياز, تملك, اكتتاب, joint venture with, jv with, partner capital|money in, seed
    money|capital|funding for|in, subscribe|subscribing|subscription to *? ipo|shares|offering, buying|bought|buy
    into, share purchase, purchase of shares, stakes in, loan to a, crowdfunding, capital in|for, put money|cash
    into, invest with, shareholding in, tokens of, اكتتاب في|باسهم, شراء حصه|اسهم|سهم, مشاركه|شراكه|راس-مال في|مع,
    مساهمه في, استثمار مع|في, # shares|stocks, dividend|dividends of|from|on, bank shares|stock,
    founding|startup|angel capital|ticket|round, stake in *?, ashom, as hom, sahm, ارباح|توزيعات اسهم, اسهمي في`),
  'interest-business': phrases(`
    lending|credit|loan startup|company|firm|business|app|fund that|which charges|earns|takes *? *? *? interest,
    consumer|retail|student|payday lending startup|company|firm|business|app,
    interest|interest-based lending|charging bank|company|firm|fund, consumer|retail credit|finance company|firm|
    lender, payday lender, microloan|micro-loan|micro-finance|microfinance company|fund|startup *? interest?,
    mortgage bank|lender, conventional bank|banks, bank rebawi|ribawi|rebawe, bank riba, شركه|شركات|مكتب|منصه|تطبيق
    تمويل|اقراض|تسليف بالفوايد|بفوايد|بالفايده|بفايده, conventional bank|banks|lender|finance|banking, interest based
    bank|lender|finance, commercial bank|lender, payday lender, microlender with, moneylending business|company,
    credit card company, بنك|بنوك|مصرف ربوي|ربويه|تقليدي|تقليديه|تجاري, شركه تمويل ربوي|تقليدي|ربويه|تقليديه, hsbc,
    citibank, citi, barclays, standard chartered, jpmorgan|jp-morgan, goldman sachs, deutsche bank, bnp paribas,
    wells fargo, bank of america, ubs, credit suisse, morgan stanley, payday loan|loans|lending startup|company|
    business|app|shop, loan app|company|startup|business|shark, lending startup|company|business|app|platform,
    microlender, microlending, money lender|lending business|company|shop, pawn shop business, bnpl company
    with-interest, interest bearing lender, conventional mortgage lender|company, بنك تقليدي|تجاري|ربوي *?, بنوك
    تقليديه|تجاريه|ربويه, شركه|شركات تمويل|قروض|اقراض *? ربوي|بفايده|بفوايد|تقليدي|شخصيه, مكتب ربا|قروض`),
  'insurance-business': phrases(`
    insurance company, insurer, insurance firm|group, reinsurance company, reinsurer, شركه|شركات تامين, insurer,
    insurers, insurance ipo|startup|broker-company, conventional insurance *?, life insurer|insurance company,
    underwriter firm|syndicate, lloyds syndicate, axa shares|stock, allianz shares|stock, شركه تامين *?, تامين
    تقليدي|تجاري, معيد تامين`),
} as const;

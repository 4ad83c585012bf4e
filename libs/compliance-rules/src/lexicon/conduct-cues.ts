import { phrases } from '../text/phrase-list.ts';

/** What people do and trade in: games, drink, meat, services, and the ways of hiding money. */
export const conductCues = {
  operator: phrases(`
    odds, bookie, bookmaker, betting, sportsbook, betting site|app|shop, online bet, gaming site, bet365, 1xbet,
    betway, stake com, casino, tipster, tips app, wagering, racing book, tote, parlay, accumulator bet, spread,
    operator, jockey, racecourse, مراهنات, موقع مراهنات|رهان|مراهنه, تطبيق مراهنات|رهان, مكتب مراهنات, منصه
    مراهنات, كازينو`),
  'wager-event': phrases(`
    match, game, padel, tennis, golf, bowling, snooker, chess, ludo, carrom, fifa, pubg, playstation, arm
    wrestling, نتيجه, race, horse|horses, camel race, derby, cup, final, league, football, cricket, ipl, boxing,
    fight, election, el clasico, world cup, tournament, poker, cards, dice, dominoes, backgammon, score,
    win|wins|winner|winning, lose|loses|loser, team, marathon, مباراه, يفوز, تفوز, يخسر, المباراه, سباق, خيل, هجن,
    كاس, نهايي, دوري, كره, قدم, كريكيت, ورق, نرد, دومينو, بلوت, طاوله, تحدي, بلايستيشن, لعبه, بادل, فايز, خسران,
    انتخابات, فريق`),
  friends: phrases(`
    friend, friends, buddy, colleague, colleagues, cousin, cousins, brother, neighbour, neighbor, roommate, between
    us, among us, each of us, guys, mates, mate, office, classmates, ahmed, khalid, ali, omar, we agreed, both of
    us, us two, me and, ours, private bet, between me, صديق, صديقي, صاحبي, اصحابي, اصدقاء, اصدقايي, ربعي, الشباب,
    الربع, زميلي, زملاء, زملايي, ابن عمي, اخوي, بيننا, بيني, بينهم, بينا, عيال عمي`),
  contribute: phrases(`
    each|every player|person|friend|member|one|team|of-us|participant pays|pay|puts|put|contributes|contribute|
    chips, everyone|everybody|all pays|pay|puts|put|contributes|chips, we each|all pay|put|paid|contribute|chip,
    each pay|put|paid|puts|pays|putting|paying, pooled, pool our money, chip in, put|puts|putting # each, paid #
    each, # *? each, # per player|head|person|team, entry fee|fees, buy in, entry money, joining fee, entry fees
    from players, collected from players|participants|all, stake money, participation fee, everyone's entry, each
    of us * #, everyone|everybody puts|pays|put|pay, all players|participants|members pay|put, each
    puts|pays|put|pay|contributes|chips, # *? a|per guess|try|go|shot|attempt|entry|spin, كل
    واحد|شخص|لاعب|فريق|مشترك يدفع|دفع|دافع|يحط|حط|حاط|يضع|يساهم, نجمع من, رسوم|رسم اشتراك|دخول|مشاركه|تسجيل,
    يدفعون, كلنا ندفع|نحط, نحط, حطينا, كل واحد منا, جمعنا, من كل لاعب|مشترك|واحد|فريق, دفع كل, يدفع كل, اشتراك كل,
    كل مشارك|متسابق|عضو|واحد|شخص يدفع|دفع|يحط|حط|يشارك, الكل|الجميع|كلهم|كلنا|كلنا يدفع|دفع|يحط|حط|ندفع|دفعنا, #
    each to enter|join|play, # each, all|everybody|everyone|each pay|pays|put|puts|chip|chips|give|gives|drop|
    drops|throw|throws *? #, entry # each, to enter #, دخول #, قيمه دخول|الدخول|المشاركه|الاشتراك, رسم|رسوم
    الدخول|المشاركه, رسم المسابقه, we each|all, per guess|try|spin|go|shot`),
  'winner-takes': phrases(`
    winner takes|take|gets|keeps|collects|wins *? all|everything|it|pot|pool|total|money|full|lot, winner takes
    all, winner gets, loser pays|pay|buys|covers|gives, losers pay|buy, whoever loses|wins|guesses, who loses|wins,
    if i win|lose, if he|she|you|they win|wins|lose|loses, if his|your|my|their team wins|loses, takes the
    pot|pool|lot|kitty, first place takes|wins, takes everything|all|it-all, who|whoever
    guesses|predicts|wins|scores, goes to the winner, to the winner, paid to the winner, winner collects, prize
    pot, prize pool, one|lucky * takes|gets all, best guess wins|keeps|takes|gets, closest guess, right guess,
    closest|nearest|best|first *? wins|gets|takes, correct score, lucky name|number|person|draw|one
    gets|takes|wins, the winner, top scorer takes, فايز|الفايز ياخذ|ياخذها|ياخذه|يربح|له, الفايز, للفايز, يفوز
    ياخذ|ياخذهم, الرابح ياخذ|له, الرابح, للرابح, الخسران|الخاسر يدفع|عليه|يعزم|يشتري, خسران|خاسر يدفع, اللي
    يخسر|يفوز|يربح|يغلب, من يخسر|يفوز|يربح, لو فزت|خسرت|فاز|خسر, اذا فزت|خسرت|فاز|خسر, ان خسرت|فزت, ياخذ
    الكل|الجميع|المبلغ|الكاس, صاحب التوقع, من يتوقع, اللي يتوقع, يطلع اسمه, تطلع القرعه, pot|pool|kitty|takings|
    total|money|prize|cash goes|go to the? *? top|best|winner|first|lucky|champion,
    first|top|best|champion|lucky|last gets|takes|wins|keeps|collects|bags the? *?
    all|everything|pot|pool|it|money|#, decide|decides who gets|takes|keeps|wins, who gets|takes|keeps the?
    #|all|pot|pool|money, best|closest|nearest guess, الاول|الفايز|الرابح|المركز-الاول|صاحب-الحظ
    ياخذ|له|يكسب|يستلم|ياخذها|ياخذهم|يقبض, ياخذ الكل|المجموع|الجايزه-كلها|كل|الجميع|المبلغ|الصندوق, يفوز
    ياخذ|بالكل|بالمبلغ|بالصندوق, للاول|للفايز|لصاحب الحظ|المركز`),
  'outside-prize': phrases(`
    sponsor, sponsored, sponsors, sponsorship, free entry, no entry fee, free to enter, no purchase necessary,
    prize from the? school|company|club|municipality, prizes donated, donated by, funded by the?
    sponsor|company|school|club, scholarship, government prize, rotating, savings circle, jameya, gameya, jamiya,
    committee savings, rosca, برعايه, راعي, الراعي, مجاني, مجانا, مجانيه, بدون رسوم, جمعيه شهريه, جمعيه بيننا,
    جمعيه الموظفين, جايزه من, جوايز من الشركه, free for everyone|all|everybody|members, free of charge, no charge,
    costs nothing, بلا مقابل, بدون مقابل, ببلاش, free draw|coupon|coupons|raffle|with|gift, free of cost, no ticket
    needed`),
  draw: phrases(`
    draw, draws, bingo, raffle, prize draw, lucky draw, tombola, lucky dip, spin, wheel, mystery prize, random
    winner, chance to win, win a, to win a, winner drawn, سحب, السحب, قرعه, القرعه, تومبولا, عجله الحظ, فرصه
    للفوز|فوز|ربح, للفوز, تربح, يانصيب`),
  'paid-entry': phrases(`
    buy|buying|bought * ticket|tickets|coupon|coupons|number|numbers|entries, ticket|tickets|coupon|coupons, entry
    fee, entries, paid entry, # per entry|ticket|sms|coupon|number, premium sms, sms, text to win, paid sms, call
    to win, hotline, number in the, slot in the, paid draw, share in the, spot in the, fee to enter, pay to enter,
    شراء * تذكره|تذاكر|كوبون|رقم|ارقام, للدخول, للاشتراك, للمشاركه, دخول في, تذكره, تذاكر, كوبون, كوبونات, رساله,
    رسايل, رسوم دخول|اشتراك|مشاركه, مدفوع, مدفوعه, مقابل, ب #, اتصال`),
  alcoholic: phrases(`
    alcohol, alcoholic, drinks, drink, drinking, tonic, cocktail|cocktails, shots, bottle|bottles of, keg,
    pint|pints, brewery, brewed, bar tab, bartender, barman, hard, booze, happy hour, on tap, peg, tot, nightclub,
    night club, pub, cellar, vintage, tasting, sommelier, vineyard, aged, proof, abv, liqueur, distillery, duty
    free, spirits, cork, beer, wine, كحول, كحولي, كحوليه, مشروبات, مشروب, بار, حانه, ملهي, سكر, مسكر, زجاجه, قنينه,
    غرشه, معتق, شرب, سهره, brewing, hops, homebrew, making ale|beer|wine, corkage, cellar, duty free, lounge bar,
    pub`),
  'soft-drink': phrases(`
    alcohol free, non alcoholic, nonalcoholic, zero|no alcohol, without alcohol, 0.0, virgin, malt drink, 0 %,
    شعير, خالي|خاليه|خال من الكحول, بدون كحول, بلا كحول, غير كحولي, غير كحوليه, صفر كحول, mocktail, mocktails,
    فيرجن, موكتيل`),
  meat: phrases(`
    meat, pizza, sandwich, sandwiches, breakfast, deli, sausage, sausages, slices, sliced, smoked, roast, grill,
    grilled, burger, butcher, cured, kg, cheese, egg|eggs, cold cuts, ribs, platter, leg, spanish, italian, honey,
    tapas, لحم, لحوم, شرايح, ساندويش, سندويش, برغر, بيتزا, مشوي, مدخن, كيلو, فطور, نقانق`),
  'not-pork': phrases(`
    turkey, beef, chicken, lamb, veal, halal, vegan, vegetarian, plant based, mushroom, soy, camel, goat, بقري,
    بقر, ديك رومي, رومي, دجاج, حلال, نباتي, غنم, جمل, حبش`),
  'adult-service': phrases(`
    adult, escort, escorts, night with, overnight, hourly, hotel, intimate, private company, erotic, sensual, call
    girl, girls, xxx, cam, webcam, nude, nudes, onlyfans, sexual, sex, happy ending, strip, ليله حمراء, بنات,
    مرافقه, فندق, جنسي, اباحي, للبالغين, ليله, خاصه, متعه`),
  narcotic: phrases(`
    thc, weed, cannabis, hash, drug|drugs, stash, stoned, high, dealer, ganja, marijuana, mg thc, psychedelic,
    magic, street, recreational, party, gram|grams, pills, حشيش, مخدرات, مخدر, ديلر, كيف, حبوب, غرام`),
  lease: phrases(`
    lease, leasing, rent, rental, premises, shop rent, let, hire, warehouse, storage, haul, haulage, transport,
    transporting, deliver, delivery, delivering, shipping, freight, truck, trucking, advertise, advertisement,
    advertising, ads, banner, billboard, marketing, promote, promoting, sponsor, sponsorship, design, designing,
    fit out, fitout, construction, maintenance, supply, supplying, labels, waiter, security guards, printing,
    تاجير, ايجار, اجار, نقل, توصيل, شحن, اعلان, اعلانات, دعايه, ترويج, رعايه, تصميم, تجهيز, ديكور, توريد, مخزن,
    تخزين, مستودع, طباعه, مقر, محل, صيانه`),
  'unlawful-business': phrases(`
    pub, bar, nightclub, night club, casino, brewery, brewer, winery, distillery, liquor store|shop, wine shop|bar,
    beer, wine, whisky, vodka, betting, betting shop|company|site|app, bookmaker, gambling site|company|hall,
    gambling, poker club, strip club, brothel, pork|pig farm, piggery, pork processing, bottle shop, off licence,
    beer hall, cannabis shop|dispensary, adult website|club|shop, porn site, alcohol, liquor, lottery, tavern,
    sportsbook, cocktail bar, alcoholic drinks|beverages, dance club, بار, حانه, ملهي, ملهي ليلي, كازينو, مصنع
    خمور|بيره|نبيذ, خمور, خمر, نبيذ, بيره, كحول, مراهنات, شركه مراهنات|رهان, قمار, صاله قمار, يانصيب, محل خمور,
    مزرعه خنازير, موقع اباحي, مشروبات كحوليه, نادي ليلي, casinos, slot hall|halls|arcade, betting
    shops|platform|startup, sportsbook, cigar bar and whisky, beer brand|company|festival, wine
    importer|brand|festival, whisky|vodka|gin|rum brand|distillery, adult site|film|films|studio, poker
    room|league, hookah and beer, liquor brand|company, bars, pubs, nightclubs, breweries, wineries, casino hotel,
    crypto casino, cannabis farm|company, hog farm|farming, bacon|ham|pork factory|plant|supplier, كازينوهات,
    كازينو, مراهنات رياضيه, حانات, بارات, ملاهي, مصنع بيره|خمور|نبيذ, مزارع خنازير, شركه خمور|بيره|نبيذ|تبغ-وخمور|
    كحول|مشروبات-كحوليه`),
  'loser-pays': phrases(`
    loser|losers pays|pay|buys|covers|gives|treats, whoever|who loses pays|buys|treats, if i|he|she|you|they
    lose|loses, i lost so, الخاسر|الخسران يدفع|عليه|يعزم|يشتري|يدفعها, اللي يخسر|يغلب يدفع|عليه|يعزم, من يخسر
    يدفع|عليه`),
  'lawful-bar': phrases(`
    snack, juice, coffee, salad, chocolate, protein, sushi, bar association, bar exam, bar code, barcode, oxygen,
    tea, milk, breakfast, gold bar, steel bar, bars of, light bar, cereal, nail, blow dry, tool, عصير, عصاير, قهوه,
    سلطه, شوكولاته, شاي, وجبات`),
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
  licensed: phrases(`
    licence, license, licensed, certificate, certified, legal, approved, authority, permit, prescription, hospital,
    museum, مرخص, ترخيص, رخصه, وصفه طبيه, وصفه, مستشفي`),
  official: phrases(`
    officer, official, inspector, judge, manager, minister, clerk, policeman, police, examiner, civil servant,
    secretary, registrar, موظف, مفتش, ضابط, قاضي, مدير, شرطي, مسؤول, الفاحص, سكرتير, procurement
    man|manager|officer|lady, purchasing man|manager|officer, customs man|guy, tender committee|board, guard,
    auditor, licensing officer, المشتريات, مدير المشتريات, المفتش, الموظف, الضابط, الشرطي, لجنه المناقصه|العطاءات,
    الجمارك, المحكم, المراقب, الفاحص, البلديه`),
  'speed-up': phrases(`
    speed|speeds|speeding up, expedite, look the other way, overlook, favour, favor, win the? contract|tender|bid,
    get the? contract|tender|bid|permit|licence|license|approval|visa, pass the? inspection|test|exam,
    moves|move|goes|go|processed first|faster|quickly|quicker|ahead, jump|skip the queue|line, faster, quicker, so
    my|the|our * moves|passes|goes, fix|fixing the? *? fine, make the? *? fine disappear|vanish, sign off, approve
    quickly, turn a blind eye, smooth|smoothing, make sure we win, award us, so he|she|they approves|approve|signs|
    sign|passes|pass|ignores|overlooks, to approve, to sign, to pass, تسريع, يمشي, تمشيه, تمشي, يغض,
    عشان|علشان|حتي|لكي|كي يطلع|يفك|يترك|يخلي|يمر|ينهي|يعدي|يسرع, غض النظر|نظر, يتغاضي, عشان يوقع|يوافق|يمرر|يخلص,
    لكي يوقع|يوافق, ليوقع, ليوافق, يخلص, تخليص, ترسيه, نفوز, الفوز بالمناقصه, تسهيل`),
  'gift-money': phrases(`
    envelope, thank you, gift, pay, paying, payment, cash, something, little extra, tea money, coffee money,
    sweetener, token, tip, appreciation, under the table, ظرف, حق, هديه, قهوه, شاي, اكراميه, حلاوه, مبلغ, دهان,
    thank, thanks, thanking, thank-you, bonus for, reward for, small something, عربون, شكر, تقدير, مصروف, عيديه,
    كرتون, عزومه, هديه`),
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
    shares|share|stock|stocks in|of|at|from, equity, invest|investing|invested|investment in, stake in, ipo,
    franchise, partner|partnership in, own|owning|ownership of? part?, buy into, co own, اسهم, سهم, حصه في, استثمار
    في, شراكه في, شريك في, امتياز, تملك, اكتتاب, joint venture with, jv with, partner capital|money in, seed
    money|capital|funding for|in, subscribe|subscribing|subscription to *? ipo|shares|offering, buying|bought|buy
    into, share purchase, purchase of shares, stakes in, loan to a, crowdfunding, capital in|for, put money|cash
    into, invest with, shareholding in, tokens of, اكتتاب في|باسهم, شراء حصه|اسهم|سهم, مشاركه|شراكه|راس-مال في|مع,
    مساهمه في, استثمار مع|في`),
  'interest-business': phrases(`
    conventional bank|banks|lender|finance|banking, interest based bank|lender|finance, commercial bank|lender,
    payday lender, microlender with, moneylending business|company, credit card company, بنك|بنوك|مصرف
    ربوي|ربويه|تقليدي|تقليديه|تجاري, شركه تمويل ربوي|تقليدي|ربويه|تقليديه, hsbc, citibank, citi, barclays, standard
    chartered, jpmorgan|jp-morgan, goldman sachs, deutsche bank, bnp paribas, wells fargo, bank of america, ubs,
    credit suisse, morgan stanley, payday loan|loans|lending startup|company|business|app|shop, loan
    app|company|startup|business|shark, lending startup|company|business|app|platform, microlender, microlending,
    money lender|lending business|company|shop, pawn shop business, bnpl company with-interest, interest bearing
    lender, conventional mortgage lender|company, بنك تقليدي|تجاري|ربوي *?, بنوك تقليديه|تجاريه|ربويه, شركه|شركات
    تمويل|قروض|اقراض *? ربوي|بفايده|بفوايد|تقليدي|شخصيه, مكتب ربا|قروض`),
  'insurance-business': phrases(`
    insurance company, insurer, insurance firm|group, reinsurance company, reinsurer, شركه|شركات تامين, insurer,
    insurers, insurance ipo|startup|broker-company, conventional insurance *?, life insurer|insurance company,
    underwriter firm|syndicate, lloyds syndicate, axa shares|stock, allianz shares|stock, شركه تامين *?, تامين
    تقليدي|تجاري, معيد تامين`),
} as const;

import { phrases } from '../text/phrase-list.ts';

/** How people stake, draw and play for money. */
export const stakeCues = {
  operator: phrases(`
    odds, bookie, bookmaker, betting, sportsbook, betting site|app|shop, online bet, gaming site, bet365, 1xbet,
    betway, stake com, casino, tipster, tips app, wagering, racing book, tote, parlay, accumulator bet, spread,
    operator, jockey, racecourse, مراهنات, موقع مراهنات|رهان|مراهنه, تطبيق مراهنات|رهان, مكتب مراهنات, منصه مراهنات,
    كازينو, odds website|market|on, bookmaking, bet exchange, exchange liability, racetrack, track cashier, race
    window, race course, racing club, betting panel, cricket id, satta, satte, sattebaaz, khaiwal, bookie id,
    polymarket, kalshi, توتو, نادي السباق, ميدان السباق, مراهنين, المراهنين`),
  'wager-event': phrases(`
    match, game, padel, tennis, golf, bowling, snooker, chess, ludo, carrom, fifa, pubg, playstation, arm wrestling,
    نتيجه, race, horse|horses, camel race, derby, cup, final, league, football, cricket, ipl, boxing, fight,
    election, el clasico, world cup, tournament, poker, cards, dice, dominoes, backgammon, score, win|wins|winner|
    winning, lose|loses|loser, team, marathon, مباراه, يفوز, تفوز, يخسر, المباراه, سباق, خيل, هجن, كاس, نهايي, دوري,
    كره, قدم, كريكيت, ورق, نرد, دومينو, بلوت, طاوله, تحدي, بلايستيشن, لعبه, بادل, فايز, خسران, انتخابات, فريق, fight
    card, kabaddi, tapeball, toss, innings, penalty, penalties, falcon, falcons, pigeon, pigeons, kite, cockfight,
    cock fight, ram fight, drag race, weather, rain, rains, due date, baby name, eurovision, oscars, grammys, super
    bowl, superbowl, fantasy, fpl, ucl, champions league, premier league, la liga, serie a, gilas, nba, nfl, psl,
    bpl, ufc, mma, wwe, formula 1, grand prix, motogp, quiz, trivia, challenge, dare, tug of war, sack race, squad,
    clan, snooker frame|frames, billiards, pool game, beer pong, ping pong, table tennis, badminton, volley,
    volleyball, basketball, handball, rugby, hockey, squash, egg race, step count, weight loss, diet, sales figure,
    swim race, kosa, ماتش, الماتش, ماتشات, ماتشين, كلاسيكو, ديربي, ابطال, الاهلي والزمالك, شوط, الشوط, صقر, صقور,
    ديك, ديوك, كباش, حمام زاجل, سباق الحمام, مطر, الطقس, بطيخه, وزن, شد الحبل, تحدينا, نتحدي, متحدين, اتحدي, سباق
    سيارات, سنوكر, سنوكره, بلياردو, بولينج, بينج بونج, تنس, ملاكمه, مصارعه, بينالتي, ضربات الترجيح, هدف, اهداف,
    توقعات, التوقعات, نتايج, كوره, كاس العالم, شطرنج, كيرم, لودو, سبق`),
  friends: phrases(`
    friend, friends, buddy, colleague, colleagues, cousin, cousins, brother, neighbour, neighbor, roommate, between
    us, among us, each of us, guys, mates, mate, office, classmates, ahmed, khalid, ali, omar, we agreed, both of us,
    us two, me and, ours, private bet, between me, صديق, صديقي, صاحبي, اصحابي, اصدقاء, اصدقايي, ربعي, الشباب, الربع,
    زميلي, زملاء, زملايي, ابن عمي, اخوي, بيننا, بيني, بينهم, بينا, عيال عمي, pare, mga pare, bro, bhai, yaar, dost,
    doston, boys, lads, pal, pals, uncle, hostel, dorm, squad, gang, crew, team mates, teammates, family, in laws,
    shabab, sadi2i, khayye, ibn 3ammi, barkada, kumpare, kapitbahay, شباب, الشله, شله, اخويا, خويي, خوي, ولد عمي,
    جاري, نسيبي, حماي, الدوام, المكتب, القهوه, الديوانيه, المجلس`),
  contribute: phrases(`
    each|every player|person|friend|member|one|team|of-us|participant pays|pay|puts|put|contributes|contribute|chips,
    everyone|everybody|all pays|pay|puts|put|contributes|chips, we each|all pay|put|paid|contribute|chip, each pay|
    put|paid|puts|pays|putting|paying, pooled, pool our money, chip in, put|puts|putting # each, paid # each, # *?
    each, # per player|head|person|team, entry fee|fees, buy in, entry money, joining fee, entry fees from players,
    collected from players|participants|all, stake money, participation fee, everyone's entry, each of us * #,
    everyone|everybody puts|pays|put|pay, all players|participants|members pay|put, each puts|pays|put|pay|
    contributes|chips, # *? a|per guess|try|go|shot|attempt|entry|spin, كل واحد|شخص|لاعب|فريق|مشترك يدفع|دفع|دافع|
    يحط|حط|حاط|يضع|يساهم, نجمع من, رسوم|رسم اشتراك|دخول|مشاركه|تسجيل, يدفعون, كلنا ندفع|نحط, نحط, حطينا, كل واحد منا,
    جمعنا, من كل لاعب|مشترك|واحد|فريق, دفع كل, يدفع كل, اشتراك كل, كل مشارك|متسابق|عضو|واحد|شخص يدفع|دفع|يحط|حط|
    يشارك, الكل|الجميع|كلهم|كلنا|كلنا يدفع|دفع|يحط|حط|ندفع|دفعنا, # each to enter|join|play, # each, all|everybody|
    everyone|each pay|pays|put|puts|chip|chips|give|gives|drop|drops|throw|throws *? #, entry # each, to enter #,
    دخول #, قيمه دخول|الدخول|المشاركه|الاشتراك, رسم|رسوم الدخول|المشاركه, رسم المسابقه, we each|all, per guess|try|
    spin|go|shot, both|all|two|the teams|sides|players|families|squads|clans put|puts|pay|pays|paid|stake|staked,
    each|every|everyone|everybody|all *? *? brings|bring|drops|drop|stakes|antes|tosses|throws #|twenty|fifty|
    hundred|ten|a-hundred, we|all each? drop|throw|toss|chip|ante|put #|a-hundred|fifty|money in, each *? *? *? pays|
    pay|puts|put|brings|drops *? #|ten|twenty|fifty|hundred, # teams|players|people|couples|of-us x|times # entry?,
    entry money|fee|fees of|from all|every|the teams?, fees pooled, pooled for, our own fees, own fees, pool fee|
    entry|money, re entry fee, buy in|ins, buyin, entry pool, ladies|members|guests|wives pay each, per team|squad|
    clan|guess|bird, paid guesses, paid guess, ante, # dhs|aed|rs|dinar slot, everyone|everybody|all *? *? puts|put
    *? in, entrance fee of all, sab ne|ka paisa|paise, sab log, حاط|حاطين|حطينا|حطوا|حطيت|نحط|بنحط|حط *? #|الف|الفين|
    ميه|ميتين|خمسين|عشرين|خمسميه|مبلغ|فلوس, كل *? *? *? حط|حاط|دفع|يحط|دافع|بيحط|بيدفع|يدفع, الفريقين|الطرفين|
    الاثنين|كلهم دفعوا|حطوا|حاطين|دافعين, قطه, القطه, قطيه, القطيه, كلها دافعه, كلنا دافعين, دفعنا #|كلنا|كل, الكل
    دافع, رسوم الفرق, خمسه خمسه, entry خمسه|عشره, دفعنا entry, كلنا|كلنا دفعنا|دخلنا|داخلين`),
  'winner-takes': phrases(`
    winner takes|take|gets|keeps|collects|wins *? all|everything|it|pot|pool|total|money|full|lot, winner takes all,
    winner gets, loser pays|pay|buys|covers|gives, losers pay|buy, whoever loses|wins|guesses, who loses|wins, if i
    win|lose, if he|she|you|they win|wins|lose|loses, if his|your|my|their team wins|loses, takes the pot|pool|lot|
    kitty, first place takes|wins, takes everything|all|it-all, who|whoever guesses|predicts|wins|scores, goes to the
    winner, to the winner, paid to the winner, winner collects, prize pot, prize pool, one|lucky * takes|gets all,
    best guess wins|keeps|takes|gets, closest guess, right guess, closest|nearest|best|first *? wins|gets|takes,
    correct score, lucky name|number|person|draw|one gets|takes|wins, the winner, top scorer takes, فايز|الفايز ياخذ|
    ياخذها|ياخذه|يربح|له, الفايز, للفايز, يفوز ياخذ|ياخذهم, الرابح ياخذ|له, الرابح, للرابح, الخسران|الخاسر يدفع|عليه|
    يعزم|يشتري, خسران|خاسر يدفع, اللي يخسر|يفوز|يربح|يغلب, من يخسر|يفوز|يربح, لو فزت|خسرت|فاز|خسر, اذا فزت|خسرت|فاز|
    خسر, ان خسرت|فزت, ياخذ الكل|الجميع|المبلغ|الكاس, صاحب التوقع, من يتوقع, اللي يتوقع, يطلع اسمه, تطلع القرعه, pot|
    pool|kitty|takings|total|money|prize|cash goes|go to the? *? top|best|winner|first|lucky|champion, first|top|
    best|champion|lucky|last gets|takes|wins|keeps|collects|bags the? *? all|everything|pot|pool|it|money|#, decide|
    decides who gets|takes|keeps|wins, who gets|takes|keeps the? #|all|pot|pool|money, best|closest|nearest guess,
    الاول|الفايز|الرابح|المركز-الاول|صاحب-الحظ ياخذ|له|يكسب|يستلم|ياخذها|ياخذهم|يقبض, ياخذ الكل|المجموع|الجايزه-كلها|
    كل|الجميع|المبلغ|الصندوق, يفوز ياخذ|بالكل|بالمبلغ|بالصندوق, للاول|للفايز|لصاحب الحظ|المركز, winner|winners|
    champion|champions|finishers|finisher collect|collects|keep|keeps|take|takes|get|gets|bag|bags|pocket|pockets|
    scoop|scoops|share|shares|cash|pick|picks|scores, winner|winning|champion|best|top|first squad|team|side|table|
    clan|group|couple|manager|boat|car|bird|horse|falcon|camel takes|gets|collects|keeps|wins, closest|nearest|best|
    top|biggest|lucky|luckiest|highest|lowest|fastest|longest|last-one *? *? wins|takes|keeps|gets|collects|bags|
    pockets|walks, first place|three|two|bird|past|home|finisher *? takes|gets|wins|keeps|#, first # second #?, first
    place #, walk|walks|walked away|off with, goes|go to the? champions|finishers|winners|winner|first|top|best,
    decides owner|who|winner of?, owner of the? heap|pot, to the right one|side, right side, chicken dinner gets, is
    the prize money, prize money from entries|fees, losers|loser|quitters|rest|nada fund|pay|feed|nothing|gets, gets
    nada|nothing, rest nothing, takes the jar|heap|lot|box|cash|hat, who|whoever *? *? *? takes|gets|keeps|wins|
    collects, he|she|you|they|enta|inta win|won it?, jeetne wala|wale|wali, jo jeeta|jeetega|jeete, ek banda|aadmi le
    gaya, sab le gaya, panalo lahat, champion takes, الاول|اول|الفايز|فايز|الكسبان|الكاسب|الكاسبين|الغالب|المتصدر|
    الابطال|الفايزين|الوينر|البطل|واحد-بس|المركز-الاول يشيل|يشيلها|يشيله|يلم|يلمها|ياخد|ياخدها|ياخذ|ياخذها|ياخذون|
    ياخدوا|ياخدو|يسحب|يسحبهم|يكوش|يقش|يقشها|يلهف|خد|خذ|خدها|واحد, واللي|اللي|والي|الي|من|مين يسبق|يقرب|يتوقع|توقع|
    يقول|قال|يصيب|يطلع|طلع|كسب|يكسب|يحزر|حزر|يعرف|عرف *? *? *? *? *? ياخد|ياخذ|ياخدها|ياخذها|ياخذهن|ياخذهم|ياخدهم|خد|
    خدها|خذ|يشيل|يشيلها|له|ليه|يستلم, الصندوق|الفلوس|المبلغ|الكاش|القطيه لاخر|للاول|للفايز|للكسبان واحد?, اقل|الاقل|
    اكثر|الاكثر|اعلي|الاعلي نقاط|نقط|سكور يسحبهم|ياخذ|ياخد|يسحب|ياخذهم, الكسبان, الوينر, ياخذ ال? كاش|cash, ياخد
    الكل|كله|كلها, ياخذها كلها, المركز الاول|اول يلم|ياخذ|ياخد, اغلب|يغلب|يغلبني ياخذ|ياخد, harne|haarne wala|wali *?
    #? dega|degi, falcon|horse|camel|bird *? comes first gets, fees pooled for`),
  'outside-prize': phrases(`
    sponsor, sponsored, sponsors, sponsorship, free entry, no entry fee, free to enter, no purchase necessary, prize
    from the? school|company|club|municipality, prizes donated, donated by, funded by the? sponsor|company|school|
    club, scholarship, government prize, rotating, savings circle, jameya, gameya, jamiya, committee savings, rosca,
    برعايه, راعي, الراعي, مجاني, مجانا, مجانيه, بدون رسوم, جمعيه شهريه, جمعيه بيننا, جمعيه الموظفين, جايزه من, جوايز
    من الشركه, free for everyone|all|everybody|members, free of charge, no charge, costs nothing, بلا مقابل, بدون
    مقابل, ببلاش, free draw|coupon|coupons|raffle|with|gift, free of cost, no ticket needed, received free, won free,
    thrown in, came free|with, free *? *? coupon|raffle|draw|entry|coupons|tickets, giveaway i won, no payment by, no
    cash prize, no prize, just fun, trophy given, cup from, bought by the? company|school|club, no fee, no money
    played, no stake|stakes, libre, libreng, muft, ma fi rehan|rihan, بلا مصاري|فلوس|مراهنه|رهان, بدون مصاري|فلوس|
    رهان|مراهنه, وصلتنا|وصلني|وصلتني هديه, هديه مع, دون|بدون زياده في سعر|السعر, من لجنه|اللجنه, من وزاره|الوزاره,
    اللجنه المنظمه, كان مجاني, كمپني, من الشركه, parchi, turns by, bc, committee ki, kameti, paluwagan, hulog, جمعيه,
    gam3eya, gam3iyya, gam3iye, from the municipality|ministry|committee|federation|embassy|mall|bank, municipality,
    free promotion`),
  draw: phrases(`
    if your|my|his|her number|name|ticket comes|is|gets|pops drawn|out|up|pulled, طلع|يطلع|طلعت|انسحب
    رقمك|رقمي|رقمه|رقمها|اسمك|كوبونك, draw, draws, bingo, raffle, prize draw, lucky draw, tombola, lucky dip, spin,
    wheel, mystery prize, random winner, chance to win, win a, to win a, winner drawn, سحب, السحب, قرعه, القرعه,
    تومبولا, عجله الحظ, فرصه للفوز| فوز|ربح, للفوز, تربح, يانصيب, lucky number|numbers, spin of the wheel, winning
    number, drawn number, giveaway, sa7b, tambola, housie, housey, سحب علي, السحب علي, تمبولا, التمبولا, طبله
    الجوايز, صينيه سحب|السحب, رقم الحظ, الرقم الفايز, لوتري`),
  'paid-entry': phrases(`
    buy|buying|bought * ticket|tickets|coupon|coupons|number|numbers|entries, ticket|tickets|coupon|coupons, entry
    fee, entries, paid entry, # per entry|ticket|sms|coupon|number, premium sms, sms, text to win, paid sms, call to
    win, hotline, number in the, slot in the, paid draw, share in the, spot in the, fee to enter, pay to enter, شراء
    * تذكره|تذاكر|كوبون|رقم|ارقام, للدخول, للاشتراك, للمشاركه, دخول في, تذكره, تذاكر, كوبون, كوبونات, رساله, رسايل,
    رسوم دخول|اشتراك|مشاركه, مدفوع, مدفوعه, مقابل, ب #, اتصال, x #, number #, numbers, rakam, ra2m, raqam, each
    number, # a number, slot #, اشتراك, مشترك, مشتركين, كل رقم, الرقم ب|بدينار|بدينارين|بخمسه|بعشره|ب, رقم #, ارقام,
    يبيع الرقم|الارقام, خذت|اخذت|شريت * رقم|ارقام|كوبون|ورقه, wara2a|war2a|awra2, ورقه, اوراق, دفعنا, تمن|ثمن الرقم|
    الورقه|الكوبون`),
  'loser-pays': phrases(`
    slowest|last covers|pays|buys, يخسر في *? يدفع|يعطي,
    loser|losers|last of|in the? *? *? pays|pay|buys|owes|hands|gives|covers, loser|losers
    pays|pay|buys|covers|gives|treats, whoever|who loses pays|buys|treats, if i|he|she|you|they lose| loses, i lost
    so, الخاسر|الخسران يدفع|عليه|يعزم|يشتري|يدفعها, اللي يخسر|يغلب يدفع|عليه|يعزم, من يخسر يدفع|عليه,
    loser|losers|losing gave|give|gives|owe|owes|owed|fund|funds|transfers|sends|hands|side|team|clan, losing side|
    team pays|pay|gives|buys, quitters fund|pay, harne|haarne wala|wali|wale *? *? dega|degi|denge|dena|pays, jo
    haara|hara|haarega, talo ang taya, talo magbabayad, talo ako, ang talo, الخسران|الخاسر|المغلوب|المخسور|خسران|خاسر
    يعطي|يدفع|بيدفع|بدفع|يحاسب|يعطيه, دفع|يدفع الخاسر|الخسران|المغلوب, واللي|اللي اتغلب|يتغلب|خسر|غلب|بيخسر|خسران|
    يخسر|بيتغلب دفع|يدفع|بيدفع|يعزم|يعطي, يخسر|بيخسر يدفع|بيدفع|عليه, ana|انا khasran|خسران, i was down, i am down,
    الشرط علي المخسور|الخسران, خسارتي, غلبني, غلبوني, غلبوه, غلبتني, سبقتني, سبقني, harne|haarne wala|wali *? #?
    dega|degi`),
  game: phrases(`
    card game, poker, trix, baloot, balot, dominoes, domino, carrom, dice, backgammon, chess, billiards, pool table|
    game, snooker, ludo, rummy, teen patti, fifa, playstation, darts, mahjong, tawla, ورق, بلوت, كيرم, دومينو, نرد,
    شطرنج, بلياردو, لودو, كوتشينه, جاكارو, تركس, بلايستيشن, فيفا, playing cards for, played cards, cards night, لعب
    طاوله|زهر|ورق, tarneeb, tarnib, trex, hand game, konkan, conquian, basra cards, koutbo6, kout bo sitta, koot,
    kout, uno, whist, canasta, cribbage, spades game, call of duty, fortnite, pubg, tekken, fc 24|25|26, fifa 24|25|
    26, call break, callbreak, tong its, tongits, pusoy, pusoy dos, lucky nine, tash, taash, patte, teenpatti, flush,
    seep, rang, ludo king, ludo star, carrom board, carrom match, tapeball, gully cricket, skins game, golf skins,
    arm wrestling, arm wrestle, kite fight, pigeon race, pigeons tournament, cock fight, cockfight, ram fight, camel
    race, falcon race, drag race, cube twice, coin toss|flip, flip|flipped|toss a coin, cara y cruz, kara krus,
    kalachuchi, jackstone, beer pong, chess match|game|blitz, quiz night, esports, clan war, custom room, dota,
    valorant, league of legends, cs go, counter strike, la3ebna|l3ebna|l3bna|la3bna, tawleh, tawle game, zahr, zehr,
    طرنيب, طرنيبه, تريكس, هاند, الهاند, كونكان, كنكان, كوت, كوت بو سته, بصره, شده, زهر, محبوسه, دومنه, الدومنه,
    دومينه, ضومنه, ضمنه, سنوكر, اونو, ليخه, بناكل, رامي, تاش, بازي, لعبه كراسي|الكراسي, كراسي موسيقيه, ببجي,
    فورتنايت, عشره|دق|دور طاوله, خسرت الطاوله, لعبنا طاوله|ورق|هاند|شده, سوني, عجله, تيله, كعاب, حكم, بلوته, صكه
    بلوت, شد الحبل`),
  'for-money': phrases(`
    for money|cash|stakes|real-money, lost #, lost to, i lost, he|she|they lost, won|win # from, owe|owed # from,
    loser owes, stakes, علي فلوس|مال, بفلوس, خسرت, خسرنا, خسر, وخسرت, ربحت منه|منهم, كسبت منه|منهم, علي ميه|ميتين|
    خمسين, # a|per|each|every frame|hole|point|game|round|hand|goal|rubber|rack|deal|card|card|kill|rupee, # dollars|
    dirhams|dhs|aed|rs|rupees|riyals|dinars|rupee a|per|each|every frame|hole|point|game|round|hand|goal|rubber|rack|
    deal, dollars|dollar|rupee|rupees|dirham|dirhams|riyal a|per|each point|hole|frame|game, points # rupee|rupees|
    rs|dollar, # against #, best of # *? for a? #|hundred|fifty|thousand, i|we was|were|am|are down, down #|one|two|
    three|eight, loser|losers gave|gives|pays|owes|paid, lost|lose|lost-again, match|game lost, haar|hara|haara|
    haari|har gaya|gaya|gya|gayi|tha|raat|ke|eid, haar gaya, hara, haara, haari, jeeta, jeet gaya, talo, talo ako,
    panalo, khesert, khsert, khasart, khsart, khassarni, khasarna, ghalabni, rebe7t, rbe7t, rbe7na, bfloos, b floos,
    b masari, paisa|paise|real-cash game, paisa ka khel, winnings, winings, خسارتي, خسارته, غلبني, غلبوني, غلبته,
    اتغلب, اتغلبت, انغلبت, ربحت, كسبني, كسبان, علي *? عشره|عشرين|خمسين|ميه|ميتين|خمسميه|الف|#, بمصاري, علي مصاري,
    بالفلوس, بنقوط, ديني من, نقاط|النقطه ب|بدرهم|بريال, best of # for, for a hundred|fifty|thousand, down one|two|
    three hundred?, خسرت الطاوله قدام`),
  'chance-prize': phrases(`
    loot box|boxes|crate|crates, gacha, random drop|prize|reward|item, claw machine|game, grab machine, lucky dip|
    draw|wheel, maybe win, chance to win|of winning|at, spin the? wheel, prize wheel, scratch and win, win a * car|
    phone|iphone|gram|villa|lexus|gold, coupon draw, الحظ والنصيب, حظ ونصيب, اسحب رقم|ورقه, عجله الحظ|العجله, صندوق
    الحظ, لعلي|يمكن|عسي اربح|افوز|تربح|تفوز, فرصه ربح|فوز|للفوز|تربح|تفوز, ادفع وربحك|واربح|واسحب|ودور, لف|لفه
    العجله, spin of the wheel, wheel spin, wheel of fortune, mystery key|keys|egg|eggs|crate|spin, lucky egg|eggs|
    spin|box|boxes|wheel|crate, case opening, skin|skins case|cases|gamble|crate, ring toss, hoopla, balloon darts
    stall, gashapon, gachapon, ichiban kuji, prize may be, might win, hope to win, and hope, draw on a villa|car|
    house|iphone|ipad|gold, صناديق|صندوق عشوايي|عشواييه|حظ|الحظ|مفاجات, بيضه|بيضات|بيض حظ|الحظ, عجله حظ|الحظ, لفه|
    لفات الحظ|العجله, جوايز وربما|يمكن, رمي حلقات|الحلقات, فرصه زياده|اكبر|ثانيه للربح|للفوز|ربح, للربح, طبله|صندوق|
    برميل جوايز|الجوايز, وربما لا شي, يمكن يطلع, حظك نصيبك, جرب حظك`),
  'pays-for-chance': phrases(`
    #, dirhams, a spin|try|go, per spin|try|go|key|message|ticket|number, buy, bought, buying, pay, paid, paying,
    entry, keys, tickets, coupons, ادفع, دفعت, شراء, اشتريت, مقابل, دفع, رسوم, درهم, دخول, per click, each click,
    bundle, votes, شدات, جواهر, شحن, مفاتيح, مفتاح, رقم, محاولات, محاوله, رسايل, رساله, كوينز, نقود, بالنقود`),
  'online-place': phrases(`
    online, site, app, panel, agent id, website, gaming account, account, platform, الموقع, موقع, اونلاين, تطبيق,
    الابلكيشن, سايت, اون لاين, منصه`),
  'play-costs': phrases(`
    for the hall|room|venue|pitch|court|field|lane|tea|food|cake|snacks|drinks|referee|shirts|trophy|boards|balls,
    حجز|لحجز|لايجار|ايجار الملعب|القاعه|الصاله|الاستراحه, للشاي|للعشا|للغدا|للقهوه,
    table hire|rent|price|fee|time, court fee|split|rent|hire|share, pitch fee|rent|share, ground fee, lane fee,
    waiter, tea and, per hour, hourly, coaching, lessons, academy, hosting catering, repair, board &, board and
    powder, set of, ajar el mal3ab|tawle|mal3ab, اجره|ايجار|سعر|حجز|حق ملعب|الملعب|طاوله|الطاوله, سعر طاوله|الطاوله,
    هديه لابوي`),
  'own-stake': phrases(`
    my|our|his|their|your stake|stakes|bet|wager|punt|flutter, put|puts|putting * on a? horse|team|match|black|red,
    put|puts|putting it? all? on black|red, reload|recharge|load|topup|top-up *? *? account|wallet|id|panel, win back
    what, recover all of it, nerja3 nerba7, lost again, يلعب لي|لنا|لي علي, بيلعبلي, العب, بلعب, لعبت, خسرنا, كسبنا,
    لو كسبنا`),
  'price-bet': phrases(`
    spread bet|bets|betting, bet|bets on ftse|gold|oil|index|nasdaq|dow|bitcoin|eurusd`),
  'charity-draw': phrases(`
    يانصيب|اليانصيب خيري|خيريه|الخيري|الخيريه, yanasib el? khayriye|khayri|kheiri|5ayri, charity|school|church|club|
    social-club lottery|lotry|lottry|lotto`),
} as const;

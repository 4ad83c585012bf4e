import { phrases } from '../text/phrase-list.ts';

/** How people speak of winning from each other, of chances that are paid for and of houses that take bets. */
export const chanceCues = {
  'first-takes': phrases(`
    takes everyones|everybodys, score|guess|time *? *? *? goes home with, winning|lucky stub|ticket|number|name
    gets|takes|wins, القرعه تعطي|تختار,
    comes|came in? first goes|walks|leaves|rides home|off|away with, goes|walks|leaves|rides home|off|away with
    all|everything|the-lot|the-pot|it-all, name|number|ticket|straw drawn takes|gets|keeps|wins, drawn name|number
    takes|gets, takes the hat|bowl|jar, الاسم اللي يطلع, اللي يطلع اسمه|رقمه ياخذ|له, pot to the?
    fastest|best|winner|closest, prize from entries|us, whoever hits *? *? keeps, winner drives home, lands nearest *
    takes, takes all our entries, takes the hundred, closest keeps it, والاقرب له, الجايزه من اشتراكاتنا, والجايزه
    من, nearest *? wins|takes|gets, scoops the? lot|pot|pool|all?, wins the collection|pot|pool|lot|kitty,
    takes|take|gets|get|wins|win|keeps|keep everything|it-all|the-lot|the-pot|the-kitty|the-pool|all, gets all,
    winner keeps|takes|gets, first to finish|arrive *? *? *? gets|takes|wins, fastest takes, goes to the
    fastest|winner|best|first, to the winner, last one standing, closest|best|nearest guess, entry fees make the
    prize, entries make the prize, fees make the prize, everybodys entry, everyones entry, takes the takings,
    والفايز|الفايز|والرابح|الرابح|واللي يفوز|اللي يفوز ياخذ|يشيل|ياخد|له, ياخذ الكل, يشيل الكل, للفايز, للفائز, الاول
    ياخذ, w el rabe7, elli yerba7, yakhod|byakhod|yekhod kel`),
  'lost-contest': phrases(`
    loser|losers of|in the? *? match|game|race|set|round|frame|bout pays|pay|owes|hands|gives|buys|sends, beaten
    at|in chess|cards|dominoes|padel|pool|draughts|backgammon *? *? pays|hands|owes|gives, اللي|الي ينغلب|يخسر|انغلب
    في الماتش|المباراه|اللعب|الشوط يدفع|يعطي|يسلم`),
  'each-in': phrases(`
    each of us|them|you *? threw|throws|dropped|drops|chipped in?, كل بيت|بيت-منا|شخص|عضو دفع|يدفع,
    put|puts #|ten|twenty|fifty|hundred in the hat|bowl|jar|pot|kitty, in the hat, نحط بالطاسه|بالوسط,
    each of us gave|put|paid, all paid in, everybodys hundred, ten each, we all paid in, كلنا دفعنا, paid entry to,
    each|everyone|everybody puts|put|throws|throw|pays|pay|gives|brings in?, each side|player|owner|member #, we
    each put, all chip in, # each, # a square|line|guess|entry|head, everyones stake, entry money, كل واحد|واحد
    منا|لاعب يحط|يدفع|حط|عليه|#?, كل واحد #, كل واحد عشرين|خمسين|ميه|مئه, kel|kell|kol wa7ad|wahed|wa7ed`),
  'contest-kind': phrases(`
    playstation, بلايستيشن, predict, guess the, rain date, race, marathon, chess, darts, billiards, snooker,
    dominoes, backgammon, tawla, cards, card night|game, dice, poker night, final score, score, prediction,
    predictions, fantasy league|football, fishing tournament, tournament, arm wrestling, coin flip|toss,
    elimination, quiz, mahjong, pigeon|pigeons, falcon, camel race, cup final, penalty, world cup, بلوت, دومينو,
    كوتشينه, شطرنج, طاوله زهر, سباق, حمام, تحدي, مباراه, نتيجه, توقع, كيرم`),
  'my-loss': phrases(`
    whoever|who comes|came|is|finishes|finished last *? *? *? *? pays|hands|gives|sends|buys|owes, loser|losers of
    the *? *? *? pays|sends|hands|owes|buys, loser pays|sends|hands|owes *? the? other, that was me this time, اللي
    يخسر|خسر|يخسر-منا يدفع|يعطي|يحاسب|يسلم, elly|elli yekhsar|yikhsar yedfa3|yidfa3,
    losers pay|pays us?|the|#, losers of the * pay, loser carries, my guess was wrong, match went the other way, you
    were right, i lost to *, took my #, the table took, hundred says you, he|she won the hundred|fifty|bet, wagered
    my|his|her, خسرت التحدي, لاني خسرت, تراهنا, طلعت توقعاتك, he|she|they bet me, i bet him|her|them, bet me
    i|that|he, paying up, loser|looser pays|buys|treats, اللي يخسر يدفع|يعزم|عليه, اللي يخسر, i lost,
    brazil|argentina|spain|germany|france|liverpool|arsenal|madrid|barcelona|real|city|united|hilal|nassr|ahly|
    zamalek|team|they
    won|lost, my loss, i lose, loser buys|pays|treats, lost the bet|wager|match, i owe * # * won|lost, owe * because
    * won|lost, he called it, here is your hundred|fifty|money, settling up * won, double or nothing, dare for,
    الخسران يدفع|يعزم|عليه, عزومه علي الخسران, الخسران, الخاسر, خسرت, انا اللي خسرت`),
  'with-money': phrases(`
    for money|cash, for #, stakes, stake, wager|wagers|wagered, punt between, punt, bet|bets, # a
    square|frame|game|goal|head, on money, عالفلوس, علي فلوس, بفلوس, بالفلوس, ب? الف مع, 3al masari|flous, bel flous`),
  'chance-pay': phrases(`
    pulled|drawn|fished out of the? bag|hat|bowl|box wins|takes|gets, the wheel at the fair, balloon pop prize, prize
    game # a, one name comes out, if drawn *? *? is mine, number # on the board, tries at the prize, paid message to
    enter, coupons only to be in, surprise chest, paid keys, lucky envelope paid, premium call quiz, ticket|tickets
    for the * draw, paid text votes, votes for a chance, hamper draw, # for the wheel, كوبونات سحب, spin|spins the?
    wheel|prizes, wheel of fortune, lucky dip|wheel|draw, loot box|boxes|crate|crates, gacha, blind pack, paid
    number|call|sms to win, call|dial|text|sms * *? to? win, dial and win, to win a car|iphone|gold|phone, vouchers
    only for the draw, عجله الحظ, صناديق حظ, كوبون سحب, رساله لدخول السحب, للدخول في السحب, اللفه ب|علي|مدفوعه`),
  'bet-house': phrases(`
    prediction|predictions app|site|platform|market, sports|football|match predictions
    account|credit|balance|wallet|deposit, تطبيق|موقع|منصه|رصيد|حساب توقعات|التوقعات|مراهنه|المراهنه,
    betting app, casino cruise|chips|bonus|floor-stake|app, the house took, before kick off the app, weekend coupon,
    virtual dogs, the wheel in, tables in macau, numbers for saturday, two lines, rummy cash, cash tables, teen
    patti, satta, matka, pokies, draftkings, fanduel, aviator crash, lotto|lottery slip|syndicate|line|lines, ورقه
    يانصيب|السبت, acca, acca for, accumulator, parlay, punter, bookie|bookies|bookmaker, sportsbook, sports book,
    betting, in-play|in play betting?|on?, each way, free bets, odds of|at #, odds boost, high roller, gaming
    resort|hall|house|floor, track window, greyhound|greyhounds betting|bet|track, 1xb|1xbet, reload chips, online
    tables, slots night|credits|room, pools coupon, football pools, matched betting, lay bet, betfair, stake.com,
    مراهنات, المراهنات, موقع الرهان|رهان, مكتب الرهان|مراهنات, رهان علي الخيل, morahanat, morahana`),
  'tick-guess': phrases(`
    تخمين|اخمن|تخمن|خمن|توقع سعر|السعر, ادبلها|يدبلها|ادبل|اضاعفها|تتضاعف يا|او|ولا تروح|اخسرها|تضيع,
    closes|ends|finishes|opens green|red|up|down|higher|lower, takes or doubles, doubles it? or takes|nothing,
    doubles my #?|hundred|money, before # pm|am pays, pays double, double if yes, green or red candle, bet on *?
    closing, closing above|below, trades that end in, one click trades, above # at|by|before, below # at|by|before,
    money on whether, whether *? *? is above|below|up|down, # % payout, pays # % if, up or down, higher or lower,
    up/down, rise|rises or fall|falls, up/down contract|trade, in one|# minute|minutes|seconds, within #
    minutes|seconds, # second|seconds|minute|minutes expiry, closing price, next tick, range guess, guess on
    gold|bitcoin|oil, all or nothing contract?, turbo option|options, digital option|options, double or lose, صعود او
    هبوط, صعود ام هبوط, طالع نازل, خلال دقيقه|دقيقتين|دقائق`),
  'priced-thing': phrases(`
    gold, silver, bitcoin, btc, ethereum, oil, index, dollars, euro, eurusd, stock, stocks, share price, price of,
    nasdaq, ذهب, بيتكوين, دولار, نفط, مؤشر, سعر`),
} as const;

import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Games of chance and houses of play by the names that people around the Gulf give them. */
export const maysirGamesTerms: readonly Term[] = [
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      sloty, slotty, slots online, online slots|slot, slot credit|credits|bonus|cash|cashout|reload, slot spins at|
      on, spins at|on the? site|casino|slots, reload bonus, wagering requirement|requirements, one armed bandit,
      pokies, pokie, video lottery|slots, vlt machine|terminal, plinko, limbo dice, hash dice, mines game bet, crash
      bet|betting, sic bo, fan tan table, dragon tiger, andar bahar, pai gow, caribbean stud, texas holdem, texas
      hold em, holdem, omaha hi lo, sit & go, sit n go, sng tickets|ticket, ggpoker, gg poker, 888poker, partypoker,
      party poker, pokerbros, pppoker, poker stars, wsop, rakeback, rake fee, bad beat jackpot, punto banco, casino
      war, video roulette, live roulette, roulette online|live|credit|balance|table|account|site|game, live dealer
      table|casino, junket commission|agent|operator, rolling chips, front money, comp points casino, high roller
      table, toto ticket|draw|4d|bet|result, 4d lottery|number|numbers|toto, magnum 4d, damacai, thunderball,
      superlotto, super lotto, eurojackpot, el gordo, national|state|irish|uk|kerala|bumper|thai|shandong lottery|
      lotto|lottry, pick # lotto|numbers, lotto draw|ticket|numbers|line|lines, lotry, lottry, loterry, lotterie,
      loteria, loterija, jackpot city|party|magic|joy, mega jackpot, jackpot spins, matka, satta, satte, sattebaazi,
      satta king, kalyan open|close|matka, khaiwal, khaiwaal, toss pe|par lagana|laga|lagaya, session lagana|lagaya|
      bet, cricket betting|id|satta, betting id|panel|agent|exchange|group|channel|tip|tips|pool|line|markets|market|
      funds|wallet|balance|sites|odds, ipl session|sessions|betting|satta, laser247, lotus365, lotus book, mahadev
      book|app, reddy anna, sky exchange, skyexch, skyexchange, diamond exch|exchange, world777, dafabet, fairplay
      id|book, 10cric, 1win, 4rabet, 1x bet, mel bet, megapari, linebet, 888starz, 888sport, betwinner, bet winner,
      188bet, unibet, bet9ja, sportybet, hollywoodbets, betika, betpawa, betano, superbet, coral bookmakers|bet, sky
      bet, skybet, betvictor, boylesports, pinnacle sports|odds, sbobet, m88, fun88, w88, stake site|casino|crypto,
      gamdom, rollbit, duelbits, csgoroll, bc game deposit|coins|crash, bovada, mybookie, draft kings, fan duel,
      prize picks|prizepicks, underdog fantasy|sports, dream11, dream 11, my11circle, my11 circle, rummycircle, rummy
      circle, junglee rummy, adda52, pokerbaazi, poker baazi, zupee, winzo, howzat contest, mega|small|head-to-head
      contest entry, cash contest|contests entry|fee, rummy cash|money|table|points-online, online|cash rummy|
      teen-patti|ludo-cash|satta|satte|sabong|cockfight, e sabong, esabong, sabong load|online|bet-online, e bingo,
      ebingo, bingo plus|bingoplus|load|online|site|app|hall, pagcor, okbet, scatter cash|slot|jackpot|game, jueteng,
      weteng, stl load|bet|draw|collector|taya, masiao, swertres, suertres, pcso lotto|draw|ticket, lotto outlet|bet|
      taya|load, perya game|betting, color game bet|perya, polymarket, kalshi, predictit, betfair exchange, lay bet|
      bets, back bet|bets|and lay, matched betting, free bet|bets, risk free bet, quinella, exacta, trifecta,
      superfecta, tierce, quinte, place bet, win and place, show bet, daily double, pick six|6 race|racing|ticket|
      pool, greyhounds|greyhound|horses|dogs bet|night|forecast|tote, six numbers forecast, tote winnings|win|
      dividend|account|slip, pari mutuel|parimutuel, handicap bet|betting|goal, asian handicap, over under # goals|
      bet|market, money line bet, moneyline, correct score bet|market, first goalscorer, punt on, prop bet, bet
      builder, trixie bet, yankee bet, lucky 15 bet, fixed match|matches|odds, sure bet|odds|tips, vip odds|
      tips-betting, beting, bettin site|id, oddz, kasino, cassino, casinno, gambeling, gambiling, gamblin, pocker
      online|site|chips, juaa online, online juaa|juwa|jua, gaming hall chips|table, betting ring, casino cage|
      credit|marker|floor|comp|host, skins|skin gambling|betting|casino|roulette, case opening site|balance|deposit|
      credits, csgo gambling|case-site, sweeps coins|casino, chumba, social casino coins|chips, teen patti gold|
      chips|cash|online`),
  },
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      ماكينات|ماكينه|مكاين|مكاين فواكه|الفواكه|حظ|الحظ|سلوتس|القمار, لعبه الطياره|الطياره اللي|الي|مضاعف|كراش, لعبه
      كراش|الكراش, كراش|طياره مضاعف, توتو, التوتو, توتو فوت, توتوفوت, برومو سبور, بروموسبور, لوطو, اللوطو, تيرسي,
      التيرسي, كوطي فوت, بلاك جاك, بلاكجاك, باكارا, بكارا, بينجو اونلاين, بنغو اونلاين, ميل بت, ميلبت, لاين بت,
      لينبت, ميجاباري, 888 ستارز, بيت واي, بت واي, بيت 365, ون وين, مراهنين, المراهنين, حساب|محفظه|رصيد مراهنين|قمار|
      كازينو|روليت|بوكر|سلوت|سلوتس, لعبه روليت|الروليت, بوكر اونلاين|اون-لاين, موقع|تطبيق|غرفه|صاله بوكر, لعب ميسر|
      الميسر, صاله|نادي|صالات قمار|القمار|ميسر|رهان|سلوتس, نادي السباق علي, حصان في نادي|ميدان السباق|سباق, لعب|يلعب|
      بيلعب|يلعبلي|بيلعبلي *? علي حصان|خيل|الماتشات|ماتشات|ماتش|مباريات|المباريات, رهان|الرهان مثلي|المثلي, مكتب
      توتو|التوتو|رهان|الرهان|رهانات, وكيل مراهنات|المراهنات|رهان|قمار, كوبون|كوبونات|قسايم|ورقه|ورق رهان|مراهنات|
      توتو|لوتو|يانصيب, ضربه حظ كازينو, نسبه فوز|الفوز من مكتب|موقع, مجازفه بالمال, العاب|لعبه قمار|القمار|حظ-بفلوس|
      ميسر, قمر بفلوس, يقامر, اقامر, نقامر, مقامر, قامرت, تقامر, عجله حظ كازينو|اونلاين, فيش كازينو|القمار|البوكر,
      الاود, اودز, ال odds, odds علي, بونص ايداع|الايداع كازينو|مراهنات, رهان مباشر|حي|مركب|تراكمي`),
  },
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'weak',
    language: 'en',
    needs: ['online-place', 'operator'],
    phrases: phrases(`
      bet, bets, wager, wagers, beting, odds, roulette, jackpot, spins, bingo, baccarat, satta, sabong, rehan, rihan,
      rahenet, rahent, maraheen, morahanat, ta7seel, punt, blackjack, lotto, all on black|red`),
  },
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'weak',
    language: 'ar',
    needs: ['online-place', 'operator'],
    phrases: phrases(`
      رهان, رهانات, مراهنه, راهنت, اراهن, روليت, بوكر, جاكبوت, بينجو, بنغو, دبلت|ضاعفت رصيد|الرصيد, قسيمه`),
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    unless: ['outside-prize', 'play-costs'],
    phrases: phrases(`
      lost|lose|losing|won|winning|settle|settling|settled|honour|honouring|owe|owed|pay|paying|paid off? on? for?
      the|a|my|our|your|that|his|this|her? side|small|little|friendly|private|old? bet|wager, bet money|payment|
      settlement|debt|with|between|lang, paying the? bet, our bet, private bet|wager, office|work|world-cup|baby|
      due-date|fantasy|survivor|super-bowl|superbowl|march-madness|bracket|euro|oscars|prediction|score|knockout|
      last-man-standing|weight-loss|betting|football|cricket|ipl|golf|derby pool|sweep|sweepstake|sweepstakes|
      squares|pot|kitty, work|office sweepstake, sweepstake at|with|in|among, super bowl squares, survivor pool, last
      man standing pool|entry|survivor, calcutta pool|auction golf, squares # boxes, pot buy in, share of the pot,
      poker pot|buy-in|debt|losses|winnings|home-game|night-loss, home game buy|chips|cash|poker, chips cash out,
      cash out from home game, lost the? a? my? dare, dare money, teen patti, teenpatti, 3 patti, pusta, pustahan,
      taya sa|ko|namin, sugal, sabong, tupada, sakla, tong its|tongits talo|panalo|taya|#, sabong sa, ending sa|ng
      basketball|pba|nba, kara krus|krus, cara y cruz, shart lagayi|lagai|lagaya|lagaai|haar|haari|hara|jeet|jeeti|
      jeeta|ke|ka|thi|rakhi, juaa, juwa, jooa, jua khela|khel|mein|me, juwari, juaari, satta lagaya, satte me, kite|
      pigeon|cock|ram|camel|dog|quail fight bet|stake|money, pinks money, racing for pinks, pink slip race, drag race
      stake|money|bet|for, flip|flipped|toss a? coin *? *? *? won|lost|money|bill, coin toss *? *? *? *? *? i|he|we
      lost|won, if not you|he|she owe|owes, if *? *? *? *? *? *? i|he|she owe|owes you|me|him # and if, he|she swore
      *? *? *? *? i swore, i said *? *? *? *? and he|she said no, double or nothing|quits, rahantak, r7antak,
      tarahanna, traahanna, rbe7t|rebe7t|ribe7t|rbi7t|khsert|khesert|5sert|5esert|khasart el? rehan|rihan|rahn, el
      rehan|rihan, gambling night|evening|with-friends, fpl|fantasy *? *? loser|losers, loser gave|gives winner,
      winner|winners collect|collects all, skins game|golf, # a hole|skin golf|skins, winings from, winnings from|of
      the? card|cards|poker|game|bet|dice|match, bet lang, talo sa pusta, talo ako, dice decides, decides owner of,
      losing|loser clan|side|team gets|pays nothing|nada, entry money of all, # for the pot, takes the jar, lucky
      draw among|between friends|us|colleagues, fund|funds|pay|pays the? finishers, quitters fund|pay, owe|owes from|
      for poker|cards|the-match|backgammon|tarneeb|baloot|dominoes, poker|cards|dice|baloot|tarneeb|backgammon|
      domino|dominoes|rummy debt|loss|losses|winnings, zehr|zahr *? *? *? *? lost|won, lost|won *? to the neighbours`),
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    unless: ['outside-prize', 'play-costs'],
    phrases: phrases(`
      خسرت|خسرنا|خسر|ربحت|ربح|كسبت|كسب|كسبنا|دفعت|دفع|دفعنا|سددت|سداد|حق|قيمه رهان|الرهان|رهاني|رهانه|رهاننا|مراهنه|
      المراهنه|مراهنتي|الشرط, شرط وخسرته|وربحته|وكسبته|خسرته, خسرت|كسبت|ربحت شرط|الشرط, رهان|مراهنه بين|بيننا|بيني|
      مع|ودي|علي, رهان بيننا|بين, اتراهنا, اتراهنت, اتراهنوا, تراهنا, تراهنت, بنتراهن, متراهنين, راهنني, راهنني علي,
      راهن علي, وراهن علي, راهنا علي, مراهنين|متراهنين علي, شارطته, شارطني, تشارطنا, متشارطين, اتشارطنا, والشرط علي,
      شرط كي|ke|كے, شرط كے پيسے|ميں, بازي هار|هاري, بازي هار|هاري|جيت, جوا, جوے, جويے ميں|كے, سٹه, سٹے, حاطين|حاط|
      حطينا *? في نص|النص, ناقه مقابل ناقه, مقابل ناقه علي شوط|الشوط, علي شوط|الشوط واللي|بيننا|سبقتني, كانت بيننا
      علي شوط|مباراه|ماتش|سباق, حاط علي ديكه|حصانه|كبشه|ديك|كبش, دجاج|ديوك|كباش|حمام مصارع|مصارعه|مناقره|نطاح * حاط|
      رهان, قطه|قطيه|صندوق توقعات|التوقعات, قطيه|قطه المجلس|الديوانيه ياخذ, توقعات * * *? *? المركز الاول, لعب|لعبنا|
      لعبت|بلعب|نلعب *? *? علي|ب|ب فلوس|مال|مصاري|عشره|خمسين|ميه|#, بفلوس|بمصاري الصندوق|الكسبان|الفايز|لاخر, بوكر,
      قعده|جلسه بوكر|هاند|قمار, ورق علي|ب فلوس, تحدي بفلوس|بمبلغ|فلوس|#, علي خمسميه|ميه|ميتين|الف|فلوس|مصاري|عشره|
      خمسين|# غلبني|وغلبني|خسرت, اتغلب دفع|يدفع, والخسران|والخاسر|الخسران|الخاسر يدفع|يعطي|دفع|عليه *? *? #, دفع
      الخاسر, العشرينات كلها, ياخد|ياخذ قطيه|القطيه`),
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    strength: 'weak',
    language: 'en',
    needs: ['game', 'wager-event'],
    unless: ['outside-prize', 'play-costs'],
    phrases: phrases(`
      pay up, told you, # against #, pot, jar takes, the pot, pot split, prize money, loser paid, winner keeps|takes|
      gets, winings, khassarni, ghalabni, rbe7t, rebe7t, owe #, i owe * #, # from the loser|losers, down #, buy in,
      pool entry|fee|money, entry pool, money game, cash game, paisa game, kitty, betting, mal3oub, lost # to|again,
      # a|per point|frame|hole`),
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    strength: 'weak',
    language: 'ar',
    needs: ['game', 'wager-event'],
    unless: ['outside-prize', 'play-costs'],
    phrases: phrases(`
      خسارتي, غلبني, غلبوني, سبقتني, الكسبان, كسبان, اتغلب, والشرط, حاطين, علي فلوس, بفلوس, الخسران, خسران, يلم
      الفلوس, يشيل الفلوس, القطيه, قطيه`),
  },
  {
    rules: ['MAY-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    unless: ['outside-prize'],
    phrases: phrases(`
      tombola, tambola, housie, housey housey, bingo card|cards|numbers|ticket|tickets|coupon|sheet|booklet|strip,
      sweepstake, sweepstakes, giveaway entry|entries|ticket|tickets, car giveaway, dream car|home|house ticket|
      tickets|competition|entry|entries|draw, house raffle, competition entry|entries|tickets|ticket *? car|house|
      watch|rolex|iphone, penny auction, penny auctions, bid pack|packs|credits, bids pack, paid guess|guesses|
      guessing, guess the? *? weight|number|sweets|beans|dates * * paid|fee|dirhams|each|prize, paid spin|spins|draw|
      chance|try|tries, spin|spins of the? wheel, pay to spin, # per|a spin|try|throw|toss|guess|key, mystery|lucky
      egg|eggs|key|keys|spin|spins|wheel, case opening|openings, loot crate|crates|chest|chests, gacha pulls|pull|
      spins, gachapon, lucky draw number|numbers|slot|share|contribution|fee, votes bundle, sms votes|vote draw, draw
      for a? car|iphone|ps5|playstation|gold|villa|umrah|bike *? ticket|number|tickets|entry, number # for|in the
      draw|raffle, paluwagan raffle, raffle ticket|tickets|stub|stubs|booklet, ripa, 50 50 raffle|draw|ticket|
      tickets, fifty fifty draw|raffle, scratch to win, instant win ticket|tickets, football card|scratch raffle,
      meat raffle, duck race ticket|tickets|entry, reverse raffle, golden ticket draw, last digit|two|three draw,
      lucky numbers draw, sa7b 3ala, kupon sa7b`),
  },
  {
    rules: ['MAY-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    unless: ['outside-prize'],
    phrases: phrases(`
      تمبولا, التمبولا, تومبولا, التومبولا, رقم|ارقام|اشتراك|كوبون|كوبونات|رسم سحب|السحب علي, سحب|السحب علي ايفون|
      سياره|جوال|بلايستيشن|خروف|ذهب|سبيكه|عمره|تلفزيون|جيب|لاندكروزر|ps5|ipad|iphone *? *? *? رقم|كل|ب|اشتراك|بدينار|
      بدينارين, اشتراك # *? في? سحب|السحب, سحب الخروف|العيد|الجمل|السياره-بكوبون, رقم في صينيه|طبله|صندوق|سحب, طبله|
      صينيه جوايز|الجوايز|السحب, رسايل|رساله المسابقه|مسابقه|السحب, صناديق|صندوق عشوايي|عشواييه|الحظ|حظ, بيضه|بيضات|
      بيض|مفتاح|مفاتيح حظ|الحظ|صناديق, لفه|لفات|دوره عجله|العجله|الحظ, عجله حظ|الحظ داخل|في-اللعبه, مزاد بنسات|القرش,
      رمي حلقات|الحلقات بالنقود|بفلوس, بخت واليانصيب, البخت, ضرب|لعبه البخت, اسحب واربح, امسح|اكشط واربح, كوبون كشط,
      لوتريه, قرعه|القرعه مدفوعه|بفلوس|ب #, تذاكر|تذكره|ورق|اوراق|ورقه تمبولا|تومبولا|السحب|البخت`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      pocket option|options, quotex, olymp trade, olymptrade, iq option, iqoption, binomo, expert option,
      expertoption, pocketoption, deriv synthetic|volatility, binarycent, nadex, binary trade|trades|trading|broker,
      binaries trading|account, digital option|options, turbo option|options|trade|trades, fixed time trade|trades|
      trading|deal, # min|minute|sec|secs|second up|down|trade|over|option, up / down # *?, up down # min|sec|minute,
      up|higher / down|lower, high low trade|option|ticket, higher|lower / lower|higher, over under # *? eth|btc|
      gold|price, * min over under, guess|predict candle|the-candle|candles, candle guess|prediction|colour|color,
      candle red|green or|and green|red, red or green *? *? candle, candle *? *? *? *? *? red or green, doubled or
      zero|nothing trade?, trade # secs|seconds|sec|min, two|one|five|three minute trades|trade|options, no ownership
      just ticks, ticks up|down in the next, on whether * ticks|goes|closes|moves up|down, price bet|guess|guessing
      app|platform|game|with, trading up down`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      ثناييه : صاعد|هابط|صعود|هبوط, ثناييه صاعد|هابط|صعود|هبوط, صفقات|صفقه ثنايي|ثناييه|دقيقه|دقيقتين|توربو, تداول
      ثنايي|خيارات-ثناييه, صعود / هبوط, صاعد / هابط, صاعد|هابط خلال|في *? دقيقه|ثانيه|دقايق|ثواني, توقع|اتوقع|يتوقع
      صعود|هبوط|طلوع|نزول *? خلال|في, توقع سعر *? مع|في|علي منصه|المنصه|تطبيق, اخضر او احمر, احمر او اخضر, شمعه خضرا|
      حمرا|خضراء|حمراء او, علي هل * يفتح|يغلق|يقفل|يصعد|يهبط|يطلع|ينزل, بوكت اوبشن, كوتكس, اولمب تريد, كيو اوبشن,
      صعود هبوط # ثانيه|دقيقه, trade صعود|هبوط`),
  },
];

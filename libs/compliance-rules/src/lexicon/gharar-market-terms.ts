import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Derivatives and promises of things to come, by the names of products, venues and dealers' jargon. */
export const ghararMarketTerms: readonly Term[] = [
  {
    rules: ['GHR-012'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      short sell, short selling, short sale of, sell short, sold short, selling short, shorting, short position,
      short the? stock|shares|index|gold|oil|market, naked short, borrow|borrowed|borrowing shares|stock to
      sell|short, borrowed shares|stock|stocks selling|sold|to, sell|selling|sold borrowed|them now buy-back
      cheaper, shares|stock i|we|he do|does not|dont own, bet on the? share|shares|stock falling|fall`),
  },
  {
    rules: ['GHR-012'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بيع علي مكشوف, بيع مكشوف, بيع قصير, مركز بيع, صفقه بيع مكشوف, شورت علي, اقتراض اسهم لبيعها|وبيعها|لبيع, بيع
      *? علي مكشوف|المكشوف, شورت, بيع اسهم لا|ما املكها|يملكها|نملكها|مقترضه, اقتراض|اقترضت|استلفت اسهم`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      cfd, cfds, contract for difference|differences, contracts for difference|differences, perpetual swap,
      perpetual swaps, perpetual contract, perpetual contracts, perpetual future|futures, perps`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases('عقود|عقد فروقات|فروق|الفروقات, عقود دايمه, عقود فرق|الفرق|فروقات'),
  },
  {
    rules: ['GHR-013'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      interest rate swap|swaps, credit default swap, cds premium|protection, total return swap, fx swap, currency
      swap contract, swap
      funding rate, funding rate, leveraged crypto, # x leverage, leverage # x`),
  },
  {
    rules: ['GHR-013'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      عقود|عقد فروقات|فروق|الفروقات, مبادله فايده|ايتماني|عايد, عقود دايمه|مبادله, عقود مبادله|مبادلات, رافعه ماليه
      #, مبادله|عقد-مبادله عوايد|العوايد|عايد|فوايد|الفايده|اسعار|مخاطر|ايتمان|عملات, عقود فرق|الفرق|فروقات *?,
      مبادلات الفايده|عملات|عوايد`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      binary option, binary options, spread bet, spread bets, spread betting, price prediction stake|bet|game, up
      or down bet|trade|stake, bet|stake|wager|staking|betting|gamble|gambling on * price|prices|chart|tick|candle|
      rate|gold|bitcoin|oil|index|stock|eurusd, bet|stake|wager|staking|betting|gambling on the? next? price|
      prices|tick|candle|gold|bitcoin|oil|index, price will rise|fall|go|be up|down|higher|lower|above|below in #
      seconds|minutes, is|be|goes|go|up|down|higher|lower in|within # seconds|minutes, next tick, # second|minute
      trade|option|bet, fixed payout if price, tick prediction, price tick, prediction market|markets, event
      contract|contracts on|yes|no, yes no|or-no contract|shares|market`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      خيارات ثناييه, خيار ثنايي, رهان|مراهنه|اراهن|راهنت علي سعر|اسعار|ارتفاع|انخفاض|مؤشر|ذهب|بتكوين|حركه, توقع
      سعر|صعود|هبوط|حركه سعر|خلال|بمبلغ, توقع صعود|هبوط|ارتفاع|انخفاض السعر|سعر`),
  },
  {
    rules: ['GHR-010'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      futures contract, index|oil|gold|gas|crude|wheat|corn|soy|cotton|sugar|coffee|cocoa|cattle|live-cattle|hog|milk|
      copper|silver|nifty|nasdaq|dax|s-p|vix|currency|dollar|rate|natural-gas|ng future|futures|fut, future|futures
      e-mini|emini|mini|settlement|loss|lot|margin|contract|roll|leg|expiry|debit-balance|debit|credit, e mini
      settlement|contract|future|s-p|nasdaq, emini, mcx future|futures|lot|margin|gold|crude|trade,
      nymex|cme|cbot|comex|dgcx|euronext|lme contract|contracts|lot|lots|margin|futures|position, f & o, f&o, fno
      trade|trading|margin|segment, margin call|calls|top-up
      on|for|crude|gold|oil|derivatives|futures|account|position, margin account|deposit
      broker|charges|for-trading|with-broker, variation|initial|maintenance margin, forward freight agreement, freight
      forward|forwards agreement|contract|derivative|swap, ffa settlement|baltic|panamax|contract, baltic index,
      forward purchase|sale|deal|trade|delivery of|for|in, bought|sold|buy|sell forward,
      copper|wheat|oil|crude|steel|cotton|sugar|coffee|coffee-bean|rice|cocoa|grain|carbon|carbon-credits|
      carbon-credit|power|electricity|lng|urea|aluminium|gas|commodity forward|forwards, contracts will
      close|closed|closes before delivery|notice|expiry|shipping, closes|close|closing|roll the? contract|position
      before shipping|delivery|notice|expiry, before notice day, sugar no . # contracts?, futures rollover|expiry, pay
      in * deliver in * price fixed, both money and metal|goods|delivery, both sides deferred|later, nothing paid
      nothing issued|delivered, locks|lock|locked|locking bean|grain|fuel|oil|wheat|coffee price|prices on exchange,
      hedging|hedge|hedged|hedges *? *? *? *? *? *? paper-swaps|futures|swap|swaps|options|mcx, hedge|hedging
      through|with|via futures|options|swaps|paper|mcx|cme, paper swaps|swap|trade|barrels|gold|silver, on paper cash
      settled, cash settled contract|future|option|forward|swap, paper barrels`),
  },
  {
    rules: ['GHR-010'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      فيوتشر, فيوتشرز, فيوتشرات, عقود|عقد مستقبليه|المستقبليه|مستقبلي, عقود
      شيكاغو|لندن|القمح|الذره|الكاكاو|ورقيه|فيوتشر, عقود|عقد * شيكاغو|ناسداك|لندن, تحوط|التحوط *? *?
      عقود|ورقيه|مشتقات|خيارات|مستقبليات, نقفلها|نغلقها|نسكرها قبل التسليم|الاستحقاق, تحت حساب المارجن|الهامش, مارجن
      كول, نداء الهامش|هامش, حساب|تعبيه|شحن|ايداع مارجن|هامش|المارجن|الهامش, ما|مابي|بدون|بلا استلام|تسليم فعلي|حقيقي,
      ثمن والبضاعه مؤجلين|مؤجله|موجلين|مؤجلان, الثمن والبضاعه مؤجلين|مؤجله|مؤجلان, بعنا|نبيع فرق السعر, مشتقات
      ماليه|الماليه, تداول المشتقات|مشتقات, سوق العقود الاجله|المستقبليه, بيع|شراء اجل للسلع|للنفط|للمعادن,
      البدلان|بدلين|البدلين مؤجل|مؤجلان|مؤجلين`),
  },
  {
    rules: ['GHR-011'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      option trade-call|ce|pe, option|options call put, leaps calls|call|puts|put|option|options|contract,
      nifty|banknifty|finnifty|sensex|bank-nifty|reliance|tcs ce|pe|# ce|pe, nifty|banknifty|sensex # ce|pe,
      nifty|banknifty|sensex option|options|lot|lots, # ce|pe # lots|lot, options
      trade|selling|buying|account|desk|position|lot|premium|expiry, zero dte, 0 dte, 0dte, # dte, theta|gamma|vega
      decay|scalp|strategy, bull|bear call|put spread, butterfly|calendar spread options|calls|puts, poor mans
      covered, cash secured put|puts, credit spread|spreads on|options, out of the money, in the money
      call|put|calls|puts, otm call|put|calls|puts, itm call|put|calls|puts, calls|puts on
      tesla|nvidia|spx|spy|aramco|emaar|nifty|nasdaq, cap on|over * prices|price, premium for a?
      cap-on|collar-on|swaption|right|bare-right, interest|rate|price cap|floor|collar premium|fee, bare right|rights,
      right without duty|obligation, right itself *? *? *? tradable|non-refundable, only a? right not, option
      money|consideration|premium on|for|to, option to buy|purchase *? *? non-refundable|sold|tradable|fee,
      pay|paid|paying for right of first|pre-emption, right of first buy|refusal sold|fee|tradable|itself, unvested
      options, sold *? his|her|my *? options, employee stock options|option sold|bought|sale|for-cash,
      warrants|warrant on|of|for|premium|purchase shares|emaar|stock, structured|covered|equity|stock
      warrant|warrants, weather|catastrophe|credit|equity|commodity|fx|interest|oil|financial derivative|derivatives,
      derivatives|derivative trading|account|broker|desk|margin|contract|position|payoff`),
  },
  {
    rules: ['GHR-011'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      اوبشن, اوبشنز, الاوبشن, اوبشنات, عقود|صفقه|صفقات|تداول|توصيات|شراء|بيع اوبشن|اوبشنز|كول|بوت, كول|بوت اوبشن|علي,
      كول علي, بوت علي, وارنت, وارنتات, وارانت, كول|بوت *? ينتهي, حق الخيار|الاختيار|خيار|اختيار *? *? *?
      يباع|ينباع|لوحده|لحاله, حق الاختيار|الخيار علي الارض|ارض|الشقه|شقه|البيت|السهم, بيع|شراء حق الاختيار|الخيار,
      سترادل, سبريد اوبشن, خيارات الاسهم|سهم|المؤشر|النفط|الذهب|ثناييه`),
  },
  {
    rules: ['GHR-012'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      i|we short apple|tesla|nvidia|bitcoin|gold|oil|amazon|eurusd, short apple|tesla|nvidia|bitcoin|nifty|nasdaq,
      shorts on, stock borrow fee, borrow fee on shares, locate fee short, inverse etf`),
  },
  {
    rules: ['GHR-013'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      cash settled swap, commodity|oil|gas|lng|fuel|freight|equity|basis|inflation|variance|volatility|jet|power
      swap|swaps, swap desk|leg|settlement, interest rate collar, perp|perps position|trade|long|short|margin,
      leverage trading|trade|account|x, leveraged trading|trade|forex|account|position, forex
      margin|leverage|lots|pips|scalping|robot|prop, prop firm challenge, mt4|mt5|metatrader deposit|account|top-up,
      bybit|binance|bitmex|okx futures|perp|perps|leverage|margin, etoro|plus500|exness|xm|avatrade|oanda|ig
      cfd|cfds|leverage|margin|trading-account`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      pocket option, pocketoption, quotex, olymp trade, olymptrade, iq option, iqoption, binomo, expert option,
      expertoption, deriv . com, nadex, binarycent, binary trade|trades|trading|broker|signal|signals|call|put,
      binaries trade|trading, fixed time trade|trades|trading, turbo trade|trades|trading|option|options, #
      min|minute|mins|sec|secs|second|seconds trades|trade|expiry|turbo|candle|candles, two|one|five|three minute
      trade|trades|option|options|expiry, up|higher|over / down|lower|under #|min|mins|ticket|trade|on|1min|5min,
      higher|lower lower|higher ticket|trade|on, up down paisa|trade|trading|add|deposit, candle
      guess|red|green|colour|color|bet, guess|guessing candle|candles|the-candle, red or green *? usdt|$,
      gold|btc|bitcoin|eth|ethereum|oil|euro ticks|tick up|down, ticks up in the? next?, over under stake|bet|#, trade
      # secs|seconds|min|mins|minutes, doubled or zero|nothing, double or nothing on price|btc|gold|trade`),
  },
  {
    rules: ['GHR-013', 'MAY-005'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      تداول|حساب|شحن|تعبيه *? *? فروقات|الفروقات الاسعار|السعر|اسعار, تداول الفروقات|فروقات, توقع صعود|هبوط|سعر|اتجاه
      البيتكوين|بيتكوين|بتكوين|الذهب|ذهب|الدولار|النفط|السهم|المؤشر|الشمعه|العمله, صفقه دقيقه|ثانيه|دقايق *? *?
      تختار|اخضر|صعود|فوق, كل صفقه دقيقه, تختار|اختار|نختار اخضر|احمر او|ولا اخضر|احمر, ثناييه صاعد|هابط|: , ثناييه :
      صاعد|هابط, صاعد|هابط او|ولا هابط|صاعد, صعود / هبوط, صعود|الصعود والهبوط|وهبوط|او-هبوط #|دقيقه|ثانيه, صعود|هبوط #
      ثانيه|دقيقه|دقايق, يفتح اعلي|ادني|فوق|تحت او|ولا ادني|اعلي|تحت|فوق, باينري, بايناري, كوتكس, اولمب تريد, بوكت
      اوبشن, بوكيت اوبشن, اكسبرت اوبشن, باينومو`),
  },
  {
    rules: ['GHR-003'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      ico round|seed|token|presale|allocation|investment|contribution, ido|ieo|igo
      round|allocation|token|presale|whitelist, presale|pre-sale token|tokens|coin|coins|round|allocation|of,
      token|coin|coins|tokens|nft presale|pre-sale|not-minted|not-listed|jdeed, tokens maybe issued, whitelist
      spot|slot|fee *? *? coin|token|mint|nft|for?, coin|token that does not|doesnt exist, airdrop
      allocation|rights|points, pre mint|tge|market allocation|tokens|points, before mint|tge allocation|otc|rights,
      otc before mint, pre-ipo rights to|allocation-maybe, game that isnt|is-not built|finished, before the?
      token|coin exists|launches|is`),
  },
  {
    rules: ['GHR-003'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بري سيل, بريسيل, عمله|توكن|كوين لسا|لسه|بعدها|ما|لم *? نزلت|نزل|تنزل|صدرت|تصدر|اطلقت|انبرمجت, توكن لعبه|جديد *?
      ما|لسا, لعبه ما|لسا انبرمجت|ما-انبرمجت|خلصت, بيع|بالبيع المسبق|مسبق عمله|توكن|حصتي`),
  },
];

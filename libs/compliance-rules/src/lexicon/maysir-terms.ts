import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';
import { maysirGamesTerms } from './maysir-games-terms.ts';

/** Games of chance by their names; an operator's game is an unlawful business as well. */
export const maysirTerms: readonly Term[] = [
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      casino, casinos, casino chips, roulette, slot machine, slot machines, slots spins, fruit machine, jackpot
      slot, baccarat, blackjack, craps table, online poker, poker site|chips|room|deposit|buy, bookmaker,
      bookmakers, bookie, bookies, betting slip, betting slips, betting account|site|shop|app|exchange|office|
      wallet|company|credits, sportsbook, sports betting, online betting, online gambling, gambling site|app|
      account|company|deposit|debt|debts|den|machine, gambling, gamble online, lottery, lotteries, lotto,
      powerball, mega millions, euromillions, scratch card, scratch cards, scratchcard, scratchcards, jackpot
      ticket|tickets|draw, keno, bingo hall|cards|card|night tickets, pools coupon, football pools, tote bet,
      parlay, accumulator bet, # fold accumulator, acca bet, each way bet, in play bet, odds of # , odds # / #, # /
      # odds, odds at #, at odds, bet365, 1xbet, betway, betfair, pokerstars, draftkings, fanduel, stake dot com,
      qimar, maysir, igaming, free spins, wagering credits, betting credits, betting tips, vip tipster,
      video poker, pachinko, real money|cash rummy|poker|games|gaming, rummy cash, big
      ticket draw|live|raffle|entry|coupon|abu, emirates draw, mahzooz, stake . com, 1 x bet, one x bet, 22bet,
      melbet, mostbet, parimatch, roobet, bwin, william hill, ladbrokes, paddy power, tote ticket|bet|pool,
      racecourse bet|tote, punter, bet slip, cash out bet, crypto casino, slots
      app|wallet|deposit|credits|game|spins, slot hall|spins|credits|game, bingo hall|cards, sportsbook, betting
      syndicate, tipster, odds boost, aviator game, crash game`),
  },
  {
    rules: ['MAY-002'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    phrases: phrases('jackpot, jackpots'),
  },
  {
    rules: ['MAY-002'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    phrases: phrases('رهان, رهانات, مراهنه'),
  },
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      قمار, مقامره, مقامرات, ميسر, القمار, يانصيب, اليانصيب, كازينو, كازينوهات, روليت, الروليت, ماكينه|ماكينات
      قمار|سلوت, لوتري, لوتو, اللوتو, جاكبوت, موقع|تطبيق|مكتب|شركه|منصه|حساب مراهنات|رهان|رهانات|المراهنات|مراهنه|
      قمار, مراهنات رياضيه, المراهنات الرياضيه, مراهنات, قسيمه رهان|مراهنه, بطاقه|بطاقات خدش|كشط, بوكر اونلاين,
      ورقه يانصيب, يا نصيب, ون اكس بت, وان اكس بت, بت 365, بت365, وان|ون اكس|xbet, شحن حساب رهان|مراهنات, سلوتس,
      سلوت, بوكر, رهان رياضي|رياضيه, مراهنات *? اونلاين, توقعات رياضيه مدفوعه, بيغ تيكت, بيج تيكت, محظوظ سحب,
      ورق|اوراق يا نصيب`),
  },
  {
    rules: ['MAY-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'en',
    unless: ['outside-prize'],
    phrases: phrases(`
      raffle ticket, raffle tickets, raffle entry|entries|coupon|coupons|number, raffle numbers, paid raffle, paid
      draw, tombola ticket|tickets, prize draw ticket|tickets|entry|entries|coupon, lucky draw ticket|tickets|
      entry|entries|coupon|coupons, draw ticket|tickets to|for, entry to|into *? draw, ticket|tickets to|for win,
      ticket|tickets for * chance, sms to win, text to win, premium sms draw|competition|contest|quiz, call to win,
      text *? to # to? win, sms *? to # , text win|yes|go to #, # dirhams|aed|riyals per message|sms|text|call,
      raffle, raffles draw, loot box|boxes, prize draw, draw number|numbers|coupon`),
  },
  {
    rules: ['MAY-004'],
    principle: 'maysir',
    strength: 'strong',
    language: 'ar',
    unless: ['outside-prize'],
    phrases: phrases(`
      سحب مدفوع, تذكره|تذاكر سحب|السحب|قرعه|تومبولا, كوبون|كوبونات سحب|السحب|قرعه, كوبونات دخول سحب, رسوم|رسم
      دخول|اشتراك|مشاركه سحب|في-سحب, رسايل|رساله sms|مدفوعه للفوز|للدخول, دخول سحب|السحب بمبلغ|مقابل|علي, شراء
      ارقام سحب, رقم في سحب`),
  },
  {
    rules: ['MAY-006', 'HAL-004'],
    principle: 'maysir',
    strength: 'weak',
    language: 'en',
    needs: ['operator'],
    phrases: phrases(`
      bet, bets, wager, wagers, stake, stakes, punt, flutter, gamble, staked, wagered, deposit on, top up`),
  },
  {
    rules: ['MAY-006', 'HAL-004'],
    principle: 'maysir',
    strength: 'weak',
    language: 'ar',
    needs: ['operator'],
    phrases: phrases('رهان, رهانات, مراهنه, راهنت, اراهن, شحن رصيد'),
  },
  {
    rules: ['MAY-002', 'HAL-004'],
    principle: 'maysir',
    strength: 'weak',
    language: 'en',
    needs: ['wager-event'],
    phrases: phrases('at # / #, # / # on, # to one on, to win at #, each way'),
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    strength: 'weak',
    language: 'en',
    needs: ['friends', 'wager-event', 'winner-takes', 'contribute'],
    phrases: phrases(`
      bet, bets, betting, wager, wagers, wagered, gamble, gambled, side bet, private bet, lost bet, lost the? a?
      our? my? bet, won the? a? our? my? bet, poker, poker stake|stakes, poker pot, poker night
      pot|stake|stakes|buy, stakes game, my stake on|in the? match|game|race, stake on, staked on`),
  },
  {
    rules: ['MAY-003'],
    principle: 'maysir',
    strength: 'weak',
    language: 'ar',
    needs: ['friends', 'wager-event', 'winner-takes', 'contribute'],
    phrases: phrases(`
      نتراهن, تراهنوا, يتراهنون, رهان, رهانا, الرهان, رهانات, مراهنه, المراهنه, راهنت, راهن, اراهن, نراهن, تراهنا,
      تراهنت, متراهنين, يراهن, راهنته, اراهنك, متراهن`),
  },
  ...maysirGamesTerms,
];

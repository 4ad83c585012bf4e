import type { Exemption } from '../text/lexicon.ts';
import { phrases } from '../text/phrase-list.ts';

/** Things for the home, the school and the workshop that carry the names of guarded ones. */
export const everydayExemptions: readonly Exemption[] = [
  {
    language: 'en',
    principles: ['halal'],
    phrases: phrases(`
      wine|beer|gin|champagne|whisky|whiskey|vodka|rum|bourbon|burgundy|brandy|cognac|tequila|liquor|martini|cocktail
      rack|racks|mat|mats|colour|color|coloured|colored|paint|shade|beige|gold|red|sofa|curtain|curtains|dress|abaya|
      lipstick|polish|carpet|tile|tiles|charm|label-maker|crate-shelf|flavoured-tobacco, gin tonic colour|color,
      alcohol
      meter|sensor|breathalyzer|breathalyser|tester|base|based|swab|swabs|pad|pads|prep|wipe|wipes|stove|burner|
      thermometer|marker|markers|ink|policy|awareness|found-in, perfume base|with alcohol base?, fine|fined after
      alcohol, coffee|tea|kombucha brewery|brewing|brewer, brewery coffee, swine flu|vaccine, pork|pig free|farm
      closed, keg|kegs of olive|olives|oil|water|juice|honey|vinegar|nails, shiraz
      city|trip|flight|carpet|carpets|iran, bordeaux coloured|colour|color|city|trip|flight|mastiff,
      porter service|tip|fee|airport|hotel|ranch, stout shoes|boots|cardboard, ale house-rent, mead hall-of, martini
      glass-shelf, cosmopolitan magazine|hotel, margarita pizza|pizzas|flowers, margaritas pizza, virgin
      daiquiri|mojito|margarita|colada|mary|cocktail|cocktails|sangria, mocktail *?, lager than, serrano
      pepper|peppers|
      chilli|chillies, parma city|football, boar bristle, bacon beef|turkey|veal|bits-vegan, veal|beef|turkey|vegan
      bacon|pancetta|ham|chorizo|prosciutto|salami, sisig bangus|tofu|chicken|tuna, chicken|fish|tuna|tofu|beef
      sisig|tonkatsu|lechon|char-siu, lechon manok|baka, hog out, sow seeds|the-seeds, playboy jazz, escort vehicle|
      vehicles|car|service-for-trucks|mission, medical|security|police escort|escorts, hidden camera
      detector|detection|finder, spy on my first-birds, spam filter|folder|mail, spam tins donation-box, forged
      iron|steel|gate|knife|knives|wheels, hash browns|brown|function|table|tag, ice meth-awareness, weed
      killer|trimmer|
      wrench|mat, poppers jalapeno|party, jalapeno poppers, crack filler|repair|cream, stolen wallet|bag|phone|card|
      passport new|report|replacement|block|blocking, stolen bike|phone|bag|car|wallet|passport|cat|dog *?
      found|reward|
      recovered|returned, anti counterfeit|smuggling|bribery|corruption, counterfeit|fake money|note|notes|currency
      detector|detection|pen|training|machine|awareness, fake money and dice, play|toy|prop|stage|movie|monopoly
      money, fake
      money props|prop|toy, props : fake money, compliance training|course, smuggled in-joke, horoscope|astrology app
      cancelled|refund|deleted, tarot root, cold ones coffee, sake of, for the sake|sakes`),
  },
  {
    language: 'en',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      roulette the? ballet|film|movie|book|curtain|curtains|cake, lottery of names, powerball gym|trainer|equipment,
      bookmaker of|leather|handmade, tombola restaurant|cafe, raffle basket|baskets|decoration, raffles
      hotel|city|school,
      casino royale|supermarket|groceries, poker tool|face, bingo detergent|cards-for-class, jackpot|slot slots? ?
      time,
      betting|gambling harm|addiction|helpline, quit|quitting|stop|stopping betting|gambling, lottery winners ? no,
      odds
      are, odds and ends, free prize draw, draw with free entry, stake holders, tent|garden|plant stakes`),
  },
  {
    language: 'en',
    principles: ['gharar'],
    phrases: phrases(`
      how not to sell|buy|trade *? *? *? *? *?,
      without licence|license|permit|permission|approval|registration,       sealed
      tender|tenders|bid|bids|envelope|envelopes|bearing|bearings|documents|letter|academic|transcript, mystery
      shopper|novel|dinner|theatre|book|books|film|game|story, surprise visit|party|cake|trip, blind
      date|cleaning|fitting,
      call|put options? explained|training|lesson|chapter, call centre|center options, put on hold, futures of, margin
      calls movie, unseen passage|passages|poem|poetry, unknown artist|soldier|caller|number|author, insurance
      adjuster|law|sticker|clerk|salary, received|receive|payout|refund|refunded *? from the? insurance, from the
      insurance company, when the insurance, lost keys|key|luggage|baggage|and-found|property|passport|card, cover
      letter|song|design|girl|page, home cover, policy research|paper|officer|maker|drafting, if it rains the? *? is?
      refunded, full refund if`),
  },
  {
    language: 'en',
    principles: ['kyc'],
    phrases: phrases(`
      money laundering compliance|course|law|training|officer, anti money laundering, shell scheme|company-for-shells,
      launder the? uniforms|clothes|curtains|sheets, use my account number for the? refund|salary|rent, gift
      from|for all,
      avoid reports of noise, off the books : bookshelf, secret santa|recipe|garden, surprise party dont tell, dont
      tell
      mona|mum|mom|dad|the-kids`),
  },
  {
    language: 'en',
    principles: ['riba'],
    phrases: phrases(`
      interest rate|rates explained|lesson|workbook|worksheet|chapter|lecture|calculator-app, compound interest
      worksheet|workbook|lesson|exercise, interest removed|dropped|cancelled|waived|forgiven|refused, drop|dropped|
      drops|cancel|cancels|cancelled|remove|removed|forgave|forgive|waive|waived|refuse|refused all? the? interest,
      closing|
      closed|close my? interest account, why payday|usury|interest *?, loan of a? book|books|projector|tools|painting`
        ),
  },
  {
    language: 'ar',
    phrases: phrases(`
      اسقط|اسقطت|الغي|الغت|شطب|تنازل عن الفوايد|فوايد, الغاء وثيقه|بوليصه, رهن عقاري, سحب قرعه مجاني, مقامر تايب,
      حشيشه
      الليمون|اللوز, خمريه, خمره العطر, بيره زنجبيل, عرق السوس|النسا, كشف العمله المزوره, مكافحه
      الرشوه|القمار|المخدرات,
      حمله ضد القمار|المخدرات|التدخين, ميسر اسم, سحر البيان|الشرق|الطبيعه|الالوان, حشيش صناعي|جاف, بودره اطفال|تلك`),
  },
  {
    language: 'en',
    phrases: phrases(`
      pint|pints of milk|water|juice|oil, home brew coffee|tea|kombucha-free, tequila|rum|whisky|wine|beer|champagne
      lime? flavour|flavored|flavoured crisps|chips|nuts, stout rope|ropes|boots|shoes|bag|bags|wood|chain, happy
      ending of|to the story|film|book|tale, blue film on the window|windows, reading glasses|lamp|room,
      whisky|cognac|wine|rum brown|leather|shade, alcoholics recovery|support|anonymous, stolen
      goods|phone|bag|car|passport|wallet report, lost and stolen desk, stripper for paint|varnish,
      paint|wallpaper|wire stripper|strippers, 7asheesh|hashish el? geneina|7adee2a|jenaina|zar3, betting against
      myself|yourself, blackjack sealant|roofing|cement, jackpot of figs|dates|mangoes|ideas, rolled
      oats|towels|paper, puts the index|things|books|chairs in, pension of, plug for the?
      toaster|tv|kettle|lamp|charger|socket|bath, molly|molly's|mollys ticket|birthday|school|dress|tuition,
      envelopes for the? tender|wedding|school|office|post, through the laundry, usury|riba|gambling|interest was|is
      the? theme|topic|subject, tipster|horoscope article|page|column removed|subscription?, clean money box,
      card|meter|chip reader for, no questions in the, pig tail comb, tavern|beer|wine|brewery
      street|road|lane|tiles #?, gammon construction|holdings, hot goods : soup, bottle service : water, stray
      cats|cat|dogs|dog food, undecided between * and * bought, punter boat, lucky dip of prizes at school is free`),
  },
  {
    language: 'ar',
    principles: ['halal'],
    phrases: phrases(`
      كرتون|صندوق|علبه|باب|محل|شارع *? *? مسكر|مسكره, حشيش الحديقه|الجنينه|الملعب|الزينه, خميره العجين|الخبز, سحر *? اسم
      بنتي|البنت|بنتنا, رفضنا|رفضت عرض|رعايه شركه|مصنع * *?`),
  },
  {
    language: 'ar',
    principles: ['maysir', 'halal', 'riba', 'gharar'],
    phrases: phrases(`
      تحريم الرهان|القمار|الربا|الغرر|الميسر|الخمر, رهان *? اسم المدربه|بنتي|المعلمه`),
  },
];

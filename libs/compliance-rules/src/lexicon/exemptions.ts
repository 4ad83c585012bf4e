import { phrases } from '../text/phrase-list.ts';
import type { Exemption } from '../text/lexicon.ts';
import { conductExemptions } from './conduct-exemptions.ts';
import { everydayExemptions } from './everyday-exemptions.ts';
import { financeExemptions } from './finance-exemptions.ts';
import { plainExemptions } from './plain-exemptions.ts';
import { senseExemptions } from './sense-exemptions.ts';

/** Innocent senses of guarded words. */
export const exemptions: readonly Exemption[] = [
  ...senseExemptions,
  ...financeExemptions,
  ...everydayExemptions,
  ...plainExemptions,
  {
    language: 'en',
    principles: ['riba'],
    phrases: phrases(`
      waived|waives|waive|forgave|forgiven|forgives|dropped|drops|cancelled|canceled|removed|struck the? *? late|
      delay|interest fee|fees|charge|charges|penalty|interest, waived|forgave|dropped|cancelled the? interest,
      interest in your|our|my|his|her|their|this|the|a|an|buying|joining|learning|attending|working|purchasing|
      renting, interests of, interest of the? students|public|child|children|community|family, point|points of
      interest, conflict|conflicts of interest, best interest|interests, public interest, special interest, common
      interest, mutual interest, of interest to, show|showed|shown|expressed|express|expression interest,
      expression|letter of interest, lost interest, great interest, no interest in, community|student|general|
      human|love|national|vested|self interest, area|areas|field of interest, interest group|groups|club, with
      great? interest your|in|the, read|listen|noted|watched|follow with interest, interest free, non interest,
      zero interest, no interest, without any? interest, free of interest, interest less, nil interest, 0 %
      interest, interest rate 0, interest 0 %, riba free, free of|from riba, no riba, without riba, non riba, anti
      riba, interest form, interest survey, interest question|questions|lecture|lesson,
      ownership interest, controlling interest, minority interest, membership
      interest, partnership interest, premium bond paper, james bond, performance bond, bid bond, bail bond, bond
      paper, bond street, bonded warehouse, bond store, tenancy bond, late fee library, loan of books, on loan
      from, interest declared in|none, declaration of interest, profit rate, murabaha|murabahah profit, sukuk,
      islamic certificate|certificates of deposit, gold gym|membership|card|plan|package|class|member|medal|tier|
      fm|star, riba awareness, gold souk|market|street|district|rush|standard|fish|plated|class, guaranteed return
      ticket|tickets|flight|policy|date|postage|shipping|within, guaranteed returns policy|postage|shipping,
      discount|metro|lunch|gift|salon|cafeteria coupon payment|payments, coupon payment at|for
      salon|the-salon|cafeteria|lunch|meals, guaranteed profit of reading, late checkout|check-in|arrival
      fee|charge, time value lecture|chapter|course, interest deposit paid : none`),
  },
  {
    language: 'ar',
    principles: ['riba'],
    phrases: phrases(`
      اسقط|اسقطوا|الغي|الغوا|شال|شالوا|تنازل *? عن? الفوايد|الفايده|الغرامه|غرامه, بدون|دون|بلا|بغير فوايد|فايده, من
      دون|غير فوايد|فايده, خالي|خاليه|خال من فوايد|فايده|ربا, لا فوايد|فايده, صفر
      فايده|فوايد, غير ربوي|ربويه, فايده علميه|تعليميه|كبيره|عظيمه|دينيه|صحيه|عمليه|لغويه|عامه, فوايد صحيه|علميه|
      العسل|عسل|التمر|تمر|الرياضه|رياضه|القراءه|قراءه|لغويه|تعليميه|غذاييه|الصيام|الصلاه|الحجامه|نباتات|الاعشاب|
      الزيت|كثيره|عظيمه, فايده للجميع|للناس|للطلاب|للمجتمع|للاطفال|كتاب|الكتاب|دوره|الدوره|درس|الدرس|القراءه|
      محاضره|المحاضره, لفايده|لفائده الايتام|الطلاب|الجمعيه|المدرسه|المسجد|المرضي|الفقراء|المحتاجين|مشروع|المشروع|
      اطفال|الاطفال|الاسر, تعم الفايده, عموم الفايده, الفايده العامه|المرجوه|العلميه, ما الفايده, بلا فايده ترجي,
      نقل لفايده, ارباح مرابحه, ربوه, الربوه, غير ملزم, سندات ملكيه|الملكيه, سند
      ملكيه|الملكيه|قبض|صرف|استلام|تسليم, نادي ذهب|الذهب, ذهب رياضي|الرياضي, الذهب الاسود, وقت من ذهب, فرصه ذهب`),
  },
  {
    language: 'en',
    principles: ['gharar'],
    phrases: phrases(`
      option a|b|c|d|one|two|three|1|2|3, second|first|third|best|only|other|another|delivery|payment|vegetarian|
      meal|colour|color|menu|menus|upgrade option|options, options for|to|menu|package|list, optional, in future,
      future|futures of|plans, for the future, near future, better future, our|your|my|his|her|their|childrens
      future, future studies|leaders|generation|trip, bright futures, back to the future, forward
      the|this|to|looking, look|looking forward, forward email|mail|emails|freight, freight forward|forwarding,
      carry forward, brought forward, short course|courses|film|story|stories|term|trip|stay|notice|sleeve|list|
      video|sell-by|visit|break, shortlist, margin of error, profit margin, hedge trimming|trimmer|cutting|plants,
      garden hedge, swap shift|shifts|meet|books|toys, pay what you want|can|like, premium plan|package|
      subscription|account|membership|account|car|wash|quality|seats|seat|dates|coffee|paper|version|support|
      economy|brand|tea|oud|perfume, unseen poem|passage|text|exam, mystery shopper|shopping|novel|book|books|
      novels|guest|tour|game|room|escape, seal of insurance, quality assurance, self insurance deductible, price
      list, mystery train, swap seats, call centre|center, put aside|up|down|in, call us|me|him|her|for|about|back,
      short on|of cash|money|time, not mine in bitcoin, takaful, insurance form|card|claim|payout|refund|course|
      exam|licence|license|job|lawyer|law|training|textbook, quality|bank deposit insurance, claim payout, insurance
      office|brokers|broker office|rent|job|interview|marathon|building|tower|department taxi?|rent?, short sale of
      dresses|clothes|stock-clearance|summer|winter`),
  },
  {
    language: 'ar',
    principles: ['gharar'],
    phrases: phrases(`
      تامين|مبلغ|دفعه تامين مسترد|مسترده|مستردا, تامين مسترد|ايجار|الايجار|الشقه|شقه|السكن|كهرباء|الكهرباء|عداد|
      العقار|عقار|احتياجات|مستلزمات|حاجات|طعام|وجبات|سكن|المستلزمات, مبلغ|عربون|دفعه تامين, تامين
      تكافلي|تعاوني|اجتماعي, تامينات اجتماعيه, وديعه تامين, في مستقبل, مستقبل|مستقبله|مستقبلها|مستقبلي
      ابنايي|اولادي|الطفل|زاهر|افضل|اطفال, خيارات طعام|غذاييه|الطعام|صحيه|القايمه|الدفع|متعدده|نباتيه, عاجلا او
      اجلا, تامين جنود, تامين * مسترد|مسترده|يسترد`),
  },
  {
    language: 'en',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      gambling addiction, gambling addicts, problem gambling, gambling awareness, gambling harm, gambling
      prevention, gambling free, anti gambling, gambling recovery, responsible gaming|gambling helpline|hotline|
      charity|programme|program|training, responsible gambling, gamblers anonymous, casino supermarket|supermarche|
      grocery|groceries|hypermarket, geant casino, casino style decor|decoration|decorations|theme|lighting, casino
      themed, casino royale, monte carlo, bet you|u, you bet, best bet, safe bet, bet is on, you can bet, all bets
      are off, stake in|holder|holders|holding, stakeholder|stakeholders, at stake, tent stake|stakes, garden|
      wooden|fence|plant|tomato|survey|metal stake|stakes, draw near, draw a|the|of|breath|picture|water|salary|
      down|plan|on|drawing|line, drawing, draw down, drawdown, draw attention, luck of the draw seating, seating
      draw, group stage draw, draw for hajj|seats|land|groups|housing|fixtures, hajj draw fees, spin
      class|classes|bike|cycle|cycling, spinning class|classes, spin dryer, pot of|plants|roast|plant,
      flower|plant|cooking|clay|tea|coffee pot|pots, jackpot junior, slot booking|slots, time|parking|appointment|
      delivery|booking|ad|interview slot|slots, lottery of birth, housing lottery, green card lottery fee|form,
      visa lottery, prize giving|day|ceremony, nobel|book|school prize|prizes, bingo night free, poker face,
      roulette wheel cake, odds and ends, against all odds, at odds with, lotto
      sport|shoes|italia|trainers|sneakers, lotto brand, raffles hotel|hotels|place|palm|doha, free
      raffle|draw|prize, russian roulette film, roulette ceramic|tile|tiles|pattern|wheel|curtains|dress|lamp,
      bookmakers leather|binding, book makers, casino ceramic|tiles|pattern, baccarat crystal|vase|glass|
      chandelier|perfume|rouge|hotel, blackjack shoes|gum|tool|tools|pencil|oak|game-for-kids, lotto *? shoes|
      sneakers|trainers|sportswear|jersey|boots, lottery of|for seats|places|housing|plots|land|school|hajj, draw
      for|of the? hajj|seats|places|groups|lots, casino|poker|roulette|bingo|jackpot|dice|domino *? cake|costume|
      theme|themed|font|film|movie|novel|book|cutter|print|pattern|lamp|earrings|nails|pens|pen|chocolate|cookie|
      brand|underwear, poker chips shaped`),
  },
  {
    language: 'ar',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      سحب نقدي|مبلغ|رصيد|فلوس|من|دم|المياه|مياه|الرصيد|الاموال, صراف سحب, اقمار, قمر, الاقمار, برهان, البرهان, ابن
      رهان, رهن عقاري|العقار|عقار|الرهن, رهان المستقبل, عبد الميسر, ميسره, ميسر الامور|للجميع|الدفع, سكن ميسر,
      تمويل ميسر, قسط
      ميسر, اقساط ميسره, سعر ميسر, ميسر محمد|احمد|علي|خالد, قرعه حج|الحج|الاراضي|اراضي|المقاعد|السكن, سحب مجاني,
      سحب سياره معطله|بالونش|بونش, سحب سياره|السياره, خيار وطماطم, قمار الدين, اسكان ميسر|الميسر, الاسكان
      ميسر|الميسر, مشروع ميسر, شروط ميسره, دفعات ميسره, كيكه|لعبه|فيلم|روايه|كتاب|مسلسل
      قمار|كازينو|بوكر|روليت|يانصيب, قمار|كازينو|رهان روايه|فيلم|مسلسل`),
  },
  {
    language: 'en',
    principles: ['halal'],
    phrases: phrases(`
      piglet|pig|piggy toy|toys|book|books|plush|costume|backpack|figure|story|nursery, alcohol free, alcohol 0, non
      alcoholic, nonalcoholic, zero alcohol, no alcohol, 0.0 % beer, 0.0 beer, beer
      0.0 %, isopropyl alcohol, rubbing alcohol, cetyl alcohol, denatured alcohol, surgical|medical alcohol,
      alcohol swab|swabs|wipes|wipe|pads|pad|gel|sanitiser|sanitizer|hand|based|rub|thermometer|spray|tester|test|
      breathalyzer|markers|marker|ink|prep, hand? sanitiser|sanitizer|disinfectant *? # % alcohol, hand
      sanitiser|sanitizer alcohol?, beer sheva|sheba, alcohol in perfume, perfume alcohol,
      ethyl alcohol for|lab|disinfection, beer free, guinness world|book|record|records, root beer, ginger beer,
      ginger ale, butter beer, butterbeer, malt beer non, barley beer halal, beer battered onion, wine vinegar,
      wine colour|color|coloured|colored|red, wine free, vinegar, wine glasses decorative, champagne colour|color|
      coloured|colored|gold|beige|dress|satin, champagne region trip, bordeaux colour|color|dress|bag, burgundy
      colour|color|dress|bag|shoes|curtains|sofa|abaya, brandy melville, brandy snaps, rum flavour|flavor|essence
      alcohol, cognac leather|colour|color|shoes|bag|sofa, martini racing|watch, corona virus|test|kit|vaccine,
      whisky the cat, scotch tape|brite|egg|bonnet, bourbon biscuit|biscuits|vanilla|street, spirits of, in
      high|good spirits, team spirit, water|oil|essence|rose distillery, bottle|bottles|litre|box of? rose
      water|syrup|oil|jam|perfume|petals|essence|sherbet, ethanol fuel, pork free, no pork, non
      pork, without pork, turkey|beef|veal|lamb|chicken|duck|vegan|soy|coconut|halal bacon|ham|pepperoni|salami|
      sausage|sausages|mortadella|chorizo, bacon free, ham radio, west ham, ham fc, birmingham, hamster, ham radio,
      pork barrel, piggy bank, guinea pig|pigs, pig iron, lard free, bacon number, francis|kevin bacon, buckingham,
      hot dog beef, peppa pig, pig toy, pulled beef, pepperoni beef, hog bristle, hogwarts, ground hog, groundhog,
      hedgehog, hog engine, snack|juice|coffee|salad|chocolate|cereal|protein|energy|granola|candy|oxygen|sushi|
      breakfast|mini|tool|side|menu|task|nav|pull|steel|gold|light|date|iron|bull|roll|sound|crow|tow|grab|curtain|
      towel|salad|milk|tea|nail|brow|bath|soap bar|bars, bar association|exam|council|code|codes|coded|chart|soap|
      stool|stools|mitzvah|fridge, barcode|barcodes, bar of soap|chocolate|gold|honey, club sandwich|membership,
      golf|sports|book|reading|football|chess|fan|kids|youth|health|fitness|tennis|riding|camel|falcon|diving|
      social|swimming|debate|robotics club, adult diapers|diaper|nappies|education|size|learning|ticket|tickets|
      fare|swimming|fee|admission|orthodontics|passenger|bike|entry|literacy|vitamins|ticket, military|police|
      security|motorcade|convoy|funeral|wedding|medical|airport|vip-security|cargo|vehicle|naval escort, escort
      vehicle|car|ship|convoy|patients|the|my|him|her|mother|patient, ford escort, companion planting|plants|
      ticket|app|guide|dog|cat|volume|animal|for-elderly|care|card|pass|seat|of, elderly|senior|patient|travel|care
      companion, sex education|of|determination, middlesex|essex|sussex, edible oil|oils|arrangements|flowers|
      glitter|gold|ink|paper|image|print|prints|cake|salt|fruit|garden|plants, oil edible, sports|physio|
      physiotherapy|foot|head|back|baby|therapeutic|deep|thai|shoulder|medical|prenatal massage, massage chair|
      chairs|gun|oil|table|roller|cushion, spelling bee, spell check|checker, dry|cold|hot|long spell, spell out,
      magic kingdom|mouse|keyboard|show|wand|castle|planet|eraser|box|carpet|trick|tricks|bullet|johnson,
      hexagon|hex|hex key|keys|bolt|bolts|nut|screw|color|code, medium size|rare|term, psychic of, idol|idols
      singing|show|kpop|american|arab, pop|teen|american|arab|kpop idol|idols, curse of knowledge, hash browns|
      brown|table|function|tag|tags|map|key|rate|code|value|potatoes, weed killer|control|removal|removing|removal|
      puller|barrier|trimmer|wacker|whacker|eater|spray, garden|lawn|sea|seaweed weed|weeds, weeding,
      diet|cherry|coca|vanilla coke, coke zero|can|cans|bottle|bottles, joint venture|account|accounts|pain|family|
      replacement|surgery|stiffness|supplement|supplements|statement|ownership|project|effort|business|holders,
      button|oyster|shiitake|portobello|sliced|fresh|canned mushroom|mushrooms, vitamin gummies, gummies vitamin|
      kids|vitamins|bears|hair|multivitamin, acid reflux|rain|test|wash|battery|attack, folic|citric|hyaluronic|
      amino|lactic|salicylic|boric|uric|sulphuric|sulfuric|hydrochloric acid, green
      tea|card|energy|bonds|salad|belt, e liquid detergent, tobacco free, smoke free, no smoking, anti
      smoking|tobacco, quit smoking|tobacco, stop smoking, nicotine patch|patches|gum, stolen generation, stolen
      moments, report of stolen, replace|replacement|replacing of|for? a|my|the|his|her? stolen, stolen card
      replacement, counterfeit detector|detection|detectors, counterfeit note detector, fake plants|flowers|grass|
      lashes|nails|eyelashes|tan|fur|leather|beard|snow|trees|christmas|blood|news, faux, fake turf, replica
      ship|trophy|dinosaur|model|of|jersey, stolen passport replacement, anti counterfeit|counterfeiting, anti
      theft, cbdc, digital dirham, e dirham, crypto awareness, cryptography, crypto tax, cryptogram, water
      pistol|pistols|gun, nerf gun, glue gun, nail gun, spray gun, starting pistol, heat gun, toy gun|pistol|guns,
      bribery awareness|training|law|policy, anti bribery, anti corruption, gin rummy, cotton gin, ginger, engine,
      port fee|charges|of|said|authority|rashid|dues|handling|storage, usb|air|sea|hdmi|dry|charging|saudi port,
      sea port, bitter gourd|melon|almond|chocolate|lemon|orange|leaf, magnum ice|ice|icecream|photos, brut
      perfume|aftershave|deodorant, sake of, for the sake, goodness sake, sherry ann|smith, shots vaccine, flu|
      vaccine|booster|screen|vaccination|allergy|head|photo|drone shot|shots, mead johnson, spam
      filter|filtering|folder|email|emails, merlot|wine|champagne|burgundy|claret|bordeaux|sangria|cognac|whisky|
      rum coloured|colored|colour|color|shade|tone|red|hued, stolen laptop|phone|wallet|bag|passport|bicycle|bike|
      car police, zoo
      pig|pigs|boar, wild boar enclosure|zoo, vodka|whisky|whiskey|tequila|rum|beer|wine|champagne|prosecco|mojito|
      margarita|brandy|cognac|bourbon|sangria|martini|daiquiri|baileys|guinness|jack-daniels|limoncello|amaretto
      colour|color|coloured|colored|flavour|flavor|flavoured|flavored|sauce|gums|gum|candle|candles|scented|soap|
      paint|lipstick|polish|vinegar|marinade|shade|hued|themed|mustard|batter, vodka|whisky|whiskey|tequila|rum|
      beer|wine|champagne|prosecco|mojito|margarita|brandy|cognac|bourbon|sangria|martini|daiquiri|baileys|
      guinness|jack-daniels|limoncello|amaretto *? wall? paint|wallpaper|lipstick|polish|cushion|cushions|sofa|
      curtains|dress|abaya|fabric|shoes|bag, alcohol free *? mojito|margarita|spritz|gin|wine|beer, whisky|brandy|
      sherry|bourbon|guinness|tequila the|our|my? cat|dog|puppy|kitten|horse|parrot, cat|dog|puppy|kitten|horse
      named|called|name *?, for brandy|whisky|sherry|bourbon the dog|cat, opium|ecstasy|kush
      perfume|fragrance|by|eau|scent, paint|varnish|wire|wallpaper|floor|cable stripper|strippers,
      led|light|power|test|weather|neon|comic strip|strips show|lighting?, light strip, talisman|tarot|voodoo|
      amulet|psychic|oracle|sorcerer|witch|wizard restaurant|cafe|font|doughnut|doughnuts|donut|lily|plant|novel|
      novels|film|movie|game|brand|series|costume|outfit|thriller|stone|shoes, crystal ball decoration|decor|lamp|
      snow|prop|ornament|paperweight, stolen bike|car|phone|laptop|card|cards|bag|wallet|passport|watch *? report|
      reported|claim|replacement|insurance|recovery|tracker, kickback recliner|chair|chairs|shoes|stand|lounge,
      nude colour|color|palette|lipstick|shade|tone|shoes|heels, magic mushroom|mushrooms
      lamp|toy|cake|decor|print|game, hash key|mark|oven`),
  },
  {
    language: 'ar',
    principles: ['halal'],
    phrases: phrases(`
      خالي|خاليه|خال من كحول|الكحول|خنزير|الخنزير, بدون كحول|خنزير|الخنزير, كحول طبي|ايزوبروبيلي|ايثيلي|معقم|تعقيم|
      للتعقيم|تطهير|للجروح, معقم كحولي, مسحات كحوليه|كحول, بيره شعير|بدون|خاليه, شراب شعير, خل نبيذ|العنب|التفاح,
      خمره عجين|العجين, خميره, لون نبيذي|نبيذي, نبيذي, بار عصير|عصاير|قهوه|سلطات, خنزير بحر|الهند|هندي, خنازير
      هنديه, بيغي, حشيش جاف|اخضر|للحيوانات|للاغنام|للغنم|للمواشي|البحر|الارض|صناعي|للحديقه|علف|طبيعي|النجيل,
      قص|جز|زراعه|ازاله|تنسيق حشيش|الحشيش, سحر طبيعه|الطبيعه|البيان|الشرق|المكان|بيان|المدينه,
      لعبه|العاب|عرض|عروض|حفله سحر, سحر وخفه|خفه, السيده|الاخت|الانسه|ام|الاستاذه|الدكتوره سحر, سحر
      محمد|احمد|علي|عبدالله|خالد|حسن|ابراهيم, سحر الجمال, عرض سحري, العاب سحريه|خفه, ساحر القلوب, وقت سحر|السحر,
      السحور, عرافه برنامج, حجاب شرعي|ساتر|المراه|نسايي|صلاه|حاجز, فك حجز, سحب عمل, صرف عملات, مكافحه مخدرات|
      المخدرات|تزوير|التزوير|رشوه|الرشوه|شعوذه|الشعوذه|سحر, مخدر موضعي|طبي|عام|اسنان|للاسنان, تخدير, بنج, الاقلاع
      عن تدخين|التدخين, ترك تدخين|التدخين, منع تدخين|التدخين, ورد|ازهار|نباتات|زهور|عشب صناعي|صناعيه, قات مع, كاهن
      معبد فيلم, هاتف مسروق بلاغ, بلاغ عن مسروق|مسروقه|سرقه, بدل مسروق, صيد بندقيه هوايه, مسدس
      ماء|شمع|لعبه|العاب|حراره|سيليكون, ساحل عاج, السحر حلال|الحلال, سحر حلال, سيرك ساحر|الساحر, ساحر
      للاطفال|اطفال|السيرك, خنزير بري|البري في, حظيره خنزير|الخنزير, صندوق|باب|كرتون|علبه|شنطه|محل|البنك|طريق|شارع|
      كيس *? مسكر|مسكره, مسكر بالقفل|اليوم|الحين, تركو|تركته|تركها|خلاه|بقي مسكر|مسكره, مسكره|مسكر ما,
      مسروق|مسروقه رجع|رجعت|استردت|انلقت, خمر|تخمير|يخمر|نخمر عجين|العجين, خنزير غينيا|البحر|لعبه|كرتون,
      ساحر كره|الكره|الملاعب|المستديره|الشاشه, سحر زميلتي|اختي|صديقتي|جارتي|بنتي|خالتي|عمتي, لون|بلون
      خمري|نبيذي|كونياك, عطر افيون|حشيش|قات`),
  },
  {
    language: 'en',
    principles: ['kyc'],
    phrases: phrases(`
      weight limit, speed limit, age limit, time limit, credit limit, word limit, no limit, under budget, below
      budget, joint account, my account manager|number|statement|balance|details|team|executive, account manager,
      account opening, into my savings|own, between my accounts, my own account|wallet|savings, my account
      to|at|in|with my, salary into, fake plants|flowers|grass, without fail, keep the change, fake news, off the
      record music|shop|show|podcast|store, use my card for|at|to the? parking|fuel|shop|shopping|groceries|lunch,
      my card for the? parking|metro|gym, no questions asked return|returns|refund|refunds|policy|exchange|
      guarantee, limit of # kg|kilos|gb|words|km|pages|characters, baggage|luggage|weight|speed|data|word|calorie|
      height limit, under|below the? *? weight|baggage|luggage|speed|data|word|age|height limit, split the?
      bill|taxi|rent|lunch|dinner|cost so|equally|between|among, off the books shop|shelf`),
  },
  {
    language: 'ar',
    principles: ['kyc'],
    phrases: phrases('حد السرعه|سرعه, حسابي الخاص|الشخصي|الثاني|الاخر|التوفير, حسابي في بنك, بين حساباتي, كشف حساب'),
  },
  ...conductExemptions,
];

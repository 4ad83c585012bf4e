import type { Term } from '../text/lexicon.ts';
import { phrases } from '../text/phrase-list.ts';

/** Forbidden goods and services under the names they carry on bills, shelves and in chats. */
export const halalMarketTerms: readonly Term[] = [
  drink('en', `
    stout, stouts, lager|lagers, pilsner|pilsener, ale|ales, pale-ale, ipa|ipas, hefeweizen, weissbier, porter-beer,
    craft beer|brew|brews, home-brew|homebrew, keg of, keg for, beer keg|kegs, six pack of beer|lager|ale|ipa, hops
    and
    malt, pint|pints of, round of pints|shots|drinks-at-the-bar, tap room|taproom, merlot, shiraz, syrah, malbec,
    pinot
    noir|grigio|gris, cabernet, cab sauv, sauvignon|sauv blanc, chardonnay, riesling, zinfandel, tempranillo, rioja,
    chianti, barolo, bordeaux reds?, burgundy wine|reds|pinot, chablis, beaujolais, prosecco, cava bottle|bottles,
    moscato, sangria, rose wine, reds and whites, case of reds|whites|red|wine, bottle of red|white|rose, bottles of
    red|white|rose, sommelier, wine cellar|pairing|tasting|list|fridge-stock, vermouth, campari, aperol, negroni,
    martini|martinis, margarita|margaritas cocktail?, mojitos with rum, bloody mary, daiquiri, cosmopolitan cocktail,
    long island iced tea, whiskey sour, jack daniels, johnnie walker, chivas, jameson, glenfiddich, macallan, absolut,
    smirnoff, grey goose, bacardi, captain morgan, hennessy, remy martin, baileys, jagermeister|jager, patron tequila,
    moet, dom perignon, veuve clicquot, bubbly for, champers, booze, boozy, liquor|liquors, liqueur|liqueurs, hard
    liquor|seltzer|cider, spirits store|shop|distributor|wholesale|brand, single malt, double malt, scotch, bourbon
    on,
    rye whiskey, cognac, brandy bottle|shots|glass, absinthe, schnapps, sambuca, limoncello, grappa, ouzo, raki, arak
    from|bottle|bottles|with|glass, soju, sake bottle|set|bar, baijiu, moonshine, mead bottle, mulled wine, cooking
    sherry|wine, eggnog with rum|brandy, jello shots, tequila, mezcal, shots at the bar|club, happy hour
    tab|drinks|bill, bar tab|bill, open bar, bottle service, ladies night drinks|open|bar, bottomless
    brunch|drinks|package, pub crawl|tab|night|lunch-and-pints, minibar whisky|beer|wine|vodka, duty free
    booze|liquor|whisky|vodka|spirits, tipple, hangover, cocktail|cocktails bar|lounge|night|hour|with, drinks package
    alcoholic, alcoholic drink|drinks|beverage|beverages, firewater, hooch, shots of patron|tequila|vodka, brut|
    sparkling brut, barrel aged #, rose for the|with, rose wine|bottle|case, heineken, hainekin, carlsberg, corona
    beer|bottles, budweiser, stella artois, off licence|license|licences, brown bottles, red one for her white one,
    hard lemonade, something to drink that makes, cold ones, brewskis`
      ),
  drink('ar', `
    بيره, بيرا, جعه, نبيذ, واين, ويسكي, وسكي, فودكا, فودكه, تكيلا, جن وتونيك, شمبانيا, شامبين, كونياك, براندي, روم
    وكولا,
    عرق زحلاوي|بلدي|مثلث|لبناني, عرقي, مشروب|مشروبات كحولي|كحوليه|روحيه|مسكر, خمر, خموره, خمور, الخمور, مسكرات, قزازه
    عرق|ويسكي|بيره, بطل عرق|ويسكي|نبيذ|فودكا, قنينه ويسكي|نبيذ|فودكا|عرق|بيره, ازايز|كرتون|صندوق بيره|ويسكي|نبيذ, سكر
    وعربده, حساب البار, كاسات في البار, هاينكن, هينكن, كارلسبرغ, كورونا بيره, بدوايزر, الاصفر البارد, كاس احمر, مشروب
    اجنبي`
      ),
  pork('en', `
    pork|porky chops?, pulled pork, gammon, jamon, iberico, serrano ham, parma ham, honey ham, ham hock|leg|roast,
    ham and cheese, ham sandwich|sandwiches|pizza, hawaiian pizza with ham, bacon and|roll|rashers|strips|butty,
    prosciutto,
    pancetta, guanciale, chorizo pork?, pork salami, capicola|coppa, mortadella pork, black pudding, blood sausage,
    boar,
    wild boar, suckling pig, lechon, hog roast, piglet|piglets, sow for breeding, char siu, tonkatsu, tonkotsu, sisig,
    chicharron|chicharrones, pork rinds|crackling|scratchings|belly|ribs|loin|mince|dumplings, trotters, lard, pig
    skin|fat|trotters|farm|feed|pens, hog farm|feed, porcine, spam tins, pig roast|counter, pork counter, sausages
    and ham, hog processor, bratwurst, bratwursts, iberian leg, carnitas, pigs feet|in-blankets`
      ),
  pork('ar', `
    خنزير, خنازير, لحم الخنزير, بيكون خنزير|مدخن|مقدد|مقلي, شرايح|شريحه|برجر|برغر|كيلو|علبه|سندويش|ساندويتش|بيتزا بيكون,
    بيض وبيكون, بيكون وبيض, جامون, شحم خنزير, سجق خنزير, مورتديلا خنزير`),
  strong('HAL-005', 'en', `
    escort girl|lady|girls|agency|service|services|for-the-weekend|for-the-night, call girl|girls, girl|lady|woman for
    the night|evening, lady companion, vip companion, overnight companion, companion dinner to breakfast, happy
    ending,
    strip club|show|tease, stripper|strippers, lap dance|dances, pole dancer for party, sugar baby|daddy, paid
    date|dates|intimacy, with benefits overnight, nudes, nude photos|pictures|video|videos|content, spicy
    pics|pictures|content|videos, onlyfans, of subscription for, fansly, cam girl|girls|show|shows, camgirl,
    webcam girl|model-show, sexting, porn|porno|pornographic|xxx, adult film|films|movie|movies|site|sites|channel|
    content|video|videos|entertainment|website|club, sex toys|worker|tape|video|chat|service|work, brothel, red light
    district, prostitute|prostitution, hooker, pimp, mistress apartment|flat|allowance, our affair hotel?|flat?,
    swingers,
    one night stand, hotel included girl, massage with extras, photos of ladies|girls, company for my trip, erotic|
    erotica, private dancer|show, girl from the app, stays till morning room, adults only channel|site|club, paid
    meet, hookup app, gentlemens club, pictures she only sends, peep show, playboy`
      ),
  strong('HAL-005', 'ar', `
    دعاره, بنت ليل, بنات ليل, مومس, عاهره, بيت دعاره, اباحي, اباحيه, افلام اباحيه, سهره حمرا|حمراء, مساج بنهايه
    سعيده, تسهر معي في الفندق, مرافقه ليليه, صور عاريه, راقصه تعري, ملهي ليلي`),
  strong('HAL-009', 'en', `
    weed grams?|bag|delivery|ounce, marijuana, ganja, cannabis, thc, cbd gummies with thc, edibles, hash
    joint|oil|brick|
    gram|grams, hashish, shisha with hash, joints for, blunt|blunts rolled, bong and weed, cocaine, coke
    bag|gram|grams,
    bag of coke, white powder, the powder, grams of the, crack rock|rocks|cocaine|pipe, ecstasy pill|pills|tabs,
    mdma, molly pills|caps,
    lsd, acid tabs, shrooms, magic mushrooms, ketamine, meth, crystal meth, ice meth, heroin, opium, fentanyl,
    captagon,
    tramadol without, xanax without, pills without prescription, lean syrup, purple drank, khat, qat bundle|leaves,
    spice
    k2, k2 smoke, poppers, dealers cut, the green usual bag, usual bag of green, drug|drugs deal|dealer|stash|supply,
    pills for the rave|party, xanax from, hash cookies|cookie, small bag of green, snow for the party, tablets from
    the man, mephedrone, speed pills`
      ),
  strong('HAL-009', 'ar', `
    حشيش للسهره|للتدخين|مغربي|لبناني, قرش حشيش, صباع حشيش, ماريجوانا, بانجو, كوكايين, هيروين, كبتاغون, كبتاجون, حبوب
    كبتاغون|هلوسه|مخدره, شبو, مخدرات, كيلو بودره, بودره بيضا, نص جرام, جرام كوك|بودره|حشيش, قات, افيون, ترامادول بدون`
      ),
  strong('HAL-011', 'en', `
    palm reader|reading, palmist|palmistry, tarot, psychic, clairvoyant, fortune teller|telling|tellers, tells|tell
    the|my
    future|fortune, coffee cup reading, reading *? *? coffee cup|palm|stars|cards-for-future, astrologer|astrology|
    horoscope|horoscopes reading|subscription|consultation?, zodiac reading, numerology, medium to talk, talk to
    the dead,
    seance, black magic, white magic, love spell|potion, spell on|to|against|removal|for, break|remove|cast|casting
    the? evil? spell|curse|hex, curse on|against, hex on, voodoo, witch doctor, witchcraft, sorcerer|sorcery, amulet
    against|that|for|to, talisman|talismans, jinn summoning|summon|sheikh|of, sheikh of the jinn, exorcist jinn, idol
    for|statue, evil eye ritual, soothsayer|soothsayers, calls spirits, ritual to win, reading of my? stars|hand|
    palm, reads what will happen, reads the future, brings|bring the husband back, jinn man, cards that tell, black
    stone ritual, opens the luck, ties husbands|husband, bring|brings back my? ex|husband|lover`
      ),
  strong('HAL-011', 'ar', `
    ساحر, سحر اسود, فك سحر|السحر عند, عمل محبه|سفلي|عند, يعملي عمل, عمل عشان جوزي|زوجي, شيخ روحاني, مشعوذ, شعوذه,
    عراف,
    عرافه, قراءه الفنجان|الطالع|الكف|التاروت, قارئه فنجان, ضاربه ودع|الودع, حجاب عند|للمحبه, طلسم, تنجيم, ابراج وحظ,
    جلب الحبيب, بصاره, عند بصاره, يقرا الكف, يقول المستقبل, ترجع الزوج, يفك السحر ب, اجره عراف, تحضير جن|الجن`),
  strong('HAL-016', 'en', `
    bribe|bribes|bribery, kickback|kickbacks, backhander|backhanders, under the table for, grease the|his clerk|palm|
    inspector|officer|wheels, tea money, baksheesh, envelope|something|sweetener for the
    judge|inspector|clerk|officer|official|minister|examiner|customs-man|customs, facilitation payment|fee, so
    he|they|the-inspector|the-clerk|the-officer signs|stamps|approves|passes|looks-away|closes-his-eyes, cut for the
    minister|official|minister's, so the container moves|passes, to win the tender, pays|paid off the
    inspector|officer|judge|referee, speed money, payoff to the? referee|judge|clerk|inspector|officer, match fixing,
    thank you to the tender, quiet envelope, coffee for the officer, making the violation go away, cut for the
    procurement|purchasing, chooses our offer, share to have the *? *? disappear, fine|ticket|case disappear|vanish`
      ),
  strong('HAL-016', 'ar', `
    للموظف|للمفتش|للضابط|للمدير|لموظف|لمفتش *? *? *? عشان|علشان|حتي|لكي يمشي|تمشي|يوقع|يخلص|يعدي|يغمض|يسبق|يقدم,
    رشوه, دهن سير, يغض النظر, دفعه تحت الطاوله, تحت الطاوله, رشوه مبطنه, حق الشاي|القهوه للموظف|للمفتش, حلاوه
    للموظف|المفتش, اكراميه للموظف|للمفتش|للقاضي *? عشان|حتي,
    يمشي|تمشي الورق|المعامله *? بسرعه?, ظرف للمسؤول|للموظف|للقاضي, عشان يوقع|يمشي|يختم *? المخالف|الورق|المعامله`),
  strong('HAL-017', 'en', `
    copy|copies|imitation|imitations of the? branded|brand|designer|luxury|original bags|watches|shoes|perfumes|shirts,
    fake|forged|bogus|counterfeit id|ids|passport|passports|degree|diploma|certificate|visa|licence|license|notes|
    banknotes|medical|documents|reviews|bags|shoes|watches|plates, passport|id|licence with another|different
    name|photo, counterfeit|counterfeits, replica *? sold as, copy watches|bags *? *? *? as original, labelled as
    original, sold as real|genuine|original, fake *? sold as, stolen phone|phones|laptop|laptops|goods|car|cars|bike|
    gold lot?, hot laptops|phones|goods, no questions hot, pirated|cracked
    software|films|licences|licenses|movies|keys,
    cloned card|cards|sim, exam answers|papers|questions leaked|leak, exam leak, leaked exam, ransomware, malware kit,
    hacked account|accounts, doctored invoice|invoices|papers|photo, cheat customs|the-customs, smuggled|smuggling,
    ivory carving|tusk|tusks|bracelet, kidney purchase|from|for-sale, organ trade, trafficking agent|fee, beat
    him|her|
    them up, hitman, contract killing, spy on my|his|her, hidden camera video|videos|footage|film, blackmail
    payment|money, extortion, steroids smuggled, doping for, phishing kit, keys cracked, cracked key|keys, knockoff|
    knockoffs|copies sold|passed as|off, copies passed off, copies *? *? as real, fell off the truck, stamp that
    looks like, saying i was sick i was not, medicine without customs, stolen copper|cable|cables, child labour|
    labor, forged signature, fake medical leave|report, diploma|diplomas|degree|degrees *? *? no exams?, no exams
    needed`
      ),
  strong('HAL-017', 'ar', `
    شهاده مزوره, جواز مزور, هويه مزوره, وثايق مزوره, فلوس مزوره, عمله مزوره, مسروق, مسروقه, المسروقه, جوالات
    مسروقه, بضاعه
    مسروقه, شنط مقلده علي انها, ماركه مقلده علي انها, تهريب, مهرب, مهربه, تسريب اسيله, اسيله الاختبار مسربه, كاميرا
    مخفيه,
    ابتزاز, كرت طبي وانا مو, ساعات تقليد يبيعها, مقلده تباع علي, تقليد علي انه|انها اصلي|اصليه`),
];

function drink(language: Term['language'], list: string): Term {
  return { ...strong('HAL-002', language, list), unless: ['soft-drink'] };
}

function pork(language: Term['language'], list: string): Term {
  return { ...strong('HAL-003', language, list), unless: ['not-pork'] };
}

function strong(rule: string, language: Term['language'], list: string): Term {
  return { rules: [rule], principle: 'halal', strength: 'strong', language, phrases: phrases(list) };
}

import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Intoxicating drinks by brand, by home-made kind and by the names under which they are asked for. */
export const halalDrinkTerms: readonly Term[] = [
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['soft-drink'],
    phrases: phrases(`
      bottle|bottles|case|cases|litre of the? old|aged|strong|good|single scottish|scotch|irish|russian|french one|
      ones|stuff|malt, قنينه|قنينتين|قناني|ازازه|ازازتين|غرشه|غرشتين|بطل من اللي|الي بالي|في-بالي بالك, african
      eastern, african + eastern, mmi store|shop|bill, barracuda beach|run|store-drinks, cellar monthly bill,
      bar tab, bar bill, tab at the? bar, barasti tab|bill|buckets, bucket|buckets of beer|corona|heineken,
      emperador, red horse, san mig, san miguel beer|light|pale|pilsen, ginebra, gin bilog|bulag|kapitan|pom-pom,
      gilbeys, tanduay, lambanog, alak, inuman, tagay, tagayan, pulutan, sharab ki|ka|ke|wali|pi|peena|peene|bottle,
      sharaab, daaru, daru, desi daru|sharab|liquor|tharra, tharra, thekka, chakhna, # pegs|peg, peg|pegs of, country
      liquor, toddy, feni bottle, arrack, royal stag, blenders pride, imperial blue, mcdowell, mcdowells, officers
      choice, magic moments vodka, sula wine|wines, haywards 5000, tuborg, foster beer|fosters, kingfisher can|cans|
      bottle|bottles|premium, sadiqi, siddiqi bottle|bottles, sidiki, siddique bottle|bottles, bathtub gin, hooch,
      white lightning shine, poitin, arak|araq|3arak|3ara2|arag baladi|zahlawi|zahlewi|mtallat|mtalat|touma|ksarak|
      lebnani|#|bottle|tanke|sandu2|annine, sandu2|sandou2|sanadi2|annine|2annine|tanket arak|araq|3arak|3ara2|bira|
      wiski|nbid|nbeed, botil arak|whisky|wiski|vodka, nbeed, nbid a7mar|ahmar|abyad, bira almaza|ma3|w, raki bottle|
      yeni|masasi|and, yeni raki, efes, almaza, laziza beer, stella beer|egypt-beer|local-beer|can|cans, sakara beer,
      sakara, luxor beer|weizen, desperados, grolsch, leffe, chimay, duvel, erdinger, paulaner, krombacher,
      warsteiner, bitburger, sapporo beer|cans, kirin beer|ichiban, tsingtao, chang beer, singha, leo beer, sol beer,
      victoria bitter, xxxx gold, castle lager, tusker, savanna cider|dry, strongbow, magners, somersby, bulmers,
      sake flight|carafe|cup|pairing|tasting, umeshu, shochu, baijiu, maotai, moutai, makgeolli, soju, rice wine,
      palm wine, huangjiu, cachaca, caipirinha, pisco sour|bottle, aguardiente, slivovitz, rakija, rakia, palinka,
      grappa, marsala, madeira wine, cooking sherry|wine|brandy, sherry|marsala bottle|bottles, rum cake|baba|balls|
      soaked, real rum, tipsy cake, brandy butter, liqueur chocolates|chocolate|truffles, whisky truffles, irish
      coffee, baileys coffee|cheesecake, beer bread kit-brewing, wine|food-and-wine pairing|pairings|flight|
      by-the-glass|list, paired glasses|wines, grape pairing|upgrade, cuvee, grand cru, brut champagne|nature|
      reserve, vintage # cuvee, barrel|barrels|casks|cask|oak *? *? for ageing|aging spirit|spirits|whisky|wine|rum,
      fermenting|fermentation|fermenter tank|vessel|bucket *? *? corks|hops|airlock|yeast|wine|beer, hops malt, hops
      & malt, home brew|brewing|brewed, homebrewing, sugar wash still, still for spirits|moonshine, jug *? sangria|
      sangrea|سانجريا, sangrea, dry|sweet white|red x#|bottle|bottles|x, house|dry white|red wine|glass|bottle|x,
      johnny|johnie|johny walker, black|blue|red|gold|double label litre|liter|litrein|1l|scotch|#, litre|litres|
      liter|litrein|bottle|bottles of? black|blue|red|double label, jd|jack and|& coke, jack coke, vodka redbull|
      red-bull, whiskee, whiskey, wiskey, wisky, wiski, whisky, whishky, viski, vodca, wodka, vodaka, alchol drink|
      drinks|for|bottle|botle|bottles|party, alcohl, alchohol, acohol, alcool, alkohol, champain, champane, shampain,
      bear # cans|bottles|can, # cans of? bear|beers, beeer, biere, bier kiste|#, cerveza, cervezas, vino tinto|
      blanco|rosso|bianco, vin rouge|blanc|rose, happy hour drinks|bill|tab|cocktails, bottomless brunch|package|
      drinks|bubbly|prosecco, hangover brunch|drinks, rounds last night, round of drinks|shots|pints|beers, last
      nights? rounds, bottle service|party|table, vip table *? club|bottle|bottles, club|nightclub|lounge table and|
      with bottle|bottles, table|vip bottles, ladies drink|drinks, open bar, house beverages package, keg on us|for,
      keg party|beer|deposit, beer pong|bong, pub night|tab|round|lunch-pints, bar crawl, stag do drinks|bar, hen do
      drinks|bar, spirits duty free|bottle|bottles|miniatures|order|shelf, duty free bottle|bottles|liquor|spirits|
      booze|gin|rum, boozing, booze cruise|bag|order|van, aperitif|aperitivo|digestif drinks|bottle|round, spritz
      round|rounds|pitcher, g&t|g&ts, gin from airport|the-airport, gin|rum|vodka miniatures|miniature|litre|bottle,
      el bar mbere7|lel, fatouret|fatouret-el bar, kas|kaas|kes 3al rawe2|wiski|whisky|3ara2|nbid|bira, drinks
      sponsorship, after party drinks|keg|bottles, nightcap drinks, cocktail masterclass|night|party|bar, #
      cocktails, red bull vodka, rooftop bar tab|bill|share, liquor licence top, alcohol licence|license|permit|
      voucher, hard drinks, strong drinks, adult beverages|beverage, special ingredient juice, juice with *? special
      ingredient, devils brew, fire water, firewater, giggle water, liquid courage, dutch courage, hair of the dog`),
  },
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    unless: ['soft-drink'],
    phrases: phrases(`
      ام خبايث|الخبايث, بنت العنب|الكرم|الحان|الدن, ابنه العنب|الكرم, مشروبات|مشروب الكبار|ساخن-قوي|حرام, شاهي|شاي
      اسكتلندي|سكوتش, كاس|كاسات علي روقان|رواق|الروقان, سايل|السايل ممنوع|الممنوع, القزازه|الازازه|القنينه اللي بالي|
      في-بالي, ازازه|ازايز|قزازه|قزايز|غرشه|غراش|بطل|بطلين|بطول|بوتل|بوتلات|قناني|قنينه|كرتون|كراتين|صندوق|صناديق|
      تنكه|جره|جرار|لتر|درزن *? عرق|عرك|بيره|بيرا|ويسكي|وسكي|فودكا|نبيذ|واين|جن|روم|تكيلا|خمر|شمبانيا|كونياك|براندي|
      ستيلا|المازا|هاينكن|هينيكن|كورونا-بيره|بلاك-ليبل|ريد-ليبل|بلو-ليبل|جوني, فتح ازايز|قزايز|بطل|زجاجات|قناني|بوتل,
      بطلين|غرشتين|قنينتين|ازازتين من السفاره|الحره|السوق-الحره|الفندق|البار, عرق مثلث|الضيعه|تين|تمر|بلح|توما|
      لبناني|مكرر|ع-الطاوله, تنكه عرق, واين احمر|ابيض|ريد, نبيت|نبيد احمر|ابيض|دكر, بوظه شراب, بوظه مسكره, حساب|
      فاتوره|حق|قسمه-حساب|طاوله بار|البار, قعده|سهره|جلسه بار|البار|كاس|كاسات|عرق|بيره|شرب|سكر, سهره سكر|خمر|سكاره,
      سانجريا, سنجريا, مارتيني, موهيتو بالروم, شيفاز, شيواز, شيفاس, جوني ووكر, بلاك ليبل, ريد ليبل, بلو ليبل, جاك
      دانيلز, سميرنوف, ابسولوت فودكا, باكاردي, هينسي, هنيسي, هاينكن, هينيكن, هنيكن, بيره ستيلا|سقاره|المازا|افس|
      كورونا|هاينكن, ستيلا محلي|بيره, سكوتش, سكوتش ويسكي, فودكه, وودكا, ويسكي, وسكي, تكيله, شامبين, شمبانيه, ليكور,
      فيرموث, ساكي, راكي تركي, اوزو, كاشاسا, خمرا, خمره معتقه, شراب كي|كي بوتل, بوتل شراب, شراب پي|بي, شراب|شرابي كي|
      كي, عرقي بلدي|سوداني, تيج حبشي, سبيرتو للشرب, كولونيا للشرب, جيب|جبتلك|جابلي ال? gin|vodka|whisky|wine, خمور,
      مكبوسه خمر, vip table في, حجزنا vip|طاوله في club|كلوب|ديسكو`),
  },
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'weak',
    language: 'en',
    needs: ['alcoholic'],
    unless: ['soft-drink'],
    phrases: phrases(`
      pegs, peg, chasers, spritz, arak, araq, 3arak, hooch`),
  },
  {
    rules: ['HAL-001'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      cabaret night|table|show|girls|bill|ticket|tickets|mbere7, el cabaret, discotheque, disco table|night|entry|
      tickets|club, club table *? bottle|bottles, vip club table, speakeasy, gin bar|joint|distillery, cocktail bar|
      lounge, whisky|whiskey bar|club|shop|society|tasting, wine cellar|club|fair|shop|subscription|tour, beer
      festival|tasting|club|tour|tent|tap|delivery, oktoberfest, bierfest, shebeen, ktv bar, girlie bar, gogo bar, go
      go bar, ladies bar, bar fine, barfine, izakaya sake, liquor cabinet|licence|delivery|run|order, wine rack with,
      keg tap system, wine importer, drinks distributor-alcohol, alcohol delivery|store|shop|shelf|section|sales,
      daru ka theka, booze shop|store, offie, hard rock bar, sports bar tab|bill`),
  },
  {
    rules: ['HAL-001'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      كباريه, الكباريه, كباريهات, تذاكر|طاوله|سهره|ليله|نادي ديسكو, نايت كلوب, نايتكلوب, بار الفندق, البار مبارح|
      امبارح|امس, مرقص, مراقص, خماره, محل مشروبات|المشروبات روحيه|الروحيه|كحوليه, مصنع|معمل عرق|نبيذ|جعه, بوابه بار,
      بار و كازينو`),
  },
  {
    rules: ['HAL-018'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['lawful-bar'],
    phrases: phrases(`
      sommelier course|level|training|exam|diploma|certificate, wset, bar supervisor|manager|staff|back|hostess,
      bartender|bartending|mixology|barman|barmaid|cocktail salary|wages|wage|course|class|academy|licence|tips|
      shift|job|training, salary|wages|wage|tips|bonus as|for bar|pub|club-night|casino|nightclub supervisor|manager|
      staff|waitress|waiter|hostess|dealer, gentleman club, gentlemans|gentlemen|gentlemens club, night manager *? *?
      club, croupier, croupiers, blackjack dealer|floor, casino dealer|job|salary|hostess|guard|server|servers|
      software|platform|development|supplier|terms, odds website|page|feed|data|api, banner|banners ads? for odds|
      betting|casino|beer|poker, slots review|reviews|blog|affiliate|site, betting affiliate|players|ads|api|
      software|platform|website|brand, gaming hall, igaming affiliate|software|platform|developer|job, pub|bar|club|
      nightclub dj|bouncer|doorman|promoter salary|wages|fee|shift|pay, club promoter commission, brand ambassador *?
      beer|whisky|vodka|wine|gin, ad|ads|advert|post|reel|promo for *? whisky|whiskey|wiskey|vodka|beer|wine|gin,
      e3lan *? la? *? marka|whisky|wiskey|vodka|bira, loto|lotto|yanasib w maraheen|maraheen`),
  },
  {
    rules: ['HAL-018'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بارتندر, بارتيندر, بارمان, بارميد, ساقي في بار, اشتغل|اشتغلت|يشتغل|بشتغل|وظفوني|وظفتوني *? *? *? بار|ديسكو|
      كباريه|ملهي|كازينو|مرقص|خماره, للديسكو, للكباريه, ديلر روليت|قمار|كازينو, موزع ورق كازينو, اعلان|اعلانات|حمله|
      دعايه *? بيره|ويسكي|خمر|خمور|قمار|مراهنات|كازينو`),
  },
];

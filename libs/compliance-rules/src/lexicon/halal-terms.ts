import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';
import { deceitTerms } from './deceit-terms.ts';
import { halalConductTerms } from './halal-conduct-terms.ts';
import { halalDrinkTerms } from './halal-drink-terms.ts';
import { halalDrugTerms } from './halal-drug-terms.ts';
import { halalFleshTerms } from './halal-flesh-terms.ts';
import { halalFortuneTerms } from './halal-fortune-terms.ts';
import { halalMeatTerms } from './halal-meat-terms.ts';

/** Drink and food that are forbidden, by their names. */
const forbiddenGoods: readonly Term[] = [
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['soft-drink'],
    phrases: phrases(`
      beer, beers, lager, lagers, pilsner, pils, pale ale, ipa, stout beer|pint|keg, guinness, heineken, budweiser,
      corona beer|extra, carlsberg, stella artois, peroni, asahi, tiger beer, kingfisher beer, becks, hoegaarden,
      amstel, craft beer, draught beer, draft beer, wheat beer, weissbier, ale pint, hard cider, hard seltzer,
      cider pint, home brew, homebrew kit, limoncello, grappa, ouzo, sambuca, schnapps, pastis, campari, pernod,
      drambuie, cointreau, curacao liqueur, g & t, g and t, gnt drink, imported|smuggled spirits, bottle of
      absolut|smirnoff|bacardi|jameson|hendricks|arak, # l|litre|litres|cl|ml|x absolut|smirnoff|bacardi|stoli|
      jameson|arak|gin|rum, stolichnaya, stoli vodka, old monk, kingfisher strong, corona bottles|pack|case,
      budweiser case, sauvignon blanc, gewurztraminer, sancerre, tempranillo, nebbiolo, sangiovese, montepulciano,
      primitivo, gruner veltliner, carmenere, cremant, lambrusco, asti spumante, sherry wine|bottle|trifle-with,
      port wine, claret wine|case|mostly|bottle, mead bottle|wine, home made|homemade wine|beer|ale, corkage,
      boozy, pitcher of beer|sangria|margarita, jello shots, tequila|vodka|whisky shots|shot, absinthe shot,
      whiskey sour, old fashioned cocktail, pina colada with-rum, cuba libre, irish coffee whisky|whiskey,
      beer|wine|vodka|whisky crate|crates|case|cases|keg|kegs`),
  },
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['soft-drink'],
    phrases: phrases(`
      alcohol, alcoholic drinks|drink|beverage|beverages, alcoholic, vodka, whisky, whiskey, whiskies, scotch,
      bourbon, rum bottle|shots|punch|and, white|dark|spiced rum, bacardi, captain morgan rum, smirnoff, absolut
      vodka, johnnie walker, jack daniels, jim beam, chivas, jameson whiskey, glenfiddich, glenlivet, macallan,
      black label whisky|bottle|scotch, red label whisky|bottle, grey goose, belvedere, ciroc, patron
      silver|tequila|shots, jose cuervo, bombay sapphire, tanqueray, hendricks gin, malibu rum, absolut
      bottle|citron, hennessy, cognac, brandy, tequila, mezcal, absinthe, sake bottle|set, soju, arak bottle, gin
      and tonic, gin tonic, gin bottle|shots, bottle|bottles of gin|rum|arak|sake|red|white|rose|bubbly|prosecco,
      dry gin, london gin, wine, wines, red|white|rose|sparkling|house|table|dessert wine, champagne, prosecco,
      cava bottle, merlot, cabernet, sauvignon, chardonnay, pinot noir, pinot grigio, pinot gris, shiraz, syrah,
      malbec, riesling, zinfandel, chianti, rioja, bordeaux bottle|red|wine|case, burgundy bottle|red|wine|case,
      barolo, chablis, beaujolais, moscato, sangria, mulled wine, vermouth, martini, martinis, margarita
      cocktail|pitcher, mojito, mojitos, negroni, aperol, spritz aperol, cosmopolitan cocktail, daiquiri, bloody
      mary, long island iced tea, jagermeister, kahlua, baileys, liquor, liquors, hard liquor, liqueur, liqueurs,
      booze, booze run, moonshine, khamr, alcopop, bar tab, wine tasting, wine cellar, wine club, open bar, single
      malt, malt whisky, minibar spirits, champagne tower, dom perignon, moet`),
  },
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    unless: ['soft-drink'],
    phrases: phrases(`
      خمر, خمور, خمره, الخمر, نبيذ, نبيد, بيره, بيرا, البيره, ويسكي, وسكي, فودكا, شمبانيا, شامبانيا, تكيلا, تيكيلا,
      روم ابيض, براندي, كونياك, كحوليات, مشروبات|مشروب كحوليه|كحولي|روحيه|روحي, مسكر, مسكرات, عرق
      بلدي|زحلاوي|زجاجه, زجاجه عرق|جن, كوكتيل كحولي, مشروب مسكر, عرق لبناني|بلدي|زحلاوي|عراقي|كاس|وكاسات|ومزه, عرق
      مع مزه|كاسات, كاس|كاسات|قنينه|زجاجه|غرشه|كرتون|صندوق|بطل عرق|نبيذ|بيره|ويسكي|فودكا|جن|خمر, نبيذ
      احمر|ابيض|وردي|فوار, كوكتيل فودكا|روم|جن, مشروب|مشروبات روحي|روحيه|كحولي, سكره|سهره خمر|شرب|ويسكي, جعه`),
  },
  {
    rules: ['HAL-002'],
    principle: 'halal',
    strength: 'weak',
    language: 'en',
    needs: ['alcoholic'],
    unless: ['soft-drink'],
    phrases: phrases(`
      ale, ales, stout, cider, gin, rum, sake, spirits, shots, cocktails, bubbly, cava, port, sherry, arak, brut,
      magnum, cabernet, mead, bitter, absolut, bacardi, captain morgan, hendricks, claret, grand cru, reserve
      bottle, vintage bottle, pints, draught, hops, homebrew, brewing kit, cellar stock`),
  },
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['not-pork'],
    phrases: phrases(`
      bacon, ham sandwich|sandwiches|slices|steak|hock|roast|pizza, smoked|cured|baked|honey|parma|serrano|iberico|
      christmas|glazed|cooked ham, ham and cheese|pineapple|eggs, pepperoni, salami, chorizo, mortadella,
      bratwurst, black pudding, gelatin|gelatine from, sausage rolls`),
  },
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      pork, porky ribs, pork chops, pork belly, pork sausage, pork ribs, pulled pork, pork rind, pork
      gelatin|gelatine, lard, prosciutto, pancetta, guanciale, jamon, jamon iberico, speck ham, capicola, coppa
      ham, swine meat, pig meat, pigs meat, suckling pig, roast pig, whole hog, hog roast, hog farm|farming, pig
      farm|farming, piglets, piglet, tonkatsu, char siu, lechon, carnitas, gammon, pork free not`),
  },
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      خنزير, الخنزير, خنازير, لحم خنزير, لحم الخنزير, خنزيري, شحم خنزير, دهن خنزير, بيكون خنزير, هام خنزير, بيبروني
      خنزير, جيلاتين خنزيري`),
  },
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'weak',
    language: 'en',
    needs: ['meat'],
    unless: ['not-pork'],
    phrases: phrases('ham, hams, gammon, rashers, spam'),
  },
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'weak',
    language: 'ar',
    needs: ['meat'],
    unless: ['not-pork'],
    phrases: phrases('بيكون, بيكن, سلامي, مورتديلا, هام, جامبون'),
  },
  {
    rules: ['HAL-008'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      cigarette, cigarettes, cigar, cigars, tobacco, vape, vapes, vaping, e cigarette, e cigarettes, vape
      juice|liquid|kit|shop, shisha, hookah, sheesha, nicotine pods|pouches|salts, marlboro, dunhill, snus, dokha,
      medwakh, rolling papers`),
  },
  {
    rules: ['HAL-008'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      سجاير, سيجاره, سيجار, دخان مالبورو, تبغ, التبغ, شيشه, معسل, ارجيله, نرجيله, مدواخ, دوخه مدواخ, فيب, فيبات,
      سجاير الكترونيه, سيجاره الكترونيه`),
  },
  {
    rules: ['HAL-009'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      cannabis, marijuana, weed joint|joints|bag|grams|gram|dealer|delivery, thc, thc gummies|vape|oil, hashish,
      hash brownies|brownie|oil|bag|grams, ganja, cocaine, coke line|lines, heroin, meth, crystal meth,
      methamphetamine, mdma, ecstasy pills|tablets, lsd, acid tabs, magic mushrooms|mushroom, shrooms, ketamine
      party|bag|powder, opium, narcotics, recreational drugs, drug dealer, captagon, khat, qat bundle|bundles,
      edibles thc|weed|cannabis, cannabis edibles, space cakes, tramadol without, fentanyl, molly pills, party
      pills, grams of weed|coke|hash, street drugs, illegal drugs, psychedelics, kush strain|grams, joint of weed,
      some|bag|usual|weekend|good weed|ganja|hash, weed for the? weekend|party|trip|boys|night, smoke
      weed|hash|joint, plug delivered|delivery|bag, # g|gram|grams of? weed|hash|ket, tramadol strips|strip
      no|without, xanax|valium without|no prescription, magic truffles, dmt, pot brownie|brownies|cookies,
      captagon|tramadol pills|tablets|strips, speed pills, poppers bottle|bottles`),
  },
  {
    rules: ['HAL-009'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      حشيش للتعاطي|تدخين|غرام|جرام|مغربي, غرام|غرامات|جرام حشيش, كيف حشيش, مخدرات, المخدرات, مخدر, ماريجوانا,
      مريخوانا, بانجو, كوكايين, هيروين, كبتاجون, كبتاغون, افيون, شبو, قات, القات, حبوب هلوسه|مخدره, مواد مخدره,
      لفافه حشيش, شراء حشيش, حشيش, حبوب|شريط ترامادول|كبتاغون|كبتاجون|هلوسه|زاناكس *? بدون|بلا, زقاره|سيجاره|لفه
      حشيش|ملغومه, مخدرات|حشيش|بانجو|شبو|قات للسهره|للكيف|نضيف|صنف, صنف|قرش حشيش|كيف|نظيف, مروج مخدرات`),
  },
  {
    rules: ['HAL-009'],
    principle: 'halal',
    strength: 'weak',
    language: 'en',
    needs: ['narcotic'],
    unless: ['licensed'],
    phrases: phrases(`
      weed, edible, edibles, gummies, joint, joints, hash, coke, acid, pills, mushrooms, brownies, green, snow,
      crystal, molly, shrooms`),
  },
];

/** Goods and conduct that are forbidden, by their names. */
export const halalTerms: readonly Term[] = [
  ...forbiddenGoods, ...halalDrinkTerms, ...halalMeatTerms, ...halalDrugTerms, ...halalConductTerms, ...halalFleshTerms,
  ...halalFortuneTerms, ...deceitTerms,
];

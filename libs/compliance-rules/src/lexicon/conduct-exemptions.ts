import { phrases } from '../text/phrase-list.ts';
import type { Exemption } from '../text/lexicon.ts';

/** Innocent senses of words for games, drink, meat, bodies, fortune and deceit. */
export const conductExemptions: readonly Exemption[] = [
  {
    language: 'en',
    principles: ['maysir'],
    phrases: phrases(`
      bokra, bukra, boukra, hajj|housing|school|parking|umrah lottery, tambola|bingo|housie game|set|board *? *?
      kids, pool table|party|cleaning|pump|toys|lounger|float, swimming|car|motor|talent|typing pool, pot luck, pot
      of, carpool, tote bag|bags|box, jackpot slow, poker for the? fireplace, match box|boxes|ticket|tickets, bet and
      gain, pet bet, roulette red, red roulette, chip|chips and|& salsa|dip, royal flush toilet|plumbing, dice|diced
      chicken|beef|onion|onions|tomato|tomatoes, ending credits|credit|song|scene, scatter cushion|cushions|plot,
      load of, scratch card reader, golf|tennis lessons|coaching`),
  },
  {
    language: 'en',
    principles: ['halal'],
    phrases: phrases(`
      bokra, bukra, boukra, khimar, khemar, 5imar, tawaru2, tawarruq, tawarru2, kbeere, kbeer, kbire, kbir, kabeera,
      kabeer, zaboun, zabon, zeboon, zboun, zabayen, roulette red, red roulette, lading *? fee|fees *? thc, fee|fees
      + thc, thc container|terminal|charge|charges|fee|fees|invoice|port|vessel|shipment, terminal|freight|port|
      shipping|lading *? *? thc, silver|gold|kilo|platinum|copper|steel|handle|cross kilo? bars|bar, stolen wallet|
      phone|bag|passport|card|id *? replacement|report|claim|reissue, i shoplifted|stole *?, whisky|brandy|sherry|
      bourbon|guinness the * cat|dog|horse, old|former|disused|closed|abandoned|ex|historic brewery|winery|
      distillery|casino|nightclub|pub|tavern building|hall|premises|site|house|warehouse, brewery|winery|distillery|
      casino|nightclub|pub|tavern|bar closed|building|ruins|conversion|demolition, pork tapeworm, pig heart|valve|
      valves, lechon manok, lechong manok, stripper tool, wire|cable|paint|varnish stripper, stripper = *?, rescued|
      escaped|saved from brothel|brothels|prostitution, leaving|quitting|overcoming|free-from pornography|porn,
      narcotics|drug law|laws|police|test|control, drug test|tests|testing|screening, alchol|alcohl|alcohool swab|
      swabs|wipes|gel|pads, poached egg|eggs, tarot ? taro, taro root, ivory coloured|colored|colour|color|white|
      paint|fabric|keys|dress|coast, fake grass|turf|leather|fur|ceiling|flowers|plants|tan|lashes|nails, faux, false
      ceiling|lashes, forged steel|iron|flanges|wheels|carbon, forge and|& anvil, pirate|pirates costume|party|ship|
      hat|book|of, sim swap at|to esim|store|shop, hacker house|rank|news|camp|space, hackathon, ethical|security
      hacker|hacking|researcher, penetration test|testing, bug bounty, phishing awareness|simulation|training|test,
      ransomware protection|insurance|recovery, shot glass|put|clock, kidney bean|beans|stone|stones|transplant|
      dialysis|function, organ music|pipe|recital, horoscope|tarot|psychic|oracle|voodoo|cabaret|disco *? *?
      restaurant|cafe|band|brand|film|musical, disco ball|light|lights|fries, rum|gin|port room|mill, pegs and|for,
      clothes|tent|wooden|plastic|washing|coat peg|pegs, toddy cat, tuba player|lesson, stella nursery|my|mccartney|
      daughter, spice bazaar|mix|market|rack|souk|shop, ice cream|cube|cubes|bag|bags|pack|box|water, grass cutter|
      seed|seeds|cutting, poppy seed|seeds, hemp rope|seeds|hearts|milk, model|models answer|of|house|car|train|kit,
      crystal|crystals glass|vase|chandelier|clear|sugar, oud|saffron gram|grams, grass fed, companion|companionship
      visa|ticket, guide dog|dogs, returned|returning the? stolen *?, finding|found|find|recover|recovering the|my|
      his|her? stolen *?, hacked account|instagram|email|phone report|recovery|support, report|fee|support for hacked
      account|instagram|email, recovering|recover my|her|his? hacked *?, wine glass|glasses|opener|coloured, molly
      maid|maids|salary|cake, mary jane shoes|shoe, model agency`),
  },
  {
    language: 'ar',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      كونياك|نبيذي|خمري لون, سحر ابنتي|بنيتي|حفيدتي|ابنه, لون كونياك, ابتزاز عاطفي, زار المريض|عمي|خالي|جدي, شرط
      جزايي|جزائي|العقد|الوصيه|التسليم, بشرط, تحليل|فحص|كشف|اختبار مخدرات|المخدرات|الخنزير, فحص اثار خنزير|الخنزير,
      بدل فاقد *? *? مسروق|مسروقه, بدل فاقد ل *? *? مسروقه, روليت سكين|بيتزا, عجل|سكين|قطاعه روليت, دور سفلي|السفلي,
      طابق سفلي|السفلي, ساحل العاج, قطه صغيره|شيرازي|منزليه, قطط صغيره, طعام|اكل قطط|القطط|كلاب|الكلاب, حرز الامانات,
      مضاعف الصوت, سباق تعليمي, تاريخ الصلاحيه مكتوب, تذكره|تذاكر المباراه|مباراه|سينما|قطار|طيران, بصاره وفول|وفول|
      بالنعناع|مصريه, هرمي الشكل, شكل هرمي`),
  },
];

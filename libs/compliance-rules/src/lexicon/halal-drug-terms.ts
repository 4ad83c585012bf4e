import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Drugs under the names that dealers and buyers use. */
export const halalDrugTerms: readonly Term[] = [
  {
    rules: ['HAL-009'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['licensed'],
    phrases: phrases(`
      hash # g|gr|gram|grams|kilo|gm, hash kilo|gram|grams|g|money|for|dealer|block|stick|finger|joint|roll|pipe|
      debt|run, kilo|kilos|nos-kilo|gram|grams|finger|block|piece|bit of? hash, zatla, zatlah, zetla, hashish,
      charas, afeem, afim, bhang, ganja, gaanja, smack heroin|#, brown sugar # gram|grams|g, sulfa heroin, chitta,
      nasha maal, maal chahiye, maal # gram|g, # gram|grams|g charas|maal|hash|zatla|weed|coke|ganja|shabu|ice|meth|
      ket, shabu, shabo, shaboo, tawas shabu, ice # point|points|gram|g, point|points|gram of? ice, tina party|#,
      lyrica|pregabalin capsules|pills|strips|caps|# *? *? street|dealer|no|without|from, lyrica street, codeine
      syrup|bottles|cough *? *? *? lean|no|without, for lean, purple drank, lean cup|bottles|syrup, laughing gas|
      balloons, nos|nitrous|whippet|whippets balloon|balloons|canister|canisters|party|tank, poppers, ghb, gbl,
      chemsex, chem sex, gogo & poppers, spice k2|joint|bag|packet|smoke, k2 spice|spray|sheets|paper, synthetic
      weed|cannabis|cannabinoids, herbal high|highs|incense-smoke, bath salts drug|high|snort, flakka, krokodil,
      mephedrone, meow meow, 2cb, 2 cb, tusi, tucibi, mescaline, peyote, ayahuasca, ibogaine, salvia divinorum, dmt,
      lsd, acid tab|tabs|blotter|trip, blotter tabs|paper, shroom|shrooms, truffles psychedelic, psilocybin, mdma, md
      crystals, mandy gram, molly gram|grams|caps|pill|water|party, xtc, yaba, ya ba, crack pipe|rock|cocaine|rocks,
      coca paste, snow gram|grams, gram|grams of? snow, speedball, amphetamine, amphetamines, adderall|ritalin|xanax|
      valium|rivotril|tramadol|tramal|oxy|oxycodone|percocet|subutex|rohypnol no|without|street|off|dealer|plug,
      percs, oxys, roofies, zanex, captagon, captagone, fenethylline, abu hilalain, lexotanil street, grass|bud|
      skunk|haze|kush|dank gram|grams|ounce|oz|eighth|quarter|dealer|plug|bag|joint, amnesia haze, og kush, sour
      diesel, white widow weed|gram, dab pen|pens, weed vape|pen|cart|carts|seeds|plants|plant|brownies|dealer|guy|
      run|money|stash|oil, thc, cbd flower|joints, delta 8|9 gummies|vape, magic brownies|brownie|cookies, nos kilo
      hash, nos kilo 7ashish, 7ashish, hashiche, 7ashishe, sigara ma7shiye|malghouma, banji, mary jane weed|joint|
      gram|grams, moonrocks weed, dealer money|balance|tab, plug for|has|said|weed, blunts, blunt|joint|spliff|bong
      *? *? weed|hash|rolled|share|from-the, spliff, spliffs, bong hit|pipe, khat, qat, miraa, gat bundle, kratom,
      marijuana, marihuana, cannabis, hemp flower|buds, edibles gummies|thc`),
  },
  {
    rules: ['HAL-009'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    unless: ['licensed'],
    phrases: phrases(`
      زطله, الزطله, زطل, شيرا حشيش, تشرس, چرس كے|كا|پينے|كے, افيم, حبوب مهلوسه|هلوسه|كيف|سعاده|شاشيه|ليريكا|لاريكا|
      ترامادول|كبتي|مطروزه|روش, ليريكا بدون|من|كبسوله|شريط *? وصفه|شارع|ديلر|تاجر, شريط|علبه ترامادول|ليريكا|زاناكس|
      ريفوتريل|كوديين بدون|من-غير|بلا, كبتي, كبتاجون, كبتاغون, ابو هلالين|هلالين, كريستال|كرستال ميث|مخدر|جرام|غرام,
      شبو, الشبو, ايس مخدر|جرام|غرام, هيرويين, هروين, كوكا جرام|غرام, جرام|غرام|نص-غرام|نص-جرام|ربع-غرام بودره|
      كوكايين|كوك|شبو|ثلج|كيف, بودره للسهره|للشم|بيضا-للشم|شم, سيجاره|سيجارتين|لفافه|زقاره|جوينت محشيه|محشوه|
      ملفوفه-حشيش|ملغومه|حشيش|بانجو, جوينت, جوينتات, سطله|سطله من-العيال, سطل من, صنف|صباع|قطعه|قطعتين|قرش|ربع|تربه|
      وقيه|كف حشيش|كيف|صنف|بانجو, قطعتين * *? ورق لف, كيف|كيفي|الكيف من|حق|جرام, ديلر|مروج حشيش|حبوب|شبو|كيف|مخدرات,
      استروكس, الاستروكس, فودو مخدر|سيجاره, سبايس مخدر|سيجاره|حشيش, كراتوم, غاز ضحك|الضحك بالونات|للسهره|للحفله,
      ماريوانا, مارجوانا, قنب هندي, القنب الهندي, حشيشه, الحشيشه, خشخاش`),
  },
];

import type { Exemption } from '../text/lexicon.ts';
import { phrases } from '../text/phrase-list.ts';

/** What is made good, given back, reported or only named, in the words of everyday payments. */
export const plainExemptions: readonly Exemption[] = [
  {
    language: 'en',
    principles: ['riba'],
    phrases: phrases(`
      equity|stake|share|shares|third|half in|of a|the payday|consumer|pawn|interest lending|lender|loan, interest
      bearing account closed|closing|closure, interest credited|posted|paid|charged|debited by|in error|mistake,
      left|leaving|quit the? bank that took|takes|charged|charges interest, asks|asked|wants|wanted for? nothing,
      usurers drove|ruined, restructured same sum|amount|total|debt, same sum|amount over more, sweetener for the?
      tea|coffee|drinks|juice, gold coloured|colored|plated|tone|toned|trim|paint, patience was|is a prayer,
      raga3t|ragga3t|raja3t el? fayda|fawayed, fawayed|fayda el 7sab|7esab *? *? lel fo2ara|sada2a|fuqara,
      yesber|sabar 3alay bidoon|bedoon|bala zeyada|zeyadeh|shay`),
  },
  {
    language: 'ar',
    principles: ['riba'],
    phrases: phrases(`
      الفايده|فايده|الفوايد|فوايد *? حساب التوفير? اعطيتها|اعطيناها|تصدقت|للجمعيه|للفقراء|للايتام, اعفايي|اعفاني|
      اعفوني|اعفاء من? الفايده|الفوايد|فوايد, مكتب|شركه|محل الاقراض|اقراض|قروض بالفايده|بفايده|بفوايد, فايده|فوايد
      دخلت|نزلت *? بالخطا|خطا|بالغلط|غلط, فوايد|فايده سحبها|خصمها|اخذها|احتسبها *? بالغلط|بالخطا|خطا,
      الفوايد|والفوايد|فوايد اسقطت|سقطت|الغيت|شطبت|رفضنا-دفعها, صبر|يصبر|وصبر علي جزاه|بدون|بلا|مشكورا|مشكور|
      لوجه-الله, كل يوم تاخير لكن ما, اشتريت|شريت منه *? الدراجه|السياره|الجوال بثمن|بسعر, لا
      توجد|يوجد|تترتب|يترتب|تحتسب|تدفع اي? فوايد|فايده`),
  },
  {
    language: 'en',
    principles: ['gharar'],
    phrases: phrases(`
      inheritance after the *? court|judge|division|was, options trader|traders|trader's, if it rains we
      move|sit|meet, prediction market *? *? *? wins|election|match|cup, shift|seat|toy|book swap, bought|buy|buying
      his|her|the|their catch after|once, contents of a|the * * after|once|as-listed, study|research|thesis|history|
      lecture|paper|fiqh of|on|about|عن the? insurance, travel|motor|rain cover for the? pram|pushchair|suitcase|
      bag|bike, motor|car cover the? tarpaulin|cloth, warrant officer|card, arrest|search|bench warrant,
      cannot|can-not open *? *? *? *? *? locksmith`),
  },
  {
    language: 'ar',
    principles: ['gharar'],
    phrases: phrases(`
      وكاله|مكتب|شركه تامين تقليدي|تقليديه, بعت|بعنا|بعته|بعتها * بعد ما استلمتها|استلمته|استلمتهم|ملكتها|ملكته, بعد
      القسمه|القسمه-والتسجيل, الضايع|الضايعه لقاه|لقاها|وجده|وجدها|رده|ردها, بعد ما عدينا|وزنا|شفنا|فحصنا, سعر|السعر
      *? مقفول|مثبت|علي-الميزان, جعاله لمن|للي|لكل وجد|لقي|لقا|رد, تاجير|صيد اليوم بسعر|بثمن *? الكيلو, طاح|وقع في
      البحر تصليح|صيانه, لبن|حليب|ماء في قوارير|علب|قنينه, او يلغي ويرد المال|المبلغ|الثمن`),
  },
  {
    language: 'en',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      cup|final|match|derby screening|viewing, jackpot juice|restaurant|sauce|cafe|kitchen, winner keeps the? title|
      cup|trophy|certificate, roulette of names|colours|colors|chores|tasks, bet|race|wager with myself, lost my
      dominoes|cards|dice`),
  },
  {
    language: 'ar',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      مقاطعه شركات|مصانع|مواقع القمار|الخمور|الخمر|المراهنات, مقامر|مدمن|مراهن سابق|تايب|يتعالج, رهانات الحوار|
      الثقافه|الفكر|الحداثه|التنميه, رهان الخيل فلم|فيلم|كتاب|روايه`),
  },
  {
    language: 'ar',
    principles: ['maysir'],
    phrases: phrases(`
      من|في|ب منتجع|فندق|شركه كازينو|قمار, ارباح|دخل صاله الرهان|القمار|الكازينو`),
  },
  {
    language: 'en',
    principles: ['halal'],
    phrases: phrases(`
      stolen|lost wallet|bicycle|bike|phone|passport|card|bag *? police|replacement|new|report|copy, stolen wallet|
      bicycle|bike|phone|passport|card|bag police|replacement|new|report, bribe refused|rejected|declined|reported,
      stripper for old|the paint|varnish|floor, hooker valley, vinegar x? #? red|white wine, francis bacon, bacon
      francis, thank the * * with a? card|note|letter|email, sweetener for the? tea|coffee|drinks|juice,
      story|film|book|novel with a happy ending, snow trip|day|boots|chains, 7asheesh|7ashish akhdar? lel arnab|
      ghanam|7alal|7ayawanat, beer garden removal|demolition, card reader repair|battery|terminal|for-the-shop`),
  },
  {
    language: 'ar',
    principles: ['halal'],
    phrases: phrases(`
      خل الخمر|خمر|العنب, مشروبات غازيه|ساخنه|بارده|صحيه|الطاقه, برسيم وحشيش, حشيش برسيم|للغنم|للحلال|للارانب|للبقر|
      للابل|ارانب, رشوه رفضتها|رفضناها|رفضها|رفضت, مسرحيه الساحر, الساحر والارنب, عرض ساحر للاطفال`),
  },
  {
    language: 'en',
    principles: ['kyc'],
    phrases: phrases(`
      write|put rent|gift|furniture|salary|family *? *? on|in the? box|receipt|card|envelope|label|it-one, invoice
      says * and the * came|arrived|is-here, under limit luggage|baggage, keep each one under the?
      lamp|sun|shade|cover, on behalf of my|our father|mother|wife|husband|parents|son|daughter`),
  },
  {
    language: 'ar',
    principles: ['kyc'],
    phrases: phrases(`
      نيابه عن ابوي|امي|والدي|والدتي|زوجتي|زوجي|اخوي|اختي|ولدي|بنتي|الوالد|الوالده, اكتب|لا-تكتب * *? علي|في
      الايصال|الكرت|الشهاده|العلبه|الظرف, لا تكتب اسمي غلط, بعيد عن البنك شارع`),
  },
  {
    language: 'en',
    principles: ['maysir'],
    phrases: phrases(`
      quran|poetry|essay|spelling|science|art|drawing|reading|coding|school competition|contest|bee winner|winners|
      prize|prizes, free lucky|prize draw|draws *?, lucky|prize draw coupon|coupons|entry|entries free`),
  },
  {
    language: 'ar',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      دوره|ماده|محاضره|كتاب|بحث|رساله|ندوه عن|حول|في? القمار|الميسر|اليانصيب|الرهان, توعيه|التوعيه
      باضرار|بمخاطر|من|ضد القمار|الميسر|الرهان`),
  },
  {
    language: 'ar',
    principles: ['gharar'],
    phrases: phrases(`
      عقد|عقود استصناع *? *? *? مواصفات|مواصفاته|مواصفاتها|ومواصفات *? وسعر|بسعر|والسعر محدد|محدده|ثابت|معلوم`),
  },
];

import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** Forbidden goods, services and deceits as everyday words tell them. */
export const plainTradeTerms: readonly Term[] = [
  forbidden('HAL-002', 'en', `
    cask|barrel share|investment *? *? speyside|islay|highland|scotch|12-years, share|stake of|in the?
    speyside|islay|highland cask|barrel, arak hidden|from|for, carton|cartons|bottle|bottles|crate|crates|gallon|
    galan of arak|3ara2, 3ara2|araq men|mn el jabal|beit, grape must * let|left *? stand|ferment, grape must *? *?
    *? until it bites|ferments|fizzes, malt and yeast for the? bathtub|jars, pouring|bartending at the? pub|bar, pub
    tab`),
  forbidden('HAL-002', 'ar', `
    نعتقها|نخمرها|نتركها *? *? *? *? لين|حتي تسكر|يسكر, عرق|خمر مكتوب عليه, البنات|الحريم والمشروب|والشرب, مشروبات
    روحيه|كحوليه, اجره|راتب|راتبي *? *? *? نادل|نادلا|ساقي في حانه|بار|ملهي`),
  forbidden('HAL-003', 'en', `
    gelatine|gelatin|lard|fat|collagen of|from swine|pig|pigs|pork|hog, salami|pepperoni the real kind *? not
    beef|halal`),
  forbidden('HAL-003', 'ar', `
    خنزير معلب|مقدد|مبرد|مدخن|مشوي`),
  forbidden('HAL-005', 'en', `
    hired|rented ladies|girls|women, girls for the? *? party|boat|night|evening, massage with the
    ending|extras|special, private videos|pictures|photos|clips of the lady|girl|woman|model, of|onlyfans sub, banat
    lel 7afla|sahra|leil *? *? *? wakala|agency, you know the kind, escort # h|hour|hours|hr, company for the
    evening *? *? site`),
  forbidden('HAL-005', 'ar', `
    سيدات|بنات|نساء|حريم مستاجرات, بنات ليل|للسهره|الليل, راقصات|رقاصات للترفيه|للسهره|لليل|الليلي,
    مقاطع|صور|فيديوهات خاصه من اللي ما, صحبه ليله|سهره مع وحده|واحده|بنت|بنات`),
  forbidden('HAL-009', 'en', `
    weed from the guy|dealer|boys|man, pipe and crystals, ounce|gram|grams of? green|weed for the?
    weekend|party|night, cig|cigs and|& hash, leaf in them|it a? tray?`),
  forbidden('HAL-009', 'ar', `
    حبوب ابو ملف|هلوسه|كبتاجون|كبتاغون|كيف, محشوه|مخلوط|مخلوطه|ملفوف بالقنب|بالحشيش|بالممنوع|بالماريجوانا, مخدر
    للسهره|للحفله|للربع`),
  forbidden('HAL-011', 'en', `
    shaman, birth|natal chart and|reading|what *? *? stars, what the stars say, ties|tie|tied a knot so he|she|that
    *? comes, ritual that|to harms|hurts|harm|hurt, medium who talks|speaks|contacts, talks|speaks with|to my
    late|dead father|mother|husband|wife, curse removed|cleaned|broken|lifted, house|home of a curse`),
  forbidden('HAL-011', 'ar', `
    منجم|منجمه|عراف|عرافه|فلكي عن|للزواج|للحظ|يقول, استشاره منجم|عراف|ساحر, تقرا|يقرا|قارئه|قاري الحظ|الفنجان|الكف|
    الطالع|البخت, حجاب|ورقه|عمل يرد|يجلب|يحبب|يرجع|ترد الحبيب|الزوج|زوجها|حبيبي, يسوي|تسوي|اللي-يسوي
    العمل|السحر|الربط, حلقت شعره|شعرها وعطيتها, se7r|sehr yeraje3|yerajje3|yrajje3`),
  forbidden('HAL-016', 'en', `
    clerk|officer|employee|man|lady who puts|pushes my|our file|papers|request|application, customs|border man|
    officer|guard|inspector lets|let|waves it|them|us|the *? through, envelope|gift|something so|so-that the? mayor|
    officer|minister|inspector|judge|clerk signs|approves|passes, thank-you|thanks|present|gift to|for the?
    inspector|officer|clerk|examiner|official so|because|for, commission|cash|gift|something to|for the? tender|
    procurement|purchasing officer|manager|clerk for|so|to a?, sweetener for the tender|committee|board|manager|
    minister, so|so-that that? he|she|they forgets|forget|drops|drop the fine|ticket|report|violation`),
  forbidden('HAL-016', 'ar', `
    مبلغ|هديه|فلوس|شي للموظف|للمسوول|للقاضي|للمفتش|للضابط ليتجاوز|عشان|حتي|قبل|لين|لكي الدور|الجلسه|الحكم|القرار|
    يخلص|يمشي|يوقع|يغمض?, عموله|هديه|فلوس|شي لموظف|لمدير|لمسوول المناقصه|المناقصات|المشتريات|العطاءات,
    اكراميه|هديه|ظرف لجنه|للجنه المناقصه|المناقصات|العطاء, واسطه بفلوس|بمقابل, دهن سير`),
  forbidden('HAL-017', 'en', `
    sick note|leave *? *? doctor who *? not|never seen|saw|met, someone|somebody else's|elses driving? test|exam,
    he|she|someone sits|takes it|the-exam|the-test for|instead, i pay he|she sits it, logo but not from the, with
    the logo but, cable|copper|wire cut from the? *? site|pole|line * night, answers|questions|papers of the *? exam
    bought|leaked|before, bought the night before, plates for the stolen, passport|id with another face|name|photo,
    fake|false|forged diploma|degree|certificate, knock off bags|watches|shoes, copied|copy watches|bags|shoes|
    perfumes *? *? resale|sale|sell`),
  forbidden('HAL-017', 'ar', `
    شهاده خبره|علميه|جامعيه لم|ما|بلا|بدون اعملها|اشتغلتها|دراسه|ادرس, يدخل|يقدم|يمتحن الامتحان|الاختبار
    بدالي|عني|مكاني|بدل-ولدي, اجازه مرضيه *? *? ما|لم شافني|يرني|يكشف, رخصه سواقه|قياده|السواقه بلا|بدون|من-غير
    امتحان|اختبار, طاحت|طايح|طاح من الشاحنه|التريله|السياره بربع|برخص|رخيص, علامات|علامه تجاريه لغيرنا|لغيري|مقلده,
    تقليد سامسونايت|ماركه|رولكس|نايك|اديداس|شنط|ساعات, شهاده|شهادات مضروبه, shehada|shahada
    mzawara|mozawara|mzawwara`),
  forbidden('HAL-003', 'en', `
    meat|body|flesh of what was|a-bull found|that *? dead, dead bull|cow|sheep|camel|goat *? meat for sale`),
  forbidden('HAL-006', 'en', `
    equity|stake|share|shares|third|half in|of a|the payday|consumer|pawn|interest lending|lender|loan|bank`),
  forbidden('HAL-006', 'ar', `
    ثلث|نصف|ربع|حصه|اسهم|شراكه *? مكتب|شركه|محل الاقراض|اقراض|قروض بالفايده|بفايده|بفوايد|ربوي|ربويه`),
  forbidden('HAL-007', 'ar', `
    شراء|حصه|اسهم *? وكاله|شركه|مكتب *? تامين تقليدي|تقليديه|تجاري|تجاريه`),
  forbidden('HAL-004', 'ar', `
    حصه|نسبه|اسهم|الميه|المايه|المئه|ثلث|نصف|ربع *? من|في|ب منتجع|فندق|شركه|صاله كازينو|قمار|مراهنات`),
  forbidden('HAL-018', 'en', `
    software|website|ads|advertising|payments|labels|cleaning|security|design|logo for the? *? *? roulette|casino|
    betting|escort|brothel|brewery|liquor site|sites|agency|app|floor|warehouse`),
];

function forbidden(rule: string, language: Language, list: string): Term {
  return { rules: [rule], principle: 'halal', strength: 'strong', language, phrases: phrases(list) };
}

import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** Goods, trades, stakes and services, each named in both languages, so that one sentence has one verdict in both. */
export const bothTonguesTerms: readonly Term[] = [
  ...both('RIBA-010', 'riba', `
    hand|handing|give|pay over? dirhams|riyals|dollars|euros today|now *? *? receive|get|collect *? *?
    later|after|next| tomorrow`, `
    اسلم|ادفع|اعطي الدراهم|الريالات|الدولارات|دراهم|دولارات اليوم|الان *? *? واستلم|واقبض|واخذ *? *? بعد|غدا|لاحقا`),
  ...both('RIBA-013', 'riba', 'buy|buying|bought|purchase|sell|selling|sold a? debt|debts of # for|at #', `
    شراء|اشتريت|بيع|بعت دين|دينا|ديون|ديونا ب|بخمسين|بعشره|بمئه|بثلاثين|بعشرين|قدره *? *? مقابل|باقل|ب`),
  ...both('RIBA-019', 'riba', 'money market fund|funds, certificate|certificates of deposit, preferred|preference shares', `
    صندوق|صناديق سوق? النقد|نقد, شهادات|شهاده ايداع|الايداع, اسهم ممتازه`),
  ...both('RIBA-021', 'riba', 'guarantors|guarantor fee|cut|charge, fee|percent|% for guaranteeing|standing-surety', `
    اجره|اجر|عموله|نسبه الكفيل|الضامن|الكفاله|الضمان, الكفيل|الضامن ياخذ|ياخد *? نسبه|بالمئه|%`),
  ...both('GHR-003', 'gharar', `
    birds|fish|pearls|deer|game in the sky|sea|wild, runaway|stray|strayed|lost|escaped camel|horse|falcon|cow|goat|
    shipment, harvest|crop|fruit|dates of|for two|three|next|coming years|seasons? ahead?, unborn calf|foal|lamb,
    calf| foal|lamb|camel still? in its|her|the? mothers|mother|womb`, `
      طيور|طير|سمك|اسماك|لولو|غزلان في السماء|البحر|البر, الجمل|الحصان|الصقر|البقره|البعير|الشحنه|الناقه
      الشارد|الشارده|الضال| المفقود|المفقوده|الهارب, محصول|ثمر|ثمار|تمر|غله
      سنتين|سنين|ثلاث-سنين|السنه-القادمه|العام-القادم|سنوات, العجل|الحوار| الحمل|الجنين|المهر *? في بطن, قبل ان
      يظهر|يطلع|ينبت|يثمر`),
  ...both('GHR-004', 'gharar', 'unseen|unknown pearls|goods|lot|box|contents, diver brings up|out', `
    سيخرجه|بيطلعه|يخرجه الغواص|الصياد, لم يره|يرها|نره|نرها|اره|ارها احد?, مجهول|مجهوله الوصف|المحتوي|الصفه`),
  ...both('GHR-012', 'gharar', 'short selling|sell|sale, selling shares|stocks short', 'بيع اسهم|الاسهم *? علي المكشوف'),
  ...both('GHR-013', 'gharar', 'credit default swap|swaps, interest rate swap|swaps, perpetual|perpetuals futures|swaps|contracts', `
    مبادله|مبادلات مخاطر|اسعار|الايتمان|ايتمان *? الايتمان|الفايده|فايده|ايتمان?, عقود|عقد دايمه|دايم علي`),
  ...both('MAY-003', 'maysir', `
    fantasy|prediction|guessing league|contest|game *? *? *? winner takes|gets|keeps *? *? fees|pot|money`, `
    دوري|مسابقه|لعبه الفانتازي|التوقعات|فانتازي *? *? *? الفايز|الرابح ياخذ|ياخد|له *? الرسوم|الاشتراكات|المبلغ`),
  ...both('MAY-004', 'maysir', 'scratch card|cards, raffle ticket|tickets|stub, premium sms|text|message|call *? *? draw|prize', `
    بطاقه|بطاقات|كرت|كروت اكشط|خدش|امسح *?, تذكره|تذاكر|كوبون|كوبونات سحب|السحب *? *? لربح|للفوز|علي,
    رساله|رسايل|مكالمه مدفوعه *? *? السحب|سحب|الجايزه`),
  ...both('HAL-001', 'halal', 'nightclub table|tables|tickets|entry|bottle, drinks|tab|bill at|in|from the? nightclub|pub|bar', `
    طاوله|دخول|تذاكر|سهره ملهي|الملهي ليلي|الليلي, مشروبات|فاتوره|حساب في? النادي|الملهي|البار الليلي?`),
  ...both('HAL-002', 'halal', `
    champagne|wine|whisky|whiskey|vodka|beer for|at new|the|a|our|dinner|my? year|years|party|dinner|guests|wedding,
    crates| cases|case|crate|bottles|bottle of champagne|wine|beer|whisky`, `
      شمبانيا|نبيذ|ويسكي|فودكا|بيره|خمر|خمور لراس|للحفله|لحفله|للعشاء|لضيوف|للسهره|للضيوف السنه?,
      زجاجه|زجاجات|زجاجتا|زجاجتين| صندوق|صناديق|كرتون|قناني نبيذ|شمبانيا|بيره|ويسكي|جعه`),
  ...both('HAL-005', 'halal', 'strip club|show|dancer, lap dance, nude|nudes photos|pictures|show|pics', `
    ملهي|نادي|عرض تعر|تعري|عري|العري, صور|فيديو|مقاطع عاريه|اباحيه, مرافقه لليله|للساعه|بالساعه|لليل`),
  ...both('HAL-009', 'halal', 'cannabis|thc|cbd|hemp oil|gummies|joint|joints|resin|edibles', `
    زيت|حلوي|سيجاره|صمغ القنب|قنب|الحشيش|ماريجوانا, ماريجوانا, القنب|قنب الهندي|هندي?`),
  ...both('HAL-011', 'halal', `
    amulet|talisman|charm from|for|against|to *? *? envy|sheikh|luck|protection|husband|wife|jinn,
    tarot|horoscope|palm reading|reader|session, idol|idols statue|for *? worship?`, `
      تميمه|تمايم|حجاب|حرز|طلسم|خرزه من|ضد|لجلب|للحمايه *? *? الحسد|الشيخ|العين|الحظ|الجن|زوجي, قراءه|قارءه|جلسه
      تاروت|الكف|الابراج| الطالع|الفنجان, صنم|اصنام|وثن *? للعباده?`),
  ...both('HAL-016', 'halal', `
    under the table *? *? *?, payment|money|cash|something *? *? under the table, bribe|kickback for|to`, `
    تحت الطاوله, رشوه|برطيل|رشاوي ل|للمفتش|للموظف|للضابط|للمدير`),
  ...both('HAL-017', 'halal', `
    leaked|stolen exam|test questions|paper|answers, hacked|stolen|leaked account|accounts|login|card
    credentials|data| details|numbers`, `
      اسيله|نماذج|ورقه امتحان|اختبار|الامتحان|الاختبار مسربه|مسروقه|مسرب, بيانات|حسابات|ارقام حسابات|بطاقات *?
      مخترقه|مسروقه|مهكره, حسابات مخترقه|مهكره|مسروقه`),
  ...both('HAL-018', 'halal', `
    letting|let|leasing|renting|rented|lease the|our|my? shop|villa|premises|flat to a?
    liquor|brothel|bar|casino|betting, advert|adverts|advertising|ads|campaign for a?
    betting|gambling|casino|liquor|beer, transport|haulage|delivery| carrying of wine|beer|liquor|whisky|alcohol`, `
      تاجير|اجرت|ايجار الفيلا|محلنا|المحل|الشقه|محلي ل|لمتجر|لمحل|لبيت|لبار|لكازينو خمور?|دعاره?,
      اعلان|اعلانات|حمله|دعايه لشركه| لموقع|لتطبيق|لمحل مراهنات|قمار|كازينو|خمور, نقل|توصيل|شحن *?
      خمر|خمور|نبيذ|بيره|الخمر|الخمور, راتب|اجره *? *? كازينو|ملهي| خماره`),
  ...both('HAL-010', 'halal', 'hunting|air|sniper|shot rifle|gun|rifles, pistol|handgun|ammunition|ammo', `
    بندقيه|مسدس|سلاح|رشاش صيد?, ذخيره|رصاص|طلقات للبندقيه|للمسدس|للصيد|بندقيه`, { unless: ['licensed'] }),
  ...both('HAL-012', 'halal', `
    meat|chicken|beef|poultry import|imports|shipment|container *? without|no a? halal? certificate|certification,
    import| importing|imported of? frozen? meat|chicken|beef *? without|no`, `
    استيراد|شحنه|حاويه لحوم|لحم|دجاج *? بلا|بدون|دون|من-غير شهاده`),
  ...both('KYC-016', 'kyc', `
    donation|donations|collection|collecting|collected for|to *? unnamed|unknown group|people|party,
    collecting|collected| collection donations *? *? *? *? no|without a? licence|license|permit`, `
      تبرع|تبرعات|جمع ل|لجماعه|لجهه|لناس *? غير مسماه|معروفه|مسمين, جمع|نجمع|اجمع تبرعات *? *? *?
      دون|من-دون|بدون|بلا ترخيص|تصريح`),
];

/** The same in English and in Arabic. */
function both(
  rule: string, principle: Principle, english: string, arabic: string, rest: Pick<Term, 'unless'> = {},
): Term[] {
  return ([['en', english], ['ar', arabic]] as readonly (readonly [Language, string])[]).map(([language, list]) =>
    ({ rules: [rule], principle, strength: 'strong', language, phrases: phrases(list), ...rest }));
}

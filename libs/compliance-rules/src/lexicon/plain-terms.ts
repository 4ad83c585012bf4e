import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** What people say outright of a deal or a deed in everyday words, without a term of the trade. */
export const plainTerms: readonly Term[] = [
  strong('RIBA-003', 'riba', 'en', `
    usual|customary|expected|agreed|promised gift|present|treat to|for my|our|the|his|her? lender|creditor,
    lent|loaned *? *? *? *? against free meals|rent|rides|use|service|services`,
  { unless: ['unpromised'] }),
  strong('RIBA-002', 'riba', 'en', `
    for|to moving|move|push|pushing|shift|shifting|postponing|postpone the due-date|maturity|repayment|settlement,
    extra|# each|every time the due? date moves|slips, fd opening|opened|booking|booked, mortg|mtg|mortgage int,
    late pmt|payment int|interest, capital guaranteed plan|product|fund|scheme, corp|corporate bond|bonds #,
    card|bank company|issuer wants|takes|charges for carrying, debt|loan ext|extn . fee, debt|loan ext|extn fee,
    tip|fee the app asks|wants|takes *? *? *? *? wage|salary|pay, wage|salary|pay ahead|early *? *? the? app
    takes|keeps|cuts, grace|time bought from my|the? creditor|lender, bought time|grace from my|the? creditor|lender`),
  strong('RIBA-013', 'riba', 'en', `
    sold the receipts|receivables|invoices of|to *? *? *? *? *? # on|in|of the hundred, sold * to the? factor`),
  strong('RIBA-013', 'riba', 'en', `
    receivable|receivables|claim|invoice|invoices|debt *? *? *? sold to * *? *? *? at #`),
  strong('RIBA-014', 'riba', 'en', `
    discounting|discounted of? the|a|our|my * certificate|note|cheque|bill|paper|invoice`),
  strong('RIBA-015', 'riba', 'en', `
    sells|sold|selling me|us|back the? same * he|they|she bought from me|us`),
  strong('RIBA-015', 'riba', 'ar', `
    يبيعنا|يبيعني|باعنا|باعني|بعت|بعنا * نفسه|نفسها الذي|التي|اللي اشتراه|اشتراها|اشتريته|اشتريتها منا|مني|منه,
    يبيعنا|يبيعني|باعنا|باعني السياره|البضاعه|المولد|الجهاز|المعدات نفسها|نفسه التي|الذي|اللي اشتراها|اشتراه`),
  strong('RIBA-016', 'riba', 'en', `
    resale|resold|sale|sold by the? bank as our|my agent, bank as agent both legs`),
  strong('RIBA-018', 'riba', 'en', `
    # % of|on what he|she|they|i|we put|puts|invested|gave in? *? every|each|a|per year|month|quarter, # % of|on the
    money each|every|a|per year|month`),
  strong('RIBA-018', 'riba', 'ar', `
    بالميه|المايه|المئه|% مما دفعه|دفعته|وضعه|وضعته|حطه كل|في سنه|شهر|السنه|الشهر, مكافاه|نسبه|عايد *? مضمونه|مضمون
    لابقاء|مقابل-ابقاء الرصيد|المبلغ, وماله|ومالي|وفلوسي محفوظ|محفوظه|مضمون|مضمونه`),
  strong('RIBA-003', 'riba', 'en', `
    plus|with the? *? weekend|weekends|nights|days|week at|in our|my|his|her * *? we|i|he|she promised|agreed|asked,
    hibah|hiba|gift|present that|which the *? *? *? loan obliges|requires|demands, lend you *? *? *? and|if|provided
    you must|will|should|have-to lend me, plus a weekend|stay|night|week in|at his|her|my|our beach-house|chalet|
    farm|flat|villa|beach *? *? *? agreed|promised`),
  strong('RIBA-003', 'riba', 'ar', `
    هبه|هديه يلزمني|تلزمني|ملزم|يشترطها|شرطها بها|به? عقد|شرط? القرض, هبه|هديه يشترطها|شرطها القرض|المقرض|العقد,
    اقرضك|اسلفك|سلفتك *? *? بشرط|علي-ان|علي-شرط ان? تقرضني|تسلفني, قرض|سلفه *? *? *? *? *? *? مع|ومعها
    اقامه|استخدام|خدمه *? *? *? *? مسبقا|متفق, قرض|سلفه *? *? *? يعيدها|يردها|ترجع *? مع|ومعها اقامه|هديه|خدمه`),
  strong('RIBA-003', 'riba', 'ar', `
    سلفته|سلفتها|سلفني|سلفتني|اقرضته|اقرضني|اقرضتها * * يوصل|ويوصل|ويدرس|ويشتغل|وينظف|ويسوق|ويطبخ|ويصلح|واوصل|وادرس|
    واشتغل *? *? *? لين|حتي|الي يسددها|يسدده|يسدد|يرجعها|يردها|ارجعها|اردها|اسددها`),
  strong('RIBA-001', 'riba', 'ar', `
    برده|بردها|ارده|اردها|ارجعه|ارجعها|برجعها|برجعه|bardah|baraja3ha|baragga3ha|haragga3 *? #? وفوقهم|وفوقها|وفوقه|
    w-fo2ohom|w-fo2eeha|w-foo2ha #`),
  strong('RIBA-005', 'riba', 'en', `
    loan|advance to|for staff|workers|farmers|* who|that|and must|have-to|has-to buy|sell|purchase`),
  strong('RIBA-005', 'riba', 'ar', `
    اقترضوا|اقترض|اقرضني|سلفني|استلف *? *? *? وعليهم|وعلي|وعليه|بشرط|اذا شراء|اشتري|اشتريت|يشتري`),
  strong('GHR-015', 'gharar', 'en', `
    salam *? *? *? *? *? *? *? half now, salam *? *? *? *? *? *? *? balance|rest|price on|at|upon delivery|harvest,
    salam *? *? *? *? pay|paid|pays *? *? at|on|upon the? delivery|harvest`),
  strong('GHR-015', 'gharar', 'ar', `
    سلم *? *? *? نصف|نص الثمن, سلم *? *? *? والثمن|الثمن وقت|يوم|عند|بعد الحصاد|الجداد|التسليم, سلم علي
    نخله|شجره|مزرعه *`),
  strong('GHR-006', 'gharar', 'en', `
    price|fee left to him|her|them|the-smith|the-builder|the-seller`),
  strong('GHR-006', 'gharar', 'ar', `
    والسعر|السعر|الثمن|والثمن علي ذوق|مزاج|كيف|هوي, ثمن|سعر * ما يراه|يشوفه|يحس-به المشتري|البايع|مناسبا`),
  strong('GHR-009', 'gharar', 'ar', `
    بيع|بعت|بعنا|اشتريت *? *? ان|اذا|لو كسب|فاز|ربح *? *? *? قضيته|القضيه|الكاس|المباراه`),
  strong('GHR-011', 'gharar', 'ar', `
    رسم|مبلغ|ثمن مقابل حق شراء|بيع, دون|بدون|بلا التزام بالشراء|بالبيع`),
  strong('GHR-012', 'gharar', 'ar', `
    بعت|بيع اسهما|اسهم|سهم|الاسهم اقترضتها|استلفتها|مستعاره|مقترضه|لا-املكها|ما-املكها`),
  strong('GHR-010', 'gharar', 'ar', `
    في البورصه دون|بدون|بلا تسليم, اقفل|اغلق|صفي بربح|بالفرق *? *? *? دون|بدون|بلا تسليم`),
  strong('RIBA-002', 'riba', 'ar', `
    راتبي|الراتب|راتب بدري|مبكر|قبل-وقته ويقص|بخصم|بنسبه|وياخذون, مكافاه|اجره|ثمن|حق|اجر الصبر|صبره|صبرك|انتظاره علي
    الدين|ديني|دينه|القرض|السداد|التاخير, اجره|ثمن صبره|انتظاره, والباقي يزيد, مضافا|مضاف اليه هديه|مكافاه|زياده
    متفق, هديه متفق عليها للمقرض|للداين, وفوقها|وفوقه شي|هديه|شويه علي|حق تعبه|صبره, تعويضا|تعويض عن
    انتظاره|صبره|تاخري, تمديد|تاجيل دين|الدين|السداد بمقابل|بفلوس, زدني * *? واصبر|وانتظر, يصبر|اصبر *? *?
    وتزيدني|ويزيدني, مدد|اجل لي الموعد|السداد|الاجل وكبر|وزاد المبلغ|الدين, دفتر|وديعه|وديعه-بنكيه لاجل # %?`,
  { unless: ['charity'] }),
  strong('RIBA-006', 'riba', 'ar', `
    غرامه|غرامات|رسوم التاخير *? *? في|ضمن ارباح|ارباحنا|دخل, يزيد|يضيف|يحط # علي|عن كل مية|ميه|يوم|اسبوع|شهر *?
    تاخير|طاف|تاخر`,
  { unless: ['charity', 'late-rent'] }),
  strong('RIBA-010', 'riba', 'ar', `
    دولار|دولارات|يورو|ريالات|ليرات|جنيهات|عمله اجل|بالاجل|باجل|موجل, سعر|السعر مقفول|مثبت للدولار|لليورو|للعمله,
    تاخير استلام|تسليم|قبض العمله|احدي-العملتين|الدولار|المقابل, حجز|تثبيت سعر الصرف|صرف|الدولار|اليورو|العمله
    ل|لشهر|لعمليه|لبعد, وعد|اتفاق ملزم من|بين الجهتين|الطرفين|للطرفين بمبادله|علي-مبادله|نبدل`),
  strong('RIBA-011', 'riba', 'ar', `
    سبائك|سبايك|سبيكه|ليرات-ذهب|جنيهات-ذهب *? وتسليمها|والتسليم|وتسلمها بعد|الشهر|الاسبوع, ذهب ثمنه مقسط|موجل,
    ذهب|الذهب قسط|دين #, ذهب دين علي|عند, استبدال|بدل|تبديل حلي|ذهب قديم بحلي|بجديد|بذهب *? *? اختلاف|فرق الوزن`),
  strong('RIBA-014', 'riba', 'ar', `
    كمبياله|شيك|ورقه مخصومه|مخصوم, صرف|صرفت|كسر|كاسر|يكسر|كسرت الشيك|شيك|الكمبياله *? *? *? *?
    بميه|بخصم|وخصم|واكل|واخذ, شيك *? *? *? *? صرفه لي * واكل|واخذ|وخصم منه`),
  strong('RIBA-021', 'riba', 'ar', `
    كفاله|الكفاله بنسبه|بعموله, اجر|اجره|عموله الكفاله|ضمانه|كفالته`),
  strong('GHR-004', 'gharar', 'en', `
    unspecified|unallocated plot|unit|flat, a? plot|flat|unit whose|which number|floor *? *? *? *? *? later, subject
    * keeps to himself|herself|themselves`),
  strong('GHR-007', 'gharar', 'en', `
    deliv|delivery . date open|tba|tbd|unknown, deliv|delivery date|time open|tba|tbd|unknown, arbun|earnest
    open|no|without end|date|deadline|limit, arbun|earnest *? *? *? open end`),
  strong('GHR-005', 'gharar', 'en', `
    qty|quantity|weight|number tba|tbd|unknown|open|to-follow, quantity|weight|number is? a? secret|unknown`),
  strong('GHR-006', 'gharar', 'en', `
    price|rate|sum|fee tba|tbd|open|to-follow, kilo|unit price to follow, he|she|they tells|names|says the?
    sum|price|wage|fee when|after|once, sum|price|wage|fee he|she|they tells|names|says when|after|once|later,
    wage|pay|fee|price to be told|named|said|fixed at|after|when|later`,
  { unless: ['gift-to'] }),
  strong('GHR-002', 'gharar', 'en', `
    resale|resold|sold|resell|flipped before receipt|receiving|receiving-it|taking-delivery`),
  strong('GHR-003', 'gharar', 'en', `
    before a single|any bloom|blossom|flower, still in? blossom|bloom, calf|foal|lamb|kid|puppy|puppies|kittens
    still? inside|unborn|not-conceived|not-born|not-yet-born the? cow|mare|ewe|goat|yet|mother, not conceived yet`),
  strong('GHR-014', 'gharar', 'en', `
    cancellation|malpractice|indemnity|hail|flood|theft|fire cover|policy, cover|policy|insured|insure against theft|
    fire|illness|accidents from|with *? *? company|insurer|firm, insured the *? wedding|boat|cargo|villa|shop|car|
    goods, insurer gets|takes|wants|monthly, payment|monthly|yearly|premium to|for the? *? insurer|insurers,
    warr|warranty ext|extn . * paid? cover, paid warr|warranty cover, they pay my|the loan|debt|rent if i`,
  { unless: ['takaful'] }),
  strong('GHR-014', 'gharar', 'ar', `
    تامين|التامين اسنان|سفر|شامل|حريق|صحي|السفر *? *? شركه|الشركه|تجاري|تقليدي|عاديه, اشتراك|قسط|وثيقه|بوليصه تامين
    سفر|السفر|تاخر|اسنان|حريق|حوادث, وثيقه|بوليصه التامين|تامين, مساهمه|اشتراك|قسط *? لشركه التامين التقليديه|
    التجاريه|التجاري, ta2meen|tameen tejari|togari|tijari, boleesa|bolisa|bolisat *? *? 7areeg|7areeq|ded, اذا|لو
    احترق|انكسر|انسرق|مت *? *? *? عوضوني|بدلوه|يعوضوني|يعطون-اهلي *? والا|وان|والا`,
  { unless: ['takaful'] }),
  strong('GHR-001', 'gharar', 'ar', `
    باع|باعني|يبيعني *? *? *? *? *? بيشتريها|بيشتريه|ناوي-اشتريه|ناوي-اشتريها|لسه-ما-باعها, بيع ما لم
    استلم|املك|يملك|يستلم, بيع ما ليس عندي|عنده|عندنا, بيع|بعت|ابيع *? *? غير مملوك|مملوكه`),
  strong('GHR-003', 'gharar', 'ar', `
    قبل ما|ان تزهر|يزهر|تثمر|يثمر, قبل ولادتها|ولادته, نتاج|حمل|جنين الناقه|الفرس|البقره|ناقه|فرس|بقره|الشاه,
    ثمن|اشتريت|شريت طاير|طير|صقر|ببغاء هرب|شرد|ضاع, الطير|الصقر|الحمام وهو طاير|في-السما|في-الهوا,
    محصول|ثمره|ثمار|غله سنتين|سنوات|سنين قدام|قادمه|مقبله|جايه, صيد الغد|بكره|باكر, حليب|لبن السنه|الموسم كلها|كله,
    سفينه|شحنه انقطعت اخبارها, thamart el? na5al|nakhal|na7l el? sena|seneh el? jaya|gaya`),
  strong('GHR-004', 'gharar', 'ar', `
    والرقم|ورقمها|ورقمه بعدين|لاحقا, اي ثوب|واحد|قطعه تطيح|تقع|يطيح عليه|عليها الحصاه|الحجر, لم تقسم وصاحبها حي,
    اللي بعده حي, حصه|نصيب في مشروع *? *? ما|بلا|بدون له|اسم اسم|ولا`),
  strong('GHR-006', 'gharar', 'ar', `
    اجره|اجر|سعر|ثمن|الاجره|السعر|الثمن *? نقولها|نقوله|تحدد|يحدد|نحددها|نحدده|يقولها|يقوله بعد|اخر|لاحقا|بعدين,
    السعر نتفاهم|نتفق|نشوفه عليه? بعدين|بعد?, el? se3er nshoofoh|nshoof|nettefe2 ba3dein, الثمن|السعر يوم|وقت|عند
    الجداد|الحصاد`),
  strong('GHR-007', 'gharar', 'ar', `
    تسليم|التسليم غير|مو|مش محدد|معلوم, التسليم|يسلمها|يخلصه|يسلمه يوم|متي|متي-ما الله-يسهل|ما-فضي|فضي, عربون مفتوح,
    عربون|3arboon *? *? بدون|بلا|من-غير|ما-له|mafi موعد|تاريخ|مده|maw3ed, عربون غير محدد`),
  strong('GHR-009', 'gharar', 'ar', `
    صفقه|بيعه|بيع معلقه|معلق علي نزول|هطول|فوز|رجوع|نتيجه|وصول`),
  strong('GHR-008', 'gharar', 'ar', `
    وما|ولا|w-ma حددنا|اخترنا|قررنا|7addadna|7adadna, دون|بدون|بلا اختيار احدهما|واحد|السعر, بيعتان|بيعتين في بيعه`),
  strong('GHR-011', 'gharar', 'ar', `
    حق|خيار شراء|اختيار|بيع *? *? *? *? *? *? مقابل|ودفعت رسم|لهذا|قسط الحق?, حق اختيار شراء|بيع, اسهم
    مستلفه|مقترضه|مستعاره`),
  strong('GHR-010', 'gharar', 'ar', `
    عقود|عقد نفط|ذهب|قمح|قطن|فضه *? *? بدون|بلا|دون تسليم, هامش علي القطن|النفط|القمح|الذهب|السكر, مستقبلي علي|ل
    القمح|النفط|الذهب|القطن, مبادله معدلات|فوايد|معدل`),
  strong('MAY-003', 'maysir', 'en', `
    bet you|him|her|them #`),
  strong('MAY-003', 'maysir', 'ar', `
    مين|اللي|الي|من يخسر يدفع|يعزم|يحاسب`),
];

function strong(
  rule: string, principle: Principle, language: Language, list: string, more: Pick<Term, 'unless'> = {},
): Term {
  return { rules: [rule], principle, strength: 'strong', language, phrases: phrases(list), ...more };
}

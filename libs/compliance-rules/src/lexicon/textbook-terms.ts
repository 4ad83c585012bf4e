import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** Breaches in the words of textbooks, each told in both languages, so that one sentence has one verdict in both. */
export const textbookTerms: readonly Term[] = [
  ...both('RIBA-019', 'riba', `
    fixed|term|time deposit|deposits at|paying|earning|with *? *? percent|pct|%|interest,
    corporate|government|treasury| municipal|company|coupon bond|bonds, bonds|bond with|paying|at *? *? *? coupon,
    buying|buy|bought|purchase treasury bills|bonds, t-bill|t-bills|tbills`, `
      وديعه|ودايع ثابته|لاجل|محدده-الاجل ب|بنسبه|بعايد|بفايده|باربعه|بخمسه|بثلاثه|بسته *? بالمئه|بالمايه|بالميه|%,
      وديعه|ودايع ثابته|لاجل *? بالمئه|بالمايه|بالميه|%, سندات|سند شركات|حكوميه|حكومي|الخزانه|خزانه|بعايد|بكوبون,
      اذون|اذونات خزانه|الخزانه`),
  ...both('RIBA-002', 'riba', `
    percent|pct|% per|a|each|every month|year|week *? *? on the? outstanding|remaining|loan|debt|balance, compound|
    compounding|simple interest on, commitment|undrawn|utilisation fee *? *? *? *? loan|facility|credit-line`, `
      بالمئه|بالمايه|بالميه|% شهريا|سنويا|اسبوعيا|كل-شهر|كل-سنه *? علي الرصيد|رصيد|المتبقي|القرض|الدين|الباقي,
      فوايد|فايده مركبه|بسيطه|الدين|البطاقه|بطاقه, رسوم|رسم|عموله ارتباط|التزام *? *? *? *? تسهيل|قرض|القرض|التسهيل`),
  ...both('RIBA-004', 'riba', `
    processing|arrangement|admin|administration|origination fee|charge of *? percent|pct|% of the? loan|amount,
    payday| salary loan *? *? *? *? percent|pct|% fee`, `
      رسوم|رسم|عموله معامله|اداريه|ترتيب|منح|فتح *? بالمئه|بالمايه|بالميه|% من? مبلغ? القرض|المبلغ, قرض حتي الراتب
      *? *? *? بالمئه|بالمايه|بالميه|%`),
  ...both('RIBA-003', 'riba', `
    lender|creditor|moneylender requires|demands|insists|asks|wants *? *? *? *? *? gift|present|favour|service|meal,
    lent| lends|loan|loaned me? *? *? *? on-condition|provided|if *? *? *? *? *? free|rent-free|for-nothing`, `
      يشترط|اشترط|يطلب|طلب|يلزمني|الزمني المقرض|الدائن|الداين|صاحب-الدين *? *? *? *? هديه|هدايا|اهديه|خدمه|عزومه,
      اقرضني|اقرضته| سلفني|سلفته|قرض *? *? بشرط|علي-شرط|علي-ان *? *? *? *? *?
      مجانا|ببلاش|بلا-اجره|دون-اجره|بدون-ايجار`),
  ...both('RIBA-008', 'riba', `
    roll|rolling|rolled|renew|renewing|renewed|extend|extending|extended over? the? loan|debt *? *? *? *? *? *?
    higher| larger|bigger|increased total|sum|amount|balance`, `
    تجديد|جدد|تمديد|مدد|تدوير القرض|الدين|قرض|دين *? *? *? *? مع|مقابل|علي زياده|رفع|زياده-المبلغ`),
  ...both('RIBA-006', 'riba', `
    gives|giving|gave|grants|allows me|us *? more|another|extra|longer month|months|week|weeks|time *? *? *? *? pay|
    paying|add|adding|give|giving *? *? more|extra|on-top, more time|months|weeks to pay|repay *? *? *? *? for #
    more|extra`, `
      يمهلني|امهلني|يصبر|ينتظر|يعطيني|يمدد|يعطينا *? *? شهر|شهرا|شهرين|اسبوع|اسبوعا|مهله|وقت *? *? *?
      وازيده|وادفع|وازيد|واعطيه| مقابل *? *? *? زياده|اضافيه|فوق`),
  ...both('RIBA-012', 'riba', `
    book|booking|booked|fix|fixing|fixed|lock|locking|locked *? *? exchange|fx|currency? rate *? *? *? delivery|
    settlement|settle|exchange-later|pay-later *? *? *? days|weeks|month|months`, `
      حجز|تثبيت|تحديد|اثبت|احجز سعر? الصرف|العمله *? *? *? والتسليم|والاستلام|والقبض|للتسليم *? *? *?
      يوما|ايام|شهر|شهرين|اسبوع| اشهر|اسابيع`),
  ...both('RIBA-014', 'riba', `
    bought|buying|buy|purchased|purchase a|the|his|her|my? *? cheque|check|promissory-note|bill-of-exchange
    of|due|for| dated *? *? *? *? *? *? for|at|less`, `
      اشتريت|شريت|اشتري|شراء|اشترينا منه|منها? شيك|شيكا|كمبياله|سند-لامر *? *? *? *? *?
      يستحق|مستحق|مستحقه|موجل|موجله|باقل| تستحق, خصم|خصمت شيك|شيكا|كمبياله|كمبيالات|الكمبياله|الشيك`),
  ...both('RIBA-013', 'riba', `
    sell|selling|sold|sells *? *? *? unpaid? invoice|invoices|receivable|receivables|debt *? *? *? *? *? less|below|
    discount|cheaper`, `
    بيع|بعت|بعنا|ابيع|يبيع *? فاتوره|فواتير|دين|ديون|مستحقات|ذمم *? *? *? *? *? *? باقل|بخصم|اقل|بارخص`),
  ...both('GHR-004', 'gharar', `
    whatever|everything|fish|catch|all he|she|they|the-nets|the-boat will|is-going-to?
    catch|catches|bring|brings|hunts tomorrow|today|this-week|whatever, plot|land|car|flat|farm
    nobody|no-one|no-body knows, sold|selling|bought|buying *? *? *? *? without knowing|seeing what|which|whats|it`, `
      السمك|الصيد|اللولو الذي|اللي|الي? سيصطاده|يصطاده|بيصيده|يصيده|بيطلعه|يطلعه|سيخرجه, كل ما|اللي
      يصيده|يصطاده|بيصيده| تطلعه|تطلع الشبكه|بكره|غدا?, لا|ما احد? يعرف|يعرفه|يعلم|ندري|يدري *? *?
      موقعها|مساحتها|موقعه|ما-بداخله|داخله|اللي-فيه`),
  ...both('GHR-008', 'gharar', `
    cash|spot at|for|price *? or|and credit|instalments|installments|deferred at|for|price *? *? *? *? *? without|not|
    did-not|never|later choosing|choose|chose|deciding|decide|settling|electing|which`, `
      نقدا|كاش|نقد|حاضر ب|بعشره|بمئه|بالف|بخمسه|بثمانيه *? او|و بالاجل|اجل|اقساط|بالتقسيط|موجلا *? *? *? *? *?
      دون|بدون|بلا|وما| ولم|من-غير ان? اختار|نختار|اختيار|تحديد|احدد|نحدد|حددنا|حددت`),
  ...both('GHR-001', 'gharar', `
    seller|shop|dealer|trader|he|she has-not|hasn't|has-yet-to|did-not|not bought|buy|owned|purchased|own it?
    yet|it|first, that|which the seller|dealer|shop does-not|doesn't own, does|do not own yet`, `
      لم|ما|لسه-ما|لين-الحين-ما يشترها|يشتره|يشتريها|يشتريه|اشتراها|اشتراه|شراها|شراه|يملكها|يملكه|يمتلكها|يمتلكه
      البايع| التاجر|المعرض|صاحبها|بعد`),
  ...both('GHR-002', 'gharar', `
    resell|reselling|resold|selling|sold|sell it|them|the? goods|shipment|stock|phones? before it|they|i|we|the-goods
    reach|reaches|arrive|arrives|received|receive|get|took|take|arrived|reached`, `
      بيع|بعت|ابيع|نبيع|اعاده-بيع *? البضاعه|السلعه|الشحنه|البضايع? قبل ان|ما|لا?
      تصلني|تصل|توصل|توصلني|اقبضها|استلمها|تستلم| يقبضها|قبضها|استلامها`),
  ...both('GHR-017', 'gharar', `
    earnest|deposit|token|arbun|urbun money? *? *? *? no|without|with-no date|deadline|term|day
    to|for|set|fixed|agreed| decide`, `
    عربون *? *? *? دون|من-دون|بدون|بلا|من-غير|وما|ولا|ولم تاريخ|موعد|اجل|مده|حددنا|يحدد|تحديد`),
  ...both('GHR-007', 'gharar', `
    delivers|delivery|deliver|pays|payment|pay *? *? *? *? some-day|someday|whenever|one-day *? *? *? no|without|not
    date| type|time, no date agreed|set|fixed`, `
    يسلم|تسليم|التسليم|يدفع|الدفع *? *? يوما-ما|يوم-ما|متي-ما|وقت-ما *? *? *? بلا|بدون|دون|من-غير موعد|تاريخ|اجل`),
  ...both('MAY-003', 'maysir', `
    lost|losing|lose my? money|cash|a-lot|# at|on|in|playing
    cards|card|poker|dice|baloot|dominoes|backgammon|the-table, prize|prizes comes|come|is|are|paid|funded
    from|out-of|by the? players|entrants|participants|contestants|our-own fees|entry|entries|money|fee,
    guess|guessing|guessed|predict the? result|score|winner *? and? put|stake|staked|putting #,
    cockfight|cock-fight|dogfight|camel-race|horse-race stake|stakes|bet|wager, winner|winners takes|take|keeps|gets
    it? all|the-lot|everything|the-pot`, `
      خسرت|خسر|خسرنا|خسارتي *? مال|مالا|فلوس|مبلغ|ما-خسرته? في|ب لعب|لعبه الورق|النرد|الزهر|الطاوله|البلوت|الدومينو,
      جايزتها| جوايزها|الجايزه|والجايزه|جايزته|جوايزه|وجايزته|وجوايزها|وجايزتها من
      رسوم|رسم|اشتراكات|اشتراك|فلوس|اموال|جيوب اللاعبين| المشتركين|المتسابقين|المشاركين|الشباب,
      اخمن|اتوقع|خمنت|توقعت النتيجه|الفايز|الفريق *? واضع|واحط|وادفع|وحطيت|ووضعت, رهان علي صراع|سباق|مباراه|نزال *?
      *?, الفايز|الرابح|الغالب ياخذ|ياخد|له|يستلم الكل|كل-شي|المبلغ-كله|كامل-المبلغ|الجميع`),
  ...both('HAL-017', 'halal', `
    he|she|they|i|guy|mate nicked|lifted|pinched|swiped|stole|snatched it|them|this|one? from|off,
    nicked|stolen|lifted from the? mall|shop|store|market|airport, fake|forged|counterfeit|replica|knock-off
    designer|brand|branded|luxury|university| degree bag|bags|watch|watches|certificate|diploma|shoes`, `
      سارقه|سرقه|سارقها|لاطشه|ناشله|مسروق|مسروقه *? *? من السوق|المول|المحل|المطار, حقايب|ساعات|احذيه|شنط ماركات?
      مقلده|تقليد, شهاده|دبلوم|رخصه *? مزوره|مزور|مزيفه`),
];

/** The same in English and in Arabic. */
function both(rule: string, principle: Principle, english: string, arabic: string): Term[] {
  return ([['en', english], ['ar', arabic]] as readonly (readonly [Language, string])[]).map(([language, list]) =>
    ({ rules: [rule], principle, strength: 'strong', language, phrases: phrases(list) }));
}

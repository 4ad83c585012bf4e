import { phrases } from '../../text/phrase-list.ts';

/** Further words for the cues of every contract as short notes have them: "Repairs: lessee", "Losses 50/50". */
export const plainCues = {
  'acquires-later': phrases(`
    bought|acquired|purchased|buys|acquires *? *? *? tomorrow|later|afterwards|next, وتشترى|ويشتريها|وتشتريها
    غدا|لاحقا|بعد`),
  'not-owner': phrases('yet to become|be owner, has an option on'),
  'never-possessed': phrases(`
    bank|seller never saw|touched|handled|held|received|had *?, receipt|possession|delivery *? *? *?
    afterwards|later|thereafter, لم تمر|يمر|تصل *? *? البنك|بالبنك|المصرف|بالمصرف, رأسا|مباشرة من المورد|المعرض *?
    إلى العميل|المشتري`),
  'not-told': phrases('hidden, concealed, turned away, knows|know|told|shown|sees neither, لم|لا يعرف|يعلم *?'),
  cost: phrases('bill, dealers bill, cost nor margin|profit, كم دفع'),
  floats: phrases(`
    eibor|libor|saibor|qibor|sofr plus # *? *? *? for|per|each|every, estimated, trued up when|at|later, إيبور|ايبور|
    سايبور زائد|مضافا *? *? *? *? كل`),
  'more-time': phrases('grace month|months|week|period, pays|pay in * instead, شهرا|مهلة إضافيا|إضافية'),
  increase: phrases('costs|cost *? *? *? percent|%|aed|qar|#, on top, دفع|يدفع عليه|عليها'),
  'mutual-promise': phrases(`
    binds buyer|customer and? binds? seller|bank,
    locked|tied|chained|bound into|to|by *? sale|deal *? *? *? *? promise, وعد|الوعد يلزم|ملزم *? البائع|البنك|
    للبائع|للبنك
    كما|و|ومثله *? *?`),
  'buyer-agent': phrases('buyer|customer|client is? agent *?, agent is? buyer|customer|client'),
  'own-supplier': phrases(`
    supplier|vendor|dealer is? buyer|customer|client, buyer|customer|client is? supplier|vendor|dealer`),
  'no-liability': phrases('defects|defect *? excluded|waived|disclaimed'),
  'not-returned': phrases(`
    deposit|earnest|hamish is? forfeited|forfeitable|confiscated, turns|turned into income|profit|property|earnings,
    من حق البنك|البائع|المصرف`),
  'whole-or-breach': phrases('withdrawal, cancellation, عدول, العدول'),
  'actual-damage': phrases('less what|any|the'),
  buys: phrases('bought, purchased, اشترى, يشتري, ليشتري'),
  early: phrases('months|weeks|days|month|week ahead|earlier'),
  'nothing-promised': phrases(`
    nothing|no|not|nobody *? *? *? *? *? entitles|entitled|obliges|obliged|promised|right|claim`),
  settles: phrases('settle, settles, settlement, settling, pays, pay, payment, paid, السداد, سدد, دفع, الوفاء'),
  'until-paid': phrases(`
    till|until *? *? is in, after|with|on instalment|instalments|payment *?, لحين|حتى تسديد|سداد|دفع`),
  'title-stays': phrases(`
    title|ownership passes|transfers|moves|vests|pass|transfer on|upon|at|after|with,
    put|placed|moved|brought|come into *? ownership|name, bank|seller owner till|until|while, ملكية|ملكيتها *?
    ل? البنك|للبنك|للبائع`),
  'title-passes-now': phrases(`
    title|ownership passes|transfers|moves|vests|pass *? at|on|by|upon the? sale|signing|delivery,
    owner|owners|owned|belongs|property|customers *? *? from|since|at|on|by the? *? *? *? sale|signing|delivery|
    contract`),
  pays: phrases('due, costs, cost'),
  'client-bears': phrases(`
    invoiced|charged|billed *? to the? customer|buyer|client,
    customer|buyer|client paid|bore|met, دفعه|دفعها|يدفعه|يدفعها|تحمله|تحملها العميل|المشتري, customer|buyer *? *?
    *? *? at his|its own expense`),
  'while-financier-owns': phrases(`
    before they|it were|was|are|is sold|resold, وهي|وهو ملك ل? البنك|للبنك|للبائع|للمصرف`),
  'old-financing': phrases(`
    customers|buyers|clients|his balance|debt|dues|financing|murabaha, رصيد|دين|تمويل العميل|المشتري`),
  retires: phrases('wiped out, wiped, أقفل, أقفلت'),
  'by-this-financing': phrases(`
    with|by|through|from|out-of *? *? *? this|new|fresh murabaha|sale|financing, ب? هذه|بهذه المرابحة|مرابحة,
    بهذا التمويل|البيع`),
  charge: phrases(`
    carries|carry|costs|cost|attracts|attract|bears|bear *? # %|aed|qar|dirhams|riyals *?, على كل قسط|دفعة|أجرة
    متأخر|متأخرة, متأخر|متأخرة *? *? درهم|ريال *?`),
  condition: phrases('together with *?, يشترط ل?'),
  whim: phrases('whatever *? *? wants|likes|fancies|decides, ما يراه|يريده|يقرره|يحدده المؤجر|البنك|المالك'),
  bounded: phrases(`
    never|not less than, nor more than, never|not under|below|over|above *? #, nor over|above|under|below #`),
  'no-term': phrases('لا|بلا|دون تاريخ|نهاية|أجل ل? نهاية|لنهاية|معلوم|معلومة, بلا أجل'),
  'before-delivery': phrases(`
    days|weeks|months|month|week before he|she|it|they|the-tenant|the-lessee gets|receives|has|can *?, قبل أن
    تصل|يصل|تصله|تصلها *?`),
  accrues: phrases('pays from, تبدأ, تسري'),
  rent: phrases('rent arrears, arrears, المتأخرات'),
  upkeep: phrases('replacing, عمرة, تغيير, تبديل, cracks, crack'),
  'lessee-bears': phrases(': tenant|lessee|client|hirer *?, tenant|lessee|client|hirer restores|mends|fixes|renews'),
  alone: phrases(': client|customer 100'),
  bears: phrases(': client|customer|tenant *?'),
  'share-raised': phrases('larger|bigger|higher|greater|more *? share|part|ratio|percentage|of *? *? *? profit'),
  'asset-loss': phrases('befalls, happens to the, becomes of the'),
  liable: phrases('tenant|lessee|hirer pays for the? *, فثمنها|ثمنها|قيمتها على'),
  regardless: phrases(`
    fire|flood|theft|storm or|and fire|flood|theft|storm, في|على كل|أي حال, no questions asked, مهما كان السبب`),
  automatic: phrases('after|with|on the? rent|payment|rents *, full stop, بلا|دون|بغير عقد|سند|توقيع'),
  'in-tenants-hands': phrases('tenant|lessee|hirer owns, تكون|تصبح|تصير|يكون *? ل? المستأجر|للمستأجر بلا|دون|بغير'),
  repriced: phrases('revalued, revaluation, reassessed, تزاد'),
  'without-leave': phrases('without a? word|notice, بلا|دون|بغير استئذان|إخبار|إعلام'),
  repossess: phrases('after repossession, بعد السحب|الاسترداد'),
  'remaining-rents': phrases('outstanding|remaining|last *? months|rents, بقية|باقي الأشهر|المدة'),
  'fall-due': phrases('still pays|owes, يدفع, تدفع'),
  'sold-now': phrases('all *? units are|is|were sold|bought *? by this|in, all *? units *? sold|bought by this'),
  'tied-together': phrases('مشروط|مشروطة *? ب? شراء|بشراء|بالإجارة|بالبيع|بالشراء'),
  'face-value': phrases('what it was|cost on|in|at day|year|month one, on day one, كما كان|كانت يوم|عند|وقت *?'),
  unchanged: phrases(`
    stays|stay|remains|remain at aed|qar|dirhams *, until *? *? *? *? unit *? *? bought, rent constant|unchanged,
    in|for every|each quarter|month|year of|until|for|throughout, كل ربع|شهر|سنة *? حتى|طوال`),
  'settled-finally': phrases(`
    nobody|no-one|neither|never pays|gives|hands|pay|give|hand back *? profit|profits *?, لا يرد أحد|أي`),
  'shared-loss': phrases('بالمئة|% من الخسارة|خسارة|الخسائر'),
  'above-threshold': phrases('whatever|what|everything|all is? above|over|beyond|exceeds'),
  'ahead-of-all': phrases(`
    before anything|everything|anyone|anybody *? else|is|sharing|division, قبل كل شيء, قبل أي شيء|قسمة`),
  'money-back': phrases(`
    replace|replaces|restore|restores|refill any|all|every|whatever of? *? *? *? lost|missing|gone`),
  'first-slice': phrases('# *? for|to * first then|and, thousand for|to * first'),
  'fixed-later': phrases('we shall|will see|decide|discuss'),
  ratio: phrases('who gets what, profit : *, الربح يقسم|يوزع'),
  'fixed-amount': phrases('# a|per month|year and no share *?'),
  equally: phrases('50 / 50, 50 50, half / half'),
  wage: phrases('manages|manage|runs|run *? *? for # a|per month|year *?'),
  'buys-share': phrases('buys|buy|bought * out'),
  'income-first': phrases(`
    takings|turnover|income|revenue|receipts *? is|are split|shared|divided and costs|bills|expenses *? later|
    afterwards|next|last, دخل|إيراد|مبيعات *? *? قبل المصاريف|النفقات|المصروفات`),
  'left-out': phrases('earn|earns|work|works for * alone|only'),
  spared: phrases('لا|فلا يتحمل البنك|الممول شيئا|أي *?'),
  'share-told': phrases('receipts, payment, entitlement'),
} as const;

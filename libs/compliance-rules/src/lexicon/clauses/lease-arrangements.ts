import { phrases } from '../../text/phrase-list.ts';

/** How people tell in plain words, in one stretch of a clause, what a lease may not contain. */
export const leaseArrangements = {
  'rent-untold': phrases(`
    settle|agree|fix|determine|decide on? the? amount|level|size of the? rent|rental *? *? *?
    during|in-the-course|after|as, amount|rent|rental is|are left|kept open|blank|undetermined, told|notified|
    advised|communicated to the? tenant later|afterwards, rent|rental of|for *? *? *? is? fixed|set|told|known
    *? *? after|once *? *? ended|over|passed, change|changes|raise|raises|vary|varies|adjust|adjusts *?
    rent|rental whenever|as he|it, المالك|المؤجر يغير|يعدل|يرفع|يحدد *? *? متى|كما|كيف|حسبما, غير محددة
    وتعلن|ويعلن|وتحدد, يتفق على مقدار|قدر|مبلغ الأجرة|الإيجار *? *? لاحقا|خلال|أثناء|فيما-بعد, مقدار
    الأجرة|الإيجار *? لاحقا|فيما-بعد`),
  'no-period': phrases(`
    without|no|lacks an? end|ending|expiry|termination date, until somebody|one|someone|either *? *?
    wants|feels|decides|leaves, duration|period|term *? *? *? *? be? decided|agreed|set|fixed|determined
    later|afterwards, for however long, did|do|does|have|has not set|agree|agreed|fix|fixed|state|stated *? a?
    period|term|duration, no period|term|duration being|was|is|has agreed|set|fixed|stated, term open|undefined|
    unlimited|unstated, بلا|دون|بغير تاريخ انتهاء|نهاية, لم يحدد|تحدد|يذكر|تذكر|يتفق *? *? *?
    مدة|المدة|أجل|أجلا, بغير|بلا|دون تحديد? مدة|أجل, مدة *? مفتوحة|مجهولة`),
  'rent-before-use': phrases(`
    paying|rent|rental|payable|accrues|runs|due *? *? *? *? *? *? *? while|although|though|even-if|even-though
    *? *? *? *? *? under construction|unfinished|not-ready|built|later|unbuilt, from the? date|day of? *? *? *?
    payment to the? *? *? contractor|supplier|builder|vendor, not from handover|delivery|possession|the-keys,
    rent|rental for the? period|time|months prior-to|before *? *? *? *? available|handed|delivered|ready|usable|
    use, rent clock|period *? started|starts before, قبل تمكين|تمكن|تسليم|استلام المستأجر|العين|المأجور|المفاتيح
    *? *? من?, والمبنى|والعقار|والعين ما زال|زالت قيد|تحت الإنشاء|البناء|التشييد, لا من يوم|تاريخ
    التسليم|الاستلام|التسلم, وإن|ولو|رغم|مع تأخر|تأخير|تأخرت التسليم|تسليم|الاستلام|استلام, ولو|وإن
    استلمت|تسلمت|سلمت *? *? *? في|بعد|لاحقا, من الآن ولو, يبدأ المستأجر *? بالدفع|يدفع و*`),
  'lessee-repairs': phrases(`
    at|to|for|on|by the? hirers|tenants|lessees|clients|occupiers own|sole? cost|expense|account,
    lessor|landlord|owner *? *? *? *? *? no obligation|duty|responsibility *? *? *? repair|repairs|maintain|
    maintenance, lessor|landlord|owner *? not *? obliged|bound|responsible|required *? *? *? *? repair|repairs|
    maintain|maintenance, لا يلتزم|يتحمل|يسأل المؤجر|المالك ب? أي|بأي? إصلاح|صيانة|ترميم, الإصلاحات|الصيانة|
    عمرة|الترميمات *? *? *? *? *? على|من عاتق|مسؤولية|نفقة المستأجر, vital|main|major|key part|component *?
    repaired|replaced by *? *? at its|his own? cost|expense, client|family|tenant|lessee|hirer alone
    pays|bears|carries *? *? *? lift|facade|roof|maintenance|repairs`),
  'lessee-insures': phrases(`
    contribution|premium|premiums|cover|takaful|insurance|policy *? *? *? *? is|are? charged|recharged|billed|
    passed|invoiced to|on *? *? the? lessee|airline|tenant|hirer|carrier, reimburses|reimburse|refunds|repays *?
    *? owner|lessor|landlord *? *? *? *? *? premium|premiums|insurance|takaful|cover, tenant|lessee|hirer|you
    insures|insure|take *? *? *? *? on behalf|our truck|our|for-the-benefit-of, يؤمن المستأجر|العميل *? على|ضد
    المبنى|العين|العقار|الأصل|المعدة|السيارة|المؤجر, يعيد|يرد|يدفع|يسدد المستأجر *? *? *? *? *? *?
    أقساط|قسط|تأمين|التأمين|التكافل *? *? الأصل|العين|العقار|المعدة|المبنى`),
  'lessee-guarantees': phrases(`
    makes|make good any|every|all loss *? *? *? *? however|howsoever|whatever, pays|pay|owes|owe|refunds
    its|the|their|his? value|price|replacement *? *? *? *? *? fault|whatever|regardless|in-any|however *? or?
    no?, as|is a? guarantor and|rather not|than? *? *? trustee, يضمن المستأجر *? *?
    كيفما|مهما|أيا|بأي|ولو|مطلقا, يد ضمان, حتى لو|ولو|وإن احترق|احترقت|هلك|هلكت|غرق|سرق|سرقت|تلف *? *? *?
    غير|دون|بلا ذنبك|ذنبه|ذنب|تقصير|خطأ, risk of destruction|loss|ruin *? *? *? tenant|lessee|hirer,
    tenant|lessee|hirer bears|carries|assumes *? risk|risks *? *? destruction|loss|flood|fire, liable for *? *?
    loss from|by|in force majeure`),
  'flips-to-lessee': phrases(`
    without|with-no|no any? further|other|more? act|deed|formality|paperwork|papers|contract|transfer *? *?
    needed|title|belongs?, يكون|تكون|يصير|تصير|يصبح|تصبح *? ملكا ل? *? *? تلقائيا|مباشرة|فورا, belongs|belong to
    the? tenant|lessee|hirer without|at-once|by-itself|automatically, title|ownership flips|switches|jumps|moves
    *? at|on|upon maturity|expiry|the-end, at once a? lease|rental and *? *? *? *? *? *? sale, hire|lease|rental
    and|with the? sale *? *? concluded|signed|made together|in-one|at-once, single|one|same
    instrument|document|deed *? *? sale|lease, price of the? asset so|hence|and *? *? *? sold,
    هي|السيارة|العين|الآلة|المعدة لك|له بلا|دون|بغير أوراق|عقد|إجراء, جزء من كل? أجرة|الأجرة|إيجار *?
    ثمن|من-ثمن, وهو|وهي بيع للعين|لها|له, إجارة وهو بيع|وبيع`),
  'worked-out-again': phrases(`
    rent|rents|arrears|owed|owe *? *? *? *? *? *? *? worked|counted|computed|figured out? again|anew|afresh,
    applies|apply|operates|runs|goes backwards|retroactively|to-the-past, arrears *? *? converted|turned|raised|
    recalculated|increased *? *? *? *?, owe|owes|owed *? *? *? *? *? goes|go|went|rises|rise up|with *? *? new,
    باثر|أثر رجعي, ما عليك|عليه *? *? *? *? يرتفع|يزيد|يعدل|يزاد, يعاد|تعاد تقدير|تقييم|تسعير|احتساب|حساب
    الأجرة|الأجور|الإيجار المستحقة|المتأخرة|السابقة|الماضية|المستحق, تحسب الأجرة المتأخرة|المستحقة *? من|على
    جديد`),
  'sold-and-hired-back': phrases(`
    sells|sell|sold|buy|buys *? *? *? *? *? *? rents|rent|leases|lease|hires *? back|to *? *? *? *? *?
    must|bound|obliged|compelled|required to? buy|repurchase|reacquire, بيع|يبيع|نشتري *? *? *? ثم|و
    استئجار|يستأجر|يستأجره|نؤجره|ونؤجره *? *? *? *? *? إعادة|يعيد|تعيد|شراءه|شراؤه|شرائه *? *?`),
  'let-on': phrases(`
    free|entitled|able to let|hire|rent|lease|sublet *? *? *? *? to|out to? third|others|anyone|anybody *? *?
    no|without, no consent|permission|approval|leave *? *? required|needed|necessary, subtenants|sub tenants *?
    *? *? behind|without|secretly, behind *? owners|landlords|lessors back, ولم يستأذن|يخبر|يبلغ *?
    المؤجر|المالك, أجر المستأجر *? *? لآخرين|لغيره|لغيرهم *? *? *? ولم|دون|بلا`),
  'unused-months': phrases(`
    all|every|each|the remaining? rents|rent|rentals|month|months *? *? *? *? *? *? end of the? term|lease *? *?
    *? fall|falls|become|due, still|nevertheless|anyway owe|owes|pay|pays|liable every|all|each|for|the *? *?
    month|months|rent|rents *? *? left|remaining, liable|answerable for the? unexpired|unused|remaining
    term|months|period|rents, أجرة|أجور|إيجار المدة|الأشهر *? *? لم|لا ينتفع|تنتفع|يستعمل, مدينا|تدفع|يدفع|ملزما
    ب? كل|بكل|جميع|بجميع الأشهر|الأجور *? الباقية|المتبقية, حلت|تحل|استحقت جميع|كل|كافة الأجور|الأجرة|الأقساط *?
    حتى`),
  'sale-bound-now': phrases(`
    lessor|landlord|bank must|shall sell and *? lessee|tenant must|shall buy|purchase, both|each *? *?
    bound|obliged *? *? from today|now, agreed|agree|concluded *? now|today on|upon|to a? future|later|coming
    sale, future sale *? *? obliges|binds, يلتزم المؤجر بالبيع و*, المؤجر بالبيع والمستأجر بالشراء, مواعدة
    ملزمة|لازمة *? *? بيع, التزاما متبادلا`),
} as const;

import { phrases } from '../../text/phrase-list.ts';

/** How contracts speak of ownership and its duties, of rent and charges, and of what is leased or sold. */
export const ownershipCues = {
  title: phrases(`
    ownership, title, property of, owner of, property, ملكيه, الملكيه, مالك, مالكا, تملك, ملك, ملكا, to the?
    lessee|tenant, becomes|become|is|be the? tenant's|lessee's|hirer's|renter's|customer's|client's|his|hers,
    الي المستاجر, للمستاجر,
    remains|remain|stays|stay|is the? banks|sellers|financiers,
    belongs|belong,
    يصير|يصبح|ينتقل|يوول *? *? *? للمستاجر|المستاجر|مستاجر`),
  'title-stays': phrases(`
    ownership|title *? *? *? remains|remain|stays|stay|retained|withheld|reserved|kept|rests with|by|in?, retains|
    retain|reserves|reserve|keeps|withholds the? ownership|title, remains|stays the? property|owner of? the?
    seller|bank?, ownership|title *? *? passes|transfers only|once|after, ownership|title shall|does|will|do not
    pass|transfer|move, تبقي|يبقي|تظل|يظل ملكيه|ملك|مالك|مملوكه, تبقي|تظل * * * ملك|البنك|للبايع, يحتفظ
    البنك|البايع|المصرف? بملكيه|بالملكيه, لا|لن تنتقل|ينتقل|توول ملكيه|الملكيه|ملك, يظل|يبقي|تظل|تبقي|يستمر *? *? *?
    مالكا|مالك|مالكه|ملكا|مملوكه, continues as|to-be owner, remains owner, holds|hold title|ownership, not become the?
    owner|property, ownership|title transfer|transfers|transferred|passing on|upon|at|after|when,
    remains|remain|stays|stay the? *? banks|sellers|financiers|bank's, ownership|title does|will|shall|may|can not
    leave|go|pass|come|change,
    belongs|belong to the? bank|seller|financier, bank|seller|financier is|remains|stays owner, لا|لن يصبح|يصير|تصبح
    *? مالكا, لا يتملك`),
  'until-paid': phrases(`
    until, till, final|last instalment|installment|payment, paid in full, full payment, fully paid, has paid, is paid,
    حتي, الي ان, الا بعد, بعد سداد|دفع, اخر قسط, كامل الثمن, جميع الاقساط, pending, discharge, discharged, settles,
    has settled, satisfied, settlement in full, يستوفي, استيفاء, لحين, ريثما, الي حين, يسدد,
    before everything|all|the-price|the-debt|the-last|whole *? *? *? *? paid|settled|cleared, has come in, paid off,
    last|final dirham|riyal`),
  pledged: phrases(`
    mortgaged, mortgage, pledged, pledge, lien, رهن, ترهن, مرهونه, يرهن,
    cheque, cheques, promissory note|notes, security cheque, شيك, سند لامر, شيكات`),
  'commitment-fee': phrases(`
    commitment|facility|availability|standby|limit|line fee|fees|charge|commission, رسم|رسوم|عموله|اجر ارتباط|التزام|
    تسهيل|تسهيلات|جاهزيه|السقف|تخصيص, fee|fees type|kind|name|for commitment|facility|availability`),
  pays: phrases(`
    pay, pays, paid, paying, payable, charge, charged, charges, fee, owes, يدفع, تدفع, دفع, رسم, رسوم, عموله, يسدد,
    مقابل, يتقاضي, levied, levy, levies, billed, deducted,
    takes, take, collects, earns, receives`),
  availability: phrases(`
    keeping|making|holding the? facility|line|limit|funds|credit|financing open|available|ready, for|of the?
    availability, undrawn|unused, توفير التمويل|التسهيلات|السقف|حد, اتاحه التمويل|السقف|التسهيلات, غير المستخدم,
    undrawn|unused|unutilised part|amount|portion|limit|balance, limit that is not used, السقف غير,
    line|limit|facility|funds|credit|money kept|held|left|being|is *? open|available|ready|reserved,
    reserving|reservation|reserve of? the? *? *? limit|line|facility|funds|credit,
    ابقاء|تخصيص|حجز|اتاحه|توفير|فتح حد|سقف|خط|التمويل|المبلغ,
    holding|keeping|having *? funds|money|line|limit|credit|sum|facility ready|available|free`),
  insurance: phrases(`
    insurance, insure, insures, insured, insuring, takaful, premium, premiums, cover, تامين, التامين, يومن, تومن,
    تكافل, التكافل,
    policy, policies, بوليصه, وثيقه التامين`),
  'while-financier-owns': phrases(`
    while|when|as-long-as the? bank|seller|financier|it still? owns|holds|has, before the?
    sale|it-is-sold|resale|it-sells, during the? bank's|seller's|its ownership|possession|holding, prior to the? sale,
    until|pending the? sale, في|داخل ملك|ملكيه البنك|البايع|المصرف, قبل البيع|بيعها|بيعه, خلال|اثناء|مده|فتره فتره?
    تملك|ملكيه|تملكه, وهي في ملك, pre sale, before sale, seller|bank ownership, before the? bank|seller
    sells|resells|has-sold,
    still the? banks|sellers|financiers, before it|they|the-goods is|are sold|resold|handed`),
  'client-bears': phrases(`
    paid|borne|met|covered separately? by the? customer|buyer|client|purchaser, customer|buyer|client|purchaser
    shall|will|must? pay|pays|bear|bears|insure|insures|meets|covers, on|for|at the? customer's|buyer's|client's
    account|expense|cost, on|for|at the? account|expense|cost of the? customer|buyer|client, charged|billed to the?
    customer|buyer|client,
    يتحمل|يدفع|يسدد|تحمل العميل|المشتري|الزبون, علي|من حساب|نفقه|عاتق|ذمه العميل|المشتري, علي العميل|المشتري,
    reimbursed|refunded|repaid|recovered|collected|met by|from the? customer|buyer|client|purchaser|applicant,
    applicant pays|bears|reimburses, customer|buyer|purchaser|client reimburses|refunds, يرد|يعوض العميل|المشتري,
    محمله علي, payer|by the? buyer|customer|client|purchaser,
    for|on|to|at the? customers|buyers|clients own? account|expense|cost|charge`),
  'settles-old': phrases(`
    repay|repays|repaying|settle|settles|settling|close|closes|clear|clears|discharge|pay|pays|refinance|refinances
    off? the? *? *? *? *? murabaha|debt|balance|balances|dues|instalments|facility|financing, لسداد|سداد|اقفال|لاقفال|
    اغلاق|تسويه|لتسويه|تصفيه المرابحه|مديونيه|دين|المديونيه|رصيد|التمويل, repay|repays|settle|settles|clear|clears *?
    *? *? *? *? *? *? murabaha|facility|financing, debt|balance|murabaha|facility|financing|dues *? *? *? *? *?
    rolled|folded|converted|merged into|over, roll|rolls| rolling|fold|folds|folding *? *? *? *?
    debt|balance|murabaha|facility|financing|dues into|over, يسدد|تسدد|سدد|اطفاء| لاطفاء|تدوير|يطفا|تطفا *? *? *? *?
    رصيد|دين|مديونيه|المديونيه|المرابحه|مرابحه|التمويل`),
  earlier: phrases(`
    old, older, earlier, previous, existing, prior, former, first murabaha, outstanding, قديم, قديمه, القديمه, السابق,
    السابقه, الاولي, قايم, القايمه, السابقه`),
  more: phrases(`
    more, higher, greater, larger, increase, increased, extra, exceeds, additional, top up, اعلي, اكثر, زياده, ازيد,
    اكبر, مع زياده, يزيد`),
  'no-liability': phrases(`
    not|never|nor|no-longer be? liable|responsible|answerable|accountable, bears|accepts|assumes|has|have|takes no
    responsibility|liability, as is, without any? liability|responsibility|recourse, excluded|exempt|free|released
    from? liability|responsibility|any, disclaims, بريء|بري من?, براءه, لا يسال|يتحمل|يضمن|يعد, غير مسوول|ضامن, دون
    مسووليه, معفي, no warranty|warranties|guarantee|undertaking|claim|recourse, gives|give|gave no, without
    warranty|guarantee, not answer|warrant, does not warrant, لا ضمان, دون ضمان, غير ضامن, لا رجوع,
    answers|answer|answerable|liable|responsible for no|none|nothing,
    buyers|customers|clients own? risk|lookout|problem|affair, at the? buyers|customers|clients risk,
    buyers|customers|clients risk`),
  defects: phrases(`
    defect, defects, flaw, flaws, faults existing, عيب, عيوب, العيوب, خلل, latent, shortcomings, faulty,
    faults,
    fault`),
  late: phrases(`
    late, delay, delays, delayed, overdue, arrears, default, defaults, past due, lateness, تاخير, تاخر, متاخر, متاخره,
    المتاخره, التاخير, مماطل, المماطل, مماطله, تخلف, تاخره, defaulting, not paid on|by|in time, fails|failing to pay,
    behind with, unpaid on, after the? due date,
    received|paid|settled|made|arriving|arrives|comes|coming after the?
    #|first|fifth|seventh|tenth|fifteenth|agreed|due|
    its, misses, missed, لم يسدد|يدفع في,
    يدفع|تدفع|يسدد|تسدد|سدد|دفع بعد موعده|موعدها|الموعد|الاستحقاق|استحقاقه|تاريخه,
    التاخر, تاخرت, متاخرا,
    يتاخر, تتاخر`),
  charge: phrases(`
    fee, fees, penalty, penalties, fine, fines, surcharge, interest, owes, compensation, compensate, compensates,
    charge, charges, additional sum|amount, extra, percent a month|day|year, increase, غرامه, غرامات, رسم, رسوم,
    تعويض, بتعويض, يعوض, زياده, فايده, فوايد, مبلغ اضافي, جزاء, شرط جزايي, # % per|a annum|month|year|day, # percent
    per|a annum|month|year|day, additional #, pays|owes the? bank|seller|lessor|landlord|financier #, تضاف, يضاف,
    بالميه عن|علي كل, ان يدفع للبايع|للبنك|للمؤجر|للمصرف, further # percent|%, further two|one|three percent, تعويضا,
    غرامات تاخير,
    # %|percent more, more each|every month|day|week, owes *? *? *? compensation, درهم|درهما|ريال عن كل, % عن كل`),
  'creditor-income': phrases(`
    income, revenue, revenues, lost profit, loss of profit, earnings of, keeps, retains, kept by, payable to the?
    landlord|lessor|bank|seller|owner|financier, for the? benefit of the? bank|seller|landlord|lessor, to the?
    bank's|its own? account, ايراد, ايرادات, دخل, فوات الربح, لصالح البنك|المؤجر|البايع|الممول, ينتفع, ارباح البنك,
    للمؤجر, owed to the? lessor|bank|seller|landlord, ارباح المصرف|البنك|المؤجر, الي ارباح|ايرادات|دخل,
    to the bank|seller, to|for itself|himself`),
  charity: phrases(`
    charity, charities, charitable, donate, donates, donation, good causes, red crescent, خيري, خيريه, تبرع, يتبرع,
    بالتبرع, صدقه, هلال احمر, وجوه الخير|البر, للخير, للفقراء, poor, needy, orphan, orphans,
    orphanage, فقراء, الفقراء, ايتام, تصدق, يتصدق, محتاجين`),
  loan: phrases(`
    loan, loans, lend, lends, lending, lent, advances|advance the? *? tenant|customer|buyer|client|*, qard, قرض, قرضا,
    يقرض, اقراض, سلفه, يسلف, قرضه`),
  condition: phrases(`
    condition, conditional, conditioned, provided, in return|exchange, subject to, only if, unless, requires,
    required, in consideration, so that, بشرط, يشترط, مشروط, مشروطا, شرط, شريطه, مقابل, علي ان, اشترط`),
  'cash-price': phrases(`
    cash, spot, paid now, if paid now|today, نقدا, حالا, نقد, حال, كاش`),
  'deferred-price': phrases(`
    over a? # ? year|years|month|months, over a year, instalments, installments, deferred, on credit, in twelve|#
    months, later, تقسيط, بالتقسيط, مؤجلا, مؤجل, اقساط, بالاجل, اجل,
    over two|three|four|five years, over six|twelve|eighteen months, payable in parts`),
  undecided: phrases(`
    decide, decides, choose, chooses, choice, elect later, after signing, whichever, either, undecided, without
    choosing|settling|deciding, دون تحديد|اختيار|تعيين, يختار, للمشتري الخيار|اختيار, بعد توقيع|التوقيع|العقد, ايهما,
    say|says|tell|tells|state|pick|picks|let *? *? *? which|whichever, later which`),
  chosen: phrases(`
    chose, chosen, elected, settled on, agreed on, before signing, selected, اختار, اختارا, اتفقا, استقر, قبل
    التوقيع|توقيع|العقد`),
} as const;

import { phrases } from '../../text/phrase-list.ts';

/** How partnerships speak of buying shares, of dividing what comes in, and of rent on what a partner owns. */
export const shareCues = {
  'buys-share': phrases(`
    buy, buys, bought, purchase, purchases, purchased, sold, sell, sells, buyout, buy out, acquire, acquires, redeem,
    redeems, take|takes over, شراء, يشتري, تشتري, تباع, بيع, يبيع, بشراء, تشتري, transferred, transfer, take over,
    takes over, assume, نقل, تنقل, ينقل, تملك, يتملك, unit, units, حصه, حصص, نصيب, buyout, exit undertaking, buy out,
    hand|hands|give|gives *? share|stake|units? back`),
  'face-value': phrases(`
    face|nominal|par|book|original|initial|historic|historical value|price|cost|sum|amount, sum|price|amount|cost *?
    *? *? *? originally|initially|first, originally|initially paid|contributed|invested|bought, at cost, at par,
    same|exact|very price|sum|amount|capital he|it|they|paid|contributed|invested, what|price|sum|amount
    it|he|she|they
    paid|contributed in?, قيمه|بقيمه|بقيمتها|بقيمته|قيمتها|القيمه الاسميه|اسميه|الاصليه|اصليه|الدفتريه,
    بالمبلغ|المبلغ|الثمن|بالثمن|السعر|بالسعر الذي دفعه|دفعها|دفعته|اشتراها|اشتراه|اشتري|ساهم, بنفس الثمن|السعر|المبلغ,
    سعر|ثمن التكلفه|الاصلي|الشراء, price|cost *? *? on|at|as-of|of the? date|day of this|the?
    agreement|contract|signing|formation, founding price|value, قيمه|سعر|ثمن|بسعر|بقيمه|بثمن يوم|عند|وقت|تاريخ
    التاسيس|التعاقد|العقد|التوقيع|البدايه, whatever *? *? *? *? worth|value, it|he|she|they put in,
    sum|figure|price|amount paid *? *? *? *? outset|beginning,
    sum|price|cost|amount at|for which the? *? acquired|bought|purchased, مهما بلغت|تغيرت|كانت قيمه|قيمتها|قيمته, what
    the? bank|financier|partner|seller paid|pays, تكلفتها|تكلفته|تكلفه الاصليه|الاصلي, original|initial
    capital|value|price|cost,
    amount|sum|price|figure|money that? he|she|it|they paid|contributed|invested|put|gave, exactly|precisely|just
    what he|she|it|they paid|contributed|invested|put|gave, what it|they|each|the-* cost, sum|figure|amount|price
    paid *? *? outset|start|beginning|entry, figure|price|sum of the? purchase|beginning|outset,
    subscription price|amount|value, original|initial|first *? price|value|cost,
    المتفق عليه اليوم|الان|عند, ولو|وان|مهما تغيرت|ارتفعت|زادت|انخفضت|تغير|ارتفع *? قيمه|قيمتها|السوق|السعر,
    agreed|fixed|settled|named today|now|at-the-outset, whatever|even-if|although|though *? *? *?
    value|market|worth|price changes|rises|moves|does,
    brought in, they|he|she brought,
    ما دفعه|دفعته|قدمه|قدمته|ساهم *? *? اول|ابتداء|عند|بدايه, وهو|وهي ما|حصتها|حصته دفعه|من`),
  distributes: phrases(`
    distributed, distribute, distributes, distribution, paid out, shared out, shared, split, divided, drawn, توزع,
    يوزع,
    توزيع, تقسم, يقسم, صرف, تصرف, withdraw, withdraws, draw, draws, take, takes, يسحب, سحب, ياخذ`),
  'before-costs': phrases(`
    before the? costs|cost|expenses|expense|charges|debts|deducting|deduction|capital *? *? are|is? deducted|met|paid|
    intact|restored|covered|recovered?, without deducting|regard-to costs|expenses|capital, from|on|of
    monthly|gross|total|the? turnover|sales|revenue, قبل|دون خصم|حسم|تغطيه|سلامه|استرداد|اخراج
    المصاريف|المصروفات|التكاليف|راس|النفقات, before *? *? costs|expenses|wages|debts|creditors are|is|have|being?
    paid|met|settled|deducted, ahead of costs|expenses, قبل دفع|سداد|احتساب المصاريف|المصروفات|التكاليف|النفقات,
    before the? suppliers|rent|wages|salaries|bills|creditors|staff|overheads|outgoings|debts|tax|taxes, gross,
    before anything|anybody|anyone *? *? paid,
    costs|expenses|bills|wages are *? *? afterwards|later|next|last, and only|then *? costs`),
  takings: phrases(`
    takings, receipts, turnover, revenue, revenues, sales, income, المبيعات, الايرادات, المقبوضات, الدخل`),
  'only-asset': phrases(`
    contributes, contributes nothing but, contribution is, share is, puts in, brings, capital is, capital consists,
    حصه, حصته, مساهمه, يساهم, يقدم, راس مال|المال,
    brings in, بجلب`),
  'left-out': phrases(`
    no|without|any|not-any share|part|portion|stake|right|interest|claim in|of|to the? *?
    profit|profits|gains|it|earnings, takes|has|gets|receives|have no *? *? profit|profits|part|share, excluded
    from|entirely, goes|go|belongs|belong|accrue|accrues|reserved to|for *? *? *? only|alone|solely|exclusively,
    waives his share, يستاثر, ينفرد, يختص, ليس ل? نصيب|حصه|حق, ليس * نصيب|حصه|حق, لا نصيب|حصه|حق, يحرم, محروم, دون
    نصيب, excluded periods|period, excluded from,
    not|never be? entitled to any? *? *? share|part|profit|profits,
    has|have|get|gets|sees|takes nothing|none of|from, belong|belongs *? to the? partner|manager|investor`),
  'sold-now': phrases(`
    has|have *? bought|sold|purchased *? *? all|every|each|the, concluded|executed|signed|binding
    now|today|both|on-both|upon-both, binding on|for|upon both|the-parties, future sale|sales is|are
    concluded|binding|signed, hereby sells|buys|sold, forward sale, ملزم|ملزمه|لازم للطرفين|لهما|الطرفين,
    مبرم|مبرمه|منعقد|منعقده الان|حالا|اليوم, بيع مضاف, باع * جميع, hereby|now conclude|concludes|sell|agree,
    conclude|concludes the? sale, all future units|shares|sales, البيع منعقد|تم, both|both-parties *?
    bound|obliged|committed, two sided|bilateral|mutual future? sale|promise|undertaking, promise type? two
    sided|bilateral|mutual, binding sale both|on-both, single concluded sale, not separate offer|sale|contract, buy
    out|buyout type? two sided|bilateral,
    both *? *? bound|obliged|committed, ابرم|يبرم|عقد|ابرما *? *? *? بيع|بيعا نهايي|نهاييا|باتا|لازما|لجميع|لكل,
    neither|nobody *? may|can go|step|pull|back|withdraw`),
  'tied-together': phrases(`
    conditions|conditional|dependent|contingent|condition of|on|upon each|one other|another, mutually
    conditional|dependent|contingent, each|one conditional|condition|dependent on|of|upon the other, all in one
    contract|document, مشروط|مشروطه|معلق|معلقه|مرتبط|مرتبطه بعضها|بعضه|بعضهما ببعض|بالبعض, شرط في الاخر, في عقد واحد,
    stand|fall|stands|falls or|and? stand|fall|falls together, each falls|fall|stand|stands|ends *? *? *? *? *?
    others|other, none *? *? without the? others|other, all or nothing,
    lease|rent|partnership|sale is|are|be? void|null|lapses|lapse|conditional|dependent|ends|end *?
    unless|on|if|upon|when the? *? lease|sale|partnership|purchase`),
  unchanged: phrases(`
    stays|stay|remains|remain|is|kept|keeps|be the? same|constant|unchanged|fixed|level|flat, does|do|will|shall not
    fall|drop|decrease|decline|change|diminish|reduce, whole|entire|full the? *? *? rent|apartment|asset|property,
    rent of the whole|entire|full, ثابته|ثابت, لا تنقص|ينقص|تتغير|تنخفض|تقل, كله|كلها|كامله|كامل, دون نقصان|تغيير,
    shall|will|does|is|are not be? reduced|lowered|affected|recalculated, cannot|not be?
    reduced|lowered|affected|recalculated, no reduction, لا يوثر|توثر, لا
    تتاثر|يتاثر, لا تخفض, no rent declines|falls|decreases|reduces, no rent on financier|current share, rent schedule
    constant|fixed|flat, however|no-matter-how many|much *? *? *? bought|owns,
    however|no-matter|regardless-of how? many|much|number *? *? *? *? *? passed|transferred|acquired|hers|his, rent
    *? *? *? on|for|of the? whole|entire|full|complete, until the? very? last|final unit|share|part, unaffected, لا
    تتغير, لا يتغير,
    however much|many, no-matter|regardless-of how much|many, unabridged, undiminished, unreduced, at its
    first|original|initial level, مهما زادت|ارتفعت|بلغت|اشتري|تملك,
    does|do|will|shall|not not? go|come|move down, whole|entire|full
    villa|flat|house|building|home|unit|shop|office|plot,
    same rent|rental`),
  falls: phrases(`
    falls, fall|drop|drops|decreases|declines|diminishes in|with|as|step, in step, تنقص كلما|مع|ب, remaining share,
    proportion, حصه الممول|البنك|المتبقيه,
    on|for|of|by|to|with|times the? financiers|banks *? share|part|units, share|part of the? financier|bank, what
    the? bank|financier still?
    holds|owns|has, still holds|owns|held|owned, only on|for what|the-units|units, less with,
    reduced|lowered|lower|less|adjusted proportionally|proportionately|accordingly|as, proportionally,
    proportionately`),
  'both-bear': phrases(`
    each party|owner|partner|of-them, according to its|their|his|ownership|share|shares, by ownership, in proportion,
    pro rata, both, علي الطرفين, كل بقدر|بحسب, بقدر الملكيه|حصته, بنسبه الملكيه|ملكيتهما, بحسب الملكيه,
    one|two|three|four quarter|quarters|third|thirds|fifth|fifths, # % by, by the? bank|financier and, as|like
    ownership, follow|follows the? units|ownership|shares`),
  assured: phrases(`
    assured, guaranteed, promised, certain, secured, no less than, at least, minimum, whatever, مضمون, مضمونه, لا
    يقل,
    وما زاد, والباقي, keeps|keep the-rest|whatever, the rest|remainder|surplus *? *? *? manager`),
  employed: phrases(`
    employee, employees, staff, accountant, landlord, supplier, outside, outsider, rent, موظف, محاسب, ايجار`),
  spared: phrases(`
    bear|bears|take|takes|carry|carries|suffer|suffers|have|has|share|shares no|none|nothing part|share|portion?
    of|in? , does|do|shall|will not share|join|take-part|participate in, لا يتحمل|يشارك *? *? *? من|في?
    الخساره|الخساير, spared,
    loses|lose nothing|none, pays|pay nothing,
    لا|فلا يلحق|يصيب|ينال *? *? *? *? من? الخساره`),
  'shared-tier': phrases(`
    first aed|qar? # thousand? *? *? *? is|are|be shared|split|divided|distributed, first # thousand? *? *? *?
    shared|split|divided|distributed, اول # *? *? *? *? يقسم|تقسم|توزع|يوزع`),
  'on-account': phrases(`
    on account, provisional, provisionally, advance|advances, subject to the? final, تحت الحساب, سلفه علي الحساب`),
  preference: phrases(`
    preferred|preferential|priority return|distribution|profit|dividend|payout`),
  outlay: phrases(`
    spend, spends, spending, freight, storage, ينفق`),
  threshold: phrases(`
    exceed|exceeds|exceeding|above|beyond|over|more-than # %|percent, above|beyond|exceeding *? * %|percent,
    تجاوز|يتجاوز|جاوز|يزيد|زاد * # %|بالميه`),
} as const;

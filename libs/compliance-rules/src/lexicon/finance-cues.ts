import { phrases } from '../text/phrase-list.ts';

/** Who lends, what he takes for it, and what makes a deal in money or goods uncertain. */
export const financeCues = {
  lender: phrases(`
      lender, lenders, creditor, financier, moneylender, money lender, money man, pawnbroker, mahajan, sahukar, seth,
      loan app, cash app, lending app, who lent me, lent me|us|him|her, he|she|they lends|lent, wont|would|will lend,
      he lends, before he|she would? lend|lends|lent, loan paper, المقرض, مقرض, مقرضه, الداين, داين, داينه, moghrid,
      اللي سلفني|دينني|مسلفني|داينني|اقرضني, سلفني, بيدينني, يدينني, مرابي, المرابي, قبل ما|ان
      يسلفني|يقرضني|يدينني|يديني, صاحب الدين|المال|الفلوس`),
  'lender-gain': phrases(`
      pay|pays|gives|sends me # monthly|weekly|daily|a|each|every|per, يدفع|يعطيني|يدفعلي|يحول لي? # شهريا|اسبوعيا|كل,
      his|her|their cut|slice|percentage|due, takes|took|take|taking|asks|asking|wants|cut # %, rent free, free use,
      uses my car|flat|house|shop, keeps my flat|car|bank-card|card, eats the harvest|fruit, one sack|bag for every, a
      tenth of, compulsory, mandatory, forced, stipulated, insisted, over and above, made me promise, agreed at time
      of giving, نسبه|نسبته|بنسبه, تعب المقرض, اجباري, اجباريه, ijbari, الزاميه, مشروطه, كما شرط, اشترط, حصه, حصته,
      وفوقها|وفوقهم|وفوقه, شوال من كل, يسكن, بالسخره, كل حول, حقه الشهري, راتبه الشهري`),
  'principal-stays': phrases(`
      until|till he|she|i|they returns|return|repays|repay|gives|brings|clear the? principal|original|capital|whole,
      حتي|لين|الي يرد|يرجع|يسدد|يعيد|ارد الاصل|اصل|راس,
      principal|capital|asl|asal|mool|mul|puhunan|original|balance
      later|next|stays|remains|unchanged|untouched|baki|bakaya|alag|separate|rolls|same, debt stays, same debt, the
      rest when, rest later, yung puhunan, principal of the facility rolls, accrued part only, راس|اصل
      المال|المبلغ|الدين *? *? لسا|لسه|باقي|كما|مثل|متل|علي-حاله|عندي|كامل|ثابت, ودينه|والدين|ودينا|ودينك علي
      حاله|حالها, الاصل بعدين|باقي|لسا, والباقي اخر الشهر, باقي راس المال, ras el mal`),
  waiting: phrases(`
      waited, waiting, wait, more months|weeks|days|time, wants # more days|weeks|months, extension, extended,
      overdue, grew, grown, fatter, bigger, delay, patience, late, i was late, reissued, تاخرت, اتاخرت, طولت, مهله,
      امهلته, تمديد, تاجيل, نمدد, انظار, تاخر, تاخير, يصبر, يصبرون, esbor, yesbor`),
  'grown-debt': phrases(`
      fatter, debt grew, debt has grown, number on the paper grew, # % more|bigger|higher, new paper, ورقه جديده, مبلغ
      اكبر, بمبلغ اكبر, عقد اكبر, المبلغ صار اكبر, صار اكبر, صارت الضعف, وزادها, نزود`),
  'fixed-rate': phrases(`
      at the rate we|agreed|fixed|of, rate we fixed|agreed, rate agreed now, at? today's|todays rate|fix|price, same
      rate, fixed rate, books rate, rate booked, sarraf, remitter, hawala man|dealer, سعر اليوم, بسعر اليوم, نفس
      السعر, بنفس السعر|rate, سعر مثبت|متثبت, السعر مثبت, الصراف, now i get, you get, get`),
  'islamic-paper': phrases(`
    islamic, shariah|sharia compliant|window|board, sukuk, wakala, اسلامي, اسلاميه, شرعي, شرعيه, صكوك, وكاله`),
  'sold-apart': phrases(`
      separately, seperately, sold apart, third company|party, another company, second company, not the agency,
      plan|plans, subscription, monthly, paid for it alone, sold by, f & i, f & i desk, add on, لحاله, لحالها, لوحده,
      لوحدها, منفصله, منفصل, شركه ثانيه|تانيه|اخري|غير, كل شهر, كل سنه, اشتريته, اشتريتها, دفعتها`),
  'not-told': phrases(`
      random, no return|returns|refund|refunds|manifest|list|name|pic, sku, unclaimed, wholesale, live selling, live,
      tiktok, instagram, telegram, mine, ano laman, no list, without list, untested, no testing, ينقي, علي كيفه, من
      غير list, بدون list, اللي يطلع, عشوايي, محتوي`),
  'kept-by-creditor': phrases(`
      to its own income, own income, own account, as income, kept by, kept for, retained by, pockets, pocket,
      pocketed, for the? bank|company|seller|lender|owner, the bank keeps, keeps it, for themselves, not charity,
      لصالحنا, لصالحه, لصالح-البنك, للبنك, للشركه, لهم, ليهم, تاخذها, ياخذها, لحسابه, لحسابنا, لصاحب العماره|الدين, el
      sherka, lel sherka, يستفيد منها`),
  'delay-charge': phrases(`
      late fee|fees|charge|charges|penalty, penalty, surcharge, delay fee|charge|penalty|surcharge, overdue
      charge|fee|charges, fine, غرامه, غرامات, غرامه التاخير|تاخير, عموله تاخير|التاخير, رسوم تاخير|التاخير,
    surcharge`),
  guarantor: phrases(`
      guarantor, surety, guarantees my|the loan, stood for us|me, cosigner, co signer, كفيل, كفيلي, الكفيل, كفلني,
      كفلته, ضامن, الضامن, كفالته, توقيع الضمان, ضمني`),
  'guarantor-gain': phrases(`
      takes # %, for his|her signature, % of my|the loan, ياخذ|ياخد|بياخد|اخذ *? نسبه|%|بالميه, % من
      القرض|الدين|المبلغ`),
} as const;

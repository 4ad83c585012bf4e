import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** What lenders take for lending and for waiting, by the names that people give it in the languages of the Gulf. */
export const ribaLendingTerms: readonly Term[] = [
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      byaj, byaaj, biyaj, biaj, vyaj, vatti, kandhu vatti, meter vatti, run vatti, vaddi, palisha, palisa, girvi, sood
      bhej|bharna|diya|dena|ka|ki|wala|khor|pe|par|on, ka|ki|mahine|mahina sood, soodkhor, sudkhor, patubo, tubo
      utang|for|sa|ng|sangla, utang plus|with|may|at tubo|interes|interest|patong, plus tubo, interes lang, may
      patong, ang patong, patong sa|sa-utang|#, five six lending|loan|payment|lender|utang, 5 6
      lending|loan|payment|lender|utang, five-six, bombay money|loan|lending, sangla atm|tira, atm sangla, taka upar,
      rupaya|rupaye|rupees|rupee sainkda|saikda|per-hundred, qarz|karz|karza|udhaar|udhar|loan|uthar pe|par|ka
      munafa|faida|fayda|byaj, munafa on qarz|loan|karz, shylock ng|lender|lending|loan|interest, loanshark, usurer,
      usurers, juice loan, vig to|on|for|money, weekly vig, the vig, money lender|lenders
      weekly|monthly|collection|interest|cut|commission, moneylender|moneylenders
      weekly|monthly|collection|interest|cut|commission|payment|dues, int . chgd|charged|credited|paid|due, interest
      credited|posted|debited|accrued|earned|received|due|levied|accruing|portion|part|component|charges,
      assured|guaranteed|purchase|cash-advance|debit|overnight|margin|carded|judgment|judgement|legal|
      statutory|moratory|penal|delay|delayed|retail|usance|quarterly|daily|bank's|loan's|card's|
      term-deposit interest|int, purchase int, assured int, interest for buyers|sellers account, interest for #
      days|months, interest for january|february|march|april|may|june|july|august|september|october|november|december
      as|per|statement|on, # interest as|per|because|like|you|on-it, interest on|from my|the|our|his|her?
      fd|rd|ppf|nre|nro|term|fixed|recurring|saving|current|account|a-c|deposits|payday|friend, interest of
      my|the|our|his|her friend? loan|debt, interest instead|only this month, interest only|part paid|payment|settled,
      judgment|default|penal|penalty|reducing|diminishing|flat-interest|revolving|lending rate # %?, rate of # %
      on|reducing|diminishing, reducing|diminishing|declining balance? rate, flat rate loan|finance|of # %, flat # %
      *? p . a, flat # % loan|finance|per-annum|a-year, emi of|for|#|on|delay|debited|penalty|due,
      loan|car|bike|home|jewellery|gold|overcharged emi|emis, loan instalment|installment with interest, apy, % apy, #
      apy`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      overdraft charge|charges|fee|fees|cost|usage|utilisation|utilization|rate|costs|daily, overdraft line|limit
      fee|charge|charges|renewal|cost, od|o-d interest|charge|charges|int, o / d interest|charge|charges|a, revolving
      charge|charges|balance-charge|credit-charge|rate, revolving facility|loan rollover|charge|fee|utilisation,
      finance fee|charges, credit charge|charges, card|cash-advance charges|interest on|for|posted, cash
      advance|advances *? *? *? charged|fee|charge, loan|debt|mortgage renewal fee|charge|cost, cost|fee|charge of|for
      renewing|rolling|extending|refinancing the|my|a? loan|debt|facility, payday
      app|lender|lending|loan|loans|advance, pay day loan|loans|advance|lone, payday lone, minimum due
      plus|incl|including|with, commitment fee on, undrawn balance|fee|charge, bridging|bridge finance|loan|facility
      at|fee|charge|rate|cost|#, bridging money, hard money loan|lender, credit builder plan|loan, title loan,
      consolidation loan, balance transfer fee|rate|then|charge, equity release, reverse mortgage, student loan
      interest, floor plan|plan-finance charge|charges|interest|fee, floorplan charge|charges|interest, merchant cash
      advance, cash advance against, factor rate|fee, pawn interest|charge|charges|fee|fees|ticket-renewal|renewal,
      pawn|pawnshop ticket renewal|charge|interest|monthly, pawnshop, pawnbroker, pawnbrokers, pawnbroking, pawned
      gold|phone|watch|ring|bangles|jewellery|laptop, airtime loan|advance|credit recovered|repaid|fee|service, lease
      of money|cash, leasing money, money makes money, carry trade, borrowed yen|francs|dollars to, rate pickup,
      price|fee|charge|cost|consideration|compensation for|of his|her|the|my|their? patience|forbearance|indulgence,
      for giving|granting|allowing me|us|him|her # more months|weeks|days, for giving|granting|allowing me|us|him|her
      one|two|three more months|weeks|days, skip a payment, skip payment|instalment|installment fee|charge, payment
      holiday fee|charge|added, above|over|on-top-of|beyond the principal, top up over principal, over and above the?
      repayment|principal|loan|debt, rent on|for|of the? cash|money|loan, sweetener fixed|agreed|on|for|along,
      goodwill on|for|over|to-cover the loan|principal|money, time value of? money charge|fee|claim, lost value of my?
      time|money, inflation adjustment on|clause|to|for *? *? loan|money|debt|clause, qard|loan processing #
      for|per|each, service of funds, use of funds fee|charge, loan convenience fee|charge, grows with
      months|time|weeks|days, repay|repaying|repaid|return|returning|payback # for|per|on each|every # , for
      each|every # i|he|she|you|they lent|borrowed|loaned|gave-him|gave-her, usury money, interest money
      from|received|to-buy`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      فايض لابو|للمرابي|حق-هالشهر, الفايض للدين|علي-القرض, تكييش, كيشها|كيشلي|كيشت|نكيش لي|الجوال|البطاقه|القسط,
      المستريح بعت|بعتلي|بعتلنا|دفع|الشهريه|نسبه|العايد|عايد|فلوسي|ارباح|ba3at, الزياده|زياده|الزود|زود علي|فوق
      القرض|الدين|السلفه|راس-المال|اصل-المبلغ|اصل-الدين, الزود علي راس المال, حق|بدل|ثمن|اجره|مقابل
      الصبر|صبر|الامهال|امهال|الانظار|انظار|المهله|مهله, نظير الانظار|الامهال, فرق|رسوم|عموله|بدل|مقابل
      تمديد|تاجيل|التمديد|التاجيل الدين|القرض|السداد|الشيك|القسط|السلفه, زياده نظير|مقابل الانظار|الامهال|الاجل, عموله
      تسليف|اقراض|سلف|السلفه|القرض, منفعه القرض|قرض, نسبه للداين|للمقرض|الداين|المقرض|علي-الدين, نسبه شهريه داين|مقرض,
      رد الدين مضاعف|مضاعفا|زايد|اكثر, ايجار فلوس|مصاري|نقود, تاجير فلوس|نقود|مال, رهنيه, رهنت
      الذهب|دهب|ذهب|الاسواره|اسواره|الجوال|الساعه|السياره *? *? *? *? كل|شهري|بالميه|%|وبدفع|وادفع|عم, رهن
      الذهب|ذهب|الدهب|المجوهرات عند|لدي الصايغ|الجوهرجي|صايغ|محل *? كل|شهري|علي, مكشوف الحساب, الحساب المكشوف,
      السحب|سحب علي المكشوف بنك|حساب|البنك|يومي|شهري|رسوم, مصاريف|رسوم|عموله|كلفه كشف الحساب المدين|المكشوف,
      اوفردرافت, اوفر درافت, قلب الدين, قلب دين, قلبنا الدين, قلبت الدين, فايده متناقصه|تناقصيه|ثابته, قسط قرض|القرض
      بنكي|البنك|عقاري|العقاري|شخصي, القرض|قرض العقاري|عقاري مع, ايزي لون, ودايع بنكيه|مربوطه, وديعه لاجل|مربوطه|ثابته
      *? *? عايد|فايده|نسبه|ربح|ارباح|%, نزلت|نزل عوايد|فوايدي|فوايد-الوديعه`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'weak',
    language: 'en',
    needs: ['debt', 'lend', 'lender'],
    unless: ['unpromised', 'lawful-rate', 'charity'],
    phrases: phrases(`
      tubo, patong, sood, sud, interes, munafa, int, coffee money, sweetener, roi #, monthly|weekly bit, vig, agreed
      increase|extra|addition|surplus, holding charge|fee, arrangement % , arrangement # %, rate on drawn, charges
      roll, kalakkal, extension fee|charge|premium, fee|charge|extra|money for waiting|more-time|delay,
      charges|asks|takes|wants for waiting, waiting fee|money|charge`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'weak',
    language: 'ar',
    needs: ['debt', 'lend', 'lender'],
    unless: ['unpromised', 'lawful-rate', 'charity'],
    phrases: phrases(`
      فايظ, مرابي, الزود, زود عليهم|عليها|عليه, زياده عليه|متفق, زياده مقابل|عشان|لاجل|لاني
      طولت|التاخير|التاجيل|التمديد|المده|اتاخرت|تاخرت, نزود المبلغ, اكراميه الزاميه|اجباريه, هديه
      مشروطه|اجباريه|الزاميه|مشترطه, ازوده, ازودله, بزود, نسبه شهريه, حق الانتظار|السنه, بدل|اجره الانتظار|انتظار, فرق
      التمديد|تمديد`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      penal|default|overdue interest|rate|charges, overdue|late|delay charges? on
      loan|emi|installment|instalment|card|dues, late|delay|delayed surcharge|charge|penalty kept|retained|pocketed,
      delay surcharge # retained|kept|for, cost of carry billed, demurrage on your? unpaid|loan|debt|outstanding, late
      fee|charge|penalty pay-in-#|bnpl|tabby|tamara|postpay|installments|instalments, pay in # app *? *? *?
      late|missed|charge, tabby|tamara|postpay|spotii|cashew|bnpl late|missed|penalty|fine|charge, adds # for delay, #
      for delay in, # % per # days past due, # % *? past due|overdue|late *? kept|retained|by-them, pockets|pocket # %
      weekly|monthly|daily, # fee|charge for? each|every|per week|day|month unpaid, charged for each|every
      day|week|month *? *? unpaid|open|late, late charge and? rising`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      غرامه|عموله|رسوم|فوايد تاخير|السداد-المتاخر|المتاخر|التاخير *? *? *?
      للشركه|للبنك|لصالحنا|لهم|للتاجر|للبايع|القسط|قسط|الاقساط|الضعف|التطبيق|تاخذها|ياخذها, بدل|غرامه|رسوم تاخير
      القسط|قسط|السداد|الدين|القرض|الايجار-نسبه, كل ما|يوم|اسبوع|شهر تاخرت|اتاخرت|تتاخر|يتاخر *? *?
      تزيد|يزيد|زاد|زادت,  اجلت|امهلته|امهلت|اجلنا له|زبون|المدين|الدين|دينه *? *? *?
      ورفعت|فزاد|وزاد|وزدت|وزدنا|بزياده`),
  },
];

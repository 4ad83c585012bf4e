import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Interest by its names and its disguises. */
export const ribaTerms: readonly Term[] = [
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      riba, ribawi, usury, usurious, interest rate, rate of interest, interest rates, bank interest, loan interest,
      mortgage interest, credit card interest, overdraft interest, compound|compounded|compounding interest, simple
      interest, accrued interest, late interest, default interest, penalty interest, monthly interest, annual
      interest, yearly interest, weekly interest, interest on a? the? my? your? his? her? our? unpaid? loan|debt|
      mortgage|overdraft|credit|arrears|balance|deposit|savings|borrowing|bond|bonds, interest payment|charge|
      charges|income|earnings|expense, interest bearing, bears interest, bearing interest, earn|earns|earning
      interest, pay|pays|paying|paid interest, charge|charges|charging|charged interest, interest of # %, interest
      at # %, # % interest, # % monthly interest, # % annual|yearly interest, interest # %, # % apr, apr # %, apr
      of # %, finance charge, payday loan, payday advance, loan shark, moneylender interest, coupon bond, bond
      coupon, coupon payment, revolving interest, with interest included, plus interest, interest only
      loan|mortgage|payment, minimum payment plus interest, principal and interest, principal plus interest, loan
      with interest, borrow with interest, borrowed with interest, lend with interest, repay with interest, repaid
      with interest, return|returned it? with interest, back with interest, # for|on every|each #
      borrowed|lent|loaned, for every|each # borrowed|lent|loaned, rental of money, rent of the? money|loan, loan
      rental, money rental`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      ربا, ربوي, ربويه, ربويا, فايده بنكيه|ربويه|مركبه|بسيطه|مصرفيه|ثابته|شهريه|سنويه, فوايد بنكيه|ربويه|مركبه|
      مصرفيه|القرض|قرض|قروض|تاخير|التاخير|متاخره, سعر فايده, اسعار فايده, معدل فايده, نسبه فايده, نسبه فوايد, قرض
      بفايده|بفوايد, قرض شخصي بفايده|بفوايد, قروض بفايده|بفوايد, سلفه بفايده|بفوايد, قرض مع فايده|فوايد, تمويل
      بفايده|بفوايد, فايده # %, بفايده # %, فوايد # %, # % فايده|فوايد, فايده علي قرض|دين|سلفه|مبلغ|وديعه|رصيد,
      فوايد علي قرض|دين|سلفه|مبلغ|وديعه|رصيد, فوايد حساب|وديعه|ودايع|توفير|بنك|بطاقه, فوايد بطاقه ائتمان|ائتمانيه,
      دفع فايده|فوايد, سداد فايده|فوايد, سندات بفايده, وديعه بفايده, فايده بنك, الاصل والفايده|والفوايد, فوايد
      متراكمه|متاخره|تاخيريه, فايده تاخير|تاخيريه, بالفايده, بالفوايد, اجره القرض|قرض|السلفه|سلفه|الدين|المال|
      الفلوس, ايجار فلوس|الفلوس|المال, فلوس الصبر|الانتظار|الامهال, مقابل الصبر`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'weak',
    language: 'en',
    needs: ['debt', 'banking'],
    phrases: phrases(`
      interest, interests, compounding, compounded, roll over charge, rollover fee, time value charge, cost of
      borrowing, carrying charge, time value, price of time, price for time, rental of money, rent of the?
      money|loan|cash, money rent|rental, loan rent|rental, mortgage rate|rates, borrowing rate, loan rate, lending
      rate, cost of money, thank you fee on the? loan, use of money fee`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'weak',
    language: 'ar',
    needs: ['debt', 'banking'],
    phrases: phrases(`
      فايده, فوايد, فايدتها, فايدته, فوايده, فوايدها, بفايده, بفوايد, ثمن الوقت|الزمن|الاجل, قيمه الزمن|الوقت`),
  },
  {
    rules: ['RIBA-002'],
    principle: 'riba',
    strength: 'weak',
    language: 'en',
    needs: ['debt', 'banking'],
    unless: ['lawful-rate'],
    phrases: phrases(`
      eibor plus|+, sofr plus|+, libor plus|+, eibor, sofr, libor, apr, fixed deposit, term deposit, certificate of
      deposit`),
  },
  {
    rules: ['RIBA-019'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      treasury bill, treasury bond, treasury bills, t bill, t bills, coupon bond, coupon bonds, zero coupon bond,
      corporate bond, corporate bonds, government bond, government bonds, conventional bond, conventional bonds,
      junk bond, bond coupon, debenture, debentures, savings bond, interest bearing deposit|account|note,
      certificate of deposit with|at|paying, fixed|term|time deposit at|paying|with # %, bond fund,
      fixed|term|time deposit # %|percent`),
  },
  {
    rules: ['RIBA-019'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      اذون خزانه, اذونات خزانه, سندات خزانه|الخزانه|حكوميه|شركات|دين|تقليديه, سندات بفايده, شهادات ايداع
      بفايده|بعايد, وديعه ثابته بفايده`),
  },
  {
    rules: ['RIBA-014'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      buy|buys|buying|bought|sell|sells|selling|sold *? invoice|bill|cheque at|for # %, invoice discounting, bill
      discounting, bills discounting, cheque discounting, check discounting, note discounting, discounting of? a?
      the? my? invoice|invoices|bill|bills|cheque|cheques|promissory, discounted promissory note|notes, discount
      my? a? the? cheque|bill|invoice|promissory, discounted invoice|cheque`),
  },
  {
    rules: ['RIBA-014'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      خصم كمبياله|كمبيالات|شيك|شيكات|فاتوره|فواتير|سند|سندات, خصم ورقه|اوراق تجاريه, تسييل شيك|شيكات|كمبياله
      اجل|مؤجل|مؤجله`),
  },
  {
    rules: ['RIBA-013'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      sale of debt, selling debt, debt sale, sell|selling|sold|buy|buying|bought the? my? a? his? distressed?
      debt|debts|receivables at|for, receivables factoring, factoring of receivables, non recourse factoring, debt
      trading, discounted receivables, sale of receivables, # fils|cents|percent|% on|per|in|for|to the?
      dirham|dollar|riyal, factor pays|advances|paid, factoring of open|outstanding|unpaid? invoices, invoice
      factoring, factored invoices, buy|buying|bought|purchase the? debt of|owed`),
  },
  {
    rules: ['RIBA-013'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بيع دين|ديون لطرف|لغير|باقل|بخصم|بسعر, بيع دين بدين, شراء دين|ديون|مديونيه|مديونيات بخصم|باقل, بيع
      مديونيه|مديونيات, بيع ذمم مدينه, توريق ديون, اشتريت|اشتري|شريت|نشتري منه|منها? الدين|دينه|ديونه
      اللي|الذي|التي|علي, خصم مستحقات|مستحقاتنا|مستحقاتي *? *? لدي|عند|مع شركه|بنك|ممول`),
  },
  {
    rules: ['RIBA-015'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      bay al inah, bai al inah, bai inah, bay inah, inah, inah sale, sale and buy back at a? higher|lower, sell and
      buy back for more`),
  },
  {
    rules: ['RIBA-015'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases('بيع عينه, بيع العينه, عينه بيع, بيع بعينه'),
  },
  {
    rules: ['RIBA-016'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      organised|organized tawarruq, arranged tawarruq, reverse tawarruq, tawarruq bank sells, commodity tawarruq
      via bank agent`),
  },
  {
    rules: ['RIBA-016'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases('تورق منظم, تورق مصرفي منظم, تورق عكسي, تورق مصرفي'),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'weak',
    language: 'en',
    needs: ['debt'],
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      late fee, late fees, late charge, late payment fee|charge|penalty, delay penalty, penalty for
      delay|late|lateness, overdue charge|fee, default charge|fee, penalty, fine for delay|late, charge for
      delay|late|lateness, fee for late|delay, extra for delay|late|lateness, delay charge|fee, late payment
      surcharge`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'weak',
    language: 'ar',
    needs: ['debt'],
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      غرامه, غرامه تاخير, غرامات تاخير, رسوم تاخير, تعويض عن تاخير, تعويض تاخير, زياده علي تاخير, زياده بسبب تاخير,
      عموله تاخير`),
  },
  {
    rules: ['RIBA-018'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      guaranteed return, guaranteed returns, guaranteed profit, guaranteed profits, guaranteed
      monthly|annual|yearly|fixed return|profit|income|payout, fixed guaranteed return|profit, guaranteed # %, # %
      guaranteed, capital guaranteed plus|with|and, capital guarantee plus|with, principal guaranteed
      plus|with|and, guaranteed capital and|plus|with, guaranteed yield`),
  },
  {
    rules: ['RIBA-018'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      عايد مضمون|ثابت مضمون, عايد ثابت مضمون, عوايد مضمونه, ارباح مضمونه|ثابته مضمونه, ربح مضمون|ثابت مضمون, ربح
      شهري|سنوي مضمون|ثابت, عايد شهري|سنوي مضمون|ثابت, راس مال مضمون مع|و, ضمان راس مال مع|و, راس المال مضمون
      مع|و|وعايد|وربح, ضمان راس المال وعايد|وربح|مع`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      for|per|each|every each? every? day|week|month *? *? *? is? late|overdue|delayed, # for|per each? every?
      day|week|month of? delay|late|lateness|overdue, # a day|week|month late|overdue`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      كل|عن|علي كل? يوم|شهر|اسبوع تاخير|يتاخر|تتاخر|اتاخر|نتاخر, عن كل يوم|شهر|اسبوع تاخير|يتاخر|تتاخر|اتاخر, علي
      كل يوم|شهر|اسبوع تاخير|يتاخر|تتاخر|اتاخر, عموله *? كل شهر|يوم يتاخر`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'weak',
    language: 'en',
    needs: ['bill'],
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      late payment fee|charge|penalty|surcharge, late fee|fees|charge|charges|penalty, penalty for
      late|lateness|delay, overdue charge|fee|penalty, delay charge|fee|penalty`),
  },
  {
    rules: ['RIBA-006'],
    principle: 'riba',
    strength: 'weak',
    language: 'ar',
    needs: ['bill'],
    unless: ['charity', 'late-rent'],
    phrases: phrases(`
      غرامه|غرامات|رسوم تاخير|التاخير`),
  },
];

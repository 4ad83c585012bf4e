import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Interest on deposits and papers, guaranteed gain, and sales that only carry a loan. */
export const ribaMarketTerms: readonly Term[] = [
  {
    rules: ['RIBA-019'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    unless: ['lawful-rate', 'islamic-paper'],
    phrases: phrases(`
      fixed|term|recurring|time deposit
      matured|maturity|renewal|renewed|rollover|interest|rate|yield|earnings|income|credited|opened|
      placement|certificate, fd|nre|nro
      maturity|matured|renewal|renewed|interest|int|rate|yearly|credited|yield|opened|placement|ka, nre|nro
      fd|rd|deposit, rd|ppf maturity|matured|interest|deposit|account|instalment, ppf and rd, recurring
      deposit|deposits, cd rollover|maturity|ladder, certificate of deposit, certificates of deposit,
      deposit|savings|investment certificate|certificates with|monthly|yield|coupon|income|rollover, savings|deposit
      bonus from|paid|credited *? conventional? bank, bank savings bonus|yield|rate, savings yield, money market
      fund|funds|account, interest bearing, client money account? yield|interest, crypto savings|lending|lend account?
      yield|interest|rate|#?, lending platform|pool|protocol|wallet, peer to peer lending|loan|loans, p 2 p
      lending|loan, p2p lending|loan|loans, crowdlending, crowd lending, consumer loans yield, yield on consumer?
      loans|lending|loan, structured note|notes|deposit, capital protected note|notes|with|fixed|plus|product,
      perpetual note|notes|bond|bonds, junk bonds|bond, bonds|bond etf|fund|coupon|ladder|yield|interest|maturity,
      bond coupon|coupons, coupon on|from my|the? bond|bonds|note|notes|debenture, mezzanine loan|lender|debt|coupon,
      lender coupon, treasury|treasuries bill|bills|bond|bonds|note|notes|yield|auction|direct, gilts, gilt edged,
      t-bill, tbill, tbills, municipal bonds, muni bonds, eurobond|eurobonds, commercial paper
      yield|placement|programme|investment, securities lending, stock lending, cash collateral earnings, repo
      agreement|desk|rate|overnight|trade, reverse repo, repurchase agreement, post office
      certificate|deposit|savings|scheme, nidhi deposit, preference|preferred shares|dividend fixed|cumulative, fixed
      rate preference`),
  },
  {
    rules: ['RIBA-019'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    unless: ['lawful-rate', 'islamic-paper'],
    phrases: phrases(`
      اذون|اذونات الخزانه|خزانه|خزينه|الخزينه, سندات|السندات|سند الخزينه|دوليه|بنكيه|ادخار|دين|شركه, كوبون
      السند|السندات|سند|سندات, شهادات استثمار|الاستثمار|ايداع|الايداع العايد|عايد|بعايد, عوايد|عايد|ارباح|ربح
      التوفير|دفتر-التوفير|شهادات|شهاده|الشهادات|الوديعه|وديعه|الودايع|الرصيد-المجمد|حساب-التوفير, العايد
      الدوري|السنوي|الشهري شهادات|شهاده|استثمار|وديعه|دفتر, دفتر التوفير *? *? العايد|عايد|الارباح|ربح, شهادات|شهاده
      الاستثمار|ايداع|الايداع|البنك|ادخار|الادخار *? *? العايد|عايد|فايده, عوايد البنك|بنكيه, رصيدي المجمد بالبنك,
      صندوق سوق النقد|نقدي-تقليدي, صناديق سندات|السندات|الدين, بوندز, بونص التوفير, حساب توفير بعايد|بفايده|بنسبه`),
  },
  {
    rules: ['RIBA-018'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      guaranteed roi, guaranteed|assured|promised payout|monthly|returns|dividend|gain of|return|profit|income,
      assured return|returns|income|profit|yield, fixed return|returns|gain|yield
      from|on|per|each|every|monthly|regardless|no-matter, fixed profit|profits|income regardless|no-matter, fixed
      profit from *? trading|trade|business, fixed|set|steady # per|each|every|a month|branch|week|year *? *?
      capital|stake|principal, capital|principal|stake back|refunded|refundable|returned|returnable
      no-matter|regardless|guaranteed|for-sure|whenever|on-demand|plus-profit|after-a-year-no-matter,
      capital|stake|principal guaranteed|protected|safe|secured and|with|plus|no-matter,
      guarantee|guarantees|guaranteed|guaranteeing my|the|his|our|your? capital|principal|stake|investment, safe from
      loss, my|the|his|our # back for sure|certain, returns the full stake|capital, back no matter what, no matter
      what, money doubles|doubled in, high yield investment program|programme, hyip, ponzi, pyramid
      payout|scheme-payout, regardless if|whether containers|it|we|they|the *? sell|sells|sink|profit, fixed # %
      monthly|yearly|annual|a-month|per-month|return|returns|profit, # % monthly fixed|guaranteed|sure|assured`),
  },
  {
    rules: ['RIBA-018'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      مبلغ|ربح|ارباح|عايد|نسبه ثابت|ثابته|مقطوع|مقطوعه|مضمون|مضمونه *? *? *? *?
      راس-المال|راس-مال|راسمال|وفلوسي|وفلوسه|علي-فلوسي, ربح|ارباح|نسبه ثابته|ثابت شهري|شهريا|كل-شهر, ثابته|ثابت زي
      الساعه, مشغل فلوسي|فلوسه|مبلغ *? *? ربح|نسبه|ثابت|ثابته, مبلغ مشغل *? ربح|نسبه|ثابت, راس المال|مال|مالي
      مضمون|محفوظ|مكفول|مرجع|يرجع-كامل, راس مال مضمون|محفوظ|مكفول, مضمون الربح, فلوسه|فلوسي|اموالي
      مضمونه|محفوظه|مكفوله, بدون|بلا مخاطره|خساره *? *? كل شهر`),
  },
  {
    rules: ['RIBA-014'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    unless: ['to-debtor'],
    phrases: phrases(`
      cheque|cheques|pdc|pdcs|promissory-note|promissory-notes discounted, bills|invoices|receivables discounted
      by|with|at|through the? bank|financier|factor|broker|office|lender, discounted cheques|pdc|pdcs, usance
      bill|discount|interest|charges, usance, bill|bills|draft purchased|bought|taken by *? below|under|less|discount,
      below face, below its|their|the? face? amount|value, discount cost|charge|charges charged,
      sold|sell|selling|sells my|the|his|our rent|tenancy|salary?
      cheques|cheque|slips|slip|pdc|invoice|invoices|receivables *? *? *? for # %? less?, early payment? of approved
      invoices, supply chain finance|financing, at a haircut, haircut of # %, retention money? released? early, pdc
      discount|discounting, cheque cashing fee|%, promissory note below|under|less|for-less|at-a-discount`),
  },
  {
    rules: ['RIBA-014'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    unless: ['to-debtor'],
    phrases: phrases(`
      بعت|بيع|باع|ابيع|بايع شيك|شيكات|الشيك|الشيكات|كمبياله|الكمبياله *? اجل|مؤجل|مؤجله|باقل *? *? *?
      نقدا|كاش|باقل|اقل|من, شيك|شيكات مؤجل|مؤجله باقل|نقدا|كاش *? *? قيمته|قيمتها|ب?,  تكييش شيكات|شيك|فواتير,
      خصم|دسكاونت|تخصيم الشيك|شيكات|الشيكات|الفواتير|فواتير, فكتورنج, فاكتورينغ, فاكتورنج, التخصيم`),
  },
  {
    rules: ['RIBA-013'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    unless: ['to-debtor'],
    phrases: phrases(`
      factoring company|advance|fee|facility|house|charge|discount|فواتير|الفواتير|invoices|receivables, factor
      buys|advance|advances|fee, invoice factoring|finance|financing-fee, sell|selling|sold|buy|buying|bought the debt
      of|to *? *? somebody|someone|another|third|else, selling|sold|sell|buying|bought the|my|his|a|unpaid|our?
      unpaid? salary|debt|dues|claim|iou|end-of-service slips|due|claim|of *? *? for|to|at|less,
      chit|chitty|chitti|kuri auction|bidding|bid|discount|prized|boli, committee|kameti|kametti|bc|bishi|bisi
      boli|auction|bid|becha|bechi|bech|bikri|sold|bought, boli wali, bought|buy|buying|sold|sell|selling
      the|her|his|my|a *? jam'iyya|gameya|gam3eya|jam3iya|jamiya|jamiyya|rosca|committee|kitty|paluwagan
      turn|slot|share|pot, turn from her|him|* for less than the? pot|full, paluwagan slot sold|bought|discount`),
  },
  {
    rules: ['RIBA-013'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    unless: ['to-debtor'],
    phrases: phrases(`
      اشتريت|شريت|بعت|بيع|باعت|باع|شراء الجمعيه|جمعيه|دور|دوري|دورها|دوره|الدور *? *? *? *? باقل|بدل|اقل|مقابل,
      باعت|باع|بعت دورها|دوره|دوري في|الجمعيه, بيع|بعت|شراء|اشتريت الدين|دين|ديون|مديونيه
      لطرف|لغيره|لشخص|لثالث|لشركه|بخصم|باقل`),
  },
  {
    rules: ['RIBA-015'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      bai|bay|bei|beya al|el|ul einah|inah|eina|ina|eena|enah, einah|eenah sale|payment|leg|deal, sale and? lease back
      of my, sale and? leaseback *? *? *? *? *? *? *? higher|fixed|more, carton trick, cartons trick, sells|sold
      me|us|him *? on credit *? *? *? takes|took|buys|bought|takes-back it|them *? back, must|to|will|shall repurchase
      at|it *? higher|more|premium, repurchase at a? higher|premium|more, sold back to|for the? same
      seller|shop|dealer|merchant less|cheaper`),
  },
  {
    rules: ['RIBA-015'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      العينه الثنايي|الثلاثي, بيوع العينه, وهو|هو|نفس نفسه|المحل|البايع|التاجر|المعرض *?
      يشتريها|يشتريه|ياخذها|ياخذه|ياخذ|اشتراها|اشتراه *? كاش|نقد|نقدا|باقل|اقل, ورجعوا|رجعوا|ورجع|رجع
      خذوها|اخذوها|اشتراها|اشتروها|اخذها|خذها *? نقد|نقدا|كاش|باقل|اقل`),
  },
  {
    rules: ['RIBA-016'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      tawarruq|tawaruq|tawarrouq|tawarooq|tawaru2 package|service|desk|certificate|palm-oil|metal,
      metal|commodity|palm-oil certificate|certificates|warrant|warrants purchase|sale|sold|bought|done|for-cash,
      bank|financier is my|our agent to|for sell|selling, commodity|metal|goods on|only-on paper only,
      sham|fake|fictitious|paper|dummy murabaha|murabahah|tawarruq|sale-for-cash, murabaha|murabahah|tawarruq
      fake|sham|no-goods|on-paper|only-cash, islamic in name`),
  },
  {
    rules: ['RIBA-016'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      مرابحه|مرابحات صوريه|وهميه|شكليه|علي-الورق|كذابه|فيك, تورق وهمي|صوري|منظم|بنكي, تورق *? البنك
      باعه|باعها|يبيع|باعولي|باعوا, كاش بكاش, نقد بنقد اكثر|زايد|باكثر, باعولي|باعوا|باعوه *?
      المعدن|السلعه|الحديد|البضاعه *? *? ما|وما شفت|شفتها|شفته|استلمت, باعوه|باعوها|باعه|باعها لنفس|لنفسه
      الوسيط|البروكر|broker|السمسار|المورد`),
  },
  {
    rules: ['RIBA-011'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      gold savings|saving|saver scheme|plan|chit|instalment, jeweller|jewellery|jewelry|gold savings? scheme|schemes,
      gold|sona|silver|jewellery|jewelry|bangles|bangle emi|kist|kisht|kistein|instalment|installment|hulugan|hulog,
      sona|chandi kisht|kist|udhaar|udhar, alahas hulugan|utang, pay # months *? *? free *? *? gold|metal|jewellery, #
      th free metal`),
  },
  {
    rules: ['RIBA-011'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      ذهب|دهب|الذهب|الدهب|غويشه|غوايش|غويشات|سبيكه|سبايك|شبكه|الشبكه|طقم|طقم-ذهب|اسواره|اساور|خاتم-ذهب
      بالقسط|قسط|بالتقسيط|تقسيط|بالاقساط|اقساط|بالاجل|بالدين|علي-الحساب|علي-دفعات`),
  },
  {
    rules: ['RIBA-012'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      forward contract to lock|fix|secure usd|aed|qar|eur|gbp|dollar|euro|rupee|the-rate|rate, non deliverable
      forward|fwd, ndf, fx|usd|dollar|euro|rupee|currency fwd|forward|forwards|hedge|swap-points, lock|locked|locking
      the|in? usd|dollar|euro|rupee|fx|exchange rate *? for|until|till, fx swap|swaps points|roll|rollover|far-leg`),
  },
  {
    rules: ['RIBA-012'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      تثبيت سعر|صرف الدولار|اليورو|العمله|الصرف|دولار *? *? شهر|#, عقد اجل لتثبيت|علي سعر|الدولار|اليورو|العمله|صرف,
      فورورد دولار|عملات|يورو|عمله`),
  },
  {
    rules: ['RIBA-021'],
    principle: 'riba',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      guarantor|surety|cosigner|co-signer takes|took|gets|wants|asks|charges|charged|fee|is-paid *? # %,
      guarantor|guarantee|surety *? *? takes # % of, for his|her|the|their signature, bond fee paid to the?
      individual|man|person, tender|bid|performance bond fee *? *? % of value, paid|pay to *? individual|man|person
      who stood for, stood surety|guarantor for money|fee|a-fee`),
  },
  {
    rules: ['RIBA-021'],
    principle: 'riba',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      كفلته|كفلني|يكفلني|كفيلي|الكفيل|الضامن *? *? *? مقابل|ياخذ|ياخد|اخذ|بياخد|طلب # %|نسبه|بالميه|%|عموله, كفلته *?
      *? مقابل, حق|مقابل|اجره|ثمن توقيع|توقيعه|التوقيع الضمان|الكفاله|علي-القرض, ما يكفل|يضمن ببلاش, مقابل توقيعه, %
      من القرض مقابل`),
  },
];

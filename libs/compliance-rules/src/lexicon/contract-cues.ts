import { phrases } from '../text/phrase-list.ts';

/** How contracts are joined, delayed and left open, and what zakat is taken from and given to. */
export const contractCues = {
  'tied-deal': phrases(`
    condition|provided|agree|agreed|if|unless that? he|she|they|you|i rents|rent|leases|lease|buys|buy|sells|sell|
    hires|hire, only if he|she|they|you|i rents|rent|leases|buys|buy|sells|sell, بشرط|شرط ان? يشتري|تشتري|يبيع|تبيع|
    يبيعني|تبيعني|يستاجر|تستاجر|يوجر|توجر|اشتري|ابيعه|استاجر, علي ان يشتري|تشتري|يبيعني|تبيعني|يستاجر|تستاجر`),
  'late-charge': phrases(`
    late payment? fee|fees|charge|charges|penalty|fine, delay penalty|fee|charge, penalty for late|delay|lateness,
    late penalties, غرامه|غرامات تاخير?, رسوم تاخير, التزام بالتبرع`),
  insolvent: phrases(`
    insolvent, insolvency, bankrupt, bankruptcy, unable to pay, cannot afford to pay, معسر, معسره, المعسر, اعسار,
    مفلس, مفلسه, افلاس, عاجز عن السداد|سداد|الدفع`),
  reschedule: phrases(`
    reschedule|rescheduled|rescheduling, restructure|restructured|restructuring, refinance|refinanced|refinancing,
    roll|rolled|rolling over, extend|extended|extending the? *? debt|loan|balance|amount, new murabaha to
    settle|pay|repay|close, اعاده جدوله|تمويل|هيكله, جدوله, اعدنا جدوله, تدوير الدين|دين|قرض, مرابحه جديده
    لسداد|لاغلاق|لتسويه`),
  'early-rebate': phrases(`
    early settlement|payment|repayment discount|rebate|reduction, discount|rebate|reduction for|on|upon early
    settlement|payment|repayment, discount|rebate if|when he|she|they|you|i? pays|pay|settle|settles early, خصم
    السداد|سداد|عند-السداد|عند-سداد|تعجيل المبكر|مبكر|السداد, خصم مقابل تعجيل|التعجيل, ضع وتعجل`),
  stipulated: phrases(`
    promised, agreed|stipulated|written|fixed in|by the? contract|agreement|advance, in the contract, stipulated,
    guaranteed by contract, through a? third party|agent|broker, مشروط, مشروطه, مشترط, متفق عليه سلفا|في|بالعقد,
    منصوص, في العقد, بالعقد, عبر طرف ثالث|وسيط`),
  'before-possession': phrases(`
    before i|he|she|we|they receive|receives|received|get|gets|got|take|takes|collect|collects
    it|them|delivery|possession, before receiving|taking possession|delivery|it|them, before delivery to
    me|us|him|her, before they|it arrives|arrive, before taking possession, not yet received|delivered to me|us|him,
    while still with|at the supplier|seller|port, قبل قبضها|قبضه|القبض|قبض|استلامها|استلامه|حيازتها|حيازته, قبل ان|ما
    استلمها|استلمه|يستلمها|يستلمه|نستلمها|نستلمه|اقبضها|يقبضها|تصلني|توصل|توصلني|تصل, قبل وصولها|وصوله|ما-توصل`),
  'no-date': phrases(`
    delivery date|time unknown|open|tbd|undecided|unclear, delivery|payment date|time not
    set|fixed|agreed|known|decided, no fixed? delivery? date|deadline|time-limit, without a? fixed? delivery?
    date|deadline, date|deadline left open, deliver|delivered|delivery|pay|payment|balance whenever, deliver|delivered
    some|one day, no-one|nobody knows when, when god wills it, until further notice no date, بدون|دون|بلا
    موعد|تاريخ|اجل|مده محدد|محدده|معلوم|معين?, موعد|تاريخ|اجل غير محدد|معلوم|معروف, اجل مجهول, موعد مجهول, متي ما
    تيسر|قدر|اراد|حب|توفر|وصل, وقت ما يحب|يريد|يتيسر|يقدر`),
  'no-decision-date': phrases(`
    no deadline|date|time-limit to? decide?, without a? deadline|date|time-limit, whenever i|he|she|we|the buyer?
    decide|decides|want|wants, no time limit, decide whenever, بدون|دون|بلا مده|موعد|تاريخ|وقت|اجل, مده غير
    محدده|معلومه, متي ما قررت|قرر|حب|بغيت`),
  arbun: phrases('arbun, arboun, arbon, urbun, earnest money, earnest deposit, عربون, العربون, عربونا'),
  'hangs-on': phrases(`
    only? if it rains|snows|hails, only? if the ship|rain|oil|team|horse|market * ,
    valid|effective|binding|concluded|sold only? if|when * wins|rains|arrives|rises|falls|comes, only? if
    my|his|her|our|the team|horse|candidate wins|win, معلق|معلقه علي, موقوف|موقوفه علي, اذا|لو|ان نزل|هطل|نزلت
    مطر|المطر|امطار, اذا|لو|ان فاز|ربح فريق|الفريق|فريقي|المنتخب|الحصان, اذا|لو|ان وصلت السفينه|سفينه|الباخره`),
  salam: phrases(`
    salam contract|sale|deal|agreement|purchase|finance, bai|bay|bey salam, salam for|of|on, بيع سلم|السلم, عقد
    سلم|السلم, سلم علي|في`),
  'price-later': phrases(`
    price|payment|paid|pay|money|balance|rest on|at|after|upon|when delivery|harvest|delivered|arrival|receipt,
    pay|paid later, price later|deferred|postponed, payment later|deferred, ثمن|سعر|دفع|المبلغ|مبلغ|سداد|يدفع
    عند|بعد|وقت تسليم|استلام|الحصاد|حصاد|وصول, ثمن مؤجل|لاحقا|مؤخر|بعدين, دفع لاحقا|مؤجل|بعدين`),
  istisna: phrases(`
    istisna, istisnaa, istisna'a, made to order, build to order, manufacture of, استصناع, الاستصناع, عقد استصناع`),
  'no-spec': phrases(`
    without|no drawings|drawing|specification|specifications|specs|spec|design|plans|measurements|description,
    specification to follow|later, size and material later, بدون|دون|بلا مواصفات|رسومات|مخططات|وصف|تصميم|قياسات|
    مقاسات, مواصفات غير محدده|معلومه, مواصفات لاحقا`),
  'unknown-quantity': phrases(`
    unknown quantity|amount|weight|number of?, quantity|weight|number unknown|unspecified|undetermined,
    unspecified|undetermined quantity|weight|number, whatever quantity|weight|number, however many|much there
    is|are|comes|come, كميه|كميات|وزن|عدد مجهوله|مجهول, كميه|كميات|وزن|عدد غير محدده|محدد|معلومه|معلوم|معروفه|معروف,
    كم ما طلع|يطلع|كان|يكون`),
  'meat-trade': phrases(`
    frozen? chicken, frozen chickens, frozen? poultry, frozen? beef, frozen? lamb, frozen? mutton, meat, meats,
    livestock carcasses, لحوم, لحم, دجاج, دواجن, ذبايح`),
  'across-border': phrases(`
    import|imports|imported|importing|importer, export|exports|exported|exporting, container of?, consignment of?,
    shipment of?, bill of lading, استيراد, مستورد, مستورده, مستوردين, تصدير, شحنه, حاويه, حاويات, شحنات`),
  'halal-certified': phrases(`
    halal, certificate, certified, certification, zabiha, dhabiha, slaughtered by hand, حلال, شهاده, شهادات,
    مذبوح|مذبوحه شرعي|شرعيا|حسب`),
  zakat: phrases('zakat, zakah, zakaat, zakaah, زكاه, الزكاه, زكاتي, زكاتنا, زكوات'),
  'own-zakat-rate': phrases(`
    crops, harvest, fruit, dates, grain, minerals, rikaz, treasure, livestock, زروع, ثمار, محصول, تمور, ركاز, معادن,
    انعام, مواشي`),
  dependant: phrases(`
    to|for my father|mother|parents|son|daughter|children|kids|wife|grandson|grandmother|grandfather|dad|mum|mom,
    لابي|لوالدي|لامي|لوالدتي|لابني|لبنتي|لابنتي|لزوجتي|لاولادي|لعيالي|لجدي|لجدتي|لوالديه`),
  'impure-wealth': phrases(`
    bank interest, interest income|earned|money|from|i, my interest, riba money|income, gambling|betting|lottery
    winnings|income|money, casino winnings, فوايد بنك|بنكيه|ربويه, فوايد البنكيه|الربويه|البنك, اموال|مال
    ربا|ربويه|حرام, ارباح قمار|القمار|مراهنات|يانصيب`),
} as const;

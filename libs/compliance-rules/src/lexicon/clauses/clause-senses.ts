import { phrases } from '../../text/phrase-list.ts';

/**
 * What the words of a clause are about, in both languages: its parties, deeds, conditions and times. The text model of
 * clauses listens to them. A star stands for any ending of an English word; an Arabic word may have particles before
 * it and pronouns behind it.
 */
export const clauseSenses: Readonly<Record<string, readonly string[]>> = {
  client: phrases('customer*, client*, buyer*, purchaser*, orderer*, عميل, مشتري, زبون, متعامل, عملاء'),
  lessee: phrases('tenant*, lessee*, renter*, hirer*, occupier*, مستاجر'),
  bank: phrases('bank, banks, financier*, institution*, seller*, بنك, مصرف, ممول, بايع'),
  lessor: phrases('lessor*, landlord*, owner, owners, موجر, مالك'),
  manager: phrases('manager*, mudarib*, entrepreneur*, operator*, trader*, managing, مضارب, مدير, عامل'),
  investor: phrases(`
    investor*, provider*, fund, rabb*, صندوق,
    financ partner, capital owner, رب المال, لرب المال, ورب المال, مستثمر, صاحب
    المال`),
  partner: phrases('partner*, co owner*, شريك, شركا'),
  both: phrases(`
    both, either side, each side, two sides, neither, either, each other, together, jointly, mutual*, الطرفين,
    الطرفان, كلا, كلاهما, كليهما, معا, سويا, الاثنين`),
  alone: phrases('alone, only one, solely, sole, exclusively, single*, وحده, وحدها, لوحده, فقط, منفرد'),
  'third-party': phrases(`
    third party, third, outsider*, independent*, stranger*, unrelated, outside, ثالث, مستقل, اجنبي, خارجي`),
  kin: phrases(`
    brother*, sister*, wife, husband, father*, uncle*, cousin*, son, daughter, family, relative*, subsidiar*,
    affiliate*, parent, holding, group, اخو, اخي, اخت, زوج, والد, عم, ابن, قريب, اقارب, شركه تابعه, تابعه,
    مجموعه`),
  supplier: phrases(`
    supplier*, vendor*, dealer*, showroom*, importer*, wholesaler*, factory, manufacturer*, maker, agency, مورد,
    معرض, وكاله, مصنع, تاجر`),
  agent: phrases('agent*, agency, on behalf, behalf, proxy, represent*, errand*, وكيل, وكاله, نيابه, توكيل'),
  need: phrases('need*, necessit*, because, specialist*, expertise, licence, licensed, حاجه, خبره, متخصص, لان'),
  bear: phrases(`
    bear*, borne, shoulder*, absorb*, carry, carries, carried, burden*, falls on, falls to, fall on, fall to,
    lies with, lie with, on the, account of, expense of, for the account, picks up, pick up, foot*, covers,
    cover, meet, meets, met by, يتحمل, تتحمل, تحمل, يحمل, علي عاتق, عاتق, علي حساب, حساب, كلفه, علي نفقه, نفقه`),
  pay: phrases(`
    pay, pays, paid, paying, payment*, payable, settle*, remit*, hand over, owes, owe, owed, due, يدفع, تدفع,
    دفع, سدد, يسدد, سداد, مستحق, يستحق, يودي, ملزم`),
  receive: phrases(`
    receive*, gets, get, got, take, takes, taken, collect*, draw, draws, drawn, entitled, earn*, يتسلم, استلم,
    ياخذ, يقبض, يحصل, يتقاضي, يستلم, يصرف, نصيب`),
  keep: phrases(`
    keep*, kept, retain*, remain*, stay*, stays, holds on, pocket*, income, يحتفظ, يبقي, تبقي, يظل, تظل, ايراد,
    دخل`),
  'give-back': phrases(`
    refund*, return of, returned, return the, back, repay*, reimburse*, restitut*, made whole, يرد, ترد, يعيد,
    اعاده, استرداد, يسترد, ترجع, يرجع, رجع`),
  guarantee: phrases(`
    guarant*, warrant*, underwrit*, assur*, secure*, safe, insur capital, vouch*, stand* behind, protect*,
    promise* that, ضمن, ضامن, ضمان, مضمون, كفل, كفيل, كفاله, يتعهد, تعهد, امان, محفوظ`),
  'make-good': phrases(`
    make* good, makes good, made good, top* up, make* up, made up, fill*, compensate*, indemnif*, replac*,
    rectif*, shortfall, يعوض, تعويض, يجبر, يكمل, يغطي, فرق`),
  regardless: phrases(`
    regardless, whatever, however, irrespective, no matter, whether or, come what, even if, even though, even
    when, even, in any case, in all cases, in any event, under all, whichever, always, without exception,
    unconditional*, anyway, مهما, ولو, وان, حتي لو, حتي وان, سواء, في كل حال, في جميع الاحوال, بغض النظر, بصرف
    النظر, ايا كان, ايا كانت, باي حال, علي كل حال, دايما, في كل الاحوال`),
  'only-if': phrases(`
    only if, only where, only when, only for, save where, except*, unless, provided that, provided, so long,
    limited to, to the extent, other than, لا الا, الا, ما لم, بشرط, فيما عدا, سوي, ما عدا, باستثناء, انما`),
  fault: phrases(`
    fault*, neglig*, misconduct, breach*, careless*, misuse*, wrongdoing, abuse*, fraud*, blame*, his own doing,
    wilful, overload*, تعدي, تعد, تقصير, قصر, اهمال, مخالفه, خالف, خطا, اساء, سوء, تفريط, فرط`),
  loss: phrases(`
    loss, losses, lose, loses, lost, losing, deficit*, shortfall*, fail, fails, failure, failed, goes under,
    collapse*, in the red, خساره, خساير, خسر, يخسر, تخسر, نقص, هبوط, فشل, تلف`),
  profit: phrases(`
    profit*, gain*, surplus, margin, proceeds, mark up, markup, yield, ربح, ارباح, مربح, هامش, فايض, كسب`),
  capital: phrases(`
    capital, contribution*, stake, invested, put in, principal, money in, his money, her money, راس المال,
    راسمال, راس مال, ماله, مساهمه, اموال`),
  fixed: phrases(`
    fixed, flat, same, unchanged, constant, set, guaranteed sum, lump, certain, agreed sum, does not change,
    ثابت, محدد, مقطوع, معلوم, لا يتغير, متفق, نفس, ذاته, نفسه`),
  varies: phrases(`
    floating, float*, vary, varies, variable, moves with, move*, change*, adjust*, reset*, review*, revis*,
    follow*, track*, indexed, eibor, qibor, libor, saibor, benchmark*, متغير, يتغير, تتغير, يعدل, تعديل, يراجع,
    ايبور, كيبور, سايبور, موشر, مرجعي`),
  later: phrases(`
    later, afterwards, subsequently, thereafter, next week, next month, tomorrow, yet to, in due course, when
    the time, in future, future, to be agreed, then, لاحقا, بعد, فيما بعد, بعدها, غدا, الاسبوع القادم, القادم,
    المقبل, مستقبل, حينه, وقتها`),
  before: phrases(`
    before, prior, beforehand, ahead of, earlier, previous*, already, first, had, قبل, سابق, مسبق, اولا, سلفا`),
  after: phrases('after, once, following, upon, as soon, since, بعد, عقب, متي, بمجرد, عند, فور'),
  until: phrases('until, till, pending, not before, as long, حتي, الي ان, الي حين, لحين, ريثما, طالما'),
  now: phrases(`
    now, today, at once, immediately, forthwith, hereby, at signing, on signing, from day one, straight away,
    الان, اليوم, فورا, حالا, بهذا العقد, بموجب هذا, وقت التوقيع, عند التوقيع`),
  own: phrases(`
    own, owns, owned, ownership, title, belongs, belong*, property of, acquir*, in its name, register*, يملك,
    تملك, مملوك, ملك, ملكيه, باسم, مسجل, تسجيل`),
  possess: phrases(`
    possess*, deliver*, hand*, custody, receipt, took delivery, collected, inspect*, warehouse*, keys, قبض,
    تسلم, تسليم, حياز, استلام, مستودع, مخزن`),
  buy: phrases('buy, buys, bought, purchas*, order*, procur*, شرا, اشتري, يشتري, تشتري, نشتري'),
  sell: phrases('sell, sells, sold, sale, sales, resell, resale, بيع, باع, يبيع, بيعت'),
  sign: phrases('sign*, conclude*, contract, execut*, agreement, التوقيع, وقع, توقيع, يوقع, ابرم, ابرام, عقد'),
  promise: phrases(`
    promis*, undertak*, commit*, obliged, bound, binding, bind*, must, shall, irrevocabl*, وعد, مواعده, التزم,
    يلتزم, ملزم, الزام, تعهد`),
  option: phrases(`
    option*, may withdraw, withdraw*, walk away, back out, free to, change* mind, choose*, choice, may, can,
    خيار, حق العدول, العدول, ينسحب, تراجع, يجوز, يحق, حر`),
  discretion: phrases(`
    discretion, if it wishes, if it likes, goodwill, as a favour, gift, unpromised, not promised, may choose, of
    its own accord, سلطه, تقدير, تفضل, ان شاء, هبه, فضلا, طوعا, احسان, من تلقاء`),
  late: phrases(`
    late, lateness, overdue, delay*, default*, arrears, miss*, unpaid, behind, past due, تاخر, متاخر, تاخير,
    ماطل, مماطله, تخلف, فات, معسر`),
  charge: phrases(`
    charge*, penalt*, fine, fines, fee, fees, surcharge, interest, extra, additional, costs him, غرامه, رسوم,
    رسم, عموله, فايده, زياده, يزيد, تزيد, تزداد, اضاف`),
  charity: phrases(`
    charit*, donat*, zakat, poor, good cause*, red crescent, welfare, خيري, خيريه, صدقه, تبرع, الفقرا, وجوه
    البر, البر`),
  insolvent: phrases('insolven*, bankrupt*, unable, hardship, معسر, اعسار, مفلس, عاجز'),
  early: phrases(`
    early, earlier than, ahead of time, before the due, before maturity, prepay*, sooner, مبكر, قبل موعد, قبل
    الاجل, تعجيل, عجل`),
  rebate: phrases(`
    rebate*, discount*, reduc*, waive*, knock*, deduct*, less, forgiv*, cheaper, خصم, حسم, يسقط, اسقاط, تخفيض,
    يخفض, يتنازل, يحط`),
  increase: phrases(`
    increase*, rise*, raise*, rose, grow*, higher, dearer, more, add*, uplift, mark* up, extra, يزيد, زياده,
    يرتفع, اعلي, اكثر, ارتفاع, يضاف`),
  time: phrases(`
    extension, extend*, reschedul*, respite, grace, more time, another year, longer, instalment*, installment*,
    مهله, تمديد, جدول, اعاده الجدوله, امهال, اجل, قسط, اقساط`),
  price: phrases('price*, cost, costs, value, figure, amount, sum, ثمن, سعر, تكلفه, قيمه, مبلغ'),
  hide: phrases(`
    not told, undisclosed, confidential, secret, not disclosed, conceal*, hidden, without telling, not shown,
    private matter, need not know, سر, سري, يخفي, لا يفصح, دون افصاح, لا يطلع, لا يعلم, غير معلن`),
  disclose: phrases(`
    disclos*, told, tell*, inform*, shown, show*, known, itemis*, statement, افصح, افصاح, يطلع, اطلع, يعلم,
    معلوم, بين, كشف`),
  deposit: phrases(`
    deposit*, earnest, down payment, hamish, security deposit, جديه, عربون, تامين نقدي, هامش الجديه, مقدم`),
  damage: phrases('damage*, actual, harm, ضرر, اضرار, فعلي'),
  whole: phrases('whole, entire*, all, full, fully, total, every, complete*, كامل, كل, جميع, كله, كلها, كافه, باكمل'),
  part: phrases('part, partly, portion, some, rest, remainder, balance, بعض, جزء, باقي, متبقي, بقيه'),
  forfeit: phrases(`
    forfeit*, confiscat*, lost to, non refundable, nonrefundable, يصادر, مصادره, لا يرد, لا ترد, سقط`),
  'title-kept': phrases('retention, reserved, withheld, withhold*, until paid, last instalment, احتفاظ, اخر قسط'),
  pledge: phrases('pledge*, mortgage*, lien, collateral, security over, charge over, رهن, مرهون, مرتهن'),
  'credit-line': phrases(`
    limit, facility, line, standby, availab*, undrawn, unused, commitment fee, arrangement, حد, تسهيل,
    سقف, التزام, غير مستخدم, استخدم`),
  'old-finance': phrases(`
    old, refinanc*, roll*, previous finance, earlier murabaha, settle the earlier, outstanding, top up finance,
    قديم, سابقه, تمويل سابق, مرابحه جديده, مرابحه سابقه, مديونيه`),
  defect: phrases('defect*, hidden, flaw*, faulty, as is, as seen, warranty, عيب, عيوب, خلل, علي حاله, بري, براءه'),
  insure: phrases('insur*, takaful, premium*, policy, cover for, تامين, تكافل, قسط التامين, بوليصه, وثيقه'),
  repair: phrases(`
    repair*, mainten*, upkeep, maintain*, fix, fixing, service*, servic*, overhaul*, صيانه, اصلاح, ترميم, تصليح,
    يصلح`),
  structure: phrases(`
    structur*, major, roof, engine*, foundation*, gearbox, wall*, essential, compressor, heavy, replacement,
    هيكل, اساسي, محرك, سقف, كبري, رييسي, جوهري, سطح`),
  routine: phrases(`
    routine, daily, minor, ordinary, day to day, clean*, oil, filters, bulbs, wear, running, operational,
    consumable*, دوري, يومي, عادي, بسيط, تشغيلي, نظافه, زيت, فلاتر, استهلاكي, خفيف`),
  rent: phrases('rent, rents, rental*, hire, lease*, اجره, ايجار, اجار, كرا'),
  perish: phrases(`
    destroy*, burn*, burnt, fire, flood*, stolen, theft, wreck*, total loss, written off, perish*, collapses,
    هلك, هلاك, احترق, حريق, سرق, سرقه, تلف, دمار, غرق, كارثه`),
  stop: phrases(`
    ceas*, stop*, ends, end, suspend*, no rent, terminat*, lapse*, abate*, توقف, يوقف, سقوط, ينفسخ, انفسخ,
    ينتهي, تنتهي, انتهاء, يعلق`),
  continue: phrases(`
    continu*, goes on, go on, keeps, still, run* on, not stop, يستمر, تستمر, استمر, مازال, جاريه, لا تتوقف`),
  automatic: phrases(`
    automatic*, by itself, of itself, without more, no further, without any, ipso, same contract, تلقاي, بذاته,
    دون حاجه, بلا عقد, من غير عقد`),
  separate: phrases(`
    separate*, another contract, new contract, own contract, deed, its own, distinct, منفصل, مستقل, عقد جديد,
    عقد اخر, بعقد, حينها`),
  sublet: phrases('sublet*, sub let*, sublease*, sub lease*, let on, relet, من الباطن, يوجر, تاجير'),
  permission: phrases(`
    permission, consent*, approv*, leave, asking, authoris*, authoriz*, agree*, knowledge, written, اذن, موافقه,
    اخطار, علم, رضا, استيذان, تفويض`),
  borrow: phrases(`
    borrow*, loan*, lend*, lent, overdraft, on credit, credit, debt in, qard, قرض, اقتراض, يقترض, يستدين, سلف,
    دين, بالاجل`),
  debt: phrases('debt*, receivable*, owed to, owes him, دين, ديون, ذمه, مديون, مستحقات'),
  salary: phrases(`
    salar*, wage*, monthly pay, fee for, remunerat*, allowance*, pay of, راتب, اجر, مكافاه, بدل, مخصص`),
  monthly: phrases(`
    month*, each month, per month, quarter*, year*, annual*, weekly, every month, شهر, شهريا, سنوي, سنه, كل شهر,
    ربع, فصلي`),
  percent: phrases('%, percent, per cent, pct, بالميه, بالمايه, في الميه, نسبه'),
  ratio: phrases(`
    ratio*, proportion*, pro rata, share*, split, percentage*, by capital, حصه, حصص, نسبه, نسب, بقدر, بحسب, نصيب`),
  equal: phrases('equal*, half*, fifty, evenly, halves, مناصفه, بالتساوي, نصف, سويه'),
  above: phrases(`
    above, beyond, exceed*, over, excess, more than, surplus over, فوق, يتجاوز, زاد, تجاوز, ما زاد, يزيد علي`),
  'first-slice': phrases(`
    first, before sharing, before any, off the top, priority, preferen*, ahead, اول, اولويه, مقدم, يقدم, قبل
    القسمه, قبل التوزيع`),
  account: phrases(`
    on account, provisional*, advance, interim, subject to, adjust* at, تحت الحساب, دفعه, تسويه, موقت, مبدي`),
  final: phrases('final*, for good, irrevers*, not returned, closed, never clawed, نهاي, لا يسترد, قطعي, بات'),
  costs: phrases(`
    costs, expens*, outlay*, overhead*, takings, revenue*, turnover, مصاريف, مصروفات, تكاليف, ايراد, مبيعات`),
  distribute: phrases('distribut*, divid*, shared, share out, paid out, توزيع, يوزع, تقسم, يقسم, قسمه, تقاسم'),
  works: phrases('works, work, working, effort*, labour, sleep*, silent, idle, يعمل, عمل, جهد, نايم, صامت'),
  run: phrases(`
    manag*, runs, run, interfere*, sign* cheques, cheque*, co sign*, decides, control*, يدير, اداره, يتدخل,
    توقيع الشيكات, قرار`),
  face: phrases(`
    face value, face, original, nominal, par, book, paid in, what he put, same amount, اسمي, اسميه, الاصلي,
    اصلي, دفعه, ساهم`),
  market: phrases(`
    market, valu*, valuer*, fair, apprais*, of the day, that day, prevailing, agreed then, سوق, سوقيه, تقييم,
    مقيم, خبير, عادله, يومها, يوميذ, حينه`),
  unit: phrases('unit*, slice*, tranche*, وحده, وحدات, حصته'),
  falls: phrases(`
    fall, falls, shrink*, decreas*, goes down, lower*, reduce*, diminish*, drops, declin*, ينقص, تنقص, ينخفض,
    تنخفض, يتناقص, تقل, يقل`),
  without: phrases('without, not ask*, no need, need not, دون, بدون, بلا, من غير'),
  not: phrases(`
    not, no, never, nor, none, nobody, nothing, cannot, isnt, doesnt, dont, wont, cant, didnt, wasnt, arent, hasnt,
    havent, neither, مو, مب, مش, مافي, ماكو, محد, بل, لا, لن, لم, ليس, ليست, غير, ما,
    ولا`),
  exclude: phrases(`
    exclud*, left out, no part, gets nothing, none of, forgo*, waiv*, يحرم, حرمان, لا نصيب, يستثني, لا شي`),
  'in-return': phrases(`
    condition*, conditional, on condition, in return, in exchange, tied, شرط, مشروط, مقابل, لقا, بشرط`),
  asset: phrases(`
    asset*, goods, car, machine*, van, truck*, equipment, property, building*, vehicle*, house, سياره, اله,
    معدات, عقار, مبني, بضاعه, سلعه, عين, ماجور`),
  period: phrases('period, term, duration, open ended, indefinite*, no end, مده, اجل, مفتوح, غير محدد'),
  repossess: phrases('repossess*, taken back, takes back, evict*, سحب, استعاد, اخلا, استرجاع'),
  remaining: phrases(`
    remaining, future rent*, unexpired, rest of the, all rents, المتبقي, باقي الاجره, الباقي, حال, حاله, تحل`),
  past: phrases('past, accrued, arrears, already due, متاخرات, الماضي, السابق'),
  back: phrases('leas* back, buy* back, sold back, repurchas*, rent back, اعاده شرا, اعاده بيع, استيجار'),
  tied: phrases('conditional on, depend*, simultaneous*, one package, معلق, متوقف, مرتبط'),
  we: phrases('we, us, our, ours, my, me, i, mine, our side, نحن, لنا, علينا, عندنا, لي'),
  you: phrases('you, your, yours, youve, youre, لك, عليك, لكم, عليكم, منك'),
  they: phrases('he, she, his, her, him, they, them, their, himself, hers'),
  only: phrases('only, just, merely, no more than, nothing but, nothing beyond, بس, فقط, لا غير, فحسب, لا اكثر'),
  nothing: phrases('nothing, anything, none, شييا, شي, اي شي'),
  was: phrases('was, were, had, been, did, has been, have been, having, تم, كان, كانت, قد, لقد'),
  will: phrases('will, would, is to, are to, going to, سوف, سيكون, ستكون'),
  although: phrases('although, though, yet, while, whereas, لكن, ولكن, غير ان, الا ان, بينما, مع ان, رغم'),
  passes: phrases(`
    pass, passes, passed, transfer*, become, becomes, became, turns into, convert*, تنتقل, ينتقل, انتقل, انتقال, نقل,
    يصبح, تصبح, يصير, تصير, تحول, يتحول`),
  money: phrases('money, cash, funds, monies, فلوس, نقد, نقدا, مال, كاش'),
  liable: phrases('liable, liability, answer*, responsib*, accountable, risk, risks, مسوول, مسووليه, يطالب, مطالبه, تبعه'),
  claim: phrases('claim*, demand*, recourse, sue, يطالب, مطالبه, يرجع علي, الرجوع علي'),
  each: phrases('each, per, every, own, respective*, كل منهما, كل واحد, كل طرف, كل شريك'),
  other: phrases('other, others, another, else, اخر, اخري, غيره, ثاني'),
  use: phrases('use, uses, used, using, usable, usage, انتفاع, استعمال, استخدام, يستعمل, ينتفع'),
  new: phrases('new, fresh, again, anew, renew*, renewal, جديد, تجديد, مره اخري, من جديد'),
  cause: phrases('caus*, because of, due to, resulting, arising, بسبب, نتيجه, ناتج, تسبب, ناشي'),
  leave: phrases('left, leaves, exit*, goes out, retire*, departs, خروج, يخرج, انسحاب, تخارج'),
};

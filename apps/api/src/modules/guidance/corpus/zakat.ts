import type { Passage } from './passage.ts';

/** Zakat on money and trade, to whom it is paid, and what the set-aside of a payment is. */
export const zakat: readonly Passage[] = [
  {
    id: 'zakat-set-aside', version: 2, topics: ['zakat', 'payment'], rules: ['ZKT-001', 'ZKT-004', 'ZKT-007'],
    title: { en: 'Is the 2.5 per cent split my zakat?', ar: 'هل اقتطاع 2.5 بالمئة هو زكاتي؟' },
    text: {
      en: 'A share set aside is not zakat by itself. Zakat is due once a lunar year on wealth that reaches the nisab, at one fortieth, and it needs the owner’s intention {ss-35}. A share set aside with each payment measures turnover, not wealth: a person who only passes money on may set aside much and owe nothing, another may owe much and set aside little. What is set aside is voluntary charity, or zakat paid in advance if you intend it so and keep a record to settle against at the end of your year {ss-35}. Reckon your wealth on your zakat day, subtract what you paid in advance with that intention, and pay the rest. Connect calls the split a set-aside and never says that zakat has been fulfilled.',
      ar: 'الاقتطاع ليس زكاة بذاته، فالزكاة تجب مرة في الحول القمري على المال البالغ نصابًا بمقدار ربع العشر، ولا بد فيها من نية المالك {ss-35}. والجزء المقتطع من كل دفعة يقيس حركة المال لا ثروته، فقد يقتطع من يمر المال بيده كثيرًا ولا زكاة عليه، وقد تجب على غيره زكاة كثيرة ولم يقتطع إلا قليلًا. فالمقتطع صدقة تطوع، أو زكاة معجلة إذا نويتها كذلك وأمسكت سجلًا تحاسب به نفسك في نهاية حولك {ss-35}. فاحسب مالك يوم زكاتك، واطرح ما عجّلته بهذه النية، وأخرج الباقي. ويسمي نظام Connect هذا الاقتطاع تخصيصًا، ولا يقول أبدًا إن الزكاة قد أُدّيت.',
    },
    schools: [
      { school: 'majority', view: { en: 'Hanafi, Shafi’i and Hanbali jurists accept paying in advance once the nisab is owned.', ar: 'الحنفية والشافعية والحنابلة يجيزون تعجيل الزكاة بعد ملك النصاب.' } },
      { school: 'maliki', view: { en: 'Advance payment is not accepted, or only shortly before the year ends.', ar: 'لا يجزئ التعجيل إلا قبل تمام الحول بزمن يسير.' } },
    ],
    questions: {
      en: ['Is the 2.5% split my zakat?', 'Does the zakat set-aside on a payment count as zakat?', 'Is my zakat fulfilled when the app takes 2.5 percent?', 'What is the zakat split in Connect?', 'Can each transaction pay my zakat automatically?', 'Do I still owe zakat after the split?'],
      ar: ['هل اقتطاع 2.5% من الدفعة هو زكاتي؟', 'هل تسقط الزكاة بما يقتطعه التطبيق؟', 'ما معنى تخصيص الزكاة في النظام؟', 'هل تخرج زكاتي تلقائيًا مع كل عملية؟', 'هل علي زكاة بعد الاقتطاع؟', 'التطبيق يخصم الزكاة من كل تحويل'],
    },
  },
  {
    id: 'zakat-on-money', version: 1, topics: ['zakat', 'nisab'], rules: ['ZKT-001'],
    title: { en: 'Zakat on money: nisab, year and rate', ar: 'زكاة النقود: النصاب والحول والمقدار' },
    text: {
      en: 'Money is subject to zakat when it reaches the nisab and a lunar year passes over it; the rate is one fortieth, 2.5 per cent {ss-35}. The nisab is the value of 85 grams of gold in most modern reckonings, or 595 grams of silver, following the tradition on five ounces of silver {muslim-979}. Cash, bank and wallet balances, savings, and debts owed to you by people able to pay are added up on the zakat day. Paper and electronic money take the rule of gold and silver {iifa-21}. If you reckon by the solar year, the rate is about 2.577 per cent. Personal house, car and tools are not counted.',
      ar: 'تجب الزكاة في النقود إذا بلغت النصاب وحال عليها الحول القمري، ومقدارها ربع العشر أي 2.5 بالمئة {ss-35}. والنصاب قيمة 85 غرامًا من الذهب في أكثر التقديرات المعاصرة، أو 595 غرامًا من الفضة أخذًا بحديث خمس أواق {muslim-979}. ويُجمع النقد وأرصدة البنوك والمحافظ والمدخرات والديون المرجوة على القادرين في يوم الزكاة. والنقود الورقية والإلكترونية لها حكم الذهب والفضة {iifa-21}. ومن حسب بالسنة الشمسية أخرج نحو 2.577 بالمئة. ولا يدخل في ذلك بيت السكن والسيارة الشخصية وأدوات العمل. ويُضم ما استُفيد أثناء الحول إلى الأصل تيسيرًا في الحساب.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'The silver nisab is often used for mixed wealth, being better for the poor; money gained in the year follows the year of the first.', ar: 'يُؤخذ كثيرًا بنصاب الفضة لأنه أنفع للفقراء، ويُضم المستفاد إلى حول الأصل.' } },
      { school: 'shafii', view: { en: 'Each gain has a year of its own, unless it is the growth of the capital.', ar: 'لكل مال مستفاد حوله إلا نماء رأس المال.' } },
    ],
    questions: {
      en: ['What is the nisab for zakat on cash?', 'How do I calculate zakat on my savings?', 'When is zakat due on money?', 'How much zakat on a bank balance?', 'Is zakat 2.5% on salary savings?', 'Is nisab by gold or silver?'],
      ar: ['ما نصاب زكاة المال؟', 'كيف أحسب زكاة مدخراتي؟', 'متى تجب الزكاة في المال؟', 'كم زكاة الرصيد البنكي؟', 'هل النصاب بالذهب أم بالفضة؟', 'عندي فلوس مجمعها كم أزكي عنها؟'],
    },
  },
  {
    id: 'zakat-recipients', version: 1, topics: ['zakat', 'recipients'], rules: ['ZKT-003'],
    title: { en: 'Who may receive zakat', ar: 'مصارف الزكاة' },
    text: {
      en: 'The Qur’an names eight: the poor, the needy, those who collect it, those whose hearts are to be won, freeing captives, people in debt, the cause of God and the stranded traveller {quran-9-60}. It is not paid to a rich person, to one’s parents and children or to a wife, whom one must support anyway; it may be paid to needy brothers, sisters and other relatives, and that earns the reward of kinship too {ss-35}. An ordinary debt of the poor may be paid for him, but a creditor may not simply write off a debt and call it zakat in the view of most. Mosques and schools are built from charity, not zakat, in the majority view.',
      ar: 'حدد القرآن ثمانية مصارف: الفقراء والمساكين والعاملين عليها والمؤلفة قلوبهم وفي الرقاب والغارمين وفي سبيل الله وابن السبيل {quran-9-60}. ولا تُدفع إلى غني، ولا إلى الوالدين والأولاد والزوجة لأن نفقتهم واجبة، وتُدفع إلى المحتاج من الإخوة والأخوات وسائر الأقارب وفيها أجر الصلة أيضًا {ss-35}. ويجوز قضاء دين الفقير منها، ولا يجوز عند الأكثر أن يُسقط الدائن دينه ويحتسبه زكاة. ولا تُبنى منها المساجد والمدارس في قول الجمهور، بل من الصدقات. وإذا دُفعت عن طريق جمعية وجب أن تكون مرخصة وأن تصرفها في مصارفها.',
    },
    schools: [
      { school: 'shafii', view: { en: 'It is spread over the classes that are present.', ar: 'يجب تعميم الأصناف الموجودة.' } },
      { school: 'majority', view: { en: 'Hanafi, Maliki and Hanbali jurists: one class is enough.', ar: 'الحنفية والمالكية والحنابلة: يجوز الاقتصار على صنف واحد.' } },
    ],
    questions: {
      en: ['Who can receive zakat?', 'Can I give zakat to my brother?', 'May zakat be used to build a mosque?', 'Can I give zakat to my parents?', 'Can I write off a debt as zakat?', 'The eight categories of zakat recipients'],
      ar: ['لمن تُعطى الزكاة؟', 'هل يجوز إعطاء الزكاة للأخ؟', 'هل تُبنى المساجد من الزكاة؟', 'هل يجوز دفع الزكاة للوالدين؟', 'هل أسقط الدين عن المدين من الزكاة؟', 'ما مصارف الزكاة الثمانية؟'],
    },
  },
  {
    id: 'zakat-on-trade', version: 1, topics: ['zakat', 'trade', 'shares'], rules: ['ZKT-001'],
    title: { en: 'Zakat on trade goods and shares', ar: 'زكاة عروض التجارة والأسهم' },
    text: {
      en: 'Goods bought to be sold are valued at their market price on the zakat day; cash and good debts are added, debts due to suppliers are subtracted, and 2.5 per cent is paid if the nisab is reached {ss-35}. Fixed assets that earn by use, such as machines, shops and delivery cars, are not valued, only their proceeds. Shares bought to trade are trade goods at market value. Shares held for income are reckoned by the zakatable assets behind them, and where the company pays zakat on the holders’ behalf nothing further is due {ss-35}. Goods in the way are the owner’s even if not yet received. Zakat purifies lawful wealth, not forbidden gains {quran-9-103}.',
      ar: 'تُقوَّم السلع المشتراة للبيع بسعر السوق يوم الزكاة، ويضاف النقد والديون المرجوة، وتُطرح ديون الموردين الحالّة، ويُخرج ربع العشر إذا بلغ الصافي نصابًا {ss-35}. أما الأصول الثابتة التي تدر باستعمالها كالآلات والمحلات وسيارات التوصيل فلا تُقوَّم، وإنما يُزكى ما بقي من غلتها. والأسهم المشتراة للمتاجرة عروض تجارة بقيمتها السوقية، والأسهم المقتناة للعائد تُحسب بما يقابلها من موجودات زكوية، وإذا أخرجت الشركة الزكاة نيابة عن المساهمين لم يجب غيرها {ss-35}. والبضاعة في الطريق لمالكها وإن لم تصل. والزكاة تطهّر المال الحلال لا الكسب المحرم {quran-9-103}.',
    },
    schools: [
      { school: 'maliki', view: { en: 'A merchant who waits for prices pays zakat once when he sells; one who trades continually values his stock each year.', ar: 'التاجر المحتكر يزكي مرة عند البيع، والمدير يقوّم بضاعته كل عام.' } },
      { school: 'majority', view: { en: 'Hanafi, Shafi’i and Hanbali jurists: stock is valued each year.', ar: 'الحنفية والشافعية والحنابلة: تُقوَّم البضاعة كل حول.' } },
    ],
    questions: {
      en: ['How is zakat on business inventory calculated?', 'Is zakat due on shares?', 'Zakat on a shop and its stock', 'Do I pay zakat on machines and equipment?', 'Zakat of a company', 'How to pay zakat on stocks held for trading?'],
      ar: ['كيف أحسب زكاة البضاعة؟', 'هل على الأسهم زكاة؟', 'ما زكاة عروض التجارة؟', 'هل تجب الزكاة في الآلات والمعدات؟', 'كيف تزكي الشركة أموالها؟', 'عندي محل كيف أزكي عليه؟'],
    },
  },
  {
    id: 'zakat-on-debts', version: 1, topics: ['zakat', 'debt'], rules: ['ZKT-001'],
    title: { en: 'Zakat on money lent and money owed', ar: 'زكاة الديون التي لك والتي عليك' },
    text: {
      en: 'A debt owed to you by a person who admits it and can pay is counted in your wealth each year; a debt that is denied or owed by someone in hardship is counted only when it is received {ss-35}. What you owe yourself and must pay now is subtracted before you compare with the nisab; for long-term instalments modern bodies subtract only what falls due in the coming year {ss-35}. A rent deposit or a guarantee that will come back belongs to its owner and is counted by him when it returns, in the easier view. Keep a dated list of both kinds of debt with the reckoning of each zakat year.',
      ar: 'الدين الذي لك على مقرّ قادر يُحسب في مالك كل عام، والدين المجحود أو الذي على معسر لا يُزكى إلا إذا قُبض {ss-35}. وما عليك من دين حالّ يُطرح قبل مقارنة المال بالنصاب، وفي الأقساط الطويلة تطرح الجهات المعاصرة ما يحل منها في السنة القادمة فقط {ss-35}. والتأمين المدفوع لصاحب العقار أو الضمان الذي سيُرد ملك لدافعه، ويزكيه عند رجوعه في القول الأيسر. فاحتفظ بقائمة مؤرخة للنوعين مع حساب كل حول، حتى لا يُزكى المال مرتين ولا يُترك ما وجبت فيه الزكاة. والمقرض هو الذي يزكي القرض لأنه ماله، لا المقترض الذي عليه رده.',
    },
    schools: [
      { school: 'maliki', view: { en: 'A loan is given zakat for one year when it is received.', ar: 'يُزكى القرض لعام واحد عند قبضه.' } },
      { school: 'shafii', view: { en: 'What one owes does not reduce zakat in the later view.', ar: 'لا يمنع الدين وجوب الزكاة في الجديد.' } },
      { school: 'hanbali', view: { en: 'A debt on an able person is given zakat for all the years on receipt.', ar: 'يُزكى الدين على المليء لما مضى من السنين عند قبضه.' } },
    ],
    questions: {
      en: ['Do I pay zakat on money I lent to someone?', 'Is debt deducted from zakat?', 'Zakat on a loan that may not be repaid', 'Do my home finance instalments reduce my zakat?', 'Who pays zakat on a loan, lender or borrower?', 'Zakat on receivables'],
      ar: ['هل على الدين الذي لي زكاة؟', 'هل يُخصم الدين من الزكاة؟', 'زكاة الدين على المعسر', 'هل أقساط البيت تنقص الزكاة؟', 'من يزكي القرض المقرض أم المقترض؟', 'سلفت واحد مبلغ هل أزكي عليه؟'],
    },
  },
  {
    id: 'zakat-al-fitr', version: 1, topics: ['zakat', 'fitr'], rules: ['ZKT-003'],
    title: { en: 'Zakat al-fitr', ar: 'زكاة الفطر' },
    text: {
      en: 'Zakat al-fitr is due on every Muslim at the end of Ramadan, for himself and those he supports: one measure of staple food per head, paid before the prayer of the feast {bukhari-1503}. It is different from the yearly zakat on wealth: it has no nisab in the view of most and falls on persons, not on money. It may be paid a day or two before the feast, and many charities receive it from the beginning of the month. Paying its value in money is accepted by one school and by many councils today for the benefit of the poor. It is sent as a payment to a licensed charity with the purpose stated, not mixed with other charity.',
      ar: 'زكاة الفطر واجبة على كل مسلم بختام رمضان، عن نفسه وعمن تلزمه نفقتهم، صاعًا من غالب القوت عن كل فرد، وتُخرج قبل صلاة العيد {bukhari-1503}. وهي غير زكاة المال السنوية، فلا يُشترط لها نصاب عند الجمهور، وهي متعلقة بالأشخاص لا بالأموال. ويجوز إخراجها قبل العيد بيوم أو يومين، وتستقبلها جمعيات كثيرة من أول الشهر. وإخراج قيمتها نقدًا أخذ به الحنفية وكثير من مجالس الإفتاء المعاصرة لمصلحة الفقير. وتُرسل دفعة إلى جمعية مرخصة مع ذكر الغرض، ولا تُخلط بغيرها من الصدقات. ومن أخّرها عن صلاة العيد بلا عذر فقد فوّت وقتها ويلزمه إخراجها.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'The value in money is accepted, and the nisab is required.', ar: 'تجزئ القيمة نقدًا ويُشترط ملك النصاب.' } },
      { school: 'majority', view: { en: 'Maliki, Shafi’i and Hanbali jurists: food is given, and whoever has more than the day’s need owes it.', ar: 'المالكية والشافعية والحنابلة: تُخرج طعامًا، وتجب على من ملك فوق قوت يومه.' } },
    ],
    questions: {
      en: ['When is zakat al-fitr paid?', 'Can fitrana be paid in money?', 'How much is zakat ul fitr per person?', 'Is zakat al-fitr different from zakat on wealth?', 'Do I pay fitr for my children?', 'Paying sadaqat al-fitr before Eid'],
      ar: ['متى تُخرج زكاة الفطر؟', 'هل يجوز إخراج زكاة الفطر نقدًا؟', 'كم مقدار زكاة الفطر عن الفرد؟', 'ما الفرق بين زكاة الفطر وزكاة المال؟', 'هل أخرج الفطرة عن أولادي؟', 'فطرة رمضان كم تطلع؟'],
    },
  },
];

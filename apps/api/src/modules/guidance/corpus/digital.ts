import type { Passage } from './passage.ts';

/** Money and contracts in electronic form. */
export const digital: readonly Passage[] = [
  {
    id: 'central-bank-money', version: 1, topics: ['cbdc', 'currency'], rules: ['RIBA-009', 'RIBA-010'],
    title: { en: 'The e-dirham and other central-bank digital money', ar: 'الدرهم الرقمي ونقد البنوك المركزية' },
    text: {
      en: 'A digital dirham or riyal issued by a central bank is the state’s currency in another form, a claim on the issuer with the same value as the banknote; it is not a cryptocurrency. The Fiqh Academy, when it studied electronic currencies, set apart what a state issues from what private networks issue {iifa-237}. So the rules of paper money apply: it is money of its own kind with the rules of gold and silver {iifa-21}. The same currency is exchanged at par, different currencies at any rate but hand to hand, zakat is due on balances that reach the nisab, and a loan is repaid with its like {ss-1}. Receipt is the posted entry in the wallet.',
      ar: 'الدرهم أو الريال الرقمي الصادر عن البنك المركزي هو عملة الدولة في صورة أخرى، ودين على مصدره بقيمة الورقة النقدية نفسها، وليس عملة مشفرة. وقد ميّز مجمع الفقه عند بحث العملات الإلكترونية بين ما تصدره الدولة وما تصدره الشبكات الخاصة {iifa-237}. فتنطبق عليه أحكام النقود الورقية، وهي نقد قائم بذاته له أحكام الذهب والفضة {iifa-21}. فتُصرف العملة الواحدة بمثلها، والمختلفة بأي سعر مع التقابض، وتجب الزكاة في الرصيد إذا بلغ النصاب، ويُرد القرض بمثله {ss-1}. ويتحقق القبض بالقيد المرحّل في المحفظة. ولا يغيّر الوسيط التقني شيئًا من هذه الأحكام.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies treat state money alike in paper and in electronic form.', ar: 'تعامل الهيئات نقد الدولة معاملة واحدة ورقيًا كان أو إلكترونيًا.' } }],
    questions: {
      en: ['Is the e-dirham a cryptocurrency?', 'What is a CBDC in Islamic law?', 'Is the digital dirham halal to use?', 'Do the rules of riba apply to central bank digital currency?', 'Difference between digital riyal and bitcoin', 'Is zakat due on e-dirham balances?'],
      ar: ['هل الدرهم الرقمي عملة مشفرة؟', 'ما حكم العملة الرقمية للبنك المركزي؟', 'ما الفرق بين الدرهم الرقمي والبيتكوين؟', 'هل تجري أحكام الربا في الدرهم الإلكتروني؟', 'هل تجب الزكاة في رصيد الدرهم الرقمي؟', 'هل التعامل بالريال الرقمي القطري جائز؟'],
    },
  },
  {
    id: 'cryptocurrency', version: 1, topics: ['crypto', 'gharar'], rules: ['HAL-019'], contested: true,
    title: { en: 'Bitcoin and other cryptocurrencies', ar: 'البيتكوين والعملات المشفرة' },
    text: {
      en: 'There is no settled ruling. The Fiqh Academy discussed electronic currencies at its twenty-fourth session, described them and their risks, and asked for more study of open questions, among them whether they are money, property or a service, and the great uncertainty that attends them {iifa-237}. Councils differ: several forbid dealing in them because of gharar, lack of an issuer and use in crime; others treat the better known ones as property that may be owned and traded for spot, and require zakat. Everyone agrees that leverage, futures on coins and promised returns are not allowed {iifa-63}. The profile used here sends such payments to the board, and the law of the country applies in any case.',
      ar: 'لا يوجد حكم مستقر في المسألة. فقد بحث مجمع الفقه العملات الإلكترونية في دورته الرابعة والعشرين، وبيّن حقيقتها ومخاطرها، ودعا إلى مزيد من الدراسة في قضايا لم تُحسم، منها هل هي نقود أو أموال أو خدمة، وما يكتنفها من غرر كبير {iifa-237}. واختلفت المجالس، فمنعها بعضها للغرر وعدم وجود مصدر ضامن واستعمالها في الجرائم، وعدّ آخرون المعروف منها مالًا يُتملك ويُتداول حالًّا وتجب فيه الزكاة. واتفق الجميع على منع الرافعة والعقود الآجلة عليها والعوائد المضمونة {iifa-63}. ويحيل الملف المعتمد هنا هذه المدفوعات إلى الهيئة، ويلزم نظام الدولة على كل حال.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Forbidden by several national councils; allowed as property by others; left open by the Academy.', ar: 'منعتها عدة مجالس وطنية، وأجازها آخرون مالًا، وتركها المجمع لمزيد من البحث.' } }],
    questions: {
      en: ['Is Bitcoin allowed?', 'Can I buy cryptocurrency?', 'Is trading Ethereum halal?', 'What is the ruling on stablecoins such as USDT?', 'Is crypto mining permitted?', 'Should zakat be paid on Bitcoin?'],
      ar: ['ما حكم البيتكوين؟', 'هل يجوز شراء العملات المشفرة؟', 'ما حكم تداول الإيثريوم؟', 'ما حكم العملات المستقرة مثل USDT؟', 'ما حكم تعدين العملات الرقمية؟', 'الكريبتو حلال ولا حرام؟'],
    },
  },
  {
    id: 'crypto-yield', version: 1, topics: ['crypto', 'riba', 'defi'], rules: ['HAL-019', 'RIBA-018'], contested: true,
    title: { en: 'Staking, lending of coins and yield', ar: 'التخزين وإقراض العملات المشفرة وعوائدها' },
    text: {
      en: 'These arrangements differ greatly and no academy has ruled on them as a whole. Lending coins for a promised increase is a loan with interest whatever is lent {iifa-10} {ss-19}. A pool that promises a fixed yield on the amount put in guarantees the capital and the gain, which partnership does not allow {iifa-30}. Rewards for taking part in running a network resemble a wage or a reward for work, and some scholars allow them if the network itself is lawful and no minimum is promised; others refuse because the underlying coin is in dispute {iifa-237}. Ask for the contract terms, who bears loss, and where the reward comes from, and bring the file to the board.',
      ar: 'تختلف هذه المعاملات اختلافًا كبيرًا، ولم يصدر عن المجامع قرار جامع فيها. فإقراض العملات مقابل زيادة موعودة قرض بفائدة أيًّا كان المُقرَض {iifa-10} {ss-19}. والمجمّع الذي يعد بعائد ثابت على المبلغ يضمن رأس المال والربح، وهذا مما لا تقبله الشركة {iifa-30}. أما المكافأة على المشاركة في تشغيل الشبكة فتشبه الأجر أو الجعل، وأجازها بعض العلماء إذا كانت الشبكة مباحة ولم يُضمن حد أدنى، ومنعها آخرون للخلاف في العملة نفسها {iifa-237}. فلتُطلب شروط العقد، وبيان من يتحمل الخسارة ومصدر المكافأة، ثم يُعرض الملف على الهيئة قبل الدخول فيها.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Interest on lent coins: forbidden. Rewards for validating: in dispute.', ar: 'فوائد إقراض العملات محرمة، ومكافآت التحقق محل خلاف.' } }],
    questions: {
      en: ['Is crypto staking halal?', 'Can I lend my coins for yield?', 'Is DeFi yield farming allowed?', 'Earning rewards on a liquidity pool', 'Is a fixed return from a crypto platform riba?', 'Staking Ethereum for rewards'],
      ar: ['ما حكم الستيكينج؟', 'هل يجوز إقراض العملات المشفرة مقابل عائد؟', 'ما حكم عوائد التمويل اللامركزي؟', 'مكافآت تخزين العملات هل هي ربا؟', 'عائد ثابت من منصة كريبتو', 'ما حكم مجمعات السيولة؟'],
    },
  },
  {
    id: 'smart-contract', version: 1, topics: ['contract', 'technology'], rules: [],
    title: { en: 'Contracts concluded online and by program', ar: 'العقود الإلكترونية والعقود الذكية' },
    text: {
      en: 'A contract may be concluded by electronic means: the Fiqh Academy recognises offer and acceptance by written messages and by computer as a contract between absent parties when the offer reaches the other and he accepts {iifa-52}, and AAOIFI has a standard on online dealings {ss-38}. Where receipt in the session is required, as in exchange of money, it must still take place at once {iifa-52}. A program that executes terms does not make them lawful: it carries out a contract that must itself have two known parties, a known object and price, and no interest or wager. Terms must be readable before consent, an error must be correctable, and conditions agreed are kept {abu-dawud-3594}.',
      ar: 'يصح إبرام العقد بالوسائل الإلكترونية، فقد عدّ مجمع الفقه الإيجاب والقبول بالكتابة وعبر الحاسوب تعاقدًا بين غائبين ينعقد بوصول الإيجاب إلى الموجَّه إليه وقبوله {iifa-52}، ولأيوفي معيار في التعاملات المالية بالإنترنت {ss-38}. وما اشترط فيه التقابض كالصرف فلا بد من تحققه في الحال {iifa-52}. والبرنامج الذي ينفذ الشروط لا يجعلها مشروعة، فهو إنما ينفذ عقدًا لا بد فيه من طرفين معلومين ومحل وثمن معلومين وخلوّ من الربا والرهان. ويجب أن تكون الشروط مقروءة قبل الرضا وأن يمكن تصحيح الخطأ عند وقوعه، والمسلمون على شروطهم {abu-dawud-3594}.',
    },
    schools: [{ school: 'majority', view: { en: 'Writing and any clear sign of consent conclude a contract; marriage is the known exception, and exchange needs receipt in the session.', ar: 'ينعقد العقد بالكتابة وبكل ما دل على الرضا، ويستثنى النكاح، ويشترط في الصرف التقابض في المجلس.' } }],
    questions: {
      en: ['Is a smart contract valid?', 'Can a contract be concluded online?', 'Is an electronic signature enough for a sale?', 'Does a program that executes payment make a valid contract?', 'Are blockchain contracts permitted?', 'Offer and acceptance by e-mail'],
      ar: ['ما حكم العقود الذكية؟', 'هل يصح التعاقد عبر الإنترنت؟', 'هل التوقيع الإلكتروني كافٍ في البيع؟', 'هل يصح الإيجاب والقبول بالبريد الإلكتروني؟', 'ما حكم العقود على البلوكتشين؟', 'عقد ينفذ تلقائيًا ببرنامج'],
    },
  },
];

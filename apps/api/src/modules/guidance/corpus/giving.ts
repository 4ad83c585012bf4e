import type { Passage } from './passage.ts';

/** Money that must be given away, and money that is given freely. */
export const giving: readonly Passage[] = [
  {
    id: 'interest-by-mistake', version: 1, topics: ['riba', 'purification', 'charity'], rules: ['RIBA-022', 'ZKT-005'],
    title: { en: 'Interest received by mistake', ar: 'فوائد دخلت في الحساب دون قصد' },
    text: {
      en: 'Interest that has come into your account is not yours to use. Whoever repents keeps the principal {quran-2-275}; the excess is paid out to the poor or to public benefit, without counting it as zakat, paying taxes or debts with it, or expecting reward as for one’s own charity, because God accepts only what is good {muslim-1015}. AAOIFI’s rules for banks that convert and for holders of shares are the same: forbidden earnings go to charity and are not used {ss-6} {ss-21}. Then stop the source: ask the bank to switch interest off or move to an account without it. Connect lets a payment be marked as purification, and notes it instead of refusing it.',
      ar: 'الفوائد التي دخلت حسابك ليست لك. فمن تاب فله رأس ماله {quran-2-275}، ويُصرف الزائد للفقراء أو في المصالح العامة، ولا يُحتسب زكاة، ولا تُدفع به ضريبة أو دين، ولا يُنتظر عليه أجر الصدقة من المال الطيب، لأن الله طيب لا يقبل إلا طيبًا {muslim-1015}. وكذلك أحكام أيوفي للبنوك المتحولة ولحملة الأسهم، فالكسب المحرم يُصرف في الخير ولا يُنتفع به {ss-6} {ss-21}. ثم اقطع المصدر، فاطلب من البنك إيقاف الفائدة أو انتقل إلى حساب بلا فائدة. ويتيح نظام Connect وصف الدفعة بأنها تخلص من مال محرم، فيدوّنها ولا يرفضها.',
    },
    schools: [{ school: 'majority', view: { en: 'Most jurists direct unlawful wealth without a known owner to the poor or public benefit; some Shafi’is prefer public benefit through the judge.', ar: 'الجمهور على صرف المال الحرام الذي لا يُعرف مالكه للفقراء أو المصالح، وفضّل بعض الشافعية صرفه في المصالح بواسطة الحاكم.' } }],
    questions: {
      en: ['I received interest by mistake, what now?', 'What should I do with bank interest credited to my account?', 'Can I give interest money to charity?', 'Can I pay tax with interest money?', 'How do I purify interest income?', 'My savings account earned interest without my knowledge'],
      ar: ['دخلت فوائد في حسابي بالخطأ ماذا أفعل؟', 'كيف أتخلص من الفوائد الربوية؟', 'هل أتصدق بالفوائد البنكية؟', 'هل أدفع الضرائب من الفوائد؟', 'البنك أضاف فوائد دون علمي', 'نزلت لي فائدة في الحساب وش أسوي فيها؟'],
    },
  },
  {
    id: 'mixed-income', version: 1, topics: ['halal', 'purification', 'income'], rules: ['ZKT-005', 'HAL-006'],
    title: { en: 'Dealing with someone whose income is mixed', ar: 'التعامل مع من اختلط ماله' },
    text: {
      en: 'You may sell to, buy from, and accept payment of a lawful debt from a person whose wealth is partly lawful and partly not, since the particular money is not known to be forbidden; the Prophet himself dealt with people of whom riba was known and pledged his armour to one {bukhari-2068}. It is another matter to take part in the forbidden act itself, which includes writing and witnessing an interest contract {muslim-1598} {quran-5-2}. If you know that this very sum is stolen or is the price of something forbidden, do not take it. Your own forbidden earnings are disposed of, not purified by paying 2.5 per cent of them.',
      ar: 'يجوز أن تبيع لمن اختلط ماله الحلال بالحرام وتشتري منه وتقبض منه دينًا مشروعًا، لأن المال المعيّن لم يُعلم تحريمه، وقد تعامل النبي صلى الله عليه وسلم مع قوم عُرفوا بأكل الربا ورهن درعه عند أحدهم {bukhari-2068}. أما المشاركة في الفعل المحرم نفسه فأمر آخر، ومنه كتابة عقد الربا والشهادة عليه {muslim-1598} {quran-5-2}. وإذا علمت أن هذا المبلغ بعينه مسروق أو ثمن محرم فلا تأخذه. وما كسبته أنت من الحرام يُتخلص منه كله، ولا يطهّره إخراج 2.5 بالمئة منه، لأن الزكاة لا تجعل الكسب الخبيث طيبًا.',
    },
    schools: [
      { school: 'majority', view: { en: 'Allowed, though some dislike it where most of the wealth is forbidden.', ar: 'يجوز، وكرهه بعضهم إذا كان أكثر المال حرامًا.' } },
      { school: 'maliki', view: { en: 'Where most of the wealth is forbidden, views range from dislike to prohibition.', ar: 'إذا غلب الحرام تراوح القول بين الكراهة والمنع.' } },
    ],
    questions: {
      en: ['Can I do business with someone whose income is partly haram?', 'May I accept payment from a person who deals in interest?', 'Customer with mixed halal and haram money', 'Can I take a gift from someone with unlawful income?', 'Does paying zakat purify haram earnings?', 'Selling goods to a conventional bank'],
      ar: ['هل يجوز التعامل مع من ماله مختلط؟', 'هل أقبل المال من شخص يتعامل بالربا؟', 'عميل ماله فيه حلال وحرام', 'هل تطهر الزكاة المال الحرام؟', 'هل أبيع لبنك ربوي بضاعة؟', 'فلوس شخص فيها حرام هل آخذها؟'],
    },
  },
  {
    id: 'waqf', version: 1, topics: ['waqf', 'charity'], rules: ['GHR-019'],
    title: { en: 'Endowing money or property (waqf)', ar: 'وقف النقود والعقار' },
    text: {
      en: 'A waqf keeps the capital and gives away its fruit: Umar endowed land on condition that it be neither sold, given nor inherited, and its yield went to the poor, to kin and to guests {bukhari-2737}. Land, buildings, shares and, in the view taken by the standards, money may be endowed; endowed money is invested lawfully and its return spent, or lent without interest {ss-33}. The founder names the beneficiaries and the trustee, and his conditions are kept as long as they break no rule. Cash set aside for a charity campaign that is to be spent at once is ordinary charity and not waqf. Register the endowment with the authority of the country.',
      ar: 'الوقف حبس الأصل وتسبيل الثمرة، فقد وقف عمر رضي الله عنه أرضًا على ألا تُباع ولا توهب ولا تورث، وجعل غلتها للفقراء وذوي القربى والضيف {bukhari-2737}. ويصح وقف العقار والمباني والأسهم، والنقود كذلك فيما أخذت به المعايير، فتُستثمر استثمارًا مشروعًا ويُصرف عائدها أو تُقرض بلا فائدة {ss-33}. ويعيّن الواقف المستفيدين والناظر، وتُتبع شروطه ما لم تخالف حكمًا شرعيًا. أما النقد المجموع لحملة خيرية يُصرف في الحال فصدقة عادية لا وقف. ويُسجَّل الوقف لدى الجهة المختصة في الدولة لحفظه وضمان تنفيذ شروطه عبر السنين.',
    },
    schools: [
      { school: 'maliki', view: { en: 'Money may be endowed, for example to be lent; a waqf for a time is valid.', ar: 'يصح وقف النقود للقرض مثلًا، ويصح الوقف المؤقت.' } },
      { school: 'hanafi', view: { en: 'Endowing movables and money is accepted where custom knows it.', ar: 'يصح وقف المنقول والنقود إذا جرى به التعامل.' } },
      { school: 'majority', view: { en: 'Shafi’i and Hanbali jurists in the main view do not accept money as waqf, since its use consumes it.', ar: 'الشافعية والحنابلة في المعتمد لا يصححون وقف النقود لأن الانتفاع بها باستهلاكها.' } },
    ],
    questions: {
      en: ['What is waqf?', 'Can I endow money?', 'Is cash waqf valid?', 'May shares be made an endowment?', 'Difference between waqf and sadaqah', 'Who manages a waqf?'],
      ar: ['ما هو الوقف؟', 'هل يجوز وقف النقود؟', 'ما حكم وقف الأسهم؟', 'ما الفرق بين الوقف والصدقة؟', 'من هو ناظر الوقف؟', 'أبغى أوقف مبلغ لله كيف؟'],
    },
  },
];

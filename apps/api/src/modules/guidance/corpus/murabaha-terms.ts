import type { Passage } from './passage.ts';

/** Terms of a murabaha: what is disclosed, what secures the price, what may not be its object. */
export const murabahaTerms: readonly Passage[] = [
  {
    id: 'murabaha-cost', version: 1, topics: ['murabaha', 'cost', 'profit'], rules: [],
    title: { en: 'Disclosing the cost and the profit in a murabaha', ar: 'بيان التكلفة والربح في المرابحة' },
    text: {
      en: 'A murabaha is a sale of trust: the seller tells the buyer what the goods cost him and what profit is added, and both must be known figures when the contract is signed {ss-8}. Only direct expenses paid to others, such as transport or customs, may be added to the cost, and they are disclosed. The profit is a fixed sum or a percentage of the cost that gives one known figure; it may not float with a later rate or be raised after signing {ss-8}. If the seller obtained a discount from the supplier, the buyer has the benefit of it. A cost that was hidden or overstated gives the buyer the right to withdraw or to have the excess taken off.',
      ar: 'المرابحة بيع أمانة يبيّن فيه البائع للمشتري ما قامت به السلعة عليه من تكلفة ومقدار الربح المضاف، ويجب أن يكون كل منهما معلومًا محددًا عند توقيع العقد {ss-8}. ولا يضاف إلى التكلفة إلا المصروفات المباشرة المدفوعة للغير كالنقل والجمارك مع الإفصاح عنها. والربح مبلغ مقطوع أو نسبة من التكلفة تؤول إلى رقم معلوم، فلا يجوز أن يتغير مع مؤشر لاحق ولا أن يزاد بعد التوقيع {ss-8}. وإذا حصل البائع على خصم من المورد استفاد منه المشتري. ومن كُتمت عنه التكلفة أو زيد فيها فله الخيار بين الفسخ وحط الزيادة.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools agree that cost and profit must be known; they differ on the remedy where the cost was misstated.', ar: 'اتفقت المذاهب على العلم بالتكلفة والربح، واختلفت في الأثر عند الكذب في الثمن.' } }],
    questions: {
      en: ['Must the seller disclose the cost in a murabaha?', 'Does the bank have to tell the original price and profit in murabaha?', 'Which expenses may be added to the cost of a murabaha?', 'Can the murabaha price or profit be raised after signing?', 'Does a supplier discount belong to the murabaha buyer?', 'Is murabaha valid when the cost or profit is unknown?'],
      ar: ['هل يجب بيان التكلفة في المرابحة؟', 'هل يلزم البنك أن يذكر الثمن الأصلي والربح في المرابحة؟', 'ما المصاريف التي تضاف إلى تكلفة المرابحة؟', 'هل يجوز زيادة ربح المرابحة بعد توقيع العقد؟', 'لمن يكون خصم المورد في المرابحة؟', 'هل تصح المرابحة إذا كان الربح مجهولا؟'],
    },
  },
  {
    id: 'murabaha-title', version: 1, topics: ['murabaha', 'title', 'collateral'], rules: [],
    title: { en: 'Keeping title, or taking a pledge over the goods sold', ar: 'الاحتفاظ بملكية المبيع أو رهنه' },
    text: {
      en: 'Once goods are sold they belong to the buyer, so a clause by which the seller keeps title until the last instalment is paid is not accepted: a sale moves ownership at the contract {ss-8}. The Fiqh Academy says the same of instalment sale and adds that the seller may stipulate that the buyer pledge the thing sold as security for the instalments {iifa-51}. Such a pledge or mortgage over the sold machine, car or house is allowed and may be registered {ss-39} {ss-8}. Other securities are a guarantor, cheques for the instalments, and a clause that the rest falls due after notice. The goods stay the buyer’s, with their risk and their use.',
      ar: 'إذا بيعت السلعة صارت ملكًا للمشتري، فلا يُقبل شرط احتفاظ البائع بالملكية إلى سداد آخر قسط، لأن البيع ينقل الملك بالعقد {ss-8}. وقال مجمع الفقه بمثل ذلك في بيع التقسيط، وأجاز أن يشترط البائع على المشتري رهن المبيع عنده لضمان حقه في الأقساط {iifa-51}. فرهن الآلة أو السيارة أو البيت المبيع جائز، ويمكن تسجيله رسميًا {ss-39} {ss-8}. ومن الضمانات الأخرى الكفيل، والشيكات بالأقساط، وشرط حلول الباقي بعد الإنذار. وتبقى السلعة للمشتري بمنافعها ومخاطرها من وقت البيع.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Academies refuse retention of title after a sale and accept a pledge over the thing sold.', ar: 'منعت المجامع الاحتفاظ بالملكية بعد البيع وأجازت رهن المبيع.' } }],
    questions: {
      en: ['Can the seller keep title to the goods until the instalments are paid?', 'May ownership be withheld until the last murabaha payment?', 'Can the seller take a mortgage or pledge over the sold item?', 'Is retention of title allowed in murabaha?', 'Can the sold car be pledged to the bank until the price is paid?', 'What security may be taken for the murabaha price?'],
      ar: ['هل يجوز للبائع الاحتفاظ بملكية المبيع حتى سداد الأقساط؟', 'هل يجوز رهن المبيع عند البائع حتى يدفع الثمن؟', 'ما حكم شرط عدم نقل الملكية حتى آخر قسط في المرابحة؟', 'هل يجوز رهن السيارة المباعة للبنك؟', 'ما الضمانات المقبولة لثمن المرابحة؟'],
    },
  },
  {
    id: 'seriousness-deposit', version: 1, topics: ['murabaha', 'deposit', 'promise'], rules: [],
    title: { en: 'The deposit of seriousness (hamish jiddiyyah)', ar: 'هامش الجدية' },
    text: {
      en: 'Hamish jiddiyyah is a sum that the customer deposits with his promise to buy, before the bank owns the goods and before any sale {ss-8}. It is not earnest money, which is part of a concluded sale {ss-53}. If the customer withdraws, the bank may take from it only the actual damage, that is the difference between what the goods cost and the price at which they were sold to somebody else, and returns the rest; it does not keep the whole, and lost profit is not damage {ss-8}. If the murabaha is concluded, the sum counts towards the price or is given back. The bank may hold it as a trust or invest it with the customer’s leave.',
      ar: 'هامش الجدية مبلغ يودعه العميل مع وعده بالشراء قبل أن يتملك المصرف السلعة وقبل أي بيع {ss-8}. وليس هو العربون الذي يكون جزءًا من بيع منعقد {ss-53}. فإن عدل العميل عن وعده لم يكن للمصرف أن يأخذ منه إلا الضرر الفعلي، وهو الفرق بين تكلفة السلعة وثمن بيعها لغيره، ويرد الباقي، فلا يحتفظ به كله ولا يُعدّ الربح الفائت ضررًا {ss-8}. وإذا انعقدت المرابحة حُسب المبلغ من الثمن أو رُدّ إليه. ويبقى أمانة لدى المصرف أو يستثمره بإذن العميل.',
    },
    schools: [{ school: 'contemporary', view: { en: 'AAOIFI and the boards that follow it limit what may be taken to actual loss.', ar: 'قصر أيوفي ومن تبعه من الهيئات ما يؤخذ على الضرر الفعلي.' } }],
    questions: {
      en: ['What is hamish jiddiyyah?', 'Can the bank keep the whole security deposit if the customer breaks his promise?', 'How much of the hamish jiddiyah may be kept?', 'Difference between hamish jiddiyyah and arbun', 'Is a deposit of seriousness before murabaha allowed?', 'Does the bank only take its real loss from the deposit?'],
      ar: ['ما هو هامش الجدية؟', 'هل يجوز للبنك أن يحتفظ بكل هامش الجدية إذا نكل العميل؟', 'كم يأخذ البنك من هامش الجدية؟', 'ما الفرق بين هامش الجدية والعربون؟', 'هل يجوز أخذ هامش جدية قبل المرابحة؟'],
    },
  },
  {
    id: 'murabaha-object', version: 1, topics: ['murabaha', 'object'], rules: ['HAL-001', 'RIBA-011'],
    title: { en: 'What may not be sold by murabaha', ar: 'ما لا يجوز بيعه مرابحة' },
    text: {
      en: 'The goods of a murabaha must be lawful, known and owned by the seller. Wine, pork and whatever serves a forbidden trade cannot be financed by it, for the object of the sale must itself be permitted {ss-8} and helping in wrong is forbidden {quran-5-2}. Gold, silver and currency may not be sold by a murabaha with deferred payment, since exchange of these requires receipt of both sides in the session {ss-1} {ss-57}. Debts and shares of a company whose business is forbidden are no object either. Goods that the customer already owns, or that he sold to the bank for cash, bring the deal back to inah {ss-8}.',
      ar: 'يجب أن تكون سلعة المرابحة مباحة معلومة مملوكة للبائع. فالخمر ولحم الخنزير وكل ما يخدم نشاطًا محرمًا لا يجوز تمويله بها، لأن محل البيع يشترط فيه أن يكون مباحًا {ss-8}، والتعاون على الإثم منهي عنه {quran-5-2}. والذهب والفضة والعملات لا تباع مرابحة بثمن مؤجل، لأن مبادلتها تشترط قبض العوضين في المجلس {ss-1} {ss-57}. ولا تصلح الديون ولا أسهم شركة نشاطها محرم محلًّا لها. والسلعة التي يملكها العميل أصلًا أو باعها للمصرف نقدًا تعود بالمعاملة إلى العينة {ss-8}.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools agree that the thing sold must be lawful and owned, and that money is exchanged hand to hand.', ar: 'اتفقت المذاهب على اشتراط كون المبيع مباحًا مملوكًا، وعلى التقابض في النقدين.' } }],
    questions: {
      en: ['Can murabaha be used to finance pork or alcohol?', 'Is deferred murabaha in gold permitted?', 'Can murabaha be done on currency or silver?', 'Is murabaha of haram goods allowed?', 'Which goods may not be the object of murabaha?', 'Murabaha financing for a wine importer'],
      ar: ['هل يجوز تمويل الخمر أو الخنزير بالمرابحة؟', 'هل تجوز المرابحة الآجلة في الذهب؟', 'هل تجوز المرابحة في العملات؟', 'ما السلع التي لا تجوز فيها المرابحة؟', 'مرابحة لشراء بضاعة محرمة'],
    },
  },
  {
    id: 'tawarruq-terms', version: 1, topics: ['tawarruq', 'conditions'], rules: ['RIBA-017'],
    title: { en: 'What tawarruq must keep to', ar: 'شروط التورق' },
    text: {
      en: 'In tawarruq a person buys goods on deferred payment and sells them to somebody else for cash. AAOIFI lays down what it must keep to: the goods exist and are identified, the buyer takes possession, actual or constructive, before he sells, and they are not sold back to the first seller, nor may that be arranged {ss-30}. The customer sells by himself or through an agent of his own; the institution from which he bought, and its agent, may not sell for him, except where the law leaves no other way {ss-30}. Inah is different: there the goods return to their first seller {ss-8}. The organised form, in which everything is arranged beforehand, was refused by the Fiqh Academy {iifa-179}.',
      ar: 'التورق أن يشتري الشخص سلعة بثمن مؤجل ثم يبيعها لغير بائعها نقدًا. وقد بيّن أيوفي ضوابطه: أن تكون السلعة موجودة معيّنة، وأن يقبضها المشتري حقيقة أو حكمًا قبل بيعها، وألا تعود إلى بائعها الأول بشرط أو مواطأة {ss-30}. ويبيعها العميل بنفسه أو بوكيل عنه، فلا تتولى المؤسسة التي باعته ولا وكيلها البيع نيابة عنه إلا إذا لم يسمح النظام بغير ذلك {ss-30}. ويختلف عن العينة التي تعود فيها السلعة إلى بائعها الأول {ss-8}. أما الصورة المنظمة التي يُرتب فيها كل شيء سلفًا فقد منعها مجمع الفقه {iifa-179}.',
    },
    schools: [{ school: 'hanbali', view: { en: 'The well-known view allows the individual form; Ibn Taymiyya refused it.', ar: 'المذهب جواز التورق الفردي، ومنعه ابن تيمية.' } }],
    questions: {
      en: ['Can the bank sell the tawarruq goods for me as my agent?', 'May tawarruq goods return to the original seller?', 'Must I take possession of the metal before selling it in tawarruq?', 'What are the conditions of tawarruq?', 'What is the difference between tawarruq and inah?'],
      ar: ['هل يجوز توكيل البنك ببيع سلعة التورق؟', 'هل يجوز أن ترجع سلعة التورق إلى بائعها؟', 'هل يشترط قبض السلعة قبل بيعها في التورق؟', 'ما شروط التورق؟', 'ما الفرق بين التورق والعينة؟'],
    },
  },
];

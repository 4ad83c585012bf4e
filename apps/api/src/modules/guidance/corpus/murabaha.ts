import type { Passage } from './passage.ts';

/** Murabaha and the trades that resemble it. */
export const murabaha: readonly Passage[] = [
  {
    id: 'murabaha-ownership', version: 2, topics: ['murabaha', 'ownership'], rules: ['GHR-001', 'GHR-002'],
    title: { en: 'Owning the goods before a murabaha', ar: 'تملك السلعة قبل المرابحة' },
    text: {
      en: 'In a murabaha the bank first buys the goods, takes possession of them, actually or constructively, and only then sells them to the customer at cost plus a stated profit {ss-8}. The Fiqh Academy accepts the murabaha to the purchase orderer when the bank sells after the goods have entered its ownership and possession, and bears the risk of their loss before delivery and of hidden defects after it {iifa-40}. Without that stage the bank lends money and earns on it. So the papers must show the order: the supplier’s invoice to the bank, the proof of receipt, then the offer and acceptance with the customer. A sale dated before the purchase is void.',
      ar: 'في المرابحة يشتري المصرف السلعة أولًا ويقبضها حقيقة أو حكمًا، ثم يبيعها للعميل بتكلفتها وربح معلوم {ss-8}. وقد أجاز مجمع الفقه بيع المرابحة للآمر بالشراء إذا وقع بعد دخول السلعة في ملك المصرف وحصول القبض، مع تحمله تبعة الهلاك قبل التسليم وتبعة العيب الخفي بعده {iifa-40}. وبغير هذه المرحلة يكون المصرف مقرضًا يربح على قرضه. فيجب أن تُظهر المستندات الترتيب: فاتورة المورد باسم المصرف، ثم ما يثبت القبض، ثم الإيجاب والقبول مع العميل. والبيع المؤرخ قبل شراء المصرف للسلعة باطل لا أثر له.',
    },
    schools: [
      { school: 'shafii', view: { en: 'Al-Shafi’i described “buy this and I will take it from you at a profit” as valid if neither side is bound before ownership.', ar: 'أجاز الشافعي صورة «اشتر هذا وأربحك فيه» إذا لم يلزم أحد الطرفين قبل التملك.' } },
      { school: 'maliki', view: { en: 'Disliked or barred where the order is a device for money now against more later.', ar: 'يُكره أو يُمنع إذا كان الأمر بالشراء حيلة على نقد حاضر بأكثر منه مؤجلًا.' } },
    ],
    questions: {
      en: ['Does the bank have to own the goods before murabaha?', 'Can the bank sell me a car before buying it?', 'What is murabaha?', 'Order of steps in a murabaha', 'Who bears the risk before delivery in murabaha?', 'Is a murabaha valid if the bank never owned the item?'],
      ar: ['هل يجب أن يملك البنك السلعة قبل المرابحة؟', 'ما هي المرابحة؟', 'هل يجوز للبنك بيع السيارة قبل شرائها؟', 'ما خطوات المرابحة الصحيحة؟', 'من يتحمل هلاك السلعة قبل التسليم في المرابحة؟', 'البنك ما تملك البضاعة هل المرابحة صحيحة؟'],
    },
  },
  {
    id: 'promise-to-buy', version: 1, topics: ['murabaha', 'promise'], rules: ['GHR-010'],
    title: { en: 'Whether a promise to buy binds', ar: 'الإلزام بالوعد بالشراء' },
    text: {
      en: 'A promise by one side is a moral duty, and it becomes enforceable when it is tied to a cause and the other side has entered into costs because of it; its effect is then either performance or compensation of the real loss {iifa-40}. A mutual promise is allowed in murabaha only if one or both may withdraw, since a binding exchange of promises resembles a sale of what the seller does not own {iifa-40}. AAOIFI has a standard on promises that follows this line {ss-49}. In practice: let only the customer promise, let the bank buy with an option to return where it can, and ask for no more than the actual loss if the customer withdraws.',
      ar: 'الوعد الصادر من طرف واحد ملزم ديانة، ويكون ملزمًا قضاءً إذا كان معلقًا على سبب ودخل الموعود في كلفة نتيجة الوعد، وأثره حينئذ إما التنفيذ أو التعويض عن الضرر الواقع فعلًا {iifa-40}. أما المواعدة من الطرفين فتجوز في المرابحة بشرط الخيار لأحدهما أو لكليهما، لأن المواعدة الملزمة تشبه بيع الإنسان ما ليس عنده {iifa-40}. ولأيوفي معيار في الوعد والمواعدة على هذا النهج {ss-49}. وعمليًا يصدر الوعد من العميل وحده، ويشتري المصرف مع خيار الرد متى أمكن، ولا يُطالَب العميل عند نكوله بأكثر من الضرر الفعلي الموثق.',
    },
    schools: [
      { school: 'majority', view: { en: 'Most jurists held a promise to be a moral duty, not enforceable in court.', ar: 'جمهور الفقهاء على أن الوفاء بالوعد مطلوب ديانة ولا يُلزم به قضاء.' } },
      { school: 'maliki', view: { en: 'The known view: enforceable when the promisee acted on it.', ar: 'المشهور أنه يُلزم به إذا دخل الموعود بسببه في كلفة.' } },
    ],
    questions: {
      en: ['Is my promise to buy binding?', 'Can the bank force me to buy after I promised?', 'What if the customer withdraws from the murabaha promise?', 'Is a mutual promise in murabaha allowed?', 'What is waad?', 'Can the bank claim damages when I break my undertaking to purchase?'],
      ar: ['هل الوعد بالشراء ملزم؟', 'هل يلزمني البنك بالشراء بعد الوعد؟', 'ما حكم المواعدة الملزمة؟', 'إذا تراجع العميل عن وعده ماذا عليه؟', 'هل الوعد ملزم قضاء أم ديانة؟', 'وعدت البنك أشتري وغيرت رأيي'],
    },
  },
  {
    id: 'customer-as-agent', version: 1, topics: ['murabaha', 'agency'], rules: ['GHR-002'],
    title: { en: 'The customer as buying agent', ar: 'توكيل العميل بالشراء' },
    text: {
      en: 'Bodies differ. AAOIFI wants the bank to buy by itself or through another agent and accepts the customer as its buying agent only where there is a need; then the bank pays the supplier directly, the agency and the sale stay apart, and the goods pass through the bank’s ownership before they are sold on {ss-8} {ss-23}. The Jordanian Board of Iftaa did not accept making the orderer the agent {jordan-176}. The worry is that money goes to the customer and comes back with more, so that nothing but a loan remains. Record why an agent was needed, pay the supplier’s account, keep the receipt, and conclude the sale after the agent reports the purchase.',
      ar: 'اختلفت الجهات في ذلك. فالأصل في معيار أيوفي أن يشتري المصرف بنفسه أو بوكيل غير العميل، ولا يُوكَّل العميل إلا عند الحاجة، وحينئذ يدفع المصرف الثمن للمورد مباشرة، ويُفصل بين الوكالة والبيع، وتدخل السلعة في ملك المصرف قبل بيعها {ss-8} {ss-23}. ولم يُجز مجلس الإفتاء الأردني توكيل الآمر بالشراء {jordan-176}. والمحذور أن يصل النقد إلى العميل ثم يعود أكثر منه فلا يبقى إلا قرض. فليُدوَّن سبب الحاجة إلى التوكيل، وليُدفع الثمن إلى حساب المورد، وليُحفظ إيصاله، ولا يُعقد البيع إلا بعد إشعار الوكيل بتمام الشراء.',
    },
    schools: [{ school: 'contemporary', view: { en: 'AAOIFI: by need and with controls. Jordanian Board of Iftaa: not allowed.', ar: 'أيوفي: يجوز عند الحاجة بضوابط. مجلس الإفتاء الأردني: لا يجوز.' } }],
    questions: {
      en: ['May the customer act as the bank’s buying agent?', 'Can the bank appoint me to buy the goods for it in murabaha?', 'Agency of the purchase orderer', 'The bank pays me and I buy the car on its behalf', 'Is it ok for the client to be wakil in murabaha?', 'Who should pay the supplier in murabaha?'],
      ar: ['هل يجوز توكيل العميل بالشراء في المرابحة؟', 'هل يكون الآمر بالشراء وكيلًا عن البنك؟', 'البنك وكلني أشتري السلعة نيابة عنه', 'ما ضوابط توكيل العميل؟', 'من يدفع ثمن السلعة للمورد في المرابحة؟', 'وكالة العميل عن المصرف في شراء السيارة'],
    },
  },
  {
    id: 'benchmark-profit', version: 1, topics: ['murabaha', 'benchmark', 'profit'], rules: ['GHR-006'],
    title: { en: 'Profit measured by an interest benchmark', ar: 'ربط الربح بمؤشر الفائدة' },
    text: {
      en: 'A benchmark such as EIBOR may be used as a yardstick for setting the profit, as a trader looks at the market before naming a price; the result is not interest merely because the number was read from an index {ss-27}. What counts is the contract. In murabaha the price and the profit must be known and fixed when the sale is concluded, and may not float afterwards with the index {ss-8}. In a lease the rent of the first period is fixed and later periods may follow a clear index with upper and lower limits {ss-9}. Using interest indices is disliked, and boards encourage an index of real activity instead.',
      ar: 'يجوز الاسترشاد بمؤشر مثل الإيبور في تحديد الربح، كما ينظر التاجر إلى السوق قبل أن يسمي ثمنه، ولا يصير الناتج فائدة لمجرد أن الرقم أُخذ من مؤشر {ss-27}. والعبرة بالعقد، ففي المرابحة يجب أن يكون الثمن والربح معلومين محددين عند إبرام البيع، ولا يتغيران بعد ذلك بتغير المؤشر {ss-8}. وفي الإجارة تُحدد أجرة الفترة الأولى، ويجوز أن تتبع الفترات التالية مؤشرًا واضحًا له حد أعلى وحد أدنى {ss-9}. ومع ذلك فالأولى ترك مؤشرات الفائدة، وتشجع الهيئات على مؤشر يعكس النشاط الحقيقي في الأسواق المباحة.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Most boards allow the yardstick; some scholars ask to abandon it because it keeps Islamic profit tied to interest.', ar: 'أجاز أكثر الهيئات الاسترشاد به، ودعا بعض العلماء إلى تركه لأنه يربط الربح بالفائدة.' } }],
    questions: {
      en: ['May profit be linked to EIBOR?', 'Can murabaha profit float with an interest index?', 'Is using LIBOR or SOFR to price Islamic finance allowed?', 'Is it riba if the bank calculates profit from the market interest rate?', 'Variable profit rate in murabaha', 'Why do Islamic banks use EIBOR?'],
      ar: ['هل يجوز ربط الربح بمؤشر الإيبور؟', 'هل يجوز أن يتغير ربح المرابحة مع المؤشر؟', 'حكم استعمال مؤشر الفائدة لتسعير التمويل الإسلامي', 'لماذا تستخدم البنوك الإسلامية الإيبور؟', 'ربح متغير في المرابحة حسب السوق', 'البنك يحسب الربح على سعر الفائدة هل هذا ربا؟'],
    },
  },
  {
    id: 'tawarruq', version: 1, topics: ['tawarruq', 'cash finance'], rules: ['RIBA-016', 'RIBA-017'], contested: true,
    title: { en: 'Tawarruq: buying to sell for cash', ar: 'التورق: الشراء للحصول على النقد' },
    text: {
      en: 'Two forms must be told apart. In the classical form a person buys goods on credit, takes possession and sells them himself to a third party for cash; the Fiqh Academy allows it if the conditions of sale are met. In the organised form the financier arranges both trades so that cash now stands against more later; the Academy does not allow it, nor the reverse form {iifa-179}. AAOIFI allows tawarruq under controls: goods really exist and are identified, the buyer takes possession, they do not return to the first seller, and the institution is not his agent to sell {ss-30}. Because bodies disagree on organised tawarruq, a new product goes to the board first.',
      ar: 'لا بد من التمييز بين صورتين. ففي التورق المعروف عند الفقهاء يشتري الشخص سلعة بثمن مؤجل ويقبضها ثم يبيعها بنفسه لطرف ثالث نقدًا، وقد أجازه مجمع الفقه إذا استوفى شروط البيع. وفي التورق المنظم يرتب الممول البيعتين معًا فيؤول الأمر إلى نقد حاضر بأكثر منه مؤجلًا، ولم يجزه المجمع ولا أجاز التورق العكسي {iifa-179}. أما أيوفي فأجاز التورق بضوابط، منها وجود السلعة وتعيّنها وقبض المشتري لها، وألا تعود إلى البائع الأول، وألا تكون المؤسسة وكيلًا عنه في البيع {ss-30}. ولاختلاف الجهات في التورق المنظم يُعرض كل منتج جديد على الهيئة أولًا.',
    },
    schools: [
      { school: 'hanbali', view: { en: 'Individual tawarruq is allowed in the school’s main view; Ibn Taymiyya objected.', ar: 'التورق الفردي جائز في المذهب، وكرهه ابن تيمية ومنعه.' } },
      { school: 'contemporary', view: { en: 'Fiqh Academy: organised form not allowed. AAOIFI: allowed with controls. Malaysian practice uses it widely.', ar: 'المجمع يمنع المنظم، وأيوفي يجيزه بضوابط، ويُستعمل في ماليزيا على نطاق واسع.' } },
    ],
    questions: {
      en: ['Is tawarruq allowed?', 'Can I buy metal from the bank and sell it for cash?', 'Difference between organised and classical tawarruq', 'Personal finance through commodity trading', 'Is commodity murabaha for cash permitted?', 'What is reverse tawarruq?'],
      ar: ['هل التورق جائز؟', 'ما الفرق بين التورق المنظم والتورق الفردي؟', 'البنك يبيعني معادن ثم يبيعها عني نقدًا', 'ما حكم التمويل الشخصي بالتورق؟', 'ما هو التورق العكسي؟', 'أشتري سلعة بالتقسيط وأبيعها كاش'],
    },
  },
  {
    id: 'inah', version: 1, topics: ['inah', 'riba'], rules: ['RIBA-015'],
    title: { en: 'Inah: selling and buying back', ar: 'بيع العينة' },
    text: {
      en: 'Inah is to sell something on credit and buy it back for less in cash, or the reverse, so that the goods return to their owner and all that is left is money now against more money later. It is a device for riba, and a tradition warns against it {abu-dawud-3462}. AAOIFI excludes it from murabaha and tawarruq: the goods must go to a party other than the first seller, without agreement or custom that they return {ss-8} {ss-30}. A partner or company of the seller that stands in between changes nothing. If money is needed, use a good loan, salam, a true sale to an outsider or a partnership. The compliance check refuses a chain of sales that ends with the first seller.',
      ar: 'العينة أن يبيع الشخص سلعة بثمن مؤجل ثم يشتريها بأقل منه نقدًا، أو العكس، فتعود السلعة إلى صاحبها ولا يبقى إلا نقد حاضر بأكثر منه مؤجلًا. وهي حيلة على الربا، وورد الحديث بالتحذير منها {abu-dawud-3462}. واستبعدها أيوفي من المرابحة والتورق، فاشترط أن تُباع السلعة لغير بائعها الأول بلا مواطأة ولا عرف على رجوعها إليه {ss-8} {ss-30}. ولا يغيّر الحكم توسيط شريك أو شركة تابعة للبائع. ومن احتاج إلى النقد فله القرض الحسن أو السلم أو البيع الحقيقي لطرف ثالث أو المشاركة. ويرفض فحص الامتثال كل سلسلة بيوع تنتهي إلى البائع الأول.',
    },
    schools: [
      { school: 'majority', view: { en: 'Hanafi, Maliki and Hanbali jurists forbid it.', ar: 'الحنفية والمالكية والحنابلة على منعه.' } },
      { school: 'shafii', view: { en: 'The contract is valid in form if the two sales are independent, though disliked when meant as a device.', ar: 'يصح في الظاهر إذا استقل البيعان، ويُكره إذا قُصد به الحيلة.' } },
    ],
    questions: {
      en: ['What is inah?', 'Can I sell something and buy it back cheaper?', 'Is sale and buy back at a lower cash price allowed?', 'Selling my car to the bank on credit and repurchasing it', 'Is bay al-inah riba?', 'The goods return to the first seller, is it valid?'],
      ar: ['ما هو بيع العينة؟', 'هل يجوز أن أبيع سلعة ثم أشتريها بأقل؟', 'بعت بالأجل واشتريت نقدًا من نفس الشخص', 'لماذا حرمت العينة؟', 'السلعة رجعت للبائع الأول', 'أبيع سيارتي للبنك وأرجع أشتريها منه'],
    },
  },
];

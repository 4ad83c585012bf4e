import type { Passage } from './passage.ts';

/** Sales on time and in advance: the price, the goods and the moment of each. */
export const sales: readonly Passage[] = [
  {
    id: 'instalment-price', version: 2, topics: ['sale', 'instalments'], rules: ['GHR-006', 'GHR-008'],
    title: { en: 'A higher price for instalments', ar: 'زيادة الثمن في البيع بالتقسيط' },
    text: {
      en: 'A seller may ask a higher price for goods paid by instalments than for goods paid in cash. The Fiqh Academy allowed it, and allowed naming both prices while bargaining, as long as the two sides settle on one price and one schedule before they conclude {iifa-51}; AAOIFI’s standard on murabaha takes the same view of a deferred price {ss-8}. The difference lies in trade: goods stand against money, and once the price is fixed it never grows {quran-2-275}. It becomes forbidden when the contract shows interest apart from the price, tied to time, or when delay adds to what is due {iifa-51} {iifa-64}. Write the total price, the number of instalments and their dates, and hand over goods that the seller owned.',
      ar: 'يجوز للبائع أن يجعل ثمن السلعة المقسطة أعلى من ثمنها نقدًا. فقد أجاز مجمع الفقه ذلك، وأجاز ذكر الثمنين عند المساومة، على أن يجزم الطرفان بثمن واحد وأجل واحد قبل إبرام العقد {iifa-51}، وبمثله أخذ معيار المرابحة لدى أيوفي في الثمن المؤجل {ss-8}. والفرق عن الربا أن هنا سلعة مقابل نقد، وأن الثمن إذا استقر لم يزد بعد ذلك {quran-2-275}. ويحرم إذا نُص في العقد على فوائد منفصلة عن الثمن ومرتبطة بالأجل، أو إذا زاد الدين عند التأخر {iifa-51} {iifa-64}. فاكتب الثمن الإجمالي وعدد الأقساط وتواريخها، وسلّم سلعة كانت في ملك البائع قبل بيعها.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools allow a higher deferred price once it is fixed.', ar: 'المذاهب الأربعة على جواز زيادة الثمن المؤجل إذا استقر.' } },
    ],
    questions: {
      en: ['Is a higher price for instalments allowed?', 'Can a shop charge more if I pay monthly?', 'Is buying on instalments riba?', 'Why is credit sale profit different from interest?', 'May the deferred price exceed the cash price?', 'Buying a car in monthly payments at a higher price'],
      ar: ['هل يجوز أن يكون سعر التقسيط أعلى من سعر الكاش؟', 'ما حكم البيع بالتقسيط؟', 'هل الزيادة في ثمن التقسيط ربا؟', 'ما الفرق بين ربح البيع الآجل والفائدة؟', 'شراء سيارة بالأقساط بسعر أعلى', 'المحل يبيع أغلى لو دفعت شهريًا'],
    },
  },
  {
    id: 'undecided-price', version: 2, topics: ['sale', 'instalments', 'gharar'], rules: ['GHR-008', 'GHR-006'],
    title: { en: 'Cash price or instalment price, decided later', ar: 'التردد بين ثمن النقد وثمن الأجل' },
    text: {
      en: 'Two offers may be made, but one must be chosen before the parties part. If the buyer takes the goods on the words “so much in cash or so much on credit” and decides later, no price has been agreed, and the sale is void for uncertainty {ss-31}; this is one explanation of the two sales in one that the Prophet forbade {tirmidhi-1231}. The Fiqh Academy therefore requires the parties to be certain of cash or credit, of the term and of the price at the time of contract {iifa-51}. Put the choice into the form itself: the buyer ticks one line, the other falls away, and the invoice carries a single total.',
      ar: 'يجوز عرض ثمنين، لكن لا بد من اختيار أحدهما قبل التفرق. فإن أخذ المشتري السلعة على أنها بكذا نقدًا أو بكذا مؤجلًا على أن يختار فيما بعد، لم يتعيّن الثمن وفسد البيع للجهالة {ss-31}، وهذا أحد تفسيرات البيعتين في بيعة التي نهى عنها النبي صلى الله عليه وسلم {tirmidhi-1231}. ولذلك اشترط مجمع الفقه أن يجزم العاقدان بالنقد أو التأجيل وبالمدة وبالثمن عند العقد {iifa-51}. والحل العملي أن يكون الاختيار في النموذج نفسه، فيحدد المشتري أحد السطرين ويسقط الآخر، وتحمل الفاتورة مبلغًا واحدًا لا تردد فيه.',
    },
    schools: [
      { school: 'majority', view: { en: 'The sale is invalid while the price is open between two.', ar: 'لا يصح البيع ما دام الثمن مترددًا بين اثنين.' } },
      { school: 'maliki', view: { en: 'A choice between two prices may be left for a time if neither side is bound meanwhile.', ar: 'يجوز التخيير بين ثمنين مدة إذا لم يكن أحد الطرفين ملزمًا أثناءها.' } },
    ],
    questions: {
      en: ['Cash price or instalment price, may I decide later?', 'Can the contract leave the price open between cash and credit?', 'What are two sales in one?', 'I take it now and choose the payment plan next week', 'Is a sale valid if the price is not settled?', 'Two prices in one contract', 'Seller says one price in cash or a higher price over a year and the deal is closed without choosing'],
      ar: ['هل يجوز أن أختار بين سعر الكاش والتقسيط لاحقًا؟', 'ما معنى النهي عن بيعتين في بيعة؟', 'العقد فيه ثمنان نقد وآجل ولم أحدد', 'هل يصح البيع إذا لم يحدد الثمن؟', 'آخذ السلعة الآن وأقرر طريقة الدفع بعدين', 'بيع بثمنين في عقد واحد'],
    },
  },
  {
    id: 'sell-before-owning', version: 1, topics: ['sale', 'ownership', 'gharar'], rules: ['GHR-001', 'GHR-002'],
    title: { en: 'Selling what one does not own yet', ar: 'بيع ما لا يملكه البائع' },
    text: {
      en: 'A person may not sell a particular thing that he does not own, and may not resell what he bought before it has come into his possession. The Prophet told Hakim ibn Hizam not to sell what he did not have {abu-dawud-3503} and forbade the resale of food before receipt {bukhari-2136}. Until possession, the risk of loss is still with the first seller, and gain follows liability {abu-dawud-3508}. A shop that lists goods of a supplier can act lawfully in three ways: take a non-binding order and sell after it owns them, act as paid agent of the supplier, or sell a described good by salam with the whole price in advance {ss-10}.',
      ar: 'ليس للإنسان أن يبيع عينًا معينة لا يملكها، ولا أن يبيع ما اشتراه قبل أن يقبضه. فقد نهى النبي صلى الله عليه وسلم حكيم بن حزام عن بيع ما ليس عنده {abu-dawud-3503}، ونهى عن بيع الطعام قبل قبضه {bukhari-2136}. وقبل القبض يبقى ضمان الهلاك على البائع الأول، والخراج بالضمان {abu-dawud-3508}. والمتجر الذي يعرض بضائع المورد أمامه ثلاثة طرق مشروعة: أن يتلقى طلبًا غير ملزم ثم يبيع بعد تملكه، أو أن يعمل وكيلًا بأجر عن المورد، أو أن يبيع سلعة موصوفة بطريق السلم بثمن معجل كله {ss-10}.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'Possession before resale is required in movables, not in land.', ar: 'يشترط القبض قبل البيع في المنقول دون العقار.' } },
      { school: 'maliki', view: { en: 'It is required in food; other goods may be resold before receipt.', ar: 'يشترط في الطعام، ويجوز بيع غيره قبل قبضه.' } },
      { school: 'shafii', view: { en: 'It is required in everything that was bought.', ar: 'يشترط القبض في كل مبيع.' } },
      { school: 'hanbali', view: { en: 'It is required in what is sold by measure, weight or count.', ar: 'يشترط فيما بيع بكيل أو وزن أو عدّ.' } },
    ],
    questions: {
      en: ['Can I sell goods I do not own yet?', 'Is dropshipping allowed?', 'May I resell something before receiving it?', 'Selling a product that is still with the supplier', 'What does do not sell what you do not have mean?', 'Can I sell merchandise before I take delivery?'],
      ar: ['هل يجوز بيع ما لا أملك؟', 'ما حكم الدروبشيبنغ؟', 'هل أبيع السلعة قبل قبضها؟', 'بيع بضاعة ما زالت عند المورد', 'ما معنى لا تبع ما ليس عندك؟', 'أبيع منتج قبل ما أشتريه من المورد'],
    },
  },
  {
    id: 'salam', version: 1, topics: ['sale', 'salam', 'advance payment'], rules: ['GHR-015', 'GHR-001'],
    title: { en: 'Salam: paying now for goods delivered later', ar: 'السلم: تعجيل الثمن وتأجيل السلعة' },
    text: {
      en: 'Salam is a sale in which the whole price is paid at once and described goods are delivered at a later date. The Prophet allowed it for a known measure, a known weight and a known term {bukhari-2240}. The goods must be of a kind that can be described exactly and is normally available at delivery; they may not be a particular field’s crop or a particular item {ss-10}. The price is paid in the session; the Fiqh Academy tolerates two or three days of delay {iifa-85}. The buyer does not resell the goods before receiving them, but may conclude a separate parallel salam that is not tied to the first {ss-10}. Gold, silver and money cannot be its goods against money.',
      ar: 'السلم بيع يُدفع فيه الثمن كله حالًّا وتُسلَّم فيه سلعة موصوفة في أجل معلوم. وقد أجازه النبي صلى الله عليه وسلم في كيل معلوم ووزن معلوم إلى أجل معلوم {bukhari-2240}. ويشترط أن تكون السلعة مما ينضبط بالوصف ويغلب وجوده عند التسليم، ولا يصح في ثمر بستان بعينه ولا في عين محددة {ss-10}. ويُقبض الثمن في مجلس العقد، ورخّص مجمع الفقه في تأخيره يومين أو ثلاثة {iifa-85}. ولا يبيع المشتري السلعة قبل قبضها، وله أن يعقد سلمًا موازيًا مستقلًا غير مرتبط بالأول {ss-10}. ولا تكون النقود والذهب والفضة مُسلمًا فيها مقابل نقود.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'The goods must exist in the market from contract to delivery, and the term is at least a month in the usual view.', ar: 'يشترط وجود السلعة في السوق من العقد إلى التسليم، وأقل الأجل شهر في المعتمد.' } },
      { school: 'maliki', view: { en: 'Payment of the price may be delayed up to three days.', ar: 'يجوز تأخير الثمن إلى ثلاثة أيام.' } },
      { school: 'shafii', view: { en: 'Salam for immediate delivery is valid too.', ar: 'يصح السلم الحالّ أيضًا.' } },
    ],
    questions: {
      en: ['May I pay for crops that will be delivered later?', 'What is a salam contract?', 'Paying the full price in advance for goods delivered in six months', 'Conditions of bay salam', 'Can the price in salam be delayed?', 'What is parallel salam?'],
      ar: ['ما هو عقد السلم؟', 'هل يجوز دفع الثمن مقدمًا واستلام المحصول لاحقًا؟', 'ما شروط السلم؟', 'هل يجوز تأخير الثمن في السلم؟', 'ما هو السلم الموازي؟', 'أدفع الثمن كاملًا وأستلم البضاعة بعد ستة أشهر'],
    },
  },
  {
    id: 'istisna', version: 1, topics: ['sale', 'istisna', 'construction'], rules: ['GHR-016', 'GHR-001'],
    title: { en: 'Istisna: ordering something to be made', ar: 'الاستصناع: طلب صنع شيء موصوف' },
    text: {
      en: 'You may order a thing to be manufactured or built and pay before it exists. The Fiqh Academy holds istisna binding on both sides when its pillars and conditions are met: the kind, quality, quantity and description of the thing are stated, and a delivery time is fixed {iifa-65}. The price may be paid at once, deferred or in instalments, for example by stages of building {ss-11}. A penalty for late delivery may be agreed, since the obligation is work and not a debt, unless force majeure intervenes {iifa-65}. A bank that finances a house this way contracts with the buyer and, separately, with the builder, and answers to the buyer for what is delivered {ss-11}.',
      ar: 'يجوز أن تطلب صنع شيء أو بناءه وتدفع ثمنه قبل وجوده. فقد قرر مجمع الفقه أن عقد الاستصناع ملزم للطرفين إذا توافرت أركانه وشروطه، ومنها بيان جنس المصنوع ونوعه وقدره وأوصافه وتحديد الأجل {iifa-65}. ويجوز تعجيل الثمن أو تأجيله أو تقسيطه، كأن يُدفع بحسب مراحل البناء {ss-11}. ويجوز الاتفاق على شرط جزائي عند تأخر التسليم لأن الالتزام عمل لا دين، ما لم تكن هناك ظروف قاهرة {iifa-65}. والبنك الذي يمول بيتًا بهذه الصيغة يتعاقد مع المشتري، وبعقد منفصل مع المقاول، ويبقى مسؤولًا أمام المشتري عما يُسلَّم {ss-11}.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'A contract in its own right by juristic preference, where people practise it.', ar: 'عقد مستقل جائز استحسانًا فيما جرى به التعامل.' } },
      { school: 'majority', view: { en: 'Maliki, Shafi’i and Hanbali jurists allow it only under the rules of salam, with the price paid first.', ar: 'المالكية والشافعية والحنابلة يجيزونه بشروط السلم مع تعجيل الثمن.' } },
    ],
    questions: {
      en: ['May I pay for goods not yet made?', 'What is istisna?', 'Buying an off plan apartment that is not built yet', 'Can I pay a builder by stages of construction?', 'May a manufacturing contract have a penalty for late delivery?', 'Ordering furniture to be made with payment by stages'],
      ar: ['هل يجوز دفع ثمن شيء لم يُصنع بعد؟', 'ما هو الاستصناع؟', 'شراء شقة على الخارطة', 'هل يجوز الدفع للمقاول على مراحل؟', 'هل يجوز شرط جزائي في عقد التصنيع؟', 'أوصي نجار يعمل لي أثاث وأدفع على دفعات'],
    },
  },
  {
    id: 'earnest-money', version: 1, topics: ['sale', 'arbun'], rules: ['GHR-017'],
    title: { en: 'Earnest money', ar: 'العربون' },
    text: {
      en: 'Earnest money is a sum paid at the sale: it counts towards the price if the buyer goes on, and stays with the seller if he withdraws. The Fiqh Academy allowed it in sale and lease on condition that the time of waiting is limited {iifa-72}, and AAOIFI has a standard to the same effect {ss-53}. A tradition against it is reported, but its chain is weak {abu-dawud-3502}. It is not taken in salam or in currency exchange, where the counter-values must be delivered at once {iifa-72}, nor before ownership in a murabaha. Write the last day of the option. If the seller is the one who withdraws, he returns the money.',
      ar: 'العربون مبلغ يُدفع عند البيع، فإن مضى المشتري في الشراء حُسب من الثمن، وإن عدل كان للبائع. وقد أجازه مجمع الفقه في البيع والإجارة بشرط أن تكون مدة الانتظار محددة {iifa-72}، ولأيوفي معيار بهذا المعنى {ss-53}. وورد حديث في النهي عنه لكن في إسناده ضعفًا {abu-dawud-3502}. ولا يجري في السلم ولا في الصرف، لأن القبض فيهما لازم حالًّا {iifa-72}، ولا في المرابحة قبل تملك المصرف للسلعة. فاكتب في العقد آخر يوم للخيار، وإذا كان البائع هو الذي عدل عن البيع ردّ المبلغ كاملًا إلى المشتري ولا حق له فيه.',
    },
    schools: [
      { school: 'hanbali', view: { en: 'Allowed, following what is reported of Umar.', ar: 'جائز أخذًا بما روي عن عمر رضي الله عنه.' } },
      { school: 'majority', view: { en: 'Hanafi, Maliki and Shafi’i jurists held it invalid as gain without return.', ar: 'منعه الحنفية والمالكية والشافعية لأنه أخذ مال بلا عوض.' } },
    ],
    questions: {
      en: ['Is earnest money allowed?', 'Can the seller keep the deposit if the buyer changes his mind?', 'Is a non-refundable down payment permitted?', 'What is arbun?', 'Do I lose my deposit when I cancel the purchase?', 'Is arbun valid without a time limit?'],
      ar: ['هل العربون جائز؟', 'هل يحق للبائع الاحتفاظ بالعربون إذا رجع المشتري؟', 'ما حكم بيع العربون؟', 'دفعت عربون وغيرت رأيي هل يرجع لي؟', 'هل يشترط مدة محددة للعربون؟', 'هل يجوز العربون في الصرف؟'],
    },
  },
];

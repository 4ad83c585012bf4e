import type { Passage } from './passage.ts';

/** What may not be paid for: insurance for profit, games of chance, forbidden goods and bribes. */
export const conduct: readonly Passage[] = [
  {
    id: 'insurance-and-takaful', version: 1, topics: ['insurance', 'takaful', 'gharar'], rules: ['GHR-014', 'HAL-007'],
    title: { en: 'Conventional insurance and takaful', ar: 'التأمين التجاري والتكافل' },
    text: {
      en: 'Commercial insurance with a fixed premium is an exchange that contains great uncertainty, which the Prophet forbade {muslim-1513}, so the Fiqh Academy holds it forbidden; it names cooperative insurance, founded on donation and mutual help, as the alternative, and the same for reinsurance {iifa-9}. In takaful, participants donate contributions to a fund that pays those who are struck; the operator manages the fund for a known fee or a share of investment profit and does not own the surplus, and the fund’s money is invested lawfully {ss-26}. Where the law obliges a person to insure and no cooperative cover is to be had, many boards allow the compulsory minimum for need.',
      ar: 'عقد التأمين التجاري ذو القسط الثابت معاوضة فيها غرر كبير، وقد نهى النبي صلى الله عليه وسلم عن بيع الغرر {muslim-1513}، ولذلك قرر مجمع الفقه تحريمه، وجعل البديل التأمين التعاوني القائم على التبرع والتعاون، وكذلك الحال في إعادة التأمين {iifa-9}. وفي التكافل يتبرع المشتركون باشتراكات لصندوق يعوض من يصيبه الضرر، وتدير الشركة الصندوق بأجر معلوم أو بحصة من ربح الاستثمار ولا تملك الفائض، وتُستثمر أمواله استثمارًا مشروعًا {ss-26}. وإذا ألزم القانون بالتأمين ولم يوجد تأمين تعاوني أجازت كثير من الهيئات الحد الإلزامي للحاجة، ولا يُتوسع فيه إلى ما زاد على ذلك.',
    },
    schools: [{ school: 'contemporary', view: { en: 'The academies forbid commercial insurance; a minority, among them Mustafa al-Zarqa, allowed it in principle.', ar: 'حرّمت المجامع التأمين التجاري، وأجازه من حيث الأصل قلة منهم مصطفى الزرقا.' } }],
    questions: {
      en: ['What is the difference between insurance and takaful?', 'Is conventional insurance haram?', 'Can I buy car insurance?', 'Is life insurance allowed?', 'How does takaful work?', 'Is compulsory health insurance permitted?'],
      ar: ['ما الفرق بين التأمين التجاري والتكافل؟', 'ما حكم التأمين التجاري؟', 'هل يجوز تأمين السيارة؟', 'ما حكم التأمين على الحياة؟', 'كيف يعمل التأمين التكافلي؟', 'التأمين الصحي الإلزامي هل يجوز؟'],
    },
  },
  {
    id: 'prize-draws', version: 1, topics: ['prizes', 'competition', 'maysir'], rules: ['MAY-004', 'MAY-007'],
    title: { en: 'Prize draws and competitions', ar: 'السحوبات والمسابقات' },
    text: {
      en: 'What matters is who pays for the prize. A competition without a stake, or whose prize is given by someone who does not compete, is lawful if its object is lawful {iifa-127}. If the entrants pay, by a ticket, a paid message or call, or an entry fee out of which the prize comes, each one may gain or lose, and that is gambling; the Fiqh Academy names prize cards bought for a chance to win among the forbidden ones {iifa-127}. Prizes given by a shop to buyers are accepted when the goods are sold at their usual price and bought for use {ss-55}. A bank’s prize tied to loan balances is a benefit on a loan.',
      ar: 'العبرة بمن يدفع ثمن الجائزة. فالمسابقة بلا عوض من المتسابقين، أو التي يقدم جائزتها من لا يشارك فيها، جائزة إذا كان مقصدها مشروعًا {iifa-127}. أما إذا دفع الداخلون ثمن بطاقة أو رسالة أو مكالمة أو رسم اشتراك تُكوَّن منه الجائزة، فكل واحد منهم بين الغنم والغرم، وهذا قمار، وقد عدّ مجمع الفقه البطاقات التي تُشترى لأجل احتمال الفوز من المحرم {iifa-127}. والجوائز التي يقدمها المتجر للمشترين مقبولة إذا بيعت السلع بثمنها المعتاد واشتُريت للحاجة إليها {ss-55}. وجوائز البنك المرتبطة بأرصدة القروض منفعة على القرض.',
    },
    schools: [
      { school: 'majority', view: { en: 'Classical jurists allow staked prizes only in archery and in horse and camel racing, with details between the schools.', ar: 'أجاز الفقهاء السبق بعوض في الرمي والخيل والإبل على تفصيل بين المذاهب.' } },
      { school: 'hanafi', view: { en: 'Contests of knowledge may carry a prize as well; some Hanbalis agree.', ar: 'تجوز الجائزة في مسابقات العلم، ووافق بعض الحنابلة.' } },
    ],
    questions: {
      en: ['Are prize draws and competitions allowed?', 'Can a shop give customers a raffle ticket?', 'Is a paid entry competition gambling?', 'Prize draw by paid SMS', 'Are bank savings prizes allowed?', 'Is a free giveaway halal?'],
      ar: ['ما حكم السحوبات والمسابقات؟', 'هل يجوز دخول مسابقة برسوم اشتراك؟', 'ما حكم جوائز المحلات التجارية؟', 'مسابقة برسالة نصية مدفوعة', 'ما حكم جوائز حسابات التوفير؟', 'كوبون سحب على سيارة من المول'],
    },
  },
  {
    id: 'gambling', version: 1, topics: ['maysir', 'gambling'], rules: ['MAY-001', 'MAY-002', 'MAY-006', 'HAL-004'],
    title: { en: 'Lotteries, betting and gambling', ar: 'اليانصيب والمراهنات والقمار' },
    text: {
      en: 'Gambling in every form is forbidden: the Qur’an joins it to wine and calls it an abomination that sows enmity {quran-5-90}. It is any arrangement in which each side stakes money and gains or loses it by chance or by an outside event: lottery tickets, sports betting, casino play, prediction markets and paid games with a pot. That part of the proceeds goes to charity does not change the stake {quran-5-90}. The Fiqh Academy counts paid prize cards among it {iifa-127}. What was won is not the winner’s property: it is returned to its owners if they can be known, otherwise given away without reward in mind. Connect refuses such payments by merchant category and by words.',
      ar: 'القمار بجميع صوره محرم، فقد قرنه القرآن بالخمر ووصفه بأنه رجس يوقع العداوة {quran-5-90}. وضابطه كل معاملة يخاطر فيها كل طرف بمال فيغنم أو يغرم بالحظ أو بحدث خارجي، كتذاكر اليانصيب والمراهنات الرياضية وألعاب الكازينو وأسواق التوقعات والألعاب المدفوعة ذات الحصيلة المشتركة. ولا يغيّر ذلك صرف جزء من الحصيلة للخير {quran-5-90}. وعدّ مجمع الفقه بطاقات الجوائز المدفوعة منه {iifa-127}. وما رُبح به ليس ملكًا للفائز، فيُرد إلى أصحابه إن عُرفوا وإلا صُرف في وجوه الخير تخلصًا. ويرفض نظام Connect هذه المدفوعات بحسب فئة التاجر وألفاظ الوصف.',
    },
    schools: [{ school: 'majority', view: { en: 'All schools agree.', ar: 'اتفقت المذاهب كلها على التحريم.' } }],
    questions: {
      en: ['Is buying a lottery ticket allowed?', 'Can I bet on football matches?', 'Is online casino gambling haram?', 'What should I do with money won by gambling?', 'Is a lottery for charity permitted?', 'Are prediction markets maysir?'],
      ar: ['ما حكم شراء تذكرة يانصيب؟', 'هل تجوز المراهنة على المباريات؟', 'ما حكم القمار عبر الإنترنت؟', 'ربحت مالًا من القمار ماذا أفعل به؟', 'هل يجوز اليانصيب الخيري؟', 'ما هو الميسر؟'],
    },
  },
  {
    id: 'alcohol-and-pork', version: 2, topics: ['halal', 'goods'], rules: ['HAL-001', 'HAL-002', 'HAL-003', 'HAL-018'],
    title: { en: 'Trade in alcohol and pork', ar: 'المتاجرة بالخمر ولحم الخنزير' },
    text: {
      en: 'Selling, serving, carrying or financing wine is forbidden together with drinking it: the Prophet cursed ten who have to do with it, among them the one who carries it and the one who lives on its price {tirmidhi-1295}. What is forbidden to consume is forbidden to sell, pork included, and one does not help in sin {quran-5-2}. A payment whose purpose is such goods is refused whoever the payee is. A mixed business, such as a supermarket or a hotel, is judged by what this payment is for; groceries are lawful. Industrial or medical alcohol that is not a drink is a different matter, as is paying a lawful debt to a person who also trades in wine.',
      ar: 'بيع الخمر وتقديمها وحملها وتمويلها محرم كشربها، فقد لعن النبي صلى الله عليه وسلم فيها عشرة، منهم حاملها وآكل ثمنها {tirmidhi-1295}. وما حرم تناوله حرم بيعه ومنه لحم الخنزير، ولا يُتعاون على الإثم {quran-5-2}. فكل دفعة مقصودها هذه السلع مرفوضة أيًّا كان المستفيد. أما النشاط المختلط كالمتجر الكبير والفندق فيُنظر إلى المقصود بهذه الدفعة نفسها، وشراء المواد الغذائية مباح. والكحول الصناعي أو الطبي الذي ليس شرابًا له حكم آخر، وكذلك سداد دين مشروع لشخص يتاجر في الوقت نفسه بالخمر، فالعبرة بسبب الدفع.',
    },
    schools: [
      { school: 'majority', view: { en: 'All schools forbid trade in wine and pork between Muslims.', ar: 'المذاهب كلها على تحريم المتاجرة بالخمر والخنزير بين المسلمين.' } },
      { school: 'hanafi', view: { en: 'Abu Hanifa allowed hiring out one’s carrying of it for a non-Muslim; his two students and the other schools did not.', ar: 'أجاز أبو حنيفة الأجرة على حملها لغير المسلم، وخالفه صاحباه وسائر المذاهب.' } },
    ],
    questions: {
      en: ['Can I pay for alcohol supplies for a restaurant?', 'Is selling wine to non-Muslims allowed?', 'Can I deliver beer as a driver?', 'Is investing in a hotel that serves liquor permitted?', 'May a payment be made to a supermarket that sells pork?', 'Is trading in pork haram?'],
      ar: ['ما حكم بيع الخمر لغير المسلمين؟', 'هل يجوز توصيل المشروبات الكحولية؟', 'ما حكم الدفع لمتجر يبيع لحم الخنزير؟', 'هل يجوز تمويل مطعم يقدم الخمر؟', 'ما حكم العمل في فندق يبيع الخمور؟', 'شراء كحول طبي هل يجوز؟'],
    },
  },
  {
    id: 'tobacco', version: 1, topics: ['halal', 'goods'], rules: ['HAL-008'], contested: true,
    title: { en: 'Tobacco', ar: 'التبغ' },
    text: {
      en: 'The classical jurists met tobacco late and differed; today most councils in the Gulf hold smoking and its trade forbidden because of the proven harm, which falls under the command not to destroy oneself or one’s property {quran-4-29}. Boards in the region usually exclude tobacco companies from investment, although the older rulings of disliking or permitting are still cited. Since views differ, the profile used here marks such payments for review and does not refuse them by itself; the board decides on a business relation or a product. The same care applies to shisha cafés and electronic cigarettes. A customer may in any case be advised to choose another trade.',
      ar: 'ظهر التبغ بعد عصور الأئمة فاختلف فيه الفقهاء، وأكثر مجالس الإفتاء في الخليج اليوم على تحريم التدخين والمتاجرة به لثبوت ضرره، وهو داخل في النهي عن إهلاك النفس وإضاعة المال {quran-4-29}. وتستبعد هيئات المنطقة عادة شركات التبغ من الاستثمار، وإن كانت أقوال الكراهة أو الإباحة السابقة ما زالت تُنقل. ولاختلاف الأقوال يحيل الملف المعتمد هنا هذه المدفوعات إلى المراجعة ولا يرفضها تلقائيًا، وتقرر الهيئة في العلاقة التجارية أو المنتج. وينطبق ذلك على مقاهي الشيشة والسجائر الإلكترونية. ويُنصح العميل على كل حال باختيار تجارة أخرى.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Many councils: forbidden. Others: disliked. A few older jurists: permitted.', ar: 'كثير من المجالس: التحريم. وآخرون: الكراهة. وقليل من المتأخرين: الإباحة.' } }],
    questions: {
      en: ['Is trading in tobacco allowed?', 'Can I pay for cigarettes wholesale?', 'Is smoking haram?', 'Is a shisha cafe business permitted?', 'Can I invest in a tobacco company?', 'Are electronic cigarettes halal to sell?'],
      ar: ['ما حكم المتاجرة بالتبغ؟', 'هل بيع السجائر حرام؟', 'ما حكم التدخين؟', 'ما حكم مقهى الشيشة؟', 'هل يجوز الاستثمار في شركة تبغ؟', 'بيع السجائر الإلكترونية والفيب'],
    },
  },
  {
    id: 'bribery', version: 1, topics: ['conduct', 'bribery'], rules: ['HAL-016', 'HAL-017'],
    title: { en: 'Bribes and facilitation payments', ar: 'الرشوة ومدفوعات التسهيل' },
    text: {
      en: 'To give or take a bribe is forbidden; the Prophet cursed both {tirmidhi-1336}, and it is eating property by falsehood {quran-4-29}. A bribe is anything of value given to someone in charge so that he decides for the giver, hurries his case past others or keeps silent; calling it a gift, a tip or a consulting fee does not help when it is given because of the office. A published fee for faster service, paid to the institution against a receipt, is not a bribe. Many jurists excuse one who is forced to pay in order to obtain a clear right, while the taker sins. Such cases, and any request to word a payment differently, go to compliance.',
      ar: 'الرشوة أخذًا وعطاءً محرمة، وقد لعن النبي صلى الله عليه وسلم الراشي والمرتشي {tirmidhi-1336}، وهي من أكل المال بالباطل {quran-4-29}. والرشوة كل ما يُعطى لصاحب ولاية ليحكم لمعطيه أو يقدّمه على غيره أو يسكت عن حق، ولا ينفع تسميتها هدية أو إكرامية أو أتعاب استشارة إذا كان سببها المنصب. وليس من الرشوة رسم معلن للخدمة المستعجلة يُدفع للجهة نفسها بإيصال. وعذر كثير من الفقهاء من اضطر إلى الدفع لاستخلاص حق ظاهر له مع بقاء الإثم على الآخذ. وتُعرض هذه الحالات وكل طلب لتغيير وصف الدفعة على إدارة الامتثال.',
    },
    schools: [{ school: 'majority', view: { en: 'All schools forbid the bribe; many in each allow paying to repel a wrong, the taker alone being guilty.', ar: 'المذاهب على تحريمها، وأجاز كثير منهم الدفع لرفع الظلم والإثم على الآخذ وحده.' } }],
    questions: {
      en: ['Is a facilitation payment to an official a bribe?', 'Can I give a gift to a government employee?', 'Is paying to speed up my papers allowed?', 'What is the ruling on bribery?', 'A kickback to the purchasing manager', 'Paying a bribe to get my right'],
      ar: ['ما حكم الرشوة؟', 'هل يجوز إعطاء هدية لموظف حكومي؟', 'دفع مبلغ لتسريع المعاملة', 'هل يجوز دفع رشوة للحصول على حقي؟', 'عمولة لمدير المشتريات من تحت الطاولة', 'إكرامية للموظف عشان يمشي المعاملة'],
    },
  },
];

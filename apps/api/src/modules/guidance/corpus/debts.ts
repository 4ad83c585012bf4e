import type { Passage } from './passage.ts';

/** Debts that fall due: delay, hardship, rescheduling and early payment. */
export const debts: readonly Passage[] = [
  {
    id: 'late-payment-charge', version: 1, topics: ['debt', 'delay', 'penalty'], rules: ['RIBA-006'],
    title: { en: 'A charge for late payment', ar: 'غرامة التأخير' },
    text: {
      en: 'A creditor may not keep a charge for delay. An increase in return for more time is the riba of the time before Islam, and the Fiqh Academy ruled that a buyer who is late on his instalments may not be made to pay more than the debt, with or without a prior condition {iifa-51}. Penalty clauses are accepted in works and supply contracts but not where the obligation is a debt {iifa-109}. Delay by someone able to pay is still a wrong {bukhari-2287}, so other remedies are open: a pledge, a guarantor, making the remaining instalments due after notice, and court costs actually incurred {ss-3}. Connect refuses a late fee whose beneficiary is the creditor.',
      ar: 'ليس للدائن أن يأخذ لنفسه غرامة على التأخير، فالزيادة مقابل الأجل هي ربا الجاهلية. وقد قرر مجمع الفقه أن المشتري إذا تأخر في دفع الأقساط لا يجوز إلزامه بزيادة على الدين بشرط سابق أو بدون شرط {iifa-51}. والشرط الجزائي مقبول في عقود المقاولات والتوريد ولا يجوز إذا كان الالتزام دينًا {iifa-109}. ومطل القادر ظلم {bukhari-2287}، ولذلك تبقى وسائل أخرى متاحة كالرهن والكفيل وحلول الأقساط الباقية بعد الإنذار ومصاريف التقاضي الفعلية {ss-3}. ويرفض نظام Connect غرامة التأخير إذا كان المستفيد منها هو الدائن، لأنها تزيد الدين في مقابل المدة، ولا فرق في ذلك بين مبلغ مقطوع ونسبة مئوية أو يومية.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools do not allow the creditor an increase for delay.', ar: 'لا تجيز المذاهب الأربعة للدائن زيادة مقابل التأخير.' } },
      { school: 'contemporary', view: { en: 'Some scholars would compensate real loss caused by an able debtor; the academy and AAOIFI did not accept it.', ar: 'أجاز بعض المعاصرين التعويض عن الضرر الفعلي من المماطل القادر، ولم يأخذ به المجمع ولا أيوفي.' } },
    ],
    questions: {
      en: ['May I charge for late payment?', 'Is a late fee on an overdue instalment riba?', 'Can I add a penalty if the customer pays late?', 'What can a creditor do about delayed payment?', 'Is a penalty clause on debt valid?', 'The customer delays, may I keep compensation?'],
      ar: ['هل يجوز أخذ غرامة على التأخير في السداد؟', 'هل رسوم التأخير على القسط ربا؟', 'ما حكم الشرط الجزائي في الديون؟', 'ماذا يفعل الدائن مع المماطل؟', 'العميل تأخر عن الدفع هل آخذ تعويضًا؟', 'كيف أتعامل مع اللي يتأخر في دفع القسط؟'],
    },
  },
  {
    id: 'late-charge-to-charity', version: 2, topics: ['debt', 'delay', 'charity'], rules: ['RIBA-006', 'RIBA-007'],
    title: { en: 'Late charges given to charity', ar: 'صرف غرامة التأخير في الخير' },
    text: {
      en: 'AAOIFI allows, within limits, a contract in which the debtor undertakes that, if he delays although able to pay, he will give an amount or percentage to charity, spent under the supervision of the Shari’ah board {ss-3}. The murabaha standard takes up the same clause {ss-8}. The money never becomes income of the creditor, directly or indirectly: it is booked apart, paid out to good causes and reported. The purpose is to deter delay, not to earn, so the clause must not be applied to a debtor who is unable to pay, to whom the Qur’an gives respite {quran-2-280}. In practice: a clear undertaking by the debtor, a separate charity account, and evidence of each donation.',
      ar: 'أجاز بضوابط معيار أيوفي أن يُنص في العقد على التزام المدين القادر إذا ماطل بالتصدق بمبلغ أو نسبة تُصرف في وجوه الخير بإشراف هيئة الرقابة الشرعية {ss-3}، وأخذ بذلك معيار المرابحة {ss-8}. ولا يدخل هذا المال في إيراد الدائن مباشرة ولا بالواسطة، بل يُسجل في حساب مستقل ويُصرف في الخيرات ويُفصح عنه. والمقصود الردع عن المماطلة لا التكسب، فلا يُطبق الشرط على العاجز عن السداد الذي أمر القرآن بإنظاره {quran-2-280}. والتطبيق السليم يكون بالتزام واضح من المدين عند التعاقد، وحساب منفصل للتبرعات، ومستند يثبت صرف كل مبلغ. ولا يجوز أن تُخصم من هذه المبالغ مصروفات إدارية لصالح المؤسسة الدائنة إلا ما أقرته الهيئة.',
    },
    schools: [
      { school: 'maliki', view: { en: 'The basis: some Maliki jurists bind a person to a charity he undertook in case of delay.', ar: 'أصل المسألة قول بعض المالكية بإلزام من التزم بالتصدق عند المماطلة.' } },
      { school: 'contemporary', view: { en: 'Some boards, including several members of the academies, refuse any stipulated amount, even for charity.', ar: 'منع بعض الهيئات وأعضاء المجامع اشتراط أي مبلغ ولو كان للصدقة.' } },
    ],
    questions: {
      en: ['May the late charge go to charity?', 'Can a bank donate late payment penalties?', 'Is an undertaking to donate on delay allowed?', 'Who receives the late payment donation?', 'Is it ok if the late fee is given to the poor?', 'Late payment charity clause in murabaha'],
      ar: ['هل يجوز أن تذهب غرامة التأخير للجمعيات الخيرية؟', 'ما حكم التزام المدين بالتبرع عند التأخر؟', 'لمن تُصرف مبالغ التأخير؟', 'هل يجوز للبنك التصدق بغرامات التأخير؟', 'شرط التصدق عند المماطلة في عقد المرابحة', 'غرامة التأخير تروح للصدقة هل تجوز؟'],
    },
  },
  {
    id: 'insolvent-debtor', version: 1, topics: ['debt', 'hardship'], rules: ['RIBA-007', 'RIBA-008'],
    title: { en: 'A debtor who cannot pay', ar: 'المدين المعسر' },
    text: {
      en: 'A debtor in real hardship must be given time until he can pay, and to forgive him is better: this is the command of the Qur’an {quran-2-280}, and whoever grants respite or remits is promised reward {muslim-1563}. So nothing may be added to the debt, no delay donation is due, and the clause that makes all instalments fall due is not used against him {ss-3}. The Fiqh Academy described the insolvency that calls for respite: no property beyond basic needs from which the debt could be met in cash or kind {iifa-64}. An able debtor who pretends is different and may be pursued. Ask for evidence of income and assets, agree on new dates at the same amount, and involve the board in doubtful cases.',
      ar: 'المدين المعسر حقًا يجب إنظاره إلى أن يقدر، والعفو عنه خير، وذلك أمر القرآن {quran-2-280}، وقد وُعد من أنظر معسرًا أو وضع عنه بالأجر {muslim-1563}. فلا يُزاد عليه شيء، ولا تلزمه صدقة التأخير، ولا يُستعمل ضده شرط حلول الأقساط {ss-3}. وضابط الإعسار الذي يوجب الإنظار عند مجمع الفقه ألا يكون للمدين مال زائد عن حوائجه الأصلية يفي بدينه نقدًا أو عينًا {iifa-64}. أما القادر الذي يتظاهر بالعجز فله حكم آخر ويُطالب بحقه. فيُطلب ما يثبت الدخل والأصول، ويُتفق على مواعيد جديدة بالمبلغ نفسه دون زيادة، وتُشرك الهيئة الشرعية في الحالات المشتبهة. ومن تمام الإحسان أن يُسقط الدائن بعض الدين أو كله عند ثبوت العجز الدائم.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'Abu Hanifa: the creditor may keep company with the insolvent debtor until he earns; he is not jailed once insolvency is shown.', ar: 'عند أبي حنيفة للدائن ملازمة المعسر حتى يكتسب، ولا يُحبس بعد ثبوت إعساره.' } },
      { school: 'hanbali', view: { en: 'The insolvent who can work may be told to earn and pay.', ar: 'يُلزم المعسر القادر على الكسب بالتكسب لوفاء دينه.' } },
      { school: 'majority', view: { en: 'Maliki and Shafi’i: respite without compulsion to work.', ar: 'المالكية والشافعية على الإنظار دون إلزام بالعمل.' } },
    ],
    questions: {
      en: ['What if the debtor is insolvent?', 'My customer lost his job and cannot pay his debt', 'Must I give a poor debtor more time?', 'Can we charge a bankrupt debtor anything?', 'How is insolvency defined for a debtor?', 'Respite for someone in hardship'],
      ar: ['ما حكم المدين المعسر؟', 'العميل فقد عمله ولا يستطيع السداد', 'هل يجب إنظار المعسر؟', 'ما ضابط الإعسار؟', 'هل يجوز مطالبة المفلس بزيادة؟', 'المديون ما عنده فلوس يدفع'],
    },
  },
  {
    id: 'rescheduling-for-more', version: 1, topics: ['debt', 'rescheduling', 'refinancing'], rules: ['RIBA-008'],
    title: { en: 'Rescheduling a debt for a higher amount', ar: 'جدولة الدين بزيادة' },
    text: {
      en: 'Extending a debt is good; extending it for a higher amount is riba. The Fiqh Academy counts among the forbidden ways of turning an old debt into a new one every increase in return for a longer term, and also a fresh murabaha or similar deal made with the debtor so that its proceeds settle the first debt at a higher figure {iifa-158}. AAOIFI’s standards on sale of debt and on murabaha take the same line {ss-59} {ss-8}. What is open: a longer plan for the same amount, a reduction, a real sale of an asset by the debtor, or a change of currency settled on the spot at the day’s rate. Refinancing with another institution needs a genuine contract and no link between the two.',
      ar: 'تمديد أجل الدين إحسان، أما تمديده مقابل زيادة فربا. فقد عدّ مجمع الفقه من صور قلب الدين الممنوعة كل زيادة مقابل مدّ الأجل، ومنها أن يعقد الدائن مع مدينه مرابحة جديدة أو نحوها ليسدد بحصيلتها الدين الأول بمبلغ أكبر {iifa-158}. وعلى ذلك سار معيارا بيع الدين والمرابحة لدى أيوفي {ss-59} {ss-8}. والجائز هو تمديد المدة بالمبلغ نفسه، أو إسقاط بعض الدين، أو أن يبيع المدين أصلًا يملكه بيعًا حقيقيًا، أو أن يُوفى الدين بعملة أخرى حالًّا بسعر يومه. أما إعادة التمويل من مؤسسة أخرى فلا بد فيها من عقد حقيقي دون ربط بين المعاملتين. والعبرة بحقيقة المعاملة لا باسمها، فكل ما آل إلى زيادة الدين بزيادة الأجل ممنوع.',
    },
    schools: [
      { school: 'majority', view: { en: 'All schools forbid “more time for more debt”.', ar: 'اتفقت المذاهب على تحريم «أنظرني أزدك».' } },
      { school: 'contemporary', view: { en: 'A few boards admitted tawarruq for refinancing in distress under strict control; the academy did not.', ar: 'أجازت بعض الهيئات التورق لإعادة التمويل عند التعثر بضوابط مشددة، ولم يجزه المجمع.' } },
    ],
    questions: {
      en: ['Can we reschedule a debt for a higher amount?', 'Is refinancing an old murabaha with a new one allowed?', 'More time in return for more money', 'Can the bank extend my financing and increase the total?', 'Is debt restructuring permitted in Islam?', 'What is qalb al-dayn?', 'Can instalments be rescheduled over a longer time for the same total?'],
      ar: ['هل تجوز جدولة الدين بزيادة؟', 'ما حكم قلب الدين؟', 'هل يجوز سداد مرابحة قديمة بمرابحة جديدة؟', 'زيادة المبلغ مقابل تمديد الأجل', 'هل يجوز للبنك تمديد التمويل وزيادة الإجمالي؟', 'ما حكم إعادة هيكلة الديون؟'],
    },
  },
  {
    id: 'early-settlement', version: 1, topics: ['debt', 'rebate'], rules: ['RIBA-020'],
    title: { en: 'A discount for paying early', ar: 'الحط من الدين مقابل التعجيل' },
    text: {
      en: 'A creditor may remit part of a deferred debt when it is paid early, at the request of either side, as long as the reduction was not agreed beforehand and no third party stands between them. The Fiqh Academy states that “reduce and pay sooner” is not riba on these terms, and that it is barred where a third party comes in, since it then becomes the discounting of paper {iifa-64}. The murabaha standard also leaves the rebate to the seller at the moment of payment and does not allow it as a clause of the contract {ss-8}. So do not write a formula into the agreement. When the customer pays ahead, the creditor decides freely and records what was waived.',
      ar: 'يجوز للدائن أن يسقط بعض الدين المؤجل عند تعجيل سداده، بطلب من أي من الطرفين، ما دام ذلك غير متفق عليه مسبقًا ولم يدخل بينهما طرف ثالث. فقد قرر مجمع الفقه أن الحطيطة من الدين المؤجل لأجل تعجيله، وهي المعروفة بضع وتعجّل، ليست من الربا بهذه الشروط، وأنها تُمنع إذا دخل طرف ثالث لأنها تأخذ حينئذ حكم حسم الأوراق التجارية {iifa-64}. وجعل معيار المرابحة الإبراء للبائع وقت السداد ولم يجزه شرطًا في العقد {ss-8}. فلا تُكتب معادلة للخصم في العقد، بل إذا عجّل العميل قرر الدائن بحرية ما يسقطه وسجّله. ولا يعدّ تكرار هذا التسامح في العادة وعدًا ملزمًا للدائن ما لم يصرّح به.',
    },
    schools: [
      { school: 'majority', view: { en: 'The majority of the four schools disliked or barred “reduce and hasten” when made a condition.', ar: 'منع جمهور المذاهب الأربعة «ضع وتعجل» إذا كان مشروطًا.' } },
      { school: 'hanbali', view: { en: 'One report from Ahmad, chosen by Ibn Taymiyya and Ibn al-Qayyim, allows it.', ar: 'في رواية عن أحمد اختارها ابن تيمية وابن القيم يجوز.' } },
    ],
    questions: {
      en: ['Do I get a discount if I settle early?', 'Can the seller reduce the price for early payment?', 'Is a rebate on early settlement allowed?', 'May the contract promise a discount for paying ahead?', 'Paying off my murabaha before time, reduction of profit', 'What is da wa taajjal?'],
      ar: ['هل يجوز الخصم عند السداد المبكر؟', 'ما حكم ضع وتعجل؟', 'هل يجوز اشتراط خصم في العقد مقابل التعجيل؟', 'أريد تسديد المرابحة قبل موعدها فهل ينقص الربح؟', 'ما حكم إسقاط جزء من الدين لتعجيله؟', 'إذا سددت بدري يخصمون لي؟'],
    },
  },
];

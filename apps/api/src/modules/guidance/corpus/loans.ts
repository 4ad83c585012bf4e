import type { Passage } from './passage.ts';

/** Lending money: what may be asked back, and what may not. */
export const loans: readonly Passage[] = [
  {
    id: 'bank-interest', version: 1, topics: ['riba', 'loan', 'deposit'], rules: ['RIBA-001', 'RIBA-002', 'RIBA-019'],
    title: { en: 'Bank interest, high or low', ar: 'الفائدة البنكية قليلها وكثيرها' },
    text: {
      en: 'Interest on a loan or a deposit is riba, however low the rate. The Qur’an permits trade and forbids riba, and tells the creditor to take back the principal and nothing more {quran-2-275}. The size of the increase does not change its nature: the International Islamic Fiqh Academy ruled that any increase or interest on a debt, whether agreed at the start or in return for more time, is forbidden riba {iifa-10}. Interest-bearing bonds fall under the same ruling {iifa-60}. A low rate, an inflation argument or the name “return” does not help. The lawful way to earn is to share real profit and loss, to lease an asset, or to sell goods. Connect refuses a payment that describes interest and names the rule.',
      ar: 'الفائدة على القرض أو الوديعة ربا مهما انخفضت نسبتها. فقد أحلّ القرآن البيع وحرّم الربا، وجعل للدائن رأس ماله دون زيادة {quran-2-275}. ومقدار الزيادة لا يغيّر حقيقتها، فقد قرر مجمع الفقه الإسلامي الدولي أن كل زيادة أو فائدة على الدين، سواء شُرطت في ابتداء العقد أو جاءت مقابل التأجيل، ربا محرّم {iifa-10}. والسندات ذات الفائدة داخلة في الحكم نفسه {iifa-60}. ولا يغيّر الحكمَ انخفاضُ النسبة ولا الاحتجاج بالتضخم ولا تسميتها عائدًا. والطريق المشروع للكسب هو المشاركة في الربح والخسارة الحقيقيين، أو تأجير أصل، أو بيع سلعة. ويرفض نظام Connect كل دفعة يظهر من وصفها أنها فائدة، ويذكر القاعدة التي استند إليها.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools agree that an increase stipulated on a loan is riba.', ar: 'اتفقت المذاهب الأربعة على أن الزيادة المشروطة في القرض ربا.' } },
      { school: 'contemporary', view: { en: 'A few modern writers excused low or productive interest; the fiqh academies rejected the view.', ar: 'أجاز بعض المعاصرين الفائدة القليلة أو الإنتاجية، وردّت المجامع الفقهية هذا القول.' } },
    ],
    questions: {
      en: ['Is bank interest riba even if the rate is low?', 'Is interest on a savings account haram?', 'Can I take a loan at a small interest rate?', 'Is 1% interest allowed in Islam?', 'Why is interest forbidden?', 'Is a conventional fixed deposit allowed?'],
      ar: ['هل الفائدة البنكية ربا ولو كانت نسبتها قليلة؟', 'ما حكم فوائد حساب التوفير؟', 'هل يجوز أخذ قرض بفائدة بسيطة؟', 'لماذا حُرّمت الفوائد البنكية؟', 'ما حكم الوديعة الثابتة في بنك تقليدي؟', 'هل فائدة واحد بالمئة حرام؟'],
    },
  },
  {
    id: 'lend-for-more', version: 2, topics: ['riba', 'loan'], rules: ['RIBA-001', 'RIBA-003'],
    title: { en: 'Lending and asking for more back', ar: 'الإقراض مع طلب زيادة' },
    text: {
      en: 'A person who lends money may ask only for the same amount in the same currency. If the lender wants more than was lent, the increase is riba, whether it is called profit, thanks or compensation {quran-2-275}. The Fiqh Academy forbids every increase agreed on a debt {iifa-10}, and the AAOIFI standard on loans forbids stipulating any benefit to the lender, in money or in kind {ss-19}. Consent of the borrower does not make it lawful. Someone who wishes to gain should put the money into a sale, a lease or a partnership and bear its risk. To help a friend, lend and wait: it is an act of charity. In the compliance check, a text such as “lend 900, return 990” is refused.',
      ar: 'ليس للمقرض إلا مثل ما أقرض وبالعملة نفسها. فإن طلب أكثر مما دفع كانت الزيادة ربا، سواء سُمّيت ربحًا أو شكرًا أو تعويضًا {quran-2-275}. وقد حرّم مجمع الفقه كل زيادة متفق عليها في الدين {iifa-10}، ومنع معيار القرض لدى أيوفي اشتراط أي منفعة للمقرض نقدية كانت أو عينية {ss-19}. ولا يبيحها رضا المقترض. ومن أراد الربح فليدخل بماله في بيع أو إجارة أو شركة ويتحمل مخاطرها. أما إعانة الصديق فتكون بالقرض الحسن والإنظار، وهو باب من أبواب الصدقة. وعند فحص الامتثال في النظام يُرفض نص من قبيل «أقرضه تسعمئة ويرد تسعمئة وتسعين» لأن المقرض يأخذ فيه أكثر مما أعطى.',
    },
    schools: [{ school: 'majority', view: { en: 'All four schools: a loan that draws a stipulated benefit to the lender is riba.', ar: 'المذاهب الأربعة على أن كل قرض شُرطت فيه منفعة للمقرض ربا.' } }],
    questions: {
      en: ['May I lend money and ask for a little more back?', 'Can I lend my friend 1000 and get back 1100?', 'Is it allowed to charge profit on a personal loan?', 'If the borrower agrees to pay extra is it still riba?', 'Can a lender ask for compensation for lending?', 'What is qard hasan?', 'May I lend a sum and ask for a bigger one back?'],
      ar: ['هل يجوز أن أقرض مالًا وأطلب زيادة عليه؟', 'أقرضت صديقي ألفًا فهل آخذ ألفًا ومئة؟', 'إذا رضي المقترض بدفع زيادة فهل هي ربا؟', 'ما هو القرض الحسن؟', 'هل يحق للمقرض أخذ ربح على القرض الشخصي؟', 'سلّفت واحد مبلغ وأبغى آخذ زيادة', 'أقرضه مبلغا ويرجعه أكثر هل هذا ربا؟'],
    },
  },
  {
    id: 'loan-admin-fee', version: 1, topics: ['loan', 'fee'], rules: ['RIBA-004'],
    title: { en: 'An administration fee on a loan', ar: 'رسوم الخدمة على القرض' },
    text: {
      en: 'A lender may recover the real, direct cost of giving a loan and nothing above it. The Fiqh Academy allowed service fees on loans on condition that they stay within actual expenses, and treats whatever exceeds them as riba {iifa-13}. AAOIFI’s standard on loans says the same {ss-19}. So a percentage of the amount, or a fee that grows with time, is refused, because the cost of paperwork does not grow with the principal; the Jordanian Iftaa Board accepted turning such a charge into a fixed sum that covers the work alone {jordan-209}. Keep a record of what the work cost and charge a flat amount. A fee without such a record is reported by the compliance check as a point to be documented.',
      ar: 'للمقرض أن يسترد التكلفة الفعلية المباشرة لتقديم القرض ولا يزيد عليها. فقد أجاز مجمع الفقه أجور خدمات القروض بشرط أن تكون في حدود النفقات الفعلية، وعدّ كل ما زاد عليها ربا {iifa-13}، وبمثله أخذ معيار القرض لدى أيوفي {ss-19}. وعليه تُمنع الرسوم المحسوبة نسبةً من المبلغ أو المتزايدة مع الزمن، لأن كلفة الإجراءات لا تكبر بكبر أصل القرض. وقد أجاز مجلس الإفتاء الأردني تحويل هذا الرسم إلى مبلغ مقطوع يغطي كلفة العمل وحدها {jordan-209}. فاحتفظ بسجل يبيّن كلفة العمل واجعل الرسم مبلغًا ثابتًا. وإذا خلا الرسم من هذا السجل فإن فحص الامتثال في النظام ينبّه إلى وجوب توثيقه قبل اعتماده من الجهة المختصة.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies agree on actual cost; they differ on whether an average cost per loan may be charged.', ar: 'اتفقت الهيئات على التكلفة الفعلية، واختلفت في جواز أخذ متوسط التكلفة لكل قرض.' } }],
    questions: {
      en: ['May a loan carry an administration fee?', 'Is a service charge on a loan riba?', 'Can the bank take a processing fee for qard hasan?', 'Is a percentage arrangement fee on a loan allowed?', 'What loan fees are permitted?', 'Can we charge the actual cost of granting a loan?'],
      ar: ['هل يجوز أخذ رسوم إدارية على القرض؟', 'هل رسوم خدمة القرض ربا؟', 'ما حكم المصاريف الإدارية بنسبة من القرض؟', 'هل يجوز أخذ التكلفة الفعلية للقرض الحسن؟', 'ما الرسوم المسموح بها على القروض؟', 'كم عمولة القرض المباحة؟'],
    },
  },
  {
    id: 'gift-at-repayment', version: 1, topics: ['loan', 'gift'], rules: ['RIBA-003'],
    title: { en: 'A gift from the borrower', ar: 'هدية المقترض للمقرض' },
    text: {
      en: 'It depends on whether the gift was expected. If a borrower, of his own accord and without any promise or custom between the two, gives a little more or a present when he repays, the lender may take it: the Prophet repaid better than he had borrowed and praised those who repay well {bukhari-2393}. If the extra was agreed, hinted at or is a known habit, it is a benefit drawn from the loan and must be refused {ss-19}. Before repayment, caution is greater: a Companion warned that even a load of straw from one’s debtor is riba {bukhari-3814}, unless the two exchanged gifts before the loan. When unsure, return the gift or set it off against the debt.',
      ar: 'الحكم مبني على كون الهدية مشروطة أو متوقعة. فإن زاد المقترض شيئًا أو أهدى عند السداد من تلقاء نفسه، بلا وعد ولا عرف بينهما، جاز للمقرض قبوله، فقد ردّ النبي صلى الله عليه وسلم خيرًا مما اقترض وأثنى على من يحسن القضاء {bukhari-2393}. وإن كانت الزيادة مشروطة أو ملمّحًا إليها أو جرت بها العادة فهي منفعة جرّها القرض ويجب ردها {ss-19}. أما قبل السداد فالاحتياط أشد، إذ حذّر أحد الصحابة من قبول حمل تبن من المدين وعدّه ربا {bukhari-3814}، إلا أن تكون بينهما عادة تهادٍ قبل القرض. وعند الشك تُرد الهدية أو تُحسم قيمتها من أصل الدين حتى يسلم القرض من شبهة المنفعة.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'An unstipulated increase at repayment is accepted.', ar: 'الزيادة غير المشروطة عند الوفاء مقبولة.' } },
      { school: 'maliki', view: { en: 'An increase in number is disliked even when unstipulated; better quality is accepted. Gifts before repayment are barred unless customary between the two.', ar: 'تُكره الزيادة في العدد ولو بلا شرط وتجوز في الصفة، وتُمنع الهدية قبل الوفاء ما لم تكن عادة سابقة بينهما.' } },
      { school: 'shafii', view: { en: 'Repaying more without condition is recommended to the borrower and lawful to the lender.', ar: 'يُستحب للمقترض أن يرد أكثر بلا شرط، ويحل ذلك للمقرض.' } },
      { school: 'hanbali', view: { en: 'Accepted at repayment; before it only with an earlier habit of gifts, or counted against the debt.', ar: 'تجوز عند الوفاء، ولا تجوز قبله إلا لعادة سابقة أو تُحسب من الدين.' } },
    ],
    questions: {
      en: ['My borrower gives me a gift at repayment, may I accept it?', 'Can I accept a present from someone who owes me money?', 'He returned the loan with something extra without me asking', 'Is a voluntary extra on repaying a loan riba?', 'Does a gift from a debtor count as interest?', 'The borrower wants to thank me with a dinner invitation', 'Can I stipulate a gift or service from the borrower?'],
      ar: ['المقترض أهداني هدية عند السداد فهل أقبلها؟', 'هل يجوز قبول هدية من مدين لي عليه مال؟', 'رد القرض وزاد عليه من نفسه دون طلب', 'هل الزيادة الطوعية عند رد القرض ربا؟', 'هل هدية المدين تعتبر فائدة؟', 'اللي متسلف مني عطاني هدية'],
    },
  },
  {
    id: 'loan-tied-to-sale', version: 1, topics: ['loan', 'sale', 'combination'], rules: ['RIBA-003', 'RIBA-005', 'GHR-018'],
    title: { en: 'A loan on condition of a sale or account', ar: 'القرض المشروط ببيع أو معاملة' },
    text: {
      en: 'Joining a loan to a sale or a lease by condition is not allowed, because the lender can hide interest in the price. The Prophet forbade a loan together with a sale {abu-dawud-3504}, and AAOIFI’s standard on combining contracts excludes combinations in which a loan is tied to an exchange contract {ss-25}. The same holds where the lender demands that the borrower open an account, buy a service or lend back in return {ss-19}. If a loan and a sale between the same parties are wholly independent, and the sale is at the ordinary market price, the objection falls away. Keep the two documents and dates apart, show how the price was set, and drop the condition. Otherwise ask the board before signing.',
      ar: 'لا يجوز ربط القرض ببيع أو إجارة على سبيل الشرط، لأن المقرض قد يخفي الفائدة في الثمن. فقد نهى النبي صلى الله عليه وسلم عن سلف وبيع {abu-dawud-3504}، واستثنى معيار الجمع بين العقود لدى أيوفي من الجواز كل جمع يُربط فيه القرض بعقد معاوضة {ss-25}. ومثله أن يشترط المقرض على المقترض فتح حساب أو شراء خدمة أو أن يقرضه بالمقابل {ss-19}. فإن كان القرض والبيع بين الطرفين مستقلين تمامًا، وكان البيع بسعر السوق المعتاد، زال المانع. فليُفصل بين المستندين وتاريخيهما، وليُبيَّن كيف حُدّد الثمن، وليُحذف الشرط، وإلا فتُعرض المعاملة على هيئة الرقابة الشرعية قبل التوقيع عليها من أي طرف.',
    },
    schools: [
      { school: 'majority', view: { en: 'All four schools forbid stipulating a sale in a loan.', ar: 'المذاهب الأربعة على منع اشتراط البيع في القرض.' } },
      { school: 'shafii', view: { en: 'Without a stipulation in the contract the two are judged separately, even if intended together.', ar: 'إذا لم يُشرط في العقد نُظر إلى كل منهما منفردًا ولو قُصدا معًا.' } },
    ],
    questions: {
      en: ['Can I lend on condition that he buys from my shop?', 'Is a loan tied to a sale allowed?', 'The bank gives a loan only if I buy their product', 'Can a lender require the borrower to open an account?', 'Is it permitted to combine a loan and a sale in one contract?', 'I lend you if you rent my flat'],
      ar: ['هل يجوز أن أقرضه بشرط أن يشتري مني؟', 'ما حكم الجمع بين القرض والبيع؟', 'ما معنى النهي عن سلف وبيع؟', 'البنك يشترط فتح حساب مقابل القرض', 'أقرضك بشرط أن تستأجر شقتي', 'هل يجوز ربط القرض بشراء منتج؟'],
    },
  },
  {
    id: 'pledge-for-debt', version: 1, topics: ['loan', 'collateral', 'rahn'], rules: ['RIBA-003'],
    title: { en: 'Collateral for a debt', ar: 'الرهن بالدين' },
    text: {
      en: 'Taking collateral is lawful. The Qur’an mentions a pledge in hand as security for a debt {quran-2-283}, and the Prophet bought food on credit and pledged his armour for it {bukhari-2068}. The pledge secures the debt; it does not become the creditor’s property, and he may not use or lease it for his own gain where the debt is a loan, since that is a benefit on the loan {ss-39}. Its costs and fruits belong to the owner. If the debtor fails, the asset is sold, the debt is taken from the price and the rest goes back to him; a clause that the creditor simply keeps the asset is not accepted. Record the asset, its keeper and the way of sale in writing.',
      ar: 'أخذ الرهن توثيقًا للدين مشروع، فقد ذكر القرآن الرهان المقبوضة {quran-2-283}، واشترى النبي صلى الله عليه وسلم طعامًا إلى أجل ورهن درعه {bukhari-2068}. والرهن يوثّق الدين ولا يصير ملكًا للدائن، وليس له أن ينتفع به أو يؤجره لمصلحته إذا كان الدين قرضًا، لأن ذلك منفعة على القرض {ss-39}. ونفقة المرهون ونماؤه لمالكه. فإن عجز المدين بيع المرهون واستوفي الدين من ثمنه ورُدّ الباقي إليه، ولا يصح شرط أن يتملك الدائن المرهون بمجرد التأخر. فليُكتب وصف المرهون ومن يحفظه وطريقة بيعه في وثيقة واضحة يوقعها الطرفان. والأصل أن يبقى المرهون أمانة في يد الدائن لا يضمنها إلا إذا تعدى أو فرّط.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'Later jurists differ on use with the owner’s leave; a stipulated use is riba.', ar: 'اختلف المتأخرون في الانتفاع بإذن المالك، والمشروط منه ربا.' } },
      { school: 'maliki', view: { en: 'The creditor may stipulate use in a debt from a sale for a known time, never in a loan.', ar: 'يجوز اشتراط المنفعة مدة معلومة في دين البيع لا في القرض.' } },
      { school: 'hanbali', view: { en: 'A mount or milch animal may be used against its fodder; other uses follow the general rule.', ar: 'يجوز ركوب المرهون وحلبه بقدر نفقته، وما سوى ذلك على الأصل.' } },
    ],
    questions: {
      en: ['Can I take collateral for a debt?', 'May the lender use the pledged house or car?', 'Is a mortgage as security allowed?', 'What happens to the pledge if the debtor does not pay?', 'Who pays for the upkeep of the collateral?', 'Is rahn permitted in Islam?'],
      ar: ['هل يجوز أخذ رهن مقابل الدين؟', 'هل يجوز للمقرض الانتفاع بالبيت المرهون؟', 'ما حكم الرهن في الإسلام؟', 'ماذا يحدث للرهن إذا لم يسدد المدين؟', 'على من نفقة الشيء المرهون؟', 'هل يتملك الدائن السيارة المرهونة إذا تأخر السداد؟'],
    },
  },
];

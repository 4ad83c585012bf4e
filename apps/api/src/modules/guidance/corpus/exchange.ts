import type { Passage } from './passage.ts';

/** Currency, gold and the moment at which money counts as received. */
export const exchange: readonly Passage[] = [
  {
    id: 'deferred-exchange', version: 1, topics: ['currency', 'exchange', 'spot'], rules: ['RIBA-010', 'RIBA-009'],
    title: { en: 'Exchanging currencies with a delay', ar: 'تأخير القبض في صرف العملات' },
    text: {
      en: 'Different currencies may be exchanged at any agreed rate, but both sides must be received before the parties part. Paper money is money of its own kind with the rules of gold and silver {iifa-21}, and the tradition requires exchange from hand to hand {muslim-1587}. So giving dirhams today for riyals tomorrow is not allowed, however small the delay {ss-1} {iifa-102}. A credit entry in the account is receipt, and the time that banks need to post it is tolerated as long as the payee cannot use the money before its value date {iifa-53}. A debt in one currency may be settled in another at the rate of that day {abu-dawud-3354}. In Connect both legs of an exchange are posted in one step or not at all.',
      ar: 'يجوز صرف العملات المختلفة بأي سعر يُتفق عليه، بشرط أن يقبض الطرفان العوضين قبل التفرق. فالورق النقدي نقد قائم بذاته له أحكام الذهب والفضة {iifa-21}، والحديث يشترط أن يكون الصرف يدًا بيد {muslim-1587}. فلا يجوز دفع دراهم اليوم مقابل ريالات غدًا وإن قلّت المدة {ss-1} {iifa-102}. والقيد في الحساب قبض، ويُغتفر الوقت الذي تحتاجه المصارف للتسجيل على ألا يتصرف المستفيد في المبلغ قبل تحقق أثر القيد {iifa-53}. ويجوز وفاء الدين بعملة أخرى بسعر يوم الوفاء {abu-dawud-3354}. وفي نظام Connect يُقيَّد طرفا الصرف معًا في خطوة واحدة أو لا يُقيَّد منهما شيء.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools require receipt in the session for exchange of money.', ar: 'المذاهب الأربعة على وجوب التقابض في مجلس الصرف.' } },
      { school: 'contemporary', view: { en: 'A minority treats paper money as token coins and allows one side to be deferred at the market rate; the academies did not.', ar: 'قاس بعضهم الورق النقدي على الفلوس فأجاز تأجيل أحد العوضين بسعر السوق، ولم تأخذ به المجامع.' } },
    ],
    questions: {
      en: ['Can I exchange AED for QAR and receive it tomorrow?', 'Must both currencies be delivered at once?', 'Is delayed settlement in currency exchange allowed?', 'Pay dollars now and get dirhams next week', 'What are the rules of sarf?', 'Is T+2 settlement of forex permitted?'],
      ar: ['هل يجوز صرف الدرهم بالريال والاستلام غدًا؟', 'هل يشترط التقابض في صرف العملات؟', 'ما حكم تأخير قبض إحدى العملتين؟', 'أدفع دولار اليوم وأستلم دراهم الأسبوع الجاي', 'ما شروط الصرف؟', 'هل يجوز بيع العملات بالأجل؟'],
    },
  },
  {
    id: 'forward-rate', version: 1, topics: ['currency', 'forward', 'hedging'], rules: ['RIBA-012', 'GHR-010'],
    title: { en: 'Booking a future exchange rate', ar: 'حجز سعر الصرف للمستقبل' },
    text: {
      en: 'A contract that fixes today the rate of an exchange to be made later is not allowed: both counter-values are deferred, while exchange requires receipt at once {ss-1}. The Fiqh Academy rules out forward exchange for the same reason {iifa-102}. A binding mutual promise amounts to the same thing; a promise by one side alone, kept apart from the contract, is what some boards accept for hedging a real need {ss-49}. Other ways to limit the risk: hold both currencies, buy the needed currency now and keep it, invoice in one’s own currency, or use a lawful loan in each currency without condition. Connect prices an exchange for immediate settlement only.',
      ar: 'العقد الذي يُثبَّت فيه اليوم سعر صرف يقع لاحقًا لا يجوز، لأن العوضين كليهما مؤجلان والصرف يقتضي القبض في الحال {ss-1}. ولهذا السبب منع مجمع الفقه الصرف الآجل {iifa-102}. والمواعدة الملزمة من الطرفين في معناه، أما الوعد من طرف واحد منفصلًا عن العقد فهو ما تقبله بعض الهيئات للتحوط من حاجة حقيقية {ss-49}. ومن وسائل تقليل المخاطر: الاحتفاظ بالعملتين، أو شراء العملة المطلوبة الآن وحفظها، أو إصدار الفواتير بالعملة المحلية، أو القرض الحسن بكل عملة دون شرط. ولا يسعّر نظام Connect الصرف إلا للتسوية الفورية.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Academies and AAOIFI forbid forwards; boards differ on hedging by a unilateral promise.', ar: 'منعت المجامع وأيوفي الصرف الآجل، واختلفت الهيئات في التحوط بالوعد من طرف واحد.' } }],
    questions: {
      en: ['May I book a future exchange rate?', 'Is a currency forward contract allowed?', 'Can I lock the dollar rate for next month?', 'Hedging foreign exchange risk in Islam', 'Is a mutual promise to exchange currency permitted?', 'FX forward or swap'],
      ar: ['هل يجوز حجز سعر الصرف لمدة شهر؟', 'ما حكم عقود الصرف الآجلة؟', 'كيف أتحوط من تقلب العملة شرعًا؟', 'تثبيت سعر الدولار للشهر القادم', 'ما حكم المواعدة على الصرف؟', 'أبغى أثبت سعر العملة من الآن'],
    },
  },
  {
    id: 'constructive-possession', version: 2, topics: ['possession', 'account', 'transfer'], rules: ['RIBA-010', 'GHR-002'],
    title: { en: 'A bank entry as possession', ar: 'القيد المصرفي قبض حكمي' },
    text: {
      en: 'Possession may be actual or constructive, and constructive possession is established when the property is left to the other and he is able to dispose of it, according to custom in each kind of thing. The Fiqh Academy counts among its forms the crediting of an amount to the client’s account, by deposit, transfer or spot exchange, and the receipt of a cheque whose funds are available {iifa-53}. AAOIFI’s standard on possession follows {ss-18}. For a wallet in central-bank money, the posted entry is what transfers control. A promise to credit, a screenshot or a pending payment that may still be cancelled is not yet possession. Goods are possessed by receipt, by documents of title or by segregation.',
      ar: 'القبض قد يكون حسيًا وقد يكون حكميًا، ويتحقق الحكمي بالتخلية مع التمكين من التصرف، ويختلف باختلاف الأشياء وأعراف الناس. وقد عدّ مجمع الفقه من صوره قيد مبلغ في حساب العميل، بإيداع أو حوالة أو صرف ناجز، وتسلّم الشيك إذا كان له رصيد قابل للسحب {iifa-53}. وعلى ذلك معيار القبض لدى أيوفي {ss-18}. وفي محفظة نقد البنك المركزي يكون القيد المرحّل هو الذي ينقل القدرة على التصرف. أما الوعد بالقيد أو صورة الشاشة أو الدفعة المعلقة القابلة للإلغاء فليست قبضًا بعد. وتُقبض السلع بتسلّمها أو بمستندات ملكيتها أو بفرزها وتعيينها.',
    },
    schools: [{ school: 'majority', view: { en: 'Custom decides what possession is, except where a text requires receipt by hand or measure.', ar: 'المرجع في القبض العرف إلا ما ورد فيه نص بالتناول أو الكيل.' } }],
    questions: {
      en: ['Is a bank credit entry possession?', 'Does money in my account count as received?', 'What is constructive possession?', 'Is a pending transfer already possession?', 'Does receiving a cheque count as qabd?', 'When is a digital wallet payment considered received?'],
      ar: ['هل القيد في الحساب البنكي قبض؟', 'ما هو القبض الحكمي؟', 'هل استلام الشيك يعتبر قبضًا؟', 'هل وصول المبلغ للمحفظة الرقمية قبض؟', 'التحويل المعلق هل هو قبض؟', 'متى يعتبر المال مستلمًا شرعًا؟'],
    },
  },
  {
    id: 'gold-on-credit', version: 1, topics: ['gold', 'exchange', 'instalments'], rules: ['RIBA-011'],
    title: { en: 'Gold in instalments', ar: 'شراء الذهب بالتقسيط' },
    text: {
      en: 'Gold and silver are bought with money hand to hand: the price is paid and the metal is received, actually or constructively, in the same session {muslim-1587}. AAOIFI’s standard on gold therefore does not allow selling it for a deferred price or in instalments, in bars or as jewellery, and requires that the amount be specified and set apart for the buyer {ss-57}. Gold for gold must be of equal weight whatever the workmanship. An account that shows grams without metal behind it, or that settles only price differences, is no purchase. If the price is not at hand, a good loan may be taken first and the gold bought for cash with it.',
      ar: 'يُشترى الذهب والفضة بالنقود يدًا بيد، فيُدفع الثمن ويُقبض المعدن حقيقة أو حكمًا في المجلس نفسه {muslim-1587}. ولذلك لم يُجز معيار الذهب لدى أيوفي بيعه بثمن مؤجل ولا بالتقسيط، سبائك كان أو حليًا، واشترط تعيين المقدار وفرزه للمشتري {ss-57}. والذهب بالذهب لا بد فيه من التساوي في الوزن مهما اختلفت الصنعة. وليس من الشراء في شيء حساب يُظهر غرامات لا معدن وراءها، أو يُسوّى بفروق الأسعار فقط. ومن لم يحضره الثمن فله أن يقترض قرضًا حسنًا أولًا ثم يشتري به الذهب نقدًا.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools require receipt at once, for jewellery as for bullion.', ar: 'المذاهب الأربعة على وجوب التقابض في الحلي كالسبائك.' } },
      { school: 'hanbali', view: { en: 'Ibn Taymiyya and Ibn al-Qayyim treated worked gold as goods, which a minority follows today.', ar: 'عدّ ابن تيمية وابن القيم الحلي المصنوع سلعة، وأخذ به قلة من المعاصرين.' } },
    ],
    questions: {
      en: ['Can I buy gold in instalments?', 'Is buying gold online allowed?', 'Can jewellery be bought on credit?', 'Exchanging old gold for new gold and paying the difference', 'Is a digital gold account permitted?', 'Must gold be received on the spot?'],
      ar: ['هل يجوز شراء الذهب بالتقسيط؟', 'ما حكم شراء الذهب عبر الإنترنت؟', 'هل يجوز شراء المجوهرات بالآجل؟', 'استبدال الذهب القديم بالجديد مع دفع الفرق', 'ما حكم حساب الذهب الرقمي؟', 'أشتري سبائك ذهب وأدفع على أقساط'],
    },
  },
  {
    id: 'remittance-fee', version: 1, topics: ['transfer', 'fee', 'currency'], rules: ['RIBA-010'],
    title: { en: 'Fees for sending money', ar: 'رسوم تحويل الأموال' },
    text: {
      en: 'A fee for sending money is a wage for work and may be fixed or a percentage, since nothing is lent: the sender pays, and the bank or exchange house delivers at another place {iifa-84}. The Fiqh Academy accepts transfers in the currency paid in, with or without a fee, within the limits of a wage; where the payee is to receive another currency, the exchange comes first and the transfer follows, so that the rate is settled and the amount known before sending {iifa-84} {ss-1}. Hidden margins should be stated. In Connect the service charge is shown apart from the amount, and a transfer between the two networks shows its rate before it is confirmed.',
      ar: 'الرسم على تحويل النقود أجر على عمل، ويجوز أن يكون مبلغًا مقطوعًا أو نسبة، إذ لا قرض هنا بل يدفع المرسل ويُسلّم المصرف أو شركة الصرافة المبلغ في مكان آخر {iifa-84}. وقد أجاز مجمع الفقه التحويل بعملة الدفع بمقابل أو بدونه في حدود الأجر، فإن كان المطلوب تسليمه عملة أخرى وجب أن تتم المصارفة أولًا ثم الحوالة، ليُعرف السعر والمبلغ قبل الإرسال {iifa-84} {ss-1}. وينبغي الإفصاح عن الهوامش الخفية. وفي نظام Connect يظهر رسم الخدمة منفصلًا عن المبلغ، ويُعرض سعر التحويل بين الشبكتين قبل تأكيده من العميل.',
    },
    schools: [{ school: 'majority', view: { en: 'Earlier jurists discussed the suftaja, a loan repaid elsewhere to avoid the risk of the road; contemporary bodies treat a remittance as paid service.', ar: 'بحث المتقدمون السفتجة وهي قرض يوفى في بلد آخر، وعدّ المعاصرون الحوالة خدمة بأجر.' } }],
    questions: {
      en: ['Is a fee for sending money abroad allowed?', 'Can the exchange house charge a percentage on remittance?', 'Is the transfer commission riba?', 'Sending money in another currency, what comes first?', 'Is the service charge on a transfer interest?', 'Are remittance charges permissible?'],
      ar: ['هل رسوم تحويل الأموال جائزة؟', 'ما حكم عمولة الحوالات المالية؟', 'هل تجوز نسبة على تحويل الأموال للخارج؟', 'تحويل المال بعملة أخرى ما الذي يسبق؟', 'هل رسم خدمة التحويل ربا؟', 'مكتب الصرافة ياخذ عمولة على الحوالة'],
    },
  },
];

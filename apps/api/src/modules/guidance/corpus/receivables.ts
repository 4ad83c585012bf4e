import type { Passage } from './passage.ts';

/** Debts that change hands, guarantees and cards. */
export const receivables: readonly Passage[] = [
  {
    id: 'invoice-discount', version: 1, topics: ['debt', 'discounting', 'papers'], rules: ['RIBA-013', 'RIBA-014'],
    title: { en: 'Selling an invoice at a discount', ar: 'بيع الفاتورة بأقل من قيمتها' },
    text: {
      en: 'A debt of money that falls due later may not be sold to an outsider for less money now. The buyer would give cash and collect more cash in time, which is riba; the Fiqh Academy does not allow the sale of a deferred debt to a third party for money {iifa-101}, and calls the discounting of commercial papers forbidden {iifa-64}. AAOIFI’s standards on commercial papers and on sale of debt agree {ss-16} {ss-59}. Lawful ways to get cash from a receivable: ask the debtor to pay early for a voluntary rebate, transfer the debt at full value, buy goods with it on conditions, or pay a collection agent a fee for work.',
      ar: 'لا يجوز بيع الدين النقدي المؤجل لطرف ثالث بأقل منه حالًّا، لأن المشتري يدفع نقدًا ليقبض أكثر منه بعد أجل وهذا ربا. فقد قرر مجمع الفقه أنه لا يجوز بيع الدين المؤجل من غير المدين بنقد {iifa-101}، وأن حسم الأوراق التجارية محرم {iifa-64}. ووافقه معيارا الأوراق التجارية وبيع الدين لدى أيوفي {ss-16} {ss-59}. ومن الطرق المشروعة لتسييل المستحقات: أن يعجل المدين السداد مع حط طوعي، أو أن يُحال الدين بكامل قيمته، أو أن تُشترى به سلعة بضوابطها، أو أن يُستأجر من يقوم بالتحصيل بأجر معلوم مقابل عمله.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'A debt may not be sold to anyone but the debtor.', ar: 'لا يجوز بيع الدين لغير من هو عليه.' } },
      { school: 'maliki', view: { en: 'Sale to a third party is accepted under strict conditions, among them that the price is paid at once and no riba or gharar arises.', ar: 'يجوز لغير المدين بشروط مشددة، منها تعجيل الثمن والسلامة من الربا والغرر.' } },
      { school: 'contemporary', view: { en: 'Malaysian practice accepted discounted sale of some debts; the Academy and AAOIFI did not.', ar: 'أجيز بيع بعض الديون بخصم في ماليزيا، ولم يجزه المجمع ولا أيوفي.' } },
    ],
    questions: {
      en: ['May I sell an invoice at a discount?', 'Is factoring of receivables allowed?', 'Can I discount a promissory note at the bank?', 'Selling a debt to a third party for cash', 'Is cheque discounting riba?', 'Invoice finance in Islam'],
      ar: ['هل يجوز بيع الفاتورة بخصم؟', 'ما حكم خصم الكمبيالة؟', 'ما حكم بيع الدين لطرف ثالث؟', 'هل يجوز الفاكتورينغ وبيع المستحقات؟', 'بيع شيك مؤجل بأقل من قيمته', 'عندي ذمم وأبغى أبيعها كاش بأقل'],
    },
  },
  {
    id: 'debt-transfer', version: 1, topics: ['debt', 'hawala'], rules: ['RIBA-013'],
    title: { en: 'Transferring a debt at par', ar: 'حوالة الدين بمثله' },
    text: {
      en: 'A debt may be moved from one debtor to another at its full amount. This is hawala: the debtor refers his creditor to a third person, who then owes the same sum; the Prophet told a creditor who is referred to an able person to accept {bukhari-2287}. AAOIFI requires the consent of the parties, a known debt, and that the transferred debt equals the one it settles in kind and amount {ss-7}. A discount, a premium or a charge for the waiting time turns the transfer into a sale of debt {ss-59}. A fee for clerical work may be taken. Assigning a right to a creditor as payment at face value is lawful; buying it below face value is not.',
      ar: 'يجوز نقل الدين من مدين إلى آخر بكامل مقداره، وهي الحوالة، إذ يحيل المدين دائنه على شخص ثالث فيصير مدينًا بالمبلغ نفسه، وقد أمر النبي صلى الله عليه وسلم من أُحيل على مليء أن يقبل {bukhari-2287}. ويشترط معيار أيوفي رضا الأطراف وكون الدين معلومًا وتساوي الدين المحال به والمحال عليه جنسًا ومقدارًا {ss-7}. فإن دخلها خصم أو زيادة أو عوض عن الأجل انقلبت بيعًا للدين {ss-59}. ويجوز أخذ أجر على العمل الإداري. فنقل الحق إلى الدائن وفاءً بقيمته الاسمية جائز، أما شراؤه بأقل منها فلا يجوز.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'Consent of all three is needed; the first debtor is liable again if the debt is lost.', ar: 'يشترط رضا الثلاثة، ويرجع على المحيل إذا توي الدين.' } },
      { school: 'hanbali', view: { en: 'A creditor referred to an able debtor must accept.', ar: 'يجب على المحال قبول الحوالة على المليء.' } },
      { school: 'majority', view: { en: 'Maliki and Shafi’i jurists: acceptance is recommended, and the first debtor is released.', ar: 'المالكية والشافعية: القبول مستحب ويبرأ المحيل.' } },
    ],
    questions: {
      en: ['May debts be assigned at par?', 'What is hawala of debt?', 'Can my debtor refer me to someone else to pay me?', 'Transferring a receivable at its full value', 'Is debt assignment without discount permitted?', 'Do I have to accept payment from another person who owes my debtor?'],
      ar: ['هل يجوز نقل الدين بقيمته الكاملة؟', 'ما هي حوالة الدين؟', 'أحالني المدين على شخص آخر', 'ما شروط الحوالة؟', 'هل يجب قبول الحوالة على مليء؟', 'تحويل الدين من شخص لشخص بدون خصم'],
    },
  },
  {
    id: 'guarantee-fee', version: 1, topics: ['guarantee', 'fee'], rules: ['RIBA-021'],
    title: { en: 'A fee for standing surety', ar: 'الأجر على الكفالة' },
    text: {
      en: 'Standing surety is a kindness, and no wage may be taken for the guarantee itself: if the surety pays, he becomes a lender, and the wage would then be a gain on a loan {iifa-12}. The Fiqh Academy distinguishes a letter of guarantee with full cover, where the bank acts as agent and may charge, from one without cover; in both, the administrative expenses of issuing it may be recovered within the usual fee for such work {iifa-12}. AAOIFI’s standard on guarantees says that a fee may not be taken for the guarantee as such, and that costs may be claimed {ss-5}. So a fee that rises with the amount and the time guaranteed is refused.',
      ar: 'الكفالة عقد إرفاق، ولا يجوز أخذ أجر على الضمان نفسه، لأن الكفيل إذا أدى صار مقرضًا فيكون الأجر منفعة على القرض {iifa-12}. وقد فرّق مجمع الفقه بين خطاب الضمان المغطى الذي يكون المصرف فيه وكيلًا فيستحق أجرًا على وكالته، وغير المغطى، وأجاز في الحالين استيفاء المصاريف الإدارية للإصدار بما لا يتجاوز أجر المثل {iifa-12}. ونص معيار الضمانات لدى أيوفي على منع الأجر على الكفالة ذاتها وجواز أخذ المصروفات {ss-5}. فالرسم الذي يزيد بزيادة المبلغ المضمون ومدته مرفوض، والرسم الذي يغطي العمل الفعلي مقبول متى وُثّقت كلفته.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools do not allow a wage for the guarantee itself.', ar: 'المذاهب الأربعة على منع الأجر على الضمان ذاته.' } },
      { school: 'contemporary', view: { en: 'Some contemporary scholars allow a fee for the guarantee; the academies did not follow them.', ar: 'أجازه بعض المعاصرين ولم تأخذ به المجامع.' } },
    ],
    questions: {
      en: ['Can I charge a fee for being a guarantor?', 'Is a commission on a letter of guarantee allowed?', 'May a bank take money for issuing a guarantee?', 'Is paid kafala permitted?', 'Guarantee fee as a percentage of the amount', 'My friend will guarantee my debt for a fee'],
      ar: ['هل يجوز أخذ أجرة على الكفالة؟', 'ما حكم عمولة خطاب الضمان؟', 'هل يأخذ البنك رسومًا على إصدار خطاب الضمان؟', 'أكفل شخص مقابل مبلغ', 'أجر الكفيل هل هو ربا؟', 'عمولة الضمان بنسبة من المبلغ'],
    },
  },
  {
    id: 'credit-card', version: 1, topics: ['card', 'riba', 'fee'], rules: ['RIBA-001', 'RIBA-006'],
    title: { en: 'Credit cards', ar: 'بطاقات الائتمان' },
    text: {
      en: 'A card is judged by its terms. An uncovered credit card that stipulates interest on late balances may not be issued or used, even by someone who means to pay within the free period; the Fiqh Academy said so and allowed a card without that condition {iifa-108} {iifa-139}. The issuer may take an issue or renewal fee as a wage for service, and the merchant may be charged a commission for the sale made through the card. A cash withdrawal is a loan: a flat fee for the service is accepted, a charge that follows the amount or the time is riba {iifa-108}. AAOIFI replaced its earlier rules with a standard on payment cards {ss-61}. A debit card on one’s own balance raises none of this.',
      ar: 'العبرة في البطاقة بشروطها. فبطاقة الائتمان غير المغطاة التي تشترط فائدة على المتأخرات لا يجوز إصدارها ولا التعامل بها ولو عزم حاملها على السداد في فترة السماح، وقد قرر ذلك مجمع الفقه وأجازها إذا خلت من هذا الشرط {iifa-108} {iifa-139}. وللمصدر أن يأخذ رسم إصدار أو تجديد بصفته أجرًا على خدماته، وأن يأخذ من التاجر عمولة على ما بيع بالبطاقة. والسحب النقدي قرض، فيجوز فيه رسم مقطوع مقابل الخدمة، وكل ما ارتبط بالمبلغ أو المدة ربا {iifa-108}. وقد أصدر أيوفي معيارًا لبطاقات الدفع حل محل أحكامه السابقة {ss-61}. أما بطاقة الحسم من رصيد صاحبها فلا إشكال فيها.',
    },
    schools: [{ school: 'contemporary', view: { en: 'The Academy forbids signing an interest clause; some scholars excuse a holder in need who is sure to pay in time.', ar: 'منع المجمع الدخول في شرط الفائدة، وعذر بعض العلماء المحتاج المتيقن من السداد في الوقت.' } }],
    questions: {
      en: ['Are credit cards allowed?', 'Can I use a credit card if I pay before interest is charged?', 'Is the cash withdrawal fee on a card riba?', 'Is the annual fee of a credit card halal?', 'Islamic credit card rules', 'Is a debit card different from a credit card?'],
      ar: ['ما حكم بطاقات الائتمان؟', 'هل يجوز استعمال الفيزا إذا سددت قبل الفائدة؟', 'هل رسم السحب النقدي من البطاقة ربا؟', 'ما حكم الرسوم السنوية للبطاقة؟', 'الفرق بين بطاقة الخصم وبطاقة الائتمان', 'أستخدم فيزا كارد وأسدد في الوقت'],
    },
  },
];

import type { Passage } from './passage.ts';

/** The limits of salam and istisna, and of uncertainty in what is sold. */
export const forwardSales: readonly Passage[] = [
  {
    id: 'salam-limits', version: 1, topics: ['salam', 'conditions'], rules: ['GHR-015'],
    title: { en: 'What salam does not allow', ar: 'ما لا يصح في السلم' },
    text: {
      en: 'The price of a salam is paid in full at the contract; AAOIFI tolerates a delay of up to three days, and payment in instalments or a price that is deferred makes it a sale of debt for debt {ss-10}. The goods are described and owed in general, not the fruit of one particular orchard, field or tree, which may fail {ss-10} {iifa-85}. Buyer and seller may not sell the same goods onward before they are received; whoever wants to hedge makes a parallel salam with a third person, without a link between the two {ss-10} {ss-18}. Currencies and gold are not sold by salam for money. Quantity, kind, quality, date and place of delivery must be known {bukhari-2240}.',
      ar: 'يُدفع ثمن السلم كاملًا عند العقد، وتسامح أيوفي في تأخيره إلى ثلاثة أيام، أما تقسيطه أو تأجيله فيجعله بيع دين بدين {ss-10}. والمبيع موصوف في الذمة، فلا يصح في ثمر بستان بعينه أو حقل أو شجرة بعينها لأنه قد لا يخرج {ss-10} {iifa-85}. ولا يجوز بيع المسلم فيه قبل قبضه، ومن أراد التحوط عقد سلمًا موازيًا مع طرف ثالث دون ربط بين العقدين {ss-10} {ss-18}. ولا يكون السلم في العملات والذهب بالنقود. ولا بد من العلم بالقدر والجنس والصفة والأجل ومكان التسليم {bukhari-2240}.',
    },
    schools: [{ school: 'maliki', view: { en: 'A delay of the price by two or three days is accepted, and resale of other than food before receipt.', ar: 'يجوز تأخير رأس المال يومين أو ثلاثة، وبيع غير الطعام قبل قبضه.' } }],
    questions: {
      en: ['Can the salam price be paid in instalments or later?', 'Can salam be made on the fruit of one particular orchard or farm?', 'Can salam goods be resold before receiving them?', 'May the whole salam price be deferred?', 'Is salam in gold or currency allowed?', 'Selling salam wheat to someone else before delivery'],
      ar: ['هل يجوز تقسيط ثمن السلم أو تأجيله؟', 'هل يصح السلم في ثمر بستان معين؟', 'هل يجوز بيع المسلم فيه قبل قبضه؟', 'هل يجوز تأجيل الثمن كله في السلم؟', 'هل يصح السلم في الذهب والعملات؟'],
    },
  },
  {
    id: 'istisna-terms', version: 1, topics: ['istisna', 'payment', 'penalty'], rules: ['GHR-016'],
    title: { en: 'Payment, delay and object in istisna', ar: 'الثمن والتأخير والمحل في الاستصناع' },
    text: {
      en: 'Istisna is for things that are made by work: buildings, machines, furniture, ships. Crops, fruit, animals and other natural products are not manufactured and are not its object; for them there is salam {ss-11}. Unlike salam, the price may be paid at once, later, or in stages as the work proceeds {iifa-65}. A penalty clause against the maker or contractor for late delivery is allowed, because what he owes is work and not a debt of money, unless he was prevented by force {iifa-65} {iifa-109}. The customer may not be charged more for paying late {ss-11}. The maker may use a subcontractor, and stays answerable for the described work.',
      ar: 'الاستصناع يكون فيما تدخله الصنعة كالمباني والآلات والأثاث والسفن. أما الزروع والثمار والحيوان وسائر المنتجات الطبيعية فليست مصنوعة ولا تكون محلًّا له، وإنما تباع سلمًا {ss-11}. ويخالف السلم في أن الثمن يجوز دفعه حالًّا أو مؤجلًا أو على دفعات بحسب مراحل العمل {iifa-65}. ويجوز الشرط الجزائي على الصانع أو المقاول إذا تأخر في التسليم، لأن الواجب عليه عمل لا دين نقدي، ما لم تكن ظروف قاهرة {iifa-65} {iifa-109}. ولا يُزاد على المستصنع إذا تأخر في الدفع {ss-11}. وللصانع أن يستعين بمقاول من الباطن مع بقاء مسؤوليته عن العمل الموصوف.',
    },
    schools: [{ school: 'hanafi', view: { en: 'The school that founded istisna as a contract of its own; the others treated it by the rules of salam.', ar: 'الحنفية أصل القول بالاستصناع عقدًا مستقلًّا، وألحقه غيرهم بالسلم.' } }],
    questions: {
      en: ['Can istisna be used for crops or natural products?', 'Can the istisna price be paid in stages?', 'Can we put a penalty clause on the contractor for late delivery?', 'Is a delay penalty on the maker allowed in istisna?', 'May the price in istisna be deferred?', 'Is istisna for animals or fruit valid?'],
      ar: ['هل يصح الاستصناع في المحاصيل والمنتجات الطبيعية؟', 'هل يجوز دفع ثمن الاستصناع على دفعات؟', 'هل يجوز شرط جزائي على المقاول إذا تأخر في التسليم؟', 'هل يجوز تأجيل الثمن في الاستصناع؟', 'غرامة تأخير على الصانع في الاستصناع'],
    },
  },
  {
    id: 'uncertainty', version: 1, topics: ['gharar', 'sale'], rules: ['GHR-019'],
    title: { en: 'Uncertainty (gharar) in what is sold', ar: 'الغرر في المبيع' },
    text: {
      en: 'The Prophet forbade the sale of gharar {muslim-1513}: a sale whose object may not exist, cannot be delivered, or is unknown, such as fish still in the sea, a bird in the air, a runaway animal, the unborn young or a pearl not yet found. AAOIFI counts gharar as spoiling a contract when it is great, lies in the principal object, and there is no general need for it {ss-31}. An unknown price or term spoils it too, as when two prices are left open {ss-31}. Slight uncertainty, what is only accessory, and gifts and donations are excused {ss-31}. So name the thing, its quantity and kind, the price, and the time of delivery.',
      ar: 'نهى النبي صلى الله عليه وسلم عن بيع الغرر {muslim-1513}، وهو ما قد لا يوجد محله أو لا يُقدر على تسليمه أو كان مجهولًا، كالسمك في البحر والطير في الهواء والحيوان الشارد والحمل في البطن واللؤلؤ قبل إخراجه. ويعدّ أيوفي الغرر مفسدًا للعقد إذا كان كثيرًا وفي المعقود عليه أصالة ولم تدع إليه حاجة عامة {ss-31}. وجهالة الثمن أو الأجل مفسدة كذلك، كترك ثمنين بلا تحديد {ss-31}. ويُغتفر الغرر اليسير وما كان تابعًا وما كان في الهبات والتبرعات {ss-31}. فليُعيَّن المبيع وقدره وجنسه والثمن ووقت التسليم.',
    },
    schools: [{ school: 'maliki', view: { en: 'Wider: uncertainty in donations never harms, and much that is usual in trade is excused.', ar: 'أوسع، فلا يضر الغرر في التبرعات، ويُغتفر كثير مما جرى به العرف.' } }],
    questions: {
      en: ['Is it gharar to sell fish in the sea?', 'What is gharar?', 'Can I sell something that cannot be delivered?', 'Is selling an unknown object or a hidden item allowed?', 'How much uncertainty spoils a sale?', 'Does gharar matter in a gift?'],
      ar: ['هل بيع السمك في البحر غرر؟', 'ما هو الغرر؟', 'هل يجوز بيع ما لا يقدر على تسليمه؟', 'ما حكم بيع المجهول؟', 'متى يفسد الغرر العقد؟'],
    },
  },
];

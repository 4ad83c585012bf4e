import type { Passage } from './passage.ts';

/** Terms of a lease: its object, its use, when rent is due, and letting to a third person. */
export const leaseTerms: readonly Passage[] = [
  {
    id: 'ijara-object', version: 1, topics: ['ijara', 'object', 'use'], rules: ['HAL-001'],
    title: { en: 'What may be leased, and for which use', ar: 'ما يصح تأجيره ولأي استعمال' },
    text: {
      en: 'What is leased must be a thing that can be used while it remains, owned by the lessor, or its use owned by him, and known to both sides {ss-9}. Money, food and fuel are used up by use and cannot be leased; giving money for rent is a loan with increase {ss-9}. The use must be lawful: a shop may not be let to somebody who will run a bar, a casino or an interest-based bank in it, because that is helping in wrong {quran-5-2} {ss-9}. If the lessor did not know and the tenant’s main business is lawful, the lease stands. State the permitted use in the contract, with a right to end it when it is broken.',
      ar: 'يشترط في العين المؤجرة أن يمكن الانتفاع بها مع بقائها، وأن تكون مملوكة للمؤجر أو مملوكة المنفعة له، معلومة للطرفين {ss-9}. فالنقود والطعام والوقود تستهلك بالاستعمال فلا يصح تأجيرها، وإعطاء النقود بأجرة قرض بزيادة {ss-9}. ويجب أن تكون المنفعة مباحة، فلا يؤجر المحل لمن يتخذه حانة أو ناديًا للقمار أو بنكًا ربويًا، لأنه تعاون على الإثم {quran-5-2} {ss-9}. وإن لم يعلم المؤجر وكان أصل نشاط المستأجر مباحًا صحت الإجارة. وليُذكر في العقد الاستعمال المسموح مع حق الفسخ عند مخالفته.',
    },
    schools: [{ school: 'hanafi', view: { en: 'Abu Hanifa looked at the use itself and was wider where sin comes by the tenant’s choice; the others refuse.', ar: 'توسع أبو حنيفة فيما كانت المعصية فيه بفعل المستأجر، ومنعه الباقون.' } }],
    questions: {
      en: ['Can you lease money or food under ijara?', 'Which assets may be leased?', 'Can I rent out a shop to someone who will run a bar in it?', 'Is leasing a building to a casino or conventional bank allowed?', 'Is it allowed to lease fuel or consumables?', 'Must the lessor own the asset before leasing it?'],
      ar: ['هل يجوز تأجير النقود أو الطعام؟', 'ما الذي يصح تأجيره؟', 'هل يجوز تأجير محل لمن يبيع الخمر؟', 'هل يجوز تأجير مبنى لبنك ربوي أو كازينو؟', 'هل يجب أن يملك المؤجر العين قبل تأجيرها؟'],
    },
  },
  {
    id: 'ijara-rent-due', version: 1, topics: ['ijara', 'rent', 'delivery'], rules: [],
    title: { en: 'When rent begins and when it ends', ar: 'متى تبدأ الأجرة ومتى تسقط' },
    text: {
      en: 'Rent is the price of use, so it begins when the thing is handed over in a state in which it can be used, not at the signing and not at the order to the supplier {ss-9}. Rent may be paid in advance, in arrears or in parts; what was received in advance for a time in which no use could be had is given back {ss-9}. If the asset is destroyed, collapses or cannot be used, without fault of the lessee, the lease ends or rent stops for that time, and he owes nothing further {ss-9}. If it is lost by his misuse or negligence he answers for its value. A clause that rent runs whatever happens is not accepted.',
      ar: 'الأجرة ثمن المنفعة، فتبدأ من تسليم العين صالحة للانتفاع، لا من توقيع العقد ولا من طلبها من المورد {ss-9}. ويجوز تعجيل الأجرة وتأجيلها وتقسيطها، وما قُبض مقدمًا عن مدة لم يمكن فيها الانتفاع يُرد {ss-9}. وإذا هلكت العين أو انهدمت أو تعذر الانتفاع بها دون تعدٍّ من المستأجر ولا تقصير انفسخت الإجارة أو سقطت الأجرة عن تلك المدة، فلا يبقى عليه شيء {ss-9}. وإن تلفت بتعديه أو تفريطه ضمن قيمتها. ولا يُقبل شرط يجعل الأجرة واجبة مهما حدث.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools tie rent to the possibility of use; they differ on whether it is owned by the contract or by use.', ar: 'ربطت المذاهب الأجرة بالتمكن من الانتفاع، واختلفت هل تُملك بالعقد أو بالاستيفاء.' } }],
    questions: {
      en: ['Can rent start before the asset is delivered?', 'May the lessor take rent in advance?', 'When does rent begin in ijara?', 'Does rent stop when the leased building collapses?', 'Is the tenant still liable for rent if the asset is destroyed without his fault?', 'Advance rental before usable delivery in ijarah'],
      ar: ['هل تجب الأجرة قبل تسليم العين؟', 'هل يجوز أخذ الأجرة مقدما؟', 'متى تبدأ الأجرة في الإجارة؟', 'هل تسقط الأجرة إذا انهدمت الشقة المؤجرة؟', 'تلفت العين المؤجرة بدون تقصير من المستأجر هل يدفع الأجرة؟'],
    },
  },
  {
    id: 'sublease', version: 1, topics: ['ijara', 'sublease'], rules: [],
    title: { en: 'Letting what one has leased (sublease)', ar: 'تأجير المستأجر من الباطن' },
    text: {
      en: 'A lessee owns the use for the term and may let it to another, at the same rent, for less or for more, unless the owner has forbidden it or the contract requires his permission {ss-9}. Where permission is required, a sublease without it is not binding on the owner, so ask first and keep the answer in writing {ss-9}. The subtenant may not use the thing in a more harmful way than the lessee might, and the first lessee stays answerable to the owner for the rent and for its condition. A lessee may also let the asset back to the owner, provided that this does not turn into two payments of different size for nothing, as in inah {ss-9}.',
      ar: 'يملك المستأجر المنفعة مدة العقد، فله أن يؤجرها لغيره بمثل الأجرة أو أقل أو أكثر، ما لم يمنعه المالك أو يشترط العقد إذنه {ss-9}. وحيث اشترط الإذن فالتأجير من الباطن بدونه لا يلزم المالك، فيُطلب الإذن أولًا ويحفظ مكتوبًا {ss-9}. وليس للمستأجر الثاني أن ينتفع بالعين انتفاعًا أضر مما للأول، ويبقى المستأجر الأول مسؤولًا أمام المالك عن الأجرة وسلامة العين. وله أن يؤجر العين للمالك نفسه بشرط ألا يؤول ذلك إلى دفعتين مختلفتين بلا مقابل كما في العينة {ss-9}.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'A surplus over the first rent is given away unless the lessee improved the thing or the kind of payment differs.', ar: 'يتصدق بالزائد على الأجرة الأولى إلا إذا زاد في العين أو اختلف الجنس.' } },
      { school: 'majority', view: { en: 'The others allow a higher rent.', ar: 'أجاز الباقون التأجير بأكثر.' } },
    ],
    questions: {
      en: ['Is sublease allowed in ijara?', 'Does the owner need to agree to a sublease?', 'Can a tenant rent the flat to someone else for more?', 'May the lessee sublet the leased asset?', 'Subleasing without permission of the lessor'],
      ar: ['ما حكم التأجير من الباطن؟', 'هل يجوز للمستأجر أن يؤجر لغيره؟', 'هل يشترط إذن المالك للتأجير من الباطن؟', 'هل يؤجر المستأجر الشقة بأكثر مما استأجرها؟', 'تأجير العين المستأجرة لشخص آخر'],
    },
  },
];

import type { Passage } from './passage.ts';

/** Leases: who bears what, what the rent may do, and how a lease may end in ownership. */
export const leasing: readonly Passage[] = [
  {
    id: 'ijara-repairs', version: 1, topics: ['ijara', 'maintenance'], rules: [],
    title: { en: 'Repairs in a lease', ar: 'الصيانة في الإجارة' },
    text: {
      en: 'The owner bears what the leased thing needs in order to give its use, since rent is earned in return for use and the thing stays at the owner’s risk {abu-dawud-3508}. AAOIFI does not allow the lessor to shift the basic maintenance to the lessee by condition, while running upkeep such as cleaning, consumables and periodic service may be put on the lessee {ss-9}. The Fiqh Academy says the same of a lease that ends in ownership: maintenance other than running costs is on the lessor for the whole term {iifa-110}. The owner may appoint the lessee as agent to have repairs done at the owner’s expense. Damage by misuse is on the one who caused it.',
      ar: 'يتحمل المؤجر ما تحتاجه العين لبقاء منفعتها، لأن الأجرة مقابل المنفعة والعين في ضمان مالكها {abu-dawud-3508}. ولا يجيز أيوفي للمؤجر أن يشترط الصيانة الأساسية على المستأجر، أما الصيانة التشغيلية كالتنظيف والمواد المستهلكة والخدمة الدورية فيجوز جعلها عليه {ss-9}. وقال مجمع الفقه بمثل ذلك في الإجارة المنتهية بالتمليك، فجعل الصيانة غير التشغيلية على المؤجر طوال مدة الإجارة {iifa-110}. وللمالك أن يوكّل المستأجر في إجراء الإصلاحات على نفقة المالك. والتلف الناشئ عن سوء الاستعمال يتحمله من تسبب فيه. ويُستحسن أن يُفصّل العقد أنواع الصيانة ومن يتحمل كلًّا منها.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools put on the owner whatever use depends on; they differ on details such as clearing what use has left behind.', ar: 'المذاهب على أن ما يتوقف عليه الانتفاع على المالك، واختلفوا في تفصيلات كتنظيف ما خلّفه الاستعمال.' } }],
    questions: {
      en: ['Who pays for repairs in ijara?', 'Is the tenant responsible for maintenance of the leased house?', 'Can the lease put major repairs on the lessee?', 'Roof leak in a rented flat, who fixes it?', 'Who maintains the leased car?', 'Basic and operational maintenance in ijarah'],
      ar: ['على من تكون الصيانة في الإجارة؟', 'هل المستأجر مسؤول عن صيانة البيت؟', 'هل يجوز اشتراط الصيانة على المستأجر؟', 'من يصلح السيارة المؤجرة؟', 'ما الفرق بين الصيانة الأساسية والتشغيلية؟', 'تصليح المكيف على المالك ولا المستأجر؟'],
    },
  },
  {
    id: 'ijara-insurance', version: 1, topics: ['ijara', 'insurance'], rules: ['GHR-014'],
    title: { en: 'Insurance of a leased asset', ar: 'تأمين العين المؤجرة' },
    text: {
      en: 'Insuring the leased asset is the owner’s business, because the risk of ownership is his {ss-9}. The Fiqh Academy adds for leases that end in ownership that any insurance should be cooperative and that the lessor, not the lessee, bears it {iifa-110}. The lessor may take its expected cost into account when he sets the rent at the start, but he may not collect it apart from the rent as an open-ended charge {ss-9}. If the asset is lost without the lessee’s fault, rent stops from that day, and the payout of the policy belongs to the owner. The lessee may be asked to arrange the policy as agent on the owner’s account.',
      ar: 'تأمين العين المؤجرة على مالكها لأن ضمانها عليه {ss-9}. وأضاف مجمع الفقه في الإجارة المنتهية بالتمليك أن يكون التأمين تعاونيًا لا تجاريًا وأن يتحمله المؤجر لا المستأجر {iifa-110}. وللمؤجر أن يراعي كلفته المتوقعة عند تحديد الأجرة ابتداءً، لكن ليس له أن يحصّلها منفصلة عن الأجرة مبلغًا مفتوحًا {ss-9}. وإذا هلكت العين بلا تعدٍّ من المستأجر ولا تفريط انقطعت الأجرة من ذلك اليوم، وكان التعويض للمالك. ويجوز أن يوكَّل المستأجر في إجراء التأمين على حساب المالك. ولا يُشترط على المستأجر ضمان العين إلا إذا تعدى في استعمالها أو قصّر في حفظها.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies agree that the cost is the owner’s; they accept that he reckons it in the rent.', ar: 'اتفقت الهيئات على أن كلفته على المالك، وقبلت أن يحتسبها في الأجرة.' } }],
    questions: {
      en: ['Who pays for insurance in ijara?', 'Can the lessor make the tenant pay takaful on the leased car?', 'Is the lessee responsible for insuring the asset?', 'What happens if the leased asset is destroyed?', 'May insurance cost be added to the rent?', 'Takaful of an ijarah property', 'Who should pay the takaful on a leased asset, lessor or lessee?'],
      ar: ['على من يكون تأمين العين المؤجرة؟', 'هل يتحمل المستأجر تكلفة التأمين؟', 'هل يجوز إضافة التأمين على الأجرة؟', 'ماذا لو هلكت العين المؤجرة؟', 'تأمين السيارة في الإيجار المنتهي بالتمليك على من؟', 'البنك يحمّلني تأمين السيارة المستأجرة'],
    },
  },
  {
    id: 'lease-to-own', version: 1, topics: ['ijara', 'ownership', 'combination'], rules: ['GHR-018'],
    title: { en: 'A lease that ends in ownership', ar: 'الإجارة المنتهية بالتمليك' },
    text: {
      en: 'It is lawful if the lease is a true lease and the transfer stands on its own. The Fiqh Academy forbids one contract that is lease and sale at once over the same thing and time; it allows a lease joined by a separate promise to give the asset at the end, a gift conditional on full payment, or a choice to buy at market price or an agreed price then {iifa-110}. During the lease the owner keeps the risks of ownership, including basic repairs and insurance {iifa-110} {ss-9}. So sign two documents, start the rent when the asset is handed over, and transfer title by a new act. Instalments that buy the asset by themselves are a sale under another name.',
      ar: 'تجوز إذا كانت الإجارة حقيقية وكان نقل الملك مستقلًا عنها. فقد منع مجمع الفقه أن يرد عقدان مختلفان في وقت واحد على عين واحدة في زمن واحد، وأجاز إجارة يقترن بها وعد منفصل بالهبة بعد سداد الأجرة كلها، أو خيار الشراء في نهاية المدة بسعر السوق أو بسعر يُتفق عليه حينئذ {iifa-110}. ويبقى ضمان العين على المالك مدة الإجارة، ومنه الصيانة الأساسية والتأمين {iifa-110} {ss-9}. فليُوقّع مستندان، ولتبدأ الأجرة من تسليم العين، وليُنقل الملك بعقد جديد. أما الأقساط التي تنقل الملك بذاتها فبيع باسم آخر.',
    },
    schools: [{ school: 'contemporary', view: { en: 'The Council of Senior Scholars in Saudi Arabia refused the common form; the Fiqh Academy and AAOIFI allow it with conditions.', ar: 'منعت هيئة كبار العلماء في السعودية الصورة الشائعة، وأجازها المجمع وأيوفي بضوابط.' } }],
    questions: {
      en: ['May a lease end in ownership?', 'Is lease to own a car allowed?', 'What is ijara muntahia bittamleek?', 'Rent to own house contract', 'Can a lease and a sale be in one contract?', 'How is title transferred at the end of an ijarah?'],
      ar: ['ما حكم الإيجار المنتهي بالتمليك؟', 'هل يجوز استئجار سيارة ثم تملكها؟', 'هل يجوز الجمع بين الإجارة والبيع في عقد واحد؟', 'كيف تنتقل الملكية في نهاية الإجارة؟', 'شراء بيت بالتأجير التمليكي', 'أدفع أجار وفي الآخر تصير السيارة لي'],
    },
  },
  {
    id: 'rent-change', version: 1, topics: ['ijara', 'rent', 'benchmark'], rules: ['GHR-006'],
    title: { en: 'Changing the rent', ar: 'تغير الأجرة' },
    text: {
      en: 'The rent must be known. It may be one sum for the whole term or differ from period to period, as long as both sides can know it. AAOIFI allows a rent that follows an index, provided the first period is fixed in money and later periods rest on a clear, undisputed index with an upper and a lower limit {ss-9} {ss-27}. Rent for a period that has passed is a debt: it may not be increased for delay {ss-9}. The rent of future periods may be changed by agreement of both sides. A clause that lets the lessor alone raise the rent at will leaves the price unknown and is refused {ss-31}.',
      ar: 'يجب أن تكون الأجرة معلومة، سواء كانت مبلغًا واحدًا للمدة كلها أو اختلفت من فترة إلى أخرى، ما دام الطرفان يعلمانها. وقد أجاز أيوفي ربط الأجرة بمؤشر بشرط أن تُحدد أجرة الفترة الأولى بمبلغ، وأن تُبنى الفترات التالية على مؤشر منضبط لا نزاع فيه وله حد أعلى وحد أدنى {ss-9} {ss-27}. وأجرة المدة الماضية دين لا تجوز زيادته بسبب التأخر {ss-9}. أما أجرة الفترات القادمة فيجوز تعديلها برضا الطرفين. والشرط الذي يبيح للمؤجر وحده رفع الأجرة كما يشاء يجعل الثمن مجهولًا فلا يُقبل {ss-31}.',
    },
    schools: [{ school: 'majority', view: { en: 'The four schools require that the rent be known when the lease of a period begins.', ar: 'المذاهب الأربعة على اشتراط العلم بالأجرة عند بدء مدتها.' } }],
    questions: {
      en: ['May rent change?', 'Can the rent in ijara follow an index?', 'Can the landlord increase rent during the lease?', 'Variable rent in ijarah', 'Is increasing rent for late payment allowed?', 'Floating rental rate each period'],
      ar: ['هل يجوز أن تتغير الأجرة؟', 'هل يجوز ربط الأجرة بمؤشر؟', 'هل يحق للمؤجر زيادة الإيجار أثناء العقد؟', 'ما حكم الأجرة المتغيرة؟', 'زيادة الإيجار بسبب التأخر في الدفع', 'المؤجر رفع الإيجار بدون اتفاق'],
    },
  },
];

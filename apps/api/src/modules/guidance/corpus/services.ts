import type { Passage } from './passage.ts';

/** Work done for others, money changed at par, and certificates that change hands. */
export const services: readonly Passage[] = [
  {
    id: 'reward-for-result', version: 1, topics: ['jualah', 'reward'], rules: [],
    title: { en: 'A reward for a result (ju’ala)', ar: 'الجعالة' },
    text: {
      en: 'Ju’ala is a promise of a known reward to whoever brings about a stated result, such as finding a lost animal, collecting a debt or discovering water {ss-15}. It is valid although the effort and the time are not known, and it need not name the worker; this is what sets it apart from a wage. The reward must be known and lawful, and it is due only when the result is reached {ss-15}. Before work begins either side may withdraw; after it has begun the one who offered owes a fair wage if he withdraws {ss-15}. It suits collection of debts, brokerage and discovery. The result itself must be permitted, and the reward may not hang on chance between players {quran-5-90}.',
      ar: 'الجعالة التزام بجعل معلوم لمن يحقق نتيجة معينة، كردّ ضالة أو تحصيل دين أو اكتشاف ماء {ss-15}. وتصح مع جهالة مقدار العمل ومدته، ولا يلزم فيها تعيين العامل، وبذلك تفارق الإجارة. ويشترط أن يكون الجعل معلومًا مباحًا، ولا يُستحق إلا بتحقق النتيجة {ss-15}. وقبل الشروع في العمل لكل منهما الرجوع، وبعده إن رجع الجاعل استحق العامل أجر مثله {ss-15}. وتصلح لتحصيل الديون والسمسرة والتنقيب. ويجب أن تكون النتيجة مباحة وألا يكون الجعل معلقًا بالحظ بين متسابقين {quran-5-90}.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'Not accepted as a contract, except the reward for bringing back a runaway.', ar: 'لم يجيزوها إلا في رد الآبق استحسانًا.' } },
      { school: 'majority', view: { en: 'Maliki, Shafi’i and Hanbali jurists accept it.', ar: 'أجازها المالكية والشافعية والحنابلة.' } },
    ],
    questions: {
      en: ['Is a promised reward for finding a lost animal valid?', 'What is jualah?', 'Can a reward be promised for a result with unknown effort?', 'When is the reward in ju’ala due?', 'Is a success fee for collecting a debt allowed?', 'Reward for whoever finds my lost falcon or camel'],
      ar: ['ما هي الجعالة؟', 'هل تصح مكافأة لمن يجد ضالتي؟', 'هل تجوز الجعالة مع جهالة العمل؟', 'متى يستحق العامل الجعل؟', 'مكافأة لمن يحصل الدين هل تجوز؟'],
    },
  },
  {
    id: 'par-exchange', version: 1, topics: ['exchange', 'riba', 'par'], rules: ['RIBA-009'],
    title: { en: 'Exchanging one currency for itself', ar: 'مبادلة العملة بمثلها' },
    text: {
      en: 'One currency is exchanged for itself in equal amounts and hand to hand: notes, coins, deposits and digital dirhams of a central bank are the same kind, so a thousand in notes is exchanged for a thousand in the wallet and not for less or more {muslim-1587} {ss-1}. Any difference is riba, even if one form is handier than the other {iifa-21}. A money changer may take a separate, disclosed and flat fee for real work, such as counting, transport or delivery, as long as it does not depend on an exchange of unequal sums {ss-1}. Different currencies may be exchanged at any agreed rate, on the spot {ss-1}.',
      ar: 'تُبادل العملة بمثلها متساوية ويدًا بيد. فالأوراق والمعدن والودائع والدرهم الرقمي الصادر عن البنك المركزي جنس واحد، فالألف نقدًا بألف في المحفظة لا بأقل ولا بأكثر {muslim-1587} {ss-1}. وكل فرق بينهما ربا ولو كانت إحدى الصورتين أيسر من الأخرى {iifa-21}. وللصراف أن يأخذ أجرًا منفصلًا معلنًا مقطوعًا مقابل عمل حقيقي كالعدّ والنقل والتوصيل، ما لم يكن حيلة إلى مبادلة مبلغين غير متساويين {ss-1}. أما العملات المختلفة فتُصرف بأي سعر يُتفق عليه حالًّا {ss-1}.',
    },
    schools: [{ school: 'contemporary', view: { en: 'The academies treat each paper currency as a kind of its own with the rules of gold and silver.', ar: 'عدّت المجامع كل عملة ورقية جنسًا قائمًا بذاته له أحكام النقدين.' } }],
    questions: {
      en: ['Can I swap 1000 AED in notes for 980 AED in the wallet?', 'Must the same currency be exchanged at par?', 'Is exchanging dirhams for dirhams in unequal amounts riba?', 'Can an exchange house charge a service fee when the same currency is exchanged?', 'Changing old notes for new at a discount', 'Exchanging cash for digital dirham with a difference'],
      ar: ['هل يجوز تبديل ألف درهم نقدا بتسعمئة وخمسين رقمي؟', 'هل تجب المساواة في مبادلة العملة بمثلها؟', 'هل مبادلة الدرهم بالدرهم بزيادة ربا؟', 'هل يجوز للصراف أخذ رسم خدمة عند تبديل العملة نفسها؟', 'تبديل النقود القديمة بالجديدة بأقل'],
    },
  },
  {
    id: 'takaful-operator', version: 1, topics: ['takaful', 'agency', 'fee'], rules: [],
    title: { en: 'The takaful operator: his fee and the surplus', ar: 'مدير التأمين التكافلي وأجره والفائض' },
    text: {
      en: 'In takaful the participants give contributions to a fund of their own, and a company runs it for them. The operator may take a known wage as agent (wakala) for running the fund, and a share of the profit of its investments as manager (mudaraba) {ss-26}. He does not own the fund and does not insure for himself: claims are paid by the fund, and if it falls short he lends to it without interest {ss-26}. The surplus belongs to the participants; it is kept as reserve, given to them or to charity as the rules say. The accounts of shareholders and participants are kept apart, and the money is invested in lawful ways under a Shari’ah board {ss-26} {iifa-9}.',
      ar: 'يتبرع المشتركون في التأمين التكافلي باشتراكات في صندوق لهم، وتديره شركة نيابة عنهم. وللشركة المديرة أن تأخذ أجرًا معلومًا على الوكالة في إدارة الصندوق، وحصة من أرباح استثماره بصفتها مضاربًا {ss-26}. ولا تملك الصندوق ولا تؤمّن لنفسها، فالتعويضات تُدفع منه، وإن عجز أقرضته قرضًا حسنًا بلا فائدة {ss-26}. والفائض للمشتركين، يُحفظ احتياطيًا أو يوزع عليهم أو يُصرف في الخير بحسب اللائحة. ويُفصل حساب المساهمين عن حساب المشتركين، ويُستثمر المال في المباح بإشراف هيئة شرعية {ss-26} {iifa-9}.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies accept the wage and the profit share; they differ on a share of the surplus as an incentive.', ar: 'أجازت الهيئات الأجر وحصة الربح، واختلفت في أخذ جزء من الفائض حافزًا.' } }],
    questions: {
      en: ['Can the takaful operator charge a wakala fee?', 'Who owns the surplus in takaful?', 'May the takaful company take a share of investment profit?', 'What happens if the takaful fund cannot pay claims?', 'How is a takaful operator paid?'],
      ar: ['هل يجوز لشركة التكافل أخذ أجرة وكالة؟', 'لمن الفائض في التأمين التكافلي؟', 'هل تأخذ شركة التكافل حصة من أرباح الاستثمار؟', 'ماذا لو عجز صندوق التكافل عن التعويض؟', 'كيف يؤجر مدير صندوق التكافل؟'],
    },
  },
  {
    id: 'sukuk-trading', version: 1, topics: ['sukuk', 'trading'], rules: ['RIBA-013'],
    title: { en: 'Trading sukuk on the market', ar: 'تداول الصكوك' },
    text: {
      en: 'Sukuk that stand for ownership of assets, uses or services, such as sukuk al-ijara, may be traded at any price the parties agree, once the money has been put to its purpose {ss-17}. Sukuk that stand only for debts or money, such as those of a murabaha after the goods are sold or of salam before delivery, are not tradable except at par and by the rules of debt and exchange {ss-17} {iifa-101}. In a mixture the rule follows the part that prevails. The issuer may not undertake to buy sukuk of mudaraba, musharaka or agency back at face value, since that guarantees the capital {ss-17}; for ijara sukuk a fixed price is accepted because the lessee is not a partner.',
      ar: 'الصكوك التي تمثل ملكية أعيان أو منافع أو خدمات، كصكوك الإجارة، يجوز تداولها بأي سعر يتفق عليه الطرفان بعد بدء النشاط بحصيلتها {ss-17}. أما الصكوك التي تمثل ديونًا أو نقودًا فقط، كصكوك المرابحة بعد بيع السلعة والسلم قبل التسليم، فلا تُتداول إلا بالقيمة الاسمية وبأحكام الدين والصرف {ss-17} {iifa-101}. والمختلطة يُنظر فيها إلى الغالب. وليس للمصدر أن يتعهد بشراء صكوك المضاربة أو المشاركة أو الوكالة بقيمتها الاسمية لأنه ضمان لرأس المال {ss-17}، ويُقبل في صكوك الإجارة ثمن محدد لأن المستأجر ليس شريكًا.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Malaysian practice trades some debt sukuk; the Academy and AAOIFI do not.', ar: 'أجيز تداول بعض صكوك الدين في ماليزيا، ولم يجزه المجمع ولا أيوفي.' } }],
    questions: {
      en: ['Are sukuk al-ijara tradable on the secondary market?', 'Can murabaha sukuk be traded?', 'Can sukuk be sold above or below face value?', 'May the issuer undertake to buy back sukuk at face value?', 'When may sukuk be traded?'],
      ar: ['هل يجوز تداول صكوك الإجارة؟', 'هل يجوز تداول صكوك المرابحة؟', 'هل تباع الصكوك بأكثر من قيمتها الاسمية؟', 'هل يجوز تعهد المصدر بشراء الصكوك بالقيمة الاسمية؟', 'متى يجوز تداول الصكوك؟'],
    },
  },
  {
    id: 'agency-terms', version: 1, topics: ['agency', 'wakala', 'investment'], rules: [],
    title: { en: 'Agency (wakala) and investment agency', ar: 'الوكالة والوكالة في الاستثمار' },
    text: {
      en: 'An agent acts in the name and for the account of his principal, within the mandate, and is a trustee: he answers for loss only through misconduct, negligence or breach of instructions {ss-23}. He may be paid a known wage, a sum or a percentage, or act for nothing. An agent to buy may not sell to himself, nor be on both sides of a contract {ss-23}. In an agency to invest the agent takes a known fee and may be promised what exceeds an expected return as an incentive; he does not guarantee the capital or the return {ss-46}. Either side may end an agency unless a right of another or begun work would suffer.',
      ar: 'الوكيل يتصرف باسم موكله ولحسابه في حدود الوكالة، وهو أمين لا يضمن إلا بالتعدي أو التقصير أو مخالفة التعليمات {ss-23}. ويجوز أن يأخذ أجرًا معلومًا مبلغًا أو نسبة، أو أن يتبرع بعمله. وليس للوكيل بالشراء أن يبيع لنفسه ولا أن يتولى طرفي العقد {ss-23}. وفي الوكالة بالاستثمار يأخذ الوكيل أجرًا معلومًا، ويجوز أن يوعد بما زاد على الربح المتوقع حافزًا، ولا يضمن رأس المال ولا الربح {ss-46}. ولكل من الطرفين إنهاء الوكالة ما لم يتعلق بها حق للغير أو يتضرر عمل بُدئ به.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools agree that an agent is a trustee and may be paid.', ar: 'اتفقت المذاهب على أن الوكيل أمين وأن له أن يأخذ أجرًا.' } }],
    questions: {
      en: ['Can an agent take a fee in wakala?', 'Does an investment agent guarantee capital in wakala?', 'May an agent sell to himself?', 'What is wakala bil istithmar?', 'When is an agent liable for loss?', 'Can the agent keep the profit above the expected return?'],
      ar: ['هل يجوز أخذ أجر على الوكالة؟', 'هل يضمن الوكيل بالاستثمار رأس المال؟', 'هل يجوز للوكيل أن يبيع لنفسه؟', 'ما هي الوكالة بالاستثمار؟', 'متى يضمن الوكيل؟'],
    },
  },
];

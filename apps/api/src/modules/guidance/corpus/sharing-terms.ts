import type { Passage } from './passage.ts';

/** Terms of mudaraba and musharaka: fault, guarantees, fixed returns, and buying a partner out. */
export const sharingTerms: readonly Passage[] = [
  {
    id: 'manager-fault', version: 1, topics: ['mudaraba', 'liability'], rules: [],
    title: { en: 'When the manager of a mudaraba answers for a loss', ar: 'متى يضمن المضارب الخسارة' },
    text: {
      en: 'A loss in mudaraba falls on the capital, and the manager loses his effort. He answers for it only when it came from his misconduct, negligence or breach of the conditions {ss-13}. The capital owner may therefore take a pledge or a guarantor from him, to be used for these cases alone and not to secure capital or profit {ss-13} {ss-5}. AAOIFI has a standard of its own on the liability of investment managers, which keeps to this rule and deals with the proof of fault {ss-56}. A clause that puts part of every loss on the manager, or that takes the security whenever profit falls short, turns the capital into a loan.',
      ar: 'الخسارة في المضاربة على رأس المال، ويخسر المضارب جهده. ولا يضمنها إلا إذا نشأت من تعديه أو تقصيره أو مخالفته الشروط {ss-13}. فلرب المال أن يأخذ منه رهنًا أو كفيلًا يُرجع إليه في هذه الأحوال وحدها، لا لضمان رأس المال أو الربح {ss-13} {ss-5}. ولأيوفي معيار خاص في ضمان مدير الاستثمار أخذ بهذه القاعدة وتناول إثبات التعدي والتقصير {ss-56}. أما الشرط الذي يحمّل المضارب جزءًا من كل خسارة، أو يأخذ الضمان كلما نقص الربح، فيجعل رأس المال قرضًا في حقيقته.',
    },
    schools: [{ school: 'majority', view: { en: 'The four schools: the manager is a trustee and liable only for fault.', ar: 'المذاهب الأربعة على أن المضارب أمين لا يضمن إلا بالتعدي أو التفريط.' } }],
    questions: {
      en: ['Is the mudarib liable for loss from negligence or misconduct?', 'Can the rabb al-mal take a guarantee against misconduct only?', 'When does the manager bear the loss in mudaraba?', 'May a pledge be taken from the mudarib?', 'Who proves the negligence of an investment manager?', 'Security from the mudarib for breach of terms'],
      ar: ['هل يضمن المضارب إذا تعدى أو قصر؟', 'هل يتحمل المضارب الخسارة إذا أهمل؟', 'هل يجوز أخذ رهن أو كفيل من المضارب؟', 'متى يضمن مدير الاستثمار؟', 'ضمان المضارب عند مخالفة الشروط'],
    },
  },
  {
    id: 'fixed-return', version: 1, topics: ['mudaraba', 'profit'], rules: ['RIBA-018'],
    title: { en: 'A fixed return in mudaraba or musharaka', ar: 'العائد الثابت في المضاربة والمشاركة' },
    text: {
      en: 'Profit in mudaraba is shared by a ratio of what is really earned. A lump sum, or a percentage of the capital, for one of the two cuts the sharing off and makes the contract invalid {ss-13}; the same holds between partners {ss-12}. An expected rate may be mentioned as an estimate, but nothing is owed if it is not reached. The manager may be given whatever lies above a threshold as an incentive, since both shared what is below it {ss-13}. Payments during the term are on account and are settled when the result is known. The ratio must be fixed at the contract; it may be changed later for the future by agreement.',
      ar: 'الربح في المضاربة يُقسم بنسبة شائعة مما يتحقق فعلًا. فاشتراط مبلغ مقطوع أو نسبة من رأس المال لأحدهما يقطع المشاركة ويفسد العقد {ss-13}، وكذلك بين الشركاء {ss-12}. ويجوز ذكر نسبة متوقعة على سبيل التقدير دون أن يُستحق شيء إذا لم تتحقق. ويجوز أن يُعطى المضارب ما زاد على حد معين حافزًا لأنهما اشتركا فيما دونه {ss-13}. وما يُدفع أثناء المدة يكون تحت الحساب ويُسوّى عند ظهور النتيجة. ويجب تحديد نسبة الربح عند العقد، ويجوز تعديلها للمستقبل بالاتفاق.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools agree that a fixed sum for one side spoils the partnership.', ar: 'اتفقت المذاهب على أن اشتراط مبلغ معين لأحد الطرفين يفسد الشركة.' } }],
    questions: {
      en: ['Is a fixed percentage of capital as return allowed in mudaraba?', 'Can a partner be paid a fixed sum each month?', 'Is a fixed return of the capital permitted in musharaka?', 'May the mudarib get everything above a threshold as incentive?', 'How is profit shared in mudaraba?', 'Can the profit ratio be changed during mudaraba?'],
      ar: ['هل يجوز عائد ثابت من رأس المال في المضاربة؟', 'كيف يقسم الربح في المضاربة؟', 'هل يجوز اشتراط مبلغ مقطوع لرب المال؟', 'هل يجوز إعطاء المضارب ما زاد على نسبة معينة حافزا؟', 'هل يجوز تعديل نسبة الربح أثناء المضاربة؟'],
    },
  },
  {
    id: 'partner-guarantee', version: 1, topics: ['musharaka', 'guarantee', 'loss'], rules: [],
    title: { en: 'Guarantees between partners, and loss other than by capital', ar: 'الضمان بين الشركاء وتحمل الخسارة' },
    text: {
      en: 'A partner may not guarantee the capital of another, nor promise him a gain: each is a trustee of the joint property and answers only for misconduct or negligence {ss-12}. Loss is borne in proportion to capital, and a clause that splits it otherwise, such as half and half where one gave four fifths, is void {ss-12}. Profit may follow another ratio than capital, and the working partner may have the larger part {ss-12}. A third party outside the partnership may give a guarantee as a gift {iifa-30}. A partner may promise to buy the other’s share at market value or at a price agreed on the day, not at its face value {ss-12}.',
      ar: 'لا يجوز للشريك أن يضمن رأس مال شريكه ولا أن يعده بربح، فكل منهما أمين على مال الشركة لا يضمن إلا بالتعدي أو التقصير {ss-12}. والخسارة بقدر رأس المال، وكل شرط يقسمها على غير ذلك، كالمناصفة وقد دفع أحدهما أربعة أخماس، باطل {ss-12}. أما الربح فيجوز أن يخالف نسبة رأس المال وأن يأخذ الشريك العامل أكثر {ss-12}. ولطرف ثالث خارج الشركة أن يتبرع بالضمان {iifa-30}. وللشريك أن يعد بشراء حصة الآخر بالقيمة السوقية أو بما يُتفق عليه يوم الشراء لا بالقيمة الاسمية {ss-12}.',
    },
    schools: [{ school: 'majority', view: { en: 'The schools agree that loss follows capital; Hanafi and Hanbali jurists let profit follow agreement.', ar: 'اتفقت المذاهب على أن الوضيعة على قدر المال، وأجاز الحنفية والحنابلة الربح على ما شرطا.' } }],
    questions: {
      en: ['May one partner guarantee the capital of the other?', 'Can partners split losses equally when capital differs?', 'Is a loss ratio other than capital allowed?', 'Can a partner promise to buy the share at market value?', 'May the units in diminishing musharaka be bought at face value?', 'Can a partner guarantee profit to another partner?'],
      ar: ['هل يجوز أن يضمن الشريك رأس مال شريكه؟', 'هل يجوز تقسيم الخسارة بالتساوي مع اختلاف رأس المال؟', 'هل يجوز الوعد بشراء حصة الشريك بالقيمة السوقية؟', 'هل يجوز شراء الحصة بالقيمة الاسمية في المشاركة المتناقصة؟', 'هل يضمن شريك لشريكه الربح؟'],
    },
  },
];

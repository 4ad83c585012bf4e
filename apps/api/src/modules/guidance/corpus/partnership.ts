import type { Passage } from './passage.ts';

/** Partnerships of money and work: profit, loss and leaving. */
export const partnership: readonly Passage[] = [
  {
    id: 'capital-guarantee', version: 1, topics: ['mudaraba', 'guarantee', 'capital'], rules: ['RIBA-018'],
    title: { en: 'Guaranteeing the capital of a mudaraba', ar: 'ضمان رأس المال في المضاربة' },
    text: {
      en: 'The manager of a mudaraba does not guarantee the capital. He holds it in trust, and a loss that is not his fault falls on the owner of the capital, while the manager loses his work {ss-13}. A clause that makes him answer for the capital, or promises a fixed sum or rate on it, turns the investment into a loan with increase; the Fiqh Academy does not allow the text of mudaraba certificates to contain such a guarantee {iifa-30}. He is liable for transgression, negligence or breach of the agreed terms {ss-13}. An independent third party, separate in person and liability, may undertake to make good a loss as a gift outside the contract {iifa-30}.',
      ar: 'لا يضمن المضارب رأس المال، فهو أمين عليه، والخسارة التي لا تقصير فيها على رب المال، ويخسر المضارب جهده {ss-13}. فإن شُرط عليه ضمان رأس المال أو مبلغ مقطوع أو نسبة منه، انقلب الاستثمار قرضًا بزيادة، ولم يُجز مجمع الفقه أن تتضمن صكوك المقارضة مثل هذا الضمان {iifa-30}. ويضمن المضارب إذا تعدى أو قصّر أو خالف شروط العقد {ss-13}. ويجوز أن يتبرع طرف ثالث مستقل في شخصه وذمته المالية عن الطرفين بجبر الخسارة التزامًا منفصلًا عن العقد {iifa-30}. وأما ضمان المضارب نفسه للربح أو لرأس المال فلا يصح بأي صيغة كانت.',
    },
    schools: [
      { school: 'majority', view: { en: 'The four schools hold the manager a trustee.', ar: 'المذاهب الأربعة على أن المضارب أمين.' } },
      { school: 'hanafi', view: { en: 'The condition of guarantee falls away and the contract remains.', ar: 'يبطل شرط الضمان ويصح العقد، ومثله عند الحنابلة.' } },
      { school: 'maliki', view: { en: 'The condition spoils the contract, and the Shafi’i view is the same.', ar: 'يفسد العقد بالشرط، ومثله عند الشافعية.' } },
    ],
    questions: {
      en: ['May the mudarib guarantee capital?', 'Is a capital guaranteed investment allowed?', 'Can an investment promise a fixed return?', 'Who bears the loss in mudaraba?', 'Is guaranteed profit of 10% permitted?', 'Can a third party guarantee my investment?'],
      ar: ['هل يجوز للمضارب ضمان رأس المال؟', 'ما حكم الاستثمار مضمون رأس المال؟', 'هل يجوز ضمان ربح ثابت للمستثمر؟', 'من يتحمل الخسارة في المضاربة؟', 'هل يجوز أن يضمن طرف ثالث رأس المال؟', 'واحد ياخذ فلوسي ويشغلها ويضمن لي ربح شهري'],
    },
  },
  {
    id: 'profit-and-loss', version: 1, topics: ['musharaka', 'mudaraba', 'profit'], rules: ['RIBA-018'],
    title: { en: 'How profit and loss are shared', ar: 'توزيع الربح والخسارة بين الشركاء' },
    text: {
      en: 'Profit follows agreement, loss follows capital. In a partnership the partners agree on shares of profit as portions of the whole, which need not match their capital, while a loss is always borne in proportion to capital {ss-12}. In mudaraba the profit is divided by an agreed ratio and a loss that is no one’s fault falls on the capital {ss-13}. No partner may be promised a lump sum or a rate on his capital, because the venture might earn no more than that and the others would be cut off from profit {iifa-30}. Capital must be known, profit is reckoned after the capital is made whole, and the ratio for future periods may be changed by agreement.',
      ar: 'الربح على ما اتفقوا عليه والخسارة بقدر رأس المال. ففي الشركة يتفق الشركاء على حصص شائعة من الربح لا يلزم أن تطابق نسب رؤوس أموالهم، أما الخسارة فعلى قدر رأس مال كل منهم دائمًا {ss-12}. وفي المضاربة يُقسم الربح بالنسبة المتفق عليها، والخسارة التي لا تقصير فيها على رأس المال {ss-13}. ولا يجوز أن يُشرط لأحد الشركاء مبلغ مقطوع أو نسبة من رأس ماله، فقد لا تربح الشركة غيره فينقطع اشتراك الباقين في الربح {iifa-30}. ويجب العلم برأس المال، ولا ربح إلا بعد سلامته، ويجوز تعديل النسبة للفترات القادمة بالاتفاق.',
    },
    schools: [
      { school: 'hanafi', view: { en: 'Profit shares may differ from capital shares, and Hanbali jurists agree.', ar: 'يجوز تفاوت الربح مع تساوي المال، ووافقهم الحنابلة.' } },
      { school: 'majority', view: { en: 'Maliki and Shafi’i jurists: in a capital partnership profit follows the share of capital.', ar: 'المالكية والشافعية: الربح في شركة الأموال بقدر المال.' } },
    ],
    questions: {
      en: ['How is profit and loss shared in a partnership?', 'Can partners divide profit unequally to their capital?', 'How is loss divided in musharaka?', 'Is a fixed monthly amount to a partner allowed?', 'Can a partner be exempted from loss?', 'Profit ratio between investor and manager'],
      ar: ['كيف يوزع الربح والخسارة بين الشركاء؟', 'هل يجوز أن تختلف نسبة الربح عن نسبة رأس المال؟', 'كيف تقسم الخسارة في المشاركة؟', 'هل يجوز إعطاء شريك مبلغًا ثابتًا شهريًا؟', 'هل يجوز إعفاء شريك من الخسارة؟', 'نسبة الربح بين صاحب المال والعامل'],
    },
  },
  {
    id: 'silent-partner', version: 1, topics: ['musharaka', 'profit'], rules: ['RIBA-018'],
    title: { en: 'The share of a silent partner', ar: 'نصيب الشريك غير العامل' },
    text: {
      en: 'A partner who has agreed not to work may not be given a share of profit above his share of capital {ss-12}. Profit is earned by capital, work or liability; the sleeping partner brings capital only, so what exceeds his part of the capital would have no cause. A working partner may receive more than his capital share, because his work is rewarded {ss-12}. Loss stays in proportion to capital for everyone. If the silent partner wishes to reward or be rewarded differently, the partners may appoint the manager for a wage under a separate contract, or agree that profit above a stated level goes to one side {ss-12}.',
      ar: 'الشريك الذي شُرط ألا يعمل لا يجوز أن يُجعل له من الربح أكثر من نسبة رأس ماله {ss-12}. فالربح يُستحق بالمال أو العمل أو الضمان، وهذا الشريك ليس له إلا المال، فما زاد على حصته من رأس المال لا سبب له. أما الشريك العامل فيجوز أن يأخذ أكثر من نسبة ماله مكافأة على عمله {ss-12}. والخسارة تبقى على الجميع بقدر رؤوس الأموال. وإن أراد الشركاء مكافأة المدير على نحو آخر جاز تعيينه بأجر في عقد منفصل، أو الاتفاق على أن ما زاد من الربح عن حد معين يكون لأحدهم {ss-12}. ويُكتب في عقد الشركة من يعمل من الشركاء ومن لا يعمل.',
    },
    schools: [{ school: 'hanafi', view: { en: 'The rule is Hanafi: an excess needs work or liability to earn it.', ar: 'الأصل للحنفية: لا تُستحق الزيادة إلا بعمل أو ضمان.' } }],
    questions: {
      en: ['May a silent partner get more?', 'Can a sleeping partner take a higher profit share than his capital?', 'A partner who does not work, what is his profit?', 'Can the working partner receive a bigger share?', 'Investor puts money only and wants 70% of the profit', 'Salary for the managing partner'],
      ar: ['هل يجوز للشريك الصامت أن يأخذ أكثر؟', 'شريك لا يعمل كم نصيبه من الربح؟', 'هل يأخذ الشريك العامل نسبة أعلى؟', 'هل يجوز راتب للشريك المدير؟', 'شريك بالمال فقط ويريد أكثر من حصته', 'الشريك النايم ياخذ ربح أكثر من رأس ماله؟'],
    },
  },
  {
    id: 'diminishing-musharaka', version: 1, topics: ['musharaka', 'home finance', 'promise'], rules: ['RIBA-018'],
    title: { en: 'Diminishing musharaka', ar: 'المشاركة المتناقصة' },
    text: {
      en: 'The bank and the customer buy a property together; the customer leases the bank’s share and buys it bit by bit until he owns the whole. The Fiqh Academy accepts it as real partnership: each side contributes, bears loss in proportion to its share, and the customer pays rent for the part of the other {iifa-136}. The bank’s share is promised for sale at market value or at a price agreed on the day; a commitment to buy it back at face value would guarantee the capital {iifa-136} {ss-12}. Ownership costs such as insurance and basic repairs are shared. The contracts of partnership, lease and each sale stay separate and are concluded in their order.',
      ar: 'يشتري المصرف والعميل عقارًا معًا، ويستأجر العميل حصة المصرف ويشتريها شيئًا فشيئًا حتى يملك العقار كله. وقد أقرها مجمع الفقه شركة حقيقية يسهم فيها كل طرف ويتحمل الخسارة بقدر حصته ويدفع العميل أجرة نصيب الآخر {iifa-136}. ويكون الوعد ببيع حصة المصرف بالقيمة السوقية أو بما يُتفق عليه يوم البيع، أما الالتزام بشرائها بالقيمة الاسمية ففيه ضمان لرأس المال {iifa-136} {ss-12}. وتُقسم نفقات الملك كالتأمين والصيانة الأساسية بحسب الحصص. وتبقى عقود الشركة والإجارة وكل بيع منفصلة وتُبرم بترتيبها الصحيح دون اشتراط بعضها في بعض أبدًا.',
    },
    schools: [{ school: 'contemporary', view: { en: 'Bodies agree on the form; they differ on fixing the sale price of the units in advance, which the profile sends to the board.', ar: 'اتفقت الهيئات على أصلها واختلفت في تحديد ثمن الحصص مسبقًا، ويُعرض ذلك على الهيئة.' } }],
    questions: {
      en: ['How does diminishing musharaka work?', 'Buying a house with the bank as partner', 'Can the share be sold at face value in diminishing musharaka?', 'Is Islamic home finance by partnership allowed?', 'Who pays maintenance in diminishing partnership?', 'What is musharaka mutanaqisa?'],
      ar: ['كيف تعمل المشاركة المتناقصة؟', 'شراء بيت بالمشاركة مع البنك', 'هل تباع حصة البنك بالقيمة الاسمية؟', 'ما حكم التمويل العقاري بالمشاركة؟', 'من يتحمل الصيانة في المشاركة المتناقصة؟', 'أشتري البيت مع البنك وأملكه شوي شوي'],
    },
  },
];

import type { Bilingual } from './passage.ts';

/** What becomes of a question: it is answered, the board must answer it, or nobody here will. */
export const GUIDANCE_OUTCOMES = ['answered', 'referred', 'refused'] as const;
export type GuidanceOutcome = (typeof GUIDANCE_OUTCOMES)[number];

/** Why a question is not answered: a closed list, and what becomes of the question for each. */
export const OUTCOME_OF = {
  lent_wallet: 'referred',
  evasion: 'referred',
  person: 'referred',
  personal_case: 'referred',
  contract_decision: 'referred',
  conventional_finance: 'referred',
  out_of_scope: 'refused',
  contested: 'referred',
  no_source: 'referred',
  not_read: 'referred',
} as const satisfies Readonly<Record<string, GuidanceOutcome>>;
export type ReferralReason = keyof typeof OUTCOME_OF;
export const REFERRAL_REASONS = Object.keys(OUTCOME_OF) as readonly ReferralReason[];

/** What is said to somebody whose question is not answered. */
export const REFERRALS: Readonly<Record<ReferralReason, Bilingual>> = {
  lent_wallet: {
    en: 'Do not do this. A wallet is for its owner’s own money: whoever lends it, or receives and passes on money for somebody else, '
      + 'answers for where that money comes from, and this is how stolen money is moved. Let the other person open a wallet of their '
      + 'own, and tell support if somebody asked you for yours.',
    ar: 'لا تفعل ذلك. فالمحفظة لأموال صاحبها وحده، ومن أعارها أو استقبل بها مالًا لغيره ثم أرسله فهو مسؤول عن مصدره، وبهذا تُنقل '
      + 'الأموال المسروقة. ليفتح الشخص الآخر محفظة باسمه، وأخبر الدعم إن طلب أحد محفظتك.',
  },
  evasion: {
    en: 'Connect does not help to break the law or to get a payment past the checks. Describe a payment as it is; if you think a rule '
      + 'is wrong, ask the Shari’ah board or compliance to look at the case.',
    ar: 'لا يساعد النظام في مخالفة القانون ولا في تمرير دفعة من الفحص بتغيير وصفها. صِف الدفعة كما هي، وإن رأيت أن القاعدة لا تنطبق '
      + 'فاعرض الحالة على هيئة الرقابة الشرعية أو الامتثال.',
  },
  person: {
    en: 'Connect passes no judgement on persons: not on their faith, their honesty or their income. Only a scholar or a court that '
      + 'hears them can; what concerns a payment or a contract may be put to the Shari’ah board.',
    ar: 'لا يحكم النظام على الأشخاص، لا في دينهم ولا في أمانتهم ولا في كسبهم، فذلك لعالم أو قاضٍ يسمع منهم. وما تعلق بدفعة أو عقد '
      + 'فيمكن عرضه على هيئة الرقابة الشرعية.',
  },
  personal_case: {
    en: 'This is a matter of one person’s case, such as family, inheritance or conscience. A scholar who hears the whole case must '
      + 'answer it; it is referred to the Shari’ah board.',
    ar: 'هذه حالة خاصة بشخص بعينه، كأمور الأسرة والميراث وما بين العبد وربه، ولا بد أن يسمعها عالم بتفاصيلها. وتُحال إلى هيئة '
      + 'الرقابة الشرعية.',
  },
  contract_decision: {
    en: 'Whether to enter a particular contract is for the Shari’ah board to say, with the document before it. Send it the '
      + 'contract, the facts and your questions.',
    ar: 'الحكم على عقد بعينه من شأن هيئة الرقابة الشرعية بعد الاطلاع على نصه. أرسل إليها العقد والوقائع وأسئلتك.',
  },
  conventional_finance: {
    en: 'This is conventional finance: money is lent or deposited for interest, which the sources here count as riba, whatever the rate and '
      + 'the name. Connect does not approve it. The passages are for reading; ask the Shari’ah board which Islamic contract serves the purpose.',
    ar: 'هذا تمويل تقليدي يُقرض فيه المال أو يودع بفائدة، والمصادر هنا تعدّها ربا أيًّا كانت نسبتها واسمها، ولا يقرّها النظام. والمقاطع '
      + 'للقراءة، واسأل هيئة الرقابة الشرعية عن العقد الإسلامي الذي يحقق الغرض.',
  },
  out_of_scope: {
    en: 'This is not a question about the Shari’ah side of payments and contracts, which is all that Connect answers.',
    ar: 'ليس هذا سؤالًا في الجانب الشرعي للمدفوعات والعقود، وهو كل ما يجيب عنه النظام.',
  },
  contested: {
    en: 'Councils differ on this matter, so the Shari’ah board decides what applies here.',
    ar: 'اختلفت المجامع والهيئات في هذه المسألة، فتقرر هيئة الرقابة الشرعية ما يُعمل به هنا.',
  },
  no_source: {
    en: 'The sources that Connect answers from do not speak of exactly this. The Shari’ah board can look into it.',
    ar: 'لا تتناول المصادر التي يجيب منها النظام هذه المسألة بعينها. ويمكن لهيئة الرقابة الشرعية النظر فيها.',
  },
  not_read: {
    en: 'Connect reads questions in English and Arabic, and could not read this one. Write it in one of them, or let the Shari’ah '
      + 'board read it.',
    ar: 'يقرأ النظام الأسئلة المكتوبة بالعربية والإنجليزية، ولم يتمكن من قراءة هذا السؤال. أعد كتابته بإحداهما، أو دع هيئة الرقابة '
      + 'الشرعية تقرؤه.',
  },
};

import type { Bilingual } from './passage.ts';

/** Why a question goes to the board: a closed list, in the order in which the reasons are looked for. */
export const REFERRAL_REASONS = ['evasion', 'contract_decision', 'personal_case', 'contested', 'no_source'] as const;
export type ReferralReason = (typeof REFERRAL_REASONS)[number];

/** What is said to somebody whose question goes to the board. */
export const REFERRALS: Readonly<Record<ReferralReason, Bilingual>> = {
  evasion: {
    en: 'Connect does not help to get a payment past the checks. Describe it as it is; if you think a rule is wrong, ask the '
      + 'Shari’ah board to look at the case.',
    ar: 'لا يساعد النظام في تمرير دفعة من الفحص بتغيير وصفها. صِف الدفعة كما هي، وإن رأيت أن القاعدة لا تنطبق فاعرض الحالة على '
      + 'هيئة الرقابة الشرعية.',
  },
  contract_decision: {
    en: 'Whether to enter a particular contract is for the Shari’ah board to say, with the document before it. Send it the '
      + 'contract, the facts and your questions.',
    ar: 'الحكم على عقد بعينه من شأن هيئة الرقابة الشرعية بعد الاطلاع على نصه. أرسل إليها العقد والوقائع وأسئلتك.',
  },
  personal_case: {
    en: 'This is a matter of one person’s case, such as family, inheritance or conscience. A scholar who hears the whole case must '
      + 'answer it; it is referred to the Shari’ah board.',
    ar: 'هذه حالة خاصة بشخص بعينه، كأمور الأسرة والميراث وما بين العبد وربه، ولا بد أن يسمعها عالم بتفاصيلها. وتُحال إلى هيئة '
      + 'الرقابة الشرعية.',
  },
  contested: {
    en: 'Councils differ on this matter, so the Shari’ah board decides what applies here.',
    ar: 'اختلفت المجامع والهيئات في هذه المسألة، فتقرر هيئة الرقابة الشرعية ما يُعمل به هنا.',
  },
  no_source: {
    en: 'The sources that Connect answers from do not speak of this. If it concerns a payment or a contract, the Shari’ah board '
      + 'can look into it.',
    ar: 'لا تتناول المصادر التي يجيب منها النظام هذا السؤال. وإن كان متعلقًا بدفعة أو عقد فيمكن لهيئة الرقابة الشرعية النظر فيه.',
  },
};

import type { ReferralReason } from '../corpus/referrals.ts';
import { stemOf, wordsOf } from './stems.ts';

type Sign = Exclude<ReferralReason, 'contested'>;

/** Words that show what is asked for, whatever else the question speaks of. */
const SIGNS: Readonly<Record<Sign, readonly string[]>> = {
  evasion: [
    'does not notice', 'not get caught', 'without being detected', 'avoid detection', 'evade', 'evading', 'bypass', 'trick',
    'get around the check', 'word the memo', 'pass the check', 'passes the check', 'hide it from', 'disguise', 'loophole',
    'لا يكتشف', 'لا يكتشفها', 'ما يكتشفه', 'أتهرب', 'التهرب', 'أتحايل', 'التحايل', 'أخفي', 'تفادي الفحص', 'تجاوز الفحص',
  ],
  contract_decision: [
    'should I sign', 'can I sign this', 'may I sign this', 'sign this contract', 'review my contract', 'approve my contract',
    'هل أوقع', 'أوقع هذا العقد', 'أوقع على العقد', 'راجع عقدي', 'هل أقبل هذا العقد',
  ],
  personal_case: [
    'divorce', 'divorced', 'divorcing', 'talaq', 'khula', 'if we separate', 'custody', 'alimony', 'dowry', 'marriage',
    'inherit', 'inherited', 'inheritance', 'heirs', 'estate of', 'died and left', 'passed away', 'late father', 'late mother',
    'am I sinful', 'am I a sinner', 'did I sin', 'am I guilty', 'my oath', 'my vow', 'go to hell',
    'طلاق', 'طلقني', 'طلقت', 'طلقها', 'خلع', 'حضانة', 'مهر', 'زواج', 'ميراث', 'إرث', 'ورثة', 'الورثة', 'تركة', 'توفي', 'توفيت',
    'مات وترك', 'آثم', 'هل علي إثم', 'هل علي ذنب', 'نذرت', 'حلفت',
  ],
  // Other fields of law, of worship and of life, whose words sometimes meet those of trade.
  no_source: [
    'daily prayer', 'pray', 'praying', 'rakat', 'fasting', 'my fast', 'fajr', 'wudu', 'hajj', 'umrah', 'hijab', 'music', 'abortion',
    'pregnant', 'surgery', 'medicine', 'doctor', 'illness', 'disease', 'headache', 'football team', 'football match results',
    'who won the', 'world cup', 'league', 'weather', 'forecast', 'go up this year', 'price prediction', 'which stock will',
    'capital of', 'president of', 'criminal law', 'penal code', 'court case', 'recipe', 'poem', 'joke', 'translate',
    'ignore your instructions', 'ignore previous instructions', 'ignore all instructions', 'system prompt', 'you are now',
    'صلاة الفجر', 'أصلي', 'الصلاة', 'الصلاتين', 'صلاة السفر', 'استخارة', 'صيام', 'الصيام', 'نهار رمضان', 'وضوء', 'الحج', 'العمرة',
    'حجاب', 'موسيقى', 'غناء', 'إجهاض', 'حامل', 'جراحة', 'علاج', 'مرض', 'طبيب', 'مباراة متى', 'متى مباراة', 'كأس', 'الدوري', 'الطقس',
    'حرارة', 'عاصمة', 'رئيس دولة', 'قصيدة', 'نكتة', 'ترجم', 'تجاهل التعليمات', 'تجاهل تعليماتك',
  ],
};

const PARTICLE = /^[وفبل](?=.{3})/;
const phrases = Object.entries(SIGNS).map(([reason, signs]) =>
  ({ reason: reason as Sign, signs: signs.map((sign) => wordsOf(sign).map((word) => stemOf(word))) }));

/** The reason that the words of a question themselves give for leaving it to the board. */
export function signOf(question: string): Sign | undefined {
  const stems = wordsOf(question).map((word) => [stemOf(word), stemOf(word.replace(PARTICLE, ''))]);
  const says = (sign: readonly string[]): boolean => stems.some((_, from) =>
    sign.every((stem, offset) => stems[from + offset]?.includes(stem) === true));
  return phrases.find(({ signs }) => signs.some(says))?.reason;
}

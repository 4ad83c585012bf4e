import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { HitState } from '../cases/public.ts';
import type { ReviewState, Decision } from '../reviews/public.ts';
import type { SoughtRole } from '../screening/public.ts';
import type { ReadingState, SeenPrinciple } from '../second-reader/public.ts';

/** The words of a printed case file in one language. */
export interface CaseWords {
  title: string;
  asOf: (moment: string, officer: string) => string;
  digest: (digest: string) => string;
  headings: Record<'payment' | 'asks' | 'reading' | 'hits' | 'payer' | 'payee' | 'earlier' | 'opinions' | 'comments'
    | 'attachments' | 'timeline' | 'proofs', string>;
  facts: Record<'state' | 'amount' | 'score' | 'memo' | 'purpose' | 'counterparty' | 'reference' | 'officers' | 'opened'
    | 'ended' | 'name' | 'address' | 'bank' | 'level' | 'risk' | 'pep' | 'documents', string>;
  columns: Record<'rule' | 'found' | 'remedy' | 'sources' | 'settled' | 'sought' | 'listed' | 'list' | 'score'
    | 'births' | 'nationalities' | 'standing' | 'case' | 'opened' | 'outcome' | 'officer' | 'decision' | 'reason'
    | 'time' | 'text' | 'file' | 'size' | 'digest' | 'step' | 'by' | 'window' | 'paid' | 'received', string>;
  states: Record<ReviewState, string>;
  decisions: Record<Decision, string>;
  readings: Record<ReadingState, string>;
  principles: Record<SeenPrinciple, string>;
  hitStates: Record<HitState, string>;
  parties: Record<SoughtRole, string>;
  yes: string;
  no: string;
  nothing: string;
  days: (days: number) => string;
  sealedMemo: string;
  proofs: (events: number, height: number) => string;
}

const en: CaseWords = {
  title: 'Review case file',
  asOf: (moment, officer) => `As it stood on ${moment} UTC · made by ${officer}`,
  digest: (digest) => `SHA-256 of the JSON form: ${digest}`,
  headings: {
    payment: 'The payment', asks: 'Rules that asked',
    reading: 'A second reader: an opinion, which decides nothing', hits: 'Names compared with the lists',
    payer: 'Payer', payee: 'Payee', earlier: 'Other cases of these parties', opinions: 'Opinions of officers',
    comments: 'Comments', attachments: 'Attachments', timeline: 'Timeline', proofs: 'Proofs',
  },
  facts: {
    state: 'State', amount: 'Amount', score: 'Score', memo: 'Memo', purpose: 'Purpose', counterparty: 'Payee as stated',
    reference: 'Reference', officers: 'Officers who must agree', opened: 'Opened', ended: 'Ended', name: 'Name',
    address: 'Wallet', bank: 'Bank', level: 'Level', risk: 'Risk', pep: 'Exposed person', documents: 'Documents',
  },
  columns: {
    rule: 'Rule', found: 'What it found', remedy: 'What to do', sources: 'Sources', settled: 'Settled',
    sought: 'Name sought', listed: 'Name listed', list: 'List', score: 'Score', births: 'Birth (sought / listed)',
    nationalities: 'Nationality (sought / listed)', standing: 'Standing', case: 'Case', opened: 'Opened',
    outcome: 'Outcome', officer: 'Officer', decision: 'Decision', reason: 'Reason', time: 'Time (UTC)', text: 'Text',
    file: 'File', size: 'Bytes', digest: 'SHA-256', step: 'Step', by: 'By', window: 'Within', paid: 'Paid',
    received: 'Received',
  },
  states: { open: 'Open', decided: 'Decided', closed: 'Ended otherwise' },
  decisions: { approve: 'Release', reject: 'Refuse' },
  readings: { resembles: 'Resembles', nothing: 'Saw nothing', unread: 'Not read', waiting: 'Not read yet' },
  principles: { riba: 'riba', gharar: 'gharar', maysir: 'maysir', halal: 'what is forbidden', kyc: 'concealment' },
  hitStates: {
    open: 'Open', proposed: 'Another officer must agree', cleared: 'Told apart', passed_over: 'Cleared before',
  },
  parties: {
    payer: 'Payer', payee: 'Payee', payerOwner: 'Owner of the payer', payeeOwner: 'Owner of the payee',
    statedPayer: 'Payer as stated', statedPayee: 'Payee as stated',
  },
  yes: 'Yes', no: 'No', nothing: 'None.',
  days: (days) => (days === 1 ? '24 hours' : `${days} days`),
  sealedMemo: 'Confidential; opened in the console alone',
  proofs: (events, height) => `The JSON form holds ${events} events of the audit log with their proofs, under the head `
    + `of block ${height}. connect-verify checks them without this server.`,
};

const ar: CaseWords = {
  title: 'ملف قضية المراجعة',
  asOf: (moment, officer) => `كما كانت في ${moment} بالتوقيت العالمي · أعده ${officer}`,
  digest: (digest) => `بصمة SHA-256 لصيغة JSON: ${digest}`,
  headings: {
    payment: 'الدفعة', asks: 'القواعد التي طلبت المراجعة',
    reading: 'قارئ ثانٍ: رأي لا يقرر شيئًا', hits: 'الأسماء مقارنة بالقوائم', payer: 'الدافع',
    payee: 'المستفيد', earlier: 'قضايا أخرى لهذين الطرفين', opinions: 'آراء المسؤولين', comments: 'التعليقات',
    attachments: 'المرفقات', timeline: 'التسلسل الزمني', proofs: 'البراهين',
  },
  facts: {
    state: 'الحالة', amount: 'المبلغ', score: 'الدرجة', memo: 'البيان', purpose: 'الغرض',
    counterparty: 'المستفيد كما ذُكر', reference: 'المرجع', officers: 'عدد من يجب أن يتفقوا', opened: 'فُتحت',
    ended: 'انتهت', name: 'الاسم', address: 'المحفظة', bank: 'المصرف', level: 'المستوى', risk: 'المخاطر',
    pep: 'شخص معرّض سياسيًا', documents: 'الوثائق',
  },
  columns: {
    rule: 'القاعدة', found: 'ما وجدته', remedy: 'ما العمل', sources: 'المصادر', settled: 'حُسمت',
    sought: 'الاسم المبحوث عنه', listed: 'الاسم المدرج', list: 'القائمة', score: 'الدرجة',
    births: 'الميلاد (المبحوث / المدرج)', nationalities: 'الجنسية (المبحوث / المدرج)', standing: 'الموقف',
    case: 'القضية', opened: 'فُتحت', outcome: 'النتيجة', officer: 'المسؤول', decision: 'القرار', reason: 'السبب',
    time: 'الوقت (العالمي)', text: 'النص', file: 'الملف', size: 'البايتات', digest: 'SHA-256', step: 'الخطوة',
    by: 'الفاعل', window: 'خلال', paid: 'المدفوع', received: 'المقبوض',
  },
  states: { open: 'مفتوحة', decided: 'بُتّ فيها', closed: 'انتهت بغير ذلك' },
  decisions: { approve: 'إطلاق', reject: 'رفض' },
  readings: { resembles: 'تشبه', nothing: 'لم يرَ شيئًا', unread: 'لم تُقرأ', waiting: 'لم تُقرأ بعد' },
  principles: { riba: 'الربا', gharar: 'الغرر', maysir: 'الميسر', halal: 'المحرم', kyc: 'الإخفاء' },
  hitStates: { open: 'مفتوح', proposed: 'يجب أن يوافق مسؤول آخر', cleared: 'مُيّز عنه', passed_over: 'مُبرّأ من قبل' },
  parties: {
    payer: 'الدافع', payee: 'المستفيد', payerOwner: 'مالك الدافع', payeeOwner: 'مالك المستفيد',
    statedPayer: 'الدافع كما ذُكر', statedPayee: 'المستفيد كما ذُكر',
  },
  yes: 'نعم', no: 'لا', nothing: 'لا شيء.',
  days: (days) => (days === 1 ? '24 ساعة' : `${days} يومًا`),
  sealedMemo: 'سري؛ يُفتح في وحدة التحكم وحدها',
  proofs: (events, height) => `تحمل صيغة JSON أحداث القضية في سجل التدقيق (${events}) مع براهينها تحت رأس الكتلة `
    + `${height}، ويتحقق منها connect-verify دون هذا الخادم.`,
};

/** The words of a printed case file in each language. */
export const CASE_WORDS: Readonly<Record<Language, CaseWords>> = { en, ar };

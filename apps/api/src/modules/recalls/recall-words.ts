/** Words in the two languages of the bank. */
interface Words { en: string; ar: string }

/** Why a payment is asked back, in the codes of ISO 20022 (`ExternalCancellationReason1Code`). */
export const RECALL_REASONS =
  ['AC03', 'AGNT', 'AM09', 'CURR', 'CUST', 'DUPL', 'FRAD', 'NARR', 'TECH', 'UPAY'] as const;
export type RecallReason = (typeof RECALL_REASONS)[number];

export const REASON_WORDS: Readonly<Record<RecallReason, Words>> = {
  AC03: { en: 'The payee’s account number is wrong', ar: 'رقم حساب المستفيد غير صحيح' },
  AGNT: { en: 'The bank in the payment is wrong', ar: 'المصرف المذكور في الدفعة غير صحيح' },
  AM09: { en: 'The amount is wrong', ar: 'المبلغ غير صحيح' },
  CURR: { en: 'The currency is wrong', ar: 'العملة غير صحيحة' },
  CUST: { en: 'The payer asks for it', ar: 'بطلب من الدافع' },
  DUPL: { en: 'It was paid twice', ar: 'دُفعت مرتين' },
  FRAD: { en: 'It came about by fraud', ar: 'نشأت عن احتيال' },
  NARR: { en: 'As the note says', ar: 'كما هو مبين في الملاحظة' },
  TECH: { en: 'A technical fault', ar: 'خلل تقني' },
  UPAY: { en: 'It was not owed', ar: 'لم تكن مستحقة' },
};

/** Why a payment is not given back, in the codes of ISO 20022 (`ExternalPaymentCancellationRejection1Code`). */
export const RECALL_REFUSALS = ['AC04', 'AM04', 'ARDT', 'CUST', 'LEGL', 'NARR', 'NOAS'] as const;
export type RecallRefusal = (typeof RECALL_REFUSALS)[number];

export const REFUSAL_WORDS: Readonly<Record<RecallRefusal, Words>> = {
  AC04: { en: 'The account is closed', ar: 'الحساب مغلق' },
  AM04: { en: 'The money is no longer there', ar: 'لم يعد الرصيد كافيا' },
  ARDT: { en: 'It was returned before', ar: 'سبق رد المبلغ' },
  CUST: { en: 'The payee does not agree', ar: 'المستفيد غير موافق' },
  LEGL: { en: 'The law stands against it', ar: 'يمنع ذلك سبب قانوني' },
  NARR: { en: 'As the note says', ar: 'كما هو مبين في الملاحظة' },
  NOAS: { en: 'The payee did not answer', ar: 'لم يرد المستفيد' },
};

/** Which side of a recall somebody is on. */
export const RECALL_SIDES = ['asked', 'received'] as const;
export type RecallSide = (typeof RECALL_SIDES)[number];

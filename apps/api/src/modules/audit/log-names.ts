import type { Language } from '../../platform/pdf/pdf-document.ts';

// The console calls them the same (`trail.json`), and a test holds the two together.
// An action is called by its object and its deed; the objects are also those that events are about.
const SUBJECTS: Readonly<Record<string, string>> = {
  api_key: 'مفتاح API', audit_export: 'تصدير السجل', bank: 'البنك', batch: 'الدفعة المجمّعة', clock: 'الساعة',
  compliance: 'الامتثال', compliance_key: 'مفتاح الامتثال', confidential_register: 'السجل السري',
  contract: 'العقد', customer: 'العميل',
  customer_change: 'تغيير ملف العميل', draft: 'المسودة',
  escrow: 'الضمان', factor: 'العامل الثاني', guidance: 'الإرشاد', identity: 'الهوية المرتبطة',
  memo: 'الملاحظة المختومة',
  password: 'كلمة المرور', payee_check: 'التحقق من المستفيد', password_code: 'رمز كلمة المرور', report: 'التقرير',
  report_schedule: 'جدول التقارير', review: 'حالة المراجعة', review_attachment: 'مرفق المراجعة',
  review_clearance: 'تمييز في المراجعة', review_comment: 'تعليق المراجعة', review_pair: 'طرف واسم مدرج',
  second_reading: 'القراءة الثانية', case_file: 'ملف القضية', route: 'المسار', ruleset: 'مجموعة القواعد',
  sandbox: 'البيئة التجريبية', statement: 'كشف الحساب', screening: 'فحص العقوبات', screening_clearance: 'إخلاء الفحص',
  screening_list: 'قائمة العقوبات', session: 'الجلسة', signing_key: 'مفتاح التوقيع',
  support_request: 'طلب الدعم', thing: 'العين', transaction: 'المعاملة',
  transaction_list: 'قائمة المعاملات', user: 'المستخدم', view: 'طريقة العرض',
  wallet: 'المحفظة', wallet_history: 'سجل المحفظة', webhook: 'خطاف الويب',
  bank_profile: 'ملف الآراء الفقهية للمصرف',
  beneficiary: 'المستفيد', beneficiary_policy: 'سياسة المستفيدين', invariant: 'الثابت المحاسبي',
  iso_message: 'رسالة ISO 20022', passport: 'جواز الامتثال', recall: 'طلب استرداد الدفعة', screening_case: 'قضية الفحص',
  board: 'هيئة الرقابة الشرعية', resolution: 'القرار الشرعي',
  metal_price: 'سعر المعدن', zakat: 'الزكاة', zakat_assessment: 'تقدير الزكاة', zakat_certificate: 'شهادة الزكاة',
  zakat_payment: 'دفعة الزكاة', zakat_recipient: 'مستحق الزكاة', zakat_setting: 'متابعة الزكاة',
  shariah_pack: 'التقرير الشرعي السنوي', working_paper: 'ورقة العمل', review_finding: 'ملاحظة التدقيق الشرعي',
  review_plan: 'خطة التدقيق الشرعي', review_sample: 'عيّنة التدقيق الشرعي', witnessed_log: 'سجل مشهود عليه',
  noncompliance: 'مخالفة شرعية', charity: 'جهة خيرية', purification: 'تطهير الدخل',
  purification_account: 'حساب التطهير', tainted_income: 'دخل مشوب', noncompliance_register: 'سجل المخالفات الشرعية',
};

const VERBS: Readonly<Record<string, string>> = {
  accelerate: 'تعجيل الأقساط', add: 'إضافة', acquire: 'اقتناء العين', activate: 'تفعيل', advance: 'تقديم', answer: 'رد',
  approve: 'موافقة', asked: 'سؤال', assess: 'تقدير', assign: 'إسناد',
  breach: 'إخلال', buy_units: 'شراء حصص', cancel: 'إلغاء',
  cancelled: 'إلغاء', change: 'تغيير', change_refused: 'رفض التغيير', check: 'فحص', choose: 'اختيار',
  clear: 'تمييز', close: 'إغلاق', compliance_give: 'منح صلاحية الامتثال', compliance_withdraw: 'سحب صلاحية الامتثال',
  complete: 'اكتمال', completed: 'اكتمال', confirm: 'تأكيد', contract: 'دفعة عقد',
  create: 'إنشاء', cross_border: 'تحويل عبر الحدود', deactivate: 'إيقاف', decline: 'اعتذار', default: 'تعثّر',
  delete: 'حذف', deliver: 'تسليم', deposit_capture: 'اقتطاع من الضمان النقدي',
  deposit_return: 'رد الضمان النقدي', disable: 'تعطيل', dispute: 'نزاع', dissolve: 'حل الشركة',
  distribute: 'توزيع', done: 'اكتمال', download: 'تنزيل', draft: 'مسودة', enable: 'تفعيل', end: 'إنهاء',
  escrow: 'إرسال في الضمان', expire: 'انتهاء المدة', expired: 'انتهاء المدة', export: 'تصدير',
  fall_due: 'تحصيل في الموعد', fall_overdue: 'تعذّر التحصيل',
  failure: 'تعذّر الإصدار', fee: 'رسم', freeze: 'تجميد', fund: 'تمويل', grant_respite: 'إمهال',
  identify: 'تحقق الهوية',
  interrupted: 'انقطاع', issue: 'إصدار', keep: 'حفظ', lay_deposit: 'إيداع الضمان النقدي', lease: 'إيجار',
  leave: 'خروج شريك', limits: 'تغيير الحدود', link: 'ربط', liquidate: 'تصفية', load: 'تحميل', make: 'إنشاء',
  memo_key: 'مفتاح الملاحظات', name_parties: 'تسمية الأطراف', open: 'فتح',
  pause: 'إيقاف مؤقت', pay: 'سداد', pay_capital: 'دفع رأس المال', possess: 'قبض العين', promise: 'وعد',
  propose: 'اقتراح قرار', purchase: 'شراء', put_off: 'إرجاء التحصيل', raise: 'رفع',
  reactivate: 'إعادة تفعيل', receive: 'استلام',
  record_benchmark: 'تسجيل المؤشر', redeem: 'استرداد', refresh: 'تجديد', refund: 'رد', refuse: 'رفض', refused: 'رفض',
  register: 'تسجيل', reject: 'رفض', rejected: 'رفض', release: 'إفراج', remove: 'إزالة', reopen: 'إعادة فتح',
  replay: 'إعادة الإرسال', request: 'طلب', reschedule: 'إعادة الجدولة', rescind: 'فسخ',
  resell_elsewhere: 'بيع لغيره', reset: 'إعادة ضبط', resolve: 'تسوية', resume: 'استئناف', return: 'رد العين',
  reversal: 'عكس', reverse: 'عكس', revise: 'تعديل الشروط', revoke: 'سحب', role_change: 'تغيير الدور',
  retire: 'إنهاء السريان', rotate: 'تدوير السر', running: 'قيد التنفيذ', seal: 'ختم', search: 'بحث', sell: 'بيع',
  send: 'إرسال',
  settle_early: 'سداد مبكر', shadow_run: 'تشغيل تجريبي', sign: 'توقيع', simulate: 'محاكاة', solve: 'حل',
  stale: 'تقادم', start: 'بدء', step_confirm: 'الموافقة على خطوة', step_decline: 'رفض خطوة', step_request: 'طلب خطوة',
  suspend: 'تعليق', terminate: 'إنهاء', test: 'تجربة',
  thing_change: 'تغيّر العين', total_loss: 'هلاك كلي', transfer: 'نقل', unfreeze: 'رفع التجميد', unlink: 'فك الربط',
  update: 'تعديل', use: 'استعمال', wind_up: 'تصفية نهائية', warn: 'تنبيه', write: 'رسالة', write_off: 'شطب',
  zakat_split: 'إرسال مع الزكاة',
  attach: 'إرفاق', draw: 'سحب', follow_up: 'متابعة', order: 'طلب سحب', read: 'اطلاع',
  accept: 'قبول', answered: 'تم الرد', break: 'إخلال', mend: 'إصلاح', received: 'استلام', rename: 'إعادة تسمية',
  correct: 'تصحيح', withdraw: 'سحب', classify: 'تصنيف', plan: 'خطة معالجة', remedy: 'معالجة',
    record: 'قيد', overdue: 'تجاوز الموعد',
  retried: 'إعادة محاولة', screen: 'فحص', stuck: 'تعثّر',
};

// Actions whose name is not made of an object and a deed.
const WHOLE: Readonly<Record<string, string>> = {
  bank_identify: 'تحديد رمزي المصرف (BIC وLEI)',
  account_locked: 'قفل الحساب', compliance_check: 'فحص الامتثال', compliance_failure: 'رفض الامتثال',
  factor_lock: 'قفل رموز العامل الثاني', failed_factor: 'إثبات خاطئ للعامل الثاني', failed_login: 'محاولة دخول فاشلة',
  large_transaction: 'معاملة كبيرة', login: 'تسجيل دخول',
  logout: 'تسجيل خروج', refresh_token_reuse: 'إعادة استعمال رمز التجديد', ruleset_draft: 'مسودة مجموعة قواعد',
  user_sessions_end: 'المستخدم: إنهاء الجلسات',
  user_factors_reset: 'المستخدم: إزالة العوامل الثانية', transaction_zakat: 'معاملة زكاة',
  refused_attempts: 'محاولات مرفوضة', unauthorized_access: 'وصول غير مصرّح به',
  payee_check: 'التحقق من المستفيد',
  board_create: 'تأسيس هيئة الرقابة الشرعية',
  board_seat_propose: 'ترشيح عضو للهيئة',
  board_seat_confirm: 'تثبيت عضو الهيئة',
  board_seat_end_request: 'طلب إنهاء عضوية',
  board_seat_end: 'إنهاء عضوية',
  board_key_add: 'إدخال مفتاح عضو',
  board_key_attest: 'الشهادة لمفتاح عضو',
  board_key_retire: 'إلغاء مفتاح عضو',
  resolution_draft: 'مسودة قرار شرعي',
  resolution_revise: 'إعادة صياغة قرار شرعي',
  resolution_ask: 'عرض قرار على الهيئة',
  resolution_sign: 'توقيع رأي في قرار',
  resolution_decide: 'بتّ الهيئة في قرار',
  resolution_enter_force: 'نفاذ قرار شرعي',
  resolution_expire: 'انتهاء مدة قرار شرعي',
  resolution_supersede: 'حلول قرار محل آخر',
  resolution_withdraw: 'سحب قرار شرعي',
};

const spaced = (name: string): string => name.replaceAll('_', ' ');

/** What an object of the log is called in a language; one without a name goes by its own words. */
export const resourceName = (resource: string, language: Language): string =>
  (language === 'ar' ? SUBJECTS[resource] : undefined) ?? spaced(resource);

/** What an action of the log is called in a language; one without a name goes by its own words. */
export const actionName = (action: string, language: Language): string =>
  (language === 'ar' ? WHOLE[action] ?? composed(action) : undefined) ?? spaced(action);

// The longer object first: "support_request_solve" is about a request for support, not about support.
const composed = (action: string): string | undefined => {
  const words = action.split('_');
  for (let count = words.length - 1; count > 0; count--) {
    const subject = SUBJECTS[words.slice(0, count).join('_')];
    const verb = VERBS[words.slice(count).join('_')];
    if (subject !== undefined && verb !== undefined) return `${subject}: ${verb}`;
  }
  return undefined;
};

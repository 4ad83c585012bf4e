/** Words of one role in a sign, parted by spaces; `_` joins words of one expression, `*` stands for any letters. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  wallet: 'wallet account iban login محفظ* حساب حسابي حسابه حسابها حسابك حساباتي حسابات',
  other: 'friend someone somebody anyone stranger him her them his their another other others else cousin brother sister boss employee '
    + 'driver maid neighbour neighbor colleague uncle roommate wife husband father mother son daughter guy man woman client people person '
    + 'student worker buyer recruiter agent acquaintance flatmate nephew he she they '
    + 'صديق* صاحب* صاحبي واحد شخص غيري غيره لغيري اخوي اخي اخوه اخوها اختي جاري جارنا زميل* سايق* سواق* خادم* زوجتي زوجي ولدي ابني عمي خالي '
    + 'ناس احد فلان مديري له لها لهم عنه عنها عنهم غريب موظف عامل رفيقي ربعي ولد_عمي ولد_خالي',
  use: 'lend rent borrow loan share sell give use let allow open register hire lease receive collect accept take get send pass forward '
    + 'transfer withdraw deposit put run route park store keep hold '
    + 'اجر ااجر تاجير اعير يستعير استعار* سلف اسلف اعطي يعطي يستخدم* تستخدم* استخدم* استخدام يستعمل* استعمل* استعمال افتح* فتح* يفتح* استقبل* يستقبل* '
    + 'استقبال استلم* يستلم* استلام احول* يحول* تحويل تحول* اسحب* سحب ارسل* يرسل* امرر* تمرير يمرر* ينزل* تنزل* نزل* يدخل* ادخل* حول* يودع* ايداع اودع* '
    + 'اخلي* يخلي* نحول* نستقبل* يستاجر* ابيع* بيع حط* احط* يحط*',
  receive: 'receive collect accept take get cash withdraw استقبل* يستقبل* استقبال استلم* يستلم* استلام اقبض* اخذ اخذها اسحب* سحب نستقبل* نستلم* تجيني يجيني توصلني',
  passOn: 'pass forward send transfer hand give deliver remit احول* احوله* يحول* نحول* ارسل* تحويل سلم* اسلم* اعطي* امرر* اوصل* اسلمه*',
  money: 'money fund cash transfer payment salary deposit amount remittance proceeds income sum dirham riyal aed qar wire '
    + 'فلوس اموال مال مبلغ مبالغ حواله حوالات تحويل تحويلات راتب دفعه دفعات كاش نقد مصاري ايداع ايداعات بيزات',
  fee: 'commission percent percentage cut fee reward share عموله نسبه مكافاه اجر مقابل',
  transfer: 'transfer payment deposit remittance withdrawal wire cash amount sum money invoice '
    + 'تحويل* تحويلات حواله حوالات دفعه دفعات ايداع* مبلغ مبالغ سحب* فلوس مال كاش نقد',
  split: 'split break divide chop slice spread structure smurf separate part اقسم* تقسيم نقسم* يقسم* قسم* اجزئ* تجزئه* اجزي* افرق* تفريق اوزع* توزيع* '
    + 'افتت* تفتيت* يجزئ* نجزئ*',
  split_end: 'small smaller several many different two three four five day days week limit report flag ask under below bank question '
    + 'threshold account wallet avoid nobody check aml compliance '
    + 'اقل تحت صغير* عده كذا مره مرات ايام حد حدود يسال* يبلغ* بنك دفعات تحويلات حوالات مرتين ابلاغ سقف محافظ حسابات ما لا عشان مصدر*',
  watcher: 'bank compliance aml kyc police regulator tax taxman authority auditor system screening check monitoring report customs officer '
    + 'government filter review inspector central board sanction alarm alert bot algorithm '
    + 'بنك مصرف امتثال شرطه رقابه ضريب* نظام فحص تحقق ابلاغ تبليغ جمارك مدقق تدقيق مراجعه حكوم* مركزي هيئه جهات سلطات سيستم',
  dodge: 'avoid dodge escape evade bypass beat fool trick circumvent defeat skip cheat outsmart sidestep sneak slip evasion '
    + 'تفادي اتفادي نتفادي تجنب اتجنب نتجنب تجاوز اتجاوز نتجاوز التفاف التف اهرب هروب تهرب اتهرب نتهرب تحايل اتحايل نتحايل تخطي اتخطي خداع اخدع احتال احتيال '
    + 'التفادي يتفادي يتجنب يتجاوز يتهرب يتحايل',
  hide: 'hide conceal disguise mask obscure launder cloak camouflage bury whitewash اخفي* اخفاء* نخفي* يخفي* اخبي* نخبي* تمويه اموه اطمس طمس غسل غسيل تبييض اغسل '
    + 'ابيض استر اغطي تغطيه خبي* خفي*',
  fake: 'fake forge forged false backdate backdated backdating sham fictitious phantom bogus counterfeit falsify fabricate dummy '
    + 'مزور* مزيف* وهمي* صوري* مفبرك* تزوير ازور تزييف ازيف تلفيق كاذب* شكلي* شكليه',
  seem: 'looks_like look_like only_on_paper on_paper_only paper_only just_on_paper pretend as_if make_believe appear_as seem_like '
    + 'علي_ورق علي_ورق_بس كانه كانها كاني كاننا نتظاهر اتظاهر يبين_كان يظهر_كان',
  memo: 'memo description wording narration reference_field payment_purpose purpose_field label remark بيان وصف خانه غرض ملاحظ* سبب_تحويل وصف_دفعه',
  write: 'write put call say word wording describe label use change rename phrase tag mark enter type state اكتب* نكتب* كتاب* اغير* تغيير احط* حط* اسمي* تسميه يكتب* نسمي* اصف* نغير*',
  limit: 'limit threshold cap ceiling radar حد الحد حدود سقف',
  reported: 'report reported reporting asking ask asked flag flagged question questions notice noticed detect caught trigger alert suspicion suspicious '
    + 'يبلغ* يبلغون تبليغ ابلاغ يسال* يسالون* سوال اسئله ينتبه* يلاحظ* يشك* يكشف* ينكشف* يكتشف* تنكشف* يدري* يدرون يعرف* يعرفون يوقف* يوقفون* يرفض* ينرفض تنرفض يطلب* يحس*',
  crime: 'drug drugs hashish cocaine heroin cannabis weed stolen hacked scam scammed fraud fraudulent counterfeit smuggle smuggled smuggling trafficking '
    + 'ransom ransomware blackmail terrorism terrorist militia weapon weapons launder laundering laundered mule hawaladar hundi mixer tumbler '
    + 'مخدرات حشيش مسروق* مهرب* تهريب ارهاب* سلاح اسلحه فديه ابتزاز احتيال نصب هندي',
  sanctioned: 'sanction sanctions sanctioned embargo embargoed blacklist blacklisted ofac عقوبات محظور* معاقب* حظر',
  identity: 'id passport identity name emirates_id documents selfie kyc هويه هويته جواز* اسم باسم بطاقته بطاقتي',
  plain_bank: 'conventional normal ordinary regular commercial western traditional non_islamic mainstream interest_based usual standard '
    + 'تقليدي* عادي* ربوي* تجاري*',
  lender: 'bank loan lender finance financing mortgage overdraft credit deposit account saving savings bond fund card borrowing '
    + 'بنك بنوك مصرف مصارف قرض قروض تمويل رهن وديعه ودائع بطاقه حساب سندات صندوق سلفه',
  credit: 'mortgage mortgages overdraft payday bnpl klarna tabby tamara remortgage apr emi fixed_deposit term_deposit time_deposit savings_account saving_account '
    + 'certificate_of_deposit treasury_bill treasury_bills treasury_bond money_market_fund car_loan auto_loan home_loan house_loan personal_loan student_loan '
    + 'business_loan credit_line line_of_credit buy_now_pay_later pay_later dealer_finance car_finance cash_advance bank_loan interest_loan loan_shark revolving_credit '
    + 'balance_transfer pension_fund payday_loan education_loan salary_advance microloan interest_bearing interest_based rahn_3aqari t_bill t_bills '
    + 'رهن_عقاري قرض_عقاري قرض_شخصي قرض_سيار* قرض_سكني قرض_بنكي قرض_دراسي قرض_طلابي وديعه_ثابت* وديعه_بنكي* حساب_توفير شهاده_ايداع شهادات_ايداع '
    + 'اذون* اذونات سحب_علي_مكشوف تابي تمارا سلفه_بنكي* قرض_استهلاكي قرض_تجاري تمويل_تقليدي شهاد*_استثمار',
  mine: 'my our mine ours this these attached عقدي عقدنا اتفاقيتي اتفاقيتنا هذا هذه هاد هذي',
  deal: 'deal contract agreement arrangement lease facility transaction clause policy scheme termsheet term_sheet structure product prospectus '
    + 'document draft paperwork purchase_agreement wakala mudaraba murabaha tawarruq ijara sukuk istisna salam musharaka investment fund portfolio '
    + 'عقد اتفاقيه عرض صفقه بند معامله تمويل مرابحه مضاربه تورق اجاره صكوك استثمار مستند نشره شرط',
  judged: 'valid void halal haram compliant ok okay permissible acceptable lawful allowed riba sinful fine invalid enforceable safe legit '
    + 'صحيح* باطل* حلال حرام جائز* شرعي* سليم* متوافق* يجوز تجوز صح مقبول* ربا ينفع',
  kin: 'brother sister father mother husband wife son daughter uncle aunt cousin parents grandfather grandmother in_law ex_wife ex_husband fiance '
    + 'اخوي اخي اختي ابوي ابي والدي والدتي امي زوجي زوجتي ولدي ابني بنتي عمي خالي جدي جدتي طليقي طليقتي خطيبي',
  decide: 'sign accept approve proceed continue cancel terminate exit invest enter join renew withdraw subscribe go_ahead take_it take_this keep_it back_out buy_it '
    + 'اوقع نوقع اقبل نقبل ارفض الغي افسخ ادخل اوافق استثمر اكمل اشترك نشترك نكمل امضي',
  judged_person: 'kafir kaffir infidel apostate sinner sinful fasiq munafiq hypocrite cursed disbeliever heretic deviant usurer evil liar crook thief pious '
    + 'trustworthy honest innovator corrupt qualified credible '
    + 'كافر فاسق منافق مرتد زنديق ملعون مبتدع ضال مرابي اثم ظالم كذاب ثقه صادق عاصي مذنب',
  scholar: 'sheikh shaikh shaykh mufti imam mullah maulana ayatollah preacher scholar ustadh شيخ مفتي امام داعيه علامه استاذ دكتور',
  predict: 'rise fall crash rally surge soar drop climb plunge up down moon 10x double 100k heading higher lower predict prediction forecast outlook tip tips '
    + 'يرتفع ينزل يطلع يصعد ينهار توقع* يتوقع توصي* يهبط',
  market: 'price stock share bitcoin crypto coin gold oil eibor rate market euro dollar ethereum index emaar dfm tasi nasdaq token currency '
    + 'سعر سهم اسهم بيتكوين عمله عملات ذهب نفط دولار سوق بورصه ايبور فائده',
};

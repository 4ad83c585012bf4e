/** Somebody else's money through one's own wallet or name, or one's own through another's: English, Arabic, Arabizi. */
export const LENT_WALLET_SIGNS: readonly string[] = [
  '@wallet + @other + @use',
  'lend/rent/share/sell/borrow/loan/lease my/your/his/her/an/a/the/bank/own wallet/account/card/iban/login',
  'تاجير/اعاره/استئجار/بيع/ايجار/استعاره/ااجر/اجر/اعير @wallet', 'wallet/account for rent',
  '@receive .. @money .. for/behalf @other', '@receive .. @money .. on behalf', '@receive .. @money .. عن/لغيري/نيابه/بدل/لصديقي/لشخص/لواحد/لناس/باسمي',
  'take/receive/accept/get/collect .. transfer/payment/money/deposit/cash/fund + pass/forward/send/hand/transfer .. on/it/them/rest/same/cash/stranger/crypto/abroad',
  '@receive .. @money + @passOn + @fee', '@receive .. @money .. و/ثم/بعدين @passOn', 'استقبل*/استلم*/يستقبل*/استقبال .. @money .. احول*/ارسل*/اسلم*/اعطي*/احوله*',
  'through/via/using me/mine', 'عن/من طريقي/خلالي', 'money/cash/it/fund .. in my account .. give/hand/send/cash', 'in my account/wallet and/then give/send/hand/pass/withdraw/transfer',
  'money mule', 'mule account', 'front man', 'nominee account', 'straw man', 'in/under .. name and i/we use/control/run/spend', 'باسمه/باسمها/باسم .. وانا استخدم*/استعمل*',
  '@wallet .. in/under his/her/their/another/someone/other/brother/wife/driver/maid name', '@wallet .. باسم @other', '@wallet .. باسمه/باسمها',
  'salary/payment/money/transfer of/for/from .. employee/worker/friend/stranger/customer/someone .. my/our wallet/account',
  'job .. receive/receiving/process .. transfer/payment/money', 'withdraw .. cash .. hand/give/deliver', 'cash out for @other',
  '@wallet + stranger/telegram/whatsapp/facebook/instagram/online/employer/recruiter', 'get/let .. salary .. my account/wallet', 'another/other/different person account/wallet/card', 'يحول/يرسل/يبعث/يودع .. علي/الي/في/ب @wallet', 'paid/money/earn .. letting/lending/renting/sharing .. account/wallet/card/iban/name', 'i/we use .. his/her/their account/wallet/name',
  'accept/receive/take/collect .. deposit/cash/money/transfer .. people/others/other/someone/strangers', 'on behalf of .. receive/send/collect/accept', 'my wallet/account .. friend/others/cousin/people/stranger/brother/neighbour/someone', '@wallet .. صديق*/لصديق*/لغيري/لشخص/لواحد/واحد/زوجتي/غيري/اخوي'
];

/** Getting a payment past the law or the checks: staying under limits, hiding where money comes from. */
export const EVASION_SIGNS: readonly string[] = [
  '@hide', '@crime', '@sanctioned', '@fake', '@seem', 'قائمه سوداء', 'غير مرخص*', 'under the table', 'تحت طاوله',
  '@dodge .. @watcher', '@dodge .. @limit/@reported/rule/law/freeze/ban/zakat/control/question/verification/duty/creditor/court', '@watcher .. @dodge', 'evade', 'loophole', 'smurf',
  '@split .. @transfer + @split_end', '@transfer .. @split .. @split_end', '@split 0*/1*/2*/3*/4*/5*/6*/7*/8*/9*',
  'get/go/slip/sneak/getting/work/way around/past/through the/a/compliance/your/these/sanctions/kyc/aml/this check/rule/limit/screening/filter/system/threshold/radar/officer/control/ban/law/block/verification',
  'under/below/beneath/within .. @limit/radar + @reported/stay/keep/transfer/send/avoid/bank/each/every', '@limit .. @reported', '@reported .. @limit', 'حد/سقف .. ما/لا/بدون @reported', 'تحت/دون/اقل .. @limit + @reported/@transfer',
  'keep/stay/remain .. under/below + @transfer/@reported/@limit', 'under/below 0*/1*/2*/3*/4*/5*/6*/7*/8*/9* + @reported/@watcher', 'maximum/most/how much .. send/transfer/deposit/withdraw .. without/before/report/ask/flag',
  'without/no .. anyone/anybody/nobody/bank/compliance/being/them/police/authority/officer/regulator/any/getting/kyc/my @reported/knowing/asking/know/name/id/question/trace/verification/check',
  'without/no question/reporting/trace/record/kyc/verification/id/paperwork/invoice/declaring/declare/license/licence/licensed/receipt', 'without .. licensed/licence/license/registration', 'unlicensed', 'informal hawala', 'hundi',
  'so .. @watcher/no/nobody/they/it .. not/does/wont/cannot/cant/never/nobody/no/doesnt/dont .. @reported/know/see/find/block/reject/stop/notice', 'so/that no/nobody/noone .. know/see/find/ask/notice/flag/suspect',
  'does/do/will/would/wont/doesnt/not/never not/ever/even notice/detect/catch/flag', 'not get caught', 'does not notice', 'doesnt notice',
  'بدون/دون/من_غير/بلا .. @reported/تسجيل/اثر/علم_بنك/ورق/فاتوره/رخصه/ترخيص', 'عشان/علشان/حتي/كي/لكي/لاجل/بحيث ما/لا @reported/يظهر*/تظهر*/يشوف*/يمر*/يطلع*/يبين*/يدفع*', 'لئلا/لكيلا', 'ما/لا @reported + @watcher/@transfer/@memo',
  '@memo + @write', '@write .. instead/different/else/another .. @memo', 'call/label/describe/word/book/record .. gift/loan/salary/family/donation/consult*/invoice/trade .. instead/but/although/while/really/when/even', 'اكتب*/نكتب*/اسمي*/نسمي* .. هديه/قرض/راتب/مساعده/تبرع/استشار*/سلفه',
  'pass/passes/past/through/fool/accept/approve .. check/screening/filter/scan/verification', 'untraceable', 'anonymous/anonymously', 'off the books', 'two sets of books', 'black market', 'سوق سوداء',
  'underinvoice/overinvoice', 'under/over invoice/invoicing/declare/declaring/value', 'undeclared', 'not declare', 'lower/different/higher/false price/amount/value .. invoice/contract/paper/customs', 'فاتوره/عقد .. بمبلغ/بقيمه/بسعر اقل/مختلف/غير',
  'origin/source of .. cash/fund/money/income + hide/ask/change/explain/prove/without/clean', 'مصدر .. فلوس/اموال/مال/مبلغ + اخفي*/ما/لا/بدون', 'clean .. money/cash', 'dirty money', 'ill gotten', 'bribe money',
  'frozen/blocked/freeze/flagged/rejected/suspended .. through/instead/another/other/different/via/my/me/still/around', 'مجمد*/محجوز*/موقوف*/محظور* .. عن/من/غير/حساب/طريق', 'another/other/third/someone id/passport/name/identity',
  'someone/brother/friend/wife/cousin/father/maid/driver/his/her/another/fake .. @identity .. open/verify/register/kyc/verification/use/onboard', 'use/using .. brother/friend/wife/cousin/father/his/her/someone/another .. @identity',
  'هويه/جواز/بطاقه .. اخوي/اخي/صديقي/زوجتي/غيري/شخص/واحد', 'hack', 'steal', 'stealing', 'scam', 'defraud', 'deceive/mislead/lie/lying/cheat .. @watcher/customer/investor/auditor/partner/client',
  'bribe/tip/pay/give/gift/دفع/ادفع/اعطي/اعطاء .. officer/official/clerk/inspector/employee/customs/manager/موظف/مسؤول/ضابط/مفتش/جمارك .. '
    + 'faster/speed/finish/approve/ahead/favour/favor/overlook/quick/quickly/before/skip/license/permit/release/يخلص*/يسرع*/قبل/يمشي*/ينجز*/يقدم*/تخليص/تسريع',
  'يخلص*/يمشي*/ينجز* .. معاملتي/معاملاتي/معامله', 'speed up .. paper/permit/license/visa/application/file', 'kickback/kickbacks', 'tax evasion', 'dodge/hide/avoid/escape/cheat/evade .. tax/vat/duty/zakat', 'pay .. cash .. vat/tax', 'في سر', 'secretly', 'in secret',
  'keep .. secret/quiet/hidden .. from/bank/partner/board/compliance', 'without telling .. bank/board/partner/compliance/customer/wife/regulator', 'بدون/دون ما/ان/لا .. اقول/اخبر/ابلغ/اعلم', 'not tell/telling .. bank/board/compliance/partner',
  'skip/bypass/ignore/disable/switch/turn .. kyc/check/screening/limit/compliance', 'help/how .. @dodge', 'cash courier', 'carry .. cash .. border/airport/abroad/declare/declaring',
  'several/many/multiple/two/three/few/separate/small .. transfer/payment/deposit .. instead/rather', 'instead/rather of/than one', 'amount/sum/limit/much/what .. trigger/alert/flag', '@limit .. alert/flag', 'real/actual/true amount/price/value', 'less/more/higher/lower than .. real/actual/true/paid',
  'حقيقي*/فعلي .. اقل/اكثر/غير', 'اقل/اكثر/غير .. حقيقي*/فعلي', 'call/name/rename/book/show/record/describe .. interest/riba/bribe .. as/fee/profit/rent/gift/something/service', '@other name', 'name of @other', 'iran/syria/cuba/korea/russia/crimea .. through/via/by/using', 'send/transfer/pay/move .. iran/syria/cuba/korea/crimea', 'ايران/سوريا/كوريا .. عن/عبر/طريق',
  'delay/avoid/skip/stop/postpone/forget .. reporting/report', 'report .. late/later/never/not', 'quietly', 'discreet/discreetly', 'under the radar', 'off radar', 'see/sees/know/knows .. income/money/transfer/payment', 'income .. see/sees/know/knows', 'so .. tax/wife/bank/authority/government/creditor/court/partner .. not/cant/cannot/doesnt/never',
  'creditor/court/bailiff/wife .. reach/find/seize/touch', 'put/move/transfer .. assets/house/money .. name .. creditor/court/debt/bankruptcy/divorce', 'sell/fake/pretend .. sale .. cash', 'rotate/rotating/several/multiple .. account/wallet/card', 'prepaid/burner/gift card/sim', 'sim card', 'bot account', 'vpn',
  'delete/erase/destroy/alter/change/edit .. record/log/invoice/history/evidence/date/audit', 'تعديل/تغيير/حذف/مسح/اغير/احذف .. تاريخ/سجل*/فاتوره/فواتير/مستند*', 'ghost/shell employee/company', 'shell companies', 'shell company', 'شركه وهميه/واجهه', 'تنبيه', 'على دفعات .. ما/حتى/عشان', 'دفعات صغير*', 'insider', 'front run/running', 'pump and dump', 'ponzi', 'pyramid',
  'without/no .. sender/name/receipt/invoice .. show/appear', 'اخلي/اترك .. فاضي/فارغ', 'leave .. blank/empty', 'wrong/different/false purpose/purposecode/reason/country/name', 'سبب/غرض/وصف/بيان .. غير/ثاني/اخر/مختلف', 'round trip/tripping', 'layering', 'cover up/story'
];

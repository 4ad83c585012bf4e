import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** What people say outright of stakes, forbidden trades and hidden money, without a term of the trade. */
export const plainConductTerms: readonly Term[] = [
  strong('KYC-014', 'kyc', 'en', `
    shown|show|booked|recorded as salary|rent|gift|loan though|although|while, way|trick past|around|under the
    limit|cap|threshold, so|that so|that the? desk|counter|teller|clerk|cashier asks|sees|notices|wants nothing,
    beneath|below|under what they|the-bank look|looks|check|checks, then|so|means no form|forms|papers,
    say|tell|answer *? it|its|it's|they is? rent|gift|support|salary|books|a-loan if|when they|anyone|the-bank
    call|calls|ask|asks, call|name|label it? family? support|gift|rent|salary or they|the-bank, my|mine|name
    name|is|mine is looked|watched|flagged at?, since mine is looked, no furniture|goods|work|service|delivery
    was|were ever, bill|invoice for work|a-job|goods|service nobody|no-one, half|part returns|comes|goes back to me
    in notes|cash, cash|money i|we|he cannot|cant|can-not show|explain|prove|justify, wire|send|deposit|transfer
    it|this as|like yours|if-yours, names|people that|who dont|do-not|never exist, so that? his|her|my|our
    name|company stays|stays-away|is-out|keeps away|out|off|hidden, before they|the-bank|the-police
    freeze|block|seize|lock it|them|the|my|this?, balance|account|money|cash before the officer|auditor|inspector|
    examiner sees|looks|checks, tax man|people|office must|should|may|will not|never learn|know|hear|find, declare|
    declared|declaring less|lower|half at|to|the, certificate|payslip|statement dressed|touched|tuned up,
    gift|loan|rent is only|just a name, true|real|actual payment|price|deal is? made|paid|settled *? *? by hand|in
    cash|elsewhere, mine is|has expired and they, off record|the-record|book|the-books pmt|payment|deal|transfer,
    hide my? name|sender|source, split|splitting # x? *? avoid ask|asks|questions|bank, split # x avoid
    ask|asks|questions, fake|false|dummy inv, dont|don't|do-not report, dont|don't|do-not put the? company's|
    companys|my|our|his|her name, wages|salary in the? name of *? *? but|and they|it come|comes|goes, the cause
    across, underground|unlicensed|informal|street hawala|hundi|transfer, hundi man|dealer|agent|wala|wallah, hawala
    *? *? code word`),
  strong('KYC-014', 'kyc', 'ar', `
    تظهر|يظهر|تسجل|يسجل|نسجلها كراتب|كهديه|كايجار|كقرض وهو|وهي|مع-انه, لم|ما يحدث|حدث|يتم|تم|صار ويعود|ويرجع|وترجع,
    كي|حتي|عشان|لكي لا|ما يرفع|يصدر|يطلع تقرير|بلاغ|اشعار, اقل|ادني من اللي|الذي|ما يشوفونه|يراقبونه|يسالون|يبلغون,
    خلها|نخليها|يخليها اقل|دون|تحت اللي|الحد|حد, اكتب|كتبنا|سجلها|حط|اكتبها|سمها *? *? *? والصدق|والحقيقه|والاصل|
    وهو|وهي|واهي غير|مب|مو|مش|شي|شيء, وما فيه|في|كان اثاث|بضاعه|شغل|خدمه|شي اصلا|ابدا, شغل|خدمه|عمل ما انعمل|صار|تم,
    ما|لا انعمل ويرجع, كاش|مال|فلوس|مبلغ ما|لا اقدر|استطيع|يقدر ابينه|اثبات|اثبت|ابين|اشرح|يثبت, حوله|ارسله|اودعه
    كانه|كانها|علي-انه|كان لك|لكم|مالك, اسمي|اسمه عليه عين|علامه|بلاغ|حظر, لان اسمي|اسمه عليه|محظور|مراقب, اسحبوها|
    اسحبها|طلعها|حولها|نقلها قبل لا|ما|ان يجمدونها|يجمدوها|يوقفونها|يحجزونها, نعدي|تعدي|يعدي|عدي|نتخطي الحد|السقف,
    الضريبه|الجمارك|البنك|الرقابه ما|لا تدري|يدري|تعرف|يعرف|تشوف عنه|عنها|به|شي?, ما|لا تدري|تعرف|تعلم عنه|عنها|به
    الضريبه|الجمارك|الرقابه|البنك, شهاده راتب|الراتب مزينه|معدله|مرفوعه|ملعوبه, باسماء|اسماء ناس|عمال|موظفين
    ما|لا|مب لهم|يوجد|موجودين وجود?, علي الورق * والمالك|والحقيقي|والفعلي, حتي|عشان|كي|لين يغيب|يختفي|لا-يطلع|يضيع
    اسمه|اسمي|اسمها, بكلمه|كلمه سر بدون|بلا|من-غير, بدون|بلا|دون اسم ولا سبب, عدم ذكر السبب|الغرض|المصدر الحقيقي,
    دون|تحت|اقل-من حد|سقف الابلاغ|التبليغ|الافصاح, لا|ما استطيع|اقدر اثبات|اثبت|ابين مصدره|مصدرها, راتب|موظف|عامل
    وهمي|غير-موجود, عن عين|عيون|انظار|نظر البنك|المصرف|الرقابه|الجهات, وهو|وهي|واهي|والحقيقه *? *? ما
    ينكتب|ينذكر|تنكتب, لا ينكتب, قول|قل|قولوا لهم|له|للبنك ايجار|هديه|راتب|مصروف|علاج|قرض *? اذا|لو|ان
    سالوا|سالوك|سال, باسمك والفلوس|والمال لي, 2assem-ha|assemha|2assemha|2asemha *? *? 3ashan|3alashan ma|la|mai,
    ektob|iktib|uktub *? *? bas|laken|w heya|howa mesh|mosh|mu|mob, emsa7|emsah|imsa7 el? chat|resala|mo7adtha,
    soweireya|soureya|wahmeya`),
  strong('KYC-015', 'kyc', 'en', `
    sends|send me money|cash|funds *? i forward|pass|send it|them|on, card and code|pin are|is with, from|for a
    stranger *? *? *? *? be? sent|forwarded|passed, commission|cut|percent|% on|of|for what|all|everything|that *?
    passes|goes|runs|comes over|through|across|into my account|wallet|card, online|web|internet girlfriend|
    boyfriend|boss|friend|lady asks|wants|told me to receive|collect|take, move|moving funds|money *? *?
    be|get|got|am|and paid by|per|for transfer, my number|account|wallet received|receives|gets
    money|funds|transfers from hacked|phishing|scam|stolen, wallets|accounts|cards of # *? maids|workers|labourers|
    drivers|students i run|operate, account|acct|wallet rent|rental, 3 rd|third? party funds|money, third party
    funds|money, my|account|card details|pin to his|their|the crew|friends|gang|boys, feed|feeding
    them|it|cash|notes in|into at|the? machine|machines|atm, mule comm|commission|pay|work|job, rents|rent|renting
    accounts|wallets|cards from|of|to students|workers|people|labourers, received|got *? *? some|a hacked
    person|account|card, through my personal account *? *? *? notes|cash, send|move|pay it|this|the-money? through
    *? she|he doesnt|doesn't|does-not|never ask`),
  strong('KYC-015', 'kyc', 'ar', `
    يستقبل|استقبل|يستلم|استلم من مجهولين|غرباء|اغراب|ناس-مجهولين, ياجر|يوجر|اجر|اجرت|اعرت|بعت|يشتري|اعطيته|عطيته
    حسابات|حسابي|محفظتي|بطاقتي|دخول-حسابي|حسابي-البنكي *? *? الطلبه|الناس|العمال|مقابل|بمقابل|لهم|له|لصاحب|اسبوع|
    شهر, وهذا ايجار|اجره حسابي|محفظتي, بطاقتي ورقمها|والرقم|ورمزها السري, حساب|محفظه|حسابي موجر|ماجر|مستاجر,
    لناس|لواحد|من|ناس|اموال ناس?|اشخاص|شخص ما|لا|اجهلهم اعرفهم|نعرفه|اعرفه|نعرفهم|واحوله *? *? بعموله|بنسبه|ولي|
    مقابل|لي?, ناس|اشخاص|شخص اجهلهم|اجهله, تدخل|يدخل|تدش وتطلع|ويطلع بنفس|نفس الساعه|اليوم ولي|وانا|واخذ,
    احرك|ادير|اشغل # محافظ|حسابات باسماء|اسم, احرك|ادير|اشغل ثلاث|اربع|خمس|كم محافظ|حسابات باسماء, تعدي|تمر|تدخل
    علي|من|في حسابي|محفظتي *? واخذ|ولي|ونسبتي, الفلوس|المال مب|مو|مش|ليس|ليست لي *? تعدي|تمر|يمر,
    استقبال|استلام|اتلقي وتحويل|وحول|واحول اموال|فلوس|مبالغ, ما|لا نعرفه|اعرفه يبي|يبغي|يريد|طلب رقم حسابي|حسابي,
    اودعه|ادخله|احطه|وادعه في مكاين|مكينات|صرافات, اشيل|انقل|احمل الكاش|كاش واودعه|وادخله|واحطه, اشتري له بطاقات
    وارسل الارقام|الاكواد, 7sabi|7esabi|hesabi|7isabi le|l 7ad|wa7ed|nas tani|ghareeb|gharib,
    ta7weelat|7awalat|floos nas ma|mo a3refhom|ba3refhom|a3rafhom`),
  strong('KYC-016', 'kyc', 'en', `
    collect|collecting|gathering|gathered *? *? *? *? for brothers|people|men|a-group|families|someone i|we cant|
    cannot|can-not|may-not name, collected|gathered|gathering|donations on|into my private|personal|own
    number|account|wallet *? *? *? *? no papers|receipts|licence, for the cause across the border, jam3|gam3
    tabarro3at|tabaro3at *? cash|kash|le`),
  strong('KYC-016', 'kyc', 'ar', `
    جمع *? *? *? *? *? *? *? *? *? بلا|بدون|دون تسجيل|ترخيص|رخصه, نجمع|نلم|جمع|اجمع *? *? *? لاخوه|لشباب|للشباب|
    لناس|لجماعه|حق-الشباب ما|لا|برا نقدر|نسميهم|تنقال نسميهم?, نلم|نجمع حق الشباب|الاخوه|الربع برا|بره|هناك,
    جماعه|جهه|اخوه لا|ما نسميها|نسميهم|نقدر-نسميهم|تسمي, علي رقمي الخاص|الشخصي *? *? *? بدون|بلا ورق|ايصال|رخصه,
    لجهه غير معلومه|معروفه`),
  strong('MAY-003', 'maysir', 'en', `
    lost to * over who|whether|how, called heads|tails * * tails|heads, i called heads|tails, prize|pot money put up
    by us|the players|all, number|square|squares on|of the *? cow|hundred|football|grid board, guess|guessing the
    weight|number|jar *? *? *? # a|each|per guess?, staked my * against, my name|names|put in the hat *? *? *? # a
    slip|name|go, wrong guess *? *? *? *? # to|for, sweep for the grand|cup|derby|final|world|national, bet w|with`,
  { unless: ['outside-prize'] }),
  strong('MAY-003', 'maysir', 'ar', `
    واللي يخسر|خسر|يطيح|يتاخر|ينهزم يدفع, من|اللي|الخسران|الذي يخسر|خسر *? يدفع للاخر|للثاني|للباقين|للفايز|
    للي-فازوا, اخر|اول واحد يوصل|يطلع * *? يدفع للباقين|للكل, مثل|حسب|علي ما تحدينا|تراهنا, خسرت|خساره الكوت|كوت|
    البلوت|الورق|التحدي|الدومنه, طلعت|صرت|رحت مديون من|في الطاوله|الورق|القعده, بفلوس والفايز|واللي-يفوز|والاول
    ياخذ|يلمها|يشيل|ياخذها, وطلع اسم * *?, اسمي في الطاسه|الطاقيه|القبعه`,
  { unless: ['outside-prize'] }),
  strong('MAY-004', 'maysir', 'en', `
    sms|texts|messages at # *? *? for|chance|to *? *? chance|win *? *? suv|car|villa|phone, one of them
    has|holds|hides # , one of them has a thousand|hundred, claw machine *? *? *? *? for the? prize|plush|phone`,
  { unless: ['outside-prize'] }),
  strong('MAY-004', 'maysir', 'ar', `
    رسايل|رساله *? *? مدفوعه|بخمسه|بدرهم|بعشره|بفلوس *? *? *? نفوز|تفوز|اربح|افوز|والجايزه, مدفوعه والجايزه من
    حصيلتها|الحصيله|المشتركين, سحب بمقابل|بفلوس|مدفوع, كرتين|كرت|كوبون|ورقه سحب *? *? *? *? بفلوس|بمقابل`,
  { unless: ['outside-prize'] }),
  game('en', `
    slip * home|away wins, chips cashed|bought in|at the? tables|table, live dealer|croupier credits|credit|table|
    games, six numbers and the? bonus, crash|aviator multiplier|game site|wallet|app, big draw pick #, takes mine on
    number *, green baize|tables money, sportsbook dep, keno at|ticket|numbers`),
  game('ar', `
    موقع|منصه|تطبيق الارجحيات|المراهنات|التوقعات|التخمين, الات|مكاين|ماكينات|جهاز الحظ|السلوت|الفواكه,
    طاولات|الطاولات الخضر|الخضراء|القمار, وكيل|سحب|مكتب السحب|اللوتو|الرهان|الرهانات المرخص|ياخذ|ال|علي-الخيل|
    الاسبوعي, قسيمه #|خمس|ثلاث|اربع|ست مباريات|ماتشات, نتوقع|اتوقع|توقع فيه|فيها المباريات|ماتشات|النتايج بفلوس`),
];

function strong(
  rule: string, principle: Principle, language: Language, list: string, more: Pick<Term, 'unless'> = {},
): Term {
  return { rules: [rule], principle, strength: 'strong', language, phrases: phrases(list), ...more };
}

/** A stake with an operator is a wager, and his trade is forbidden. */
function game(language: Language, list: string): Term {
  return { rules: ['MAY-002', 'HAL-004'], principle: 'maysir', strength: 'strong', language, phrases: phrases(list) };
}

import { phrases } from '../text/phrase-list.ts';

/** How people speak of hiding a payment, of lending an account and of collecting without a licence. */
export const hidingCues = {
  'small-parts': phrases(`
    little by little, multiple small, many small, other halves go tomorrow, three times a little, breaking it up,
    شوي شوي, علي كذا مره, تجزيه المبلغ, third|second|first and? last? slice|part|piece|half, slices,
    split|splits|splitted|splitting, in two|three|four|five|several|many|small
    parts|pieces|bits|payments|transfers|lots, part # of #, part #, break|breaks it up|down, smaller
    amounts|pieces|chunks, several times, one by one, each one small, keep each one, rest tomorrow, different
    branches|accounts|days|names|senders, three different, round the amount, قسمها, قسم المبلغ, نقسم, قسموها, علي
    دفعتين|دفعات|كذا-مره|مرات, كذا حواله, d3at, 3ala d3at|marrat|daf3at`),
  'stays-unseen': phrases(`
    ما يبي|يبغي|ابي|ابغي|نبي|يريد البنك|احد|حد|الشركه يعرف|يدري|يشوف|ينتبه,
    questions|query never start|begin|come,
    mine|my-account|my-wallet is watched|monitored|flagged|under-watch, حسابي|محفظتي مراقب|مراقبه|عليه-عين, no form
    is asked,
    so that? no report|alert|question|questions|flag|alarm is|are? made|raised|asked|filed|triggered|sent,
    حتي|عشان|كي لا
    يرفع|يصدر|يطلب|يظهر بلاغ|تقرير|اشعار|المصدر,
    dont|do-not declare it|them|this, customs must think, nobody should see, so it looks like, to look clean, no
    need for questions, unknown sender, sender must stay unknown, must stay unknown, prefer not to name, stay small,
    stay quiet, عشان ما احد يسال, لا تكثر, لتجنب الابلاغ, تجنب الابلاغ, form|forms|report|reports|declaration
    is|are? not|isnt needed|required|filed, so the form is not, no forms are needed, so no one, so
    nobody|no-one|noone sees|asks|notices|knows|files|looks, the?
    bank|compliance|system|tax|auditor|auditors|authorities|customs|regulator
    not|wont|doesnt|does-not|never|must-not
    see|sees|notice|notices|ask|asks|asking|know|knows|flag|flags|report|reports|files|trigger|triggers, nobody
    files|asks|notices|sees, stays asleep, stay invisible|unseen|quiet, does not flag|trigger|notice, not be shown,
    no forms, no paper|trail|record|receipts, must not know|appear, without a trace, under the radar,
    below|under|beneath the reporting|report *? amount|threshold|limit, just under the limit, below the
    limit|reporting, stays below, ما يسالون, ما يبان, ما يدري, ما ينتبه|ينتبهون, ما يلاحظون, محد|محدش
    ياخد|يدري|يلاحظ, تحت الحد, ما يحسون, ما يعرف البنك, la ma yentebho|yes2alo, ma yes2alo|ye3refo|yentebho`),
  'hidden-name': phrases(`
    lend my name as, only lend my name, director on paper, owner on paper, without my name, if they ask you are my,
    no id please, burner account|wallet|phone, he is listed so use, my cousins card, استعمال اسم شخص, اسم شخص اخر,
    own name does not, name does not come up|show|appear, so his|her|my *? name does, my|his|owners name
    hidden|out|must|off|anywhere, name is hidden, do not mention my, dont mention, nominee
    director|owner|shareholder, in my|his|her drivers|maids|cousins|friends|wifes name, use a friends, use|from
    your|my|a wifes|brothers|friends account|id|card|name, drivers name, maids name, i run it, under another name,
    account in another, بدون اسمي, بلا اسم, باسم السواق|الشغاله|الخادمه|غيري|زوجتي|واحد ثاني, يخبي اسم, اسم صاحب
    المال, علي حساب زوجتي|اخوي|غيري`),
  'false-words': phrases(`
    اكتب|اكتبها|سجلها|سجله|سميها|سمها انها|انه هديه|راتب|ايجار|قرض|كتب|تبرع, وهي|وهو في الحقيقه|الواقع|الاصل, هي
    مو|مب|مش ايجار|هديه|راتب|قرض, write|put|mark|book|record|enter it|this down? as *? *? though|but|while|whereas,
    label|call|name|mark|write it|this furniture|rent|gift|salary|loan|books|family|support|donation, what it is
    really for, خلها|خليها تبان|تطلع|تظهر, تبان تبرع|هديه|راتب|ايجار|قرض, there are|is|were|was no such?, says|say *?
    *? *? there are|is|were|was no, nothing was bought|sold|made|done, ولا توجد|يوجد|فيه بضاعه|خدمه|شي, بلا
    بضاعه|خدمه, write samples, call it rent|salary|gift|loan *? it? isnt|not, it isnt, there was no work, only the
    bill, bill for * we|i never had|got|received, bill is bigger than, bigger than the goods, you get the difference,
    قول لهم راتب|هديه, وهي غير, الفاتوره اكبر, in truth it is, in reality it is, really for something|the|a,
    something i cannot say, سجلها|سمها مساعده|هديه|راتب|كتب|قرض, وهي ثمن|بضاعه|سعر|رشوه, do|dont|do-not not? write
    the? real|true, real reason|purpose, memo says|write|put|label, put|write|say|label|describe
    gift|rent|salary|loan|books|family|support|furniture, bill|invoice|memo|contract|receipt says *? but, but it
    is|was something, it is for the goods, its not, nothing was delivered, never
    shipped|delivered|happened|arrived|existed, never took place, no service given|rendered, does not exist, who does
    not exist, price doubled, doubled invoice, difference comes back, under invoice|invoicing, over
    invoice|invoicing|invoiced, on paper only, just so the books, books match, tell them it is, if asked,
    backdated|backdate, fake contract, sham contract, loan on paper, لا تكتب, اكتب هديه|ايجار|راتب|كتب, السبب
    الحقيقي, وهي بضاعه, فاتوره وهميه|مضخمه|مزوره|صوريه, والفرق يرجع, عقد صوري|وهمي, موظف وهمي, راتب وهمي`),
  'erase-it': phrases(`
    delete|erase this|the message|messages|chat|memo, burn the, tell nobody, keep this between us, between us only,
    off the record|books, do not show, dont ask, you dont|do-not need to know, no questions, away from the eyes,
    eyes of the authorities, cannot be explained, no explanation, explain the cash, امسح الرساله|المحادثه, بيننا
    وبس, لا تسال, بعيد عن, بدون سؤال`),
  'my-wallet-lent': phrases(`
    استلام|استلم|استقبال|استقبل المبلغ|الحواله|التحويل|الفلوس ب|في حسابي|محفظتي,
    account opened for others, let it rest in your account, your personal account for|to|then, through your personal
    account, through my wallet, pass strangers money, يحط فلوسه عندي, ادخلها حسابي, let him|her|them use my, use my
    card details|card|account|wallet, rent|rented|rents|renting|sold|sell|lend|lent|lending|borrow|use
    my|your|his|her bank? account|wallet|card|sim|iban, my account rented, account to them, card and pin|sim,
    through me|my-account|my-wallet, passing through my, in my account|wallet *? *? and i, into my account, اجرت
    حسابي|محفظتي|بطاقتي, حسابي لهم, عن طريق حسابي, يدخل في حسابي, 2aggart mahfazti|7isabi, 7isabi, علي حسابي واطلعها`),
  'pass-along': phrases(`
    buy|buying|bought coins|crypto|bitcoin|usdt|tether|gift-cards with it|that|the-money, turn it into
    coins|crypto|usdt,
    وتسليمه|وتسليمها|تسليمه|تسليمها|واسلمه|واسلمها نقدا|كاش|لشخص|لواحد|لغيره,
    transfer processing, send it where i tell you, i only move it, i just transfer, needs it moved, needs me to
    forward|send|move this|it|money?, drop it at the address, take out the cash, واحولها للناس, واطلعها لواحد, انا
    احول بس, passing it|this|them to, to the? next account, وانا احوله|احولها|ارسله|ارسلها,
    send|sends|sending|forward|forwards|forwarding|pass|passes|passing it|this|them|money|cash|rest?
    on|along|onward, send on|forward, i send on, receive|received *? *? and forward|send|pass|transfer, process
    payments, receive transfers, withdraw|withdrew|withdrawing *? *? and give|hand, i withdraw in? cash, give it to
    a man, hand it to, buy crypto with what, to his wallet, to an account abroad, to the account he gave, through me
    to another, to another person, واحول لغيره|لغيرهم|لواحد, واسحبها|اسحبها كاش, واطلعها كاش, وانا اسحب, واسلمها
    لواحد, واعطيه, يحولون|يحول|يدخلون لي`),
  'cut-mine': phrases(`
    مقابل #|ميه|الف|نسبه|عموله|مبلغ,
    your fee inside, i keep a little, he pays me to, paid per month, واخذ نسبه, my part is #?, my share is #?, i get
    # for it, واخذ حقي|نصيبي|نسبتي, keep|keeps|kept|take|takes|took # % *?, i keep #, keep # percent, for a
    cut|commission|percentage, commission mine, my cut, small? commission for me, dealer commission, keep something,
    ولي عموله|نسبه, واخذ عموله|نسبه, ولي #|بالميه, واخذ # %?`),
  'unknown-party': phrases(`
    somebodys money, never told me his name, a lady on the net, romance friend, the man never, strangers money, by
    email request, boss by email, ما اعرف صاحب الفلوس, لحساب شخص مجهول, شخص مجهول بعموله, telegram|whatsapp|online
    boss|manager|friend|client|employer|agent, boss i, unknown person|man|sender|company|people,
    guy|man|someone|boss|girl|girlfriend|person|recruiter i? online|on whatsapp|telegram|never met|met online|from
    telegram|chat, i never met, never met, met online, on|from|via whatsapp|telegram|instagram|chat, telegram guy, a
    man at the, people i do not know, officer on the phone, someone i dont know, abu x, ناس ما اعرفهم, واحد ما
    اعرفه, شخص ما اعرفه, من التلقرام|الانترنت|التلغرام|الواتساب, لا اعرفه, ما اعرفهم`),
  'unlicensed-giving': phrases(`
    no permit, in my own name,
    no approval, without approval|permission|permit|licence|license|registration, i collect alone, gathered by me,
    alone, door to door, by hand, بدون اذن, بنفسي, no association|charity|organisation|organization|body
    behind|involved, at the souq, from people directly, no|without *?
    licence|license|permit|permission|registration|registered|papers|papers, unlicensed, unregistered, informal
    transfer, no papers, private channel, cash only no receipts, by myself, drop at my house, to my personal
    account, بدون ترخيص|تصريح, من غير ترخيص|تصريح, بلا ترخيص, عن طريق شخص, علي حسابي الشخصي`),
  'giving-drive': phrases(`
    crowdfunding, ramadan box, tins for the children, children of the war, for refugees, box of cash, people hand me
    cash, hundi, hawaladar, للمنكوبين, اجمع كاش, orphans|poor|refugees abroad, collecting at|for|in,
    donation|donations|donate, charity box, charity, aid group, aid|help for *? families,
    collecting|collection|raising|raise for|money|cash, fighters, fighters' families, war zone|families, hawala,
    money transfer, displaced families, mosque abroad, تبرع, تبرعات, للمقاتلين, المقاتلين, حواله, جمع`),
  'wash-money': phrases(`
    launder|laundering|laundered money|cash|funds|proceeds|it, wash|washing|clean|cleaning|layer|layering
    it|money|cash through, wash|clean the? money|cash, wash this cash, clean the money, layer it through,
    smurf|smurfs get|#|paid, shell company, no staff, front company, غسيل الفلوس|الاموال|اموال, تبييض, ghaseel flous`),
  reroute: phrases(`
    reroute, hide the? destination|origin|route|source, does not show, so *? does not show, sanctioned
    ship|port|company|vessel, change the name on, evade sanctions, via turkey|dubai|oman to hide, التفاف علي
    العقوبات`),
  'victim-fee': phrases(`
    gift cards bought for boss, cash courier fee, hundi settlement, hawaladar commission, release my? *?
    winnings|prize|parcel|inheritance, gift card codes, fee to release, to unlock my prize|inheritance, codes for
    the officer`),
  'works-for': phrases(`
    refit|refitting|renovation|renovating|repair|repairs|carpets|carpeting|painting|cleaning|catering|furniture|
    uniforms|signage|sign|menus|printing|design|designing|website|web|ads|advertising|marketing|campaign|banner|
    software|app|security|guards|lighting|sound|dj|staffing|hauling|haulage|trucking|delivery|transport|storage|
    warehouse|architect|fit-out|plumbing|air-conditioning
    of|for|at|to|in, تصميم|تنظيف|صيانه|طباعه|نقل|حراسه|ديكور|اعلان|اعلانات|توصيل`),
} as const;

import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Plain statements of hiding money or lending one's account. */
export const kycTerms: readonly Term[] = [
  {
    rules: ['KYC-014'],
    principle: 'kyc',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      stay|staying|keep|keeping|remain|remaining|kept it|them|this|each|amounts|transfers|payments? under|below
      the? *? limit|threshold|cap|radar, keep each transfer|payment|one under|below, under the radar, below the
      radar, avoid|avoiding|evade|evading|dodge|dodging the? *? reporting|report|reports|limit|threshold|kyc|
      detection|scrutiny|declaration, not|dont|never mention|tell|inform|report|show|declare|disclose *? *? *? *?
      *? bank|banks|authorities|compliance|customs|tax|police, off the books, off the record, fake|false|dummy|
      bogus|fictitious|sham|phantom|inflated|made-up invoice|invoices|receipt|receipts|contract, invoice|receipt
      is|was fake|false|fictitious|not-real|inflated, over invoicing|invoiced, under invoicing|invoiced,
      structuring payments|deposits|transfers, smurfing, split to avoid, avoid|avoiding bank? compliance?
      questions|checks, no questions asked, no paper trail, no records|receipts, without records|receipts,
      untraceable, launder, laundering the|this|money for, hide|hiding|conceal|concealing the?
      source|origin|money|funds|income, hide|hiding from tax|bank|authorities|regulator, do|does|dont|not not?
      report|declare this|it, not declared, undeclared, tax evasion, evade|evading tax, backdated invoice,
      backdate|backdating the? invoice|contract, before the bank notices, so the? bank does|will|wont|doesnt|dont
      not? ask|notice|report|flag|question|see, so that? nobody|no-one asks|notices|knows, bypass|bypassing|
      circumvent|circumventing the? sanctions|compliance|checks|kyc|screening|limit|controls, change the? invoice
      description|amount, write|label|put it? as gift so|instead, invoice for goods that never, keep|keeping
      each|every one|transfer|payment at|to|around #, bank|system only looks|checks|asks|flags|sees|cares,
      wallet|account|mine is being watched|monitored, no paper trail, off the system|record|record, so they|it|
      nobody|no-one|the-bank|the-system does|do|will|wont|dont|doesnt not? notices|notice|ask|asks|flag|see|sees|
      find, wrong|false|different goods|description|value|price|amount|item written|declared|shown|stated|on, split
      because|so|since the? *? limit|bank|questions|system, undervalue|undervalued|undervaluing,
      misdeclare|misdeclared, launder|laundered|laundering money|cash|funds|it, clean|cleaning dirty money|cash`),
  },
  {
    rules: ['KYC-014'],
    principle: 'kyc',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      تجنب حد|سقف|ابلاغ|تبليغ|رقابه|اسيله|سوال|كشف, لتجنب حد|سقف|ابلاغ|تبليغ|رقابه|اسيله|سوال|كشف, تفادي|لتفادي
      حد|سقف|ابلاغ|تبليغ|رقابه|اسيله|سوال, نتفادي|نتجنب|اتجنب|اتفادي حد|سقف|ابلاغ|تبليغ|رقابه|اسيله|سوال|البنك,
      بعيدا عن رقابه|اعين|البنك|الجهات|الضرايب, بعيد عن رقابه|عين|البنك, فاتوره|فواتير
      مضروبه|وهميه|مزوره|صوريه|مزيفه|مضخمه, عقد صوري|وهمي, ما|لا نوصل|يوصل|نتعدي|نتجاوز|نعدي|يتعدي|اتجاوز|اتعدي
      حد|سقف, عشان|علشان|حتي|لكي ما|لا يبين|يظهر|ينكشف|ينعرف, لا تخبر|تخبروا|تقول|تذكر|تبلغ|تعلم *? بنك|مصرف|جهات,
      تهرب ضريبي|من ضريبه|الضريبه, تهرب من, غسيل|غسل اموال|الاموال, اخفاء|لاخفاء مصدر|المصدر|الاموال|اموال, تحت
      حد|سقف تبليغ|ابلاغ|الابلاغ|التبليغ, اقل من حد تبليغ|ابلاغ|الابلاغ|التبليغ|المسموح, عشان|علشان|حتي|لكي ما|لا
      يسال|يسالون|يسالنا|يسالونا|ينتبه|ينتبهون|يدري|يكشفنا البنك|بنك|احد?, ما يسال|يسالنا|ينتبه|يدري|يحس البنك|بنك,
      عشان|علشان|حتي|لكي|كي بنك|مصرف|بنوك ما|لا يسال|يسالون|يدقق|يدققون|ينتبه|يبلغ|يطلب|يشك|يدري|يعرف, بدون|من-غير
      علم البنك|بنك|الجهات, خارج دفاتر|السجلات|الدفاتر|الحسابات, تقسيم|نقسم|قسم التحويل|المبلغ|تحويل|مبلغ
      حتي|عشان|كي|لكي|علشان لا|ما?, مصاريف|مصروفات|رواتب|فواتير|عقود|مشتريات|عمليات|صفقات وهميه|صوريه|مضروبه|مزوره,
      عشان|علشان|حتي|لكي|كي|لاجل ما|لا تطلع|يطلع|تظهر|يظهر|تبين|يبين|يدرون|ينكشف|يسالوا|يسالون|ينتبهوا|يشوفون|
      يوقفونها *? لهم|لنا|احد|النظام, بدون ما|لا|محد احد? يدري|ينتبه|يعرف|يحس|يسال, علي دفعات|مرات|اجزاء *? *?
      عشان|علشان|حتي|لكي ما|لا, ما|لا ابي|ابغي|اريد|يبين اسمي|يطلع|يظهر, غسل|غسيل|تبييض|تنظيف
      فلوس|اموال|الاموال|الفلوس, بعيد|بعيدا عن عيون|عين|نظر|رقابه`),
  },
  {
    rules: ['KYC-015'],
    principle: 'kyc',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      use|using|used|rent|renting|rented|borrow|borrowing|lend|lending|lent my|his|her|your|someones bank?
      account|wallet|card, rent|renting|rented|sell|selling|sold out? a? wallet|account|wallets|accounts, account
      rental, wallet rental, rented wallet|account, money|cash mule, mule account|fee|payment|commission, run|
      running|pass|passing|move|moving|route|routing *? *? *? *? through my|your|his|her account|wallet,
      receive|receiving|receives and forward|pass|send|transfer|move, received and forwarded|passed|sent, receive|
      receiving|collect|collecting|accept|accepting *? money|funds|transfers|payments from|for people|strangers|
      stranger|someone|somebody|anyone, forward|forwarding|pass|passing the? rest|money|funds|balance|remainder to
      a|another|unknown|someone|stranger|him|them, keep # % and send|forward|pass|transfer, keep # and
      send|forward|pass|transfer, cash out for|it and? someone|a|others, on behalf of a? stranger|unknown|someone
      i, for someone|somebody|a|person|man|people i|you? do|never|have not? met|know, unknown sponsor, unknown
      third party, funds of a third party, rent|renting|rented|lend|lending|lent|sell|selling out?
      my|his|her|your|the|this|a wallet|account|card|e-wallet, pass|passing|move|moving his|her|their|someones
      money|funds|cash along|on|through, use|using my wallet|account for|to his|her|their|move|receive|pass, put
      it|this|them through|via my|his|her *? wallet|account`),
  },
  {
    rules: ['KYC-015'],
    principle: 'kyc',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      استخدم|استخدام|يستخدم|تستخدم|استعمل حسابي|محفظتي|حسابه|محفظته|حسابك|محفظتك|حساب-شخص,
      اجرت|اوجر|ياجر|استاجر|استاجرت محفظتي|حسابي|محفظته|حسابه, تاجير|اجار|استيجار|تاجيري|بيع
      محفظه|محفظتي|حساب|حسابي|حساب-بنكي, استلم|استقبل|استقبال|استلام حوالات|تحويلات|مبالغ|فلوس
      ناس|غيري|اخرين|لناس|لغيري, استلم|استقبل|يستلم|تستلم|استقبال|استلام واحول|وتحويل|وحول|وتحول|وارسل|ثم|واحوله|
      واحولها|وتحويله|وتحويلها, محفظه|حساب مستاجر|مستاجره|مستعار|مستعاره, نيابه عن شخص|مجهول|غريب, كفيل مجهول, لشخص
      لا|ما اعرفه|يعرفه, طرف ثالث مجهول, حساب وسيط`),
  },
  {
    rules: ['KYC-016'],
    principle: 'kyc',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      unlicensed|unregistered collection|charity|fundraising|fundraiser|donations|appeal, collecting|collect|collected
      donations *? *? *? *? to|into|in|on|via|through my account|wallet|iban|number,
      collecting|collect|collected donations|money|cash|funds without|with-no a?
      licence|license|permit|authorisation, personal|private collection|fundraiser|fundraising for|of
      donations|fighters|the|a|war, donations to|into my personal|account|wallet, donations for an?
      unnamed|unregistered|unknown, unregistered charity|ngo, for the brothers abroad, support for fighters, cash
      for fighters, donations for fighters, for|to|support|supporting|help|helping the? fighters|mujahideen|
      mujahidin|militants|rebels, no|without charity|charitable number|registration|licence|license,
      fundraiser|appeal|donations by a? guy|person|man|influencer|stranger, donations|cash|money for the?
      cause|struggle, unlicensed|unofficial|unregistered collector|group|page|campaign|drive`),
  },
  {
    rules: ['KYC-016'],
    principle: 'kyc',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      جمع تبرعات بدون|دون|غير|شخصي|من, جمع|نجمع|اجمع تبرعات بدون|دون|في|علي|بشكل ترخيص|رخصه|حسابي|محفظتي|شخصي,
      تبرعات غير مرخصه|مرخص, جمعيه غير مرخصه|مسجله, تبرع|تبرعات لجهه|لجماعه|لمجموعه غير|مجهوله|لا, تبرعات
      علي|في|الي حسابي|محفظتي|حساب, دعم|لدعم مقاتلين|المقاتلين, للاخوه|الاخوه في الخارج, للمجاهدين|المجاهدين|
      للمقاتلين|للثوار|للجبهه|الجبهه, نجمع|اجمع|جمع|يجمعون|يجمع كاش|فلوس|مبالغ|تبرعات *? للمجاهدين|للمقاتلين|لابو|
      للاخوه|بالواتس|بالسر, تبرع|تبرعات|حمله *? غير|بدون|بلا|من-غير مرخصه|مرخص|ترخيص|تصريح|رخصه|جهه`),
  },
];

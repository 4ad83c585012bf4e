import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Bribes, forgeries and wrongs done to others, in the words of those who pay for them. */
export const deceitTerms: readonly Term[] = [
  {
    rules: ['HAL-016'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      tea|coffee|chai|lunch|qahwa|shay money|fee to|for the? *? customs|officer|official|inspector|police|judge|
      clerk|guard|guy, chai pani to|for|ka|ke|thana|police|office, envelope for the? *? *? committee|member|members|
      tender|jury|judge|examiner|professor, wasta fee|money|payment, fee|payment|money for? wasta, he takes # to put,
      put my *? on payroll, rishwat, rishvat, ghoos, ghus, rashwa, rashwe, rachwa, r shweh, rishwa, suhol, lagay kay,
      lagay bhejna|kuch|para, pang areglo, areglo sa|ng, kotong, padulas, tongpats, fixer sa|fee|at|for|lto, fixer's
      fee, kickback, kick back|backs to|from|of|for, la ymashi el? mo3amale|m3amle|wara2|maw3ed, ysakker 3ayno|
      3youno, fir na ho|likhe, paise|paisa|rupay thanedar|thanay|police|patwari|sho|tehsildar ko|ke|ka, thanedar ko,
      patwari ko, police wale|walay ko, na likhe challan, something for his|her|the children|kids|boys|pocket|tea *?
      *? stamp|sign|file|pass|so, refuses|refuse to stamp|sign without, bung, bungs, sweetener for|to|payment,
      grease|oil the wheels|palm|palms, brown envelope for|to, under table money|cash|payment, off the record fee|
      payment *? officer|inspector, speed up fee *? officer|clerk|inspector, match fixing|fixer|fix, fix the match|
      result|tender|bid|exam|race, bid rigging, rigged tender|bid|match, buy|buying|bought votes|voters|the? vote|
      the-referee|the-judge|a-witness|the-jury|the-inspector|the-officer, referee to|money|envelope, pay|paid|paying|
      payment|money the? referee|witness|juror|jury|umpire|examiner to|so|for-a|change|lose, false witness|testimony|
      affidavit|statement, perjury, lab guy|technician|man fee|to|changed|swapped, swapped *? *? *? fee, secret
      commission|commissions|cut|rebate, hidden commission to|for|in, commission in his|my private|own account,
      without walang, no ticket deal officer, ghost employee|employees|worker|workers, no show job, padded|inflated
      invoice|invoices *? split|share|cut, % of award, quid pro quo, influence peddling, buy a|the seat|title|
      permit-from, stamp without test|inspection|exam, licence|license|lisensya|permit walang|without|no exam|test|
      inspection`),
  },
  {
    rules: ['HAL-016'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      حق|فلوس|مصاريف|بدل شاي|الشاي|قهوه|القهوه|القات ل|لامين|للمفتش|للموظف|للضابط|للعسكري|للمدير|للقاضي|لمفتش|لموظف|
      لضابط *? *? عشان|علشان|حتي|مخزن|المخزن|كي, قهوه|شاي|ظرف|هديه|كرتونه|عزيمه|عموله القاضي|قاضي|المفتش|الضابط|
      الموظف|اللجنه|الحكم|الشاهد كما|عشان|حتي|علشان|مقابل|متفقين|كي|قبل-الحكم, عموله سريه|خفيه|جانبيه|تحت, في حسابي
      خاص|الخاص مقابل ان امرر|امشي|ارسي|اوافق|اقبل, امرر عرضه|عرضهم|معاملته|فاتورته, هديه|مبلغ|فلوس لشاهد|للشاهد|
      لقاضي|لحكم|للمحكم|لعضو حتي|عشان|كي|لكي|علشان, يغير اقواله|شهادته|كلامه, شهاده زور|الزور, شاهد زور, عطيته|
      اعطيته|اديته|دفعتله|دفعت-له|رشيته *? عشان|علشان|حتي|كي يشيل|يمسح|يلغي|يعدي|يمشي|يوقع|يطلع|يسكر|يضيع *?
      المخالفه|الملف|المعامله|الغرامه|القضيه|المحضر|الاسم, وهو مش|مب|مو|ما من حقه|حقه, عشان يسلمنا * مش|مب|مو من
      حقنا, مش|مب|مو|ليست من حقنا|حقي|حقه, فلوس لعسكري|لشرطي|لامين-شرطه|للعسكري|للامين|لضابط, يطلع المضبوطات, تقفيل
      كمين|محضر|قضيه, رشوت, رشوه, رشاني, يرشي, ارشي, رشينا, رشيت, ترشيه, برطيل, براطيل, البرطيل, برطله, حلوان للموظف|
      للمفتش|للضابط|الموظف, بخشيش|بقشيش للموظف|للمفتش|للضابط|للقاضي|للشرطي عشان|علشان|حتي|كي, فيتامين واو, واسطه
      مدفوعه|بفلوس|بمبلغ|مقابل, مقابل|ثمن|حق|رسوم واسطه|الواسطه, شراء اصوات|ذمم|صوت|ذمه|الحكم|القاضي|الشاهد, بيع صوت|
      اصوات|مباراه|المباراه, تلاعب بالمناقصه|بالعطاء|بالنتيجه|بالمباراه, تفويت مباراه|المباراه, اكراميه سكوت`),
  },
  {
    rules: ['HAL-017'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      first|1st|master|mirror|super|aaa copy designer|branded|luxury? handbag|handbags|bag|bags|watch|watches|shoes|
      sneakers|perfume|perfumes|sunglasses|trainers,
      buy|buying|purchase *? bachelor|master|masters|phd|mba|degree|diploma *? *? *? no study|exam|classes|
      attendance, degree|diploma|transcript *? *? *? never|not attended|studied, degree from *? *? sells, diploma
      mill, degree mill, essay mill, contract cheating, assignment|dissertation|thesis|coursework|essay writing|
      written service|for-me|i-submit|as-mine, write my master|masters|dissertation|thesis|essay|assignment|
      coursework, i submit as mine, sits|sit|sitting|took|take ielts|toefl|the-exam|exam|theory|test|driving-test in|
      for my|me place|me?, proxy exam|test|candidate|sitter, exam paper leak|leaked, leaked paper|papers|exam|
      question, fake *? *? degree|diploma|certificate|experience|letter|card|stamp|visa|passport|licence|review|
      reviews|followers|invoice|invoices|receipt|receipts|documents|chargers|charger|parts|airbags|brand|logo|
      perfume|perfumes|cigarettes|medicine|medicines|iqama|id|plates|number-plates|prescription|prescriptions|bank|
      covid|pcr|test-result|residency|ielts|toefl|transcript|profile|profiles|money|cash|notes|gold|honey|saffron-as,
      made up *? *? sick|leave|note|certificate, doctor note|letter *? *? made up|telegram, sick leave|note *? *?
      made up|fake|from telegram, experience letter *? fake|bought|not-worked, fake attested, attested *? *? *? fake,
      fake شهاده|كفاله|اقامه|فيزا, nakli|naqli|jaali|farzi|jali degree|maal|note|notes|papers|kaghaz|sanad|licence|
      visa|certificate|id|doctor|dawa, peke na|ng diploma|id|lisensya|resibo, pekeng diploma|id|pera|resibo|lisensya,
      recto diploma, taqrir tebbi|tibbi mzawwar|mzawar, mzawwar, mzawar, mzawwara, mzawra, mdarrab, mazrouba, five
      star reviews|ratings *? bots|fake|bought, fake five star, buying # *? reviews|followers|likes|votes|ratings,
      bots|bot reviews|followers|farm|accounts|views|traffic-fake, click farm, meter tampering|bypass|slow|reversal,
      tamper|tampering|tampered *? *? meter|odometer|mileage|seal|scale|scales|weights|reading, reduce *? dewa|meter
      reading, odometer correction|reset|reduce|tamper|wind|rolled, mileage correction|rollback|reduction|reduce,
      roll back *? *? km|kilometres|mileage|odometer, rigged scale|scales, clone|cloned|cloning *? card|cards|sim|
      plate|plates|key-fob|fuel, skimmer|skimmers|skimming device|card, card dumps|dumps-pin, cvv dumps|fullz, fullz,
      carded, carding, hacked cards|card|account|accounts|box|channels|boxes|netflix|iptv|wifi|data|database, all
      channels hacked, hack|hacking|hacker *? *? *? *? whatsapp|account|phone|instagram|facebook|email|icloud|wifi|
      database|system|my-wifes, paying|paid|pay|hire|hiring hacker, hacker|hack to|into get|into|my|his|her, spy app
      on *? wife|husband, spyware on, stalkerware, phishing, phish kit, scam page, look alike bank|page, bank page
      look, sim swap job|fraud|fee|guy|attack|service, otp bypass|bot, ransomware, ddos|ddos attack for|on|service,
      botnet, malware, keylogger, keygen|keygens, cracked *? *? keys|key|software|adobe|windows|office|autocad|games|
      app|apps|apk|account|accounts|version, warez, nulled theme|themes|plugin, pirated textbook|pdf|movies|dvd|dvds|
      copies|windows|software|streams, pirate iptv|dvds|streams|copies|copy|server|box, dodgy box, iptv box|sharing|
      reseller|server|panel|all *? *? hacked|channels|free-channels, bootleg, camrip, ripped movies|dvds|off-movies,
      leaked customer|database|data|emails|cvs|passwords|list, customer database leaked|with-ids|stolen, leaked
      database, insider data|list|leak, looted, burgled, lifted from|off *? site|store|shop|warehouse|work, lifted
      from site, fell off a|the truck|lorry|back, no papers bike|car|phone|gold, without papers bike|car|phone|goods|
      cheap, hot phones|goods|laptops, chop shop, stripped car parts, repacked *? *? *? expiry|expired|date|dates,
      new expiry date|dates|stickers|labels, expiry|expired *? *? relabel|relabelled|sticker|stickers|changed|
      re-dated, relabel|relabelled|relabelling expired|expiry|origin|halal, expired food|medicine|medicines|meat|
      stock relabelled|repacked|resale|re-sold, fake halal stamp|certificate|logo, smuggle|smuggled|smuggling|
      trafficking|traffick *? *? people|persons|person|migrants|workers|girls|women|men|family|gold|cigarettes|
      diesel|fuel|drugs|antiquities|weapons|goods|phones|falcons|animals|across|past, smugglers|smuggler fee|boat|
      payment, human|people|child|organ|wildlife trafficking|smuggling|smugglers, boat to europe *? *? no-papers|
      smuggler, coyote fee border, across the border in|hidden|without, keeps|holds|holding|keep|kept|took|withholds|
      confiscated the? his|her|their|maid|maids|worker|workers|driver|drivers passport|passports, holds the passport,
      sell|sells|selling|sold *? *? maid|worker|workers|contract|visa|girl|child|baby to|to-next|her|his next|
      another|other house|sponsor|kafeel|family, visa freedom, free visa fee|deduction|worker, azad visa, visa
      deduction|trading|selling|sale-of, they can not leave, they cannot leave, bonded labour|labor|worker, forced
      labour|labor|work, debt bondage, without her|his|their wages till|until, unpaid worker|maid|labour *? until|
      till, child labour|labor|beggar|beggars|begging|bride|soldier, beggars|begging ring|gang|daily-collection,
      beggar gang|ring|kids, kidney *? *? *? *? *? donor|seller|broker|buy|sale|commission, buy|buying|sell|selling|
      sale a|my|of? kidney|liver-lobe|organ|organs|cornea|baby|child, organ|organs|kidney broker|seller|trade|sale|
      market|bank-trip, paid donor kidney, baby adoption cash-private|broker|sale, baby selling, surrogate|surrogacy
      broker|fee|payment, egg donor fee|broker|payment, sperm bank|donor fee|payment, ivory tusks, elephant|ivory
      tusk|tusks, rhino horn|horns, tiger|leopard|pangolin|shark skin|scales|bone|fin|fins, bear bile, hawksbill
      shell, hit job, hitman, hit man|men, contract killing, beat|beating up the|my|a|his|her|that? *? tenant|
      neighbour|neighbor|debtor|guy|man|him|her|boy|partner|ex|witness|rival|landlord|worker, rough|rough-up him|her
      up, break his|her leg|legs|arm|face|shop|car|window|windows|bones, break his shop, paying|pay boys|men|guys|
      thugs|gang to beat|scare|threaten|attack|burn|break, thugs, goons, threaten|threatening|scare|scaring|
      intimidate *? *? family|debtor|tenant|witness|ex|partner|neighbour, acid attack, arson|burn *? his|her|the?
      shop|car|house, kidnap|kidnapped|kidnapping, ransom, blackmail, blackmailing, extortion, extort, sextortion,
      protection money|fee|racket, hush money, or i|we post|publish|send|leak|expose|tell *? photos|pictures|pics|
      video|wife|everyone, pay us * to get, delete *? photos|video|pics * *? or|payment, revenge porn, doxx|doxxing,
      blasphemous, blasphemy, mocking *? the? prophet|quran|islam|religion|muslims|god|companions, insult|insulting|
      insults *? religion|islam|prophet|quran, caricature|caricatures|cartoon|cartoons *? *? *? prophet|religion|
      islam, desecrate|desecration|burn|burning quran|mosque, dog|cock|cat fight|fighting|fights ring|pit|money|
      entry, dogfighting, cockfighting, insider tip|tips|trading|information payment?, pump and dump, ponzi, pyramid
      scheme|selling|joining, fake charity|collection|sponsor|job|jobs|rental|listing|investment, advance fee scam,
      scam call|centre|money|share|proceeds, scammed money share|cut, con money, crocodile-skin smuggled, sell|
      selling|sale *? sugar honey as, as|sold-as|passed-as original|genuine|real|sidr|pure but|though|not, abortion
      pills|clinic-secret|secret|at-home, illegal abortion, hymen *? *? certificate`),
  },
  {
    rules: ['HAL-017'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      شهاده|شهادات|رساله|بحث|مشروع-تخرج|رساله-ماجستير|دبلوم|بكالوريوس *? *? *? جاهزه|جاهز *? *? اقدمها|باسمي|موثقه|
      بدون|بلا|تسليم, رساله|بحث|رساله-ماجستير|دكتوراه *? *? جاهزه|جاهز اقدمها|اقدمه|باسمي|للتسليم, اقدمها|اقدمه|
      يقدمه|تقدم باسمي|علي-انه|علي-انها, طالب|واحد|شخص|احد|حد يدخل|يمتحن|يحضر|يختبر|يقدم عني|بدالي|مكاني|بدلي|محلي,
      يدخل عني|بدالي|مكاني, شهاده جامعيه *? *? بدون|بلا|من-غير حضور|دراسه|امتحان, fake شهاده|رخصه|اقامه, تلاعب|
      يتلاعب|التلاعب|لعب *? بعداد|بالعداد|عداد|العداد|ميزان|الميزان|بالميزان|الكيل|بالاسعار, تنزيل|ينزل|نزل|ارجاع|
      ترجيع|تصفير عداد|العداد|الكيلومترات|الممشي|كيلومترات *? قبل|البيع|السياره?, سيرفر مشفر|مقرصن|iptv *? *?, يفك كل
      قنوات|القنوات|الشفرات, قنوات مشفره|مقرصنه|مهكره بدون|مجانا|كلها, بدون اشتراك رسمي, افلام|برامج|العاب|كتب|
      اسطوانات|سيديهات|نسخ منسوخه|مقرصنه|مهكره|مكركه|مسروقه|مضروبه, قرصنه, مقرصن, مقرصنه, مهكر, مهكره, مكرك, هكر|
      هاكر|هكرز|مخترق *? *? *? يفتح|يخترق|يدخل|يهكر|يسحب|يجيب|للواتساب|حساب|واتس, اختراق|تهكير|يهكر|اهكر|نهكر *?
      حساب|واتساب|جوال|موبايل|موقع|ايميل|كاميرا|واي-فاي, تجسس علي زوجتي|زوجي|منافسي|شريكي|جوال|واتس, يسحب قايمه
      زباينه|عملاء|بيانات, بيانات|قاعده عملاء|بيانات مسربه|مسروقه, تصيد|صفحه بنك احتيالي|مزيفه|مقلده, نصب واحتيال,
      نصب علي *? *? الزباين|الناس|زبون|عجوز, بيع * *? علي انه|انها|اساس *? اصلي|جبلي|اصليه|طبيعي|الماني|ياباني|بلدي,
      علي انه|انها|اساس-انه *? *? اصلي|اصليه|جبلي|بكر|وكاله, غش|مغشوش|مغشوشه|تغشيش بضاعه|عسل|زيت|وقود|ذهب|دواء|حليب|
      البضاعه, مغشوش, مغشوشه, تغيير|تزوير|تبديل|تعديل تاريخ|تواريخ صلاحيه|الصلاحيه|انتهاء|الانتهاء, منتهي|منتهيه
      الصلاحيه|صلاحيه *? *? تغليف|ملصق|ملصقات|بيع|للبيع, دراجه|سياره|موبايل|جوال|بضاعه|ذهب طايحه|طايح|واقعه|مرفوعه|
      بدون-اوراق|من-غير-ورق|حراميه|بايقه|مبيوق|مبيوقه, طايحه من ورا|وراء, من ورا مول|المول|المحل بدون, مبيوق, مبيوقه,
      بايقينها, مشفوط, منشول, منشوله, نشل, نشال, حرامي|حراميه نصيب|حصه|اتفاق, فك سرقه, تهريب|مهرب|مهربين|نهرب|يهرب *?
      اشخاص|ناس|عمال|مهاجرين|بشر|بنات|اثار|ذهب|دخان|سجاير|وقود|ديزل|مازوت|سلاح|اسلحه|عايله|جوالات|مواشي|صقور|بالقارب|
      بالحدود|عبر, الاتجار بالبشر, اتجار باشخاص|بالبشر|باعضاء, بالقارب * *? *? الابحار, هجره غير شرعيه|نظاميه|
      قانونيه, حرقه الي|لاوروبا, حجز|مصادره|ياخذ|ماخذ|يمسك|ماسك جواز|جوازات *? العامله|الخادمه|العمال|عمالي, بيع|بعت|
      شراء|اشتري|يبيع اقامه|كفاله|عقد|فيزا|تاشيره|عامله|خادمه|شغاله *? *? لكفيل|لبيت|لناس|العامله|بدون|دون|وهميه,
      لكفيل ثاني|تاني|اخر *? رضاها|رضاه, فيزا|تاشيره|اقامه *? وهميه|حره|وهمي|فري|مضروبه|مزوره, فيزا حره, ويشغله|
      يشغله|ويشغلها|يشتغل|تشتغل بلا|بدون راتب|اجر|رواتب, دون رضاها|رضاه|رضا, عماله قسريه, تسول|شحاذين|متسولين|شحاتين
      عصابه|يوميه|اطفال|ايراد|حصه, اطفال للتسول|شحاته, قاصرات|قاصر|طفله|قاصره للزواج|زواج|عروس|لزواج, بيع|شراء|سمسار|
      سمسره|تاجر كليه|كلي|اعضاء|قرنيه|كبد|طفل|اطفال|بويضات|رضيع|الكليه, كليه *? سمسار|متبرع-مدفوع|للبيع|بمبلغ|فقير,
      سمسار كلي|كليه|اعضاء|الاعضاء, تاجير رحم|ارحام|الرحم, رحم بديل|مستاجر, عاج|ناب|انياب|قرن|جلد فيل|الفيل|
      وحيد-القرن|نمر|فهد, هديه لشاهد, تاديب|ضرب|تكسير|ترهيب|تخويف|تهديد|ارهاب|كسر جاري|جار|المستاجر|منافس|شريك|زوج|
      مدين|المدين|عايله|الجار|واحد|رجله|رجليه|سيارته|محله|وجهه *? *? بواسطه|زعران|بلطجيه|الاجره|شباب|اجره|مقابل,
      زعران, بلطجيه, بلطجي, شبيحه, قبضايات, قاتل ماجور|اجير, قتل مقابل|ماجور, ابتزاز, الابتزاز, مبتز, اتاوه, الاتاوه,
      فرده حمايه, ضريبه|اجر|حق|مقابل|ثمن|فلوس سكوت|السكوت|سكوتي, ما|لا ابلغ|افضح|انشر|اشتكي *? *? مقابل, حتي|عشان|
      مقابل احذف|امسح|ما-انشر|عدم-نشر *? صورك|صور|الفيديو|المقطع|صورها, فديه خطف|مخطوف|الخطف, اختطاف, سخريه|استهزاء|
      اساءه|تسخر|يسخر *? *? الدين|للدين|بالدين|النبي|الرسول|المصحف|القران|الاسلام|للاسلام|قمصان|من-النبي, رسمه|رسوم|
      رسومات|كاريكاتير|صور سخريه|ساخره|مسييه|مسييه *? *? دين|الدين|النبي|الرسول|المصحف|للدين|قمصان, سب|شتم|ازدراء
      دين|الدين|الاديان|النبي|الرسول, حبوب|عمليه|دكتور اجهاض|الاجهاض سري|سريه|غير|بالسر|تنزيل, هرمي|تسويق هرمي|
      الهرمي, مخطط بونزي, بطاقات|بطاقه بنكيه? مسروقه|منسوخه|مهكره|مستنسخه, عداد كهرباء|الكهرباء|ماء|المي تلاعب|معلق|
      تعليق, تعليق|تبطيء|توقيف عداد|العداد, سرقه كهرباء|تيار|مي|الكهرباء`),
  },
];

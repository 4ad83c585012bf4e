import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** The trade in bodies and in their pictures, plain and veiled. */
export const halalFleshTerms: readonly Term[] = [
  {
    rules: ['HAL-005'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      escort # hour|hours|hrs|night, escort|escorts incall|outcall|rate|rates|directory|listing|ad|ads|profile|
      booking|deposit, incall, outcall, girl|girls|lady|ladies|woman|guy *? *? *? *? for the night, girl|girls from
      the? hotel|lobby|club|bar *? *? *? night, for the ladies who accompany, ladies who will? *? accompany, madam
      who|for sends|the-ladies|girls, working girl|girls, hooker, hookers, hookup paid|money, ladyboy, ladyboys,
      shemale, she male, gigolo, gigolos, rent boy|boys, toyboy allowance, sugar mommy|mummy|daddy|baby, randi, randi
      khana, randikhana, kotha wali|randi|dance, dalal for girls, pimp, pimps, pimping, madam fee|commission, bar
      fine, barfine, walker girl|booking, pickup|pick-up girl|girls, spakol, extra service massage|sa|girl|girls,
      extra service sa massage, massage *? *? extra|extras|special service|services, full service spa|girls|massage|
      lady, full service girls|menu, nuru massage, nuru, tantric massage|session, body to body massage, b2b massage,
      lingam massage, yoni massage, body rub, soapy massage, happy endings, domination session, dominatrix, bdsm
      session|club|dungeon|toys, fetish session|club|content|video|party, adult store|shop order|toys|dvd, adult toy|
      toys|store|dvds|dvd|magazines|magazine|comics|clips|stream|streaming|cam|room|rooms|platform|work|model|models|
      actress|performer|industry|studio|movies, sex doll|dolls|chat|club|party|show|clips|tape|tourism|date|worker|
      workers|cam|line|phone|service|services|video|videos, sexting, sext session, phone sex, dirty chat|call, naked
      chat|pictures|pics|photos|video|cam|call|show|girls|party, nude model|models|shoot|chat|cam|call|video|album,
      nudes, nood, noods, premium snap, premium snapchat, spicy folder|content|pics|snap|vip, uncensored album|video|
      videos|clips|pack|content|photos, leaked nudes|album|videos-of-actress|onlyfans, fansly, fans page shoot|
      content, my fans page, only fans subscription|content|page|creator|tip|model, of subscription model, manyvids,
      chaturbate, stripchat, livejasmin, bongacams, cam4, myfreecams, brazzers, xvideos, xhamster, redtube, playboy
      magazine|club|store|licensed|channel|subscription, penthouse magazine|club, hustler magazine|club, hentai, lewd
      content|pics|commission, cam|webcam girl|girls|model|models|credits|tokens|studio|show|site|chat|private,
      webcam studio, bigo private|girls, booty call, call boy|boys|girl|girls, hook up fee|girl|app-paid, one night
      stand paid|fee|girl, wifey treatment, girlfriend treatment|experience|package, gfe, companionship|company for
      a? lonely|evening|night|hotel *? *? *? she|girl|lady|rate, stays till six|morning *? rate, she stays till, rate
      sent on whatsapp, bikini babes|girls, topless bar|carwash|car-wash|dancer|dancers|waitress|waitresses|show|
      photos|girls|party|fundraiser, lap dancer|dancers|dance, lap dancers tips, pole dancer|dancers, belly dancer
      stag|bachelor|private|club, exotic dancer|dancers|dance, item girl|girls, nachne wali, nachne wali pe, mujra,
      mujra night|wali|party, note|notes udaye, gro table|girl|ladies, gro ktv, japayuki, ktv girl|girls|ladies,
      aphro party, swingers, wife swap, orgy, threesome, gangbang, stag strip|stripper, hens strip|stripper,
      striptease, strip tease, peep show, red light district|area|girl, desi mms, mms clips|pack|video, blue film|
      films|movie|movies, x rated, r18 content, 18 + *? group|channel|content|videos|clips|movies|films, + 18 group|
      channel|content|videos|clips|movies, adult + 18, renting *? *? apartment|flat|room by the? hour, by the hour
      to|for *? girls|girlfriend|couples|lovers, hourly room|flat for girlfriend|girls|couples, banat table|w|jdod|
      lel, w banat, bnt|bint|bent 7elwe|helwe la|lel sahra|sehra|leil, sowar bala tiyeb|teyeb|hdoum|malabes,
      sharmouta, sharmoota, 2a7be, kahba, 9a7ba, dating app diamonds, diamonds to unlock, massage parlour girls|
      special, ladies of pleasure|negotiable|evening, lady of the evening|night, courtesan, concubine, harlot,
      streetwalker, brothel keeper|rent, mutah fee|payment|marriage, muta3 fee, temporary marriage|wife fee|broker|
      payment|for|package, misyar broker|fee-night, snap nudes|premium|private`),
  },
  {
    rules: ['HAL-005'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      افلام|فيلم|مقاطع|فيديوهات|صور|كليبات|قناه|جروب|قروب|محتوي|كارت-ميموري|فلاشه|موقع|مواقع *? *? *? خلاعيه|خليعه|
      خلاعي|فاضحه|فاضح|سكس|جنسيه|اباحيه|عاريه|عاري|ساخنه|للكبار|ملط|ثقافيه-جنسيه|بدون-ملابس|بلا-ثياب, افلام + 18,
      جروب|قروب|قناه|افلام|مقاطع|محتوي * *? + 18, + 18 من, سكس, السكس, نودز, صور عريانه|عاريه|عاريات|ملط, فيديوهات|
      صور|مقاطع خاصه من موديل|بنت|فنانه|البنت, اشتراك موديل|بنت-كام|اونلي-فانز, اونلي فانز, بنت|بنات كاميرا|كام|
      ويبكام, تعرض نفسها|جسمها, بنت|بنات *? *? الشقه|شقه|الشاليه عربون|زياره|الزياره|السهره, حق|اجره|مبلغ البنت|
      البنات|بنت|المره|الحرمه اللي *? جتني|جت|جاتني|في|سهرت|الشقه|الليله|البارحه, بنات جدد|جديدات في, بنات للسهره|
      سهره|للايجار|ليليات|الليل|الهوي|تعارف-مدفوع, شقه|غرفه|اوضه *? بالساعه *? *? علاقه|صاحبتي|بنت|بنات|حبيبتي,
      بالساعه لعلاقه, علاقه|لقاء|لقا حميمي|حميم|خاص-مدفوع|جنسي|مدفوع, قواد, قواده, القواد, القواده, قوادين,
      ديوث-عموله, عموله قواد|القواده|عن-كل-زبونه, جلب زباين *? للبنات|الكباريه|للشقه, رقاصه|رقاصات|راقصه|راقصات
      كباريه|نايت|ليلي|ليليه|خاصه|خاص|كلوب|ملهي|بدله|حفله-عزاب, رقاصه, رقاصات, فنانات الكباريه|كباريه|الملهي, شرموطه,
      شراميط, عاهره, عاهرات, مومسات, بغي|بغايا مقابل|اجر, ساقطات, بنت|فتيات هوي|الهوي|ليل, تدليك|مساج خدمه|خدمات
      خاصه|كامله|اضافيه|زوجيه, مساج هابي|نهايه|نهايه-سعيده, تعري, ستربتيز, ستريبتيز, زواج ليله|متعه|المتعه|موقت|
      مسيار-ليله مع|مقابل|بمبلغ|بوساطه|عن *? *?, الزواج الموقت مع|وسيط|الوسيط, زواج متعه, زواج|للزواج موقت|الموقت,
      قاصرات للزواج, شيميل, ليدي بوي, دعاره, بيوت دعاره|الدعاره`),
  },
];

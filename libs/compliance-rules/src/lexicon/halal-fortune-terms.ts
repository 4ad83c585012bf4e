import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Sorcery, divination, charms and idols, in the words of those who sell them. */
export const halalFortuneTerms: readonly Term[] = [
  {
    rules: ['HAL-011'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      jyotish, jyotishi, jotshi, kundli, kundali, janam patri|kundli, horoscop, horoscopes, my|her|his|the|daily|
      weekly|monthly|yearly|chinese|vedic horoscope, horoscope fee|consultation|lady, horrascope, horascope,
      horoscope lady|app|sub|subscription|monthly, natal chart, birth chart reading|astrology, zodiac advice|monthly|
      lucky, grah shanti, shani shanti|dosh|upay, mangal dosh, rahu ketu, gem stone|gemstone|black-stone remedy for|
      saturn|shani, stone for saturn|shani|luck|rahu, kala|kaala jadu|jadoo|ilm, kala jado, jadu tona|tor|ka|karwane,
      jadoo tona|tor|ka|karwane, jadu, aamil, amil baba, aamil baba|ko|sahab, bangali baba|babu, baba ji ne|taweez|
      ka-amal|jadu, amal karega|karwane|karna, wazifa amil-paid, dushman ka|ki|ke karobar|kaarobar|tabahi|khatma,
      taweez, taweezat, taveez, tawiz, tawis, taawiz, ta3wiz, nazar utarna|utarwane|totka|taweez, totka, totke,
      tantrik, tantra puja|ritual|vidya, ojha, vashikaran, lottery number baba, dakshina, nazrana|nazarana baba|
      mazaar|mazar|pir|amal, pir sahab|baba taweez|dam|nazrana|ko, manghuhula, hula sa|ng quiapo|baraha|palad,
      gayuma, albularyo, mambabarang, kulam, pangontra, anting anting, agimat, pampaswerte, lucky charm swerte|
      quiapo, feng shui, fengshui, vastu|vaastu consultant|correction|remedy|pandit, bazi reading|master, numerology,
      numerology lucky, lucky number|sim|numbers advice|reading|consultation|fee, past life reading|regression|
      numerology, crystal|crystals healing|charged|reading|energy-grid|for-wealth|grid, charged under full moon, full
      moon|new moon ritual|wealth|manifesting|charging, manifesting|manifestation wealth|ritual|candle|crystals,
      wealth|money|luck ritual|spell|candle|amulet|talisman, power bracelet blessed|luck, aura reading|
      cleansing-session|cleanse, chakra reading, angel card|cards|number reading|readings, oracle card|cards reading,
      rune|runes casting|reading, i ching reading|session, pendulum reading|dowsing, dowser for, dowsing, scrying,
      mediumship, medium reading|session|seance, channeling spirit|spirits|session, automatic writing spirit, coffee
      dregs|grounds reading|read|reader|lady, reads *? *? fate|future|fortune|luck|destiny|palm|cup|stars|hand, read|
      reading *? my|his|her|our fate|future|fortune|destiny|luck|palm|hand-lines, tells|told|telling my|the|his|her
      fortune|future-by|fate, bad luck removed|stopped|removal, stopped the bad luck, remove|removing|break|breaking|
      lift|lifting|undo a|the|my|his? bad-luck|evil-eye-curse|hex|jinx|witchcraft|sihr|magic-on, blessed by the?
      maalim|mganga|baba|sheikh-charm|witch, mganga, mchawi, juju, juju man|priest|charm|ritual, voodoo, hoodoo,
      obeah, santeria, brujo, bruja, brujeria, curandero, limpia ritual, sangoma, inyanga, muti, marabout, grigri,
      gris gris, maraboutage, witch|wizard|warlock *? fee|payment|consultation|session|potion, hex removal|fee,
      binding spell, spell|ritual|charm to bind|return|bring|make|break|separate|attract, get my ex back spell|
      ritual, love back specialist|spell|baba, love problem solution, black magic|specialist, evil eye removal, lead
      pouring eye, molten lead eye, jinn|djinn|jin|genie|spirit catcher|summoning|healer|treasure|expeller-fee|
      marriage, treasure finding jinn|spirit|sheikh, se7r|si7r|sihr aswad|iswid|sofli|sufli|mahabbe|3ala|la|li,
      sahir|saher|sa7er maghribi|bl|bel, saher maghribi, sheghel|shoghel|shughul roo7ani|rou7ani|rohani, rohani ilaj|
      amil|baba|sheikh, ruhani amil|ilaj|baba, 7ejab|hejab|7jeb|hijab 3and|3end|min el? sheikh|cheikh|shaykh, 7ejab
      3and sheikh la, sheikh *? *? la terja3|yrja3|terja3le, tebsir|tabsir|tibsir, bassara|bassarra|basara 7*,
      fengan|fenjan|finjan|fenjen reading|read, fal|faal fengan|fenjan|finjan|fenjen|fanjan, fal fengan, tebsir w
      fenjen, w fenjen 3end, abraj madam|sub|monthly|yearly|5b|b5ti, b5ti bel? abraj, bakhti|b5ti|bakhte, idol|idols|
      murti|statue|deity|statues *? *? *? *? *? puja|pooja|worship|temple|mandir|shrine|altar, statue of ganesh|
      shiva|krishna|lakshmi|durga|hanuman|kali|buddha|virgin|mary|saint|santo-nino, ganesh|ganesha|ganpati|shiva|
      lakshmi|krishna|durga|hanuman|kali|vishnu|saraswati statue|idol|murti|brass|bronze|marble-statue, shivling,
      lingam stone|puja, puja|pooja thali-for|samagri|items|kit|room|offering|offerings|fee|booking|for, casting of
      *? idols|idol, offering|offerings|incense|vow|coconut to the? *? deity|deities|god|goddess|idol|shrine|spirits|
      ancestors|tree|saint, money for spirits, hell money|notes|bank-notes burning?, joss paper|money, ancestor
      money|worship|paper, pray|praying|prayer to a? saint|saints|tree|idol|buddha|spirits|grave|ganesh|deity,
      sacrifice|chicken|goat|rooster for|to the? *? jinn|spirits|spirit|zar|idol|deity|tree, zar ritual|ceremony|
      party|night, exorcist fee sorcerer, poojari|pujari fee|dakshina, panditji|pandit *? *? kundli|grah|upay|shanti|
      puja|kaha, spirits offering|house, santo nino statue, buddha statue for|amulet|altar, amulet thai|buddha, sak
      yant|yantra, yantra, rudraksha energised|for-luck, satanic, satanist, occult ritual|supplies|shop|
      book-of-spells, grimoire, ouija`),
  },
  {
    rules: ['HAL-011'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      كتابه|كتابه|كتب|عمل طلسم|طلاسم|حجاب|حرز|حروز|تميمه|تعويذه|سحر|محبه, تحضير جان|الجان|الجن|جن|روح|القرين|ارواح|
      خادم, جان لمعرفه|دفين, فتح|كشف|استخراج كنز|دفين|الدفين|كنوز *? بالجن|بالروحاني|مرصود, رصد كنز|دفين, منجم|منجمه|
      فلكي|فلكيه يقول|تقول|يقرا|تقرا|يتوقع|روحاني|للحظ|عن *? *? برجي|حظي|طالعي|ابراج, المنجمه, منجمين, منجم *? *? *?
      برج|حظ|طالع, برجي وحظي, طالعي, حظي وبرجي, قراءه|قرايه|قرا|يقرا|تقرا|شوف|اشوف|كشف|فتح *? بخت|البخت|بختي|طالع|
      الطالع|فال|الفال|المندل|الودع|ودع|الكوتشينه-للبخت|ورق-البخت, ضرب|ضاربه|فتاحه|فتاح ودع|الودع|رمل|الرمل|مندل|
      المندل|فال|الفال, فتح مندل|المندل|كتاب وكشف, فتح كتاب وكشف, كشف مستور|المستور|روحاني|غيبي|عن-القرين, عمل سفلي|
      سفليه|بالمحبه|محبه|ربط|تفريق|جلب|تهييج|اسود|مدفون|مرشوش, اعمال سفليه|السحر|سفلي, تفريق|لتفريق *? زوجين|الزوجين|
      بين زوجين?, ربط زوج|زوجي|الزوج|رجل|عريس|لسان, فك|يفك|تفك|بفك|فكت|ابطال|يبطل|لابطال ربط|الربط|المربوط|عمل|العمل|
      سحر|السحر|طلسم|نحس|النحس|رصد, الشيخ *? *? يفكه, تعقد وتربط, تربط وتعقد, تعقد وتربط وتخليها, وحده|مره|حرمه|ست
      تعقد|تربط|تعمل-اعمال|تسحر, حرز|حروز|حجاب|حجابات مكتوب|بالزعفران|من-الشيخ|لطرد|للحفظ-معلق|للرزق|للمحبه|للزواج|
      عند-شيخ, حجاب محبه|رزق|من-شيخ|من-عند, لطرد|طرد|يطرد نحس|النحس|الشوم|عين-بحرز, جلب النحس|الحبيب|حبيب|الزبون|
      عريس|الرزق-بطلسم, رجوع|رد|يرجع|ترجيع حبيب|الحبيب|المطلقه *? بالسحر|روحاني|خلال, شيخه|الشيخه|الشيخ|شيخ طلبت|طلب
      خروف|ديك|تيس|ذبيحه|بخور-للجن *? *? *? يدفن|المقبره|بالمقبره|للجن, خروف|ديك|تيس|ذبيحه للجن|للجان|للاسياد|يدفن|
      للزار|للقبر|للولي|للضريح, ذبح|نذر|نذور للجن|للولي|للضريح|للقبر|لضريح|لولي|للمقام, حفله زار|الزار, دقه زار,
      بصاره|البصاره|بصارات تبصر|فنجان|الفنجان|كف|بخت|حظ, تبصير, التبصير, بصاره وفنجان, قاريه|قاريه|قاري|قراءه|قرايه|
      فتاحه فنجان|فنجاني|كف|كفي|الكف|ورق|تاروت|ودع, عرافه, عرافين, عزايم|عزيمه سحر|سحريه|جن, تعويذه, تعويذات, تعاويذ
      سحريه|للمحبه|للحظ, خاتم سليماني|روحاني|مرصود|مخدوم, خاتم *? خادم|مخدوم|جن, فيروز للحظ, خرزه محبه|للمحبه|المحبه|
      جلب, زيبق روحاني|احمر, زيبق احمر روحاني?, سحر اسود|مدفون|مرشوش|ماكول|التفريق|المحبه|سفلي|مغربي, ساحر|مشعوذ|
      دجال|روحاني مغربي|سوداني|هندي|عماني|افريقي, دجال, دجالين, الدجال الروحاني, دجل وشعوذه, شعوذ, تمثال|تماثيل|صنم
      *? *? *? للعباده|يعبد|يعبدونه|للمعبد|البوجا|بوذا, تمثال بوذا|غانيش|جانيش|كريشنا|شيفا|العذراء, قرابين|قربان
      للاصنام|للالهه|للجن|للارواح|للمعبد, نجومي|نجومي, نجومي كو, هاته دكهايا|دكهانا|دكهانے, كالا جادو, جادو ٹونا|كا|
      ٹونے, تعويذ, تعويذ گنڈا|من|لينے, عامل بابا|كو|كو, سايكك, تاروت اونلاين, حظك اليوم اشتراك, ابراج اشتراك|شهري|
      خاص, فونغ شوي, فنغ شوي, علم ارقام|الارقام للحظ|حظ, ارقام الحظ مع`),
  },
];

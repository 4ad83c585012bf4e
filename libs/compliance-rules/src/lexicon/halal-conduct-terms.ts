import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Services, trades and acts that are forbidden or referred to the board. */
export const halalConductTerms: readonly Term[] = [
  {
    rules: ['HAL-001'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      liquor store, liquor shop, wine shop, wine merchant, wine bar, beer hall, beer garden, beer shop, bottle
      shop, brewery, breweries, brewing company, brewpub, distillery, distilleries, winery, wineries, vineyard
      estate wines, off licence, tavern, taproom, microbrewery, pub crawl, pub bill, pub tab, nightclub, night
      club, night club table, strip bar, alcohol retailer|distributor|importer|wholesaler`),
  },
  {
    rules: ['HAL-001'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      محل|متجر خمور|خمر|نبيذ|مشروبات كحوليه?, مصنع خمور|نبيذ|بيره|البيره|خمر, حانه, حانات, ملهي ليلي, ملاهي ليليه,
      نادي ليلي, خماره, بار ليلي, تجاره خمور|الخمور|خمر`),
  },
  {
    rules: ['HAL-005'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      porn, porno, pornography, pornographic, pornhub, onlyfans, xxx video|videos|site|movies|content, adult video|
      videos|content|site|website|entertainment|film|films|movies|webcam|channel|chat|services|club|shop, nude
      photos|pictures|videos|pics, nudes, sex worker, sex work, sex shop|toys|chat|cam|video, escort service,
      escort services, escort agency, escort girl|girls, escort booking, female|male|vip escort|escorts, call girl,
      call girls, brothel, brothels, prostitute, prostitutes, prostitution, strip club, stripper, strippers, lap
      dance, pole dancer private, erotic massage|dance|services|content, sensual massage, happy ending massage,
      massage with|and happy|extras, sugar baby|babies|daddy allowance, camgirl, cam girl, webcam show|model|girl,
      girlfriend experience, lady|ladies|woman|women|girl|girls of the? night, companion for the? night, night
      companion, paid companion overnight|night|for, swinger|swingers, hookup fee, full service massage, escort
      site|website|app|girls|girl|lady|ladies, girl|girls|lady|woman|date from the? escort, happy ending, onlyfans
      subscription|content|tip|creator, adult content|site|magazine|toys|webcam|club, sugar daddy|dating allowance,
      paid date|company night|overnight|hotel, erotic, x rated|xxx, strip show|tease|dancer, cam
      show|tokens|site|girl`),
  },
  {
    rules: ['HAL-005'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      دعاره, الدعاره, بغاء, اباحي, اباحيه, الاباحيه, افلام|صور|مقاطع|مواقع|محتوي اباحيه|اباحي|جنسيه, فتاه|بنت|بنات
      ليل, مومس, بيت دعاره, خدمات جنسيه, مرافقه ليليه|لليله|ليليا, مساج خاص مع|جنسي|حميمي, ليله حمراء, متعه
      مقابل|مدفوعه, مرافقات, للمرافقات, خدمات خاصه|حميمه|حميميه|جنسيه, مساج|تدليك *?
      حميم|حميمه|جنسي|خاص-جدا|مع-نهايه|ليلي, موقع|تطبيق تعارف *? مرافقات|بنات|ليله|للبالغين, بنات ليل|الليل, فتيات
      ليل|للسهر|للايجار, ليله مع بنت|فتاه|مرافقه, رقص خاص|تعري, محتوي|اشتراك *? اباحي|للكبار|فاضح`),
  },
  {
    rules: ['HAL-005'],
    principle: 'halal',
    strength: 'weak',
    language: 'en',
    needs: ['adult-service'],
    unless: ['licensed'],
    phrases: phrases('companion, companions, escort, escorts, hostess, massage, cam, private show, private dance'),
  },
  {
    rules: ['HAL-011'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      fortune teller, fortune tellers, fortune telling, fortuneteller, tarot, tarot card|cards|reading, palm
      reading, palmistry, palm reader, psychic, psychics, psychic reading|hotline|medium, clairvoyant, astrologer,
      astrology reading|chart|consultation|session, horoscope reading|report|subscription|chart, crystal ball,
      coffee cup reading, coffee reading, reading of coffee, tea leaf reading, seance, spirit medium, black magic,
      love spell, love spells, spell casting, cast|casting a? spell|spells, spell to, spell caster, spells,
      sorcery, sorcerer, witch doctor, witchcraft, voodoo, amulet, amulets, talisman, talismans, evil eye
      amulet|charm|bead|beads|bracelet, jinn summoning, summon|summoning jinn|spirits, curse removal by|magician,
      magician to|remove break|remove|lift, hex, idol|idols for|of worship|the|puja, worship idol|idols, ouija,
      numerology reading|report, ruqyah by magic, lucky charm from a|the sheikh|healer,
      statue|idol|figure|murti|shrine *? *? for worship|puja|prayer, worship|puja statue|idol|items|set|supplies,
      murti, ganesh|shiva|krishna|lakshmi|durga|buddha idol|murti|statue for|puja, fortune|cup|coffee-cup|palm|
      card|future|stars|aura|crystal reading|reader, read|reading|reads my|her|his|the fortune|palm|cup|tarot,
      healer removes|remove|removing magic|curse|jinn|eye, remove|removing|break|breaking|lift the? *? black?
      magic|curse|spell|hex|jinn, jinn|djinn catcher|expulsion-by|summoner|spell|protection-amulet, love
      potion|charm|binding|spell, voodoo doll, astrologer|psychic|medium|clairvoyant|numerologist session|fee|
      consultation|call|hotline|reading, zodiac|horoscope reading|report|forecast|consultation`),
  },
  {
    rules: ['HAL-011'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      سحر, السحر, ساحر, ساحره, سحره, عرافه, عراف, العراف, عرافات, كاهن, كهانه, مشعوذ, مشعوذه, شعوذه, الشعوذه, قراءه
      فنجان|الفنجان|كف|الكف|طالع|الطالع|تاروت|حظ|الحظ, قاريه|قاري فنجان|كف, تاروت, تارو, منجم فلكي, تنجيم, التنجيم,
      فك سحر|عمل, عمل سحر|محبه, جلب حبيب|الحبيب, طلسم, طلاسم, حجاب للمحبه|للرزق|روحاني|من, تميمه, تمايم, تحضير
      جن|ارواح|الجن|الارواح, شيخ روحاني, روحاني لجلب|لفك, اصنام, صنم`),
  },
  {
    rules: ['HAL-016'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      hush money, bribe, bribes, bribery payment, bribing, kickback, kickbacks, facilitation payment|money|fee,
      grease payment|money|the, pay-off|payoff the? a? officer|official|inspector|judge|police|customs|manager,
      under the table to|payment|money|for, speed money, baksheesh, payment|money|gift|envelope|something|cash
      to|for the? customs? officer|official|inspector|judge|minister|procurement to|so|for|who, envelope for the?
      inspector|officer|official|judge|manager|clerk, buy|buying the? judge|vote|votes|exam-questions|exam-answers,
      secret commission to|for the? procurement|purchasing|buyer, thank the? officer|inspector|clerk for
      approving|passing|overlooking, exam answers leaked, leaked exam, so the? inspector|officer|official|clerk|
      judge|examiner|policeman|guard|auditor signs|sign|passes|pass|looks|look|forgets|forget|loses|lose|ignores|
      ignore|skips|closes|approves|lets, pay|paying|paid|gift|thank|thanking|something|cash|envelope for|to? the?
      *? clerk|officer|official|inspector|procurement-man|procurement-manager|buyer|judge|customs-guy|customs-man|
      police|policeman|registrar to|so|we|and, thank|thanking the? procurement|purchasing|tender|customs|licensing
      man|guy|officer|manager|people|lady, we get|win the? tender|contract|bid|award|permit,
      lose|misplace|destroy|delete|forget the? file|record|fine|report|violation, jump the queue at|by, without
      inspection|checking|looking|the-exam|the-test thanks|paid, grease|greasing his|the|their
      palm|palms|officer|official, backhander, slip|slipped|slipping him|the|an *? officer|inspector|cash|envelope`),
  },
  {
    rules: ['HAL-016'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      رشوه, الرشوه, رشاوي, رشوات, مرتشي, دهن سير, تدهين|ندهن|ادهن سير|السير, اكراميه للموظف|للمفتش|للضابط|لموظف|
      لمفتش|لضابط|للشرطي, هديه|مبلغ|ظرف|شي|شيء للموظف|للمفتش|للضابط|للقاضي|لموظف|لمفتش|للمدير|للمسؤول|لمدير عشان|
      لكي|حتي|ليخلص|لتسريع|ليمشي|ليوقع|ليوافق|كي|علشان|لتمرير|ليتغاضي|ليغض|المشتريات`),
  },
  {
    rules: ['HAL-017'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      stolen goods|phone|phones|car|cars|laptop|laptops|bike|bikes|cards|card|jewellery|jewelry|gold|items|
      merchandise|data|credit|copper|cable|passport|passports|artefacts|antiques, hot goods fell off, fell off the?
      a? lorry|truck, counterfeit goods|money|notes|bags|watches|handbags|medicine|currency|products|parts|perfume|
      perfumes|sneakers|rolex|shoes|cash|dirhams|bills, counterfeits, fake rolex|designer|handbags|handbag|branded|
      brand|watches|watch|gucci|louis|id|ids|passport|passports|degree|degrees|diploma|certificate|certificates|
      licence|license|documents|visa|stamps|stamp|notes|currency|medicine|reviews|sneakers|nike|airpods|iphone|
      iphones|medical, replica rolex|watch|watches|handbag|handbags|bags|designer|gucci|louis|sneakers|nike, first
      copy watch|watches|bag|bags|shoes|rolex, master copy watch|watches|bag|bags, forged documents|document|
      passport|signature|certificate|certificates|degree|licence|license|cheque|papers|id|title|deed|stamp|medical,
      forge|forging a? the? signature|documents|certificate|degree, bootleg *? dvd|dvds|cds|movies|films|software|
      copies|cigarettes, pirated software|movies|films|copies|games|streaming|iptv|books, cracked
      software|licence|license, cloned cards|card, skimmed cards, hacked accounts|account|data, stolen,
      counterfeit, knockoff|knock-off handbags|watches|bags, ghostwritten thesis to, buy|buying a? degree|diploma
      certificate?, degree|diploma|certificate without studying|study|attending|exam|exams|classes, medical leave
      certificate without|fake|from, sick note without, odometer rollback, ransom payment, fake|forged|bought sick|
      medical|experience|attendance|bank|salary|vaccination leave|note|certificate|statement|slip|letter|report,
      ielts|toefl|degree|diploma|certificate|licence|license|exam *? without sitting|taking|attending|studying|
      the-exam|the-test|passing|going, sit|sits|sitting|take|takes|taking|write|writes my|the|his|her
      exam|test|assignment|thesis for me|him|her, someone sits|takes|writes my|his|her exam|test|thesis,
      forged|forging *? signature|stamp|paper|papers, photocopied degree|stamp, cloned|cloning
      card|cards|plate|number, unlocked|lifted goods|phones stolen?, no papers phone|car|bike|gold,
      imitation|copy|clone|dupe rolex|gucci|chanel|louis|bag|watch sold-as|as-original, ripped|pirated|cracked *?
      movies|software|games|windows|office|iptv, fell off a truck|lorry`),
  },
  {
    rules: ['HAL-017'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      مسروق, مسروقه, مسروقات, بضاعه|سياره|جوالات|هواتف|ذهب مسروقه|مسروق, مقلد, مقلده, مقلدين, مزور, مزوره, مزورين,
      تزوير, شهاده|شهادات مزوره|وهميه|مضروبه, ساعات|ساعه|حقايب|شنط|حقيبه|عطور|ماركات مقلده|مقلد|تقليد|كوبي|درجه,
      كوبي درجه اولي, عملات|عمله مزيفه|مزوره, فلوس مزوره|مزيفه, قرصنه برامج, جواز|جوازات|هويه|اقامه
      مزور|مزوره|مضروبه, شهاده|اجازه مرضيه|طبيه بدون|مزوره|مضروبه|وهميه, مضروب مستندات, تزويير, مضروب|مضروبه|مزور|
      مزوره|مزيف|مزيفه|مقلد|مقلده|مسروق|مسروقه|مهرب|مهربه, شهاده|رخصه|اجازه|فحص|تقرير *? بدون|بلا|من-غير
      امتحان|حضور|دراسه|فحص|اختبار|مرض, يمتحن|يختبر|يكتب|يحضر عني|بدالي|مكاني|رسالتي|بحثي, نسخ|كوبي
      تقليد|اصلي-بسعر|ماستر|درجه, بضاعه|اجهزه|جوال|ذهب حرامي|مسروقه|مسروق|مبيوق|بوق, تزوير|تزييف|تقليد
      توقيع|ختم|شهاده|ماركات|عملات|اوراق`),
  },
  {
    rules: ['HAL-019'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      bitcoin, bitcoins, btc, ethereum, eth purchase|tokens|coins, crypto, cryptocurrency, cryptocurrencies,
      dogecoin, shiba inu, solana coins|tokens, altcoin, altcoins, memecoin, memecoins, meme coin, nft, nfts, usdt,
      xrp, litecoin, token presale, ico tokens, binance deposit|coins`),
  },
  {
    rules: ['HAL-019'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بتكوين, بيتكوين, البيتكوين, ايثيريوم, ايثريوم, عملات|عمله مشفره|المشفره, كريبتو, دوجكوين, شراء عملات|عمله
      رقميه|الرقميه مشفره`),
  },
  {
    rules: ['HAL-010'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['licensed'],
    phrases: phrases(`
      ammunition, firearm, firearms, handgun, handguns, pistol, pistols, assault rifle, ak 47, ak47, grenades,
      explosives, machine gun, machine guns, rifles, silencer`),
  },
  {
    rules: ['HAL-010'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    unless: ['licensed'],
    phrases: phrases('ذخيره, مسدس, مسدسات, اسلحه, سلاح ناري, كلاشنكوف, متفجرات, بندقيه, بنادق'),
  },
  {
    rules: ['HAL-018'],
    principle: 'halal',
    strength: 'weak',
    language: 'en',
    needs: ['unlawful-business', 'alcoholic', 'operator'],
    unless: ['lawful-bar'],
    phrases: phrases(`
      salary|wage|wages|pay|bonus|tips|tip|training|uniform|uniforms|shift of|for the? *? bartender|bartenders|
      barman|barmaid|croupier|croupiers|casino-dealer|sommelier|pole-dancer|bouncer,
      bartender|croupier|sommelier|barmaid salary|wages|shift|training|course|bonus|tip|uniform, bar|club|casino|
      brewery|winery|pub|nightclub|betting|lottery|liquor staff|staffing|fit out|interior|signage|security|
      cleaning|furniture|lease|rent|licence|license|marketing|ads|campaign|website|menu|equipment|kegs|taps|
      supplies|printing`),
  },
];

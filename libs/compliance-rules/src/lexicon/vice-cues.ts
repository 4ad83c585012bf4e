import { phrases } from '../text/phrase-list.ts';

/** Forbidden goods, trades and favours, and the lawful ones that are taken for them. */
export const viceCues = {
  alcoholic: phrases(`
    alcohol, alcoholic, drinks, drink, drinking, tonic, cocktail|cocktails, shots, bottle|bottles of, keg, pint|
    pints, brewery, brewed, bar tab, bartender, barman, hard, booze, happy hour, on tap, peg, tot, nightclub, night
    club, pub, cellar, vintage, tasting, sommelier, vineyard, aged, proof, abv, liqueur, distillery, duty free,
    spirits, cork, beer, wine, كحول, كحولي, كحوليه, مشروبات, مشروب, بار, حانه, ملهي, سكر, مسكر, زجاجه, قنينه, غرشه,
    معتق, شرب, سهره, brewing, homebrew, making ale|beer|wine, corkage, lounge bar, rounds, last call, bartending,
    toast, boozer, sundowner, free flow, bottomless, ladies night, brunch, hangover, drunk, tipsy, chakhna, pulutan,
    inuman, desi, soda, ice bucket, buckets, litre|litres|liter|liters|ltr of?, ازايز, بطل, بطول, قزايز, قزازه, كاس,
    كاسات, كاسين, كوكتيل, مزه, روقان, سكرانين`),
  'soft-drink': phrases(`
    alcohol free, non alcoholic, nonalcoholic, zero|no alcohol, without alcohol, 0.0, virgin, malt drink, 0 %, شعير,
    خالي|خاليه|خال من الكحول, بدون كحول, بلا كحول, غير كحولي, غير كحوليه, صفر كحول, mocktail, mocktails, فيرجن,
    موكتيل`),
  meat: phrases(`
    meat, pizza, sandwich, sandwiches, breakfast, deli, sausage, sausages, slices, sliced, smoked, roast, grill,
    grilled, burger, butcher, cured, kg, cheese, egg|eggs, cold cuts, ribs, platter, leg, spanish, italian, honey,
    tapas, لحم, لحوم, شرايح, ساندويش, سندويش, برغر, بيتزا, مشوي, مدخن, كيلو, فطور, نقانق, kilo, kilos, pork, ham,
    bacon, jerky, canned, tinned, stew, curry, adobo`),
  'not-pork': phrases(`
    turkey, beef, chicken, lamb, veal, halal, vegan, vegetarian, plant based, mushroom, soy, camel, goat, بقري, بقر,
    ديك رومي, رومي, دجاج, حلال, نباتي, غنم, جمل, حبش, beaf, beff, baqari, ba2ari, bakri, manok, baka, isda, tofu,
    soya, bovine, fish, sheep, ostrich, duck, goose, plant, واليقري, سمك, ماعز, بط, نعام`),
  'adult-service': phrases(`
    adult, escort, escorts, night with, overnight, hourly, hotel, intimate, private company, erotic, sensual, call
    girl, girls, xxx, cam, webcam, nude, nudes, onlyfans, sexual, sex, happy ending, strip, ليله حمراء, بنات, مرافقه,
    فندق, جنسي, اباحي, للبالغين, ليله, خاصه, متعه, incall, in call, outcall, out call, discreet, full service, extra|
    extras service, gfe, happy, bar fine, barfine, ladies of, red light, ktv, agreed rate, hour rate, two hours, #
    hours, her rate, room #, lonely, للكبار, ساعه, بالساعه, السهره`),
  narcotic: phrases(`
    thc, weed, cannabis, hash, drug|drugs, stash, stoned, high, dealer, ganja, marijuana, mg thc, psychedelic, magic,
    street, recreational, party, gram|grams, pills, حشيش, مخدرات, مخدر, ديلر, كيف, حبوب, غرام, baggie, baggies, gm,
    g, kilo, kilos, k, puff, puffs, plug, trip, rave, festival, bong, vial, tabs, street dealer, usual guy, no rx, no
    prescription, without prescription, lean, snort, sniff, line, lines, نص كيلو, جرام, جرامات, قطعه, قطعتين, للسهره,
    سهره, كيلو, تاجر, سطل, مسطول`),
  lease: phrases(`
    parking|car-park space|places|place for, building goes to, lease, leasing, rent, rental,
    premises, shop rent, let, hire, warehouse, storage, haul, haulage, transport, transporting, deliver, delivery,
    delivering, shipping, freight, truck, trucking, advertise, advertisement, advertising, ads, banner, billboard,
    marketing, promote, promoting, sponsor, sponsorship, design, designing, fit out, fitout, construction,
    maintenance, supply, supplying, labels, waiter, security guards, printing, تاجير, ايجار, اجار, نقل, توصيل, شحن,
    اعلان, اعلانات, دعايه, ترويج, رعايه, تصميم, تجهيز, ديكور, توريد, مخزن, تخزين, مستودع, طباعه, مقر, محل, صيانه,
    hosting, servers|server for, seo, backlinks, banner ads, white label, payment gateway, translation|translate,
    logo, fit-out, influencer, affiliate, referral commission, e3lan, i3lan, ta2jir, ajar, ijar, اجره, اعلاني, تصوير,
    لوجو, شعار, ترجمه, استضافه, سيرفرات, حمايه, حراسه, تنظيف, طلاء`),
  'unlawful-business': phrases(`
    betting|gambling|casino startup|holding|office|hall|guests|group|venture|operator, lending|microloan
    company|startup|app charging, pub, bar, nightclub, night club, casino, brewery, brewer, winery, distillery,
    liquor store|shop, wine shop|bar, beer, wine, whisky, vodka, betting, betting shop|company|site|app, bookmaker,
    gambling site|company|hall, gambling, poker club, strip club, brothel, pork|pig farm, piggery, pork processing,
    bottle shop, off licence, beer hall, cannabis shop|dispensary, adult website|club|shop, porn site, alcohol,
    liquor, lottery, tavern, sportsbook, cocktail bar, alcoholic drinks|beverages, dance club, بار, حانه, ملهي, ملهي
    ليلي, كازينو, مصنع خمور| بيره|نبيذ, خمور, خمر, نبيذ, بيره, كحول, مراهنات, شركه مراهنات|رهان, قمار, صاله قمار,
    يانصيب, محل خمور, مزرعه خنازير, موقع اباحي, مشروبات كحوليه, نادي ليلي, casinos, slot hall|halls|arcade, betting
    shops|platform|startup, cigar bar and whisky, beer brand|company|festival, wine importer|brand|festival,
    whisky|vodka|gin|rum brand| distillery, adult site|film|films|studio, poker room|league, hookah and beer, liquor
    brand|company, bars, pubs, nightclubs, breweries, wineries, casino hotel, crypto casino, cannabis farm|company,
    hog farm|farming, bacon|ham| pork factory|plant|supplier, كازينوهات, مراهنات رياضيه, حانات, بارات, ملاهي, مصنع
    بيره|خمور|نبيذ, مزارع خنازير, شركه خمور|بيره|نبيذ|تبغ-وخمور|كحول|مشروبات-كحوليه, gaming hall, gambling
    hall|den|website|site|app|players| license|licence, online casino, casino
    floor|app|servers|hotel|entrance|job|resort, betting players|panel|brand| website|firm, odds website|site|page,
    slots review|blog|site|brand, slot machine|machines, loto shop, lottery shop|kiosk|agent|terminal, blackjack
    floor|table|dealer, roulette table|dealer, bookmakers, poker tables|house| site|app, race betting,
    gentleman|gentlemen|gentlemens|gentlemans club, disco, discotheque, whisky|whiskey| wiskey|beer|vodka|gin|wine
    brand|marka|label|festival|tent|maker|company, marka wiskey|whisky|beer|vodka, escort| escorts
    agency|site|directory|website, cam studio, webcam studio, adult platform|store|channel, only fans agency,
    onlyfans agency|management, porn studio|site, bar supervisor, cocktail lounge, weed shop|farm, vineyard, beer
    distributor|wholesaler, liquor distributor|importer|licence, loto w maraheen, maraheen, morahanat, كباريه, ديسكو,
    نايت كلوب, صاله|صالات قمار|مراهنات|بوكر, ماكينات|ماكينه قمار|سلوت, موقع|تطبيق|شركه|محل|مكتب قمار|مراهنات|رهانات|
    رهان|يانصيب|لوتو|توتو, محل لوتو|لوطو, شركه مراهنات|المراهنات, ماركه ويسكي|بيره|فودكا|خمر, كازينو اونلاين, معمل
    خمر|بيره|عرق|نبيذ, متجر خمور, موقع|تطبيق|محل|متجر|شركه|مصنع|مزرعه|مطعم خنازير|خنزير|اباحي|دعاره|حشيش|خمور, خماره`),
  'lawful-bar': phrases(`
    snack, juice, coffee, salad, chocolate, protein, sushi, bar association, bar exam, bar code, barcode, oxygen,
    tea, milk, breakfast, gold bar, steel bar, bars of, light bar, cereal, nail, blow dry, tool, عصير, عصاير, قهوه,
    سلطه, شوكولاته, شاي, وجبات, closed, kilo bars, silver bars, silver kilo, gold, bars for, granola, tailoring,
    library, dates bar, halal, مغلق, سابقا, espresso, barista`),
  official: phrases(`
    municipality engineer|clerk|man, man|gentleman|lady|guy at customs|the-municipality|the-ministry|the-port,
    مهندس|موظف|مفتش|رجل|مسؤول البلديه|الجمارك|الوزاره|المينا|الميناء|المرور,
    purchasing|procurement|tender|tenders|buying manager|officer|head|director|committee, مدير|مسوول المشتريات|العقود,
    officer, official, inspector, judge, manager, minister, clerk, policeman, police, examiner, civil servant,
    secretary, registrar, موظف, مفتش, ضابط, قاضي, مدير, شرطي, مسوول, الفاحص, سكرتير, procurement man|manager|officer|
    lady, purchasing man|manager|officer, customs man|guy, tender committee|board, guard, auditor, licensing officer,
    المشتريات, مدير المشتريات, المفتش, الموظف, الضابط, الشرطي, لجنه المناقصه|العطاءات, الجمارك, المحكم, المراقب,
    البلديه, tender committee member|members, warehouse keeper, storekeeper, traffic enforcer, enforcer, thanedar,
    thanay, patwari, tehsildar, constable, havaldar, sho, lto, bir, barangay captain|official, traffic police, visa
    officer, immigration officer, port officer, lab guy|technician|man, meter reader, principal, professor, referee,
    gate man, guard at, bank officer, loan officer, mouwazzaf, mouazzaf, muwazzaf, mwazzaf, mowazaf, moufattesh,
    zabet, sharta, dabet, امين المخزن|مخزن, شاهد, لشاهد, عسكري, العسكري, امين شرطه|الشرطه, مختار, المختار, المحضر,
    الكاتب, كاتب العدل, مامور, المامور, موظف|موظفه الجمرك|البلديه|الجوازات|المرور|الشهر-العقاري, الحكم, اللجنه, عضو
    لجنه|اللجنه, مندوب المشتريات, الدكتور في الجامعه, المخلص, سيستم`),
  'speed-up': phrases(`
    so that? the *? *? leaves|passes|moves|goes|clears, without looking|opening|checking|inspection,
    حتي|عشان|علشان|كي|لكي يوقع|يمشي|يخلص|يوافق|يطلع|يعدي|يغمض|يقدم|يسرع,
    speed|speeds|speeding up, expedite, look the other way, overlook, favour, favor, win the? contract|tender|bid,
    get the? contract|tender|bid|permit|licence|license|approval|visa, pass the? inspection|test|exam, moves|move|
    goes|go|processed first|faster|quickly|quicker|ahead, jump|skip the queue|line, faster, quicker, so my|the|our *
    moves|passes|goes, fix|fixing the? *? fine, make the? *? fine disappear|vanish, sign off, approve quickly, turn a
    blind eye, smooth|smoothing, make sure we win, award us, so he|she|they approves|approve|signs|sign|passes|pass|
    ignores|overlooks, to approve, to sign, to pass, تسريع, يمشي, تمشيه, تمشي, يغض, عشان|علشان|حتي|لكي|كي يطلع|يفك|
    يترك|يخلي|يمر|ينهي|يعدي|يسرع, غض النظر|نظر, يتغاضي, عشان يوقع|يوافق|يمرر|يخلص, لكي يوقع|يوافق, ليوقع, ليوافق,
    يخلص, تخليص, ترسيه, نفوز, الفوز بالمناقصه, تسهيل, refuse|refuses to stamp|sign, la ymashi|ymashshi|ymashe,
    ysakker|yskker 3ayno|3yoono, mo3amale|mo3amla|mou3amale, walang ticket|exam|huli, fir na ho, challan na ho, na
    likhe, without ticket, cancel|cancels the? ticket|fine, put *? *? on payroll, % of award, so they overlook, to
    look away, ignore the, change his statement|testimony, out of turn, before others, يسلمنا, مش من حقنا, مش من حقي,
    مب من حقه, مو من حقه, يشيل المخالفه|الغرامه, يغير اقواله|شهادته, يطلع المضبوطات, يعدي الشحنه|المعامله|المخالفه,
    يمشي المعامله, يسكر عينه|عيونه, يسهل, يقدمني, يسبقني, من الحرز, من السيستم, كما اتفقنا`),
  'gift-money': phrases(`
    baksheesh, backhander, بخشيش, بقشيش,
    envelope, thank you, gift, pay, paying, payment, cash, something, little extra, tea money, coffee money,
    sweetener, token, tip, appreciation, under the table, ظرف, حق, هديه, قهوه, شاي, اكراميه, حلاوه, مبلغ, دهان,
    thank, thanks, thanking, thank-you, bonus for, reward for, small something, عربون, شكر, تقدير, مصروف, عيديه,
    كرتون, عزومه, chai pani, chai paani, baksheesh, wasta fee, bado, pays him, something for his children|kids, paid,
    7elwan, helwan, ikramiye, ikramiyeh, bakhsheesh, pang areglo, areglo, padulas, rishwat, ghoos, nazrana, عطيته,
    اعطيته, اديته, اديت, فلوس, دفعت, بقشيش, حلوان, حق القهوه|الشاي`),
  licensed: phrases(`
    licence, license, licensed, certificate, certified, legal, approved, authority, permit, prescription, hospital,
    museum, مرخص, ترخيص, رخصه, وصفه طبيه, وصفه, مستشفي`),
  improper: phrases(`
    otherwise|or *? *? file|papers|permit|form sleep|sleeps|sit|sits|wait|waits|never,
    so|so-that he|she|they picks|pick|chooses|choose|selects|select|prefers|favours our|my quote|bid|offer|company,
    so that? our|my|the bid|offer|tender|file|application|company wins|win|passes|is-chosen|goes-first|gets,
    حتي|عشان|كي يفوز|ترسو|يمر|تمشي عرضنا|عطاونا|معاملتنا|طلبنا,
    without looking|inspection|inspecting|checking|reading|queue|test|exam|weighing|opening, lose|loses|losing|
    forget|forgets|delete|deletes|misplace the? file|record|report|fine|case, look|looks the other way|away, turn|
    turns a blind eye, closes his|her|their eyes, skip|skips the? queue|inspection|test|line, get|gets|win|wins|
    award|awards us|me|the|him? tender|contract|bid, بدون|بلا|من-غير تفتيش|فحص|معاينه|دور|اختبار|امتحان|شروط|انتظار,
    يغض|يغمض|يسكر|يطنش|يتجاهل|يتغاضي عينه|عيونه|النظر|نظر|المخالفه|عن, يرسي|ترسي|يرسيها|نفوز|ناخذ|يعطينا علينا|
    المناقصه|العطا|العقد|بالمناقصه|الترسيه, يلغي|يشطب|يمسح|يضيع المخالفه|الملف|الغرامه|المحضر, under his|her name, in
    his private account, سريه, بدون وجه حق, مش من حقه, من تحت لتحت`),
  document: phrases(`
    degree, degrees, diploma, certificate, certificates, experience letter, sick leave|note, doctor note, medical
    report|fitness|certificate|result, vaccination card, transcript, licence, license, ielts, toefl, exam, exams,
    visa, residence, iqama, invoice stamp, bank statement, salary slip|certificate, id card, passport, dissertation,
    thesis, assignment, report card, taqrir tebbi, shahade, sick note, permit, شهاده, شهادات, شهاده جامعيه, شهاده
    خبره, رساله ماجستير|دكتوراه, بحث تخرج, تقرير طبي, اجازه مرضيه, امتحان, الامتحان, اختبار, رخصه, رخصه قياده, فيزا,
    فيزا عمل, اقامه, جواز, كشف حساب بنكي, lisensya, sanad, diploma ng`),
  sham: phrases(`
    fake, faked, forged, no study, without study|studying, made up, in my place, on my behalf, as mine, swapped,
    ready made, sells on whatsapp|telegram, from telegram, mzawwar, mzawar, mdarrab, nakli, naqli, jaali, farzi,
    jali, walang exam, pineke, peke, recto, photoshopped, photoshop, edited stamp, never attended, backdated, back
    dated, nobody will notice, somebody else|sits, someone sits, write my|mine, ghost written|writer, essay mill,
    hologram, جاهزه اقدمها, جاهزه|جاهز باسمي|موثقه, اقدمها باسمي, باسمي, يدخل عني, عني, مزور, مزوره, وهمي, وهميه,
    مضروب, مضروبه, بدون حضور|دراسه|امتحان|فحص, بلا حضور|دراسه|امتحان, ملعوب|ملعوبه, مفبرك, مفبركه, متلاعب, من غير
    حضور|دراسه|امتحان`),
  serves: phrases(`
    salary, wage, wages, bonus, commission, commissions, equity, seed round, stake in, shares in, job at|in, shift
    at, guard duty, training course, hosting, servers, white label, platform licence, licence setup, translation,
    translate, design, logo, website for, app for, developer, ads for, backlinks, seo, gateway, security, cleaning,
    fit out, rent of, lease of, sale of * machines, sponsorship, influencer, campaign, for * customers, customer
    service, distributor, installment setup, supply to, delivering to, croupier, dealer, uniforms for, راتب, راتبي,
    عموله, عمولتي, اعلان, اعلانات, اعلانيه, حمله, تصميم, تصوير, تطوير, ترجمه, صيانه, ايجار, تاجير, بيع, توريد, برمجه,
    خدمه عملاء, استضافه, حراسه, حصه في, اسهم, معاشي, يوميتي, نصيب التذاكر, اسوق, ajar, ta2jir, e3lan, m3ash, ma3ash`),
  'interest-product': phrases(`
    interest|interest-bearing|fixed-interest bank product|products|deposit|deposits|card|cards, credit|bank card|
    cards with interest, mortgage|mortgages with interest, depositors for * interest, بطاقه|بطاقات ايتمان *? بفايده|
    بفوايد|ربويه, قرض|قروض|تمويل|رهن *? بفايده|بفوايد|ربوي|ربويه`),
} as const;

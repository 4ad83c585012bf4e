import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/** What statements cut short, chats spell by ear and sellers put in other words. */
export const briefTerms: readonly Term[] = [
  strong('RIBA-002', 'riba', 'en', `
    finance|financing cost|costs|charge of|on|for the? last|my|card|loan|balance, + int|intt|interest, plus
    int|intt, principal + profit-on-loan|int, loan|inst|instalment|installment * *? *? + #? int|interest, loan *
    *? *? + # %|pct, pct on the loan|debt|balance, the usual ten|five|twenty|# on|in the hundred, minimum on
    my|the card and the interest|finance|charge, salfa|salaf|2ard|ard|dein *? *? w fayda|fayez|fawayed`),
  strong('RIBA-006', 'riba', 'en', `
    pmt|payment|inst|instalment|installment #? / #? *? + late, late|delay # % on the?
    loan|debt|inst|instalment|card`,
  { unless: ['charity', 'late-rent'] }),
  strong('RIBA-011', 'riba', 'en', `
    dahab|dhahab|gold ta2seet|taqseet, dahab|dhahab|gold 3al|3ala|b|bi ta2seet|taqseet|a2sat|aqsat|agsat`),
  strong('GHR-010', 'gharar', 'en', `
    fut|futs . gold|wheat|crude|oil|silver|copper|corn|gas, fut|futs gold|wheat|crude|oil|silver|copper|corn|gas,
    rolled|rolling|roll my|the|our crude|gold|oil|silver|gas|wheat|cocoa position|contract|contracts to|into next,
    margin for|on my|the|a|our silver|gold|crude|oil|wheat|copper contract|contracts|position,
    3o2ood|o2ood|3oqood|uqud mosta2baleya|mostaqbaleya|mustaqbaliya|agela|ajela`),
  strong('GHR-011', 'gharar', 'en', `
    opt|opts prem|premium, opt|opts . prem|premium`),
  strong('GHR-014', 'gharar', 'en', `
    ins . prem|premium|policy|renewal|villa|car|veh, ins|insur prem|premium|policy|renew|renewal,
    veh|motor|car|med|health|mtr ins|insur renew|renewal|prem|policy|#, motor|vehicle|car comprehensive,
    comprehensive motor|vehicle policy|renewal|cover, third party cover, credit protection on the?
    sukuk|bond|loan|note, ta2meen|tameen|ta2min 3al|3ala el? 7ayah|7ayat|hayat|sayara|3arabeya|siyara|beit|shohna,
    ta2meen|tameen|ta2min el? sayara|3arabeya|siyara|7ayah|sa7i|se7i`,
  { unless: ['takaful'] }),
  strong('MAY-002', 'maysir', 'en', `
    kasban|fayez|ghaleb|el-kasban|el-fayez|el-ghaleb yakhod|yakhed|yaakhoz, 5asran|khasran|el-khasran|el-5asran
    yedfa3|bedfa3, flous|floos|loos|fulus el? kotsheena|koutchina|baloot|domna, sa7b|sahb 3al|3ala el?
    3arabeya|sayara|siyara|mobile, what i|we|he|she staked, takes the? pile|heap|hat we|put, toss for the bill,
    ludo|carrom|dominoes|backgammon|darts|rummy|baloot|trix|snooker|billiards money|winnings|debt, lost at
    darts|backgammon|ludo|carrom|rummy|dominoes|snooker|billiards|cards|poker|baloot|trix, a number in the hat for`),
  strong('HAL-002', 'halal', 'en', `
    rum|gin|vodka|whisky|whiskey based|punch|shots, scotch * year|yr old, pint night|nights, keg and|with tap,
    3ara2|araq|arak zahle|zahlawi|zahleh|baladi|zahlawy, 2zaz|2zazat|2zazten|2neni|2ananee *?
    whisky|wisky|araq|3ara2|nbeed|nebeet|vodka|beera, nbeez|nebeet a7mar|abyad, cellar restock, hip flask
    refill|of, pimms, pimm's, french fizz, kirsch for|bottle, the grown-up|adult version of? eggnog?, peaty
    dram|refill|bottle, crate|crates that clinks|clink`),
  strong('HAL-003', 'halal', 'en', `
    fat|lard|skin|liver|blood of|from hogs|pigs|swine, shoulder|leg|belly|loin|rack|ribs|head|cheeks|knuckle of a?
    pig|hog|swine, swine meat|sausage|sausages|roast|fat, la7m|lahm 5anzeer|khanzir|khenzeer|5inzir, leg|ham|jamon
    from parma|iberia|serrano, the? non-muslim|non-muslims counter|fridge|section, rashers streaky|back|of,
    streaky rashers`),
  strong('HAL-005', 'halal', 'en', `
    subscribers only pictures|photos|pics|videos, sugar arrangement|allowance|relationship, her private
    page|channel *? *? *? pictures|photos|pics|clothes, girl|girls chosen|picked from the|a catalogue|photos,
    she|he undresses|strips, live show adults|adult|tokens, parlour the? back room`),
  strong('HAL-009', 'halal', 'en', `
    tramadol|tramal|xanax|rivotril|lyrica from|off the|my|a *? guy|man|boys|street|dealer,
    oxy|oxys|xanax|valium|ritalin|adderall|tramadol|codeine|pregabalin without|no a? prescription|script|rx,
    brownies|cookies with something|weed|hash in them|it, spice|incense to smoke and? k2?, bango|bangu
    w|wa|and|gram|lel, baggie|baggies of|for the? green|white|weekend|saturday|friday|party, sheet of tabs, tabs
    for the? rave|festival`,
  { unless: ['licensed'] }),
  strong('HAL-011', 'halal', 'en', `
    palm lady|woman told|tells|reads, spirit board evening|session|night, blood of a? black|white
    hen|rooster|goat|cock, yefok|yfok|yefek el? se7r|sehr|3amal|amal, what the cards say of|about,
    removing|untying|undoing the knot, tells|told|knows lucky days, jinn catcher|chaser`),
  strong('HAL-016', 'halal', 'en', `
    envelope|envelopes|cash|something for the man|one|official|officer|lady who decides|awards|signs-off|approves,
    so that? the? inspector|inspectors|officer|auditor|policeman sees|finds|notices|writes nothing,
    gift|cash|something to the examiner|inspector|judge before the? driving|exam|test|ruling|visit|verdict, pass
    mark for my|his|her|our son|daughter|boy|girl, purchasing|procurement|buying manager|officer|head
    himself|herself|personally, customs mans|man's|officers coffee, goes back to the one|man|official who
    signed|awarded, reshwa|rashwa|rishwa, so that? the? folder|file|papers|permit moves|move, fines|fine
    wiped|erased|deleted by a? friend|someone|contact, referees|referee|referee's pocket, so that? the?
    contract|tender is ours`),
  strong('HAL-017', 'halal', 'en', `
    degree|diploma|certificate|licence printed|bought in|from * *? *? never|without studied|studying|attending,
    passport|id|licence|license in another|somebody's|someone-elses name,
    roll|rolling|wind|winding|clock|turn|change the? mileage|odometer|kilometres back|down, mileage|odometer
    turned|wound|rolled|clocked back, copies of films|movies|software burned|for sale, looks exactly like the?
    real?, tazweer|tazwir|muzawwar *, ta2leed|taqleed|ta2lid rolex|gucci|marka|markat|omega|lv|chanel, card
    numbers|cards with codes|cvv|cvvs|pins, exam paper|papers|questions bought|leaked, serial|imei
    scratched|filed|removed|wiped, logins|login|passwords list|of *? *? strangers, fake|false|cloned number?
    plates`),
  strong('HAL-018', 'halal', 'en', `
    security|guard|guards|cleaning|catering at|for|of the gaming|casino|betting|poker tables|hall|floor|shop|room`),
  strong('KYC-014', 'kyc', 'en', `
    below|under limit x|*-#, smaller|small|tiny chunks so|no|because|pls|please, no kyc|cdd
    pls|please|needed|checks, made it # on purpose, tell|telling compliance it|this is|was|its|it's for,
    just|right|again beneath|under|below what gets reported|flagged|noticed, 2assemha|assemha|2asemha|as2emha *?
    *? *? 3ashan|3lashan|alashan el? bank|ma|ma7addesh, ta7t el? 7ad|limit 3ashan|3lashan, receipt|invoice for a?
    *? there|that|nobody never|nobody was|happened|gave|did, consultancy|work|service|services that?
    nobody|no-one|was-never gave|did|given, so it looks|seems|appears earned|explained, half on paper half, i stay
    hidden|unseen|in-the-dark, the man|lady|clerk at the bank likes, or they block|freeze it`),
  strong('KYC-015', 'kyc', 'en', `
    bastelem|astelem|bastalem w|wa ab3at|ba3at|b7awel|a7awel|ba7awel, est3mel|esta5dem|estakhdem
    7esabi|hesabi|ma7fazti, lent|rented|sold my sim|app|wallet|card|bank-card, my sim|wallet|bank-card and|with
    app|pin|password|code were|was lent|rented|sold, in on your|my phone|wallet|app|account *? *? out on|to,
    pays|paid me to move|pass|forward money|funds|cash, an? online boss, read the? numbers|codes to the? caller`),
  strong('KYC-016', 'kyc', 'en', `
    no licence|license|permit men|people|friends i trust, men i trust carry`),
  strong('RIBA-011', 'riba', 'ar', `
    ذهب|الذهب|دهب|سبيكه|غوايش|اساور علي اقساط`),
  strong('MAY-002', 'maysir', 'ar', `
    الغالب|الفايز|الكسبان ياخذ|ياخد فلوس|الفلوس|الكل|كل, البلوت|الكوتشينه|الدومنه *? *? الغالب|الفايز|الخسران
    ياخذ|ياخد|يدفع, وراهني|وراهنته|راهنته|راهنني|تراهنا|تراهنت|راهنا, طلع اسمه خذا|اخذ|خد|شال فلوسنا|الكل|الكاش,
    اخمن|نخمن|يخمن *? *? وافوز|واربح|ونفوز|ويفوز`),
  strong('HAL-002', 'halal', 'ar', `
    الاسكتلندي|اسكتلندي المعتق|معتق, شعير مخمر, دفتر شرب البار, اللي يسكر, العنب|عنب معتق|المعتق`),
  strong('HAL-005', 'halal', 'ar', `
    massage|masaj|مساج مع|with نهايه|happy, قناتها الخاصه, صورها|فيديوهاتها الخاصه لما|اذا|مقابل`),
  strong('HAL-009', 'halal', 'ar', `
    weed|بانجو|hash|7ashish من الشباب|العيال|الديلر`,
  { unless: ['licensed'] }),
  strong('HAL-011', 'halal', 'ar', `
    المنجم|منجم الروحاني|لمعرفه|يعرف|يقول, عند المنجم, خريطه النجوم عند|للحظ, يربط الرجال|الرجل|زوجي,
    فتحت|تفتح|فتح *? الودع, تحبب|يحبب زوجي|جوزي|رجلي`),
  strong('HAL-016', 'halal', 'ar', `
    مدير المشتريات حتي|عشان|علشان, المفتش ما يشوف|يفتش|يدقق`),
  strong('HAL-017', 'halal', 'ar', `
    جواز|هويه|اقامه باسم ثاني|غيري, لا تسال من وين|اين|فين`),
  strong('KYC-014', 'kyc', 'ar', `
    قل|قول|قولي للبنك|للمصرف انها|انه هديه|مساعده|مصاريف|سلفه, الرقم|المبلغ اللي يبلغون|يبلغوا|ينبهون,
    لاني|لان-اسمي محظور|موقوف|ممنوع, اسمي محظور|موقوف`),
  strong('KYC-015', 'kyc', 'ar', `
    يحرك فلوسه|فلوسهم, تصل|توصل لي|لك من اسماء|ناس كثيره|كثير`),
  strong('KYC-016', 'kyc', 'ar', `
    للجبهه بدون|بلا|من-غير`),
];

function strong(
  rule: string, principle: Principle, language: Language, list: string, more: Pick<Term, 'unless'> = {},
): Term {
  return { rules: [rule], principle, strength: 'strong', language, phrases: phrases(list), ...more };
}

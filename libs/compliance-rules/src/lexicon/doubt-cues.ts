import { phrases } from '../text/phrase-list.ts';

/** What makes the object, price or day of a sale uncertain, in everyday words. */
export const doubtCues = {
  'sea-catch': phrases(`
    first|next thing|find|piece his|her|the * brings|digs|pulls up,
    يطلع|بيطلع|يطلعه|بيطلعه في شبكته|شباكه|الشبكه,
    ما ستخرجه|يخرجه|تخرجه|سيصيده|يصيده|سيصطاده|يصطاده|تصيده, شبكه|شباك|سناره الصياد|صياد غدا|بكره|اليوم|القادمه,
    his|tomorrows|whole|next catch|haul|net|dive, catch of the season, whatever * catches, fishing trip, throw of
    the, casting, shrimp boat, next trip, tomorrow catch, صيد بكره|يومه|اليوم, في الشبكه, الغوصه, ضربه الغواص, لؤلؤ,
    رميه`),
  'future-crop': phrases(`
    whatever hangs|ripens on|in his|her|their|the|my|our,
    ثمر|ثمره|محصول النخل|البستان|المزرعه لثلاث|لاربع|لخمس|لعشر|ثلاث|خمس, dates|fruit|crop|olives|harvest of
    this|the|his *? for the next *? years|seasons|summers|harvests,
    fruit of the coming, coming two|three summers|seasons|years, a dive not made, dive not made yet, before the eggs
    hatch, eggs hatch, may come after rain, fruit on the trees for, fish not caught, quota not caught, not yet
    green, ten harvests, harvests at one go, whatever the palms bear, whatever the|his|her|my|our|its *? *?
    bear|bears|lifts|brings|bring, قبل
    ظهوره|ظهورها, لم يصد بعد, لم يثمر, before sowing|planting|harvest-is-known, whatever grows, whatever the
    farm|field|hive|tree|land gives|yields, crop before, before the? flowers|fruit|fruits|buds|dates, before it|they
    ripens|ripen|appears|appear, next years|years crop|harvest, harvest of # years, next three|two|five|ten years,
    future harvest, my grove gives, grove gives, orchard gives, tree gives, hives not yet, honey of hives, butter in
    the milk, milk of the *? *? for the season|month, before churning, before ripening|ripe, yet to grow, yet to be
    planted, محصول # سنين|سنوات, محصول خمس|ثلاث|عشر, قبل بدو, قبل ما يبدو, قبل ما ينضج|يطلع, ثمره النخل`),
  unborn: phrases(`
    حمل ناقته|بقرته|فرسه|نعجته|الناقه|ناقه, اللي|التي بتولد|راح-تولد|ستولد|ستلد|بتلد|تولد
    في|بعد|الشهر|السنه|الربيع, في بطنها, قبل ما تولد|تلد, next calf|foal|lamb|kid of,
    kitten|puppy|calf|foal|lamb|kid the * will drop|have|bear,
    colt|colts|foal|calf|lamb|kid *? *? *? *? may|might drop|bear|give|have|deliver,
    lamb|calf|foal|kid|colt *? *? *? will have|bear|drop, this|next spring|year|season foal|calf|lamb, اللي في بطن,
    calf|foal|kid|kids|lamb|lambs|calves|puppy|puppies|kitten|kittens *? *? *? will have|bear|give|drop|deliver,
    ما ستلده|تلده|في بطنها,
    next years births|calves|lambs, calves|lambs of next, she carries now, اللي في بطنها, unborn, in the
    mare|ewe|cow|camel|udder|womb, foal in her|the|a|its, calf of the? *? cow, eggs the *, may lay, pregnant
    camel|mares, not yet
    born, before birth, حمل الناقه|البقره|الفرس, في بطن, في ضرع, في الضرع, لبن في`),
  'out-there': phrases(`
    flew|flown off|away last|this|yesterday|and|;, wherever it|he|she may|might be, as it flies, طارت|طار من
    اسبوع|يوم|يومين|امس, دور عليه|عليها وهو|وهي لك,
    that|which|who flew|ran|got|swam|broke away|off|loose, الذي|التي|اللي طار|طارت|هرب|هربت|شرد|شردت|فر,
    looks for it, buyer searches, if he|it turns up, yours if he turns, if it comes home, if you can catch it, wreck
    nobody located, not yet found, nobody located, الهارب, اذا لقيته, in the sky, in the sea, in the pond, still in
    the water|sea|pond, on the back of the sheep, still on the sheep|tree, strayed|stray, ran away, runaway,
    escaped, lost at, fell in the sea|lake|water, stolen *? if, if the? police, with the thieves, breeding rights,
    you find it you own, that is lost, ring|phone|camel|watch|dog|cat i lost, lost parcel|ring|camel, if you find
    it|him|her, you find it you own|keep, if recovered, شارد, شارده, هارب, هربان, ضايع, ضايعه, لو رجعت, اذا رجعت,
    طير|الطير في الهوا, في الهوا, في الماء, في البحر`),
  'shut-thing': phrases(`
    locked safe, sealed, unopened, unlabelled, unlabeled, storage unit|container|locker, mystery, blind
    box|bag|crate, lucky bag|box, surprise box, parcel unopened, contents, unopened suitcase|trunk, suitcase
    auction, مقفول, مقفل, مغلق, مسكر, مسكره, msakkar, كيس حظ|الحظ, صندوق حظ|الحظ, شنطه مسكره|مقفله`),
  'nobody-knows': phrases(`
    ولا احد|حد شاف|شافه|يعرف|يدري, ما حد|احد شاف|فتح, nobody has looked, none of us has? looked|looks|seen|saw,
    ما وزنها|وزنوها, وما شفتها|شفناها, nobody allowed to open, not allowed to open, no
    peeking|looking|list|manifest, untested *? no list, mixed lot|pallet untested, of unknown grade|quality|weight,
    by one glance|look, in the dark, covered truck, nobody measured, under tarpaulin, maybe working maybe not, key
    to, nobody has the key, behind the curtain, grab crate, pulls from the, طرد مجهول, ما ينفتح قبل, بدون ما نعرف,
    nobody|no-one|noone|none|neither knows|listed|opened|saw|checked|counted, not known to either, who knows what,
    without checking|opening|looking|inspection|description, refuses to open|show|say, may not open, cannot open,
    dont know what, no idea what, whatever comes|is|it, could be none|nothing|anything,
    contents|object|goods|item|items|lot|amount|weight|quantity|brand unseen|unknown, unknown
    contents|quantity|weight|brand|amount|goods, may be nothing|less|more, amount unknown, size unknown, weight not
    known, by eye, by guess, guesswork, not counted, uncounted, withheld until, no description, no list, no number
    no?, ما ادري, ما ندري, ما احد يدري, محد يدري, محدش يعرف, ما نعرف, ما اعرف كم|وش|شو, بضاعه|سلعه مجهوله, مجهول
    المحتوي|الوزن|الصفه, بدون فحص|معاينه|وصف|مواصفات|رقم, ولا شفناها, لا ادري ما, ma mn3ref, ma ba3ref, ma na3rif,
    shu fi`),
  'he-picks': phrases(`
    he|she|they|seller|owner says|tells|decides|reveals|chooses which when|after|later|once, يقول لي|لنا اي|وين|وش
    بعدين,
    whichever of his|her|the * *? he|she drops|brings|sends|picks, any of the three, he chooses when|after, of his
    choosing, any plot the company, picked by the seller, first goat|sheep|one to walk, tenth goat, after draw of
    numbers, يختار لي هو, يختار هو بعد, he|she|seller|they picks|pick|chooses|choose|decides|decide which|what, any
    one he|she|seller, one of his|her|my cars|sheep|houses|flats|goats|camels, any sheep|goat|stone *? my|the, my
    stick lands, toss|tossing|stone toss|throw decides, wherever the ring|stone lands, touch it and, tossing a ring,
    seller chooses, هو يختارها|يختار, وحده|واحد من سياراته|اراضيه|غنمه, علي مزاجه, علي كيفه, بالحصاه`),
  'price-open': phrases(`
    الثمن|السعر|سعرها|ثمنها *? علي حسب, الثمن|السعر|سعرها|ثمنها *? حسب ما,
    names the price of the * after|once|when,
    tell|tells me|us the? price|cost *? *? *? after|once|when, ill|we|i settle|agree|see once|after i|we *? have?
    used|sailed|driven|tried|worn, what the|they * cost after|once|when, price he|she writes in|down later,
    بيقول|يقول|يخبرني لي? السعر|سعرها|سعره|الثمن بعد|بعدين|لما,
    for what|whatever|as-much-as my|he|she|i|his|her|they|the *? thinks|think|sees|says|finds is?
    fair|right|good|proper, is what he|she|they|his|her|the|the-seller *? decides|says|thinks|asks, decides to
    charge, charge once|when|after the, fix|settle|agree|decide|see|talk what it costs|is-worth|they-cost, what it
    costs we|they fix|settle|decide later|after|then, figure comes when|later|after, بكم نتفاهم|نتفق|نشوف بعدين, وبكم
    بعدين, سعرها|سعره|ثمنها|ثمنه بعدين|لاحقا, se3ro|el-se3r ba3den|ba3dain|ba3dein, amount|price|figure|sum to be
    filled|written|named|told|set in? by|later|after|next, price|amount left blank, يكتب|يحدد|يعبي السعر|الثمن|المبلغ
    لاحقا|بعدين|هو|البايع, price of the *? will be what, will be what they pay, whatever is fair, fair he says later,
    cost will be what, send the bill for the goods when, price to be named, named by his, price follows, at his will,
    whatever oil costs, السعر يقوله, الثمن يحدده البايع, whichever of cash|credit|the-two, rate he feels, feels like
    charging, will tell size|price|floor *? *?, price after launch|delivery|the-season, whichever *? *? rate, price
    later, price to be *? *? decided|fixed|told|agreed|set|seen, we agree on the? price|amount, settle the price,
    agree on the price, price when|after, price of the * when, price what|whatever, at his choice, by the seller
    alone, told by the seller, buyer pays what he, pay what my|i|he|she *? thinks|sees|wants, what he sees fit,
    thinks right, what the market says, you decide the price, number|plot decided after *? payment, price tbd, price
    unknown, السعر بعدين, السعر نتفق, نتفق علي السعر|الثمن, السعر بعد, يحدد السعر, نحدد السعر, السعر علي, الثمن
    لاحقا`),
  'no-day': phrases(`
    لم|ما نتفق|اتفقنا|نحدد|حددنا|يحدد|ذكرنا متي|وقت|موعد|تاريخ, have|did not|never
    agreed|agree|said|say|settled|settle
    when|a-date|the-date|on-a-date,
    some day after, لما يفرجها, بعد ما يفرجها, date blank, handover date blank, no timeline, when able, some year,
    when luck smiles, when i find a job, open ended, بلا اجل|موعد, متي ما جات, someday, some day, no date|deadline,
    whenever, at some time, sometime, when i get rich, when the war ends, when his|her|my father|son|ship
    returns|comes, no date|time set|agreed|written|fixed, whenever it comes|arrives|suits-him, due when *? *?
    ends|returns|comes|dies, without a? date|deadline, no time agreed, with no date, بدون موعد|تاريخ|مده, بلا
    تاريخ|موعد|مده, متي ما توفر|صار, عند الميسره, ما حددنا موعد|تاريخ`),
  'hangs-if': phrases(`
    if the? court|judge|jury|committee|arbitrator|ministry *? rules|decides|finds|votes, if the?
    verdict|ruling|vote|exam|lab goes|comes|says|is, اذا|لو|ان حكمت|حكم|قضت المحكمه|القاضي, if the? *? *? *?
    wins|win|loses|lose|scores|qualifies|promoted, if the? *? team|club|candidate|party|horse wins|loses, اذا|لو|ان
    فاز|خسر|تاهل|نجح الفريق|المنتخب|النادي|المرشح, if the municipality|government|court|bank|owner
    cancels|approves|agrees|sells, depends on the? election|match|rain, on condition that gold|oil|the-dollar|prices
    falls|rises, if the cup is, deal lives if, dies if not, counts only if, stands only if, only if the, if the
    airport|metro road|line opens, البيت لو ورثته, لو ورثته|ورثتها, if he|she|i|we|they
    gets|get|wins|win|receives|passes|inherits the|a|his|her|my|from, if the visa|transfer|licence|road|metro|loan
    is|gets|comes approved|granted?|through?, only if it rains, if it rains, if *? *? wins, if my|his|her *? gets|is
    approved|granted, gets approved, if approved otherwise, otherwise void, else void, holds only if, binding if,
    hangs on, void if not, leaves it to me, depends on oil|rain|weather|result, if oil|gold|the-index passes|reaches,
    when his camel|cow gives birth, whatever the rain decides, لو نزل المطر, اذا نزل المطر, لو فاز, اذا وافقوا والا,
    تمشي لو, البيعه لو|اذا`),
  undecided: phrases(`
    before choosing|deciding|picking *? which?, without saying which, neither of us chose,
    see which, left it open, leave it open, decide which later, وما حددنا ايهما|ايش|شو,
    did not say which, signed and nothing picked, nothing picked|chosen, will think whether, rent or buy, decide
    later which, without|no choosing|picking|choice|electing, undecided, which one is left, not chosen, either #
    cash or #, # cash or # on|in|later, # now or # in|later, two prices|rates, at two rates|prices, نقد ب? او اجل,
    وما حددنا, وما اخترنا, يا نقد يا تقسيط`),
  'not-mine-yet': phrases(`
    i|we mean|hope|plan|intend to look|hunt|search for,
    قبل لا|ما املكه|املكها|امتلكها|اشتريه|اشتريها|اقبضه|اقبضها, لسه|لسا|بعدني انا? ما اشتريتهاش|اشتريتها|شريته|شريتها,
    before he|she|it|they had? ordered|bought|owned|received them|it himself|herself|themselves?,
    i will|shall|must|have-to look|search for next|later|then, that i will look for,
    i|we hope|plan|intend|mean|expect|aim|want to purchase|acquire|inherit, still with the *?
    wholesaler|importer|supplier|manufacturer, i must|now go *? find one|them|it to buy, ناوي|ناويه|بحاول
    اشتريه|اشتريها,
    i|we hope|plan|intend|mean|expect|want to buy|get|own|find, still have|need to find|buy|get it|one|them, about
    to buy, بشتريها|باشتريها|هشتريها الشهر|السنه|الاسبوع|لاحقا, لسه ما|بدور اشتريتها|اشتريته|عليها,
    owner|landlord should|will|may|might|must|promised sell|sells|to-sell it|them? to me, sell it to me
    next|later|soon,
    سيبيعني|يبيعني|بيبيعني المالك|صاحبها|صاحبه, ساشتريها|ساشتريه|بشتريها|بشتريه من المالك|صاحبها|صاحبه,
    before i buy it|them, he will get from his|her fathers? estate, i expect to inherit, before the
    club|supplier|owner released|releases, before registration and|or handover, cars not mine yet, and not mine,
    passed the goods on before, لم اشترها بعد, ما اشتريتها بعد, does not own it?|yet, not own it? yet, dont own, do
    not own|have yet|it?, before i own|buy|bought|get, before owning|buying|receiving|possession|delivery, have not
    bought yet, not yet bought|mine|owned, i will buy it from the? owner|landlord, hopes to inherit|buy|get, he
    hopes to, he will agree later, my neighbours|neighbors|uncles land|house|car, while it is at sea, still with the
    supplier|seller|factory, not bought yet, off plan goods, before delivery or possession, resold twice, resold at
    sea, cargo resold, before they arrive|i-receive|it-arrives, i hold no papers, hold no papers, قبل ما
    امتلكها|املكها|اشتريها|استلمها|استلم|اشتري, قبل اشتريه|اشتريها|استلامها|استلامه, ما املك, ما لا املك, ليس عندي,
    قبل ما تصير لي, قبل القبض`),
  'share-unknown': phrases(`
    حصته في قضيه, قضيه بالمحكمه, court case outcome, luck in the lawsuit, unknown share, place in the court case,
    inheritance share, share of the inheritance, his part of the? inheritance|claim, claim in court, court claim,
    mining rights, dig right|rights, treasure map, if there is ore, نصيبي من الورث|الورثه|الارث, نصيبه من
    الورث|الارث, حصته من الارث, نصيب في الورث`),
  'contract-bet': phrases(`
    so that i|he|she|we|they may|can|could buy|sell *? *? *? at # any|until|within|or, buy|sell *? *? *? at # *? *?
    *? or walk|leave|drop away|it, ادفع|دفعت له? عشان|علشان|مقابل يحق|الحق لي|له|اني|انه? اشتري|يشتري|ابيع,
    right|rights to buy|sell # shares|barrels|ounces|lots|units, fee|price|premium for|of the right to buy|sell, حق
    شراء|بيع # سهم|اسهم|برميل|اونصه, difference if|when|should *? *? above|below|over|under|rises|falls,
    pays|pay|pays me|him|us the difference if|when, nobody|neither|no-one delivers, nothing is? delivered *?
    difference, settle|settles the difference in cash, sold first *? *? *? *? borrowed, shares sold first, borrowed
    from the? broker, buy|purchase them|it|back when|once|after they|it|the-price fall|falls|drop|drops, فرق السعر
    اذا|عند|لو, تسويه الفرق, بيع اسهم مقترضه|مستعاره, اسهم مستعاره, brent|wti|gold|oil|index contract|contracts for *
    only?, only the difference is paid, rate cap premium, fra settlement, index future, future long|short # lots?,
    gas|coffee|oil|gold contracts uncovered?|with-margin|closed, uncovered sale, contracts on margin, paper barrels,
    paid for the chance|right to buy|sell, right to sell the? shares, floating for fixed, fixed for floating, only
    difference paid, short sale|sell|position, waiting for it to drop, خيارات علي الاسهم|الاسهم, خيارات اسهم, forward
    wheat|oil|cotton unpaid, unpaid undelivered, weekly|monthly|index|stock|nvidia|tesla|apple options, options on
    nvidia|tesla|apple|gold|oil|the-index|spx|shares|stock, warrant|warrants, straddle, strangle, iron condor,
    futures margin|rollover|contract|contracts, e-mini, emini, minis, nq, sold before close, lots day session,
    call|calls expiring, puts|put on, options premium|expiring, swaption, rate swap, total return swap,
    cds|credit-default swap|premium|protection, fixed receives floating, net settlement, borrowed shares, shares
    borrowed, borrowing the stock, sell stock i do not, naked calls|puts, shorting|shorted, مقترضه علي المكشوف, اسهم
    مقترضه, علي المكشوف, هامش عقود, عقود مستقبليه, عقود اجله, علاوه خيار`),
  'pay-for-cover': phrases(`
    carries|covers|pays|cares *? *? *? *? should i|he|she|we|it, should i|he|she|we fall sick|ill,
    policy|plan|cover|contract that|which pays|pay out? if|when|for, pays|pay out if|when,
    وثيقه|بوليصه|عقد يدفع|تدفع|يعوض|تعوض اذا|لو|عند|ان,
    they fix the * if it breaks, otherwise nothing, وثيقه حمايه, non takaful, damage|protection plan
    annual|monthly|yearly?, laptop|phone|tablet damage plan, they pay if the, someone pays if i die, in case the
    phone|trip|shop|house breaks|fails|burns, company keeps it otherwise, company pays if, fire and theft, funeral
    insurance, gadget insurance, mortgage protection, lo sar haditha?, لو صار حادث, all-risk|all-risks policy|cover,
    accident|damage|theft|breakdown protection|cover for|plan?, accident protection, cracked screen cover, سفره
    تامين, بوليصه شحن|تامين|بحري, ضمان ممدد, تامين شحن, protection plan|plans, cover monthly|yearly, breakdown
    cover, cover premium, extended warranty on|for|plan|sold, warranty extension for|plan|fee, warranty plan, screen
    cover|insurance, purchase protection, repair plan|protection,
    car|motor|home|travel|health|life|pet|dental|phone|boat|marine|cargo policy|insurance,
    motor|travel|health|life|dental|marine cover, policy renewal, policy premium, annuity, axa, allianz, metlife,
    zurich life, bupa, ضمان ممدد|اضافي برسوم|بمقابل|مدفوع, تمديد الضمان, تامين شامل, تامين شحن|بحري, ta2meen
    shamel|shaml`),
  'both-later': phrases(`
    will pay then type, nothing paid nothing weighed|delivered, pay then, both pay and deliver, from that one|very
    palm|tree|field|farm *? only, one palm|tree|field only, both sides later, nothing paid and nothing delivered,
    neither paid nor delivered, money and goods later, price and goods later, goods and money in, pay at|on
    harvest|delivery *? salam, will pay at harvest, payment on delivery, الدفع بعد الحصاد, والدفع عند الاستلام,
    الثمن والبضاعه لاحقا`),
  'loose-order': phrases(`
    ما|لا اتفقنا|حددنا لا? علي? المقاس|القياس|الخشب|اللون|النوع, no size, no drawing,
    without an? end date|deadline, arboun|arbun without, no day fixed, any day, type to be seen, see what and how
    much, wood and size unknown, size unknown, no quality|spec|specs|drawings|drawing|type|date|measurements
    written?|agreed?, type and date left, no drawings, no plan no, left out, lose it if, lost if i|we, بدون
    مواصفات|مقاسات|رسم|مخطط, ولا سعر, ولا مخطط, بدون رقم`),
  dealing: phrases(`
    price, paid, pay|pays|paying, buy|buys|buying|bought|buyer, sell|sells|selling|sold|seller, order|ordered,
    booking|booked, sale, deal, contract, deposit, goods, delivery, for #, purchase|purchased, reserve|reserved,
    auction, rights, lot, resold|reselling|resell|flipping, ours|yours for, at #, سعر, بسعر, ثمن, بعت, بعته, بعتها,
    بعتله, بعنا, بيع, شريت, شريتها, اشتريت, اشتريتها, شراء, دفعت, بمبلغ, عربون, بضاعه, البيعه, البيع, ب #, لك ب?`),
  errand: phrases(`
    weighed, counted, license, licence,
    resize|resized|resizing|repaired|repairing|polish|polished|polishing|engrave|engraved|engraving|cleaning|cleaned|
    insured,
    reward, found, lost and found, claim, report, police report, vet, search, searching, repair, replacement,
    refund, compensation, rescue, shelter, museum, book, novel, course, study, lesson, film, song, poem, story,
    مكافاه, بلاغ, بيطري, بحث, كتاب, روايه, تعويض`),
} as const;

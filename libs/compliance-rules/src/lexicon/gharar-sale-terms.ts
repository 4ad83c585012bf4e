import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Sales of what is not owned, not there, not described, not priced or not dated, as people speak of them. */
export const ghararSaleTerms: readonly Term[] = [
  {
    rules: ['GHR-001'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      dropship, dropshipping, drop shipping, dropshipper, dropshipped, customer paid me *? *? *? will
      purchase|buy|order, now going to buy it from, will|shall|going-to purchase|buy|order it|them? from
      china|supplier|the-supplier|aliexpress|alibaba later|after|once|when, stock not ours|mine|there, must|has-to
      still find, still find|source|look-for fixed? *? spot|not-salam, hope|hopes supplier will have, before
      our|the|my supplier even? confirmed, dont have even one, do not have even one, not|never paid for nor own|owned,
      nor own|owned yet?, sold contract *? not paid, benta muna bago, bili na lang pag, kahit wala pang stock, wala
      pang stock, pre selling kahit|without, not my property *? sold, sold|selling|sell what i|he|she|we do
      not|dont|doesnt have|own, sold before buying|owning, booked flat flipping, selling|sell|sold my luck in|of the?
      inheritance, place|share in father's|fathers|my-father's|mother's|the inheritance before, inheritance before
      he|she died, bech|becha diya jo|apna nahi, abhi kharida nahi, becha phir kharidna`),
  },
  {
    rules: ['GHR-001'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      دروبشيبنق, دروبشيبينج, دروب شيب|شيبنج|شيبينق, مو|مش|ما|مب عندنا|عندي بعد|stock|ستوك, ما عندي|عندنا
      stock|ستوك|مخزون, عندي|لقيت|لقينا مشتري|زبون وباقي|وبدور|ادور|وادور *? البضاعه|السلعه, ادور|بدور البضاعه,
      مش|مو|مب ملكه|ملكي|ملكنا, بطلبه|بطلبها|اطلبه|نطلبه|نطلبها بعد|لما ما يدفعون|يدفع|الدفع|يدفعوا, بعنا|بعت|بيع *?
      *? قبل ما|ان نشتري|نشتريه|نشتريها|اشتري|اشتريه|اشتريها|يشتري|يشتريه, تنازل عن حجز *? لم|ما|قبل,
      نصيبي|نصيبه|حصتي|حصته في|من ورثه|ورث|ميراث|تركه *? *? وهو|وهي عايش|عايشه|حي|حيه, supplier ما اكد, المورد ما|لم
      اكد|يوكد|يرد, لسا|لسه عند الورشه|المورد اللي ما, وسيط باع|باعني|باعلي ارض|شقه|بيت مش|مو`),
  },
  {
    rules: ['GHR-003'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      calf|foal|lamb|kid|camel|baby|puppy|kitten|chick|goat still? in its|her|the|mother|mothers *?
      belly|stomach|womb|tummy, in its|her|the? mother|mothers|mother's belly|stomach|tummy|stomac,
      kittens|puppies|puppy|kitten|calf|calves|foal|lamb|lambs|kids|chicks|falcon-chicks not born|hatched|conceived
      yet?, litter not yet? conceived|born, of a litter not, all the? fish your|his|the|my|our|in, fish
      your|his|my|the net|boat|trap|line brings|catches|catch, net brings|catches, all that the
      diver|net|boat|fisherman|hunter|trap, brings up from|in one|a dive, pearls|pearl inside|in unopened|closed|the?
      oysters|oyster|shells, unopened|closed oysters|oyster, milk in the udder|udders, wool on the
      sheep|sheeps|back|back-of, wool on sheep, before any flower|flowers|blossom|bud,
      crop|harvest|season|fruit|mangoes|mango before any|the|a
      flower|flowers|blossom|fruit|showing|showed|planting|sowing, field|crop|yield|harvest|seeds not yet?
      planted|sown|grown, not yet planted|sown|hatched|conceived|caught, bees not there, next years|seasons
      honey|wool|lambs|calves|foals of|from, harvest|fruit|yield of that|this very|same|one palm|tree|field|orchard,
      that very palm|tree|field, fruit|fruits|crop|harvest|yield of # coming|future|next|years, future
      yield|harvest|crop|catch|honey|songs|inventions|output, seeds future|seed's, whatever he|she|they|the-child
      invents|writes|composes|sings|finds|catches|hunts, all future
      songs|books|works|inventions|paintings|writings|compositions, rights|patent of|to whatever he|she|they, hive not
      located, salvage unknown|the? wreck, unknown wreck|shipwreck, cargo lost at sea, lost at sea *? *? *?
      cheap|sold|maybe, maybe its|it-is|it's found, right of recovery, stolen car|car's|phone|bike|horse
      right|rights|where|still-missing, escaped from its handler|cage|owner, falcon escaped, bird in the? sky, birds
      in flight, huli bukas, lahat akin na bayad, phool aane se pehle, ugne se pehle, phal aane|lagne se pehle, hone
      se pehle bakri|gaay|bacha|bachcha|becha, bacche|bachche hone se pehle, pet mein bacha|bachcha, paida hone se
      pehle, khet mein ugne|khadi-fasal|sauda, bagh phool|phal, survives the voyage|trip|journey|flight, whichever *?
      *? *? *? *? survives, sold the top floor though|before|without`),
  },
  {
    rules: ['GHR-003'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      سمك|السمك|سمكا *? في|ب الميه|الميا|البحيره|بحيرته|البركه|البحر|النهر|بحيره, اللي في البحيره|البحر كله,
      لسه|لسا|لم|ما ماتصادش|يتصاد|اتصاد|انصاد|صيد, قبل ما يتصاد|يصيد|يصيده|تصيد|تصيده|نصيد, صيد البحر|بكرا|بكره|باكر
      *? كله, شبكته|شباكه|شبكتك *? تجيب, اللي تجيبه|يجيبه|تطلعه|يطلعه الغوصه|الغواص|الشبكه|الصياد|الرحله,
      ثمر|ثمار|ثمره|تمر|حمل|غله|عنب|زيتون هالنخله|هالشجره|النخله|الشجره|البستان|المزرعه *?
      سنه|سنتين|ثلاث|اربع|خمس|سنين|الجايه, حليب|لبن البقره|الناقه|الغنم|الشاه|الجاموسه بضرعها|ضرعها|في-ضرعها, بضرعها,
      في ضرعها, صوف علي ظهر|ظهره|الغنم|الخروف, لولو|لؤلؤ في محار|محاره|الصدف, محار|محاره لم|ما يفتح|انفتح|فتح,
      خليه|خلايا بعينها|وحده *? *? القادم|الجاي, عسل خليه بعينها|وحده, لم|ما
      ينبت|يتزرع|ينزرع|تنزرع|تتزرع|انزرع|انزرعت|يتعقد|تعقد بعد?,
      محصول|المحصول|زرع|الزرع|زيتون|الزيتون|مانجو|عنب|بطيخ|رمان|قمح|القمح *? *? قبل
      ما|ان|ما-ان|العقد|الزرع|يبين|ظهور|الحصاد, قبل ما|ان يتزرع|ينزرع|يعقد|يبين|تعقد|يزرع|ينبت|تنبت|يطرح|تطرح, قبل
      العقد وقبل, اللي|التي لسا|لسه|ما ماتزرعش|تزرع|انزرعت|اتزرعت|نبتت, لسا ما انزرع|انزرعت|نبتت, حقوق كل ما, كل ما
      سيولفه|يولفه|سيكتبه|سيخترعه|يكتبه|يخترعه, سيولفه الكاتب, علي امل|امل-ان تنلقي|نلقاها|تطلع|نلاقيها, غرقت
      بالبحر|في-البحر واشتريتها|وبعتها|وشريتها, سرقت|انسرقت واشتريتها, بطن البقره|الفرس|الناقه|النعجه|المعزه`),
  },
  {
    rules: ['GHR-004'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    unless: ['described', 'gift-to'],
    phrases: phrases(`
      mystery box|boxes|bag|bags|pack|packs|parcel|parcels|pallet|pallets|crate|crates|container|item|items|
      bundle|lot|deal|package|sack|scoop, pa mystery, ghamood box, lucky|grab|budol|fuku bag|bags|box|sack, lucky bag,
      fukubukuro, blind bag|box|boxes|bags|pack|buy, random electronics|sku|bundle, sku random, scoop of *? *?
      random|beads|jewellery, live scoop, return|returns|returned pallet|pallets from|of|من, pallet|pallets|lot of
      unsorted|liquidation, liquidation pallet|pallets|lot|truckload, manifest hidden|unknown|none|not-given|missing,
      no manifest, unsorted|unchecked storage|electronics|pallet|cartons|stock|parcels|lot, unclaimed|undelivered
      post|mail|parcels|luggage|baggage|freight|package, contents a
      riddle|mystery|secret|surprise|unseen|hidden|random, auctioned locker|lockers|storage|container, storage unit
      auction unsorted|closed|unseen, locker auction, unseen car|used|goods|stock|heap|lot|under|by-phone,
      car|phone|used-car unseen, make & year unspecified, make|model|year|brand|size|type|colour not
      fixed|said|told|specified|stated|unspecified|unknown, truck size not said, no name no pic|picture, no pic no
      return|name, no specs no date, neither specs|model, box no returns|manifest, everything under the
      sheet|tarpaulin|cover, di alam laman, di ko alam|po, di alam ano, hindi alam laman|ang-laman, andar kya hai,
      band dabba|dibba|peti, bina dekhe, ginti bhi nahi, pata nahi kya|andar, stones? thrown sale|on, pebble sale,
      pebble lands on, cloth pebble, touch and its sold|yours|bought, could|can not unfold|examine|inspect, not
      allowed to open|inspect|look|unfold, books hidden, nobody counted|weighed|measured|checked
      stock|debts|it|them|the?, as is books, no bill of quantities, quantity surveyor none, by guess, share
      unknown|undetermined, unit unknown, unknown unit|plot|flat|model|item, plot|unit|file number unknown|later|not,
      no plot number, plot file|files, not balloted, file trading, marla file|plot, 'file' of # marla, file of #
      marla, housing scheme|society file, location & number unknown, product will be whatever, package secret, secret
      package|item|product|thing, shape and date *? *? discovered, thing to be discovered, secret to be revealed,
      maybe working maybe, count not told|given|known, scope to be guessed|decided|defined|agreed|discovered,
      sum|scope|price undefined|unclear, preorder|pre-order of? secret|something|unknown|thing`),
  },
  {
    rules: ['GHR-004'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    unless: ['described', 'gift-to'],
    phrases: phrases(`
      كيس|صندوق|بوكس|علبه|ظرف|شنطه|كرتونه|طرد|كرتون|باكج الحظ|حظ|المفاجاه|مفاجاه|المفاجات|مفاجات|عشوايي|غامض|مجهول|سر,
      ميستري بوكس|باكس|بوكسات, مستري بوكس, سربرايز بوكس, بسطه المفاجات|مفاجات, صناديق|اكياس|ظروف|علب
      الحظ|حظ|المفاجات|مفاجات, surprise|mystery بوكس|box, والمحتوي|المحتوي random|عشوايي|مفاجاه|مجهول|سر|غير, لوت|لوط
      كراتين|مرتجعات|مرتجع|امازون|مقفل|عشوايي|مغلق, بالات|باله|طبليه|طبالي مرتجعات|مرتجع|من-امازون, مرتجعات *? *?
      بدون|من-غير|no|مغلقه|مقفله,  مقفله|مغلقه من امازون|نون|المستودع, بلا|بدون|من-غير|ولا
      جرد|فرز|كيل|اوصاف|مواصفات|جدول-كميات, بدون جدول كميات, وبلا اوصاف, جزاف|بالجزاف|جزافا عبر|علي|بدون|من, بالتخمين,
      كومه مستوره|مغطي|مغطاه|بدون|من, بالكوم, ما|محد|ماحد حدا|حد|احد عارفها|عارف|يعرفها|شافها|شافه|يعرف, ما شافها|شافه
      حدا|حد|احد, ما|مو|مش شايفها|شايفه|شايفينها|عارف|عارفين نوعه|نوعها|عددها, مش|مو عارف نوع|نوعه|عدد, ما حدا
      عارفها|يعرف, ما|لا نعرف|ندري|اعرف|يعرف مواصفاته|مواصفاتها|اي-موديل|نوعها|مبلغها|مبلغه|قدرها, لا يعرف|يدري
      مبلغها|قدرها|عددها|وزنها, مالهاش|مالوش|ملهاش مواصفات|وصف|موعد, من غير طول|نوع|فرز|وصف, واحد|واحده|وحده من
      هالخرفان|هالاراضي|هالسيارات|هالغنم|هالقطع|الخرفان|الاراضي, والبايع ينقي|يختار, بطاقات شحن مغلفه, بقيمه عشواييه,
      رقم القطعه بعدين|لاحقا|غير|مجهول, غير|مو|مش مفروز|مفروزه, مخطط غير|مو|مش معتمد, دفاتر|بدفاتر مخفيه|مقفوله|سريه,
      مدفونه ما|لم شافها|انقلعت, علي الخريطه|خريطه بدون|بلا|لا رخصه|مواصفات|موعد, لا رخصه ولا, ما له|لها رخصه, لسا ما
      انعمر|انبني`),
  },
  {
    rules: ['GHR-006'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      prise after, price|rate|cost|number|figure|amount after|to-be named|said|told|decided by|once|when|after|later,
      number to be named, name|names|named his|her|the|a figure|number|price at|when|once|later|month-end, figure
      never told|named|said|agreed, price|figure never told|named|said|agreed|mentioned, at 'friend price', price =
      tomorrow's|tomorrows|whatever|plus, plus something he|she|they will decide, price at birth depends, will|ll
      decde|decide|say|tell|fix the? prise|price|rate|figure after|later, whatever price your|my|his|her|our|the *?
      says|decides|wants|thinks, for whatever price, what you think its|it-is|it worth, pay me what you think, as the
      owner likes|wants|pleases|decides, maybe a lot maybe, rent|wage|price|fee is a portion of something|unknown,
      portion of something, something to be agreed, final price told|known|set after, price told after, results
      whatever they, price of goods delivered already? hangs, rate baad mein, bhav|rate|daam|keemat baad mein|me, daam
      tay nahi, presyo mamaya|saka-na|later-na|bahala, bahala na presyo, bayad kung magkano, whatever you think it,
      price your conscience, you name the price later`),
  },
  {
    rules: ['GHR-006'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      السعر|سعر|الثمن|ثمن علي ضميرك|ضميره|الله|كيفك|كيفه|ذوقك, علي ضميرك, المبلغ|الاجر|اجر|الاجره|الايجار|ايجار|القيمه
      يتحدد|نحدده|يقرر|يحدد|نتفق|حسب-ما|علي-كيف|علي-مزاج, نحدده|نحددها لما|بعد|وقت نشوف|نخلص|نخلص|الشغل, يتحدد اخر
      شي|الشغل|الشهر, بقيمه|بثمن|بمبلغ|بسعر يقررها|يقرره|يحددها|يحدده|يقولها|يقوله *? لاحقا|بعدين|اخوي|هو?, ممكن كتير
      وممكن, علي كيف المالك|البايع|صاحبها|صاحبه|صاحب, حسب ما يطلع براسه|بباله|بمزاجه, ما اتفقنا لا? علي
      ثمن|سعر|الثمن|السعر|موعد, كم ثمنها|سعرها|ثمنه|سعره النهايي, ولا كم ثمنها|سعرها|ثمنه|سعره, السعر
      بعدين|لاحقا|يتحدد|مفتوح, خذها|خذ|خذه *? والسعر|السعر بعدين|لاحقا`),
  },
  {
    rules: ['GHR-007'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      delivery date open, whenever the ship|boat|truck|rain|container comes|arrives, sometime date open, delivery date
      undefined|unknown, no date no|any|he|she, pay when you|he|she get|gets|become|becomes rich, may call me any
      year, never ending arbun, arbun no date, unknown date|start, no permit|licence|license|drawings|land *? no
      drawings|date|permit|land, hasnt|hasn't|has-no|without|have-no any? permit|licence|license|approval|land,
      licence|permit allows only, no authority has approved, tower|project|developer|building|plot|unit that?
      hasnt|has-no|without any? permit|licence|license|approval|land, not approved by any? authority, has not acquired
      land, no land no drawings, developer has no land|permit|plans`),
  },
  {
    rules: ['GHR-007'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      وقت ما ربنا|ربك|الله يسهل|ييسر, التسليم وقت|متي|لما ما, لا|ولا موعد|ولا-متي يوصل|التسليم|محدد, ولا متي
      يوصل|توصل|التسليم, العربون دايم|عربون-دايم, عربون|العربون *? *? بدون|من-غير|بلا مده|موعد|تاريخ|وقت|محدده,
      مافيش|مفيش موعد|تاريخ, رخصه ولا مواصفات|موعد`),
  },
  {
    rules: ['GHR-008'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      none chosen, havent said which, seller will? pick|picks|choose|chooses whichever, rent-to-own or rent, lissa
      mesh 3arfeen`),
  },
  {
    rules: ['GHR-008'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      كاش # او|ولا|aw تقسيط|بالتقسيط|اجل|قسط # *? لسا|لسه|ما|بعدين, الخيار مفتوح بين`),
  },
  {
    rules: ['GHR-009'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      sale|sold|deal|contract|purchase is? done|final|valid|concluded|effective if
      the-minister|the-king|the-team|the-ship|the-horse|it-rains, i|we? buy|bought|sell|sold your|his|my|the
      house|car|land|flat|farm if *? *? wins|loses|travels|dies|marries|passes|visits, if the
      minister|king|team|court|governor visits|wins|decides, payment if the tender|bid|contract is awarded|won, if my
      *? wins the case`),
  },
  {
    rules: ['GHR-009'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      ابيعك|بعتك|نبيعك|اشتري|ببيعك|بعتكم *? *? *? لو|اذا|ان|بشرط
      جا|نزل|سافر|رجع|نجح|فاز|كسب|ابني|ولدي|المطر|اخوي|الفريق, ان جا المطر, شرط البيع رجوع|سفر|نجاح|فوز|نزول|زواج,
      البيع معلق|متوقف|مشروط علي`),
  },
  {
    rules: ['GHR-004'],
    principle: 'gharar',
    strength: 'weak',
    language: 'en',
    needs: ['not-told', 'unknown', 'undescribed'],
    unless: ['described', 'gift-to'],
    phrases: phrases(`
      surprise box|boxes|bag|bags|pack|parcel|parcels|crate|crates|item|items|package|bundle|pallet|lot|product,
      sealed carton|cartons|pack|packs|lot|sack|bag|suitcase|pallet, random
      item|items|product|products|goods|jewellery, secret item|product, كراتين|كرتون|صناديق *? *?
      مغلقه|مقفله|مسكره|مغلق|مقفل|مسكر`),
  },
  {
    rules: ['GHR-004'],
    principle: 'gharar',
    strength: 'weak',
    language: 'ar',
    needs: ['not-told', 'not-chosen'],
    unless: ['described', 'gift-to'],
    phrases: phrases('واحد|واحده|وحده من الخرفان|هالخرفان|هالاراضي|هالسيارات|هالغنم|هالقطع|الاراضي'),
  },
];

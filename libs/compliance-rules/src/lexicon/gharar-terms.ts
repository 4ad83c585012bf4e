import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Excessive uncertainty by its names. */
export const ghararTerms: readonly Term[] = [
  {
    rules: ['GHR-001'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      do|does|did not own yet, do|does|did not yet own, dont|doesnt own yet, not yet owned, not own it|them|the?
      yet?, before i|he|she|we|they own|owns|owned|buy|buys|bought|purchase|purchases|acquire|acquires it|them|the,
      before owning it|them|the, before buying it|them himself|myself, seller does not own|have, seller doesnt
      own|have, before he|she|i|we possess|possesses, not mine yet, not his|hers|ours yet, without owning it|them,
      seller|he|she|who|dealer|owner has|have|had not yet? bought|purchased|acquired|owned|received, hasnt|havent
      yet? bought|purchased|acquired|owned, i|he|she|we dont|doesnt have yet, i|he|she|we do|does not have yet,
      still belongs|belonging to someone|another|my|his|the, still owned by someone|another|my|his|the,
      will|shall|to|then buy|purchase|get|find it|them|one from the? * if|when|after|once, find|source|buy one
      after he|she|they pays|pay, not in my|his stock yet, does|do not have it|them|the yet, belongs to
      my|his|her|another|the`),
  },
  {
    rules: ['GHR-001'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بيع ما ليس عنده|عندي|عندك, بيع ما لا يملك|املك|تملك|يملكه|املكه, لا يملكها|يملكه|املكها|املكه
      بعد|حتي|الان|حاليا, لم يملكها|يملكه|املكها|املكه|يشتريها|يشتره|اشترها|اشتره بعد|حتي, قبل ان|ما املكها|املكه|
      يملكها|يملكه|يتملكها|اتملكها|يشتريها|يشتريه|اشتريها|اشتريه, ما|لم|لسه اشتريتها|اشتراها|اشتريته|اشتراه|
      تملكتها|ملكتها, قبل تملكها|تملكه|شرايها|امتلاكها|امتلاكه, ما املكها|املكه|يملكها|يملكه, مو ملكي|ملكه, ليست
      ملكي|ملكه, ليس ملكي|ملكه, لا|ما|لم يملكها|يملكه|املكها|املكه|نملكها البايع|بايعها|بعد|حاليا|لحد, ما هي|هو
      عندي|عنده|عندنا|ملكي|ملكه, مو|مب|مش عندي|عنده|ملكي|ملكه|ملكنا, وبشتريها|وبشتريه|بشتريها|بشتريه|واشتريها|
      ساشتريها لما|اذا|بعد, ليست|ليس في ملكه|ملكي|ملكيته|حوزته`),
  },
  {
    rules: ['GHR-003'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      fish in the? sea|water|pond, fish still? in the, birds in the? sky|air, unborn calf|camel|foal|lamb|animal,
      embryo in, foetus in|of, in the womb, runaway camel|horse|animal|goat, strayed|stray camel|horse|goat, lost
      camel|horse|goat|falcon, before the? fruit|crop|harvest|fruits|crops appears|appear|ripens|ripen|exists,
      fruit|fruits|crop not yet grown|ripe, next season fruit|fruits|crop of this|that|one orchard|farm|tree,
      whatever i|he|we|the fisherman catch|catches, whatever comes out|up, whatever his|her|their|the *?
      dive|net|trap|hunt|line finds|brings|catches, before any|the * shows|appears|grows|ripens, next catch, catch
      of tomorrow, tomorrows catch, whatever the? * brings|catches|pulls|lands, diver next dive, stolen car whose
      place, escaped falcon|bird|horse|camel, next years|seasons|years' crop|harvest|yield|fruit|fruits|catch|
      calves|lambs, crop|harvest|yield of next|the-coming year|season, all fish that|swimming, fish that
      swim|swims, unborn, still in the? womb|egg, before flowering|blossom|birth|it-is-born|they-are-born,
      sunk|sunken ship|cargo, on the? sunken|lost|missing ship|vessel, drowned cargo, rights to all|any
      fish|birds|oysters|pearls, whatever|any the? net|trap|boat|diver|hunter|hen|cow *?
      gives|brings|catches|finds|lays|bears`),
  },
  {
    rules: ['GHR-003'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      سمك *? في ماء|بحر, طير في الهواء|السماء|هواء|سماء, حمل في بطن, جنين في بطن, ما في بطن|بطون, جنين الناقه|ناقه,
      جمل شارد|ضال|ضايع, بعير شارد|ضال, ناقه شارده|ضاله|ضايعه, صقر ضايع|هارب, ثمر|ثمار|محصول قبل بدو|ظهور|ان, قبل
      بدو صلاحها|صلاحه|الصلاح, لبن في ضرع, تمر|ثمر|محصول عام|سنه|موسم قادم|القادمه|جاي|الجايه من
      هذه|هذا|هالنخله|شجره|نخله, حبل الحبله, ضربه الغواص, ما يصطاده|تصيده|يصيده|اصيده, صيد بكره|باكر, قبل ان
      يظهر|تظهر|ينضج|تنضج, قبل ما|ان|لا يزهر|تزهر|يثمر|تثمر|يطلع|تطلع|ينزل|تولد|يولد|تلد|يبدو|يبان, لم
      يبد|يبدو|يظهر|يولد|تولد صلاحه|صلاحها|بعد, حمل الناقه|ناقه|الفرس|البقره|الغنم|الشاه|النعجه, سفينه|السفينه *?
      غرقت|الغرقانه|الغارقه|مفقوده, اللي غرقت|ضاعت|هربت|شردت, جنين الناقه|الفرس|البقره, ما تلده|تلد|تحمله|تنتجه
      الناقه|الفرس|البقره|الغنم|الشاه, سمك|السمك قبل صيده|اصطياده|الصيد, قبل صيده|صيدها|اصطياده`),
  },
  {
    rules: ['GHR-004'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    unless: ['described', 'wrapped-gift'],
    phrases: phrases(`
      mystery box, mystery boxes, mystery bag, mystery pallet, mystery crate, mystery container, blind box, blind
      bag, surprise box unknown, unknown contents, contents unknown, contents not disclosed|known|listed|revealed,
      unopened container unknown, without knowing what, not knowing what, whatever is|it inside|in|contains,
      whatever is in it|there, sight unseen, unseen and undescribed, unseen goods, unidentified
      plot|land|car|goods|item, one of my|his|the cars|phones|plots|sheep|camels without, nobody|no-one knows what
      is|are in|inside, location|type|quantity|kind|model not stated|specified|known|described|disclosed, without
      specifying which, without saying which, unspecified goods|item|plot|car|land, no description of|no
      inspection, undescribed goods, locked suitcase|storage|container unknown, abandoned suitcase, unclaimed
      parcel|luggage|suitcase, gharar`),
  },
  {
    rules: ['GHR-004'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    unless: ['described', 'wrapped-gift'],
    phrases: phrases(`
      مجهول الوصف|وصف|محتوي|المحتوي|عين, مجهوله الوصف|وصف|محتوي|المحتوي, صندوق غامض|مفاجاه|عشوايي, صناديق
      غامضه|عشواييه, علبه مفاجاه|غامضه, محتوي|محتويات غير معروف|معروفه|مجهول|مجهوله, محتواه|محتواها مجهول, دون|بدون
      معرفه ما|محتواه|محتواها|محتوياته, دون ان يعرف|اعرف ما, بيع مجهول, مبيع مجهول, شيء مجهول, غير معين, غير معينه,
      غير موصوف, غير موصوفه, ارض غير محدده, قطعه غير محدده, لا اعرف ما بداخله|داخله|فيه|فيها|بداخلها, ما اعرف
      شو|وش|ايش|شنو داخله|فيه|فيها, بيع حصاه, بيع منابذه|ملامسه, غرر`),
  },
  {
    rules: ['GHR-006'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      price *? *? *? *? to be agreed|decided|fixed|set|determined|confirmed *? *? *?
      later|after|afterwards|once|when|upon, price to be agreed|decided|determined, price
      agreed|decided|fixed|set|determined later|afterwards, price tbd, price to follow, price open, open price,
      price left open, price unknown, unknown price, price not agreed|fixed|known|set|decided|determined, price
      will be decided|fixed|set|agreed|determined later|after|by|once|when, decide|agree|fix|set the? on? price
      later|afterwards|after, at whatever price, whatever price he|she|they|the|you|i, any price the?
      seller|he|you, price at the? discretion of|sellers|seller, price *? whatever, whatever you|he|she|they
      feel|feels|want|wants|like|likes like? to? charge|charging|asking|ask|for, price as the? seller|he
      sees|wants|decides|likes, name the price later, price according to mood, price depends on
      who|whether|if|tomorrow, seller decides|sets|names|fixes the? price later|after|afterwards|on, buyer
      decides|sets|names|fixes the? price later|after|afterwards, pay whatever the? seller|he|you
      asks|ask|wants|decides later?`),
  },
  {
    rules: ['GHR-006'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      سعر يحدد|يتحدد|نحدده|يتفق|نتفق لاحقا|بعدين|عليه|فيما|بعد, سعر غير محدد|معلوم|معروف|متفق, ثمن غير
      محدد|معلوم|معروف|متفق, ثمن يحدد|يتحدد|نحدده لاحقا|بعدين|فيما|بعد, سعر مجهول, ثمن مجهول, نتفق علي سعر|ثمن
      لاحقا|بعدين|بعد, نحدد سعر|ثمن لاحقا|بعدين|بعد, يحدد سعر|ثمن لاحقا|بعدين|بعد|البايع, يحدده
      البايع|المشتري|السوق لاحقا|بعدين|كما|حسب|بعد, سعر حسب مزاج|رغبه|ما يراه|هوي, سعر علي كيفه|كيفك|مزاجه, سعر
      بعدين, باي سعر يريده|يبيه|يطلبه|يراه, بسعر يقرره|يحدده البايع|المشتري|هو`),
  },
  {
    rules: ['GHR-008'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      two prices in one, two sales in one, cash or credit decide|decided|choose|chosen later, decide|choose|pick
      later which|whether|between|cash|credit, without choosing which price|one, without electing, not decided
      which price|one, we will see later which price|one, cash or # on|in credit|instalments|installments|deferred
      we|to|undecided|without, whichever he|she|i|buyer chooses|choose|likes later, price not elected, choice left
      open, pick which price later`),
  },
  {
    rules: ['GHR-008'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      بيعتين في بيعه, بيعتان في بيعه, بيعتين ببيعه, دون تحديد|اختيار ايهما|احدهما|احد|سعر|ثمن, بدون تحديد|اختيار
      ايهما|احدهما|احد|سعر|ثمن|اي, دون ان يختار|نختار|يحدد|نحدد, نقرر|يقرر|يختار|نختار بعدين|لاحقا, بدون ما
      نحدد|يحدد|نختار|يختار, من غير ما نحدد|يحدد|نختار|يختار`),
  },
  {
    rules: ['GHR-010'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      futures contract, futures contracts, futures trading, futures trade, futures position, futures margin, oil|
      gold|wheat|index|crude|bitcoin|commodity|commodities|stock|silver|copper|gas futures, futures
      broker|account|exchange, forward contract, forward contracts, forward sale of,
      forward purchase contract, commodity forward, long futures, short futures, mini
      futures, e mini|emini|micro futures|contract|contracts|lot|lots|nasdaq, lots of|in
      crude|brent|wti|wheat|gold|oil futures, nothing handed over, both pay|deliver later,
      deliver|delivers|delivery in * and pay|pays in *, commodity futures, oil futures, index futures, futures
      account|broker|margin|trading|contract|contracts|position, forward sale|purchase of, rollover of?
      futures|contracts`),
  },
  {
    rules: ['GHR-010'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      عقد اجل, عقود اجله, عقود مستقبليه|مستقبليات, عقد مستقبلي, مستقبليات, عقود مستقبليات, تداول عقود|العقود اجله,
      هامش عقود اجله, بيع اجل باجل, بيع كالي بكالي, فيوتشرز, عقود|عقد نفط|النفط|ذهب|الذهب|فضه|غاز|الغاز|سلع|السلع|
      قمح|القمح|عملات|العملات|اسهم|الاسهم|مؤشر|المؤشر|المؤشرات|نحاس|سكر|بن اجله|الاجله|مستقبليه|المستقبليه,
      هامش|مارجن عقود|تداول|مضاربه|نفط|عملات|فوركس`),
  },
  {
    rules: ['GHR-011'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    phrases: phrases(`
      call option, call options, put option, put options, options premium, option premium, options contract,
      options contracts, options trading, option contract, stock|share|equity|index|fx|currency|oil|gold
      option|options, swaption, covered warrant, call warrant, right to buy|sell *? shares|stock|stocks|oil|gold|
      silver|currency|usd|euros|index, right but not the? obligation, put|call spread|spreads, option writing,
      write|writing|sell|selling|buy|buying calls|puts, naked call|put, strike price option, options strategy, iron
      condor, straddle|strangle options, straddle on|options|position|trade, strangle on|options, iron condor,
      covered call|calls, naked put|call, just|only for the? right to buy|sell, right to buy|sell his|her|the|my *?
      until|till|before|by, option premium, premium for the? right|option, options trading|chain|contract|
      contracts|account|broker|strategy, warrants on|in`),
  },
  {
    rules: ['GHR-011'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      خيارات ماليه, خيار شراء|بيع سهم|اسهم|نفط|مؤشر|عمله|ذهب, عقد|عقود خيار|خيارات, خيارات اسهم|الاسهم, علاوه
      خيار|خيارات, تداول خيارات, خيار بيع, خيار شراء`),
  },
  {
    rules: ['GHR-011'],
    principle: 'gharar',
    strength: 'weak',
    language: 'en',
    needs: ['trading'],
    phrases: phrases('option, options, warrant, warrants, calls, puts'),
  },
  {
    rules: ['GHR-010'],
    principle: 'gharar',
    strength: 'weak',
    language: 'en',
    needs: ['trading'],
    phrases: phrases('futures'),
  },
];

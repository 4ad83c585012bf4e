import { phrases } from '../../text/phrase-list.ts';

/** What a percentage of the capital is for: a cost of the venture, a limit to what is spent, or somebody's return. */
export const capitalShareCues = {
  // A limit by the capital to what the venture spends or sets aside, or to what a partner sells or adds.
  'limit-by-capital': phrases(`
    liability|liabilities *? *? *? *? *? capped-at|limited-to|up-to|at-most|not-exceeding # percent|% of,
    legal|audit|auditing|licence|license|registration|notary|filing|court|survey|valuation fee|fees|charge|charges *? *?
    up-to|at-most|limited-to|capped-at|not-more-than # percent|% of, fee|fees|charge|charges of? up-to|at-most|
    not-more-than # percent|% of the? capital *? *? *? to|by the? municipality|authority|registrar|registry|ministry|
    notary|auditor|court|venture|partnership|company,
    costs|cost|expenses|expense|expenditure|spending|outlay|outlays|overheads|purchases|stock *? *? *? *? *? *?
    up-to|at-most|within|below|under|limited-to|capped-at|not-above|not-over|not-more-than|no-more-than|
    not-exceeding
    # percent|% of, up-to|at-most|within|under|not-more-than|no-more-than # percent|% of|from the|his|its|their?
    capital|investment *? *? for|on|in|as|towards *? *? *? costs|cost|expenses|expense|expenditure|outlay|purchases|
    stock|materials|repairs|travel|equipment|rent, spend|spends|spent|incur|incurs|incurred *? *?
    up-to|at-most|not-more-than|no-more-than|under|within # percent|% of, fee|fees|charge|charges
    of|to|for|due|paid|payable *? *? *?
    auditor|auditors|accountant|lawyer|lawyers|notary|valuer|valuers|registrar|authority|registry|surveyor|
    ministry|municipality|court|consultant *? *? *? *? up-to|at-most|limited-to|capped-at|not-more-than # percent|%
    of,
    reserve|provision|buffer of *? up-to|at-most|not-more-than # percent|% of,
    sell|sells|transfer|transfers|assign|assigns|contribute|contributes|add|adds a|an|another? further|additional?
    sum|amount|capital? of?
    up-to|at-most|not-more-than|no-more-than # percent|% of,
    لا|الا تتجاوز|يتجاوز|تزيد|يزيد|تجاوز المصروفات|المصاريف|النفقات|التكاليف|مصروفات|مصاريف|نفقات|تكاليف *? *? *? #
    بالميه|% من,
    المصروفات|المصاريف|النفقات|التكاليف|مصروفات|مصاريف|نفقات|تكاليف *? *? *? *? *? حتي|بحد|ضمن|بحدود|دون اقصي? #
    بالميه|% من,
    اتعاب|رسوم|اجور|اجره المحاسب|المدقق|المراجع|المحامي|المثمن|الموثق|الجهه|التسجيل|الترخيص|البلديه|الوزاره|المحكمه
    *? *? *?
    حتي|بحد|لا اقصي|تتجاوز|تزيد? # بالميه|% من,
    ينفق|تنفق|يصرف|تصرف *? *? *? حتي|بحد اقصي? # بالميه|% من`),
  // Somebody's return that is measured by the capital, whatever else the clause speaks of.
  'return-on-capital': phrases(`
    entitled to a|an? profit|return|share|yield? of? # percent|% of|on the|his|her|its|their?
    capital|investment|contribution|stake|money,
    لكل شريك|طرف|منهما|واحد # بالميه|% من راس? راسمال|مال|ماله|المال|مساهمته|حصته,
    gets|get|receives|receive|takes|take|earns|earn|draws|draw|collects|collect
    a|an|his|her|its|their|about|exactly|first|also? profit|profits|return|yield|sum|amount|payout|share? of|
    equal-to?
    # percent|% of|on the|his|her|its|their? capital|investment|contribution|stake|money,
    profit|profits|return|returns|yield of|for|to? *? *? is|are|be|of|at|equals|equal # percent|% of|on
    the|his|her|its|their? capital|investment|contribution|stake|money,
    # percent|% of|on the|his|her|its|their? capital|investment|contribution|stake|money as|in a? profit|profits|
    return,
    ياخذ|تاخذ|ياخذون|يحصل|تحصل|ينال|تنال|يستلم|يتسلم|يقبض *? *? *? *? # بالميه|% من راس? راسمال|مال|ماله|المال|
    مساهمته|حصته,
    لرب|ولرب|للممول|وللممول|للمستثمر|وللمستثمر|للشريك|وللشريك|للمضارب|وللمضارب المال? نسبه|مبلغ|عايد? # بالميه|% من
    راس? راسمال|مال|ماله|المال|مساهمته|حصته,
    ربح|ارباح|عايد|نصيب *? *? *? # بالميه|% من راس? راسمال|مال|ماله|المال|مساهمته|حصته,
    # بالميه|% من راس? راسمال|مال|ماله|المال|مساهمته|حصته ارباحا|ربحا|كربح|كارباح|عايدا`),
  // What is above a common limit falls on one of them.
  'rest-on-one': phrases(`
    beyond|above|over which|that|it only|solely *? *? *? pays|bears|is|answers|loses, rest|remainder|excess|balance
    is|falls|lies|lands|rests on|upon|with the? manager|mudarib|entrepreneur|partner|client|working, for|on|by the?
    provider|investor|financier|fund only|alone,
    rest|remainder|excess|balance|surplus|anything|everything|whatever is|are|goes|falls|lies|lands|above|beyond|
    over|more
    *? *? *? *? *? alone|only|solely|entirely, alone|only bears|bear|covers|cover|carries|carry|takes
    the|all|any|whatever|what|everything *? rest|remainder|excess|balance|above|beyond|over|more,
    ما|وما زاد|فوق|يزيد|جاوز|تجاوز *? *? *? *? *? وحده|وحدها|فقط|دون-شريكه|دون-غيره,
    الباقي|والباقي|الزايد|والزايد *? *? *? *? وحده|وحدها|فقط|دون-شريكه|دون-غيره`),
} as const;

/** One person's own case of family, inheritance or conscience. */
export const CASE_SIGNS: readonly string[] = [
  'divorce', 'divorced', 'divorcing', 'talaq', 'khula', 'if we separate', 'custody', 'alimony', 'dowry', 'mahr', 'marriage', 'inherit', 'inherited', 'inheritance', 'heir', 'heirs', 'estate of', 'died and left', 'passed away', 'late father/mother/husband/wife/brother/grandfather/uncle', '@kin died', 'will and testament', 'my will',
  'am i sinful', 'am i a sinner', 'did/have/do i sin/sinned', 'am i guilty/sinning/forgiven/excused/cursed/accountable/liable/allowed because', 'is it a sin', 'my oath', 'my vow', 'go to hell', 'god/allah .. forgive/accept/punish', 'forgive me', 'repentance', 'repent', 'in my/our case/situation', 'my special/personal/particular', 'my situation', 'my circumstances', 'darura',
  'should i leave/quit/resign/tell/confess/return/divorce/marry', 'quit/leave/resign .. job/work', 'is my/his/her .. job/salary/income/work/earnings/wealth/money/business/wage/pension/bonus', 'my job/salary/income/work/bonus .. halal/haram/lawful/sinful/zakat', 'do i have to quit', 'work for/at/in a/the .. bank/casino/bar/brewery/insurance',
  'my @kin .. owes/owe/refuses/died/forced/cheated/took/gave/wants/has/lent/borrowed/asked/left/is/passed/sick/debt', 'my @kin debt', 'our family', 'my family', 'my health', 'i am a widow', 'i am/was/lost/got .. widow/orphan/sick/unemployed/disabled/jobless/fired/depressed/desperate', 'i am in debt', 'i cannot pay', 'i cant pay', 'i lost my job', 'my own case',
  'طلاق', 'طلقني', 'طلقت', 'طلقها', 'طليق*', 'خلع', 'حضانه', 'مهر', 'مهري', 'زواج', 'زواجي', 'ميراث', 'ميراثي', 'ارث', 'ورثه', 'تركه', 'ورثت*', 'ورثنا', 'يرث', 'ترث', 'ارث', 'توفي', 'توفيت', 'مات وترك', 'مات @kin', 'نفقه زوج*/اولاد*', '@kin .. عليه/عليها/ياخذ/يرفض/مات/مديون/يبي/تبي/يبغي',
  'اثم', 'هل علي/علينا اثم/ذنب/كفاره/وزر/حرج', 'نذرت', 'حلفت', 'يميني', 'نذري', 'يغفر', 'توبتي', 'توبه', 'ضرورتي', 'حالتي', 'وضعي', 'ظروفي', 'مضطر*', 'اترك/استقيل .. عملي/شغلي/وظيفتي/عمل/شغل/وظيفه', 'راتبي/عملي/شغلي/وظيفتي/دخلي/مالي/كسبي/معاشي .. حلال/حرام/مباح/شبهه/جائز/زكاه', 'هل .. راتبي/عملي/شغلي/وظيفتي/دخلي/كسبي',
  'اشتغل/اعمل/شغال .. بنك/شركه_تامين/كازينو/بار', 'وش/شو/ايش علي', 'ارمله', 'عاطل', 'مريض*', 'فصلوني', 'نصيبي', 'زوجي/زوجتي',
];

/** A verdict on somebody: his faith, his sincerity, his income, his opinion. */
export const PERSON_SIGNS: readonly string[] = [
  '@judged_person + is/are/was/were/he/she/they/my/boss/who/call/declare/هل/هو/هي/مديري/جاري/اخوي/صديقي/شيخ/من/صاحب/رئيس/هم', 'kafir', 'kaffir', 'infidel', 'apostate', 'takfir', 'heretic', 'munafiq', 'fasiq', '@scholar .. right/wrong/correct/trust/trusted/credible/said/says/fatwa/opinion/valid/permits/allowed/allows/follow/qualified/sold/deviant/true/reliable',
  'fatwa/ruling/verdict/opinion/statement/view of/by/from/on/about/against sheikh/shaikh/mufti/dr/mr/imam/him/her/my/this', 'give/issue .. fatwa', 'fatwa against/on', 'boycott', 'think of/about @scholar/mr/dr/him/her', 'which/what @scholar/preacher', '@scholar @scholar', 'فتوي @scholar', 'راي/قول/كلام @scholar', '@scholar .. قال/افتي/يقول/معتبر*/صحيح*/مخطي/ثقه/اباح/حرم',
  'is/are mr/mrs/dr/sheikh/shaikh/mufti/imam', 'is the ceo/owner/chairman/manager/director/founder/head/minister of', 'will he/she/they go', 'god/allah curse/hate/punish .. him/her/them', 'should he/she/they be', 'punish/expose/shame/report him/her/them/my/the/a', 'can i/we trust', 'do you/we trust', 'is .. trustworthy', 'is/are his/her/their income/money/wealth/job/salary/earnings',
  'my boss/neighbour/neighbor/colleague/friend/manager/employer/landlord/cousin/uncle/brother/imam .. sinner/sinful/haram/riba/usury/interest/gambles/drinks/cheats/lives/earns', 'is my boss/neighbour/neighbor/colleague/friend/manager/employer/landlord/imam', 'are/is .. shia/sunni/sufi/salafi/jew/jews/christian/christians/hindu', 'who is a better/true/real',
  'افتوني/افتونا/فتوي/اصدروا .. في/ضد/علي/بحق .. فلان/شيخ/مديري/جاري/اخي/شخص/رجل/زوجي/حق/صديقي/رئيس/صاحب', 'ما راي* .. @scholar', 'اي/من/مين @scholar', 'نقاطع', 'مقاطعه', 'اقاطع', 'هل مال/دخل/راتب/كسب/فلوس ابي/اخي/زوجي/جاري/والدي/مديري/صديقي/عمي/اخوي/ابوي', 'يدخل .. نار/جنه', 'حكم @scholar/مديري/جاري',
  'مديري/جاري/جارنا/صديقي/زميلي/صاحبي .. ياخذ/ياكل/يتعامل/يشتغل/حرام/يشرب/يقامر/ربا', 'هل @scholar', 'هل صاحب/رئيس/مدير/مؤسس شركه/بنك/مطعم',
];

/** Matters on which councils and schools differ, so that one answer would mislead. */
export const CONTESTED_SIGNS: readonly string[] = [
  'nisab .. gold .. silver', 'nisab .. silver .. gold', 'نصاب .. ذهب .. فضه', 'نصاب .. فضه .. ذهب', 'zakat + jewellery/jewelry/worn/wear/ornament/ornaments/bracelet/necklace', 'زكاه + ملبوس*/حلي/مجوهرات/يلبس/تلبس/زينه/اساور', 'ذهب/حلي ملبوس/زينه/زوجتي .. زكاه', 'nft/nfts', 'metaverse', 'meme coin/token',
  'crypto', 'cryptocurrency', 'bitcoin', 'ethereum', 'stablecoin', 'usdt', 'staking', 'stake', 'defi', 'airdrop', 'mining', 'كريبتو', 'بيتكوين', 'عملات/عمله مشفره/رقميه', 'عملات/عمله مشفر*', 'تعدين', 'ستيكينج', 'organised/organized/reverse/banking/bank/personal .. tawarruq', 'tawarruq .. organised/organized/halal/haram/allowed/permitted/permissible/bank/finance', 'is tawarruq', 'تورق منظم/عكسي/مصرفي/بنكي', 'حكم/هل تورق', 'تمويل .. تورق', 'tobacco', 'vape', 'cigarette', 'shisha', 'smoking', 'تبغ', 'دخان', 'سجائر', 'شيشه', 'معسل', 'تدخين',
  'fitr/fitra/fitrah/fitrana .. cash/money', 'cash/money .. fitr/fitra', 'فطر/فطره .. نقدا/فلوس/كاش/قيمه/نقود', 'etf/reit/reits', 'robo advisor', 'day trading', 'swap free', 'islamic forex account', 'forex account/broker/trading/platform', 'pension/retirement/gratuity/eosb/end_of_service + zakat', 'زكاه .. راتب/معاش/نهايه_خدمه', 'zakat on/of salary/pension/retirement/gratuity',
  'madhhab/madhab/hanafi/maliki/shafii/shafi/hanbali', 'مذهب/مذاهب/حنفي*/مالكي*/شافعي*/حنبلي*', 'scholars/councils/boards/academies differ/disagree', 'اختلف*/خلاف/مختلف* .. علماء/فقهاء/مجامع/هيئات', 'which opinion', 'strongest opinion', 'malaysia', 'malaysian', 'bai/bay/bay3 al/el inah/dayn .. malaysia',
  'فوركس', 'binary options', 'futures + crypto/bitcoin', 'music', 'compulsory/mandatory/required/obligatory + insurance', 'تامين .. اجباري/الزامي', 'zakat .. salary/wages/pension', 'zakat .. diamonds/diamond/platinum/gems', 'life takaful', 'cash waqf .. hanafi', 'indexed/index .. debt/loan .. inflation', 'تضخم', 'credit default',
];

/** What is settled although a word of what is contested stands there: money of a central bank. */
export const NOT_CONTESTED_SIGNS: readonly string[] = [
  'cbdc', 'e dirham', 'digital dirham/riyal', 'central bank', 'درهم رقمي', 'ريال رقمي', 'درهم الكتروني', 'بنك/مصرف مركزي', 'عمله رقميه .. مركزي',
];

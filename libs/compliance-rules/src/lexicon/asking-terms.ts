import type { Principle } from '../verdict.ts';
import { phrases } from '../text/phrase-list.ts';
import type { Language, Term } from '../text/lexicon.ts';

/**
 * What may break a principle or not, by what the memo leaves unsaid: who keeps a late fee, who pays a prize, what is
 * served in a club. Each is told in both languages.
 */
export const askingTerms: readonly Term[] = [
  ...asking('RIBA-006', 'riba', `
    late fee|fees|charge|charges on|for|of the? rent|instalment|installment|bill|invoice, late fee|fees, late payment
    fee|fees|charge|charges|penalty, delay|overdue fee|charge|penalty`, `
    غرامه|غرامات|رسوم|رسم تاخير|التاخير, غرامه|رسوم تاخير|التاخير الايجار|القسط|السداد|الدفع|الفاتوره`, { unless: ['charity', 'kept-by-creditor'] }),
  ...asking('RIBA-002', 'riba', `
    credit card payment|settlement|bill|dues, cash advance|withdrawal from|on|by the|my? credit? card, loan repayment|
    payment to|at|for the? bank, buy now pay later *?, commission for finding|arranging a? bank? loan`, `
      سداد|دفع|تسديد بطاقه|البطاقه ايتمان|الايتمان|الايتمانيه, سحب نقدي من|ب البطاقه|بطاقه الايتمانيه?, سداد|دفع قرض
      للبنك|البنك| المصرف, اشتر|اشتري الان وادفع لاحقا, عموله ايجاد|ترتيب قرض بنكي?`),
  ...asking('RIBA-003', 'riba', `
    giving|paying|gave|paid back *? *? *? *? *? with|plus|and a? small|little|bit|something gift|present|more|extra,
    loan|borrowed *? *? *? with a small? gift|present, and a bit|little more|extra|something as thanks`, `
      رد|ارد|رددت|ارجع|رجعت|سداد *? *? *? مع هديه|شي|هديه-صغيره, وازيد|وازيده|وزدته|وزياده قليلا|شوي|شويه|بسيطه
      شكرا? له?, رد|ارد| رددت|ارجع|سداد *? *? *? وشي|وهديه|وشويه *? *?`),
  ...asking('RIBA-017', 'riba', `
    bought|buying *? *? *? on instalments|installments|credit *? *? sold|selling it? for cash, metal|commodity trade
    for cash`, `
    اشتريت|شريت *? بالتقسيط|بالاقساط|بالاجل *? *? وبعته|وبعتها نقدا|كاش?, تورق`),
  ...asking('RIBA-021', 'riba', 'letter of guarantee|credit fee|fees|charge|charges, bank guarantee fee|charges', `
    رسوم|عموله|رسم خطاب|اعتماد ضمان|مستندي|الضمان`),
  ...asking('GHR-004', 'gharar', `
    surprise bag|box|parcel, mystery box|bag|parcel for|from the|a? *? *?`, `
    كيس|صندوق|علبه|باكيت مفاجات|مفاجاه *? *?`),
  ...asking('GHR-007', 'gharar', 'delivered|delivery|collect when ready|finished|available', `
    تسلم|التسليم|يسلم|الاستلام عند|متي|لما جاهزيتها|الجاهزيه|يجهز|تجهز|تتوفر|توفرها`),
  ...asking('MAY-003', 'maysir', `
    tournament|tourney|league|contest|competition entry|subscription|fee|registration *? *? *? *? prize|prizes,
    entry fee *? *? *? prize|prizes, prizes for the? top|winners|winner *?, winner|winners gets|get a? prize|trophy`, `
      اشتراك|رسم|رسوم|دخول|تسجيل *? بطوله|دوري|مسابقه|دورى *? *? *? جايزه|جوايز|وجوايز|بجايزه|وجايزه, والفايز|الفايز
      له|ياخذ|ياخد جايزه, وله|ولها|فيه|فيها جايزه|جوايز`),
  ...asking('MAY-004', 'maysir', `
    raffle|draw at|in the? office|school|family party|fair|gathering *?, prize draw entry|with *? *? *?`, `
    سحب|قرعه في|ب حفله|حفل المكتب|المدرسه|العايله, دخول|اشتراك سحب|السحب *? *?`),
  ...asking('HAL-001', 'halal', `
    cover|entry|entrance|membership charge|fee *? *? club|nightclub|rooftop, night club|nightclub membership|entry,
    drinks at|with|on *? *? *? club|rooftop|lounge|hotel|bar, drinks at|on the? rooftop|lounge|club *? *?`, `
      رسم|رسوم|دخول|عضويه *? نادي|النادي|ملهي|الملهي ليلي|الليلي, مشروبات *? *? *?
      النادي|الملهي|الروف|البار|بار|اللاونج *? *?`),
  ...asking('HAL-002', 'halal', `
    the? usual|same bottles|bottle, party stuff|supplies|things *? *? *? bottles, drinks last night *?`, `
    الزجاجات|القناني|الغراش المعتاده|المعتاد|نفسها, والزجاجات المعتاده?, مشروبات امس|البارحه|السهره`),
  ...asking('HAL-005', 'halal', `
    massage at|in|session *? *? home|hotel|room|flat, massage *? *? *? full|special|complete package|service, dating
    app|site subscription|membership|fee`, `
      مساج|تدليك في|ب|جلسه *? *? البيت|المنزل|الفندق|الغرفه, مساج|تدليك *? *? *? باقه|خدمه كامله|خاصه, اشتراك|رسوم
      تطبيق|موقع مواعده|تعارف`),
  ...asking('HAL-011', 'halal', 'healer, herbal|spiritual remedy|session *? *? healer, unseen healer', `
    المعالج|معالج الروحاني|بالاعشاب|الشعبي?, علاج *? من|عند المعالج`),
  ...asking('HAL-016', 'halal', `
    gift|present|something|tip for|to the? official|officer|inspector|employee who|that helped|signed, facilitation|
    speed-up fee|payment`, `
    هديه|اكراميه|شي|بقشيش لل?|للموظف|للمفتش|للمسوول|للضابط الذي|اللي? ساعدنا|ساعدني|وقع, رسوم|رسم|مبلغ تسهيل`),
  ...asking('HAL-019', 'halal', 'usdt|nft|nfts|ether|stablecoin|stablecoins, crypto *?', `
    يو اس دي تي, تيذر, رمز|رموز غير قابل|قابله للاستبدال, عمله|عملات رقميه مشفره?, عملات مشفره`),
  ...asking('HAL-012', 'halal', 'meat|beef|chicken|gelatine|gelatin *? *? unknown origin|source, unknown-origin meat', `
    لحم|لحوم|دجاج|جيلاتين *? غير|مجهول|مجهوله معروف|المصدر المصدر?`),
  ...asking('KYC-014', 'kyc', `
    send|pay|transfer *? *? in small|smaller|separate parts|pieces|amounts, write|put *? *? so nobody|no-one|they
    asks|ask, services never|not provided|rendered|delivered`, `
      ارسلها|ارسله|حولها|حوله|ادفعها علي دفعات|اجزاء صغيره, اكتب *? *? *? حتي|عشان|كي لا|ما يسال|يسالون|يسالوا,
      خدمات لم|ما تقدم|نقدم|تنفذ`),
  ...asking('KYC-015', 'kyc', `
    for|on-behalf-of a? friend|someone|stranger whose|who|that *? *? account|name *?
    closed|frozen|blocked|appear|shown, on behalf of someone *? *? online, does|did not want his|her name *?`, `
      عن|نيابه-عن|لصديق|صديق|لصديقي شخص? *? حسابه|حسابها مغلق|مجمد|موقوف, نيابه عن شخص|واحد|احد *?, لا|ما
      يريد|يبي|يبغي ان? يظهر اسمه`),
  ...asking('KYC-016', 'kyc', `
    donation|donations|charity *? *? camp|border|front|fighters, donations? collected from *? *? *? *?
    abroad|overseas`, `
      تبرع|تبرعات *? *? *? لمخيم|مخيم|الحدود|حدود|الجبهه, تبرعات|تبرع جمعتها|جمعناها|جمعته *? *? *? *?
      الخارج|بالخارج`),
  ...asking('ZKT-003', 'halal', 'zakat to|for|on my? father|mother|parents|son|daughter|wife|husband', `
    زكاه الي|ل|لل? والدي|والدتي|ابي|امي|ابني|ابنتي|زوجتي|زوجي, زكاه لابني|لوالدي|لوالدتي|لامي|لابي|لزوجتي|لابنتي`),
  ...asking('ZKT-005', 'halal', 'zakat paid? from|of|out-of interest|gambling|riba money|winnings|income', `
    زكاه من مال|اموال|ارباح|فلوس الفوايد|فوايد|الربا|القمار|القرعه`),
];

function asking(
  rule: string, principle: Principle, english: string, arabic: string, rest: Pick<Term, 'unless'> = {},
): Term[] {
  return ([['en', english], ['ar', arabic]] as readonly (readonly [Language, string])[]).map(([language, list]) =>
    ({ rules: [rule], principle, strength: 'asking', language, phrases: phrases(list), ...rest }));
}

import { phrases } from '../../text/phrase-list.ts';

/** Further words for the cues of a lease and of the burdens of its owner, told without its terms of art. */
export const narrativeLeaseCues = {
  rent: phrases('what the? tenant|lessee|hirer|client pays|owes, hire charge|charges'),
  whim: phrases(`
    for the? lessor|landlord|owner|bank to say|decide|fix|name|set|choose|determine, such|such-sum as the? lessor|
    landlord|owner|bank, as|whatever the? lessor|landlord|owner|bank *? advise|advises|notifies|says|names|likes|
    announces, ل? المؤجر|للمؤجر|للمالك أن يعدل|يغير|يرفع|يحدد *? *? متى|كما|حسب|بما, يحدد|يقرر|يعدل المؤجر|المالك
    *? *? *? *? كما|بما|حسب|متى`),
  'agreed-later': phrases(`
    talk|negotiate|discuss|agree|haggle *? *? *? rent|rental *? *? when|later|after|once, is|are|be named|announced|
    disclosed|notified|communicated by|at|after|later|once, not *? been? settled|agreed|fixed|named, سيتفق|يتفاوض|
    سيتفقان, لم يتفق *? *? على *? الأجرة|الإيجار`),
  'vague-rent': phrases(`
    fair|reasonable|suitable|appropriate|proper|decent rent|rental|hire, rent|rental that? is? fair|reasonable|
    suitable, أجرة عادلة|مناسبة|معقولة, إيجارا عادلا|مناسبا|معقولا`),
  'without-limit': phrases(`
    without|no|any *? upper|maximum? limit|ceiling|cap, however high|low *?, wherever it|that goes|stands, بلا|دون|
    بغير|بدون حد|سقف *?, مهما ارتفع|بلغ|بلغت|ارتفعت`),
  'no-term': phrases(`
    as-long-as both|either|they|the-parties|the-two *? *?, no last|end|final|closing day|date|month, runs|goes|go|
    continues on until|till *? *? *? *? parties|party|them|side, until|till one|either|somebody *? *? *? *?
    enough|wishes|tires|leaves|stops|asks, unspecified|indeterminate|undefined|unlimited|unstated time|period|term|
    duration, month after month, year after year, no end in? sight, إلى|حتى أن? يطلب|يرغب|يقرر|يشاء|ينهي أحد|أحدهما|
    المؤجر|المستأجر|الطرفان, دون|بلا|بغير|بدون تعيين|تحديد|بيان ل? مدة|مدته|مدتها|أجل|لمدة, لم|لا يتفق|يحدد|تحدد|
    يعين
    *? *? *? مدة|مدتها|مدته, ولا مدة ل?`),
  accrues: phrases(`
    falls due, starts paying, pays rent, pays *? *? *? rent, no *? reduction|allowance|deduction, must pay, تجب,
    أول أجرة|قسط|إيجار`),
  'before-delivery': phrases(`
    whenever|whether *? *? *? *? arrives|delivered|handed|comes|ready|usable, while *? *? *? *? still|being|under *?
    assembled|built|made|constructed|manufactured|installed|shipped|construction|assembly, during|throughout the? *?
    construction|building|assembly|manufacture|installation|shipment, before *? *? *? *? *? usable|ready|used|
    finished|complete|completed, from signature|signing *? *? *? *? handover|delivery, handover|delivery|keys *?
    follows|follow|comes|come|is|are later|when|after|afterwards, though|although *? *? *? *? delivered|handed|
    arrives|arrive|ready in|on|only|later|after, مدة|خلال|أثناء البناء|الإنشاء|التصنيع|التركيب|الشحن, سواء
    سلمت|سلم|تسلم|تسلمت *? *? أم|أو لم, قبل أن *? يتمكن|ينتفع|يستعمل|يستلم, قبل تسليم|استلام|تسلم *?`),
  'from-delivery': phrases(`
    after|from|on|upon|with *? *? *? *? delivery|handover|delivered|handed, from that day, من|بعد|عند *? *?
    التسليم|تسليم|الاستلام|التسلم|تسلم|استلام`),
  'owner-aside': phrases(`
    lessor|landlord|owner|bank|financier *? *? no|not|never|nothing *? part|share|duty|concern|hand|business|
    contribution in|of|with|to|towards *?, lessor|landlord|owner *? under? no|not obligation|duty|bound|obliged *?
    *? *?, lessor|landlord|owner|bank|financier *? *? no-part|nothing *? *? to-do|
    upkeep|repairs|maintenance, bank|financier|lessor contributing|contributes|paying|pays|bearing nothing, takes|
    take|
    has|have|bears no part|share in|of, لا شأن|علاقة|دخل|صلة ل? المؤجر|البنك|المالك|للمؤجر|للبنك|للمالك, لا
    يشارك|يسهم|يساهم|يتحمل البنك|المؤجر|الممول|المالك *? *? في? *?`),
  'exception-on-lessee': phrases(`
    except|unless|save|but|apart *? *? *? *? *? *? *? *? *? when|where|which|that|these the? tenant|lessee|hirer|
    client
    does|do|pays|bears|repairs|must|will|shall, except|save|but *? *? *? *? *? *? *? *? *? tenant|lessee|hirer|
    client
    pays|bears|repairs|carries|meets, إلا|عدا|سوى *? *? *? *? *? *? فعلى|على|يتحملها|يدفعها|يتحمله المستأجر|
    العميل`),
  'major-work': phrases(`
    structural|structure, gear, mast, jib, magnet, bearings, anything|everything|whatever *? *? *? breaks|fails|
    goes|
    wears|needs|wrong|building, great and small, big and small, small and great, all repairs|upkeep|maintenance,
    working|functioning|running of the? *? depends, main|vital|working part|parts|component|components|unit,
    hoisting|slewing|lifting motor|gear|unit|winch, wherever|whatever the? *? breaks|needs, exceeds # *?, كل ما
    يتعطل|يتلف|ينكسر, صغيرها وكبيرها, كبيرها وصغيرها, الهيكلية, هيكلي|أساسي, ما زاد على|عن, إصلاح|صيانة|ترميم
    أساسي|أساسية|المبنى|الهيكل|المحرك, كل إصلاح`),
  upkeep: phrases(`
    breaks|break down, put|puts|set right, failure, whatever *? *? building|property|house|villa|apartment needs,
    keep|keeps *? *? *? *? sound|order|working|shape, in order,
    wears out, structural works, يتعطل, تعطل, عطب, تلف, ترميم`),
  'lessee-bears': phrases(`
    recovered|reclaimed|claimed|collected from *? tenant|lessee|client|hirer, with|out-of the? tenants|lessees|
    clients|
    hirers own? money|funds|pocket|means, tenant|lessee|client|hirer *? *? buys|buy|takes-out|replaces|renews|
    insures|keeps|refunds|restores|puts *?, for the? client|tenant|lessee|hirer to? *? bear|pay|meet|carry|repair,
    wholly|entirely|solely|exclusively for|on|with the? client|tenant|lessee, client|tenant|lessee alone, paid *? by
    the? client|tenant|lessee|hirer, clients|tenants|lessees concern|business|affair|burden|lot, client|tenant|
    lessee
    *? *? at *? own expense|cost|charge, يسترد|يستوفي|يحصل|يطالب المؤجر|البنك *? من المستأجر|العميل,
    يلزم|تلزم المستأجر|العميل, العميل|المستأجر وحده, يتحمل|يدفع المستأجر|العميل`),
  'owner-bears': phrases(`
    is|are|was|were the? lessors|landlords|owners|banks, repairs of *? *? *? *? *? *? are the? lessors|landlords|
    owners,
    lessor|landlord|owner *? who|which repairs|bears|pays|mends|replaces, on the? owner|lessor|landlord|bank,
    lessor|
    landlord|owner pays, agent of the? lessor, lessors|landlords|owners agent, يصلح|فيصلحه|فيصلحها|يصلحه المؤجر|
    المالك,
    للمؤجر|للمالك وحده, على نفقة المؤجر|المالك`),
  'routine-work': phrases('filters, bulbs, light bulbs, oils, greases, paints, cleans, lubricates, زيوت, مصابيح'),
  insurance: phrases(`
    protection|protected *? *? *? *? against fire|theft|loss|damage|accidents, شركة التأمين|التكافل, للتأمين,
    تأمينها,
    تأمينه, أقساطها`),
  'own-goods': phrases(`
    its|his|her|their own? workers|tools|labourers|drivers|equipment|cargo, عماله, أدواته, بضائعه`),
  liable: phrases(`
    worth, gives|give|hands|returns *? *? *? or its? worth|value|price, pays|pay|owes|owe|refunds|hands *? *? its|
    the|
    their? value|price|worth|cost, falls|fall|lies|lie|lands *? on|upon|with the? tenant|lessee|hirer,
    on|upon the? tenant|lessee|hirer, يرد|يدفع|يغرم *? *? قيمة|قيمتها|ثمن|بدل, على المستأجر`),
  'asset-loss': phrases(`
    gone, missing, disappears, disappear, disappeared, no longer exists|exist, vanishes, breaks|broken up, ceases,
    lightning, drowned, هلاك, سرقت, ضاعت, تفنى, فنيت, انعدمت`),
  regardless: phrases(`
    no matter why|how|what, blame|fault or no? blame|fault|not, without *? *? *? carelessness|blame|fault|
    negligence|
    neglect|misuse *?, hazards, all|every|any hazard|risk|peril, without|with-no guilt|blame|fault, ولو|وإن|حتى-لو
    لم
    يفرط|يقصر|يتعد|يهمل|يخطئ, سواء *? تعدى|قصر|فرط *? *? أم|أو, أم لم يتعد|يقصر|يفرط`),
  continues: phrases(`
    not|never end|ends|stop|stops|discharge|extinguish|affect|relieve|interrupt *? *? *? duty|obligation|rent|rents,
    still to be paid|due|payable|owed, rent *? *? due|owed|payable|paid *? *? *? full|whole|entire term|period, to
    the? end, for the? full|whole|entire term|period, even|although|though *? *? *? *? no longer, تستمر|يستمر|تبقى|
    تظل
    الأجرة|الإيجار|أجرة`),
  automatic: phrases(`
    nobody|no-one|none need|needs|has|must *? sign|do|act, of|by itself|its-own, goes over, and nothing|no *? *?
    needed|required|signed, makes|turns|renders the? tenant|lessee|hirer *? owner, من|ب تلقاء, من غير|دون عقد|إجراء,
    بدفع|بسداد آخر|جميع|كل|الأجور|الأجرة, بانقضاء|بانتهاء *?`),
  'paid-into-ownership': phrases(`
    acquires|acquire|gains|earns|buys|wins *? *? *? *? by|through|with paying|payment|rents|rent|the-rents, each|
    every
    rent|instalment|payment *? buys|acquires|purchases|earns|transfers|gives *? *? *? of, end|expiry|close of the?
    term|
    lease|months|period makes|turns|renders *? tenant|lessee|hirer *?, lease|hire|rental|contract is? at the? same
    time
    a|also? a? sale, lease|rental *? *? *? *? at-the-same-time|at-once|both a? sale, يتملك|يمتلك|يملك *? *? *?
    بسداد|بدفع *? *?, إجارة|إيجار و? بيع|وبيع في|معا *?`),
  'in-tenants-hands': phrases(`
    is|becomes|be|are the? tenants|lessees|hirers *?, ownership|title goes|moves|passes|flows over? *? *? *?
    tenant|lessee|hirer, ل? المستأجر|للمستأجر ملك|ملكا|ملكية, ملكا|ملكية *? *? للمستأجر`),
  repriced: phrases(`
    grows|grow|rises|rise|climbs|goes-up|go-up *? *?, applies|apply|extends|runs|reaches *? *? months|periods|rents
    *?
    *? *? gone|past|elapsed|by, fixed|set|determined|reckoned anew|again|afresh, may raise|increase|change, takes|
    take
    effect|force from the? start|beginning|outset, raise|raises|lifts, زيد, ارتفعت, تزاد, يسري *? تعديل|الزيادة,
    يعاد تحديد|تقدير`),
  'past-rent': phrases(`
    already due|used|owed|payable|enjoyed, gone by, past months, not yet paid, from the? start of the? lease,
    in arrears, المتأخرة, المنقضية, انقضت, غير المدفوعة, المستحقة, المدة|الأشهر المنقضية|الماضية`),
  'future-only': phrases(`
    only to *? *? periods|months *? come|future, periods|months|years|terms to come|follow, future
    periods|months|rent only?, next year|january|month|period, المقبلة, القادمة`),
  'sold-to-lessor': phrases(`
    tenant|lessee|hirer *? sold|sells|sell|transfers|transferred *? *? *? *? to the? lessor|bank|landlord|owner,
    lessor|bank|landlord|it bought|buys|acquired|purchased *? *? *? *? from the? tenant|lessee|hirer, باع|يبيع
    المستأجر|العميل *? ل? البنك|للبنك|للمؤجر|المؤجر, اشترى|يشتري المؤجر|البنك *? من المستأجر|العميل`),
  'buy-back': phrases(`
    buy|take|takes|purchase|buys it|them|the-* back, obligation|obliged|bound *? to? repurchase|reacquire|rebuy,
    repurchase, يشتريها|يشتريه|شرائها|شراءها|بإعادة عند|بعد|شرائها *?, على أن يشتريها|يستردها|يشتريه`),
  sublet: phrases(`
    pass|passes|hand|hands|assign|assigns|rent|rents|let|lets|hire|hires *? *? *? *? *? on|out|to *? *?
    other|others|another|any|anyone|whomever|third|whoever *?, يؤجر|تأجير *? *? ل? غيره|لغيره|للغير|الباطن|لآخرين,
    subletting`),
  'without-leave': phrases(`
    need|needs|must not tell|ask|inform|notify|consult, whether|if or not *? *? agrees|consents|allows|likes,
    consent|leave|permission|approval *? *? not sought|needed|required|necessary, to whomever|whoever *? likes|
    pleases|
    wishes|wants, open to the? tenant|lessee, as it|he pleases|likes|wishes, دون|بلا|بغير *? إذن|موافقة|علم|رضا|
    إذنه, لا
    يشترط|يلزم|حاجة *? رضا|إذن|موافقة|لإذن, ولا يشترط`),
  repossess: phrases(`
    takes|take|taking|took the? *? *? away|back, repossessed, recovery of, recovers|recover, استرد|يسترد|استرجع|سحب
    المؤجر|البنك|العين, سحب العين|الرافعة|الأصل`),
  'remaining-rents': phrases(`
    rents|rent|months *? *? *? remaining|future, future rents|rent, months *? *? will|shall|can not *?, rest of the?
    rent|term, أجور|أجرة|إيجار *? *? الباقية|المتبقية|باقي, الأشهر الباقية|المتبقية`),
  'fall-due': phrases(`
    owes|owe|liable|answerable|claims *?, not spare|spared|free|release *?, becomes|become payable|due, حلت, يطالب,
    يلتزم *? ب?`),
  'sale-from-now': phrases(`
    hereby sold|sells *? *? *? *? *? *? *? end|expiry|term|lease, both *? *? committed|bound|obliged *? *? *? *? *?
    sale
    *? *? *? *? end|expiry|term|close, committed|bound|obliged *? *? now *? *? *? sale, sale *? *? concluded|made|
    signed|
    effective now|today|hereby, يلتزم الطرفان *? *? *? ب? بيع|ببيع|شراء|بشراء, بيع *? *? منعقد|مبرم|مضاف|تام *? *?,
    مضاف إلى نهاية|انتهاء`),
  // That what is let belongs to whoever lets it, or that its use does, or will before the lease.
  'lessor-owns': phrases(`
    lessor|landlord|bank|financier|owner|institution is|has|have|already|lawfully|fully? the? owns|owned|owner,
    lessor|landlord|bank|financier|owner has|have|already? bought|acquired|purchased|possesses the|it|this|that,
    lessor|landlord|bank|financier is the? *? owner|proprietor|freeholder of,
    owned|held by the? lessor|landlord|bank|financier, property|title|ownership of the?
    lessor|landlord|bank|financier, belongs|belonging to the? lessor|landlord|bank|financier, lessor|landlord|bank
    holds a|the|good? title|lease|head-lease|usufruct, lessors|landlords|banks own? property, rests|vests|lies with
    the? lessor|landlord|bank|financier,
    المؤجر|المالك|البنك|الممول يملك|مالك|تملك|اشترى|امتلك, يملك|تملك|اشترى|امتلك|يمتلك المؤجر|المالك|البنك|الممول,
    مملوك|مملوكة|ملك|ملكا|ملكية ل? للمؤجر|المؤجر|للبنك|البنك|للمالك|للممول, في ملك|حيازة المؤجر|البنك|المالك`),
} as const;

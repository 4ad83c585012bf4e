import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Insurance and its likes: cover, policies, bought warranties and promises that pay only if something happens. */
export const ghararCoverTerms: readonly Term[] = [
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    unless: ['takaful'],
    phrases: phrases(`
      insurance, insurance premium, insurance policy premium, conventional insurance, commercial insurance, car|
      motor|vehicle|health|life|medical|travel|home|fire|marine|property|business|pet|cargo insurance, insurance
      policy, insurance renewal, renew|renewal of? the? my? insurance, whole life policy, endowment policy, life
      cover|policy premium|premiums, reinsurance premium, annual premium for|of, premium for *
      policy|cover|insurance, comprehensive cover premium, policy premium, extended warranty insurance,
      phone|gadget insurance, payout contract, weather|parametric|crop|flight|event|cancellation|theft|mobile|
      device|credit|dental insurance, liability|indemnity|parametric|accident|term-life
      cover|policy|premium|insurance, premium for|of|to insurer|lloyds|axa|aig|allianz|metlife|zurich, axa|aig|
      allianz|metlife|zurich|bupa|cigna premium|policy|renewal|plan|cover, insurer|insurers
      premium|renewal|invoice, life assurance, annuity premium`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    unless: ['takaful'],
    phrases: phrases(`
      تامين تجاري, تامين سياره|سيارتي|السياره|مركبه|صحي|طبي|حياه|علي-الحياه|سفر|شامل|ضد|حريق|منزل|تقليدي|شحن|بحري,
      قسط|اقساط تامين, وثيقه|بوليصه تامين, تجديد تامين, تامين علي حياه|سياره|السياره|سيارتي|البضاعه|بضاعه|منزل,
      شركه تامين`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'weak',
    language: 'en',
    needs: ['insured'],
    unless: ['takaful'],
    phrases: phrases('insurance, insurer, underwriter'),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      تامين *? ضد, تامين جوال|موبايل|شحنه|سفينه|هندسي|حوادث|تجاري, القسط السنوي لشركه, قسط|اقساط *? تامين|التامين,
      بوليصه|وثيقه *? تامين|التامين|ضد`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    unless: ['takaful'],
    phrases: phrases(`
      bima, beema, bima premium|policy|kisht, jeevan policy|bima|anand, lic
      premium|policy|kist|kisht|ki|ka|instalment, seguro ng|sa|para|de sasakyan|bahay|buhay|auto|vida|motor, insurans,
      assurance vie|auto, sigorta, life|memorial|funeral|burial|pre-need|preneed|pension-insurance plan
      hulog|premium|st|instalment, memorial life? plan, pre need plan|memorial, preneed plan, st . peter life?, peter
      life plan, whole|term-life|universal|variable life premium|policy|cover|plan|insurance,
      endowment|annuity|retirement-annuity|unit-linked|ulip plan|premium|policy|purchase, annuity, ulip,
      critical|serious illness policy|cover|rider|premium|plan, illness rider, accident rider, death benefit
      premium|policy, funeral expenses? policy|cover|plan|insurance, burial policy|society-policy,
      education|child|kids|baby's|babys|children's plan with insurer|premium|policy, income protection|protect
      policy|cover|premium, salary protection|protector, protects my|our salary|income if,
      mortgage|loan|payment|credit|card|income protection|shield|protector cover|plan|insurance|premium|policy, loan
      protection, payment protection, credit shield, involuntary|job unemployment|loss policy|cover|insurance|premium,
      redundancy cover|policy|insurance,
      contents|household|landlord|renters|burglary|theft|flood|storm|earthquake|warehouse-fire|shop-fire
      policy|insurance, buildings|tenants|shop|warehouse|stock insurance, home contents policy, fire|theft +
      theft|fire, burglary cover|policy, fire policy, d&o|d-o|e-o|p-i cover|policy|insurance|premium, d & o
      cover|policy|insurance|premium|annual, e & o cover|policy|insurance, directors and? officers
      cover|policy|liability, professional indemnity, public|product|employers|employer|third-party|cyber|professional
      liability|risk cover|policy|insurance|premium, workmen|workmens|workmen's|workers compensation|comp|policy
      policy?|insurance|premium, fleet|key-man|keyman|marine|hull|cargo|freight|trade-credit|crop|livestock
      policy|insurance|premium, group|credit|camel|cyber|drone|boat|yacht|bike|motorbike|event|wedding|cancellation
      insurance|premium, marine|cargo|freight|key-man|trade-credit cover, home|house insurance|premium, hull and?
      machinery, hull & machinery, insured again|annually|for-another this? year, lloyds syndicate,
      reinsurance|reinsurer treaty|premium|share, fidelity guarantee policy, flight|trip|baggage|luggage|travel
      delay|cancellation|loss|protect|guard cover|insurance|plan|protection, flight delay cover|insurance|protection,
      travel guard|cover|protection, dental|vision|optical|hospital|health|medical|maternity|vet cover|plan|policy
      premium|monthly|plan , hospital cash plan, medical card premium, hmo plan|premium|dues|card|renewal,
      maxicare|philhealth-plus|medicard plan|premium|renewal`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'strong',
    language: 'en',
    unless: ['takaful'],
    phrases: phrases(`
      third-party|aftermarket warranty|warranties, extended service plan|contract, warranty extension plan, warranty #
      years|yrs sold|bought|separately, warranty|guarantee *? *? *? *? *? bought|sold|purchased from|by third|another,
      warranty for the? *? *? bought|purchased from third|another|a-third company|party, sold separately for the
      tv|fridge|phone|laptop, applecare, apple care, samsung care plus?, geek squad protection, squaretrade, asurion,
      appliance|device|gadget|phone|mobile|laptop|screen|tablet|tyre|tire|rim|wheel|key|dent|scratch|
      gearbox|engine|breakdown|roadside|accident|accidental|damage|theft|purchase|furniture|fabric
      care|protection|protect|shield|insurance|assurance plan|contract|cover|package|subscription|monthly|premium,
      phone|device|mobile|gadget insurance, accidental damage cover|protection|insurance, breakdown cover|cover-plan,
      tyre|tire & rim protection|cover|plan, tyre and rim protection|cover|plan, lifetime cover of|for|on, peace of
      mind package|plan|cover|subscription, engine promise|assurance, gearbox|engine breakdown cover, nothing
      returned|refunded|back if no|nothing|i-do-not, pay|pays|paid out? only|just if the? *?
      dies|breaks|fails|happens|goes, they pay whatever-happens|only-if, pays|pay till|until death|i-die, if|when i
      die|pass they|early|my, if i die they, die they pay, guaranteed if i die, covers unknown repairs|damage, pays if
      my|the|our flight|bag|tooth|car|phone|shipment|crop, big sum|amount if something, if something|anything
      happens|goes-wrong|breaks they, whether i|it breaks?|break it? or not, maybe i use maybe, maybe nothing, they
      keep it otherwise, if not they keep, premium sanawi|instalment|year-#, surrender value, sum assured|insured,
      deductible premium, no claims? bonus premium`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'strong',
    language: 'ar',
    unless: ['takaful'],
    phrases: phrases(`
      بوليصه حريق|سرقه|حياه|السياره|التعليم|الادخار|محل|المحل, قسط البوليصه|بوليصه|وثيقه|الوثيقه, وثيقه
      تامين|التامين|عايلتي|حياه|ادخار|حمايه|صحيه, تامين
      اسطول|الشاحنات|البضاعه|الشحنات|شحنات|الشحنه|الديون|ديون|ايتمان|الايتمان|اللابتوب|الهاتف|القارب|
      اليخت|الدراجه|المواشي|المحصول|السفر|الحقايب|المسووليه|مسووليه|مهني|الاخطاء|الطبي|الصحي|الحياه|
      التعليم|الشيخوخه|العربيه|العربيه-الشامل|trip|علي-الديون|الحوادث|الحريق|السرقه|تقليديه|عاديه, تامين
      العربيه|عربيه|العربيه شامل|الشامل, تامين علي
      الحياه|العربيه|الموبايل|الشحنه|الشحنات|الديون|البيت|المحل|اللابتوب|المخزن|المسافر, تامين|وثيقه|بوليصه *? *? *?
      شركه تجاريه|عاديه|تقليديه, التجاري للتامين, تامين ضد|من الحريق|السرقه|الخساره|الحوادث|العجز|المرض|البطاله|الغير,
      ضمان|كفاله *? *? *? من شركه غير|ثانيه|تانيه|اخري|ثالثه, ضمان *? *? شركه ثانيه|تانيه|غير, حمايه القرض,
      عقد|اشتراك|باقه حمايه شاشه|اجهزه|الجوال|الموبايل|الشاشه, الادخار والحمايه, ادخار وحمايه, عقد صيانه
      مفتوح|شامل-اعطال, اذا|لو|ان مت|توفيت|متت يدفعون|بيدفعوا|يعطون|تدفع|بيعطوا, انكسر ولا|او لا|ما|لم, انكسر او لا,
      ان|لو|اذا خرب|تعطل|انكسر صلحوه|يصلحونه|بيصلحوه|يدفعون, كل شي يخرب عليهم, حتي لو ما خرب|انكسر|صار, ما
      يرجع|يرجعلي|يرجعلك قرش, قسط *? غير مسترد|مسترده, بيمه, سكيوريتي بلان, انشورنس, الانشورنس, ورانتي اضافيه|ممدده`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'weak',
    language: 'en',
    needs: ['sold-apart'],
    unless: ['takaful'],
    phrases: phrases(`
      extended|additional|extra|paid|second warranty|warrantee|warranties|guarantee, warranty, screen|phone|tyre
      protection, breakdown cover, engine|gearbox guarantee`),
  },
  {
    rules: ['GHR-014'],
    principle: 'gharar',
    strength: 'weak',
    language: 'ar',
    needs: ['sold-apart'],
    unless: ['takaful'],
    phrases: phrases(`
      ضمان ممدد|اضافي|ممتد|مدفوع|زياده, الضمان الممدد|الاضافي|الممتد|المدفوع, كفاله ممدده|اضافيه|ممتده|مدفوعه, الكفاله
      الاضافيه|الممدده, تمديد الضمان|ضمان|الكفاله|كفاله, حمايه شاشه|الشاشه`),
  },
];

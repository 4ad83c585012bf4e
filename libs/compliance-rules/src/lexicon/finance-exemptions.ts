import { phrases } from '../text/phrase-list.ts';
import type { Exemption } from '../text/lexicon.ts';

/** Innocent senses of the words of lending, markets, insurance and uncertain sales. */
export const financeExemptions: readonly Exemption[] = [
  {
    language: 'en',
    principles: ['riba'],
    phrases: phrases(`
      interest rate swap|swaps|collar|futures|future|option|options|swaption, bond futures|future|option|options`),
  },
  {
    language: 'en',
    principles: ['riba'],
    phrases: phrases(`
      bina byaj|sood|byaaj|vyaj, sood free|mukt, byaj nahi|mukt|free|bina, factoring
      polynomials|numbers|homework|worksheet|quadratics, overdraft of the? well|aquifer, pawn and|or
      rook|knight|queen|bishop, chess pawn|pawns, king prawn, family|mr|mrs|dr|anil|sonu|karan|raj|aditya|by sood, emi
      school|records|music, mutual consent, hair cut, factor of safety|authentication, no overdraft,
      cancelled|closed|closing|cancel|close overdraft|od, cancelled|closed my? credit card, emi free, int
      school|airport|hotel|designer|decorator|calling|delivery|shipping, premium bond, time value chapter, bond
      cleaning|paper|beam|coat|girl|with, brooke bond, tubo ng tubig|pipe, pvc|water|tubo pipe, guarantor
      form|letter|letters|visa, no munafa|tubo|patong|byaj, walang tubo|patong|interes, wala pong|nang tubo|patong,
      chandi chowk, juice bar, cash advance for travel|site|petty|expenses, salary advance no|without, refinanced with
      islamic, wait fee parking, rent of the money exchange, escape|escaped|escaping interest|riba|usury,
      getting|get|got out of loan-shark|interest|riba|usury, it is|was riba, interest cashback`),
  },
  {
    language: 'ar',
    principles: ['riba'],
    phrases: phrases(`
      سند دين|الدين *? توثيق|فعلي, توثيق سند, ايات|تحريم|حرمه|احكام ربا|الربا, لانها ربا, القرض|قرض ربوي|الربوي
      وسددت|سددته|وخلصت|قفلته, قفلت|سددت|خلصت القرض ربوي|الربوي, تتخلص من *? ربويه|الربويه|الربا, بلا|بدون|من-غير
      زود|زياده|نسبه|فايظ, زياده الراتب|راتب|الاجر, فرق التوقيت|العمله, تاجيل الموعد|الامتحان|السفر|الرحله|الحجز`),
  },
  {
    language: 'en',
    principles: ['gharar'],
    phrases: phrases(`
      bima nahi, beema nahi|road, lucky bag shop|charms, mystery shopper|novel|guest|gift|reader|play|spot, surprise
      party|birthday|visit|inspection|guest|trip|for-my|for-mum, surprise box for my|the|his|her?
      birthday|wedding|anniversary|kids|wife|mum|mother, unborn baby|babys|child|twins|childs, seminar|lecture|talk
      why|on gharar, whatever is in my|his|her wallet|pocket|purse, call option in the app, gharar
      matters|explained|course|seminar|lecture, due diligence *? before, before we|i|he|she buy|bought|buys the
      bakery|shop|house|company|business|land, finders|finder reward|fee, lost camel|falcon|goat|horse
      finder|finders|reward|found|poster, reward lost|for *? lost, whatever is in the?
      drawer|box|jar|envelope|till|tin, donation of whatever, warranty
      repair|card|void|lost|free|expired|claim|slip|included|covered|from-agent,
      under|in|manufacturer|factory|agency|makers|free|standard warranty, shop|makers|agency warranty included,
      insured nothing, is insured? no, without cover, cover
      letter|charge|band|page|version|song|teacher|for-sofa|design|photo,
      book|sofa|cushion|car|seat|pillow|duvet|mattress|phone|laptop|boat|bbq|pool|chair|table|ac cover|covers, screen
      protector|protectors|guard-film, insurance company marathon|bib|run|team, insurance|insurers
      building|office|hq|headquarters|company-building|tower|canteen|branch|department|broker-office, insurance
      company|hq rent|leased|building|paid-us|paid-me|compensated, leased to conventional? insurance, insurer's
      building, insurance of my honour, call option on the door, cancelled|canceled|cancel|surrendered|terminated
      policy|insurance|cover, refund of the? insurance, insurance returned|refunded|i-cancelled, giving|gave up
      the? *? insurance|policy, premium
      refunded|refund|petrol|paint|dates|plan|quality|snap|beef|rice|coffee|leather, out of an? insurance, get out of
      insurance|the-policy, people buy insurance, forward contract of a? footballer|player|striker, closed my
      options|futures|margin|trading account, policy brief|paper|document|makers|says|grey|of-the-school,
      return|refund|returns|school|hr|privacy|cookie|attendance|uniform policy, life plan coaching|workshop, building
      plan|plans, security desk, won lot, job|parking|drawing lot|lots, lots of, one of these days, contents of the?
      box, random act of kindness, random sample|samples|number|check|drug-test, whatever comes first, sealed
      container of|for water|honey|food, return pallet deposit|empty, pallets of water|bricks|cement|tiles|rice, empty
      pallet|pallets, pallet wrap, bank|bus|shoe|charity|lost-property|gym|school locker, locker rent|rental|key|fee,
      storage unit rent|rental|fee|monthly, take|taking cover, fx cover, options for`),
  },
  {
    language: 'ar',
    principles: ['gharar'],
    phrases: phrases(`
      بوليصه شحن|الشحن, بوليصه شحن رقم|بحري|جوي, ضمان|كفاله
      الوكاله|المصنع|المحل|المصنعيه|البايع|اجتماعي|بنكي|مجاني|مجانيه, كفاله يتيم|ايتام|العامله|عامل|العامل|طالب, كفاله
      سنه|سنتين من المحل, الغيت|الغا|الغاء|انهيت|فسخت *? بوليصه|تامين|وثيقه, رسم الالغاء, شركه التامين
      عوضتنا|عوضتني|دفعت|صلحت|عوضت|حولت, تعويض من شركه تامين|التامين, تامين
      العداد|الموقع|الغداء|غداء|مواصلات|المواصلات|الحراسه|طعام|وجبات|البيانات|الشبكه|دخول|وصول|عداد, حكم|بحث|رساله
      تامين|التامين, شورت سباحه|رياضي|جينز|ولادي|رجالي|للولد|قطن|اطفال, شورت|شورتات السباحه, البضاعه مو ملكي وانا
      وسيط, وسيط بعموله, وكيل بعموله|مبيعات, بعموله معلومه, فتحته|فتحتها|فتحناه وشفت|وشفنا, شفت اللي فيه|فيها, انشورنس
      لا, insurance لا, كرتون|علبه|صندوق مقفل|مغلق ماء|عصير|تمر|مناديل|مندي, صندوق|كيس|علبه هدايا|مفاجاه
      لابني|لبنتي|لزوجتي|لامي|للاطفال, كول سنتر, كولر, بوت|البوت جلد|شتوي|جلدي|رياضي|مطاط|سفاري`),
  },
];

import { phrases } from '../text/phrase-list.ts';
import type { Exemption } from '../text/lexicon.ts';

/** Words of the lists in another sense: names, vessels, dresses, institutes, cleaners, and what was written off. */
export const senseExemptions: readonly Exemption[] = [
  {
    language: 'en',
    principles: ['riba'],
    phrases: phrases(`
      riba institute|membership|architect|architects|award|exam|part|chartered|plan|fees|stage, interest
      written|waived| reversed|forgiven|cancelled off?, interested in|to|people|parties|buyer, no longer interested,
      interest group|club| form, expression of interest, interest of|in my|the
      child|kids|customers|art|photography|football, savings jar, bank holiday, credit note|hours|transfer, credited
      to, credit for the? course, overdraft waived|free|closed`),
  },
  {
    language: 'ar',
    principles: ['riba'],
    phrases: phrases(`
      الفايده|فايده كبيره|عظيمه|عامه|المرجوه, للفايده|لفايده العامه|الجميع|الطلاب|القراء, درس|دوره|محاضره|كتاب *?
      الفايده, مساحه|مساحات ربا, فوايد صحيه|العسل|التمر|الرياضه|القراءه|الصيام, ايرادات|عايد التذاكر|السوق-الخيري`),
  },
  {
    language: 'en',
    principles: ['gharar'],
    phrases: phrases(`
      futures nursery|academy|school|college, future|futures fair|bright, bright futures, option|package|plan|menu
      a|b|c|d birthday|package|menu, mystery novel|book|shopper|movie|tour, short|shorts
      film|sleeve|course|story|stay, water|oil|borewell|artesian well, well done|cleaning|digging|drilling|pump,
      call centre|center|me|you, put together|up|back, earnest|earnestly request|thanks|hope`),
  },
  {
    language: 'ar',
    principles: ['gharar'],
    phrases: phrases(`
      السحب|سحب *? *? علي المكشوف, السحب|سحب عالمكشوف, الحساب المكشوف, فوايد|فايده المكشوف, رسوم|عموله المكشوف,
      تامين الشقه|شقه|البيت|الايجار|السكن|العداد|الماي|الكهربا *? *? يرجع|مسترد|ارجعه|برجع`),
  },
  {
    language: 'en',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      matka pot|pots|water|clay|planter|cooler, clay|earthen|mitti|terracotta matka, matka *? *? *? pot|clay|water,
      you bet, bet you, i bet, best bet, safe bet, free raffle|draw|lucky-draw|dip, raffle|draw|dip free|is-free,
      lucky dip free|for-free *?, eid|school|kids lucky dip free, lottery of birth, jackpot|casino movie|film|book,
      draw a|an picture|portrait|sketch|map|plan, drawing class|lesson|lessons|book|set, spin
      class|classes|bike|cycle, dice vegetables|onions|tomatoes, slot booking|machine-part, time|parking|delivery
      slot, poker face, card game|games for|set|box family|kids|children, betting hat`),
  },
  {
    language: 'ar',
    principles: ['maysir', 'halal'],
    phrases: phrases(`
      اخوي|اخي|لاخوي|لاخي|ولدي|ابني|صديقي|زميلي|ابو|بو|ام|عم|خالي|الاستاذ|الحاج ميسر, ميسر
      اجره|ايجار|راتب|حساب|هديه, حساب|راتب|اجره|لحساب|قرض ميسر, قرض|سداد|دفع ميسر, عبد الميسر, سحب
      السياره|سياره|المركبه|الرصيد|كاش|نقدي|الدم|العينه, سحب مجاني|مجانا`),
  },
  {
    language: 'en',
    principles: ['halal'],
    phrases: phrases(`
      # % alcohol, alcohol # %, alcohol for cleaning|disinfecting|sterilising|the? tools|wounds|wipes|swabs, alcohol
      wipes|swabs|pads|gel|spray|based, white spirit|spirits, spirit level|of, methylated|surgical spirit|spirits,
      ginger ale|beer, root beer, wine|champagne|burgundy|whisky|whiskey|rum|beer
      coloured|colored|color|colour|red|vinegar, wine gums|glass|leaves, rum cake-mould|essence-free, weed
      removal|killer|trimming|pulling|control|whacker|spray|cutting, weeds *? *? garden|yard|lawn,
      rehab|rehabilitation programme|program|centre|center|clinic|fee|fees|session, turkey| beef|veal|chicken|lamb
      bacon|ham|salami|pepperoni|sausage|sausages, hash browns|brown|tag|tags|potatoes, pot
      plant|plants|roast|luck|holes, joint account|family|pain|venture|repair, coke zero|can|cans|bottle-deposit,
      speed boat|post|test|fine|fines, sihr|sehr|sahar|sahr salon|beauty|haircut|tailor|boutique|fashion|hair,
      salon|beauty| boutique|tailor|abaya sihr|sehr|sahar|sahr, magic
      cube|show|mug|box|kit|tricks|eraser|mouse|keyboard, spell|spelling bee|check, medium size|sized|rare|coffee,
      club sandwich|house|card|soda, football|sports|chess|book|golf| youth|swimming|fitness club, bar|bars of
      soap|chocolate|gold|stool|code|chart, crack|cracked screen|wall|glass| tile, ice cream|cube|cubes|bag, snow
      globe|cone, fix|fixed|fixing crack`),
  },
  {
    language: 'ar',
    principles: ['halal'],
    phrases: phrases(`
      خمار|خمارات *? *? صلاه|للوالده|اسود|شيفون|حجاب, نخمر|يخمر|تخمير|خميره *? العجين|عجين|خبز|كعك, العجين|عجين
      مختمر|مخمر,
      فستان|عبايه|تسريحه|هديه|عرس|خطوبه|مدرسه|مكتبه|صالون|مشغل|عياده|دكتوره|معلمه|الاستاذه|المعلمه|الدكتوره|
      خياطه|عيدميلاد|بنتي|اختي|خالتي|عمتي|صديقتي|زميلتي|جارتنا|ام|بنت|الانسه سحر, سحر
      للتجميل|للازياء|للعبايات|للخياطه| للعطور, حشيش|الحشيش للغنم|للحلال|للحديقه|للماعز|للخيل|للبقر|للدواب|للارانب,
      لعبه|مكعب|العاب|عرض سحري|سحر, تحريم السحر|سحر|الكهانه, قص|جز|ازاله|برسيم الحشيش|حشيش|وحشيش, كحول|بكحول *?
      بالمئه|بالمايه, معقم *? *? كحول|بكحول, بلون|لون|لونها|لونه النبيذ|نبيذي|نبيتي, كحول
      طبي|طبيه|للتعقيم|معقم|ايثيلي|ازوبروبيل, كحول *? # %, # % كحول, خل العنب|التفاح|نبيذ-احمر, شراب|مشروب
      الشعير|شعير خالي|بدون|بلا|من-غير`),
  },
];

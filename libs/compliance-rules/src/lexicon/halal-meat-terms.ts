import { phrases } from '../text/phrase-list.ts';
import type { Term } from '../text/lexicon.ts';

/** Pork by cut and dish in the kitchens of the world, carrion and blood. */
export const halalMeatTerms: readonly Term[] = [
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'strong',
    language: 'en',
    unless: ['not-pork'],
    phrases: phrases(`
      poark, porc, porck, prok chops|ribs|belly, bakon, bacn, baboy, tocino, longganisa, longanisa, liempo, adobong
      liempo|baboy, lechon, lechong baboy, lechon kawali|belly|baboy, chicharon, chicharron, chicharrones, sisig,
      bagnet, crispy pata, pata tim, humba, dinuguan, kare kare pork, embutido pork, bakkwa, bak kwa, rou gan jerky,
      siu yuk, cha siu, char siew, bak kut teh, lap cheong, lup cheong, porchetta, mangalica, mangalitsa, porco,
      cerdo, puerco, cochinillo, cochinita pibil, al pastor, pernil, lomo iberico, lomo embuchado, sobrasada, fuet,
      cochon, saucisson, saucisses de porc, jambon, lardon, lardons, rillettes, andouille, andouillette, boudin noir|
      blanc, schwein, schweine, schweinefleisch, schnitzel schwein|pork, schinken, schweinshaxe, eisbein, leberkase,
      leberwurst, weisswurst, bockwurst, knackwurst, currywurst, braunschweiger, lardo, nduja, soppressata,
      culatello, cotechino, zampone, ciauscolo, kielbasa, kabanos, salo ukraine|pork|smoked, szalonna, scrapple,
      chitterlings, chitlins, pigs|pig feet|ears|ear|blood|trotters|trotter|head|cheek|cheeks|tail|liver|intestine|
      skin|fat|gelatin|gelatine, pigskin, pig skin, porcine gelatin|gelatine|collagen|enzyme|*? powder|capsules,
      gelatin|gelatine *? *? porcine|pig|pork|swine, porcine, swine, hog casing|casings|jowl|meat|lard, pork casing|
      floss|buns|bun|dumplings|knuckle|loin|mince|shoulder|tenderloin|scratchings|crackling|crackers-pork|stock|
      rinds, sausage casings hog, suar ka|ke|gosht, suwar ka|gosht, sooar ka|gosht, soor ka gosht|meat, 7anzeer,
      khanzir, khanzeer, khinzir, khinzeer, 5anzir, hallouf, halouf, 7allouf, 7alouf, pig|piglet for|from *? spit|
      roast|table|restaurant, oink oink, the other meat, other white meat, white fat side, spam can|cans|tin|tins|
      musubi|fried|classic, luncheon meat pork|ma-ling|maling, maling luncheon, hot dog pork, breakfast links pork,
      mcrib, blt sandwich|sandwiches|wrap, full english with-bacon, pigs in blankets, carbonara with bacon|guanciale|
      pancetta, quiche lorraine, croque monsieur|madame, jhatka, haram gosht|meat|wala, dead before slaughter,
      animals? dead|died *? *? slaughter|burger|meat, carrion, roadkill meat|deer|supply, died of disease *? meat|
      sell|burger, not|never bled, electrocuted *? *? *? bled|cattle|beef|meat, strangled chickens|chicken|birds|
      meat, unslaughtered, knocked on head cattle|cows|cow, stunned to death, dog|cat|donkey|monkey|snake|bat|
      crocodile|lion meat|steak|stew, dog meat, cat meat, donkey meat|burger, blood sausage|sausages|pudding|tofu|
      curd|cake, dried blood powder-food|sausage, black sausage, duck blood soup, pig blood`),
  },
  {
    rules: ['HAL-003'],
    principle: 'halal',
    strength: 'strong',
    language: 'ar',
    phrases: phrases(`
      حلوف, الحلوف, لحم حلوف|الحلوف|خنازير|كلب|حمير|حمار|قطط|قرود|ميته|الميته|نافق|جيف|جيفه, لحوم ميته|نافقه|حمير|
      كلاب|خنازير, كلب وقطط لحم, دجاج|دجاجات|فراخ|غنم|خرفان|ابقار|مواشي|عجول نافق|نافقه|ميت|ميته|فطيس|فطايس|نفقت,
      فطيس|فطيسه, جيفه, ميته للعمال|للبيع|لمطعم, لحم غير مذبوح|مذكي, غير مذكاه, من غير ذبح|تذكيه, بدون ذبح|تذكيه
      شرعيه?, مخنوقه|مخنوق *? للبيع|لحم, سجق دم|الدم, نقانق دم|الدم, دم مجفف, دم مسفوح, مقانق دم, بيكون لحم|اجنبي|
      مدخن-خنزير, سور كا گوشت|كوشت, خنزير كا, هام خنزير, لحم الخنزير, جامبون خنزير|بلدي, تشاشو خنزير, شحم الخنزير,
      جيلاتين خنزير|الخنزير|خنزيريه, مقدد خنزير`),
  },
];

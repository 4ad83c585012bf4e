import { phrases } from '../text/phrase-list.ts';

/**
 * Houses that people pay, by kind: what a name says of its business where the memo says no more. They are cues, and
 * decide nothing alone; a name may be left out without harm, for the text model still reads the words around it.
 */
export const gazetteer = {
  'conventional-bank': phrases(`
    emirates nbd, enbd, fab, first abu dhabi bank, adcb, mashreq|mashriq, hsbc, citi|citibank, standard chartered,
    scb, cbd, rak bank, rakbank, nbf, qnb, cbq, commercial bank of qatar, doha bank, ahli bank, icici, hdfc, sbi,
    axis bank, hbl, ubl, mcb, bdo, bpi, metrobank, barclays, lloyds, natwest, liv, بنك الامارات دبي الوطني, بنك
    ابوظبي الاول, بنك ابوظبي التجاري, المشرق, بنك دبي التجاري, بنك قطر الوطني, البنك التجاري, بنك الدوحه, سيتي بنك,
    ستاندرد تشارترد`),
  'islamic-house': phrases(`
    dib, dubai islamic, adib, abu dhabi islamic, emirates islamic, sharjah islamic, sib, ajman bank, al? hilal bank,
    qib, qatar islamic, masraf al? rayan, dukhan bank, qiib, kfh, kuwait finance house, al? rajhi, alinma, boubyan,
    meezan, amlak, tamweel, bank nizwa, islamic window, islamic finance|banking window|division|unit|branch,
    mashreq|adcb|fab|hsbc islamic|al-islami|islami|amanah, مصرف ابوظبي الاسلامي, بنك دبي الاسلامي, الامارات الاسلامي,
    مصرف الشارقه الاسلامي, مصرف قطر الاسلامي, مصرف الريان, بنك دخان, بيت التمويل, مصرف الراجحي, الراجحي, مصرف الانماء,
    نافذه اسلاميه, النافذه الاسلاميه, مصرف الهلال, مصرف عجمان`),
  'lawful-financing': phrases(`
    murabaha, murabahah, ijara, ijarah, diminishing musharaka, qard hasan|hassan, interest free, without|no
    interest, مرابحه, المرابحه, اجاره, الاجاره, مشاركه متناقصه, قرض حسن, قرضا حسنا, بدون|بلا|من-غير|دون
    فوايد|فايده|زياده`),
  'takaful-house': phrases(`
    salama, watania, dar al? takaful, takaful emarat, noor takaful, adntc, methaq, al? hilal takaful, beema, damaan,
    al? khaleej takaful, etiqa, syarikat takaful, سلامه للتامين, وطنيه تكافل, دار التكافل, تكافل الامارات, ميثاق
    للتكافل, الضمان للتامين-الاسلامي, بيمه`),
} as const;

/** Makers and sellers of drink, and houses of betting: they deal in nothing else, so their names are strong words. */
export const BREWERIES = `
  carlsberg, tuborg, budweiser, stella artois, kingfisher beer|can|cans|strong, san miguel beer|light|can|cans, red
  horse beer|can|cans, tanduay, old monk, royal stag, johnnie|johnny walker, black|red|blue label bottle|bottles,
  jack daniels, absolut vodka, smirnoff, bacardi, jagermeister, moet, hennessy, chivas regal, almaza
  beer|bottle|bottles, efes beer|can, african and|& eastern, mmi liquor|store|shop|order, a and e liquor, ginebra
  san-miguel, emperador, mcdowells`;
export const BOOKMAKERS = `
  melbet, parimatch, dafabet, 10cric, betwinner, mostbet, rummycircle, dream11, betking, betlucky, luckybet,
  betstar, betwin, winbet, betmax, betplus, betgo, gobet, megabet, superbet, royalbet, goldbet, betgold, fastbet,
  betnow, easybet, playbet, betzone, betclub, starbet, topbet, betpro, probet, sportybet, betika, bet9ja, betmgm,
  unibet, 888casino, 1win, roobet, stake.com, fairplay id, lotus365, mahadev book, cricket id for|from, بت365, مل بت`;

import { phrases } from '../text/phrase-list.ts';

/** How people count, repeat and compare sums. */
export const amountCues = {
  unit: phrases(`
    day|days, week|weeks, month|months, year|years, yr|yrs, hour|hours, hrs, minute|minutes, mins, am, pm, st, nd,
    rd, th, kg, g, gm, gr, gram|grams, ounce, oz, ton|tons, litre|liter, ml, km, sqm, sqft, person|people|persons,
    guest, pieces|pcs|piece, unit, box|boxes, bag, ticket|tickets, bottle, crate, pack, pair, seat, night, trip,
    visit, installment|instalment, payment, friend, player, member, student, worker, employee, share, item, copy,
    invoice, january|jan, february|feb, march|mar, april|apr, june|jun, july|jul, august|aug, september|sep,
    october|oct, november|nov, december|dec, ramadan, يوم, ايام, يوما, اسبوع, اسابيع, شهر, شهرا, اشهر, شهور, سنه,
    سنوات, سنين, عام, ساعه, ساعات, كيلو, كغ, غرام, جرام, قيراط, شخص, اشخاص, قطعه, قطع, قسط, اقساط, دفعه, دفعات,
    علبه, تذكره, تذاكر, مره, زجاجه, صندوق, رمضان, يناير, فبراير, مارس, ابريل, مايو, يونيو, يوليو, اغسطس, سبتمبر,
    اكتوبر, نوفمبر, ديسمبر`),
  reference: phrases(`
    no, number, ref, reference, invoice, order, account, acct, flat, apt, apartment, villa, room, shop, plot,
    model, iphone, version, phase, unit, id, iban, po, contract, booking, ticket, phone, mobile, year, since,
    section, article, page, رقم, فاتوره, شقه, فيلا, غرفه, طلب, حساب, هاتف, ماده, بند, موديل`),
  'instalment-count': phrases(`
    two|three|four|five|six|seven|eight|nine|ten|twelve months|weeks, two|three|four|five|six|seven|eight|nine|ten|
    twelve monthly|weekly|equal? repayments|payments|instalments|installments, # monthly|weekly|equal? repayments,
    two|three|four|five|six|seven|eight|nine|ten|twelve|# equal monthly|weekly
    payments|instalments|installments|parts,
    two|three|four|five|six|# times of|x, # months|weeks|years|days, # installments|instalments|payments, #
    monthly|weekly
    installments|instalments|payments, # equal? installments|instalments|payments, # اشهر|شهور|شهر|شهرا, #
    اقساط|قسط|دفعات|دفعه, # اسابيع|اسبوع`),
  'per-period': phrases(`
    every|each monday|tuesday|wednesday|thursday|friday|saturday|sunday, every|each
    payday|salary|month-end|week-end, كل خميس|جمعه|احد|سبت|راتب,
    per month|week|day|year|annum, a month|week|day|year, each month|week|day|year, every month|week|day|year,
    monthly, weekly, daily, yearly, annually, annual, pa, p . a, p a, كل شهر|اسبوع|يوم|سنه, شهريا, شهري, اسبوعيا,
    يوميا, سنويا, سنوي, سنويه, شهريه, في|ب السنه|شهر, بالشهر, بالسنه, بالاسبوع, عن كل شهر|سنه|يوم`),
  extra: phrases(`
    extra, on top, additional, addition, more, more than borrowed|lent|i|he|she|you, increase, increment, surplus,
    bonus, double, twice, triple, profit, gain, margin, markup, premium, excess, a little over, something on top,
    with thanks money, زياده, زايد, بزياده, فوقها, فوقه, فوقهم, فوق المبلغ, اكثر, اكثر مما, اضافه, اضافي, اضافيه,
    ربح, مكسب, بربح, ضعف, الضعف, ضعفين, دبل, وفوقها`),
  increase: phrases('increase, increment, surplus, on top, markup, extra on it, زياده, بزياده, زياده بسيطه'),
  unpromised: phrases(`
    exactly what|as he|she|i|we gave|lent|took|owed|borrowed, exactly what he|she|i|they gave|lent|took|owed, nothing
    more than what? was? lent|given|borrowed, unconditional, unprompted, unrequested, voluntary, voluntarily, not
    agreed, without condition, of his|her|my own accord, not required, out of gratitude, as thanks, gift of thanks,
    thank you gift, من غير شرط, دون شرط, بدون شرط, بلا شرط, غير مشروط, غير مشروطه, عن طيب خاطر, من باب الشكر, شكرا
    له, لم يشترط`),
  'actual-cost': phrases(`
    actual cost|costs|expense|expenses, at cost, documented cost|costs, third party cost|costs|fee, courier
    receipt, registration fee receipt, real cost|expense, bank transfer cost, تكلفه|التكلفه فعليه, مصاريف|مصروفات
    فعليه, تكاليف فعليه`),
  'charged-at': phrases(`
    at, with, plus, by, of, rate of, at a rate of, at rate, charge, charging, charged, for, costs, costing, بنسبه,
    بفائده, نسبه, بمعدل, بواقع, عليه, عليها, يحسب, احسب, نحسب, وفوقه, زياده, بزياده, فائده, فوائد`),
  fee: phrases(`
    fee|fees, charge|charges, service charge, commission, admin fee, administration, administrative, handling,
    arrangement fee, processing fee, رسوم, رسم, عموله, اتعاب, مصاريف, مصاريف اداريه, رسوم خدمه, رسوم اداريه, tip,
    tips, surcharge, charged`),
  'lawful-rate': phrases(`
    profit share|sharing|split|ratio, mudaraba|mudarabah, musharaka|musharakah, murabaha|murabahah, vat, tax,
    zakat, discount, off, ownership, equity, stake in, completed, complete, progress, down payment, downpayment,
    advance payment, deposit, retention, rent, ijara|ijarah, tip, of the? salary, salary
    increase|raise|deduction|cut, repaid already, already repaid, of profit|profits, of his|her|my salary,
    donate|donated|donation, flat fee, مضاربه, مشاركه, مرابحه, ضريبه, القيمه المضافه, زكاه, خصم, ملكيه, حصه, مقدم,
    دفعه اولي, ايجار, اجاره, من الربح, من الارباح, من الراتب|راتبي|راتبه, انجاز, مكتمل, صدقه, تبرع`),
  'payment-versus-payment': phrases(`
    same value date, same day|moment|session|time|minute|breath, spot, payment versus payment, pvp, atomic, hand to
    hand, on the spot, both sides|legs now, simultaneous|simultaneously, at once, immediately both, immediate
    settlement, settled instantly|immediately, في نفس المجلس|اللحظه|الوقت, يدا بيد, تقابض, تقابض فوري, فورا, حالا,
    بنفس المجلس, بنفس اللحظه, تسليم فوري`),
} as const;

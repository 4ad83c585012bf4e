/** What the sources hold of an act. */
export const RULINGS = ['permitted', 'forbidden'] as const;
export type Ruling = (typeof RULINGS)[number];

/**
 * The very thing a passage rules on. Each part lists the wordings that name it, parted by `|`, in either language;
 * `a/b` in the place of a word is either. An absent part is nothing that is asked.
 */
export interface Frame {
  act: string;
  object?: string;
  condition?: string;
  ruling: Ruling;
}

const INTEREST = 'interest|bank interest|riba|usury|the bank interest|فائدة|الفائدة|الفوائد|فوائد|الفائدة البنكية|الفوائد البنكية|فوائد البنك|'
  + 'فوائد البنوك|الربا|ربا|riba|fawayed elbank|fawa2ed elbank|fayda';
const DEAL = 'trade/trading/buy/buying/sell/selling|trade/trading in|تداول|المتاجرة|المتاجرة في|شراء|بيع|التعامل في|التعامل|أشتري|أبيع';

/** By passage; a question that is exactly one of these is told yes or no, any other is not. */
export const FRAMES: Readonly<Record<string, readonly Frame[]>> = {
  'bank-interest': [
    { act: INTEREST, ruling: 'forbidden' },
    { act: 'take/taking/earn/earning/receive/receiving/charge/charging/pay/paying|أخذ|آخذ|دفع|أدفع|قبول', object: INTEREST, ruling: 'forbidden' },
    { act: INTEREST, condition: 'on a/my/the loan/deposit/debt|on loans/deposits/debts|on a savings account|on savings|'
      + 'على القرض/القروض/الوديعة/الودائع|حساب التوفير|على حساب التوفير', ruling: 'forbidden' },
    { act: 'borrow/borrowing/lend/lending|borrow/lend/borrowing/lending money|take/taking a loan|taking loans|أقترض|اقترض|الاقتراض|أقرض|الإقراض|أخذ قرض',
      condition: 'with/at/on/for interest|with riba|بفائدة|بفوائد|بالربا|بربا', ruling: 'forbidden' },
  ],
  'lend-for-more': [{
    act: 'lend/lending/loan|lend/lending money|أقرض|أقرض مالا|أقرض المال|الإقراض|إقراض المال|أسلف',
    condition: 'for a profit|for profit|at a profit|and ask for more back|and ask for a little more back|and ask for more|for more back|and take more back|'
      + 'بزيادة|وأطلب زيادة|وأطلب زيادة عليه|مقابل زيادة|بربح|وآخذ زيادة',
    ruling: 'forbidden',
  }],
  'pledge-for-debt': [{
    act: 'take/taking/ask for/accept/accepting|أخذ|آخذ|أطلب', object: 'collateral/security/rahn|a pledge|رهن|رهنا|الرهن',
    condition: 'for a/the/my debt|for debts|مقابل الدين|على الدين|بالدين', ruling: 'permitted',
  }],
  'late-payment-charge': [{
    act: 'charge/charging/take/taking/keep/keeping|أخذ|آخذ|فرض', object: 'a late fee|late fees|a penalty|a fee|interest|money|غرامة|رسوم|فائدة|غرامة تأخير|رسوم تأخير',
    condition: 'for late payment|for delay|on late payment|on an overdue instalment/debt|for myself|على التأخير|على التأخير في السداد|على الدين|عند التأخر', ruling: 'forbidden',
  }],
  'rescheduling-for-more': [{
    act: 'reschedule/rescheduling/extend/extending|جدولة|تمديد|تأجيل|إعادة جدولة', object: 'a/the debt|debts|الدين|الديون',
    condition: 'for a higher amount|for more money|for an increase|for more|at a higher amount|بزيادة|مقابل زيادة|بمبلغ أكبر', ruling: 'forbidden',
  }],
  'instalment-price': [
    { act: 'buy/buying/sell/selling|البيع|الشراء|بيع|شراء|أشتري|أبيع', object: 'a car|goods|furniture|a phone|سيارة|سلعة|جوال|أثاث',
      condition: 'in/on/by instalments/installments|in/on/by instalments/installments at a higher price|بالتقسيط|بالأقساط|بالتقسيط بسعر أعلى', ruling: 'permitted' },
    { act: 'a higher price|charge/charging a higher price|سعر أعلى|الزيادة في السعر', condition: 'for instalments/installments|for instalments than for cash|للتقسيط|مقابل التقسيط', ruling: 'permitted' },
  ],
  'sell-before-owning': [{
    act: 'sell/selling/resell/reselling|بيع|أبيع|البيع', object: 'goods/something|a thing|merchandise|what i do not own|what one does not own|ما لا أملك|سلعة|السلعة|شيء|بضاعة',
    condition: 'before i own it/them|before owning it/them|i do not own yet|i dont own yet|before taking possession|what i do not own|what one does not own|ما لا أملك|قبل تملكها|قبل أن أملكها|قبل امتلاكها',
    ruling: 'forbidden',
  }],
  'salam': [{ act: 'salam|a salam contract|a salam sale|bay salam|السلم|عقد السلم|بيع السلم|bai3 alsalam', ruling: 'permitted' }],
  'istisna': [{ act: 'istisna|an istisna contract|الاستصناع|عقد الاستصناع', ruling: 'permitted' }],
  'earnest-money': [{ act: 'earnest money|arbun|urbun|العربون|بيع العربون|أخذ العربون', ruling: 'permitted' }],
  'inah': [{ act: 'inah|bay al-inah|bai al inah|a sale and buy back for less|العينة|بيع العينة', ruling: 'forbidden' }],
  'invoice-discount': [
    { act: 'sell/selling|بيع|أبيع', object: 'an/my invoice|invoices|a/my cheque|cheques|a promissory note|فاتورة|الفاتورة|الفواتير|شيك|كمبيالة|الكمبيالة',
      condition: 'at a discount|for less|for less than its value|to the bank at a discount|بخصم|بأقل|بأقل من قيمتها|بأقل من قيمته', ruling: 'forbidden' },
    { act: 'factoring|invoice discounting|discounting invoices|خصم الفواتير|خصم الكمبيالات|حسم الأوراق التجارية', ruling: 'forbidden' },
  ],
  'guarantee-fee': [{
    act: 'take/taking/charge/charging|أخذ|آخذ', object: 'a fee|fees|a wage|money|أجرة|أجر|عمولة|رسوم',
    condition: 'for a/the guarantee|for guaranteeing a debt|for standing surety|for being a guarantor|على الكفالة|مقابل الكفالة|على الضمان', ruling: 'forbidden',
  }],
  'deferred-exchange': [{
    act: 'exchange/exchanging/swap/swapping/sell/selling|بيع|صرف', object: 'currency/currencies/dirhams/dollars|dirhams for riyals/dollars|العملات|العملة|الدرهم بالريال|الدراهم بالدولار',
    condition: 'on credit|with delay|with delayed settlement|and receive it tomorrow/later|with deferred payment|بالأجل|بالآجل|مع تأخير القبض|مؤجلا', ruling: 'forbidden',
  }],
  'gold-on-credit': [{
    act: 'buy/buying/sell/selling|شراء|بيع|أشتري|أبيع', object: 'gold/silver|gold and silver|gold jewellery|الذهب|ذهب|الفضة',
    condition: 'in/on/by instalments/installments|on credit|with deferred payment|بالتقسيط|بالأقساط|بالأجل|بالدين|bel ta2seet|bil taqseet|bltaqseet', ruling: 'forbidden',
  }],
  'futures-and-options': [
    { act: 'futures|options|futures and options|options and futures|derivatives|financial derivatives|المشتقات|المشتقات المالية|الخيارات|عقود الخيارات|العقود المستقبلية', ruling: 'forbidden' },
    { act: DEAL, object: 'futures|options|options on stocks|call/put options|futures and options|derivatives|الأوبشن|الخيارات|المشتقات|العقود المستقبلية', ruling: 'forbidden' },
  ],
  'sukuk': [
    { act: 'conventional bonds|bonds|treasury bills|government bonds|السندات|سندات الخزانة|أذونات الخزانة|السندات الربوية|السندات التقليدية', ruling: 'forbidden' },
    { act: DEAL, object: 'conventional bonds|bonds|treasury bills|government bonds|السندات|سندات الخزانة|أذونات الخزانة|سندات ربوية|سندات', ruling: 'forbidden' },
    { act: 'sukuk|الصكوك', ruling: 'permitted' },
  ],
  'short-selling': [{ act: 'short selling|short selling stocks/shares|margin trading|margin trading with interest|cfds|البيع على المكشوف|التداول بالهامش|الرافعة المالية|عقود الفروقات', ruling: 'forbidden' }],
  'insurance-and-takaful': [
    { act: 'conventional insurance|commercial insurance|conventional life insurance|commercial life insurance|التأمين التجاري|التأمين التقليدي', ruling: 'forbidden' },
    { act: 'takaful|cooperative insurance|islamic insurance|التكافل|التأمين التكافلي|التأمين التعاوني', ruling: 'permitted' },
  ],
  'gambling': [
    { act: 'gambling|betting|online gambling|online casino gambling|sports betting|lotteries|the lottery|lottery|poker for money|casinos|القمار|الميسر|المراهنة|المراهنات|اليانصيب|المراهنة على المباريات|el 8omar|al qimar', ruling: 'forbidden' },
    { act: 'bet/betting/gamble/gambling/wager|play/playing|أراهن|ألعب|لعب', object: 'on football matches|on football|on sports|on horses|online|the lottery|في الكازينو|القمار|على المباريات|اليانصيب', ruling: 'forbidden' },
    { act: 'buy/buying|شراء|أشتري', object: 'a lottery ticket|lottery tickets|تذكرة يانصيب|تذاكر اليانصيب', ruling: 'forbidden' },
  ],
  'alcohol-and-pork': [{
    act: 'sell/selling/serve/serving/trade/trading in/buy/buying/deliver/delivering|بيع|أبيع|تقديم|توصيل|نقل|المتاجرة في',
    object: 'alcohol/wine/beer/liquor/pork|alcohol to non-muslims|wine to non-muslims|الخمر|الخمور|الكحول|لحم الخنزير|الخنزير|خمر', ruling: 'forbidden',
  }],
  'bribery': [
    { act: 'bribery|bribes|a bribe|الرشوة|رشوة|الرشاوى', ruling: 'forbidden' },
    { act: 'pay/paying/give/giving/take/taking/accept/accepting|دفع|أدفع|إعطاء|أخذ|قبول', object: 'a bribe|bribes|رشوة|الرشوة', ruling: 'forbidden' },
  ],
  'capital-guarantee': [{
    act: 'guarantee/guaranteeing|ضمان|يضمن', object: 'capital|the capital|capital in mudaraba|the mudaraba capital|رأس المال|المضارب رأس المال',
    condition: 'the mudarib|a mudarib|in a mudaraba|in mudaraba|في المضاربة|للمضارب|المضارب', ruling: 'forbidden',
  }],
  'waqf': [{ act: 'waqf of|endow/endowing|cash waqf|waqf|وقف|الوقف', object: 'money|cash|shares|cash waqf|النقود|الأسهم|النقد', ruling: 'permitted' }],
};

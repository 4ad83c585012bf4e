import { describe, expect, it } from '@jest/globals';
import { murabaha } from './contracts/contract-examples.ts';
import { evaluateContract } from './contracts/evaluate-contract.ts';
import { evaluate } from './evaluate.ts';
import { payment, paying } from './examples.ts';
import { foldName } from './names/name-tokens.ts';
import { NameIndex } from './names/name-index.ts';
import { resemblanceOf } from './screening.ts';
import { foldText } from './text/normalise.ts';

const verdictOf = (memo: string) => evaluate(paying(memo));
const rulesOf = (memo: string) => verdictOf(memo).findings.map(({ ruleId }) => ruleId);

/** A memo in plain letters, and the same in disguise. */
const disguised = [
  ['buy lottery ticket', 'buy lоttery ticket'],
  ['buy lottery ticket', 'buy LОТТERУ ticket'],
  ['buy lottery ticket', 'buy lοttεry ticket'],
  ['pay the bribe to the officer', 'pay the brіbe to the officer'],
  ['a case of whisky', 'a case of whіskу'],
  ['a case of whisky', 'a case of ᴡʜɪꜱᴋʏ'],
  ['chips at the casino', 'chips at the caѕino'],
  ['chips at the casino', 'chips at the СΑSΙΝΟ'],
  ['chips at the casino', 'chips at the ｃаｓino'],
  ['chips at the casino', 'chips at the cа\u0301sino'],
  ['usury to the lender', 'uѕury to the lender'],
  ['two grams of hashish', 'two grams of НАЅНІЅН'],
  ['شراء خمر', 'شراء خ\u115fمر'],
  ['شراء خمر', 'شراء خ م ر'],
  ['شراء خمر', 'شراء خـمـ\u3164ر'],
  ['شراء الخمر', 'شراء ا.ل.خ.م.ر'],
  ['تذكرة قمار', 'تذكرة ڧمار'],
  ['تذكرة قمار', 'تذكرة ڨمار'],
  ['شراء كوكايين', 'شراء ڪوڪاييــن'],
  ['شراء كوكايين', 'شراء كوكاۍين'],
  ['شراء بيرة', 'شراء بيرۃ'],
  ['a case of whisky', 'a case of whi\u3164sky'],
  ['a case of whisky', 'a case of w\u115fhi\u1160s\uffa0ky'],
  ['usury to the lender', 'u s u r y to the lender'],
  ['buy lottery ticket', 'buy l-o-t-t-e-r-y ticket'],
  ['buy lottery ticket', 'buy l.o.t.t.e.r.y ticket'],
  ['buy lottery ticket', 'buy L_O_T_T_E_R_Y ticket'],
  ['buy lottery ticket', 'buy l*o*t*t*e*r*y ticket'],
  ['buy a lottery ticket', 'buy a l o t t e r y ticket'],
  ['buy lottery ticket', 'buy l о t t е r у ticket'],
] as const;

describe('a memo in disguise', () => {
  it.each(disguised)('is judged as it is read: %s as %s', (plain, disguise) => {
    const { action, principles } = verdictOf(plain);
    expect(action).not.toBe('allow');
    expect(verdictOf(disguise)).toMatchObject({ action, principles });
    expect(rulesOf(disguise)).toEqual(rulesOf(plain));
  });

  it.each([
    ['buy lоttery ticket', 'lоttery'],
    ['one whi\u3164ѕky, please', 'whi\u3164ѕky'],
    ['chips at the с-а-s-i-n-о today', 'с-а-s-i-n-о'],
    ['شراء خ م ر الآن', 'خ م ر'],
  ])('is quoted as it is written: %s', (memo, said) => {
    const quotes = verdictOf(memo).findings.flatMap(({ evidence }) => evidence);
    for (const { start, end, text } of quotes) expect(text).toBe(memo.slice(start, end));
    expect(quotes.some(({ text }) => text?.includes(said))).toBe(true);
  });
});

describe('words that only look foreign', () => {
  it.each([
    'Оплата за аренду квартиры в Москве, спасибо', 'Сок и сахар для мамы', 'РЕМОНТ МАШИНЫ', 'Αποστολή χρημάτων στη μητέρα μου',
    'Δώρο για τον Νίκο Παπαδόπουλο', 'Invoice of A B C D Trading for desks', 'A B C D company', 'S-H-E-L-F units', 'Café crème à emporter',
    'Résumé printing for José', 'U.S.A. visa fees', 'شركة النور ذ.م.م', 'شركة البناء ش.ذ.م.م', 'شركة الغد ش م ع',
    'کتاب پارسی برای مادر', 'قسط چهارم خانه', '50 µg vitamin tablets', 'Resistor 10 kΩ', 'Grade A B C D E exam books',
  ])('are allowed: %s', (memo) => {
    expect(verdictOf(memo)).toMatchObject({ action: 'allow', findings: [] });
  });

  it('are not joined when the letters of a name spell nothing', () => {
    // The words around the letters ask for a look by themselves, with letters apart or without them.
    expect(rulesOf('Pay A B C D Trading').filter((rule) => !rule.startsWith('MODEL-'))).toEqual([]);
    expect(verdictOf('Pay A B C D Trading').findings.flatMap(({ evidence }) => evidence.map(({ text }) => text)))
      .toEqual(['Pay', 'A', 'Trading']);
  });

  it('are left in their script', () => {
    expect(foldText('Спасибо Москва')).toBe('спасибо москва');
    expect(foldText('Νίκος Παπαδόπουλος')).toBe('νικος παπαδοπουλος');
    expect(foldText('сосо саsіno')).toBe('coco casino');
  });
});

describe('the goods of a contract in disguise', () => {
  it.each(['500 cases of whіsky', '500 cases of w h i s k y', '500 cases of whi\uffa0sky'])('are seen: %s', (goods) => {
    const { valid, findings } = evaluateContract(murabaha({ assetDescription: goods }));
    expect(valid).toBe(false);
    expect(findings.map(({ ruleId }) => ruleId)).toContain('CON-003');
  });

  it('have their clauses heard', () => {
    const rulesIn = (clause: string) =>
      evaluateContract(murabaha({ clauses: [clause] })).findings.map(({ ruleId }) => ruleId);
    const plain = rulesIn('A late payment penalty is income of the bank.');
    expect(plain).not.toEqual([]);
    expect(rulesIn('A late payment pеnаlty is іncome of the bank.')).toEqual(plain);
    expect(rulesIn('A late payment p-e-n-a-l-t-y is income of the bank.')).toEqual(plain);
  });
});

describe('a listed name in disguise', () => {
  const listed = { name: 'Kasim Al Testani', list: 'FIXTURE', dob: '1971-03-02' };

  it.each(['Kаsim Al Testani', 'Каѕіm Al Тestani', 'КАSΙМ АL ТЕSТАΝΙ', 'Ka\u3164sim Al Testani'])('is met: %s', (name) => {
    expect(resemblanceOf({ name }, listed)?.score).toBe(100);
    expect(foldName(name)).toBe(foldName(listed.name));
    const facts = payment({ counterpartyName: name, counterpartyDob: '1971', watchlist: [listed] });
    const { action, findings } = evaluate(facts);
    expect(action).toBe('block');
    expect(findings.map(({ ruleId }) => ruleId)).toContain('KYC-004');
  });

  it('is met where many are listed', () => {
    const index = new NameIndex<string>();
    index.add('one', listed.name);
    expect(index.search('Kаsim Al Testаni', 88).map(({ owner }) => owner)).toEqual(['one']);
  });

  it.each([['Анна Тестова', 'АННА ТЕСТОВА'], ['Сара Тоска', 'САРА ТОСКА'], ['Νίνα Ταχα', 'ΝΙΝΑ ΤΑΧΑ'], ['Рената', 'РЕНАТА']])(
    'is met in its own script, in small letters as in capitals: %s', (small, capitals) => {
      expect(foldName(small)).toBe(foldName(capitals));
      expect(resemblanceOf({ name: small }, { name: capitals })?.score).toBe(100);
    });
});

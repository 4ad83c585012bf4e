import { describe, expect, it } from '@jest/globals';
import { doubtedIn, refusedIn } from '../../test/accuracy.ts';
import { evaluate } from '../evaluate.ts';
import { paying } from '../examples.ts';
import type { Principle } from '../verdict.ts';

const listOf = (words: string): string[] => words.split('|').map((word) => word.trim());

/** Phrases that speak alone, whatever stands around them. */
const STRONG: Readonly<Record<Principle, string>> = {
  riba: `usury|interest rate 5%|overdraft interest|compound interest|APR 12%|finance charge|payday loan|coupon bond|
    treasury bill|fixed deposit 4%|minimum payment plus interest|ربا|فائدة بنكية|فوائد ربوية|سعر الفائدة|قرض بفائدة|
    خصم الكمبيالات|غرامة تأخير الدين`,
  gharar: `futures contract|call option|put option|short sell|insurance premium|goods unseen|price to be agreed|
    عقود آجلة|مستقبليات|خيارات مالية|بيع على المكشوف|تأمين تجاري|مبيع مجهول|بيع ما ليس عنده`,
  maysir: `casino|roulette|slot machine|bookmaker|betting slip|lottery|lotto|jackpot|raffle ticket|sweepstake|
    odds 5/2|قمار|ميسر|يانصيب|مراهنة|رهان|كازينو|روليت|سحب مدفوع`,
  halal: `vodka|whisky|beer|wine|champagne|liquor|pork|bacon|lard|porn|escort service|brothel|cannabis|THC|
    fortune teller|love spell|merlot|shiraz|pilsner|prosciutto|pancetta|cocaine|tarot|خمر|نبيذ|بيرة|ويسكي|خنزير|دعارة|
    إباحي|حشيش|سحر|عرافة`,
  kyc: `stay under the limit|avoid reporting|off the books|use my account|fake invoice|تجنب الحد|بعيدا عن الرقابة|
    فاتورة وهمية|استخدم حسابي`,
};

/** Words that say nothing of themselves. */
const WEAK = listOf(`interest|loan|credit|late fee|penalty|yield|EIBOR|SOFR|discount|roll over|fixed return|فائدة|فوائد|
  قرض|سلفة|عائد|غرامة|option|futures|future|short|margin|hedge|swap|premium|mystery|whatever|تأمين|آجل|bet|stake|draw|
  pot|spin|ticket|prize|entry fee|سحب|جائزة|رسم دخول|bar|club|spirits|ham|adult|companion|bottle|gin|edible|urgent|cash|
  consulting|gift|test`);

/** Guilty words in an innocent sense. */
const INNOCENT = listOf(`interest in your project|point of interest|conflict of interest policy|best interest of the child|
  non-interest bearing account|interest-free loan|zero interest loan|قرض بدون فوائد|alcohol-free beer|beer 0.0%|
  مشروب خال من الكحول|isopropyl alcohol|rubbing alcohol|hand sanitiser 70% alcohol|perfume alcohol based|
  pork-free sausages|no pork|turkey bacon|beef bacon|لحم بقر مقدد|gambling-addiction charity|responsible-gaming helpline|
  performance bond for the tender|bonded warehouse storage|security deposit|تأمين مسترد|premium plan|option B|
  forward the email|snack bar|bar association fees|law book on usury|course about gambling law|كتاب في الدين|
  صرف الرواتب|فائدة القراءة|عبد الميسر|هدية للأستاذة سحر|Beer Sheva travel guide|housing lottery`);

const objectedTo = (memo: string): Principle[] => doubtedIn(evaluate(paying(memo)));

describe('the words of a memo', () => {
  it.each(Object.entries(STRONG))('speak for %s alone where they are strong', (principle, words) => {
    expect(listOf(words).filter((memo) => !objectedTo(memo).includes(principle as Principle))).toEqual([]);
  });

  // A weak word may have somebody look, and fails no principle of Shariah.
  it('refuse nothing alone where they are weak', () => {
    expect(WEAK.filter((memo) => refusedIn(evaluate(paying(memo))).length > 0)).toEqual([]);
  });

  it('are spared in an innocent sense', () => {
    expect(INNOCENT.filter((memo) => objectedTo(memo).length > 0)).toEqual([]);
  });
});

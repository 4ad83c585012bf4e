import type { Currency } from './facts/payment.ts';

/** The sources that rules may cite, as they are shown to the user. */
export const citations = {
  'quran-2-102': "Qur'an 2:102",
  'quran-2-173': "Qur'an 2:173, 5:3, 6:145",
  'quran-2-188': "Qur'an 2:188",
  'quran-2-219': "Qur'an 2:219, 5:90-91",
  'quran-2-275': "Qur'an 2:275-279",
  'quran-2-280': "Qur'an 2:280",
  'quran-2-282': "Qur'an 2:282",
  'quran-3-130': "Qur'an 3:130",
  'quran-4-29': "Qur'an 4:29",
  'quran-5-1': "Qur'an 5:1",
  'quran-5-2': "Qur'an 5:2",
  'quran-5-90': "Qur'an 5:90",
  'quran-6-121': "Qur'an 6:121, 5:5",
  'quran-9-60': "Qur'an 9:60",
  'quran-17-32': "Qur'an 17:32, 24:33",
  'abu-dawud-3462': 'Hadith on inah (Abu Dawud 3462)',
  'abu-dawud-3503': 'Hadith of Hakim b. Hizam (Abu Dawud 3503)',
  'abu-dawud-3504': 'Hadith forbidding a loan with a sale (Abu Dawud 3504, Tirmidhi 1234)',
  'abu-dawud-3674': 'Wine and eight who have to do with it cursed (Abu Dawud 3674)',
  'bukhari-1': 'Hadith of intentions (Bukhari 1)',
  'bukhari-2237': "Hadith on the diviner's pay (Bukhari 2237)",
  'muslim-1015': 'Hadith that God accepts only the good (Muslim 1015)',
  'muslim-1513': 'Hadith forbidding gharar (Muslim 1513)',
  'muslim-1587': 'Hadith on exchange (Muslim 1584, 1587)',
  'muslim-2003': 'Every intoxicant is forbidden (Muslim 2003)',
  'tirmidhi-1231': 'Two sales in one (Tirmidhi 1231)',
  'tirmidhi-1295': 'Ten cursed in wine (Tirmidhi 1295, Ibn Majah 3381)',
  'tirmidhi-1336': 'Hadith on bribery (Tirmidhi 1336)',
  'quarter-tenth': 'Hadith of the quarter-tenth',
  'ss-1': 'AAOIFI SS 1 (Trading in Currencies)',
  'ss-3': 'AAOIFI SS 3 (Default in Payment)',
  'ss-5': 'AAOIFI SS 5 (Guarantees)',
  'ss-6': 'AAOIFI SS 6 (Conversion to an Islamic Bank)',
  'ss-8': 'AAOIFI SS 8 (Murabaha)',
  'ss-9': 'AAOIFI SS 9 (Ijarah)',
  'ss-10': 'AAOIFI SS 10 (Salam)',
  'ss-11': 'AAOIFI SS 11 (Istisna)',
  'ss-12': 'AAOIFI SS 12 (Musharaka)',
  'ss-13': 'AAOIFI SS 13 (Mudaraba)',
  'ss-16': 'AAOIFI SS 16 (Commercial Papers)',
  'ss-18': 'AAOIFI SS 18 (Possession)',
  'ss-19': 'AAOIFI SS 19 (Qard)',
  'ss-20': 'AAOIFI SS 20 (Commodities in Organised Markets)',
  'ss-21': 'AAOIFI SS 21 (Financial Papers)',
  'ss-25': 'AAOIFI SS 25 (Combination of Contracts)',
  'ss-26': 'AAOIFI SS 26 (Islamic Insurance)',
  'ss-30': 'AAOIFI SS 30 (Monetization, Tawarruq)',
  'ss-31': 'AAOIFI SS 31 (Controls on Gharar)',
  'ss-35': 'AAOIFI SS 35 (Zakat)',
  'ss-40': 'AAOIFI SS 40 (Distribution of Profit)',
  'ss-53': 'AAOIFI SS 53 (Arbun)',
  'ss-55': 'AAOIFI SS 55 (Competitions and Prizes)',
  'ss-57': 'AAOIFI SS 57 (Gold)',
  'ss-59': 'AAOIFI SS 59 (Sale of Debt)',
  'iifa-9': 'IIFA 9 (9/2)',
  'iifa-10': 'IIFA 10 (10/2)',
  'iifa-13': 'IIFA 13 (1/3)',
  'iifa-21': 'IIFA 21 (9/3)',
  'iifa-30': 'IIFA 30 (5/4)',
  'iifa-40': 'IIFA 40 (2/5), 41 (3/5)',
  'iifa-51': 'IIFA 51 (2/6)',
  'iifa-53': 'IIFA 53 (4/6)',
  'iifa-60': 'IIFA 60 (11/6)',
  'iifa-63': 'IIFA 63 (1/7)',
  'iifa-64': 'IIFA 64 (2/7)',
  'iifa-65': 'IIFA 65 (3/7)',
  'iifa-72': 'IIFA 72 (3/8)',
  'iifa-85': 'IIFA 85 (2/9)',
  'iifa-101': 'IIFA 101 (4/11)',
  'iifa-102': 'IIFA 102 (5/11)',
  'iifa-109': 'IIFA 109 (3/12)',
  'iifa-110': 'IIFA 110 (4/12)',
  'iifa-127': 'IIFA 127 (1/14)',
  'iifa-136': 'IIFA 136 (2/15)',
  'iifa-158': 'IIFA 158 (7/17)',
  'iifa-179': 'IIFA 179 (19/5)',
  'iifa-237': 'IIFA 237 (8/24)',
  'jordan-72': 'Jordan Iftaa Board res. 72',
  'jordan-176': 'Jordan Iftaa Board res. 176',
  'cbuae-shariah': 'CBUAE Shariah governance standard 2020',
  'sound-terms': 'Arithmetic of the contract',
  'mcc-table': 'Merchant category codes',
  'isic-4': 'ISIC Rev. 4 and NAICS 2022 industry codes',
  'own-policy': 'Policy of the bank: a threshold that no text prescribes',
  'board-policy': 'Shariah board policy',
  'fatf-6': 'FATF R.6, R.7',
  'fatf-8': 'FATF R.8',
  'fatf-10': 'FATF R.10',
  'fatf-12': 'FATF R.12',
  'fatf-16': 'FATF R.16',
  'fatf-19': 'FATF R.19',
  'fatf-20': 'FATF R.20',
  'fatf-24': 'FATF R.24',
  'fatf-lists': 'FATF country lists',
  'fatf-typologies': 'FATF typologies',
  'uae-cr-134-2025': 'UAE CR 134/2025 (formerly CD 10/2019)',
  'uae-cd-74-2020': 'UAE CD 74/2020',
  'uae-donations': 'UAE Federal Law 3/2021 on donations',
  'cbuae-tfs': 'CBUAE guidance on targeted financial sanctions',
  'qatar-law-20-2019': 'Qatar Law 20/2019 and Cabinet Decision 41/2019',
  'qatar-sanctions': 'Qatar Public Prosecutor Decision 1/2020 on targeted financial sanctions',
  'qatar-donations': 'Qatar Law 15/2014 on charitable activities',
  'wolfsberg-2019': 'Wolfsberg screening guidance 2019',
  'wolfsberg-monitoring': 'Wolfsberg guidance on monitoring',
  'good-practice': 'Good practice in payment purposes',
} as const;

export type CitationId = keyof typeof citations;

/**
 * The law of one state, by the currency of the payments that it governs. What is not named here is held everywhere:
 * texts, standards, and recommendations of international bodies. The rules of a financial free zone bind the firms of
 * that zone and no payment of either network.
 */
const GOVERNS: { readonly [Id in CitationId]?: Currency } = {
  'uae-cr-134-2025': 'AED',
  'uae-cd-74-2020': 'AED',
  'uae-donations': 'AED',
  'cbuae-tfs': 'AED',
  'cbuae-shariah': 'AED',
  'qatar-law-20-2019': 'QAR',
  'qatar-sanctions': 'QAR',
  'qatar-donations': 'QAR',
};

const currencyByText: ReadonlyMap<string, Currency> = new Map(Object.entries(GOVERNS)
  .map(([id, currency]) => [citations[id as CitationId], currency]));

/** Whether a source says anything of payments in a currency. */
export function holdsFor(source: string, currency: Currency): boolean {
  const governed = currencyByText.get(source);
  return governed === undefined || governed === currency;
}

/** The wording of the named sources, in the order given. */
export function cite(...ids: readonly CitationId[]): readonly string[] {
  return ids.map((id) => citations[id]);
}

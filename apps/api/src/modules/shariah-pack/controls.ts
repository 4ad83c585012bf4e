import type { BilingualDto } from '../compliance/public.ts';

/** What the program does by itself so that a standard is kept, and the test that fails where it does not. */
export interface Control {
  id: string;
  title: BilingualDto;
  /** As rules cite them; what no rule cites is not claimed, and a test says so. */
  standards: readonly string[];
  testedBy: string;
}

/** The closed table of controls. */
export const CONTROLS: readonly Control[] = [
  {
    id: 'late-payment-to-charity',
    title: {
      en: 'What a debtor pays for delay goes to charity, never to income',
      ar: 'ما يدفعه المدين عن التأخير يُصرف في الخيرات ولا يدخل في الدخل',
    },
    standards: ['AAOIFI SS 3 (Default in Payment)'], testedBy: 'apps/api/test/e2e/contracts/contract-lives.e2e.ts',
  },
  {
    id: 'possession-before-sale',
    title: {
      en: 'A bank sells by murabaha only what it possesses, on evidence',
      ar: 'لا يبيع المصرف مرابحةً إلا ما قبضه بإثبات',
    },
    standards: ['AAOIFI SS 8 (Murabaha)', 'AAOIFI SS 18 (Possession)'],
    testedBy: 'apps/api/test/e2e/contracts/contract-murabaha.e2e.ts',
  },
];

import { cite } from '../citations.ts';
import { fact } from '../evidence.ts';
import { paying, payment } from '../examples.ts';
import { vocabulary } from '../facts/vocabulary.ts';
import type { Context, Rule } from '../rule.ts';
import { ghararObjectRules } from './gharar-object.ts';
import { ghararSaleRules } from './gharar-sale.ts';

const GIVEN_AWAY = vocabulary('gift', 'charity', 'donation', 'هبة', 'هدية', 'صدقة', 'تبرع');

const rulesOfExchange = [...ghararObjectRules, ...ghararSaleRules];

/** Uncertainty harms whoever pays for something, so its rules spare a donation and one rule takes note of it. */
export const ghararExchangeRules: readonly Rule[] = [
  ...rulesOfExchange.map((rule): Rule => ({
    ...rule, when: (context) => (isDonation(context) ? undefined : rule.when(context)),
  })),
  {
    id: 'GHR-019',
    principle: 'gharar',
    severity: 'advise',
    title: { en: 'Uncertainty in a donation', ar: 'الغرر في التبرعات' },
    reads: ['contract.type', 'sale', 'purposeCode', 'memo'],
    when(context) {
      if (!isDonation(context)) return undefined;
      const spared = rulesOfExchange.map((rule) => rule.when(context)).find((match) => match !== undefined);
      if (spared === undefined) return undefined;
      return { evidence: [fact('contract.type', context.facts.contract?.type), ...spared.evidence] };
    },
    explain: {
      en: 'Uncertainty does not spoil what is given away.',
      ar: 'لا يضر الغرر في عقود التبرع.',
    },
    remedy: { en: 'Record that the contract is a donation.', ar: 'سجّل أن العقد تبرع.' },
    cite: cite('ss-31'),
    examples: {
      compliant: [
        paying('Mystery box, contents unknown'),
        paying('Gift of three named books', { contract: { type: 'gift' } }),
        paying('هدية كتب', { contract: { type: 'gift' } }),
      ],
      violating: [
        paying('Mystery box, contents unknown', { contract: { type: 'gift' } }),
        paying('صندوق غامض بمحتوى مجهول', { contract: { type: 'charity' } }),
        paying('Mystery box, contents unknown', { purposeCode: 'CHC' }),
        payment({ contract: { type: 'charity' }, sale: { quantity: 'unknown' } }),
      ],
    },
  },
];

function isDonation({ facts: { contract } }: Context): boolean {
  return GIVEN_AWAY.has(contract?.type);
}

import { dayOf } from '../../../platform/clock.ts';
import { termMinor } from '../life/tables/records.ts';
import { referenceOf, type LiveContract, type Party } from '../live-contract.ts';
import type { ContractType } from '../terms/contract-kinds.ts';
import type { Plan } from '../terms/contract-plan.ts';
import type { ContractDocumentDto, DocumentSectionDto } from './contract-document.dto.ts';
import {
  ROLE_NAMES, TITLES, both, draftsmanOf, type Clause, type DocumentLanguage, type Draftsman,
} from './document-words.ts';
import { mudarabaClauses, musharakaClauses } from './partnership-clauses.ts';
import { diminishingClauses, ijaraClauses, murabahaClauses } from './sale-and-lease-clauses.ts';

const CLAUSES: Readonly<Record<ContractType, (draft: Draftsman) => Clause[]>> = {
  murabaha: murabahaClauses, ijara: ijaraClauses, mudaraba: mudarabaClauses, musharaka: musharakaClauses,
  'diminishing-musharaka': diminishingClauses,
};

const HEADINGS = {
  parties: { en: 'Parties', ar: 'الأطراف' },
  subject: { en: 'Subject', ar: 'محل العقد' },
  clauses: { en: 'Terms', ar: 'الشروط' },
  late: { en: 'Delay', ar: 'التأخر في السداد' },
  added: { en: 'Clauses that the parties added', ar: 'بنود أضافها الطرفان' },
  schedule: { en: 'Schedule', ar: 'جدول الاستحقاق' },
  nature: { en: 'What this text is', ar: 'طبيعة هذا النص' },
} as const satisfies Readonly<Record<string, Clause>>;

const NO_SUBJECT: Clause = { en: 'The subject is not described yet.', ar: 'لم يوصف محل العقد بعد.' };
const NATURE: Clause = {
  en: 'Written by the system from the recorded terms, after the standards named in its findings. It is not a fatwa; '
    + 'where it and the record differ, the record holds.',
  ar: 'كُتب هذا النص آليًا من الشروط المسجلة ووفق المعايير المذكورة في نتائج الفحص، وليس فتوى، والعبرة بالسجل عند الاختلاف.',
};
const NO_CHARGE: Clause = {
  en: 'Nothing is added to what is late.', ar: 'لا يُزاد على الدين المتأخر شيء.',
};

/** The wallet of a party behind its name, unless that is all that it is called by. */
const addressBeside = ({ name, wallet }: Party): string =>
  (wallet === null || wallet.address === name ? '' : ` (${wallet.address})`);

/** Says a contract in one language, from its record alone. */
export const documentOf = (
  contract: LiveContract, plan: Plan | null, language: DocumentLanguage,
): ContractDocumentDto => {
  const draft = draftsmanOf(contract, plan);
  const section = (heading: Clause, paragraphs: string[]): DocumentSectionDto[] =>
    (paragraphs.length === 0 ? [] : [{ heading: heading[language], paragraphs }]);
  const sections = [
    ...section(HEADINGS.parties, contract.parties.map((party) =>
      `${ROLE_NAMES[party.role][language]}: ${party.name}${addressBeside(party)}`)),
    ...section(HEADINGS.subject, [contract.subject ?? NO_SUBJECT[language]]),
    ...section(HEADINGS.clauses, CLAUSES[contract.type](draft).map((clause) => clause[language])),
    ...section(HEADINGS.late, [lateClause(draft)[language]]),
    ...section(HEADINGS.added, [contract.terms.clauses ?? []].flat()),
    ...section(HEADINGS.schedule, scheduleIn(draft, language)),
    ...section(HEADINGS.nature, [NATURE[language]]),
  ];
  const title = `${TITLES[contract.type][language]} ${referenceOf(contract)}`;
  return {
    language, direction: language === 'ar' ? 'rtl' : 'ltr', title, reference: referenceOf(contract),
    madeOn: dayOf(contract.createdAt), sections,
    text: [title, ...sections.map(({ heading, paragraphs }) => [heading, ...paragraphs].join('\n'))].join('\n\n'),
  };
};

/** What follows from a delay: nothing for the creditor, and a donation only where the debtor undertook it. */
const lateClause = ({ contract, money }: Draftsman): Clause => {
  const charge = contract.terms.latePaymentCharge;
  if (!charge) return NO_CHARGE;
  const gift = both((language) => [
    ...(charge.amount === undefined ? [] : [money(termMinor(charge.amount))[language]]),
    ...(charge.ratePct === undefined ? [] : [`${String(charge.ratePct)}%`]),
  ].map((part) => ` ${part}`).join(''));
  return {
    en: `${NO_CHARGE.en} A debtor who can pay and is late gives${gift.en} to charity through the account of the `
      + `network; ${money(0n).en} of it reaches the creditor.`,
    ar: `${NO_CHARGE.ar} ويلتزم المدين القادر المتأخر بالتبرع${gift.ar} لجهات الخير عبر حساب الشبكة، `
      + `ولا يصل منه إلى الدائن إلا ${money(0n).ar}.`,
  };
};

const scheduleIn = ({ plan, money }: Draftsman, language: DocumentLanguage): string[] =>
  (plan?.lines ?? []).filter(({ kind }) => kind === 'instalment' || kind === 'rent').map((line) => {
    const amount = line.amountMinor === null
      ? { en: 'as it will be known', ar: 'بحسب ما يُعلن' } : money(line.amountMinor);
    return `${line.number}. ${line.dueOn ?? ''}: ${amount[language]}`;
  });

import canonicalize from 'canonicalize';
import type { Language, PdfBlock, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import type { PackContents } from './pack-figures.ts';
import { PACK_WORDS, type PackWords } from './pack-words.ts';

const SCHEMA_VERSION = 1;
const NOTHING = '—';

/** A pack as canonical JSON (RFC 8785): the same figures are always the same bytes. */
export const packJson = ({ isProvisional, bankName, figures, ...pack }: PackContents): string => {
  const text = canonicalize({
    document: 'shariah-pack', schemaVersion: SCHEMA_VERSION, provisional: isProvisional, bank: bankName,
    from: figures.from, to: figures.to, figures, ...pack,
  });
  if (text === undefined) throw new Error('A pack cannot be written as JSON.');
  return text;
};

/** Lays a pack out for print; its digest is that of the same pack as JSON. */
export const packDocument = (pack: PackContents, language: Language, digest: string): PdfDocument => {
  const words = PACK_WORDS[language];
  const { figures, head, review } = pack;
  const day = (moment: string): string => dayIn(pack.timeZone, moment);
  return {
    language, title: words.titles[pack.audience], footer: words.digest(digest), createdAt: figures.to,
    subtitle: [pack.bankName, words.days(day(figures.from), day(figures.to)), pack.timeZone].join(' · '),
    blocks: [
      ...(pack.isProvisional ? [{ kind: 'note', text: words.provisional(figures.to) } as const] : []),
      {
        kind: 'figures', figures: [
          { label: words.judged, value: String(figures.totalTransactions) },
          { label: words.refused, value: String(figures.rejectedTransactions) },
          { label: words.held, value: String(figures.flaggedTransactions) },
          { label: words.overridden, value: String(pack.overrides) },
        ],
      },
      ...section(words.rulesets, table(words, ['version', 'profile', 'payments'],
        figures.rulesets.map(({ version, profile, transactions }) => [version, profile, String(transactions)]))),
      ...section(words.plans, table(words, ['calendar', 'year', 'state', 'areas'],
        review.plans.map(({ calendar, year, state, areas }) =>
          [words.names[calendar] ?? calendar, String(year), words.names[state] ?? state, String(areas)]))),
      ...section(words.samples, table(words, ['area', 'method', 'size', 'population', 'block'],
        review.samples.map(({ area, method, size, population, height }) => [
          words.names[area] ?? area, words.names[method] ?? method, String(size), numeral(population), numeral(height),
        ]))),
      ...section(words.papers, { kind: 'facts', facts: (['compliant', 'finding', 'question'] as const).map((outcome) =>
        ({ label: words.outcomes[outcome], value: String(review.papers[outcome]) })) }),
      ...section(words.findings, table(words, ['class', 'raised', 'open'],
        review.findings.map((one) => [words.names[one.class] ?? one.class, String(one.raised), String(one.open)]))),
      ...governance(pack, language, words),
      ...section(words.mapping, table(words, ['standard', 'rules', 'products'],
        pack.mapping.map(({ standard, rules, products }) => [
          standard, rules.join(', '), products.map((product) => words.names[product] ?? product).join(', ') || NOTHING,
        ]))),
      ...section(words.controls, { kind: 'list', items: controlsIn(pack, language) }),
      ...section(words.head, {
        kind: 'list', items: [words.headOf(head.height, head.treeSize), head.root, words.hashOf(head.hash)],
      }),
      ...section(words.basis, { kind: 'list', items: words.basisItems }),
    ],
  };
};

/** The register, tainted income, zakat, and what boards resolved. */
const governance = (
  { register, purification, zakat, resolutions }: PackContents, language: Language, words: PackWords,
): PdfBlock[] => {
  const name = (code: string): string => words.names[code] ?? code;
  const classOf = (nature: string | null, weight: string | null): string =>
    (nature === null || weight === null ? words.unclassified : `${name(nature)}, ${name(weight)}`);
  const dissents = resolutions.flatMap(({ title, dissents: against }) => against.map(({ seat, reasons }) =>
    words.dissentOf(title[language], seat, reasons === '' ? words.noReasons : reasons)));
  return [
    ...section(words.register, table(words, ['class', 'recorded', 'closed', 'open', 'overdue'],
      register.map(({ nature, materiality, recorded, closed, open, overdue }) =>
        [classOf(nature, materiality), ...[recorded, closed, open, overdue].map(String)]))),
    ...section(words.purification, table(words, ['currency', 'openBefore', 'found', 'purified', 'open', 'setAside'],
      purification.map((one) =>
        [one.currency, one.openBefore, one.found, one.purified, one.open, one.setAside]))),
    ...section(words.kinds, table(words, ['kind', 'currency', 'found'], purification.flatMap(({ currency, byKind }) =>
      byKind.map(({ kind, found }) => [name(kind), currency, found])))),
    ...section(words.zakat, table(words, ['currency', 'certificates', 'due', 'paid'],
      zakat.map(({ currency, certificates, due, paid }) => [currency, String(certificates), due, paid]))),
    ...section(words.resolutions, table(words, ['resolution', 'board', 'validFrom', 'agree', 'dissent', 'abstain'],
      resolutions.map(({ title, board, validFrom, agree, dissent, abstain }) =>
        [title[language], name(board), validFrom, ...[agree, dissent, abstain].map(String)]))),
    ...(dissents.length === 0 ? [] : section(words.dissents, { kind: 'list', items: dissents })),
  ];
};

const section = (text: string, body: PdfBlock): PdfBlock[] => [{ kind: 'heading', text }, body];
const numeral = (value: number | null): string => (value === null ? NOTHING : String(value));
/** The day of a moment where the bank counts its days. */
const dayIn = (timeZone: string, moment: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment));

const table = (words: PackWords, columns: readonly (keyof PackWords['columns'])[], rows: string[][]): PdfBlock =>
  (rows.length === 0 ? { kind: 'note', text: words.none } : {
    kind: 'table', rows,
    columns: columns.map((column) => ({ title: words.columns[column], share: SHARES[column] ?? 2 })),
  });

const SHARES: Readonly<Partial<Record<keyof PackWords['columns'], number>>> = {
  standard: 4, rules: 5, products: 3, resolution: 5, kind: 3,
};

const controlsIn = ({ mapping }: PackContents, language: Language): string[] => {
  const controls = mapping.flatMap(({ standard, controls: those }) =>
    those.map(({ title, invariants, routes }) =>
      `${standard}: ${title[language]} (${[...invariants, ...routes].join(', ')})`));
  return [...new Set(controls)];
};

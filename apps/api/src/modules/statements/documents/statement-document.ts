import type { Language, PdfBlock, PdfColumn, PdfDocument } from '../../../platform/pdf/pdf-document.ts';
import type { StatementMovementDto, Statements, WalletStatementDto } from '../statement.dto.ts';
import { STATEMENT_WORDS, type StatementWords } from './statement-words.ts';

/** Lays a statement out for print; its digest is that of the same statement as JSON. */
export const statementDocument = (
  { document, period, statements }: Statements, language: Language, digest: string,
): PdfDocument => {
  const words = STATEMENT_WORDS[language];
  const momentOf = momentsIn(period.timeZone);
  const isOfOne = document === 'wallet-statement';
  const [first] = statements;
  return {
    language,
    title: isOfOne ? words.title : words.titleOfMany,
    subtitle: [...(isOfOne && first ? [first.wallet.label] : []), words.days(period.firstDay, period.lastDay),
      period.timeZone].join(' · '),
    footer: words.digest(digest), createdAt: period.to,
    blocks: [
      ...(period.provisional ? [{ kind: 'note' as const, text: words.provisional(momentOf(period.to)) }] : []),
      ...statements.flatMap((statement) => [
        ...(isOfOne ? [] : [{ kind: 'heading' as const, text: statement.wallet.label }]),
        ...partsOf(statement, words, momentOf),
      ]),
      { kind: 'heading', text: words.basisHeading },
      { kind: 'list', items: words.basis },
    ],
  };
};

type MomentOf = (iso: string) => string;

/** Writes moments as the day and minute they are in a time zone. */
const momentsIn = (timeZone: string): MomentOf => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
  });
  return (iso) => format.format(new Date(iso)).replace(', ', ' ');
};

const partsOf = (statement: WalletStatementDto, words: StatementWords, momentOf: MomentOf): PdfBlock[] => {
  const { wallet, opening, closing, fees, movements } = statement;
  return [
    { kind: 'figures', figures: [
      { label: words.opening, value: grouped(opening), note: wallet.currency },
      { label: words.in, value: grouped(statement.in), note: wallet.currency },
      { label: words.out, value: grouped(statement.out), note: wallet.currency },
      { label: words.fees, value: grouped(fees), note: wallet.currency },
      { label: words.closing, value: grouped(closing), note: wallet.currency },
    ] },
    { kind: 'facts', facts: [
      { label: words.facts.owner, value: wallet.ownerName }, { label: words.facts.bank, value: wallet.bankName },
      { label: words.facts.network, value: `${words.networks[wallet.network]} (${wallet.currency})` },
      { label: words.facts.address, value: wallet.address },
      ...(wallet.iban === undefined ? [] : [{ label: words.facts.iban, value: inFours(wallet.iban) }]),
      { label: words.facts.numbers, value: numbersOf(movements, words) },
    ] },
    movements.length === 0 ? { kind: 'note', text: words.noMovements } : {
      kind: 'table', columns: columnsOf(words), rows: [
        ['', '', words.opening, '', '', grouped(opening)],
        ...movements.map((movement) => rowOf(movement, words, momentOf)),
        ['', '', words.closing, '', '', grouped(closing)],
      ],
    },
  ];
};

const numbersOf = (movements: readonly StatementMovementDto[], words: StatementWords): string => {
  const [first, last] = [movements.at(0), movements.at(-1)];
  return first && last ? words.numbers(first.number, last.number) : '—';
};

const columnsOf = ({ columns }: StatementWords): PdfColumn[] => [
  { title: columns.number, share: 1 }, { title: columns.date, share: 2.8 }, { title: columns.details, share: 5.2 },
  { title: columns.in, share: 2.1, align: 'end' }, { title: columns.out, share: 2.1, align: 'end' },
  { title: columns.balance, share: 2.3, align: 'end' },
];

const rowOf = (movement: StatementMovementDto, words: StatementWords, momentOf: MomentOf): string[] => [
  movement.number, momentOf(movement.at), detailsOf(movement, words).join('\n'),
  movement.in === null ? '' : grouped(movement.in), movement.out === null ? '' : grouped(movement.out),
  grouped(movement.balance),
];

const detailsOf = (movement: StatementMovementDto, words: StatementWords): string[] => {
  const { kind, counterparty, counterpartyAddress, reference, purposeCode, memo, isMemoSealed } = movement;
  const who = counterpartyAddress === null ? words.accounts[counterparty] ?? counterparty : counterparty;
  const why = words.kinds[kind];
  // What comes on top of a payment stands below it, and its words need not be said again.
  if (kind === 'fee' || kind === 'zakat') return [why ?? who];
  return [
    why === undefined ? who : `${why} · ${who}`,
    ...(reference === null ? [] : [words.reference(reference)]),
    ...(purposeCode === null ? [] : [words.purpose(purposeCode)]),
    ...(memo === null || memo === '' ? [] : [memo]),
    ...(isMemoSealed ? [words.sealedMemo] : []),
  ];
};

const grouped = (amount: string): string =>
  amount.replace(/\d(?=(?:\d{3})+\.)/g, '$&,').replace('-', '−');

/** An IBAN as people read it, in fours. */
const inFours = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

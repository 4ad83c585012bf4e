import type { Language, PdfBlock, PdfColumn, PdfDocument } from '../../platform/pdf/pdf-document.ts';
import { actionName } from '../audit/public.ts';
import type { CaseHitDto, CasePartyDto } from '../cases/public.ts';
import type { CaseContents } from './case-contents.ts';
import { CASE_WORDS, type CaseWords } from './case-words.ts';

const NOTHING = '—';
/** Longer words would leave their column. */
const LONGEST_WORD = 22;

/** Lays a case file out for print; its digest is that of the same file as JSON. */
export const caseDocument = (contents: CaseContents, language: Language, digest: string): PdfDocument => {
  const words = CASE_WORDS[language];
  const { review, evidence, madeAt, madeBy, proofs, checkpoint } = contents;
  const { headings } = words;
  return {
    language, title: words.title, footer: words.digest(digest), createdAt: madeAt,
    subtitle: `${review.transactionId} · ${words.asOf(momentOf(madeAt), madeBy)}`,
    blocks: [
      { kind: 'facts', facts: paymentFacts(contents, words) },
      ...section(headings.asks, asks(contents, words, language), words),
      ...secondReading(contents, words),
      ...section(headings.hits, evidence.hits.length === 0 ? null : hits(evidence.hits, words), words),
      ...party(headings.payer, evidence.payer, words),
      ...party(headings.payee, evidence.payee, words),
      ...section(headings.earlier, earlier(contents, words), words),
      ...section(headings.opinions, opinions(contents, words), words),
      ...section(headings.comments, comments(contents, words), words),
      ...section(headings.attachments, attachments(contents, words), words),
      ...section(headings.timeline, timeline(contents, words, language), words),
      { kind: 'heading', text: headings.proofs },
      { kind: 'list', items: [words.proofs(proofs.length, checkpoint.height), checkpoint.root] },
    ],
  };
};

const section = (text: string, body: PdfBlock | null, { nothing }: CaseWords): PdfBlock[] =>
  [{ kind: 'heading', text }, body ?? { kind: 'paragraph', text: nothing }];

const table = (columns: (readonly [title: string, share: number])[], rows: string[][]): PdfBlock | null =>
  (rows.length === 0 ? null : {
    kind: 'table', columns: columns.map(([title, share]): PdfColumn => ({ title, share })),
    rows: rows.map((cells) => cells.map(fitting)),
  });

/** A party as the payment describes it, if it does: everything that is said, in the order of IVMS101. */
const stated = (label: string, party: object | null): { label: string; value: string }[] =>
  (party === null ? [] : [{ label, value: wordsIn(party).join(' · ') }]);

const wordsIn = (said: object): string[] => Object.values(said).flatMap((part: unknown) =>
  (typeof part === 'object' && part !== null ? wordsIn(part) : typeof part === 'string' ? [part] : []));

const paymentFacts = (
  { review, evidence: { payment } }: CaseContents,
  { facts, states, decisions, parties, sealedMemo }: CaseWords,
): { label: string; value: string }[] => [
  { label: facts.state, value: [states[review.state], review.decision && decisions[review.decision]]
    .filter(Boolean).join(' · ') },
  { label: facts.amount, value: `${review.amount} ${review.currency}` },
  { label: facts.score, value: String(review.score) },
  { label: facts.memo, value: review.isMemoSealed ? sealedMemo : review.memo ?? NOTHING },
  { label: facts.purpose, value: payment.purposeCode ?? NOTHING },
  {
    label: facts.counterparty,
    value: [payment.counterpartyName, payment.counterpartyCountry].filter(Boolean).join(' · ') || NOTHING,
  },
  { label: facts.reference, value: payment.reference ?? NOTHING },
  ...stated(parties.statedPayer, payment.originator),
  ...stated(parties.statedPayee, payment.beneficiary),
  { label: facts.officers, value: String(review.officersNeeded) },
  { label: facts.opened, value: momentOf(review.openedAt) },
  { label: facts.ended, value: review.endedAt === null ? NOTHING : momentOf(review.endedAt) },
];

const asks = (
  { evidence }: CaseContents, { columns, yes, no }: CaseWords, language: Language,
): PdfBlock | null => table(
  [[columns.rule, 10], [columns.found, 34], [columns.remedy, 28], [columns.sources, 18], [columns.settled, 10]],
  evidence.asks.map(({ ruleId, explain, remedy, cite, isSettled }) =>
    [ruleId, explain[language], remedy[language], cite.join(', ') || NOTHING, isSettled ? yes : no]));

/** The opinion of a model, where one was asked for; by whom it is stands beside it. */
const secondReading = ({ evidence: { secondReading: read } }: CaseContents, words: CaseWords): PdfBlock[] => {
  if (read === null) return [];
  const seen = [words.readings[read.state], read.principle && words.principles[read.principle]];
  const by = [read.model, read.answeredAs, read.instruction, read.readAt && momentOf(read.readAt)];
  const lines = [seen.filter(Boolean).join(': '), read.reason ?? '', by.filter(Boolean).join(' · ')];
  return [{ kind: 'heading', text: words.headings.reading }, { kind: 'list', items: lines.filter(Boolean) }];
};

const hits = (found: readonly CaseHitDto[], { columns, parties, hitStates }: CaseWords): PdfBlock | null => table(
  [[columns.sought, 21], [columns.listed, 21], [columns.list, 16], [columns.score, 8], [columns.births, 13],
    [columns.nationalities, 10], [columns.standing, 11]],
  found.map((hit) => [
    `${parties[hit.party]}: ${hit.name}`,
    onLines(hit.matchedName, hit.matchedName === hit.listedName ? '' : hit.listedName),
    onLines(hit.entryId, hit.list?.publishedOn ?? '', hit.programmes.join(', ')), String(hit.score),
    beside(hit.births), beside(hit.nationalities), hitStates[hit.state],
  ]));

const beside = ({ sought, listed }: CaseHitDto['births']): string =>
  `${sought.join(', ') || NOTHING} / ${listed.join(', ') || NOTHING}`;

const party = (heading: string, side: CasePartyDto, words: CaseWords): PdfBlock[] => {
  const { facts, columns, days } = words;
  const { customer, sums } = side;
  const counted = table([[columns.window, 2], [columns.paid, 3], [columns.received, 3]], (sums ?? []).map((sum) => [
    days(sum.days), `${sum.paid}: ${sum.paidAmount} ${sum.currency}`,
    `${sum.received}: ${sum.receivedAmount} ${sum.currency}`,
  ]));
  return [
    { kind: 'heading', text: heading },
    { kind: 'facts', facts: [
      { label: facts.name, value: side.name }, { label: facts.address, value: side.address },
      { label: facts.bank, value: side.bank }, { label: facts.level, value: customer?.level ?? NOTHING },
      { label: facts.risk, value: customer?.risk ?? NOTHING }, { label: facts.pep, value: customer?.pep ?? NOTHING },
      { label: facts.documents, value: customer?.documents.join(', ') || NOTHING },
    ] },
    ...(counted === null ? [] : [counted]),
  ];
};

const earlier = ({ evidence }: CaseContents, { columns, states, decisions }: CaseWords): PdfBlock | null => table(
  [[columns.case, 4], [columns.opened, 3], [columns.rule, 3], [columns.outcome, 3]],
  evidence.earlierCases.map(({ transactionId, openedAt, rules, state, decision }) =>
    [transactionId, momentOf(openedAt), rules.join(', '), decision === null ? states[state] : decisions[decision]]));

const opinions = ({ review }: CaseContents, { columns, decisions }: CaseWords): PdfBlock | null => table(
  [[columns.time, 2], [columns.officer, 3], [columns.decision, 2], [columns.reason, 5]],
  review.opinions.map(({ officer, decision, reason, givenAt }) =>
    [momentOf(givenAt), officer.name, decisions[decision], reason]));

const comments = (contents: CaseContents, { columns }: CaseWords): PdfBlock | null => table(
  [[columns.time, 2], [columns.officer, 3], [columns.text, 7]],
  contents.comments.map(({ author, text, writtenAt }) => [momentOf(writtenAt), author.name, text]));

const attachments = (contents: CaseContents, { columns }: CaseWords): PdfBlock | null => table(
  [[columns.time, 2], [columns.file, 3], [columns.size, 1], [columns.digest, 4], [columns.officer, 2]],
  contents.attachments.map(({ name, size, digest, uploadedAt, uploadedBy }) =>
    [momentOf(uploadedAt), name, String(size), digest.replace(/.{16}(?=.)/g, '$& '), uploadedBy.name]));

const timeline = ({ review }: CaseContents, { columns }: CaseWords, language: Language): PdfBlock | null => table(
  [[columns.time, 2], [columns.step, 4], [columns.by, 4]],
  review.timeline.map(({ action, actor, createdAt }) =>
    [momentOf(createdAt), actionName(action, language), actor ?? NOTHING]));

const momentOf = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const onLines = (...lines: string[]): string => lines.filter((line) => line !== '').join('\n');

const fitting = (text: string): string => text.replace(/\S+/g, (word) =>
  (word.length > LONGEST_WORD ? `${word.slice(0, 11)}…${word.slice(-9)}` : word));

import type { FieldCode } from '../../platform/http/problems/field-code.ts';
import { invalid, type FieldProblem } from '../../platform/http/problems/refusal.ts';
import {
  ORGANISATION_DOCUMENTS, PERSON_DOCUMENTS, type CustomerAssessment, type CustomerDocument, type CustomerFile,
} from './customer-file.ts';
import { hasCheckDigit } from './customer-fields.decorator.ts';

const EMIRATES_ID = /^784(?:19|20)\d{10}$/;
const QID = /^[23]\d{10}$/;
const ALL = 100;

/** Refuses a file whose parts contradict each other or the day, by the name of each field. */
export const refuseUnsound = (file: CustomerFile, today: string): void => {
  const problems = [
    ...(isAfter(file.bornOn, today) ? [problem('data.bornOn', 'IN_THE_FUTURE', 'lies in the future.')] : []),
    ...(file.kind === 'person' ? ofPerson(file) : ofOrganisation(file, today)),
    ...file.documents.flatMap((document, n) => ofDocument(document, `data.documents[${n}]`)),
    ...doubled(file.documents),
    ...(file.purpose === 'other' && file.purposeText === null
      ? [problem('data.purposeText', 'REQUIRED', 'must say what the account is for.')] : []),
    ...(file.sourceOfFunds === 'other' && file.sourceText === null
      ? [problem('data.sourceText', 'REQUIRED', 'must say where the money comes from.')] : []),
    ...(file.assessment === null ? [] : ofAssessment(file.assessment, file, today)),
  ];
  if (problems.length > 0) throw invalid(problems);
};

const problem = (field: string, code: FieldCode, sentence: string): FieldProblem =>
  ({ field, code, message: `${field} ${sentence}` });

// A year alone is compared by the year.
const isAfter = (day: string | null, today: string): boolean => day !== null && day > today.slice(0, day.length);

const ofPerson = ({ nationality, documents, owners }: CustomerFile): FieldProblem[] => [
  ...(nationality === null ? [problem('data.nationality', 'REQUIRED', 'is needed of a person.')] : []),
  ...(owners.length > 0 ? [problem('data.owners', 'NOT_OF_A_PERSON', 'are those of an organisation.')] : []),
  ...foreign(documents, PERSON_DOCUMENTS, 'NOT_OF_A_PERSON', 'is no document of a person.'),
];

const ofOrganisation = ({ nationality, documents, owners }: CustomerFile, today: string): FieldProblem[] => [
  ...(nationality === null ? [] : [problem(
    'data.nationality', 'NOT_OF_AN_ORGANISATION', 'is that of a person; an organisation has a country.',
  )]),
  ...foreign(documents, ORGANISATION_DOCUMENTS, 'NOT_OF_AN_ORGANISATION', 'is no document of an organisation.'),
  ...owners.flatMap(({ birthDate }, n) =>
    (isAfter(birthDate, today) ? [problem(
      `data.owners[${n}].birthDate`, 'IN_THE_FUTURE', 'lies in the future.',
    )] : [])),
  ...(owners.reduce((sum, { sharePercent }) => sum + Math.round(sharePercent * ALL), 0) > ALL * ALL
    ? [problem('data.owners', 'TOO_LARGE', 'hold more than the whole.')] : []),
];

const foreign = (
  documents: readonly CustomerDocument[], kinds: readonly string[], code: FieldCode, sentence: string,
): FieldProblem[] => documents.flatMap(({ kind }, n) =>
  (kinds.includes(kind) ? [] : [problem(`data.documents[${n}].kind`, code, sentence)]));

const ofDocument = ({ kind, number, country }: CustomerDocument, field: string): FieldProblem[] => {
  if (kind === 'emirates_id') {
    if (!EMIRATES_ID.test(number)) return [problem(
      `${field}.number`, 'NOT_AN_EMIRATES_ID', 'must be 15 figures that begin with 784.',
    )];
    if (!hasCheckDigit(number)) return [problem(
      `${field}.number`, 'WRONG_CHECK_DIGIT', 'has a wrong check digit: a figure was mistyped.',
    )];
    return country === 'AE' ? [] : [issuedBy('AE', field)];
  }
  if (kind === 'qid') {
    if (!QID.test(number)) return [problem(
      `${field}.number`, 'NOT_A_QID', 'must be 11 figures that begin with 2 or 3.',
    )];
    return country === 'QA' ? [] : [issuedBy('QA', field)];
  }
  return [];
};

const issuedBy = (country: string, field: string): FieldProblem =>
  problem(`${field}.country`, 'ISSUED_ELSEWHERE', `must be ${country}, which issues it.`);

const doubled = (documents: readonly CustomerDocument[]): FieldProblem[] => {
  const keys = documents.map(({ kind, country, number }) => `${kind} ${country} ${number}`);
  return keys.flatMap((key, n) =>
    (keys.indexOf(key) < n ? [problem(`data.documents[${n}]`, 'REPEATED', 'stands there twice.')] : []));
};

const ofAssessment = (
  { level, pep, risk, riskReasons, reviewedOn, nextReviewOn }: CustomerAssessment,
  { kind, areOwnersComplete }: CustomerFile, today: string,
): FieldProblem[] => [
  ...(kind === 'organisation' && !areOwnersComplete && level !== 'simplified'
    ? [problem('data.areOwnersComplete', 'REQUIRED', 'must hold before an organisation is known at that level.')] : []),
  ...((risk === 'low') === (riskReasons.length === 0) ? []
    : [problem('assessment.riskReasons', 'RISK_REASONS', 'are given for a rating above low, and for no other.')]),
  ...(pep === 'none' || riskReasons.includes('political_exposure') ? []
    : [problem('assessment.riskReasons', 'REQUIRED', 'must name the political exposure.')]),
  ...(reviewedOn > today ? [problem('assessment.reviewedOn', 'IN_THE_FUTURE', 'lies in the future.')] : []),
  ...(nextReviewOn > reviewedOn ? [] : [problem(
    'assessment.nextReviewOn', 'TOO_EARLY', 'must come after the review.',
  )]),
];

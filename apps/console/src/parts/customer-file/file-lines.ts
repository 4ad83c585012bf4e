import type { CustomerFileDto } from '@connect/sdk';
import type { TFunction } from 'i18next';

export const fileFields = [
  'kind', 'legalName', 'legalNameArabic', 'bornOn', 'nationality', 'country', 'documents', 'owners',
  'areOwnersComplete', 'isic', 'mcc', 'purpose', 'sourceOfFunds', 'level', 'pep', 'risk', 'riskReasons', 'reviewedOn',
  'nextReviewOn',
] as const;
export type FileField = (typeof fileFields)[number];

const withWords = (word: string, text: string | null | undefined): string => (text ? `${word}: ${text}` : word);

/** What each field of a file says, in words; empty where it says nothing. */
export function linesOf(file: CustomerFileDto, t: TFunction<'customers'>): Record<FileField, string> {
  const { assessment, documents, owners } = file;
  const ofOrganisation = file.kind === 'organisation';
  return {
    kind: t(`kind.${file.kind}`),
    legalName: file.legalName,
    legalNameArabic: file.legalNameArabic ?? '',
    bornOn: file.bornOn,
    nationality: file.nationality ?? '',
    country: file.country,
    documents: documents.map(({ kind, number, country, expiresOn }) =>
      [t(`documentKind.${kind}`), number, country, expiresOn].filter(Boolean).join(' · ')).join('\n'),
    owners: owners.map(({ name, birthDate, nationality, sharePercent }) =>
      [name, birthDate, nationality, `${String(sharePercent)} %`].filter(Boolean).join(' · ')).join('\n'),
    areOwnersComplete: ofOrganisation ? t(file.areOwnersComplete ? 'yes' : 'no') : '',
    isic: file.isic ?? '',
    mcc: file.mcc ?? '',
    purpose: withWords(t(`purpose.${file.purpose}`), file.purposeText),
    sourceOfFunds: withWords(t(`source.${file.sourceOfFunds}`), file.sourceText),
    level: assessment ? t(`level.${assessment.level}`) : '',
    pep: assessment ? t(`pep.${assessment.pep}`) : '',
    risk: assessment ? t(`risk.${assessment.risk}`) : '',
    riskReasons: (assessment?.riskReasons ?? []).map((reason) => t(`riskReason.${reason}`)).join('\n'),
    reviewedOn: assessment?.reviewedOn ?? '',
    nextReviewOn: assessment?.nextReviewOn ?? '',
  };
}

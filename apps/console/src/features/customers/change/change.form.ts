import type {
  AccountPurpose, CustomerDataDto, CustomerDocumentKind, CustomerFileDto, CustomerKind, FundSource, GivenKycLevel,
  PepStatus, ProposeCustomerChangeDto, RiskRating, RiskReason,
} from '@connect/sdk';
import { IsNotEmpty, Length, Matches, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { IsReadableAmount } from '../../../parts/money/amount-rules.ts';

type ErrorKey = 'needed' | 'long' | 'text' | 'country' | 'share' | 'reason';

const say = (key: ErrorKey): ValidationOptions => ({ message: () => i18n.t(`customers:errors.${key}`) });
const country = /^\s*[A-Za-z]{2}\s*$/;
const countryOrNothing = /^\s*(?:[A-Za-z]{2})?\s*$/;
const textOrNothing = /^\s*(?:\S(?:.|\n){2,})?$/;

/** A document of a customer, as it is written in the form. */
export class DocumentRow {
  @IsNotEmpty(say('needed')) kind: CustomerDocumentKind | '' = '';
  @IsNotEmpty(say('needed')) number = '';
  @Matches(country, say('country')) country = '';
  expiresOn = '';
}

/** Somebody to whom a part of an organisation belongs. */
export class OwnerRow {
  @MaxLength(200, say('long')) @IsNotEmpty(say('needed')) name = '';
  birthDate = '';
  @Matches(countryOrNothing, say('country')) nationality = '';

  @IsReadableAmount(say('share')) @IsNotEmpty(say('share')) sharePercent = '';
}

/** The whole of a customer's file, as somebody would have it; a field that is empty says nothing. */
export class ChangeForm {
  kind: CustomerKind = 'person';

  @MaxLength(200, say('long')) @IsNotEmpty(say('needed')) legalName = '';
  @MaxLength(200, say('long')) legalNameArabic = '';
  @IsNotEmpty(say('needed')) bornOn = '';

  @ValidateIf(({ kind }: ChangeForm) => kind === 'person')
  @Matches(country, say('country')) nationality = '';

  @Matches(country, say('country')) country = '';
  documents: DocumentRow[] = [];
  owners: OwnerRow[] = [];
  areOwnersComplete = false;
  isic = '';
  mcc = '';

  @IsNotEmpty(say('needed')) purpose: AccountPurpose | '' = '';
  @MaxLength(300, say('text')) @Matches(textOrNothing, say('text')) purposeText = '';
  @IsNotEmpty(say('needed')) sourceOfFunds: FundSource | '' = '';
  @MaxLength(300, say('text')) @Matches(textOrNothing, say('text')) sourceText = '';

  /** Empty as long as nobody has assessed the customer. */
  level: GivenKycLevel | '' = '';
  pep: PepStatus = 'none';
  risk: RiskRating = 'low';
  riskReasons: RiskReason[] = [];

  @ValidateIf(({ level }: ChangeForm) => level !== '') @IsNotEmpty(say('needed')) reviewedOn = '';
  @ValidateIf(({ level }: ChangeForm) => level !== '') @IsNotEmpty(say('needed')) nextReviewOn = '';

  @Length(3, 300, say('reason')) reason = '';
}

/** The form of a file that is there, or an empty one. */
export function changeFormOf(file: CustomerFileDto | null): ChangeForm {
  const form = new ChangeForm();
  if (file === null) return form;
  const { documents, owners, assessment, ...data } = file;
  return {
    ...form, ...withoutNulls(data), ...(assessment ?? {}),
    documents: documents.map((row) => ({ ...new DocumentRow(), ...withoutNulls(row) })),
    owners: owners.map((row) => ({ ...new OwnerRow(), ...withoutNulls(row), sharePercent: String(row.sharePercent) })),
  };
}

type Given<Row> = { [Field in keyof Row]: NonNullable<Row[Field]> };

const withoutNulls = <Row extends object>(row: Row): Partial<Given<Row>> => Object.fromEntries(
  Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as Partial<Given<Row>>;

/** What a form proposes to make of the version of a file that it was begun with; officers alone assess. */
export function changeOf(form: ChangeForm, version: number, mayAssess: boolean): ProposeCustomerChangeDto {
  const { level, pep, risk, riskReasons, reviewedOn, nextReviewOn } = form;
  return {
    version, data: dataOf(form), reason: form.reason.trim(),
    ...(mayAssess && level !== '' && { assessment: { level, pep, risk, riskReasons, reviewedOn, nextReviewOn } }),
  };
}

function dataOf(form: ChangeForm): CustomerDataDto {
  const { kind, areOwnersComplete, purpose, sourceOfFunds } = form;
  const isPerson = kind === 'person';
  return {
    kind, areOwnersComplete,
    purpose: purpose as AccountPurpose, sourceOfFunds: sourceOfFunds as FundSource,
    legalName: form.legalName.trim(), legalNameArabic: given(form.legalNameArabic),
    bornOn: form.bornOn.trim(), nationality: isPerson ? given(form.nationality) : null, country: form.country.trim(),
    documents: form.documents.map((row) => ({
      kind: row.kind as CustomerDocumentKind, number: row.number.trim(), country: row.country.trim(),
      expiresOn: given(row.expiresOn),
    })),
    owners: isPerson ? [] : form.owners.map((row) => ({
      name: row.name.trim(), birthDate: given(row.birthDate), nationality: given(row.nationality),
      sharePercent: Number(normaliseAmount(row.sharePercent)),
    })),
    isic: given(form.isic), mcc: given(form.mcc),
    purposeText: given(form.purposeText), sourceText: given(form.sourceText),
  };
}

const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());

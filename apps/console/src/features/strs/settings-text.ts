import type { StrSettingsDto } from '@connect/sdk';

/** The fields of the settings, each a text, in the order of the form. */
export const fieldNames = [
  'rentityId', 'rentityBranch', 'institutionName', 'institutionCode', 'localCurrency', 'submissionCode', 'firstName',
  'lastName', 'email', 'occupation', 'addressType', 'address', 'city', 'country', 'state', 'fundsCode', 'transmodeCode',
  'transmodeComment',
] as const;

export type SettingsText = Record<(typeof fieldNames)[number] | 'indicators', string>;

export const empty: SettingsText = {
  ...Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<(typeof fieldNames)[number], string>,
  indicators: '',
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** The settings as they are typed: codes of rules one a line, as in "KYC-006 ALP01". */
export const fromText = ({ reportingPerson, location, indicators, ...settings }: StrSettingsDto): SettingsText => ({
  rentityId: String(settings.rentityId), rentityBranch: settings.rentityBranch ?? '',
  institutionName: settings.institutionName, institutionCode: settings.institutionCode,
  localCurrency: settings.localCurrency, submissionCode: settings.submissionCode,
  firstName: reportingPerson.firstName, lastName: reportingPerson.lastName,
  email: reportingPerson.email ?? '', occupation: reportingPerson.occupation ?? '',
  addressType: location.addressType, address: location.address, city: location.city, country: location.country,
  state: location.state ?? '', fundsCode: settings.fundsCode, transmodeCode: settings.transmodeCode,
  transmodeComment: settings.transmodeComment ?? '',
  indicators: indicators.map(({ ruleId, code }) => `${ruleId} ${code}`).join('\n'),
});

/** What was typed, as the API takes it; it says itself what is wrong with it. */
export const toSettings = (text: SettingsText): StrSettingsDto => ({
  rentityId: Number(text.rentityId), rentityBranch: orNull(text.rentityBranch),
  institutionName: text.institutionName, institutionCode: text.institutionCode,
  localCurrency: text.localCurrency as StrSettingsDto['localCurrency'], submissionCode: text.submissionCode,
  reportingPerson: {
    firstName: text.firstName, lastName: text.lastName, email: orNull(text.email), occupation: orNull(text.occupation),
  },
  location: {
    addressType: text.addressType, address: text.address, city: text.city, country: text.country,
    state: orNull(text.state),
  },
  fundsCode: text.fundsCode, transmodeCode: text.transmodeCode, transmodeComment: orNull(text.transmodeComment),
  indicators: text.indicators.split('\n').map((line) => line.trim()).filter(Boolean).map((line) => {
    const [ruleId = '', code = ''] = line.split(/[\s=]+/);
    return { ruleId, code };
  }),
});

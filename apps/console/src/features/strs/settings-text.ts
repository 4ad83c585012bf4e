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
export const toSettings = (said: SettingsText): StrSettingsDto => ({
  rentityId: Number(said.rentityId), rentityBranch: orNull(said.rentityBranch),
  institutionName: said.institutionName, institutionCode: said.institutionCode,
  localCurrency: said.localCurrency as StrSettingsDto['localCurrency'], submissionCode: said.submissionCode,
  reportingPerson: {
    firstName: said.firstName, lastName: said.lastName, email: orNull(said.email), occupation: orNull(said.occupation),
  },
  location: {
    addressType: said.addressType, address: said.address, city: said.city, country: said.country,
    state: orNull(said.state),
  },
  fundsCode: said.fundsCode, transmodeCode: said.transmodeCode, transmodeComment: orNull(said.transmodeComment),
  indicators: said.indicators.split('\n').map((line) => line.trim()).filter(Boolean).map((line) => {
    const [ruleId = '', code = ''] = line.split(/[\s=]+/);
    return { ruleId, code };
  }),
});

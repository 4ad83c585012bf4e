import { elementsAt, textAt, textsAt } from '../reading/xml-records.ts';
import { britishDate, joined, kindOf, type XmlFormat } from './list-format.ts';

/** A birth date of British lists, whose day and month may be only letters or noughts. */
export const britishBirth = (text: string): string => text.replace(/^(?:(?:dd|00)\/(?:mm|00|\d{1,2})\/)/i, '').trim();

/** The names of countries in one field: "(1) Iraq (2) Jordan", or with signs between them. */
export const britishCountries = (text: string): string[] =>
  text.split(/\(\d+\)|[;|/,]/).map((country) => country.trim()).filter((country) => country !== '');

/** Whether a publisher calls an alias one of low quality. */
export const isLowQuality = (text: string): boolean => /low/i.test(text);

/** The sanctions list of the United Kingdom as the Foreign Office publishes it in XML. */
export const ukListFormat: XmlFormat = {
  sources: ['uk-sanctions'],
  root: 'Designations',
  namespaces: [''],
  records: new Set(['DateGenerated', 'Designation']),
  open: (draft) => ({
    take(record) {
      if (record.name === 'DateGenerated') draft.publishedOn = britishDate(textAt(record));
      if (record.name !== 'Designation') return;
      const names = elementsAt(record, 'Names', 'Name').map((name) => ({
        isPrimary: /^primary name$/i.test(textAt(name, 'NameType')),
        name: joined(...['Name1', 'Name2', 'Name3', 'Name4', 'Name5', 'Name6'].map((part) => textAt(name, part))),
        isWeak: isLowQuality(textAt(name, 'AliasStrength')),
      }));
      const others = textsAt(record, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript');
      const individual = ['IndividualDetails', 'Individual'] as const;
      draft.add({
        ref: textAt(record, 'UniqueID'),
        kind: kindOf(textAt(record, 'IndividualEntityShip')),
        names: [
          ...names.filter(({ isPrimary }) => isPrimary), ...names.filter(({ isPrimary }) => !isPrimary),
          ...others.map((name) => ({ name, isWeak: false })),
        ],
        programmes: textsAt(record, 'RegimeName'),
        births: textsAt(record, ...individual, 'DOBs', 'DOB').map(britishBirth),
        countries: textsAt(record, ...individual, 'Nationalities', 'Nationality').flatMap(britishCountries),
      });
    },
  }),
};

import { elementsAt, textAt, textsAt } from '../reading/xml-records.ts';
import { americanDate, joined, kindOf, type XmlFormat } from './list-format.ts';

/**
 * The lists of the United States Treasury (OFAC) as sdn.xml and consolidated.xml, which tell nothing of which of the
 * two they are.
 */
export const ofacListFormat: XmlFormat = {
  sources: ['ofac-sdn', 'ofac-consolidated'],
  root: 'sdnList',
  namespaces: [
    'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/XML',
    'http://tempuri.org/sdnList.xsd', 'https://sandbox.example/sdn', '',
  ],
  records: new Set(['sdnEntry', 'publshInformation']),
  open: (draft) => ({
    take(record) {
      if (record.name === 'publshInformation') {
        draft.publishedOn = americanDate(textAt(record, 'Publish_Date'));
        const count = textAt(record, 'Record_Count');
        if (/^\d{1,9}$/.test(count)) draft.statedEntries = Number(count);
      }
      if (record.name !== 'sdnEntry') return;
      const aliases = elementsAt(record, 'akaList', 'aka').map((aka) => ({
        name: joined(textAt(aka, 'firstName'), textAt(aka, 'lastName')), isWeak: textAt(aka, 'category') === 'weak',
      }));
      draft.add({
        ref: textAt(record, 'uid'),
        kind: kindOf(textAt(record, 'sdnType')),
        names: [{ name: joined(textAt(record, 'firstName'), textAt(record, 'lastName')), isWeak: false }, ...aliases],
        programmes: textsAt(record, 'programList', 'program'),
        births: textsAt(record, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth'),
        countries: [
          ...textsAt(record, 'nationalityList', 'nationality', 'country'),
          ...textsAt(record, 'citizenshipList', 'citizenship', 'country'),
        ],
      });
    },
  }),
};

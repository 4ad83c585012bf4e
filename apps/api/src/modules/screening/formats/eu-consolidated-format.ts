import { childrenOf, type XmlElement } from '../reading/xml-records.ts';
import { isoDate, joined, kindOf, type XmlFormat } from './list-format.ts';

const said = ({ attributes }: XmlElement, name: string): string => (attributes[name] ?? '').trim();
const isGiven = (year: string): boolean => year !== '' && year !== '0';

/** A birth date of the European Union: a day, a year or a span of years, and whether it is only a guess. */
const birthOf = (birth: XmlElement): string => {
  const [first, last] = [said(birth, 'yearRangeFrom'), said(birth, 'yearRangeTo')];
  const year = isGiven(said(birth, 'year')) ? said(birth, 'year') : '';
  const span = isGiven(first) && isGiven(last) ? `${first} to ${last}` : isGiven(first) ? first : '';
  const date = said(birth, 'birthdate') || year || span;
  return date !== '' && said(birth, 'circa') === 'true' ? `circa ${date}` : date;
};

/** The consolidated list of financial sanctions of the European Union (FSF), as its full XML of version 1.1. */
export const euConsolidatedFormat: XmlFormat = {
  sources: ['eu-consolidated'],
  root: 'export',
  namespaces: ['http://eu.europa.ec/fpi/fsd/export'],
  records: new Set(['sanctionEntity']),
  open: (draft) => ({
    take(record) {
      if (record.name === 'export') draft.publishedOn = isoDate(record.attributes['generationDate'] ?? '');
      if (record.name !== 'sanctionEntity') return;
      const [type] = childrenOf(record, 'subjectType');
      draft.add({
        ref: said(record, 'logicalId'),
        kind: kindOf(type === undefined ? '' : said(type, 'code')),
        names: childrenOf(record, 'nameAlias').map((alias) => ({
          name: said(alias, 'wholeName')
            || joined(said(alias, 'firstName'), said(alias, 'middleName'), said(alias, 'lastName')),
          isWeak: said(alias, 'strong') === 'false',
        })),
        programmes: childrenOf(record, 'regulation').map((regulation) => said(regulation, 'programme')),
        births: childrenOf(record, 'birthdate').map(birthOf),
        countries: childrenOf(record, 'citizenship').map((citizenship) => said(citizenship, 'countryIso2Code')),
      });
    },
  }),
};

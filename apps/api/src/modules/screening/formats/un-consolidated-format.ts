import { childrenOf, textAt, textsAt, type XmlElement } from '../reading/xml-records.ts';
import { isoDate, joined, type XmlFormat } from './list-format.ts';

/** A birth date of the United Nations: a day, a year or a span of years, and whether it is only a guess. */
const birthOf = (birth: XmlElement): string => {
  const [first, last] = [textAt(birth, 'FROM_YEAR'), textAt(birth, 'TO_YEAR')];
  const date = textAt(birth, 'DATE') || textAt(birth, 'YEAR') || (last === '' ? first : `${first} to ${last}`);
  return date !== '' && textAt(birth, 'TYPE_OF_DATE').toUpperCase() === 'APPROXIMATELY' ? `circa ${date}` : date;
};

/** The consolidated list of the United Nations Security Council. An alias's own birth date is one of the party's. */
export const unConsolidatedFormat: XmlFormat = {
  sources: ['un-consolidated'],
  root: 'CONSOLIDATED_LIST',
  namespaces: [''],
  records: new Set(['INDIVIDUAL', 'ENTITY']),
  open: (draft) => ({
    take(record) {
      if (record.name === 'CONSOLIDATED_LIST') draft.publishedOn = isoDate(record.attributes['dateGenerated'] ?? '');
      const isPerson = record.name === 'INDIVIDUAL';
      if (!isPerson && record.name !== 'ENTITY') return;
      const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textAt(record, part));
      const aliases = childrenOf(record, `${record.name}_ALIAS`);
      draft.add({
        ref: textAt(record, 'DATAID'),
        kind: isPerson ? 'person' : 'organisation',
        names: [
          { name: joined(...parts), isWeak: false }, { name: textAt(record, 'NAME_ORIGINAL_SCRIPT'), isWeak: false },
          ...aliases.map((alias) => ({
            name: textAt(alias, 'ALIAS_NAME'), isWeak: /^low/i.test(textAt(alias, 'QUALITY')),
          }))],
        programmes: textsAt(record, 'UN_LIST_TYPE'),
        births: [
          ...childrenOf(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthOf),
          ...textsAt(record, 'INDIVIDUAL_ALIAS', 'DATE_OF_BIRTH'),
        ],
        countries: textsAt(record, 'NATIONALITY', 'VALUE'),
      });
    },
  }),
};

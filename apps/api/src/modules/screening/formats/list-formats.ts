import { euConsolidatedFormat } from './eu-consolidated-format.ts';
import type { CsvFormat, XmlFormat } from './list-format.ts';
import { nationalRowsFormat } from './national-rows-format.ts';
import { ofacAdvancedFormat } from './ofac-advanced-format.ts';
import { ofacListFormat } from './ofac-list-format.ts';
import { ukListFormat } from './uk-list-format.ts';
import { ofsiRowsFormat, ukRowsFormat } from './uk-rows-format.ts';
import { unConsolidatedFormat } from './un-consolidated-format.ts';

/** The formats in XML that are read, by what their root element is called. */
export const XML_FORMATS: ReadonlyMap<string, XmlFormat> = new Map([
  ofacListFormat, ofacAdvancedFormat, unConsolidatedFormat, euConsolidatedFormat, ukListFormat,
].map((format) => [format.root, format]));

/** The formats in rows that are read. */
export const CSV_FORMATS: readonly CsvFormat[] = [ukRowsFormat, ofsiRowsFormat, nationalRowsFormat];

/** Whether any of the formats keeps something in an element of this name. */
export const isRecordName = (name: string): boolean =>
  [...XML_FORMATS.values()].some((format) => format.records.has(name));

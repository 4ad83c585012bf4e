import { readFileSync } from 'node:fs';
import type { Answered, RawClient } from './exchange.ts';

export const LISTS_PATH = '/api/v1/compliance/screening/lists';

/** An invented entry of a Security Council list. */
export interface Listed {
  id: number;
  name: string;
  alias?: string;
  born?: number;
}

/** A list in the format of the United Nations, of invented people. */
export const unList = (people: readonly Listed[], publishedOn = '2026-11-10'): string => [
  `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="${publishedOn}T00:00:00"><INDIVIDUALS>`,
  ...people.map(({ id, name, alias = '', born = 1970 }) => `<INDIVIDUAL><DATAID>${id}</DATAID><FIRST_NAME>${name}</FIRST_NAME>`
    + `<UN_LIST_TYPE>Test</UN_LIST_TYPE><INDIVIDUAL_ALIAS><QUALITY>Good</QUALITY><ALIAS_NAME>${alias}</ALIAS_NAME></INDIVIDUAL_ALIAS>`
    + `<INDIVIDUAL_DATE_OF_BIRTH><YEAR>${born}</YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>`),
  '</INDIVIDUALS></CONSOLIDATED_LIST>',
].join('\n');

/** Sends a file as the publisher would write it. */
export const sendList = (
  raw: RawClient, token: string, body: string | Buffer, type = 'application/xml', query = '',
): Promise<Answered> => raw.ask({
  method: 'POST', path: `${LISTS_PATH}${query}`, headers: { authorization: `Bearer ${token}`, 'content-type': type }, body,
});

/** Sends a file and puts it in force whatever it takes away. */
export const loadList = async (
  raw: RawClient, token: string, body: string | Buffer, type?: string,
): Promise<Answered> => {
  const answer = await sendList(raw, token, body, type);
  if (answer.status !== 409) return answer;
  const { details } = JSON.parse(answer.text) as { details: { confirm: number } };
  return sendList(raw, token, body, type, `?confirm=${details.confirm}`);
};

const sdnFile = readFileSync(new URL('../lists/ofac-sdn.xml', import.meta.url), 'utf8');
const PERSON = /<uid>(\d+)<\/uid>\s*<firstName>([^<]+)<\/firstName>\s*<lastName>([^<]+)<\/lastName>\s*<sdnType>/g;

/** The invented people of the sandbox's own list. */
export const SANDBOX_PEOPLE_LISTED = [...sdnFile.matchAll(PERSON)]
  .map(([, uid = '', first = '', last = '']) => ({ entryId: `ofac-sdn:${uid}`, name: `${first} ${last}` }));

/** The sandbox's own list in the format of the United Nations, which is in force from the start. */
export const SANDBOX_UN_LIST = readFileSync(new URL('../lists/un-consolidated.xml', import.meta.url), 'utf8');

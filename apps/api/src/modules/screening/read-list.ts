import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refusal, type FieldProblem } from '../../platform/http/refusal.ts';
import { statusRefusal } from '../../platform/http/problem.ts';
import { isRecordName, LIST_FORMATS, type ListFormat } from './list-formats.ts';
import type { ListedParty, PublishedList } from './listed-party.ts';
import { UnreadableXml, XmlRecords, type XmlElement } from './xml-records.ts';

/** The largest file that is read; the largest of the lists is about half as long. */
export const MOST_LIST_BYTES = 64 * 1024 * 1024;
const MOST_ENTRIES = 200_000;
const MOST_TEXT = 1_000;

const unreadable = (message: string): Refusal =>
  new Refusal(400, 'LIST_UNREADABLE', `The list cannot be read: ${message}`,
    [{ field: 'body', message }] satisfies FieldProblem[]);

/** Reads a publisher's file as it arrives; what is not a whole list of a known format is refused. */
export const readList = async (file: Readable): Promise<PublishedList> => {
  const hash = createHash('sha256');
  const text = new TextDecoder('utf-8', { fatal: true });
  const xml = new XmlRecords(isRecordName);
  const reading = new ListReading();
  let bytes = 0;
  try {
    // A refusal in the middle must still be answered, so leaving the loop does not hang up on the sender.
    for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_LIST_BYTES) throw statusRefusal(413);
      hash.update(chunk);
      for (const element of xml.write(text.decode(chunk, { stream: true }))) reading.take(element);
    }
    for (const element of xml.write(text.decode())) reading.take(element);
    xml.end();
  } catch (failure) {
    if (failure instanceof UnreadableXml) throw unreadable(failure.message);
    if (isNotUtf8(failure)) throw unreadable('It is not text in UTF-8.');
    throw failure;
  }
  return { ...reading.result(), digest: hash.digest('hex') };
};

const isNotUtf8 = (failure: unknown): boolean => typeof failure === 'object' && failure !== null
  && 'code' in failure && failure.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** What has been read of a list so far. */
class ListReading {
  private format: ListFormat | undefined;
  private publishedOn: string | undefined;
  private readonly parties = new Map<string, ListedParty>();

  take(element: XmlElement): void {
    this.format ??= LIST_FORMATS.get(element.name);
    if (this.format === undefined) {
      throw unreadable(`Its root is <${element.name.slice(0, 60)}>, and the lists that are read begin with `
        + `${[...LIST_FORMATS.keys()].map((root) => `<${root}>`).join(' or ')}.`);
    }
    this.publishedOn ??= this.format.publishedOn(element);
    const party = this.format.partyOf(element);
    if (party !== undefined) this.add(party);
  }

  result(): Omit<PublishedList, 'digest'> {
    const { format, publishedOn, parties } = this;
    if (format === undefined || publishedOn === undefined || Number.isNaN(Date.parse(publishedOn))) {
      throw unreadable('It does not say when it was published.');
    }
    if (parties.size === 0) throw unreadable('It lists nobody.');
    return { source: format.source, publishedOn, parties: [...parties.values()] };
  }

  private add(party: ListedParty): void {
    const place = this.parties.size + 1;
    const [first] = party.names;
    if (!/^\d{1,12}$/.test(party.ref)) throw unreadable(`Entry ${place} has no number.`);
    if (first === undefined) throw unreadable(`Entry ${party.ref} has no name.`);
    if (this.parties.has(party.ref)) throw unreadable(`It holds entry ${party.ref} twice.`);
    if (place > MOST_ENTRIES) throw unreadable(`It holds more than ${MOST_ENTRIES} entries.`);
    const texts = [...party.names.map(({ name }) => name), ...party.programmes];
    if (texts.some((text) => text.length > MOST_TEXT)) throw unreadable(`A name of entry ${party.ref} is too long.`);
    this.parties.set(party.ref, party);
  }
}

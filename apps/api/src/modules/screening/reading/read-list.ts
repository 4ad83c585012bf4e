import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { statusRefusal } from '../../../platform/http/problems/problem.ts';
import { Refusal, type FieldProblem } from '../../../platform/http/problems/refusal.ts';
import type { PublishedList, Source } from '../listed-party.ts';
import { CsvReading, XmlReading, type ListReading } from './list-reading.ts';
import { UnreadableList } from './unreadable-list.ts';

/** The largest file that is read; the largest of the lists, OFAC's in its advanced model, is about half as long. */
export const MOST_LIST_BYTES = 256 * 1024 * 1024;
/** By the beginning of a file it is known whether there are tags in it. */
const ENOUGH_TO_TELL = 256;

/** How a file comes, and which list the sender says that it is. */
export interface ListFile {
  content: Readable;
  /** Whether the sender says that it holds rows; otherwise a file without a tag in its beginning does. */
  isRows?: boolean;
  source?: Source;
}

const unreadable = (message: string): Refusal =>
  new Refusal(400, 'LIST_UNREADABLE', `The list cannot be read: ${message}`,
    [{ field: 'body', message }] satisfies FieldProblem[]);

/** Reads a publisher's file as it arrives; what is not a whole list of a known format is refused. */
export const readList = async ({ content, isRows = false, source }: ListFile): Promise<PublishedList> => {
  const hash = createHash('sha256');
  const text = new TextDecoder('utf-8', { fatal: true });
  let reading: ListReading | undefined;
  let [bytes, opening] = [0, ''];
  const write = (piece: string, isLast = false): ListReading | undefined => {
    if (reading !== undefined) reading.write(piece);
    else if ((opening += piece).length >= ENOUGH_TO_TELL || isLast) {
      reading = isRows || (opening !== '' && !opening.includes('<')) ? new CsvReading() : new XmlReading();
      reading.write(opening);
    }
    return reading;
  };
  try {
    // A refusal in the middle must still be answered, so leaving the loop does not hang up on the sender.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_LIST_BYTES) throw statusRefusal(413);
      hash.update(chunk);
      write(text.decode(chunk, { stream: true }));
    }
    const done = write(text.decode(), true) ?? new XmlReading();
    done.end();
    return { ...whole(done, source), digest: hash.digest('hex') };
  } catch (failure) {
    if (failure instanceof UnreadableList) throw unreadable(failure.message);
    if (isNotUtf8(failure)) throw unreadable('It is not text in UTF-8.');
    throw failure;
  }
};

const isNotUtf8 = (failure: unknown): boolean => typeof failure === 'object' && failure !== null
  && 'code' in failure && failure.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** The list that a file holds, if it says all that a list must say. */
const whole = ({ draft, format }: ListReading, told: Source | undefined): Omit<PublishedList, 'digest'> => {
  const { publishedOn = '', statedEntries, parties } = draft;
  if (format === undefined || !isDay(publishedOn)) {
    throw new UnreadableList('It does not say when it was published.');
  }
  if (parties.length === 0) throw new UnreadableList('It lists nobody.');
  if (statedEntries !== undefined && statedEntries !== parties.length) {
    throw new UnreadableList(`It says that it holds ${statedEntries} entries, and holds ${parties.length}.`);
  }
  return { source: sourceOf(draft.source, format.sources, told), publishedOn, parties };
};

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const sourceOf = (stated: Source | undefined, possible: readonly [Source, ...Source[]], told?: Source): Source => {
  const source = stated ?? told ?? possible[0];
  if (!possible.includes(source)) throw new UnreadableList(`A file of this form is none of the list ${source}.`);
  if (told !== undefined && told !== source) throw new UnreadableList(`It is the list ${source}, not ${told}.`);
  return source;
};

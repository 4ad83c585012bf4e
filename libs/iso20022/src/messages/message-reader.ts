import type { Definition } from '../definitions.ts';
import type { Problem, Problems } from '../problem.ts';
import { DocumentReader } from '../xml/document-reader.ts';
import type { ContentReader, Kind, Requests, Surroundings } from './content.ts';
import { CreditTransferReader } from './read-credit-transfers.ts';
import { InterbankTransferReader } from './read-interbank-transfers.ts';
import { PaymentReturnReader } from './read-payment-return.ts';
import { RecallRequestReader } from './read-recall-request.ts';
import { StatusRequestReader } from './read-status-request.ts';

type ReaderClass = new (definition: Definition, problems: Problems, surroundings: Surroundings) => ContentReader;

/** Who reads which messages, by the area and number of their definitions. */
const READERS: Readonly<Record<string, ReaderClass>> = {
  'pain.001': CreditTransferReader,
  'camt.056': RecallRequestReader,
  'pacs.004': PaymentReturnReader,
  'pacs.008': InterbankTransferReader,
  'pacs.009': InterbankTransferReader,
  'pacs.028': StatusRequestReader,
};

const KINDS: Readonly<Record<string, Kind>> = {
  'pain.001': 'credit-transfer-request', 'pacs.008': 'interbank-transfers', 'pacs.009': 'interbank-transfers',
  'pacs.028': 'status-request', 'camt.056': 'recall-request', 'pacs.004': 'payment-return',
};

/** Of which kind the messages of a definition are, such as `pain.001.001.09`, that is read. */
export const kindOf = (id: string): Kind => {
  const kind = KINDS[id.slice(0, 8)];
  if (kind === undefined) throw new Error(`Nobody reads ${id}.`);
  return kind;
};

interface Head {
  readonly definition: Definition;
  /** Undefined where the message has none that can be kept. */
  readonly messageId: string | undefined;
  /** Empty for a message that can be carried out as far as it can be told from itself. */
  readonly problems: readonly Problem[];
}

/** What was read: of which kind it is, what it asks for, and what is wrong with it. */
export type ReadMessage = { [K in Kind]: Head & { readonly kind: K; readonly request: Requests[K] } }[Kind];

/** Reads any message that is taken, piece by piece. */
export class MessageReader {
  private content: ContentReader | undefined;
  private readonly reader: DocumentReader;

  constructor(surroundings: Surroundings) {
    this.reader = new DocumentReader((definition, problems) => {
      const Reader = READERS[definition.type];
      if (Reader === undefined) throw new Error(`Nobody reads ${definition.id}.`);
      this.content = new Reader(definition, problems, surroundings);
      return this.content;
    });
  }

  /** Takes the next bytes of the message; throws `UnreadableMessage`. */
  write(bytes: Uint8Array): void {
    this.reader.write(bytes);
  }

  /** What was read of the whole message; throws `UnreadableMessage` where it breaks off. */
  end(): ReadMessage {
    const definition = this.reader.end();
    const { name, ...content } = (this.content as ContentReader).end();
    const problems = this.reader.problems.list;
    const isNamed = name !== undefined && !problems.some(({ path }) => path === name.path);
    return { ...content, definition, messageId: isNamed ? name.text : undefined, problems };
  }
}

import type { ResolutionDocumentDto } from '../generated/models/ResolutionDocumentDto.ts';
import type { SealedEventDto } from '../generated/models/SealedEventDto.ts';
import { sha256, toHex, utf8 } from '../proof/bytes.ts';

/** What the books keep of a resolution: hashes of its texts and reasons, who signed what, where it stands. */
interface ResolutionRecord {
  id: string;
  state: string;
  version: number;
  quorum?: number;
  texts: { version: number; text: string }[];
  opinions?: { version: number; seat_id: string; stance: string; reasons: string; signature: string }[];
}

const hashOf = async (text: string): Promise<string> => toHex(await sha256(utf8(text)));

/** Whether a document says what an event of the log committed to: the record hashes to it, and says the same. */
export async function isRecordOf(document: ResolutionDocumentDto, event: SealedEventDto): Promise<boolean> {
  const { record: bytes, text, state, quorum, opinions } = document;
  if (event.resource !== 'resolution' || event.recordHash !== await hashOf(bytes)) return false;
  const record = JSON.parse(bytes) as ResolutionRecord;
  const { id, version } = JSON.parse(text) as { id: string; version: number };
  const kept = (record.opinions ?? []).filter((opinion) => opinion.version === version);
  const said = await Promise.all(opinions.map(async ({ seatId, stance, reasons, signature }) =>
    [seatId, stance, await hashOf(reasons), signature].join()));
  return record.id === id && event.resourceId === id && record.version === version && record.state === state
    && record.quorum === quorum
    && record.texts.find((one) => one.version === version)?.text === await hashOf(text)
    && kept.map((one) => [one.seat_id, one.stance, one.reasons, one.signature].join()).join('\n') === said.join('\n');
}

import { createHash } from 'node:crypto';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.ts';
import { unavailable, type Refusal } from '../../platform/http/problems/refusal.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import type { AuditEntryDto, AuditFilter, ExportFormat } from './audit.dto.ts';

/** Hashes and counts the bytes of a file while it is written. */
export class FileDigest {
  private readonly hash = createHash('sha256');
  private length = 0;

  /** Passes a piece on after it was counted. */
  add<Piece extends string | Uint8Array>(piece: Piece): Piece {
    this.hash.update(piece);
    this.length += Buffer.byteLength(piece);
    return piece;
  }

  get bytes(): number {
    return this.length;
  }

  /** SHA-256 of everything so far, in hexadecimal digits. */
  get sha256(): string {
    return this.hash.copy().digest('hex');
  }
}

const COLUMNS = [
  'id', 'createdAt', 'severity', 'action', 'resource', 'resourceId', 'userId', 'userName', 'actorRole', 'apiKeyId',
  'ipAddress', 'requestId', 'blockHeight',
] as const satisfies readonly (keyof AuditEntryDto)[];

/** The first line of the CSV file. */
export const csvHead = (): string => BYTE_ORDER_MARK + csvLine([...COLUMNS, 'details']);

/** The lines of events in the CSV file; the details are one cell of JSON. */
export const csvLines = (entries: readonly AuditEntryDto[]): string => entries.map((entry) => csvLine([
  ...COLUMNS.map((name) => (entry[name] === null ? null : String(entry[name]))), JSON.stringify(entry.details),
])).join('');

/** What a JSON export says about itself at its end; the signature covers all the rest of it. */
export interface ExportManifest {
  type: 'connect.audit-export';
  exportId: string;
  exportedAt: string;
  events: number;
  /** Of everything that stands before the manifest. */
  bytes: number;
  sha256: string;
  kid: string;
}

/** What is said when a file could be signed only by a key that is no longer the one in use. */
export const keyReplaced = (): Refusal => unavailable('SIGNING_KEY_REPLACED',
  'The signing key of this process was replaced. Ask again; a process with the newer key signs what you ask for.');

const MOST_CHARACTERS = 150;

/** A name that tells what the file is, of when, and which events it holds. */
export const exportFileName = (
  { at, filter, format, language }: { at: Date; filter: AuditFilter; format: ExportFormat; language: Language },
): string => {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}-${String(value).replaceAll(/[^\w.-]+/g, '_')}`);
  const moment = `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
  const ending = format === 'pdf' ? `${language}.pdf` : format;
  return `${['audit-log', moment, ...parts].join('_').slice(0, MOST_CHARACTERS)}.${ending}`;
};

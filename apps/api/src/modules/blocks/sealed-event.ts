import canonicalize from 'canonicalize';
import { bigint, jsonbOf, orNull, text, timestamptz, uuid } from '../../platform/database/statement.ts';
import type { SealedEventDto } from './proofs/checkpoint.dto.ts';
import { leafHash } from './proofs/merkle.ts';

/** An audit event as it is read to be sealed. */
export interface EventRow {
  id: string;
  action: string;
  resource: string;
  resource_id: string | null;
  actor_id: string | null;
  actor_role: string | null;
  api_key_id: string | null;
  ip_address: string | null;
  request_id: string | null;
  severity: string;
  details: Record<string, unknown>;
  created_at: Date | string;
  /** The digest of the record of what it tells of; null until it is sealed, or where nothing is kept. */
  record_hash: Buffer | null;
}

/** The columns of an event that no block holds yet. */
export const EVENT_COLUMNS =
  'id, action, resource, resource_id, actor_id, actor_role, api_key_id, ip_address, request_id, severity, details, '
  + 'created_at';

/** The shape of `EVENT_COLUMNS`. */
export const EVENT_SHAPE = {
  id: bigint, action: text, resource: text, resource_id: orNull(text), actor_id: orNull(uuid),
  actor_role: orNull(text), api_key_id: orNull(uuid), ip_address: orNull(text), request_id: orNull(text),
  severity: text, details: jsonbOf<Record<string, unknown>>(), created_at: timestamptz,
};

/** The columns of an event beside its leaf. */
export const SEALED_COLUMNS = `${EVENT_COLUMNS}, record_hash`;

/** Everything of an event that was recorded, and is therefore sealed. */
export const toSealedEvent = (event: EventRow): SealedEventDto => ({
  id: event.id,
  action: event.action,
  resource: event.resource,
  resourceId: event.resource_id,
  actorId: event.actor_id,
  actorRole: event.actor_role,
  apiKeyId: event.api_key_id,
  ipAddress: event.ip_address,
  requestId: event.request_id,
  severity: event.severity,
  details: event.details,
  createdAt: new Date(event.created_at).toISOString(),
  recordHash: event.record_hash?.toString('hex') ?? null,
});

/** The bytes of an event that its leaf hash covers: canonical JSON (RFC 8785). */
export const canonicalEvent = (event: EventRow): Buffer => Buffer.from(canonicalize(toSealedEvent(event)) ?? '');

/** The leaf of an event in the sealed tree. */
export const leafOf = (event: SealedEventDto): Buffer => leafHash(Buffer.from(canonicalize(event) ?? ''));

/** What a block's signature covers. */
export interface BlockHeader {
  height: string;
  firstLeaf: string;
  treeSize: string;
  root: string;
  previousHash: string;
  sealedAt: string;
  /** Both are absent from blocks that do not commit to balances. */
  accounts?: string;
  balancesRoot?: string;
}

/** The bytes of a block header that are hashed and signed. */
export const canonicalHeader = (header: BlockHeader): Buffer => Buffer.from(canonicalize(header) ?? '');

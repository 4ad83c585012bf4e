import type { TracePlace } from '../../traces/tracing.service.ts';

/**
 * The roles of the product. Scholars sit on a Shari’ah board and auditors look at a bank from outside: both see what a
 * route says they may, and neither holds wallets nor moves money.
 */
export const ROLES = ['admin', 'bank', 'user', 'scholar', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Those who are of one bank. A scholar may be of none, and then sits on the board of the network. */
export const isOfABank = (role: Role): boolean => role === 'bank' || role === 'auditor';

/** Those who may have wallets: whoever judges what happens with money moves none by the same account. */
export const mayHoldWallets = (role: Role): boolean => role !== 'scholar' && role !== 'auditor';

/** Those who run a bank or the network, and so look after what is others’. */
export const isStaff = (role: Role): boolean => role === 'admin' || role === 'bank';

/** A signed-in person, as their access token and the database agree. */
export interface Principal {
  userId: string;
  username: string;
  name: string;
  role: Role;
  bankId: string | null;
  /** The sign-in behind the request; null when a program acts by a key. */
  sessionId: string | null;
  /** Whether the person has yet to prove their second factor in this session, or to add one. */
  owesFactor?: true;
  /** The key by which a program acts for the person, and what it may do. */
  apiKey?: ApiKeyGrant;
}

/** Somebody who reads, as far as it decides what they may see. */
export type Viewer = Pick<Principal, 'userId' | 'role' | 'bankId'>;

/** What one key lets a program do for its owner. */
export interface ApiKeyGrant { id: string; scopes: readonly string[] }

/** Who asks, from where, in which request: what every audit event records. */
export interface Actor extends Principal {
  requestId: string;
  ipAddress: string;
  /** Where the request stands in its trace, while there are traces. */
  trace?: TracePlace;
}

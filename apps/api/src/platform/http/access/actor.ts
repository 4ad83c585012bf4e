import type { TracePlace } from '../../traces/tracing.service.ts';

/** The three roles of the product. */
export const ROLES = ['admin', 'bank', 'user'] as const;
export type Role = (typeof ROLES)[number];

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

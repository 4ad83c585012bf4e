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
  sessionId: string;
}

/** Who asks, from where, in which request: what every audit event records. */
export interface Actor extends Principal {
  requestId: string;
  ipAddress: string;
}

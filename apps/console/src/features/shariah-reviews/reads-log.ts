import type { Role } from '../../api/session.slice.ts';

/** Who reads the log and payments at their own pages; scholars and auditors read them in samples alone. */
export const readsLog = (role: Role | null | undefined): boolean => role === 'admin' || role === 'bank';

import type { Role } from '../../api/session.slice.ts';

/** Who reads the register of what did not comply, and what is tainted: nobody's customers do. */
export const registerReaders: readonly Role[] = ['admin', 'bank', 'scholar', 'auditor'];

export const readsRegister = (role: Role | undefined): boolean => role !== undefined && registerReaders.includes(role);

import { useSelector } from 'react-redux';
import type { Operation } from '../../api/api-document.ts';
import { selectRole, type SessionRoot } from '../../api/session.slice.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';

/** Whether a call may be tried from here, or why not. */
export type MayTry = 'yes' | 'not-sandbox' | 'not-your-role' | 'own-session';

/** Decides which calls can be tried: in the sandbox only, with one's own role, and not what changes the session. */
export function useMayTry(): (operation: Operation) => MayTry {
  const { data: status } = useGetStatusQuery();
  const role = useSelector<SessionRoot, string | undefined>(selectRole);
  return ({ tag, method, roles }) => {
    if (status?.environment !== 'sandbox') return 'not-sandbox';
    if (tag === 'auth' && method !== 'GET') return 'own-session';
    return roles.length === 0 || (role !== undefined && roles.includes(role)) ? 'yes' : 'not-your-role';
  };
}

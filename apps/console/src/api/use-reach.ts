import { useSelector } from 'react-redux';
import { selectRole } from './session.slice.ts';

/** The context of sentences about what is within reach: to administrators, who reach all, they say there is none. */
export const useReach = (): { context?: 'all' } => (useSelector(selectRole) === 'admin' ? { context: 'all' } : {});

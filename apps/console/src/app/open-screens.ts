import { useGetProfileQuery } from '../api/profile.api.ts';
import type { Role } from '../api/session.slice.ts';
import { screens } from './routes.ts';
import type { ScreenRoute } from '../parts/feature/feature.ts';

/** The screens to which somebody of a role is shown the way. */
export function useOpenScreens(role: Role): ScreenRoute[] {
  const { data: profile } = useGetProfileQuery(undefined, { skip: role === 'user' });
  const isCompliance = profile?.isComplianceOfficer === true;
  return screens.filter(({ roles, isForCompliance }) =>
    (roles?.includes(role) ?? true) && (isForCompliance !== true || isCompliance));
}

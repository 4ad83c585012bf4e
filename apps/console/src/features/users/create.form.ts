import type { ChangeRoleDto, CreateUserDto, Role } from '@connect/sdk';
import { IsEmail, IsIn, IsNotEmpty, Length, Matches, ValidateIf } from 'class-validator';
import { i18n } from '../../i18n/i18n.ts';

export const assignableRoles = ['user', 'bank', 'scholar', 'auditor', 'admin'] as const satisfies readonly Role[];

/** Those who are of one bank. */
export const isOfABank = (role: Role): boolean => role === 'bank' || role === 'auditor';

/** What a person may do, and at which bank; officers and auditors have one. */
export class RoleForm {
  @IsIn(assignableRoles)
  role: Role = 'user';

  @ValidateIf(({ role }: RoleForm) => isOfABank(role))
  @IsNotEmpty({ message: () => i18n.t('users:errors.bank') })
  bankId = '';

  /** Empty until it is known, and from then on what it is. */
  @ValidateIf(({ identityNumber }: RoleForm) => identityNumber !== '')
  @Matches(/^[a-z0-9](?:[\s-]*[a-z0-9]){4,29}\s*$/i, { message: () => i18n.t('users:errors.identityNumber') })
  identityNumber = '';
}

/** Who is to have an account. */
export class CreateUserForm extends RoleForm {
  @Length(1, 100, { message: () => i18n.t('users:errors.name') })
  name = '';

  @Matches(/^[a-z0-9][a-z0-9._-]{2,31}$/i, { message: () => i18n.t('users:errors.username') })
  username = '';

  @IsEmail({}, { message: () => i18n.t('users:errors.email') })
  email = '';
}

/** The role in the words of the API; an administrator is of no bank, and a scholar without one is of the network. */
export const roleOf = ({ role, bankId, identityNumber }: RoleForm): ChangeRoleDto => ({
  role,
  ...(role !== 'admin' && bankId !== '' && { bankId }),
  ...(role === 'scholar' && bankId === '' && { bankId: null }),
  ...(identityNumber !== '' && { identityNumber }),
});

/** The form in the words of the API. */
export const newUserOf = ({ name, username, email, ...role }: CreateUserForm): CreateUserDto =>
  ({ name, username, email, ...roleOf(role) });

import type { CreateApiKeyDto } from '@connect/sdk';
import { ArrayNotEmpty, IsIn, Length } from 'class-validator';
import { i18n } from '../../../i18n/i18n.ts';

/** How long a key may live, in days; an empty choice is a key without end. */
export const lifetimes = ['30', '90', '365', ''] as const;

/** What a new key is called, what it may do, and for how long. */
export class CreateKeyForm {
  @Length(1, 60, { message: () => i18n.t('apiKeys:errors.name') })
  name = '';

  @IsIn(lifetimes)
  expiresInDays: string = '90';

  @ArrayNotEmpty({ message: () => i18n.t('apiKeys:errors.scopes') })
  scopes: string[] = [];
}

/** The form in the words of the API. */
export const newKeyOf = ({ name, scopes, expiresInDays }: CreateKeyForm): CreateApiKeyDto =>
  ({ name, scopes, ...(expiresInDays === '' ? {} : { expiresInDays: Number(expiresInDays) }) });

/** A part of the API, and the scopes there are within it. */
export interface Area {
  name: string;
  scopes: readonly string[];
}

/** The scopes by the part of the API they belong to, to be shown as one line each. */
export function areasOf(scopes: readonly string[]): Area[] {
  const names = [...new Set(scopes.map((scope) => scope.slice(0, scope.indexOf(':'))))];
  return names.map((name) => ({ name, scopes: scopes.filter((scope) => scope.startsWith(`${name}:`)) }));
}

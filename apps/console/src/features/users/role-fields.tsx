import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListBanksQuery } from '../../api/users.api.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { type RoleForm, assignableRoles, isOfABank } from './create.form.ts';

/**
 * What a person may do, and at which bank: officers and auditors have one, customers and scholars may, an administrator
 * has none. By which document they were identified is asked until it is known.
 */
export function RoleFields({ isIdentified = false }: { isIdentified?: boolean }) {
  const { t } = useTranslation(['users', 'shell']);
  const { control, register, formState: { errors } } = useFormContext<RoleForm>();
  const banks = useListBanksQuery().data ?? [];
  const role = useWatch({ control, name: 'role' });
  return (
    <>
      <Controller
        control={control} name="role"
        render={({ field }) => (
          <SelectField
            label={t('role')} hint={t(`may.${role}`)} {...field}
            options={assignableRoles.map((value) => ({ value, label: t(`shell:role.${value}`) }))}
          />
        )}
      />
      {role !== 'admin' && (
        <Controller
          control={control} name="bankId"
          render={({ field }) => (
            <SelectField
              label={t('bank')} displayEmpty error={errors.bankId?.message} {...field}
              options={[
                { value: '', label: t(isOfABank(role) ? 'chooseBank' : 'noBank') },
                ...banks.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        />
      )}
      {!isIdentified && (
        <Field
          label={t('identityNumber')} hint={t('identityHint')} autoComplete="off"
          inputProps={{ dir: 'ltr', maxLength: 40, spellCheck: false }}
          error={errors.identityNumber?.message} {...register('identityNumber')}
        />
      )}
    </>
  );
}

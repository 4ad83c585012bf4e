import type { CharityDto, Network, ProposeCharityDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import { Length, MaxLength } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProposeCharityMutation } from '../../api/purification.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { addressIn, IsAddress } from '../../parts/payments/address.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

const networks: readonly Network[] = ['uae_dirham', 'qatar_cbdc'];
const say = (key: 'name' | 'registration' | 'address' | 'long') =>
  ({ message: () => i18n.t(`purification:errors.${key}`) });

/** A charity, as somebody proposes it. */
class CharityForm {
  @Length(3, 140, say('name'))
  name = '';

  @Length(3, 100, say('registration'))
  registration = '';

  network: Network = 'uae_dirham';

  @IsAddress(say('address'))
  address = '';

  @MaxLength(100, say('long'))
  resolution = '';
}

const charityIn = ({ name, registration, network, address, resolution }: CharityForm): ProposeCharityDto => ({
  name: name.trim(), registration: registration.trim(), network, address: addressIn(address),
  ...(resolution.trim() && { resolution: resolution.trim() }),
});

/** Proposes a charity; a colleague approves it before anything is paid to it. */
export function CharityDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('purification');
  const { toast } = useToast();
  const [propose] = useProposeCharityMutation();
  const { form, field, errors, submit, failure, isBusy } = useMutationForm<CharityForm, CharityDto>({
    rules: CharityForm,
    send: (values) => propose(charityIn(values)),
    onDone: () => {
      toast({ title: t('charity.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('charity.title')} cancel={t('cancel')} submit={t('charity.submit')} pending={t('pending')}
      isPending={isBusy} onClose={onClose} onOpen={() => form.setFocus('name')} onSubmit={submit}
      call={() => (sdk) => sdk.purification.proposeCharity({ requestBody: charityIn(form.getValues()) })}
    >
      <Typography variant="body2">{t('charity.text')}</Typography>
      <FormProblem message={failure} />
      <Field label={t('fields.charity')} autoComplete="off" inputProps={{ dir: 'auto' }} {...field('name')} />
      <Field
        label={t('fields.registration')} autoComplete="off" inputProps={{ dir: 'auto' }} {...field('registration')}
      />
      <Controller
        control={form.control} name="network"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('fields.network')} error={errors.network?.message}
            options={networks.map((value) => ({ value, label: t(`network.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('fields.address')} placeholder="0x…" autoComplete="off" inputProps={{ dir: 'ltr', spellCheck: false }}
        {...field('address')}
      />
      <Field
        label={t('fields.resolution')} hint={t('optional')} inputProps={{ dir: 'auto' }} {...field('resolution')}
      />
    </FormDialog>
  );
}

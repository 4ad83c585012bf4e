import type { BoardDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Length, Matches } from 'class-validator';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useProposeSeatMutation } from '../../api/boards.api.ts';
import { usersApi } from '../../api/users.api.ts';
import { i18n } from '../../i18n/i18n.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useMutationForm } from '../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { InfoIcon } from '../../ui/icons/status-icons.tsx';
import { DayField } from '../../ui/inputs/day-field.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';

const say = (key: 'person' | 'day') => ({ message: () => i18n.t(`boards:errors.${key}`) });
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const mostScholars = 200;

/** Who is to sit on a board, as an administrator fills it in. */
class ProposeSeatForm {
  @Length(1, 64, say('person'))
  userId = '';

  @Matches(DAY, say('day'))
  from = '';

  @Matches(DAY, say('day'))
  until = '';
}

/** Proposes a scholar for a seat; it counts once somebody else confirms it. */
export function ProposeSeatDialog({ board, onClose }: { board: BoardDto; onClose: () => void }) {
  const { t } = useTranslation('boards');
  const { toast } = useToast();
  const [propose] = useProposeSeatMutation();
  const { data } = usersApi.endpoints.listUsers.useInfiniteQuery(
    { role: 'scholar', size: mostScholars }, { refetchOnMountOrArgChange: true });
  const { id, bank, seats } = board;
  const names = new Set(seats.filter(({ state }) => state !== 'ended' && state !== 'over').map(({ name }) => name));
  const people = data?.pages.flat().filter((one) => (one.bank?.id ?? null) === (bank?.id ?? null)
    && !names.has(one.name));
  const { form, field, submit, failure, isBusy, errors } = useMutationForm({
    rules: ProposeSeatForm,
    send: (values) => propose({ id, ...values }),
    onDone: () => {
      toast({ title: t('propose.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('propose.title')} cancel={t('cancel')} submit={t('propose.submit')} pending={t('propose.pending')}
      isPending={isBusy} onClose={onClose} onSubmit={submit}
      call={() => (sdk) => sdk.boards.proposeSeat({ id, requestBody: form.getValues() })}
    >
      <Typography variant="body2">{t('propose.text')}</Typography>
      <FormProblem message={failure} />
      {people?.length === 0 && (
        <Alert severity="info" icon={<InfoIcon size={20} />}>{t('propose.none')}</Alert>
      )}
      <Controller
        control={form.control} name="userId"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('propose.person')} displayEmpty error={errors.userId?.message}
            options={[
              { value: '', label: t('propose.choose') },
              ...(people ?? []).map(({ id: value, name }) => ({ value, label: name })),
            ]}
          />
        )}
      />
      <DayField label={t('propose.from')} {...field('from')} />
      <DayField label={t('propose.until')} {...field('until')} />
    </FormDialog>
  );
}

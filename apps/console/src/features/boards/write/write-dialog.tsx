import type { BindingDto, BoardDto, ResolutionDto, ResolutionTextDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDraftResolutionMutation, useReviseResolutionMutation } from '../../../api/boards.api.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { type MutationForm, useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { isoDay } from '../../../ui/format/days.ts';
import { useNow } from '../../../ui/format/use-now.ts';
import { DayField } from '../../../ui/inputs/day-field.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { useBoardName } from '../board-name.ts';
import { BindingFields } from './binding-fields.tsx';
import { startWordsOf } from './start-words.ts';
import { writtenFieldOf, formOf, type TextPart, textOf, WriteForm } from './write-form.ts';

interface WriteDialogProps {
  /** Those that the reader may put a question to. */
  boards: readonly BoardDto[];
  /** The one that a new question is put to, unless the reader chooses another. */
  boardId?: string;
  /** What a new question is about, as far as that is known. */
  about?: BindingDto | null;
  /** The resolution whose text is changed, or that is asked again about. */
  of?: { resolution: ResolutionDto; way: 'edit' | 'again' };
  onClose: () => void;
}

const labels = { title: 'titleOf', question: 'question', ruling: 'ruling', reasons: 'reasons' } as const;

/** What the form begins with: the text that is changed or asked again about, or words for what one comes from. */
function startOf({ boards, boardId, about, of }: WriteDialogProps, today: string): Partial<WriteForm> {
  if (of) {
    const { text } = of.resolution;
    return {
      boardId: of.resolution.boardId, ...formOf(text),
      ...(of.way === 'again' && { validFrom: today, validUntil: '' }),
    };
  }
  const board = boards.find(({ id }) => id === boardId)
    ?? boards.find(({ bank }) => (bank === null) === (about?.kind === 'ruleset')) ?? boards[0];
  return { boardId: board?.id ?? '', validFrom: today, ...(about && startWordsOf(about)) };
}

/** Writes a question with the ruling that is proposed, changes its text, or asks a board again. */
export function WriteDialog(props: WriteDialogProps) {
  const { boards, about, of, onClose } = props;
  const { t } = useTranslation('boards');
  const { toast } = useToast();
  const navigate = useNavigate();
  const nameOf = useBoardName();
  const today = isoDay(new Date(useNow()));
  const [draft] = useDraftResolutionMutation();
  const [revise] = useReviseResolutionMutation();
  const [binds, setBinds] = useState<readonly BindingDto[]>(() => of?.resolution.text.binds ?? (about ? [about] : []));
  const way = of?.way ?? 'new';
  const send = (form: WriteForm, text: ResolutionTextDto) => {
    if (of?.way === 'edit') return revise({ id: of.resolution.id, ...text });
    return draft({ boardId: form.boardId, ...text, ...(of && { formerId: of.resolution.id }) });
  };
  const asked = useMutationForm<WriteForm, ResolutionDto>({
    rules: WriteForm,
    values: startOf(props, today),
    send: (form) => send(form, textOf(form, binds)),
    fieldOf: writtenFieldOf,
    onDone: ({ id }) => {
      toast({ title: t('write.done'), description: t('write.doneText') });
      onClose();
      void navigate(`/shariah/resolutions/${id}`);
    },
  });
  const { form, field, submit, failure, isBusy } = asked;
  return (
    <FormDialog
      title={t(`write.${way}Title`)} cancel={t('cancel')}
      submit={t(way === 'edit' ? 'write.submitEdit' : 'write.submit')}
      pending={t('write.pending')} isPending={isBusy} isWide onClose={onClose} onSubmit={submit}
      call={() => (sdk) => {
        const values = form.getValues();
        const text = textOf(values, binds);
        return of?.way === 'edit' ? sdk.boards.reviseResolution({ id: of.resolution.id, requestBody: text })
          : sdk.boards.draftResolution({
            requestBody: { boardId: values.boardId, ...text, ...(of && { formerId: of.resolution.id }) },
          });
      }}
    >
      <Typography variant="body2">{t(way === 'new' ? 'write.text' : `write.${way}Text`)}</Typography>
      <FormProblem message={failure} />
      {way === 'new' && (
        <Controller
          control={form.control} name="boardId"
          render={({ field: chosen }) => (
            <SelectField
              {...chosen} label={t('write.board')}
              options={boards.map(({ id, bank }) => ({ value: id, label: nameOf(bank) }))}
            />
          )}
        />
      )}
      <BothLanguages part="title" asked={asked} />
      <BothLanguages part="question" asked={asked} rows={2} />
      <BothLanguages part="ruling" asked={asked} rows={3} />
      <BothLanguages part="reasons" asked={asked} rows={3} />
      <Field
        label={t('write.sources')} hint={t('write.sourcesHint')} multiline minRows={2} inputProps={{ dir: 'auto' }}
        {...field('sources')}
      />
      <BindingFields binds={binds} onChange={setBinds} />
      <Box sx={pairStyle}>
        <DayField label={t('write.validFrom')} {...field('validFrom')} />
        <DayField label={t('write.validUntil')} hint={t('write.validUntilHint')} {...field('validUntil')} />
      </Box>
    </FormDialog>
  );
}

interface BothLanguagesProps { part: TextPart; asked: MutationForm<WriteForm>; rows?: number }

/** One part of the text in Arabic and in English beside each other. */
function BothLanguages({ part, asked: { field }, rows }: BothLanguagesProps) {
  const { t } = useTranslation('boards');
  const writing = rows === undefined ? {} : { multiline: true, minRows: rows };
  return (
    <Box sx={pairStyle}>
      <Field
        label={`${t(`write.${labels[part]}`)} (${t('write.ar')})`} {...writing}
        inputProps={{ dir: 'rtl', lang: 'ar', autoComplete: 'off' }} {...field(`${part}Ar`)}
      />
      <Field
        label={`${t(`write.${labels[part]}`)} (${t('write.en')})`} {...writing}
        inputProps={{ dir: 'ltr', lang: 'en', autoComplete: 'off' }} {...field(`${part}En`)}
      />
    </Box>
  );
}

const pairStyle = {
  display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 2,
  alignItems: 'start',
} as const;

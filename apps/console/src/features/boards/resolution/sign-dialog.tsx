import type { BoardDto, GiveOpinionDto, ResolutionDto, ResolutionTextDto, Stance } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IsIn, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetResolutionDocumentQuery, useGiveOpinionMutation } from '../../../api/boards.api.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { sayOfForm } from '../../../parts/forms/form-problems.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { SelectField } from '../../../ui/inputs/select-field.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { ResolutionPart } from './text-card.tsx';
import { opinionStatement, sha256, signStatement } from '../keys/signing.ts';
import { type OwnKey, ownSeatOf, useOwnKey } from '../keys/use-own-key.ts';

const stances = ['agree', 'dissent', 'abstain'] as const;

/** An opinion, as a member fills it in. */
class SignForm {
  @IsIn(stances)
  stance: Stance = 'agree';

  @ValidateIf(({ stance, reasons }: SignForm) => stance === 'dissent' || reasons !== '')
  @MinLength(1, { message: () => i18n.t('boards:errors.dissent') })
  @MaxLength(4000, { message: () => i18n.t('boards:errors.long') })
  reasons = '';
}

/** What the signed bytes say. */
type SignedText = ResolutionTextDto & { id: string; version: number };

interface SignDialogProps { resolution: ResolutionDto; board: BoardDto; onClose: () => void }

/** Signs an opinion by the key that this browser keeps, over the bytes that were read. */
function useSigning({ resolution, board, onClose }: SignDialogProps) {
  const { t } = useTranslation('boards');
  const { toast } = useToast();
  const { id, version, text: shown } = resolution;
  const seat = ownSeatOf(board);
  const own = useOwnKey(seat);
  const { data: document } = useGetResolutionDocumentQuery(id, { refetchOnMountOrArgChange: true });
  const [give] = useGiveOpinionMutation();
  // What is read in the dialog is read out of the bytes that are signed.
  const said = document && JSON.parse(document.text) as SignedText;
  const isSame = said !== undefined && isOfPage(said, { id, version, shown });
  const key = own?.kept.isUsable === true ? own : undefined;
  const opinionOf = async ({ stance, reasons }: SignForm): Promise<GiveOpinionDto> => {
    const why = reasons.trim();
    const statement = await opinionStatement(document?.text ?? '', seat?.id ?? '', stance, why);
    return { version, stance, reasons: why, keyId: key?.kept.id ?? '', signature: await signWith(key, statement) };
  };
  const asked = useMutationForm<SignForm, ResolutionDto>({
    rules: SignForm,
    send: async (values) => give({ id, ...await opinionOf(values) }),
    onDone: ({ state }) => {
      toast({ title: t('sign.done'), ...(state !== 'asked' && { description: t('sign.decided') }) });
      onClose();
    },
  });
  const submit = (event: Parameters<typeof asked.submit>[0]) => {
    event?.preventDefault();
    if (key === undefined) sayOfForm(asked.form, t('sign.noKey'));
    else if (isSame) asked.submit(event);
  };
  return {
    ...asked, submit, said, document, isOther: said !== undefined && !isSame,
    isKeyMissing: own !== null && key === undefined,
  };
}

/** Shows the very text that is signed, and signs an opinion on it by the member’s key, in this browser. */
export function SignDialog(props: SignDialogProps) {
  const { t } = useTranslation('boards');
  const { form, field, submit, failure, isBusy, errors, said, document, isOther, isKeyMissing } = useSigning(props);
  const stance = form.watch('stance');
  return (
    <FormDialog
      title={t('sign.title')} cancel={t('cancel')} submit={t('sign.submit')} pending={t('sign.pending')}
      isPending={isBusy} isWide onClose={props.onClose} onSubmit={submit}
    >
      <Typography variant="body2">{t('sign.text', { version: props.resolution.version })}</Typography>
      <FormProblem message={failure} />
      {isOther && <Alert severity="error">{t('sign.mismatch')}</Alert>}
      {isKeyMissing && (
        <Alert
          severity="warning" icon={<InfoIcon size={20} />}
          action={<Button component={Link} to="/shariah/board" color="inherit" size="small">{t('sign.toKey')}</Button>}
        >
          {t('sign.noKey')}
        </Alert>
      )}
      {said && <ResolutionPart name={t('one.question')} words={said.question} />}
      {said && <ResolutionPart name={t('one.ruling')} words={said.ruling} isMain />}
      <Controller
        control={form.control} name="stance"
        render={({ field: chosen }) => (
          <SelectField
            {...chosen} label={t('sign.stance')} error={errors.stance?.message}
            options={stances.map((value) => ({ value, label: t(`sign.stances.${value}`) }))}
          />
        )}
      />
      <Field
        label={t('sign.reasons')} hint={t(`sign.reasonsHint.${stance}`)} multiline minRows={3}
        inputProps={{ dir: 'auto' }} {...field('reasons')}
      />
      {document && <Bytes text={document.text} />}
    </FormDialog>
  );
}

const signWith = (key: OwnKey | undefined, statement: string): Promise<string> =>
  (key === undefined ? Promise.resolve('') : signStatement(key.pair.privateKey, statement));

/** Whether the bytes say what the page shows: nobody signs what they did not read. */
function isOfPage(
  said: SignedText, { id, version, shown }: { id: string; version: number; shown: ResolutionTextDto },
): boolean {
  const parts = ({ title, question, ruling, reasons, sources, binds, validFrom, validUntil }: ResolutionTextDto) =>
    JSON.stringify([
      ...[title, question, ruling, reasons].map(({ ar, en }) => [ar, en]), sources,
      binds.map(({ kind, value }) => [kind, value]), validFrom, validUntil ?? null,
    ]);
  return said.id === id && said.version === version && parts(said) === parts(shown);
}

/** The bytes that are signed, as they are, and their digest. */
function Bytes({ text }: { text: string }) {
  const { t } = useTranslation('boards');
  const [digest, setDigest] = useState('');
  useEffect(() => {
    let isWanted = true;
    void sha256(text).then((found) => {
      if (isWanted) setDigest(found);
    });
    return () => { isWanted = false; };
  }, [text]);
  return (
    <div>
      <Box sx={{ typography: 'body2', fontWeight: 550, marginBlockEnd: 0.75 }}>{t('sign.bytes')}</Box>
      <ScrollRegion label={t('sign.bytes')} sx={bytesStyle}>
        <Box component="pre" dir="ltr" sx={preStyle}>{text}</Box>
      </ScrollRegion>
      <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 0.75, overflowWrap: 'anywhere' }}>
        {t('sign.digest')}: <Box component="bdi" dir="ltr" sx={{ fontFamily: 'monospace' }}>{digest}</Box>
      </Box>
    </div>
  );
}

const bytesStyle = {
  maxBlockSize: 200, overflowY: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: 1,
  bgcolor: 'surface.hover', padding: 1.5,
} as const;

const preStyle = {
  margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: '0.75rem',
  unicodeBidi: 'plaintext',
} as const;

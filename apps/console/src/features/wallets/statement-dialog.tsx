import type { WalletDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../api/problem.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../ui/feedback/form-problem.tsx';
import { CheckCircleIcon } from '../../ui/icons/status-icons.tsx';
import { SelectField } from '../../ui/inputs/select-field.tsx';
import { type Language, languages } from '../../ui/preferences/languages.ts';
import { pairStyle, StatementPeriod } from './statement-period.tsx';
import { StatementPreview } from './statement-preview.tsx';
import { type ChosenForm, useStatement } from './use-statement.ts';

const formats = ['pdf', 'csv', 'json', 'camt'] as const satisfies ChosenForm[];

interface StatementDialogProps {
  /** Null for all wallets within reach. */
  wallet: WalletDto | null;
  onClose: () => void;
}

/** Asks over which days and in which form a statement is wanted, and shows what it will begin and end with. */
export function StatementDialog({ wallet, onClose }: StatementDialogProps) {
  const { t } = useTranslation('wallets');
  const statement = useStatement(wallet, onClose);
  const { period, days, form: { format, language }, order: { id, ...order }, error, signature } = statement;
  return (
    <FormDialog
      title={wallet === null ? t('statement.titleAll') : t('statement.title', { label: wallet.label })}
      cancel={t(signature ? 'statement.close' : 'statement.cancel')}
      submit={t('statement.submit')}
      pending={t('statement.pending')}
      isPending={statement.isLoading}
      call={() => (sdk) => (id === undefined ? sdk.wallets.getStatements(order)
        : sdk.wallets.getWalletStatement({ id, ...order }))}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void statement.take();
      }}
    >
      <FormProblem message={error ? reasonOf(error).message ?? t('statement.failed') : undefined} />
      <StatementPeriod
        period={period} months={statement.months} zones={statement.zones} onChange={statement.changePeriod}
      />
      {wallet && statement.isWhole && <StatementPreview wallet={wallet} days={days} timeZone={period.timeZone} />}
      <Box sx={pairStyle}>
        <SelectField
          label={t('statement.format')}
          value={format}
          options={formats.map((value) => ({ value, label: t(`statement.${value}`) }))}
          onChange={({ target }) => statement.changeForm({ format: target.value as ChosenForm })}
        />
        {format === 'pdf' && (
          <SelectField
            label={t('statement.language')}
            value={language}
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={({ target }) => statement.changeForm({ language: target.value as Language })}
          />
        )}
      </Box>
      {signature && (
        <Alert
          severity="success"
          icon={<CheckCircleIcon size={20} />}
          action={(
            <Button color="inherit" size="small" sx={nameStyle} onClick={() => statement.keepSignature(signature)}>
              {t('statement.keepSignature')}
            </Button>
          )}
        >
          {t('statement.apart')}
        </Alert>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>{t('statement.signed')}</Typography>
    </FormDialog>
  );
}

const nameStyle = { whiteSpace: 'nowrap' } as const;

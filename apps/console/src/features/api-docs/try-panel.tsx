import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callOf, exampleValues, type Operation, type Parameter } from '../../api/api-document.ts';
import { useTryCallMutation } from '../../api/api-document.api.ts';
import { BusyButton } from '../../ui/inputs/busy-button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { MethodBadge } from './badges.tsx';
import { CallOutcome } from './outcome.tsx';
import { useMayTry } from './use-may-try.ts';

interface TryPanelProps {
  open: boolean;
  /** The call that is tried. */
  operation: Operation | null;
  onClose: () => void;
}

/** Makes a call of the API as the person who is signed in, and shows what it answered. */
export function TryPanel({ open, operation, onClose }: TryPanelProps) {
  const { t } = useTranslation('apiDocs');
  const mayTry = useMayTry();
  const obstacle = operation ? mayTry(operation) : 'yes';
  return (
    <SidePanel
      open={open} onClose={onClose} title={operation?.summary ?? ''}
      subtitle={operation && (
        <Box component="bdi" dir="ltr" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <MethodBadge method={operation.method} />
          <code>{operation.path}</code>
        </Box>
      )}
    >
      {obstacle !== 'yes' && <Alert severity="info" sx={{ margin: 2.5 }}>{t(`try.${obstacle}`)}</Alert>}
      {operation && obstacle === 'yes' && <Trial key={operation.id} operation={operation} />}
    </SidePanel>
  );
}

function Trial({ operation }: { operation: Operation }) {
  const { t } = useTranslation('apiDocs');
  const [values, setValues] = useState(() => exampleValues(operation));
  const [text, setText] = useState(() => bodyText(operation));
  const [flaw, setFlaw] = useState<string>();
  const [tryCall, { data, error, isLoading }] = useTryCallMutation();
  const send = () => {
    const body = readBody(operation, text);
    setFlaw(body === INVALID ? t('try.notJson') : undefined);
    if (body !== INVALID) void tryCall(callOf(operation, values, body));
  };
  return (
    <Box sx={{ padding: 2.5, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {operation.method !== 'GET' && <Alert severity="warning">{t('try.writes')}</Alert>}
      {operation.parameters.filter(({ place }) => place !== 'header').map((parameter) => (
        <ParameterField
          key={parameter.name} parameter={parameter} value={values[parameter.name] ?? ''}
          onChange={(value) => { setValues({ ...values, [parameter.name]: value }); }}
        />
      ))}
      {operation.request && (
        <Field
          label={t('request')} multiline minRows={4} maxRows={18} value={text} error={flaw}
          inputProps={{ dir: 'ltr', spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.8125rem' } }}
          onChange={({ target }) => { setText(target.value); }}
        />
      )}
      {operation.isKeyed && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('try.keyed')}</Box>}
      <BusyButton variant="contained" isBusy={isLoading} onClick={send}>{t('try.send')}</BusyButton>
      <CallOutcome tried={data} failure={error} />
    </Box>
  );
}

interface ParameterFieldProps {
  parameter: Parameter;
  value: string;
  onChange: (value: string) => void;
}

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const { name, description, example, isRequired } = parameter;
  return (
    <Field
      label={name} hint={description} placeholder={example} required={isRequired} value={value}
      inputProps={{ dir: 'ltr' }} onChange={({ target }) => { onChange(target.value); }}
    />
  );
}

const INVALID = Symbol('not JSON');

const bodyText = ({ request }: Operation): string =>
  (typeof request?.example === 'string' ? request.example : JSON.stringify(request?.example ?? {}, null, 2));

function readBody({ request }: Operation, text: string): unknown {
  if (request === null) return undefined;
  if (request.type !== 'application/json') return new Blob([text], { type: request.type });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return INVALID;
  }
}

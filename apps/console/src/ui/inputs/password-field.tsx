import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/action-icons.tsx';

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'endAdornment'>) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        aria-pressed={shown}
        aria-label={t('showPassword')}
        onClick={() => setShown(!shown)}
        sx={{ fontSize: 18 }}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </InputAdornment>
  );
  return <Field {...props} type={shown ? 'text' : 'password'} endAdornment={toggle} />;
}

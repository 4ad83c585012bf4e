import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { reasonOf } from '../../api/problem.ts';
import { useReach } from '../../api/use-reach.ts';
import type { SessionUser } from '../../api/session.slice.ts';
import { SearchIcon } from '../../ui/icons/action-icons.tsx';
import { ArrowRightIcon } from '../../ui/icons/navigation-icons.tsx';
import { matching } from './matching.ts';
import { PaletteList } from './palette-list.tsx';
import { type Command, useCommands } from './use-commands.ts';
import { useObject } from './use-object.ts';
import { usePayments } from './use-payments.ts';

interface PaletteProps {
  user: SessionUser;
  onSheet: () => void;
  onClose: () => void;
}

/** Everything by its name: screens to open, things to do, drafts to go on with, and whatever an id names. */
export function Palette({ user, onSheet, onClose }: PaletteProps) {
  const { t } = useTranslation('palette');
  const listId = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const navigate = useNavigate();
  const commands = useCommands(user, onSheet);
  const sought = useObject(text);
  const { object } = sought;
  const found: Command[] = object === null ? [] : [{
    id: object.path, group: 'objects', label: t(`kind.${object.kind}`), note: object.label, Mark: ArrowRightIcon,
    run: () => void navigate(object.path),
  }];
  const shown = [...found, ...matching(commands, text), ...usePayments(text, sought.isId)];
  const active = Math.min(place, shown.length - 1);
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[active];
    if (step !== undefined && shown.length > 0) setPlace((active + step + shown.length) % shown.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} aria-label={t('title')} fullWidth maxWidth="sm" sx={dialogStyle}>
      <Box sx={fieldStyle}>
        <SearchIcon size={20} />
        <InputBase
          // A dialog of one field is opened to write in it.
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the field is the whole purpose of the dialog
          autoFocus
          fullWidth
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('placeholder')}
          inputProps={{
            role: 'combobox', dir: 'auto', 'aria-label': t('title'), 'aria-autocomplete': 'list', spellCheck: false,
            'aria-expanded': shown.length > 0, 'aria-controls': listId, autoComplete: 'off',
            ...(shown[active] && { 'aria-activedescendant': `${listId}-${active}` }),
          }}
        />
      </Box>
      <PaletteList id={listId} commands={shown} active={active} onRun={run} onPoint={setPlace} />
      <Outcome {...sought} isEmpty={shown.length === 0} />
      <Box aria-hidden="true" sx={footStyle}>{t('hint')}</Box>
    </Dialog>
  );
}

type OutcomeProps = ReturnType<typeof useObject> & { isEmpty: boolean };

// What cannot be shown is said where one is looking.
function Outcome({ object, isId, isSeeking, error, isEmpty }: OutcomeProps) {
  const { t } = useTranslation('palette');
  const reach = useReach();
  const isMissing = isId && !isSeeking && !object && !error;
  const sentence = (isSeeking && t('seeking')) || (error && (reasonOf(error).message ?? t('failed')))
    || (isMissing && t('missing', reach)) || (isEmpty && t('nothing')) || '';
  return (
    <Box role="status" sx={{ paddingInline: 2.5, paddingBlock: sentence ? 2 : 0, color: 'text.secondary' }}>
      {sentence}
    </Box>
  );
}

const dialogStyle = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { marginBlockStart: { xs: 2, sm: '12vh' }, maxBlockSize: '70dvh' },
} as const;

const fieldStyle = {
  display: 'flex', alignItems: 'center', gap: 1.5, paddingInline: 2.5, minBlockSize: 60, flex: 'none',
  color: 'text.secondary', borderBlockEnd: '1px solid', borderColor: 'divider',
} as const;

const footStyle = {
  flex: 'none', paddingInline: 2.5, paddingBlock: 1.25, typography: 'caption', color: 'text.secondary',
  borderBlockStart: '1px solid', borderColor: 'divider', display: { xs: 'none', sm: 'block' },
} as const;

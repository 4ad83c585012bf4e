import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isProblem } from '../../api/problem.ts';
import { refusalWords } from '../../api/problem-words.ts';
import { useSandboxSignInMutation } from '../../api/session.api.ts';
import type { SessionUser } from '../../api/session.slice.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { UsersIcon } from '../../ui/icons/navigation-icons.tsx';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { useToast } from '../../ui/feedback/toast/toast-context.ts';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { useMenu } from '../../ui/inputs/use-menu.ts';
import { useShowsWords } from '../use-shows-words.ts';

const PersonaChoice = lazyPopup(async () => (await import('./persona-choice.tsx')).PersonaChoice);

/** In a browser that came by a sandbox's link: becomes another of its people, to see the product with their eyes. */
export function PersonaMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell');
  const { toast } = useToast();
  const { automaticSignIn = false, personas = [] } = useGetStatusQuery().data ?? {};
  const [signIn] = useSandboxSignInMutation();
  const { isWanted, button, menu } = useMenu();
  const showsWords = useShowsWords();
  if (!automaticSignIn || personas.length === 0) return null;

  const switchTo = async (username: string) => {
    menu.onClose();
    if (username === user.username) return;
    const { error } = await signIn({ username });
    if (isProblem(error)) toast({ tone: 'negative', title: t('persona.failed'), description: refusalWords(error) });
  };
  return (
    <>
      <Tooltip title={showsWords ? undefined : t('persona.switch')}>
        <Button
          color="inherit"
          aria-label={t('persona.switch')}
          {...button}
          startIcon={<UsersIcon />}
          sx={buttonStyle}
        >
          <Box component="span" sx={{ display: { xs: 'none', xl: 'inline' } }}>
            {t('persona.switch')}
          </Box>
        </Button>
      </Tooltip>
      {isWanted && (
        <PersonaChoice
          {...menu}
          personas={personas}
          username={user.username}
          onChoose={(username) => void switchTo(username)}
        />
      )}
    </>
  );
}

const buttonStyle = {
  minInlineSize: 40,
  paddingInline: 1.25,
  '& .MuiButton-startIcon': { marginInline: { xs: 0, xl: '-4px 8px' } },
} as const;

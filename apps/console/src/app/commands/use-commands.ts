import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useListDraftsQuery } from '../../api/drafts.api.ts';
import { useLogoutMutation, useSandboxSignInMutation } from '../../api/session.api.ts';
import { walletRoles, type SessionUser } from '../../api/session.slice.ts';
import { useGetStatusQuery } from '../../api/status.api.ts';
import { EyeIcon, MonitorIcon, MoonIcon, PlusIcon, SignOutIcon, SunIcon } from '../../ui/icons/action-icons.tsx';
import { TalkIcon } from '../../ui/icons/help-icons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { BatchIcon, ContractIcon } from '../../ui/icons/ledger-icons.tsx';
import { ArrowRightIcon, ComposeIcon, UsersIcon } from '../../ui/icons/navigation-icons.tsx';
import { languages } from '../../ui/preferences/languages.ts';
import { colourModes, useColourScheme } from '../../ui/preferences/use-colour-scheme.ts';
import { useContrast } from '../../ui/preferences/use-contrast.ts';
import { useLanguage } from '../../ui/preferences/use-language.ts';
import { useOpenScreens } from '../open-screens.ts';
import { openScreens } from '../routes.ts';
import { useTitle } from '../shell/screen.ts';
import type { ScreenRoute } from '../../parts/feature/feature.ts';
import { leader } from './shortcuts.ts';

export const groups = ['objects', 'actions', 'screens', 'drafts', 'payees', 'payments', 'look', 'people'] as const;

/** Something that the palette offers to do. */
export interface Command {
  id: string;
  group: (typeof groups)[number];
  label: string;
  /** Other words by which it is found. */
  also?: string;
  /** What stands beside it: the keys that do the same, or an id. */
  note?: string;
  Mark: ComponentType<IconProps>;
  run: () => void;
}

/** Everything that the person at the console may open or do, by name. */
export function useCommands(user: SessionUser, openSheet: () => void): Command[] {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  const go = (path: string) => () => void navigate(path);
  const mayPay = walletRoles.includes(user.role);
  const paying: Command[] = [
    { id: 'send', group: 'actions', label: t('actions.send'), Mark: ComposeIcon, run: go('/composer') },
    { id: 'batch', group: 'actions', label: t('actions.batch'), Mark: BatchIcon, run: go('/composer/batch') },
    { id: 'contract', group: 'actions', label: t('actions.contract'), Mark: ContractIcon, run: go('/smart-contracts') },
  ];
  const actions: Command[] = [
    ...(mayPay ? paying : []),
    { id: 'ask', group: 'actions', label: t('actions.ask'), Mark: TalkIcon, run: go('/compliance/guidance') },
    { id: 'keys', group: 'actions', label: t('actions.keys'), note: '?', Mark: EyeIcon, run: openSheet },
    { id: 'leave', group: 'actions', label: t('actions.leave'), Mark: SignOutIcon, run: () => void logout() },
  ];
  const screenCommands = useScreenCommands(user, go);
  return [...actions, ...screenCommands, ...useDraftCommands(mayPay, go), ...useLookCommands(), ...usePeople(user)];
}

function useScreenCommands({ role }: SessionUser, go: (path: string) => () => void): Command[] {
  const titleText = useTitle();
  const others: Pick<ScreenRoute, 'path' | 'title' | 'icon' | 'letter'>[] =
    openScreens.filter(({ openTo }) => openTo === 'public');
  return [...useOpenScreens(role), ...others].filter(({ path }) => !path.includes(':'))
    .map(({ path, title, icon, letter }) => ({
      id: path, group: 'screens', label: titleText(title), also: path, Mark: icon ?? ArrowRightIcon, run: go(path),
      ...(letter !== undefined && { note: `${leader} ${letter}` }),
    }));
}

function useDraftCommands(mayPay: boolean, go: (path: string) => () => void): Command[] {
  const { data: drafts = [] } = useListDraftsQuery(undefined, { skip: !mayPay });
  return drafts.map(({ id, name }) => ({
    id, group: 'drafts', label: name, Mark: PlusIcon, run: go(`/composer?draft=${id}`),
  }));
}

function useLookCommands(): Command[] {
  const { t } = useTranslation('palette');
  const { t: tShell } = useTranslation('shell');
  const { language, choose } = useLanguage();
  const scheme = useColourScheme();
  const contrast = useContrast();
  const marks = { light: SunIcon, dark: MoonIcon, system: MonitorIcon };
  const others = languages.filter(({ code }) => code !== language);
  return [
    ...others.map(({ code, name }): Command => ({
      id: code, group: 'look', label: name, also: tShell('user.language'), Mark: TalkIcon, run: () => choose(code),
    })),
    ...colourModes.map((mode): Command => ({
      id: mode, group: 'look', label: t(`look.${mode}`), also: tShell('user.scheme'), Mark: marks[mode],
      run: () => scheme.choose(mode),
    })),
    {
      id: 'contrast', group: 'look', Mark: EyeIcon,
      label: t(contrast.isHigh ? 'look.lessContrast' : 'look.moreContrast'),
      run: () => contrast.choose(contrast.isHigh ? 'standard' : 'high'),
    },
  ];
}

// In a sandbox one becomes another of its people; elsewhere there are none.
function usePeople({ username: own }: SessionUser): Command[] {
  const { t } = useTranslation('palette');
  const [signIn] = useSandboxSignInMutation();
  const people = useGetStatusQuery().data?.personas ?? [];
  return people.filter(({ username }) => username !== own).map(({ username, name }) => ({
    id: username, group: 'people', label: t('actAs', { name }), Mark: UsersIcon, run: () => void signIn({ username }),
  }));
}

import type { UserDto, UserState } from '@connect/sdk';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { CheckCircleIcon, ClockIcon, MinusCircleIcon } from '../../ui/icons/status-icons.tsx';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';

const looks: Record<UserState, { tone: Tone; icon: ComponentType<IconProps> }> = {
  invited: { tone: 'caution', icon: ClockIcon },
  active: { tone: 'positive', icon: CheckCircleIcon },
  deactivated: { tone: 'neutral', icon: MinusCircleIcon },
};

/** Whether a person may sign in. */
export function UserChip({ user: { state } }: { user: Pick<UserDto, 'state'> }) {
  const { t } = useTranslation('users');
  return <ToneChip {...looks[state]} label={t(`state.${state}`)} />;
}

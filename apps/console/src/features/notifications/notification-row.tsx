import type { NotificationDto, NotificationKind, Rejecter } from '@connect/sdk';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectUser } from '../../api/session.slice.ts';
import { DateTime } from '../../ui/format/date-time.tsx';
import { TalkIcon } from '../../ui/icons/help-icons.tsx';
import type { IconProps } from '../../ui/icons/icon.tsx';
import { ArrowDownIcon, ArrowUpIcon, ScaleIcon } from '../../ui/icons/ledger-icons.tsx';
import { ApprovalIcon, ChartIcon, ScreeningIcon, UsersIcon } from '../../ui/icons/navigation-icons.tsx';
import { CrossCircleIcon, ShieldIcon, UndoIcon } from '../../ui/icons/status-icons.tsx';
import { WalletName } from '../../parts/payments/wallet-name.tsx';
import { Money } from '../../parts/money/money.tsx';
import { visuallyHidden } from '../../ui/layout/visually-hidden.ts';

const marks: Record<NotificationKind, ComponentType<IconProps>> = {
  payment_received: ArrowDownIcon,
  payment_sent: ArrowUpIcon,
  payment_refused: CrossCircleIcon,
  payment_ended: UndoIcon,
  approval_asked: ApprovalIcon,
  review_opened: ScaleIcon,
  review_assigned: ScaleIcon,
  support_asked: TalkIcon,
  support_answered: TalkIcon,
  support_assigned: TalkIcon,
  support_solved: TalkIcon,
  report_ready: ChartIcon,
  report_failed: ChartIcon,
  list_stale: ScreeningIcon,
  list_forced: ScreeningIcon,
  password_changed: ShieldIcon,
  customer_expiring: UsersIcon,
  customer_expired: UsersIcon,
  customer_change_asked: UsersIcon,
  customer_change_decided: UsersIcon,
  screening_case: ShieldIcon,
  beneficiary_asked: UsersIcon,
  beneficiary_decided: UsersIcon,
  beneficiary_policy_asked: UsersIcon,
  bank_profile_asked: ShieldIcon,
  recall_asked: UndoIcon,
  recall_answered: UndoIcon,
  noncompliance_overdue: ShieldIcon,
  resolution_asked: ScaleIcon,
  resolution_in_force: ScaleIcon,
  resolution_ended: UndoIcon,
  iso_message_received: ArrowDownIcon,
  iso_message_refused: CrossCircleIcon,
  iso_message_answered: TalkIcon,
  zakat_due_soon: ScaleIcon,
  zakat_due: ScaleIcon,
  metal_prices_asked: ScaleIcon,
  zakat_recipient_asked: UsersIcon,
  invariant_broken: CrossCircleIcon,
  invariant_mended: ShieldIcon,
  factor_added: ShieldIcon,
  factor_removed: ShieldIcon,
  factors_reset: ShieldIcon,
  sessions_ended: ShieldIcon,
  recovery_code_used: ShieldIcon,
  identity_linked: ShieldIcon,
  identity_unlinked: ShieldIcon,
};

/** Where a notification leads. */
const placeOf = ({ kind, resource, resourceId, data }: NotificationDto, ownId: string | undefined): string => {
  if (resource === 'factor' || resource === 'identity' || kind === 'factors_reset') return '/settings/security';
  if (resource === 'report') return `/reports?report=${resourceId ?? ''}`;
  if (resource === 'screening_list' || resource === 'screening_case') return '/compliance/screening';
  if (resource === 'customer') return resourceId === ownId ? '/settings' : `/customers?customer=${resourceId ?? ''}`;
  if (resource === 'beneficiary') return `/beneficiaries?beneficiary=${resourceId ?? ''}`;
  if (resource === 'beneficiary_policy') return '/beneficiaries';
  if (resource === 'bank_profile') return '/shariah/profile';
  if (resource === 'noncompliance') return `/shariah/register/${resourceId ?? ''}`;
  if (resource === 'resolution') return `/shariah/resolutions/${resourceId ?? ''}`;
  if (resource === 'recall') return `/recalls?recall=${resourceId ?? ''}`;
  if (resource === 'zakat_setting') return '/zakat';
  if (resource === 'metal_price' || resource === 'zakat_recipient') return '/zakat/registers';
  if (resource === 'iso_message') return `/iso20022/${resourceId ?? ''}`;
  if (resource === 'user') return '/settings';
  if (resource === 'invariant') return '/status';
  if (resource === 'support_request') return `/support/requests/${String(data['number'])}`;
  return `/transactions/${String(data['transactionId'])}`;
};

/** What is called by a name. */
const namedResources: ReadonlySet<string> = new Set(['beneficiary', 'invariant', 'screening_case']);

const isRejecter = (by: string | null | undefined): by is Rejecter =>
  by === 'rules' || by === 'officer' || by === 'approver';

type Data = Readonly<Record<string, string | null | undefined>>;

interface NotificationRowProps {
  notification: NotificationDto;
  onOpen: () => void;
}

/** One thing that happened, and the way to it; what has not been seen is marked by a dot and said. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const { kind, resource, data, createdAt, readAt } = notification;
  const ownId = useSelector(selectUser)?.id;
  const Mark = marks[kind];
  const { number, reference, name, messageId, amount, currency, rejectedBy, ...said } = data as Data;
  const plain = resource === 'resolution' ? reference : number;
  const called = resource === 'iso_message' ? messageId : namedResources.has(resource) ? name : plain;
  return (
    <Box component="li" sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box component={Link} to={placeOf(notification, ownId)} onClick={onOpen} sx={rowStyle}>
        <Box sx={{ color: 'text.secondary', display: 'flex' }}>
          <Mark size={20} />
        </Box>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Box sx={{ typography: 'body2', fontWeight: readAt === null ? 650 : 450 }}>
            {readAt === null && <span style={visuallyHidden}>{t('isUnread')} </span>}
            {kind === 'payment_refused' && isRejecter(rejectedBy) ? t(`refusedBy.${rejectedBy}`) : t(`kind.${kind}`)}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            {resource === 'transaction' && <OtherSide kind={kind} {...said} />}
            {typeof called === 'string' && <bdi dir={resource === 'invariant' ? 'ltr' : 'auto'}>{called}</bdi>}
            {typeof amount === 'string' && typeof currency === 'string'
              && <Money amount={amount} currency={currency} />}
            <DateTime at={createdAt} />
          </Box>
        </Box>
        {readAt === null && <Box aria-hidden="true" sx={dotStyle} />}
      </Box>
    </Box>
  );
}

/** Whom a payment came from or goes to. */
function OtherSide({ kind, from, to, counterpartyName }: { kind: NotificationKind } & Data) {
  const isIn = kind === 'payment_received';
  const address = isIn ? from : to;
  if (typeof address !== 'string') return null;
  return <WalletName address={address} stated={isIn ? null : counterpartyName} />;
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  paddingInline: 2.5,
  paddingBlock: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'surface.hover' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const dotStyle = { inlineSize: 8, blockSize: 8, borderRadius: '50%', bgcolor: 'error.main', flex: 'none' } as const;

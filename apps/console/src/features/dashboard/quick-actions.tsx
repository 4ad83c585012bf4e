import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRole, walletRoles, type Role } from '../../api/session.slice.ts';
import { ScaleIcon } from '../../ui/icons/ledger-icons.tsx';
import { ArrowRightIcon, ChartIcon, ComposeIcon } from '../../ui/icons/navigation-icons.tsx';
import { ShieldIcon } from '../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';

const officers: readonly Role[] = ['admin', 'bank'];
const readers: readonly Role[] = ['scholar', 'auditor'];

const actions = [
  { to: '/composer', icon: ComposeIcon, name: 'newTransaction', hint: 'newTransactionHint', roles: walletRoles },
  { to: '/compliance', icon: ShieldIcon, name: 'complianceCheck', hint: 'complianceCheckHint', roles: walletRoles },
  { to: '/reports', icon: ChartIcon, name: 'exportReport', hint: 'exportReportHint', roles: officers },
  { to: '/compliance/rules', icon: ShieldIcon, name: 'readRules', hint: 'readRulesHint', roles: readers },
  { to: '/compliance/rulesets', icon: ScaleIcon, name: 'readRulesets', hint: 'readRulesetsHint', roles: readers },
] as const;

/** The things people come for most. */
export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const role = useSelector(selectRole);
  const mine = actions.filter(({ roles }) => role !== undefined && roles.includes(role));
  return (
    <SectionCard title={t('actions.title')}>
      <Box sx={{ padding: 1.5 }}>
        {mine.map(({ to, icon: Mark, name, hint }) => (
          <ButtonBase key={to} component={Link} to={to} sx={actionStyle}>
            <Box sx={markStyle}>
              <Mark size={20} />
            </Box>
            <Box sx={{ flex: 1, textAlign: 'start' }}>
              <Box sx={{ typography: 'body2', fontWeight: 600 }}>{t(`actions.${name}`)}</Box>
              <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{t(`actions.${hint}`)}</Box>
            </Box>
            <ArrowRightIcon size={18} className="arrow" />
          </ButtonBase>
        ))}
      </Box>
    </SectionCard>
  );
}

const actionStyle = {
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: 1.25,
  borderRadius: 1,
  '& .arrow': { color: 'text.secondary', flex: 'none' },
  '&:hover': { bgcolor: 'surface.hover' },
  '&:dir(rtl) .arrow': { transform: 'scaleX(-1)' },
} as const;

const markStyle = {
  inlineSize: 40,
  blockSize: 40,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 1.25,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;

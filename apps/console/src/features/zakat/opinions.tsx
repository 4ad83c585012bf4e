import type { NisabDto, ZakatOpinionsDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FactsList } from '../../ui/data/facts-list.tsx';
import { formatDay } from '../../ui/format/format.ts';
import { SectionCard } from '../../ui/layout/section-card.tsx';
import { Amounts } from './amounts.tsx';

/** Which opinions are followed in the points where schools differ. */
export function Opinions({ opinions, actions }: { opinions: ZakatOpinionsDto; actions?: React.ReactNode }) {
  const { t } = useTranslation('zakat');
  const { method, calendar, dips, advance, debts, receivables, rate } = opinions;
  return (
    <SectionCard title={t('opinions.title')} subtitle={t('opinions.subtitle')} actions={actions}>
      <Box sx={inside}>
        <FactsList
          facts={[
            { label: t('opinions.school'), value: <School opinions={opinions} /> },
            { label: t('opinions.method'), value: t(`methods.${method}`) },
            { label: t('opinions.calendar'), value: t(`calendars.${calendar}`, { rate }) },
            { label: t('opinions.dips'), value: t(`dips.${dips}`) },
            { label: t('opinions.debts'), value: t(`debts.${debts}`) },
            { label: t('opinions.receivables'), value: t(`receivables.${receivables}`) },
            { label: t('opinions.advance'), value: t(`advance.${advance}`) },
          ]}
        />
      </Box>
    </SectionCard>
  );
}

/** The school, and the profile of the bank that named it. */
function School({ opinions: { school, profile } }: { opinions: ZakatOpinionsDto }) {
  const { t } = useTranslation('zakat');
  return (
    <>
      {t(`schools.${school}`)}
      {profile !== null && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {t(profile.version === null ? 'opinions.usual' : 'opinions.byBank', { version: profile.version })}{' '}
          <bdi dir="ltr">{profile.name}</bdi>{profile.bank !== null && <> · <bdi>{profile.bank}</bdi></>}
        </Box>
      )}
    </>
  );
}

/** What nisab is worth by both metals, at which price. */
export function Nisab({ nisab }: { nisab: readonly NisabDto[] }) {
  const { t, i18n: { language } } = useTranslation('zakat');
  return (
    <SectionCard title={t('nisab.title')} subtitle={t('nisab.subtitle')}>
      <Box sx={inside}>
        <FactsList
          facts={nisab.map(({ metal, isBase, grams, worth, priceDay, source }) => ({
            label: `${t(`metals.${metal}`, { grams })}${isBase ? ` · ${t('nisab.base')}` : ''}`,
            value: (
              <>
                <Amounts amounts={worth} />
                <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
                  <bdi>{source}</bdi> · {formatDay(new Date(`${priceDay}T12:00:00Z`), language, 'UTC')}
                </Box>
              </>
            ),
          }))}
        />
      </Box>
    </SectionCard>
  );
}

const inside = { paddingInline: 2.5, paddingBlock: 1.5 } as const;

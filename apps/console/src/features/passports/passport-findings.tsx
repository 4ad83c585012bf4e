import { PASSPORT_FIELDS, type PassportClaims, type PassportField, type PassportVerdict } from '@connect/sdk';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../ui/data/tone-chip.tsx';
import { type Fact, FactsList } from '../../ui/data/facts-list.tsx';
import { DateTime } from '../../ui/format/date-time.tsx';
import { AlertIcon, CheckCircleIcon, CrossCircleIcon } from '../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../ui/layout/section-card.tsx';

const looks = {
  valid: { tone: 'positive', colour: 'success.main', icon: CheckCircleIcon },
  unknownStatus: { tone: 'caution', colour: 'warning.main', icon: AlertIcon },
  invalid: { tone: 'negative', colour: 'error.main', icon: CrossCircleIcon },
} as const;

/** What a check of a passport found: the outcome, then what is proved, what is disclosed, and what is not told. */
export function PassportFindings({ verdict }: { verdict: PassportVerdict }) {
  const { t } = useTranslation('passports');
  const { claims, disclosed, fault } = verdict;
  // Of what is not genuine nothing is shown as proved.
  const isGenuine = claims !== null && fault !== 'not_in_log';
  const withheld = PASSPORT_FIELDS.filter((field) => !(field in disclosed));
  return (
    <>
      <Outcome verdict={verdict} />
      {isGenuine && (
        <>
          <SectionCard title={t('check.proved')} subtitle={t('check.meaning')}>
            <Box sx={cardStyle}><Proved claims={claims} verdict={verdict} /></Box>
          </SectionCard>
          <SectionCard title={t('check.disclosed')}>
            <Box sx={cardStyle}>
              {Object.keys(disclosed).length === 0 ? <Typography variant="body2">{t('check.nothing')}</Typography>
                : <FactsList facts={PASSPORT_FIELDS.filter((field) => field in disclosed).map((field) =>
                    ({ label: t(`field.${field}`), value: <Disclosed field={field} value={disclosed[field]} /> }))} />}
            </Box>
          </SectionCard>
          <SectionCard title={t('check.withheld')}>
            <Box sx={{ ...cardStyle, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {withheld.length === 0 && <Typography variant="body2">{t('check.everything')}</Typography>}
              {withheld.map((field) => <Box key={field} component="span" sx={wordStyle}>{t(`field.${field}`)}</Box>)}
            </Box>
          </SectionCard>
        </>
      )}
    </>
  );
}

function Outcome({ verdict: { isValid, fault, status } }: { verdict: PassportVerdict }) {
  const { t } = useTranslation('passports');
  const outcome = !isValid ? 'invalid' : status.state === 'valid' ? 'valid' : 'unknownStatus';
  const { tone, colour, icon: Mark } = looks[outcome];
  return (
    <Card role="status" sx={{ ...outcomeStyle, bgcolor: `tone.${tone}` }}>
      <Box sx={{ color: colour, display: 'flex' }}><Mark size={32} /></Box>
      <Box>
        <Typography variant="h2" component="p">{t(`check.outcome.${outcome}`)}</Typography>
        <Typography variant="body2" component="p">
          {fault === null ? t(status.state === 'valid' ? 'sentence.valid' : 'sentence.unknown') : t(`fault.${fault}`)}
        </Typography>
      </Box>
    </Card>
  );
}

function Proved({ claims, verdict: { status } }: { claims: PassportClaims; verdict: PassportVerdict }) {
  const { t } = useTranslation('passports');
  const { verdict, rules, lists, log } = claims;
  const { action: outcome } = { action: verdict.outcome as 'allow' };
  const facts: Fact[] = [
    { label: t('claim.outcome'), value: t(`outcomeOf.${outcome}`, { defaultValue: verdict.outcome }) },
    { label: t('claim.score'), value: <bdi>{verdict.score}</bdi> },
    { label: t('claim.judged'), value: <DateTime at={verdict.evaluatedAt} /> },
    { label: t('claim.toldTo'), value: t(`side.${verdict.toldTo}`) },
    { label: t('claim.profile'), value: <bdi dir="ltr">{rules.profile}</bdi> },
    { label: t('claim.rules'), value: <bdi dir="ltr">{rules.version}</bdi> },
    ...(rules.resolution === undefined ? []
      : [{ label: t('claim.resolution'), value: <bdi dir="ltr">{rules.resolution}</bdi> }]),
    {
      label: t('claim.lists'),
      value: lists === null ? t('claim.listsUntold') : lists.length === 0 ? t('claim.noLists')
        : lists.map(({ source, publishedOn }) => <div key={source}><bdi dir="ltr">{source} · {publishedOn}</bdi></div>),
    },
    { label: t('claim.uetr'), value: <bdi dir="ltr">{claims.uetr}</bdi> },
    { label: t('claim.network'), value: <bdi dir="ltr">{claims.network}</bdi> },
    { label: t('claim.issuer'), value: <bdi dir="ltr">{claims.iss}</bdi> },
    { label: t('claim.issued'), value: <DateTime at={isoOf(claims.iat)} /> },
    { label: t('claim.expires'), value: <DateTime at={isoOf(claims.exp)} /> },
    {
      label: t('claim.status'),
      value: (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'end' }}>
          <ToneChip tone={toneOf[status.state]} label={t(`status.${status.state}`)} />
          <span>{t('asOf')} <DateTime at={status.asOf} /></span>
        </Box>
      ),
    },
    { label: t('claim.verdictHash'), value: <bdi dir="ltr">{verdict.sha256}</bdi> },
    {
      label: t('claim.place'),
      value: t('claim.placeOf', {
        place: log.leafIndex + 1, size: log.checkpoint.treeSize, height: log.checkpoint.height,
      }),
    },
  ];
  return <FactsList facts={facts} />;
}

const toneOf = { valid: 'positive', revoked: 'negative', unknown: 'caution' } as const;

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

function Disclosed({ field, value }: { field: PassportField; value: unknown }) {
  const { t, i18n } = useTranslation('passports');
  if (field === 'findings' && Array.isArray(value)) {
    if (value.length === 0) return t('noFindings');
    return (value as { ruleId?: string; explain?: Partial<Record<string, string>> }[]).map(({ ruleId, explain }, n) => (
      <div key={n}><bdi dir="ltr">{ruleId}</bdi> {explain?.[i18n.language]}</div>
    ));
  }
  return <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>;
}

const cardStyle = { padding: 2.5 } as const;

const wordStyle = {
  typography: 'body2', color: 'text.secondary', paddingInline: 1.25, paddingBlock: 0.25, borderRadius: 999,
  border: '1px solid', borderColor: 'divider',
} as const;

const outcomeStyle = { display: 'flex', alignItems: 'center', gap: 2, padding: 2.5 } as const;

import type { BilingualDto, EvidenceDto, FindingDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type Tone, ToneChip } from '../../ui/data/tone-chip.tsx';
import { MarkedText } from './marked-text.tsx';

const tones: Record<FindingDto['severity'], Tone> = {
  block: 'negative',
  reject: 'negative',
  prohibit: 'negative',
  flag: 'caution',
  advise: 'neutral',
};

interface FindingCardProps {
  finding: Omit<FindingDto, 'principle'>;
  /** The memo that was judged, to show the evidence in its place. */
  memo: string | null;
  /** What a field is called where evidence was seen, if the screen has words for it. */
  nameOf?: (field: string) => string;
}

const asItIs = (field: string): string => field;

/** What one rule objects to: where it saw it, why it matters, what to do, and on whose authority. */
export function FindingCard({ finding, memo, nameOf = asItIs }: FindingCardProps) {
  const { t, i18n } = useTranslation('verdict');
  const say = (text: BilingualDto) => (i18n.language.startsWith('ar') ? text.ar : text.en);
  const inMemo = finding.evidence.filter(({ field, start }) => field === 'memo' && start !== undefined);
  const elsewhere = finding.evidence.filter((evidence) => !inMemo.includes(evidence));
  return (
    <Box component="article" aria-label={finding.ruleId} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box component="bdi" dir="ltr" sx={{ typography: 'body2', fontWeight: 650 }}>
          {finding.ruleId}
        </Box>
        <ToneChip tone={tones[finding.severity]} label={t(`severity.${finding.severity}`)} />
      </Box>
      <div>{say(finding.explain)}</div>
      {memo !== null && inMemo.length > 0 && <MarkedText text={memo} evidence={inMemo} />}
      {elsewhere.length > 0 && <OtherEvidence evidence={elsewhere} nameOf={nameOf} />}
      <div>
        <strong>{t('finding.remedy')}</strong> {say(finding.remedy)}
      </div>
      {finding.cite.length > 0 && (
        <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
          {t('finding.sources')} <cite>{finding.cite.join(' · ')}</cite>
        </Box>
      )}
    </Box>
  );
}

interface OtherEvidenceProps {
  evidence: readonly EvidenceDto[];
  nameOf: (field: string) => string;
}

function OtherEvidence({ evidence, nameOf }: OtherEvidenceProps) {
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
      {evidence.map(({ field, text }, index) => (
        <li key={index}>
          <bdi>{nameOf(field)}</bdi>{text !== undefined && <>: <bdi>{text}</bdi></>}
        </li>
      ))}
    </Box>
  );
}

const cardStyle = {
  display: 'grid',
  gap: 1.25,
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  typography: 'body2',
  '& strong': { fontWeight: 600 },
} as const;

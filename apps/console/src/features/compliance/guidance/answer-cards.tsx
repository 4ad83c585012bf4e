import type { GuidanceDto, GuidancePassageDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InfoIcon, ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { CitedText } from './cited-text.tsx';
import { SourceList } from './source-list.tsx';

/** What was found: the answer with its sources, the schools, the rules, and what is left to the board. */
export function AnswerCards({ guidance }: { guidance: GuidanceDto }) {
  const { t } = useTranslation('guidance');
  const { passages, schools, citations, language } = guidance;
  const direction = { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language } as const;
  return (
    <>
      {guidance.referToBoard && (
        <Alert severity="warning" icon={<ShieldIcon size={20} />}>
          <AlertTitle>{t(guidance.outcome === 'refused' ? 'refused' : 'board')}</AlertTitle>
          <div {...direction}>{guidance.referral}</div>
        </Alert>
      )}
      {guidance.outcome === 'answered' && <Answer guidance={guidance} direction={direction} />}
      {guidance.outcome !== 'answered' && passages.length > 0 && <Reading guidance={guidance} direction={direction} />}
      {schools.length > 0 && <Schools guidance={guidance} direction={direction} />}
      {citations.length > 0 && <Sources guidance={guidance} direction={direction} />}
    </>
  );
}

interface PartProps {
  guidance: GuidanceDto;
  /** How the words of the corpus are set. */
  direction: { dir: 'rtl' | 'ltr'; lang: string };
}

function Answer({ guidance: { answer, passages, citations, rules, ...guidance }, direction }: PartProps) {
  const { t, i18n } = useTranslation('guidance');
  const numbers = new Set(citations.map(({ number }) => number));
  const isModel = guidance.phrasedBy === 'model';
  const further = passages.slice(isModel ? 0 : 1);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(guidance.confidence / 100);
  return (
    <SectionCard title={t('answer')} subtitle={t('confidence', { percent })}>
      <Box sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        <Box {...direction}>
          <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>{passages[0]?.title}</Typography>
          <CitedText text={answer} numbers={numbers} />
        </Box>
        <Alert severity="info" icon={<InfoIcon size={20} />}>
          <div {...direction}>{guidance.disclaimer}</div>
        </Alert>
        {rules.length > 0 && (
          <Typography variant="body2">
            {t('rules')}
            {rules.map((id) => (
              <MuiLink key={id} component={Link} to={`/compliance/rules/${id}`} sx={{ marginInlineStart: 1 }}>
                <bdi dir="ltr">{id}</bdi>
              </MuiLink>
            ))}
          </Typography>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t(isModel ? 'model' : 'corpus', { version: guidance.corpusVersion })}
        </Typography>
        {further.length > 0 && (
          <Box component="section" aria-label={t(isModel ? 'passages' : 'related')}>
            <Typography variant="h3" component="p">{t(isModel ? 'passages' : 'related')}</Typography>
            <PassageList passages={further} numbers={numbers} direction={direction} />
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}

/** What the sources say near a question that is not answered: to read, and not to act on. */
function Reading({ guidance: { passages, citations }, direction }: PartProps) {
  const { t } = useTranslation('guidance');
  const numbers = new Set(citations.map(({ number }) => number));
  return (
    <SectionCard title={t('reading')} subtitle={t('readingHint')}>
      <Box sx={{ paddingBlockEnd: 2, paddingInline: 2.5 }}>
        <PassageList passages={passages} numbers={numbers} direction={direction} />
      </Box>
    </SectionCard>
  );
}

interface PassageListProps {
  passages: readonly GuidancePassageDto[];
  numbers: ReadonlySet<number>;
  direction: PartProps['direction'];
}

function PassageList({ passages, numbers, direction }: PassageListProps) {
  return passages.map(({ id, title, text }) => (
    <Box component="details" key={id} sx={{ marginBlockStart: 1 }}>
      <Box component="summary" {...direction} sx={{ cursor: 'pointer', fontWeight: 550 }}>{title}</Box>
      <Box {...direction} sx={{ paddingBlock: 1 }}><CitedText text={text} numbers={numbers} /></Box>
    </Box>
  ));
}

function Schools({ guidance: { schools }, direction }: PartProps) {
  const { t } = useTranslation('guidance');
  return (
    <SectionCard title={t('schools')}>
      <Table size="small" aria-label={t('schools')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('school.column')}</TableCell>
            <TableCell>{t('school.view')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {schools.map(({ school, view }) => (
            <TableRow key={school}>
              <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>{t(`school.${school}`)}</TableCell>
              <TableCell {...direction} sx={{ textAlign: 'start' }}>{view}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </SectionCard>
  );
}

function Sources({ guidance: { citations }, direction }: PartProps) {
  const { t } = useTranslation('guidance');
  return (
    <SectionCard title={t('sources')}>
      <Box sx={{ paddingBlock: 2, paddingInline: 2.5 }}><SourceList citations={citations} direction={direction} /></Box>
    </SectionCard>
  );
}

import type { ContractAssessmentDto } from '@connect/sdk';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { refusalWords } from '../../../api/problem-words.ts';
import type { Problem } from '../../../api/problem.ts';
import { CheckCircleIcon, CrossCircleIcon, InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { SectionCard } from '../../../ui/layout/section-card.tsx';
import { FindingCard } from '../../../parts/verdict/finding-card.tsx';
import { FollowedOpinions } from '../../../parts/verdict/followed-opinions.tsx';
import { ContractFigures } from '../figures.tsx';
import { Schedule } from '../schedule.tsx';
import { termName } from '../term-names.ts';
import { TermProblems } from '../term-problems.tsx';
import { UnreadTerms } from './unread-terms.tsx';

interface AssessmentCardProps {
  assessment: { answer: ContractAssessmentDto | null; problem: Problem | null; isChecking: boolean };
  currency: string;
  /** Nothing has been written yet. */
  isBlank?: boolean;
}

const nothingYet = { answer: null, problem: null, isChecking: false };

const refusing: ReadonlySet<string> = new Set(['block', 'reject', 'prohibit']);

/** Whether the rules have the word; terms that are not whole yet are refused in words of their own. */
const isJudged = ({ valid, findings }: ContractAssessmentDto): boolean =>
  valid || findings.some(({ severity }) => refusing.has(severity));

/** What the rules say of terms as they stand, and what would fall due under them. */
export function AssessmentCard({ assessment, currency, isBlank = false }: AssessmentCardProps) {
  const { t } = useTranslation('contracts');
  const { answer, problem, isChecking } = isBlank ? nothingYet : assessment;
  return (
    <SectionCard title={t('assessment.title')} subtitle={t('assessment.hint')}>
      <Box sx={{ blockSize: 4 }}>{isChecking && <LinearProgress aria-label={t('assessment.checking')} />}</Box>
      <Box role="status" sx={{ display: 'grid', gap: 2, padding: 2.5 }}>
        {isBlank && t('assessment.blank')}
        {problem && (
          <Alert severity="warning" icon={<InfoIcon size={20} />}>
            {refusalWords(problem)}
          </Alert>
        )}
        {answer && isJudged(answer) && (
          <Validity isValid={answer.valid} rulesetVersion={answer.rulesetVersion} />
        )}
        {answer && <UnreadTerms terms={answer.unread} />}
        {answer?.opinions && <FollowedOpinions opinions={answer.opinions} />}
        {answer?.findings.map((finding) => (
          <FindingCard
            key={`${finding.ruleId} ${finding.clause}`} finding={finding} memo={null}
            nameOf={(field) => termName(t, field)}
          />
        ))}
        {answer?.scheduleProblem && (
          <Alert severity="info" icon={<InfoIcon size={20} />}>
            {t('assessment.unscheduled')}
            <TermProblems problems={[answer.scheduleProblem]} />
          </Alert>
        )}
        {answer?.refusal && answer.refusal.code !== 'COMPLIANCE_REJECTED' && answer.scheduleProblem === null && (
          <Alert severity="warning" icon={<InfoIcon size={20} />}>
            {t('assessment.notYet')}
            <Refused refusal={answer.refusal} />
          </Alert>
        )}
        {answer && <ContractFigures figures={answer.figures} currency={currency} />}
      </Box>
      {answer && answer.schedule.length > 0 && (
        <Schedule lines={answer.schedule} figures={answer.figures} currency={currency} />
      )}
    </SectionCard>
  );
}

/** Why terms would not be made a contract: at their fields, or as a whole. */
function Refused({ refusal }: { refusal: NonNullable<ContractAssessmentDto['refusal']> }) {
  const { fields, facts: details, error: sentence, ...rest } = refusal;
  if (fields.length > 0) return <TermProblems problems={fields} />;
  return <Box>{refusalWords({ ...rest, sentence, details })}</Box>;
}

/** Whether the rules let terms stand. */
export function Validity({ isValid, rulesetVersion }: { isValid: boolean; rulesetVersion: string }) {
  const { t } = useTranslation('contracts');
  const Mark = isValid ? CheckCircleIcon : CrossCircleIcon;
  return (
    <Alert severity={isValid ? 'success' : 'error'} icon={<Mark size={20} />}>
      <strong>{t(isValid ? 'assessment.valid' : 'assessment.invalid')}</strong>
      <Box sx={{ typography: 'caption' }}>{t('assessment.rules', { version: rulesetVersion })}</Box>
    </Alert>
  );
}

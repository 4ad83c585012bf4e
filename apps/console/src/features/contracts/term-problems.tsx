import type { FieldProblemDto } from '@connect/sdk';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { fieldWords } from '../../api/problem-words.ts';
import { termName } from './term-names.ts';

/** What is wrong with terms, each under the name that its blank has on the screen, and in words of the screen. */
export function TermProblems({ problems }: { problems: readonly FieldProblemDto[] }) {
  const { t } = useTranslation('contracts');
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {problems.map((problem) => (
        <li key={`${problem.field} ${problem.code ?? ''}`}>
          {problem.field !== '' && <><strong><bdi>{termName(t, problem.field)}</bdi></strong>: </>}
          {fieldWords(problem)}
        </li>
      ))}
    </Box>
  );
}

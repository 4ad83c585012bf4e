import type { ContractAssessmentDto, ContractType } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { useAssessTermsMutation, type ContractTerms } from '../contracts.api.ts';
import { isProblem, type Problem } from '../../../api/problem.ts';

const quietMs = 400;

interface Assessment {
  answer: ContractAssessmentDto | null;
  problem: Problem | null;
  /** The answer belongs to earlier terms, or there is none yet. */
  isChecking: boolean;
}

type Latest = Pick<Assessment, 'answer' | 'problem'> & { question: string };

/** Asks the server what is to be said of terms once typing pauses; newer terms cancel the question. */
export function useAssessment(type: ContractType, terms: ContractTerms): Assessment {
  const [assess] = useAssessTermsMutation();
  const [latest, setLatest] = useState<Latest | null>(null);
  const question = JSON.stringify({ type, terms });

  useEffect(() => {
    let asked: ReturnType<typeof assess> | undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      asked = assess(JSON.parse(question) as { type: ContractType; terms: ContractTerms });
      void asked.then(({ data, error }) => {
        if (!isStale) setLatest({ question, answer: data ?? null, problem: isProblem(error) ? error : null });
      });
    }, quietMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
      asked?.abort();
    };
  }, [question, assess]);

  return {
    answer: latest?.answer ?? null, problem: latest?.problem ?? null, isChecking: latest?.question !== question,
  };
}

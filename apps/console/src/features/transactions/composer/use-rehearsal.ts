import type { SendTransactionDto } from '@connect/sdk';
import { useEffect, useState } from 'react';
import { useRehearseSendMutation } from '../../../api/transactions.api.ts';
import { type Answer, answerOf } from './judgement.ts';

const quietMs = 400;

interface Rehearsal {
  answer: Answer | null;
  /** The answer belongs to an earlier draft, or there is none yet. */
  isChecking: boolean;
}

/** Asks the server what would become of a draft once typing pauses; a newer draft cancels the question. */
export function useRehearsal(draft: string | null): Rehearsal {
  const [rehearse] = useRehearseSendMutation();
  const [latest, setLatest] = useState<{ draft: string; answer: Answer } | null>(null);

  useEffect(() => {
    if (draft === null) return;
    let question: ReturnType<typeof rehearse> | undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      question = rehearse(JSON.parse(draft) as SendTransactionDto);
      void question.then((outcome) => {
        if (!isStale) setLatest({ draft, answer: answerOf(outcome) });
      });
    }, quietMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
      question?.abort();
    };
  }, [draft, rehearse]);

  if (draft === null) return { answer: null, isChecking: false };
  return { answer: latest?.answer ?? null, isChecking: latest?.draft !== draft };
}

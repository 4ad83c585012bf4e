import type { SendTransactionDto } from '@connect/sdk';
import { useEffect, useRef, useState } from 'react';
import { useRehearseSendMutation } from '../../../api/transactions.api.ts';
import { type Answer, answerOf } from './judgement.ts';
import type { Transfer } from './transfer.ts';
import { useSealing } from './use-sealing.ts';

const quietMs = 400;
/** Each name that is compared counts, so that one that is still being written is left alone for longer. */
const nameQuietMs = 900;

const nameIn = (draft: string): string => (JSON.parse(draft) as Transfer).counterpartyName ?? '';

interface Rehearsal {
  answer: Answer | null;
  /** The answer belongs to an earlier draft, or there is none yet. */
  isChecking: boolean;
}

/** Asks the server what would become of a draft once typing pauses; a newer draft cancels the question. */
export function useRehearsal(draft: string | null): Rehearsal {
  const [rehearse] = useRehearseSendMutation();
  const seal = useSealing();
  const [latest, setLatest] = useState<{ draft: string; answer: Answer } | null>(null);
  const comparedName = useRef('');

  useEffect(() => {
    if (draft === null) return;
    let question: ReturnType<typeof rehearse> | undefined;
    let isStale = false;
    const settle = (answer: () => Answer) => {
      if (!isStale) setLatest({ draft, answer: answer() });
    };
    const rehearseSealed = async (transfer: SendTransactionDto) => {
      question = rehearse(transfer);
      const outcome = await question;
      settle(() => answerOf(outcome));
    };
    const name = nameIn(draft);
    const ask = async () => {
      comparedName.current = name;
      const sealed = await seal(JSON.parse(draft) as Transfer);
      if ('problem' in sealed) settle(() => sealed);
      else if (!isStale) await rehearseSealed(sealed.transfer);
    };
    const timer = setTimeout(() => void ask(), name === comparedName.current ? quietMs : nameQuietMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
      question?.abort();
    };
  }, [draft, rehearse, seal]);

  if (draft === null) return { answer: null, isChecking: false };
  return { answer: latest?.answer ?? null, isChecking: latest?.draft !== draft };
}

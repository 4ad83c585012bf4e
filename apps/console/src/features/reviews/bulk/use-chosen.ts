import type { ReviewDto } from '@connect/sdk';
import { useState } from 'react';

/** The open cases among those shown, and which of them are chosen; one that was decided meanwhile is chosen no more. */
export function useChosen(reviews: readonly ReviewDto[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const open = reviews.filter(({ state }) => state === 'open');
  const chosen = open.filter(({ transactionId }) => ids.has(transactionId));
  return {
    open,
    chosen,
    isChosen: (id: string) => ids.has(id),
    choose: (id: string, isChosen: boolean) => {
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
    },
    chooseAll: () => setIds(new Set(open.map(({ transactionId }) => transactionId))),
    chooseNone: () => setIds(new Set()),
  };
}

export type Choice = ReturnType<typeof useChosen>;

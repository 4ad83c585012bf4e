import type { ComplianceResultDto } from '@connect/sdk';
import { CheckCards } from './check-cards.tsx';
import { OverallCard } from './overall-card.tsx';

interface ResultCardsProps {
  result: ComplianceResultDto;
  /** The text in which findings are marked. */
  memo: string;
}

/** What an analysis found: each look at the payment, and the verdict they come to. */
export function ResultCards({ result, memo }: ResultCardsProps) {
  return (
    <>
      <CheckCards result={result} />
      <OverallCard result={result} memo={memo} />
    </>
  );
}

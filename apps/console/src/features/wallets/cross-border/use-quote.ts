import type { CrossBorderResultDto, QuoteDto } from '@connect/sdk';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useRequestQuoteMutation } from './cross-border.api.ts';
import { useMutationForm } from '../../../parts/forms/use-mutation-form.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { oppositeOf } from '../../../parts/money/networks.ts';
import { QuoteForm } from './quote.form.ts';

/** Asks for a price and keeps it while the question stands, until a transfer has used it. */
export function useQuote() {
  const [request] = useRequestQuoteMutation();
  const [given, setGiven] = useState<QuoteDto | null>(null);
  const [result, setResult] = useState<CrossBorderResultDto | null>(null);
  const { form, submit, isBusy } = useMutationForm({
    rules: QuoteForm,
    send: (written) => request({
      fromNetwork: written.fromNetwork,
      toNetwork: oppositeOf(written.fromNetwork),
      amount: normaliseAmount(written.amount) ?? '',
    }),
    onDone: (quote) => {
      setResult(null);
      setGiven(quote);
    },
  });
  const [fromNetwork, amount] = useWatch({ control: form.control, name: ['fromNetwork', 'amount'] });

  const conclude = (outcome: CrossBorderResultDto) => {
    setGiven(null);
    setResult(outcome);
    form.reset({ fromNetwork, amount: '' });
  };

  // A price answers the question it was asked with; once the form asks another, it is no longer shown.
  const isAnswer = given?.legs[0]?.network === fromNetwork && given.sendAmount === normaliseAmount(amount);
  return { form, quote: isAnswer ? given : null, result, isAsking: isBusy, ask: submit, conclude };
}

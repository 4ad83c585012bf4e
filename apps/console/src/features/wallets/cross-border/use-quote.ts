import type { CrossBorderResultDto, QuoteDto } from '@connect/sdk';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useRequestQuoteMutation } from './cross-border.api.ts';
import { showProblem } from '../../../api/form-problems.ts';
import { normaliseAmount } from '../../../parts/money/amount.ts';
import { useRulesOf } from '../../../ui/inputs/use-rules-of.ts';
import { oppositeOf } from './networks.ts';
import { QuoteForm } from './quote.form.ts';

/** Asks for a price and keeps it while the question stands, until a transfer has used it. */
export function useQuote() {
  const form = useForm<QuoteForm>({
    resolver: useRulesOf(QuoteForm),
    defaultValues: new QuoteForm(),
  });
  const [request, { isLoading: isAsking }] = useRequestQuoteMutation();
  const [given, setGiven] = useState<QuoteDto | null>(null);
  const [result, setResult] = useState<CrossBorderResultDto | null>(null);
  const [fromNetwork, amount] = useWatch({ control: form.control, name: ['fromNetwork', 'amount'] });

  const ask = form.handleSubmit(async (values) => {
    const { data, error } = await request({
      fromNetwork: values.fromNetwork,
      toNetwork: oppositeOf(values.fromNetwork),
      amount: normaliseAmount(values.amount) ?? '',
    });
    if (error) {
      showProblem(form, error);
      return;
    }
    setResult(null);
    setGiven(data);
  });

  const conclude = (outcome: CrossBorderResultDto) => {
    setGiven(null);
    setResult(outcome);
    form.reset({ fromNetwork, amount: '' });
  };

  // A price answers the question it was asked with; once the form asks another, it is no longer shown.
  const isAnswer = given?.legs[0]?.network === fromNetwork && given.sendAmount === normaliseAmount(amount);
  return { form, quote: isAnswer ? given : null, result, isAsking, ask, conclude };
}

import type { ApiKeyDto, NewApiKeyDto } from '@connect/sdk';
import Typography from '@mui/material/Typography';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiKeyMutation, useRotateApiKeyMutation } from '../../../api/api-keys.api.ts';
import { isProblem } from '../../../api/problem.ts';
import { refusalWords } from '../../../api/problem-words.ts';
import { FormDialog } from '../../../parts/forms/form-dialog.tsx';
import { FormProblem } from '../../../ui/feedback/form-problem.tsx';
import { useToast } from '../../../ui/feedback/toast/toast-context.ts';

/** How a key can be ended: for a new one, or for good. */
export type KeyStep = 'rotate' | 'revoke';

interface ConfirmDialogProps {
  apiKey: ApiKeyDto;
  step: KeyStep;
  onMade: (made: NewApiKeyDto) => void;
  onClose: () => void;
}

/** Asks before a key ends, because whatever uses it stops working at that moment. */
export function ConfirmKeyDialog({ apiKey: { id, name }, step, onMade, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('apiKeys');
  const { toast } = useToast();
  const [rotate, rotation] = useRotateApiKeyMutation();
  const [revoke, revocation] = useRevokeApiKeyMutation();
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const made = step === 'rotate' ? await rotate(id) : null;
    const { error } = made ?? await revoke(id);
    if (isProblem(error)) {
      setProblem(refusalWords(error));
      return;
    }
    if (made?.data) onMade(made.data);
    else toast({ title: t('revoke.done'), description: name });
    onClose();
  };

  return (
    <FormDialog
      title={t(`${step}.title`, { name })}
      cancel={t('cancel')}
      submit={t(`${step}.submit`)}
      pending={t(`${step}.pending`)}
      isPending={rotation.isLoading || revocation.isLoading}
      tone="error"
      call={() => (sdk) => sdk.apiKeys[step === 'rotate' ? 'rotateApiKey' : 'revokeApiKey']({ id })}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <FormProblem message={problem} />
      <Typography variant="body2">{t(`${step}.text`)}</Typography>
    </FormDialog>
  );
}

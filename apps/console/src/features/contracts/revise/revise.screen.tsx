import type { ContractDetailDto } from '@connect/sdk';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useGetContractQuery } from '../contracts.api.ts';
import { isProblem, reasonOf } from '../../../api/problem.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CardSkeleton } from '../../../ui/loading/skeletons.tsx';
import { NoContract } from '../page/no-contract.tsx';
import { ReviseTerms } from './revise-terms.tsx';

/** The terms of a draft, to be revised: the same form as for a new contract, with what would change beside it. */
export function ReviseScreen() {
  const { t } = useTranslation('contracts');
  const { id = '' } = useParams();
  const { currentData: data, error, refetch } = useGetContractQuery(id, { refetchOnMountOrArgChange: true });
  if (isProblem(error) && error.status === 404) return <NoContract />;
  const failure = error && (
    <ErrorState title={t('page.failed')} {...reasonOf(error)} onRetry={() => void refetch()} />
  );
  if (!data && failure) return failure;
  if (!data) return <CardSkeleton height={480} />;
  return (
    <>
      <PageHeader
        title={t('revise.title', { reference: data.reference })}
        subtitle={t('revise.subtitle')}
        actions={<BackButton id={id} />}
      />
      {failure}
      {data.mayRevise ? <Draft key={data.id} contract={data} /> : (
        <Card>
          <EmptyState title={t('revise.closed')} description={t('revise.closedHint')} action={<BackButton id={id} />} />
        </Card>
      )}
    </>
  );
}

function BackButton({ id }: { id: string }) {
  const { t } = useTranslation('contracts');
  return (
    <Button component={Link} to={`/smart-contracts/${id}`} variant="outlined" color="inherit">
      {t('revise.back')}
    </Button>
  );
}

/** What is being written stays when somebody else saves a version meanwhile; one is told, and may start over. */
function Draft({ contract }: { contract: ContractDetailDto }) {
  const [basis, setBasis] = useState(contract);
  return (
    <ReviseTerms
      key={basis.version}
      basis={basis}
      newest={contract.version}
      onStartOver={() => setBasis(contract)}
    />
  );
}

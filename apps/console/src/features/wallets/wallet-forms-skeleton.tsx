import { CardSkeleton } from '../../ui/loading/skeletons.tsx';

/** What stands in the place of the forms until they are there, as high as they are. */
export function WalletFormsSkeleton() {
  return (
    <>
      <CardSkeleton height={427} />
      <CardSkeleton height={470} />
    </>
  );
}

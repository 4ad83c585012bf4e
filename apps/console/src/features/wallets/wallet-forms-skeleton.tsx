import { CardSkeleton } from '../../ui/skeletons.tsx';

export const simulatorHeight = 427;
export const createWalletHeight = 470;

/** What stands in the place of the forms until they are there. */
export function WalletFormsSkeleton() {
  return (
    <>
      <CardSkeleton height={simulatorHeight} />
      <CardSkeleton height={createWalletHeight} />
    </>
  );
}

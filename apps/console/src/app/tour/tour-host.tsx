import { Suspense } from 'react';
import { fetchedLater } from '../../i18n/fetched-later.ts';
import { useTour } from '../../ui/tour/tour-state.ts';

const TourGuide = fetchedLater(['tours'], async () => (await import('./tour-guide.tsx')).TourGuide);

/** Goes on with the tour that is under way, if one is. */
export function TourHost() {
  const { running } = useTour();
  return <Suspense fallback={null}>{running && <TourGuide name={running.name} step={running.step} />}</Suspense>;
}

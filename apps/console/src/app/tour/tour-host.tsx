import { withWords } from '../../i18n/with-words.ts';
import { lazyPopup } from '../../ui/loading/lazy.tsx';
import { useTour } from '../../parts/tour/tour-state.ts';

const TourGuide = lazyPopup(withWords(['tours'], async () => (await import('./tour-guide.tsx')).TourGuide));

/** Goes on with the tour that is under way, if one is. */
export function TourHost() {
  const { running, end } = useTour();
  return running && <TourGuide name={running.name} step={running.step} onClose={end} />;
}

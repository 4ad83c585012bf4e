import type { Principle } from '@connect/sdk';
import type { TFunction } from 'i18next';

/** How a principle stands, of the filter's words: `riba:fail`. */
export function standingWords(t: TFunction<'explorer'>, said: string): string {
  const [principle, standing] = said.split(':') as [Principle, 'pass' | 'review' | 'fail'];
  return t(`principle.${standing}`, { name: t(`principle.name.${principle}`), defaultValue: said });
}

import type { TFunction } from 'i18next';
import { i18n } from '../../i18n/i18n.ts';
import type { Words } from '../../i18n/words.ts';
import { readableName } from '../../parts/trail/readable-name.ts';

const isKnown = (name: string): name is keyof Words['contracts']['term'] => i18n.exists(`contracts:term.${name}`);
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** What a term is called: `partners[0].profit` is "Partner 1 · Share of Profit (%)". */
export function termName(t: TFunction<'contracts'>, path: string): string {
  const [, root = path, place, part] = /^(\w+)(?:\[(\d+)\])?(?:\.(.+))?$/.exec(path) ?? [];
  const named = (name: string): string => (isKnown(name) ? t(`term.${name}`) : readableName(name));
  if (root === 'partners' && place !== undefined) {
    const partner = t('create.partner', { number: Number(place) + 1 });
    if (part === undefined) return partner;
    return t('versions.one', { place: partner, part: named(`partner${capitalised(part)}`) });
  }
  const whole = place === undefined ? named(root) : `${named(root)} ${Number(place) + 1}`;
  return part === undefined ? whole : t('versions.one', { place: whole, part: named(part) });
}

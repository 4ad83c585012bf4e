import type { BindingDto } from '@connect/sdk';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shortenMiddle } from '../../ui/format/format.ts';

export const products = ['murabaha', 'ijara', 'mudaraba', 'musharaka', 'diminishing-musharaka'] as const;

/** Where one reads of what is bound; products have no page. */
const pageOf = ({ kind, value }: BindingDto): string | null => {
  if (kind === 'ruleset') return `/compliance/rulesets/${value}`;
  if (kind === 'rule') return `/compliance/rules/${value}`;
  if (kind === 'contract') return `/smart-contracts/${value}`;
  return kind === 'profile' ? '/shariah/profile' : null;
};

/** What is bound, in words. */
export function useBindingWords(): (binding: BindingDto) => string {
  const { t } = useTranslation('boards');
  return ({ kind, value }) => {
    const product = products.find((one) => kind === 'product' && one === value);
    // An id is long and says little; the page that it leads to says more.
    const shown = value.length > 24 ? shortenMiddle(value) : value;
    return t(`binds.one.${kind}`, { value: product === undefined ? shown : t(`binds.product.${product}`) });
  };
}

/** What a resolution binds, each with the way to it. */
export function Bindings({ binds }: { binds: readonly BindingDto[] }) {
  const { t } = useTranslation('boards');
  const wordsOf = useBindingWords();
  if (binds.length === 0) return <>{t('binds.nothing')}</>;
  return (
    <>
      {binds.map((binding, place) => {
        const page = pageOf(binding);
        const words = <bdi>{wordsOf(binding)}</bdi>;
        return (
          <div key={`${binding.kind}:${binding.value}:${String(place)}`}>
            {page === null ? words : <MuiLink component={Link} to={page}>{words}</MuiLink>}
          </div>
        );
      })}
    </>
  );
}

import type { RulesetDto } from '@connect/sdk';
import { useTranslation } from 'react-i18next';
import { DateTime } from '../../../ui/format/date-time.tsx';

/** Who made a version and when; the first one came with the product. */
export function MadeBy({ ruleset: { createdBy, createdAt } }: { ruleset: RulesetDto }) {
  const { t } = useTranslation('rulesets');
  if (createdBy === null) return t('shipped');
  return <><bdi>{createdBy}</bdi>, <DateTime at={createdAt} /></>;
}

/** Who put a version in force and when. */
export function ActivatedBy({ ruleset: { activatedBy, activatedAt } }: { ruleset: RulesetDto }) {
  const { t } = useTranslation('rulesets');
  if (activatedAt === null) return t('never');
  if (activatedBy === null) return t('shipped');
  return <><bdi>{activatedBy}</bdi>, <DateTime at={activatedAt} /></>;
}

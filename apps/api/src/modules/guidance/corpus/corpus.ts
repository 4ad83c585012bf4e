import { createHash } from 'node:crypto';
import { conduct } from './conduct.ts';
import { debts } from './debts.ts';
import { digital } from './digital.ts';
import { exchange } from './exchange.ts';
import { forwardSales } from './forward-sales.ts';
import { giving } from './giving.ts';
import { leaseTerms } from './lease-terms.ts';
import { leasing } from './leasing.ts';
import { loans } from './loans.ts';
import { markets } from './markets.ts';
import { murabahaTerms } from './murabaha-terms.ts';
import { murabaha } from './murabaha.ts';
import { partnership } from './partnership.ts';
import type { Passage } from './passage.ts';
import { receivables } from './receivables.ts';
import { sales } from './sales.ts';
import { services } from './services.ts';
import { sharingTerms } from './sharing-terms.ts';
import { sources } from './sources.ts';
import { zakat } from './zakat.ts';

/** Every passage that questions are answered from. */
export const passages: readonly Passage[] = [
  ...loans, ...debts, ...sales, ...murabaha, ...receivables, ...exchange, ...leasing, ...partnership, ...markets,
  ...conduct, ...digital, ...zakat, ...giving,
  ...murabahaTerms, ...leaseTerms, ...forwardSales, ...sharingTerms, ...services,
];

/** The version of what is answered: the same words and sources have the same version, and any change has another. */
export const corpusVersion = createHash('sha256').update(JSON.stringify([passages, sources])).digest('hex').slice(0, 12);

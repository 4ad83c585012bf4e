import { NAME_SCORES, NameIndex } from '@connect/compliance-rules';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/http/access/actor.ts';
import { WalletDirectory } from '../../wallets/wallet-directory.service.ts';
import { statusAt } from '../beneficiaries.queries.ts';
import { bookOf, isIn, isOwn } from '../book.ts';
import type { MatchNamesDto, MatchedBeneficiaryDto, NameMatchDto } from './payee-check.dto.ts';

/** So many beneficiaries are looked through; a book is no list of everybody. */
const MOST_SOUGHT = 10_000;

/** Finds beneficiaries by names as suppliers' files write them, among the caller's own alone. */
@Injectable()
export class NameMatches {
  constructor(
    private readonly em: EntityManager,
    private readonly wallets: WalletDirectory,
    private readonly clock: Clock,
  ) {}

  /** For each name the beneficiary that agrees best with it, in the order given. */
  async find(actor: Actor, { names, from }: MatchNamesDto): Promise<NameMatchDto[]> {
    const em = this.em.fork();
    let sought = tables(em).selectFrom('beneficiary')
      .select(['beneficiary.id', 'beneficiary.name', 'beneficiary.address', statusAt(this.clock.now()).as('status')])
      .where('beneficiary.removed_at', 'is', null).orderBy('beneficiary.ordinal', 'desc').limit(MOST_SOUGHT);
    if (from === undefined) sought = sought.where(isOwn(actor));
    else {
      const wallet = await this.wallets.visible(em, actor, from, 'from');
      sought = sought.where(isIn(bookOf(wallet))).where('beneficiary.network', '=', wallet.network);
    }
    const index = new NameIndex<MatchedBeneficiaryDto>();
    for (const one of await sought.execute()) index.add(one, one.name);
    const known = new Map<string, NameMatchDto>();
    return names.map((name) => {
      const found = known.get(name) ?? bestOf(name, index);
      known.set(name, found);
      return found;
    });
  }
}

const bestOf = (name: string, index: NameIndex<MatchedBeneficiaryDto>): NameMatchDto => {
  const hits = index.search(name, NAME_SCORES.possible);
  const [best, next] = hits;
  if (best === undefined) return { name, result: null, isAmbiguous: false, beneficiary: null };
  const isMatch = ({ isExact, score }: typeof best): boolean => isExact || score >= NAME_SCORES.same;
  return {
    name, result: isMatch(best) ? 'match' : 'close_match', beneficiary: best.owner,
    isAmbiguous: next !== undefined && isMatch(next) === isMatch(best),
  };
};

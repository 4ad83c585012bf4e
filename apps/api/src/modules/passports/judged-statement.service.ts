import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { tables } from '../../platform/database/tables.ts';
import { referenceOf } from '../boards/public.ts';
import type { WhyDto } from '../transactions/public.ts';

/** A list of sanctions as it was published. */
export interface SearchedList { source: string; publishedOn: string; sha256: string }

/** A JSON value as the one text that it can have (RFC 8785). */
export const canonicalText = (value: unknown): string => {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('A statement cannot be written as JSON.');
  return text;
};

const digestOf = (value: unknown): string => createHash('sha256').update(canonicalText(value)).digest('hex');

/** The digest of a verdict as somebody reads it, without what is not the verdict itself. */
export const verdictDigest = (
  { facts: _facts, recomputedIdentical: _recomputed, evaluatedAt: _at, ...verdict }: WhyDto,
): string => digestOf(verdict);

/** Says by what a payment was judged: which lists were in force, and which settings of the rules. */
@Injectable()
export class JudgedStatement {
  constructor(private readonly em: EntityManager) {}

  /** The lists that were in force when a payment was judged; none where none was searched. */
  async listsAt({ facts, evaluatedAt }: WhyDto): Promise<SearchedList[]> {
    if (facts['watchlist'] === undefined) return [];
    const found = await tables(this.em.fork()).selectFrom('screening_list').distinctOn('source')
      .select(['source', 'published_on', 'digest']).where('loaded_at', '<=', evaluatedAt)
      .orderBy('source').orderBy('loaded_at', 'desc').execute();
    return found.map(({ source, published_on: publishedOn, digest: sha256 }) =>
      ({ source, publishedOn: publishedOn.slice(0, 10), sha256 }));
  }

  /** The digest of a version of the rules: its name, and the settings behind its plus sign. */
  async rulesDigest(rulesetVersion: string): Promise<string> {
    const revision = Number(/\+(\d{1,9})$/.exec(rulesetVersion)?.[1] ?? 1);
    const { settings } = await tables(this.em.fork()).selectFrom('ruleset').select('settings')
      .where('version', '=', revision).executeTakeFirstOrThrow();
    return digestOf({ version: rulesetVersion, settings });
  }

  /** The resolution by which a version of a bank's profile came into force, which a verdict names by its ordinal. */
  async resolutionOf(profile: string): Promise<string | null> {
    const ordinal = /\+(\d{1,15})$/.exec(profile)?.[1];
    if (ordinal === undefined) return null;
    const found = await tables(this.em.fork()).selectFrom('bank_profile')
      .innerJoin('resolution', 'resolution.id', 'bank_profile.resolution_id').select('resolution.ordinal')
      .where('bank_profile.ordinal', '=', ordinal).executeTakeFirst();
    return found === undefined ? null : referenceOf(found.ordinal);
  }
}

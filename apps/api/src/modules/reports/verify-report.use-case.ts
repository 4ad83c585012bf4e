import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readPdfSignature } from '../../platform/pdf/read-pdf-signature.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { KeyRegister } from '../keys/key-register.service.ts';
import { isSignedBy, keyIdIn } from '../../platform/detached-signature.ts';
import type { ReportDto, ReportVerificationDto } from './report.dto.ts';
import { ReportsQueries } from './reports.queries.ts';

interface Issued {
  report_id: string;
  signature: string | null;
}

type Outcome = ReportVerificationDto['outcome'];

const SENTENCES: Readonly<Record<Outcome, string>> = {
  genuine: 'This is a report as it was issued; nothing in it was changed.',
  altered: 'This file was signed here and changed afterwards.',
  unrecorded: 'This file bears a signature of ours but is not, byte for byte, a report that was issued.',
  unknown: 'This is no report as it was issued: it was changed, or it comes from elsewhere.',
};

/** Tells whether a file is a report as it was issued: known byte by byte, and signed by a published key. */
@Injectable()
export class VerifyReport {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: KeyRegister,
    private readonly reports: ReportsQueries,
  ) {}

  async execute(actor: Actor, file: Buffer): Promise<ReportVerificationDto> {
    const digest = createHash('sha256').update(file).digest();
    const [issued] = await rows<Issued>(this.em.fork(), `
      select f.report_id, f.signature from report_file f join report r on r.id = f.report_id
      where f.digest = $1 order by r.ordinal limit 1`, [digest]);
    const { keyId, isIntact } = issued?.signature ? await this.detached(file, issued.signature) : await this.own(file);
    const outcome = outcomeOf(issued !== undefined, keyId !== null, isIntact);
    return {
      valid: outcome === 'genuine', outcome, sentence: SENTENCES[outcome], digest: digest.toString('hex'), keyId,
      report: outcome === 'genuine' && issued ? await this.reportWithinReach(actor, issued.report_id) : null,
    };
  }

  private async detached(file: Buffer, signature: string): Promise<{ keyId: string | null; isIntact: boolean }> {
    const kid = keyIdIn(signature);
    const key = (await this.keys.list()).find((known) => known.kid === kid);
    if (!key) return { keyId: null, isIntact: false };
    return { keyId: key.kid, isIntact: await isSignedBy(file, signature, { kty: key.kty, crv: key.crv, x: key.x }) };
  }

  private async own(file: Buffer): Promise<{ keyId: string | null; isIntact: boolean }> {
    const signature = readPdfSignature(file);
    if (!signature) return { keyId: null, isIntact: false };
    const kid = keyIdOf(signature.publicKey);
    const isOurs = (await this.keys.list()).some((known) => known.kid === kid);
    return { keyId: isOurs ? kid : null, isIntact: isOurs && signature.isIntact };
  }

  private async reportWithinReach(actor: Actor, id: string): Promise<ReportDto | null> {
    try {
      const { figures, ...report } = await this.reports.get(actor, id);
      return figures ? report : null;
    } catch (failure) {
      if (failure instanceof Refusal) return null;
      throw failure;
    }
  }
}

const outcomeOf = (isIssued: boolean, isOurs: boolean, isIntact: boolean): Outcome => {
  if (isIssued && isIntact) return 'genuine';
  if (!isOurs) return 'unknown';
  return isIntact ? 'unrecorded' : 'altered';
};

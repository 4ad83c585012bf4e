import { createHash } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rows } from '../../platform/database/sql.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { readPdfSignature } from '../../platform/pdf/read-pdf-signature.ts';
import { keyIdOf } from '../../platform/signing-key.ts';
import { KeyRegister } from '../keys/key-register.service.ts';
import { isSignedBy, keyIdIn } from '../../platform/detached-signature.ts';
import type { ReportDto, ReportVerificationDto } from './report.dto.ts';
import { ReportsQueries } from './reports.queries.ts';

type Outcome = ReportVerificationDto['outcome'];
type Document = NonNullable<ReportVerificationDto['document']>;

interface Issued {
  document: Document;
  id: string;
  /** A detached signature; null where the file carries its signature itself. */
  signature: string | null;
}

const GENUINE: Readonly<Record<Document, string>> = {
  report: 'This is a report as it was issued; nothing in it was changed.',
  case_file: 'This is a case file as it was issued; nothing in it was changed.',
  shariah_pack: 'This is an annual pack as it was issued; nothing in it was changed.',
  statement: 'This is a statement as it was issued; nothing in it was changed.',
  zakat_certificate: 'This is a certificate of zakat as it was issued; nothing in it was changed.',
};
const SUPERSEDED = 'This is a certificate of zakat as it was issued, but another assessment of the same year '
  + 'supersedes it.';
const SENTENCES: Readonly<Record<Exclude<Outcome, 'genuine'>, string>> = {
  altered: 'This file was signed here and changed afterwards.',
  unrecorded: 'This file bears a signature of ours but is not, byte for byte, a document that was issued.',
  unknown: 'This is no document as it was issued: it was changed, or it comes from elsewhere.',
};

const ISSUED = `
  (select 'report' as document, f.report_id as id, f.signature
   from report_file f join report r on r.id = f.report_id where f.digest = $1 order by r.ordinal limit 1)
  union all select 'case_file', id, json_signature from case_file where sha256(json) = $1
  union all select 'case_file', id, null from case_file where sha256(pdf_en) = $1
  union all select 'case_file', id, null from case_file where sha256(pdf_ar) = $1
  union all select 'statement', id, signature from statement_file where digest = $1
  union all select 'zakat_certificate', id, signature from zakat_assessment where sha256(content) = $1
  union all select 'zakat_certificate', assessment_id, null from zakat_certificate where sha256(content) = $1
  union all select 'shariah_pack', pack_id, signature from shariah_pack_file where digest = $1`;

/** Tells whether a file is a document as it was issued: known byte by byte, and signed by a published key. */
@Injectable()
export class VerifyReport {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: KeyRegister,
    private readonly reports: ReportsQueries,
  ) {}

  async execute(actor: Actor, file: Buffer): Promise<ReportVerificationDto> {
    const digest = createHash('sha256').update(file).digest();
    const [issued] = await rows<Issued>(this.em.fork(), ISSUED, [digest]);
    const { keyId, isIntact } = issued?.signature ? await this.detached(file, issued.signature) : await this.own(file);
    const outcome = outcomeOf(issued !== undefined, keyId !== null, isIntact);
    const told = { outcome, digest: digest.toString('hex'), keyId };
    if (outcome !== 'genuine') {
      return { valid: false, ...told, sentence: SENTENCES[outcome], isSuperseded: false, document: null, report: null };
    }
    const { document, id } = issued as Issued;
    const isSuperseded = document === 'zakat_certificate' && await this.isSuperseded(id);
    const report = document === 'report' ? await this.visibleReport(actor, id) : null;
    const sentence = isSuperseded ? SUPERSEDED : GENUINE[document];
    return { valid: true, ...told, sentence, isSuperseded, document, report };
  }

  /** Whether another assessment of the same year took the place of the one that a certificate is of. */
  private async isSuperseded(id: string): Promise<boolean> {
    return (await rows(this.em.fork(), 'select 1 from zakat_assessment where supersedes_id = $1', [id])).length > 0;
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

  private async visibleReport(actor: Actor, id: string): Promise<ReportDto | null> {
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

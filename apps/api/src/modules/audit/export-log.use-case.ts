import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DocumentSigner } from '../keys/document-signer.service.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import type { AuditEntryDto, AuditFilter, ExportAuditQuery, ExportFormat } from './audit.dto.ts';
import { AuditQueries } from './audit.queries.ts';
import { csvHead, csvLines, FileDigest, exportFileName, keyReplaced, type ExportManifest } from './export-file.ts';
import { exportDocument } from './export-pdf.ts';

const PAGE = 500;
const REASON = 'Taken from the audit log of Connect';
/** Paper is for reading: what nobody can leaf through belongs into the other two forms. */
export const MOST_ON_PAPER = 500;

/** A file that is written while it is read. */
interface Export {
  fileName: string;
  content: Readable;
}

/** One export while it is under way. */
interface Order {
  id: string;
  actor: Actor;
  at: Date;
  format: ExportFormat;
  /** Of a PDF; the other forms have none. */
  language: Language;
  filter: AuditFilter;
  /** How many events were counted when it began, and the newest of them. */
  events: number;
  newest: bigint;
}

/**
 * Gives the audit log away as a file, in pieces, so that a long one takes no more memory than a short one. That it was
 * asked for is recorded before the first piece, and the digest of the whole after the last: so the sealed log itself
 * tells whether a file is the one that was given away.
 */
@Injectable()
export class ExportLog {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly audit: AuditQueries,
    private readonly keys: SigningKeys,
    private readonly documents: DocumentSigner,
  ) {}

  async execute(actor: Actor, { format, lang: language, ...filter }: ExportAuditQuery): Promise<Export> {
    const counted = await this.audit.count(actor, filter);
    if (format === 'pdf' && counted.events > MOST_ON_PAPER) throw tooLarge(counted.events);
    const order = await this.unitOfWork.commit(async (tx) => {
      // What is signed bears the time at which it began, and the key that signs it is the one in use at that time.
      if (format !== 'csv' && await this.keys.maySignSince(tx) === null) throw keyReplaced();
      const begun: Order = { id: randomUUID(), actor, at: this.clock.now(), format, language, filter, ...counted };
      await this.record(tx, begun, 'audit_export', { ...filter, events: counted.events });
      return begun;
    });
    const pieces = { csv: () => this.csv(order), json: () => this.json(order), pdf: () => this.pdf(order) };
    const content = Readable.from(pieces[format](), { objectMode: false });
    return { fileName: exportFileName(order), content };
  }

  private async *csv(order: Order): AsyncGenerator<string> {
    const file = new FileDigest();
    let events = 0;
    yield file.add(csvHead());
    for await (const page of this.pages(order)) {
      events += page.length;
      yield file.add(csvLines(page));
    }
    await this.complete(order, file, events);
  }

  private async *json(order: Order): AsyncGenerator<string> {
    const file = new FileDigest();
    let events = 0;
    const { id, actor: { username }, at, filter } = order;
    const head = { exportId: id, exportedAt: at.toISOString(), exportedBy: username, filter };
    yield file.add(`${JSON.stringify(head).slice(0, -1)},\n"events":[`);
    for await (const page of this.pages(order)) {
      yield file.add(page.map((entry, n) => `${events + n === 0 ? '' : ','}\n${JSON.stringify(entry)}`).join(''));
      events += page.length;
    }
    yield file.add('\n],\n');
    const manifest: ExportManifest = {
      type: 'connect.audit-export', exportId: id, exportedAt: head.exportedAt, events,
      bytes: file.bytes, sha256: file.sha256, kid: this.keys.keyId,
    };
    const signature = this.keys.sign(Buffer.from(canonicalize(manifest) ?? '')).toString('hex');
    yield file.add(`"manifest":${canonicalize({ ...manifest, signature }) ?? ''}}\n`);
    await this.complete(order, file, events);
  }

  private async *pdf(order: Order): AsyncGenerator<Uint8Array> {
    const file = new FileDigest();
    const entries: AuditEntryDto[] = [];
    for await (const page of this.pages(order)) entries.push(...page);
    const unsigned = await renderPdf(exportDocument({ ...order, entries }));
    yield file.add(await this.documents.sign(unsigned, REASON, order.at));
    await this.complete(order, file, entries.length);
  }

  // The log only grows at the other end, so pages that go backwards from the newest counted show one and the same log.
  private async *pages({ actor, filter, newest }: Order): AsyncGenerator<AuditEntryDto[]> {
    for (let before = (newest + 1n).toString(); ;) {
      const page = await this.audit.list(actor, { ...filter, limit: PAGE, before });
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      before = page.at(-1)?.id ?? before;
    }
  }

  private complete(order: Order, { bytes, sha256 }: FileDigest, events: number): Promise<void> {
    return this.unitOfWork.commit((tx) => this.record(tx, order, 'audit_export_complete', { events, bytes, sha256 }));
  }

  private record(tx: Tx, order: Order, action: string, details: Record<string, unknown>): Promise<void> {
    const { id, actor, format } = order;
    const language = format === 'pdf' ? order.language : null;
    return this.events.record(tx, [{
      action, resource: 'audit_export', resourceId: id, actor, severity: 'info',
      details: { format, language, ...details },
    }]);
  }
}

const tooLarge = (events: number): Refusal => new Refusal(422, 'EXPORT_TOO_LARGE',
  `A PDF holds at most ${MOST_ON_PAPER} events and the filter matches ${events}. `
    + 'Narrow the filter, or take CSV or JSON.',
  { events, limit: MOST_ON_PAPER });

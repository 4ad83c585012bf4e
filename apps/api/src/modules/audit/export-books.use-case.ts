import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import canonicalize from 'canonicalize';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { BooksQueries } from '../blocks/books.queries.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { FileDigest, keyReplaced } from './export-file.ts';

/**
 * Gives the whole log away together with the books that it commits to, so that they can be compared without this
 * server: a line of JSON for each sealed event, block, record and account, all of one moment, and a signed manifest at
 * the end.
 */
@Injectable()
export class ExportBooks {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly books: BooksQueries,
    private readonly keys: SigningKeys,
  ) {}

  async execute(actor: Actor): Promise<{ fileName: string; content: Readable }> {
    const begun = await this.unitOfWork.commit(async (tx) => {
      if (await this.keys.maySignSince(tx) === null) throw keyReplaced();
      const order = { exportId: randomUUID(), exportedAt: this.clock.now().toISOString() };
      await this.record(tx, actor, order.exportId, 'audit_export', {});
      return order;
    });
    const moment = `${begun.exportedAt.slice(0, 19).replaceAll(':', '')}Z`;
    return {
      fileName: `books_${moment}.jsonl`,
      content: Readable.from(this.lines(actor, begun), { objectMode: false }),
    };
  }

  private async *lines(actor: Actor, begun: { exportId: string; exportedAt: string }): AsyncGenerator<string> {
    const file = new FileDigest();
    let lines = 0;
    for await (const page of this.pages(begun)) {
      lines += page.length;
      yield file.add(page.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    const manifest = {
      type: 'connect.books-export', ...begun, lines, bytes: file.bytes, sha256: file.sha256, kid: this.keys.keyId,
    };
    const signature = this.keys.sign(Buffer.from(canonicalize(manifest) ?? '')).toString('hex');
    yield file.add(`${canonicalize({ manifest: { ...manifest, signature } }) ?? ''}\n`);
    const { bytes, sha256 } = file;
    await this.unitOfWork.commit((tx) =>
      this.record(tx, actor, begun.exportId, 'audit_export_complete', { lines, bytes, sha256 }));
  }

  // What is read page by page is all of one moment.
  private async *pages(begun: object): AsyncGenerator<object[]> {
    const tx = this.em.fork();
    await tx.begin({ isolationLevel: 'repeatable read', readOnly: true });
    try {
      yield [{ books: { ...begun, kinds: this.books.kinds() } }];
      yield* this.books.log(tx);
      yield* this.books.places(tx);
      yield* this.books.records(tx);
      yield* this.books.accounts(tx);
    } finally {
      await tx.rollback();
    }
  }

  private record(tx: Tx, actor: Actor, id: string, action: string, details: Record<string, unknown>): Promise<void> {
    return this.events.record(tx, [{
      action, resource: 'audit_export', resourceId: id, actor, severity: 'info',
      details: { format: 'books', ...details },
    }]);
  }
}

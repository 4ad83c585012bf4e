import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import type { Language } from '../../platform/pdf/pdf-document.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { DocumentSigner } from '../keys/document-signer.service.ts';
import { csvHead, csvLines, exportDocument } from './export-file.ts';
import type { ExportTransactionsQuery } from './transaction-filter.dto.ts';
import { TransactionListQueries } from './transaction-list.queries.ts';
import type { TransactionDto } from './transaction.dto.ts';

const PAGE = 500;
/** Paper is for reading: what nobody can leaf through belongs into the other two forms. */
const MOST_ON_PAPER = 500;
const REASON = 'Taken from the transactions of Connect';

/** A file that is written while it is read. */
interface Export {
  fileName: string;
  content: Readable;
}

type Asked = Omit<ExportTransactionsQuery, 'format' | 'lang'>;

/** What is taken, by whom and when. */
interface Order {
  actor: Actor;
  at: Date;
  asked: Asked;
}

/** Gives the transactions that fit a filter away as a file, in pieces, and records that they were taken. */
@Injectable()
export class ExportTransactions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly events: EventLog,
    private readonly lists: TransactionListQueries,
    private readonly documents: DocumentSigner,
  ) {}

  async execute(actor: Actor, { format, lang, ...asked }: ExportTransactionsQuery): Promise<Export> {
    // What is asked for must be right before anything is written down, or sent.
    const first = await this.lists.list(actor, { ...asked, limit: format === 'pdf' ? MOST_ON_PAPER + 1 : 1 });
    if (first.length > MOST_ON_PAPER) throw tooLarge();
    const order = await this.unitOfWork.commit(async (tx): Promise<Order> => {
      await this.events.record(tx, [{
        action: 'transaction_export', resource: 'transaction_list', resourceId: null, actor, severity: 'info',
        details: { format, ...(format === 'pdf' ? { language: lang } : {}), filter: asked },
      }]);
      return { actor, at: this.clock.now(), asked };
    });
    const pieces = {
      csv: () => this.csv(order), json: () => this.json(order), pdf: () => this.pdf(order, lang, first),
    };
    const moment = `${order.at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
    return {
      fileName: `transactions_${moment}.${format === 'pdf' ? `${lang}.pdf` : format}`,
      content: Readable.from(pieces[format](), { objectMode: false }),
    };
  }

  private async *csv(order: Order): AsyncGenerator<string> {
    yield csvHead();
    for await (const page of this.pages(order)) yield csvLines(page);
  }

  private async *json(order: Order): AsyncGenerator<string> {
    const { actor, at, asked: filter } = order;
    let count = 0;
    const head = { exportedAt: at.toISOString(), exportedBy: actor.username, filter };
    yield `${JSON.stringify(head).slice(0, -1)},\n"transactions":[`;
    for await (const page of this.pages(order)) {
      yield page.map((transaction, n) => `${count + n === 0 ? '' : ','}\n${JSON.stringify(transaction)}`).join('');
      count += page.length;
    }
    yield `\n],\n"count":${count}}\n`;
  }

  private async *pdf(
    { actor, at, asked: filter }: Order, language: Language, transactions: TransactionDto[],
  ): AsyncGenerator<Uint8Array> {
    const unsigned = await renderPdf(exportDocument({ takenBy: actor.name, at, language, filter, transactions }));
    yield await this.documents.sign(unsigned, REASON, at);
  }

  // A page goes on at the last transaction of the one before, so what is sent meanwhile moves nothing.
  private async *pages({ actor, asked }: Order): AsyncGenerator<TransactionDto[]> {
    for (let before: string | undefined; ;) {
      const page = await this.lists.list(actor, {
        ...asked, limit: PAGE, ...(before === undefined ? {} : { before }),
      });
      if (page.length > 0) yield page;
      if (page.length < PAGE) return;
      before = page.at(-1)?.id;
    }
  }
}

const tooLarge = (): Refusal => new Refusal(422, 'EXPORT_TOO_LARGE',
  `A PDF holds at most ${MOST_ON_PAPER} transactions and the filter matches more. `
    + 'Narrow the filter, or take CSV or JSON.',
  { limit: MOST_ON_PAPER });

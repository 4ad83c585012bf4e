import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/csv.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory, type WalletParty } from './wallet-directory.service.ts';
import type { WalletExportQuery, WalletHistoryLineDto } from './wallet.dto.ts';
import { WalletsQueries } from './wallets.queries.ts';

const PAGE = 1000;
const COLUMNS = [
  'seq', 'createdAt', 'transactionId', 'uetr', 'type', 'direction', 'kind', 'amount', 'balanceAfter',
  'counterpartyAddress', 'counterpartyLabel', 'memo', 'isMemoSealed', 'purposeCode', 'reference', 'counterpartyName',
  'counterpartyCountry', 'metadata', 'originator', 'beneficiary',
] as const satisfies readonly (keyof WalletHistoryLineDto)[];

// Metadata stands there as JSON, and so do parties, in the words of IVMS101.
const textOf = (value: string | boolean | object | null): string | null =>
  (value === null ? null : typeof value === 'object' ? JSON.stringify(value) : String(value));

/** A file that is written while it is read. */
export interface Export {
  fileName: string;
  content: Readable;
}

/** Gives a wallet's history away as a file, and records that it was taken. */
@Injectable()
export class ExportHistory {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly directory: WalletDirectory,
    private readonly events: EventLog,
    private readonly wallets: WalletsQueries,
  ) {}

  async execute(actor: Actor, idOrAddress: string, query: WalletExportQuery): Promise<Export> {
    const { from, to } = query;
    const wallet = await this.unitOfWork.commit(async (tx) => {
      const found = await this.directory.visible(tx, actor, idOrAddress);
      await this.events.record(tx, [{
        action: 'wallet_history_export', resource: 'wallet', resourceId: found.id, actor, severity: 'info',
        details: { address: found.address, format: 'csv', from: from ?? null, to: to ?? null },
      }]);
      return found;
    });
    const period = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    return { fileName: `wallet-${wallet.address}.csv`, content: Readable.from(this.lines(actor, wallet, period)) };
  }

  // Entries only ever grow at the other end, so pages that go backwards show one and the same history.
  private async *lines(
    actor: Actor, wallet: WalletParty, period: Pick<WalletExportQuery, 'from' | 'to'>,
  ): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine([...COLUMNS, 'currency']);
    for (let before: string | undefined; ;) {
      const page = await this.wallets.lines(actor, wallet, {
        ...period, limit: PAGE, ...(before === undefined ? {} : { before }),
      });
      if (page.length > 0) {
        yield page.map((line) => csvLine([...COLUMNS.map((name) => textOf(line[name])), wallet.currency])).join('');
      }
      if (page.length < PAGE) return;
      before = page.at(-1)?.seq;
    }
  }
}

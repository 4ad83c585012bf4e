import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { EventLog } from '../../platform/event-log.ts';
import type { Actor } from '../../platform/http/access/actor.ts';
import { Refusal } from '../../platform/http/problems/refusal.ts';
import { UnitOfWork } from '../../platform/unit-of-work.ts';
import { WalletDirectory } from '../wallets/wallet-directory.service.ts';
import { sha256, type SignedFile, type StatementFileName } from './statement-files.service.ts';
import { StatementMaking, type StatementSubject } from './statement-making.service.ts';
import { statementPeriod, type StatementPeriod } from './statement-period.ts';
import type { StatementQuery } from './statement.dto.ts';
import type { StatementFormat } from './statement.entity.ts';

/** A statement as it is given away, and the name it is saved under. */
export interface GivenStatement extends SignedFile {
  fileName: string;
}

/** Of whose wallets a statement is: of one, or of all within the caller's reach. */
interface Whose extends StatementSubject {
  subject: string;
  /** What files are called by. */
  name: string;
}

/**
 * Gives statements away. The first time a period that is over is asked for, its statement is made as JSON, signed and
 * kept; every other form is made of that, and kept as well.
 */
@Injectable()
export class IssueStatement {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly directory: WalletDirectory,
    private readonly making: StatementMaking,
    private readonly events: EventLog,
  ) {}

  /** The statement of one wallet within the caller's reach. */
  async ofWallet(actor: Actor, idOrAddress: string, query: StatementQuery): Promise<GivenStatement> {
    const { id, address, ownerId: userId, ownerRole: role, bankId } =
      await this.directory.visible(this.em.fork(), actor, idOrAddress);
    const reader = { userId, role, bankId };
    return this.give(actor, { subject: `wallet:${id}`, walletId: id, name: address, reader }, query);
  }

  /** One document with the statements of all wallets within the caller's reach. */
  ofAll(actor: Actor, query: StatementQuery): Promise<GivenStatement> {
    const subject = actor.role === 'admin' ? 'all'
      : actor.role === 'bank' && actor.bankId !== null ? `bank:${actor.bankId}` : `user:${actor.userId}`;
    return this.give(actor, { subject, walletId: null, name: 'all', reader: actor }, query);
  }

  private async give(actor: Actor, whose: Whose, query: StatementQuery): Promise<GivenStatement> {
    const { format } = query;
    const period = statementPeriod(query, this.clock.now());
    refuseWrongMessage(format, period);
    const language = format === 'pdf' ? query.language : '';
    const name: StatementFileName = { subject: whose.subject, period, format, language };
    const made = await this.making.file(name, whose);
    const given = await this.unitOfWork.commit(async (tx) => {
      const file = await this.making.keep(tx, actor, name, made);
      await this.events.record(tx, [{
        action: 'statement_download', resource: whose.walletId === null ? 'statement' : 'wallet',
        resourceId: whose.walletId, actor, severity: 'info',
        details: {
          from: period.from.toISOString(), to: period.to.toISOString(), timeZone: period.timeZone,
          provisional: period.isProvisional, format, language: language === '' ? null : language,
          digest: sha256(file.content).toString('hex'),
        },
      }]);
      return file;
    });
    const ending = endingOf(query);
    return { ...given, fileName: `statement-${whose.name}-${period.firstDay}-${period.lastDay}.${ending}` };
  }
}

const endingOf = ({ format, language }: StatementQuery): string =>
  (format === 'pdf' ? `${language}.pdf` : format.startsWith('camt') ? `${format}.xml` : format);

/** A statement of accounts is of what is over, a report of what is not: who reads them relies on which it is. */
const refuseWrongMessage = (format: StatementFormat, { isProvisional, to }: StatementPeriod): void => {
  if (format === 'camt.053' && isProvisional) {
    throw new Refusal(422, 'PERIOD_NOT_OVER',
      'The period is not over, and a camt.053 is of one that is. Ask for its camt.052.',
      [{ field: 'to', code: 'IN_THE_FUTURE', message: 'to must be a day that is over.' }]);
  }
  if (format === 'camt.052' && !isProvisional) {
    throw new Refusal(422, 'PERIOD_OVER',
      'The period is over, and a camt.052 is of one that is not. Ask for its camt.053.', [{
        field: 'to', code: 'TOO_EARLY',
        message: `to must be a day that is not over; the period ended at ${to.toISOString()}.`,
      }]);
  }
};

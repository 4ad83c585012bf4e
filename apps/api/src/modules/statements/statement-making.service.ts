import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { settled } from '../../platform/database/settled.ts';
import type { Tx } from '../../platform/database/sql.ts';
import { signDetached } from '../../platform/detached-signature.ts';
import type { Actor, Viewer } from '../../platform/http/access/actor.ts';
import { Refusal, unavailable } from '../../platform/http/problems/refusal.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import { DocumentSigner } from '../keys/document-signer.service.ts';
import { SigningKeys } from '../keys/signing-keys.service.ts';
import { IsoSchemas } from '../message-schemas/iso-schemas.service.ts';
import { STATEMENT_MESSAGES, statementCamt } from './documents/statement-camt.ts';
import { statementCsv } from './documents/statement-csv.ts';
import { statementDocument } from './documents/statement-document.ts';
import { readStatement, statementJson } from './documents/statement-json.ts';
import { sha256, StatementFiles, type SignedFile, type StatementFileName } from './statement-files.service.ts';
import type { Statements } from './statement.dto.ts';
import { MOST_MOVEMENTS, StatementsQueries, tooLarge } from './statements.queries.ts';

const REASON = 'Issued by Connect';
/** How long is waited for what is being written when a statement is asked for. */
const PATIENCE_MS = 10_000;
/** Paper is for reading: what nobody can leaf through belongs into the other two forms. */
const MOST_ON_PAPER = 1_000;
/** More of them would be no file that can be checked (`POST /reports/verify` takes 8 MiB). */
const MOST_IN_MESSAGE = 4_000;

/**
 * What a statement is of: one wallet, or all within somebody's reach. What others are called in it depends on whose it
 * is, and not on who asks for it first, for it is kept.
 */
export interface StatementSubject {
  walletId: string | null;
  reader: Viewer;
}

/** A file of a statement, and the JSON form that it was made of where that was made for it. */
export interface MadeFile {
  file: SignedFile;
  source: SignedFile | null;
}

/** Makes and signs the files of statements: the first of them as JSON, and all others of that one. */
@Injectable()
export class StatementMaking {
  constructor(
    private readonly em: EntityManager,
    private readonly statements: StatementsQueries,
    private readonly files: StatementFiles,
    private readonly keys: SigningKeys,
    private readonly documents: DocumentSigner,
    private readonly schemas: IsoSchemas,
  ) {}

  /** The file of that name, kept or made anew; 503 for a message that an administrator's schema does not have. */
  async file(name: StatementFileName, whose: StatementSubject): Promise<MadeFile> {
    const made = await this.keptOrMade(name, whose);
    const definition = STATEMENT_MESSAGES[name.format];
    // One that is kept may be older than the schema.
    if (definition !== undefined) await this.schemas.expectValid(definition, made.file.content);
    return made;
  }

  private async keptOrMade(name: StatementFileName, whose: StatementSubject): Promise<MadeFile> {
    const kept = await this.files.kept(name);
    if (kept) return { file: kept, source: null };
    const keptSource = await this.files.kept(sourceOf(name));
    const source = keptSource ?? await this.newSource(name, whose);
    if (name.format === 'json') return { file: source, source: null };
    const statements = readStatement(source.content);
    const file = await this.made(statements, name, source);
    return { file, source: keptSource === null ? source : null };
  }

  /** Keeps a file and what it was made of; refuses what was signed by a key that was replaced meanwhile. */
  async keep(tx: Tx, actor: Actor, name: StatementFileName, { file, source }: MadeFile): Promise<SignedFile> {
    if (await this.keys.maySignSince(tx) === null) {
      throw unavailable('SIGNING_KEY_REPLACED', 'The key that signs was replaced; ask again.');
    }
    if (source && !name.period.isProvisional) {
      const kept = await this.files.keep(tx, actor, sourceOf(name), source);
      // Another request was first, and names may have changed between the two: one statement says one thing.
      if (!kept.content.equals(source.content)) {
        throw unavailable('STATEMENT_BEING_MADE', 'This statement is being made for somebody else; ask again.');
      }
    }
    return this.files.keep(tx, actor, name, file);
  }

  private async newSource(
    { period }: StatementFileName, { walletId, reader }: StatementSubject,
  ): Promise<SignedFile> {
    await this.untilSettled();
    const wallets = walletId === null ? await this.statements.walletsBefore(reader, period.to) : [walletId];
    const statements: Statements = {
      document: walletId === null ? 'wallet-statements' : 'wallet-statement', schemaVersion: 1,
      period: {
        firstDay: period.firstDay, lastDay: period.lastDay, timeZone: period.timeZone,
        from: period.from.toISOString(), to: period.to.toISOString(), provisional: period.isProvisional,
      },
      statements: await this.statements.of(reader, wallets, period, MOST_MOVEMENTS),
    };
    return this.signed(Buffer.from(statementJson(statements)));
  }

  private async untilSettled(): Promise<void> {
    try {
      await settled(this.em.fork(), AbortSignal.timeout(PATIENCE_MS));
    } catch (failure) {
      if (!(failure instanceof DOMException && failure.name === 'TimeoutError')) throw failure;
      throw unavailable('PERIOD_NOT_SETTLED',
        'Something that may belong to the period is still being written; ask again.');
    }
  }

  private async made(statements: Statements, name: StatementFileName, source: SignedFile): Promise<SignedFile> {
    if (name.format === 'pdf') return this.onPaper(statements, name, sha256(source.content).toString('hex'));
    if (name.format === 'csv') return this.signed(Buffer.from(statementCsv(statements)));
    refuseMoreThan(MOST_IN_MESSAGE, statements);
    if (statements.statements.length === 0) throw NO_WALLETS;
    return this.signed(Buffer.from(statementCamt(statements)));
  }

  private async onPaper(
    statements: Statements, { language }: StatementFileName, digest: string,
  ): Promise<SignedFile> {
    refuseMoreThan(MOST_ON_PAPER, statements);
    const unsigned = await renderPdf(statementDocument(statements, language === '' ? 'en' : language, digest));
    const content = await this.documents.sign(unsigned, REASON);
    return { content, signature: null, keyId: this.documents.keyId };
  }

  private async signed(content: Buffer): Promise<SignedFile> {
    const signature = await signDetached(content, this.keys.privateKey, this.keys.keyId);
    return { content, signature, keyId: this.keys.keyId };
  }
}

const NO_WALLETS = new Refusal(422, 'NO_WALLETS',
  'No wallet within your reach was opened before this period ended, and such a message is of one at least.');

const refuseMoreThan = (most: number, { statements }: Statements): void => {
  const movements = statements.reduce((sum, one) => sum + one.movements.length, 0);
  if (movements > most) throw tooLarge(movements, most);
};

/** The JSON form of the same statement. */
const sourceOf = (name: StatementFileName): StatementFileName => ({ ...name, format: 'json', language: '' });

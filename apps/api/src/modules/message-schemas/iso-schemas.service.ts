import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { READ, WRITTEN, type Problem } from '@connect/iso20022';
import { ENV, type Env } from '../../platform/env.ts';
import { Refusal, unavailable } from '../../platform/http/problems/refusal.ts';
import { runSchemaThread } from './run-schema-thread.ts';

const ENDING = '.xsd';
const RETRY_AFTER_SECONDS = 60;

/**
 * The schemas of an administrator's folder (ISO_SCHEMAS_DIR), such as the usage guidelines of a settlement system. They
 * are read once, at the start, which is refused where one of them is none: a message that was not compared is not said
 * to agree.
 */
@Injectable()
export class IsoSchemas implements OnModuleInit {
  private readonly schemas = new Map<string, Buffer>();
  private readonly folder: string | undefined;
  private readonly log = new Logger(IsoSchemas.name);
  /** The check that is under way: one at a time, so that no more than one message stands in memory as a tree. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(@Inject(ENV) env: Pick<Env, 'isoSchemasDir'>) {
    this.folder = env.isoSchemasDir === undefined ? undefined : resolve(env.isoSchemasDir);
  }

  async onModuleInit(): Promise<void> {
    if (this.folder === undefined) return;
    const names = await readdir(this.folder).catch((failure: unknown) => {
      throw new Error(`The folder ${this.folder ?? ''} of ISO_SCHEMAS_DIR cannot be read.`, { cause: failure });
    });
    for (const name of names.filter((one) => one.endsWith(ENDING)).sort()) await this.load(name);
    if (this.schemas.size === 0) throw new Error(`The folder ${this.folder} of ISO_SCHEMAS_DIR holds no schema.`);
    const unchecked = [...WRITTEN.keys()].filter((id) => !this.schemas.has(id));
    if (unchecked.length > 0) {
      this.log.warn(`Without a schema in ISO_SCHEMAS_DIR, what is sent out is not checked: ${unchecked.join(', ')}.`);
    }
  }

  /** What is wrong with a message that came, by the schema of its kind; refused where there is none. */
  async problemsOf(definition: string, message: Uint8Array): Promise<Problem[]> {
    if (this.folder === undefined) return [];
    if (!this.schemas.has(definition)) {
      throw new Refusal(400, 'MESSAGE_NOT_TAKEN', `${definition} is not taken: the administrator gave no schema of it.`,
        [{ field: '/Document', code: 'NOT_ACCEPTED', message: `${definition} is not taken.`, data: { line: 1 } }]);
    }
    const faults = await this.faultsOf(definition, message);
    return faults.map(({ name, what, ...place }) =>
      ({ ...place, code: 'NOT_BY_SCHEMA', message: `${name} is not as the schema has it: ${what}` }));
  }

  /** Lets a message of ours go out that agrees with the schema of its kind, or whose kind has none; 503 otherwise. */
  async expectValid(definition: string, message: Uint8Array): Promise<void> {
    if (!this.schemas.has(definition)) return;
    const [fault] = await this.faultsOf(definition, message);
    if (fault === undefined) return;
    this.log.error(`A ${definition} that was to be sent is not as its schema has it, line ${fault.line}: ${fault.path} `
      + fault.what);
    throw unavailable('MESSAGE_NOT_BY_SCHEMA',
      'The message does not agree with the schema that the administrator gave.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS, details: { definition, path: fault.path, line: fault.line } });
  }

  private async load(name: string): Promise<void> {
    const path = join(this.folder ?? '', name);
    const definition = name.slice(0, -ENDING.length);
    const none = (why: string): Error => new Error(`${path} of ISO_SCHEMAS_DIR cannot be used: ${why}.`);
    if (!READ.has(definition) && !WRITTEN.has(definition)) {
      throw none(`no kind of message that is read or written here is called ${definition}`);
    }
    const schema = await readFile(path).catch((failure: unknown) => {
      throw none(failure instanceof Error ? failure.message : 'it cannot be read');
    });
    const { namespace, problem } = await runSchemaThread({ schema });
    if (problem !== undefined) throw none(problem);
    const expected = (READ.get(definition) ?? WRITTEN.get(definition))?.namespace ?? '';
    if (namespace !== expected) throw none(`it is of ${namespace || 'no namespace'}, and not of ${expected}`);
    this.schemas.set(definition, schema);
  }

  private async faultsOf(definition: string, message: Uint8Array) {
    const schema = this.schemas.get(definition) as Buffer;
    const checked = this.turn.then(() => runSchemaThread({ schema, message }));
    this.turn = checked.catch(() => undefined);
    try {
      return (await checked).faults;
    } catch (failure) {
      this.log.error(failure);
      throw unavailable('SCHEMA_CHECK_FAILED', 'The message could not be compared with its schema. Try again.',
        { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
  }
}

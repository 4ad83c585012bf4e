import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ParseOption, XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { ENV, type Env } from '../../../platform/env.ts';
import { unavailable } from '../../../platform/http/problems/refusal.ts';

/** Whether a file was held against the unit's schema; where there is none, nobody says that it is valid. */
export const SCHEMA_VERDICTS = ['not_validated_against_schema', 'valid', 'invalid'] as const;

/** What the unit's schema says of a file. */
export interface SchemaCheck {
  verdict: (typeof SCHEMA_VERDICTS)[number];
  /** SHA-256 of the schema, in hexadecimal digits. */
  schemaDigest: string | null;
  problems: string[];
}

interface Schema { validator: XsdValidator; digest: string }

const MOST_PROBLEMS = 50;
const DOCTYPE = /<!DOCTYPE/i;

/**
 * Holds files against the schema that the financial intelligence unit gave the bank (GOAML_SCHEMA). The library reads
 * what it is handed and nothing else: no other file and no network, as no way to either is given to it.
 */
@Injectable()
export class GoamlSchema {
  private loading: Promise<Schema> | null = null;

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** What the schema says; 503 when there is one that cannot be read. */
  async check(xml: string): Promise<SchemaCheck> {
    if (this.env.goamlSchema === undefined) {
      return { verdict: 'not_validated_against_schema', schemaDigest: null, problems: [] };
    }
    const { validator, digest } = await this.schema(this.env.goamlSchema);
    const document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
    try {
      validator.validate(document);
      return { verdict: 'valid', schemaDigest: digest, problems: [] };
    } catch (failure) {
      if (!(failure instanceof XmlValidateError)) throw failure;
      const problems = failure.details.slice(0, MOST_PROBLEMS)
        .map(({ line, message }) => `Line ${line}: ${message.trim()}`);
      return { verdict: 'invalid', schemaDigest: digest, problems };
    } finally {
      document.dispose();
    }
  }

  private schema(path: string): Promise<Schema> {
    this.loading ??= readSchema(path).catch((failure: unknown) => {
      // It may be mended meanwhile.
      this.loading = null;
      throw unavailable('STR_SCHEMA_UNREADABLE', 'The schema of the financial intelligence unit cannot be read.', {
        retryAfterSeconds: 60, details: { problem: failure instanceof Error ? failure.message.slice(0, 500) : null },
      });
    });
    return this.loading;
  }
}

const readSchema = async (path: string): Promise<Schema> => {
  const content = await readFile(path);
  // A schema has no use for a document type, which is how a file draws in others.
  if (DOCTYPE.test(content.toString('latin1'))) throw new Error('The schema holds a document type.');
  const document = XmlDocument.fromBuffer(content, { option: ParseOption.XML_PARSE_NONET });
  try {
    return { validator: XsdValidator.fromDoc(document), digest: createHash('sha256').update(content).digest('hex') };
  } finally {
    document.dispose();
  }
};

import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { Ticker } from '../../platform/ticker.ts';
import { LoadList } from './load-list.use-case.ts';
import { readList } from './read-list.ts';

/** Lists of invented people and companies, in the publishers' formats. */
export const SANDBOX_LISTS = ['ofac-sdn.xml', 'un-consolidated.xml'] as const;

const FOLDER = new URL('../../../lists/', import.meta.url);

/** Where the file of an invented list is. */
export const sandboxListPath = (file: (typeof SANDBOX_LISTS)[number]): string => fileURLToPath(new URL(file, FOLDER));

const DAY_MS = 86_400_000;

/** Puts the invented lists in force when a sandbox starts and once a day, unless somebody has loaded newer ones. */
@Injectable()
export class SandboxLists extends Ticker {
  constructor(@Inject(ENV) private readonly env: Env, private readonly loading: LoadList) {
    super(DAY_MS);
  }

  override async onApplicationBootstrap(): Promise<void> {
    await this.round();
    await super.onApplicationBootstrap();
  }

  protected async round(): Promise<void> {
    if (!this.env.sandbox) return;
    for (const file of SANDBOX_LISTS) {
      const list = await readList(createReadStream(sandboxListPath(file)));
      try {
        await this.loading.execute(null, list);
      } catch (failure) {
        if (!(failure instanceof Refusal && failure.code === 'LIST_OLDER')) throw failure;
      }
    }
  }
}

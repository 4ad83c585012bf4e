import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import { Ticker } from '../../platform/ticker.ts';
import type { WitnessSetting } from '../../platform/witness-settings.ts';
import { AskWitness } from './ask-witness.use-case.ts';
import { WitnessRegister } from './witness-register.service.ts';

const INTERVAL_MS = 5_000;

/** Has the witnesses asked for as long as the process runs; without witnesses there is nothing to do. */
@Injectable()
export class WitnessWorker extends Ticker {
  private readonly witnesses: readonly WitnessSetting[];
  private readonly stopping = new AbortController();

  constructor(
    @Inject(ENV) { witnessing }: Pick<Env, 'witnessing'>,
    private readonly asking: AskWitness,
    private readonly register: WitnessRegister,
  ) {
    super(INTERVAL_MS);
    this.witnesses = witnessing.witnesses;
  }

  override async onApplicationBootstrap(): Promise<void> {
    await this.register.keepOnly(this.witnesses.map(({ key }) => key.vkey));
    if (this.witnesses.length > 0) await super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await super.beforeApplicationShutdown();
  }

  /** Asks every witness whose turn it is; one that fails keeps no other one waiting for more than its answer. */
  async ask(): Promise<void> {
    const asked = await Promise.allSettled(
      this.witnesses.map((witness) => this.asking.execute(witness, this.stopping.signal)));
    for (const result of asked) if (result.status === 'rejected') throw result.reason;
  }

  protected round(): Promise<void> {
    return this.ask();
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { ENV, type Env } from '../../platform/env.ts';
import { NETWORKS, currencyOf, type Network } from '../../platform/money.ts';
import { SANDBOX_PEOPLE, bankNameOf } from '../auth/accounts/sandbox-people.service.ts';
import { BlocksQueries } from '../blocks/blocks.queries.ts';
import { FEE_RATE } from '../charges/public.ts';
import { ComplianceService } from '../compliance/compliance.service.ts';
import { InvariantsQueries } from '../invariants/invariants.queries.ts';
import { isSealingHealthy, PartProbes } from './part-probes.service.ts';
import type { InvariantStatusDto, NetworkStatusDto, SealerStatusDto, StatusDto } from './status.dto.ts';

const NAMES: Record<Network, string> = { uae_dirham: 'UAE e-Dirham', qatar_cbdc: 'Qatar CBDC' };

/** Whether a caller is on the sandbox's own machine, and may become one of its people there. */
export interface SandboxOffer { isLocal: boolean; isAutomatic: boolean }

/** Measures what works, each time it is asked. */
@Injectable()
export class StatusQueries {
  constructor(
    private readonly blocks: BlocksQueries,
    private readonly compliance: ComplianceService,
    private readonly probes: PartProbes,
    private readonly invariants: InvariantsQueries,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** What works, told with what the caller is offered of the sandbox. */
  async status({ isLocal, isAutomatic }: SandboxOffer): Promise<StatusDto> {
    const networks = await Promise.all(NETWORKS.map((network) => this.probe(network)));
    const sealer = await this.sealer();
    const engineWorks = this.compliance.passesSelfTest();
    const invariants = await this.invariantStatuses();
    const isHealthy = networks.every((n) => n.isOnline) && sealer.healthy && engineWorks
      && invariants.every(({ state }) => state !== 'broken');
    return {
      timestamp: this.clock.now().toISOString(),
      environment: this.env.sandbox ? 'sandbox' : 'production',
      automaticSignIn: isAutomatic,
      webhookLoopback: this.env.webhookLoopback,
      ...(isLocal
        ? { personas: SANDBOX_PEOPLE.map((one) =>
          ({ username: one.username, name: one.name, role: one.role, bank: bankNameOf(one) })) }
        : {}),
      ...(this.env.oidc ? { signInProvider: { label: this.env.oidc.label } } : {}),
      version: this.env.version,
      networks,
      api_health: isHealthy ? 'ok' : 'degraded',
      compliance_engine: engineWorks ? 'ok' : 'degraded',
      rulesetVersion: this.compliance.ruleset.version,
      sealer,
      invariants,
    };
  }

  private async invariantStatuses(): Promise<InvariantStatusDto[]> {
    return (await this.invariants.statuses()).map(({ name, number, state, checkedAt }) =>
      ({ name, number, state, checkedAt: checkedAt?.toISOString() ?? null }));
  }

  private async probe(network: Network): Promise<NetworkStatusDto> {
    const startedAt = performance.now();
    const isOnline = await this.probes.isOnline(network);
    return {
      network,
      name: NAMES[network],
      currency: currencyOf(network),
      isOnline,
      feeRate: FEE_RATE,
      latencyMs: Math.round((performance.now() - startedAt) * 10) / 10,
      checkedAt: this.clock.now().toISOString(),
    };
  }

  private async sealer(): Promise<SealerStatusDto> {
    try {
      const { height, sealedAt, lagMs } = await this.blocks.sealerState();
      return { height, sealedAt: sealedAt?.toISOString() ?? null, lagMs, healthy: isSealingHealthy(lagMs) };
    } catch {
      return { height: 0, sealedAt: null, lagMs: 0, healthy: false };
    }
  }
}

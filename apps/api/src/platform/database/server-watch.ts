import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { DatabaseConnection } from './connection.ts';
import { faultOf, type ServerFault } from './server-fault.ts';
import type { ConnectionWatch, WatchedConnection } from './watched-connection.ts';

/** Whoever waits longer than this makes the server be asked whether it is still there. */
const SUSPECT_AFTER_MS = 1_000;
const ANSWER_WITHIN_MS = 1_500;
const LOOK_MS = 250;
/** A statement that takes its time lets the server be asked no more often than this. */
const ASK_AGAIN_MS = 500;
const ASK_ANYWAY_MS = 10_000;
/** Longer than any statement may last on the server; beyond it even one that answers others has lost this one. */
const LONGEST_WAIT_MS = 125_000;

/**
 * Finds out when the server cannot be relied on, and ends what waits for it. A statement that takes long is left alone
 * as long as the server answers others; a server that froze or vanished would keep everybody waiting until the network
 * says so, which may be never.
 */
@Injectable()
export class ServerWatch implements ConnectionWatch, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(ServerWatch.name);
  private readonly connections = new Set<WatchedConnection>();
  private readonly timers: NodeJS.Timeout[] = [];
  private known: ServerFault | null = null;
  private asking: Promise<ServerFault | null> | undefined;
  private askedAt = -Infinity;

  constructor(private readonly connection: DatabaseConnection, private readonly mustBeSafe: boolean) {}

  /** Why nothing may be saved, though the server would take it. */
  get unsafe(): ServerFault | null {
    return this.known?.reason === 'unsafe' ? this.known : null;
  }

  /** Asks what is wrong with the server, if anything; whoever asks meanwhile hears the same. */
  fault(): Promise<ServerFault | null> {
    return this.asking ??= this.ask();
  }

  add(connection: WatchedConnection): void {
    this.connections.add(connection);
  }

  remove(connection: WatchedConnection): void {
    this.connections.delete(connection);
  }

  onApplicationBootstrap(): void {
    this.timers.push(
      setInterval(() => { this.look(); }, LOOK_MS).unref(),
      setInterval(() => { void this.fault(); }, ASK_ANYWAY_MS).unref(),
    );
  }

  beforeApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  private look(): void {
    for (const connection of this.waiting(LONGEST_WAIT_MS)) connection.cut('The database has lost a statement.');
    const isDue = performance.now() - this.askedAt > ASK_AGAIN_MS;
    if (!this.asking && isDue && this.waiting(SUSPECT_AFTER_MS).length > 0) void this.fault();
  }

  private async ask(): Promise<ServerFault | null> {
    const fault = await faultOf(this.connection, { withinMs: ANSWER_WITHIN_MS, mustBeSafe: this.mustBeSafe });
    this.asking = undefined;
    this.askedAt = performance.now();
    this.heed(fault);
    return fault;
  }

  private heed(fault: ServerFault | null): void {
    const before = this.known;
    this.known = fault;
    if (fault?.reason !== before?.reason) this.logChange(before, fault);
    if (!fault || fault.reason === 'refuses_connections') return;
    for (const connection of this.waiting(SUSPECT_AFTER_MS)) {
      if (fault.reason !== 'commits_unconfirmed' || !connection.isReading) connection.cut(fault.sentence);
    }
  }

  private logChange(before: ServerFault | null, fault: ServerFault | null): void {
    this.logger.warn(fault?.sentence ?? 'The database can be relied on again.');
    // A connection keeps the settings, and leads to the server, that it was opened with.
    const isOfAnother = [before, fault].some((one) => one?.reason === 'unsafe' || one?.reason === 'read_only');
    if (!isOfAnother) return;
    for (const connection of this.connections) connection.cut('The database has changed.');
  }

  private waiting(longerThanMs: number): WatchedConnection[] {
    const since = performance.now() - longerThanMs;
    return [...this.connections].filter(({ waitingSince }) => waitingSince !== null && waitingSince < since);
  }
}

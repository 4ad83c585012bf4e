import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase } from '../../apps/api/src/platform/database/create-database.ts';
import { filled, Node, type Surroundings } from './node.ts';
import { freePorts } from '../../apps/api/test/free-ports.ts';
import { giveToDatabase, Programs } from './programs.ts';

const TEMPLATE = new URL('../../deploy/haproxy.cfg', import.meta.url);
const HEALTHY_WITHIN_MS = 180_000;
const POLL_MS = 100;

/** Of the proxy, of etcd, and of etcd among its like. */
interface Ports { port: number; etcdPort: number; peerPort: number }

/** The primary of the moment, and the node that has everything it acknowledged. */
export interface Roles { primary: Node; standby: Node }

/**
 * Two nodes of PostgreSQL under Patroni, one etcd that remembers who leads, and HAProxy in front of them, on one
 * machine. An etcd of its own would be three machines; it is not what this drill breaks.
 */
export class Cluster {
  readonly programs: Programs;
  readonly #nodes: readonly [Node, Node];
  readonly #ports: Ports;
  readonly #control: string;
  readonly #password: string;

  private constructor(nodes: readonly [Node, Node], ports: Ports, { programs, password }: Surroundings) {
    this.programs = programs;
    this.#nodes = nodes;
    this.#ports = ports;
    this.#control = join(programs.folder, 'haproxy.socket');
    this.#password = password;
  }

  /** Finds places for two nodes with the PostgreSQL of a folder, and starts nothing. */
  static async prepare(bin: string): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'connect-failover-'));
    chmodSync(folder, 0o711);
    const [etcdPort = 0, peerPort = 0, port = 0, ...rest] = await freePorts(7);
    const surroundings: Surroundings = {
      programs: new Programs(folder), bin, etcdPort, password: randomBytes(18).toString('hex') };
    const [portOne = 0, restPortOne = 0, portTwo = 0, restPortTwo = 0] = rest;
    return new Cluster([
      new Node('one', [portOne, restPortOne], surroundings), new Node('two', [portTwo, restPortTwo], surroundings),
    ], { port, etcdPort, peerPort }, surroundings);
  }

  /** Starts everything, makes the database and waits until both nodes are there. */
  async start(haproxy: string): Promise<void> {
    startEtcd(this.programs, this.#ports);
    for (const node of this.#nodes) node.start();
    this.#startProxy(haproxy);
    await this.untilHealthy();
    await createDatabase({ url: this.url('postgres', this.#password, 'postgres') }, 'connect');
  }

  /** Where all of it keeps its files and logs. */
  get folder(): string { return this.programs.folder; }

  /** Where the database is, by way of the proxy. */
  url(role: string, password: string, database = 'connect'): string {
    return `postgres://${role}:${password}@127.0.0.1:${this.#ports.port}/${database}`;
  }

  get adminUrl(): string { return this.url('postgres', this.#password); }

  /** Waits until one node leads and the other has everything that is acknowledged, and answers which. */
  async untilHealthy(): Promise<Roles> {
    const deadline = Date.now() + HEALTHY_WITHIN_MS;
    while (Date.now() < deadline) {
      const roles = await this.#roles();
      if (roles) return roles;
      await sleep(POLL_MS);
    }
    throw new Error('The two nodes do not become primary and synchronous standby again.');
  }

  /** Breaks off every connection that leads through the proxy to a node. */
  async cutConnectionsTo(node: Node): Promise<void> {
    const socket = connect(this.#control);
    socket.end(`shutdown sessions server connect/${node.name}\n`);
    const said = (await text(socket)).trim();
    if (said !== '') throw new Error(`The proxy says: ${said}`);
  }

  /** Asks the primary as its superuser. */
  async query<Row extends object>(sql: string): Promise<Row[]> {
    const client = new pg.Client(this.adminUrl);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends every program of the cluster by its id. */
  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.kill()));
    await this.programs.endAll();
  }

  /** Throws away what a cluster left behind. */
  clear(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #roles(): Promise<Roles | null> {
    const [one, two] = this.#nodes;
    const [isOneFirst, isTwoFirst] = await Promise.all(this.#nodes.map((node) => node.is('primary')));
    if (isOneFirst === isTwoFirst) return null;
    const roles = isOneFirst ? { primary: one, standby: two } : { primary: two, standby: one };
    return await roles.standby.is('synchronous') ? roles : null;
  }

  #startProxy(haproxy: string): void {
    const [one, two] = this.#nodes;
    const file = join(this.programs.folder, 'haproxy.cfg');
    writeFileSync(file, filled(readFileSync(TEMPLATE, 'utf8'), {
      CONTROL: this.#control, LISTEN: `127.0.0.1:${this.#ports.port}`, ONE: '127.0.0.1', TWO: '127.0.0.1',
      PORT_ONE: String(one.port), PORT_TWO: String(two.port),
      REST_PORT_ONE: String(one.restPort), REST_PORT_TWO: String(two.restPort),
    }));
    this.programs.start('haproxy', haproxy, { args: ['-db', '-f', file] });
  }
}

const startEtcd = (programs: Programs, { etcdPort, peerPort }: Ports): void => {
  const data = join(programs.folder, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  giveToDatabase(data);
  const [clients, peers] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  programs.start('etcd', 'etcd', {
    isDatabase: true,
    args: [
      '--name', 'etcd', '--data-dir', data, '--enable-v2',
      '--listen-client-urls', clients, '--advertise-client-urls', clients,
      '--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `etcd=${peers}`,
    ],
  });
};

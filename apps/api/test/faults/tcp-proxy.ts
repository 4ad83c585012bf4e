import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How a proxy treats what passes it. */
type Mode = 'pass' | 'pause' | 'reset' | 'refuse';

/** A network between a program and its database that can be taken away in several ways, and given back. */
export class TcpProxy {
  private readonly pairs = new Map<Socket, Socket>();
  private mode: Mode = 'pass';
  private delayMs = 0;
  private port = 0;
  private server: Server | undefined;

  constructor(private readonly socketPath: string) {}

  /** Opens the proxy and answers its port, which it keeps. */
  async open(): Promise<number> {
    const server = createServer((client) => { this.accept(client); });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.server = server;
    return this.port = (server.address() as AddressInfo).port;
  }

  /** Lets nothing through any more, in neither direction, and says nothing of it. */
  pause(): void {
    this.mode = 'pause';
    for (const socket of [...this.pairs.entries()].flat()) socket.pause();
  }

  /** Breaks every connection off, and each new one as soon as it is made. */
  reset(): void {
    this.mode = 'reset';
    for (const [client, server] of this.pairs) {
      client.resetAndDestroy();
      server.destroy();
    }
  }

  /** Breaks every connection off and accepts no new ones. */
  refuse(): void {
    this.reset();
    this.mode = 'refuse';
    this.server?.close();
    this.server = undefined;
  }

  /** Makes the way to the database longer. */
  delay(ms: number): void {
    this.delayMs = ms;
  }

  /** Lets everything through again. */
  async restore(): Promise<void> {
    this.mode = 'pass';
    this.delayMs = 0;
    if (!this.server) await this.open();
    for (const socket of [...this.pairs.entries()].flat()) socket.resume();
  }

  close(): void {
    this.reset();
    this.server?.close();
  }

  private accept(client: Socket): void {
    client.on('error', () => undefined);
    if (this.mode === 'reset') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.socketPath);
    server.on('error', () => client.destroy());
    this.pairs.set(client, server);
    this.carry(client, server);
    this.carry(server, client);
    client.on('close', () => {
      this.pairs.delete(client);
      server.destroy();
    });
    server.on('close', () => client.destroy());
    if (this.mode === 'pause') this.pause();
  }

  private carry(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (this.delayMs === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), this.delayMs);
    });
  }
}
